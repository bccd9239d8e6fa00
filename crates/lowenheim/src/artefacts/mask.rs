//! The Mask of Nyarlathotep: a wizard in the Tower wears it and does nothing else; the Wizards draw
//! one card more, and hold one more until the turn ends (HEI-067, R-94).

use super::{free_wizard, must_be_unused, reveal};
use crate::acting::acting_faction;
use crate::clauses::{HEI_067, R_94};
use crate::figures::FigureId;
use crate::state::{Artefact, Step};
use crate::{Draft, Stop};

/// Step 1, before the hand is refilled.
pub(super) fn wear(wizard: FigureId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    acting_faction(Step::Refill, R_94, draft)?;
    let state = draft.state();
    free_wizard(state, wizard, HEI_067)?;
    must_be_unused(state, Artefact::Mask)?;
    reveal(wizard, Artefact::Mask, Vec::new(), draft)
}
