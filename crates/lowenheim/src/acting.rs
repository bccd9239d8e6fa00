//! Whose turn it is: what every order is checked for before its chapter looks at it (HEI-143, R-18).

use crate::clauses::{HEI_143, R_18};
use crate::figures::{Faction, FigureId};
use crate::refusal::{listed, opening, said, the};
use crate::state::{Actors, State, Step};
use crate::{Draft, Reason, Refusal, Stop, faction_of, master};
use decider::Clause;
use messages::{Part, Saying};

/// The faction that sent the order, if it may act in this step now; refuses otherwise.
pub(crate) fn acting_faction(
    step: Step,
    clause: Clause,
    draft: &Draft<'_>,
) -> Result<Faction, Stop> {
    let faction = leading_faction(clause, draft)?;
    let state = draft.state();
    let now = current(state)?;
    if now != step {
        let facts = said!(
            "wrong-step",
            step = Part::name(step.number()),
            name = step,
            now = Part::name(now.number()),
            current = now
        );
        return Refusal::new(Reason::WrongStep, HEI_143, facts).allowing(what_now(state)).into();
    }
    check_turn(state, faction)?;
    Ok(faction)
}

/// The faction that sent the order; refuses people without one, and everything after the end.
pub(crate) fn leading_faction(clause: Clause, draft: &Draft<'_>) -> Result<Faction, Stop> {
    let Some(faction) = faction_of(draft.by()) else {
        let facts = said!("players-alone", by = draft.by());
        return Refusal::new(Reason::NotYourOrder, clause, facts)
            .allowing(said!("organiser-may"))
            .into();
    };
    current(draft.state())?;
    Ok(faction)
}

/// Refuses a figure that does nothing else this turn.
pub(crate) fn must_not_be_busy(
    state: &State,
    figure: FigureId,
    clause: Clause,
) -> Result<(), Refusal> {
    if !state.is_busy(figure) {
        return Ok(());
    }
    let facts = said!("does-nothing-else", who = figure);
    Err(Refusal::new(Reason::FigureBusy, clause, facts).allowing(said!("name-another-figure")))
}

/// Refuses when all of these figures, of whom there is at least one, do nothing else this turn.
pub(crate) fn must_have_time(
    state: &State,
    mut figures: impl Iterator<Item = FigureId>,
    clause: Clause,
) -> Result<(), Refusal> {
    let Some(first) = figures.next() else { return Ok(()) };
    let others = figures.any(|figure| !state.is_busy(figure));
    if others { Ok(()) } else { must_not_be_busy(state, first, clause) }
}

pub(crate) fn current(state: &State) -> Result<Step, Stop> {
    match state.step {
        Some(Step::Over) => Refusal::new(Reason::SiegeOver, HEI_143, said!("siege-over")).into(),
        Some(step) => Ok(step),
        None => Refusal::new(Reason::WrongStep, HEI_143, said!("siege-not-open")).into(),
    }
}

pub(crate) fn check_turn(state: &State, faction: Faction) -> Result<(), Stop> {
    if state.may_act(faction) {
        return Ok(());
    }
    let facts = if state.to_act.contains(&faction) {
        said!("others-act-before", faction = the(faction))
    } else {
        said!("nothing-more-in-step", faction = opening(faction))
    };
    Refusal::new(Reason::NotYourTurn, R_18, facts).allowing(what_now(state)).into()
}

/// What the siege waits for, as a sentence.
pub(crate) fn what_now(state: &State) -> Saying {
    if master::decides(state) {
        return said!("master-decides");
    }
    match (state.actors(), state.to_act.as_slice()) {
        (Some(Actors::Together), waiting) => {
            said!("still-to-act", factions = listed(waiting.iter().map(|&faction| the(faction))))
        }
        (Some(Actors::InOrder), [next, ..]) => said!("turn-of", faction = the(*next)),
        (Some(Actors::Rules), _) => said!("say-proceed"),
        (Some(Actors::InOrder | Actors::Nobody) | None, _) => said!("nothing-more"),
    }
}
