//! Files that a subcommand writes.

use super::Misuse;
use crate::disk;
use anyhow::Context;
use std::collections::BTreeSet;
use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

/// Refuses, before any work, the files that [`write_file`] would refuse after it, and one that is
/// named twice.
///
/// # Errors
/// A file exists and may not be overwritten, or cannot be written, or two are the same.
pub(super) fn check_outputs<'a>(
    paths: impl IntoIterator<Item = &'a PathBuf>,
    force: bool,
) -> anyhow::Result<()> {
    let paths: Vec<&PathBuf> = paths.into_iter().collect();
    for path in &paths {
        told(disk::check_writable(path, force), path)?;
    }
    refuse_same(paths)
}

/// Refuses two names of one file.
///
/// # Errors
/// Two are the same, or the folder of one does not exist.
pub(super) fn refuse_same<'a>(paths: impl IntoIterator<Item = &'a PathBuf>) -> anyhow::Result<()> {
    let mut seen = BTreeSet::new();
    for path in paths {
        let name = || path.display().to_string();
        let folder = path.parent().filter(|folder| *folder != Path::new(""));
        let folder = folder
            .unwrap_or(Path::new("."))
            .canonicalize()
            .with_context(name)?;
        if !seen.insert((folder, path.file_name())) {
            anyhow::bail!(Misuse::new(&format!("{}: named for two files", name())));
        }
    }
    Ok(())
}

/// Writes a whole file or nothing. An existing file is left alone unless `force` is set.
///
/// # Errors
/// The file exists, or cannot be written.
pub(super) fn write_file(path: &Path, bytes: &[u8], force: bool) -> anyhow::Result<()> {
    told(disk::write(path, bytes, force), path)
}

/// Names the file that is the trouble; one that may not be overwritten is a wrong argument.
fn told(done: io::Result<()>, path: &Path) -> anyhow::Result<()> {
    let name = path.display();
    match done {
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            Err(Misuse::new(&format!("{name}: {error}")).into())
        }
        done => done.with_context(|| name.to_string()),
    }
}
