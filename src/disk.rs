//! Reading the files that a host names.

use std::io;
use std::path::Path;

/// All bytes of a file. What is no plain file, such as a device or a pipe, might never end and is refused.
///
/// # Errors
/// There is no such file, or it cannot be read.
pub(crate) fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    if std::fs::metadata(&path)?.is_file() {
        std::fs::read(path)
    } else {
        Err(io::Error::new(
            io::ErrorKind::InvalidInput,
            "not a plain file",
        ))
    }
}
