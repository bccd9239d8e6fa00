//! `wapenrol key`: a new key for a seat or the organiser, whose link was lost, or seen by somebody else.

use crate::context::Context;
use crate::{about::somebody, failure::Failure};
use chronicle::CampaignId;
use decider::By;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol key CAMPAIGN city-guard
  wapenrol key CAMPAIGN organiser --data FOLDER               the organiser has lost theirs

The old key opens nothing any more, and the new one is told this once. That a seat's key was replaced is
in the log; the keys are not, and nothing of the organiser's is. The organiser replaces keys, and whoever
owns the data folder; whoever sits at a seat replaces their own, so that nobody who gave it to them has it.")]
pub(crate) struct Key {
    /// The campaign's id
    campaign: CampaignId,
    /// Whose key: a seat's, such as city-guard, or that of the organiser
    #[arg(value_name = "SEAT", value_parser = somebody)]
    whose: By,
}

impl Key {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let Some(seat) = self.whose.seat() else {
            let answer = client.replace_organiser_key(self.campaign)?;
            context.printer.answer(&answer, |text| *text = format!("organiser {}", answer.key))?;
            return Ok(());
        };
        let answer = client.replace_key(self.campaign, seat)?;
        context.printer.answer(&answer, |text| *text = format!("{seat} {}", answer.key))?;
        Ok(())
    }
}
