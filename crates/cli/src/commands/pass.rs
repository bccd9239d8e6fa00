//! `wapenrol pass`: what carries no decision passes by itself.

use crate::about::InCampaign;
use crate::context::Context;
use crate::failure::Failure;
use clap::ValueEnum;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol pass CAMPAIGN --as north on      from now on
  wapenrol pass CAMPAIGN --as north off     no more
  wapenrol pass CAMPAIGN --as north         how it stands

Where you are waited for and one order alone is legal, such as `done`, it is given as yours. What could be said at
any time does not count. Where dice would fall or a card is drawn, but for that of a realm's round, and where another
order is legal or others must think that one could be, you are waited for as before. After a rewind or a correction
nothing passes until somebody has ordered.")]
pub(crate) struct Pass {
    #[command(flatten)]
    whose: InCampaign,
    /// From now on, or no more; left out, it tells how it stands
    #[arg(value_name = "ON|OFF")]
    word: Option<Word>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Word {
    On,
    Off,
}

impl Pass {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        let passing = match self.word {
            Some(word) => client.set_passing(campaign, by, word == Word::On)?,
            None => client.passing(campaign, by)?,
        };
        context.printer.answer(&passing, |text| {
            text.push_str(if passing.passes {
                "you pass where you have no choice; `wapenrol pass … off` ends it\n"
            } else {
                "you are waited for, also where you have no choice\n"
            });
            if passing.needs_lending {
                text.push_str("your device signs your orders; `wapenrol device lend` lets the house sign these\n");
            }
        })?;
        Ok(())
    }
}
