//! 1.3, turn sequence: cards, activations, counters, and the end of a turn
//! ([WAP-027](crate::clauses::WAP_027)). The summary sheet says the same (WAP-259), and where it does not,
//! the text comes first (WAP-267, W-06).

use crate::abilities::Ability;
use crate::cards::Card;
use crate::clauses::{
    WAP_029, WAP_030, WAP_036, WAP_037, WAP_038, WAP_040, WAP_042, WAP_132, WAP_140, WAP_164,
};
use crate::command::Activate;
use crate::event::{
    CardIgnored, CardPlayed, CardTurned, MagicRegained, MovingEnded, PieceHealed, PiecesActivated,
    TurnBegun, TurnEnded,
};
use crate::pieces::{Colour, Piece, PieceId};
use crate::refusal::said;
use crate::state::{Doing, OpenCard, State};
use crate::terrain::Terrain;
use crate::troops::UNDEAD;
use crate::{Draft, Reason, Refusal, Stop, combat, individuals, monsters, tables, verdict};
use board::Hex;
use decider::{Audience, By, Contradiction};
use std::collections::{BTreeMap, BTreeSet};

/// The army whose card lies open, if the sender leads it.
pub(crate) fn acting(draft: &Draft<'_>) -> Result<Colour, Stop> {
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

fn going_on(state: &State) -> Result<(), Stop> {
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

fn own<'s>(state: &'s State, colour: Colour, id: &PieceId) -> Result<(&'s Piece, Hex), Refusal> {
    let Some(piece) = state.pieces.get(id).filter(|piece| !piece.hidden || piece.colour == colour)
    else {
        let facts = said!("no-such-piece", who = id);
        return Err(Refusal::new(Reason::NoSuchPiece, WAP_036, facts));
    };
    if piece.colour != colour {
        let facts = said!("other-armys-piece", who = id);
        return Err(Refusal::new(Reason::NotYourPiece, WAP_030, facts));
    }
    let gone = || Refusal::new(Reason::PieceGone, WAP_036, said!("off-the-table", who = id));
    Ok((piece, piece.hex.ok_or_else(gone)?))
}

/// Turns up cards until one lets somebody act or the turn ends. Anybody who takes part may say so.
pub(crate) fn proceed(draft: &mut Draft<'_>) -> Result<(), Stop> {
    going_on(draft.state())?;
    if Colour::of(draft.by()).is_none() && *draft.by() != By::Organiser {
        let facts = said!("takes-no-part", who = draft.by().to_string());
        return Refusal::new(Reason::NotYourOrder, WAP_029, facts).into();
    }
    if monsters::snap(draft)? {
        verdict::check(draft)?;
        return Ok(());
    }
    if let Some(open) = &draft.state().card {
        let facts = said!("card-lies-open", card = open.card.said(), colour = open.colour);
        return Refusal::new(Reason::CardOpen, WAP_030, facts).into();
    }
    loop {
        if nobody_is_ready(draft.state()) {
            return end_turn(None, draft);
        }
        let pile = draft.state().deck.clone();
        let card = pile[draft.draw(WAP_030, "activation", &pile, Audience::Everyone)?];
        let Some(colour) = card.colour() else { return end_turn(Some(card), draft) };
        if draft.state().ready(colour).next().is_some() {
            let activations = card.activations();
            return draft.record(CardTurned { card, colour, activations }.into());
        }
        // WAP-041: cards of an army without anybody ready are ignored.
        draft.record(CardIgnored { card }.into())?;
    }
}

fn nobody_is_ready(state: &State) -> bool {
    Colour::ALL.iter().all(|&colour| state.ready(colour).next().is_none())
}

/// The turn ends: one counter of everybody goes, the deck is shuffled anew
/// ([WAP-034](crate::clauses::WAP_034), [WAP-035](crate::clauses::WAP_035),
/// [WAP-043](crate::clauses::WAP_043)).
fn end_turn(joker: Option<Card>, draft: &mut Draft<'_>) -> Result<(), Stop> {
    individuals::change_back(draft)?;
    let state = draft.state();
    let turn = state.turn;
    let marked: BTreeMap<PieceId, u32> = state
        .on_table()
        .filter(|(_, piece, _)| piece.counters > 1)
        .map(|(id, piece, _)| (id.clone(), piece.counters - 1))
        .collect();
    draft.record(TurnEnded { turn, joker, marked }.into())?;
    if verdict::last_turn_is_over(draft)? {
        return Ok(());
    }
    draft.record(TurnBegun { turn: turn + 1 }.into())
}

/// Chooses who is activated. Nobody passes ([WAP-040](crate::clauses::WAP_040)): as many as the card
/// allows are marked, or all who are ready ([WAP-042](crate::clauses::WAP_042), W-07). The attached are
/// marked with their unit and act with it ([WAP-045](crate::clauses::WAP_045), W-08).
pub(crate) fn activate(order: &Activate, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let colour = acting(draft)?;
    let state = draft.state();
    let open = open_card(state)?;
    if !open.active.is_empty() {
        return Refusal::new(Reason::ChosenAlready, WAP_036, said!("chosen-already")).into();
    }
    let chosen: BTreeSet<&PieceId> = order.pieces.iter().collect();
    if chosen.is_empty() || chosen.len() != order.pieces.len() {
        return Refusal::new(Reason::BadList, WAP_036, said!("name-each-once")).into();
    }
    for id in &chosen {
        let (piece, _) = own(state, colour, id)?;
        if piece.has(Ability::Trap) {
            return Refusal::new(Reason::NotAble, WAP_036, said!("lies-in-wait", who = *id)).into();
        }
        if piece.counters > 0 {
            let facts = said!("has-counters", who = *id, counters = piece.counters);
            return Refusal::new(Reason::Marked, WAP_038, facts).into();
        }
    }
    let along: BTreeSet<&PieceId> = chosen
        .iter()
        .flat_map(|unit| state.attached(unit))
        .filter(|(id, individual)| individual.counters == 0 && !chosen.contains(id))
        .map(|(id, _)| id)
        .collect();
    let left = state.ready(colour).filter(|id| !chosen.contains(id) && !along.contains(id)).count();
    let allowed = open.activations as usize;
    if chosen.len() > allowed {
        let card = open.card.said();
        let facts = said!(
            "card-activates-fewer",
            card = card,
            allowed = open.activations,
            chosen = chosen.len(),
        );
        return Refusal::new(Reason::WrongNumber, WAP_040, facts).into();
    }
    if chosen.len() < allowed && left > 0 {
        let card = open.card.said();
        let facts = said!("card-activates-more", card = card, allowed = open.activations);
        return Refusal::new(Reason::WrongNumber, WAP_042, facts)
            .allowing(said!("nobody-passes"))
            .into();
    }
    let along: Vec<PieceId> = along.into_iter().cloned().collect();
    let pieces = order.pieces.clone();
    draft.record(PiecesActivated { pieces: pieces.clone(), along: along.clone() }.into())?;
    for id in pieces.iter().chain(&along) {
        regenerate(id, draft)?;
        regain_magic(id, draft)?;
    }
    Ok(())
}

/// A regenerating piece heals a wound before anything else ([WAP-132](crate::clauses::WAP_132)).
fn regenerate(id: &PieceId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(piece) = state.pieces.get(id) else { return Ok(()) };
    let clause = if piece.has(Ability::Regenerate) {
        WAP_132
    } else if is_near_plague_cart(state, piece) {
        WAP_140
    } else {
        return Ok(());
    };
    if piece.wounds >= piece.profile.wounds {
        return Ok(());
    }
    let wounds = piece.wounds + 1;
    draft.record(PieceHealed { piece: id.clone(), clause: clause.into(), wounds }.into())
}

/// A stone circle gives a magic-user a point back, up to what he began with
/// ([WAP-215](crate::clauses::WAP_215)).
fn regain_magic(id: &PieceId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(piece) = state.pieces.get(id) else { return Ok(()) };
    let there = piece.hex.and_then(|hex| state.field.terrain(hex));
    let drained = piece.magic_points < piece.magic_at_start;
    if there != Some(Terrain::StoneCircle) || piece.profile.school.is_none() || !drained {
        return Ok(());
    }
    let magic_points = piece.magic_points + 1;
    draft.record(MagicRegained { piece: id.clone(), magic_points }.into())
}

/// Is an undead unit near a Plague Cart of its army, itself included
/// ([WAP-140](crate::clauses::WAP_140))?
pub(crate) fn is_near_plague_cart(state: &State, piece: &Piece) -> bool {
    piece.profile.people == UNDEAD
        && !piece.is_individual()
        && piece
            .hex
            .is_some_and(|hex| near(state, piece.colour, hex, Ability::PlagueCart, tables::NEAR))
}

/// Stands somebody with an ability, of this army, at most so far away?
pub(crate) fn near(state: &State, colour: Colour, hex: Hex, ability: Ability, far: u32) -> bool {
    state.on_table().any(|(_, piece, at)| {
        piece.colour == colour && piece.has(ability) && at.distance(hex) <= far
    })
}

fn open_card(state: &State) -> Result<&OpenCard, Stop> {
    state.card.as_ref().ok_or_else(|| Contradiction::new("no card lies open").into())
}

/// Before anybody fights, all who have not moved must have said so
/// ([WAP-037](crate::clauses::WAP_037)). The fighter himself forgoes his move by fighting.
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

fn unmoved(open: &OpenCard) -> impl Iterator<Item = &PieceId> {
    open.active.iter().filter(|(_, doing)| doing.itself && !doing.moved).map(|(id, _)| id)
}

/// Ends moving when fighting begins.
pub(crate) fn begin_fighting(draft: &mut Draft<'_>) -> Result<(), Stop> {
    if open_card(draft.state())?.fighting { Ok(()) } else { draft.record(MovingEnded {}.into()) }
}

/// Nobody moves any more; or the card is played.
pub(crate) fn done(draft: &mut Draft<'_>) -> Result<(), Stop> {
    acting(draft)?;
    let open = open_card(draft.state())?;
    if open.active.is_empty() {
        let facts = said!("nobody-activated", card = open.card.said());
        return Refusal::new(Reason::WrongNumber, WAP_040, facts).allowing(said!("choose")).into();
    }
    let card = open.card;
    let moving = !open.fighting && unmoved(open).next().is_some();
    if moving && combat::anybody_can_act(draft.state()) {
        return draft.record(MovingEnded {}.into());
    }
    draft.record(CardPlayed { card }.into())?;
    if nobody_is_ready(draft.state()) { end_turn(None, draft) } else { Ok(()) }
}

pub(crate) fn turn_begun(state: &mut State, event: &TurnBegun) -> Result<(), Contradiction> {
    state.turn = event.turn;
    state.deck = Card::deck();
    state.fallen.clear();
    Ok(())
}

fn lay_aside(state: &mut State, card: Card) -> Result<(), Contradiction> {
    let at = state.deck.iter().position(|&left| left == card);
    let at = at.ok_or_else(|| Contradiction::new(format!("{card} is not in the deck")))?;
    state.deck.remove(at);
    Ok(())
}

pub(crate) fn card_turned(state: &mut State, event: &CardTurned) -> Result<(), Contradiction> {
    lay_aside(state, event.card)?;
    state.card = Some(OpenCard {
        card: event.card,
        colour: event.colour,
        activations: event.activations,
        active: BTreeMap::new(),
        fighting: false,
        follow: None,
    });
    Ok(())
}

pub(crate) fn card_ignored(state: &mut State, event: &CardIgnored) -> Result<(), Contradiction> {
    lay_aside(state, event.card)
}

pub(crate) fn turn_ended(state: &mut State, event: &TurnEnded) -> Result<(), Contradiction> {
    state.card = None;
    for (id, piece) in &mut state.pieces {
        piece.counters = event.marked.get(id).copied().unwrap_or(0);
    }
    state.clouds.retain(|cloud| cloud.last_turn > event.turn);
    Ok(())
}

/// The piece of an event.
pub(crate) fn known<'s>(
    state: &'s mut State,
    id: &PieceId,
) -> Result<&'s mut Piece, Contradiction> {
    state.pieces.get_mut(id).ok_or_else(|| Contradiction::new(format!("there is no {id}")))
}

/// The open card of an event.
pub(crate) fn opened(state: &mut State) -> Result<&mut OpenCard, Contradiction> {
    state.card.as_mut().ok_or_else(|| Contradiction::new("no card lies open"))
}

pub(crate) fn pieces_activated(
    state: &mut State,
    event: &PiecesActivated,
) -> Result<(), Contradiction> {
    for (ids, itself) in [(&event.pieces, true), (&event.along, false)] {
        for id in ids {
            known(state, id)?.counters += 1;
            let doing =
                Doing { itself, moved: false, barred: false, teleported: false, acted: false };
            opened(state)?.active.insert(id.clone(), doing);
        }
    }
    Ok(())
}

pub(crate) fn piece_healed(state: &mut State, event: &PieceHealed) -> Result<(), Contradiction> {
    known(state, &event.piece)?.wounds = event.wounds;
    Ok(())
}

pub(crate) fn magic_regained(
    state: &mut State,
    event: &MagicRegained,
) -> Result<(), Contradiction> {
    known(state, &event.piece)?.magic_points = event.magic_points;
    Ok(())
}

pub(crate) fn moving_ended(state: &mut State, _: &MovingEnded) -> Result<(), Contradiction> {
    opened(state)?.fighting = true;
    Ok(())
}

pub(crate) fn card_played(state: &mut State, _: &CardPlayed) -> Result<(), Contradiction> {
    state.card = None;
    Ok(())
}
