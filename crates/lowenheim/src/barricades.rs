//! Play 7, barricades: who builds them where, and who pulls them down (HEI-109, HEI-177 to HEI-179,
//! What they do stands in `movement` and `combat`.
//!
//! Step 9d: one faction after the other pulls down, then builds ([R-23](crate::clauses::R_23)).

use crate::cards::hands;
use crate::clauses::{HEI_109, HEI_177, HEI_178, HEI_179, R_66, R_67};
use crate::command::{Build, Destroy};
use crate::decks::ActionCard;
use crate::event::{BarricadeBuilt, BarricadeDestroyed};
use crate::figures::{Faction, FigureId};
use crate::refusal::{Reason, Refusal, opening, said, the, typed};
use crate::state::{State, Step};
use crate::{Draft, Stop, acting};
use board::{Hex, Hexside};
use decider::Contradiction;
use messages::Saying;

/// Step 9d: the leader has a barricade built on a side of their hex, for one Peasants card.
pub(crate) fn build(build: &Build, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Barricades, HEI_177, draft)?;
    let state = draft.state();
    check_build(state, faction, build.hexside)?;
    if let Some(leader) = state.commander(faction) {
        acting::must_not_be_busy(state, leader, HEI_177)?;
    }
    hands::must_hold(faction, &[ActionCard::Peasants], HEI_177, state)?;
    draft.mark([HEI_109, R_66]);
    draft.record(BarricadeBuilt { faction, hexside: build.hexside }.into())
}

/// May a faction build a barricade there, whatever it can pay ([R-66](crate::clauses::R_66))?
pub(crate) fn check_build(
    state: &State,
    faction: Faction,
    hexside: Hexside,
) -> Result<(), Refusal> {
    if state.wreckers.contains(&faction) {
        let facts = said!("has-pulled-down", faction = opening(faction));
        return Err(
            Refusal::new(Reason::NotInOneTurn, HEI_179, facts).allowing(said!("build-next-turn"))
        );
    }
    let (leader, hex) = builder(state, faction)?;
    if !hexside.hexes().contains(&hex) {
        let facts = said!("no-side-of", side = hexside, hex = hex, who = leader);
        return Err(
            Refusal::new(Reason::WrongHex, HEI_177, facts).allowing(free_sides(&sides(state, hex)))
        );
    }
    if state.barricades.contains_key(&hexside) {
        let facts = said!("barricade-stands", side = hexside);
        return Err(Refusal::new(Reason::BarricadeThere, R_66, facts));
    }
    let closed = hexside.hexes().into_iter().find(|&hex| !state.can_enter(hex));
    let (reason, facts) = if let Some(closed) = closed {
        (Reason::HexClosed, said!("cannot-be-entered", hex = closed))
    } else if is_walled(state, hexside) {
        (Reason::WallBetween, said!("wall-at", side = hexside))
    } else {
        return Ok(());
    };
    Err(Refusal::new(reason, R_66, facts).allowing(said!("where-barricades")))
}

/// Who has barricades built: the leader, for the wizards whoever commands in their place
/// ([R-52](crate::clauses::R_52)).
fn builder(state: &State, faction: Faction) -> Result<(FigureId, Hex), Refusal> {
    let leader = state.commander(faction);
    let Some((leader, hex)) = leader.and_then(|leader| Some((leader, state.hex_of(leader)?)))
    else {
        let facts = said!("not-on-map", who = faction.leader());
        return Err(Refusal::new(Reason::FigureNotOnMap, R_66, facts));
    };
    if !state.is_upright(leader) {
        let facts = said!("stunned-no-orders", who = leader);
        return Err(Refusal::new(Reason::FigureStunned, R_66, facts));
    }
    Ok((leader, hex))
}

fn is_walled(state: &State, hexside: Hexside) -> bool {
    let [one, other] = hexside.hexes();
    !state.in_contact(one, other)
}

/// The sides of a hex on which a barricade could stand and does not.
fn sides(state: &State, hex: Hex) -> Vec<Hexside> {
    let beside = hex.neighbours().filter(|&next| state.can_enter(hex) && state.is_open(hex, next));
    let free = |side: &Hexside| !state.barricades.contains_key(side);
    beside.filter_map(|next| hex.side_to(next)).filter(free).collect()
}

fn free_sides(sides: &[Hexside]) -> Saying {
    match sides {
        [] => said!("no-side-free"),
        sides => said!("choose-side", sides = typed(sides)),
    }
}

/// Where a faction could have barricades built now, in the order of directions.
pub(crate) fn building_sites(state: &State, faction: Faction) -> Vec<Hexside> {
    let Ok((_, hex)) = builder(state, faction) else { return Vec::new() };
    let mut sites = sides(state, hex);
    sites.retain(|&side| check_build(state, faction, side).is_ok());
    sites
}

/// Step 9d: troops pull down a barricade beside which they stand, without a card and without a die.
pub(crate) fn destroy(destroy: &Destroy, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let faction = acting::acting_faction(Step::Barricades, HEI_178, draft)?;
    check_destroy(draft.state(), faction, destroy.hexside)?;
    let near = destroy.hexside.hexes().into_iter();
    let own = near.flat_map(|hex| draft.state().upright_in(faction, hex));
    acting::must_have_time(draft.state(), own, HEI_178)?;
    draft.mark([R_67]);
    draft.record(BarricadeDestroyed { faction, hexside: destroy.hexside }.into())
}

/// May a faction pull down a barricade: one that stood when the turn began, whoever built it
/// ([R-67](crate::clauses::R_67)), and not after it has built one ([R-68](crate::clauses::R_68))?
pub(crate) fn check_destroy(
    state: &State,
    faction: Faction,
    hexside: Hexside,
) -> Result<(), Refusal> {
    let Some(&built) = state.barricades.get(&hexside) else {
        let facts = said!("no-barricade-at", side = hexside);
        let allowed = if state.barricades.is_empty() {
            said!("no-barricades")
        } else {
            said!("barricades-at", sides = typed(state.barricades.keys()))
        };
        return Err(Refusal::new(Reason::NoBarricade, HEI_178, facts).allowing(allowed));
    };
    if built >= state.turn {
        let facts = said!("built-this-turn", side = hexside);
        return Err(
            Refusal::new(Reason::BarricadeNew, HEI_178, facts).allowing(said!("pull-down-later"))
        );
    }
    if state.builders.contains(&faction) {
        let facts = said!("has-built", faction = opening(faction));
        return Err(Refusal::new(Reason::NotInOneTurn, HEI_179, facts)
            .allowing(said!("build-or-pull-down")));
    }
    let mut beside = hexside.hexes().into_iter();
    if beside.any(|hex| state.upright_in(faction, hex).next().is_some()) {
        return Ok(());
    }
    let facts = said!("nobody-beside", faction = the(faction), side = hexside);
    Err(Refusal::new(Reason::NobodyNear, R_67, facts).allowing(said!("who-pulls-down")))
}

/// Barricades that a faction could pull down now, in the order of the map.
pub(crate) fn within_reach(state: &State, faction: Faction) -> Vec<Hexside> {
    let may = |side: &Hexside| check_destroy(state, faction, *side).is_ok();
    state.barricades.keys().copied().filter(may).collect()
}

/// Could this faction build or pull down anything, as far as everybody can see? Looks at the size
/// of its hand, never into it.
pub(crate) fn has_business(state: &State, faction: Faction) -> bool {
    !within_reach(state, faction).is_empty()
        || (hands::held(state, faction) > 0 && !building_sites(state, faction).is_empty())
}

pub(crate) fn barricade_built(
    state: &mut State,
    event: &BarricadeBuilt,
) -> Result<(), Contradiction> {
    hands::spend(state, event.faction, &[ActionCard::Peasants])?;
    state.builders.insert(event.faction);
    match state.barricades.insert(event.hexside, state.turn) {
        None => Ok(()),
        Some(_) => {
            let what = format!("a second barricade is built at {}", event.hexside);
            Err(Contradiction::new(what))
        }
    }
}

pub(crate) fn barricade_destroyed(
    state: &mut State,
    event: &BarricadeDestroyed,
) -> Result<(), Contradiction> {
    state.wreckers.insert(event.faction);
    state.work_was_done(event.faction, &event.hexside.hexes());
    match state.barricades.remove(&event.hexside) {
        Some(_) => Ok(()),
        None => Err(Contradiction::new(format!("no barricade stands at {}", event.hexside))),
    }
}
