//! Names the rules that this program is built of, so that no state is resumed that other rules have folded.

use std::{
    collections::BTreeSet,
    env,
    error::Error,
    fs,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    path::{Path, PathBuf},
};

/// Everything from which a state comes out of records: what the referee is made of but the store, which keeps them
/// as they are.
const CRATES: &[&str] = &[
    "board",
    "campaign",
    "campaign-map",
    "chance",
    "chronicle",
    "decider",
    "fortified-town",
    "lowenheim",
    "lowenherz",
    "messages",
    "referee",
    "rulebook",
    "te-wapen",
];

/// What lies in a crate and is no part of the program.
const BESIDE: &[&str] = &["benches", "clippy.toml", "tests"];

fn main() -> Result<(), Box<dyn Error>> {
    let crates = Path::new(&env::var("CARGO_MANIFEST_DIR")?).join("..");
    // It is no proof of anything: two builds by other compilers may be told apart without need.
    let mut hasher = DefaultHasher::new();
    // The form of a state hangs on it, too.
    env::var("CARGO_PKG_VERSION")?.hash(&mut hasher);
    for name in CRATES {
        for entry in entries(&crates.join(name))? {
            if BESIDE.iter().any(|name| entry.ends_with(name)) {
                continue;
            }
            println!("cargo::rerun-if-changed={}", entry.display());
            for file in files(&entry)? {
                file.strip_prefix(&crates)?.hash(&mut hasher);
                fs::read(&file)?.hash(&mut hasher);
            }
        }
    }
    println!("cargo::rustc-env=WAPENROL_RULES={:016x}", hasher.finish());
    Ok(())
}

/// In an order that is the same everywhere.
fn entries(folder: &Path) -> Result<BTreeSet<PathBuf>, Box<dyn Error>> {
    fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect()
}

fn files(path: &Path) -> Result<BTreeSet<PathBuf>, Box<dyn Error>> {
    if path.is_file() {
        return Ok(BTreeSet::from([path.to_path_buf()]));
    }
    let mut found = BTreeSet::new();
    for entry in entries(path)? {
        found.extend(files(&entry)?);
    }
    Ok(found)
}
