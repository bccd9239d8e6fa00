//! A group: what several callers want stored, made durable together.

use crate::{
    AppendError, StoreError,
    chain::Chained,
    engine::Engine,
    heads::Heads,
    journal::{self, FrameKind},
    schema::{self, Position},
};
use chronicle::{CampaignId, Head};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::mpsc::SyncSender,
};

/// A group takes no further job beyond so many records …
pub(crate) const MOST_RECORDS: usize = 256;
/// … or so many bytes.
pub(crate) const MOST_BYTES: usize = 1 << 20;

/// Where a caller waits for the answer.
pub(crate) type Caller = SyncSender<Result<(), AppendError>>;

/// What one caller wants, and where they wait for the answer.
pub(crate) struct Job {
    pub(crate) campaign: CampaignId,
    pub(crate) work: Work,
    pub(crate) answer: Caller,
}

pub(crate) enum Work {
    Append { expected: Option<Head>, batch: Chained },
    Keep(Vec<u8>),
}

impl Job {
    fn records(&self) -> usize {
        match &self.work {
            Work::Append { batch, .. } => batch.lines.len(),
            Work::Keep(_) => 1,
        }
    }

    pub(crate) fn bytes(&self) -> usize {
        match &self.work {
            Work::Append { batch, .. } => batch.lines.iter().map(|line| line.len() + 1).sum(),
            Work::Keep(private) => private.len(),
        }
    }
}

/// Jobs on their way to the disk.
pub(crate) struct JobGroup {
    /// Where the journal ends in front of this group.
    pub(crate) start: u64,
    pub(crate) frames: Vec<u8>,
    pub(crate) batch: sled::Batch,
    pub(crate) heads: BTreeMap<CampaignId, Head>,
    pub(crate) records: u64,
    /// Everybody who waits, with what they are told if the group becomes durable.
    pub(crate) answers: Vec<(Caller, Result<(), AppendError>)>,
    taken: usize,
    bytes: usize,
    last_frame: u64,
    pieces: BTreeMap<CampaignId, u32>,
}

impl JobGroup {
    pub(crate) fn new(start: u64) -> Self {
        Self {
            start,
            frames: Vec::new(),
            batch: sled::Batch::default(),
            heads: BTreeMap::new(),
            records: 0,
            answers: Vec::new(),
            taken: 0,
            bytes: 0,
            last_frame: start,
            pieces: BTreeMap::new(),
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
        let taken = match work {
            Work::Append { expected, batch } => {
                self.append(campaign, expected, &batch, engine, heads)
            }
            Work::Keep(private) => self.keep(campaign, &private, engine).map_err(Into::into),
        };
        self.answers.push((answer, taken));
    }

    /// The last job was for a campaign that goes further than its sender was told. If it does not follow, it may be the
    /// very one that was stored: nobody is told that it was not.
    pub(crate) fn doubt_the_last(&mut self) {
        if let Some((_, answer @ Err(AppendError::HeadMoved { .. }))) = self.answers.last_mut() {
            let reason = "a write that had failed was stored meanwhile".into();
            *answer = Err(AppendError::Unsure(StoreError::Stopped { reason }));
        }
    }

    /// Notes why a job cannot be taken in.
    pub(crate) fn refuse(&mut self, job: Job, error: StoreError) {
        self.taken += job.records();
        self.bytes += job.bytes();
        self.answers.push((job.answer, Err(error.into())));
    }

    fn campaigns(&self) -> Vec<CampaignId> {
        let named: BTreeSet<_> = self.heads.keys().chain(self.pieces.keys()).copied().collect();
        named.into_iter().collect()
    }

    fn append(
        &mut self,
        campaign: CampaignId,
        expected: Option<Head>,
        batch: &Chained,
        engine: &Engine,
        heads: &Heads,
    ) -> Result<(), AppendError> {
        let actual = match self.heads.get(&campaign) {
            Some(head) => Some(*head),
            None => heads.durable(campaign, engine)?,
        };
        if actual != expected {
            return Err(AppendError::HeadMoved { actual });
        }
        for (seq, line) in (batch.first..).zip(&batch.lines) {
            schema::put(&mut self.batch, &schema::record(campaign, seq), line.as_bytes());
        }
        let payload: Vec<&[u8]> =
            batch.lines.iter().flat_map(|line| [line.as_bytes(), b"\n"]).collect();
        self.frame(FrameKind::Batch, campaign, &payload);
        self.heads.insert(campaign, batch.head);
        self.records += batch.lines.len() as u64;
        Ok(())
    }

    fn keep(
        &mut self,
        campaign: CampaignId,
        private: &[u8],
        engine: &Engine,
    ) -> Result<(), StoreError> {
        let key = schema::private(campaign);
        let before = match self.pieces.get(&campaign) {
            Some(pieces) => *pieces,
            None => engine.pieces(&key)?,
        };
        let now = schema::put(&mut self.batch, &key, private);
        for stale in now + 1..=before {
            self.batch.remove(schema::piece(&key, stale));
        }
        self.pieces.insert(campaign, now);
        self.frame(FrameKind::Kept, campaign, &[private]);
        Ok(())
    }

    fn frame(&mut self, kind: FrameKind, campaign: CampaignId, payload: &[&[u8]]) {
        self.last_frame = self.start + self.frames.len() as u64;
        journal::encode(&mut self.frames, self.start, kind, campaign, payload);
    }

    /// Adds heads and the journal's position: the database's part is then whole.
    pub(crate) fn database_part(&mut self) -> sled::Batch {
        let mut batch = std::mem::take(&mut self.batch);
        for (campaign, head) in &self.heads {
            schema::put(&mut batch, &schema::head(*campaign), &schema::head_value(head));
        }
        let end = self.start + self.frames.len() as u64;
        let position = Position { end, last_frame: self.last_frame };
        schema::put(&mut batch, schema::JOURNAL, &schema::position_value(position));
        batch
    }
}

/// What a write that failed half-way has left behind.
#[derive(Debug, Clone)]
pub(crate) struct Unsettled {
    /// Where the journal ended durably before it.
    pub(crate) start: u64,
    /// Is what stands behind that to be cut off?
    pub(crate) is_cut: bool,
    /// Who has something in it.
    pub(crate) campaigns: Vec<CampaignId>,
}

impl Unsettled {
    /// The journal holds this group durably, and the database perhaps.
    pub(crate) fn behind(group: &JobGroup) -> Self {
        Self { start: group.start, is_cut: false, campaigns: group.campaigns() }
    }

    /// At most the journal holds it, and not durably.
    pub(crate) fn cut(mut self) -> Self {
        self.is_cut = true;
        self
    }
}
