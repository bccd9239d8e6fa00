//! What the house signs of a log: that it ends so (version 2, section 8).

use crate::{Referee, Rejected};
use chronicle::{CampaignId, Checkpoint};

impl Referee {
    /// The house's word on where the log of a campaign ends now; none: the log is of version 1, or was begun by
    /// another house.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn checkpoint(&self, campaign: CampaignId) -> Result<Option<Checkpoint>, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        let key = now.private.log_key();
        Ok(key.map(|key| Checkpoint::of(now.terms.campaign, now.tip.last, &key)))
    }
}
