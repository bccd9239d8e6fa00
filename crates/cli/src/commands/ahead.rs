//! `wapenrol ahead`: orders that are left ahead of time.

use crate::about::{About, InCampaign};
use crate::context::Context;
use crate::failure::Failure;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol ahead CAMPAIGN --as ochre                          what you have left, and what can be
  wapenrol ahead CAMPAIGN --as ochre 'decide 2' 'bid 4'       in place of all that you have left
  wapenrol ahead CAMPAIGN --as ochre 'accept-from 5'          take any offer of 5 or more
  wapenrol ahead CAMPAIGN --as ochre --take-back              leave nothing

What is left is given as your order the moment its step comes, if it is legal then. Nobody else sees it, and
until then it stands in no log. It lapses with the round in which you left it.")]
pub(crate) struct Ahead {
    #[command(flatten)]
    whose: InCampaign,
    /// The orders, each in quotes
    #[arg(value_name = "ORDER", conflicts_with = "take_back")]
    orders: Vec<String>,
    /// Take back all that you have left
    #[arg(long)]
    take_back: bool,
    #[command(flatten)]
    about: About,
}

impl Ahead {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        let scope = self.about.scope.as_ref();
        let ahead = if self.take_back || !self.orders.is_empty() {
            client.leave_ahead(campaign, by, scope, &self.orders)?
        } else {
            client.ahead(campaign, by, scope)?
        };
        context.printer.answer(&ahead, |text| {
            for left in &ahead.left {
                let _ = writeln!(text, "{left}");
            }
            if ahead.left.is_empty() {
                text.push_str("nothing is left ahead of time\n");
            }
            if ahead.can_be_left.is_empty() {
                text.push_str("these rules know no order that could be\n");
            } else {
                let _ = writeln!(text, "can be left: {}", ahead.can_be_left.join(", "));
            }
            if ahead.needs_lending {
                text.push_str("your device signs your orders; `wapenrol device lend` lets the house sign these\n");
            }
        })?;
        Ok(())
    }
}
