//! Breaking doors: rams against gates, rams and axes against the door of a keep
//! ([HAV-012](crate::clauses::HAV_012), [ST-15](crate::clauses::ST_15), [ST-50](crate::clauses::ST_50)).

use crate::clauses::{HAV_012, HAV_013, HAV_038, ST_15, ST_37, ST_50};
use crate::command::{Hack, Ram};
use crate::event::{DoorStruck, GateForced, RamStruck};
use crate::men::{ManId, Side};
use crate::refusal::said;
use crate::spot::Spot;
use crate::state::{Phase, State};
use crate::steps::free_hands;
use crate::tables;
use crate::town::GateId;
use crate::ways;
use crate::works::{Engine, EngineId};
use crate::{Draft, Reason, Refusal, Stop};
use crate::{acting, ending, pushing};
use chance::Dice;
use decider::{Clause, Contradiction, Mark};
use messages::Part;

/// What stands before a ram: a shut gate whose outer side it is at, or the door of a keep; with the hits that
/// open it.
fn target<'s>(state: &'s State, engine: &Engine) -> Option<(&'s GateId, u32, Clause)> {
    let (at, front) = (engine.at?, engine.front()?);
    let gate = state.town.gates.iter().find(|(_, gate)| {
        gate.hex == front && ways::leads(state, gate, at) && gate.outside.contains(&at)
    });
    let door = state.town.doors.iter().find(|(_, door)| door.inside == front && door.outside == at);
    let gate = gate.map(|(id, _)| (id, tables::GATE_HITS, HAV_012));
    let door = door.map(|(id, _)| (id, tables::DOOR_HITS, HAV_038));
    gate.or(door).filter(|(id, ..)| !state.is_open(id))
}

/// The crew of a ram that has not fought in this turn.
fn crew(state: &State, side: Side, engine: &Engine) -> Vec<ManId> {
    let all = state.pushers(engine, side).into_iter();
    all.filter(|id| !state.doing(id).attacked && state.carried_by(id).is_none()).collect()
}

/// Strikes once.
pub(crate) fn strike(order: &Ram, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Combat])?;
    let state = draft.state();
    ending::still_attacks(state, side)?;
    let (engine, _) = pushing::known(state, &order.engine)?;
    if !engine.kind.is_ram() {
        let facts = said!("no-ram", engine = &order.engine);
        return Refusal::new(Reason::NoSuchEngine, ST_50, facts).into();
    }
    if state.pushed.get(&order.engine).is_some_and(|done| done.struck) {
        let facts = said!("struck-already", engine = &order.engine);
        return Refusal::new(Reason::FoughtAlready, ST_50, facts).into();
    }
    let crew = crew(state, side, engine);
    if crew.len() < tables::RAM_CREW {
        let number = u32::try_from(crew.len()).unwrap_or(u32::MAX);
        let needed = u32::try_from(tables::RAM_CREW).unwrap_or(u32::MAX);
        let engine = &order.engine;
        let facts = said!("too-few-pushers", engine = engine, number = number, needed = needed);
        return Refusal::new(Reason::TooFewPushers, ST_50, facts)
            .allowing(said!("pushers-under", engine = engine))
            .into();
    }
    let Some((gate, needed, clause)) = target(state, engine) else {
        let facts = said!("nothing-to-ram", engine = &order.engine);
        return Refusal::new(Reason::NotThere, ST_50, facts).allowing(said!("ram-where")).into();
    };
    let (gate, kind) = (gate.clone(), engine.kind);
    let so_far = state.works.leaves.get(&gate).map_or(0, |leaf| leaf.hits);
    let die: u32 = draft.roll(ST_50, "ram", Dice::new(1, 10))?.iter().sum();
    // Of the table only the hits count; a ram loses no points (ST-14).
    let hit = battering(tables::RAM_STRIKES, die).0 > 0;
    let hits = so_far + u32::from(hit);
    draft.mark([Mark::Thing(kind.word())]);
    let engine = order.engine.clone();
    draft.record(RamStruck { engine, gate: gate.clone(), die, hit, hits, crew }.into())?;
    if hits >= needed {
        // Nobody shuts it again in this assault.
        draft.mark([HAV_013]);
        draft.record(GateForced { gate, clause: clause.into() }.into())?;
    }
    Ok(())
}

/// Hits, and points of engines lost, of so many battering points by a die of 1 to 10: the column below where
/// points lie between two.
#[must_use]
pub fn battering(points: u32, die: u32) -> tables::Battering {
    let column = tables::BATTERING_POINTS.iter().rposition(|&least| points >= least);
    let row = tables::BATTERING.get((die.clamp(1, 10) - 1) as usize);
    column.zip(row).and_then(|(column, row)| row.get(column).copied()).unwrap_or((0, 0))
}

/// Two or more strike a door with axes: one before it, the others beside that one.
pub(crate) fn hack(order: &Hack, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Combat])?;
    let state = draft.state();
    ending::still_attacks(state, side)?;
    let id = &order.door;
    let Some(door) = state.town.doors.get(id) else {
        return Refusal::new(Reason::NoSuchGate, ST_15, said!("no-such-gate", gate = id.word()))
            .allowing(said!("gates-are", gates = Part::to_type(state.town.doors.keys())))
            .into();
    };
    if state.is_open(id) {
        return Refusal::new(Reason::NothingToDo, ST_15, said!("gate-open", gate = id)).into();
    }
    let before = Spot::ground(door.outside);
    let mut attack = 0;
    let mut at_door = false;
    for (number, who) in order.men.iter().enumerate() {
        let (man, at) = acting::own(state, side, who)?;
        free_hands(state, who)?;
        if state.doing(who).attacked || order.men.iter().take(number).any(|other| other == who) {
            let facts = said!("fought-already", who = who);
            return Refusal::new(Reason::FoughtAlready, ST_37, facts).into();
        }
        if at != before && ways::between(state, at, before).is_none() {
            let facts = said!("not-at-gate", who = who, gate = id);
            return Refusal::new(Reason::NotThere, ST_15, facts)
                .allowing(said!("stand-on", places = before.to_string()))
                .into();
        }
        at_door |= at == before;
        attack += man.values().attack;
    }
    if !at_door || order.men.len() < 2 || attack < tables::DOOR_DEFENCE {
        let facts = said!("axes-too-weak", gate = id, attack = attack);
        let (place, needed) = (before.to_string(), tables::DOOR_DEFENCE);
        return Refusal::new(Reason::OddsTooLow, ST_15, facts)
            .allowing(said!("axes-need", place = place, needed = needed))
            .into();
    }
    let so_far = state.works.leaves.get(id).map_or(0, |leaf| leaf.blows);
    let die: u32 = draft.roll(ST_15, "axes", Dice::new(1, 10))?.iter().sum();
    let hit = axes_hit(die);
    let blows = so_far + u32::from(hit);
    let (door, by) = (id.clone(), order.men.clone());
    draft.record(DoorStruck { door: door.clone(), by, die, hit, blows }.into())?;
    if blows >= tables::DOOR_BLOWS {
        draft.record(GateForced { gate: door, clause: ST_15.into() }.into())?;
    }
    Ok(())
}

/// Whatever would stun, wound or kill somebody, does something to a door.
#[must_use]
pub fn axes_hit(die: u32) -> bool {
    let column = tables::ODDS.iter().position(|&odds| odds == tables::AXES);
    let row = tables::COMBAT.get((die.clamp(1, 10) - 1) as usize);
    let letter = column.zip(row).and_then(|(column, row)| row.get(column).copied());
    matches!(letter, Some(b'D' | b'E' | b'F'))
}

/// Could anybody of a side strike a gate or a door?
pub(crate) fn anybody_can_strike(state: &State, side: Side) -> bool {
    if ending::still_attacks(state, side).is_err() {
        return false;
    }
    let rams = state.works.engines.iter().any(|(id, engine)| {
        engine.kind.is_ram()
            && !has_struck(state, id)
            && target(state, engine).is_some()
            && crew(state, side, engine).len() >= tables::RAM_CREW
    });
    rams || axes(state, side).next().is_some()
}

fn has_struck(state: &State, id: &EngineId) -> bool {
    state.pushed.get(id).is_some_and(|done| done.struck)
}

/// The doors that axes of a side could strike, with everybody who is near enough.
pub(crate) fn axes(state: &State, side: Side) -> impl Iterator<Item = (&GateId, Vec<ManId>)> + '_ {
    state.town.doors.iter().filter(|(id, _)| !state.is_open(id)).filter_map(move |(id, door)| {
        let before = Spot::ground(door.outside);
        let near: Vec<(&ManId, u32, Spot)> = state
            .on_map()
            .filter(|(who, man, at)| {
                man.side == side
                    && man.stands()
                    && !state.doing(who).attacked
                    && state.carried_by(who).is_none()
                    && (*at == before || ways::between(state, *at, before).is_some())
            })
            .map(|(who, man, at)| (who, man.values().attack, at))
            .collect();
        let attack: u32 = near.iter().map(|(_, attack, _)| attack).sum();
        let enough = near.len() >= 2
            && attack >= tables::DOOR_DEFENCE
            && near.iter().any(|(.., at)| *at == before);
        enough.then(|| (id, near.into_iter().map(|(who, ..)| who.clone()).collect()))
    })
}

pub(crate) fn ram_struck(state: &mut State, event: &RamStruck) -> Result<(), Contradiction> {
    for id in &event.crew {
        state.doing.entry(id.clone()).or_default().attacked = true;
    }
    state.pushed.entry(event.engine.clone()).or_default().struck = true;
    state.works.leaves.entry(event.gate.clone()).or_default().hits = event.hits;
    Ok(())
}

pub(crate) fn door_struck(state: &mut State, event: &DoorStruck) -> Result<(), Contradiction> {
    for id in &event.by {
        state.doing.entry(id.clone()).or_default().attacked = true;
    }
    state.works.leaves.entry(event.door.clone()).or_default().blows = event.blows;
    Ok(())
}

pub(crate) fn gate_forced(state: &mut State, event: &GateForced) -> Result<(), Contradiction> {
    state.works.leaves.entry(event.gate.clone()).or_default().force();
    Ok(())
}
