//! What the game master decides, in words.

use super::numbers;
use crate::city::City;
use crate::event::DecisionOverridden;
use crate::state::{Aim, BandTarget, Decision, Effect, Goal, Ruling, Walk};
use crate::words::{Names, capital, spot, words};
use board::Hex;
use messages::{Language, Words, say};

/// What happens if a pending decision stands, as a sentence.
#[must_use]
pub fn decision_sentence(decision: &Decision, city: &City, language: Language) -> String {
    pending(decision, city, words(language))
}

pub(super) fn pending(decision: &Decision, city: &City, w: Words<'_>) -> String {
    match decision {
        Decision::Arrival { comes } => say!(w, "decision-arrival", comes = yes(*comes)),
        Decision::Strength { band, skaven, ogres } => {
            let strength = strength(*skaven, *ogres, w);
            say!(w, "decision-strength", band = band.to_string(), strength = strength)
        }
        Decision::Aim { band, aim, .. } => {
            say!(w, "decision-aim", band = band.to_string(), aim = aimed(*aim, w))
        }
        Decision::Entry { band, hex, .. } => {
            say!(w, "decision-entry", band = band.to_string(), hex = spot(*hex, city, w))
        }
        Decision::Order { bands } => {
            say!(w, "bands-ordered", bands = numbers(bands, w), count = bands.len())
        }
        Decision::Target { band, target } => makes_for(*band, *target, w),
        Decision::March { band, walks, .. } => {
            let each: Vec<String> = walks.iter().map(|walk| walked(walk, w)).collect();
            say!(w, "decision-march", band = band.to_string(), walks = each.join("; "))
        }
        Decision::Prowl { walk } => say!(w, "decision-prowl", walk = walked(walk, w)),
        Decision::Attack { attacker, target } => {
            say!(w, "decision-attack", who = w.figure(*attacker), target = w.figure(*target))
        }
    }
}

/// What a band goes for, as a sentence.
pub(super) fn makes_for(band: u32, target: BandTarget, w: Words<'_>) -> String {
    let band = band.to_string();
    match target {
        BandTarget::Place(place) => {
            say!(w, "band-makes-for", band = band, place = w.name(place.name()))
        }
        BandTarget::Hunt => say!(w, "band-hunts", band = band),
        BandTarget::Stay => say!(w, "band-stays", band = band),
    }
}

fn walked(walk: &Walk, w: Words<'_>) -> String {
    let who = w.figure(walk.figure);
    match walk.path.get(1..).and_then(<[Hex]>::last) {
        Some(end) => say!(w, "walk-to", who = who, hex = end.to_string()),
        None => say!(w, "walk-stays", who = who),
    }
}

/// A decision that was overridden: both values, and why.
pub(super) fn overridden(it: &DecisionOverridden, city: &City, w: Words<'_>) -> String {
    let (chosen, reason) = (value(&it.chosen, city, w), it.reason.clone());
    match &it.automatic {
        Some(automatic) => {
            let automatic = value(automatic, city, w);
            say!(w, "decided-not", chosen = chosen, automatic = automatic, reason = reason)
        }
        None => say!(w, "decided", chosen = chosen, reason = reason),
    }
}

/// The label of a ruling in the list of orders.
pub(crate) fn ruling_label(ruling: &Ruling, city: &City, w: Words<'_>) -> String {
    capital(&value(ruling, city, w))
}

/// A value in the middle of a sentence.
fn value(ruling: &Ruling, city: &City, w: Words<'_>) -> String {
    match ruling {
        Ruling::Arrival { comes } => say!(w, "value-arrival", comes = yes(*comes)),
        Ruling::ArrivalNumber { number } => say!(w, "value-number", number = *number),
        Ruling::Strength { skaven, ogres } => strength(*skaven, *ogres, w),
        Ruling::Aim { aim } => say!(w, "value-aim", aim = aimed(*aim, w)),
        Ruling::Entry { hex } => say!(w, "value-entry", hex = spot(*hex, city, w)),
        Ruling::Order { bands } => say!(w, "value-order", bands = numbers(bands, w)),
        Ruling::Target { band, target } => {
            let band = band.to_string();
            match target {
                BandTarget::Place(place) => {
                    say!(w, "value-makes-for", band = band, place = w.name(place.name()))
                }
                BandTarget::Hunt => say!(w, "value-hunts", band = band),
                BandTarget::Stay => say!(w, "value-stays", band = band),
            }
        }
        Ruling::Goal { figure, goal } => {
            let goal = match goal {
                Goal::City => say!(w, "goal-city"),
                Goal::Target => say!(w, "goal-target"),
                Goal::Hex(hex) => hex.to_string(),
            };
            say!(w, "value-goal", who = w.figure(*figure), goal = goal)
        }
        Ruling::Path { figure, path } if path.is_empty() => {
            say!(w, "walk-stays", who = w.figure(*figure))
        }
        Ruling::Path { figure, path } => {
            let hexes: Vec<String> = path.iter().map(Hex::to_string).collect();
            say!(w, "value-walks", who = w.figure(*figure), hexes = hexes.join(" "))
        }
        Ruling::Attack { attacker, target } => {
            say!(w, "value-attack", who = w.figure(*attacker), target = w.figure(*target))
        }
        Ruling::Effect { effect } => effect_name(effect, city, w),
    }
}

fn effect_name(effect: &Effect, city: &City, w: Words<'_>) -> String {
    let at = |hex| spot(hex, city, w);
    match effect {
        Effect::Shift { figure, hex } => {
            say!(w, "effect-shift", who = w.figure(*figure), hex = at(*hex))
        }
        Effect::Remove { figure } => say!(w, "effect-remove", who = w.figure(*figure)),
        Effect::Wound { figure } => say!(w, "effect-wound", who = w.figure(*figure)),
        Effect::Heal { figure } => say!(w, "effect-heal", who = w.figure(*figure)),
        Effect::Gain { faction, cards } => {
            let cards = say!(w, "cards", count = *cards);
            say!(w, "effect-gain", faction = w.faction(*faction), cards = cards)
        }
        Effect::Lose { faction, cards } => {
            say!(w, "effect-lose", faction = w.faction(*faction), cards = w.cards(cards))
        }
        Effect::Kindle { hex } => say!(w, "effect-kindle", hex = at(*hex)),
        Effect::Quench { hex } => say!(w, "effect-quench", hex = at(*hex)),
    }
}

fn strength(skaven: u32, ogres: u32, w: Words<'_>) -> String {
    say!(w, "strength-of-band", skaven = skaven, ogres = ogres)
}

fn aimed(aim: Aim, w: Words<'_>) -> String {
    match aim {
        Aim::Nearest => say!(w, "aim-nearest"),
        Aim::Temple => say!(w, "aim-temple"),
        Aim::Castle => say!(w, "aim-castle"),
    }
}

const fn yes(comes: bool) -> &'static str {
    if comes { "yes" } else { "no" }
}
