//! 1.3, what every order is checked for before its chapter looks at it: whose card lies open, who is
//! activated by it, and what of theirs is over.

use crate::clauses::{
    WAP_020, WAP_021, WAP_029, WAP_030, WAP_036, WAP_037, WAP_047, WAP_052, WAP_109, WAP_164,
    WAP_180,
};
use crate::event::MovingEnded;
use crate::pieces::{Colour, Piece, PieceId};
use crate::refusal::said;
use crate::state::{Doing, OpenCard, State};
use crate::terrain::Terrain;
use crate::troops::Body;
use crate::words::nearest;
use crate::{Draft, Reason, Refusal, Stop};
use board::Hex;
use decider::Contradiction;

/// The army whose card lies open, if the sender leads it and no dice wait for a word of theirs.
pub(crate) fn acting(draft: &Draft<'_>) -> Result<Colour, Stop> {
    let colour = leading(draft)?;
    if let Some(rolled) = draft.state().card.as_ref().and_then(|open| open.rolled.as_ref()) {
        let facts = said!("dice-first", who = &rolled.attacker);
        return Refusal::new(Reason::DiceFirst, WAP_180, facts)
            .allowing(said!("reroll-or-keep", who = rolled.attacker.word()))
            .into();
    }
    Ok(colour)
}

/// The army whose card lies open, if the sender leads it.
pub(crate) fn leading(draft: &Draft<'_>) -> Result<Colour, Stop> {
    let state = draft.state();
    going_on(state)?;
    let Some(colour) = Colour::of(draft.by()).filter(|colour| state.armies.contains_key(colour))
    else {
        let facts = said!("leads-nobody", who = draft.by().to_string());
        return Refusal::new(Reason::NotYourOrder, WAP_029, facts).into();
    };
    let Some(open) = &state.card else {
        return Refusal::new(Reason::NoCard, WAP_030, said!("no-card"))
            .allowing(said!("turn-one-up"))
            .into();
    };
    if open.colour != colour {
        let facts = said!("other-armys-card", card = open.card.said(), colour = open.colour);
        return Refusal::new(Reason::NotYourCard, WAP_030, facts).into();
    }
    if let Some((trap, piece)) = state.snapped.first() {
        let facts = said!("trap-first", who = piece, trap = trap);
        return Refusal::new(Reason::TrapFirst, WAP_164, facts)
            .allowing(said!("let-it-attack"))
            .into();
    }
    Ok(colour)
}

/// Refuses before the battle is opened and after it is over.
pub(crate) fn going_on(state: &State) -> Result<(), Stop> {
    if state.armies.is_empty() || state.outcome.is_some() {
        return Refusal::new(Reason::BattleOver, WAP_030, said!("no-battle")).into();
    }
    Ok(())
}

/// A piece of the acting army that is activated by the open card.
pub(crate) fn active<'s>(
    state: &'s State,
    colour: Colour,
    id: &PieceId,
) -> Result<(&'s Piece, Hex, Doing), Refusal> {
    let (piece, hex) = own(state, colour, id)?;
    let doing = state.card.as_ref().and_then(|open| open.active.get(id));
    match doing {
        Some(&doing) => Ok((piece, hex, doing)),
        None => Err(Refusal::new(Reason::NotActive, WAP_036, said!("not-activated", who = id))
            .allowing(said!("choose-who"))),
    }
}

/// A piece of this army that is on the table, and where.
pub(crate) fn own<'s>(
    state: &'s State,
    colour: Colour,
    id: &PieceId,
) -> Result<(&'s Piece, Hex), Refusal> {
    let Some(piece) = state.pieces.get(id).filter(|piece| !piece.hidden || piece.colour == colour)
    else {
        let facts = said!("no-such-piece", who = id.word());
        let refusal = Refusal::new(Reason::NoSuchPiece, WAP_036, facts);
        let seen = state.pieces.iter().filter(|(_, it)| !it.hidden || it.colour == colour);
        let near = nearest(id.word(), seen.map(|(id, _)| id.word())).join(", ");
        return Err(match near.is_empty() {
            true => refusal,
            false => refusal.allowing(said!("near-words", words = near)),
        });
    };
    if piece.colour != colour {
        let facts = said!("other-armys-piece", who = id);
        return Err(Refusal::new(Reason::NotYourPiece, WAP_030, facts));
    }
    let gone = || Refusal::new(Reason::PieceGone, WAP_036, said!("off-the-table", who = id));
    Ok((piece, piece.hex.ok_or_else(gone)?))
}

/// The card that lies open, when it was checked that one does.
pub(crate) fn open_card(state: &State) -> Result<&OpenCard, Stop> {
    state.card.as_ref().ok_or_else(|| Contradiction::new("no card lies open").into())
}

/// Before anybody fights, all who have not moved must have said so
/// ([WAP-037](crate::clauses::WAP_037)). The fighter itself forgoes its move by fighting.
pub(crate) fn check_moves_are_over(state: &State, fighter: &PieceId) -> Result<(), Refusal> {
    let Some(open) = state.card.as_ref().filter(|open| !open.fighting) else { return Ok(()) };
    match unmoved(open).find(|id| *id != fighter) {
        None => Ok(()),
        Some(other) => {
            let facts = said!("others-move-first", who = other);
            Err(Refusal::new(Reason::OthersMoveFirst, WAP_037, facts)
                .allowing(said!("move-it-or-done")))
        }
    }
}

/// Who was activated for itself and has not moved.
pub(crate) fn unmoved(open: &OpenCard) -> impl Iterator<Item = &PieceId> {
    open.active.iter().filter(|(_, doing)| doing.itself && !doing.moved).map(|(id, _)| id)
}

/// Ends moving when fighting begins.
pub(crate) fn begin_fighting(draft: &mut Draft<'_>) -> Result<(), Stop> {
    if open_card(draft.state())?.fighting { Ok(()) } else { draft.record(MovingEnded {}.into()) }
}

/// Which move bars from fighting: into woods, into a village, or one that is too long.
pub(crate) fn barred(state: &State, id: &PieceId, hex: Hex) -> Refusal {
    let machine = state.pieces.get(id).is_some_and(|piece| piece.profile.body == Body::WarMachine);
    let clause = match state.field.terrain(hex) {
        _ if state.teleported.contains(id) => WAP_109,
        Some(Terrain::Woods) => WAP_047,
        Some(Terrain::Village) => WAP_052,
        _ if machine => WAP_021,
        _ => WAP_020,
    };
    Refusal::new(Reason::Barred, clause, said!("move-bars-fight", who = id))
}
