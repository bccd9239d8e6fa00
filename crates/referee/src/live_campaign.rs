//! The referee and its tables: one for each campaign that somebody has asked for.

use crate::{
    Attendance, Clock, Code, PendingSince, Randomness, Rejected, StateAt, SystemClock,
    SystemRandomness,
    asked::{Gathered, being_asked},
    counted::Counted,
    kept_folds::KeptFolds,
    loaded::{Held, Loaded},
    locks::whole,
    private_blob::PrivateBlob,
    rejected::said,
    seen::SeenByDevice,
    snapshots::{self, Keeper, Snapshots},
    state_at::NotFolded,
    terms::Terms,
    unconfirmed::throw_waits,
};
use campaign::{Campaign, Command, Event, State, desk::Desk};
use chance::Chance;
use chronicle::{Beacon, CampaignId, Checkpoint, Head, Timelines, Timestamp, Tip, Uuid};
use decider::{By, Clause, Entry};
use std::{
    collections::{BTreeSet, HashMap},
    fmt,
    path::Path,
    sync::{
        Arc, Mutex, MutexGuard, OnceLock, RwLock, RwLockReadGuard, RwLockWriteGuard,
        atomic::{AtomicBool, AtomicU64},
    },
    time::{Duration, Instant},
};
use store::{AppendError, Duty, Seen, SnapshotFolder, Store, StoreError};

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
    /// Where states are kept, so that a long campaign is opened as fast as a short one.
    pub snapshots: Option<Arc<SnapshotFolder>>,
    /// So many bytes the campaigns in memory take at most, about, beside those that somebody is busy with. Those that were asked
    /// for the longest ago make room.
    pub memory: u64,
}

/// So many bytes campaigns in memory take at most, where nobody says.
pub const MEMORY: u64 = 256 << 20;

impl Parts {
    /// A store, the system's clock and randomness, and the rules. No states are kept beside the store.
    #[must_use]
    pub fn new(store: Arc<dyn Store>) -> Self {
        Self {
            store,
            clock: Arc::new(SystemClock),
            randomness: Arc::new(SystemRandomness),
            decide: decider::run::<Campaign>,
            snapshots: None,
            memory: MEMORY,
        }
    }

    /// The same, with states kept in the data folder.
    #[must_use]
    pub fn keeping_states(self, data: &Path) -> Self {
        Self { snapshots: Some(Arc::new(snapshots::folder(data))), ..self }
    }
}

type Observer = Box<dyn Fn(Published) + Send + Sync>;
type OnKeyUsed = Box<dyn Fn(CampaignId, &By) + Send + Sync>;

/// Accepts or refuses orders for all campaigns of one store. Shared between threads; its methods
/// block on the disk and on the rules, so an asynchronous caller gives them a thread.
pub struct Referee {
    pub(crate) parts: Parts,
    loaded: Loaded<LiveCampaign>,
    observers: RwLock<Vec<Observer>>,
    on_key_used: RwLock<Vec<OnKeyUsed>>,
    pub(crate) attendance: OnceLock<Box<dyn Attendance>>,
    pub(crate) keeper: Option<Keeper>,
    pub(crate) folded: AtomicU64,
    pub(crate) beacon: OnceLock<Beacon>,
    /// What is done between lines that are read.
    pub(crate) between_lines: OnceLock<fn()>,
    /// When it was asked last whether a duty is this server's, and what was answered.
    pub(crate) duties: Mutex<HashMap<Duty, (Instant, bool)>>,
    /// Other servers write to the store, too.
    pub(crate) shared: AtomicBool,
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
    pub(crate) snapshots: Snapshots,
    gathered: Mutex<Gathered>,
    /// A restart forgets it, and devices tell it again.
    seen: Mutex<SeenByDevice>,
    pub(crate) folds: KeptFolds,
    /// The house's word on where the log ended when somebody was told of it last.
    signed: Mutex<Option<Checkpoint>>,
    /// What its state took when it was read, in bytes as it is kept.
    state_bytes: u64,
}

/// A state in memory takes so many times the bytes that it has as it is kept: maps have room to spare, and each text is a piece of
/// memory of its own. Measured with short sieges (decision 0116).
const SPREAD: u64 = 3;

/// What is remembered of a batch: its id and its last record, and room for more of them.
const BATCH: u64 = 80;

impl Held for LiveCampaign {
    fn bytes(&self) -> u64 {
        // Whoever changes it has it in hand, and is not waited for: they may wait for this themselves.
        let batches = self.now.try_read().map_or(0, |now| {
            let timelines = &now.timelines;
            timelines.batches_in(&(0..=timelines.head()))
        });
        let states = 1 + self.snapshots.in_memory_len();
        SPREAD * self.state_bytes * u64::try_from(states).unwrap_or(u64::MAX) + BATCH * batches
    }

    /// What devices have given while they are being asked lies in memory alone.
    fn may_go(&self) -> bool {
        self.now.try_read().is_ok_and(|now| now.private.asked.is_none())
    }
}

/// How a campaign stands at this moment.
#[derive(Clone)]
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
    /// Along the stream, too.
    pub(crate) counted: Counted,
    /// Along the stream, too.
    pub(crate) pending_since: PendingSince,
    /// How the store stood when this was read from it or written to it.
    pub(crate) version: u64,
}

impl Now {
    /// What whoever writes next has seen.
    pub(crate) fn seen(&self) -> Seen {
        Seen { head: Some(self.tip.last), version: self.version }
    }
}

impl LiveCampaign {
    pub(crate) fn new(campaign: CampaignId, now: Now, snapshots: Snapshots) -> Self {
        let state_bytes = snapshots::bytes_of(&now.standing);
        let now = RwLock::new(now);
        let (giving, gathered, seen) = (Mutex::default(), Mutex::default(), Mutex::default());
        let (folds, signed) = (KeptFolds::default(), Mutex::default());
        Self { campaign, giving, now, snapshots, gathered, seen, folds, signed, state_bytes }
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

    pub(crate) fn signed(&self) -> MutexGuard<'_, Option<Checkpoint>> {
        whole(self.signed.lock())
    }

    pub(crate) fn now(&self) -> RwLockReadGuard<'_, Now> {
        whole(self.now.read())
    }

    /// Does nobody change it just now?
    pub(crate) fn is_free(&self) -> bool {
        self.now.try_read().is_ok()
    }

    pub(crate) fn change(&self) -> RwLockWriteGuard<'_, Now> {
        whole(self.now.write())
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
        let keeper = parts.snapshots.clone().and_then(Keeper::start);
        Self {
            loaded: Loaded::within(parts.memory),
            parts,
            observers: RwLock::default(),
            on_key_used: RwLock::default(),
            attendance: OnceLock::new(),
            keeper,
            folded: AtomicU64::new(0),
            beacon: OnceLock::new(),
            between_lines: OnceLock::new(),
            duties: Mutex::default(),
            shared: AtomicBool::new(false),
        }
    }

    /// Calls `observer` after each acknowledged batch, when no lock of a campaign is held any more. It
    /// must not block.
    pub fn observe(&self, observer: impl Fn(Published) + Send + Sync + 'static) {
        whole(self.observers.write()).push(Box::new(observer));
    }

    /// Calls `pause` again and again while lines of a log are read, on the thread that reads them. What is given first
    /// stays.
    pub fn between_lines(&self, pause: fn()) {
        let _ = self.between_lines.set(pause);
    }

    pub(crate) fn pause_between_lines(&self) {
        if let Some(pause) = self.between_lines.get() {
            pause();
        }
    }

    /// Calls `on_key_used` whenever somebody shows a key that fits, so that whoever keeps a seat warm
    /// for them can get up. It must not block.
    pub fn when_key_used(&self, on_key_used: impl Fn(CampaignId, &By) + Send + Sync + 'static) {
        whole(self.on_key_used.write()).push(Box::new(on_key_used));
    }

    /// Somebody has shown a key that fits, here or to another server.
    pub fn key_used(&self, campaign: CampaignId, by: &By) {
        for on_key_used in whole(self.on_key_used.read()).iter() {
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
        self.tell_observers(campaign, head);
        self.use_what_was_left(campaign);
    }

    pub(crate) fn tell_observers(&self, campaign: CampaignId, head: Head) {
        for observer in whole(self.observers.read()).iter() {
            observer(Published { campaign, head });
        }
    }

    /// The table of a campaign that somebody has asked for.
    pub(crate) fn table_in_memory(&self, campaign: CampaignId) -> Option<Arc<LiveCampaign>> {
        self.loaded.peek(campaign)
    }

    /// The table of a campaign; its log is read when it is asked for first.
    pub(crate) fn table(&self, campaign: CampaignId) -> Result<Arc<LiveCampaign>, Rejected> {
        if let Some(table) = self.loaded.get(campaign) {
            return Ok(table);
        }
        let turn = self.loaded.turn(campaign);
        if let Some(table) = self.loaded.get(campaign) {
            return Ok(table);
        }
        let loaded = Arc::new(self.load(campaign)?);
        let table = self.loaded.keep(campaign, loaded);
        drop(turn);
        if self.is_shared() {
            // What others wrote while it was read was told to nobody who knew of it.
            self.catch_up(&table, None)?;
        }
        Ok(table)
    }

    /// Forgets what is in memory of a campaign; it is read again when it is asked for.
    pub(crate) fn forget(&self, campaign: CampaignId) {
        self.loaded.forget(campaign);
    }

    /// Lets go of the campaigns that nobody has asked for in so long; how many those were. They are read again when they
    /// are asked for. Where no states are kept beside the store all of them stay: reading a long one would take a while.
    /// So does one whose devices are being asked.
    pub fn let_go_of_idle(&self, in_so_long: Duration) -> usize {
        match self.keeper {
            Some(_) => self.loaded.let_go(in_so_long),
            None => 0,
        }
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
        StoreError::Unavailable { .. } => {
            return Rejected::new(Code::StoreUnavailable, said!("store-unavailable"));
        }
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
        AppendError::HeadMoved { .. } => Rejected::new(Code::Overtaken, said!("overtaken")),
        AppendError::Unchained { message } => Rejected::bug(message),
    }
}

impl From<NotFolded> for Rejected {
    fn from(not_folded: NotFolded) -> Self {
        Self::damaged(not_folded)
    }
}
