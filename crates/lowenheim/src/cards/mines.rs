//! Mines: what happens to a wall section that blows up, and to those who stand there
//! (HEI-120, HEI-121, HEI-125, R-71 to R-73).

use crate::city::Section;
use crate::clauses::{HEI_121, R_71};
use crate::event::SectionMined;
use crate::figures::FigureId;
use crate::state::State;
use crate::tables::MINE_WOUND;
use crate::{Draft, Stop, combat};
use board::Hex;
use decider::{Clause, Contradiction};
use std::collections::BTreeSet;

/// A wall section blows up, by a mine card ([HEI-120](crate::clauses::HEI_120),
/// [R-71](crate::clauses::R_71)) or a failed counter mine (HEI-125). A section that is destroyed
/// already is left alone ([R-72](crate::clauses::R_72)).
pub(crate) fn explode(section: Section, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    if state.mined.contains(&section) {
        return Ok(());
    }
    let Some(there) = state.city.map().sections.get(&section).cloned() else {
        return Err(Contradiction::new(format!("{} is not on the map", section.name())).into());
    };
    let is_in_the_way = |side: &&board::Hexside| side.hexes().contains(&there.hex);
    let opened = there.opens.iter().filter(|side| !state.opened.contains(side));
    let event = SectionMined {
        section,
        hex: there.hex,
        opened: opened.copied().collect(),
        barricades: state.barricades.keys().filter(is_in_the_way).copied().collect(),
    };
    endanger(there.hex, HEI_121, draft)?;
    draft.mark([R_71]);
    draft.record(event.into())
}

/// Every figure in a hex, of both sides and in the order of their ids, loses a Wound on a D6 of 1,
/// 2 or 3.
pub(crate) fn endanger(hex: Hex, clause: Clause, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let figures: Vec<FigureId> = draft.state().standing_in(hex).collect();
    for figure in figures {
        if draft.roll_d6(clause, "mine")? <= MINE_WOUND {
            combat::wound(figure, draft)?;
        }
    }
    Ok(())
}

/// The crater is remembered for the next band (ACT-06).
pub(crate) fn section_mined(state: &mut State, event: &SectionMined) -> Result<(), Contradiction> {
    if !state.mined.insert(event.section) {
        return Err(Contradiction::new(format!("{} is mined twice", event.section.name())));
    }
    state.opened.extend(&event.opened);
    let gone: BTreeSet<_> = event.barricades.iter().collect();
    state.barricades.retain(|side, _| !gone.contains(side));
    state.enemy.craters.push(event.hex);
    Ok(())
}
