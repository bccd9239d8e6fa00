//! Renegades of the realm ([CAR-35](crate::clauses::CAR_35)): before anybody musters in the first turn, each unused
//! one is a unit that changes its banner. Its holder names an opponent, and the opponent says which unit goes.

use crate::acting::{check_phase, sender};
use crate::clauses::CAR_35;
use crate::command::{GiveUp, Renegade};
use crate::event::{Choice, OpponentNamed, RenegadeLapsed, UnitTurned};
use crate::pieces::{MapPiece, MapPlace, PieceId};
use crate::realm::Prologue;
use crate::refusal::{player, players, said};
use crate::state::{Phase, State};
use crate::{Draft, Reason, Refusal, Stop};
use decider::{Contradiction, Seat};
use messages::Part;

/// What a renegade waits for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waiting<'s> {
    /// Its holder names an opponent.
    Opponent {
        /// Who.
        holder: &'s Seat,
        /// One of these, the highest in rank first.
        opponents: Vec<&'s Seat>,
    },
    /// The opponent says which unit goes.
    Unit {
        /// To whom.
        holder: &'s Seat,
        /// Who says it.
        opponent: &'s Seat,
        /// One of these.
        units: Vec<&'s PieceId>,
    },
}

impl Waiting<'_> {
    /// Who is to answer.
    #[must_use]
    pub const fn by(&self) -> &Seat {
        match self {
            Self::Opponent { holder, .. } => holder,
            Self::Unit { opponent, .. } => opponent,
        }
    }
}

/// What the next renegade waits for; none: nobody holds one any more.
#[must_use]
pub fn waiting(state: &State) -> Option<Waiting<'_>> {
    let open = (state.turn, state.phase) == (1, Phase::Muster) && state.outcome.is_none();
    let prologue = state.prologue.as_ref().filter(|_| open)?;
    let holder = next(prologue)?;
    Some(match &prologue.named {
        None => Waiting::Opponent { holder, opponents: opponents(state, prologue, holder) },
        Some(opponent) => Waiting::Unit { holder, opponent, units: cheapest(state, opponent) },
    })
}

/// Does somebody still hold a renegade, so that nobody musters yet?
pub(crate) fn waits(state: &State) -> bool {
    waiting(state).is_some()
}

/// Who has the next renegade, in the order of rank; those who stayed away have none.
fn next(prologue: &Prologue) -> Option<&Seat> {
    let used = |seat: &Seat| prologue.renegades_used.get(seat).copied().unwrap_or(0);
    prologue.won.iter().find(|won| won.renegades > used(&won.seat)).map(|won| &won.seat)
}

fn is_unit_of(piece: &MapPiece, seat: &Seat) -> bool {
    let there = matches!(piece.place, MapPlace::Banner(_) | MapPlace::Garrison(_));
    piece.owner.as_ref() == Some(seat) && !piece.individual && there
}

/// Whom a renegade may leave, the highest in rank first: whoever has units, and of them only those who have lost
/// none, while there are such.
fn opponents<'s>(state: &'s State, prologue: &'s Prologue, holder: &Seat) -> Vec<&'s Seat> {
    let with_units = |seat: &&Seat| state.pieces.values().any(|piece| is_unit_of(piece, seat));
    let others = prologue.order.iter().filter(|seat| *seat != holder).filter(with_units);
    let all: Vec<&Seat> = others.collect();
    let unhurt: Vec<&Seat> =
        all.iter().copied().filter(|seat| !prologue.turned.contains_key(*seat)).collect();
    if unhurt.is_empty() { all } else { unhurt }
}

/// The units of a player that cost fewest muster points, by their words.
fn cheapest<'s>(state: &'s State, seat: &Seat) -> Vec<&'s PieceId> {
    let cost =
        |piece: &MapPiece| state.roster.get(&piece.troop).map_or(0, crate::roster::Row::cost);
    let units = || state.pieces.iter().filter(|(_, piece)| is_unit_of(piece, seat));
    let least = units().map(|(_, piece)| cost(piece)).min();
    units().filter(|(_, piece)| Some(cost(piece)) == least).map(|(id, _)| id).collect()
}

/// Nobody musters before the renegades have gone over.
pub(crate) fn check_none_waits(state: &State) -> Result<(), Refusal> {
    match waiting(state) {
        None => Ok(()),
        Some(waiting) => {
            let facts = said!("renegades-first", seat = player(waiting.by()));
            Err(Refusal::new(Reason::NotAllDone, CAR_35, facts))
        }
    }
}

/// What is asked of a sender; an order about another question is refused.
fn asked<'s>(state: &'s State, seat: &Seat) -> Result<Waiting<'s>, Refusal> {
    check_phase(state, Phase::Muster)?;
    let none = || Refusal::new(Reason::NothingThere, CAR_35, said!("no-renegade"));
    let waiting = waiting(state).ok_or_else(none)?;
    if waiting.by() != seat {
        let facts = said!("another-answers", seat = player(waiting.by()));
        return Err(Refusal::new(Reason::NotYourChoice, CAR_35, facts));
    }
    Ok(waiting)
}

/// The holder of a renegade names an opponent.
pub(crate) fn name(order: &Renegade, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let seat = sender(draft)?;
    let Waiting::Opponent { opponents, .. } = asked(draft.state(), &seat)? else {
        return Refusal::new(Reason::NothingThere, CAR_35, said!("unit-asked")).into();
    };
    if !opponents.contains(&&order.opponent) {
        let facts = said!("no-such-opponent", seat = player(&order.opponent));
        return Refusal::new(Reason::NotYourChoice, CAR_35, facts)
            .allowing(said!("opponents-are", known = players(opponents)))
            .into();
    }
    let (holder, opponent) = (seat, order.opponent.clone());
    draft.record(OpponentNamed { holder, opponent, choice: Choice::Chosen }.into())
}

/// The opponent says which unit goes.
pub(crate) fn give_up(order: &GiveUp, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let seat = sender(draft)?;
    let Waiting::Unit { units, .. } = asked(draft.state(), &seat)? else {
        return Refusal::new(Reason::NothingThere, CAR_35, said!("opponent-asked")).into();
    };
    if !units.contains(&&order.piece) {
        let own = draft.state().pieces.get(&order.piece).is_some_and(|it| is_unit_of(it, &seat));
        let piece = if own { Part::thing(&order.piece) } else { order.piece.word().into() };
        let facts = said!("not-the-cheapest", piece = piece);
        return Refusal::new(Reason::NotYourPiece, CAR_35, facts)
            .allowing(said!("cheapest-are", known = Part::to_type(units)))
            .into();
    }
    turn(order.piece.clone(), Choice::Chosen, draft)
}

/// Whoever does not answer has named the highest in rank, or gives up the first by its word.
pub(crate) fn by_default(draft: &mut Draft<'_>) -> Result<(), Stop> {
    answer(Choice::Unanswered, draft)
}

/// Where there is nothing to choose, nobody is asked; where there is nobody to lose, the card lapses.
pub(crate) fn without_choice(draft: &mut Draft<'_>) -> Result<(), Stop> {
    loop {
        let choices = match waiting(draft.state()) {
            Some(Waiting::Opponent { opponents, .. }) => opponents.len(),
            Some(Waiting::Unit { units, .. }) => units.len(),
            None => return Ok(()),
        };
        if choices > 1 {
            return Ok(());
        }
        answer(Choice::Left, draft)?;
    }
}

fn answer(choice: Choice, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match waiting(draft.state()) {
        Some(Waiting::Opponent { holder, opponents }) => {
            let holder = holder.clone();
            match opponents.first().copied().cloned() {
                Some(opponent) => draft.record(OpponentNamed { holder, opponent, choice }.into()),
                None => draft.record(RenegadeLapsed { holder }.into()),
            }
        }
        Some(Waiting::Unit { units, .. }) => {
            let first = units.first().copied().cloned();
            turn(first.ok_or_else(|| Contradiction::new("nobody is left to go"))?, choice, draft)
        }
        None => Ok(()),
    }
}

/// It joins the garrison of its new lord's home, with its wounds.
fn turn(piece: PieceId, choice: Choice, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let Some(Waiting::Unit { holder, opponent, .. }) = waiting(state) else {
        return Err(Contradiction::new("no unit is asked for").into());
    };
    let lord = state.players.get(holder);
    let castle = lord.ok_or_else(|| Contradiction::new("a holder plays"))?.home.clone();
    let (from, to) = (opponent.clone(), holder.clone());
    draft.record(UnitTurned { piece, from, to, castle, choice }.into())
}

/// The game for the realm that has come before.
fn before(state: &mut State) -> Result<&mut Prologue, Contradiction> {
    state.prologue.as_mut().ok_or_else(|| Contradiction::new("no realm came before the map"))
}

pub(crate) fn opponent_named(
    state: &mut State,
    event: &OpponentNamed,
) -> Result<(), Contradiction> {
    before(state)?.named = Some(event.opponent.clone());
    Ok(())
}

pub(crate) fn unit_turned(state: &mut State, event: &UnitTurned) -> Result<(), Contradiction> {
    let cause = state.won_by(&event.to);
    let piece = state.known(&event.piece)?;
    piece.cause = cause;
    piece.owner = Some(event.to.clone());
    piece.put(MapPlace::Garrison(event.castle.clone()));
    let prologue = before(state)?;
    prologue.named = None;
    *prologue.renegades_used.entry(event.to.clone()).or_default() += 1;
    *prologue.turned.entry(event.from.clone()).or_default() += 1;
    Ok(())
}

pub(crate) fn renegade_lapsed(
    state: &mut State,
    event: &RenegadeLapsed,
) -> Result<(), Contradiction> {
    *before(state)?.renegades_used.entry(event.holder.clone()).or_default() += 1;
    Ok(())
}
