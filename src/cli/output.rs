//! Files that a subcommand writes.

use anyhow::{Context, bail};
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write};
use std::path::Path;

/// Writes a whole file or nothing: the bytes go to a file beside it that then takes its name. An existing file is left
/// alone unless `force` is set.
///
/// # Errors
/// The file exists, or cannot be written.
pub(super) fn write_file(path: &Path, bytes: &[u8], force: bool) -> anyhow::Result<()> {
    let reserved = OpenOptions::new().write(true).create_new(true).open(path);
    let is_new = match reserved {
        Ok(_) => true,
        Err(error) if error.kind() == ErrorKind::AlreadyExists && force => false,
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            bail!("{} exists: --force overwrites it", path.display())
        }
        Err(error) => return Err(error).with_context(|| path.display().to_string()),
    };
    let written = write_and_rename(path, bytes);
    if written.is_err() && is_new {
        // The name was ours to reserve.
        let _ = fs::remove_file(path);
    }
    written.with_context(|| path.display().to_string())
}

fn write_and_rename(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let beside = path.with_file_name(name);
    let mut file = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&beside)?;
    let done = file
        .write_all(bytes)
        .and_then(|()| file.sync_all())
        .and_then(|()| fs::rename(&beside, path));
    if done.is_err() {
        // What was written is of no use.
        let _ = fs::remove_file(&beside);
    }
    done
}
