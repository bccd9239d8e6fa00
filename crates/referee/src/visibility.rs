//! Who may look at a campaign without a key. That is for its organiser to say, and it stands in no log: it is no fact of
//! the game.

use crate::{Referee, Rejected, book, rejected::said};
use chronicle::CampaignId;
use decider::By;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who may look at a campaign without a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody, and it stands in the list of campaigns.
    #[default]
    Listed,
    /// Whoever knows its address; it stands in no list.
    Unlisted,
    /// Nobody.
    Private,
}

impl Visibility {
    /// Is it what nobody has to say?
    pub(crate) fn is_listed(&self) -> bool {
        *self == Self::Listed
    }
}

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
