//! `wapenrol options`: what is legal now.

use super::Context;
use crate::arguments::{About, InCampaign};
use crate::failure::Failure;
use crate::printing;
use rulebook::ForecastView;
use server::body::AnyOptions;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol options CAMPAIGN --as city-guard
  wapenrol options CAMPAIGN --as city-guard --json | jq -r '.options[].notation'")]
pub(crate) struct Options {
    #[command(flatten)]
    whose: InCampaign,
    #[command(flatten)]
    about: About,
}

impl Options {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (by, scope) = (self.whose.by.as_ref(), self.about.scope.as_ref());
        let answer = client.options(self.whose.campaign, by, scope)?;
        context.printer.answer(&answer, |text| tell(&answer, text))?;
        Ok(())
    }
}

fn tell(answer: &AnyOptions, text: &mut String) {
    for choice in answer.options.choices() {
        let _ = writeln!(text, "{choice}");
    }
    let rows = answer.options.rows();
    let mut table = printing::table(&["order", "what it does", "chance"]);
    for (notation, label, forecast) in rows {
        table.add_row([notation, label, &chance(forecast)]);
    }
    for fight in &answer.fight_orders {
        table.add_row([&fight.notation, &fight.label, &chance(&fight.forecast)]);
    }
    if !table.is_empty() {
        let _ = writeln!(text, "{table}");
    } else if text.is_empty() {
        text.push_str("Nothing to order now; `show` says whose turn it is.");
    }
}

fn chance(forecast: &ForecastView) -> String {
    match forecast {
        ForecastView::Certain => String::new(),
        ForecastView::Rolls { dice, why, .. } => format!("{dice} ({why})"),
        ForecastView::Draws { .. } => "a card".to_owned(),
    }
}
