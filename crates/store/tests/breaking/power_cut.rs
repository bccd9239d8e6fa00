//! A replayed power cut.
//!
//! A child runs under a small preloaded library (`power_cut.c`) that records every write, cut and
//! sync of its data folder, and what was acknowledged in between. From that record the disk images
//! are made that a power cut at some moment could have left, by four models of what happens to
//! writes that were not synced: all are kept, none, the first few, or any of their 4 KiB blocks.
//! Files, renames and removals are taken as durable, which is kind to the store.

use crate::{
    acknowledged::Acknowledged,
    child::Broken,
    support::{Game, Random, RngExt as _, SeedableRng as _},
};
use std::{
    collections::BTreeMap,
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};
use store::{OpenOptions, SledStore, Store as _, verify_data};

const BLOCK: usize = 4096;

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Unsynced {
    All,
    None,
    Prefix,
    Blocks,
}

/// One thing that happened to the disk, or that was said.
#[derive(Debug)]
enum Operation {
    Write { file: PathBuf, at: usize, bytes: Vec<u8> },
    Cut { file: PathBuf, length: usize },
    Sync { file: PathBuf },
    Rename { from: PathBuf, to: PathBuf },
    Remove { file: PathBuf },
    Said(String),
}

#[test]
fn power_cuts() {
    replay_cuts("write", 250, 40);
}

/// Values that sled finds too long for its log it writes to files that it never syncs. Kept whole,
/// the second cut took acknowledged records with it.
#[test]
fn power_cuts_among_long_records() {
    replay_cuts("write long", 80, 16);
}

/// Lets a child play until so many batches were acknowledged, then cuts the power at so many moments
/// of what it did.
fn replay_cuts(part: &str, batches: usize, cuts: usize) {
    let parent = tempfile::tempdir().unwrap();
    // The kernel names files by their real path.
    let parent = parent.path().canonicalize().unwrap();
    let Some(library) = compiled(&parent, "power_cut.c") else { return };
    let (folder, record) = (parent.join("data"), parent.join("record"));
    fs::create_dir(&folder).unwrap();
    let environment = [("LD_PRELOAD", &*library), ("PC_DIR", &*folder), ("PC_LOG", &*record)];
    let mut child = Broken::start(part, &folder, 3, &environment);
    let mut told = Acknowledged::default();
    while told.batches < batches {
        told.hear(&child.hear());
    }
    child.kill();
    let operations = read(&fs::read(&record).unwrap());
    let said: Vec<usize> = (0..operations.len())
        .filter(|at| matches!(&operations[*at], Operation::Said(line) if line.starts_with("ack")))
        .collect();
    assert!(said.len() >= batches, "{} answers in the record", said.len());
    let unsynced = |operation: &&Operation| {
        matches!(operation, Operation::Write { file, .. }
        if file.starts_with(folder.join("sled/blobs")))
    };
    assert_eq!(operations.iter().filter(unsynced).count(), 0, "sled never syncs these files");

    let mut random = Random::seed_from_u64(11);
    let image = parent.join("image");
    let mut lost = BTreeMap::new();
    for number in 0..cuts {
        // Half of them just behind an answer, half anywhere, also before the first answer.
        let at = match number % 2 {
            0 => said[random.random_range(0..said.len())] + 1 + random.random_range(0..4),
            _ => random.random_range(0..operations.len()),
        };
        let happened = &operations[..at.min(operations.len())];
        let mut told = Acknowledged::default();
        for operation in happened {
            if let Operation::Said(text) = operation {
                text.lines().for_each(|line| told.hear(line));
            }
        }
        for model in [Unsynced::All, Unsynced::None, Unsynced::Prefix, Unsynced::Blocks] {
            let (files, dropped) = after_the_cut(happened, model, &mut random);
            lay_out(&folder, &image, &files);
            let context = format!("cut {number} at {at} of {}, {model:?}", operations.len());
            let store = SledStore::open(&image, OpenOptions::default())
                .unwrap_or_else(|error| panic!("{context}: {error}"));
            told.check(&store);
            drop(store);
            let report = verify_data(&image).unwrap();
            assert!(report.is_sound(), "{context}: {report:?}");
            *lost.entry(format!("{model:?}")).or_insert(0) += dropped;
        }
    }
    println!("{cuts} cuts in four models; unsynced bytes that were lost: {lost:?}");
}

/// A killed process leaves frames that were written and never synced. When the next opening has
/// taken them over, a power cut must not leave a database that knows more than the journal.
#[test]
fn an_opening_syncs_the_journal_before_the_database_follows_it() {
    let parent = tempfile::tempdir().unwrap();
    let parent = parent.path().canonicalize().unwrap();
    let Some(library) = compiled(&parent, "power_cut.c") else { return };
    let (folder, record) = (parent.join("data"), parent.join("record"));
    let mut game = Game::new(0);
    let store = SledStore::open(&folder, OpenOptions::default()).unwrap();
    store.append(game.campaign, None, &game.next(0, 0)).unwrap();
    drop(store);
    fs::remove_dir_all(folder.join("sled")).unwrap();

    let environment = [("LD_PRELOAD", &*library), ("PC_DIR", &*folder), ("PC_LOG", &*record)];
    let mut child = Broken::start("write", &folder, 3, &environment);
    while child.hear() != "opened" {}
    child.kill();
    let operations = read(&fs::read(&record).unwrap());
    let opened = operations.iter().position(
        |operation| matches!(operation, Operation::Said(text) if text.contains("opened")),
    );
    let synced: Vec<&Path> = operations[..opened.unwrap()]
        .iter()
        .filter_map(|operation| match operation {
            Operation::Sync { file } => Some(file.strip_prefix(&folder).unwrap()),
            _ => None,
        })
        .collect();
    let last = |name: &str| synced.iter().rposition(|file| *file == Path::new(name));
    assert!(last("journal").is_some(), "{synced:?}");
    assert!(last("journal") < last("sled/db"), "{synced:?}");
}

/// Compiles the library. Nothing else needs a C compiler: without one this test is skipped, except
/// where it must not be.
pub(crate) fn compiled(folder: &Path, source: &str) -> Option<PathBuf> {
    if !cfg!(target_os = "linux") {
        println!("skipped: calls of the system are taken over on Linux only");
        return None;
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/breaking").join(source);
    let library = folder.join("preloaded.so");
    let compiled = Command::new("cc")
        .args(["-shared", "-fPIC", "-O1", "-w", "-o"])
        .args([&library, &source])
        .arg("-ldl")
        .output();
    match compiled {
        Ok(output) if output.status.success() => Some(library),
        other => {
            assert!(env::var_os("CI").is_none(), "it needs the C compiler `cc`: {other:?}");
            println!("skipped: it needs the C compiler `cc`");
            None
        }
    }
}

/// Takes the record apart: a letter, the path's length, the path, offset, length, bytes.
fn read(record: &[u8]) -> Vec<Operation> {
    let mut operations = Vec::new();
    let mut rest = record;
    while let Some(operation) = next(&mut rest) {
        operations.extend(operation);
    }
    operations
}

/// `None` at the end of the record, which a kill may have torn.
fn next(rest: &mut &[u8]) -> Option<Option<Operation>> {
    let take = |rest: &mut &[u8], length: usize| -> Option<Vec<u8>> {
        let (taken, left) = rest.split_at_checked(length)?;
        *rest = left;
        Some(taken.to_vec())
    };
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0, |n, byte| n << 8 | usize::from(*byte));
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let letter = take(rest, 1)?[0];
    let path_length = number(&take(rest, 2)?);
    let file = PathBuf::from(text(take(rest, path_length)?));
    let (at, length) = (number(&take(rest, 8)?), number(&take(rest, 8)?));
    let carries = matches!(letter, b'W' | b'A' | b'N');
    let bytes = take(rest, if carries { length } else { 0 })?;
    Some(match letter {
        b'W' => Some(Operation::Write { file, at, bytes }),
        b'T' => Some(Operation::Cut { file, length: at }),
        b'S' => Some(Operation::Sync { file }),
        b'N' => Some(Operation::Rename { from: file, to: text(bytes).into() }),
        b'U' => Some(Operation::Remove { file }),
        b'A' => Some(Operation::Said(text(bytes))),
        // `sync_file_range`, which promises nothing.
        _ => None,
    })
}

#[derive(Default)]
struct File<'o> {
    durable: Vec<u8>,
    pending: Vec<&'o Operation>,
}

fn write(file: &mut Vec<u8>, at: usize, bytes: &[u8]) {
    file.resize(file.len().max(at + bytes.len()), 0);
    file[at..at + bytes.len()].copy_from_slice(bytes);
}

fn apply(file: &mut Vec<u8>, operation: &Operation) {
    match operation {
        Operation::Write { at, bytes, .. } => write(file, *at, bytes),
        Operation::Cut { length, .. } => file.resize(*length, 0),
        _ => (),
    }
}

/// The files that a power cut leaves, and how many bytes of writes were lost.
fn after_the_cut(
    happened: &[Operation],
    model: Unsynced,
    random: &mut Random,
) -> (BTreeMap<PathBuf, Vec<u8>>, usize) {
    let mut files: BTreeMap<PathBuf, File<'_>> = BTreeMap::new();
    for operation in happened {
        match operation {
            Operation::Write { file, .. } | Operation::Cut { file, .. } => {
                files.entry(file.clone()).or_default().pending.push(operation);
            }
            Operation::Sync { file } => {
                if let Some(file) = files.get_mut(file) {
                    let File { durable, pending } = file;
                    pending.drain(..).for_each(|operation| apply(durable, operation));
                }
            }
            Operation::Rename { from, to } => {
                let file = files.remove(from).unwrap_or_default();
                files.insert(to.clone(), file);
            }
            Operation::Remove { file } => drop(files.remove(file)),
            Operation::Said(_) => (),
        }
    }
    let mut lost = 0;
    let left = files.into_iter().map(|(path, File { mut durable, pending })| {
        let kept = match model {
            Unsynced::All | Unsynced::Blocks => pending.len(),
            Unsynced::None => 0,
            Unsynced::Prefix => random.random_range(0..pending.len() + 1),
        };
        for (place, operation) in pending.into_iter().enumerate() {
            match operation {
                Operation::Write { at, bytes, .. } if model == Unsynced::Blocks => {
                    for (block, part) in bytes.chunks(BLOCK).enumerate() {
                        match random.random_range(0..2) {
                            0 => write(&mut durable, at + block * BLOCK, part),
                            _ => lost += part.len(),
                        }
                    }
                }
                operation if place < kept => apply(&mut durable, operation),
                Operation::Write { bytes, .. } => lost += bytes.len(),
                _ => (),
            }
        }
        (path, durable)
    });
    (left.collect(), lost)
}

/// Makes the image of `folder` with these files.
fn lay_out(folder: &Path, image: &Path, files: &BTreeMap<PathBuf, Vec<u8>>) {
    if image.exists() {
        fs::remove_dir_all(image).unwrap();
    }
    fs::create_dir_all(image).unwrap();
    for (path, bytes) in files {
        let target = image.join(path.strip_prefix(folder).unwrap());
        fs::create_dir_all(target.parent().unwrap()).unwrap();
        fs::write(target, bytes).unwrap();
    }
    // sled makes this folder before it makes its files.
    if image.join("sled").exists() {
        fs::create_dir_all(image.join("sled/blobs")).unwrap();
    }
}
