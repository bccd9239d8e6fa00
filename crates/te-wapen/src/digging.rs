//! Walls that are dug: before the first card the defender says on which hexsides they stand (W-35).

use crate::acting::going_on;
use crate::clauses::W_35;
use crate::command::Dig;
use crate::deployment;
use crate::event::{DiggingEnded, WallDug};
use crate::pieces::Colour;
use crate::refusal::said;
use crate::state::State;
use crate::{Draft, Reason, Refusal, Stop};
use board::Hexside;
use decider::Contradiction;
use std::sync::Arc;

/// Digs a wall on one hexside.
pub(crate) fn dig(order: &Dig, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let colour = digging(draft)?;
    check(draft.state(), colour, order.side)?;
    draft.record(WallDug { side: order.side }.into())
}

/// The defender leaves the rest undug.
pub(crate) fn done(draft: &mut Draft<'_>) -> Result<(), Stop> {
    digging(draft)?;
    draft.record(DiggingEnded {}.into())
}

/// Refuses while walls are still to be dug: they stood there before the enemy came.
pub(crate) fn is_over(state: &State) -> Result<(), Stop> {
    match state.to_dig {
        0 => Ok(()),
        left => Refusal::new(Reason::DiggingFirst, W_35, said!("digging-first", left = left))
            .allowing(said!("dig-or-done"))
            .into(),
    }
}

/// The sender's army, if it is theirs to dig.
fn digging(draft: &Draft<'_>) -> Result<Colour, Stop> {
    let state = draft.state();
    going_on(state)?;
    deployment::is_over(state)?;
    if state.to_dig == 0 {
        return Refusal::new(Reason::NothingToDig, W_35, said!("nothing-to-dig")).into();
    }
    let digger = Colour::of(draft.by()).filter(|&by| state.digger() == Some(by));
    digger.ok_or_else(|| {
        Refusal::new(Reason::NotYourOrder, W_35, said!("defender-digs", left = state.to_dig)).into()
    })
}

/// A wall has two hexes of the table beside it and no enemy.
fn check(state: &State, colour: Colour, side: Hexside) -> Result<(), Refusal> {
    let refused = |facts| {
        Err(Refusal::new(Reason::Closed, W_35, facts)
            .allowing(said!("dig-another", side = side.to_string())))
    };
    if side.hexes().iter().any(|&hex| state.field.terrain(hex).is_none()) {
        return refused(said!("side-off-table", side = side.to_string()));
    }
    if state.field.is_wall(side) || state.field.is_cliff(side) {
        return refused(said!("side-built", side = side.to_string()));
    }
    let enemy = state.on_table().find(|(_, piece, hex)| {
        piece.colour != colour && !piece.hidden && side.hexes().contains(hex)
    });
    match enemy {
        Some((enemy, ..)) => refused(said!("side-of-enemy", side = side.to_string(), who = enemy)),
        None => Ok(()),
    }
}

/// The hexsides on which a wall could be dug now.
pub(crate) fn sides(state: &State) -> Vec<Hexside> {
    let Some(colour) = state.digger() else {
        return Vec::new();
    };
    let all = state.field.hexes().flat_map(|hex| {
        hex.neighbours().filter_map(move |other| hex.side_to(other).filter(|_| hex < other))
    });
    all.filter(|&side| check(state, colour, side).is_ok()).collect()
}

pub(crate) fn wall_dug(state: &mut State, event: &WallDug) -> Result<(), Contradiction> {
    let left = state.to_dig.checked_sub(1);
    state.to_dig = left.ok_or_else(|| Contradiction::new("no wall is to be dug".to_owned()))?;
    Arc::make_mut(&mut state.field).build_wall(event.side);
    Ok(())
}

pub(crate) fn digging_ended(state: &mut State, _: &DiggingEnded) -> Result<(), Contradiction> {
    state.to_dig = 0;
    Ok(())
}
