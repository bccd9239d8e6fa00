//! Healing, Fast Food and Morale: what helps friends (HEI-075, HEI-079, HEI-080, R-87).

use super::must_be_within;
use crate::acting::figure_on_map;
use crate::clauses::{HEI_075, R_87};
use crate::disclosure::disclose;
use crate::event::{BoostGiven, WoundHealed};
use crate::figures::{FigureId, Side};
use crate::refusal::{Reason, Refusal, said};
use crate::state::State;
use crate::tables::Spell;
use crate::{Draft, Stop, tables};
use board::Hex;
use decider::Contradiction;

/// Can Healing help this figure: a named person of the city, near the caster and hurt?
pub(super) fn check_patient(state: &State, from: Hex, patient: FigureId) -> Result<(), Refusal> {
    let hex = figure_on_map(state, patient, HEI_075)?;
    if !patient.kind().is_named() || state.side_of(patient) != Side::City {
        let facts = said!("no-named-person", who = patient);
        return Err(
            Refusal::new(Reason::WrongTarget, HEI_075, facts).allowing(said!("whom-healing-helps"))
        );
    }
    must_be_within(Spell::Healing, from, hex, tables::HEALING_REACH, patient)?;
    let (left, full) = wounds(state, patient);
    if left >= full {
        let facts = said!("not-hurt", who = patient);
        return Err(
            Refusal::new(Reason::WrongTarget, HEI_075, facts).allowing(said!("healing-no-more"))
        );
    }
    Ok(())
}

fn wounds(state: &State, figure: FigureId) -> (u32, u32) {
    let left = state.figures.get(&figure).map_or(0, |entry| entry.wounds);
    (left, state.profile_of(figure).map_or(left, |profile| profile.wounds))
}

pub(super) fn heal(figure: FigureId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (left, full) = wounds(draft.state(), figure);
    let left = draft.state().public_wounds(figure, full.min(left + 1));
    draft.record(WoundHealed { figure, left }.into())
}

/// Everybody of the city who stands with the wizard now, whatever their faction
/// ([R-87](crate::clauses::R_87)).
fn company(state: &State, hex: Hex) -> Vec<FigureId> {
    state.side_in(Side::City, hex).collect()
}

pub(super) fn hasten(
    wizard: FigureId,
    hex: Hex,
    x: u32,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let figures = company(draft.state(), hex);
    draft.record(BoostGiven { wizard, figures, movement: x, fight: 0 }.into())?;
    disclose([R_87], draft)
}

/// The end of step 6: the Morale that was paid for in it reaches those who now stand with the wizard
/// ([R-86](crate::clauses::R_86)).
pub(crate) fn cheer(draft: &mut Draft<'_>) -> Result<(), Stop> {
    for (wizard, x) in draft.state().cheers.clone() {
        if let Some(hex) = draft.state().hex_of(wizard) {
            let figures = company(draft.state(), hex);
            draft.record(BoostGiven { wizard, figures, movement: 0, fight: x }.into())?;
            disclose([R_87], draft)?;
        }
    }
    Ok(())
}

pub(crate) fn wound_healed(state: &mut State, event: &WoundHealed) -> Result<(), Contradiction> {
    let full = state.full_wounds(event.figure);
    let figure = state.known(event.figure)?;
    figure.wounds = event.left.unwrap_or_else(|| full.min(figure.wounds + 1));
    Ok(())
}

/// Two wizards in one hex help twice.
pub(crate) fn boost_given(state: &mut State, event: &BoostGiven) -> Result<(), Contradiction> {
    for &figure in &event.figures {
        let boost = &mut state.known(figure)?.boost;
        boost.movement += event.movement;
        boost.fight += event.fight;
    }
    Ok(())
}
