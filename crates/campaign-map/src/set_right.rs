//! What the organiser sets right on the map: crowns, and what pieces endure. Who fights now is set right in their fight,
//! which tells the map how they came out of it.

use crate::command::{SetRight, Setting};
use crate::event::{CrownsSetRight, PieceSetRight};
use crate::pieces::PieceId;
use crate::refusal::{allowing, fight, instead, players, said};
use crate::state::State;
use crate::{Draft, Reason, Refusal, Stop};
use decider::{Contradiction, Seat};
use messages::Part;
use rulebook::set_right::{Bounds, Refusals, Settable};

/// More crowns than any purse holds.
const MOST_CROWNS: u32 = 999;

const REFUSALS: Refusals<Reason> =
    Refusals { not_yours: Reason::NotYourOrder, not_so: Reason::CannotBeSo };

/// Sets one value right.
pub(crate) fn set_right(order: &SetRight, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let reason = REFUSALS.check(draft.by(), &order.reason)?;
    match &order.what {
        Setting::Crowns { seat, crowns } => {
            let state = draft.state();
            let bounds = crowns_of(state, seat)?;
            let name = Part::name(state.name_of(seat));
            REFUSALS.check_number(said!("crowns-of", who = name), bounds, *crowns)?;
            let (seat, before, after) = (seat.clone(), bounds.now, *crowns);
            draft.record(CrownsSetRight { seat, before, after, reason }.into())
        }
        Setting::Wounds { piece, wounds } => {
            let bounds = wounds_of(draft.state(), piece)?;
            REFUSALS.check_number(said!("wounds-of", piece = piece), bounds, *wounds)?;
            let (piece, before, after) = (piece.clone(), bounds.now, *wounds);
            draft.record(PieceSetRight { piece, before, after, reason }.into())
        }
    }
}

/// All that could be set right now; whoever asks has names for players and pieces.
pub(crate) fn settable(
    state: &State,
    player_name: &dyn Fn(&Seat) -> String,
    piece_name: &dyn Fn(&PieceId) -> String,
) -> Vec<Settable> {
    if state.outcome.is_some() {
        return Vec::new();
    }
    let crowns = state.players.keys().filter_map(|seat| {
        let name = player_name(seat);
        Some(Settable::number("crowns", seat.name(), name, crowns_of(state, seat).ok()?))
    });
    let wounds = state.pieces.keys().filter_map(|id| {
        let bounds = wounds_of(state, id).ok().filter(|bounds| bounds.least < bounds.most)?;
        Some(Settable::number("wounds", id, piece_name(id), bounds))
    });
    crowns.chain(wounds).collect()
}

fn crowns_of(state: &State, seat: &Seat) -> Result<Bounds, Refusal> {
    let player = state.players.get(seat).ok_or_else(|| {
        REFUSALS
            .not_now(said!("no-such-player", seat = seat.name()))
            .allowing(said!("there-are", known = players(state.players.keys())))
    })?;
    Ok(Bounds { now: player.crowns, least: 0, most: MOST_CROWNS.max(player.crowns) })
}

fn wounds_of(state: &State, id: &PieceId) -> Result<Bounds, Refusal> {
    let piece = state.pieces.get(id).filter(|piece| piece.stands()).ok_or_else(|| {
        let standing = state.pieces.iter().filter(|(_, piece)| piece.stands());
        let spelt = instead(id.word(), standing.map(|(id, _)| id));
        let refusal = REFUSALS.not_now(said!("not-in-an-army", piece = id));
        allowing(refusal, [said!("in-an-army")].into_iter().chain(spelt))
    })?;
    let mut open = state.fights.iter().filter(|(_, fight)| fight.is_open());
    if let Some((number, _)) = open.find(|(_, fight)| fight.side_of(id).is_some()) {
        return Err(REFUSALS
            .not_now(said!("fights-now", piece = id, fight = fight(*number)))
            .allowing(said!("in-its-fight")));
    }
    if state.sieges.values().any(|siege| siege.about.side_of(id).is_some()) {
        return Err(REFUSALS
            .not_now(said!("in-a-siege", piece = id))
            .allowing(said!("in-its-fight")));
    }
    Ok(Bounds { now: piece.wounds, least: 1, most: piece.of })
}

pub(crate) fn crowns_set_right(
    state: &mut State,
    event: &CrownsSetRight,
) -> Result<(), Contradiction> {
    state.known_player(&event.seat)?.crowns = event.after;
    Ok(())
}

pub(crate) fn piece_set_right(
    state: &mut State,
    event: &PieceSetRight,
) -> Result<(), Contradiction> {
    let piece = state.known(&event.piece)?;
    if !(1..=piece.of).contains(&event.after) || !piece.stands() {
        return Err(Contradiction::new(format!("{} cannot be so", event.piece)));
    }
    piece.wounds = event.after;
    Ok(())
}
