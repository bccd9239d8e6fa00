//! `wapenrol log`: what happened.

use super::Context;
use crate::arguments::Table;
use crate::failure::Failure;
use crate::printing;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol log CAMPAIGN --as city-guard
  wapenrol log CAMPAIGN --from 120
  wapenrol log CAMPAIGN --json            one line of JSON for each record

Lines with ~ were left behind by a rewind.")]
pub(crate) struct Log {
    #[command(flatten)]
    table: Table,
    /// The first record to tell
    #[arg(long, value_name = "SEQ", default_value_t = 0)]
    from: u64,
}

impl Log {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let house = context.house()?;
        for line in house.log(self.table.campaign, self.table.by.as_ref(), self.from)? {
            if context.printer.json {
                context.printer.line(&line.to_string())?;
            } else {
                context.printer.line(&printing::log_line(&line))?;
            }
        }
        Ok(())
    }
}
