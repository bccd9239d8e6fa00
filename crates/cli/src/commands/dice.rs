//! `wapenrol dice`: the dice ledger, held against chance.

use super::Context;
use crate::arguments::Table;
use crate::failure::Failure;
use crate::house::Question;
use crate::printing;
use serde_json::Value;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol dice CAMPAIGN
  wapenrol dice CAMPAIGN --json      every face by player, die, purpose and source

Every roll counts that was ever accepted, also one that was rewound.")]
pub(crate) struct Dice {
    #[command(flatten)]
    table: Table,
}

impl Dice {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let house = context.house()?;
        let by = self.table.by.as_ref();
        let told = house.ask(self.table.campaign, by, &Question::Dice)?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }
}

fn tell(told: &Value, text: &mut String) {
    let all = &told["all"];
    let _ = writeln!(
        text,
        "{} sealed rolls, {} thrown; of those {} witnessed, {} contested",
        all["sealed"], all["thrown"], all["witnessed"], all["contested"]
    );
    let head = ["dice of", "", "die", "dice", "mean", "faces", "what that says"];
    let mut table = printing::table(&head);
    for group in told["judged"].as_array().into_iter().flatten() {
        let word = |name: &str| group[name].as_str().unwrap_or_default().replace('_', " ");
        let faces: Vec<String> = group["faces"]
            .as_array()
            .into_iter()
            .flatten()
            .map(|face| face["seen"].to_string())
            .collect();
        table.add_row([
            word("group"),
            word("name"),
            format!("d{}", group["sides"]),
            group["dice"].to_string(),
            format!("{:.2}", group["mean"].as_f64().unwrap_or_default()),
            faces.join(" "),
            word("verdict"),
        ]);
    }
    let _ = writeln!(text, "{table}");
    for note in told["notes"].as_array().into_iter().flatten() {
        let _ = writeln!(text, "{}", note.as_str().unwrap_or_default());
    }
}
