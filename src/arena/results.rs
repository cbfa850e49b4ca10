//! The files of a match read again and put together.

use super::entry::Entry;
use super::journal;
use crate::disk;
use anyhow::{Context, bail};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// The games of one match.
#[derive(Clone, Debug)]
pub struct Results {
    /// In the order of their numbers, each once.
    pub entries: Vec<Entry>,
    /// How many games were there again.
    pub repeated: usize,
}

/// Reads files of one match. A last line that is broken, as it is while a match is played, is passed over; of a game that is there
/// more than once the first is taken.
///
/// # Errors
/// A file cannot be read, holds something else, or is of another match than the first.
pub fn read_results(paths: &[PathBuf]) -> anyhow::Result<Results> {
    let (mut entries, mut numbers, mut repeated) = (Vec::<Entry>::new(), BTreeSet::new(), 0);
    for path in paths {
        let text = disk::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        for entry in journal::parse(path, &text)?.0 {
            let first = entries.first();
            if let Some(difference) = first.and_then(|first| first.facts.difference(&entry.facts)) {
                bail!("{} is of another match; {difference}", path.display());
            }
            if numbers.insert(entry.game) {
                entries.push(entry);
            } else {
                repeated += 1;
            }
        }
    }
    entries.sort_by_key(|entry| entry.game);
    Ok(Results { entries, repeated })
}
