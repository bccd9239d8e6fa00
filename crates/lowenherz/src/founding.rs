//! Scoring when a territory is founded, by whomever ([HRZ-097](crate::clauses::HRZ_097)).

use crate::board::Founding;
use crate::clauses::{
    HRZ_004, HRZ_026, HRZ_047, HRZ_098, HRZ_099, HRZ_100, HRZ_101, HRZ_103, HRZ_163, LR_01, LR_02,
    LR_03,
};
use crate::colours::Colour;
use crate::event::{BoundariesReturned, TerritoryFounded};
use crate::land::Terrain;
use crate::state::State;
use crate::{Draft, Stop};
use decider::Contradiction;
use rulebook::count;

/// Scores every territory that stands now and did not before: those of whoever acts first, the others
/// clockwise, neutral ones last, which give nothing ([LR-03](crate::clauses::LR_03),
/// [HRZ-163](crate::clauses::HRZ_163)). Then the boundaries inside go back
/// ([HRZ-102](crate::clauses::HRZ_102)).
pub(crate) fn found(draft: &mut Draft<'_>, by: Colour) -> Result<(), Stop> {
    let state = draft.state();
    let areas = state.areas();
    let mut new = state.board.foundings(&areas);
    if new.is_empty() {
        return Ok(());
    }
    let order: Vec<Colour> = state.clockwise(by).collect();
    let place =
        |it: &Founding| order.iter().position(|colour| *colour == it.owner).unwrap_or(order.len());
    new.sort_by_key(place);
    draft.mark([HRZ_004, HRZ_026, HRZ_098, LR_01, LR_02, LR_03]);
    if new.len() > 1 {
        draft.mark([HRZ_101]);
    }
    for founding in new {
        mark(&founding, by, draft);
        let Founding { castle, owner, spaces, towns, points } = founding;
        let prince = draft.state().princes.get(&owner);
        let score = prince.map(|prince| prince.score + points);
        let points = if score.is_some() { points } else { 0 };
        draft.record(TerritoryFounded { castle, owner, spaces, towns, points, score }.into())?;
    }
    let sides = draft.state().board.needless(&areas);
    if sides.is_empty() {
        return Ok(());
    }
    let stock = draft.state().board.stock + count(sides.len());
    draft.record(BoundariesReturned { sides, stock }.into())
}

/// What a founding brings into play besides its points.
fn mark(founding: &Founding, by: Colour, draft: &mut Draft<'_>) {
    if founding.towns > 0 {
        draft.mark([HRZ_099]);
    }
    if founding.owner != by {
        draft.mark([HRZ_047, HRZ_100]);
    }
    if Some(founding.owner) == draft.state().neutral {
        draft.mark([HRZ_163]);
    }
    let areas = draft.state().areas();
    let spaces = &areas.at(founding.castle).spaces;
    if draft.state().board.land.count(Terrain::Mountain, spaces) > 0 {
        draft.mark([HRZ_103]);
    }
}

pub(crate) fn territory_founded(
    state: &mut State,
    event: &TerritoryFounded,
) -> Result<(), Contradiction> {
    if !state.board.founded.insert(event.castle) {
        return Err(Contradiction::new(format!("{} was founded before", event.castle)));
    }
    if let Some(score) = event.score {
        state.prince_mut(event.owner)?.score = score;
    }
    Ok(())
}

pub(crate) fn boundaries_returned(
    state: &mut State,
    event: &BoundariesReturned,
) -> Result<(), Contradiction> {
    for side in &event.sides {
        if !state.board.boundaries.remove(side) {
            return Err(Contradiction::new(format!("no boundary lies at {side}")));
        }
    }
    state.board.stock = event.stock;
    Ok(())
}
