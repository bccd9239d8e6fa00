//! How fast strangers read while others play.
//!
//! What is read has threads of its own, but connections have not: whoever opens thousands of them a second keeps those threads
//! busy that orders come in by, too. So while somebody plays, strangers have their turns at a pace. All of them
//! together take one sixteenth of the processors, and whoever asks for more than that waits. Where nobody plays there is none.

use std::{
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, Instant},
};

/// So long behind an order somebody still plays: the next one is thought about.
const PLAYED: Duration = Duration::from_secs(60);

/// One part in so many of all processors is for strangers.
const PARTS: f64 = 16.0;

/// So far may strangers be ahead of their pace: whoever opens a page now and then does not wait.
const AHEAD: Duration = Duration::from_millis(500);

/// What a mebibyte costs that is sent: it goes out by the threads that orders come in by.
const A_MEBIBYTE: Duration = Duration::from_millis(2);

/// What a turn costs at least: a connection, its request and its answer are work as well.
const LEAST: Duration = Duration::from_micros(250);

/// Does somebody play? Whoever gives an order waits for nobody here.
#[derive(Debug)]
pub(crate) struct Play {
    since: Instant,
    /// When the latest order was carried out, in milliseconds behind `since`; 0: none was.
    ordered: AtomicU64,
}

impl Default for Play {
    fn default() -> Self {
        Self { since: Instant::now(), ordered: AtomicU64::new(0) }
    }
}

impl Play {
    fn milliseconds(&self, now: Instant) -> u64 {
        u64::try_from(now.duration_since(self.since).as_millis()).unwrap_or(u64::MAX)
    }

    /// An order was carried out.
    pub(crate) fn ordered(&self, now: Instant) {
        self.ordered.store(self.milliseconds(now).max(1), Ordering::Relaxed);
    }

    pub(crate) fn goes_on(&self, now: Instant) -> bool {
        let ordered = self.ordered.load(Ordering::Relaxed);
        ordered > 0
            && Duration::from_millis(self.milliseconds(now).saturating_sub(ordered)) < PLAYED
    }
}

/// When strangers have their next turn.
#[derive(Debug)]
pub(crate) struct Pace {
    next: Option<Instant>,
    /// How long there is no turn, for each second of a processor that one has taken.
    times: f64,
}

impl Pace {
    pub(crate) fn of(processors: usize) -> Self {
        Self { next: None, times: (PARTS / processors as f64).max(1.0) }
    }

    /// How long a stranger still waits; none: it is their turn.
    pub(crate) fn wait(&self, now: Instant) -> Option<Duration> {
        let wait = self.next?.saturating_duration_since(now + AHEAD);
        (!wait.is_zero()).then_some(wait)
    }

    /// A stranger's turn begins.
    pub(crate) fn begin(&mut self, now: Instant) {
        self.put_off(self.next.map_or(now, |next| next.max(now)), LEAST);
    }

    /// A stranger's turn that had begun is over, and took a processor for so long.
    pub(crate) fn end(&mut self, took: Duration) {
        if let Some(next) = self.next {
            self.put_off(next, took.saturating_sub(LEAST));
        }
    }

    /// So many bytes are sent to a stranger.
    pub(crate) fn sent(&mut self, bytes: u64, now: Instant) {
        let from = self.next.map_or(now, |next| next.max(now));
        self.put_off(from, A_MEBIBYTE.mul_f64(bytes as f64 / f64::from(1 << 20)));
    }

    fn put_off(&mut self, from: Instant, took: Duration) {
        self.next = Some(from + took.mul_f64(self.times));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn somebody_plays_for_a_minute_behind_their_order() {
        let play = Play::default();
        let at = |seconds| play.since + Duration::from_secs(seconds);
        assert!(!play.goes_on(at(0)) && !play.goes_on(at(5)));
        play.ordered(at(10));
        assert!(play.goes_on(at(10)) && play.goes_on(at(69)));
        assert!(!play.goes_on(at(70)));
        play.ordered(at(71));
        assert!(play.goes_on(at(72)));
        let at_once = Play::default();
        at_once.ordered(at_once.since);
        assert!(at_once.goes_on(at_once.since), "an order in the first millisecond counts");
    }

    /// How often strangers have had a turn of so long in so many seconds, if they always want one.
    fn turns(mut pace: Pace, turn: Duration, seconds: u64) -> u32 {
        let begun = Instant::now();
        let (mut now, mut turns) = (begun, 0);
        while now < begun + Duration::from_secs(seconds) {
            if let Some(wait) = pace.wait(now) {
                now += wait;
            }
            pace.begin(now);
            now += turn;
            pace.end(turn);
            turns += 1;
        }
        turns
    }

    /// On two processors strangers have an eighth of one: a turn, and seven times as long none. At first they are ahead.
    #[test]
    fn strangers_have_one_sixteenth_of_the_processors() {
        let turn = Duration::from_millis(2);
        let at_first = turns(Pace::of(2), turn, 10);
        let ahead = AHEAD.as_millis() / 16;
        assert!((625..=627 + ahead).contains(&at_first.into()), "{at_first}");
        let often = turns(Pace::of(2), turn, 100) - at_first;
        assert!((5620..=5630).contains(&often), "{often}");
    }

    /// On two processors what is sent is followed by eight times as long as it costs.
    #[test]
    fn strangers_wait_for_what_they_are_sent() {
        let begun = Instant::now();
        let mut pace = Pace::of(2);
        pace.sent(31 << 20, begun);
        assert_eq!(pace.wait(begun), None, "they are not too far ahead");
        pace.sent(1 << 20, begun);
        assert_eq!(pace.wait(begun), Some(Duration::from_millis(12)));
        pace.sent(1 << 19, begun);
        assert_eq!(pace.wait(begun), Some(Duration::from_millis(20)));
        let later = begun + Duration::from_secs(1);
        pace.sent(1 << 20, later);
        assert_eq!(pace.wait(later), None, "what is long past is paid");
    }

    #[test]
    fn a_turn_costs_something_however_short_it_is() {
        // Four in a millisecond, half a second of them ahead, and the one that is begun at the end.
        assert_eq!(turns(Pace::of(64), Duration::ZERO, 1), 4000 + 2000 + 1);
    }
}
