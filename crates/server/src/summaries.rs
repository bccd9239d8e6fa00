//! What the lobby shows of each campaign, kept as long as its head stands: a list of hundreds of campaigns
//! reads only those in which something has happened.

use chronicle::{CampaignId, Head};
use projections::{Language, Summary, summary};
use referee::{Class, Referee, Rejected};
use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// Summaries by campaign and language, each with the head that it tells of.
#[derive(Debug, Default)]
pub(crate) struct Summaries {
    known: Mutex<HashMap<(CampaignId, Language), (Head, Summary)>>,
}

impl Summaries {
    fn known(&self) -> MutexGuard<'_, HashMap<(CampaignId, Language), (Head, Summary)>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Every campaign that is shown, in the order of their ids.
    pub(crate) fn all(
        &self,
        referee: &Referee,
        language: Language,
        shown: impl Fn(&Referee, CampaignId) -> Result<bool, Rejected>,
    ) -> Result<Vec<Summary>, Rejected> {
        let mut summaries = Vec::new();
        for campaign in referee.campaigns()? {
            let found = match shown(referee, campaign) {
                Ok(false) => continue,
                Ok(true) => self.of(referee, campaign, language),
                Err(rejected) => Err(rejected),
            };
            match found {
                Ok(summary) => summaries.push(summary),
                // One damaged or half-imported log does not hide the others.
                Err(rejected) if matches!(rejected.class, Class::Fault | Class::Conflict) => {
                    tracing::warn!(%campaign, error = %rejected, "a campaign cannot be listed");
                }
                Err(rejected) => return Err(rejected),
            }
        }
        Ok(summaries)
    }

    /// What the list says of one.
    pub(crate) fn of(
        &self,
        referee: &Referee,
        campaign: CampaignId,
        language: Language,
    ) -> Result<Summary, Rejected> {
        let head = referee.stored_head(campaign)?;
        if let (Some(head), Some((at, summary))) = (head, self.known().get(&(campaign, language)))
            && *at == head
        {
            return Ok(summary.clone());
        }
        let summary = summary(referee, campaign, language)?;
        self.known().insert((campaign, language), (summary.head, summary.clone()));
        Ok(summary)
    }
}
