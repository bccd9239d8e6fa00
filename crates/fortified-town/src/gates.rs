//! Gates, the door of the keep, and what a windlass moves (*Description of the Town*, *Lines of defence*).

use crate::clauses::{
    HAV_003, HAV_004, HAV_013, HAV_026, HAV_027, HAV_028, HAV_029, HAV_033, HAV_034, HAV_035,
    HAV_036, HAV_039, ST_11, ST_15,
};
use crate::command::{Open, Shut, Work};
use crate::event::{GateMoved, MechanismMoved, WinchManned};
use crate::men::{ManId, Side};
use crate::refusal::said;
use crate::spot::Spot;
use crate::state::{Phase, State};
use crate::tables::SLOW;
use crate::town::{GateId, Mechanism};
use crate::{Draft, Reason, Refusal, Stop};
use crate::{acting, harm};
use board::Hex;
use decider::{Clause, Contradiction};
use messages::Part;

/// Opens a gate or a door, which contact with an enemy does not bar.
pub(crate) fn open(order: &Open, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let left = operator(draft, &order.gate, &order.man)?;
    if draft.state().is_open(&order.gate) {
        return already(said!("gate-open", gate = &order.gate));
    }
    moved(&order.gate, &order.man, (true, left), draft)
}

/// Shuts one.
pub(crate) fn shut(order: &Shut, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let left = operator(draft, &order.gate, &order.man)?;
    let state = draft.state();
    let gate = &order.gate;
    if !state.is_open(gate) {
        return already(said!("gate-shut", gate = gate));
    }
    if state.works.leaves.get(gate).is_some_and(|leaf| leaf.forced) {
        return Refusal::new(Reason::Forced, HAV_013, said!("gate-forced", gate = gate)).into();
    }
    let (man, place) = acting::here(state, &order.man)?;
    if let Some((enemy, _)) = state.contacts(man.side, place).next() {
        let facts = said!("shuts-in-contact", who = &order.man, enemy = enemy);
        return Refusal::new(Reason::InContact, HAV_004, facts).into();
    }
    let passage = state.town.gates.get(gate).map(|gate| Spot::ground(gate.hex));
    // The stunned are in the way as well.
    if let Some((other, ..)) = state.on_map().find(|(.., at)| Some(*at) == passage) {
        let facts = said!("stands-in-gate", who = other, gate = gate);
        return Refusal::new(Reason::Occupied, HAV_004, facts).into();
    }
    draft.mark([HAV_004]);
    moved(gate, &order.man, (false, left), draft)
}

fn already(facts: messages::Saying) -> Result<(), Stop> {
    Refusal::new(Reason::NothingToDo, HAV_003, facts).into()
}

fn moved(
    gate: &GateId,
    man: &ManId,
    (open, left): (bool, u32),
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let (gate, man) = (gate.clone(), man.clone());
    draft.record(GateMoved { gate, man, open, left }.into())
}

/// Who works a gate stands on one of the hexes inside it, and pays for it; their points afterwards.
fn operator(draft: &Draft<'_>, gate: &GateId, who: &ManId) -> Result<u32, Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let (man, place) = acting::own(state, side, who)?;
    let (inside, clause): (Vec<Hex>, Clause) =
        match (state.town.gates.get(gate), state.town.doors.get(gate)) {
            (Some(gate), _) => (gate.inside.clone(), HAV_003),
            (None, Some(door)) => (vec![door.inside], ST_15),
            (None, None) => {
                let known = state.town.gates.keys().chain(state.town.doors.keys());
                return Refusal::new(
                    Reason::NoSuchGate,
                    HAV_003,
                    said!("no-such-gate", gate = gate.word()),
                )
                .allowing(said!("gates-are", gates = Part::to_type(known)))
                .into();
            }
        };
    if !inside.iter().any(|&hex| Spot::ground(hex) == place) {
        let places: Vec<String> = inside.iter().map(ToString::to_string).collect();
        return Refusal::new(
            Reason::NotThere,
            clause,
            said!("not-at-gate", who = who, gate = gate),
        )
        .allowing(said!("stand-on", places = places.join(", ")))
        .into();
    }
    let doing = state.doing(who);
    if doing.ended || doing.works.is_some() {
        return Refusal::new(Reason::MovedAlready, clause, said!("moved-already", who = who))
            .into();
    }
    let left = state.points_left(who);
    left.checked_sub(SLOW).filter(|_| !man.mounted).ok_or_else(|| {
        let facts = said!("too-few-points", who = who, points = SLOW, left = left);
        Refusal::new(Reason::TooFar, clause, facts).into()
    })
}

/// Somebody stands at a windlass and works it; it moves when the player turn ends, if nobody drives them off
/// ([ST-11](crate::clauses::ST_11)).
pub(crate) fn work(order: &Work, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let (_, place) = acting::own(state, side, &order.man)?;
    let clause = clause_of(order.mechanism);
    let Some(winch) = state.town.mechanisms.get(&order.mechanism) else {
        let facts = said!("no-mechanism", what = order.mechanism);
        return Refusal::new(Reason::NoSuchGate, clause, facts).into();
    };
    if state.town.on_wall(winch.from) != Some(place) {
        let facts = said!("not-at-winch", who = &order.man, what = order.mechanism);
        return Refusal::new(Reason::NotThere, clause, facts)
            .allowing(said!("stand-on", places = winch.from.to_string()))
            .into();
    }
    let doing = state.doing(&order.man);
    if doing.moved || doing.shot || doing.works.is_some() {
        let facts = said!("moved-already", who = &order.man);
        return Refusal::new(Reason::MovedAlready, ST_11, facts).into();
    }
    if let Some((enemy, _)) = state.contacts(side, place).next() {
        let facts = said!("works-in-contact", who = &order.man, enemy = enemy);
        return Refusal::new(Reason::InContact, ST_11, facts).into();
    }
    let (man, mechanism) = (order.man.clone(), order.mechanism);
    draft.record(WinchManned { man, mechanism }.into())
}

/// Stairway and trap go by the drawbridge's procedure ([HAV-026](crate::clauses::HAV_026),
/// [HAV-039](crate::clauses::HAV_039)); only the place differs.
const fn clause_of(mechanism: Mechanism) -> Clause {
    match mechanism {
        Mechanism::Stairway => HAV_027,
        Mechanism::Trap => HAV_034,
        Mechanism::Drawbridge => ST_11,
    }
}

/// The clauses that a mechanism carries out when it moves: from where, by which procedure, and what becomes of
/// its hex ([HAV-028](crate::clauses::HAV_028), [HAV-033](crate::clauses::HAV_033), on the one site that the map
/// gives, [HAV-036](crate::clauses::HAV_036)).
fn mechanism_clauses(mechanism: Mechanism, worked: bool) -> Vec<Clause> {
    let mut clauses = match mechanism {
        Mechanism::Stairway => vec![HAV_026, HAV_027, HAV_039],
        Mechanism::Trap => vec![HAV_034, HAV_036, HAV_039],
        Mechanism::Drawbridge => Vec::new(),
    };
    match mechanism {
        Mechanism::Stairway if worked => clauses.push(HAV_028),
        Mechanism::Trap if worked => clauses.push(HAV_033),
        _ => {}
    }
    clauses
}

/// Phase 5: what somebody has worked undisturbed, moves.
pub(crate) fn move_mechanisms(side: Side, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let ready: Vec<Mechanism> = state
        .on_map()
        .filter(|(id, man, place)| {
            let doing = state.doing(id);
            man.side == side
                && man.stands()
                && !doing.attacked
                && !doing.defended
                && !state.is_in_contact(side, *place)
        })
        .filter_map(|(id, ..)| state.doing(id).works)
        .collect();
    for mechanism in ready {
        let Some(winch) = draft.state().town.mechanisms.get(&mechanism).copied() else { continue };
        let worked = !draft.state().is_worked(mechanism);
        let there = Spot::ground(winch.works);
        let on_it: Vec<ManId> = draft
            .state()
            .on_map()
            .filter(|(.., place)| *place == there)
            .map(|(id, ..)| id.clone())
            .collect();
        if worked {
            for man in on_it {
                caught(mechanism, &man, draft)?;
            }
        }
        draft.mark(mechanism_clauses(mechanism, worked));
        draft.record(MechanismMoved { mechanism, worked }.into())?;
    }
    Ok(())
}

/// Who is on a stairway or bridge when it is raised, is stunned and beside it; who is on the trap, is dead.
fn caught(mechanism: Mechanism, man: &ManId, draft: &mut Draft<'_>) -> Result<(), Stop> {
    if mechanism == Mechanism::Trap {
        return harm::kill(man, HAV_035, draft);
    }
    harm::thrown_off(man, draft)?;
    harm::stun(man, HAV_029, draft)
}

pub(crate) fn gate_moved(state: &mut State, event: &GateMoved) -> Result<(), Contradiction> {
    state.works.leaves.entry(event.gate.clone()).or_default().open = event.open;
    let doing = state.doing.entry(event.man.clone()).or_default();
    doing.left = Some(event.left);
    doing.moved = true;
    state.moving = Some(crate::state::Moving::Man(event.man.clone()));
    Ok(())
}

pub(crate) fn winch_manned(state: &mut State, event: &WinchManned) -> Result<(), Contradiction> {
    let doing = state.doing.entry(event.man.clone()).or_default();
    doing.works = Some(event.mechanism);
    doing.moved = true;
    doing.ended = true;
    Ok(())
}

pub(crate) fn mechanism_moved(
    state: &mut State,
    event: &MechanismMoved,
) -> Result<(), Contradiction> {
    if event.worked {
        state.works.worked.insert(event.mechanism);
    } else {
        state.works.worked.remove(&event.mechanism);
    }
    Ok(())
}
