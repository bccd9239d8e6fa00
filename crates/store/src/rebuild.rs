//! Making one of the two places anew from the other.

use crate::{
    Faults, Medium, StoreError,
    engine::Engine,
    folder,
    journal::{self, FrameKind, Frames, Journal, START},
    lock::Lock,
    replay::replay,
    schema,
};
use chronicle::{CampaignId, Line};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

/// So many records are read at once.
const READ_AT_ONCE: usize = 1000;

/// What a rebuild did.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Rebuilt {
    /// How many campaigns the data folder now holds.
    pub campaigns: u64,
    /// How many records.
    pub records: u64,
    /// Where what was there before was put.
    pub kept_aside: Vec<PathBuf>,
}

/// Makes the database of a data folder anew from its journal, in a new folder that takes the old
/// one's place when it is whole. No other process may hold the data folder.
///
/// # Errors
/// [`StoreError`]; when the journal itself is damaged, the old database stays.
pub fn rebuild_from_journal(path: impl AsRef<Path>) -> Result<Rebuilt, StoreError> {
    let path = path.as_ref();
    folder::must_exist(path)?;
    let _lock = Lock::take(path, None)?;
    folder::finish_rebuild(path)?;
    from_journal(path)
}

/// The same, by somebody who holds the lock.
pub(crate) fn from_journal(path: &Path) -> Result<Rebuilt, StoreError> {
    let journal = folder::journal(path);
    // A killed process may have left frames that were never synced: behind a power cut the database would be ahead of them,
    // and the folder would not open.
    let synced = folder::open_to_sync(&journal).and_then(|file| file.sync_all());
    synced.map_err(StoreError::io("syncing the journal"))?;
    database_from(path, &journal)
}

/// Makes the journal of a data folder anew from its database, and the database once more from
/// that: for a journal that is damaged. No other process may hold the data folder.
///
/// # Errors
/// [`StoreError`]; when the database is damaged as well, everything stays as it was.
pub fn rebuild_from_database(path: impl AsRef<Path>) -> Result<Rebuilt, StoreError> {
    let path = path.as_ref();
    folder::must_exist(path)?;
    let _lock = Lock::take(path, None)?;
    folder::finish_rebuild(path)?;
    follow_before(path)?;
    from_database(path)
}

/// What the database has not taken over yet, as a killed process leaves it, would be lost with the journal.
fn follow_before(path: &Path) -> Result<(), StoreError> {
    let journal = folder::journal(path);
    let length = std::fs::metadata(&journal).map_or(0, |it| it.len());
    let engine = Engine::open(&folder::sled(path))?;
    let end = engine.journal_position()?.map_or(START, |position| position.end);
    if length <= end {
        return Ok(());
    }
    folder::mark_anew(path)?;
    let mut frames = Frames::open(&journal, end)?;
    replay(&engine, &mut frames, &Faults::none()).map(drop)
}

/// The same, by somebody who holds the lock and knows that the database lacks nothing.
pub(crate) fn from_database(path: &Path) -> Result<Rebuilt, StoreError> {
    let journal = folder::rewriting(path);
    write_journal(&Engine::open(&folder::sled(path))?, &journal)?;
    database_from(path, &journal)
}

/// Makes the database anew from a journal, and puts both into their places.
pub(crate) fn database_from(path: &Path, journal: &Path) -> Result<Rebuilt, StoreError> {
    folder::mark_anew(path)?;
    let mut frames = Frames::open(journal, START)?;
    let (records, campaigns) = {
        let engine = Engine::open(&folder::rebuilding(path))?;
        let replayed = replay(&engine, &mut frames, &Faults::none())?;
        (replayed.records, engine.campaigns()?.len() as u64)
    };
    let kept_aside = folder::swap_in(path)?;
    Ok(Rebuilt { campaigns, records, kept_aside })
}

/// Writes everything that a database holds into a new journal, one campaign after the other.
fn write_journal(engine: &Engine, path: &Path) -> Result<(), StoreError> {
    let mut journal = Journal::open(path)?;
    let mut frames = Vec::new();
    for campaign in engine.campaigns_under(schema::PRIVATE)? {
        let kept = engine.value(&schema::private(campaign))?.unwrap_or_default();
        let end = journal.end();
        journal::encode(&mut frames, end, FrameKind::Kept, campaign, &[&kept]);
        write(&mut journal, &mut frames)?;
    }
    for campaign in engine.campaigns()? {
        each_batch(engine, campaign, |batch| {
            let end = journal.end();
            let payload: Vec<&[u8]> =
                batch.iter().flat_map(|line| [line.as_bytes(), b"\n"]).collect();
            journal::encode(&mut frames, end, FrameKind::Batch, campaign, &payload);
            write(&mut journal, &mut frames)
        })?;
    }
    journal.sync().map_err(StoreError::io("syncing the new journal"))
}

fn write(journal: &mut Journal, frames: &mut Vec<u8>) -> Result<(), StoreError> {
    journal.append(frames).map_err(StoreError::io("writing the new journal"))?;
    frames.clear();
    Ok(())
}

/// Reads a campaign batch by batch.
fn each_batch(
    engine: &Engine,
    campaign: CampaignId,
    mut batch: impl FnMut(&[Arc<str>]) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let Some(head) = engine.head(campaign)? else { return Ok(()) };
    let mut begun = Vec::new();
    for from in (0..=head.seq).step_by(READ_AT_ONCE) {
        let to = head.seq.min(from + READ_AT_ONCE as u64 - 1);
        for line in engine.lines(campaign, from, to)? {
            let read = Line::read(&line);
            let last = read.map_err(|flaw| StoreError::damaged(Medium::Sled, flaw.message))?.last;
            begun.push(line);
            if last {
                batch(&begun)?;
                begun.clear();
            }
        }
    }
    if begun.is_empty() { Ok(()) } else { batch(&begun) }
}
