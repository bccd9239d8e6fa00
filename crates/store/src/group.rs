//! A group: what several callers want stored, made durable together.

use crate::{
    AppendError, StoreError,
    chain::Chained,
    engine::Engine,
    heads::Heads,
    journal::{self, COUNT},
    tail::Entry,
};
use chronicle::{CampaignId, Head};
use std::{
    collections::BTreeMap,
    sync::{Arc, mpsc::SyncSender},
};

/// A group takes no further job beyond so many records …
pub(crate) const MOST_RECORDS: usize = 4096;
/// … or so many bytes.
pub(crate) const MOST_BYTES: usize = 4 << 20;

/// Where a caller waits for the answer.
pub(crate) type Caller = SyncSender<Result<(), AppendError>>;

/// What one caller wants, and where they wait for the answer.
pub(crate) struct Job {
    pub(crate) campaign: CampaignId,
    pub(crate) work: Work,
    pub(crate) answer: Caller,
}

/// What is stored together or not at all.
pub(crate) struct Work {
    pub(crate) batch: Option<Following>,
    /// What the campaign keeps privately from then on.
    pub(crate) private: Option<Arc<[u8]>>,
}

/// A batch, or several that belong together, and what they follow.
pub(crate) struct Following {
    pub(crate) expected: Option<Head>,
    pub(crate) chained: Chained,
}

impl Job {
    fn records(&self) -> usize {
        self.work.batch.as_ref().map_or(1, |batch| batch.chained.lines.len())
    }

    pub(crate) fn bytes(&self) -> usize {
        let private = self.work.private.as_ref().map_or(0, |private| private.len());
        self.work
            .batch
            .iter()
            .flat_map(|batch| &batch.chained.lines)
            .fold(private + COUNT, |bytes, line| bytes + line.len() + 1)
    }
}

/// Jobs on their way to the disk.
pub(crate) struct JobGroup {
    /// Where the journal ends in front of this group.
    pub(crate) start: u64,
    pub(crate) frames: Vec<u8>,
    /// What the frames hold.
    pub(crate) entries: Vec<Entry>,
    pub(crate) heads: BTreeMap<CampaignId, Head>,
    pub(crate) records: u64,
    /// Everybody who waits, with what they are told if the group becomes durable.
    pub(crate) answers: Vec<(Caller, Result<(), AppendError>)>,
    taken: usize,
    bytes: usize,
}

impl JobGroup {
    pub(crate) fn new(start: u64) -> Self {
        Self {
            start,
            frames: Vec::new(),
            entries: Vec::new(),
            heads: BTreeMap::new(),
            records: 0,
            answers: Vec::new(),
            taken: 0,
            bytes: 0,
        }
    }

    /// Has this job room? The first one always has.
    pub(crate) fn has_room(&self, job: &Job) -> bool {
        self.taken == 0
            || (self.taken + job.records() <= MOST_RECORDS
                && self.bytes + job.bytes() <= MOST_BYTES)
    }

    /// Is it worth looking for more?
    pub(crate) const fn is_full(&self) -> bool {
        self.taken >= MOST_RECORDS || self.bytes >= MOST_BYTES
    }

    /// Takes a job in, or notes why not.
    pub(crate) fn take(&mut self, job: Job, engine: &Engine, heads: &Heads) {
        self.taken += job.records();
        self.bytes += job.bytes();
        let Job { campaign, work, answer } = job;
        let taken = self.add(campaign, work, engine, heads);
        self.answers.push((answer, taken));
    }

    /// Notes why a job cannot be taken in.
    pub(crate) fn refuse(&mut self, job: Job, error: StoreError) {
        self.taken += job.records();
        self.bytes += job.bytes();
        self.answers.push((job.answer, Err(error.into())));
    }

    fn add(
        &mut self,
        campaign: CampaignId,
        work: Work,
        engine: &Engine,
        heads: &Heads,
    ) -> Result<(), AppendError> {
        let Work { batch, private } = work;
        let (mut first, mut lines, mut head) = (0, Vec::new(), None);
        if let Some(Following { expected, chained }) = batch {
            let actual = match self.heads.get(&campaign) {
                Some(head) => Some(*head),
                None => heads.durable(campaign, engine)?,
            };
            if actual != expected {
                return Err(AppendError::HeadMoved { actual });
            }
            (first, lines, head) = (chained.first, chained.lines, Some(chained.head));
        }
        let at = self.start + self.frames.len() as u64;
        let count = journal::count(private.as_deref());
        let texts = lines.iter().map(|line| &**line);
        let (kind, payload) = journal::payload(texts, private.as_deref(), &count);
        journal::encode(&mut self.frames, self.start, kind, campaign, &payload);
        let end = self.start + self.frames.len() as u64;
        self.heads.extend(head.map(|head| (campaign, head)));
        self.records += lines.len() as u64;
        self.entries.push(Entry { at, end, campaign, first, lines, head, private });
        Ok(())
    }
}
