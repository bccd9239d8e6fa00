//! `wapenrol options`: what is legal now.

use super::Context;
use crate::arguments::{About, Table};
use crate::failure::Failure;
use crate::printing;
use serde_json::Value;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol options CAMPAIGN --as city-guard
  wapenrol options CAMPAIGN --as city-guard --json | jq -r '.options[].notation'")]
pub(crate) struct Options {
    #[command(flatten)]
    table: Table,
    #[command(flatten)]
    about: About,
}

impl Options {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let house = context.house()?;
        let (by, scope) = (self.table.by.as_ref(), self.about.scope.as_ref());
        let answer = house.options(self.table.campaign, by, scope)?;
        context.printer.answer(&answer, |text| tell(&answer, text))?;
        Ok(())
    }
}

fn tell(answer: &Value, text: &mut String) {
    let choose = &answer["choose"];
    if choose.is_object() {
        let from = choose["from"].as_array().into_iter().flatten();
        let from: Vec<&str> = from.filter_map(Value::as_str).collect();
        let _ = writeln!(text, "activate {} of: {}", choose["number"], from.join(" "));
    }
    let mut table = printing::table(&["order", "what it does", "fate"]);
    for option in answer["options"].as_array().into_iter().flatten() {
        let word = |name: &str| option[name].as_str().unwrap_or_default().to_owned();
        table.add_row([word("notation"), word("label"), fate(option)]);
    }
    if !table.is_empty() {
        let _ = writeln!(text, "{table}");
    } else if text.is_empty() {
        text.push_str("Nothing to order now; `show` says whose turn it is.");
    }
}

fn fate(option: &Value) -> String {
    if option["by_chance"] == true {
        return "dice or a card".to_owned();
    }
    let forecast = &option["forecast"];
    let rolls = &forecast["rolls"];
    if let (Some(dice), Some(why)) = (rolls["dice"].as_str(), rolls["why"].as_str()) {
        format!("{dice} ({why})")
    } else if forecast.get("draws").is_some() {
        "a card".into()
    } else {
        String::new()
    }
}
