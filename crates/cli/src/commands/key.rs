//! `wapenrol key`: a new key for a seat whose link was lost, or seen by somebody else.

use super::Context;
use crate::failure::Failure;
use chronicle::CampaignId;
use decider::Seat;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol key CAMPAIGN city-guard

The old key opens nothing any more. That it was replaced is in the log; the keys are not. Only the
organiser replaces keys.")]
pub(crate) struct Key {
    /// The campaign's id
    campaign: CampaignId,
    /// Whose key
    seat: Seat,
}

impl Key {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let answer = context.client()?.replace_key(self.campaign, &self.seat)?;
        context.printer.answer(&answer, |text| {
            *text = format!("{} {}", self.seat, answer.key);
        })?;
        Ok(())
    }
}
