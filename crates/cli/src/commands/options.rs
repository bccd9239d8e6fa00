//! `wapenrol options`: what is legal now.

mod grouped;

use self::grouped::{Row, Shown};
use crate::about::{About, InCampaign};
use crate::context::Context;
use crate::failure::Failure;
use crate::printing;
use decider::By;
use projections::WaitSeen;
use rulebook::ForecastView;
use server::body::AnyOptions;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol options CAMPAIGN --as city-guard
  wapenrol options CAMPAIGN --as city-guard move amon     what begins like this
  wapenrol options CAMPAIGN --as city-guard --every       one by one, however many
  wapenrol options CAMPAIGN --as city-guard --json | jq -r '.options[].notation'

Each word narrows it down: it is the beginning of a word of the order, in the same sequence.")]
pub(crate) struct Options {
    #[command(flatten)]
    whose: InCampaign,
    /// Words of the orders that you mean, or how they begin
    #[arg(value_name = "WORD")]
    words: Vec<String>,
    /// List every order instead of counting those that begin alike
    #[arg(long)]
    every: bool,
    #[command(flatten)]
    about: About,
}

impl Options {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        let answer = client.options(campaign, by, self.about.scope.as_ref())?;
        let legal = has_any(&answer);
        // Who has nothing to order here may be waited for in a fight.
        let waits = match legal || context.printer.json {
            true => Vec::new(),
            false => client.waiting(campaign, by)?.waits,
        };
        context.printer.answer(&answer, |text| match legal {
            true => self.tell(&answer, text),
            false => self.tell_nothing(waits.iter().filter(|it| it.yours), text),
        })?;
        Ok(())
    }

    fn tell_nothing<'w>(&self, yours: impl Iterator<Item = &'w WaitSeen>, text: &mut String) {
        let mut yours = yours.peekable();
        if yours.peek().is_none() {
            text.push_str("Nothing to order now; `show` says whose turn it is.");
            return;
        }
        text.push_str("Nothing to order now here, but you are waited for elsewhere:\n");
        let whose = self.whose();
        for WaitSeen { scope, title, .. } in yours {
            let campaign = self.whose.campaign;
            let asked = format!("wapenrol options {campaign}{whose} --scope {scope}");
            let _ = writeln!(text, "{scope} ({title}): {asked}");
        }
    }

    /// Who asks, as it was typed.
    fn whose(&self) -> String {
        match &self.whose.by {
            Some(By::Seat(seat)) => format!(" --as {seat}"),
            Some(By::Organiser) => " --as organiser".to_owned(),
            Some(By::Rules) | None => String::new(),
        }
    }

    fn tell(&self, answer: &AnyOptions, text: &mut String) {
        let choices = answer.options.choices();
        for choice in choices.iter().filter(|choice| grouped::fits(choice, &self.words)) {
            let _ = writeln!(text, "{choice}");
        }
        let of_fights = answer.fight_orders.iter().map(|it| Row {
            notation: &it.notation,
            label: &it.label,
            forecast: &it.forecast,
        });
        let rows = answer.options.rows().into_iter().map(|(notation, label, forecast)| Row {
            notation,
            label,
            forecast,
        });
        let all: Vec<Row<'_>> = rows.chain(of_fights).collect();
        let fits = |row: &Row<'_>| grouped::fits(row.notation, &self.words);
        let fitting: Vec<Row<'_>> = all.into_iter().filter(fits).collect();
        let lines = if self.every {
            fitting.iter().copied().map(Shown::One).collect()
        } else {
            grouped::lines(&fitting, self.words.len())
        };
        let counted = lines.iter().find_map(|line| match line {
            Shown::Many { begin, .. } => Some(begin.clone()),
            Shown::One(_) => None,
        });
        let mut table = printing::table(&["order", "what it does", "chance"]);
        for line in lines {
            let (notation, label, chance) = match line {
                Shown::One(row) => {
                    (row.notation.to_owned(), row.label.to_owned(), chance(row.forecast))
                }
                Shown::Many { begin, count, example } => (
                    format!("{begin} …"),
                    format!("{count} ways, such as `{}`", example.notation),
                    String::new(),
                ),
            };
            table.add_row([notation, label, chance]);
        }
        if !table.is_empty() {
            let _ = writeln!(text, "{table}");
        }
        if let Some(begin) = counted {
            let legal = printing::counted(fitting.len(), "order is", "orders are");
            let asked = format!("wapenrol options {}{} {begin}", self.whose.campaign, self.whose());
            let _ = writeln!(
                text,
                "{legal} legal. Words narrow them down, such as `{asked}`; --every lists all.",
            );
        } else if text.is_empty() {
            text.push_str("Nothing that is legal now has these words in this sequence.");
        }
    }
}

fn has_any(answer: &AnyOptions) -> bool {
    let AnyOptions { options, fight_orders, .. } = answer;
    !options.rows().is_empty() || !fight_orders.is_empty() || !options.choices().is_empty()
}

fn chance(forecast: &ForecastView) -> String {
    match forecast {
        ForecastView::Certain => String::new(),
        ForecastView::Rolls { dice, why, .. } => format!("{dice} ({why})"),
        ForecastView::Draws { .. } => "a card".to_owned(),
    }
}
