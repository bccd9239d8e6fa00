//! What somebody, a shot and a combat are worth to the bots, in hundredths of a point of cost.

use crate::event::Blow;
use crate::men::ManId;
use crate::missiles::Hit;
use crate::odds::{Fight, Shot};
use crate::spot::Floor;
use crate::state::State;

/// What a shot must be worth of which a bowman has one a phase.
pub(super) const AN_ARROW: u32 = 300;

/// What somebody is worth: their cost, less when wounded.
pub(super) fn of(state: &State, id: &ManId) -> u32 {
    let Some(man) = state.men.get(id) else { return 0 };
    let whole = man.class.cost(man.mounted);
    if man.wounded || man.stunned { whole * 2 / 3 } else { whole }
}

/// What a shot can be expected to do.
pub(super) fn shot(state: &State, shot: &Shot) -> u32 {
    let man = of(state, &shot.target);
    let weak = state.men.get(&shot.target).is_some_and(|man| man.wounded);
    let one = |(hit, dice): (&Hit, &u32)| {
        let share = match hit {
            Hit::Miss => 0,
            Hit::Driven => 25,
            Hit::HorseHit => 20,
            Hit::HorseKilled => 60,
            Hit::Wounded if weak => 100,
            Hit::Wounded => 50,
            Hit::Killed => 100,
        };
        share * dice
    };
    man * shot.hits.iter().map(one).sum::<u32>() / 10
}

/// What a combat can be expected to gain, less what it can cost.
pub(super) fn fight(state: &State, fight: &Fight) -> i64 {
    let defender = i64::from(of(state, &fight.target));
    let hurt = state.men.get(&fight.target).is_some_and(|man| man.wounded || man.stunned);
    let lies = state.men.get(&fight.target).is_some_and(|man| man.stunned);
    let high = |id: &ManId| {
        let place = state.men.get(id).and_then(|man| man.place);
        place.is_some_and(|place| place.floor == Floor::Ladder)
    };
    let falls = high(&fight.target);
    let attackers: i64 = fight.attackers.iter().map(|id| i64::from(of(state, id))).sum();
    let climbing = fight.attackers.iter().any(high);
    let dearest = fight.attackers.iter().map(|id| i64::from(of(state, id))).max().unwrap_or(0);
    let one = |(blow, dice): (&Blow, &u32)| {
        let gain = match blow {
            Blow::Nothing => 0,
            Blow::AttackerStunned => -dearest * 50,
            Blow::AttackersRetreat => -attackers * if climbing { 40 } else { 12 },
            Blow::DefenderRetreats if lies => defender * 100,
            Blow::DefenderRetreats => defender * if falls { 60 } else { 30 },
            Blow::DefenderStunned | Blow::DefenderWounded if hurt => defender * 100,
            Blow::DefenderStunned => defender * 60,
            Blow::DefenderWounded => defender * 55,
            Blow::DefenderKilled => defender * 100,
        };
        gain * i64::from(*dice)
    };
    fight.blows.iter().map(one).sum()
}
