//! States of campaigns that are kept beside the store, so that nobody has to fold a long log from its first record.
//!
//! They are disposable: whoever reads one compares the hash of the record on which it stands, and what does not fit, or was
//! made by other rules, is thrown away and made again. No proof rests on them.
//!
//! `snapshots/CAMPAIGN` in the data folder begins with a title that names the rules. Then come frames, each behind the
//! last along the stream: what is known of the batches since the frame before, and a state. Numbers are little-endian.

use chance::Bytes32;
use chronicle::{CampaignId, Head, Uuid};
use std::{
    collections::BTreeMap,
    fs::{self, File, OpenOptions},
    io::{self, Read as _, Seek as _, SeekFrom, Write as _},
    path::{Path, PathBuf},
    sync::{Mutex, MutexGuard, PoisonError},
};

const TITLE: &[u8] = b"wapenrol snapshots 1\n";
/// Of a frame: what its parts are long, their checksums, and the record.
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
    path: PathBuf,
    rules: Bytes32,
    content: Mutex<Content>,
}

#[derive(Debug, Default)]
struct Content {
    frames: BTreeMap<u64, Frame>,
    batches: Vec<(Uuid, u64)>,
    /// Where the next frame begins; 0: the file has not begun.
    end: u64,
    /// A write failed: nothing more is written behind it.
    failed: bool,
}

/// A state as it lies in the file.
#[derive(Debug, Clone, Copy)]
struct Frame {
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
        let path = self.folder.join(campaign.to_string());
        let content = Content::read(&path, &self.rules).unwrap_or_else(|error| {
            if error.kind() != io::ErrorKind::NotFound {
                tracing::warn!(%campaign, %error, "the snapshots cannot be read; they are made again");
            }
            Content::default()
        });
        SnapshotFile { path, rules: self.rules, content: Mutex::new(content) }
    }
}

impl Content {
    /// Looks at the heads of all frames. What is behind one that is not whole counts for nothing.
    fn read(path: &Path, rules: &Bytes32) -> io::Result<Self> {
        let mut file = File::open(path)?;
        let length = file.metadata()?.len();
        let mut title = [0; TITLE.len() + 32];
        let mut content = Self::default();
        file.read_exact(&mut title)?;
        if title[..TITLE.len()] != *TITLE || title[TITLE.len()..] != rules.0 {
            return Ok(content);
        }
        content.end = title.len() as u64;
        let mut file = io::BufReader::with_capacity(HEADER + 128 * BATCH, file);
        while length - content.end > HEADER as u64 {
            let Some((seq, frame, batches)) = read_head(&mut file, content.end, length)? else {
                break;
            };
            content.end = frame.at + u64::from(frame.length);
            content.frames.insert(seq, frame);
            content.batches.extend(batches);
            file.seek_relative(i64::from(frame.length))?;
        }
        Ok(content)
    }
}

type FrameHead = (u64, Frame, Vec<(Uuid, u64)>);

/// The head of the frame that begins here; none: it is not whole.
fn read_head(file: &mut impl io::Read, begin: u64, length: u64) -> io::Result<Option<FrameHead>> {
    let mut head = [0; HEADER];
    file.read_exact(&mut head)?;
    let number =
        |at: usize| u32::from_le_bytes([head[at], head[at + 1], head[at + 2], head[at + 3]]);
    let (count, state, sum, head_sum) = (number(0), number(4), number(8), number(12));
    let batches = u64::from(count) * BATCH as u64;
    let at = begin + HEADER as u64 + batches;
    if state > LONGEST || at + u64::from(state) > length {
        return Ok(None);
    }
    // Not longer than the file.
    let mut bytes = vec![0; usize::try_from(batches).map_err(io::Error::other)?];
    file.read_exact(&mut bytes)?;
    let mut summed = crc32fast::Hasher::new();
    [&head[..12], &head[16..], &bytes].into_iter().for_each(|part| summed.update(part));
    if summed.finalize() != head_sum {
        return Ok(None);
    }
    let (seq, hash) = head[16..].split_at(8);
    let (Ok(seq), Ok(hash)) = (seq.try_into(), hash.try_into()) else { return Ok(None) };
    let frame = Frame { hash: Bytes32(hash), at, length: state, sum };
    let batches = bytes.chunks_exact(BATCH).filter_map(|batch| {
        let (id, end) = batch.split_at(16);
        Some((Uuid::from_bytes(id.try_into().ok()?), u64::from_le_bytes(end.try_into().ok()?)))
    });
    Ok(Some((u64::from_le_bytes(seq), frame, batches.collect())))
}

impl SnapshotFile {
    fn content(&self) -> MutexGuard<'_, Content> {
        // Changed by whole steps, or emptied.
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The records of which a state is there, within this run, the last first.
    #[must_use]
    pub fn last_in(&self, records: std::ops::RangeInclusive<u64>) -> Option<Head> {
        if records.is_empty() {
            return None;
        }
        let content = self.content();
        let (seq, frame) = content.frames.range(records).next_back()?;
        Some(Head { seq: *seq, hash: frame.hash })
    }

    /// The batches up to and with the one that ends at a record.
    #[must_use]
    pub fn batches_to(&self, end: u64) -> Vec<(Uuid, u64)> {
        let content = self.content();
        let until = content.batches.partition_point(|(_, last)| *last <= end);
        content.batches[..until].to_vec()
    }

    /// How many batches are known.
    #[must_use]
    pub fn batches_len(&self) -> usize {
        self.content().batches.len()
    }

    /// The state at a record; none: it is not there, or not as it was written.
    #[must_use]
    pub fn read(&self, at: Head) -> Option<Vec<u8>> {
        let frame = self.content().frames.get(&at.seq).copied().filter(|it| it.hash == at.hash)?;
        let read = || {
            let mut file = File::open(&self.path)?;
            file.seek(SeekFrom::Start(frame.at))?;
            // No longer than the file was when the frame was found in it.
            let mut bytes = vec![0; usize::try_from(frame.length).map_err(io::Error::other)?];
            file.read_exact(&mut bytes).map(|()| bytes)
        };
        let bytes = read().ok()?;
        (crc32fast::hash(&bytes) == frame.sum).then_some(bytes)
    }

    /// Keeps the state at a record behind all others, with the batches behind the `known` first ones. What cannot be written,
    /// or does not fit to what is there, is left: somebody will fold a little more.
    pub fn keep(&self, at: Head, known: usize, batches: &[(Uuid, u64)], state: &[u8]) {
        let mut content = self.content();
        let is_behind = content.frames.last_key_value().is_none_or(|(last, _)| *last < at.seq);
        if content.failed || !is_behind || content.batches.len() != known {
            return;
        }
        if let Err(error) = self.write(&mut content, at, batches, state) {
            content.failed = true;
            tracing::info!(path = %self.path.display(), %error, "a snapshot cannot be written");
        }
    }

    fn write(
        &self,
        content: &mut Content,
        at: Head,
        batches: &[(Uuid, u64)],
        state: &[u8],
    ) -> io::Result<()> {
        let length = u32::try_from(state.len()).ok().filter(|length| *length <= LONGEST);
        let length = length.ok_or_else(|| io::Error::other("the state is too long"))?;
        let count = u32::try_from(batches.len()).map_err(io::Error::other)?;
        let sum = crc32fast::hash(state);
        let mut known = Vec::with_capacity(batches.len() * BATCH);
        for (id, end) in batches {
            known.extend_from_slice(id.as_bytes());
            known.extend_from_slice(&end.to_le_bytes());
        }
        let front: Vec<u8> = [count, length, sum].into_iter().flat_map(u32::to_le_bytes).collect();
        let record = [&at.seq.to_le_bytes()[..], &at.hash.0].concat();
        let mut summed = crc32fast::Hasher::new();
        [&front, &record, &known].into_iter().for_each(|part| summed.update(part));
        let head_sum = summed.finalize().to_le_bytes();

        if content.end == 0 {
            self.begin()?;
            content.end = (TITLE.len() + self.rules.0.len()) as u64;
        }
        let mut file = OpenOptions::new().write(true).open(&self.path)?;
        // What an earlier write has left that failed half-way.
        file.set_len(content.end)?;
        file.seek(SeekFrom::Start(content.end))?;
        file.write_all(&[&front[..], &head_sum, &record, &known, state].concat())?;
        let begin = content.end + (HEADER + known.len()) as u64;
        content.end = begin + u64::from(length);
        content.frames.insert(at.seq, Frame { hash: at.hash, at: begin, length, sum });
        content.batches.extend_from_slice(batches);
        Ok(())
    }

    fn begin(&self) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&self.path, [TITLE, &self.rules.0].concat())
    }

    /// Throws everything away that is kept of the campaign.
    pub fn discard(&self) {
        let mut content = self.content();
        *content = Content { failed: content.failed, ..Content::default() };
        let removed = fs::remove_file(&self.path);
        if let Err(error) = removed
            && error.kind() != io::ErrorKind::NotFound
        {
            content.failed = true;
            tracing::info!(path = %self.path.display(), %error, "snapshots cannot be removed");
        }
    }

    /// How many states there are.
    #[must_use]
    pub fn count(&self) -> usize {
        self.content().frames.len()
    }

    /// How many bytes the file has.
    #[must_use]
    pub fn bytes(&self) -> u64 {
        self.content().end
    }
}
