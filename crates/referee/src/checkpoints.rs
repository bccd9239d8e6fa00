//! What the house signs of a log: that it ends so (version 2, section 8).

use crate::{Referee, Rejected};
use chance::Bytes32;
use chronicle::{CampaignId, Checkpoint, PublicKey};

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

    /// The whole hash of genesis, and the key with which the house signs; none: the log is of version 1.
    ///
    /// # Errors
    /// `unknown_campaign`.
    pub fn house(&self, campaign: CampaignId) -> Result<Option<(Bytes32, PublicKey)>, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        Ok(now.terms.log_key.map(|key| (now.terms.campaign, key)))
    }
}
