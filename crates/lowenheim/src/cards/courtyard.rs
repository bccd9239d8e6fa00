//! The inner courtyard of the Castle, where the Graf has people assemble
//! ([HEI-129](crate::clauses::HEI_129), [HEI-132](crate::clauses::HEI_132)).

use crate::city::Place;
use crate::figures::{FigureId, Side};
use crate::state::State;
use board::Hex;

/// The hexes of the courtyard, as the map names them.
const COURTYARD: &str = "castle-courtyard";

/// Where a figure assembles: in the courtyard, or, if that is full, in the nearest Castle hex with
/// room ([R-80](crate::clauses::R_80)). Who is in the courtyard already stays there. None: the
/// whole Castle is full.
pub(crate) fn place_for(state: &State, figure: FigureId) -> Option<Hex> {
    let courtyard = state.city.named(COURTYARD);
    let here = state.hex_of(figure).filter(|hex| courtyard.contains(hex));
    let has_room =
        |hex: &Hex| state.can_enter(*hex) && state.has_room(Side::City, *hex, figure.kind().size());
    let castle = state.city.hexes(Place::C).iter().copied().filter(has_room);
    here.or_else(|| castle.min_by_key(|&hex| (distance_to(state, hex), hex)))
}

/// How far a hex is from the courtyard.
pub(crate) fn distance_to(state: &State, hex: Hex) -> u32 {
    let courtyard = state.city.named(COURTYARD).iter();
    courtyard.map(|at| at.distance(hex)).min().unwrap_or(0)
}
