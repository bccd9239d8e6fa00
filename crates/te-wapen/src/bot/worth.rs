//! What it is worth to do something: to strike, to cast, to use an item.

use super::place::enemies;
use crate::abilities::Ability;
use crate::combat::{AttackPlan, plan};
use crate::command::{Cast, Command};
use crate::goal::Goal;
use crate::items::Trinket;
use crate::magic::straight;
use crate::movement::can_shift;
use crate::odds::odds;
use crate::pieces::{Colour, Piece, PieceId};
use crate::spells::Spell;
use crate::state::State;
use crate::tables;
use crate::terrain::Terrain;
use board::{Direction, Hex};

/// A wound.
const WOUND: i64 = 100;
/// Somebody whom the other army wins by killing.
const HUNTED: i64 = 250;
/// What a magic point is spared for.
const POINT: i64 = 8;

/// What an order is worth besides moving and following, if one would give it.
pub(super) fn of(state: &State, colour: Colour, order: &Command) -> Option<i64> {
    match order {
        Command::Attack(order) => {
            attack(state, &plan(state, &order.attacker, &order.target).ok()?, &order.target)
        }
        Command::Assassinate(order) => {
            // 15 of 36 throws kill, 6 are its end, and 9 are both where others stand.
            let victim = state.pieces.get(&order.victim)?;
            let amid = state.unit_of(&order.victim).is_some();
            Some((15 * figure(victim) - if amid { 15 } else { 6 } * 90) / 36)
        }
        Command::Change(order) => {
            let piece = state.pieces.get(&order.piece)?;
            let hex = piece.hex?;
            let near = enemies(state, piece).any(|(_, _, at)| at.distance(hex) <= 4);
            near.then_some(120)
        }
        Command::UseItem(order) if order.item == Trinket::AmuletOfHealing => {
            let unit = state.pieces.get(state.unit_of(&order.bearer)?)?;
            let lost = unit.profile.wounds.saturating_sub(unit.wounds);
            (lost > 1).then(|| 80 * i64::from(lost.min(3)))
        }
        Command::Batter(order) => {
            let piece = state.pieces.get(&order.piece)?;
            if state.options.defender == Some(piece.colour) {
                return None;
            }
            let (&left, distance) =
                (state.buildings.get(&order.hex)?, piece.hex?.distance(order.hex));
            let dice = piece.profile.dice.get((distance as usize).checked_sub(1)?).copied()?;
            // A third of the dice hit a building; what is nearly down is worth more.
            Some(i64::from(dice) * 25 + (i64::from(21_u32.saturating_sub(left))) * 4)
        }
        Command::Pour(order) => strike(state, &order.target, 4).map(|worth| worth + 20),
        Command::Cast(order) => {
            let caster = state.pieces.get(&order.caster)?;
            let school = caster.profile.school;
            let price = school.and_then(|school| school.price(order.spell)).unwrap_or(0);
            let gaze = school.is_none() && order.spell == Spell::Freeze;
            let worth = spell(state, colour, order)?;
            Some(if gaze { worth / 2 } else { worth - POINT * i64::from(price) })
        }
        _ => None,
    }
}

/// An attack: the wounds to expect, with more for the last one, and a drive back.
pub(super) fn attack(state: &State, plan: &AttackPlan, target: &PieceId) -> Option<i64> {
    let enemy = state.pieces.get(target)?;
    let odds = odds(plan);
    let wounds = i64::from(enemy.wounds);
    let of = i64::try_from(odds.of).ok().filter(|&of| of > 0)?;
    let falls = |count: u64| i64::try_from(count).unwrap_or(i64::MAX);
    let (mut expected, mut killed) = (0_i64, 0_i64);
    for (hits, &count) in (0_i64..).zip(&odds.hits) {
        // In thousandths, so that it fits.
        let share = per_mille(falls(count), of);
        expected += share * hits.min(wounds);
        killed += if hits >= wounds { share } else { 0 };
    }
    let driven = per_mille(falls(odds.retreat), of);
    let worth = (expected * WOUND + killed * last_wound(state, target, enemy) + driven * 40) / 1000;
    (worth > 0).then_some(worth)
}

fn per_mille(count: i64, of: i64) -> i64 {
    i64::try_from(i128::from(count) * 1000 / i128::from(of)).unwrap_or(0)
}

/// What it is worth that somebody is gone: its dice do no more harm, and a lone individual is all that
/// it is.
fn last_wound(state: &State, id: &PieceId, piece: &Piece) -> i64 {
    let hunted = state
        .goals
        .values()
        .flatten()
        .any(|pursuit| matches!(&pursuit.goal, Goal::Kill(kill) if kill.pieces.contains(id)));
    let hunted = if hunted { HUNTED } else { 0 };
    if piece.is_individual() {
        return figure(piece) - WOUND + hunted;
    }
    let led = i64::from(rulebook::count(state.attached(id).count())) * 20;
    20 + 8 * i64::from(strength(piece)) + led + hunted
}

/// An individual's worth to its army.
fn figure(piece: &Piece) -> i64 {
    let magic = i64::from(piece.magic_points.min(20)) * 8;
    let leads = if piece.has(Ability::General) { 60 } else { 0 };
    120 + magic + leads
}

/// The most dice that a unit has anywhere.
fn strength(piece: &Piece) -> u32 {
    let heads = if piece.has(Ability::Heads) { piece.wounds } else { 0 };
    piece.profile.dice.iter().copied().max().unwrap_or(0).max(heads)
}

/// How many enemies could come beside a hex with their next activation and fight there.
pub(super) fn dangerous(state: &State, colour: Colour, hex: Hex) -> u32 {
    let comes = |other: &Piece, at: Hex| {
        let afar = other.profile.dice.len();
        let reaches = other.profile.longest_move() as usize + 1;
        !other.profile.dice.is_empty() && at.distance(hex) as usize <= afar.max(reaches)
    };
    let count = state
        .on_table()
        .filter(|(_, other, at)| other.colour != colour && !other.hidden && comes(other, *at))
        .count();
    rulebook::count(count)
}

/// What so many dice do to somebody, on whatever terrain.
fn strike(state: &State, target: &PieceId, dice: u32) -> Option<i64> {
    let enemy = state.pieces.get(target).filter(|enemy| enemy.hex.is_some())?;
    let plan = AttackPlan {
        marks: Vec::new(),
        distance: 2,
        parts: Vec::new(),
        dice,
        hit_at: enemy.profile.hit_at,
        ignores: 0,
        fearsome: false,
        frenzied: false,
        accurate: false,
    };
    attack(state, &plan, target)
}

/// What so many dice do to everybody in some hexes: to the enemy good, to one's own bad.
fn storm(state: &State, colour: Colour, dice: u32, there: impl Fn(Hex) -> bool) -> i64 {
    let struck = state.on_table().filter(|(id, piece, at)| {
        there(*at) && !piece.hidden && (piece.is_unit() || state.unit_of(id).is_none())
    });
    struck
        .filter_map(|(id, piece, _)| {
            let harm = strike(state, id, dice)?;
            Some(if piece.colour == colour { -harm * 3 / 2 } else { harm })
        })
        .sum()
}

/// What a spell is worth, before its price.
fn spell(state: &State, colour: Colour, order: &Cast) -> Option<i64> {
    let caster = state.pieces.get(&order.caster)?;
    let from = caster.hex?;
    let target = order.target.as_ref().and_then(|id| Some((id, state.pieces.get(id)?)));
    let enemy = target.filter(|(_, piece)| piece.colour != colour);
    let friend = target.filter(|(_, piece)| piece.colour == colour);
    let hex = order.hexes.first().copied();
    let shot = |dice: &[u32]| {
        let (id, piece) = enemy?;
        let distance = piece.hex?.distance(from) as usize;
        strike(state, id, dice.get(distance.checked_sub(1)?).copied()?)
    };
    // Somebody new stands best where the enemy is.
    let appears = |worth: i64| {
        let near = |hex: &Hex| {
            enemies(state, caster).map(|(_, _, at)| at.distance(*hex)).min().unwrap_or(20)
        };
        let steps: u32 = order.hexes.iter().map(near).sum();
        Some(worth - 4 * i64::from(steps.min(12)))
    };
    match order.spell {
        Spell::Fireball if order.target.is_none() => {
            (state.options.defender != Some(colour)).then_some(30)
        }
        Spell::Fireball => shot(&tables::FIREBALL),
        Spell::BanishUndead => shot(&tables::BANISHING),
        Spell::BanishUndeadHorde => {
            let beside = enemy?.1.hex?.neighbours().filter(|&hex| {
                state.unit_in(hex).is_some_and(|(_, unit)| {
                    unit.colour != colour && unit.profile.people == crate::troops::UNDEAD
                })
            });
            Some(shot(&tables::BANISHING)? + 70 * i64::from(rulebook::count(beside.count())))
        }
        Spell::SummonInsectSwarm => strike(state, enemy?.0, order.spell.dice()),
        Spell::Freeze => {
            let (_, piece) = enemy?;
            let lost = i64::from(strength(piece)) * 20;
            let soon = if piece.counters == 0 { lost } else { lost / 2 };
            (!piece.is_individual() || piece.profile.school.is_some()).then_some(soon)
        }
        Spell::Healing => {
            let (_, piece) = friend?;
            Some(60 + if piece.wounds == 1 { 40 } else { 0 })
        }
        Spell::Blessing => {
            let (id, piece) = friend.filter(|(_, piece)| piece.is_unit())?;
            let fights = state.on_table().any(|(other, ..)| plan(state, id, other).is_ok());
            Some(i64::from(strength(piece)) * if fights { 18 } else { 5 })
        }
        // Out of the way of those who come.
        Spell::Teleport if order.alone || state.unit_of(&order.caster).is_none() => {
            let (here, there) = (dangerous(state, colour, from), dangerous(state, colour, hex?));
            let with = state.unit_in(hex?).is_some();
            let alone = state.unit_of(&order.caster).is_none();
            (alone && here > 0)
                .then(|| 40 * i64::from(here) - 40 * i64::from(there) + if with { 60 } else { 0 })
        }
        Spell::Teleport => None,
        Spell::SummonElemental => appears(130),
        Spell::SummonSkeletons => appears(150),
        Spell::SummonSkeletonHorde => appears(230),
        Spell::SummonGreaterDemon => appears(200),
        Spell::SummonLesserDemon => appears(160),
        Spell::Fog => {
            let covered = state.on_table().filter(|(_, piece, at)| {
                piece.is_unit() && hex.is_some_and(|hex| at.distance(hex) <= 1)
            });
            let worth: i64 = covered
                .map(|(_, piece, _)| {
                    let lost = i64::from(strength(piece)) * 12;
                    if piece.colour == colour { -lost * 3 / 2 } else { lost }
                })
                .sum();
            Some(worth)
        }
        Spell::DrumsOfDeath => {
            let worth = enemies(state, caster)
                .filter(|(id, piece, at)| {
                    at.distance(from) <= order.spell.reach()
                        && (piece.is_unit() || state.unit_of(id).is_none())
                })
                .filter_map(|(id, ..)| strike(state, id, order.spell.dice()));
            Some(worth.sum())
        }
        Spell::Resurrect => Some(60 + 25 * i64::from(strength(friend?.1))),
        Spell::DemonicWind => {
            let line = straight(from, hex?, order.spell.reach())?;
            Some(storm(state, colour, order.spell.dice(), |at| line.contains(&at)))
        }
        Spell::DemonicLaughter => {
            let (id, piece) = enemy?;
            let at = piece.hex?;
            let away =
                Direction::ALL.into_iter().max_by_key(|&to| at.neighbour(to).distance(from))?;
            if !can_shift(state, piece, at, at.neighbour(away)) {
                // With nowhere to go it loses a wound.
                return Some(
                    WOUND + if piece.wounds == 1 { last_wound(state, id, piece) } else { 0 },
                );
            }
            let beset =
                state.on_table().any(|(_, own, by)| own.colour == colour && at.distance(by) == 1);
            Some(if beset { 70 } else { 30 })
        }
        Spell::AnimateForest => {
            let hex = hex.filter(|&hex| state.field.terrain(hex) == Some(Terrain::Woods))?;
            Some(storm(state, colour, order.spell.dice(), |at| at == hex))
        }
        Spell::AnimateRiver => {
            let hex = hex?;
            let water = |at: Hex| state.field.terrain(at) == Some(Terrain::River);
            water(hex).then(|| {
                storm(state, colour, order.spell.dice(), |at| at.distance(hex) <= 1 && water(at))
            })
        }
        Spell::Thorns => {
            let hex = hex?;
            let away = |own: bool| {
                let those = state.on_table().filter(|(_, piece, _)| {
                    (piece.colour == colour) == own && !piece.hidden && piece.is_unit()
                });
                those.map(|(_, _, at)| at.distance(hex)).min().unwrap_or(20)
            };
            (away(false) <= 2 && away(true) > away(false)).then_some(45)
        }
    }
}

/// Somebody who casts, or whose unit brings one along, is worth activating.
pub(super) fn magic(state: &State, colour: Colour, id: &PieceId) -> i64 {
    let casts = |piece: &Piece| {
        let able =
            piece.magic_points > 0 || piece.fireballs > 0 || piece.has(Ability::FreezingGaze);
        let near = piece.hex.is_some_and(|hex| {
            enemies(state, piece).any(|(_, _, at)| at.distance(hex) <= tables::LONGEST_SPELL)
        });
        able && near
    };
    let own = state.pieces.get(id).filter(|piece| casts(piece)).is_some();
    let brought = state.attached(id).any(|(_, individual)| {
        individual.colour == colour && individual.counters == 0 && casts(individual)
    });
    if own || brought { 70 } else { 0 }
}
