//! A player that is not stupid: it brings its units where they strike best, keeps its individuals with
//! them, strikes where it hurts most, and spends magic, oil and items where they are worth it. It knows
//! what its seat knows, and what it does follows from the state and the numbers it draws.
//!
//! Everything is weighed in hundredths of an expected wound.

mod place;
mod worth;

use crate::Battle;
use crate::combat::unless_better;
use crate::command::{Command, Dig, UseItem};
use crate::deployment;
use crate::items::Trinket;
use crate::options::{activation, candidates};
use crate::pieces::{Colour, PieceId};
use crate::spells::Spell;
use crate::state::{OpenCard, State};
use crate::verdict::losses;
use decider::By;

/// Draws a number below another, which is at least 1.
pub type Draw<'d> = &'d mut dyn FnMut(u32) -> u32;

/// A move is made when it is worth this much more than standing still.
const WORTH_MOVING: i64 = 4;
/// Something is done when it is worth this much.
const WORTH_DOING: i64 = 15;

/// What a bot orders for an army whose card lies open; `proceed` when none does.
pub fn choose(state: &State, colour: Colour, draw: Draw<'_>) -> Command {
    let by = By::Seat(colour.seat());
    if state.deployer() == Some(colour) {
        return deployed(state, colour, draw);
    }
    if state.to_dig > 0 {
        return place::wall(state, colour).map_or(Command::Done, |side| Command::Dig(Dig { side }));
    }
    let Some(open) = state.card.as_ref().filter(|open| open.colour == colour) else {
        return Command::Proceed;
    };
    if !state.snapped.is_empty() {
        return Command::Proceed;
    }
    if let Some(rolled) = &open.rolled {
        return unless_better(rolled);
    }
    if open.active.is_empty() {
        return chosen(state, open, colour, &by, draw);
    }
    let orders = candidates(state, &by);
    // The best spell is not always the one that comes to mind: some are longed for, and some come last.
    let mut mood = |_: &Spell| match draw(8) {
        0 => 600,
        1..=3 => 0,
        _ => 50 + i64::from(draw(100)),
    };
    let moods: Vec<i64> = Spell::ALL.iter().map(&mut mood).collect();
    let mood = |spell: Spell| Spell::ALL.iter().zip(&moods).find(|(one, _)| **one == spell);
    let mood = |spell: Spell| mood(spell).map_or(100, |(_, mood)| *mood);
    let mut wishes: Vec<(i64, &Command)> = orders
        .iter()
        .filter_map(|order| Some((wanted(state, colour, open, order)?, order)))
        .map(|(worth, order)| match order {
            Command::Cast(cast) => (worth * mood(cast.spell) / 100, order),
            _ => (worth + i64::from(draw(3)), order),
        })
        .collect();
    wishes.sort_by_key(|(worth, _)| -worth);
    let legal = |order: &Command| decider::forecast::<Battle>(state, &by, order).is_ok();
    let best = wishes.into_iter().map(|(_, order)| order).find(|order| legal(order));
    best.cloned().unwrap_or(Command::Done)
}

/// Who waits is set up where it stands best: units first, so that individuals find theirs. All there: done.
pub(crate) fn deployed(state: &State, colour: Colour, draw: Draw<'_>) -> Command {
    let waiting = deployment::waiting(state, colour);
    let next = waiting.min_by_key(|(id, piece)| (piece.is_individual(), (*id).clone()));
    let Some((id, piece)) = next else { return Command::Done };
    let mut with = state.clone();
    with.pieces.insert(id.clone(), piece.clone());
    let stance = stance(state, colour);
    let orders = deployment::orders(state, colour).into_iter().filter_map(|order| match order {
        Command::Deploy(order) if order.piece == *id => Some(order),
        _ => None,
    });
    let worth = |hex| place::stands(&with, stance, id, hex) + place::opening(&with, piece, hex);
    let best = orders.max_by_key(|order| worth(order.hex) + i64::from(draw(3)));
    best.map_or(Command::Done, Command::Deploy)
}

/// Following comes before anything that ends it, moving before fighting.
const FOLLOWING: i64 = 1_000_000;
const MOVING: i64 = 100_000;

/// What an order is worth, if it is wanted at all.
fn wanted(state: &State, colour: Colour, open: &OpenCard, order: &Command) -> Option<i64> {
    let stance = stance(state, colour);
    match order {
        Command::Follow(follow) => {
            let (_, hex) = open.follow.as_ref()?;
            let from = state.pieces.get(&follow.piece)?.hex?;
            let gain = place::stands(state, stance, &follow.piece, *hex)
                - place::stands(state, stance, &follow.piece, from);
            (gain > 0).then_some(FOLLOWING + gain)
        }
        Command::Move(order) => {
            let gain = place::gain(state, stance, &order.piece, &order.path)?;
            (gain > WORTH_MOVING).then_some(MOVING + gain)
        }
        other => Some(worth::of(state, colour, other)?).filter(|&worth| worth >= WORTH_DOING),
    }
}

/// How an army wants to win.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stance {
    /// By closing with the enemy.
    Closes,
    /// By what it holds: time is on its side (W-12).
    Holds,
}

/// Who wins if nothing more happens lets the enemy come.
fn stance(state: &State, colour: Colour) -> Stance {
    let losses = losses(state);
    let (lost, of) = losses.get(&colour).copied().unwrap_or((0, 1));
    let (theirs, of_theirs) = losses.get(&colour.other()).copied().unwrap_or((0, 1));
    let ahead = u64::from(lost) * u64::from(of_theirs) <= u64::from(theirs) * u64::from(of);
    if state.options.turns.is_some() && state.options.defender == Some(colour) && ahead {
        Stance::Holds
    } else {
        Stance::Closes
    }
}

/// Who can do most is activated, with some chance for the others; a horn is blown when many wait.
fn chosen(state: &State, open: &OpenCard, colour: Colour, by: &By, draw: Draw<'_>) -> Command {
    let stance = stance(state, colour);
    let mut wish: Vec<(i64, PieceId)> = state
        .ready(colour)
        .map(|id| {
            let does = place::potential(state, stance, id) + worth::magic(state, colour, id);
            // Who is attached comes along with its unit.
            let alone = state.unit_of(id).is_none();
            let worth = if alone { does } else { does / 2 - 30 };
            (-(worth + i64::from(draw(20))), id.clone())
        })
        .collect();
    wish.sort();
    let horn = state.on_table().find(|(_, piece, _)| {
        let item = Trinket::HornOfCommand;
        piece.colour == colour
            && piece.items.trinkets.contains(&item)
            && !piece.spent.contains(&item)
    });
    if let Some((bearer, ..)) = horn.filter(|_| open.activations == 1 && wish.len() > 3) {
        let blows = UseItem { bearer: bearer.clone(), item: Trinket::HornOfCommand };
        let blows = Command::UseItem(blows);
        if decider::forecast::<Battle>(state, by, &blows).is_ok() {
            return blows;
        }
    }
    let wish: Vec<PieceId> = wish.into_iter().map(|(_, id)| id).collect();
    activation(state, by, &wish).unwrap_or(Command::Done)
}
