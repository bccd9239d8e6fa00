//! What must hold after every order.

use crate::pieces::{BannerId, INDIVIDUALS, MapPlace, UNITS};
use crate::relief;
use crate::state::{Phase, State};

/// Sentences for everything that does not hold.
#[must_use]
pub fn check(state: &State) -> Vec<String> {
    let mut broken = Vec::new();
    for (id, piece) in &state.pieces {
        if piece.wounds > piece.of {
            broken.push(format!("{id} endures no more than when whole"));
        }
        let waits = piece.fell_in.is_some();
        if piece.is_there() && waits != (piece.wounds == 0) {
            broken.push(format!("{id} endures nothing exactly while its aftermath is to come"));
        }
        match &piece.place {
            MapPlace::Banner(banner) => match state.banners.get(banner) {
                Some(banner) if Some(&banner.owner) == piece.owner.as_ref() => {}
                _ => broken.push(format!("{id} marches with a banner of its owner")),
            },
            MapPlace::Garrison(castle) => {
                if state.map.castle(castle).is_none() {
                    broken.push(format!("{id} keeps a castle"));
                }
                if state.owner(castle) != piece.owner.as_ref() && !waits {
                    broken.push(format!("{id} keeps a castle of its owner"));
                }
            }
            MapPlace::Captive(holder) => {
                if Some(holder) == piece.owner.as_ref() || !piece.individual {
                    broken.push(format!("{id} is an individual in the hands of another"));
                }
            }
            MapPlace::Lost => {}
        }
    }
    for (id, banner) in &state.banners {
        let of = |individual| {
            state.with_banner(id).filter(|(_, piece)| piece.individual == individual).count()
        };
        if of(false) > UNITS || of(true) > INDIVIDUALS {
            broken.push(format!("{id} has no more than {UNITS} units, {INDIVIDUALS} individuals"));
        }
        if !state.spaces.contains_key(&banner.at) {
            broken.push(format!("{id} stands on the map"));
        }
        let in_castle = state.map.castle(&banner.at).is_some();
        if in_castle && state.owner(&banner.at) != Some(&banner.owner) && !banner.beaten {
            broken.push(format!("{id} stands in a castle of its own"));
        }
        let calm = matches!(state.phase, Phase::Muster | Phase::Orders);
        // A siege binds those who lie before a town, and who relieves it.
        let bound = relief::bound(state, &banner.at);
        let free = |other: &BannerId| !bound.contains(other);
        let meets = free(id)
            && state
                .banners_at(&banner.at)
                .any(|(other, of)| of.owner != banner.owner && free(other));
        if calm && (banner.beaten || meets) {
            broken.push(format!("{id} stands where no enemy does, and is not beaten"));
        }
    }
    if state.phase != Phase::Orders && !state.written.is_empty() {
        broken.push("orders are secret only while they are written".to_owned());
    }
    broken
}
