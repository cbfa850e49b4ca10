//! Files that a subcommand writes.

use crate::disk;
use anyhow::Context;
use std::path::Path;

/// Refuses what [`write_file`] would refuse because it exists, before there is anything to write.
///
/// # Errors
/// The file exists and may not be overwritten.
pub(super) fn refuse_existing(path: &Path, force: bool) -> anyhow::Result<()> {
    if !force && path.symlink_metadata().is_ok() {
        anyhow::bail!("{}: {}", path.display(), disk::EXISTS);
    }
    Ok(())
}

/// Writes a whole file or nothing. An existing file is left alone unless `force` is set.
///
/// # Errors
/// The file exists, or cannot be written.
pub(super) fn write_file(path: &Path, bytes: &[u8], force: bool) -> anyhow::Result<()> {
    disk::write(path, bytes, force).with_context(|| path.display().to_string())
}
