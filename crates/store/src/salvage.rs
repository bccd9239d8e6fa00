//! Whatever is whole in a damaged copy, record by record.
//!
//! A record carries its own hash and the hash of the one before it. So a line whose hash fits is that record,
//! wherever it was found, and its place follows from the chain.

use crate::{
    Medium, StoreError,
    backup::{backups, unsummed},
    engine::{Engine, guarded},
    journal::{Frames, Next},
};
use chance::Bytes32;
use chronicle::{CampaignId, Line};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

/// What was found in one copy.
#[derive(Debug)]
pub(crate) struct Salvaged {
    pub(crate) place: Medium,
    pub(crate) path: PathBuf,
    pub(crate) missing: bool,
    /// What is wrong with it.
    pub(crate) trouble: Vec<String>,
    pub(crate) records: u64,
    pub(crate) kept: BTreeMap<CampaignId, Kept>,
    /// The last record of a campaign, as far as it says so.
    pub(crate) ends: BTreeMap<CampaignId, u64>,
    /// Of a journal: is something broken behind what the database has taken over?
    pub(crate) is_broken_behind: bool,
}

/// Private bytes, and how sure it is that none came later.
#[derive(Debug, Clone)]
pub(crate) struct Kept {
    pub(crate) bytes: Vec<u8>,
    pub(crate) certainty: Certainty,
    /// The journal is broken behind what this copy has taken over: a backup that is as far may have newer ones.
    pub(crate) may_be_older: bool,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Certainty {
    /// Something behind them is broken, and may have been newer.
    Perhaps,
    /// A backup may be behind.
    Backup,
    /// The last in a journal without damage behind them.
    Last,
    /// What the database has.
    Stored,
    /// Behind everything that the database has taken over.
    Newest,
}

impl Salvaged {
    fn new(place: Medium, path: &Path) -> Self {
        let (path, missing) = (path.into(), !path.exists());
        let (kept, ends) = (BTreeMap::new(), BTreeMap::new());
        let (trouble, records, is_broken_behind) = (Vec::new(), 0, false);
        Self { place, path, missing, trouble, records, kept, ends, is_broken_behind }
    }

    fn ends_behind(&mut self, campaign: CampaignId, seq: u64) {
        let end = self.ends.entry(campaign).or_default();
        *end = seq.max(*end);
    }
}

/// One record that is whole.
#[derive(Debug, Clone)]
pub(crate) struct Whole {
    pub(crate) campaign: Option<CampaignId>,
    pub(crate) seq: u64,
    pub(crate) prev: Bytes32,
    pub(crate) last: bool,
    pub(crate) text: Arc<str>,
    /// Only the backup has it.
    pub(crate) backup_only: bool,
}

/// Whole records of all copies, by their hash.
#[derive(Debug, Default)]
pub(crate) struct Pool {
    pub(crate) records: HashMap<Bytes32, Whole>,
}

impl Pool {
    /// Takes a line in if it is a whole record. Answers with its number.
    fn take(&mut self, text: &str, campaign: Option<CampaignId>, from: Medium) -> Option<u64> {
        let line = Line::read(text).ok()?;
        // A record without its payload is a copy for a reader; no store holds one.
        line.data.and(line.salt)?;
        line.check().ok()?;
        let campaign = match line.seq {
            0 => Some(CampaignId::from_genesis(&line.hash)),
            _ => campaign,
        };
        let backup = from == Medium::Backup;
        let known = self.records.entry(line.hash).or_insert_with(|| Whole {
            campaign,
            seq: line.seq,
            prev: line.prev,
            last: line.last,
            text: text.into(),
            backup_only: backup,
        });
        known.campaign = known.campaign.or(campaign);
        known.backup_only &= backup;
        Some(line.seq)
    }

    /// Has it a record of this campaign?
    fn knows(&self, campaign: CampaignId) -> bool {
        self.records.values().any(|record| record.campaign == Some(campaign))
    }

    /// Says of records that were found outside of a frame whose they are: their neighbours' in the chain.
    pub(crate) fn attribute(&mut self) {
        let mut order: Vec<(u64, Bytes32)> =
            self.records.iter().map(|(hash, record)| (record.seq, *hash)).collect();
        order.sort_unstable();
        for (_, hash) in &order {
            let Some(record) = self.records.get(hash) else { continue };
            let before = self.records.get(&record.prev).and_then(|before| before.campaign);
            if let Some(record) = self.records.get_mut(hash) {
                record.campaign = record.campaign.or(before);
            }
        }
        for (_, hash) in order.iter().rev() {
            let Some(Whole { campaign, prev, .. }) = self.records.get(hash).cloned() else {
                continue;
            };
            if let Some(before) = self.records.get_mut(&prev) {
                before.campaign = before.campaign.or(campaign);
            }
        }
    }

    /// The last record of each campaign that is whole anywhere.
    pub(crate) fn ends(&self) -> BTreeMap<CampaignId, u64> {
        let mut ends = BTreeMap::new();
        for record in self.records.values() {
            let Some(campaign) = record.campaign else { continue };
            let end = ends.entry(campaign).or_default();
            *end = record.seq.max(*end);
        }
        ends
    }
}

/// Reads every whole frame of a journal, and every whole line between them. `taken_over` is how far the database
/// has followed it, if that is known.
pub(crate) fn journal(
    path: &Path,
    taken_over: Option<u64>,
    pool: &mut Pool,
) -> Result<Salvaged, StoreError> {
    let mut found = Salvaged::new(Medium::Journal, path);
    if found.missing {
        found.trouble.push("it is missing".into());
        found.is_broken_behind = true;
        return Ok(found);
    }
    let (mut frames, titled) = Frames::open_anyhow(path)?;
    if !titled {
        found.trouble.push("it does not begin as a journal does".into());
    }
    if let Some(taken_over) = taken_over.filter(|end| frames.length() < *end) {
        let end = frames.length();
        let message =
            format!("it ends at byte {end}, but the database has taken {taken_over} bytes over");
        found.trouble.push(message);
        found.is_broken_behind = true;
    }
    let mut begun = BTreeMap::new();
    let mut broken_at = None;
    loop {
        match frames.next()? {
            Next::Frame(frame) => {
                if let Some(private) = frame.private() {
                    begun.insert(frame.campaign, (frame.at, private.to_vec()));
                }
                if take_lines(frame.batch(), Some(frame.campaign), pool, &mut found) > 0 {
                    let (at, campaign) = (frame.at, frame.campaign);
                    let message = format!(
                        "the frame at byte {at} (campaign {campaign}) holds what is no record"
                    );
                    found.trouble.push(message);
                }
            }
            Next::End => break,
            Next::Broken { at } => {
                let acknowledged =
                    taken_over.is_some_and(|end| at < end) || frames.was_acknowledged(at)?;
                let broken = frames.skip(at)?;
                let bytes = broken.bytes.len();
                // Of a torn end nobody was told; but a database that lost its own end cannot say so.
                found.trouble.push(match acknowledged {
                    true => format!("{bytes} bytes from byte {at} on are broken"),
                    false => {
                        format!("its last {bytes} bytes, from byte {at} on, are no whole frame")
                    }
                });
                broken_at = Some(at);
                let (first, rest) = broken.bytes.split_at(broken.first);
                let known = |campaign: &CampaignId| pool.knows(*campaign);
                take_lines(first, broken.campaign.filter(known), pool, &mut found);
                take_lines(rest, None, pool, &mut found);
            }
        }
    }
    found.is_broken_behind |= broken_at.is_some_and(|at| taken_over.is_none_or(|end| at >= end));
    found.kept = begun
        .into_iter()
        .map(|(campaign, (at, bytes))| {
            let certainty = match taken_over {
                Some(end) if at >= end => Certainty::Newest,
                _ if titled && broken_at.is_none_or(|broken| broken < at) => Certainty::Last,
                _ => Certainty::Perhaps,
            };
            let may_be_older = broken_at.is_some_and(|broken| broken > at);
            (campaign, Kept { bytes, certainty, may_be_older })
        })
        .collect();
    Ok(found)
}

/// Takes the whole lines out of bytes that may be anything, and counts what is none.
fn take_lines(
    bytes: &[u8],
    campaign: Option<CampaignId>,
    pool: &mut Pool,
    found: &mut Salvaged,
) -> usize {
    let mut strange = 0;
    for piece in bytes.split(|byte| *byte == b'\n').filter(|piece| !piece.is_empty()) {
        // In front of the first line of a broken frame stands what is left of its numbers.
        let mut starts = piece.iter().enumerate().filter(|(_, byte)| **byte == b'{').take(8);
        let taken = starts.find_map(|(start, _)| {
            let text = std::str::from_utf8(&piece[start..]).ok()?;
            pool.take(text, campaign, found.place)
        });
        match (taken, campaign) {
            (Some(seq), Some(campaign)) => found.ends_behind(campaign, seq),
            (Some(_), None) => (),
            (None, _) => strange += 1,
        }
        found.records += u64::from(taken.is_some());
    }
    strange
}

/// Reads every record of the database that can be read, of campaigns that it knows itself or that others know. `is_behind`: what
/// it has not taken over may be lost.
pub(crate) fn database(
    path: &Path,
    engine: Result<&Engine, &StoreError>,
    is_behind: bool,
    pool: &mut Pool,
) -> Salvaged {
    let mut found = Salvaged::new(Medium::Sled, path);
    let engine = match engine {
        Ok(engine) => engine,
        Err(error) => {
            found.trouble.push(told(error));
            return found;
        }
    };
    let ends = pool.ends();
    let mut campaigns: BTreeSet<CampaignId> = ends.keys().copied().collect();
    match guarded(|| engine.campaigns()).flatten() {
        Ok(known) => campaigns.extend(known),
        Err(error) => found.trouble.push(told(&error)),
    }
    for campaign in campaigns {
        match guarded(|| engine.head(campaign)).flatten() {
            Ok(Some(head)) => found.ends_behind(campaign, head.seq),
            Ok(None) => (),
            Err(error) => found.trouble.push(told(&error)),
        }
        let own_end = found.ends.get(&campaign).copied();
        let end = own_end.max(ends.get(&campaign).copied());
        for seq in 0.. {
            let line = engine.line(campaign, seq);
            let beyond = end.is_none_or(|end| seq >= end) && !matches!(line, Ok(Some(_)));
            let wrong = match line {
                Ok(Some(line)) => match pool.take(&line, Some(campaign), Medium::Sled) {
                    Some(_) => {
                        found.records += 1;
                        None
                    }
                    None => Some("it is no record".to_owned()),
                },
                Ok(None) => own_end.filter(|end| seq <= *end).map(|_| "it is missing".to_owned()),
                Err(error) => Some(told(&error)),
            };
            if let Some(wrong) = wrong {
                found.trouble.push(format!("campaign {campaign}, record {seq}: {wrong}"));
            }
            if beyond {
                break;
            }
        }
        match guarded(|| engine.value(&crate::schema::private(campaign))).flatten() {
            Ok(Some(bytes)) => {
                let (certainty, may_be_older) = (Certainty::Stored, is_behind);
                let kept = Kept { bytes, certainty, may_be_older };
                found.kept.insert(campaign, kept);
            }
            Ok(None) => (),
            Err(error) => {
                found.trouble.push(format!("campaign {campaign}, its keys: {}", told(&error)))
            }
        }
    }
    found
}

/// Reads every whole line of a backup folder.
pub(crate) fn backup(folder: &Path, pool: &mut Pool) -> Result<Salvaged, StoreError> {
    let mut found = Salvaged::new(Medium::Backup, folder);
    for file in backups(folder)? {
        let failed = |path: &Path| StoreError::io(format!("reading {}", path.display()));
        let campaign =
            file.file_stem().and_then(|name| name.to_str()).and_then(|it| it.parse().ok());
        let bytes = fs::read(&file).map_err(failed(&file))?;
        let strange = take_lines(&bytes, campaign, pool, &mut found);
        // The last line may be torn: it is cut when the backup goes on.
        if strange > usize::from(!bytes.ends_with(b"\n")) {
            found.trouble.push(format!("{} holds what is no record", file.display()));
        }
        let keys = file.with_extension("keys");
        match (fs::read(&keys), campaign) {
            (Ok(bytes), Some(campaign)) => match unsummed(bytes) {
                Some(bytes) => {
                    let (certainty, may_be_older) = (Certainty::Backup, false);
                    let kept = Kept { bytes, certainty, may_be_older };
                    found.kept.insert(campaign, kept);
                }
                None => {
                    found.trouble.push(format!("{} is not what was written", keys.display()));
                }
            },
            (Err(error), _) if error.kind() != io::ErrorKind::NotFound => {
                return Err(failed(&keys)(error));
            }
            _ => (),
        }
    }
    Ok(found)
}

/// What is wrong, without what to do.
pub(crate) fn told(error: &StoreError) -> String {
    match error {
        StoreError::Damaged(damage) => damage.message.clone(),
        other => other.to_string(),
    }
}
