//! A server that is cut off from the others takes questions all the same, and answers none: it is left for another one.

use super::stream::{ONE_REQUEST, Streams};
use std::{
    sync::{MutexGuard, PoisonError},
    time::{Duration, Instant},
};

/// For so long no server is left after one was: until a new leader is elected none answers, and whoever went on from one to the
/// next would be back at the first by then.
const STAYING: Duration = Duration::from_secs(8);

/// What a server is asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// To show something. A leader that was cut off does for a while, as it believes to lead.
    Reading,
    /// To store something. Nobody does who is cut off.
    Storing,
}

/// When the server was last heard, and when one was last left.
#[derive(Debug, Clone, Copy)]
pub(super) struct Hearing {
    shown: Instant,
    stored: Instant,
    left: Instant,
}

impl Default for Hearing {
    fn default() -> Self {
        Self::from(Instant::now())
    }
}

impl From<Instant> for Hearing {
    fn from(begun: Instant) -> Self {
        Self { shown: begun, stored: begun, left: begun }
    }
}

impl Hearing {
    fn hear(&mut self, asked: Asked, now: Instant) {
        match asked {
            Asked::Reading => self.shown = now,
            Asked::Storing => self.stored = now,
        }
    }

    /// What was asked then has failed. Is the server to be left? It is not when it has brought another answer since, or a moment
    /// before: then only one leader is gone, and all servers wait for the next.
    fn leaves(&mut self, asked: Asked, then: Instant, now: Instant) -> bool {
        let heard = match asked {
            Asked::Reading => self.shown.max(self.stored),
            Asked::Storing => self.stored,
        };
        let is_silent = heard < then && now.duration_since(heard) >= ONE_REQUEST;
        let leaves = is_silent && now.duration_since(self.left) >= STAYING;
        if leaves {
            self.left = now;
        }
        leaves
    }
}

impl Streams {
    fn hearing(&self) -> MutexGuard<'_, Hearing> {
        self.hearing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// An answer has come.
    pub(super) fn heard(&self, asked: Asked) {
        self.hearing().hear(asked, Instant::now());
    }

    /// What was asked then has failed: no answer has come, or the one that a server without the others gives at once, that nobody
    /// leads.
    pub(super) async fn not_heard(&self, asked: Asked, then: Instant) {
        let leaves = self.hearing().leaves(asked, then, Instant::now());
        if leaves {
            tracing::warn!("the NATS server brings no answers; another one is asked");
            // Where the client is closed, whoever asks next is told.
            let _ = self.client.force_reconnect().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_server_is_left_that_brings_no_answer_at_all_and_not_at_once_again() {
        let begun = Instant::now();
        let at = |seconds: u64| begun + Duration::from_secs(seconds);
        let mut hearing = Hearing::from(begun);
        let mut leaves = |then, now| hearing.leaves(Asked::Reading, at(then), at(now));
        assert!(!leaves(1, 5), "it has just come");
        assert!(leaves(2, 9));
        assert!(!leaves(10, 14), "another one was asked just now");
        assert!(leaves(18, 18), "that nobody leads is said at once, and for too long");
        hearing.hear(Asked::Storing, at(27));
        assert!(!hearing.leaves(Asked::Reading, at(26), at(29)), "it brings answers, of others");
        assert!(!hearing.leaves(Asked::Reading, at(28), at(28)), "and has done so a moment before");
    }

    #[test]
    fn a_server_is_left_that_shows_and_stores_nothing() {
        let begun = Instant::now();
        let at = |seconds: u64| begun + Duration::from_secs(seconds);
        let mut hearing = Hearing::from(begun);
        hearing.hear(Asked::Reading, at(10));
        assert!(!hearing.leaves(Asked::Reading, at(9), at(12)));
        assert!(hearing.leaves(Asked::Storing, at(9), at(12)));
        hearing.hear(Asked::Storing, at(22));
        assert!(!hearing.leaves(Asked::Storing, at(21), at(24)));
    }
}
