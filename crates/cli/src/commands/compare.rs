//! `wapenrol compare`: what changed between two records.

use super::Context;
use crate::arguments::{About, Table};
use crate::failure::Failure;
use crate::house::Question;
use crate::printing;
use serde_json::Value;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol compare CAMPAIGN 120                   since record 120, until now
  wapenrol compare CAMPAIGN 120 180 --as cathay   as Cathay may see it
  wapenrol compare CAMPAIGN 240 300               an abandoned timeline and the one that counts")]
pub(crate) struct Compare {
    #[command(flatten)]
    table: Table,
    /// A record, live or left behind
    from: u64,
    /// Another; without it the head
    to: Option<u64>,
    #[command(flatten)]
    about: About,
}

impl Compare {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let scope = self.about.scope.as_ref();
        let question = Question::Compare { from: self.from, to: self.to, scope };
        let house = context.house()?;
        let told = house.ask(self.table.campaign, self.table.by.as_ref(), &question)?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }
}

fn tell(told: &Value, text: &mut String) {
    let list = |name: &str| told[name].as_array().cloned().unwrap_or_default();
    let (from, to, common) = (&told["from"], &told["to"], &told["common"]);
    let _ = writeln!(text, "from record {from} to record {to}; they share all up to {common}");
    for (name, title) in [("undone", "undone:"), ("done", "done:")] {
        let lines = list(name);
        if !lines.is_empty() {
            let _ = writeln!(text, "\n{title}");
        }
        for line in lines {
            let _ = writeln!(text, "{}", printing::log_line(&line));
        }
    }
    let word = |value: &Value| match value {
        Value::Null => "-".to_owned(),
        Value::String(word) => word.clone(),
        other => other.to_string().chars().take(60).collect(),
    };
    let pieces = list("pieces");
    if !pieces.is_empty() {
        let mut table = printing::table(&["piece", "", "from", "to"]);
        for piece in &pieces {
            let shown = ["name", "change", "from", "to"].map(|member| word(&piece[member]));
            table.add_row(shown);
        }
        let _ = writeln!(text, "\n{table}");
    }
    let changes = list("table");
    if !changes.is_empty() {
        let mut table = printing::table(&["what", "from", "to"]);
        for change in &changes {
            table.add_row(["path", "from", "to"].map(|member| word(&change[member])));
        }
        let _ = writeln!(text, "\n{table}");
    }
}
