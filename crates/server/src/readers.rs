//! Who reads, and whose turn it is.
//!
//! Reading has threads of its own, which give way to everything else that the machine does: an order never waits behind
//! it. There are as many as there are processors for what is shown on a page, and half as many for what is read at length:
//! whole logs, stories, comparisons, checks. Whoever asks for much waits for themselves alone: the turns go round among
//! those who ask, and every second one is for somebody with a key, if one waits. While somebody plays, strangers have
//! theirs at a [pace](crate::pace).

use crate::{
    Problem,
    budgets::network,
    pace::{Pace, Play},
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
    /// Whoever has none, by where they ask from.
    Stranger(Option<IpAddr>),
}

impl Asker {
    /// Somebody without a key. A network of version 6 counts as one: whoever has one address of it has them all.
    pub(crate) fn stranger(from: Option<IpAddr>) -> Self {
        Self::Stranger(from.map(network))
    }
}

type Job = Box<dyn FnOnce() + Send>;

/// What is to be done next.
enum Turn {
    Work {
        job: Job,
        of_stranger: bool,
    },
    /// Strangers wait, and not for so long.
    Later(Duration),
    Nothing,
}

/// Those who wait, each in their own row.
struct Rows {
    waiting: BTreeMap<Asker, VecDeque<Job>>,
    /// Whose turn it is next: among those with a key, and among the others.
    turns: [VecDeque<Asker>; 2],
    /// Had somebody with a key the last turn?
    holder_was_last: bool,
    pace: Pace,
    is_over: bool,
}

impl Default for Rows {
    fn default() -> Self {
        Self {
            waiting: BTreeMap::new(),
            turns: Default::default(),
            holder_was_last: false,
            pace: Pace::of(processors()),
            is_over: false,
        }
    }
}

impl Rows {
    fn add(&mut self, asker: Asker, job: Job) {
        let row = self.waiting.entry(asker.clone()).or_default();
        if row.is_empty() {
            self.turns[usize::from(matches!(asker, Asker::Stranger(_)))].push_back(asker);
        }
        row.push_back(job);
    }

    /// `somebody_plays`: strangers keep to their pace.
    fn next(&mut self, now: Instant, somebody_plays: bool) -> Turn {
        let [holders, strangers] = &mut self.turns;
        let wait = self.pace.wait(now).filter(|_| somebody_plays && !strangers.is_empty());
        let is_holder = !holders.is_empty()
            && (!self.holder_was_last || strangers.is_empty() || wait.is_some());
        if let Some(wait) = wait
            && !is_holder
        {
            return Turn::Later(wait);
        }
        let turns = if is_holder { holders } else { strangers };
        let Some(asker) = turns.pop_front() else { return Turn::Nothing };
        let Some(row) = self.waiting.get_mut(&asker) else { return Turn::Nothing };
        self.holder_was_last = is_holder;
        let job = row.pop_front();
        if row.is_empty() {
            self.waiting.remove(&asker);
        } else {
            turns.push_back(asker);
        }
        if !is_holder {
            self.pace.begin(now);
        }
        job.map_or(Turn::Nothing, |job| Turn::Work { job, of_stranger: !is_holder })
    }
}

#[derive(Default)]
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
        let mut rows = self.rows();
        loop {
            if rows.is_over {
                return;
            }
            let now = Instant::now();
            match rows.next(now, self.play.goes_on(now)) {
                Turn::Work { job, of_stranger } => {
                    drop(rows);
                    job();
                    rows = self.rows();
                    if of_stranger {
                        rows.pace.end(now.elapsed());
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
pub(crate) struct Readers(Arc<Threads>);

struct Threads {
    shared: Arc<Shared>,
    threads: Mutex<Vec<JoinHandle<()>>>,
    most: usize,
    /// How much everything else comes before them, in the system's steps of niceness.
    way: i32,
}

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
        let shared = Arc::new(Shared { play: Arc::clone(play), ..Shared::default() });
        Self(Arc::new(Threads { shared, threads: Mutex::default(), most, way }))
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
        self.0.start()?;
        self.0.shared.rows().add(asker, Box::new(job));
        self.0.shared.more.notify_one();
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

    fn holder(campaign: &str) -> Asker {
        Asker::Holder(campaign.parse().unwrap(), By::Organiser)
    }

    /// Whoever asks for a hundred things at once holds up nobody but themselves.
    #[test]
    fn turns_go_round_and_every_second_one_is_for_a_key() {
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
        add(holder("0000000001"), "player");
        add(holder("0000000001"), "player");
        add(holder("0000000002"), "another");
        while let Turn::Work { job, .. } = rows.next(Instant::now(), false) {
            job();
        }
        drop(told);
        let order: Vec<_> = order.iter().collect();
        let wanted =
            ["player", "greedy", "another", "modest", "player", "greedy", "greedy", "greedy"];
        // The closure holds a sender as well, so the rows go before the order is read.
        assert_eq!(order, wanted);
        assert!(rows.waiting.is_empty());
    }

    #[test]
    fn while_somebody_plays_strangers_wait_and_nobody_with_a_key_does() {
        let now = Instant::now();
        let mut rows = Rows { pace: Pace::of(2), ..Rows::default() };
        for _ in 0..2 {
            rows.add(stranger(1), Box::new(|| ()));
            rows.add(holder("0000000001"), Box::new(|| ()));
        }
        let is_work = |turn: &Turn, of: bool| matches!(turn, Turn::Work { of_stranger, .. } if *of_stranger == of);
        assert!(is_work(&rows.next(now, true), false));
        assert!(is_work(&rows.next(now, true), true));
        assert!(is_work(&rows.next(now, true), false));
        let Turn::Later(wait) = rows.next(now, true) else { panic!("it is too early") };
        assert!(is_work(&rows.next(now + wait, true), true));
        assert!(matches!(rows.next(now, true), Turn::Nothing));
        rows.add(stranger(1), Box::new(|| ()));
        assert!(is_work(&rows.next(now, false), true), "nobody plays");
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
