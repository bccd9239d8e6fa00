//! The campaigns that are in memory: those that somebody asked for of late.

use crate::locks::whole;
use chronicle::CampaignId;
use std::{
    collections::HashMap,
    hash::{DefaultHasher, Hash as _, Hasher as _},
    sync::{
        Arc, Mutex, MutexGuard, RwLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

/// Something that takes memory, and can be read again.
pub(crate) trait Held {
    /// So many bytes it takes, about.
    fn bytes(&self) -> u64;

    /// May it leave the memory, once nobody is busy with it?
    fn may_go(&self) -> bool;
}

/// What is in memory, by campaign.
pub(crate) struct Loaded<T> {
    begun: Instant,
    /// So many bytes they take at most, beside those that somebody is busy with.
    most: u64,
    campaigns: RwLock<HashMap<CampaignId, Kept<T>>>,
    /// Whose turn it is to read a campaign, by its id; a few share one.
    turns: [Mutex<()>; 64],
}

struct Kept<T> {
    campaign: Arc<T>,
    /// When it was asked for last, in milliseconds after `begun`.
    asked: AtomicU64,
}

impl<T: Held> Kept<T> {
    /// Nobody has it in hand, and nobody can get it while the whole is locked.
    fn may_go(&self) -> bool {
        Arc::strong_count(&self.campaign) == 1 && self.campaign.may_go()
    }
}

impl<T: Held> Loaded<T> {
    /// Nothing yet, and never more than so many bytes, beside what somebody is busy with.
    pub(crate) fn within(most: u64) -> Self {
        let turns = std::array::from_fn(|_| Mutex::default());
        Self { begun: Instant::now(), most, campaigns: RwLock::default(), turns }
    }

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

    /// One after the other reads a campaign that is not in memory: of hundreds who come back to it at once, each would read
    /// the whole log.
    pub(crate) fn turn(&self, campaign: CampaignId) -> MutexGuard<'_, ()> {
        let mut hasher = DefaultHasher::new();
        campaign.hash(&mut hasher);
        let turn = hasher.finish() % self.turns.len() as u64;
        whole(self.turns[turn as usize].lock())
    }

    /// Looked at beside the way: that is no reason for it to stay.
    pub(crate) fn peek(&self, campaign: CampaignId) -> Option<Arc<T>> {
        whole(self.campaigns.read()).get(&campaign).map(|kept| Arc::clone(&kept.campaign))
    }

    /// Keeps what was read of a campaign, or gives what is there already: there must be one lock only.
    pub(crate) fn keep(&self, campaign: CampaignId, read: Arc<T>) -> Arc<T> {
        let mut campaigns = whole(self.campaigns.write());
        let asked = AtomicU64::new(self.now());
        let kept = campaigns.entry(campaign).or_insert(Kept { campaign: read, asked });
        let kept = Arc::clone(&kept.campaign);
        let gone = make_room(&mut campaigns, self.most);
        // Whoever waits for the lock need not wait for the memory.
        drop(campaigns);
        drop(gone);
        kept
    }

    pub(crate) fn forget(&self, campaign: CampaignId) {
        whole(self.campaigns.write()).remove(&campaign);
    }

    /// Lets go of those that nobody has asked for in so long and that may go, and of more where they have grown too large; how
    /// many those were.
    pub(crate) fn let_go(&self, in_so_long: Duration) -> usize {
        let in_so_long = u64::try_from(in_so_long.as_millis()).unwrap_or(u64::MAX);
        let last = self.now().checked_sub(in_so_long);
        let mut campaigns = whole(self.campaigns.write());
        let goes =
            |kept: &Kept<T>| Some(kept.asked.load(Ordering::Relaxed)) <= last && kept.may_go();
        let mut gone: Vec<Kept<T>> =
            campaigns.extract_if(|_, kept| goes(kept)).map(|it| it.1).collect();
        // Those that stay may have grown.
        gone.extend(make_room(&mut campaigns, self.most));
        // Whoever waits for the lock need not wait for the memory.
        drop(campaigns);
        gone.len()
    }
}

/// Where they take more than so many bytes, those that nobody is busy with and that were asked for the longest ago make room,
/// until the others take three quarters of it: else each that comes would look for one that goes.
fn make_room<T: Held>(campaigns: &mut HashMap<CampaignId, Kept<T>>, most: u64) -> Vec<Kept<T>> {
    let mut bytes: u64 = campaigns.values().map(|kept| kept.campaign.bytes()).sum();
    if bytes <= most {
        return Vec::new();
    }
    let free = campaigns.iter().filter(|(_, kept)| kept.may_go());
    let mut free: Vec<(u64, CampaignId)> =
        free.map(|(id, kept)| (kept.asked.load(Ordering::Relaxed), *id)).collect();
    free.sort_unstable();
    let mut gone = Vec::new();
    for (_, campaign) in free {
        if bytes <= most - most / 4 {
            break;
        }
        gone.extend(campaigns.remove(&campaign));
        let goes = gone.last().map_or(0, |kept: &Kept<T>| kept.campaign.bytes());
        bytes = bytes.saturating_sub(goes);
    }
    gone
}

#[cfg(test)]
mod tests {
    use super::*;
    use chronicle::Bytes32;

    fn id(number: u8) -> CampaignId {
        CampaignId::from_genesis(&Bytes32([number; 32]))
    }

    impl Held for u8 {
        fn bytes(&self) -> u64 {
            10
        }

        fn may_go(&self) -> bool {
            *self != 3
        }
    }

    /// Each takes ten bytes, and the third may not go.
    fn loaded(numbers: std::ops::Range<u8>) -> Loaded<u8> {
        let loaded = Loaded::within(100);
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
        assert_eq!(left(&loaded).len(), 10, "there is room for a hundred bytes");
        let busy = loaded.peek(id(1)).unwrap();
        loaded.keep(id(10), Arc::new(10));
        assert_eq!((*busy, left(&loaded)), (1, vec![1, 3, 6, 7, 8, 9, 10]));
    }

    #[test]
    fn what_somebody_is_busy_with_stays_where_there_is_no_room_for_it() {
        let loaded = loaded(0..10);
        let busy: Vec<_> = (0..10).filter_map(|number| loaded.peek(id(number))).collect();
        let new = loaded.keep(id(10), Arc::new(10));
        assert_eq!((left(&loaded).len(), *new), (11, 10));
        drop(busy);
        assert_eq!(loaded.let_go(Duration::from_secs(3600)), 4);
        assert_eq!(left(&loaded).len(), 7);
    }

    #[test]
    fn those_go_that_nobody_asks_for_and_that_may_go() {
        let loaded = loaded(0..6);
        let busy = loaded.peek(id(2));
        whole(loaded.campaigns.read())[&id(5)].asked.store(u64::MAX, Ordering::Relaxed);
        assert_eq!(loaded.let_go(Duration::from_secs(3600)), 0, "not in an hour");
        while loaded.now() < 6 {
            std::thread::yield_now();
        }
        assert_eq!(loaded.let_go(Duration::ZERO), 3);
        assert_eq!(left(&loaded), [2, 3, 5]);
        drop(busy);
        assert_eq!(loaded.let_go(Duration::ZERO), 1);
        assert_eq!(loaded.get(id(5)).as_deref(), Some(&5));
    }

    #[test]
    fn who_was_first_has_the_one_that_is_kept() {
        let loaded = loaded(0..1);
        let first = loaded.get(id(0)).unwrap();
        assert!(Arc::ptr_eq(&loaded.keep(id(0), Arc::new(0)), &first));
    }
}
