//! `wapenrol rules`: the rulebook, clause by clause.

use super::Context;
use crate::failure::{Failure, Kind};
use crate::printing;
use lowenheim::clauses::{self, Entry};
use serde_json::{Value, json};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol rules                 every clause, one a line
  wapenrol rules HEI-156         what it says, an example, how we read it
  wapenrol rules food            the clauses with this word in their name or section")]
pub(crate) struct Rules {
    /// A clause such as HEI-156, or a word
    clause: Option<String>,
}

impl Rules {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let Some(asked) = &self.clause else {
            return list(context, &clauses::ALL.iter().collect::<Vec<_>>());
        };
        if let Some(entry) = clauses::find(asked) {
            context.printer.answer(&whole(entry), |text| tell(entry, text))?;
            return Ok(());
        }
        let word = asked.to_lowercase();
        let found: Vec<&Entry> = clauses::ALL
            .iter()
            .filter(|entry| {
                let in_it = |text: &str| text.to_lowercase().contains(&word);
                in_it(entry.name) || in_it(entry.section) || in_it(entry.clause.id())
            })
            .collect();
        if found.is_empty() {
            let message = format!(
                "no clause is called `{asked}` and none has it in its name; write an id such as \
                 HEI-156, ACT-10 or R-33, or `wapenrol rules` for the list"
            );
            return Err(Failure::new(Kind::Refused, "unknown_clause", message));
        }
        list(context, &found)
    }
}

fn list(context: &Context, entries: &[&Entry]) -> Result<(), Failure> {
    let short: Vec<Value> = entries.iter().map(|entry| whole(entry)).collect();
    context.printer.answer(&short, |text| {
        let mut table = printing::table(&["clause", "name", "status"]);
        for entry in entries {
            table.add_row([entry.clause.id(), entry.name, entry.status.word()]);
        }
        let _ = write!(text, "{table}");
    })?;
    Ok(())
}

fn whole(entry: &Entry) -> Value {
    json!({
        "id": entry.clause.id(), "name": entry.name, "section": entry.section, "rule": entry.rule,
        "example": entry.example, "ruling": entry.ruling, "status": entry.status.word(),
    })
}

fn tell(entry: &Entry, text: &mut String) {
    let _ = writeln!(text, "{}  {}  ({})", entry.clause, entry.name, entry.status.word());
    let _ = writeln!(text, "{}\n\n{}", entry.section, entry.rule);
    if let Some(example) = entry.example {
        let _ = writeln!(text, "\nExample: {example}");
    }
    if let Some(ruling) = entry.ruling {
        let _ = writeln!(text, "\nHow we read it: {ruling}");
    }
}
