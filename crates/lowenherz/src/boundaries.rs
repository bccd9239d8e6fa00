//! The action of boundaries. They are nobody's ([HRZ-047](crate::clauses::HRZ_047)), lie between two spaces
//! ([HRZ-048](crate::clauses::HRZ_048)) and anywhere ([HRZ-051](crate::clauses::HRZ_051)) but on another one
//! and inside a territory ([LR-21](crate::clauses::LR_21)).

use crate::areas::Areas;
use crate::cards::Action;
use crate::checks::{acts, named};
use crate::clauses::{
    HRZ_046, HRZ_048, HRZ_049, HRZ_050, HRZ_051, HRZ_052, HRZ_054, HRZ_055, HRZ_076, LR_04, LR_05,
    LR_20, LR_21,
};
use crate::command::Wall;
use crate::event::BoundaryPlaced;
use crate::refusal::said;
use crate::space::Side;
use crate::state::{Acting, State};
use crate::{Draft, Reason, Refusal, Stop, action, founding};
use decider::Contradiction;

/// Places boundaries one after the other: each takes full effect before the next is looked at
/// ([HRZ-055](crate::clauses::HRZ_055), [LR-20](crate::clauses::LR_20)).
pub(crate) fn wall(order: &Wall, draft: &mut Draft<'_>) -> Result<(), Stop> {
    for side in &order.sides {
        let (by, acting) = acts(draft)?;
        let areas = draft.state().areas();
        check(draft.state(), &areas, &acting, *side)?;
        let [one, other] = side.spaces();
        let in_zone = areas.joined(one, other) && areas.at(one).castles.is_empty();
        let stock = draft.state().board.stock.saturating_sub(1);
        draft.mark([HRZ_048, HRZ_049, HRZ_050, HRZ_051, HRZ_054, HRZ_055, LR_20, LR_21]);
        draft.record(BoundaryPlaced { by, side: *side, stock }.into())?;
        if in_zone {
            // It founds nothing, and parts nobody's land only (HRZ-052, LR-04).
            draft.mark([HRZ_052, LR_04]);
        }
        let after = draft.state().areas();
        if !in_zone && [one, other].iter().any(|space| after.at(*space).castles.is_empty()) {
            draft.mark([HRZ_076, LR_05]);
        }
        founding::found(draft, by)?;
    }
    Ok(())
}

fn check(state: &State, areas: &Areas, acting: &Acting, side: Side) -> Result<(), Refusal> {
    let Action::Boundaries(most) = acting.action else {
        return Err(action::other_action(acting, HRZ_046));
    };
    if acting.placed >= most {
        let facts = said!("boundaries-placed", most = most);
        return Err(Refusal::new(Reason::TooMuch, HRZ_046, facts));
    }
    if state.board.stock == 0 {
        return Err(Refusal::new(Reason::StockEmpty, HRZ_054, said!("no-boundaries")));
    }
    if state.board.boundaries.contains(&side) {
        let facts = said!("side-taken", side = side.to_string());
        return Err(Refusal::new(Reason::SideTaken, HRZ_049, facts));
    }
    let [one, other] = side.spaces();
    match state.board.owner(areas, one) {
        Some(owner) if areas.joined(one, other) => {
            let owner = named(state, owner);
            let facts = said!("inside-territory", side = side.to_string(), owner = owner);
            Err(Refusal::new(Reason::InsideTerritory, HRZ_050, facts))
        }
        _ => Ok(()),
    }
}

pub(crate) fn boundary_placed(
    state: &mut State,
    event: &BoundaryPlaced,
) -> Result<(), Contradiction> {
    if !state.board.boundaries.insert(event.side) {
        return Err(Contradiction::new(format!("a boundary lies at {} already", event.side)));
    }
    state.board.stock = event.stock;
    state.acting_mut()?.placed += 1;
    Ok(())
}
