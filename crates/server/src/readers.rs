//! Who reads, and whose turn it is.
//!
//! Reading has threads of its own, which give way to everything else that the machine does: an order never waits behind
//! it. There are as many as there are processors for what is shown on a page, and half as many for what is read at length:
//! whole logs, stories, comparisons, checks. Whoever asks for much waits for themselves alone: the turns go round among
//! those who ask. Strangers have threads apart from those of people with a key, which give way to those, too; while somebody
//! plays, they have their turns at a [pace](crate::pace).

use crate::{
    Problem,
    budgets::network,
    pace::{Pace, Play},
    yielding::{self, worked},
};
use chronicle::CampaignId;
use decider::By;
use std::{
    collections::{BTreeMap, VecDeque},
    net::IpAddr,
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};
use tokio::sync::oneshot;

/// Who asks, as far as turns go.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Asker {
    /// Whoever has a key: that of a seat or of the organiser of a campaign.
    Holder(CampaignId, By),
    /// Whoever brings a key of which it was not asked whose it is, by where they ask from.
    KeyBringer(Option<IpAddr>),
    /// Whoever has none, by where they ask from.
    Stranger(Option<IpAddr>),
}

impl Asker {
    /// Somebody without a key. A network of version 6 counts as one: whoever has one address of it has them all.
    pub(crate) fn stranger(from: Option<IpAddr>) -> Self {
        Self::Stranger(from.map(network))
    }

    /// Somebody with a key, by their network.
    pub(crate) fn key_bringer(from: Option<IpAddr>) -> Self {
        Self::KeyBringer(from.map(network))
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// What is to be done next.
enum Turn {
    Work(Job),
    /// Those who wait have to wait so long yet.
    Later(Duration),
    Nothing,
}

/// Those who wait, each in their own row.
#[derive(Default)]
struct Rows {
    waiting: BTreeMap<Asker, VecDeque<Job>>,
    /// Whose turn it is next.
    turns: VecDeque<Asker>,
    /// None: whoever is here has a key, and waits for no pace.
    pace: Option<Pace>,
    is_over: bool,
}

impl Rows {
    fn add(&mut self, asker: Asker, job: Job) {
        let row = self.waiting.entry(asker.clone()).or_default();
        if row.is_empty() {
            self.turns.push_back(asker);
        }
        row.push_back(job);
    }

    /// `somebody_plays`: those who have a pace keep to it.
    fn next(&mut self, now: Instant, somebody_plays: bool) -> Turn {
        let wait = self.pace.as_ref().filter(|_| somebody_plays).and_then(|pace| pace.wait(now));
        if let Some(wait) = wait.filter(|_| !self.turns.is_empty()) {
            return Turn::Later(wait);
        }
        let Some(asker) = self.turns.pop_front() else { return Turn::Nothing };
        let Some(row) = self.waiting.get_mut(&asker) else { return Turn::Nothing };
        let job = row.pop_front();
        if row.is_empty() {
            self.waiting.remove(&asker);
        } else {
            self.turns.push_back(asker);
        }
        if let Some(pace) = &mut self.pace {
            pace.begin(now);
        }
        job.map_or(Turn::Nothing, Turn::Work)
    }
}

struct Shared {
    rows: Mutex<Rows>,
    more: Condvar,
    play: Arc<Play>,
}

impl Shared {
    fn rows(&self) -> MutexGuard<'_, Rows> {
        self.rows.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn read(&self, way: i32) {
        give_way(way);
        yielding::begin();
        let mut rows = self.rows();
        loop {
            if rows.is_over {
                return;
            }
            let now = Instant::now();
            match rows.next(now, self.play.goes_on(now)) {
                Turn::Work(job) => {
                    drop(rows);
                    let begun = worked();
                    job();
                    let took = worked().saturating_sub(begun);
                    rows = self.rows();
                    if let Some(pace) = &mut rows.pace {
                        pace.end(took);
                    }
                }
                Turn::Later(wait) => {
                    let waited = self.more.wait_timeout(rows, wait);
                    rows = waited.unwrap_or_else(PoisonError::into_inner).0;
                }
                Turn::Nothing => {
                    rows = self.more.wait(rows).unwrap_or_else(PoisonError::into_inner);
                }
            }
        }
    }
}

/// Everything else comes before this thread, where the system knows that of threads.
#[cfg(target_os = "linux")]
fn give_way(way: i32) {
    // Without it they are as quick as everything else.
    let _ = rustix::process::nice(way);
}

#[cfg(not(target_os = "linux"))]
const fn give_way(_: i32) {}

/// Threads that read, from the first time on that somebody does.
#[derive(Clone)]
pub(crate) struct Readers {
    with_a_key: Arc<Threads>,
    strangers: Arc<Threads>,
}

struct Threads {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    most: usize,
    /// How much everything else comes before them, in the system's steps of niceness.
    way: i32,
}

/// So many steps more do strangers give way. On a machine that is busy with other work they still get a share.
const BEHIND_PEOPLE_WITH_A_KEY: i32 = 5;

fn processors() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

impl Readers {
    /// For what is shown on a page.
    pub(crate) fn of_pages(play: &Arc<Play>) -> Self {
        Self::with(processors(), 5, play)
    }

    /// For what is read at length.
    pub(crate) fn at_length(play: &Arc<Play>) -> Self {
        Self::with((processors() / 2).max(1), 10, play)
    }

    fn with(most: usize, way: i32, play: &Arc<Play>) -> Self {
        let threads = |pace, way| {
            let rows = Mutex::new(Rows { pace, ..Rows::default() });
            let shared = Shared { rows, more: Condvar::new(), play: Arc::clone(play) };
            Arc::new(Threads { shared: Arc::new(shared), threads: Mutex::default(), most, way })
        };
        Self {
            with_a_key: threads(None, way),
            strangers: threads(Some(Pace::of(processors())), way + BEHIND_PEOPLE_WITH_A_KEY),
        }
    }

    /// So many bytes are sent to strangers, who pay for them with their next turns.
    pub(crate) fn sent_to_strangers(&self, bytes: u64) {
        if let Some(pace) = &mut self.strangers.shared.rows().pace {
            pace.sent(bytes, Instant::now());
        }
    }

    /// How long strangers wait for their next turn while somebody plays.
    #[cfg(test)]
    pub(crate) fn strangers_wait(&self, now: Instant) -> Option<Duration> {
        self.strangers.shared.rows().pace.as_ref().and_then(|pace| pace.wait(now))
    }

    /// Does some work when its turn has come, unless nobody waits for it any more by then.
    ///
    /// # Errors
    /// `bug` when it breaks.
    pub(crate) async fn take<T: Send + 'static>(
        &self,
        asker: Asker,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let (done, waits) = oneshot::channel();
        let span = tracing::Span::current();
        let job = move || {
            if done.is_closed() {
                return;
            }
            match catch_unwind(AssertUnwindSafe(|| span.in_scope(work))) {
                // Whoever hung up meanwhile wants it no more.
                Ok(result) => drop(done.send(result)),
                Err(_) => tracing::error!("a request broke"),
            }
        };
        let threads = match asker {
            Asker::Holder(..) | Asker::KeyBringer(_) => &self.with_a_key,
            Asker::Stranger(_) => &self.strangers,
        };
        threads.start()?;
        threads.shared.rows().add(asker, Box::new(job));
        threads.shared.more.notify_one();
        waits.await.map_err(|_| Problem::bug())
    }
}

impl Threads {
    fn threads(&self) -> MutexGuard<'_, Vec<JoinHandle<()>>> {
        self.threads.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn start(&self) -> Result<(), Problem> {
        let mut threads = self.threads();
        while threads.len() < self.most {
            let (shared, way) = (Arc::clone(&self.shared), self.way);
            let thread = thread::Builder::new().name("reading".into());
            threads.push(thread.spawn(move || shared.read(way)).map_err(|error| {
                tracing::error!(%error, "no thread to read with");
                Problem::bug()
            })?);
        }
        Ok(())
    }
}

impl Drop for Threads {
    /// What is being read is read to its end, as is all that blocks; what waits is not begun.
    fn drop(&mut self) {
        self.shared.rows().is_over = true;
        self.shared.more.notify_all();
        for thread in self.threads().drain(..) {
            // What broke has said so.
            let _ = thread.join();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::mpsc;

    fn stranger(number: u8) -> Asker {
        Asker::stranger(Some(IpAddr::from([10, 0, 0, number])))
    }

    /// Whoever asks for a hundred things at once holds up nobody but themselves.
    #[test]
    fn turns_go_round() {
        let (told, order) = mpsc::channel();
        let mut rows = Rows::default();
        let mut add = |asker: Asker, name: &'static str| {
            let told = told.clone();
            rows.add(asker, Box::new(move || told.send(name).unwrap()));
        };
        for _ in 0..4 {
            add(stranger(1), "greedy");
        }
        add(stranger(2), "modest");
        add(Asker::Holder("0000000001".parse().unwrap(), By::Organiser), "player");
        while let Turn::Work(job) = rows.next(Instant::now(), false) {
            job();
        }
        drop(told);
        let order: Vec<_> = order.iter().collect();
        assert_eq!(order, ["greedy", "modest", "player", "greedy", "greedy", "greedy"]);
        assert!(rows.waiting.is_empty());
    }

    #[test]
    fn while_somebody_plays_there_is_a_pace_for_those_who_have_one() {
        let now = Instant::now();
        let mut rows = Rows { pace: Some(Pace::of(2)), ..Rows::default() };
        let add = |rows: &mut Rows| rows.add(stranger(1), Box::new(|| ()));
        let wait = loop {
            add(&mut rows);
            match rows.next(now, true) {
                Turn::Work(job) => job(),
                Turn::Later(wait) => break wait,
                Turn::Nothing => panic!("somebody waits"),
            }
        };
        assert!(matches!(rows.next(now + wait, true), Turn::Work(_)));
        assert!(matches!(rows.next(now, true), Turn::Nothing));
        add(&mut rows);
        assert!(matches!(rows.next(now, false), Turn::Work(_)), "nobody plays");
        let mut rows = Rows::default();
        add(&mut rows);
        add(&mut rows);
        assert!(matches!(rows.next(now, true), Turn::Work(_)));
        assert!(matches!(rows.next(now, true), Turn::Work(_)), "here nobody has a pace");
    }

    /// Strangers with a hundred connections hold up strangers.
    #[tokio::test]
    async fn whoever_has_a_key_does_not_wait_behind_strangers() {
        let turns = Readers::with(1, 0, &Arc::default());
        let (free, holds) = mpsc::channel::<()>();
        let (begins, begun) = oneshot::channel();
        let busy = turns.clone();
        let busy = tokio::spawn(async move {
            let work = move || {
                begins.send(()).unwrap();
                holds.recv().unwrap();
            };
            busy.take(stranger(1), work).await.unwrap();
        });
        begun.await.unwrap();
        let player = Asker::Holder("0000000001".parse().unwrap(), By::Organiser);
        assert_eq!(turns.take(player, || 7).await.ok(), Some(7));
        assert_eq!(turns.take(Asker::key_bringer(None), || 8).await.ok(), Some(8));
        free.send(()).unwrap();
        busy.await.unwrap();
    }

    #[test]
    fn a_network_of_version_6_is_one_stranger() {
        let at = |text: &str| Asker::stranger(Some(text.parse().unwrap()));
        assert_eq!(at("2001:db8:1:2::1"), at("2001:db8:1:2:ffff::2"));
        assert_ne!(at("2001:db8:1:2::1"), at("2001:db8:1:3::1"));
        assert_eq!(at("::ffff:10.0.0.1"), at("10.0.0.1"));
    }

    #[tokio::test]
    async fn what_nobody_waits_for_is_not_begun_and_what_breaks_is_told() {
        let turns = Readers::with(1, 0, &Arc::default());
        let (begun, free) = (mpsc::channel::<()>(), mpsc::channel::<()>());
        let (begins, holds) = (begun.0, free.1);
        let first = turns.clone();
        let first = tokio::spawn(async move {
            let work = move || {
                begins.send(()).unwrap();
                holds.recv().unwrap();
            };
            first.take(stranger(1), work).await.unwrap();
        });
        // The only thread is busy; whoever waits behind it hangs up.
        let first_begun = tokio::task::spawn_blocking(move || begun.1.recv().unwrap());
        first_begun.await.unwrap();
        let (told, tells) = mpsc::channel::<()>();
        let mut hung_up = Box::pin(turns.take(stranger(2), move || told.send(()).unwrap()));
        let waits = std::future::poll_fn(|context| {
            let _ = hung_up.as_mut().poll(context);
            std::task::Poll::Ready(())
        });
        waits.await;
        drop(hung_up);
        free.0.send(()).unwrap();
        first.await.unwrap();
        let broken: Result<(), _> = turns.take(stranger(3), || panic!("on purpose")).await;
        assert!(broken.is_err());
        assert_eq!(turns.take(stranger(3), || 7).await.ok(), Some(7));
        assert!(tells.recv().is_err(), "it was not begun");
    }
}
