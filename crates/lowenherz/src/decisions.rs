//! Decisions: one after the other, face up, with what is played together with them
//! ([LR-08](crate::clauses::LR_08), [LR-09](crate::clauses::LR_09)).

use crate::checks::{named, other_step, sender};
use crate::clauses::{HRZ_022, HRZ_031, HRZ_032, HRZ_033, HRZ_116, HRZ_119, HRZ_161, LR_08, LR_09};
use crate::colours::Colour;
use crate::command::{Decide, Play};
use crate::event::DecisionLaid;
use crate::refusal::said;
use crate::state::{RoundStep, State};
use crate::tables::SLOTS;
use crate::{Draft, Reason, Refusal, Stop, alliances, renegades};
use decider::Contradiction;
use std::collections::BTreeSet;

/// Lays one's decision card, or two; first alliances end, then cards of a black shield work, at most one for
/// each decision card ([HRZ-116](crate::clauses::HRZ_116)).
pub(crate) fn decide(order: &Decide, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let by = sender(draft)?;
    let state = draft.state();
    if state.step != RoundStep::Decisions {
        return Err(other_step(state).into());
    }
    if let Some(due) = state.next_to_decide().filter(|due| *due != by) {
        let facts = said!("not-your-decision", who = named(state, due));
        let first = state.decisions.is_empty();
        let clause = if first { HRZ_031 } else { HRZ_032 };
        return Refusal::new(Reason::NotYourTurn, clause, facts).into();
    }
    let slots = check_slots(state, by, &order.slots)?;
    check_plays(&order.plays, slots.len())?;
    draft.mark([LR_08]);
    if draft.state().decisions.is_empty() {
        draft.mark([HRZ_031]);
    }
    if slots.len() > 1 {
        draft.mark([if draft.state().players.len() == 2 { HRZ_161 } else { HRZ_033 }]);
    }
    let (ending, played): (Vec<&Play>, Vec<&Play>) =
        order.plays.iter().partition(|play| matches!(play, Play::Dissolve { .. }));
    for play in &ending {
        carry_out(play, by, draft)?;
    }
    draft.record(DecisionLaid { by, slots: slots.into_iter().collect() }.into())?;
    // What is played works before the next player lays a card, whatever becomes of the action (HRZ-119).
    for play in &played {
        draft.mark([HRZ_116, HRZ_119, LR_09]);
        carry_out(play, by, draft)?;
    }
    Ok(())
}

fn carry_out(play: &Play, by: Colour, draft: &mut Draft<'_>) -> Result<(), Stop> {
    match play {
        Play::Dissolve { own, other, treasures } => {
            alliances::end(draft, by, *own, *other, treasures)
        }
        Play::Ally { own, other } => alliances::ally(draft, by, *own, *other),
        Play::Renegade { own, other, take, place, treasures } => {
            let knights = renegades::Knights { take: *take, place: *place };
            renegades::play(draft, by, [*own, *other], knights, treasures)
        }
    }
}

fn check_slots(state: &State, by: Colour, slots: &[u32]) -> Result<BTreeSet<u32>, Refusal> {
    let due = state.cards_due(by);
    let different: BTreeSet<u32> = slots.iter().copied().collect();
    if let Some(none) = slots.iter().find(|slot| !(1..=SLOTS).contains(*slot)) {
        let facts = said!("no-such-slot", slot = *none);
        return Err(Refusal::new(Reason::WrongCards, HRZ_022, facts));
    }
    if slots.len() == due && different.len() == due {
        return Ok(different);
    }
    let clause = match (due, state.players.len()) {
        (1, _) => HRZ_032,
        (_, 2) => HRZ_161,
        _ => HRZ_033,
    };
    Err(Refusal::new(Reason::WrongCards, clause, said!("cards-due", due = due)))
}

fn check_plays(plays: &[Play], cards: usize) -> Result<(), Refusal> {
    let ends = |play: &Play| matches!(play, Play::Dissolve { .. });
    let played = plays.iter().filter(|play| !ends(play)).count();
    if played > cards {
        let facts = said!("too-many-plays", played = played, cards = cards);
        return Err(Refusal::new(Reason::WrongPlays, HRZ_116, facts));
    }
    let late = plays.iter().skip_while(|play| ends(play)).any(ends);
    if late {
        return Err(Refusal::new(Reason::WrongPlays, LR_09, said!("dissolve-first")));
    }
    Ok(())
}

pub(crate) fn decision_laid(state: &mut State, event: &DecisionLaid) -> Result<(), Contradiction> {
    state.decisions.insert(event.by, event.slots.iter().copied().collect());
    Ok(())
}
