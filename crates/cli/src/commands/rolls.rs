//! `wapenrol rolls`: looks for rolls and draws.

use crate::about::{About, InCampaign};
use crate::context::Context;
use crate::failure::Failure;
use crate::printing;
use clap::ValueEnum;
use projections::{RollsFound, RollsWanted, SourceSeen, WitnessSeen};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol rolls CAMPAIGN                               the last fifty
  wapenrol rolls CAMPAIGN --of seat/cathay --die 6 --source thrown
  wapenrol rolls CAMPAIGN --piece skaven-3 --text wound
  wapenrol rolls CAMPAIGN --witness nobody              thrown, and nobody saw it

Also rolls that were rewound are found. `wapenrol roll` tells everything about one of them.")]
pub(crate) struct Rolls {
    #[command(flatten)]
    whose: InCampaign,
    /// Whose orders: `organiser` or `seat/NAME`
    #[arg(long, value_name = "WHO")]
    of: Option<String>,
    /// Dice of so many sides
    #[arg(long, value_name = "SIDES")]
    die: Option<u32>,
    /// What for, such as `strike`; `wapenrol dice --json` lists the purposes
    #[arg(long, value_name = "PURPOSE")]
    why: Option<String>,
    /// The clause that called for it
    #[arg(long)]
    clause: Option<String>,
    /// Where the faces came from
    #[arg(long)]
    source: Option<SourceWord>,
    /// Of thrown dice: who else saw them
    #[arg(long)]
    witness: Option<WitnessWord>,
    /// A piece that the order, or what came of the roll, names
    #[arg(long)]
    piece: Option<String>,
    /// Words in the order, the roll, or what came of it
    #[arg(long)]
    text: Option<String>,
    /// Only those before this line
    #[arg(long, value_name = "SEQ")]
    before: Option<u64>,
    /// At most so many
    #[arg(long, value_name = "COUNT")]
    limit: Option<u64>,
    #[command(flatten)]
    about: About,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum SourceWord {
    Sealed,
    Thrown,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum WitnessWord {
    Nobody,
    Confirmed,
    Contested,
}

impl Rolls {
    pub(crate) fn run(self, context: &Context) -> Result<(), Failure> {
        let wanted = RollsWanted {
            by: self.of,
            sides: self.die,
            why: self.why,
            clause: self.clause,
            source: self.source.map(|source| match source {
                SourceWord::Sealed => SourceSeen::Sealed,
                SourceWord::Thrown => SourceSeen::Thrown,
            }),
            witness: self.witness.map(|witness| match witness {
                WitnessWord::Nobody => WitnessSeen::Nobody,
                WitnessWord::Confirmed => WitnessSeen::Confirmed,
                WitnessWord::Contested => WitnessSeen::Contested,
            }),
            scope: self.about.scope.map(|scope| scope.to_string()),
            piece: self.piece,
            text: self.text,
            before: self.before,
            limit: self.limit,
        };
        let client = context.client()?;
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        let told = client.rolls(campaign, by, &wanted)?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }
}

fn tell(told: &RollsFound, text: &mut String) {
    match told.next {
        None if told.rolls.is_empty() => {
            let _ = writeln!(text, "no such roll");
        }
        Some(next) if told.rolls.is_empty() => {
            let _ = writeln!(text, "no such roll from line {next} on");
        }
        _ => (),
    }
    for roll in &told.rolls {
        let _ = writeln!(text, "{}", printing::sentence(&roll.order));
        for line in [&roll.line].into_iter().chain(&roll.consequences) {
            let _ = writeln!(text, "{}", printing::log_line(line));
        }
    }
    if let Some(next) = told.next {
        let _ = writeln!(text, "there may be older ones: --before {next}");
    }
}
