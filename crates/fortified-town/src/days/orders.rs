//! What whoever has the initiative can do with a day ([ST-61](crate::clauses::ST_61)).

use super::{battering, calendar, camp, strength, victory, walls};
use crate::clauses::{HAV_148, HAV_155, HAV_156, ST_61, ST_65};
use crate::command::{Batter, Mend, Prepare, Repair, Sortie};
use crate::event::{
    EngineMended, GarrisonWithdrew, Prepared, Rested, SeaBlockaded, SiegeStepBegun, WallMended,
};
use crate::men::{ManId, Side};
use crate::refusal::said;
use crate::siege::{Preparation, SiegeStep};
use crate::spot::Spot;
use crate::state::{Outcome, State};
use crate::tables;
use crate::town::{Mechanism, Terrain};
use crate::works::{Ladder, LadderAt, LadderId};
use crate::{Draft, Reason, Refusal, Stop};
use board::Hex;
use decider::Contradiction;
use messages::Part;
use std::collections::BTreeSet;

/// The sender, who has the initiative in this role.
fn acts(role: Side, draft: &Draft<'_>) -> Result<Side, Stop> {
    let side = strength::awaited(draft, &[SiegeStep::Action])?;
    if strength::siege(draft.state())?.role(side) == role {
        return Ok(side);
    }
    let facts = match role {
        Side::Besiegers => said!("besiegers-act", side = side),
        Side::Besieged => said!("besieged-act", side = side),
    };
    Refusal::new(Reason::NotYourOrder, HAV_155, facts).into()
}

/// Assaults: the besieging side; the besieged against what the besiegers hold while a part of these fights
/// outside ([HAV-148](crate::clauses::HAV_148)); who holds the ramparts, on a day of battering
/// ([HAV-156](crate::clauses::HAV_156)).
pub(crate) fn assault(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = strength::awaited(draft, &[SiegeStep::Action, SiegeStep::Reply])?;
    let siege = strength::siege(draft.state())?;
    let replies = matches!(siege.step, Some((SiegeStep::Reply, _)));
    let sallies = side == Side::Besieged && siege.battle_waits();
    if siege.role(side) == Side::Besiegers || replies || sallies {
        draft.mark(replies.then_some(HAV_156));
        return camp::assault(side, draft);
    }
    let clause = if siege.reversed { HAV_156 } else { HAV_148 };
    let facts = said!("besiegers-act", side = side);
    Refusal::new(Reason::NotYourOrder, clause, facts).into()
}

/// Batters; besiegers in their refuge may assault on such a day without the initiative
/// ([HAV-156](crate::clauses::HAV_156)).
pub(crate) fn batter(order: &Batter, draft: &mut Draft<'_>) -> Result<(), Stop> {
    battering::batter(order, draft)?;
    if !strength::siege(draft.state())?.reversed {
        return calendar::acted(draft);
    }
    let (step, side) = (SiegeStep::Reply, Side::Besiegers);
    draft.record(SiegeStepBegun { step, side }.into())
}

/// Makes two ladders, or fascines for three moat hexes.
pub(crate) fn prepare(order: &Prepare, draft: &mut Draft<'_>) -> Result<(), Stop> {
    acts(Side::Besiegers, draft)?;
    let siege = strength::siege(draft.state())?;
    let ladders = match order.what {
        Preparation::Fascines => Vec::new(),
        Preparation::Ladders => (1..=tables::LADDERS_A_DAY)
            .filter_map(|more| format!("ladder-{}", siege.ladders + more).parse().ok())
            .collect::<Vec<LadderId>>(),
    };
    draft.record(Prepared { what: order.what, ladders }.into())?;
    calendar::acted(draft)
}

/// Mends a machine.
pub(crate) fn mend(order: &Mend, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acts(Side::Besiegers, draft)?;
    let state = draft.state();
    let siege = strength::siege(state)?;
    let broken = |id: &&crate::works::EngineId| {
        battering::owner(siege, id) == side
            && state.works.engines.get(*id).is_some_and(|engine| engine.lost > 0)
    };
    if !broken(&&order.engine) {
        let all = state.works.engines.keys().filter(broken);
        let facts = said!("not-broken", engine = &order.engine);
        return Refusal::new(Reason::NothingToDo, ST_61, facts)
            .allowing(said!("broken-are", engines = Part::to_type(all)))
            .into();
    }
    draft.record(EngineMended { engine: order.engine.clone() }.into())?;
    calendar::acted(draft)
}

/// Bars the sea for a day.
pub(crate) fn blockade(draft: &mut Draft<'_>) -> Result<(), Stop> {
    acts(Side::Besiegers, draft)?;
    if !draft.state().town.port {
        return Refusal::new(Reason::NothingToDo, ST_61, said!("no-port")).into();
    }
    draft.record(SeaBlockaded {}.into())?;
    calendar::acted(draft)
}

/// The garrison gives up the town for the citadel and the stretch beside it.
pub(crate) fn withdraw(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acts(Side::Besieged, draft)?;
    let state = draft.state();
    let siege = strength::siege(state)?;
    let given_up: Vec<Hex> = state
        .town
        .hexes()
        .filter(|&hex| {
            state.town.line(hex).is_none_or(|line| line == 1)
                && state.terrain(hex).is_some_and(|it| {
                    !it.is_outside() && !matches!(it, Terrain::Moat | Terrain::Drawbridge)
                })
                && state.holder(hex) == Side::Besieged
        })
        .collect();
    if side != Side::Besieged || given_up.is_empty() {
        return Refusal::new(Reason::NothingToDo, ST_61, said!("withdrawn-already")).into();
    }
    let men = state
        .on_map()
        .filter(|(_, man, at)| man.side == side && given_up.contains(&at.hex))
        .map(|(id, ..)| id.clone())
        .collect();
    let raised = [Mechanism::Stairway, Mechanism::Drawbridge]
        .into_iter()
        .filter(|which| {
            state.town.mechanisms.get(which).is_some_and(|winch| {
                !state.is_worked(*which)
                    && !state.works.burnt.contains(&winch.works)
                    && state.standing_at(Spot::ground(winch.works)).is_none()
            })
        })
        .collect();
    let rations = siege.rations.get(&side).copied().unwrap_or_default() / 2;
    draft.record(GarrisonWithdrew { men, given_up, raised, rations }.into())?;
    calendar::acted(draft)
}

/// Up to ten come out of a gate.
pub(crate) fn sortie(order: &Sortie, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acts(Side::Besieged, draft)?;
    let state = draft.state();
    let Some(gate) = state.town.gates.get(&order.gate).filter(|gate| !gate.inner) else {
        let gates = state.town.gates.iter().filter(|(_, gate)| !gate.inner);
        let facts = said!("no-such-gate", gate = order.gate.word());
        return Refusal::new(Reason::NoSuchGate, ST_61, facts)
            .allowing(said!("gates-are", gates = Part::to_type(gates.map(|(id, _)| id))))
            .into();
    };
    if side != Side::Besieged || state.holder(gate.hex) != side || state.is_demolished(gate.hex) {
        let facts = said!("gate-not-held", gate = &order.gate);
        return Refusal::new(Reason::NotThere, ST_61, facts).into();
    }
    // Those who relieve the town are outside already.
    let relief = &strength::siege(state)?.relief;
    let fighters: BTreeSet<&ManId> = strength::fighters(state, side)
        .map(|(id, _)| id)
        .filter(|id| !relief.contains(*id))
        .collect();
    if let Some(who) = order.men.iter().find(|who| !fighters.contains(who)) {
        let facts = said!("no-fighter", who = who);
        return Refusal::new(Reason::NoSuchMan, ST_61, facts).into();
    }
    let men: BTreeSet<ManId> = order.men.iter().cloned().collect();
    if men.len() > tables::SORTIE {
        let (number, most) = (men.len() as u64, tables::SORTIE as u64);
        let facts = said!("sortie-number", number = number, most = most);
        return Refusal::new(Reason::TooMany, ST_61, facts).into();
    }
    camp::sortie(order.gate.clone(), men, draft)
}

/// Mends a wall or a gate by a hit.
pub(crate) fn repair(order: &Repair, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acts(Side::Besieged, draft)?;
    let state = draft.state();
    let hex = order.hex;
    let gate = state.town.gate_at(hex).and_then(|(id, _)| state.works.leaves.get(id));
    let wall = walls::hits(state, hex);
    let hits = if wall > 0 { wall } else { gate.map_or(0, |leaf| leaf.hits) };
    let own = state.holder(hex) == side && !state.is_demolished(hex);
    if !own || hits == 0 {
        let all = state.works.hits.keys().filter(|&&hex| state.holder(hex) == side);
        let all: Vec<String> = all.map(ToString::to_string).collect();
        let facts = said!("nothing-to-mend", hex = hex.to_string());
        return Refusal::new(Reason::NothingToDo, ST_61, facts)
            .allowing(said!("damaged-are", hexes = all.join(" ")))
            .into();
    }
    draft.record(WallMended { hex, hits: hits - 1 }.into())?;
    calendar::acted(draft)
}

/// Rests: its wounded heal better today.
pub(crate) fn rest(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acts(Side::Besieged, draft)?;
    draft.record(Rested { side }.into())?;
    calendar::acted(draft)
}

/// The besiegers go home.
pub(crate) fn give_up(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let steps = [
        SiegeStep::Action,
        SiegeStep::Preparations,
        SiegeStep::Relief,
        SiegeStep::Reply,
        SiegeStep::Terms,
    ];
    if Side::of(draft.by()) != Some(Side::Besiegers) {
        return Refusal::new(Reason::NotYourOrder, ST_65, said!("besiegers-go-home")).into();
    }
    strength::awaited(draft, &steps)?;
    victory::end(Outcome::GivenUp, draft)
}

pub(crate) fn prepared(state: &mut State, event: &Prepared) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    let side = siege.role(Side::Besiegers);
    match event.what {
        Preparation::Fascines => siege.fascines += tables::FASCINES_A_DAY,
        Preparation::Ladders => siege.ladders += tables::LADDERS_A_DAY,
    }
    for id in &event.ladders {
        state.works.ladders.insert(id.clone(), Ladder { at: LadderAt::Stored { side } });
    }
    Ok(())
}

pub(crate) fn sea_blockaded(state: &mut State, _: &SeaBlockaded) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    (siege.blockaded, siege.ships_barred) = (true, true);
    Ok(())
}

pub(crate) fn garrison_withdrew(
    state: &mut State,
    event: &GarrisonWithdrew,
) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    siege.refuge_store += event.rations;
    let store = siege.rations.entry(Side::Besieged).or_default();
    *store = store.saturating_sub(event.rations);
    state.held.extend(event.given_up.iter().map(|&hex| (hex, Side::Besiegers)));
    state.works.worked.extend(&event.raised);
    for id in &event.men {
        state.known(id)?.place = None;
    }
    // Gates stand open behind whoever leaves.
    let left: Vec<_> = state
        .town
        .gates
        .iter()
        .filter(|(_, gate)| event.given_up.contains(&gate.hex))
        .map(|(id, _)| id.clone())
        .collect();
    for id in left {
        state.works.leaves.entry(id).or_default().open = true;
    }
    Ok(())
}

pub(crate) fn rested(state: &mut State, event: &Rested) -> Result<(), Contradiction> {
    strength::folded(state)?.rested = Some(event.side);
    Ok(())
}
