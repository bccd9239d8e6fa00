//! `wapenrol undo`: a player takes back their own orders.

use crate::about::{About, InCampaign};
use crate::context::Context;
use crate::failure::{Failure, Kind};
use referee::{DeskCommand, TakeBack};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol undo CAMPAIGN --as red                  takes back your last order
  wapenrol undo CAMPAIGN --as red --orders 3       your last three
  wapenrol undo CAMPAIGN --as red --list           what you could take back

Nobody is asked. What you took back stays in the log as taken back. You can go back to the last roll, draw or
reveal, and as far as nobody else has ordered since; further back the organiser rewinds.")]
pub(crate) struct Undo {
    #[command(flatten)]
    whose: InCampaign,
    #[command(flatten)]
    about: About,
    /// How many of your orders
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    orders: u64,
    /// Say what you could take back, the latest first, and change nothing
    #[arg(long, conflicts_with = "orders")]
    list: bool,
}

impl Undo {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        let scope = client.scope(campaign, by, self.about.scope.as_ref())?;
        let own = client.options(campaign, by, Some(&scope))?.take_back;
        if self.list {
            context.printer.answer(&own, |text| {
                for order in &own {
                    let _ = writeln!(text, "{:>5} {}", order.order, order.notation);
                }
                if own.is_empty() {
                    text.push_str("nothing of yours can be taken back\n");
                }
            })?;
            return Ok(());
        }
        let wanted = usize::try_from(self.orders).unwrap_or(usize::MAX);
        if wanted > own.len().max(1) {
            let message = format!("only your last {} can be taken back", own.len());
            return Err(Failure::new(Kind::Refused, "nothing_of_yours", message));
        }
        // Without an order that could be taken back the referee says why there is none.
        let order = own.get(wanted - 1).map(|own| own.order);
        let command = DeskCommand::TakeBack(TakeBack { scope, order });
        let answer = client.at_the_desk(campaign, by, command)?;
        context.printer.answer(&answer, |text| {
            for order in own.iter().take(wanted) {
                let _ = writeln!(text, "taken back: {}", order.notation);
            }
            let _ = write!(text, "receipt {}", answer.accepted.head);
        })?;
        Ok(())
    }
}
