//! Variable board construction: castles and knights are placed in turn, and the neutral ones after them.

use crate::checks::{named, other_step, sender};
use crate::clauses::{
    HRZ_147, HRZ_148, HRZ_149, HRZ_150, HRZ_151, HRZ_152, HRZ_153, HRZ_159, HRZ_160, LR_43, LR_44,
};
use crate::colours::Colour;
use crate::command::Settle;
use crate::event::CastlePlaced;
use crate::land::Terrain;
use crate::refusal::said;
use crate::space::Space;
use crate::state::{RoundStep, State};
use crate::tables::{GAP, SMALLER_GAP};
use crate::{Draft, Reason, Refusal, Stop};
use decider::{Clause, Contradiction};

/// Places a castle with its knight ([HRZ-147](crate::clauses::HRZ_147)), of one's own colour or, when all
/// own ones stand, of the neutral one ([HRZ-152](crate::clauses::HRZ_152),
/// [HRZ-159](crate::clauses::HRZ_159)).
pub(crate) fn settle(order: &Settle, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let by = sender(draft)?;
    let state = draft.state();
    let next = state.next_to_place().filter(|_| state.step == RoundStep::Placing);
    let Some((due, colour)) = next else { return Err(other_step(state).into()) };
    if due != by {
        let facts = said!("not-your-placing", who = named(state, due));
        return Refusal::new(Reason::NotYourTurn, LR_43, facts).into();
    }
    check(state, colour, order.castle, order.knight)?;
    place(draft, by, colour, order.castle, order.knight)
}

/// Records a placing that is legal.
pub(crate) fn place(
    draft: &mut Draft<'_>,
    by: Colour,
    colour: Colour,
    castle: Space,
    knight: Space,
) -> Result<(), Stop> {
    if Some(colour) == draft.state().neutral {
        let two = draft.state().players.len() == 2;
        draft.mark([if two { HRZ_159 } else { HRZ_152 }, HRZ_153]);
    }
    match gap(draft.state(), colour) {
        GAP => draft.mark([HRZ_150, HRZ_160]),
        SMALLER_GAP => draft.mark([HRZ_151]),
        _ => draft.mark([LR_44]),
    }
    draft.mark([HRZ_148, HRZ_149]);
    draft.record(CastlePlaced { by, colour, castle, knight }.into())
}

fn check(state: &State, colour: Colour, castle: Space, knight: Space) -> Result<(), Refusal> {
    for (space, what) in [(castle, "castle"), (knight, "knight")] {
        let bad = |clause: Clause, facts| Err(Refusal::new(Reason::BadPlace, clause, facts));
        match state.board.land.at(space) {
            Terrain::Plain => {}
            Terrain::Wood => {
                return bad(HRZ_149, said!("no-wood-yet", what = what, space = space.to_string()));
            }
            Terrain::Town | Terrain::Mountain => {
                return bad(HRZ_148, said!("no-plain", what = what, space = space.to_string()));
            }
        }
        if state.board.is_taken(space) {
            return bad(HRZ_147, said!("place-taken", space = space.to_string()));
        }
    }
    if !castle.is_beside(knight) {
        let facts =
            said!("knight-not-beside", castle = castle.to_string(), knight = knight.to_string());
        return Err(Refusal::new(Reason::BadPlace, HRZ_147, facts));
    }
    let gap = gap(state, colour);
    match nearest(state, colour, castle) {
        Some((near, steps)) if steps < gap => {
            let clause = match () {
                () if Some(colour) != state.neutral => HRZ_150,
                () if state.players.len() == 2 => HRZ_160,
                () => HRZ_153,
            };
            let facts = said!("too-near", castle = near.to_string(), steps = steps, gap = gap);
            Err(Refusal::new(Reason::TooNear, clause, facts))
        }
        _ => Ok(()),
    }
}

/// The nearest castle of a colour, and how many steps away it is.
fn nearest(state: &State, colour: Colour, from: Space) -> Option<(Space, u32)> {
    let own = state.board.castles.iter().filter(|(_, owner)| **owner == colour);
    own.map(|(castle, _)| (*castle, castle.distance(from))).min_by_key(|(_, steps)| *steps)
}

/// Steps that the next castle of a colour keeps: six spaces lie between them
/// ([HRZ-150](crate::clauses::HRZ_150)), five where no space is so far ([HRZ-151](crate::clauses::HRZ_151)),
/// and if there is none either, it stands anywhere ([LR-44](crate::clauses::LR_44)).
#[must_use]
pub fn gap(state: &State, colour: Colour) -> u32 {
    let possible = |gap: &u32| pairs(state, colour, *gap).next().is_some();
    [GAP, SMALLER_GAP].into_iter().find(possible).unwrap_or(0)
}

/// Every place for the next castle of a colour and its knight.
#[must_use]
pub fn places(state: &State, colour: Colour) -> Vec<[Space; 2]> {
    pairs(state, colour, gap(state, colour)).collect()
}

/// Free plains, each with a free plain beside it, so far from other castles of the colour.
fn pairs(state: &State, colour: Colour, gap: u32) -> impl Iterator<Item = [Space; 2]> {
    let free = |space: &Space| {
        state.board.land.at(*space) == Terrain::Plain && !state.board.is_taken(*space)
    };
    let far =
        move |space: &Space| nearest(state, colour, *space).is_none_or(|(_, steps)| steps >= gap);
    Space::all().filter(free).filter(far).flat_map(move |castle| {
        castle.neighbours().filter(free).map(move |knight| [castle, knight])
    })
}

pub(crate) fn castle_placed(state: &mut State, event: &CastlePlaced) -> Result<(), Contradiction> {
    for stock in [&mut state.castles, &mut state.knights] {
        let left = stock.get_mut(&event.colour);
        let none = || Contradiction::new(format!("{} has nothing left to place", event.colour));
        let left = left.filter(|left| **left > 0).ok_or_else(none)?;
        *left -= 1;
    }
    state.board.castles.insert(event.castle, event.colour);
    state.board.knights.insert(event.knight, event.colour);
    Ok(())
}
