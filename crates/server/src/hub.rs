//! Fan-out: who waits for a campaign, and each batch put into words once for each view.
//!
//! Those who wait are woken some at a time, and everybody else has a turn between: else whoever gives an order would wait for its
//! answer until thousands of followers have been told.

use chronicle::CampaignId;
use messages::Language;
use referee::{Published, Reader};
use std::{
    collections::{HashMap, VecDeque},
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};
use tokio::{
    sync::{OnceCell, watch},
    task::yield_now,
};

/// So many are woken at once.
const ROW: usize = 32;

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
    /// Whoever waits, a few in each.
    rows: Mutex<Vec<watch::Sender<u64>>>,
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
        if feed.occupied_rows().is_empty() {
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

    /// Waits for a campaign. It is called on a thread of the runtime.
    pub(crate) fn subscribe(&self, campaign: CampaignId) -> (Arc<Feed>, watch::Receiver<u64>) {
        let mut feeds = whole(&self.feeds);
        let feed = feeds.entry(campaign).or_insert_with(|| {
            let (head, changed) = watch::channel(0);
            let (rows, told) = (Mutex::default(), Mutex::default());
            let feed = Arc::new(Feed { head, rows, told });
            tokio::spawn(wake_row_by_row(Arc::downgrade(&feed), changed));
            feed
        });
        (Arc::clone(feed), feed.sit_down())
    }
}

/// Wakes whoever waits whenever there is something new, until nobody holds the feed any more.
async fn wake_row_by_row(feed: Weak<Feed>, mut changed: watch::Receiver<u64>) {
    while changed.changed().await.is_ok() {
        let head = *changed.borrow_and_update();
        let Some(rows) = feed.upgrade().map(|feed| feed.occupied_rows()) else { return };
        for row in rows {
            row.send_replace(head);
            yield_now().await;
        }
    }
}

impl Feed {
    /// A place in a row that has room.
    fn sit_down(&self) -> watch::Receiver<u64> {
        let mut rows = whole(&self.rows);
        if let Some(row) = rows.iter().find(|row| row.receiver_count() < ROW) {
            return row.subscribe();
        }
        let (row, place) = watch::channel(*self.head.borrow());
        rows.push(row);
        place
    }

    /// The rows in which somebody waits; the others are let go.
    fn occupied_rows(&self) -> Vec<watch::Sender<u64>> {
        let mut rows = whole(&self.rows);
        rows.retain(|row| row.receiver_count() > 0);
        rows.clone()
    }

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
    #[tokio::test]
    async fn a_view_is_told_once() {
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

    fn published(campaign: CampaignId, seq: u64) -> Published {
        Published { campaign, head: Head { seq, hash: "0".repeat(64).parse().unwrap() } }
    }

    #[tokio::test]
    async fn whoever_waits_is_woken_by_what_is_newer_and_feeds_are_let_go() {
        let hub = Hub::default();
        let campaign = "0000000001".parse().unwrap();
        hub.publish(published(campaign, 3));
        let (feed, mut woken) = hub.subscribe(campaign);
        let mut hears = async |seq| {
            hub.publish(published(campaign, seq));
            for _ in 0..3 {
                yield_now().await;
            }
            woken.has_changed().unwrap().then(|| *woken.borrow_and_update())
        };
        assert_eq!(hears(5).await, Some(5));
        assert_eq!(hears(4).await, None, "overtaken on its way");
        hub.look_again(campaign);
        assert_eq!(hears(5).await, Some(5), "who may listen has changed");
        drop((woken, feed));
        hub.publish(published(campaign, 6));
        assert!(whole(&hub.feeds).is_empty());
    }

    /// However many wait, everybody else has a turn after a few of them.
    #[tokio::test]
    async fn others_have_their_turn_while_thousands_are_woken() {
        let hub = Hub::default();
        let campaign = "0000000001".parse().unwrap();
        let waiting: Vec<_> = (0..1000).map(|_| hub.subscribe(campaign).1).collect();
        let woken = || waiting.iter().filter(|place| place.has_changed().unwrap()).count();
        hub.publish(published(campaign, 1));
        let mut before = woken();
        assert_eq!(before, 0, "whoever publishes wakes nobody");
        while before < waiting.len() {
            yield_now().await;
            let now = woken();
            assert!(now - before <= 64, "{before}, then {now}");
            before = now;
        }
    }
}
