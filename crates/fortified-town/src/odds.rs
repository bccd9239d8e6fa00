//! What the dice would do, before they fall: out of ten, exactly.

use crate::combat::{self, AttackPlan};
use crate::command::Command;
use crate::cover::Cover;
use crate::days::battering;
use crate::event::Blow;
use crate::fire;
use crate::men::{ManId, Side};
use crate::missiles::{Aim, Hit};
use crate::ramming;
use crate::shooting;
use crate::state::State;
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

const FACES: std::ops::RangeInclusive<u32> = 1..=10;

/// The shots of somebody at everybody whom they could hit.
#[must_use]
pub fn shots(state: &State, shooter: &ManId) -> Vec<Shot> {
    let Some(archer) = state.men.get(shooter) else { return Vec::new() };
    let enemies = state.on_map().filter(|(_, man, _)| man.side != archer.side);
    enemies
        .filter_map(|(target, ..)| Some((target, shooting::shot(state, shooter, target).ok()?)))
        .map(|(target, aim)| {
            let Aim { range, cover, .. } = aim;
            Shot { target: target.clone(), range, cover, hits: hits(&aim) }
        })
        .collect()
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

fn counted<T: Ord>(all: impl Iterator<Item = T>) -> BTreeMap<T, u32> {
    let mut counted = BTreeMap::new();
    for one in all {
        *counted.entry(one).or_default() += 1;
    }
    counted
}

/// By how many of ten dice an order succeeds that is tried with one: toppling, a strike of a ram or of axes, a
/// torch, a fire that is fought, each salvo of machines that are laid on one wall. None: it is none of these.
#[must_use]
pub fn of_ten(state: &State, command: &Command) -> Option<u32> {
    let succeeds: &dyn Fn(u32) -> bool = match command {
        Command::Topple(order) => &|die| toppling::topples(state, order, die),
        Command::Ram(_) => &|die| ramming::battering(tables::RAM_STRIKES, die).0 > 0,
        Command::Hack(_) => &ramming::axes_hit,
        Command::Light(order) => &|die| fire::lights(order.oil, die),
        Command::Quench(_) => &|die| die >= tables::PUTS_OUT,
        Command::Batter(order) => {
            let points = battering::points_on(state, order.hex)?;
            return Some(of_ten_dice(&|die| ramming::battering(points, die).0 > 0));
        }
        _ => return None,
    };
    Some(of_ten_dice(succeeds))
}

fn of_ten_dice(succeeds: &dyn Fn(u32) -> bool) -> u32 {
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
