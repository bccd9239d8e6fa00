//! How the game master's choices are written.

use super::sentences::said;
use super::words::Words;
use super::{NotationError, followed};
use crate::city::Place;
use crate::state::{Aim, BandTarget, Effect, Goal, Ruling};

/// The words for what can be chosen.
pub(super) const RULINGS: [&str; 18] = [
    "arrival",
    "arrival-number",
    "strength",
    "aim",
    "entry",
    "order",
    "target",
    "goal",
    "path",
    "attack",
    "shift",
    "remove",
    "wound",
    "heal",
    "gain",
    "lose",
    "kindle",
    "quench",
];

/// Reads what is chosen.
pub(super) fn read(words: &mut Words<'_>) -> Result<Ruling, NotationError> {
    let effect = |effect| Ok(Ruling::Effect { effect });
    match words.one_of(said!("what-is-chosen"), &RULINGS)? {
        "arrival" => Ok(Ruling::Arrival { comes: words.one_of("`yes`", &["yes", "no"])? == "yes" }),
        "arrival-number" => Ok(Ruling::ArrivalNumber { number: words.number()? }),
        "strength" => {
            let skaven = words.number()?;
            let ogres = if words.is_empty() { 0 } else { words.number()? };
            Ok(Ruling::Strength { skaven, ogres })
        }
        "aim" => Ok(Ruling::Aim { aim: aim(words)? }),
        "entry" => Ok(Ruling::Entry { hex: words.hex()? }),
        "order" => {
            let mut bands = Vec::new();
            while !words.is_empty() {
                bands.push(words.number()?);
            }
            Ok(Ruling::Order { bands })
        }
        "target" => Ok(Ruling::Target { band: words.number()?, target: target(words)? }),
        "goal" => Ok(Ruling::Goal { figure: words.figure()?, goal: goal(words)? }),
        "path" => {
            let figure = words.figure()?;
            let mut path = Vec::new();
            while !words.is_empty() {
                path.push(words.hex()?);
            }
            Ok(Ruling::Path { figure, path })
        }
        "attack" => Ok(Ruling::Attack { attacker: words.figure()?, target: words.figure()? }),
        "shift" => effect(Effect::Shift { figure: words.figure()?, hex: words.hex()? }),
        "remove" => effect(Effect::Remove { figure: words.figure()? }),
        "wound" => effect(Effect::Wound { figure: words.figure()? }),
        "heal" => effect(Effect::Heal { figure: words.figure()? }),
        "gain" => effect(Effect::Gain { faction: words.faction()?, cards: words.number()? }),
        "lose" => effect(Effect::Lose { faction: words.faction()?, cards: words.cards()? }),
        "kindle" => effect(Effect::Kindle { hex: words.hex()? }),
        _ => effect(Effect::Quench { hex: words.hex()? }),
    }
}

fn aim(words: &mut Words<'_>) -> Result<Aim, NotationError> {
    Ok(match words.one_of(said!("an-aim"), &["nearest", "temple", "castle"])? {
        "temple" => Aim::Temple,
        "castle" => Aim::Castle,
        _ => Aim::Nearest,
    })
}

fn target(words: &mut Words<'_>) -> Result<BandTarget, NotationError> {
    if words.take_word("hunt") {
        return Ok(BandTarget::Hunt);
    }
    if words.take_word("stay") {
        return Ok(BandTarget::Stay);
    }
    words.place().map(BandTarget::Place)
}

fn goal(words: &mut Words<'_>) -> Result<Goal, NotationError> {
    if words.take_word("city") {
        return Ok(Goal::City);
    }
    if words.take_word("target") {
        return Ok(Goal::Target);
    }
    words.hex().map(Goal::Hex)
}

/// Writes what is chosen so that [`read`] reads the same back.
pub(super) fn write(ruling: &Ruling) -> String {
    match ruling {
        Ruling::Arrival { comes } => format!("arrival {}", if *comes { "yes" } else { "no" }),
        Ruling::ArrivalNumber { number } => format!("arrival-number {number}"),
        Ruling::Strength { skaven, ogres: 0 } => format!("strength {skaven}"),
        Ruling::Strength { skaven, ogres } => format!("strength {skaven} {ogres}"),
        Ruling::Aim { aim } => format!("aim {}", aim_word(*aim)),
        Ruling::Entry { hex } => format!("entry {hex}"),
        Ruling::Order { bands } => followed("order", bands),
        Ruling::Target { band, target } => format!("target {band} {}", target_word(*target)),
        Ruling::Goal { figure, goal } => format!("goal {figure} {}", goal_word(*goal)),
        Ruling::Path { figure, path } => followed(&format!("path {figure}"), path),
        Ruling::Attack { attacker, target } => format!("attack {attacker} {target}"),
        Ruling::Effect { effect } => match effect {
            Effect::Shift { figure, hex } => format!("shift {figure} {hex}"),
            Effect::Remove { figure } => format!("remove {figure}"),
            Effect::Wound { figure } => format!("wound {figure}"),
            Effect::Heal { figure } => format!("heal {figure}"),
            Effect::Gain { faction, cards } => format!("gain {faction} {cards}"),
            Effect::Lose { faction, cards } => followed(&format!("lose {faction}"), cards),
            Effect::Kindle { hex } => format!("kindle {hex}"),
            Effect::Quench { hex } => format!("quench {hex}"),
        },
    }
}

const fn aim_word(aim: Aim) -> &'static str {
    match aim {
        Aim::Nearest => "nearest",
        Aim::Temple => "temple",
        Aim::Castle => "castle",
    }
}

fn target_word(target: BandTarget) -> String {
    match target {
        BandTarget::Place(place) => place_word(place),
        BandTarget::Hunt => "hunt".to_owned(),
        BandTarget::Stay => "stay".to_owned(),
    }
}

fn goal_word(goal: Goal) -> String {
    match goal {
        Goal::City => "city".to_owned(),
        Goal::Target => "target".to_owned(),
        Goal::Hex(hex) => hex.to_string(),
    }
}

/// The word for a named place: its letter, small.
pub(super) fn place_word(place: Place) -> String {
    place.letter().to_ascii_lowercase()
}
