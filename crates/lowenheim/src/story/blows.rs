//! Sentences for blows, shots and spells.

use crate::city::City;
use crate::event::{
    AttackFought, AttackResult, BoostGiven, ControlTested, RangedAttackMade, StrengthRoll,
};
use crate::words::{Names, spot};
use messages::{Words, say};

pub(super) fn attack_fought(fought: &AttackFought, w: Words<'_>) -> String {
    let fight = &fought.fight;
    let outdone =
        fight.attacker_value + fight.attacker_die <= fight.defender_value + fight.defender_die;
    let hit = match (fight.hit, outdone) {
        (true, true) => "lucky",
        (true, false) => "yes",
        (false, _) => "no",
    };
    let strength = fought.strength.as_ref().map(|roll| strength_roll(roll, w));
    let strength = strength.map(|roll| say!(w, "strength", roll = roll)).unwrap_or_default();
    say!(
        w,
        "strikes",
        who = w.figure(fought.attacker),
        target = w.figure(fought.target),
        value = fight.attacker_value,
        die = fight.attacker_die,
        other = fight.defender_value,
        against = fight.defender_die,
        hit = hit,
        strength = strength,
        effect = effect(fought.effect, fought.result, w)
    )
}

pub(super) fn ranged_attack(made: &RangedAttackMade, w: Words<'_>) -> String {
    say!(
        w,
        "ranged",
        weapon = w.name(made.weapon.name()),
        target = w.figure(made.target),
        roll = strength_roll(&made.strength, w),
        effect = effect(made.effect, made.result, w)
    )
}

fn strength_roll(roll: &StrengthRoll, w: Words<'_>) -> String {
    let verdict = match (roll.home, roll.strength + roll.die > roll.toughness) {
        (true, true) => "beats",
        (true, false) => "lucky",
        (false, _) => "fails",
    };
    say!(
        w,
        "strength-roll",
        strength = roll.strength,
        die = roll.die,
        verdict = verdict,
        toughness = roll.toughness
    )
}

fn effect(die: Option<u32>, result: AttackResult, w: Words<'_>) -> String {
    let result = match result {
        AttackResult::Missed | AttackResult::Withstood => "nothing",
        AttackResult::FleshWound => "flesh",
        AttackResult::Stunned => "stunned",
        AttackResult::Wounded => "wounded",
    };
    die.map(|die| say!(w, "effect", die = die, result = result)).unwrap_or_default()
}

pub(super) fn boost_given(given: &BoostGiven, w: Words<'_>) -> String {
    let (count, who) = (given.figures.len(), w.people(&given.figures));
    let (movement, fight) = (given.movement, given.fight);
    match (movement, fight) {
        (_, 0) => say!(w, "boost-move", count = count, who = who, move = movement),
        (0, _) => say!(w, "boost-fight", count = count, who = who, fight = fight),
        _ => say!(w, "boost-both", count = count, who = who, move = movement, fight = fight),
    }
}

pub(super) fn control_tested(tested: &ControlTested, city: &City, w: Words<'_>) -> String {
    let (who, die, added) = (w.figure(tested.figure), tested.die, tested.added);
    match (tested.broken, tested.to) {
        (false, _) => say!(w, "still-obeys", who = who, die = die, added = added),
        (true, None) => say!(w, "shakes-off", who = who, die = die, added = added),
        (true, Some(hex)) => {
            let hex = spot(hex, city, w);
            say!(w, "shakes-off-to", who = who, die = die, added = added, hex = hex)
        }
    }
}
