//! A siege as text: the city with who stands where, the factions, what is known of the enemy.

use crate::terminal::{
    Moment, StepName, begin_row, column_numbers, counted, end_row, put, table, yes,
};
use board::Hex;
use lowenheim::city::Place;
use lowenheim::figures::{Faction, Side};
use lowenheim::state::{Damage, Outcome, Step};
use lowenheim::view::{DemandView, FigureView, SiegeView, WhereaboutsView};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{Display, Write as _};

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
    legend(siege, text);
    factions(siege, text);
    figures(siege, text);
    works(siege, text);
    places(siege, text);
    demands(siege, text);
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
    column_numbers(0..siege.city.columns, text);
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
    text.push_str("\no the city's figures, x the enemy, ! both; the digit says how many\n");
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
}

/// The letters of the picture, with the places that they stand for.
fn legend(siege: &SiegeView, text: &mut String) {
    let names = named(siege);
    let mut letters: BTreeMap<Place, BTreeSet<char>> = BTreeMap::new();
    for hex in &siege.city.hexes {
        if let Some(place) = hex.place {
            letters.entry(place).or_default().insert(hex.terrain);
        }
    }
    let named = letters.iter().filter_map(|(place, letters)| {
        let letters: Vec<String> = letters.iter().map(char::to_string).collect();
        Some(format!("{} {}", letters.join(" "), names.get(place)?))
    });
    let named: Vec<String> = named.collect();
    let _ = writeln!(text, ". streets, h houses, ~ water, , outside; {}\n", named.join("; "));
}

fn named(siege: &SiegeView) -> BTreeMap<Place, &str> {
    siege.city.places.iter().map(|place| (place.place, &*place.name)).collect()
}

/// Everybody who is on the map or can come back.
fn figures(siege: &SiegeView, text: &mut String) {
    let places = named(siege);
    let called = siege.city.hexes.iter().filter_map(|hex| {
        let place = hex.place.and_then(|place| places.get(&place).copied());
        Some((hex.hex, hex.name.as_deref().or(place)?))
    });
    let called: BTreeMap<Hex, &str> = called.collect();
    let mut all = table(&["figure", "", "hex", "place", "wounds left", "of", "state"]);
    let mut gone: Vec<String> = Vec::new();
    for figure in counted(&siege.figures, |figure| figure.id.to_string()) {
        let whose = match (figure.faction, figure.band) {
            (Some(faction), _) => faction.name().to_owned(),
            (None, Some(band)) => format!("band {band}"),
            (None, None) => "the enemy".to_owned(),
        };
        let place = match figure.whereabouts {
            WhereaboutsView::Map => figure.hex.and_then(|hex| called.get(&hex).copied()),
            WhereaboutsView::Temple => Some("in the Temple"),
            WhereaboutsView::Starved => Some("starved"),
            WhereaboutsView::Escaped | WhereaboutsView::Gone => {
                gone.push(figure.id.to_string());
                continue;
            }
        };
        all.add_row([
            figure.id.to_string(),
            whose,
            figure.hex.map_or_else(String::new, |hex| hex.to_string()),
            place.unwrap_or_default().to_owned(),
            figure.wounds.map_or_else(String::new, |wounds| wounds.to_string()),
            figure.max_wounds.map_or_else(String::new, |wounds| wounds.to_string()),
            state(figure),
        ]);
    }
    put(text, &all);
    told(text, "out for good", &gone);
    let markers = siege.markers.iter().map(|marker| {
        let how = match (marker.captured, marker.escaped) {
            (_, true) => "escaped".to_owned(),
            (true, _) => format!("captured in {}", marker.hex),
            (false, false) => marker.hex.to_string(),
        };
        format!("{} ({how})", marker.marker)
    });
    told(text, "markers", &markers.collect::<Vec<_>>());
}

pub(super) fn state(figure: &FigureView) -> String {
    let all = [
        (figure.leader, "leads"),
        (figure.stunned, "stunned"),
        (figure.moved, "has moved"),
        (figure.busy, "busy"),
        (figure.must_attack, "must attack"),
        (figure.has_cast, "has cast"),
        (figure.attackers > 1, "attacked twice"),
        (figure.mounted, "rides"),
        (figure.reserve, "reserve"),
        (figure.crew, "serves a gun"),
    ];
    let mut all: Vec<String> =
        all.into_iter().filter(|(is, _)| *is).map(|(_, word)| word.to_owned()).collect();
    all.extend(figure.damages.iter().filter_map(|damage| damaged(*damage)).map(str::to_owned));
    all.extend(figure.bound.map(|turn| format!("under Mind Control since turn {turn}")));
    all.extend(figure.confers_until.map(|turn| format!("confers until turn {turn}")));
    all.join(", ")
}

const fn damaged(damage: Damage) -> Option<&'static str> {
    match damage {
        Damage::Leg => Some("hurt leg"),
        Damage::Arm => Some("hurt arm"),
        Damage::Weak => Some("weakened"),
        Damage::Torso => Some("hurt torso"),
        Damage::Dead | Damage::Scar => None,
    }
}

/// What burns, lies in ruins or bars the way.
fn works(siege: &SiegeView, text: &mut String) {
    let (city, names) = (&siege.city, named(siege));
    let fires = city.fires.iter().map(|fire| {
        let left = fire.burnt_down.saturating_sub(fire.turns);
        format!("{} (burnt down in {left})", fire.hex)
    });
    told(text, "fires, with the turns that are left", &fires.collect::<Vec<_>>());
    told(text, "ruins", &city.ruins);
    let barricades = city.barricades_built.iter().map(|it| match it.built {
        0 => it.hexside.to_string(),
        turn => format!("{} (turn {turn})", it.hexside),
    });
    told(text, "barricades", &barricades.collect::<Vec<_>>());
    let water = city.water_walls.iter().map(|it| format!("{} (to turn {})", it.hexside, it.until));
    told(text, "Walls of Water", &water.collect::<Vec<_>>());
    let bridges = city.bridges_down.iter().filter_map(|place| names.get(place));
    told(text, "bridges down", &bridges.collect::<Vec<_>>());
    told(text, "walls blown open", &city.opened);
    told(text, "the gate is shut at", &city.gate);
    let guns = siege.guns.iter().map(|gun| {
        let served = if gun.served { "" } else { ", nobody serves it" };
        format!("{} in {}{served}", gun.gun, gun.hex)
    });
    told(text, "guns", &guns.collect::<Vec<_>>());
}

/// What the city is asked for, and what is still missing of it.
fn demands(siege: &SiegeView, text: &mut String) {
    for demand in siege.demands.iter().filter(|demand| !demand.settled) {
        let (number, name) = (demand.demand, &demand.name);
        let until =
            demand.deadline.map_or_else(String::new, |turn| format!(", by the end of turn {turn}"));
        let _ = writeln!(text, "demand {number}: {name}{until}: {}", missing(demand).join(", "));
    }
}

fn missing(demand: &DemandView) -> Vec<String> {
    let mut all = vec![cards(demand.card.word(), demand.paid, demand.needed)];
    all.extend(demand.second.as_ref().map(|it| cards(it.card.word(), it.paid, it.needed)));
    if demand.figures > 0 && !demand.gathered {
        let offered: Vec<String> = demand.offered.iter().map(ToString::to_string).collect();
        let offered = if offered.is_empty() { "nobody".to_owned() } else { offered.join(" ") };
        let missing =
            demand.figures.saturating_sub(u32::try_from(demand.offered.len()).unwrap_or(u32::MAX));
        all.push(format!("{missing} of {} figures missing ({offered} offered)", demand.figures));
    }
    let silent: Vec<&str> = demand
        .voices
        .iter()
        .filter(|voice| demand.named.iter().all(|named| named.faction != **voice))
        .map(|voice| voice.name())
        .collect();
    if !silent.is_empty() {
        all.push(format!("whom it takes is still to be said by {}", silent.join(", ")));
    }
    all
}

fn cards(card: &str, paid: u32, needed: u32) -> String {
    match needed.saturating_sub(paid) {
        0 => format!("{needed} {card} paid"),
        missing => format!("{missing} of {needed} {card} missing"),
    }
}

/// A line of such things, where there are any.
fn told<T: Display>(text: &mut String, what: &str, all: &[T]) {
    if !all.is_empty() {
        let all: Vec<String> = all.iter().map(ToString::to_string).collect();
        let _ = writeln!(text, "{what}: {}", all.join(", "));
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
