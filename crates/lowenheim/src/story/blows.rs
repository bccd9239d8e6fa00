//! Sentences for blows, shots and spells.

use super::words::{people, spot};
use crate::city::City;
use crate::event::{AttackFought, AttackResult, BoostGiven, ControlTested, RangedAttackMade};

pub(super) fn attack_fought(fought: &AttackFought) -> String {
    let fight = &fought.fight;
    let mut told = format!(
        "{} strikes {}: {}+{} against {}+{}, {}",
        fought.attacker.name(),
        fought.target.name(),
        fight.attacker_value,
        fight.attacker_die,
        fight.defender_value,
        fight.defender_die,
        if fight.hit { "hits" } else { "misses" }
    );
    let outdone =
        fight.attacker_value + fight.attacker_die <= fight.defender_value + fight.defender_die;
    if fight.hit && outdone {
        told.push_str(" with a natural six");
    }
    if let Some(roll) = &fought.strength {
        let verdict = match (roll.home, roll.strength + roll.die > roll.toughness) {
            (true, true) => "beats",
            (true, false) => "goes home with a natural six against",
            (false, _) => "does not beat",
        };
        told.push_str(&format!(
            "; Strength {}+{} {verdict} Toughness {}",
            roll.strength, roll.die, roll.toughness
        ));
    }
    if let Some(effect) = fought.effect {
        told.push_str(&format!("; effect {effect}, {}", effect_name(fought.result)));
    }
    told.push('.');
    told
}

pub(super) fn ranged_attack(made: &RangedAttackMade) -> String {
    let roll = &made.strength;
    let verdict = match (roll.home, roll.strength + roll.die > roll.toughness) {
        (true, true) => "beats",
        (true, false) => "goes home with a natural six against",
        (false, _) => "does not beat",
    };
    let effect = made
        .effect
        .map_or_else(String::new, |die| format!("; effect {die}, {}", effect_name(made.result)));
    format!(
        "{} at {}: Strength {}+{} {verdict} Toughness {}{effect}.",
        made.weapon.name(),
        made.target.name(),
        roll.strength,
        roll.die,
        roll.toughness
    )
}

pub(super) fn boost_given(given: &BoostGiven) -> String {
    let (movement, fight) = (given.movement, given.fight);
    let more = match (movement, fight) {
        (_, 0) => format!("{movement} Move"),
        (0, _) => format!("{fight} Fight"),
        _ => format!("{movement} Move and {fight} Fight"),
    };
    let gets = if given.figures.len() == 1 { "gets" } else { "get" };
    format!("{} {gets} {more} more this turn.", people(&given.figures))
}

pub(super) fn control_tested(tested: &ControlTested, city: &City) -> String {
    let (who, die, added) = (tested.figure.name(), tested.die, tested.added);
    match (tested.broken, tested.to) {
        (false, _) => format!("{who} still obeys the wizards: {die}+{added}."),
        (true, None) => format!("{who} shakes off Mind Control: {die}+{added}."),
        (true, Some(hex)) => {
            format!(
                "{who} shakes off Mind Control, {die}+{added}, and goes to {}.",
                spot(hex, city)
            )
        }
    }
}

const fn effect_name(result: AttackResult) -> &'static str {
    match result {
        AttackResult::Missed | AttackResult::Withstood => "nothing",
        AttackResult::FleshWound => "a mere flesh wound",
        AttackResult::Stunned => "stunned",
        AttackResult::Wounded => "wounded",
    }
}
