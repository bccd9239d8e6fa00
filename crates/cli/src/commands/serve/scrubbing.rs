//! The data folder and its backup are looked through now and then, so that a damaged byte is noticed while the other
//! copies are whole.

use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;
use store::{Backup, SledStore};

/// So long after the start the first look begins, if it is not due earlier.
const FIRST: Duration = Duration::from_secs(600);

/// So many bytes are read in a second, so that nobody who plays notices.
const BYTES_A_SECOND: u64 = 4 << 20;

/// How often.
#[derive(Clone, Copy, Debug)]
pub(crate) enum ScrubEvery {
    Never,
    Span(Duration),
}

pub(super) fn scrub_every(text: &str) -> Result<ScrubEvery, String> {
    if text == "never" {
        return Ok(ScrubEvery::Never);
    }
    let span = humantime::parse_duration(text).map_err(|_| "write it as 24h or 7d, or never")?;
    match span.is_zero() {
        true => Err("write it as 24h or 7d, or never".into()),
        false => Ok(ScrubEvery::Span(span)),
    }
}

/// What is looked through.
pub(super) struct Scrubbing {
    pub(super) store: Arc<SledStore>,
    pub(super) backup: Option<Arc<Backup>>,
    pub(super) every: ScrubEvery,
}

/// The thread that looks.
pub(super) struct Started(Option<(Sender<()>, JoinHandle<()>)>);

impl Scrubbing {
    pub(super) fn start(self) -> io::Result<Started> {
        let ScrubEvery::Span(every) = self.every else { return Ok(Started(None)) };
        let (alive, ended) = channel();
        let thread = std::thread::Builder::new()
            .name("scrubbing".into())
            .spawn(move || self.run(every, &ended))?;
        Ok(Started(Some((alive, thread))))
    }

    fn run(self, every: Duration, ended: &Receiver<()>) {
        let mut pause = every.min(FIRST);
        while ended.recv_timeout(pause) == Err(RecvTimeoutError::Timeout) {
            pause = every;
            let looked = self.store.scrub(|bytes| {
                let wait = Duration::from_secs(bytes) / BYTES_A_SECOND as u32;
                match ended.recv_timeout(wait) {
                    Err(RecvTimeoutError::Timeout) => ControlFlow::Continue(()),
                    _ => ControlFlow::Break(()),
                }
            });
            match looked {
                Ok(None) => return,
                Ok(Some(report)) => {
                    let (campaigns, damage) = (report.campaigns.len(), report.damage.len());
                    tracing::info!(campaigns, damage, "looked through the data folder");
                }
                Err(error) => tracing::warn!(%error, "the data folder was not looked through"),
            }
            if let Some(Err(error)) = self.backup.as_ref().map(|it| it.look_through(&*self.store)) {
                tracing::warn!(%error, "the backup was not looked through");
            }
        }
    }
}

impl Started {
    /// Breaks off and lets go of the folder.
    pub(super) fn end(self) {
        let Some((alive, thread)) = self.0 else { return };
        drop(alive);
        // If it panicked, there is nothing left to do.
        let _ = thread.join();
    }
}
