//! A player that is not stupid: it closes with the enemy, strikes where it hurts most, and casts what it
//! can. It knows what its seat knows, and what it does follows from the state and the numbers it draws.

use crate::combat::plan;
use crate::command::Command;
use crate::odds::odds;
use crate::options::{activation, options};
use crate::pieces::{Colour, PieceId};
use crate::state::State;
use board::Hex;
use decider::By;

/// Draws a number below another, which is at least 1.
pub type Draw<'d> = &'d mut dyn FnMut(u32) -> u32;

/// What a bot orders for an army whose card lies open; `proceed` when none does.
pub fn choose(state: &State, colour: Colour, draw: Draw<'_>) -> Command {
    let by = By::Seat(colour.seat());
    let Some(open) = state.card.as_ref() else { return Command::Proceed };
    if !state.snapped.is_empty() {
        return Command::Proceed;
    }
    if open.active.is_empty() {
        return chosen(state, colour, &by, draw);
    }
    let legal = options(state, &by).orders;
    let best = |wanted: &dyn Fn(&Command) -> Option<u64>| {
        let worth = legal.iter().filter_map(|order| Some((wanted(&order.command)?, order)));
        worth.max_by_key(|(worth, _)| *worth).map(|(_, order)| order.command.clone())
    };
    let follows = best(&|command| match command {
        Command::Follow(_) => Some(1),
        _ => None,
    });
    let advance = best(&|command| match command {
        Command::Move(order) => {
            let from = state.pieces.get(&order.piece)?.hex?;
            let to = *order.path.last()?;
            approach(state, colour, &order.piece, from, to)
        }
        _ => None,
    });
    let strike = best(&|command| match command {
        Command::Attack(order) => {
            let plan = plan(state, &order.attacker, &order.target).ok()?;
            let odds = odds(&plan);
            Some(odds.all_hits() * 100 / odds.of + odds.retreat * 50 / odds.of)
                .filter(|&worth| worth > 0)
        }
        Command::Assassinate(_) | Command::Change(_) => Some(150),
        Command::Batter(_) | Command::Pour(_) => Some(120),
        _ => None,
    });
    let magic: Vec<&Command> = legal
        .iter()
        .map(|order| &order.command)
        .filter(|command| matches!(command, Command::Cast(_) | Command::UseItem(_)))
        .collect();
    let spell = any_of(&magic, draw).map(|command| (*command).clone());
    let first = if draw(2) == 0 { spell.clone() } else { None };
    let others = follows.or(advance).or(first).or(strike).or(spell);
    others.unwrap_or(Command::Done)
}

/// Who is nearest to the enemy acts first, with some chance for the others.
fn chosen(state: &State, colour: Colour, by: &By, draw: Draw<'_>) -> Command {
    let mut wish: Vec<(u32, PieceId)> =
        state.ready(colour).map(|id| (distance(state, colour, id) + draw(4), id.clone())).collect();
    wish.sort();
    let wish: Vec<PieceId> = wish.into_iter().map(|(_, id)| id).collect();
    activation(state, by, &wish).unwrap_or(Command::Done)
}

fn distance(state: &State, colour: Colour, id: &PieceId) -> u32 {
    let hex = state.pieces.get(id).and_then(|piece| piece.hex);
    hex.map_or(99, |hex| to_enemy(state, colour, hex))
}

/// Steps to the nearest enemy that one sees.
fn to_enemy(state: &State, colour: Colour, hex: Hex) -> u32 {
    let enemies = state.on_table().filter(|(_, piece, _)| piece.colour != colour && !piece.hidden);
    enemies.map(|(_, _, at)| at.distance(hex)).min().unwrap_or(99)
}

/// Is a hex better than where one stands? Those who shoot like two hexes, those who fight one,
/// individuals keep behind.
fn approach(state: &State, colour: Colour, id: &PieceId, from: Hex, to: Hex) -> Option<u64> {
    let piece = state.pieces.get(id)?;
    let shoots = piece.profile.dice.get(1).is_some_and(|&dice| dice > 0);
    let wanted = if piece.is_individual() || shoots { 2 } else { 1 };
    let away = |hex: Hex| to_enemy(state, colour, hex).abs_diff(wanted);
    let (before, after) = (away(from), away(to));
    (after < before).then(|| u64::from(100 - after.min(100)))
}

fn any_of<T: Clone>(things: &[T], draw: Draw<'_>) -> Option<T> {
    let count = u32::try_from(things.len()).unwrap_or(u32::MAX);
    if count == 0 { None } else { things.get(draw(count) as usize).cloned() }
}
