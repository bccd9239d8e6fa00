//! `wapenrol show`: how things stand, or stood.

mod battle;

use super::Context;
use crate::arguments::{About, Table};
use crate::failure::Failure;
use crate::printing;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol show CAMPAIGN
  wapenrol show CAMPAIGN --as city-guard          with the hand and what its spies know
  wapenrol show CAMPAIGN --as red                 a battle, with the traps of one's own
  wapenrol show CAMPAIGN --at 120                 as it stood behind record 120
  wapenrol show CAMPAIGN --as city-guard --json   everything that a page is drawn from")]
pub(crate) struct Show {
    #[command(flatten)]
    table: Table,
    /// The record behind which things stood so; without it now
    #[arg(long, value_name = "SEQ")]
    at: Option<u64>,
    #[command(flatten)]
    about: About,
}

impl Show {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let house = context.house()?;
        let (by, scope) = (self.table.by.as_ref(), self.about.scope.as_ref());
        let view = house.view(self.table.campaign, by, scope, self.at)?;
        let story = if view["siege"]["scores"].is_array() {
            house.log(self.table.campaign, by, 0)?
        } else {
            Vec::new()
        };
        context.printer.answer(&view, |text| {
            tell(&view, text);
            end(&view["siege"], &story, text);
        })?;
        Ok(())
    }
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

fn tell(view: &Value, text: &mut String) {
    if view["battle"].is_object() {
        return battle::tell(view, text);
    }
    let siege = &view["siege"];
    let _ = writeln!(text, "{}, as {} sees it", word(&view["name"]), word(&view["reader"]));
    let step = word(&siege["step"]["name"]);
    let _ = writeln!(text, "turn {} of {}, {step}", siege["turn"], siege["turns"]);
    let live = if view["live"] == true { "" } else { ", left behind by a rewind" };
    let _ = writeln!(text, "behind record {}{live}", view["at"]["seq"]);
    if let Some(outcome) = siege["outcome"].as_str() {
        let _ = writeln!(text, "it ended: {}", outcome.replace('_', " "));
    } else if siege["can_proceed"] == true {
        text.push_str("the rules go on when somebody says proceed\n");
    } else {
        let acting: Vec<&str> = list(&siege["acting"]).map(word).collect();
        let _ = writeln!(text, "to act: {}", acting.join(", "));
    }
    text.push('\n');
    picture(siege, text);
    factions(siege, text);
    places(siege, text);
    artefacts(siege, text);
    hand(siege, text);
}

/// The city, two characters a hex, odd rows half a hex to the right: who stands where. A letter for
/// the side, a digit for how many.
fn picture(siege: &Value, text: &mut String) {
    let mut standing: BTreeMap<(usize, usize), (u32, u32)> = BTreeMap::new();
    for figure in list(&siege["figures"]) {
        let Some((column, row)) = word(&figure["hex"]).split_once(',') else { continue };
        let (Ok(column), Ok(row)) = (column.parse(), row.parse()) else { continue };
        let here = standing.entry((column, row)).or_default();
        if figure["side"] == "enemy" { here.1 += 1 } else { here.0 += 1 }
    }
    for (row, line) in list(&siege["city"]["rows"]).map(word).enumerate() {
        let _ = write!(text, "{row:>3} ");
        if row % 2 == 1 {
            text.push(' ');
        }
        for (column, terrain) in line.chars().enumerate() {
            let (letter, count) = match standing.get(&(column, row)) {
                None => (terrain, ' '),
                Some((ours, 0)) => ('o', digit(*ours)),
                Some((0, theirs)) => ('x', digit(*theirs)),
                Some((ours, theirs)) => ('!', digit(ours + theirs)),
            };
            text.push(letter);
            text.push(count);
        }
        text.truncate(text.trim_end().len());
        text.push('\n');
    }
    text.push_str("\no the city's figures, x the enemy, ! both; the digit says how many\n\n");
}

fn digit(count: u32) -> char {
    char::from_digit(count, 10).unwrap_or('+')
}

fn factions(siege: &Value, text: &mut String) {
    let head = ["faction", "cards", "on the map", "temple", "starved", "gone", "done"];
    let mut table = printing::table(&head);
    for faction in list(&siege["factions"]) {
        let count = |name: &str| faction[name].to_string();
        table.add_row([
            word(&faction["name"]).to_owned(),
            count("hand_count"),
            count("figures_on_map"),
            count("in_temple"),
            count("starved"),
            count("gone"),
            if faction["done"] == true { "yes".into() } else { String::new() },
        ]);
    }
    let _ = writeln!(text, "{table}\n");
}

fn places(siege: &Value, text: &mut String) {
    for place in list(&siege["city"]["places"]) {
        let counter = place["counter"].as_u64().unwrap_or(0);
        let name = word(&place["name"]);
        if place["fallen"] == true {
            let _ = writeln!(text, "{name} has fallen");
        } else if counter > 0 {
            let _ = writeln!(text, "{name}: held by the enemy for {counter} turns");
        }
    }
    for demand in list(&siege["demands"]).filter(|demand| demand["settled"] == false) {
        let name = word(&demand["name"]);
        let (paid, needed, card) = (&demand["paid"], &demand["needed"], word(&demand["card"]));
        let _ = writeln!(text, "demand {}: {name}, {paid} of {needed} {card}", demand["demand"]);
    }
}

/// The artefacts that the reader has heard of, and how it stands with them.
fn artefacts(siege: &Value, text: &mut String) {
    for artefact in list(&siege["artefacts"]) {
        let turns: Vec<String> = list(&artefact["used"]).map(ToString::to_string).collect();
        let now = artefact["now"].as_str();
        if turns.is_empty() && now.is_none() {
            continue;
        }
        let used = match turns.as_slice() {
            [] => "a secret still".to_owned(),
            [turn] => format!("used on turn {turn}"),
            turns => format!("used on turns {}", turns.join(", ")),
        };
        let now = now.map_or_else(String::new, |now| format!(". {now}"));
        let _ = writeln!(text, "{}: {used}{now}", word(&artefact["name"]));
    }
}

/// The story first, the score second (HEI-002).
fn end(siege: &Value, log: &[Value], text: &mut String) {
    let told = |line: &&Value| line["kind"] == "lowenheim.story_told" && line["live"] == true;
    let story: Vec<&Value> = log.iter().filter(told).collect();
    if !story.is_empty() {
        text.push_str("\nthe story\n");
    }
    for line in story {
        let _ = writeln!(text, "  {}", word(&line["sentence"]));
    }
    let mut scores: Vec<&Value> = list(&siege["scores"]).collect();
    if !scores.is_empty() {
        text.push_str("\nthe score\n");
    }
    scores.sort_by_key(|score| score["rank"].as_u64());
    for score in scores {
        let faction = list(&siege["factions"]).find(|known| known["faction"] == score["faction"]);
        let name = faction.map_or("", |faction| word(&faction["name"]));
        let wins = if score["wins"] == true { ", wins" } else { "" };
        let _ = writeln!(text, "  {}. {name}: {}{wins}", score["rank"], score["points"]);
        for objective in list(&score["objectives"]) {
            let met = if objective["met"] == true { "met" } else { "not met" };
            let _ = writeln!(text, "       {}: {met}", word(&objective["name"]));
        }
    }
}

fn hand(siege: &Value, text: &mut String) {
    let Some(hand) = siege["hand"].as_object() else { return };
    let cards: Vec<String> = hand.iter().map(|(card, count)| format!("{count} {card}")).collect();
    let _ = writeln!(text, "your hand: {}", cards.join(", "));
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn the_story_comes_before_the_score() {
        let siege = json!({
            "factions": [{ "faction": "cathay", "name": "Blue Lotus Society" }],
            "scores": [{
                "faction": "cathay", "rank": 1, "points": 1, "wins": true,
                "objectives": [{ "name": "Kept the embassy of Cathay", "met": true }],
            }],
        });
        let line = |kind: &str, live: bool, sentence: &str| json!({ "kind": kind, "live": live, "sentence": sentence });
        let log = [
            line("lowenheim.story_told", true, "Cathay tells: The gate holds."),
            line("lowenheim.story_told", false, "Cathay tells: The gate falls."),
            line("lowenheim.scores_counted", true, "The score: 1."),
        ];
        let mut text = String::new();
        end(&siege, &log, &mut text);
        assert_eq!(
            text,
            "\nthe story\n  Cathay tells: The gate holds.\n\nthe score\n  1. Blue Lotus Society: 1, \
             wins\n       Kept the embassy of Cathay: met\n"
        );
        let mut text = String::new();
        end(&json!({ "scores": null }), &[], &mut text);
        assert_eq!(text, "");
    }
}
