//! Fan-out: who waits for a campaign, and each batch put into words once for each view.

use chronicle::CampaignId;
use messages::Language;
use referee::{Published, Reader};
use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::{OnceCell, watch};

/// One event of the stream, ready to be sent.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct StreamEvent {
    /// The last record of the batch.
    pub(crate) id: u64,
    /// JSON.
    pub(crate) data: String,
}

/// Some batches for one reader. A few hundred subscribers of one view share one.
pub(crate) type Telling = Arc<OnceCell<Arc<[StreamEvent]>>>;

/// From which record to which, for whom.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Excerpt {
    pub(crate) from: u64,
    pub(crate) to: u64,
    pub(crate) reader: Reader,
    pub(crate) language: Language,
}

/// All campaigns that somebody waits for.
#[derive(Debug, Default)]
pub(crate) struct Hub {
    feeds: Mutex<HashMap<CampaignId, Arc<Feed>>>,
}

/// One campaign that somebody waits for. Nothing is queued here: a subscriber that reads slowly
/// waits in their own connection, and catches up from the log.
#[derive(Debug)]
pub(crate) struct Feed {
    head: watch::Sender<u64>,
    told: Mutex<VecDeque<(Excerpt, Telling)>>,
}

fn whole<'m, T>(mutex: &'m Mutex<T>) -> MutexGuard<'m, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Hub {
    /// Wakes whoever waits. Called behind every acknowledged batch; costs nothing when nobody waits.
    pub(crate) fn publish(&self, published: Published) {
        let mut feeds = whole(&self.feeds);
        let Some(feed) = feeds.get(&published.campaign) else { return };
        if feed.head.receiver_count() == 0 {
            feeds.remove(&published.campaign);
            return;
        }
        feed.head.send_if_modified(|head| {
            let newer = published.head.seq > *head;
            *head = published.head.seq.max(*head);
            newer
        });
    }

    /// Wakes whoever waits though nothing was accepted: who may listen has changed.
    pub(crate) fn look_again(&self, campaign: CampaignId) {
        if let Some(feed) = whole(&self.feeds).get(&campaign) {
            feed.head.send_modify(|_| ());
        }
    }

    /// Waits for a campaign.
    pub(crate) fn subscribe(&self, campaign: CampaignId) -> (Arc<Feed>, watch::Receiver<u64>) {
        let mut feeds = whole(&self.feeds);
        let feed = feeds.entry(campaign).or_insert_with(|| {
            Arc::new(Feed { head: watch::Sender::new(0), told: Mutex::default() })
        });
        (Arc::clone(feed), feed.head.subscribe())
    }
}

impl Feed {
    /// The place for a part's words: whoever comes first makes them, the others wait for them.
    pub(crate) fn telling(&self, part: &Excerpt) -> Telling {
        const KEPT: usize = 64;
        let mut told = whole(&self.told);
        if let Some((_, telling)) = told.iter().find(|(known, _)| known == part) {
            return Arc::clone(telling);
        }
        let telling = Telling::default();
        told.push_back((part.clone(), Arc::clone(&telling)));
        if told.len() > KEPT {
            told.pop_front();
        }
        telling
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use chronicle::Head;

    fn part(from: u64, reader: Reader) -> Excerpt {
        Excerpt { from, to: from + 1, reader, language: Language::English }
    }

    /// However many subscribers a view has, it is put into words once.
    #[test]
    fn a_view_is_told_once() {
        let hub = Hub::default();
        let campaign = "0000000001".parse().unwrap();
        let feeds: Vec<_> = (0..100).map(|_| hub.subscribe(campaign).0).collect();
        let (first, seat) = (Reader::Public, "seat/cathay".parse().unwrap());
        let once = feeds[0].telling(&part(1, first.clone()));
        for feed in &feeds {
            assert!(Arc::ptr_eq(&once, &feed.telling(&part(1, first.clone()))));
        }
        assert!(!Arc::ptr_eq(&once, &feeds[1].telling(&part(1, seat))));
        assert!(!Arc::ptr_eq(&once, &feeds[1].telling(&part(2, first.clone()))));
        for from in 2..200 {
            feeds[0].telling(&part(from, first.clone()));
        }
        assert!(whole(&feeds[0].told).len() <= 64, "what nobody waits for is let go");
    }

    #[test]
    fn whoever_waits_is_woken_by_what_is_newer_and_feeds_are_let_go() {
        let hub = Hub::default();
        let campaign = "0000000001".parse().unwrap();
        let publish = |seq| {
            let hash = "0".repeat(64).parse().unwrap();
            hub.publish(Published { campaign, head: Head { seq, hash } });
        };
        publish(3);
        let (_, mut woken) = hub.subscribe(campaign);
        woken.mark_unchanged();
        publish(5);
        assert!(woken.has_changed().unwrap());
        assert_eq!(*woken.borrow_and_update(), 5);
        publish(4); // overtaken on its way
        assert!(!woken.has_changed().unwrap());
        drop(woken);
        publish(6);
        assert!(whole(&hub.feeds).is_empty());
    }
}
