//! `wapenrol compare`: what changed between two records.

use crate::about::{About, InCampaign};
use crate::context::Context;
use crate::failure::Failure;
use crate::printing;
use projections::Comparison;
use serde_json::Value;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol compare CAMPAIGN 120                   since line 120, until now
  wapenrol compare CAMPAIGN 120 180 --as cathay   as Cathay may see it
  wapenrol compare CAMPAIGN 240 300               an abandoned timeline and the one that counts")]
pub(crate) struct Compare {
    #[command(flatten)]
    whose: InCampaign,
    /// A line, live or left behind
    from: u64,
    /// Another; without it the head
    to: Option<u64>,
    #[command(flatten)]
    about: About,
}

impl Compare {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let scope = self.about.scope.as_ref();
        let (client, by) = (context.client()?, self.whose.by.as_ref());
        let told = client.compare_records(self.whose.campaign, by, (self.from, self.to), scope)?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }
}

fn tell(told: &Comparison, text: &mut String) {
    let Comparison { from, to, common, .. } = told;
    let _ = writeln!(text, "from line {from} to line {to}; they share all up to {common}");
    differences(told, ("undone:", "done:"), text);
}

/// What lies between two states; `titles`: of what happened on either way only.
pub(super) fn differences(told: &Comparison, titles: (&str, &str), text: &mut String) {
    for (lines, title) in [(&told.undone, titles.0), (&told.done, titles.1)] {
        if !lines.is_empty() {
            let _ = writeln!(text, "\n{title}");
        }
        for line in lines {
            let _ = writeln!(text, "{}", printing::log_line(line));
        }
    }
    if !told.pieces.is_empty() {
        let mut table = printing::table(&["piece", "", "from", "to"]);
        for piece in &told.pieces {
            let place = |hex: &Option<String>| hex.clone().unwrap_or_else(|| "-".to_owned());
            let change = printing::spaced(&piece.change);
            table.add_row([piece.name.clone(), change, place(&piece.from), place(&piece.to)]);
        }
        let _ = writeln!(text, "\n{table}");
    }
    if !told.table.is_empty() {
        let mut table = printing::table(&["what", "from", "to"]);
        for change in &told.table {
            table.add_row([change.path.clone(), short(&change.from), short(&change.to)]);
        }
        let _ = writeln!(text, "\n{table}");
    }
}

/// Whatever stands somewhere in a view, short enough for a cell.
fn short(value: &Value) -> String {
    match value {
        Value::Null => "-".to_owned(),
        Value::String(word) => word.clone(),
        other => other.to_string().chars().take(60).collect(),
    }
}
