//! States kept at batch ends, so that nobody has to fold a long log from its first record: in memory, and beside the store.
//! Disposable, never a source of truth; who verifies a log looks at none of them.

mod compressed;
mod in_memory;
mod keeper;
mod kept;

pub(crate) use in_memory::InMemory;
pub(crate) use keeper::Keeper;
pub(crate) use kept::{Along, Resumed};

use crate::StateAt;
use chance::Bytes32;
use chronicle::{CampaignId, Head, Timelines};
use kept::Kept;
use sha2::{Digest as _, Sha256};
use std::{
    io,
    ops::RangeInclusive,
    path::Path,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use store::SnapshotFolder;

/// The place for states in a data folder. They are good for the rules of this very program.
pub(crate) fn folder(data: &Path) -> SnapshotFolder {
    SnapshotFolder::of(data, Bytes32(Sha256::digest(env!("WAPENROL_RULES")).into()))
}

/// So many bytes a state takes as it is kept, before it is compressed.
pub(crate) fn bytes_of(standing: &StateAt) -> u64 {
    let mut counted = Counted(0);
    // Nothing is written, so nothing fails; a state that could not be written would weigh what was counted of it.
    let _ = rmp_serde::encode::write_named(&mut counted, standing);
    counted.0
}

/// Counts what is written to it.
struct Counted(u64);

impl io::Write for Counted {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0 += bytes.len() as u64;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The states that are at hand of one campaign.
#[derive(Debug)]
pub(crate) struct Snapshots {
    in_memory: Mutex<InMemory>,
    kept: Option<Kept>,
}

impl Snapshots {
    /// Of a campaign whose states are kept beside the store, if somebody keeps them.
    pub(crate) fn of(campaign: CampaignId, keeper: Option<&Keeper>) -> Self {
        let kept = keeper.and_then(|keeper| keeper.of(campaign));
        let in_memory = match kept {
            Some(_) => InMemory::beside_kept(),
            None => InMemory::default(),
        };
        Self { in_memory: Mutex::new(in_memory), kept }
    }

    fn in_memory(&self) -> MutexGuard<'_, InMemory> {
        // Changed by single steps.
        self.in_memory.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Where the campaign stood at the last record that is kept, up to this one. `holds` says whether the log holds a
    /// record; what it does not hold, or cannot be read, is thrown away.
    pub(crate) fn resume(&self, end: u64, holds: impl Fn(Head) -> bool) -> Option<Resumed> {
        self.kept.as_ref()?.resume(end, holds)
    }

    /// The nearest state on a path, searched from its end.
    pub(crate) fn nearest(
        &self,
        path: &[RangeInclusive<u64>],
        holds: impl Fn(Head) -> bool,
    ) -> Option<Arc<StateAt>> {
        let in_memory = self.in_memory().nearest(path);
        let near = in_memory.as_ref().map(|standing| standing.at.seq);
        let kept = self.kept.as_ref().and_then(|kept| kept.nearest(path, near, holds));
        if let Some(standing) = &kept {
            self.in_memory().keep(Arc::clone(standing));
        }
        kept.or(in_memory)
    }

    /// Is it time to keep the state at the end of the live path? Behind a rewind it is at once, so that nobody who opens the
    /// campaign has to go back for it.
    pub(crate) fn is_due(&self, path: &[RangeInclusive<u64>]) -> bool {
        let in_memory = self.in_memory();
        let nearest = in_memory.nearest(path).map(|standing| standing.at.seq);
        let kept = self.kept.as_ref().and_then(|kept| kept.last_on(path));
        let nearest = nearest.max(kept.map(|at| at.seq));
        let [before @ .., last] = path else { return false };
        let is_rewound = self.kept.is_some()
            && !before.is_empty()
            && nearest.is_none_or(|nearest| nearest < *last.start());
        is_rewound || in_memory.is_due(behind(path, nearest))
    }

    /// So many states are in memory.
    pub(crate) fn in_memory_len(&self) -> usize {
        self.in_memory().len()
    }

    /// About how many records lie between two.
    pub(crate) fn interval(&self) -> u64 {
        self.in_memory().interval()
    }

    /// Keeps a state that somebody has asked for, in memory alone.
    pub(crate) fn remember(&self, standing: Arc<StateAt>) {
        self.in_memory().keep(standing);
    }

    /// Keeps the state at the end of the stream.
    pub(crate) fn keep(
        &self,
        standing: &Arc<StateAt>,
        timelines: &Timelines,
        along: impl FnOnce() -> Along,
    ) {
        self.in_memory().keep(Arc::clone(standing));
        if let Some(kept) = &self.kept {
            kept.keep(standing, timelines, along);
        }
    }
}

/// How many records lie on a path behind one of them, or behind none.
fn behind(path: &[RangeInclusive<u64>], nearest: Option<u64>) -> u64 {
    let mut records = 0;
    for run in path.iter().rev() {
        match nearest.filter(|nearest| run.contains(nearest)) {
            Some(nearest) => return records + (run.end() - nearest),
            None => records += run.end() + 1 - run.start(),
        }
    }
    records
}

#[cfg(test)]
mod tests {
    use super::behind;

    #[test]
    fn what_was_left_behind_by_a_rewind_is_not_counted() {
        assert_eq!(behind(&[0..=1000], Some(900)), 100);
        assert_eq!(behind(&[0..=310, 1001..=1002], Some(300)), 12);
        assert_eq!(behind(&[0..=310, 1001..=1002], Some(1002)), 0);
        assert_eq!(behind(&[0..=310, 1001..=1002], None), 313);
    }
}
