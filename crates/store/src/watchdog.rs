//! Ends the process when a group does not become durable.
//!
//! A database that hangs cannot be mended from inside, while recovery after a kill is the thing
//! that it does best: so the process ends itself, and whoever runs it starts it again.

use std::{
    io::Write as _,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
        mpsc::{RecvTimeoutError, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

/// Watches one committer.
#[derive(Debug)]
pub(crate) struct Watchdog {
    watch: Arc<Watch>,
    /// Dropped to let the thread end.
    _alive: Sender<()>,
}

#[derive(Debug)]
struct Watch {
    begun: Instant,
    /// Milliseconds after `begun` at which the group in flight was begun, plus one; 0 for none.
    busy_since: AtomicU64,
}

impl Watch {
    fn now(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }
}

impl Watchdog {
    pub(crate) fn new(patience: Duration) -> std::io::Result<Self> {
        let watch = Arc::new(Watch { begun: Instant::now(), busy_since: AtomicU64::new(0) });
        let (alive, dropped) = channel::<()>();
        let seen = Arc::clone(&watch);
        thread::Builder::new().name("store-watchdog".into()).spawn(move || {
            let limit = u64::try_from(patience.as_millis()).unwrap_or(u64::MAX);
            while dropped.recv_timeout(patience / 4) == Err(RecvTimeoutError::Timeout) {
                let since = seen.busy_since.load(Ordering::Acquire);
                if since > 0 && seen.now().saturating_sub(since - 1) >= limit {
                    give_up(patience);
                }
            }
        })?;
        Ok(Self { watch, _alive: alive })
    }

    /// A group is on its way to the disk until the answer is dropped.
    pub(crate) fn watch(&self) -> Busy {
        self.watch.busy_since.store(self.watch.now() + 1, Ordering::Release);
        Busy(Arc::clone(&self.watch))
    }
}

/// While it lives, the watchdog counts.
pub(crate) struct Busy(Arc<Watch>);

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.busy_since.store(0, Ordering::Release);
    }
}

fn give_up(patience: Duration) -> ! {
    let message = format!(
        "the store hangs: records were not on disk within {} s; the process ends now, and nothing \
         that was acknowledged is lost",
        patience.as_secs_f32()
    );
    tracing::error!("{message}");
    // Nobody may be listening to the log.
    let _ = writeln!(std::io::stderr(), "{message}");
    std::process::abort()
}
