//! Logs of which every number and every hash is right, and which say what no rules say.

use super::{referee, talkative, theirs, verified};
use chance::Bytes32;
use chronicle::{Batch, CampaignId, Policy, Record, canonical::canonical, commitment};
use decider::By;
use referee::{Begun, Order, Parts, Reader, Referee, Wanted, scenario};
use serde_json::Value;
use simulator::{Dealt, Ticking};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, OnceLock},
};
use store::{MemoryStore, Store as _};

/// A campaign that has begun: its log, its name, and what it keeps.
type BegunLog = (Vec<u8>, CampaignId, Vec<u8>);

/// Of each scenario one in each version of the log.
fn begun() -> &'static [BegunLog] {
    static BEGUN: OnceLock<Vec<BegunLog>> = OnceLock::new();
    BEGUN.get_or_init(|| {
        let mut all = Vec::new();
        let short = |name: &&str| scenario::built_in_text(name).map_or(usize::MAX, str::len);
        let scenarios = [scenario::built_in_names().min_by_key(short), Some(talkative())];
        for name in scenarios.iter().flatten() {
            for log in [Begun::One, Begun::Two(Policy::alone())] {
                all.extend(begin(name, log));
            }
        }
        assert_eq!(all.len(), 2 * scenarios.len(), "every one can be begun");
        all
    })
}

fn begin(name: &str, log: Begun) -> Option<BegunLog> {
    let store = Arc::new(MemoryStore::new());
    let mut parts = Parts::new(store.clone());
    parts.clock = Arc::new(Ticking::default());
    parts.randomness = Arc::new(Dealt::new(2, 2));
    let referee = Referee::with(parts);
    let setup = scenario::built_in(name).ok()?;
    let new = referee.create_for(None, &setup, BTreeMap::new(), log).ok()?;
    let first = new.seats.first()?;
    let order = Order {
        batch: referee.new_batch(),
        head: new.head.seq,
        by: By::Seat(first.seat.clone()),
        scope: "engagement/1".parse().ok()?,
        command: Wanted::Notation("tell A beginning.".to_owned()),
        nonce: Some("00ff".repeat(8)),
        thrown: None,
        thrown_for: None,
        cards: None,
    };
    // A battle knows no such order, and has begun all the same.
    let _ = referee.give(new.campaign, &order);
    let mut log = Vec::new();
    referee.export(new.campaign, &Reader::Keyed(By::Organiser), 0, &mut log).ok()?;
    let kept = store.kept(new.campaign).ok()??;
    Some((log, new.campaign, kept))
}

pub(super) fn whole() -> Vec<Vec<u8>> {
    begun().iter().map(|(log, ..)| log.clone()).collect()
}

/// The same as a store takes them in.
pub(super) fn batches() -> Vec<(CampaignId, Vec<Batch>)> {
    let taken = begun().iter().map(|(log, campaign, _)| {
        let mut batches = Vec::new();
        let mut records = Vec::new();
        for record in read_records(log) {
            let is_last = record.last;
            records.push(record);
            if is_last {
                batches.push(Batch { records: std::mem::take(&mut records) });
            }
        }
        (*campaign, batches)
    });
    taken.collect()
}

fn read_records(log: &[u8]) -> Vec<Record> {
    let text = std::str::from_utf8(log).unwrap_or_default();
    text.lines().filter_map(|line| Record::from_line(line).ok()).collect()
}

/// Which log, which record of it, its kind, and behind the line its payload: of each log the first of each kind.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (number, (log, ..)) in begun().iter().enumerate() {
        let mut kinds = BTreeSet::new();
        for (at, record) in read_records(log).iter().enumerate() {
            let data = record.data_text().unwrap_or("{}");
            if data.len() < 4000 && kinds.insert(record.kind.clone()) {
                seeds.push(format!("{number} {at} {}\n{data}", record.kind).into_bytes());
            }
        }
    }
    seeds
}

/// Puts another payload, perhaps of another kind, into a log, mends every hash behind it, and imports it.
pub(super) fn read(bytes: &[u8]) {
    let text = std::str::from_utf8(bytes).ok();
    let Some((head, data)) = text.and_then(|text| text.split_once('\n')) else { return };
    let mut words = head.splitn(3, ' ');
    let number = |word: Option<&str>| word.and_then(|it| it.parse::<usize>().ok()).unwrap_or(0);
    let (log, at) = (number(words.next()), number(words.next()));
    let kind = words.next().unwrap_or_default();
    let Ok(data) = serde_json::from_str::<Value>(data) else { return };
    let (log, ..) = &begun()[log % begun().len()];
    let mut records = read_records(log);
    let at = at % records.len().max(1);
    let Some(changed) = records.get_mut(at) else { return };
    let Ok(data) = canonical(&data) else { return };
    let salt = changed.salt.unwrap_or(Bytes32::ZERO);
    changed.commitment = commitment(&salt, data.get());
    changed.data = Some(data);
    changed.kind = kind.to_owned();
    let mut prev = Bytes32::ZERO;
    let mut text = String::new();
    for record in &mut records {
        record.prev = prev;
        record.hash = record.computed_hash();
        prev = record.hash;
        text.push_str(&record.to_line());
        text.push('\n');
    }
    let referee = referee();
    match referee.import(text.as_bytes()) {
        Ok(new) => {
            verified(&referee, new.campaign);
            // Everybody can look at it.
            for seat in new.seats {
                let reader = Reader::Keyed(By::Seat(seat.seat));
                let _ = referee.export(new.campaign, &reader, 0, &mut Vec::new());
            }
        }
        Err(rejected) => theirs(&rejected),
    }
    if let Err(rejected) = referee::check_rules(&text) {
        theirs(&rejected);
    }
}

pub(super) fn kept() -> Vec<Vec<u8>> {
    begun().iter().map(|(_, _, kept)| kept.clone()).collect()
}

/// What a campaign keeps privately, as a backup may give it back.
pub(super) fn keys(bytes: &[u8]) {
    for (log, ..) in begun() {
        let referee = referee();
        match referee.restore(log, Some(bytes)) {
            Ok(restored) => verified(&referee, restored.campaign),
            Err(rejected) => theirs(&rejected),
        }
    }
}
