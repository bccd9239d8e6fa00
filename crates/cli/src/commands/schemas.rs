//! `wapenrol schemas`: what programs that speak with Wapenrol are generated from. For engineers:
//! `cargo xtask codegen` calls it.

use crate::failure::Failure;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol schemas schemas      writes them into the folder schemas and removes what is old there")]
pub(crate) struct Schemas {
    /// The folder
    folder: PathBuf,
}

impl Schemas {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let files = server::schemas();
        let names: BTreeSet<PathBuf> =
            files.iter().map(|(name, _)| self.folder.join(name)).collect();
        for (name, text) in &files {
            let file = self.folder.join(name);
            fs::create_dir_all(file.parent().unwrap_or(&self.folder))?;
            fs::write(file, text)?;
        }
        remove_others(&self.folder, &names)
    }
}

fn remove_others(folder: &Path, names: &BTreeSet<PathBuf>) -> Result<(), Failure> {
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.is_dir() {
            remove_others(&path, names)?;
        } else if path.extension().is_some_and(|kind| kind == "json") && !names.contains(&path) {
            fs::remove_file(path)?;
        }
    }
    Ok(())
}
