//! Suites: lists of scripts. `@LIST` among the scripts stands for those in the file `LIST`, one a line.

use super::script::ScriptError;
use crate::disk;
use std::path::{Path, PathBuf};

/// Lists may name lists, but not for ever.
const DEEPEST: usize = 16;

/// The scripts that these names stand for, in their order. Names in a list are relative to its folder; empty lines and
/// those that begin with `#` mean nothing.
///
/// # Errors
/// A list that cannot be read, or that leads back to itself: its name and what is wrong.
pub fn expand(names: &[PathBuf]) -> Result<Vec<PathBuf>, (PathBuf, ScriptError)> {
    let mut files = Vec::new();
    for name in names {
        add(name, DEEPEST, &mut files)?;
    }
    Ok(files)
}

fn add(name: &Path, depth: usize, files: &mut Vec<PathBuf>) -> Result<(), (PathBuf, ScriptError)> {
    let Some(list) = listed(name) else {
        files.push(name.to_owned());
        return Ok(());
    };
    let error = |what: String| (list.clone(), ScriptError { line: None, what });
    if depth == 0 {
        return Err(error("the list leads back to itself".to_owned()));
    }
    let text = disk::read_text(&list).map_err(|why| error(why.to_string()))?;
    let folder = list.parent().unwrap_or(Path::new(""));
    for line in text.lines().map(str::trim) {
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        let name = match line.strip_prefix('@') {
            Some(nested) => prefixed(&folder.join(nested)),
            None => folder.join(line),
        };
        add(&name, depth - 1, files)?;
    }
    Ok(())
}

/// The file of a list, if the name is one of a list.
fn listed(name: &Path) -> Option<PathBuf> {
    name.to_str()?.strip_prefix('@').map(PathBuf::from)
}

fn prefixed(path: &Path) -> PathBuf {
    let mut name = std::ffi::OsString::from("@");
    name.push(path);
    name.into()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    fn folder(name: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder = std::env::temp_dir().join(format!("tengen-{}-{name}", std::process::id()));
        fs::create_dir_all(folder.join("sub")).unwrap();
        for (file, text) in files {
            fs::write(folder.join(file), text).unwrap();
        }
        folder
    }

    #[test]
    fn lists_stand_for_their_scripts() {
        let files = [
            ("all.list", "# mine\na.tst\r\n\n@sub/more.list\nb.tst\n"),
            ("sub/more.list", "c.tst\n../d.tst"),
        ];
        let folder = folder("suites", &files);
        let names = [PathBuf::from("x.tst"), prefixed(&folder.join("all.list"))];
        let expected: Vec<PathBuf> = ["a.tst", "sub/c.tst", "sub/../d.tst", "b.tst"]
            .map(|name| folder.join(name))
            .into();
        assert_eq!(expand(&names).unwrap(), [&names[..1], &expected].concat());
        fs::remove_dir_all(folder).unwrap();
    }

    #[test]
    #[cfg(unix)]
    fn what_never_ends_is_no_list() {
        let (_, error) = expand(&[PathBuf::from("@/dev/zero")]).unwrap_err();
        assert_eq!(error.what, "not a plain file");
        let error =
            super::super::script::load(Path::new("/dev/zero"), super::super::Grammar::Strict);
        assert_eq!(error.unwrap_err().what, "not a plain file");
    }

    #[test]
    fn lists_that_lead_nowhere_are_refused() {
        let folder = folder(
            "loops",
            &[("loop.list", "@loop.list"), ("bad.list", "@none.list")],
        );
        for (name, list, what) in [
            ("loop.list", "loop.list", "leads back"),
            ("bad.list", "none.list", "o such file"),
        ] {
            let (path, error) = expand(&[prefixed(&folder.join(name))]).unwrap_err();
            assert_eq!(path, folder.join(list));
            assert!(error.what.contains(what) || cfg!(windows), "{error}");
        }
        fs::remove_dir_all(folder).unwrap();
    }
}
