//! `wapenrol show`: how things stand, or stood.

use super::Context;
use crate::arguments::{About, InCampaign};
use crate::failure::Failure;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol show CAMPAIGN
  wapenrol show CAMPAIGN --as city-guard          with the hand and what its spies know
  wapenrol show CAMPAIGN --as red                 a battle, with the traps of one's own
  wapenrol show CAMPAIGN --at 120                 as it stood behind record 120
  wapenrol show CAMPAIGN --as city-guard --json   everything that a page is drawn from")]
pub(crate) struct Show {
    #[command(flatten)]
    whose: InCampaign,
    /// The record behind which things stood so; without it now
    #[arg(long, value_name = "SEQ")]
    at: Option<u64>,
    #[command(flatten)]
    about: About,
}

impl Show {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (by, scope) = (self.whose.by.as_ref(), self.about.scope.as_ref());
        let view = client.view(self.whose.campaign, by, scope, self.at)?;
        let log = match view.ends_with_a_story() && !context.printer.json {
            true => client.log(self.whose.campaign, by, 0)?,
            false => Vec::new(),
        };
        context.printer.answer(&view, |text| *text = view.text(&log))?;
        Ok(())
    }
}
