//! What every order is checked for before its chapter looks at it: the step, and who sends it.

use crate::clauses::{HRZ_031, HRZ_034, HRZ_139};
use crate::colours::Colour;
use crate::refusal::said;
use crate::state::{Acting, RoundStep, State, Trial};
use crate::{Draft, Reason, Refusal, Stop};
use decider::By;
use messages::Part;

/// Nothing happens after the king's death.
pub(crate) fn not_over(draft: &Draft<'_>) -> Result<(), Stop> {
    match draft.state().step {
        RoundStep::Over => Refusal::new(Reason::RealmOver, HRZ_139, said!("realm-over")).into(),
        _ => Ok(()),
    }
}

/// Who sends the order, if they play.
pub(crate) fn sender(draft: &Draft<'_>) -> Result<Colour, Refusal> {
    let state = draft.state();
    let plays = |colour: &Colour| state.princes.contains_key(colour);
    Colour::of(draft.by()).filter(plays).ok_or_else(|| {
        let players = state.players.iter().map(|colour| colour.word().to_owned()).collect();
        Refusal::new(Reason::NotYourOrder, HRZ_031, said!("players-only"))
            .allowing(said!("players-are", players = Part::Names(players)))
    })
}

/// Only the organiser.
pub(crate) fn organiser(draft: &Draft<'_>) -> Result<(), Refusal> {
    if *draft.by() == By::Organiser {
        return Ok(());
    }
    Err(Refusal::new(Reason::NotYourOrder, HRZ_031, said!("organiser-only")))
}

/// The name of a colour's player, as a fact.
pub(crate) fn named(state: &State, colour: Colour) -> Part {
    Part::name(state.name(colour))
}

/// Something else is asked for now; says whose turn it is and for what.
pub(crate) fn other_step(state: &State) -> Refusal {
    let facts = said!("other-step", step = step_word(&state.step));
    let refusal = Refusal::new(Reason::OtherStep, HRZ_034, facts);
    let waiting = waited_for(state);
    if waiting.is_empty() {
        return refusal;
    }
    let names = waiting.iter().map(|colour| state.name(*colour).to_owned()).collect();
    refusal.allowing(said!("waits-for", who = Part::Names(names)))
}

/// The step as its word.
pub(crate) fn step_word(step: &RoundStep) -> &'static str {
    match step {
        RoundStep::Opening => "opening",
        RoundStep::Placing => "placing",
        RoundStep::Card => "card",
        RoundStep::Decisions => "decisions",
        RoundStep::Settling => "settling",
        RoundStep::Trial(trial) if trial.talks => "talks",
        RoundStep::Trial(_) => "duel",
        RoundStep::Action(_) => "action",
        RoundStep::Over => "over",
    }
}

/// Who owes an order now.
#[must_use]
pub fn waited_for(state: &State) -> Vec<Colour> {
    match &state.step {
        RoundStep::Opening | RoundStep::Settling | RoundStep::Over => Vec::new(),
        RoundStep::Placing => state.next_to_place().map(|(by, _)| by).into_iter().collect(),
        RoundStep::Card => state.start.into_iter().collect(),
        RoundStep::Decisions => state.next_to_decide().into_iter().collect(),
        RoundStep::Trial(trial) if trial.talks => trial.choosers.clone(),
        RoundStep::Trial(trial) => {
            let owes = |colour: &&Colour| !trial.bids.contains_key(*colour);
            trial.choosers.iter().filter(owes).copied().collect()
        }
        RoundStep::Action(acting) => vec![acting.by],
    }
}

/// The sender acts now; answers who they are and what they do.
pub(crate) fn acts(draft: &Draft<'_>) -> Result<(Colour, Acting), Refusal> {
    let by = sender(draft)?;
    let state = draft.state();
    match state.acting() {
        Some(acting) if acting.by == by => Ok((by, acting.clone())),
        Some(acting) => {
            let facts = said!("not-your-action", who = named(state, acting.by));
            Err(Refusal::new(Reason::NotYourTurn, HRZ_034, facts))
        }
        None => Err(other_step(state)),
    }
}

/// The sender is in the trial that goes on.
pub(crate) fn tries(draft: &Draft<'_>) -> Result<(Colour, Trial), Refusal> {
    let by = sender(draft)?;
    let state = draft.state();
    match state.trial() {
        Some(trial) if trial.choosers.contains(&by) => Ok((by, trial.clone())),
        Some(trial) => {
            let names = trial.choosers.iter().map(|colour| state.name(*colour).to_owned());
            let facts = said!("not-your-trial", who = Part::Names(names.collect()));
            Err(Refusal::new(Reason::NotYourTurn, HRZ_034, facts))
        }
        None => Err(other_step(state)),
    }
}
