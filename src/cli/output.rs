//! Files that a subcommand writes.

use crate::disk;
use anyhow::Context;
use std::path::Path;

/// Writes a whole file or nothing. An existing file is left alone unless `force` is set.
///
/// # Errors
/// The file exists, or cannot be written.
pub(super) fn write_file(path: &Path, bytes: &[u8], force: bool) -> anyhow::Result<()> {
    disk::write(path, bytes, force).with_context(|| path.display().to_string())
}
