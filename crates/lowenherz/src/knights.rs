//! Knights are placed beside a castle or a linked knight of their colour
//! ([HRZ-059](crate::clauses::HRZ_059), [LR-23](crate::clauses::LR_23)), whether the castle has a territory
//! or not ([HRZ-061](crate::clauses::HRZ_061)).

use crate::cards::Card;
use crate::checks::acts;
use crate::clauses::{HRZ_057, HRZ_058, HRZ_059, HRZ_060, HRZ_061, HRZ_062, LR_23};
use crate::colours::Colour;
use crate::command::Knight;
use crate::event::{KnightPlaced, Payment};
use crate::land::Terrain;
use crate::refusal::said;
use crate::space::Space;
use crate::state::State;
use crate::tables::WOOD;
use crate::{Draft, Reason, Refusal, Stop, action, payment};
use decider::Contradiction;
use messages::Part;

/// Places a knight, and pays for the wood ([HRZ-058](crate::clauses::HRZ_058)).
pub(crate) fn knight(order: &Knight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (by, acting) = acts(draft)?;
    action::check_knight(&acting)?;
    let state = draft.state();
    check(state, by, order.space)?;
    let due = wood(state, order.space);
    pay(draft, by, due, &order.treasures)?;
    if draft.state().areas().castle_over(order.space).is_none() {
        draft.mark([HRZ_061]);
    }
    draft.mark([HRZ_057, HRZ_059, HRZ_060, LR_23]);
    draft.record(KnightPlaced { by, at: order.space }.into())
}

fn pay(draft: &mut Draft<'_>, by: Colour, due: u32, treasures: &[Card]) -> Result<(), Stop> {
    if due > 0 {
        draft.mark([HRZ_058]);
    }
    payment::to_bank(draft, by, (due, Payment::Wood, HRZ_058), treasures)
}

/// What a knight on such ground costs ([HRZ-058](crate::clauses::HRZ_058)).
pub(crate) fn wood(state: &State, space: Space) -> u32 {
    if state.board.land.at(space) == Terrain::Wood { WOOD } else { 0 }
}

/// May somebody place a knight there?
pub(crate) fn check(state: &State, by: Colour, space: Space) -> Result<(), Refusal> {
    if state.knights.get(&by).is_none_or(|left| *left == 0) {
        return Err(Refusal::new(Reason::NoKnights, HRZ_062, said!("no-knights")));
    }
    let at = space.to_string();
    if !state.board.bears_knights(space) {
        let terrain = Part::name(state.board.land.at(space).name());
        let facts = said!("bad-ground", space = at, terrain = terrain);
        return Err(Refusal::new(Reason::BadGround, HRZ_057, facts));
    }
    if state.board.is_taken(space) {
        return Err(Refusal::new(Reason::Occupied, HRZ_060, said!("occupied", space = at)));
    }
    let linked = state.board.linked(by);
    if !state.board.beside(space, by).any(|piece| linked.contains(&piece)) {
        return Err(Refusal::new(Reason::NotLinked, HRZ_059, said!("not-linked", space = at)));
    }
    Ok(())
}

pub(crate) fn knight_placed(state: &mut State, event: &KnightPlaced) -> Result<(), Contradiction> {
    put(state, event.by, event.at)?;
    state.acting_mut()?.placed += 1;
    Ok(())
}

/// A knight goes from its stock to a space.
pub(crate) fn put(state: &mut State, colour: Colour, at: Space) -> Result<(), Contradiction> {
    let left = state.knights.get_mut(&colour).filter(|left| **left > 0);
    *left.ok_or_else(|| Contradiction::new(format!("{colour} has no knights left")))? -= 1;
    match state.board.knights.insert(at, colour) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new(format!("a knight stands in {at} already"))),
    }
}
