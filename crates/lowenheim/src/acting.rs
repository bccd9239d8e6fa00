//! Whose turn it is: what every order is checked for before its chapter looks at it (HEI-143, R-18).

use crate::clauses::{HEI_004, HEI_074, HEI_143, HEI_144, R_07, R_18};
use crate::figures::{Faction, FigureId};
use crate::refusal::{listed, opening, said, the};
use crate::state::{Actors, State, Step, Whereabouts};
use crate::{Draft, Reason, Refusal, Stop, faction_of};
use board::Hex;
use decider::Clause;
use messages::{Part, Saying};

/// The longest line of the story, in characters.
const LONGEST_LINE: usize = 500;

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

/// The hex of a figure of one's own that is on the map: nobody commands the figures of others, not
/// even whoever is in charge of the defence ([HEI-029](crate::clauses::HEI_029), a secret of the City
/// Guard's; the refusal names what everybody may read).
pub(crate) fn own_figure(
    state: &State,
    faction: Faction,
    figure: FigureId,
) -> Result<Hex, Refusal> {
    let hex = figure_on_map(state, figure, HEI_144);
    let master = state.master_of(figure);
    if master != Some(faction) && state.figures.contains_key(&figure) {
        let owner = master.map_or_else(|| said!("the-enemy"), the);
        let facts = said!("obeys-another", who = figure, owner = owner, faction = the(faction));
        return Err(
            Refusal::new(Reason::NotYourFigure, HEI_004, facts).allowing(said!("name-own-figures"))
        );
    }
    hex
}

/// The hex of a figure that is on the map.
pub(crate) fn figure_on_map(
    state: &State,
    figure: FigureId,
    clause: Clause,
) -> Result<Hex, Refusal> {
    let Some(entry) = state.figures.get(&figure) else {
        let facts = said!("no-such-figure", who = figure);
        return Err(Refusal::new(Reason::NoSuchFigure, R_07, facts));
    };
    let facts = match entry.whereabouts {
        Whereabouts::Map(hex) => return Ok(hex),
        Whereabouts::Temple => said!("in-temple", who = figure),
        Whereabouts::Starved => said!("left-hungry", who = figure),
        Whereabouts::Gone => said!("out-of-game", who = figure),
    };
    Err(Refusal::new(Reason::FigureNotOnMap, clause, facts))
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

/// Refuses a wizard who has cast a spell this turn.
pub(crate) fn must_not_have_cast(state: &State, wizard: FigureId) -> Result<(), Refusal> {
    if state.has_cast(wizard) {
        let facts = said!("has-cast", who = wizard);
        return Err(
            Refusal::new(Reason::FigureSpent, HEI_074, facts).allowing(said!("one-spell-each"))
        );
    }
    Ok(())
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

/// A line that somebody wrote, without blanks around it.
pub(crate) fn told_line(text: &str, clause: Clause) -> Result<String, Stop> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST_LINE || text.chars().any(char::is_control)
    {
        let facts = said!("one-line", most = LONGEST_LINE);
        return Refusal::new(Reason::BadText, clause, facts).into();
    }
    Ok(text.to_owned())
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
    if state.master_decides() {
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
