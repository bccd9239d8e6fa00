//! One log of each campaign out of all copies: what one lost another has.

use crate::{
    Medium, StoreError,
    journal::{self, FrameKind, Journal},
    salvage::{Certainty, Kept, Pool, Salvaged, Whole},
};
use chance::Bytes32;
use chronicle::CampaignId;
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    ops::RangeInclusive,
    path::Path,
    sync::Arc,
};

/// What no copy has any more of a campaign.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Loss {
    /// The campaign.
    pub campaign: CampaignId,
    /// Records that are whole in no copy.
    pub records: Vec<RangeInclusive<u64>>,
    /// How many whole records stand behind them, or belong to an order that is not whole: they cannot be joined
    /// to the log, and stay in what is put aside.
    pub cut_off: u64,
    /// Where the log ends then, with a whole order; none: nothing of it is left.
    pub ends: Option<u64>,
    /// Is the secret lost, with the hashes of the keys?
    pub keys: bool,
    /// May the keys be older than they were? A key that was replaced since opens again.
    pub older_keys: bool,
}

/// What the copies hold together.
#[derive(Debug, Default)]
pub(crate) struct Merged {
    pub(crate) logs: BTreeMap<CampaignId, Vec<Arc<str>>>,
    pub(crate) kept: BTreeMap<CampaignId, Vec<u8>>,
    pub(crate) lost: Vec<Loss>,
    /// Records that only the backup has.
    pub(crate) from_backup: u64,
}

/// Joins the records of all copies by their hashes.
pub(crate) fn merged(mut pool: Pool, copies: &[Salvaged]) -> Merged {
    pool.attribute();
    let mut ends = pool.ends();
    let mut kept: BTreeMap<CampaignId, (Certainty, &Kept)> = BTreeMap::new();
    for copy in copies {
        for (campaign, end) in &copy.ends {
            let known = ends.entry(*campaign).or_default();
            *known = (*end).max(*known);
        }
        for (campaign, found) in &copy.kept {
            let certainty = certainty(copies, copy, *campaign, found);
            let known = kept.entry(*campaign).or_insert((certainty, found));
            if certainty > known.0 {
                *known = (certainty, found);
            }
        }
    }
    let whole = Chains::new(&pool);
    let mut merged = Merged::default();
    for (campaign, end) in ends {
        let mut log = whole.of(campaign);
        let unfinished = log.iter().rev().take_while(|record| !record.last).count();
        log.truncate(log.len() - unfinished);
        let kept = kept.get(&campaign);
        let next = log.len() as u64;
        let mut lost = Loss {
            campaign,
            records: Vec::new(),
            cut_off: 0,
            ends: next.checked_sub(1),
            keys: kept.is_none() && !log.is_empty(),
            older_keys: kept.is_some_and(|(certainty, kept)| {
                // Two copies that say the same have hardly missed the same.
                let same = |copy: &&Salvaged| {
                    copy.kept.get(&campaign).is_some_and(|other| other.bytes == kept.bytes)
                };
                *certainty <= Certainty::Backup && copies.iter().filter(same).count() < 2
            }),
        };
        if next <= end {
            let there = whole.numbers(campaign);
            let missing = (next..=end).filter(|seq| !there.contains(seq));
            lost.records = ranges(missing);
            lost.cut_off = there.range(next..).count() as u64;
        }
        if !lost.records.is_empty() || lost.cut_off > 0 || lost.keys || lost.older_keys {
            merged.lost.push(lost);
        }
        merged.from_backup += log.iter().filter(|record| record.backup_only).count() as u64;
        if !log.is_empty() {
            let lines = log.iter().map(|record| Arc::clone(&record.text)).collect();
            merged.logs.insert(campaign, lines);
        }
        if let Some((_, kept)) = kept {
            merged.kept.insert(campaign, kept.bytes.clone());
        }
    }
    // Campaigns that are not begun yet have a secret and no log.
    for (campaign, (_, kept)) in kept {
        merged.kept.entry(campaign).or_insert_with(|| kept.bytes.clone());
    }
    merged
}

/// How sure it is that what a copy keeps privately is the newest. A backup is given keys before records: if it knows as much
/// of a campaign as a copy behind which something is broken, then its keys are not older than that copy's.
fn certainty(copies: &[Salvaged], copy: &Salvaged, campaign: CampaignId, kept: &Kept) -> Certainty {
    let end = copy.ends.get(&campaign);
    let is_as_far = |other: &Salvaged| {
        let keeps = other.place == Medium::Backup && other.kept.contains_key(&campaign);
        keeps && other.ends.get(&campaign) >= end
    };
    match kept.may_be_older && copies.iter().any(is_as_far) {
        true => Certainty::Perhaps,
        false => kept.certainty,
    }
}

fn ranges(numbers: impl Iterator<Item = u64>) -> Vec<RangeInclusive<u64>> {
    let mut ranges: Vec<RangeInclusive<u64>> = Vec::new();
    for number in numbers {
        match ranges.last_mut() {
            Some(last) if last.end() + 1 == number => *last = *last.start()..=number,
            _ => ranges.push(number..=number),
        }
    }
    ranges
}

/// Records by the one that they follow.
struct Chains<'p> {
    following: HashMap<(Bytes32, u64), Vec<(Bytes32, &'p Whole)>>,
    numbers: BTreeMap<CampaignId, BTreeSet<u64>>,
    /// How many records follow each, at most.
    depth: HashMap<Bytes32, u64>,
}

impl<'p> Chains<'p> {
    fn new(pool: &'p Pool) -> Self {
        let mut order: Vec<(&Bytes32, &Whole)> = pool.records.iter().collect();
        order.sort_unstable_by_key(|(hash, record)| (record.seq, hash.0));
        let (mut following, mut numbers) = (HashMap::new(), BTreeMap::new());
        let mut depth = HashMap::new();
        for (hash, record) in order.iter().rev() {
            let behind = depth.get(*hash).copied().unwrap_or(0);
            let before: &mut u64 = depth.entry(record.prev).or_default();
            *before = (behind + 1).max(*before);
        }
        for (hash, record) in order {
            let place: &mut Vec<_> = following.entry((record.prev, record.seq)).or_default();
            place.push((*hash, record));
            if let Some(campaign) = record.campaign {
                let numbers: &mut BTreeSet<u64> = numbers.entry(campaign).or_default();
                numbers.insert(record.seq);
            }
        }
        Self { following, numbers, depth }
    }

    fn numbers(&self, campaign: CampaignId) -> BTreeSet<u64> {
        self.numbers.get(&campaign).cloned().unwrap_or_default()
    }

    /// The chain from the genesis on. Where two records follow one, what the data folder has goes before what only
    /// the backup has, and the longer story before the shorter.
    fn of(&self, campaign: CampaignId) -> Vec<&'p Whole> {
        let mut chain = Vec::new();
        let mut prev = Bytes32::ZERO;
        loop {
            let candidates = self.following.get(&(prev, chain.len() as u64));
            let next = candidates.into_iter().flatten().filter(|(hash, _)| {
                !chain.is_empty() || CampaignId::from_genesis(hash) == campaign
            });
            let best = next.max_by_key(|(hash, record)| {
                (!record.backup_only, self.depth.get(hash).copied().unwrap_or(0))
            });
            let Some((hash, record)) = best else { return chain };
            chain.push(*record);
            prev = *hash;
        }
    }
}

impl Merged {
    pub(crate) fn records(&self) -> u64 {
        self.logs.values().map(|log| log.len() as u64).sum()
    }

    /// Writes everything into a new journal, one campaign after the other.
    pub(crate) fn write(&self, path: &Path) -> Result<(), StoreError> {
        let doing = || StoreError::io("writing the new journal");
        let mut journal = Journal::open(path)?;
        let mut frames = Vec::new();
        for (campaign, kept) in &self.kept {
            journal::encode(&mut frames, journal.end(), FrameKind::Kept, *campaign, &[kept]);
            journal.append(&frames).map_err(doing())?;
            frames.clear();
        }
        for (campaign, log) in &self.logs {
            for batch in log.split_inclusive(|line| ends_a_batch(line)) {
                let payload: Vec<&[u8]> =
                    batch.iter().flat_map(|line| [line.as_bytes(), b"\n"]).collect();
                journal::encode(&mut frames, journal.end(), FrameKind::Batch, *campaign, &payload);
                journal.append(&frames).map_err(doing())?;
                frames.clear();
            }
        }
        journal.sync().map_err(StoreError::io("syncing the new journal"))
    }
}

fn ends_a_batch(line: &str) -> bool {
    // Everything here was read as a record before.
    chronicle::Line::read(line).is_ok_and(|line| line.last)
}
