//! The data folder and its backup are looked through now and then, so that a damaged byte is noticed while the other
//! copies are whole.

use super::kept::Kept;
use std::io;
use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::Duration;
use store::{Backup, Store, StoreError};

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
    pub(super) kept: Kept,
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
            let wait = |bytes| {
                let wait = Duration::from_secs(bytes) / BYTES_A_SECOND as u32;
                match ended.recv_timeout(wait) {
                    Err(RecvTimeoutError::Timeout) => ControlFlow::Continue(()),
                    _ => ControlFlow::Break(()),
                }
            };
            let looked = match &self.kept {
                Kept::Folder(store) => store.scrub(wait).map(|report| {
                    report.map(|report| (report.campaigns.len(), report.damage.len()))
                }),
                Kept::Servers { store, .. } => read_all(&**store, wait),
            };
            match looked {
                Ok(None) => return,
                Ok(Some((campaigns, damage))) => {
                    tracing::info!(campaigns, damage, "looked through what is stored");
                }
                Err(error) => tracing::warn!(%error, "what is stored was not looked through"),
            }
            let store = self.kept.store();
            if let Some(Err(error)) = self.backup.as_ref().map(|it| it.look_through(&*store)) {
                tracing::warn!(%error, "the backup was not looked through");
            }
        }
    }
}

/// Reads every log: one that was changed, or is forked, is refused to whoever reads it. Answers how many there are, and how
/// many were refused; none where it was broken off.
fn read_all(
    store: &dyn Store,
    wait: impl Fn(u64) -> ControlFlow<()>,
) -> Result<Option<(usize, usize)>, StoreError> {
    let campaigns = store.campaigns()?;
    let mut damage = 0;
    for campaign in &campaigns {
        let bytes = match store.read(*campaign, 0, u64::MAX) {
            Ok(lines) => lines.iter().map(|line| line.len() as u64).sum(),
            Err(StoreError::Damaged(found)) => {
                tracing::error!(%found, "what is stored is damaged");
                damage += 1;
                0
            }
            Err(error) => return Err(error),
        };
        if wait(bytes).is_break() {
            return Ok(None);
        }
    }
    Ok(Some((campaigns.len(), damage)))
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
