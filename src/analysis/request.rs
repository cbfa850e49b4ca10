//! What a line is: a query, an action, or a mistake.

use super::complaint::Complaint;
use super::fields::Fields;
use serde_json::{Map, Value};

/// A line that says what it wants.
#[derive(Debug)]
pub(super) struct Request {
    pub(super) id: String,
    pub(super) object: Map<String, Value>,
    pub(super) kind: Kind,
}

/// What it wants.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Kind {
    /// An analysis.
    Query,
    /// The version.
    Version,
    /// That nothing be remembered.
    ClearCache,
    /// That queries end: of this id, else all; these turns, else all.
    Terminate {
        id: Option<String>,
        turns: Option<Vec<i64>>,
    },
}

impl Request {
    /// Reads a line.
    ///
    /// # Errors
    /// What is wrong with it, and the id that it has.
    pub(super) fn read(line: &[u8]) -> Result<Self, (Complaint, Option<String>)> {
        let value: Value = serde_json::from_slice(line)
            .map_err(|error| (Complaint::new(format!("Not a line of JSON: {error}")), None))?;
        let Value::Object(object) = value else {
            return Err((Complaint::new("Not a JSON object"), None));
        };
        let Some(id) = object.get("id").and_then(Value::as_str) else {
            return Err((Complaint::about("id", "Must be given, a string"), None));
        };
        let id = id.to_owned();
        match Kind::read(Fields(&object)) {
            Ok(kind) => Ok(Self { id, object, kind }),
            Err(complaint) => Err((complaint, Some(id))),
        }
    }
}

impl Kind {
    fn read(fields: Fields<'_>) -> Result<Self, Complaint> {
        let Some(action) = fields.get("action") else {
            return Ok(Self::Query);
        };
        match action.as_str() {
            Some("query_version") => Ok(Self::Version),
            Some("clear_cache") => Ok(Self::ClearCache),
            Some("terminate") => {
                let id = fields.get("terminateId").and_then(Value::as_str);
                let id =
                    id.ok_or_else(|| Complaint::about("terminateId", "Must be given, a string"))?;
                Self::terminate(Some(id), fields)
            }
            Some("terminate_all") => Self::terminate(None, fields),
            _ => Err(Complaint::about(
                "action",
                "Must be query_version, clear_cache, terminate or terminate_all",
            )),
        }
    }

    fn terminate(id: Option<&str>, fields: Fields<'_>) -> Result<Self, Complaint> {
        Ok(Self::Terminate {
            id: id.map(str::to_owned),
            turns: fields.integers("turnNumbers")?,
        })
    }
}
