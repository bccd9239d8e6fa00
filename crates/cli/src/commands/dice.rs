//! `wapenrol dice`: the dice ledger, held against chance.

use crate::about::InCampaign;
use crate::context::Context;
use crate::failure::Failure;
use crate::printing::{self, spaced};
use projections::DiceLedger;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol dice CAMPAIGN
  wapenrol dice CAMPAIGN --json      every face by player, die, purpose and source

Every roll counts that was ever accepted, also one that was rewound.")]
pub(crate) struct Dice {
    #[command(flatten)]
    whose: InCampaign,
}

impl Dice {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let by = self.whose.by.as_ref();
        let told = client.dice(self.whose.campaign, by)?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }
}

fn tell(told: &DiceLedger, text: &mut String) {
    let all = told.all;
    let _ = writeln!(
        text,
        "{} sealed rolls, {} thrown; of those {} witnessed, {} contested",
        all.sealed, all.thrown, all.witnessed, all.contested
    );
    let head = ["dice of", "", "die", "dice", "mean", "faces", "what that says"];
    let mut table = printing::table(&head);
    for group in &told.judged {
        let faces: Vec<String> = group.faces.iter().map(|face| face.seen.to_string()).collect();
        table.add_row([
            spaced(&group.group),
            group.name.replace('_', " "),
            format!("d{}", group.sides),
            group.dice.to_string(),
            format!("{:.2}", group.mean),
            faces.join(" "),
            group.verdict.clone(),
        ]);
    }
    let _ = writeln!(text, "{table}");
    for note in &told.notes {
        let _ = writeln!(text, "{note}");
    }
}
