//! The file of move weights that a flag names.

use super::Misuse;
use crate::disk;
use crate::features::Weights;
use std::fmt::Display;
use std::path::Path;
use std::sync::Arc;

/// The weights in a file, or those built in where none is named.
///
/// # Errors
/// The file cannot be read, or holds no weights.
pub(super) fn weights(path: Option<&Path>) -> Result<Arc<Weights>, Misuse> {
    let Some(path) = path else {
        return Ok(Weights::built_in());
    };
    let unreadable = |why: &dyn Display| Misuse::new(&format!("{}: {why}", path.display()));
    let bytes = disk::read(path).map_err(|error| unreadable(&error))?;
    let weights = Weights::from_bytes(&bytes).map_err(|error| unreadable(&error))?;
    Ok(Arc::new(weights))
}
