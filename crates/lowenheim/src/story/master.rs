//! What the game master decides, in words.

use super::words::{Names, count, spot};
use crate::city::City;
use crate::event::{Aim, BandTarget, Decision, DecisionOverridden, Effect, Goal, Ruling, Walk};
use board::Hex;
use messages::Language;

/// What happens if a pending decision stands, as a sentence.
#[must_use]
pub fn decision_sentence(decision: &Decision, city: &City) -> String {
    match decision {
        Decision::Arrival { comes: true } => "A new band comes up.".to_owned(),
        Decision::Arrival { comes: false } => "No new band comes up.".to_owned(),
        Decision::Strength { band, skaven, ogres } => {
            format!("Band {band} has {}.", strength(*skaven, *ogres))
        }
        Decision::Aim { band, aim, .. } => format!("Band {band} goes for {}.", aimed(*aim)),
        Decision::Entry { band, hex, .. } => {
            format!("Band {band} comes up in {}.", spot(*hex, city))
        }
        Decision::Order { bands } => format!("The bands act in the order {}.", numbers(bands)),
        Decision::Target { band, target } => format!("Band {band} {}.", goes(*target)),
        Decision::March { band, walks, .. } => {
            let each: Vec<String> = walks.iter().map(walked).collect();
            format!("Band {band} walks: {}.", each.join("; "))
        }
        Decision::Prowl { walk } => format!("{}.", walked(walk)),
        Decision::Attack { attacker, target } => {
            format!("{} attacks {}.", attacker.name(), target.name())
        }
    }
}

fn walked(walk: &Walk) -> String {
    let who = walk.figure.name();
    match walk.path.get(1..).and_then(<[Hex]>::last) {
        Some(end) => format!("{who} to {end}"),
        None => format!("{who} stays"),
    }
}

/// A decision that was overridden: both values, and why.
pub(super) fn overridden(it: &DecisionOverridden, city: &City) -> String {
    let chosen = value(&it.chosen, city);
    match &it.automatic {
        Some(automatic) => {
            let automatic = value(automatic, city);
            format!("The game master decides: {chosen}, not {automatic}. ({})", it.reason)
        }
        None => format!("The game master decides: {chosen}. ({})", it.reason),
    }
}

/// The label of a ruling in the list of orders.
pub(crate) fn ruling_label(ruling: &Ruling, city: &City) -> String {
    let words = value(ruling, city);
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// A value in the middle of a sentence.
fn value(ruling: &Ruling, city: &City) -> String {
    match ruling {
        Ruling::Arrival { comes: true } => "a band comes".to_owned(),
        Ruling::Arrival { comes: false } => "no band comes".to_owned(),
        Ruling::ArrivalNumber { number } => format!("bands come on {number} or more"),
        Ruling::Strength { skaven, ogres } => strength(*skaven, *ogres),
        Ruling::Aim { aim } => format!("the aim is {}", aimed(*aim)),
        Ruling::Entry { hex } => format!("up in {}", spot(*hex, city)),
        Ruling::Order { bands } => format!("the order {}", numbers(bands)),
        Ruling::Target { band, target } => format!("band {band} {}", goes(*target)),
        Ruling::Goal { figure, goal } => format!("{} goes for {}", figure.name(), goal_name(*goal)),
        Ruling::Path { figure, path } if path.is_empty() => format!("{} stays", figure.name()),
        Ruling::Path { figure, path } => {
            let hexes: Vec<String> = path.iter().map(Hex::to_string).collect();
            format!("{} walks {}", figure.name(), hexes.join(" "))
        }
        Ruling::Attack { attacker, target } => {
            format!("{} attacks {}", attacker.name(), target.name())
        }
        Ruling::Effect { effect } => effect_name(effect, city),
    }
}

fn effect_name(effect: &Effect, city: &City) -> String {
    match effect {
        Effect::Shift { figure, hex } => format!("{} is in {}", figure.name(), spot(*hex, city)),
        Effect::Remove { figure } => format!("{} falls", figure.name()),
        Effect::Wound { figure } => format!("{} is wounded", figure.name()),
        Effect::Heal { figure } => format!("{} is healed", figure.name()),
        Effect::Gain { faction, cards } => {
            format!("{} draws {}", faction.name(), count(*cards, "card"))
        }
        Effect::Lose { faction, cards: lost } => {
            format!("{} loses {}", faction.name(), super::words(Language::English).cards(lost))
        }
        Effect::Kindle { hex } => format!("fire breaks out in {}", spot(*hex, city)),
        Effect::Quench { hex } => format!("the fire in {} goes out", spot(*hex, city)),
    }
}

fn strength(skaven: u32, ogres: u32) -> String {
    match ogres {
        0 => format!("{skaven} skaven"),
        1 => format!("{skaven} skaven and a Rat Ogre"),
        _ => format!("{skaven} skaven and {ogres} Rat Ogres"),
    }
}

const fn aimed(aim: Aim) -> &'static str {
    match aim {
        Aim::Nearest => "the nearest place",
        Aim::Temple => "the Temple",
        Aim::Castle => "the Castle",
    }
}

fn goes(target: BandTarget) -> String {
    match target {
        BandTarget::Place(place) => format!("makes for the {}", place.name()),
        BandTarget::Hunt => "hunts the nearest defender".to_owned(),
        BandTarget::Stay => "stays where it is".to_owned(),
    }
}

fn goal_name(goal: Goal) -> String {
    match goal {
        Goal::City => "the nearest defender".to_owned(),
        Goal::Target => "the target of its band".to_owned(),
        Goal::Hex(hex) => hex.to_string(),
    }
}

fn numbers(bands: &[u32]) -> String {
    let numbers: Vec<String> = bands.iter().map(u32::to_string).collect();
    super::words(Language::English).list(&numbers)
}
