//! A siege as text: the city with who stands where, the factions, what is known of the enemy.

use crate::terminal::{Moment, StepName, begin_row, end_row, put, table, yes};
use lowenheim::figures::{Faction, Side};
use lowenheim::state::{Outcome, Step};
use lowenheim::view::SiegeView;
use std::collections::BTreeMap;
use std::fmt::Write as _;

pub(super) fn moment(siege: &SiegeView) -> Moment {
    let step = |step: &Step| StepName {
        number: Some(step.number().to_owned()),
        word: word(step),
        name: step.name().to_owned(),
    };
    let now = siege.step.as_ref().and_then(|now| Step::ALL.iter().position(|it| *it == now.id));
    Moment { turn: siege.turn, steps: Step::ALL.iter().map(step).collect(), now, open: None }
}

/// The word that files and records use.
fn word(step: &Step) -> String {
    let written = serde_json::to_value(step).unwrap_or_default();
    written.as_str().unwrap_or_default().to_owned()
}

pub(super) fn now(siege: &SiegeView) -> String {
    let step = siege.step.as_ref().map_or("", |step| &step.name);
    format!("turn {} of {}, {step}", siege.turn, siege.turns)
}

pub(super) fn text(siege: &SiegeView, text: &mut String) {
    if let Some(outcome) = siege.outcome {
        let how = match outcome {
            Outcome::CityStands => "city stands",
            Outcome::Overwhelmed => "overwhelmed",
            Outcome::LastFigureGone => "last figure gone",
        };
        let _ = writeln!(text, "it ended: {how}");
    } else if siege.can_proceed {
        text.push_str("the rules go on when somebody says proceed\n");
    } else {
        let acting: Vec<&str> = siege.acting.iter().map(|faction| faction.name()).collect();
        let _ = writeln!(text, "to act: {}", acting.join(", "));
    }
    text.push('\n');
    picture(siege, text);
    factions(siege, text);
    places(siege, text);
    artefacts(siege, text);
    if let Some(hand) = &siege.hand {
        let mut cards = hand.in_order();
        cards.dedup();
        let cards: Vec<String> =
            cards.into_iter().map(|card| format!("{} {}", hand.count(card), card.word())).collect();
        let _ = writeln!(text, "your hand: {}", cards.join(", "));
    }
}

/// The city, two characters a hex: who stands where. A letter for the side, a digit for how many.
fn picture(siege: &SiegeView, text: &mut String) {
    let mut standing: BTreeMap<(i16, i16), (u32, u32)> = BTreeMap::new();
    for figure in &siege.figures {
        let Some(hex) = figure.hex else { continue };
        let here = standing.entry((hex.column(), hex.row())).or_default();
        match figure.side {
            Side::City => here.0 += 1,
            Side::Enemy => here.1 += 1,
        }
    }
    let digit = |count| char::from_digit(count, 10).unwrap_or('+');
    for (row, line) in (0..).zip(&siege.city.rows) {
        begin_row(text, row);
        for (column, terrain) in (0..).zip(line.chars()) {
            let (letter, count) = match standing.get(&(column, row)) {
                None => (terrain, ' '),
                Some((ours, 0)) => ('o', digit(*ours)),
                Some((0, theirs)) => ('x', digit(*theirs)),
                Some((ours, theirs)) => ('!', digit(ours + theirs)),
            };
            text.push(letter);
            text.push(count);
        }
        end_row(text);
    }
    text.push_str("\no the city's figures, x the enemy, ! both; the digit says how many\n\n");
}

fn factions(siege: &SiegeView, text: &mut String) {
    let head = ["faction", "cards", "on the map", "temple", "starved", "gone", "done"];
    let mut all = table(&head);
    for faction in &siege.factions {
        all.add_row([
            faction.name.clone(),
            faction.hand_count.to_string(),
            faction.figures_on_map.to_string(),
            faction.in_temple.to_string(),
            faction.starved.to_string(),
            faction.gone.to_string(),
            yes(faction.done),
        ]);
    }
    put(text, &all);
}

fn places(siege: &SiegeView, text: &mut String) {
    for place in &siege.city.places {
        let name = &place.name;
        if place.fallen {
            let _ = writeln!(text, "{name} has fallen");
        } else if place.counter > 0 {
            let turns = if place.counter == 1 { "turn" } else { "turns" };
            let _ = writeln!(text, "{name}: held by the enemy for {} {turns}", place.counter);
        }
    }
    for demand in siege.demands.iter().filter(|demand| !demand.settled) {
        let (number, name, card) = (demand.demand, &demand.name, demand.card.word());
        let (paid, needed) = (demand.paid, demand.needed);
        let _ = writeln!(text, "demand {number}: {name}, {paid} of {needed} {card}");
    }
}

/// The artefacts that the reader has heard of, and how it stands with them.
fn artefacts(siege: &SiegeView, text: &mut String) {
    for artefact in &siege.artefacts {
        if artefact.used.is_empty() && artefact.now.is_none() {
            continue;
        }
        let turns: Vec<String> = artefact.used.iter().map(ToString::to_string).collect();
        let used = match turns.as_slice() {
            [] => "a secret still".to_owned(),
            [turn] => format!("used on turn {turn}"),
            turns => format!("used on turns {}", turns.join(", ")),
        };
        let now = artefact.now.as_ref().map_or_else(String::new, |now| format!(". {now}"));
        let _ = writeln!(text, "{}: {used}{now}", artefact.name);
    }
}

/// The story first, the score second (HEI-002).
pub(super) fn end(siege: &SiegeView, story: &[&str], text: &mut String) {
    let Some(scores) = &siege.scores else { return };
    if !story.is_empty() {
        text.push_str("\nthe story\n");
    }
    for sentence in story {
        let _ = writeln!(text, "  {sentence}");
    }
    let mut scores: Vec<_> = scores.iter().collect();
    if !scores.is_empty() {
        text.push_str("\nthe score\n");
    }
    scores.sort_by_key(|score| score.rank);
    for score in scores {
        let called = |faction: Faction| {
            let known = siege.factions.iter().find(|known| known.faction == faction);
            known.map_or(faction.name(), |known| &known.name)
        };
        let wins = if score.wins { ", wins" } else { "" };
        let name = called(score.faction);
        let (points, of) = (score.points, score.objectives.len());
        let _ = writeln!(text, "  {}. {name}: {points} of {of}{wins}", score.rank);
        for objective in &score.objectives {
            let met = if objective.met { "met" } else { "not met" };
            let _ = writeln!(text, "       {}: {met}", objective.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::end;
    use lowenheim::{State, figures::Faction, view};
    use messages::Language;

    #[test]
    fn the_story_comes_before_the_score() {
        let mut siege = view::view_for(&State::default(), None, Language::English);
        let mut text = String::new();
        end(&siege, &["Nobody asked."], &mut text);
        assert_eq!(text, "");
        let objectives = vec![view::ObjectiveView {
            objective: "embassy".to_owned(),
            name: "Kept the embassy of Cathay".to_owned(),
            met: true,
        }];
        let (faction, points, rank, wins) = (Faction::Cathay, 1, 1, true);
        siege.scores = Some(vec![view::ScoreView { faction, points, rank, wins, objectives }]);
        end(&siege, &["Cathay tells: The gate holds."], &mut text);
        assert_eq!(
            text,
            "\nthe story\n  Cathay tells: The gate holds.\n\nthe score\n  1. Blue Lotus Society: 1 of 1, \
             wins\n       Kept the embassy of Cathay: met\n"
        );
    }
}
