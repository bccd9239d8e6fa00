//! States of campaigns that are kept beside the store, so that nobody has to fold a long log from its first record.
//!
//! They are disposable: whoever reads one compares the hash of the record on which it stands, and what does not fit, or was
//! made by other rules, is thrown away and made again. No proof rests on them.
//!
//! `snapshots/CAMPAIGN` in the data folder holds states, end to end. `snapshots/CAMPAIGN.index` begins with a title that names the
//! rules; then comes an entry for each state, each behind the last along the stream: on which record it stands, how long it is, and
//! what is known of the batches since the one before. So whoever opens a campaign reads the index in one piece, and one state.
//! Numbers are little-endian.

use chance::Bytes32;
use chronicle::{CampaignId, Head, Uuid};
use std::{
    borrow::Cow,
    collections::BTreeMap,
    fs::{self, File, OpenOptions},
    io::{self, Read as _, Seek as _, SeekFrom, Write as _},
    ops::RangeInclusive,
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

const TITLE: &[u8] = b"wapenrol snapshots 2\n";
/// Of an entry without its batches: how many these are, how long the state is, the checksums of both, and the record.
const HEADER: usize = 4 + 4 + 4 + 4 + 8 + 32;
/// Of one batch: its id, and its last record.
const BATCH: usize = 16 + 8;
/// A state is not longer.
const LONGEST: u32 = 256 << 20;

/// Where the states of all campaigns of a data folder lie.
#[derive(Debug)]
pub struct SnapshotFolder {
    folder: PathBuf,
    rules: Bytes32,
}

/// The states of one campaign.
#[derive(Debug)]
pub struct SnapshotFile {
    states: PathBuf,
    index: PathBuf,
    rules: Bytes32,
    content: Mutex<Content>,
}

#[derive(Debug, Default)]
struct Content {
    states: BTreeMap<u64, Extent>,
    /// What the index told of batches, until somebody takes it.
    batches: Vec<(Uuid, u64)>,
    /// So many are in the index.
    known: usize,
    /// Where the next entry begins; 0: the files have not begun.
    index_end: u64,
    /// Where the next state begins.
    states_end: u64,
    /// A write failed: nothing more is written behind it.
    failed: bool,
}

/// Where a state lies.
#[derive(Debug, Clone, Copy)]
struct Extent {
    hash: Bytes32,
    /// Where the bytes of the state begin.
    at: u64,
    length: u32,
    sum: u32,
}

impl SnapshotFolder {
    /// The place for them in a data folder. `rules` names the program's rules: what other rules have made is made
    /// again.
    #[must_use]
    pub fn of(data: &Path, rules: Bytes32) -> Self {
        Self { folder: data.join("snapshots"), rules }
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.folder
    }

    /// The rules for which the states are good.
    #[must_use]
    pub const fn rules(&self) -> Bytes32 {
        self.rules
    }

    /// The states of one campaign. A file that cannot be read is one without any.
    #[must_use]
    pub fn file(&self, campaign: CampaignId) -> SnapshotFile {
        let states = self.folder.join(campaign.to_string());
        let index = self.folder.join(format!("{campaign}.index"));
        let content = Content::read(&index, &states, &self.rules).unwrap_or_else(|error| {
            if error.kind() != io::ErrorKind::NotFound {
                tracing::warn!(%campaign, %error, "the snapshots cannot be read; they are made again");
            }
            Content::default()
        });
        SnapshotFile { states, index, rules: self.rules, content: Mutex::new(content) }
    }
}

impl Content {
    /// Reads the index. What is behind an entry that is not whole, or whose state is not there, counts for nothing.
    fn read(index: &Path, states: &Path, rules: &Bytes32) -> io::Result<Self> {
        let index = fs::read(index)?;
        let mut content = Self::default();
        let title = title(rules);
        let Some(mut rest) = index.strip_prefix(&title[..]) else { return Ok(content) };
        content.index_end = title.len() as u64;
        // A few more than there are, so that the next ones find room.
        content.batches.reserve_exact(rest.len() / BATCH);
        let length = fs::metadata(states)?.len();
        while let Some((entry, behind)) = Entry::read(rest) {
            let end = content.states_end + u64::from(entry.length);
            if end > length {
                break;
            }
            content.add(&entry);
            content.batches.extend(entry.known());
            content.index_end += (rest.len() - behind.len()) as u64;
            rest = behind;
        }
        Ok(content)
    }

    fn add(&mut self, entry: &Entry<'_>) {
        let Entry { record, length, sum, batches } = entry;
        let extent = Extent { hash: record.hash, at: self.states_end, length: *length, sum: *sum };
        self.states.insert(record.seq, extent);
        self.states_end += u64::from(*length);
        self.known += batches.len() / BATCH;
    }
}

/// What the index begins with.
fn title(rules: &Bytes32) -> Vec<u8> {
    [TITLE, &rules.0].concat()
}

/// What is written of a state beside it.
struct Entry<'b> {
    /// The record on which it stands.
    record: Head,
    /// How many bytes it has.
    length: u32,
    sum: u32,
    /// The batches since the state before, in bytes.
    batches: Cow<'b, [u8]>,
}

impl<'b> Entry<'b> {
    /// The entry with which this begins, and what is behind it; none: it is not whole.
    fn read(bytes: &'b [u8]) -> Option<(Self, &'b [u8])> {
        let (header, rest) = bytes.split_first_chunk::<HEADER>()?;
        let number = |at: usize| {
            u32::from_le_bytes([header[at], header[at + 1], header[at + 2], header[at + 3]])
        };
        let (count, length, sum, header_sum) = (number(0), number(4), number(8), number(12));
        let (batches, behind) = rest.split_at_checked((count as usize).checked_mul(BATCH)?)?;
        let mut summed = crc32fast::Hasher::new();
        [&header[..12], &header[16..], batches].into_iter().for_each(|part| summed.update(part));
        let (seq, hash) = header[16..].split_at(8);
        let record = Head {
            seq: u64::from_le_bytes(seq.try_into().ok()?),
            hash: Bytes32(hash.try_into().ok()?),
        };
        let is_whole = length <= LONGEST && summed.finalize() == header_sum;
        is_whole.then_some((Self { record, length, sum, batches: Cow::Borrowed(batches) }, behind))
    }

    /// The batches since the state before.
    fn known(&self) -> impl Iterator<Item = (Uuid, u64)> {
        self.batches.chunks_exact(BATCH).filter_map(|batch| {
            let (id, end) = batch.split_at(16);
            Some((Uuid::from_bytes(id.try_into().ok()?), u64::from_le_bytes(end.try_into().ok()?)))
        })
    }

    fn of(record: Head, batches: &[(Uuid, u64)], state: &[u8]) -> io::Result<Self> {
        let length = u32::try_from(state.len()).ok().filter(|length| *length <= LONGEST);
        let length = length.ok_or_else(|| io::Error::other("the state is too long"))?;
        let mut known = Vec::with_capacity(batches.len() * BATCH);
        for (id, end) in batches {
            known.extend_from_slice(id.as_bytes());
            known.extend_from_slice(&end.to_le_bytes());
        }
        Ok(Self { record, length, sum: crc32fast::hash(state), batches: Cow::Owned(known) })
    }

    fn to_bytes(&self) -> io::Result<Vec<u8>> {
        let Self { record, length, sum, batches } = self;
        let count = u32::try_from(batches.len() / BATCH).map_err(io::Error::other)?;
        let front: Vec<u8> =
            [count, *length, *sum].into_iter().flat_map(u32::to_le_bytes).collect();
        let stands_on = [&record.seq.to_le_bytes()[..], &record.hash.0].concat();
        let mut summed = crc32fast::Hasher::new();
        [&front[..], &stands_on, batches].into_iter().for_each(|part| summed.update(part));
        let header_sum = summed.finalize().to_le_bytes();
        Ok([&front[..], &header_sum, &stands_on, batches].concat())
    }
}

impl SnapshotFile {
    fn content(&self) -> MutexGuard<'_, Content> {
        // Changed by whole steps, or emptied.
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The records of which a state is there, within this run, the last first.
    #[must_use]
    pub fn last_in(&self, records: RangeInclusive<u64>) -> Option<Head> {
        if records.is_empty() {
            return None;
        }
        let content = self.content();
        let (seq, extent) = content.states.range(records).next_back()?;
        Some(Head { seq: *seq, hash: extent.hash })
    }

    /// The batches up to and with the one that ends at a record, as the index told of them when it was read. Whoever opens the campaign takes them,
    /// once: a long one has hundreds of thousands, and needs them in one place.
    #[must_use]
    pub fn take_batches_to(&self, end: u64) -> Vec<(Uuid, u64)> {
        let mut batches = std::mem::take(&mut self.content().batches);
        batches.truncate(batches.partition_point(|(_, last)| *last <= end));
        batches
    }

    /// How many batches are known.
    #[must_use]
    pub fn batches_len(&self) -> usize {
        self.content().known
    }

    /// The state at a record; none: it is not there, or not as it was written.
    #[must_use]
    pub fn read(&self, at: Head) -> Option<Vec<u8>> {
        let extent = self.content().states.get(&at.seq).copied().filter(|it| it.hash == at.hash)?;
        let read = || {
            let mut file = File::open(&self.states)?;
            file.seek(SeekFrom::Start(extent.at))?;
            // No longer than the file was when the state was found in it.
            let mut bytes = vec![0; usize::try_from(extent.length).map_err(io::Error::other)?];
            file.read_exact(&mut bytes).map(|()| bytes)
        };
        let bytes = read().ok()?;
        (crc32fast::hash(&bytes) == extent.sum).then_some(bytes)
    }

    /// Keeps the state at a record behind all others, with the batches behind the `known` first ones. What cannot be written,
    /// or does not fit to what is there, is left: somebody will fold a little more.
    pub fn keep(&self, at: Head, known: usize, batches: &[(Uuid, u64)], state: &[u8]) {
        let mut content = self.content();
        let is_behind = content.states.last_key_value().is_none_or(|(last, _)| *last < at.seq);
        if content.failed || !is_behind || content.known != known {
            return;
        }
        if let Err(error) = self.write(&mut content, at, batches, state) {
            content.failed = true;
            tracing::info!(path = %self.states.display(), %error, "a snapshot cannot be written");
        }
    }

    fn write(
        &self,
        content: &mut Content,
        at: Head,
        batches: &[(Uuid, u64)],
        state: &[u8],
    ) -> io::Result<()> {
        let entry = Entry::of(at, batches, state)?;
        let bytes = entry.to_bytes()?;
        if content.index_end == 0 {
            self.begin()?;
            content.index_end = title(&self.rules).len() as u64;
        }
        // An entry whose state is not there counts for nothing.
        write_behind(&self.states, content.states_end, state)?;
        write_behind(&self.index, content.index_end, &bytes)?;
        content.add(&entry);
        content.index_end += bytes.len() as u64;
        Ok(())
    }

    fn begin(&self) -> io::Result<()> {
        if let Some(folder) = self.index.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&self.states, [])?;
        fs::write(&self.index, title(&self.rules))
    }

    /// Throws everything away that is kept of the campaign.
    pub fn discard(&self) {
        let mut content = self.content();
        *content = Content { failed: content.failed, ..Content::default() };
        for path in [&self.index, &self.states] {
            if let Err(error) = fs::remove_file(path)
                && error.kind() != io::ErrorKind::NotFound
            {
                content.failed = true;
                tracing::info!(path = %path.display(), %error, "snapshots cannot be removed");
            }
        }
    }

    /// How many states there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.content().states.len()
    }

    /// How many bytes they take.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        let content = self.content();
        content.index_end + content.states_end
    }
}

/// Writes behind what is known of a file, over what an earlier write has left that failed half-way.
fn write_behind(path: &Path, end: u64, bytes: &[u8]) -> io::Result<()> {
    let mut file = OpenOptions::new().write(true).open(path)?;
    file.set_len(end)?;
    file.seek(SeekFrom::Start(end))?;
    file.write_all(bytes)
}
