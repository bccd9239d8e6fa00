//! What must hold after every order.

use crate::state::State;

/// Sentences for everything that does not hold.
#[must_use]
pub fn check(state: &State) -> Vec<String> {
    let mut broken = Vec::new();
    for (id, piece) in &state.pieces {
        if piece.hex.is_some() != (piece.wounds > 0) {
            broken.push(format!("{id} is on the table exactly while it endures hits"));
        }
        if piece.wounds > piece.profile.wounds {
            broken.push(format!("{id} endures no more than it did at the start"));
        }
        if piece.magic_points > piece.magic_at_start {
            broken.push(format!("{id} has no more magic points than at the start"));
        }
    }
    for (id, piece) in &state.reserve {
        if piece.hex.is_some() || state.deployer().is_none() || state.pieces.contains_key(id) {
            broken.push(format!("{id} waits to be set up, and for nothing else"));
        }
    }
    for (id, piece, hex) in state.on_table() {
        let stands = state
            .field
            .terrain(hex)
            .is_some_and(|terrain| terrain.effects().passable || terrain.building().is_some());
        if !stands {
            broken.push(format!("{id} stands where nobody can: {hex}"));
        }
        let others = state.in_hex(hex).filter(|(other, _)| *other != id);
        for (other, there) in others {
            let shares = there.colour == piece.colour && !(there.is_unit() && piece.is_unit());
            let is_trap = !(there.is_unit() || there.is_individual())
                || !(piece.is_unit() || piece.is_individual());
            if !shares && !is_trap {
                broken.push(format!("{id} and {other} stand in one hex, {hex}"));
            }
        }
    }
    broken
}
