//! What is wrong with a query, and the object that says so.

use serde_json::{Map, Value};

/// What is wrong, and with which field if with one.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Complaint {
    field: Option<String>,
    text: String,
}

impl Complaint {
    /// About the whole line.
    pub(super) fn new(text: impl Into<String>) -> Self {
        Self {
            field: None,
            text: text.into(),
        }
    }

    /// About one field.
    pub(super) fn about(field: &str, text: impl Into<String>) -> Self {
        Self {
            field: Some(field.to_owned()),
            text: text.into(),
        }
    }

    /// The same about a field inside of another one.
    pub(super) fn within(self, outer: &str) -> Self {
        let text = self
            .field
            .map_or(self.text.clone(), |inner| format!("{inner}: {}", self.text));
        Self::about(outer, text)
    }

    /// As the answer to a query that is not carried out.
    pub(super) fn error(self, id: Option<&str>) -> Value {
        self.object("error", id)
    }

    /// As a remark on a query that is carried out all the same.
    pub(super) fn warning(self, id: &str) -> Value {
        self.object("warning", Some(id))
    }

    fn object(self, kind: &str, id: Option<&str>) -> Value {
        let mut object = Map::new();
        object.insert(kind.to_owned(), self.text.into());
        if let Some(field) = self.field {
            object.insert("field".to_owned(), field.into());
        }
        if let Some(id) = id {
            object.insert("id".to_owned(), id.into());
        }
        Value::Object(object)
    }
}
