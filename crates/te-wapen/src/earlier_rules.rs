//! Rules as they were before they were changed, for battles that were opened by them. Each says which version changed it;
//! the rule of today stands in its chapter and asks the battle's version which form is meant.

use crate::clauses::WAP_180;
use crate::pieces::{Colour, PieceId};
use crate::state::State;
use crate::troops::Library;
use crate::{Draft, Stop};
use board::Hex;
use std::collections::BTreeMap;

/// How far a demonic wind blew, whichever hex of its line was named: the next one
/// ([WAP-210](crate::clauses::WAP_210), changed by `te-wapen/2`).
const WIND: usize = 4;

/// Troops that could not appear yet: the dragon that a spell calls, and the shapes of four shapechangers
/// ([WAP-158](crate::clauses::WAP_158), [WAP-197](crate::clauses::WAP_197), added by `te-wapen/2`).
const ADDED: [&str; 5] =
    ["red-dragon", "were-eagle-animal", "werebear-animal", "wereboar-animal", "weretiger-animal"];

/// The rows of those who could appear.
pub(crate) fn library(library: &Library) -> Library {
    let troops = library.troops().map(|troop| &troop.id);
    library.only(&troops.filter(|id| !ADDED.contains(&id.word())).cloned().collect())
}

/// A Blade of Accuracy rolled the lowest die that missed again at once, a 1 last of all; nobody was asked
/// ([WAP-180](crate::clauses::WAP_180), changed by `te-wapen/2`).
pub(crate) fn rolled_again(
    hit_at: u32,
    mut faces: Vec<u32>,
    draft: &mut Draft<'_>,
) -> Result<Vec<u32>, Stop> {
    let missed = faces.iter().enumerate().filter(|&(_, &face)| face < hit_at);
    let lowest = missed.min_by_key(|&(_, &face)| (face == 1, face)).map(|(at, _)| at);
    if let Some(at) = lowest {
        faces[at] = draft.roll_d6(WAP_180, "accuracy")?;
    }
    Ok(faces)
}

/// Whoever had walked on this card was not carried on by a unit; whoever had walked on an earlier card of the turn was
/// ([WAP-093](crate::clauses::WAP_093), changed by `te-wapen/2`).
pub(crate) fn has_walked(state: &State, individual: &PieceId) -> bool {
    let open = state.card.as_ref();
    open.and_then(|open| open.active.get(individual)).is_some_and(|doing| doing.moved)
}

/// The line of a demonic wind ([WAP-210](crate::clauses::WAP_210), changed by `te-wapen/2`).
pub(crate) fn wind(from: Hex, to: Hex) -> Option<Vec<Hex>> {
    let direction = from.direction_to(to)?;
    let line = std::iter::successors(Some(to), |hex| Some(hex.neighbour(direction)));
    Some(line.take(WIND).collect())
}

/// What was summoned counted as lost, and a shapechanger by the shape that it had
/// ([W-12](crate::clauses::W_12), changed by `te-wapen/2`).
pub(crate) fn losses(state: &State) -> BTreeMap<Colour, (u32, u32)> {
    let mut losses = BTreeMap::from([(Colour::Red, (0, 0)), (Colour::Black, (0, 0))]);
    for piece in state.pieces.values().filter(|piece| piece.is_unit() || piece.is_individual()) {
        let (lost, of) = losses.entry(piece.colour).or_default();
        *lost += piece.profile.wounds.saturating_sub(piece.wounds);
        *of += piece.profile.wounds;
    }
    losses
}
