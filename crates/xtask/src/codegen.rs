//! `cargo xtask codegen`: everything in the repository that is written by a program.
//!
//! | what | from | by |
//! |---|---|---|
//! | `crates/<rulebook>/src/clauses.rs` | the rulebook's `rulebook.toml` | [`crate::clauses`] |
//! | `schemas/` | the Rust types of commands, events, views and answers | `wapenrol schemas` |
//! | `web/src/lib/api/generated` | `schemas/` | `npm run types` |

use crate::{clauses, provide, systems, workspace};
use anyhow::{Result, anyhow, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{collections::BTreeMap, fs};

/// Write, or only look.
#[derive(Debug, clap::Args)]
pub(crate) struct Options {
    /// Write nothing; fail when something is out of date
    #[arg(long)]
    check: bool,
    /// Only the constants of the clauses, which need no other program
    #[arg(long, conflicts_with = "check")]
    clauses: bool,
}

/// What is generated besides the clauses of each rulebook, relative to the root.
const GENERATED: &[&str] = &["schemas", "web/src/lib/api/generated"];

/// The crates that carry out a rulebook.
pub(crate) fn rulebooks() -> impl Iterator<Item = &'static str> {
    systems::names().chain(["campaign"])
}

/// The errand.
///
/// # Errors
/// When a generator fails, or with `--check` when something is out of date.
pub(crate) fn run(options: &Options) -> Result<()> {
    if options.check {
        check(crate::run::shown)
    } else if options.clauses {
        generate_clauses()
    } else {
        let before = everything()?;
        generate(&mut crate::run::shown)?;
        for file in differences(&before, &everything()?) {
            println!("wrote {}", file.display());
        }
        Ok(())
    }
}

/// Generates anew and compares; a stale file is left rewritten, so that it need only be committed.
///
/// # Errors
/// When a generator fails or a file was out of date.
pub(crate) fn check(mut run: impl FnMut(&mut Command) -> Result<()>) -> Result<()> {
    let before = everything()?;
    generate(&mut run)?;
    let stale = differences(&before, &everything()?);
    if stale.is_empty() {
        return Ok(());
    }
    let names: Vec<String> = stale.iter().map(|file| file.display().to_string()).collect();
    bail!("out of date, now rewritten; look at them and commit them:\n{}", names.join("\n"))
}

/// A file that is as it should be is left alone: another time on it would have everything compiled again.
fn generate_clauses() -> Result<()> {
    for rulebook in rulebooks() {
        let file = workspace::root().join(clauses_file(rulebook));
        let (was, is) = (fs::read_to_string(&file).unwrap_or_default(), clauses_of(rulebook)?);
        if was != is {
            fs::write(file, is)?;
        }
    }
    Ok(())
}

fn generate(run: &mut dyn FnMut(&mut Command) -> Result<()>) -> Result<()> {
    generate_clauses()?;
    let program = provide::program(run)?;
    run(Command::new(program).args(["schemas", "schemas"]).current_dir(workspace::root()))?;
    if let Some(mut install) = provide::npm_ci()? {
        run(&mut install)?;
        provide::remember_node_modules()?;
    }
    run(workspace::npm().args(["run", "types"]))
}

/// Where the constants of a rulebook's clauses stand.
pub(crate) fn clauses_file(rulebook: &str) -> PathBuf {
    PathBuf::from(format!("crates/{rulebook}/src/clauses.rs"))
}

/// What should stand there.
///
/// # Errors
/// When the register cannot be read or is wrong.
pub(crate) fn clauses_of(rulebook: &str) -> Result<String> {
    let register = format!("crates/{rulebook}/rulebook.toml");
    clauses::generate(workspace::read(&register)?).map_err(|wrong| anyhow!("{register}: {wrong}"))
}

fn everything() -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut files = BTreeMap::new();
    let written = rulebooks().map(clauses_file);
    for place in GENERATED.iter().map(PathBuf::from).chain(written) {
        gather(&place, &mut files)?;
    }
    Ok(files)
}

fn gather(place: &Path, files: &mut BTreeMap<PathBuf, Vec<u8>>) -> Result<()> {
    let path = workspace::root().join(place);
    if path.is_file() {
        files.insert(place.to_path_buf(), fs::read(path)?);
    } else if path.is_dir() {
        for entry in fs::read_dir(path)? {
            gather(&place.join(entry?.file_name()), files)?;
        }
    }
    Ok(())
}

fn differences(
    before: &BTreeMap<PathBuf, Vec<u8>>,
    after: &BTreeMap<PathBuf, Vec<u8>>,
) -> Vec<PathBuf> {
    let changed = after.iter().filter(|(file, text)| before.get(*file) != Some(*text));
    let gone = before.iter().filter(|(file, _)| !after.contains_key(*file));
    changed.chain(gone).map(|(file, _)| file.clone()).collect()
}
