//! The fields of an object, as numbers, flags, players and lists.

use super::complaint::Complaint;
use crate::board::Color;
use serde_json::{Map, Value};
use std::fmt::Display;
use std::ops::RangeInclusive;

/// An object whose fields are to be read. A field that is not there reads as `None`, or false.
#[derive(Clone, Copy, Debug)]
pub(super) struct Fields<'a>(pub(super) &'a Map<String, Value>);

impl<'a> Fields<'a> {
    pub(super) fn get(self, field: &str) -> Option<&'a Value> {
        self.0.get(field)
    }

    pub(super) fn has(self, field: &str) -> bool {
        self.0.contains_key(field)
    }

    /// A whole number in this range.
    pub(super) fn integer(
        self,
        field: &str,
        range: &RangeInclusive<i64>,
    ) -> Result<Option<i64>, Complaint> {
        let bad = || Complaint::about(field, bounds("an integer", range));
        let number = |value: &Value| value.as_i64().filter(|n| range.contains(n)).ok_or_else(bad);
        self.get(field).map(number).transpose()
    }

    /// A number in this range.
    pub(super) fn number(
        self,
        field: &str,
        range: &RangeInclusive<f64>,
    ) -> Result<Option<f64>, Complaint> {
        let bad = || Complaint::about(field, bounds("a number", range));
        let number = |value: &Value| value.as_f64().filter(|n| range.contains(n)).ok_or_else(bad);
        self.get(field).map(number).transpose()
    }

    pub(super) fn flag(self, field: &str) -> Result<bool, Complaint> {
        let flag = self.get(field).map_or(Some(false), Value::as_bool);
        flag.ok_or_else(|| Complaint::about(field, "Must be true or false"))
    }

    pub(super) fn player(self, field: &str) -> Result<Option<Color>, Complaint> {
        let bad = || Complaint::about(field, "Must be \"B\" or \"W\"");
        let read = |value: &Value| value.as_str().and_then(player).ok_or_else(bad);
        self.get(field).map(read).transpose()
    }

    /// A list of anything.
    pub(super) fn list(self, field: &str) -> Result<Option<&'a [Value]>, Complaint> {
        let bad = || Complaint::about(field, "Must be a list");
        let list = self
            .get(field)
            .map(|value| value.as_array().ok_or_else(bad));
        Ok(list.transpose()?.map(Vec::as_slice))
    }

    /// A list of whole numbers.
    pub(super) fn integers(self, field: &str) -> Result<Option<Vec<i64>>, Complaint> {
        let bad = || Complaint::about(field, "Must be a list of integers");
        let Some(list) = self.list(field).map_err(|_| bad())? else {
            return Ok(None);
        };
        let numbers: Option<Vec<i64>> = list.iter().map(Value::as_i64).collect();
        numbers.map(Some).ok_or_else(bad)
    }
}

/// A player by letter or word, in any case.
pub(super) fn player(word: &str) -> Option<Color> {
    match word.to_ascii_lowercase().as_str() {
        "b" | "black" => Some(Color::BLACK),
        "w" | "white" => Some(Color::WHITE),
        _ => None,
    }
}

fn bounds<T: Display>(what: &str, range: &RangeInclusive<T>) -> String {
    format!("Must be {what} from {} to {}", range.start(), range.end())
}
