//! Where to put castles: near towns and mountains, in a corner, away from others.

use crate::command::Settle;
use crate::land::Terrain;
use crate::placing::places;
use crate::space::Space;
use crate::state::State;
use crate::tables::{COLUMNS, ROWS};
use rulebook::Draw;

/// How far somebody looks around a castle.
const AROUND: u32 = 3;

/// The place that is worth most.
pub(super) fn settle(state: &State, draw: Draw<'_>) -> Option<Settle> {
    let (by, colour) = state.next_to_place()?;
    let mut best: Option<(i64, [Space; 2])> = None;
    for [castle, knight] in places(state, colour) {
        // A neutral castle is put where it is in nobody's way but that of others.
        let worth = if by == colour { around(state, castle) } else { -around(state, castle) };
        let worth = worth * 4 + i64::from(draw(12));
        if best.is_none_or(|(most, _)| worth > most) {
            best = Some((worth, [castle, knight]));
        }
    }
    best.map(|(_, [castle, knight])| Settle { castle, knight })
}

fn around(state: &State, castle: Space) -> i64 {
    let near = Space::all().filter(|space| space.distance(castle) <= AROUND);
    let land: i64 = near
        .map(|space| match state.board.land.at(space) {
            Terrain::Town => 14,
            Terrain::Mountain => 5,
            Terrain::Plain | Terrain::Wood => 1,
        })
        .sum();
    let others = state.board.castles.keys().filter(|other| other.distance(castle) <= AROUND + 1);
    let rim = |at: u8, end: u8| i64::from(at.min(end - 1 - at) < 3) * 4;
    let corner = rim(castle.column(), COLUMNS) + rim(castle.row(), ROWS);
    land + corner - i64::try_from(others.count()).unwrap_or(0) * 15
}
