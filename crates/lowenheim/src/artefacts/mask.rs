//! The Mask of Nyarlathotep: a wizard in the Tower wears it and does nothing else; the Wizards draw
//! one card more, and hold one more until the turn ends (HEI-067, R-94).

use super::{Artefact, free_wizard, must_be_unused, reveal};
use crate::acting::acting_faction;
use crate::clauses::{HEI_067, R_94};
use crate::figures::{Faction, FigureId};
use crate::state::{State, Step};
use crate::{Draft, Stop, tables};

/// Step 1, before the hand is refilled.
pub(super) fn wear(wizard: FigureId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    acting_faction(Step::Refill, R_94, draft)?;
    let state = draft.state();
    free_wizard(state, wizard, HEI_067).map_err(Stop::Refused)?;
    must_be_unused(state, Artefact::Mask).map_err(Stop::Refused)?;
    reveal(wizard, Artefact::Mask, Vec::new(), draft)
}

/// By how many cards a faction's hand is larger this turn.
pub(crate) fn extra_cards(state: &State, faction: Faction) -> u32 {
    let worn = state.artefacts.used_in(Artefact::Mask, state.turn);
    if worn && faction == Faction::WizardsCouncil { tables::MASK_CARDS } else { 0 }
}
