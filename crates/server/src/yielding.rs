//! Whoever reads lets others go first, again and again.
//!
//! A thread that is woken on a processor where somebody reads may have to wait until the system takes the reader's turn away: up to 3.6 ms on
//! Linux 6.18, whatever the niceness. So the threads that read offer theirs between the lines of a log, and while they write an answer.

use std::{
    cell::Cell,
    io::{self, Write},
    thread,
    time::Duration,
};

/// So long a thread works before it lets others go first.
const AT_ONCE: Duration = Duration::from_micros(300);

/// So many bytes of an answer are written before the time is looked at.
const BYTES: usize = 16 << 10;

thread_local! {
    /// How long this thread had had a processor when it let others go first; none: it does not read.
    static LET: Cell<Option<Duration>> = const { Cell::new(None) };
}

/// This thread reads: it lets others go first from now on.
pub(crate) fn begin() {
    LET.set(Some(worked()));
}

/// Lets others go first, if this thread reads and it is time to.
pub(crate) fn let_others_go_first() {
    let Some(last) = LET.get() else { return };
    let now = worked();
    if now.saturating_sub(last) >= AT_ONCE {
        thread::yield_now();
        LET.set(Some(now));
    }
}

/// Memory that is written to, letting others go first.
#[derive(Default)]
pub(crate) struct Yielding {
    pub(crate) bytes: Vec<u8>,
    looked: usize,
}

impl Write for Yielding {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.bytes.extend_from_slice(bytes);
        if self.bytes.len() - self.looked >= BYTES {
            self.looked = self.bytes.len();
            let_others_go_first();
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// How long this thread has had a processor: what it waited for one does not count.
#[cfg(target_os = "linux")]
pub(crate) fn worked() -> Duration {
    use rustix::time::{ClockId, clock_gettime};
    // The time that a thread has worked is never below zero.
    Duration::try_from(clock_gettime(ClockId::ThreadCPUTime)).unwrap_or_default()
}

/// Where the system does not tell it, the time that went by.
#[cfg(not(target_os = "linux"))]
pub(crate) fn worked() -> Duration {
    use std::{sync::LazyLock, time::Instant};
    static SINCE: LazyLock<Instant> = LazyLock::new(Instant::now);
    SINCE.elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When the thread last let others go first, behind some more work.
    fn let_behind(work: Duration) -> Option<Duration> {
        let until = worked() + work;
        while worked() < until {}
        let_others_go_first();
        LET.get()
    }

    #[test]
    fn a_thread_that_reads_lets_others_go_first_and_no_other_thread_does() {
        let read = thread::spawn(|| {
            assert_eq!(let_behind(AT_ONCE), None, "it does not read");
            begin();
            let begun = LET.get();
            let_others_go_first();
            assert_eq!(LET.get(), begun, "it has only begun");
            let first = let_behind(AT_ONCE);
            assert!(first > begun, "{first:?} behind {begun:?}");
            let mut answer = Yielding::default();
            while answer.bytes.len() < 1 << 20 {
                answer.write_all(&[b'x'; 1000]).unwrap();
                let until = worked() + AT_ONCE / 10;
                while worked() < until {}
            }
            assert!(LET.get() > first, "an answer of a mebibyte lets nobody go first");
            assert_eq!(answer.bytes.len(), 1_049_000);
        });
        read.join().unwrap();
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn whoever_waits_for_a_processor_does_not_pay_for_it() {
        let (busy, is_over) = std::sync::mpsc::channel();
        let begun = worked();
        thread::spawn(move || {
            while worked() < Duration::from_millis(50) {}
            busy.send(worked()).unwrap();
        });
        let elsewhere = is_over.recv().unwrap();
        let here = worked() - begun;
        assert!(here < elsewhere / 5, "{here:?} here, {elsewhere:?} elsewhere");
    }
}
