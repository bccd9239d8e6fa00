//! `wapenrol timelines`: where rewinds left, where they led, and what can be taken up again.

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
  wapenrol timelines CAMPAIGN
  wapenrol show CAMPAIGN --at 240              as it stood at an abandoned tip
  wapenrol compare CAMPAIGN 240                what has changed since

A * marks what counts now; every tip can be rewound to.")]
pub(crate) struct Timelines {
    #[command(flatten)]
    table: Table,
}

impl Timelines {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let house = context.house()?;
        let by = self.table.by.as_ref();
        let told = house.ask(self.table.campaign, by, &Question::Timelines)?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }
}

fn tell(told: &Value, text: &mut String) {
    let mut table =
        printing::table(&["", "records", "follows", "orders", "begins by", "tip", "why"]);
    for line in told["timelines"].as_array().into_iter().flatten() {
        let word = |name: &str| line[name].as_str().unwrap_or_default().replace('_', " ");
        table.add_row([
            if line["live_to"].is_null() { String::new() } else { "*".to_owned() },
            format!("{}-{}", line["first"], line["last"]),
            line["parent"].as_u64().map_or_else(String::new, |parent| parent.to_string()),
            line["orders"].to_string(),
            word("begins_by"),
            if line["tip"] == true { line["last"].to_string() } else { String::new() },
            word("reason"),
        ]);
    }
    let _ = writeln!(text, "{table}");
}
