//! Placing everybody at once before an assault: as near as they may be to where it matters
//! ([ST-58](crate::clauses::ST_58)).

use crate::clauses::ST_58;
use crate::deployment;
use crate::event::ManDeployed;
use crate::men::{Man, ManId, Side};
use crate::refusal::said;
use crate::spot::Spot;
use crate::state::State;
use crate::{Draft, Reason, Refusal, Stop};
use board::Hex;

/// Places everybody of the sender's side who has no place yet.
pub(crate) fn form_up(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = deployment::deploys(draft)?;
    let who: Vec<ManId> = draft.state().reserve(side).map(|(id, _)| id.clone()).collect();
    if who.is_empty() {
        return Refusal::new(Reason::NothingToDo, ST_58, said!("everybody-placed")).into();
    }
    let mut anybody = false;
    for man in who {
        if let Some(to) = best(draft.state(), side, &man) {
            anybody = true;
            draft.record(ManDeployed { man, to }.into())?;
        }
    }
    // Whoever has no room stays away from this assault.
    if anybody {
        return Ok(());
    }
    Refusal::new(Reason::Occupied, ST_58, said!("no-room-left")).into()
}

/// The best free place for somebody: near what is to be taken or held, bowmen rather on a wall. None: there is
/// no room.
pub(crate) fn best(state: &State, side: Side, who: &ManId) -> Option<Spot> {
    let man = state.men.get(who)?;
    let goal = goal(state, side);
    let far = |hex: Hex| goal.iter().map(|goal| goal.distance(hex)).min().unwrap_or_default();
    let bow = man.class.row().weapon.is_some();
    let mut all: Vec<(u32, bool, Spot)> = state
        .town
        .hexes()
        .flat_map(|hex| [Spot::ground(hex), Spot::top(hex)])
        .map(|to| (far(to.hex), state.is_on_wall(to) != bow, to))
        .collect();
    // The nearest first, so that few have to be looked at closely.
    all.sort();
    let fits = |to: Spot, man: &Man| deployment::may_stand(state, side, (who, man), to).is_ok();
    all.into_iter().map(|(.., to)| to).find(|&to| fits(to, man))
}

/// What both sides look at: what the scenario names, else where the wall is open, else the gates; on a field
/// where the enemy is.
fn goal(state: &State, side: Side) -> Vec<Hex> {
    let named: Vec<Hex> = state.options.goal.iter().chain(&state.options.burn).copied().collect();
    if !named.is_empty() {
        return named;
    }
    let open: Vec<Hex> = state.works.demolished.iter().copied().collect();
    let gates = state.town.gates.values().filter(|gate| !gate.inner).map(|gate| gate.hex);
    let field = state.town.field_hexes();
    let front = match side {
        Side::Besiegers => field.max_by_key(|hex| hex.column()),
        Side::Besieged => field.min_by_key(|hex| hex.column()),
    };
    if open.is_empty() {
        gates.chain(front).collect()
    } else {
        open.into_iter().chain(front).collect()
    }
}
