//! `wapenrol rewind`: back to an earlier record or turn.

use super::Context;
use super::order::receipt;
use crate::failure::Failure;
use crate::house::Back;
use chronicle::CampaignId;
use clap::ArgGroup;

#[derive(Debug, clap::Args)]
#[command(
    group = ArgGroup::new("where").required(true).args(["to", "turn"]),
    after_help = "\
Examples:
  wapenrol rewind CAMPAIGN --turn 3 --reason 'We forgot the food.'
  wapenrol rewind CAMPAIGN --to 120 --reason 'Wrong figure moved.'

Nothing is lost: what came since stays in the log and can be rewound to. Only the organiser rewinds."
)]
pub(crate) struct Rewind {
    /// The campaign's id
    campaign: CampaignId,
    /// The last record of an order, live or left behind
    #[arg(long, value_name = "SEQ")]
    to: Option<u64>,
    /// The beginning of a turn
    #[arg(long, value_name = "N")]
    turn: Option<u32>,
    /// Why, for everybody to read
    #[arg(long, value_name = "TEXT")]
    reason: String,
}

impl Rewind {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let back = match (self.to, self.turn) {
            (Some(to), _) => Back::To(to),
            (None, turn) => Back::Turn(turn.unwrap_or_default()),
        };
        let answer = context.house()?.rewind(self.campaign, &back, &self.reason)?;
        context.printer.answer(&answer, |text| {
            *text = format!("rewound\nreceipt {}", receipt(&answer["head"]));
        })?;
        Ok(())
    }
}
