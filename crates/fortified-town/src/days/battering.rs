//! Machines that shoot at the walls from afar on a day without an assault
//! ([ST-53](crate::clauses::ST_53)).

use super::{strength, walls};
use crate::clauses::{HAV_097, HAV_155, ST_53};
use crate::command::{Batter, Lay};
use crate::event::{EngineLaid, EngineMended, SalvoShot};
use crate::men::Side;
use crate::ramming;
use crate::refusal::said;
use crate::siege::{Siege, SiegeStep};
use crate::state::State;
use crate::tables;
use crate::works::{Engine, EngineId};
use crate::{Draft, Reason, Refusal, Stop};
use board::{Hex, SightLine};
use chance::Dice;
use decider::{Contradiction, Mark};
use messages::Part;
use std::collections::{BTreeMap, BTreeSet};

/// Whose an engine is: of the besiegers, until they leave it to a relief.
pub(crate) fn owner(siege: &Siege, engine: &EngineId) -> Side {
    if siege.engines_left.contains(engine) { Side::Besieged } else { Side::Besiegers }
}

/// Battering points that a machine has left.
fn points(engine: &Engine) -> u32 {
    if engine.burnt {
        return 0;
    }
    engine.kind.battering_points().unwrap_or_default().saturating_sub(engine.lost)
}

/// The machines of a side that can still shoot.
fn machines<'s>(
    state: &'s State,
    siege: &'s Siege,
    side: Side,
) -> impl Iterator<Item = (&'s EngineId, &'s Engine)> {
    let all = state.works.engines.iter();
    all.filter(move |(id, engine)| {
        owner(siege, id) == side && points(engine) > 0 && !engine.building
    })
}

/// The side that may batter today: the one that besieges ([HAV-155](crate::clauses::HAV_155)).
fn batters(draft: &Draft<'_>) -> Result<Side, Stop> {
    let side = strength::awaited(draft, &[SiegeStep::Action])?;
    if strength::siege(draft.state())?.role(side) == Side::Besieged {
        let facts = said!("besiegers-act", side = side);
        return Refusal::new(Reason::NotYourOrder, HAV_155, facts).into();
    }
    Ok(side)
}

/// Can a machine reach a wall hex: within its range, by a straight line that crosses no other wall?
fn reaches(state: &State, engine: &Engine, hex: Hex) -> Result<(), Refusal> {
    walls::battered(state, hex)?;
    let Some(from) = engine.at else { return Ok(()) };
    if from.distance(hex) > tables::MACHINE_RANGE {
        let facts = said!("machine-too-far", hex = hex.to_string(), hexes = from.distance(hex));
        return Err(Refusal::new(Reason::OutOfRange, ST_53, facts));
    }
    let blocks = |at: Hex| at != from && at != hex && state.on_wall(at).is_some();
    if SightLine::between(from, hex).is_clear(|step| blocks(step.hex)) {
        return Ok(());
    }
    let facts = said!("wall-behind-wall", hex = hex.to_string());
    Err(Refusal::new(Reason::NoShot, ST_53, facts))
}

/// Lays a machine on a wall hex; it stays laid until it is laid on another.
pub(crate) fn lay(order: &Lay, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = batters(draft)?;
    let state = draft.state();
    let siege = strength::siege(state)?;
    let Some((_, engine)) = machines(state, siege, side).find(|(id, _)| **id == order.engine)
    else {
        return no_machine(state, siege, side, &order.engine).into();
    };
    reaches(state, engine, order.hex)?;
    draft.record(EngineLaid { engine: order.engine.clone(), hex: order.hex }.into())
}

fn no_machine(state: &State, siege: &Siege, side: Side, engine: &EngineId) -> Refusal {
    let refusal = Refusal::new(Reason::NoSuchEngine, ST_53, said!("no-machine", engine = engine));
    with_machines(state, siege, side, refusal)
}

/// The same with the machines that a side has; or that it has none.
fn with_machines(state: &State, siege: &Siege, side: Side, refusal: Refusal) -> Refusal {
    let all: Vec<&EngineId> = machines(state, siege, side).map(|(id, _)| id).collect();
    refusal.allowing(match all.is_empty() {
        true => said!("machines-none"),
        false => said!("machines-are", engines = Part::to_type(all)),
    })
}

/// Three salvos, each a roll for all the machines that are laid on a hex. Machines that are laid on nothing, are
/// laid on the hex that is named.
pub(crate) fn batter(order: &Batter, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = batters(draft)?;
    if let Some(hex) = order.hex {
        let state = draft.state();
        let siege = strength::siege(state)?;
        let idle: Vec<(EngineId, Engine)> = machines(state, siege, side)
            .filter(|(id, _)| !siege.laid.contains_key(*id))
            .map(|(id, engine)| (id.clone(), engine.clone()))
            .collect();
        for (id, engine) in idle {
            reaches(draft.state(), &engine, hex)?;
            draft.record(EngineLaid { engine: id, hex }.into())?;
        }
    }
    let state = draft.state();
    let siege = strength::siege(state)?;
    let laid: BTreeSet<Hex> =
        machines(state, siege, side).filter_map(|(id, _)| siege.laid.get(id)).copied().collect();
    // Whoever names a wall wants it shot at.
    let elsewhere = order.hex.is_some_and(|hex| !laid.contains(&hex));
    if laid.is_empty() || elsewhere {
        let refusal = Refusal::new(Reason::NothingAimed, ST_53, said!("nothing-laid"));
        return with_machines(state, siege, side, refusal).into();
    }
    for _ in 0..tables::SALVOS {
        for &hex in &laid {
            salvo(side, hex, draft)?;
        }
    }
    Ok(())
}

/// Battering points on each wall that machines of a side would shoot at, if those that are idle were laid on a hex.
pub(crate) fn points_on(state: &State, side: Side, idle_on: Option<Hex>) -> BTreeMap<Hex, u32> {
    let mut sums = BTreeMap::new();
    let Some(siege) = &state.siege else { return sums };
    for (id, engine) in machines(state, siege, side) {
        if let Some(hex) = siege.laid.get(id).copied().or(idle_on)
            && walls::can_be_battered(state, hex)
        {
            *sums.entry(hex).or_default() += points(engine);
        }
    }
    sums
}

/// One roll for all the machines that are laid on a hex, while the wall there stands.
fn salvo(side: Side, hex: Hex, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let siege = strength::siege(state)?;
    let mut crew: Vec<(EngineId, Engine)> = machines(state, siege, side)
        .filter(|(id, _)| siege.laid.get(*id) == Some(&hex))
        .map(|(id, engine)| (id.clone(), engine.clone()))
        .collect();
    let sum: u32 = crew.iter().map(|(_, engine)| points(engine)).sum();
    if sum == 0 || !walls::can_be_battered(state, hex) {
        return Ok(());
    }
    let so_far = walls::hits(state, hex);
    let set_back = !state.town.touches_outer_wall(hex);
    let clauses = [siege.reversed.then_some(HAV_155), set_back.then_some(HAV_097)];
    let die: u32 = draft.roll(ST_53, "salvo", Dice::new(1, 10))?.iter().sum();
    let (hit, mut losing) = ramming::battering(sum, die);
    // Those of one point are lost first.
    crew.sort_by_key(|(_, engine)| engine.kind.battering_points());
    let mut lost = BTreeMap::new();
    for (id, engine) in &crew {
        let loses = losing.min(points(engine));
        if loses > 0 {
            lost.insert(id.clone(), loses);
            losing -= loses;
        }
    }
    draft.mark(clauses.into_iter().flatten());
    draft.mark(crew.iter().map(|(_, engine)| Mark::Thing(engine.kind.word())));
    let engines = crew.into_iter().map(|(id, _)| id).collect();
    let hits = so_far + hit;
    draft.record(SalvoShot { hex, engines, points: sum, die, hits, lost }.into())?;
    walls::fall(hex, draft)?;
    Ok(())
}

pub(crate) fn engine_laid(state: &mut State, event: &EngineLaid) -> Result<(), Contradiction> {
    strength::folded(state)?.laid.insert(event.engine.clone(), event.hex);
    Ok(())
}

pub(crate) fn salvo_shot(state: &mut State, event: &SalvoShot) -> Result<(), Contradiction> {
    if event.hits > 0 {
        state.works.hits.insert(event.hex, event.hits);
    }
    for (id, lost) in &event.lost {
        if let Some(engine) = state.works.engines.get_mut(id) {
            engine.lost += lost;
        }
    }
    Ok(())
}

pub(crate) fn engine_mended(state: &mut State, event: &EngineMended) -> Result<(), Contradiction> {
    if let Some(engine) = state.works.engines.get_mut(&event.engine) {
        engine.lost = 0;
    }
    Ok(())
}
