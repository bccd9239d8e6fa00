//! Showing a campaign to those who have no key, or not.

use crate::{
    Referee, Rejected, Visibility, book,
    live_campaign::{fault, unknown_campaign},
    private_blob::PrivateBlob,
    rejected::said,
    what_if::thrown_away,
};
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
        self.check_no_what_if(campaign)?;
        self.change_private(campaign, |private| private.visibility = visibility)
    }

    /// Who may look at a campaign without a key. No campaign is opened for it.
    ///
    /// # Errors
    /// `unknown_campaign`, `thrown_away`.
    pub fn visibility(&self, campaign: CampaignId) -> Result<Visibility, Rejected> {
        if let Some(table) = self.table_in_memory(campaign) {
            return Ok(table.now().private.visibility);
        }
        let kept = self.parts.store.kept(campaign).map_err(fault)?;
        let kept = kept.ok_or_else(|| unknown_campaign(campaign))?;
        let private = PrivateBlob::from_bytes(&kept)?;
        if private.thrown_away {
            return Err(thrown_away());
        }
        Ok(private.visibility)
    }
}
