//! Showing a campaign to those who have no key, or not.

use crate::{Referee, Rejected, Visibility, book, rejected::said};
use chronicle::CampaignId;
use decider::By;

impl Referee {
    /// Says who may look at a campaign without a key; when this answers, it is on stable storage.
    ///
    /// # Errors
    /// `not_organiser`, `unknown_campaign`, or when the store fails.
    pub fn set_visibility(
        &self,
        campaign: CampaignId,
        by: &By,
        visibility: Visibility,
    ) -> Result<(), Rejected> {
        book::organiser_only(by, said!("only-organiser-shows"))?;
        self.change_private(campaign, |private| private.visibility = visibility)
    }

    /// Who may look at a campaign without a key.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn visibility(&self, campaign: CampaignId) -> Result<Visibility, Rejected> {
        Ok(self.table(campaign)?.now().private.visibility)
    }
}
