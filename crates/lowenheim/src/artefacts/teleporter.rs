//! The Teleporter of the Outer Planes: carries everybody in the Tower to one empty hex, or everybody
//! of one hex to the Tower, instead of their move; some day it breaks (HEI-072, HEI-073, R-93).

use super::{free_wizard, must_be_unused, reveal};
use crate::acting::acting_faction;
use crate::clauses::{HEI_072, HEI_073, HEI_149, R_26, R_93};
use crate::command::Way;
use crate::disclosure::disclose;
use crate::event::{FiguresTeleported, TeleporterBroken};
use crate::figures::{Faction, FigureId, Side};
use crate::refusal::said;
use crate::state::{Artefact, State, Step, Whereabouts};
use crate::{Draft, Reason, Refusal, Stop, tables};
use board::Hex;
use chance::Dice;
use decider::Contradiction;

/// Step 6: a wizard in the Tower sets the Teleporter to work; afterwards it may break.
pub(super) fn carry(
    wizard: FigureId,
    way: Way,
    hex: Hex,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    acting_faction(Step::Movement, HEI_072, draft)?;
    let state = draft.state();
    let tower = check(state, wizard, way, hex)?;
    let (from, to) = match way {
        Way::Out => (tower, hex),
        Way::In => (hex, tower),
    };
    let figures: Vec<FigureId> = state.side_in(Side::City, from).collect();
    reveal(wizard, Artefact::Teleporter, Vec::new(), draft)?;
    draft.record(FiguresTeleported { figures, from, to }.into())?;
    let uses = draft.state().artefacts.uses(Artefact::Teleporter);
    let die = Dice::new(1, tables::TELEPORTER_DIE);
    let fell: u32 = draft.roll(HEI_073, "breakdown", die)?.iter().sum();
    disclose([HEI_073], draft)?;
    if fell > uses {
        return Ok(());
    }
    draft.record(TeleporterBroken { uses }.into())
}

/// May it carry now? Answers the Tower hex of the wizard.
pub(crate) fn check(state: &State, wizard: FigureId, way: Way, hex: Hex) -> Result<Hex, Refusal> {
    let tower = free_wizard(state, wizard, HEI_072)?;
    must_be_unused(state, Artefact::Teleporter)?;
    if state.artefacts.broken {
        let facts = said!("teleporter-shut");
        return Err(Refusal::new(Reason::ArtefactBroken, HEI_073, facts));
    }
    if state.is_tower(hex) {
        let facts = said!("tower-itself", hex = hex);
        return Err(
            Refusal::new(Reason::WrongHex, R_93, facts).allowing(said!("name-hex-elsewhere"))
        );
    }
    let carried = match way {
        Way::Out => {
            check_landing(state, hex)?;
            tower
        }
        Way::In => {
            check_arrival(state, tower, hex)?;
            hex
        }
    };
    // They go instead of moving.
    match state.side_in(Side::City, carried).find(|&figure| has_moved(state, figure)) {
        None => Ok(tower),
        Some(figure) => {
            let facts = said!("has-moved", who = figure);
            Err(Refusal::new(Reason::FigureSpent, R_93, facts).allowing(said!("instead-of-move")))
        }
    }
}

fn has_moved(state: &State, figure: FigureId) -> bool {
    state.figures.get(&figure).is_some_and(|entry| entry.moved)
}

/// Outward: any hex that figures can enter and in which nobody stands.
fn check_landing(state: &State, hex: Hex) -> Result<(), Refusal> {
    if state.city.terrain(hex).is_none() {
        let facts = said!("no-such-hex", hex = hex);
        return Err(Refusal::new(Reason::NoSuchHex, R_26, facts));
    }
    if !state.can_enter(hex) {
        let facts = said!("cannot-be-entered", hex = hex);
        return Err(Refusal::new(Reason::HexClosed, R_26, facts).allowing(said!("name-open-hex")));
    }
    if let Some(there) = state.standing_in(hex).next() {
        let facts = said!("stands-in", who = there, hex = hex);
        return Err(
            Refusal::new(Reason::HexTaken, HEI_072, facts).allowing(said!("name-empty-hex"))
        );
    }
    Ok(())
}

/// Inward: any hex with city figures for whom the Tower has room.
fn check_arrival(state: &State, tower: Hex, hex: Hex) -> Result<(), Refusal> {
    let coming = state.points_in(Side::City, hex);
    if coming == 0 {
        let facts = said!("nobody-to-fetch", hex = hex);
        return Err(Refusal::new(Reason::WrongHex, R_93, facts).allowing(said!("name-city-hex")));
    }
    if !state.can_enter(tower) {
        let facts = said!("tower-burns", hex = tower);
        return Err(Refusal::new(Reason::HexClosed, R_26, facts));
    }
    let there = state.points_in(Side::City, tower);
    if there + coming > tables::STACKING {
        let facts = said!(
            "tower-full",
            tower = tower,
            there = there,
            most = tables::STACKING,
            hex = hex,
            points = coming
        );
        return Err(Refusal::new(Reason::HexFull, HEI_149, facts).allowing(said!("all-or-nobody")));
    }
    Ok(())
}

pub(crate) fn figures_teleported(
    state: &mut State,
    event: &FiguresTeleported,
) -> Result<(), Contradiction> {
    for &figure in &event.figures {
        state.known(figure)?.moved = true;
        state.put(figure, Whereabouts::Map(event.to));
    }
    // Somebody has moved, and what is cast before is cast no more.
    state.set_out.insert(Faction::WizardsCouncil);
    Ok(())
}

#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) const fn teleporter_broken(
    state: &mut State,
    _: &TeleporterBroken,
) -> Result<(), Contradiction> {
    state.artefacts.broken = true;
    Ok(())
}
