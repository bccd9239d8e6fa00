//! Power trials: who of several carries an action out ([HRZ-035](crate::clauses::HRZ_035),
//! [HRZ-084](crate::clauses::HRZ_084)). Whoever does not, may do nothing in a round
//! ([HRZ-036](crate::clauses::HRZ_036)), and no action is shared ([HRZ-088](crate::clauses::HRZ_088)).

use crate::clauses::{HRZ_036, HRZ_084, HRZ_085, HRZ_088, HRZ_091};
use crate::colours::Colour;
use crate::event::TrialBegun;
use crate::state::{RoundStep, State, Trial};
use crate::{Draft, Stop, action};
use decider::Contradiction;

/// Two talk first ([HRZ-085](crate::clauses::HRZ_085)); more duel at once
/// ([HRZ-091](crate::clauses::HRZ_091)).
pub(crate) fn begin(draft: &mut Draft<'_>, slot: u32, choosers: Vec<Colour>) -> Result<(), Stop> {
    let talks = choosers.len() == 2;
    draft.mark([if talks { HRZ_085 } else { HRZ_091 }, HRZ_084]);
    draft.record(TrialBegun { slot, choosers, talks }.into())
}

/// Somebody has won the trial and acts alone.
pub(crate) fn won(draft: &mut Draft<'_>, by: Colour, slot: u32) -> Result<(), Stop> {
    let Some(action) = draft.state().action(slot) else {
        return Err(Contradiction::new("an open card has three actions").into());
    };
    draft.mark([HRZ_036, HRZ_088]);
    action::begin(draft, by, slot, action)
}

/// Has everybody sealed a bid?
pub(crate) fn is_complete(trial: &Trial) -> bool {
    trial.choosers.iter().all(|colour| trial.bids.contains_key(colour))
}

pub(crate) fn trial_begun(state: &mut State, event: &TrialBegun) -> Result<(), Contradiction> {
    state.step = RoundStep::Trial(Trial {
        slot: event.slot,
        choosers: event.choosers.clone(),
        talks: event.talks,
        offers: Vec::new(),
        bids: [].into(),
        again: false,
    });
    Ok(())
}
