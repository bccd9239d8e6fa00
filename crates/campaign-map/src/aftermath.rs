//! Aftermath ([WAP-252](crate::clauses::WAP_252)): a die for each eliminated unit says whether it comes
//! back with half its wounds.

use crate::clauses::{MAP_7, MAP_8, WAP_252};
use crate::event::{BannerDestroyed, FallenReturned, PiecesLost};
use crate::pieces::Side;
use crate::pieces::{BannerId, MapPiece, MapPlace, PieceId};
use crate::sieges::waits_for_the_end;
use crate::state::State;
use crate::{Draft, Stop};
use chance::Dice;
use decider::Contradiction;
use std::collections::BTreeMap;

/// What brings back a unit of the winner.
const WINNER: u32 = 4;
/// What brings back a unit of the loser.
const LOSER: u32 = 6;

/// Is anybody's return to be rolled for?
pub(crate) fn is_due(state: &State) -> bool {
    state.pieces.values().any(|piece| piece.fell_in.is_some() && !waits_for_the_end(state, piece))
}

/// Rolls for all who have fallen, fight by fight.
pub(crate) fn all(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    // The fallen of a garrison whose castle is another's are lost with it (MAP-7).
    let homeless = |piece: &MapPiece| match &piece.place {
        MapPlace::Garrison(castle) => state.owner(castle) != piece.owner.as_ref(),
        MapPlace::Banner(_) | MapPlace::Captive(_) | MapPlace::Lost => false,
    };
    let fallen = state
        .pieces
        .iter()
        .filter(|(_, piece)| piece.fell_in.is_some() && !waits_for_the_end(state, piece));
    let lost: Vec<PieceId> =
        fallen.filter(|(_, piece)| homeless(piece)).map(|(id, _)| id.clone()).collect();
    if !lost.is_empty() {
        draft.record(PiecesLost { pieces: lost, clause: MAP_7.into() }.into())?;
    }
    let fights = draft.state().fights.clone();
    for (number, fight) in fights.into_iter().filter(|(_, fight)| fight.winner.is_some()) {
        for side in [Side::Attacker, Side::Defender] {
            let state = draft.state();
            let fell = |id: &&PieceId| {
                state.pieces.get(*id).is_some_and(|piece| piece.fell_in == Some(number))
            };
            let fallen: Vec<PieceId> =
                fight.party(side).pieces.iter().filter(fell).cloned().collect();
            if !fallen.is_empty() {
                let at_least = if fight.winner == Some(side) { WINNER } else { LOSER };
                roll(draft, number, at_least, &fallen)?;
            }
        }
    }
    Ok(())
}

fn roll(draft: &mut Draft<'_>, fight: u32, at_least: u32, fallen: &[PieceId]) -> Result<(), Stop> {
    let count = rulebook::count(fallen.len());
    let rolled = draft.roll(WAP_252, "return", Dice::new(count, 6))?;
    let (mut back, mut lost, mut faces) = (BTreeMap::new(), Vec::new(), BTreeMap::new());
    for (id, face) in fallen.iter().zip(rolled) {
        faces.insert(id.clone(), face);
        let of = draft.state().pieces.get(id).map_or(0, |piece| piece.of);
        if face >= at_least {
            back.insert(id.clone(), of.div_ceil(2));
        } else {
            lost.push(id.clone());
        }
    }
    draft.record(FallenReturned { fight, at_least, faces, back, lost }.into())
}

/// A banner with which nobody marches any more is struck ([MAP-8](crate::clauses::MAP_8)).
pub(crate) fn disband_the_empty(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let empty: Vec<BannerId> =
        state.banners.keys().filter(|id| state.with_banner(id).next().is_none()).cloned().collect();
    for banner in empty {
        draft.record(BannerDestroyed { banner, clause: MAP_8.into() }.into())?;
    }
    Ok(())
}

pub(crate) fn fallen_returned(
    state: &mut State,
    event: &FallenReturned,
) -> Result<(), Contradiction> {
    for (id, wounds) in &event.back {
        let piece = state.known(id)?;
        piece.wounds = *wounds;
        piece.fell_in = None;
    }
    for id in &event.lost {
        let piece = state.known(id)?;
        piece.put(MapPlace::Lost);
        piece.fell_in = None;
    }
    Ok(())
}
