//! Everything that somebody else may have written: it is refused with a reason or read, and nothing breaks.

mod evil_logs;
mod journal;

pub(crate) use journal::folder;

use crate::{Random, mutated};
use campaign::System;
use chronicle::{Line, Record, VerifyOptions};
use decider::By;
use referee::{Class, Parts, Reader, Referee, Rejected, scenario};
use simulator::{Dealt, Ticking};
use std::{
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::Arc,
    time::{Duration, Instant},
};
use store::MemoryStore;

/// One kind of input.
pub struct Target {
    /// What it is called.
    pub name: &'static str,
    /// Reads the input; panics where something breaks.
    pub read: fn(&[u8]),
    /// Inputs that are right, to begin with.
    pub seeds: fn() -> Vec<Vec<u8>>,
}

/// Every kind.
pub const TARGETS: &[Target] = &[
    Target { name: "scenarios", read: scenarios, seeds: built_in },
    Target { name: "notation", read: notation, seeds: typed },
    Target { name: "records", read: records, seeds: lines },
    Target { name: "journals", read: journal::read, seeds: journal::seeds },
    Target { name: "logs", read: logs, seeds: evil_logs::whole },
    Target { name: "evil_logs", read: evil_logs::read, seeds: evil_logs::seeds },
    Target { name: "keys", read: evil_logs::keys, seeds: evil_logs::kept },
];

/// Reads an input of the kind that is called so.
///
/// # Panics
/// When something breaks.
pub fn read(name: &str, bytes: &[u8]) {
    TARGETS.iter().filter(|target| target.name == name).for_each(|target| (target.read)(bytes));
}

/// What a turn has done.
#[derive(Debug, Clone, Copy)]
pub struct Turn {
    /// So many inputs were read.
    pub inputs: u64,
    /// In this time.
    pub took: Duration,
}

/// Reads mutated inputs until the time is up. An input at which something breaks is given to `found`.
///
/// # Panics
/// As the input broke it.
pub fn turn(
    target: &Target,
    seed: u64,
    kept: &[Vec<u8>],
    time: Duration,
    found: impl FnOnce(&[u8], u64),
) -> Turn {
    let mut seeds = (target.seeds)();
    seeds.extend_from_slice(kept);
    let begun = Instant::now();
    let random = Random::new(seed, 0);
    let mut inputs = 0;
    // First as they are, then changed.
    while inputs < seeds.len() as u64 || begun.elapsed() < time {
        let first = usize::try_from(inputs).ok().and_then(|number| seeds.get(number)).cloned();
        let input = first.unwrap_or_else(|| mutated(&seeds, &random));
        if let Err(panic) = catch_unwind(AssertUnwindSafe(|| (target.read)(&input))) {
            found(&input, inputs);
            resume_unwind(panic);
        }
        inputs += 1;
    }
    Turn { inputs, took: begun.elapsed() }
}

/// A scenario in which anybody may say something at any time.
#[must_use]
pub fn talkative() -> &'static str {
    let says = |system: &&System| system.forms().iter().any(|form| form.verb == "tell");
    let system = System::ALL.iter().find(says);
    system.and_then(|system| system.scenarios().first()).map_or("", |(name, _)| name)
}

/// A referee in memory, the same each time.
fn referee() -> Referee {
    let mut parts = Parts::new(Arc::new(MemoryStore::new()));
    parts.clock = Arc::new(Ticking::default());
    parts.randomness = Arc::new(Dealt::new(1, 1));
    Referee::with(parts)
}

/// Nothing that somebody sends is a mistake of ours.
fn theirs(rejected: &Rejected) {
    assert!(rejected.class != Class::Bug, "{}: {rejected}", rejected.code);
}

/// A campaign is as a stranger would verify it.
fn verified(referee: &Referee, campaign: chronicle::CampaignId) {
    let mut log = Vec::new();
    let whole = Reader::Keyed(By::Organiser);
    let head = match referee.export(campaign, &whole, 0, &mut log) {
        Ok(head) => head,
        Err(rejected) => panic!("a campaign that was accepted cannot be exported: {rejected}"),
    };
    let verified = chronicle::verify(&log[..], &VerifyOptions::with_receipts(vec![head]));
    assert!(verified.is_ok(), "a campaign that was accepted does not verify: {verified:?}");
}

fn built_in() -> Vec<Vec<u8>> {
    let texts = scenario::built_in_names().filter_map(|name| scenario::built_in_text(name).ok());
    texts.map(|text| text.as_bytes().to_vec()).collect()
}

/// A scenario file, of whichever rules; a campaign is begun with what can be read.
fn scenarios(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let setup = match scenario::parse(text) {
        Ok(setup) => setup,
        Err(rejected) => return theirs(&rejected),
    };
    let referee = referee();
    match referee.create(None, &setup) {
        Ok(new) => verified(&referee, new.campaign),
        Err(rejected) => theirs(&rejected),
    }
}

fn typed() -> Vec<Vec<u8>> {
    let forms = System::ALL.iter().flat_map(|system| system.forms());
    let shown = forms.map(|form| form.example.as_bytes().to_vec());
    shown.collect()
}

/// An order as people type it: what is read is written again as it is read.
fn notation(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    for system in System::ALL {
        let Ok(command) = system.parse(text) else { continue };
        let written = command.notation();
        match system.parse(&written) {
            Ok(again) => assert_eq!(again, command, "`{text}` was written as `{written}`"),
            Err(no) => panic!("`{text}` was written as `{written}`, which cannot be read: {no:?}"),
        }
    }
}

fn lines() -> Vec<Vec<u8>> {
    let logs = evil_logs::whole();
    logs.iter()
        .flat_map(|log| log.split(|byte| *byte == b'\n').filter(|line| !line.is_empty()))
        .map(<[u8]>::to_vec)
        .collect()
}

/// A line of a log: what is read is written again, byte for byte.
fn records(bytes: &[u8]) {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let line = Line::read(text);
    let record = Record::from_line(text);
    if let Ok(record) = &record {
        assert_eq!(record.to_line(), text);
        assert!(line.is_ok(), "one reader takes what the other refuses");
        let _ = record.read_data::<serde_json::Value>();
    }
}

/// A whole log, as a file that is imported.
fn logs(bytes: &[u8]) {
    for strict in [false, true] {
        let options = VerifyOptions { strict, ..VerifyOptions::default() };
        let _ = chronicle::verify(bytes, &options);
    }
    let referee = referee();
    match referee.import(bytes) {
        Ok(new) => verified(&referee, new.campaign),
        Err(rejected) => theirs(&rejected),
    }
}
