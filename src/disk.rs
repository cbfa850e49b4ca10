//! Reading the files that a host or the user names, and writing them: whole or not at all, and over no other.

use std::fs::{self, OpenOptions};
use std::io::{self, ErrorKind, Write};
use std::path::{Path, PathBuf};

/// Why a file is left alone.
const EXISTS: &str = "the file exists, and only --force overwrites it";

/// All bytes of a file. What is no plain file, such as a device or a pipe, might never end and is refused.
///
/// # Errors
/// There is no such file, or it cannot be read.
pub(crate) fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    if fs::metadata(&path)?.is_file() {
        fs::read(path)
    } else {
        Err(not_plain())
    }
}

/// All of a file in UTF-8.
///
/// # Errors
/// As for [`read`], and if it is not UTF-8.
pub(crate) fn read_text(path: impl AsRef<Path>) -> io::Result<String> {
    String::from_utf8(read(path)?).map_err(|error| io::Error::new(ErrorKind::InvalidData, error))
}

/// Whether [`write`] could write such a file now; nothing is left of the attempt.
///
/// # Errors
/// As for [`write`].
pub(crate) fn check_writable(path: &Path, force: bool) -> io::Result<()> {
    if !force && path.symlink_metadata().is_ok() {
        return Err(exists());
    }
    if fs::metadata(path).is_ok_and(|found| !found.is_file()) {
        return Err(not_plain());
    }
    let beside = beside(path);
    let created = OpenOptions::new()
        .write(true)
        .create_new(true)
        .open(&beside);
    created.and_then(|_| fs::remove_file(&beside))
}

/// Writes a whole file or nothing: the bytes go to a file beside it that then takes its name. What exists is left
/// alone unless `force` is set and it is a plain file.
///
/// # Errors
/// The file exists, or cannot be written.
pub(crate) fn write(path: &Path, bytes: &[u8], force: bool) -> io::Result<()> {
    let reserved = OpenOptions::new().write(true).create_new(true).open(path);
    let is_new = match reserved {
        Ok(_) => true,
        Err(error) if error.kind() == ErrorKind::AlreadyExists && force => {
            if !fs::metadata(path)?.is_file() {
                return Err(not_plain());
            }
            false
        }
        Err(error) if error.kind() == ErrorKind::AlreadyExists => {
            return Err(exists());
        }
        Err(error) => return Err(error),
    };
    let written = write_and_rename(path, bytes);
    if written.is_err() && is_new {
        // The name was ours to reserve.
        let _ = fs::remove_file(path);
    }
    written
}

fn write_and_rename(path: &Path, bytes: &[u8]) -> io::Result<()> {
    let beside = beside(path);
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

/// The file that takes a name once it is whole.
fn beside(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    path.with_file_name(name)
}

fn exists() -> io::Error {
    io::Error::new(ErrorKind::AlreadyExists, EXISTS)
}

fn not_plain() -> io::Error {
    io::Error::new(ErrorKind::InvalidInput, "not a plain file")
}
