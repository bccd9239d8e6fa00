//! What the dice would do, before they fall: out of ten, exactly.

use crate::combat::{self, AttackPlan};
use crate::command::Command;
use crate::cover::Cover;
use crate::event::Blow;
use crate::fire;
use crate::men::{Man, ManId, Side};
use crate::missiles::{Aim, Hit};
use crate::ramming;
use crate::shooting;
use crate::spot::Spot;
use crate::state::State;
use crate::steps;
use crate::tables;
use crate::toppling;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A shot that could be declared or taken now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "TownShot")]
pub struct Shot {
    /// At whom.
    pub target: ManId,
    /// Hexes to them, their own counted.
    pub range: u32,
    /// What they have before them.
    pub cover: Cover,
    /// Of ten dice, how many do what.
    pub hits: BTreeMap<Hit, u32>,
}

/// A combat that could be fought now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "TownFight")]
pub struct Fight {
    /// Whom.
    pub target: ManId,
    /// Who.
    pub attackers: Vec<ManId>,
    /// Attack values added.
    pub attack: u32,
    /// The defender's.
    pub defence: u32,
    /// The column, as attack to defence.
    pub odds: (u32, u32),
    /// What the ground adds and takes.
    pub modifier: i32,
    /// Of ten dice, how many do what.
    pub blows: BTreeMap<Blow, u32>,
}

/// Every face of a die.
pub(crate) const FACES: std::ops::RangeInclusive<u32> = 1..=10;

rulebook::named! {
    /// What comes of a move or a retreat past an enemy ([ST-06](crate::clauses::ST_06),
    /// [ST-38](crate::clauses::ST_38)).
    #[schemars(rename = "TownPassing")]
    Passing {
        /// Wounded; on a move they stop where they are.
        Wounded = "wounded", "wounded";
        /// They come that far, and their move is over.
        Stopped = "stopped", "stops there";
        /// They come by, and can go on.
        Through = "through", "comes by";
    }
}

/// Of ten dice, how many do what for somebody who moves a hex on; none: there is no enemy to come by.
#[must_use]
pub fn past(state: &State, who: &ManId, from: Spot, to: Spot) -> Option<BTreeMap<Passing, u32>> {
    let side = state.men.get(who)?.side;
    if !state.is_in_contact(side, from) || !state.is_in_contact(side, to) {
        return None;
    }
    let adds = steps::past_enemies(state, who, (side, from));
    Some(counted(totals(adds).map(Passing::of)))
}

impl Passing {
    /// What a total does on a move.
    pub(crate) const fn of(total: i32) -> Self {
        match total {
            ..=tables::INFILTRATION_STOPS => Self::Wounded,
            tables::INFILTRATION_GOES_ON.. => Self::Through,
            _ => Self::Stopped,
        }
    }
}

/// The same for somebody who retreats to a place.
#[must_use]
pub fn past_in_retreat(state: &State, who: &ManId, to: Spot) -> Option<BTreeMap<Passing, u32>> {
    let side = state.men.get(who)?.side;
    if !state.is_in_contact(side, to) {
        return None;
    }
    let adds = steps::past_enemies(state, who, (side, to));
    Some(counted(totals(adds).map(|total| match total {
        ..=tables::RETREAT_WOUNDS => Passing::Wounded,
        _ => Passing::Through,
    })))
}

/// How many of ten dice let somebody come where they want to, if not farther.
#[must_use]
pub fn comes_so_far(past: &BTreeMap<Passing, u32>) -> u32 {
    past.iter().filter(|(what, _)| **what != Passing::Wounded).map(|(_, number)| number).sum()
}

/// The totals of ten dice.
pub(crate) fn totals(adds: i32) -> impl Iterator<Item = i32> {
    FACES.map(move |die| i32::try_from(die).unwrap_or_default() + adds)
}

/// The shots of somebody at everybody whom they could hit.
#[must_use]
pub fn shots(state: &State, shooter: &ManId) -> Vec<Shot> {
    let Some(archer) = state.men.get(shooter) else { return Vec::new() };
    let enemies = state.on_map().filter(|(_, man, _)| man.side != archer.side);
    enemies.filter_map(|(target, ..)| shot(state, shooter, target)).collect()
}

/// One shot; none: it is not allowed. A horse by itself dies of whatever does more than drive it, and what would
/// drive it does nothing ([ST-44](crate::clauses::ST_44)).
#[must_use]
pub fn shot(state: &State, shooter: &ManId, target: &ManId) -> Option<Shot> {
    let aim = shooting::shot(state, shooter, target).ok()?;
    let Aim { range, cover, .. } = aim;
    let horse = state.men.get(target).is_some_and(Man::is_horse);
    let hits = if horse {
        counted(FACES.map(|die| match aim.hit(die) {
            Hit::Miss | Hit::Driven => Hit::Miss,
            _ => Hit::Killed,
        }))
    } else {
        hits(&aim)
    };
    Some(Shot { target: target.clone(), range, cover, hits })
}

/// Of ten dice, how many do what.
#[must_use]
pub fn hits(aim: &Aim) -> BTreeMap<Hit, u32> {
    counted(FACES.map(|die| aim.hit(die)))
}

/// Of ten dice, how many do what.
#[must_use]
pub fn blows(plan: &AttackPlan) -> BTreeMap<Blow, u32> {
    counted(FACES.map(|die| plan.blow(die)))
}

/// How many of each there are.
pub(crate) fn counted<T: Ord>(all: impl Iterator<Item = T>) -> BTreeMap<T, u32> {
    let mut counted = BTreeMap::new();
    for one in all {
        *counted.entry(one).or_default() += 1;
    }
    counted
}

/// By how many of ten dice an order succeeds that is tried with one: toppling, a strike of a ram or of axes, a
/// torch, a fire that is fought. It is the highest dice that succeed. None: it is none of these.
#[must_use]
pub fn of_ten(state: &State, command: &Command) -> Option<u32> {
    let succeeds: &dyn Fn(u32) -> bool = match command {
        Command::Topple(order) => &|die| toppling::topples(state, order, die),
        Command::Ram(_) => &|die| ramming::battering(tables::RAM_STRIKES, die).0 > 0,
        Command::Hack(_) => &ramming::axes_hit,
        Command::Light(order) => &|die| fire::lights(order.oil, die),
        Command::Quench(_) => &|die| die >= tables::PUTS_OUT,
        _ => return None,
    };
    Some(of_ten_dice(succeeds))
}

/// How many of ten dice succeed.
pub(crate) fn of_ten_dice(succeeds: &dyn Fn(u32) -> bool) -> u32 {
    FACES.map(|die| u32::from(succeeds(die))).sum()
}

/// A combat with these attackers; none: it is not allowed.
#[must_use]
pub fn fight(state: &State, side: Side, target: &ManId, attackers: &[ManId]) -> Option<Fight> {
    let plan = combat::plan(state, side, target, attackers).ok()?;
    let odds = tables::ODDS.get(plan.column).copied()?;
    let (target, attackers) = (target.clone(), attackers.to_vec());
    let AttackPlan { attack, defence, modifier, .. } = plan;
    let blows = blows(&plan);
    Some(Fight { target, attackers, attack, defence, odds, modifier, blows })
}

/// The combats of a side: of each enemy in reach with all who could attack them, and with each alone.
#[must_use]
pub fn fights(state: &State, side: Side) -> Vec<Fight> {
    let mut all = Vec::new();
    for (target, enemy, _) in state.on_map() {
        if enemy.side == side || enemy.is_horse() || state.doing(target).defended {
            continue;
        }
        let attackers = combat::attackers(state, side, target);
        if attackers.len() > 1 {
            all.extend(fight(state, side, target, &attackers));
        }
        all.extend(
            attackers
                .iter()
                .filter_map(|one| fight(state, side, target, std::slice::from_ref(one))),
        );
    }
    all
}
