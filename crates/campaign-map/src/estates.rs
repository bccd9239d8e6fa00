//! The estates ([CAR-36](crate::clauses::CAR_36)): once in a campaign the organiser calls those who still play
//! together, for a game for the realm between two turns. How it is played is no affair of the map. They are called
//! during a turn, since its end phase waits for nobody, and meet in that phase, when victory was looked at.

use crate::clauses::{CAR_31, CAR_36};
use crate::command::{BreakOff, RuleEstates};
use crate::event::{
    EstatesCalled, EstatesLapsed, EstatesMet, EstatesSettled, RealmBrokenOff, RealmGame,
};
use crate::realm::{Estates, Won};
use crate::refusal::{players, said};
use crate::state::{Phase, State};
use crate::{Draft, Reason, Refusal, Stop, truces};
use decider::{By, Clause, Contradiction, Seat};
use messages::Saying;
use std::collections::{BTreeMap, BTreeSet};

/// How many play for the realm.
const PLAYERS: std::ops::RangeInclusive<usize> = 2..=4;
/// Crowns of the first and of the second.
const CROWNS: [u32; 2] = [3, 1];
/// Turns in which alliances bind.
const TRUCE_TURNS: u32 = 2;
/// Characters of a reason.
const REASON: std::ops::RangeInclusive<usize> = 1..=200;

impl State {
    /// Does the next turn wait for the estates?
    #[must_use]
    pub fn estates_sit(&self) -> bool {
        self.phase == Phase::End
            && self.estates.as_ref().is_some_and(|it| !it.seats.is_empty() && !it.over)
    }

    /// Have they sat in this end phase, so that nothing keeps the next turn?
    pub(crate) fn estates_have_sat(&self) -> bool {
        self.phase == Phase::End
            && self.estates.as_ref().is_some_and(|it| it.over && it.turn == self.turn)
    }
}

/// Which ruling a game for the realm is played by.
pub(crate) const fn clause_of(game: RealmGame) -> Clause {
    match game {
        RealmGame::Prologue => CAR_31,
        RealmGame::Estates => CAR_36,
    }
}

/// Who would take part: whoever holds a castle or a banner.
fn estates(state: &State) -> Vec<Seat> {
    let there = |seat: &&Seat| {
        state.castles_of(seat).next().is_some() || state.banners_of(seat).next().is_some()
    };
    state.players.keys().filter(there).cloned().collect()
}

fn organiser_only(draft: &Draft<'_>, facts: Saying) -> Result<(), Refusal> {
    match draft.by() {
        By::Organiser => Ok(()),
        _ => Err(Refusal::new(Reason::NotYourOrder, CAR_36, facts)),
    }
}

fn check_reason(reason: &str) -> Result<(), Refusal> {
    if REASON.contains(&reason.chars().count()) {
        return Ok(());
    }
    Err(Refusal::new(Reason::BadRuling, CAR_36, said!("realm-reason")))
}

/// Calls them together at the end of this turn.
pub(crate) fn call(draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, said!("only-organiser-calls"))?;
    let state = draft.state();
    let refused = |facts| Err(Refusal::new(Reason::NoEstates, CAR_36, facts).into());
    if state.phase == Phase::Prologue {
        return refused(said!("no-turn-yet"));
    }
    if let Some(called) = &state.estates {
        return refused(said!("called-before", turn = called.turn));
    }
    if state.turn >= state.options.turns {
        return refused(said!("last-turn", turn = state.turn));
    }
    let players = estates(state).len();
    if !PLAYERS.contains(&players) {
        return refused(said!("estates-players", players = players));
    }
    draft.record(EstatesCalled { turn: state.turn }.into())
}

/// They meet, if they were called; the turn ends when their game is over.
pub(crate) fn meet(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let state = draft.state();
    let called = state.estates.as_ref().is_some_and(|it| it.seats.is_empty() && !it.over);
    if !called {
        return Ok(false);
    }
    let seats = estates(state);
    if !PLAYERS.contains(&seats.len()) {
        let players = rulebook::count(seats.len());
        draft.record(EstatesLapsed { players }.into())?;
        return Ok(false);
    }
    draft.record(EstatesMet { seats }.into())?;
    Ok(true)
}

/// Why the turn does not go on.
pub(crate) fn still_sit(_: &State) -> Refusal {
    Refusal::new(Reason::NotAllDone, CAR_36, said!("estates-sit"))
        .allowing(said!("estates-sit-allowed"))
}

/// The king is dead: what the first and the second get, and truces.
pub(crate) fn settle(won: Vec<Won>, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if !draft.state().estates_sit() {
        return Err(Contradiction::new("no estates sit").into());
    }
    let crowns = crowns(won.iter().map(|won| &won.seat));
    draft.record(EstatesSettled { won: won.clone(), ruled: None, crowns }.into())?;
    truces::make(&won, draft.state().turn + TRUCE_TURNS, draft)
}

fn crowns<'s>(ranked: impl Iterator<Item = &'s Seat>) -> BTreeMap<Seat, u32> {
    ranked.cloned().zip(CROWNS).collect()
}

/// The organiser rules how they have ended.
pub(crate) fn rule(order: &RuleEstates, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, said!("only-organiser-ends"))?;
    let state = draft.state();
    let sit = state.estates.as_ref().filter(|_| state.estates_sit());
    let Some(sit) = sit else {
        return Refusal::new(Reason::NoRealm, CAR_36, said!("no-estates-sit")).into();
    };
    check_reason(&order.reason)?;
    let named = BTreeSet::from([&order.first, &order.second]);
    if named.len() < 2 || !named.iter().all(|seat| sit.seats.contains(seat)) {
        let facts = said!("two-of-the-estates");
        return Refusal::new(Reason::BadRuling, CAR_36, facts)
            .allowing(said!("there-are", known = players(&sit.seats)))
            .into();
    }
    let crowns = crowns([&order.first, &order.second].into_iter());
    let ruled = Some(order.reason.clone());
    draft.record(EstatesSettled { won: Vec::new(), ruled, crowns }.into())
}

/// The organiser breaks a game for the realm off: before the map it counts for nothing, the estates have met in
/// vain.
pub(crate) fn break_off(order: &BreakOff, draft: &mut Draft<'_>) -> Result<(), Stop> {
    organiser_only(draft, said!("only-organiser-ends"))?;
    let state = draft.state();
    let before = state.prologue.as_ref().is_some_and(|it| it.order.is_empty());
    let game = match state.phase {
        Phase::Prologue if before => RealmGame::Prologue,
        Phase::End if state.estates_sit() => RealmGame::Estates,
        _ => return Refusal::new(Reason::NoRealm, CAR_36, said!("no-realm-played")).into(),
    };
    check_reason(&order.reason)?;
    let reason = order.reason.clone();
    draft.record(RealmBrokenOff { game, reason }.into())
}

/// The estates of a campaign in which they were called.
fn of(state: &mut State) -> Result<&mut Estates, Contradiction> {
    state.estates.as_mut().ok_or_else(|| Contradiction::new("nobody has called the estates"))
}

pub(crate) fn realm_broken_off(
    state: &mut State,
    event: &RealmBrokenOff,
) -> Result<(), Contradiction> {
    match event.game {
        RealmGame::Estates => of(state)?.over = true,
        RealmGame::Prologue => {
            let none = || Contradiction::new("no realm came before the map");
            state.prologue.as_mut().ok_or_else(none)?.broken_off = true;
        }
    }
    Ok(())
}

pub(crate) fn estates_called(
    state: &mut State,
    event: &EstatesCalled,
) -> Result<(), Contradiction> {
    state.estates = Some(Estates { turn: event.turn, seats: Vec::new(), over: false });
    Ok(())
}

pub(crate) fn estates_lapsed(state: &mut State, _: &EstatesLapsed) -> Result<(), Contradiction> {
    state.estates = None;
    Ok(())
}

pub(crate) fn estates_met(state: &mut State, event: &EstatesMet) -> Result<(), Contradiction> {
    of(state)?.seats.clone_from(&event.seats);
    Ok(())
}

pub(crate) fn estates_settled(
    state: &mut State,
    event: &EstatesSettled,
) -> Result<(), Contradiction> {
    of(state)?.over = true;
    for (seat, crowns) in &event.crowns {
        state.known_player(seat)?.crowns += crowns;
    }
    Ok(())
}
