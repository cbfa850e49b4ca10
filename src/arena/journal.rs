//! The file of a match: a line of JSON for each game, written as the game ends, and read again when the match goes on.

use super::entry::{Entry, Facts};
use crate::disk;
use anyhow::{Context, bail, ensure};
use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// How every line begins.
const START: &[u8] = b"{\"game\":";

/// An open file of results, ours alone.
#[derive(Debug)]
pub(super) struct Journal {
    path: PathBuf,
    file: File,
}

impl Journal {
    /// Opens the file, new or of the same match; tells the games in it. A last line that is broken, as it is when its
    /// writer was killed, is cut off.
    ///
    /// # Errors
    /// It holds something else, somebody else writes it, or it cannot be read or written.
    pub(super) fn open(path: &Path, facts: &Facts) -> anyhow::Result<(Self, Vec<Entry>)> {
        let cannot = || format!("cannot open {}", path.display());
        let file = OpenOptions::new()
            .read(true)
            .append(true)
            .create(true)
            .open(path);
        let mut file = file.with_context(cannot)?;
        if let Err(TryLockError::WouldBlock) = file.try_lock() {
            bail!("another match is writing {}", path.display());
        }
        let text = disk::read(path).with_context(cannot)?;
        let (entries, whole) = parse(path, &text)?;
        for entry in &entries {
            if let Some(difference) = facts.difference(&entry.facts) {
                bail!("{} is of another match; {difference}", path.display());
            }
        }
        if whole < text.len() {
            file.set_len(whole as u64).with_context(cannot)?;
            file.seek(SeekFrom::End(0)).with_context(cannot)?;
        }
        let path = path.to_owned();
        Ok((Self { path, file }, entries))
    }

    /// Adds a game.
    ///
    /// # Errors
    /// It cannot be written.
    pub(super) fn write(&mut self, entry: &Entry) -> anyhow::Result<()> {
        let cannot = || format!("cannot write {}", self.path.display());
        // One write: what others see, and what is left if we are killed, is the whole line or a piece without an end.
        let line = serde_json::to_string(entry).with_context(cannot)? + "\n";
        let written = self.file.write_all(line.as_bytes());
        written
            .and_then(|()| self.file.sync_data())
            .with_context(cannot)
    }
}

/// The games in whole lines, and how many bytes these are. What follows is the broken end of a file whose writer was killed.
///
/// # Errors
/// It is no file of results.
pub(super) fn parse(path: &Path, text: &[u8]) -> anyhow::Result<(Vec<Entry>, usize)> {
    let end = text.iter().rposition(|&byte| byte == b'\n');
    let (lines, broken) = text.split_at(end.map_or(0, |at| at + 1));
    let numbered = lines.split(|&byte| byte == b'\n').zip(1..);
    let numbered = numbered.filter(|(line, _)| !line.trim_ascii().is_empty());
    let entries = numbered.map(|(line, number)| {
        serde_json::from_slice(line)
            .with_context(|| format!("{}, line {number}: no result of a match", path.display()))
    });
    let entries = entries.collect::<anyhow::Result<Vec<Entry>>>()?;
    let shared = broken.len().min(START.len());
    ensure!(
        broken.get(..shared) == START.get(..shared),
        "{} is no file of results",
        path.display()
    );
    Ok((entries, lines.len()))
}
