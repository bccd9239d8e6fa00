//! States in memory.

use crate::StateAt;
use std::{collections::BTreeMap, ops::RangeInclusive, sync::Arc};

/// At first a state is kept about every so many records.
const INTERVAL: u64 = 192;

/// So many are kept at most; then every second one is dropped and the interval doubled.
const MOST: usize = 512;

/// So many of those that are kept beside the store, too: then every second one is dropped, and read again when somebody
/// asks for it.
const MOST_BESIDE_KEPT: usize = 16;

/// A state at a record never changes, so snapshots of abandoned timelines stay good.
#[derive(Debug)]
pub(crate) struct InMemory {
    kept: BTreeMap<u64, Arc<StateAt>>,
    interval: u64,
    most: usize,
    thins_out: bool,
}

impl Default for InMemory {
    fn default() -> Self {
        Self { kept: BTreeMap::new(), interval: INTERVAL, most: MOST, thins_out: true }
    }
}

impl InMemory {
    /// A few of the states that are kept beside the store.
    pub(crate) fn beside_kept() -> Self {
        Self { most: MOST_BESIDE_KEPT, thins_out: false, ..Self::default() }
    }

    /// The nearest state on a path, searched from its end.
    pub(crate) fn nearest(&self, path: &[RangeInclusive<u64>]) -> Option<Arc<StateAt>> {
        let on_run = |run: &RangeInclusive<u64>| self.kept.range(run.clone()).next_back();
        path.iter().rev().find_map(on_run).map(|(_, standing)| Arc::clone(standing))
    }

    /// About how many records lie between two.
    pub(crate) const fn interval(&self) -> u64 {
        self.interval
    }

    /// Is it time for another one, `since` records behind the last on its path?
    pub(crate) const fn is_due(&self, since: u64) -> bool {
        since >= self.interval
    }

    /// Keeps the state at a batch end.
    pub(crate) fn keep(&mut self, standing: Arc<StateAt>) {
        self.kept.insert(standing.at.seq, standing);
        if self.kept.len() > self.most {
            let mut every_second = false;
            self.kept.retain(|_, _| {
                every_second = !every_second;
                every_second
            });
            if self.thins_out {
                self.interval *= 2;
            }
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.kept.len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chronicle::Head;

    fn at(seq: u64) -> Arc<StateAt> {
        let hash = chance::Bytes32::ZERO;
        let mut standing = StateAt::nothing();
        standing.at = Head { seq, hash };
        Arc::new(standing)
    }

    #[test]
    fn the_nearest_on_the_path_is_found_and_none_beside_it() {
        let mut snapshots = InMemory::default();
        for seq in [0, 300, 600, 900] {
            snapshots.keep(at(seq));
        }
        let seq = |path: &[RangeInclusive<u64>]| snapshots.nearest(path).map(|found| found.at.seq);
        assert_eq!(seq(&[0..=1000]), Some(900));
        assert_eq!(seq(&[0..=899]), Some(600));
        assert_eq!(seq(&[0..=400, 950..=1000]), Some(300));
        assert_eq!(seq(&[]), None);
    }

    #[test]
    fn thinning_keeps_the_first_and_stays_bounded() {
        let mut snapshots = InMemory { most: 8, ..InMemory::default() };
        let mut last = 0;
        for seq in 0..100_000 {
            if seq == 0 || snapshots.is_due(seq - last) {
                snapshots.keep(at(seq));
                last = seq;
            }
            assert!(snapshots.len() <= 8);
        }
        assert!(snapshots.len() >= 4);
        assert_eq!(snapshots.nearest(&[0..=10]).map(|found| found.at.seq), Some(0));
    }
}
