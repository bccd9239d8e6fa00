//! `wapenrol rules`: the rulebook, clause by clause.

use super::Context;
use crate::failure::{Failure, Kind};
use crate::printing;
use projections::{
    Language,
    rulebook::{self, ClauseText},
};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol rules                 every clause, one a line
  wapenrol rules HEI-156         what it says, an example, our rulings on it
  wapenrol rules WAP-030         a clause of the battle
  wapenrol rules food            the clauses with this word in their name or section")]
pub(crate) struct Rules {
    /// A clause such as HEI-156, or a word
    clause: Option<String>,
}

impl Rules {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let Some(asked) = &self.clause else {
            return list(context, &rulebook::clauses(Language::English).iter().collect::<Vec<_>>());
        };
        if let Some(clause) = rulebook::clause(asked, Language::English) {
            context.printer.answer(clause, |text| tell(clause, text))?;
            return Ok(());
        }
        let word = asked.to_lowercase();
        let found: Vec<&ClauseText> = rulebook::clauses(Language::English)
            .iter()
            .filter(|clause| {
                let in_it = |text: &str| text.to_lowercase().contains(&word);
                in_it(&clause.name) || in_it(&clause.section) || in_it(&clause.id)
            })
            .collect();
        if found.is_empty() {
            let message = format!(
                "no clause is called `{asked}` and none has it in its name; write an id such as \
                 HEI-156, WAP-030, ACT-10 or R-33, or `wapenrol rules` for the list"
            );
            return Err(Failure::new(Kind::Refused, "unknown_clause", message));
        }
        list(context, &found)
    }
}

fn list(context: &Context, clauses: &[&ClauseText]) -> Result<(), Failure> {
    context.printer.answer(&clauses, |text| {
        let mut table = printing::table(&["clause", "name", "status"]);
        for clause in clauses {
            table.add_row([&clause.id, &clause.name, &clause.status]);
        }
        let _ = write!(text, "{table}");
    })?;
    Ok(())
}

fn tell(clause: &ClauseText, text: &mut String) {
    let _ = writeln!(text, "{}  {}  ({})", clause.id, clause.name, clause.status);
    let _ = writeln!(text, "{}", clause.section);
    if !clause.private_to.is_empty() {
        let whose: Vec<&str> = clause.private_to.iter().map(|faction| faction.name()).collect();
        let _ = writeln!(text, "Secret of {}: no other player reads it.", whose.join(" and "));
    }
    let _ = writeln!(text, "\n{}", clause.rule);
    if let Some(example) = &clause.example {
        let _ = writeln!(text, "\nExample: {example}");
    }
    if let Some(ruling) = &clause.ruling {
        let _ = writeln!(text, "\nHow we read it: {ruling}");
    }
    for ruling in &clause.rulings {
        let _ = writeln!(text, "\n{}  {}\n{}", ruling.id, ruling.name, ruling.rule);
    }
    for settled in &clause.settles {
        let _ = writeln!(text, "\nSettles {}  {}\n{}", settled.id, settled.name, settled.rule);
        if let Some(example) = &settled.example {
            let _ = writeln!(text, "Example: {example}");
        }
    }
}
