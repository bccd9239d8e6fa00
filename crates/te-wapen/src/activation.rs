//! 1.3, turn sequence: cards, activations, counters, and the end of a turn
//! ([WAP-027](crate::clauses::WAP_027)). The summary sheet says the same (WAP-259), and where it does not,
//! the text comes first (WAP-267, W-06).

use crate::abilities::Ability;
use crate::acting::{acting, going_on, open_card, own, unmoved};
use crate::cards::Card;
use crate::clauses::{
    WAP_029, WAP_030, WAP_031, WAP_032, WAP_033, WAP_036, WAP_038, WAP_040, WAP_042, WAP_045,
    WAP_132, WAP_140,
};
use crate::command::Activate;
use crate::event::{
    CardIgnored, CardPlayed, CardTurned, MagicRegained, MovingEnded, PieceHealed, PiecesActivated,
    TurnBegun, TurnEnded,
};
use crate::items::Banner;
use crate::pieces::{Colour, PieceId};
use crate::refusal::said;
use crate::state::{Doing, OpenCard, State};
use crate::terrain::Terrain;
use crate::{
    Draft, Reason, Refusal, Stop, combat, deployment, digging, goals, individuals, monsters,
    verdict,
};
use decider::{Audience, By, Contradiction, Mark};
use std::collections::{BTreeMap, BTreeSet};

/// Turns up cards until one lets somebody act or the turn ends. Anybody who takes part may say so.
pub(crate) fn proceed(draft: &mut Draft<'_>) -> Result<(), Stop> {
    going_on(draft.state())?;
    if Colour::of(draft.by()).is_none() && *draft.by() != By::Organiser {
        let facts = said!("takes-no-part", who = draft.by().to_string());
        return Refusal::new(Reason::NotYourOrder, WAP_029, facts).into();
    }
    deployment::is_over(draft.state())?;
    digging::is_over(draft.state())?;
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
            draft.mark([match activations {
                1 => WAP_031,
                2 => WAP_032,
                _ => WAP_033,
            }]);
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
    if goals::judge(draft)? || verdict::last_turn_is_over(draft)? {
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
    if !along.is_empty() {
        draft.mark([WAP_045]);
    }
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
    let (gift, clause) = if piece.has(Ability::Regenerate) {
        (Ability::Regenerate, WAP_132)
    } else if state.is_near_plague_cart(piece) {
        (Ability::PlagueCart, WAP_140)
    } else {
        return Ok(());
    };
    if piece.wounds >= piece.profile.wounds {
        return Ok(());
    }
    let wounds = piece.wounds + 1;
    let banner = piece.items.marks(&[], &[], &[Banner::Regeneration]);
    draft.mark(banner.into_iter().chain([Mark::Thing(gift.word())]));
    draft.record(PieceHealed { piece: id.clone(), clause: clause.into(), wounds }.into())
}

/// A stone circle gives a magic-user a point back, up to what it began with
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
    state.walked.clear();
    state.teleported.clear();
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
        rolled: None,
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

pub(crate) fn pieces_activated(
    state: &mut State,
    event: &PiecesActivated,
) -> Result<(), Contradiction> {
    for (ids, itself) in [(&event.pieces, true), (&event.along, false)] {
        for id in ids {
            state.known(id)?.counters += 1;
            let unit = state.known(id)?.is_unit();
            let barred = unit && state.teleported.contains(id);
            let doing = Doing { itself, moved: false, barred, acted: false };
            state.opened()?.active.insert(id.clone(), doing);
        }
    }
    Ok(())
}

pub(crate) fn piece_healed(state: &mut State, event: &PieceHealed) -> Result<(), Contradiction> {
    state.known(&event.piece)?.wounds = event.wounds;
    Ok(())
}

pub(crate) fn magic_regained(
    state: &mut State,
    event: &MagicRegained,
) -> Result<(), Contradiction> {
    state.known(&event.piece)?.magic_points = event.magic_points;
    Ok(())
}

pub(crate) fn moving_ended(state: &mut State, _: &MovingEnded) -> Result<(), Contradiction> {
    state.opened()?.fighting = true;
    Ok(())
}

pub(crate) fn card_played(state: &mut State, _: &CardPlayed) -> Result<(), Contradiction> {
    state.card = None;
    Ok(())
}
