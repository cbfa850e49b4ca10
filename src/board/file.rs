//! Boards from JSON: `{"vertices":[{"name":"a","x":0,"y":0},...],"edges":[["a","b"],...]}`.

use super::graph::GraphError;
use super::{Graph, MAX_POINTS, NamedPoint, Topology};
use serde_json::{Value, json};
use std::collections::BTreeMap;

impl Graph {
    /// The graph that the text of a board file holds, under this name.
    ///
    /// # Errors
    /// The text is no board file, or the graph no board.
    pub fn from_json(spec: &str, text: &[u8]) -> Result<Self, GraphError> {
        graph(spec, text)
    }

    /// The graph as a board file has it, with its name; coordinates are rounded to millionths.
    pub fn to_json(&self) -> String {
        let named = self.named_points().iter();
        let vertices: Vec<_> = named
            .map(|point| {
                json!({"name": point.name, "x": millionths(point.x), "y": millionths(point.y)})
            })
            .collect();
        let edges = self.points().iter().flat_map(|&a| {
            let later = self.neighbours(a);
            let later = later.filter(move |&b| self.place(b) > self.place(a));
            later.map(move |b| json!([self.name(a), self.name(b)]))
        });
        let edges: Vec<_> = edges.collect();
        json!({"board": self.spec(), "vertices": vertices, "edges": edges}).to_string()
    }
}

/// A coordinate that reads back as it was written. Adding zero makes a negative one positive.
fn millionths(coordinate: f64) -> f64 {
    (1e6 * coordinate).round() / 1e6 + 0.0
}

/// Reads a board file.
pub(super) fn graph(spec: &str, text: &[u8]) -> Result<Graph, GraphError> {
    let bad = |why: &str| GraphError::BadFile(why.to_owned());
    let json: Value =
        serde_json::from_slice(text).map_err(|error| GraphError::BadFile(error.to_string()))?;
    let listed = json["vertices"]
        .as_array()
        .ok_or_else(|| bad("\"vertices\" is not a list"))?;
    if listed.len() > MAX_POINTS {
        return Err(GraphError::TooManyPoints(listed.len()));
    }
    let vertices = listed
        .iter()
        .enumerate()
        .map(|(i, v)| vertex(i, v))
        .collect::<Result<Vec<_>, _>>()?;
    let index: BTreeMap<&str, usize> = vertices
        .iter()
        .enumerate()
        .map(|(i, v)| (v.name.as_str(), i))
        .collect();
    let listed = json["edges"]
        .as_array()
        .ok_or_else(|| bad("\"edges\" is not a list"))?;
    let mut edges = Vec::with_capacity(listed.len());
    for (i, edge) in listed.iter().enumerate() {
        let ends: Option<Vec<&str>> = edge
            .as_array()
            .and_then(|ends| ends.iter().map(Value::as_str).collect());
        let Some([a, b]) = ends.as_deref() else {
            return Err(GraphError::BadFile(format!(
                "edge {} is not a pair of names",
                i + 1
            )));
        };
        let find = |name: &str| {
            index
                .get(name)
                .copied()
                .ok_or_else(|| GraphError::UnknownPoint(name.to_owned()))
        };
        edges.push((find(a)?, find(b)?));
    }
    Graph::new(spec, vertices, &edges)
}

fn vertex(i: usize, json: &Value) -> Result<NamedPoint, GraphError> {
    let name = json["name"]
        .as_str()
        .ok_or_else(|| GraphError::BadFile(format!("vertex {} has no name", i + 1)))?;
    let coordinate = |key: &str| match &json[key] {
        Value::Null => Ok(0.0),
        value => value
            .as_f64()
            .ok_or_else(|| GraphError::BadCoordinate(name.to_owned())),
    };
    Ok(NamedPoint {
        name: name.to_owned(),
        x: coordinate("x")?,
        y: coordinate("y")?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_names_its_points() {
        let text = r#"{"vertices":[{"name":"a","x":0,"y":0},{"name":"b","x":1.5,"y":0},{"name":"c"}],"edges":[["a","b"]]}"#;
        let graph = graph("file:x", text.as_bytes()).unwrap();
        assert_eq!((graph.named_points().len(), graph.edge_count()), (3, 1));
        assert_eq!(graph.name(graph.point("B").unwrap()), "b");
    }

    #[test]
    fn errors_name_the_culprit() {
        let with = |vertices: &str, edges: &str| {
            graph(
                "file:x",
                format!(r#"{{"vertices":[{vertices}],"edges":[{edges}]}}"#).as_bytes(),
            )
            .unwrap_err()
        };
        let ab = r#"{"name":"a"},{"name":"b"}"#;
        assert_eq!(with(ab, r#"["a","a"]"#), GraphError::SelfLoop("a".into()));
        assert_eq!(
            with(ab, r#"["a","b"],["b","a"]"#),
            GraphError::DoubleEdge("a".into(), "b".into())
        );
        assert_eq!(
            with(ab, r#"["a","z"]"#),
            GraphError::UnknownPoint("z".into())
        );
        assert_eq!(
            with(r#"{"name":"a"},{"name":"A"}"#, ""),
            GraphError::DoubleName("A".into())
        );
        assert_eq!(
            with(r#"{"name":"pass"}"#, ""),
            GraphError::BadName("pass".into())
        );
        assert_eq!(
            with(r#"{"name":"a","x":"NaN"}"#, ""),
            GraphError::BadCoordinate("a".into())
        );
        assert_eq!(with("", ""), GraphError::NoPoints);
        assert!(matches!(with(ab, r#"["a"]"#), GraphError::BadFile(_)));
        assert!(matches!(
            graph("file:x", b"{").unwrap_err(),
            GraphError::BadFile(_)
        ));
    }
}
