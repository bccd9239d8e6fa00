//! How a round goes: a card is turned, decisions are laid, and slots are settled one after the other
//! ([LR-10](crate::clauses::LR_10)).

use crate::cards::{Action, ActionCard, Face};
use crate::checks::{named, other_step, sender};
use crate::clauses::{
    HRZ_012, HRZ_014, HRZ_015, HRZ_029, HRZ_030, HRZ_040, HRZ_041, HRZ_042, HRZ_044, HRZ_045,
    LR_07, LR_10, LR_15, LR_43,
};
use crate::colours::Colour;
use crate::event::{ActionUnchosen, CardTurned, MineWorked, MoneyPaid, RoundBegun};
use crate::refusal::said;
use crate::state::{RoundStep, State};
use crate::tables::SLOTS;
use crate::{Draft, Reason, Refusal, Stop, action, duels, ending, scoring, trials};
use decider::{Audience, Contradiction};
use rulebook::count;

/// Goes on as far as nobody has anything to decide.
pub(crate) fn go_on(draft: &mut Draft<'_>) -> Result<(), Stop> {
    loop {
        let state = draft.state();
        match &state.step {
            RoundStep::Placing if state.next_to_place().is_none() => {
                let start = state.start.or(state.players.first().copied());
                draft.mark([LR_43]);
                begin_round(draft, 1, start)?;
            }
            RoundStep::Decisions if state.next_to_decide().is_none() => settle_next(draft)?,
            RoundStep::Settling => settle_next(draft)?,
            RoundStep::Trial(trial) if !trial.talks && trials::is_complete(trial) => {
                duels::open(draft)?
            }
            RoundStep::Action(acting) if action::is_spent(state, acting) => action::end(draft)?,
            _ => return Ok(()),
        }
    }
}

fn begin_round(draft: &mut Draft<'_>, round: u32, start: Option<Colour>) -> Result<(), Stop> {
    let Some(start) = start else {
        return Err(Contradiction::new("a round begins with somebody").into());
    };
    draft.record(RoundBegun { round, start }.into())
}

/// The start player turns the next card ([HRZ-029](crate::clauses::HRZ_029)).
pub(crate) fn turn(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let by = sender(draft)?;
    let state = draft.state();
    if state.step != RoundStep::Card {
        return Err(other_step(state).into());
    }
    if state.start != Some(by) {
        let start = state.start.map_or_else(|| messages::Part::from(""), |it| named(state, it));
        let facts = said!("not-the-start", who = start);
        return Refusal::new(Reason::NotYourTurn, HRZ_029, facts).into();
    }
    turn_card(draft, by)
}

/// Turns cards, past silver mines ([HRZ-039](crate::clauses::HRZ_039), [LR-07](crate::clauses::LR_07)), until
/// three actions or the king lie there. The pile with the earliest letter comes first
/// ([HRZ-014](crate::clauses::HRZ_014)), and each is drawn from at random, as if it had been shuffled by itself
/// ([HRZ-012](crate::clauses::HRZ_012)). What is drawn stands in the log, so that whoever replays it has the same
/// game ([HRZ-169](crate::clauses::HRZ_169)).
pub(crate) fn turn_card(draft: &mut Draft<'_>, by: Colour) -> Result<(), Stop> {
    draft.mark([HRZ_012, HRZ_014, HRZ_015, HRZ_030, LR_07]);
    loop {
        let state = draft.state();
        let first = state.deck.iter().map(|card| card.letter).min();
        let pile = state.deck.iter().filter(|card| Some(card.letter) == first);
        let pile: Vec<ActionCard> = pile.copied().collect();
        let left = count(state.deck.len().saturating_sub(1));
        let at = draft.draw(HRZ_029, "actions", &pile, Audience::Everyone)?;
        let none = || Contradiction::new("the drawn card lies in its pile");
        let card = *pile.get(at).ok_or_else(none)?;
        draft.record(CardTurned { by, card, left }.into())?;
        match card.face {
            Face::Actions(_) => return Ok(()),
            Face::SilverMine => mine(draft)?,
            Face::King => return ending::king(draft, by),
        }
    }
}

/// A point for each mountain in somebody's territories ([HRZ-039](crate::clauses::HRZ_039)); those in
/// nobody's land count for nobody ([HRZ-040](crate::clauses::HRZ_040)).
fn mine(draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.mark([HRZ_040]);
    let (points, scores) = scoring::mountains(draft.state());
    draft.record(MineWorked { points, scores }.into())
}

/// Settles the next slot, or ends the round ([HRZ-034](crate::clauses::HRZ_034)).
fn settle_next(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let slot = state.settled + 1;
    if slot > SLOTS {
        // The cards come back into every hand (HRZ-041) and the black castle goes on (HRZ-042).
        let next = state.deciding_order().nth(1);
        let round = state.round + 1;
        draft.mark([HRZ_041, HRZ_042]);
        return begin_round(draft, round, next);
    }
    let choosers = state.choosers(slot);
    let Some(action) = state.action(slot) else {
        return Err(Contradiction::new("an open card has three actions").into());
    };
    match (action, choosers.as_slice()) {
        (_, []) => draft.record(ActionUnchosen { slot }.into()),
        (Action::Money(ducats), _) => pay(draft, slot, ducats, choosers),
        (_, [alone]) => {
            let alone = *alone;
            draft.mark([LR_10, LR_15]);
            action::begin(draft, alone, slot, action)
        }
        (_, _) => trials::begin(draft, slot, choosers),
    }
}

/// The money bag, for all who chose it ([HRZ-043](crate::clauses::HRZ_043),
/// [HRZ-044](crate::clauses::HRZ_044)); nobody tries their power for it ([HRZ-045](crate::clauses::HRZ_045)).
fn pay(draft: &mut Draft<'_>, slot: u32, ducats: u32, to: Vec<Colour>) -> Result<(), Stop> {
    let among = count(to.len()).max(1);
    if among > 1 {
        draft.mark([HRZ_044, HRZ_045]);
    }
    draft.record(MoneyPaid { slot, each: ducats / among, left: ducats % among, to }.into())
}

pub(crate) fn round_begun(state: &mut State, event: &RoundBegun) -> Result<(), Contradiction> {
    (state.round, state.start) = (event.round, Some(event.start));
    state.decisions.clear();
    (state.step, state.settled) = (RoundStep::Card, 0);
    Ok(())
}

pub(crate) fn card_turned(state: &mut State, event: &CardTurned) -> Result<(), Contradiction> {
    let at = state.deck.iter().position(|card| *card == event.card);
    let none = || Contradiction::new(format!("{} does not lie in the deck", event.card));
    state.turned.push(state.deck.remove(at.ok_or_else(none)?));
    if matches!(event.card.face, Face::Actions(_)) {
        state.step = RoundStep::Decisions;
    }
    Ok(())
}

pub(crate) fn mine_worked(state: &mut State, event: &MineWorked) -> Result<(), Contradiction> {
    scoring::move_stones(state, &event.scores)
}

pub(crate) fn action_unchosen(
    state: &mut State,
    event: &ActionUnchosen,
) -> Result<(), Contradiction> {
    state.settle(event.slot);
    Ok(())
}

pub(crate) fn money_paid(state: &mut State, event: &MoneyPaid) -> Result<(), Contradiction> {
    for colour in &event.to {
        state.prince_mut(*colour)?.ducats += event.each;
    }
    state.settle(event.slot);
    Ok(())
}
