//! Links to the feed of one seat. A reader of feeds sends no key but what stands in the address, so the address holds one that
//! opens this feed and nothing else. It stands in no log, beside the keys.

use crate::{Code, Key, NotKey, Referee, Rejected, panic_guard::guarded, rejected::said};
use chronicle::CampaignId;
use decider::{By, Seat};

impl Referee {
    /// Makes a key for the feed of the sender's seat; an old one opens nothing any more. When this answers, it is on stable
    /// storage.
    ///
    /// # Errors
    /// `not_a_seat` for the organiser, `unknown_campaign`, or when the store fails.
    pub fn make_feed_key(&self, campaign: CampaignId, by: &By) -> Result<Key, Rejected> {
        guarded(|| {
            let seat = seat_of(by)?;
            let key = Key::random(&*self.parts.randomness)?;
            self.change_private(campaign, |private| {
                private.feeds.insert(seat.clone(), key.hash());
            })?;
            Ok(key)
        })
    }

    /// The feed of the sender's seat has no address any more.
    ///
    /// # Errors
    /// As [`Referee::make_feed_key`].
    pub fn drop_feed_key(&self, campaign: CampaignId, by: &By) -> Result<(), Rejected> {
        let seat = seat_of(by)?;
        self.change_private(campaign, |private| {
            private.feeds.remove(seat);
        })
    }

    /// Has the feed of a seat an address?
    ///
    /// # Errors
    /// `unknown_campaign`, or when the store fails.
    pub fn has_feed(&self, campaign: CampaignId, seat: &Seat) -> Result<bool, Rejected> {
        Ok(self.table(campaign)?.now().private.feeds.contains_key(seat))
    }

    /// Of which seat is the feed that this key opens?
    ///
    /// # Errors
    /// `bad_key` when it opens none; `unknown_campaign`.
    pub fn feed_of(&self, campaign: CampaignId, key: &str) -> Result<Seat, Rejected> {
        let nothing = || Rejected::new(Code::BadKey, said!("feed-key-opens-nothing"));
        let key: Key = key.parse().map_err(|_: NotKey| nothing())?;
        let table = self.table(campaign)?;
        let seat = table.now().private.feed_of(&key);
        seat.ok_or_else(nothing)
    }
}

fn seat_of(by: &By) -> Result<&Seat, Rejected> {
    by.seat().ok_or_else(|| Rejected::new(Code::NotASeat, said!("only-players-have-feeds")))
}
