//! The tests of a crate are one program, `tests/main.rs`, which is compiled and linked once; each file would
//! be a program of its own otherwise. A file that it does not name would never run.

use super::Findings;
use super::modules::{declared, tokens};
use anyhow::Result;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

/// Looks at every file directly in a crate's `tests/`.
pub(super) fn look(files: &[PathBuf], findings: &mut Findings) -> Result<()> {
    let mut crates: BTreeMap<&Path, Vec<&Path>> = BTreeMap::new();
    for file in files.iter().filter(|file| file.extension().is_some_and(|kind| kind == "rs")) {
        let Some(folder) = file.parent() else { continue };
        if folder.iter().count() == 3 && folder.ends_with("tests") {
            crates.entry(folder).or_default().push(file);
        }
    }
    for (folder, files) in crates {
        let main = folder.join("main.rs");
        if !files.contains(&main.as_path()) {
            if files.len() > 1 {
                let message = "several programs of tests: name them in a `main.rs`, which is one";
                findings.fault(folder, 0, message);
            }
            continue;
        }
        let named = declared(&tokens(&main)?);
        for file in files.into_iter().filter(|file| **file != *main) {
            let stem = file.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
            if !named.contains(stem) {
                findings.fault(
                    file,
                    0,
                    format!("{} does not name it: it never runs", main.display()),
                );
            }
        }
    }
    Ok(())
}
