//! `wapenrol options`: what is legal now.

use super::Context;
use crate::arguments::{About, InCampaign};
use crate::failure::Failure;
use crate::printing;
use lowenheim::options::ForecastView;
use server::body::{self, AnyOptions, BattleOptions, MapOptions};
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
    let mut table = printing::table(&["order", "what it does", "fate"]);
    let maybe = |by_chance: bool| if by_chance { "dice or a card" } else { "" };
    match answer {
        AnyOptions::Siege(body::Options { options, .. }) => {
            for option in options {
                table.add_row([&option.notation, &option.label, &fate(&option.forecast)]);
            }
        }
        AnyOptions::Battle(BattleOptions { choose, options, .. }) => {
            if let Some(choose) = choose {
                let from: Vec<String> = choose.from.iter().map(ToString::to_string).collect();
                let _ = writeln!(text, "activate {} of: {}", choose.number, from.join(" "));
            }
            for option in options {
                table.add_row([&*option.notation, &*option.label, maybe(option.by_chance)]);
            }
        }
        AnyOptions::Map(MapOptions { banners, options, .. }) => {
            for banner in banners {
                let _ = writeln!(text, "write {} {}", banner.banner, banner.notation.join(" | "));
            }
            for option in options {
                table.add_row([&*option.notation, "", maybe(option.by_chance)]);
            }
        }
    }
    if !table.is_empty() {
        let _ = writeln!(text, "{table}");
    } else if text.is_empty() {
        text.push_str("Nothing to order now; `show` says whose turn it is.");
    }
}

fn fate(forecast: &ForecastView) -> String {
    match forecast {
        ForecastView::Certain => String::new(),
        ForecastView::Rolls { dice, why, .. } => format!("{dice} ({why})"),
        ForecastView::Draws { .. } => "a card".to_owned(),
    }
}
