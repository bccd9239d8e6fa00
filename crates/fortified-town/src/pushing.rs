//! Pushing siege towers and rams: a hex forward or back, or turning in place
//! (*Movement of siege towers and battering rams*, [ST-14](crate::clauses::ST_14),
//! [ST-49](crate::clauses::ST_49)).

use crate::acting;
use crate::clauses::{HAV_100, HAV_103, HAV_106, HAV_107, HAV_108, HAV_109, ST_04, ST_14};
use crate::command::{Pivot, Push};
use crate::engines::turned;
use crate::event::{EngineMoved, EnginePivoted, RampLowered};
use crate::men::{ManId, Side};
use crate::refusal::said;
use crate::shooting::ask_fire;
use crate::spot::{Floor, Spot};
use crate::state::{Moving, Phase, State};
use crate::tables;
use crate::town::Terrain;
use crate::ways;
use crate::works::{Engine, EngineId, EngineKind};
use crate::{Draft, Reason, Refusal, Stop};
use board::Hex;
use decider::{Contradiction, Mark};
use messages::Part;
use std::collections::BTreeMap;

/// The engine of an order, and where it stands.
pub(crate) fn known<'s>(state: &'s State, id: &EngineId) -> Result<(&'s Engine, Hex), Refusal> {
    let engine = state.works.engines.get(id);
    let here = engine.and_then(|engine| Some((engine, engine.at?)));
    here.ok_or_else(|| {
        let here = state.works.engines.iter().filter(|(_, engine)| engine.at.is_some());
        Refusal::new(Reason::NoSuchEngine, ST_14, said!("no-such-engine", engine = id.word()))
            .allowing(said!("engines-are", engines = Part::to_type(here.map(|(id, _)| id))))
    })
}

/// Pushes an engine one hex.
pub(crate) fn push(order: &Push, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let (engine, at) = known(state, &order.engine)?;
    let (most, _) = allowance(engine.kind).ok_or_else(|| stays(&order.engine))?;
    let ahead = at.neighbour(engine.facing);
    let back = at.neighbour(engine.facing.opposite());
    if order.to != ahead && order.to != back {
        let facts = said!("engine-way", engine = &order.engine, hex = order.to.to_string());
        let may = [ahead, back].map(|hex| hex.to_string()).join(", ");
        return Refusal::new(Reason::PathBroken, HAV_108, facts)
            .allowing(said!("engine-goes", engine = &order.engine, places = may))
            .into();
    }
    let done = state.pushed.get(&order.engine).cloned().unwrap_or_default();
    if done.pivoted {
        let facts = said!("engine-turned", engine = &order.engine);
        return Refusal::new(Reason::MovedAlready, HAV_107, facts).into();
    }
    if done.hexes >= most {
        let facts = said!("engine-went", engine = &order.engine, hexes = most);
        return Refusal::new(Reason::MovedAlready, ST_14, facts).into();
    }
    rolls_on(state, engine.kind, order.to)?;
    let crew = crew(state, side, &order.engine, engine)?;
    let moved = moved_along(state, at, order.to, &crew)?;
    let left = crew
        .iter()
        .map(|id| (id.clone(), points_after(state, engine.kind, id)))
        .collect::<BTreeMap<_, _>>();
    let docked = docks(state, engine, order.to).then_some(side);
    let kind = engine.kind;
    draft.mark([Mark::Thing(kind.word())]);
    draft.mark([HAV_109]);
    if order.to == back {
        draft.mark([HAV_108]);
    }
    if docked.is_some() {
        draft.mark([HAV_100, HAV_103]);
    }
    let (engine, to) = (order.engine.clone(), order.to);
    draft.record(EngineMoved { engine, to, crew: moved, left, docked }.into())?;
    ask_fire(&crew, &[], draft).map(|_| ())
}

/// Hexes of a turn, and how many it takes; none: it is not moved in an assault
/// ([ST-14](crate::clauses::ST_14)).
const fn allowance(kind: EngineKind) -> Option<(u32, usize)> {
    match kind {
        EngineKind::SiegeTower => Some((tables::TOWER_HEXES, tables::TOWER_CREW)),
        EngineKind::Ram | EngineKind::RoofedRam => Some((tables::RAM_HEXES, tables::RAM_CREW)),
        EngineKind::Mangonel | EngineKind::Trebuchet => None,
    }
}

fn stays(engine: &EngineId) -> Refusal {
    Refusal::new(Reason::PathBroken, ST_14, said!("engine-stays", engine = engine))
}

/// Whoever pushes a tower, pays all their points; a ram costs some a hex.
fn points_after(state: &State, kind: EngineKind, id: &ManId) -> u32 {
    if kind == EngineKind::SiegeTower {
        0
    } else {
        state.points_left(id).saturating_sub(tables::RAM_POINTS)
    }
}

/// Only flat ground, a lowered bridge and a filled moat carry an engine ([HAV-109](crate::clauses::HAV_109));
/// a ram also goes through an open gate.
pub(crate) fn carries(state: &State, kind: EngineKind, hex: Hex) -> bool {
    let ground = Spot::ground(hex);
    ways::exists(state, ground)
        && !state.is_demolished(hex)
        && !state.burns(ground)
        && match state.terrain(hex) {
            Some(
                Terrain::Field
                | Terrain::Harbour
                | Terrain::Street
                | Terrain::StableEntrance
                | Terrain::Court
                | Terrain::Drawbridge,
            ) => true,
            Some(Terrain::Moat) => state.works.filled.contains(&hex),
            Some(Terrain::Gate) => kind.is_ram(),
            _ => false,
        }
}

fn rolls_on(state: &State, kind: EngineKind, hex: Hex) -> Result<(), Refusal> {
    if carries(state, kind, hex) {
        return Ok(());
    }
    Err(Refusal::new(Reason::Closed, HAV_109, said!("no-ground", hex = hex.to_string()))
        .allowing(said!("engine-ground")))
}

/// Those who push: as many as it takes, none of them in contact, done or busy.
fn crew(state: &State, side: Side, id: &EngineId, engine: &Engine) -> Result<Vec<ManId>, Refusal> {
    let (_, needed) = allowance(engine.kind).ok_or_else(|| stays(id))?;
    let pushing = state.moving == Some(Moving::Engine(id.clone()));
    let enough = match engine.kind {
        EngineKind::SiegeTower => 1,
        _ => tables::RAM_POINTS,
    };
    let free: Vec<ManId> = state
        .pushers(engine, side)
        .into_iter()
        .filter(|who| {
            let doing = state.doing(who);
            let place = state.men.get(who).and_then(|man| man.place);
            !doing.ended
                && doing.works.is_none()
                && (!doing.moved || pushing)
                && state.points_left(who) >= enough
                && state.men.get(who).is_some_and(|man| !man.mounted)
                && state.carried_by(who).is_none()
                && place.is_some_and(|place| !state.is_in_contact(side, place))
        })
        .collect();
    if free.len() >= needed {
        return Ok(free);
    }
    let number = u32::try_from(free.len()).unwrap_or(u32::MAX);
    let needed = u32::try_from(needed).unwrap_or(u32::MAX);
    let facts = said!("too-few-pushers", engine = id, number = number, needed = needed);
    let allowed = match engine.kind {
        EngineKind::SiegeTower => {
            let rear: Vec<String> = engine.rear().iter().map(ToString::to_string).collect();
            said!("pushers-behind", places = rear.join(", "))
        }
        _ => said!("pushers-under", engine = id),
    };
    Err(Refusal::new(Reason::TooFewPushers, ST_14, facts).allowing(allowed))
}

/// Everybody whom the engine takes along, and where they are then: the crew, and who is in it or on it.
fn moved_along(
    state: &State,
    at: Hex,
    to: Hex,
    crew: &[ManId],
) -> Result<BTreeMap<ManId, Spot>, Refusal> {
    let Some(direction) = at.direction_to(to) else { return Ok(BTreeMap::new()) };
    let moved: BTreeMap<ManId, Spot> = state
        .on_map()
        .filter(|(id, man, place)| rides(state, at, *place) && !man.is_horse() || crew.contains(id))
        .map(|(id, _, place)| {
            (id.clone(), Spot { hex: place.hex.neighbour(direction), floor: place.floor })
        })
        .collect();
    for (id, place) in &moved {
        // Who walks behind goes into the hex that the engine leaves, or beside it.
        let inside = place.hex == to;
        let walks = inside || (ways::exists(state, *place) && place.hex != to);
        if !walks || state.burns(*place) {
            let facts = said!("pusher-barred", who = id, place = *place);
            return Err(Refusal::new(Reason::Closed, HAV_109, facts));
        }
    }
    in_the_way(state, to, &moved)?;
    Ok(moved)
}

/// Is a place in an engine or on it? The rampart above a gate is not, when a ram is in its passage.
fn rides(state: &State, engine: Hex, place: Spot) -> bool {
    place.hex == engine && (place.floor == Floor::Ground || state.siege_tower_at(engine).is_some())
}

/// Nobody and nothing may be where the engine and its crew go.
fn in_the_way(state: &State, to: Hex, moved: &BTreeMap<ManId, Spot>) -> Result<(), Refusal> {
    let occupied = |facts| Err(Refusal::new(Reason::Occupied, ST_04, facts));
    let taken: Vec<Spot> = moved.values().copied().chain([Spot::ground(to)]).collect();
    let other = state.on_map().find(|(id, _, place)| {
        !moved.contains_key(*id) && taken.contains(place) && (place.hex == to || stands(state, id))
    });
    if let Some((id, ..)) = other {
        return occupied(said!("stands-in-the-way", who = id, hex = to.to_string()));
    }
    if state.engine_at(to).is_some() || state.ladder_at(to).is_some() {
        return occupied(said!("thing-in-the-way", hex = to.to_string()));
    }
    Ok(())
}

fn stands(state: &State, id: &ManId) -> bool {
    state.men.get(id).is_some_and(crate::men::Man::stands)
}

/// Does a siege tower in this hex stand with its front at a rampart that it is built for
/// ([HAV-100](crate::clauses::HAV_100), [HAV-103](crate::clauses::HAV_103))?
fn docks(state: &State, engine: &Engine, at: Hex) -> bool {
    let wall = state.on_wall(at.neighbour(engine.facing));
    let level = wall.and_then(|wall| state.level(wall));
    engine.kind == EngineKind::SiegeTower
        && wall.is_some_and(|wall| state.terrain(wall.hex) != Some(Terrain::Stairway))
        && level.is_some_and(|level| {
            level <= tables::TOWER_REACH && engine.top == Some(level + tables::TOWER_TOPS)
        })
}

/// Turns an engine by one hexside, which takes the whole turn ([HAV-107](crate::clauses::HAV_107)).
pub(crate) fn pivot(order: &Pivot, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let (engine, at) = known(state, &order.engine)?;
    let done = state.pushed.get(&order.engine).cloned().unwrap_or_default();
    if done.pivoted || done.hexes > 0 {
        let facts = said!("engine-went", engine = &order.engine, hexes = done.hexes);
        return Refusal::new(Reason::MovedAlready, HAV_107, facts).into();
    }
    let pushers = crew(state, side, &order.engine, engine)?;
    let facing = turned(engine.facing, order.right);
    let mut crew = BTreeMap::new();
    for id in pushers {
        let Some(place) = state.men.get(&id).and_then(|man| man.place) else { continue };
        let round = at.direction_to(place.hex).map(|side| at.neighbour(turned(side, order.right)));
        crew.insert(id, Spot { hex: round.unwrap_or(at), floor: place.floor });
    }
    for (id, place) in &crew {
        let other = state.standing_in(*place).find(|(other, _)| !crew.contains_key(*other));
        if !ways::exists(state, *place) || state.burns(*place) || other.is_some() {
            let facts = said!("pusher-barred", who = id, place = *place);
            return Refusal::new(Reason::Closed, HAV_106, facts).into();
        }
    }
    let mut after = engine.clone();
    after.facing = facing;
    let docked = docks(state, &after, at).then_some(side);
    draft.mark([HAV_107]);
    draft.record(EnginePivoted { engine: order.engine.clone(), facing, crew, docked }.into())
}

/// The ramps of those towers fall that have stood at the wall since the turn before.
pub(crate) fn lower_ramps(side: Side, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let ready = draft.state().works.engines.iter();
    let ready: Vec<EngineId> = ready
        .filter(|(_, engine)| engine.at.is_some() && engine.docked == Some(side) && !engine.ramp)
        .map(|(id, _)| id.clone())
        .collect();
    for engine in ready {
        draft.record(RampLowered { engine }.into())?;
    }
    Ok(())
}

/// The engine of an event.
pub(crate) fn of<'s>(state: &'s mut State, id: &EngineId) -> Result<&'s mut Engine, Contradiction> {
    let engine = state.works.engines.get_mut(id);
    engine.ok_or_else(|| Contradiction::new(format!("there is no {id}")))
}

fn put(state: &mut State, crew: &BTreeMap<ManId, Spot>) -> Result<(), Contradiction> {
    for (id, &place) in crew {
        let man = state.known(id)?;
        man.place = Some(place);
        let side = man.side;
        state.hold(place, side);
    }
    Ok(())
}

pub(crate) fn engine_moved(state: &mut State, event: &EngineMoved) -> Result<(), Contradiction> {
    let engine = of(state, &event.engine)?;
    (engine.at, engine.docked, engine.ramp) = (Some(event.to), event.docked, false);
    put(state, &event.crew)?;
    for (id, &left) in &event.left {
        state.spend(id, left);
    }
    state.pushed.entry(event.engine.clone()).or_default().hexes += 1;
    state.moving = Some(Moving::Engine(event.engine.clone()));
    Ok(())
}

pub(crate) fn engine_pivoted(
    state: &mut State,
    event: &EnginePivoted,
) -> Result<(), Contradiction> {
    let engine = of(state, &event.engine)?;
    (engine.facing, engine.docked, engine.ramp) = (event.facing, event.docked, false);
    put(state, &event.crew)?;
    for id in event.crew.keys() {
        state.spend(id, 0);
    }
    state.pushed.entry(event.engine.clone()).or_default().pivoted = true;
    state.moving = Some(Moving::Engine(event.engine.clone()));
    Ok(())
}

pub(crate) fn ramp_lowered(state: &mut State, event: &RampLowered) -> Result<(), Contradiction> {
    of(state, &event.engine)?.ramp = true;
    Ok(())
}
