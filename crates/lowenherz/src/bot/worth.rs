//! What an action is worth to somebody, in tenths of a point.

use super::{cards, swords, walls};
use crate::cards::Action;
use crate::colours::Colour;
use crate::state::State;

/// A ducat in a small purse, and in a full one.
const DUCAT: (u32, u32) = (5, 2);
/// So many ducats are a full purse.
const FULL: u32 = 18;

/// Ducats: the more somebody has, the less more of them are worth.
pub(super) fn of_ducats(state: &State, colour: Colour, ducats: u32) -> u32 {
    let purse = state.princes.get(&colour).map_or(0, |prince| prince.ducats);
    ducats * if purse < FULL { DUCAT.0 } else { DUCAT.1 }
}

/// An action that somebody carries out alone.
pub(super) fn of_action(state: &State, colour: Colour, action: Action) -> u32 {
    match action {
        Action::Money(ducats) => of_ducats(state, colour, ducats),
        Action::Boundaries(most) => walls::best(state, colour, most).worth,
        Action::SingleSword => swords::single(state, colour),
        Action::DoubleSword => swords::double(state, colour),
        Action::Crown => cards::worth_of_crown(state, colour),
    }
}
