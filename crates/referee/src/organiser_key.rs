//! A new key for the organiser, whose link somebody else has seen, or who has lost it. Who keeps the book is no fact of the
//! game: like the visibility, it stands in no log.

use crate::{Key, Referee, Rejected, book, panic_guard::guarded, rejected::said};
use chronicle::CampaignId;
use decider::By;

impl Referee {
    /// Makes the organiser's old key worthless and gives out a new one (organiser only); when this answers, it is on stable
    /// storage.
    ///
    /// # Errors
    /// `not_organiser`, `unknown_campaign`, or when the store fails.
    pub fn replace_organiser_key(&self, campaign: CampaignId, by: &By) -> Result<Key, Rejected> {
        guarded(|| {
            book::organiser_only(by, said!("only-organiser-replaces-own-key"))?;
            let key = Key::random(&*self.parts.randomness)?;
            self.change_private(campaign, |private| private.replace_organiser(&key))?;
            Ok(key)
        })
    }
}
