//! The campaigns that are in memory: those that somebody asked for of late.

use crate::locks::whole;
use chronicle::CampaignId;
use std::{
    collections::HashMap,
    sync::{
        Arc, RwLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

/// So many are in memory at most, beside those that somebody is busy with.
const MOST: usize = 1000;

/// Where there is room for no more, so many of those go that nobody has asked for the longest.
const GO_AT_ONCE: usize = MOST / 4;

/// What is in memory, by campaign.
pub(crate) struct Loaded<T> {
    begun: Instant,
    campaigns: RwLock<HashMap<CampaignId, Kept<T>>>,
}

struct Kept<T> {
    campaign: Arc<T>,
    /// When it was asked for last, in milliseconds after `begun`.
    asked: AtomicU64,
}

impl<T> Kept<T> {
    /// Nobody has it in hand, and nobody can get it while the whole is locked.
    fn is_free(&self) -> bool {
        Arc::strong_count(&self.campaign) == 1
    }
}

impl<T> Default for Loaded<T> {
    fn default() -> Self {
        Self { begun: Instant::now(), campaigns: RwLock::default() }
    }
}

impl<T> Loaded<T> {
    fn now(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Asked for: it stays.
    pub(crate) fn get(&self, campaign: CampaignId) -> Option<Arc<T>> {
        let campaigns = whole(self.campaigns.read());
        let kept = campaigns.get(&campaign)?;
        kept.asked.store(self.now(), Ordering::Relaxed);
        Some(Arc::clone(&kept.campaign))
    }

    /// Looked at beside the way: that is no reason for it to stay.
    pub(crate) fn peek(&self, campaign: CampaignId) -> Option<Arc<T>> {
        whole(self.campaigns.read()).get(&campaign).map(|kept| Arc::clone(&kept.campaign))
    }

    /// Keeps what was read of a campaign, or gives what somebody else has read in the meantime: there must be one lock only.
    pub(crate) fn keep(&self, campaign: CampaignId, read: Arc<T>) -> Arc<T> {
        let mut campaigns = whole(self.campaigns.write());
        if campaigns.len() >= MOST {
            make_room(&mut campaigns, GO_AT_ONCE);
        }
        let asked = AtomicU64::new(self.now());
        let kept = campaigns.entry(campaign).or_insert(Kept { campaign: read, asked });
        Arc::clone(&kept.campaign)
    }

    pub(crate) fn forget(&self, campaign: CampaignId) {
        whole(self.campaigns.write()).remove(&campaign);
    }

    /// Lets go of those that nobody has asked for in so long and that may go; how many those were.
    pub(crate) fn let_go(&self, in_so_long: Duration, may_go: impl Fn(&T) -> bool) -> usize {
        let in_so_long = u64::try_from(in_so_long.as_millis()).unwrap_or(u64::MAX);
        let Some(last) = self.now().checked_sub(in_so_long) else { return 0 };
        let mut campaigns = whole(self.campaigns.write());
        let goes = |kept: &Kept<T>| {
            kept.is_free() && kept.asked.load(Ordering::Relaxed) <= last && may_go(&kept.campaign)
        };
        let gone: Vec<Kept<T>> =
            campaigns.extract_if(|_, kept| goes(kept)).map(|it| it.1).collect();
        // Whoever waits for the lock need not wait for the memory.
        drop(campaigns);
        gone.len()
    }
}

/// Lets go of the so many that nobody is busy with and that were asked for the longest ago.
fn make_room<T>(campaigns: &mut HashMap<CampaignId, Kept<T>>, most: usize) {
    let free = campaigns.iter().filter(|(_, kept)| kept.is_free());
    let mut free: Vec<(u64, CampaignId)> =
        free.map(|(id, kept)| (kept.asked.load(Ordering::Relaxed), *id)).collect();
    free.sort_unstable();
    for (_, campaign) in free.into_iter().take(most) {
        campaigns.remove(&campaign);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chronicle::Bytes32;

    fn id(number: u8) -> CampaignId {
        CampaignId::from_genesis(&Bytes32([number; 32]))
    }

    fn loaded(numbers: std::ops::Range<u8>) -> Loaded<u8> {
        let loaded = Loaded::default();
        for number in numbers {
            loaded.keep(id(number), Arc::new(number));
            let campaigns = whole(loaded.campaigns.write());
            campaigns[&id(number)].asked.store(u64::from(number), Ordering::Relaxed);
        }
        loaded
    }

    fn left(loaded: &Loaded<u8>) -> Vec<u8> {
        let campaigns = whole(loaded.campaigns.read());
        let mut left: Vec<u8> = campaigns.values().map(|kept| *kept.campaign).collect();
        left.sort_unstable();
        left
    }

    #[test]
    fn those_asked_for_the_longest_ago_make_room_unless_somebody_is_busy_with_them() {
        let loaded = loaded(0..10);
        let busy = loaded.peek(id(1)).unwrap();
        let mut campaigns = whole(loaded.campaigns.write());
        make_room(&mut campaigns, 3);
        drop(campaigns);
        assert_eq!((*busy, left(&loaded)), (1, vec![1, 4, 5, 6, 7, 8, 9]));
    }

    #[test]
    fn those_go_that_nobody_asks_for_and_that_may_go() {
        let loaded = loaded(0..6);
        let busy = loaded.peek(id(2));
        whole(loaded.campaigns.read())[&id(5)].asked.store(u64::MAX, Ordering::Relaxed);
        assert_eq!(loaded.let_go(Duration::from_secs(3600), |_| true), 0, "not in an hour");
        while loaded.now() < 6 {
            std::thread::yield_now();
        }
        assert_eq!(loaded.let_go(Duration::ZERO, |number| *number != 3), 3);
        assert_eq!(left(&loaded), [2, 3, 5]);
        drop(busy);
        assert_eq!(loaded.let_go(Duration::ZERO, |_| true), 2);
        assert_eq!(loaded.get(id(5)).as_deref(), Some(&5));
    }

    #[test]
    fn who_was_first_has_the_one_that_is_kept() {
        let loaded = loaded(0..1);
        let first = loaded.get(id(0)).unwrap();
        assert!(Arc::ptr_eq(&loaded.keep(id(0), Arc::new(0)), &first));
    }
}
