//! The referee and its tables: one for each campaign that somebody has asked for.

use crate::{
    Attendance, Clock, Code, Randomness, Rejected, StateAt, SystemClock, SystemRandomness,
    asked::{Gathered, being_asked, still_asked},
    book,
    private_blob::PrivateBlob,
    rejected::said,
    seen::SeenByDevice,
    snapshots::Snapshots,
    state_at::NotFolded,
    terms::Terms,
    unconfirmed::{still_waits, throw_waits},
};
use campaign::{Campaign, Command, Event, State, desk::Desk};
use chance::{Bytes32, Chance};
use chronicle::{CampaignId, Head, Line, Timelines, Timestamp, Tip, Uuid};
use decider::{By, Clause, Entry};
use std::{
    collections::{BTreeSet, HashMap},
    fmt,
    ops::RangeInclusive,
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, PoisonError, RwLock, RwLockReadGuard, RwLockWriteGuard,
    },
};
use store::{AppendError, Store, StoreError};

/// Decides one command on a working state; [`decider::run`] of [`Campaign`] everywhere but in tests
/// of what happens when a rule breaks.
pub type Decide =
    fn(&mut State, &By, &mut dyn Chance, &Command) -> Result<Vec<Entry<Event>>, campaign::Stop>;

/// Something was accepted.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Published {
    /// Where.
    pub campaign: CampaignId,
    /// The last record. Messages of one campaign may overtake each other; the largest is right.
    pub head: Head,
}

/// What a referee is made of.
#[derive(Clone)]
pub struct Parts {
    /// Where the chronicle rests.
    pub store: Arc<dyn Store>,
    /// Says when an order was accepted.
    pub clock: Arc<dyn Clock>,
    /// Gives secrets, keys and ids.
    pub randomness: Arc<dyn Randomness>,
    /// The rules.
    pub decide: Decide,
}

impl Parts {
    /// A store, the system's clock and randomness, and the rules.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            clock: Arc::new(SystemClock),
            randomness: Arc::new(SystemRandomness),
            decide: decider::run::<Campaign>,
        }
    }
}

/// So many campaigns are in memory at most, beside those that somebody is busy with.
const MOST_TABLES: usize = 1000;

/// Lets go of what nobody is busy with: it is read again when it is asked for.
fn make_room<K: std::hash::Hash + Eq, T>(tables: &mut HashMap<K, Arc<T>>, most: usize) {
    if tables.len() >= most {
        tables.retain(|_, table| Arc::strong_count(table) > 1);
    }
}

type Observer = Box<dyn Fn(Published) + Send + Sync>;
type OnKeyUsed = Box<dyn Fn(CampaignId, &By) + Send + Sync>;

/// Accepts or refuses orders for all campaigns of one store. Shared between threads; its methods
/// block on the disk and on the rules, so an asynchronous caller gives them a thread.
pub struct Referee {
    pub(crate) parts: Parts,
    tables: RwLock<HashMap<CampaignId, Arc<LiveCampaign>>>,
    observers: RwLock<Vec<Observer>>,
    on_key_used: OnceLock<OnKeyUsed>,
    pub(crate) attendance: OnceLock<Box<dyn Attendance>>,
}

impl fmt::Debug for Referee {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Referee").finish_non_exhaustive()
    }
}

/// One campaign: whoever gives an order holds `giving`, and only they change `now`, last of all.
pub(crate) struct LiveCampaign {
    pub(crate) campaign: CampaignId,
    giving: Mutex<()>,
    now: RwLock<Now>,
    snapshots: Mutex<Snapshots>,
    gathered: Mutex<Gathered>,
    /// A restart forgets it, and devices tell it again.
    seen: Mutex<SeenByDevice>,
}

/// How a campaign stands at this moment.
pub(crate) struct Now {
    pub(crate) timelines: Timelines,
    pub(crate) tip: Tip,
    pub(crate) standing: Arc<StateAt>,
    pub(crate) private: PrivateBlob,
    /// Along the stream, whatever was rewound.
    pub(crate) desk: Desk,
    /// Clauses of private briefings that everybody may read. Along the stream too: a rewind makes nobody
    /// forget.
    pub(crate) open_clauses: BTreeSet<Clause>,
    /// Along the stream, too.
    pub(crate) terms: Terms,
}

/// A lock whose holder panicked: what it guards was changed by one simple step or not at all.
fn whole<G>(result: Result<G, PoisonError<G>>) -> G {
    result.unwrap_or_else(PoisonError::into_inner)
}

impl LiveCampaign {
    pub(crate) fn new(campaign: CampaignId, now: Now, snapshots: Snapshots) -> Self {
        let (now, snapshots) = (RwLock::new(now), Mutex::new(snapshots));
        let (giving, gathered, seen) = (Mutex::default(), Mutex::default(), Mutex::default());
        Self { campaign, giving, now, snapshots, gathered, seen }
    }

    pub(crate) fn giving(&self) -> MutexGuard<'_, ()> {
        whole(self.giving.lock())
    }

    /// As [`Self::giving`], for whoever writes anything but what the others are being asked for.
    ///
    /// # Errors
    /// `being_asked`: an order that may have been answered stands, and is overtaken by nothing. `throw_waits`: nothing is
    /// played before somebody else has confirmed what was thrown.
    pub(crate) fn giving_freely(&self) -> Result<MutexGuard<'_, ()>, Rejected> {
        let giving = self.giving();
        let now = self.now();
        if now.private.asked.is_some() {
            return Err(being_asked());
        }
        match &now.private.unconfirmed {
            Some(waits) => Err(throw_waits(waits, &now.terms)),
            None => Ok(giving),
        }
    }

    /// As [`Self::giving_freely`], for what goes on while a throw waits for its witness: else a table whose only witness
    /// has lost their telephone would wait for ever.
    ///
    /// # Errors
    /// `being_asked`.
    pub(crate) fn giving_of_devices(&self) -> Result<MutexGuard<'_, ()>, Rejected> {
        let giving = self.giving();
        match self.now().private.asked {
            Some(_) => Err(being_asked()),
            None => Ok(giving),
        }
    }

    pub(crate) fn gathered(&self) -> MutexGuard<'_, Gathered> {
        whole(self.gathered.lock())
    }

    pub(crate) fn seen(&self) -> MutexGuard<'_, SeenByDevice> {
        whole(self.seen.lock())
    }

    pub(crate) fn now(&self) -> RwLockReadGuard<'_, Now> {
        whole(self.now.read())
    }

    pub(crate) fn change(&self) -> RwLockWriteGuard<'_, Now> {
        whole(self.now.write())
    }

    pub(crate) fn snapshots(&self) -> MutexGuard<'_, Snapshots> {
        whole(self.snapshots.lock())
    }
}

impl Referee {
    /// A referee over a store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self::with(Parts::new(store))
    }

    /// A referee made of other parts.
    #[must_use]
    pub fn with(parts: Parts) -> Self {
        Self {
            parts,
            tables: RwLock::default(),
            observers: RwLock::default(),
            on_key_used: OnceLock::new(),
            attendance: OnceLock::new(),
        }
    }

    /// Calls `observer` after each acknowledged batch, when no lock of a campaign is held any more. It
    /// must not block.
    pub fn observe(&self, observer: impl Fn(Published) + Send + Sync + 'static) {
        whole(self.observers.write()).push(Box::new(observer));
    }

    /// Calls `on_key_used` whenever somebody shows a key that fits, so that whoever keeps a seat warm
    /// for them can get up. Only the first on_key_used counts; it must not block.
    pub fn when_key_used(&self, on_key_used: impl Fn(CampaignId, &By) + Send + Sync + 'static) {
        let _ = self.on_key_used.set(Box::new(on_key_used));
    }

    pub(crate) fn key_used(&self, campaign: CampaignId, by: &By) {
        if let Some(on_key_used) = self.on_key_used.get() {
            on_key_used(campaign, by);
        }
    }

    /// A batch id for an order of the caller's own.
    #[must_use]
    pub fn new_batch(&self) -> Uuid {
        let mut bytes = [0; 10];
        // Without randomness the id is only less unlikely to be used twice, and then refused.
        let _ = self.parts.randomness.fill(&mut bytes);
        let millis = u64::try_from(self.now().timestamp_millis()).unwrap_or_default();
        uuid::Builder::from_unix_timestamp_millis(millis, &bytes).into_uuid()
    }

    /// When what comes next on a table is accepted.
    pub(crate) fn moment(&self, terms: &Terms) -> Timestamp {
        terms.moment(self.now().into())
    }

    pub(crate) fn published(&self, campaign: CampaignId, head: Head) {
        for observer in whole(self.observers.read()).iter() {
            observer(Published { campaign, head });
        }
        self.use_what_was_left(campaign);
    }

    /// A campaign has changed in the store without this referee having heard of it, as when a write that had failed
    /// turns out to be stored. It is read again when it is asked for, and whoever follows it is told. Waits for whoever
    /// gives an order in it just now.
    pub fn changed_in_store(&self, campaign: CampaignId) {
        let table = whole(self.tables.read()).get(&campaign).map(Arc::clone);
        {
            // Else what they are about to show would be shown on a table that nobody looks at any more.
            let _giving = table.as_ref().map(|table| table.giving());
            self.forget(campaign);
        }
        // What cannot be read now is told to whoever asks for it.
        if let Ok(Some(head)) = self.parts.store.head(campaign) {
            self.published(campaign, head);
        }
    }

    /// The table of a campaign; its log is read when it is asked for first.
    pub(crate) fn table(&self, campaign: CampaignId) -> Result<Arc<LiveCampaign>, Rejected> {
        if let Some(table) = whole(self.tables.read()).get(&campaign) {
            return Ok(Arc::clone(table));
        }
        let loaded = Arc::new(self.load(campaign)?);
        let mut tables = whole(self.tables.write());
        make_room(&mut tables, MOST_TABLES);
        // Whoever else has loaded it in the meantime was first: there must be one lock only.
        Ok(Arc::clone(tables.entry(campaign).or_insert(loaded)))
    }

    /// Forgets what is in memory of a campaign; it is read again when it is asked for.
    pub(crate) fn forget(&self, campaign: CampaignId) {
        whole(self.tables.write()).remove(&campaign);
    }

    fn load(&self, campaign: CampaignId) -> Result<LiveCampaign, Rejected> {
        let store = &self.parts.store;
        let head = store.head(campaign).map_err(fault)?;
        let head = head.ok_or_else(|| unknown_campaign(campaign))?;
        let kept = store
            .kept(campaign)
            .map_err(fault)?
            .ok_or_else(|| Rejected::damage(said!("damaged-private").into()))?;
        let mut private = PrivateBlob::from_bytes(&kept)?;
        if private.whole_at.is_some_and(|whole_at| head.seq < whole_at.seq) {
            return Err(Rejected::new(Code::ImportUnfinished, said!("unfinished")));
        }
        let mut timelines = Timelines::new();
        let mut snapshots = Snapshots::default();
        let mut standing = StateAt::nothing();
        let mut since = 0;
        let mut desk = Desk::default();
        let mut open_clauses = BTreeSet::new();
        let mut terms = Terms::nothing();
        self.each_line(campaign, 0..=head.seq, |line| {
            line.check().map_err(Rejected::damaged)?;
            timelines.push_line(line).map_err(Rejected::damaged)?;
            terms.take(line)?;
            let by_seat = line.by.starts_with("seat/");
            book::fold(&mut desk, line.seq, by_seat, (line.kind, line.v), line.data)?;
            let parent = line.parent.unwrap_or(0);
            if line.seq > 0 && parent != standing.at.seq {
                // The order of a rewind: the state goes on from where it leads to.
                open_clauses.append(&mut standing.state.open_clauses());
                let path = timelines.path_to(parent);
                let (found, passed) = self.fold_path(
                    campaign,
                    &path,
                    snapshots.nearest(&path),
                    snapshots.interval(),
                )?;
                passed.into_iter().for_each(|passed| snapshots.keep(passed));
                standing = (*found).clone();
                since = 0;
            }
            standing.fold(line)?;
            since += 1;
            if line.seq == 0 || (line.last && snapshots.is_due(since)) {
                snapshots.keep(Arc::new(standing.clone()));
                since = 0;
            }
            Ok(())
        })?;
        let tip = timelines
            .tip()
            .filter(|tip| tip.last == head)
            .ok_or_else(|| Rejected::damage(said!("damaged-end", seq = head.seq).into()))?;
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
        open_clauses.append(&mut standing.state.open_clauses());
        let standing = Arc::new(standing);
        let now = Now { timelines, tip, standing, private, desk, open_clauses, terms };
        Ok(LiveCampaign::new(campaign, now, snapshots))
    }

    /// Hands over stored lines, some hundred at a time.
    pub(crate) fn each_line(
        &self,
        campaign: CampaignId,
        records: RangeInclusive<u64>,
        mut take: impl FnMut(&Line<'_>) -> Result<(), Rejected>,
    ) -> Result<(), Rejected> {
        const AT_ONCE: u64 = 512;
        let mut from = *records.start();
        while from <= *records.end() {
            let to = (from + AT_ONCE - 1).min(*records.end());
            let lines = self.parts.store.read(campaign, from, to).map_err(fault)?;
            if lines.len() as u64 != to - from + 1 {
                let missing = from + lines.len() as u64;
                return Err(Rejected::damage(said!("damaged-missing", seq = missing).into()));
            }
            for (seq, text) in (from..).zip(&lines) {
                let line = Line::read(text).map_err(|flaw| {
                    Rejected::damage(
                        said!("damaged-record", seq = seq, what = flaw.to_string()).into(),
                    )
                })?;
                take(&line)?;
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
        let (base, interval) = {
            let snapshots = table.snapshots();
            (snapshots.nearest(&path), snapshots.interval())
        };
        // Nobody waits for a lock while the store is read.
        let (standing, passed) = self.fold_path(table.campaign, &path, base, interval)?;
        passed.into_iter().for_each(|passed| table.snapshots().keep(passed));
        Ok(standing)
    }
}

pub(crate) fn unknown_campaign(campaign: CampaignId) -> Rejected {
    Rejected::new(Code::UnknownCampaign, said!("unknown-campaign", campaign = campaign.to_string()))
}

pub(crate) fn unknown_record(seq: u64, end: u64) -> Rejected {
    Rejected::new(Code::UnknownRecord, said!("unknown-record", seq = seq, end = end))
}

pub(crate) fn fault(error: StoreError) -> Rejected {
    tracing::error!(code = error.code(), %error, "the store failed");
    let code = match &error {
        StoreError::Full => return Rejected::new(Code::StoreFull, said!("store-full")),
        StoreError::Damaged(_) => Code::LogDamaged,
        _ => Code::StoreFault,
    };
    Rejected::new(code, said!("store-failed", error = error.to_string()))
}

pub(crate) fn not_appended(error: AppendError) -> Rejected {
    match error {
        AppendError::Full => Rejected::new(Code::StoreFull, said!("store-full")),
        AppendError::Unsure(error) => {
            tracing::error!(code = error.code(), %error, "the store failed while it wrote");
            Rejected::new(Code::StoreUnsure, said!("store-unsure"))
        }
        AppendError::Broken(error) => fault(error),
        AppendError::HeadMoved { .. } => Rejected::new(Code::Stale, said!("other-process")),
        AppendError::Unchained { message } => Rejected::bug(message),
    }
}

impl From<NotFolded> for Rejected {
    fn from(not_folded: NotFolded) -> Self {
        Self::damaged(not_folded)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn room_is_made_among_those_that_nobody_is_busy_with() {
        let mut tables: HashMap<u32, Arc<u32>> = (0..10).map(|n| (n, Arc::new(n))).collect();
        let busy = Arc::clone(&tables[&7]);
        make_room(&mut tables, 11);
        assert_eq!(tables.len(), 10);
        make_room(&mut tables, 10);
        assert_eq!(tables.into_keys().collect::<Vec<_>>(), [*busy]);
    }
}
