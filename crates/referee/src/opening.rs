//! Opening a campaign, from the last state that is kept or from its first record, and looking back in it.

use crate::{
    Code, PendingSince, Referee, Rejected, StateAt,
    asked::still_asked,
    book,
    counted::Counted,
    live_campaign::{LiveCampaign, Now, fault, unknown_campaign, unknown_record},
    private_blob::PrivateBlob,
    read_ahead::{self, Checked},
    rejected::said,
    snapshots::{Along, Resumed, Snapshots},
    state_at::NotFolded,
    terms::Terms,
    unconfirmed::still_waits,
    what_if::thrown_away,
};
use campaign::desk::Desk;
use chance::Bytes32;
use chronicle::{CampaignId, Head, Line, Timelines};
use decider::Clause;
use std::{
    collections::BTreeSet,
    mem,
    ops::RangeInclusive,
    path::Path,
    sync::{Arc, atomic::Ordering},
};

/// A campaign as far as its stream was read.
pub(crate) struct Opening {
    timelines: Timelines,
    standing: StateAt,
    desk: Desk,
    open_clauses: BTreeSet<Clause>,
    terms: Terms,
    counted: Counted,
    pending_since: PendingSince,
}

impl Opening {
    fn nothing() -> Self {
        let (timelines, standing) = (Timelines::new(), StateAt::nothing());
        let (desk, open_clauses, terms) = (Desk::default(), BTreeSet::new(), Terms::nothing());
        let (counted, pending_since) = (Counted::default(), PendingSince::default());
        Self { timelines, standing, desk, open_clauses, terms, counted, pending_since }
    }

    /// What is in memory, to go on from; what it takes is put back in any case.
    pub(crate) fn from_now(now: &mut Now) -> Self {
        Self {
            timelines: mem::replace(&mut now.timelines, Timelines::new()),
            standing: (*now.standing).clone(),
            desk: mem::take(&mut now.desk),
            open_clauses: mem::take(&mut now.open_clauses),
            terms: mem::replace(&mut now.terms, Terms::nothing()),
            counted: mem::take(&mut now.counted),
            pending_since: mem::take(&mut now.pending_since),
        }
    }

    pub(crate) fn put_back(self, now: &mut Now) {
        now.tip = self.timelines.tip().unwrap_or(now.tip);
        now.timelines = self.timelines;
        now.open_clauses = self.open_clauses;
        now.open_clauses.append(&mut self.standing.state.open_clauses());
        now.standing = Arc::new(self.standing);
        now.desk = self.desk;
        now.terms = self.terms;
        now.counted = self.counted;
        now.pending_since = self.pending_since;
    }
}

impl From<Resumed> for Opening {
    fn from(Resumed { standing, timelines, along }: Resumed) -> Self {
        let Along { desk, open_clauses, terms, counted, pending_since } = along;
        let standing = (*standing).clone();
        Self { timelines, standing, desk, open_clauses, terms, counted, pending_since }
    }
}

impl Referee {
    pub(crate) fn load(&self, campaign: CampaignId) -> Result<LiveCampaign, Rejected> {
        let store = &self.parts.store;
        let seen = store.seen(campaign).map_err(fault)?;
        let head = seen.head.ok_or_else(|| unknown_campaign(campaign))?;
        let kept = store
            .kept(campaign)
            .map_err(fault)?
            .ok_or_else(|| Rejected::damage(said!("damaged-private").into()))?;
        let private = PrivateBlob::from_bytes(&kept)?;
        if private.thrown_away {
            return Err(thrown_away());
        }
        if private.whole_at.is_some_and(|whole_at| head.seq < whole_at.seq) {
            return Err(Rejected::new(Code::ImportUnfinished, said!("unfinished")));
        }
        let snapshots = Snapshots::of(campaign, self.keeper.as_ref());
        let resumed = snapshots.resume(head.seq, |at| self.holds(campaign, at));
        let mut opening = resumed.map_or_else(Opening::nothing, Opening::from);
        self.each_checked(campaign, opening.timelines.len()..=head.seq, |checked| {
            self.open_further(campaign, &snapshots, &mut opening, checked)
        })?;
        let Opening { timelines, standing, desk, mut open_clauses, terms, counted, pending_since } =
            opening;
        let tip = timelines
            .tip()
            .filter(|tip| tip.last == head)
            .ok_or_else(|| Rejected::damage(said!("damaged-end", seq = head.seq).into()))?;
        let private = self.private_at(campaign, private, head, &timelines)?;
        open_clauses.append(&mut standing.state.open_clauses());
        let standing = Arc::new(standing);
        let version = seen.version;
        let now = Now {
            timelines,
            tip,
            standing,
            private,
            desk,
            open_clauses,
            terms,
            counted,
            pending_since,
            version,
        };
        Ok(LiveCampaign::new(campaign, now, snapshots))
    }

    /// The private part, without what waited for a log that ends otherwise.
    pub(crate) fn private_at(
        &self,
        campaign: CampaignId,
        mut private: PrivateBlob,
        head: Head,
        timelines: &Timelines,
    ) -> Result<PrivateBlob, Rejected> {
        private.asked = still_asked(private.asked, &head);
        private.unconfirmed = still_waits(
            private.unconfirmed,
            head,
            |batch| timelines.batch(batch).is_some(),
            |seq| {
                let mut hash = Bytes32::ZERO;
                self.each_line(campaign, seq..=seq, |line| {
                    hash = line.hash;
                    Ok(())
                })?;
                Ok(hash)
            },
        )?;
        Ok(private)
    }

    /// Takes the next record of the stream.
    pub(crate) fn open_further(
        &self,
        campaign: CampaignId,
        snapshots: &Snapshots,
        opening: &mut Opening,
        Checked { line, length, event }: Checked<'_>,
    ) -> Result<(), Rejected> {
        let line = &line;
        let Opening { timelines, standing, desk, open_clauses, terms, counted, pending_since } =
            opening;
        timelines.push_line(line).map_err(Rejected::damaged)?;
        terms.take(line)?;
        counted.take_line(line, length);
        let by_seat = line.by.starts_with("seat/");
        book::fold(desk, line.seq, by_seat, (line.kind, line.v), line.data)?;
        let parent = line.parent.unwrap_or(0);
        if line.seq > 0 && parent != standing.at.seq {
            // The order of a rewind: the state goes on from where it leads to.
            open_clauses.append(&mut standing.state.open_clauses());
            let path = timelines.path_to(parent);
            *standing = (*self.standing_near(campaign, snapshots, &path)?).clone();
        }
        self.count_folded(&(line.seq..=line.seq));
        standing.fold_event(line, event.map_err(NotFolded::from)?.as_ref())?;
        if line.last {
            pending_since.take(&standing.state, line.at);
        }
        if line.last && snapshots.is_due(timelines.live_path()) {
            let along = || Along::of((desk, pending_since), open_clauses, terms, counted);
            snapshots.keep(&Arc::new(standing.clone()), timelines, along);
        }
        Ok(())
    }

    /// Does the log hold this very record?
    fn holds(&self, campaign: CampaignId, at: Head) -> bool {
        let mut holds = false;
        let read = self.each_line(campaign, at.seq..=at.seq, |line| {
            holds = line.hash == at.hash && line.check().is_ok();
            Ok(())
        });
        read.is_ok() && holds
    }

    fn count_folded(&self, records: &RangeInclusive<u64>) {
        self.folded.fetch_add(records.end() + 1 - records.start(), Ordering::Relaxed);
    }

    /// How many records were folded so far: what opening campaigns and looking back in them has cost.
    #[must_use]
    pub fn folded(&self) -> u64 {
        self.folded.load(Ordering::Relaxed)
    }

    /// The folder in which states are kept, and what names the rules for which they are good; none: none are.
    #[must_use]
    pub fn states(&self) -> Option<(&Path, String)> {
        let folder = self.parts.snapshots.as_ref()?;
        Some((folder.path(), folder.rules().to_string()))
    }

    /// Waits until the states that are to be kept beside the store are written.
    pub fn finish_snapshots(&self) {
        if let Some(keeper) = &self.keeper {
            keeper.finish();
        }
    }

    /// Hands over stored lines, a hundred or so at a time.
    pub(crate) fn each_line(
        &self,
        campaign: CampaignId,
        records: RangeInclusive<u64>,
        mut take: impl FnMut(&Line<'_>) -> Result<(), Rejected>,
    ) -> Result<(), Rejected> {
        const AT_ONCE: u64 = 128;
        const PAUSE: u64 = 16;
        let mut from = *records.start();
        while from <= *records.end() {
            self.pause_between_lines();
            let to = (from + AT_ONCE - 1).min(*records.end());
            for (seq, text) in (from..).zip(&self.texts(campaign, from..=to)?) {
                take(&read_ahead::read(seq, text)?)?;
                if seq % PAUSE == 0 {
                    self.pause_between_lines();
                }
            }
            from = to + 1;
        }
        Ok(())
    }

    /// The state at the end of a path, folded from a state on it; and states that were passed on the
    /// way, one about every `interval` records.
    fn fold_path(
        &self,
        campaign: CampaignId,
        path: &[RangeInclusive<u64>],
        base: Option<Arc<StateAt>>,
        interval: u64,
    ) -> Result<(Arc<StateAt>, Vec<Arc<StateAt>>), Rejected> {
        let end = path.last().map_or(0, |run| *run.end());
        let (mut standing, start) = match base {
            Some(base) if base.at.seq == end => return Ok((base, Vec::new())),
            Some(base) => ((*base).clone(), base.at.seq + 1),
            None => (StateAt::nothing(), 0),
        };
        let mut passed = Vec::new();
        let mut since = 0;
        for run in path.iter().filter(|run| *run.end() >= start) {
            let run = start.max(*run.start())..=*run.end();
            self.count_folded(&run);
            self.each_line(campaign, run, |line| {
                standing.fold(line)?;
                since += 1;
                if line.last && since >= interval {
                    passed.push(Arc::new(standing.clone()));
                    since = 0;
                }
                Ok(())
            })?;
        }
        Ok((Arc::new(standing), passed))
    }

    /// The state at any record, on whatever timeline.
    pub(crate) fn standing_at(
        &self,
        table: &LiveCampaign,
        seq: u64,
    ) -> Result<Arc<StateAt>, Rejected> {
        let path = {
            let now = table.now();
            if seq == now.standing.at.seq {
                return Ok(Arc::clone(&now.standing));
            }
            now.timelines.path_to(seq)
        };
        self.standing_along(table, seq, path)
    }

    /// The same for somebody who looks at the table already: a lock is never asked for twice.
    pub(crate) fn standing_on(
        &self,
        table: &LiveCampaign,
        now: &Now,
        seq: u64,
    ) -> Result<Arc<StateAt>, Rejected> {
        if seq == now.standing.at.seq {
            return Ok(Arc::clone(&now.standing));
        }
        let path = now.timelines.path_to(seq);
        if path.is_empty() {
            return Err(unknown_record(seq, now.tip.last.seq));
        }
        self.standing_along(table, seq, path)
    }

    fn standing_along(
        &self,
        table: &LiveCampaign,
        seq: u64,
        path: Vec<RangeInclusive<u64>>,
    ) -> Result<Arc<StateAt>, Rejected> {
        if path.is_empty() {
            return Err(unknown_record(seq, table.now().tip.last.seq));
        }
        self.standing_near(table.campaign, &table.snapshots, &path)
    }

    /// The state at the end of a path that is not empty.
    fn standing_near(
        &self,
        campaign: CampaignId,
        snapshots: &Snapshots,
        path: &[RangeInclusive<u64>],
    ) -> Result<Arc<StateAt>, Rejected> {
        let base = snapshots.nearest(path, |at| self.holds(campaign, at));
        let (standing, passed) = self.fold_path(campaign, path, base, snapshots.interval())?;
        passed.into_iter().for_each(|passed| snapshots.remember(passed));
        Ok(standing)
    }
}
