//! From the journal into the database: what the database does not have yet, or all of it.

use crate::{
    DiskStep, Faults, StoreError,
    engine::Engine,
    error::{Damage, Medium},
    folder,
    journal::{Frame, Frames, Journal, Next, START},
    packed,
    schema::{self, Position},
    tail::Entry,
};
use chronicle::{CampaignId, Head, Line};
use std::{collections::BTreeMap, path::Path, sync::Arc};

/// So many bytes of frames are written to the database at once.
const GROUP_BYTES: usize = 1 << 20;
/// Records of at most so many bytes are packed together: one that is damaged takes the others with it, whoever reads one unpacks
/// them all, and packed they are one piece.
const TOGETHER: usize = 8 << 10;

/// What a replay did.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(crate) struct Replayed {
    pub(crate) batches: u64,
    pub(crate) records: u64,
    /// Where a torn end begins, that was never acknowledged.
    pub(crate) torn_at: Option<u64>,
}

/// Compares the ends of database and journal and takes over what only the journal has.
pub(crate) fn catch_up(
    path: &Path,
    engine: &Engine,
    journal: &mut Journal,
    faults: &Faults,
) -> Result<Replayed, StoreError> {
    let file = folder::journal(path);
    let agreed = agreed_end(engine, &file, journal.end())?;
    // A killed process may have left frames that were never synced: the database must not get ahead.
    if agreed < journal.end() {
        let syncing = StoreError::io("syncing the journal");
        faults.at(DiskStep::JournalSync, || journal.sync()).map_err(syncing)?;
    }
    let mut frames = Frames::open(&file, agreed)?;
    let replayed = replay(engine, &mut frames, faults)?;
    if let Some(torn_at) = replayed.torn_at {
        let bytes = journal.end() - torn_at;
        tracing::warn!(bytes, "cut a torn end off the journal, which nobody was told of");
        journal.cut(torn_at).map_err(StoreError::io("cutting a torn end off the journal"))?;
    }
    Ok(replayed)
}

/// Writes all frames from here on into the database.
pub(crate) fn replay(
    engine: &Engine,
    frames: &mut Frames,
    faults: &Faults,
) -> Result<Replayed, StoreError> {
    let mut replayed = Replayed::default();
    let mut group = FollowingBatch::default();
    loop {
        match frames.next()? {
            Next::Frame(frame) => {
                replayed.batches += u64::from(frame.holds_batch());
                replayed.records += group.add_frame(engine, &frame)?;
                if group.bytes >= GROUP_BYTES {
                    std::mem::take(&mut group).write(engine, faults)?;
                }
            }
            Next::End => break,
            Next::Broken { at } if frames.was_acknowledged(at)? => return Err(broken_at(at)),
            Next::Broken { at } => {
                replayed.torn_at = Some(at);
                break;
            }
        }
    }
    group.write(engine, faults)?;
    Ok(replayed)
}

/// Compares the end of what the database has taken over with the journal, and says where to go on.
pub(crate) fn agreed_end(
    engine: &Engine,
    path: &std::path::Path,
    journal_end: u64,
) -> Result<u64, StoreError> {
    let Some(Position { end, last_frame }) = engine.journal_position()? else {
        return Ok(START);
    };
    if journal_end < end {
        let message = format!(
            "it ends at byte {journal_end}, but the database has taken {end} bytes over from it"
        );
        return Err(StoreError::damaged(Medium::Journal, message));
    }
    let last = match Frames::open(path, last_frame)?.next()? {
        Next::Frame(frame) if frame.end == end => frame,
        _ => return Err(broken_at(last_frame)),
    };
    if last.holds_batch() {
        let written = lines(&last)?.last().map(|line| Head { seq: line.seq, hash: line.hash });
        if engine.head(last.campaign)? != written {
            return Err(StoreError::Damaged(Box::new(Damage {
                place: Medium::Sled,
                campaign: Some(last.campaign),
                seq: None,
                message: "its head is not the one that the journal ends with".into(),
            })));
        }
    }
    Ok(end)
}

pub(crate) fn broken_at(at: u64) -> StoreError {
    StoreError::damaged(Medium::Journal, format!("byte {at} begins no whole frame"))
}

/// The records of a frame.
pub(crate) fn lines(frame: &Frame) -> Result<Vec<Line<'_>>, StoreError> {
    let damaged = |message: String| {
        StoreError::Damaged(Box::new(Damage {
            place: Medium::Journal,
            campaign: Some(frame.campaign),
            seq: None,
            message: format!("the frame at byte {} holds no batch: {message}", frame.at),
        }))
    };
    let text = std::str::from_utf8(frame.batch()).map_err(|error| damaged(error.to_string()))?;
    text.split_terminator('\n')
        .map(|line| Line::read(line).map_err(|flaw| damaged(flaw.message)))
        .collect()
}

/// Fills a database from a journal that is durable up to `durable`, and is being written to behind that.
pub(crate) fn follow_journal(
    journal: &Path,
    engine: &Engine,
    durable: u64,
    faults: &Faults,
) -> Result<(), StoreError> {
    let agreed = agreed_end(engine, journal, durable)?;
    let mut frames = Frames::open_until(journal, agreed, durable)?;
    match replay(engine, &mut frames, faults)?.torn_at {
        Some(at) => Err(broken_at(at)),
        None => Ok(()),
    }
}

/// Records that follow each other, to be packed.
struct Pending {
    first: u64,
    lines: Vec<Arc<str>>,
}

impl Pending {
    fn pack(&self, campaign: CampaignId, batch: &mut sled::Batch) {
        let (mut first, mut rest) = (self.first, &self.lines[..]);
        while !rest.is_empty() {
            let mut bytes = 0;
            let few = rest.iter().take_while(|line| {
                // One is packed, however long.
                let has_room = bytes == 0 || bytes + line.len() <= TOGETHER;
                bytes += line.len();
                has_room
            });
            let (few, others) = rest.split_at(few.count().max(1));
            let packed = packed::pack(few.iter().map(|line| &**line));
            schema::put(batch, &schema::packed(campaign, first), &packed);
            first += few.len() as u64;
            rest = others;
        }
    }
}

/// What the database is given at once, with the heads and the journal's position: it holds all of it then, or nothing.
#[derive(Default)]
pub(crate) struct FollowingBatch {
    batch: sled::Batch,
    lines: BTreeMap<CampaignId, Pending>,
    heads: BTreeMap<CampaignId, Head>,
    privates: BTreeMap<CampaignId, Arc<[u8]>>,
    position: Option<Position>,
    bytes: usize,
}

impl FollowingBatch {
    /// Adds what was checked when it was given.
    pub(crate) fn add(&mut self, entry: Entry) {
        self.bytes += entry.bytes();
        self.position = Some(Position { end: entry.end, last_frame: entry.at });
        if !entry.lines.is_empty() {
            let begun = Pending { first: entry.first, lines: Vec::new() };
            self.lines.entry(entry.campaign).or_insert(begun).lines.extend(entry.lines);
        }
        if let Some(head) = entry.head {
            self.heads.insert(entry.campaign, head);
        }
        if let Some(private) = entry.private {
            self.privates.insert(entry.campaign, private);
        }
    }

    /// Adds a frame of the journal, and checks it.
    fn add_frame(&mut self, engine: &Engine, frame: &Frame) -> Result<u64, StoreError> {
        let campaign = frame.campaign;
        let mut head = match self.heads.get(&campaign) {
            Some(head) => Some(*head),
            None => engine.head(campaign)?,
        };
        let first = head.map_or(0, |head| head.seq + 1);
        let mut texts = Vec::new();
        for line in lines(frame)? {
            let follows = match head {
                None => line.seq == 0,
                Some(head) => line.seq == head.seq + 1 && line.prev == head.hash,
            };
            if !follows {
                return Err(StoreError::Damaged(Box::new(Damage {
                    place: Medium::Journal,
                    campaign: Some(campaign),
                    seq: Some(line.seq),
                    message: format!("the frame at byte {} does not follow", frame.at),
                })));
            }
            texts.push(Arc::from(line.text()));
            head = Some(Head { seq: line.seq, hash: line.hash });
        }
        let records = texts.len() as u64;
        self.add(Entry {
            at: frame.at,
            end: frame.end,
            campaign,
            first,
            lines: texts,
            head: head.filter(|_| records > 0),
            private: frame.private().map(Arc::from),
        });
        Ok(records)
    }

    pub(crate) fn write(mut self, engine: &Engine, faults: &Faults) -> Result<(), StoreError> {
        let Some(position) = self.position else { return Ok(()) };
        for (campaign, private) in &self.privates {
            let key = schema::private(*campaign);
            let before = engine.pieces(&key)?;
            let now = schema::put(&mut self.batch, &key, private);
            for stale in now + 1..=before {
                self.batch.remove(schema::piece(&key, stale));
            }
        }
        for (campaign, pending) in &self.lines {
            pending.pack(*campaign, &mut self.batch);
        }
        for (campaign, head) in &self.heads {
            schema::put(&mut self.batch, &schema::head(*campaign), &schema::head_value(head));
        }
        let position = schema::position_value(position);
        schema::put(&mut self.batch, schema::JOURNAL, &position);
        engine.write_or_fail(self.batch, faults)
    }
}
