//! The second, plain record of everything: one append-only file of frames.
//!
//! ```text
//! file    "wapenrol-jrnl-1\n", then frames, end to end
//! frame   length    u32   of the payload
//!         check     u32   CRC-32 of everything behind it: group, kind, campaign, payload
//!         group     u64   where the file ended, durably, when this frame's group was begun
//!         kind      u8    1 a batch, 2 private bytes, 3 both
//!         campaign  u64   the 50 bits of the campaign's name
//!         payload         a batch, or several that belong together: their lines, each ended by a
//!                         newline; then, in kind 2 and 3, the private bytes; then, in kind 3,
//!                         how many of them there are (u32)
//! ```
//!
//! Numbers are big-endian. A frame holds what is stored together or not at all: a whole batch, or
//! a correction with all that follows it, or a record that a key was replaced with the key's hash, so that half of it
//! cannot be read. Versions that know no kind 3 take such a frame for damage. The
//! `group` tells a torn end from damage: whatever lies in front of a later frame's group had been
//! acknowledged when that frame was written.

use crate::{DiskStep, Faults, StoreError, error::Medium};
use chronicle::CampaignId;
use std::{
    fs::{File, OpenOptions},
    io::{self, BufReader, Read as _, Seek as _, SeekFrom, Write as _},
    path::Path,
};

const TITLE: &[u8; 16] = b"wapenrol-jrnl-1\n";
/// Bytes in front of a frame's payload.
const HEADER: usize = 25;
/// Bytes behind the private bytes that follow a batch.
pub(crate) const COUNT: usize = 4;
/// The most bytes of a payload. Orders and scenarios are bounded far below.
pub(crate) const LONGEST: usize = 256 << 20;

/// So much is looked through at once for a frame behind a broken one.
const WINDOW: usize = 4 << 20;

/// Where the first frame begins.
pub(crate) const START: u64 = TITLE.len() as u64;

/// What a frame holds.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum FrameKind {
    /// The lines of one batch, or of several that belong together.
    Batch,
    /// What a campaign keeps privately, replacing what it kept before.
    Kept,
    /// Lines, and behind them what the campaign keeps privately from then on.
    BatchAndKept,
}

/// One frame, read and checked.
#[derive(Debug, Clone)]
pub(crate) struct Frame {
    pub(crate) at: u64,
    pub(crate) end: u64,
    pub(crate) kind: FrameKind,
    pub(crate) campaign: CampaignId,
    payload: Vec<u8>,
    /// Where in it the private bytes begin.
    private_at: usize,
}

impl Frame {
    /// The lines of a batch, or of several; none when it holds private bytes alone.
    pub(crate) fn batch(&self) -> &[u8] {
        self.payload.get(..self.private_at).unwrap_or_default()
    }

    pub(crate) fn holds_batch(&self) -> bool {
        self.kind != FrameKind::Kept
    }

    /// What the campaign keeps privately from then on.
    pub(crate) fn private(&self) -> Option<&[u8]> {
        let end = match self.kind {
            FrameKind::Batch => return None,
            FrameKind::Kept => self.payload.len(),
            FrameKind::BatchAndKept => self.payload.len().checked_sub(COUNT)?,
        };
        self.payload.get(self.private_at..end)
    }
}

/// Where in a payload the private bytes begin; `None`: it is none of this kind.
fn private_at(kind: FrameKind, payload: &[u8]) -> Option<usize> {
    match kind {
        FrameKind::Batch => Some(payload.len()),
        FrameKind::Kept => Some(0),
        FrameKind::BatchAndKept => {
            let (before, count) = payload.split_last_chunk::<COUNT>()?;
            before.len().checked_sub(usize::try_from(u32::from_be_bytes(*count)).ok()?)
        }
    }
}

/// What is in a frame, as it is written.
pub(crate) fn payload<'p>(
    lines: impl IntoIterator<Item = &'p str>,
    private: Option<&'p [u8]>,
    count: &'p [u8; COUNT],
) -> (FrameKind, Vec<&'p [u8]>) {
    let mut parts: Vec<&[u8]> =
        lines.into_iter().flat_map(|line| [line.as_bytes(), b"\n"]).collect();
    let kind = match private {
        None => FrameKind::Batch,
        Some(private) if parts.is_empty() => {
            parts.push(private);
            FrameKind::Kept
        }
        Some(private) => {
            parts.extend([private, count]);
            FrameKind::BatchAndKept
        }
    };
    (kind, parts)
}

/// How many private bytes there are, as it is written.
pub(crate) fn count(private: Option<&[u8]>) -> [u8; COUNT] {
    // The store refuses longer payloads than `LONGEST`.
    (private.map_or(0, <[u8]>::len) as u32).to_be_bytes()
}

/// Appends a frame to a buffer that will be written at once.
pub(crate) fn encode(
    buffer: &mut Vec<u8>,
    group: u64,
    kind: FrameKind,
    campaign: CampaignId,
    payload: &[&[u8]],
) {
    let length: usize = payload.iter().map(|part| part.len()).sum();
    let start = buffer.len();
    debug_assert!(length <= LONGEST, "the store refuses longer payloads");
    buffer.extend((length as u32).to_be_bytes());
    buffer.extend([0; 4]);
    buffer.extend(group.to_be_bytes());
    buffer.push(match kind {
        FrameKind::Batch => 1,
        FrameKind::Kept => 2,
        FrameKind::BatchAndKept => 3,
    });
    buffer.extend(campaign.bits().to_be_bytes());
    payload.iter().for_each(|part| buffer.extend_from_slice(part));
    let check = crc32fast::hash(&buffer[start + 8..]);
    buffer[start + 4..start + 8].copy_from_slice(&check.to_be_bytes());
}

/// The first part of a frame, not yet checked.
struct Header {
    length: u32,
    check: u32,
    group: u64,
    kind: u8,
    campaign: u64,
}

impl Header {
    fn read(bytes: &[u8; HEADER]) -> Self {
        let number = |range: std::ops::Range<usize>| {
            bytes[range].iter().fold(0_u64, |number, byte| number << 8 | u64::from(*byte))
        };
        Self {
            length: number(0..4) as u32,
            check: number(4..8) as u32,
            group: number(8..16),
            kind: bytes[16],
            campaign: number(17..25),
        }
    }

    fn kind(&self) -> Option<FrameKind> {
        match self.kind {
            1 => Some(FrameKind::Batch),
            2 => Some(FrameKind::Kept),
            3 => Some(FrameKind::BatchAndKept),
            _ => None,
        }
    }
}

/// Reads frames one after the other.
pub(crate) struct Frames {
    file: BufReader<File>,
    at: u64,
    length: u64,
}

/// What stands at a place of the journal.
pub(crate) enum Next {
    Frame(Frame),
    /// Nothing follows.
    End,
    /// Something that is no frame.
    Broken {
        at: u64,
    },
}

/// What lies between two whole frames.
pub(crate) struct BrokenFrames {
    pub(crate) bytes: Vec<u8>,
    /// Whose the first of them says that it is, if its numbers can be believed.
    pub(crate) campaign: Option<CampaignId>,
    /// How long the first of them says that it is.
    pub(crate) first: usize,
}

impl Frames {
    /// Reads from `at`, where a frame begins.
    pub(crate) fn open(path: &Path, at: u64) -> Result<Self, StoreError> {
        let (mut frames, titled) = Self::open_anyhow(path)?;
        if !titled {
            let message = "it does not begin as a journal does";
            return Err(StoreError::damaged(Medium::Journal, message));
        }
        frames.seek(at)?;
        Ok(frames)
    }

    /// The same, of a journal that is being written to behind `end`.
    pub(crate) fn open_until(path: &Path, at: u64, end: u64) -> Result<Self, StoreError> {
        let mut frames = Self::open(path, at)?;
        frames.length = frames.length.min(end);
        Ok(frames)
    }

    /// Reads from where the first frame should begin, and says whether the file begins as a journal does.
    pub(crate) fn open_anyhow(path: &Path) -> Result<(Self, bool), StoreError> {
        let failed = || StoreError::io(format!("reading {}", path.display()));
        let file = File::open(path).map_err(failed())?;
        let length = file.metadata().map_err(failed())?.len();
        let mut file = BufReader::with_capacity(1 << 18, file);
        let mut title = [0; TITLE.len()];
        let titled = length >= START && file.read_exact(&mut title).is_ok() && &title == TITLE;
        let mut frames = Self { file, at: START, length };
        frames.seek(START.min(length))?;
        Ok((frames, titled))
    }

    pub(crate) const fn at(&self) -> u64 {
        self.at
    }

    pub(crate) const fn length(&self) -> u64 {
        self.length
    }

    pub(crate) fn next(&mut self) -> Result<Next, StoreError> {
        let failed = || StoreError::io("reading the journal");
        let at = self.at;
        if at >= self.length {
            return Ok(Next::End);
        }
        let mut bytes = [0; HEADER];
        if self.length - at < HEADER as u64 {
            return Ok(Next::Broken { at });
        }
        self.file.read_exact(&mut bytes).map_err(failed())?;
        let header = Header::read(&bytes);
        let end = at + HEADER as u64 + u64::from(header.length);
        let known = header.kind().zip(CampaignId::from_bits(header.campaign));
        let Some((kind, campaign)) = known.filter(|_| {
            header.length as usize <= LONGEST
                && end <= self.length
                && (START..=at).contains(&header.group)
        }) else {
            return Ok(Next::Broken { at });
        };
        let mut payload = vec![0; header.length as usize];
        self.file.read_exact(&mut payload).map_err(failed())?;
        let mut check = crc32fast::Hasher::new();
        check.update(&bytes[8..]);
        check.update(&payload);
        if check.finalize() != header.check {
            return Ok(Next::Broken { at });
        }
        let Some(private_at) = private_at(kind, &payload) else {
            return Ok(Next::Broken { at });
        };
        self.at = end;
        Ok(Next::Frame(Frame { at, end, kind, campaign, payload, private_at }))
    }

    /// Was what is broken at `at` acknowledged once? It was, if a whole frame somewhere behind it
    /// was written when the journal was already durable beyond `at`.
    pub(crate) fn was_acknowledged(&mut self, at: u64) -> Result<bool, StoreError> {
        let later = |header: &Header, place| at < header.group && header.group <= place;
        Ok(self.find(at + 1, later)?.is_some())
    }

    /// Goes on behind what is broken at `at`, where the next whole frame begins, or at the end.
    pub(crate) fn skip(&mut self, at: u64) -> Result<BrokenFrames, StoreError> {
        let length = self.length;
        let plausible = |header: &Header, place| {
            let end = place + HEADER as u64 + u64::from(header.length);
            (START..=place).contains(&header.group)
                && end <= length
                && header.kind().is_some()
                && CampaignId::from_bits(header.campaign).is_some()
        };
        let next = self.find(at + 1, plausible)?.unwrap_or(length);
        let mut broken = vec![0; usize::try_from(next - at).unwrap_or(usize::MAX)];
        self.seek(at)?;
        self.file.read_exact(&mut broken).map_err(StoreError::io("reading the journal"))?;
        self.at = next;
        let header = broken
            .first_chunk()
            .map(Header::read)
            .filter(|it| matches!(it.kind(), Some(FrameKind::Batch | FrameKind::BatchAndKept)));
        Ok(BrokenFrames {
            campaign: header.as_ref().and_then(|header| CampaignId::from_bits(header.campaign)),
            first: header.map_or(0, |it| (HEADER + it.length as usize).min(broken.len())),
            bytes: broken,
        })
    }

    /// Where the next whole frame begins, from `start` on, whose first part looks like this.
    fn find(
        &mut self,
        mut start: u64,
        looks_right: impl Fn(&Header, u64) -> bool,
    ) -> Result<Option<u64>, StoreError> {
        let mut window = vec![0; WINDOW];
        while start + HEADER as u64 <= self.length {
            let length = (self.length - start).min(WINDOW as u64) as usize;
            let window = &mut window[..length];
            self.seek(start)?;
            self.file.read_exact(window).map_err(StoreError::io("reading the journal"))?;
            for (offset, bytes) in window.windows(HEADER).enumerate() {
                let place = start + offset as u64;
                let Some(header) = bytes.first_chunk().map(Header::read) else { continue };
                // Hardly anything that is no frame gets past this, so the rest may be slow.
                if looks_right(&header, place) {
                    self.seek(place)?;
                    if let Next::Frame(_) = self.next()? {
                        return Ok(Some(place));
                    }
                }
            }
            start += (length - HEADER + 1) as u64;
        }
        Ok(None)
    }

    fn seek(&mut self, at: u64) -> Result<(), StoreError> {
        self.at = at;
        let sought = self.file.seek(SeekFrom::Start(at));
        sought.map(|_| ()).map_err(StoreError::io("reading the journal"))
    }
}

/// The journal as it is written to.
#[derive(Debug)]
pub(crate) struct Journal {
    file: File,
    end: u64,
}

impl Journal {
    /// Opens the journal, or begins one. `end` of [`START`] or less means that nothing is in it.
    pub(crate) fn open(path: &Path) -> Result<Self, StoreError> {
        let failed = || StoreError::io(format!("opening {}", path.display()));
        let mut file = OpenOptions::new()
            .read(true)
            .write(true)
            .create(true)
            .truncate(false)
            .open(path)
            .map_err(failed())?;
        let mut end = file.metadata().map_err(failed())?.len();
        // Shorter than its title: the power went while it was begun.
        if end < START {
            let mut begin = || {
                file.rewind()?;
                file.write_all(TITLE)?;
                file.sync_all()
            };
            begin().map_err(failed())?;
            end = START;
        }
        Ok(Self { file, end })
    }

    /// Opens it once more, behind a write that failed; so much of it was durable.
    pub(crate) fn open_again(&mut self, path: &Path, durable: u64) -> Result<(), StoreError> {
        let failed = || StoreError::io(format!("opening {}", path.display()));
        let file = OpenOptions::new().read(true).write(true).open(path).map_err(failed())?;
        let end = file.metadata().map_err(failed())?.len();
        if end < durable {
            let message = format!("it ends at byte {end}, and {durable} bytes were durable");
            return Err(StoreError::damaged(Medium::Journal, message));
        }
        *self = Self { file, end };
        Ok(())
    }

    pub(crate) const fn end(&self) -> u64 {
        self.end
    }

    /// Appends a group's frames. Not durable before [`Journal::sync`].
    pub(crate) fn append(&mut self, frames: &[u8]) -> io::Result<()> {
        self.append_or_fail(frames, &Faults::none())
    }

    /// The same, on a disk that may fail on purpose.
    pub(crate) fn append_or_fail(&mut self, frames: &[u8], faults: &Faults) -> io::Result<()> {
        let write = |frames: &[u8]| {
            let mut file = &self.file;
            file.seek(SeekFrom::Start(self.end))?;
            file.write_all(frames)
        };
        let part = |bytes: usize| write(&frames[..bytes.min(frames.len())]);
        faults.at_with(DiskStep::JournalWrite, part, || write(frames))?;
        self.end += frames.len() as u64;
        Ok(())
    }

    pub(crate) fn sync(&self) -> io::Result<()> {
        self.file.sync_data()
    }

    /// Forgets everything from `end` on: a torn end, or a group that found no room.
    pub(crate) fn cut(&mut self, end: u64) -> io::Result<()> {
        self.file.set_len(end)?;
        self.end = end;
        self.file.sync_all()
    }
}
