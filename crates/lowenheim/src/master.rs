//! The game master: a seat that a campaign may have. They see everything, and may put another
//! value in the place of what the enemy's procedure decides, before it is applied (ACT-22, HEI-185);
//! and they alone give an act of flavour an effect.
//!
//! In their siege `proceed` stops at every decision: it is prepared, with the value that it has by
//! itself, for their eyes only. The next `proceed` lets it stand; `override` puts another value in
//! its place, which is recorded for everybody with both values and their reason. Dice that have
//! fallen stay on record. A siege without them knows none of this, and records none of it.
//!
//! | what | module |
//! |---|---|
//! | which values may take the place of which | `choice` |
//! | what an act of flavour can bring about | `effects` |

mod choice;
mod effects;

pub(crate) use choice::choices;
pub(crate) use effects::{figure_healed, figure_shifted, fire_quenched};

use crate::clauses::{ACT_22, R_02, R_104};
use crate::command::Override;
use crate::event::{DecisionOverridden, DecisionPrepared, DecisionUpheld};
use crate::refusal::said;
use crate::state::State;
use crate::state::{Decision, Ruling};
use crate::{Draft, Reason, Refusal, Stop, acting, intruders, tables};
use choice::Chosen;
use decider::{By, Contradiction};
use rulebook::game_master::SEAT;

/// Is the reader or sender the game master of this siege?
#[must_use]
pub fn is_master(state: &State, by: &By) -> bool {
    state.options.game_master && matches!(by, By::Seat(seat) if seat.name() == SEAT)
}

/// May this sender let the rules go on now? While the game master decides only they may, and the
/// organiser in their place.
pub(crate) fn may_proceed(state: &State, by: &By) -> bool {
    !state.master_decides() || *by == By::Organiser || is_master(state, by)
}

pub(crate) fn check_proceed(draft: &Draft<'_>) -> Result<(), Stop> {
    if may_proceed(draft.state(), draft.by()) {
        return Ok(());
    }
    Refusal::new(Reason::NotYourOrder, R_02, said!("master-decides-now"))
        .allowing(said!("wait-for-master"))
        .into()
}

/// One `proceed` of a siege with a game master: what was pending stands, and the next decision is
/// prepared for them. Answers whether one is.
pub(crate) fn weigh(draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let follows = match uphold(draft)? {
        Some(decision) => intruders::apply(decision, draft)?,
        None => None,
    };
    prepare(follows, draft)
}

/// A decision of the enemy within a player's slot: the game master weighs it; without one it is
/// applied at once, with all that follows from it.
pub(crate) fn meet(decision: Decision, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if draft.state().options.game_master {
        return draft.record(DecisionPrepared { decision }.into());
    }
    intruders::go_on_from(decision, draft)
}

/// The pending decision stands as it is.
pub(crate) fn uphold(draft: &mut Draft<'_>) -> Result<Option<Decision>, Stop> {
    let pending = draft.state().pending.clone();
    if pending.is_some() {
        draft.record(DecisionUpheld {}.into())?;
    }
    Ok(pending)
}

/// Prepares the decision that follows, or else the next of the step. Answers whether there is one.
fn prepare(follows: Option<Decision>, draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let next = match follows {
        Some(decision) => Some(decision),
        None => intruders::decide(draft)?,
    };
    let Some(decision) = next else { return Ok(false) };
    draft.record(DecisionPrepared { decision }.into())?;
    Ok(true)
}

/// The game master puts another value in the place of one, or gives an act of flavour an effect.
/// Answers false when the last decision is settled by it: then the turn goes on.
pub(crate) fn rule(order: &Override, draft: &mut Draft<'_>) -> Result<bool, Stop> {
    let Override { chosen, reason } = order;
    let state = draft.state();
    if !is_master(state, draft.by()) {
        let facts =
            if state.options.game_master { said!("master-overrides") } else { said!("no-master") };
        return Refusal::new(Reason::NotYourOrder, R_02, facts).into();
    }
    acting::current(state)?;
    let reason = &acting::told_line(reason, ACT_22)?;
    match chosen {
        Ruling::ArrivalNumber { number } => {
            let automatic = Ruling::ArrivalNumber { number: state.options.arrival_number };
            check_arrival_number(*number, state)?;
            overrule(Some(automatic), chosen, reason, draft)?;
            Ok(true)
        }
        Ruling::Effect { effect } => {
            effects::check(effect, state)?;
            overrule(None, chosen, reason, draft)?;
            effects::carry_out(effect, draft)?;
            Ok(true)
        }
        Ruling::Arrival { .. }
        | Ruling::Strength { .. }
        | Ruling::Aim { .. }
        | Ruling::Entry { .. }
        | Ruling::Order { .. }
        | Ruling::Target { .. }
        | Ruling::Goal { .. }
        | Ruling::Path { .. }
        | Ruling::Attack { .. } => {
            let follows = settle(chosen, reason, draft)?;
            prepare(follows, draft)
        }
    }
}

/// Settles the pending decision with the chosen value, and answers the decision that follows.
fn settle(chosen: &Ruling, reason: &str, draft: &mut Draft<'_>) -> Result<Option<Decision>, Stop> {
    let (automatic, instead) = choice::choose(draft.state(), chosen)?;
    match instead {
        Chosen::Whole(decision) => {
            overrule(Some(automatic), chosen, reason, draft)?;
            intruders::apply(decision, draft)
        }
        Chosen::Walk { band, target, before, walk, after } => {
            // Those whose turn comes earlier have walked by then, as they would by themselves.
            intruders::walk_out(&before, draft)?;
            overrule(Some(automatic), chosen, reason, draft)?;
            intruders::walk_out(&[walk], draft)?;
            Ok(intruders::march_on(draft.state(), band, target, &after))
        }
    }
}

fn overrule(
    automatic: Option<Ruling>,
    chosen: &Ruling,
    reason: &str,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let (chosen, reason) = (chosen.clone(), reason.to_owned());
    draft.record(DecisionOverridden { automatic, chosen, reason }.into())
}

/// A band comes on this die or more; 6 leaves it a chance, 2 leaves the city one (ACT-24, R-104).
fn check_arrival_number(number: u32, state: &State) -> Result<(), Refusal> {
    if !tables::ARRIVAL_NUMBERS.contains(&number) {
        let facts = said!("bad-arrival", number = number);
        return Err(Refusal::new(Reason::BadValue, R_104, facts).allowing(said!("arrival-numbers")));
    }
    if number == state.options.arrival_number {
        let facts = said!("arrival-so", number = number);
        return Err(Refusal::new(Reason::NothingChanged, R_104, facts));
    }
    Ok(())
}

pub(crate) fn decision_prepared(
    state: &mut State,
    event: &DecisionPrepared,
) -> Result<(), Contradiction> {
    if !state.options.game_master {
        return Err(Contradiction::new("a decision is prepared, and nobody is there to weigh it"));
    }
    match state.pending.replace(event.decision.clone()) {
        None => Ok(()),
        Some(_) => Err(Contradiction::new("a second decision is prepared before the first stands")),
    }
}

pub(crate) fn decision_upheld(state: &mut State, _: &DecisionUpheld) -> Result<(), Contradiction> {
    match state.pending.take() {
        Some(_) => Ok(()),
        None => Err(Contradiction::new("a decision stands that was never prepared")),
    }
}

pub(crate) fn decision_overridden(
    state: &mut State,
    event: &DecisionOverridden,
) -> Result<(), Contradiction> {
    match event.chosen {
        Ruling::ArrivalNumber { number } => state.options.arrival_number = number,
        Ruling::Effect { .. } => {}
        _ => state.pending = None,
    }
    Ok(())
}
