//! `wapenrol rules`: the rulebook, clause by clause.

use crate::about::somebody;
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::printing;
use chronicle::CampaignId;
use decider::By;
use projections::{
    Language,
    rulebook::{ClauseText, open_books, open_clause},
};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol rules                 every clause, one a line
  wapenrol rules HEI-156         what it says, an example, our rulings on it
  wapenrol rules WAP-030         a clause of the battle
  wapenrol rules food            the clauses with this word in their name or section
  wapenrol rules HEI-087 --campaign CAMPAIGN --as bretonnia

A clause of a private briefing is shown in a campaign alone: to whose briefing it is, to the organiser and
the game master, and to everybody once its rule was used in the open or the points are counted.")]
pub(crate) struct Rules {
    /// A clause such as HEI-156, or a word
    clause: Option<String>,
    /// As they may be read in this campaign; without it, as everybody may
    #[arg(long, value_name = "CAMPAIGN")]
    campaign: Option<CampaignId>,
    /// Who you are: a seat such as city-guard, or organiser
    #[arg(long = "as", value_name = "SEAT", value_parser = somebody, requires = "campaign")]
    by: Option<By>,
}

impl Rules {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let books = match self.campaign {
            Some(campaign) => context.client()?.rulebooks(campaign, self.by.as_ref())?,
            None => open_books(Language::English),
        };
        let clauses: Vec<ClauseText> = books.into_iter().flat_map(|book| book.clauses).collect();
        let Some(asked) = &self.clause else { return list(context, &clauses) };
        let readable = clauses.iter().find(|clause| clause.id.eq_ignore_ascii_case(asked));
        // What is there and may not be read says so.
        let withheld = || open_clause(asked, Language::English);
        if let Some(clause) = readable.cloned().or_else(withheld) {
            context.printer.answer(&clause, |text| self.tell(&clause, text))?;
            return Ok(());
        }
        let word = asked.to_lowercase();
        let in_it = |text: &str| text.to_lowercase().contains(&word);
        let names_it = |it: &ClauseText| in_it(&it.name) || in_it(&it.section) || in_it(&it.id);
        let found: Vec<ClauseText> = clauses.into_iter().filter(names_it).collect();
        if found.is_empty() {
            let message = format!(
                "no clause is called `{asked}` and none has it in its name; write an id such as \
                 HEI-156, WAP-030, ACT-10 or R-33, or `wapenrol rules` for the list"
            );
            return Err(Failure::new(Kind::Refused, "unknown_clause", message));
        }
        list(context, &found)
    }

    fn tell(&self, clause: &ClauseText, text: &mut String) {
        tell(clause, text);
        if clause.withheld && self.campaign.is_none() {
            let id = &clause.id;
            let _ = writeln!(
                text,
                "\n`wapenrol rules {id} --campaign CAMPAIGN --as SEAT` shows it to who may read it."
            );
        }
    }
}

fn list(context: &Context, clauses: &[ClauseText]) -> Result<(), Failure> {
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
