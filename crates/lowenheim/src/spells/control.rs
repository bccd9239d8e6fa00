//! Mind Control: one figure obeys the wizards until a die breaks the spell (HEI-081, HEI-082, R-89).
//!
//! A bound enemy counts for the city: it leaves its band's orders, the intruders attack it, and the
//! wizards may let it attack them. Left alone again it is what it was before, in its old band.
//!
//! What the rules leave open and we decide: nobody is bound who would be one too many for the city in
//! their hex; a figure that leaves the map is free; and whoever comes free in a hex without room on their
//! own side goes to the nearest hex with room and without a city figure, found as a new band finds its
//! places (ACT-07).

use super::must_be_within;
use crate::acting::figure_on_map;
use crate::clauses::{HEI_081, HEI_082, HEI_149, R_89};
use crate::disclosure::disclose;
use crate::event::{ControlTested, MindSeized};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::{Reason, Refusal, said};
use crate::state::{State, Whereabouts};
use crate::tables::Spell;
use crate::{Draft, Stop, tables};
use board::Hex;
use decider::Contradiction;

/// May this figure be bound: anybody within reach who does not obey the wizards, seen or not?
pub(super) fn check(state: &State, from: Hex, figure: FigureId) -> Result<(), Refusal> {
    let hex = figure_on_map(state, figure, HEI_081)?;
    must_be_within(Spell::MindControl, from, hex, tables::CONTROL_REACH, figure)?;
    if state.master_of(figure) == Some(Faction::WizardsCouncil) {
        let facts = said!("obeys-wizards", who = figure);
        return Err(
            Refusal::new(Reason::WrongTarget, HEI_081, facts).allowing(said!("choose-foreign"))
        );
    }
    let turns = state.side_of(figure) == Side::Enemy;
    if turns && !state.has_room(Side::City, hex, figure.kind().size()) {
        let facts = said!("no-room-to-bind", hex = hex);
        return Err(
            Refusal::new(Reason::HexFull, HEI_149, facts).allowing(said!("choose-with-room"))
        );
    }
    Ok(())
}

pub(super) fn seize(figure: FigureId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    draft.record(MindSeized { figure }.into())?;
    disclose([R_89], draft)
}

/// The start of a turn: for every bound figure, in map order, a die that grows by 1 each turn
/// ([HEI-082](crate::clauses::HEI_082), [R-89](crate::clauses::R_89)).
pub(crate) fn test_control(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let bound = state.figures.iter().filter_map(|(&figure, entry)| Some((figure, entry.bound?)));
    let mut bound: Vec<(Hex, FigureId, u32)> =
        bound.filter_map(|(figure, since)| Some((state.hex_of(figure)?, figure, since))).collect();
    bound.sort_unstable();
    for (hex, figure, since) in bound {
        let added = draft.state().turn.saturating_sub(since + 1);
        let die = draft.roll_d6(HEI_082, "control")?;
        let broken = die + added >= tables::CONTROL_BROKEN;
        let to = if broken { refuge(draft.state(), figure, hex) } else { None };
        draft.record(ControlTested { figure, die, added, broken, to }.into())?;
        disclose([HEI_082], draft)?;
    }
    Ok(())
}

/// Where a figure that comes free goes when there is no room for it on its own side.
fn refuge(state: &State, figure: FigureId, hex: Hex) -> Option<Hex> {
    let free = state.figures.get(&figure).map(|entry| entry.side_unbound(figure))?;
    let size = figure.kind().size();
    if free == Side::City || state.has_room(free, hex, size) {
        return None;
    }
    let steps = board::distances([hex], |from, to| state.is_open(from, to));
    let takes = |hex: Hex| {
        state.has_room(free, hex, size) && state.side_in(Side::City, hex).next().is_none()
    };
    let open = steps.into_iter().filter(|&(hex, _)| takes(hex));
    open.min_by_key(|&(hex, steps)| (steps, hex)).map(|(hex, _)| hex)
}

pub(crate) fn mind_seized(state: &mut State, event: &MindSeized) -> Result<(), Contradiction> {
    let (turn, side) = (state.turn, state.side_of(event.figure));
    let entry = state.known(event.figure)?;
    entry.bound = Some(turn);
    entry.swayed = true;
    if side == Side::Enemy {
        // It has moved with its old side; with its new one it has not.
        entry.moved = false;
    }
    Ok(())
}

pub(crate) fn control_tested(
    state: &mut State,
    event: &ControlTested,
) -> Result<(), Contradiction> {
    if !event.broken {
        return Ok(());
    }
    state.known(event.figure)?.bound = None;
    if let Some(hex) = event.to {
        state.put(event.figure, Whereabouts::Map(hex));
        state.note_tower(event.figure, hex);
    }
    Ok(())
}
