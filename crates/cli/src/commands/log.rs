//! `wapenrol log`: what happened.

use crate::about::InCampaign;
use crate::context::Context;
use crate::failure::Failure;
use crate::printing;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol log CAMPAIGN --as city-guard
  wapenrol log CAMPAIGN --from 120
  wapenrol log CAMPAIGN --json            one JSON object for each line

Lines with ~ were left behind by a rewind.")]
pub(crate) struct Log {
    #[command(flatten)]
    whose: InCampaign,
    /// The first line to tell
    #[arg(long, value_name = "SEQ", default_value_t = 0)]
    from: u64,
}

impl Log {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        for line in client.log(self.whose.campaign, self.whose.by.as_ref(), self.from)? {
            context.printer.answer(&line, |text| *text = printing::log_line(&line))?;
        }
        Ok(())
    }
}
