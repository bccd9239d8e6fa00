//! Whose turn it is: what every order is checked for before its chapter looks at it (HEI-143, R-18).

use crate::clauses::{HEI_143, R_18};
use crate::figures::{Faction, FigureId};
use crate::state::{Actors, State, Step};
use crate::{Draft, Reason, Refusal, Stop, faction_of, master};
use decider::Clause;

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
        let facts = format!(
            "This is done in step {} ({}); now is step {} ({}).",
            step.number(),
            step.name(),
            now.number(),
            now.name()
        );
        return Refusal::new(Reason::WrongStep, HEI_143, facts).allowing(what_now(state)).into();
    }
    check_turn(state, faction)?;
    Ok(faction)
}

/// The faction that sent the order; refuses people without one, and everything after the end.
pub(crate) fn leading_faction(clause: Clause, draft: &Draft<'_>) -> Result<Faction, Stop> {
    let Some(faction) = faction_of(draft.by()) else {
        let facts = format!("Only the player of a faction orders this, not {}.", draft.by());
        return Refusal::new(Reason::NotYourOrder, clause, facts)
            .allowing("The organiser may `proceed`, and `pass-for` an absent player.")
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
    let facts = format!("{} does nothing else this turn.", figure.name());
    Err(Refusal::new(Reason::FigureBusy, clause, facts).allowing("Name another figure."))
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
        Some(Step::Over) => Refusal::new(Reason::SiegeOver, HEI_143, "The siege is over.").into(),
        Some(step) => Ok(step),
        None => Refusal::new(Reason::WrongStep, HEI_143, "The siege is not open yet.").into(),
    }
}

pub(crate) fn check_turn(state: &State, faction: Faction) -> Result<(), Stop> {
    if state.may_act(faction) {
        return Ok(());
    }
    let facts = if state.to_act.contains(&faction) {
        format!("Other factions act before {}.", faction.name())
    } else {
        format!("{} has nothing more to do in this step.", faction.name())
    };
    Refusal::new(Reason::NotYourTurn, R_18, facts).allowing(what_now(state)).into()
}

/// What the siege waits for, as a sentence.
pub(crate) fn what_now(state: &State) -> String {
    let names = |factions: &[Faction]| {
        factions.iter().map(|faction| faction.name()).collect::<Vec<_>>().join(", ")
    };
    if master::decides(state) {
        return "The game master decides what the enemy does.".to_owned();
    }
    match state.actors() {
        Some(Actors::Together) => format!("Still to act: {}.", names(&state.to_act)),
        Some(Actors::InOrder) => {
            format!("It is the turn of {}.", names(state.to_act.get(..1).unwrap_or_default()))
        }
        Some(Actors::Rules) => "Say `proceed` to let the game go on.".to_owned(),
        Some(Actors::Nobody) | None => "Nothing more can be done.".to_owned(),
    }
}
