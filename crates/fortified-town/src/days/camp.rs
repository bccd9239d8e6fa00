//! The fighting of a day: how an assault, a sortie or a battle outside begins, and where everybody goes when it
//! is over.

use super::{mining, strength};
use crate::clauses::{HAV_133, HAV_151, HAV_152, ST_49, ST_58, ST_61};
use crate::command::{Bring, Fill};
use crate::event::{EngineBrought, FightingBegun, FightingEnded, MoatFilled};
use crate::men::{Fate, ManId, Side};
use crate::refusal::said;
use crate::siege::{Sortie, Table};
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::tables;
use crate::town::{GateId, Terrain};
use crate::works::{EngineId, LadderAt, LadderId};
use crate::{Draft, Reason, Refusal, Stop};
use crate::{deployment, ending, ways};
use board::Hex;
use decider::Contradiction;
use messages::Part;
use std::collections::{BTreeMap, BTreeSet};

/// Begins an assault of a side, with the battle outside where one waits.
pub(crate) fn assault(side: Side, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (gate, sortie) = (None, BTreeSet::new());
    let state = draft.state();
    let fought_before = state.turn > 0;
    let both_tables = strength::siege(state)?.battle_waits();
    draft.mark(fought_before.then_some(HAV_133));
    draft.mark(both_tables.then_some(HAV_151));
    draft.record(FightingBegun { side, inside: true, gate, sortie }.into())?;
    if side == Side::Besiegers {
        mining::spring(draft)?;
    }
    deployment::begin(draft)
}

/// Begins a sortie of some of the besieged.
pub(crate) fn sortie(
    gate: GateId,
    sortie: BTreeSet<ManId>,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    let (side, gate) = (Side::Besieged, Some(gate));
    draft.record(FightingBegun { side, inside: true, gate, sortie }.into())?;
    deployment::begin(draft)
}

/// Begins the battle outside alone: the relief comes on.
pub(crate) fn battle(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let (side, gate, sortie) = (Side::Besieged, None, BTreeSet::new());
    draft.record(FightingBegun { side, inside: false, gate, sortie }.into())?;
    deployment::begin(draft)
}

/// Is the fighting of the day over, with nothing asked?
pub(crate) fn is_quiet(state: &State) -> bool {
    state.phase.is_none()
        && state.deploying.is_none()
        && state.asked.is_empty()
        && state.beneath.is_empty()
}

/// Fills a moat hex before an assault ([ST-61](crate::clauses::ST_61)).
pub(crate) fn fill(order: &Fill, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = deployment::deploys(draft)?;
    let state = draft.state();
    let siege = strength::siege(state)?;
    let hex = order.hex.to_string();
    if siege.role(side) == Side::Besieged {
        return Refusal::new(Reason::NotYourOrder, ST_61, said!("besiegers-act", side = side))
            .into();
    }
    if state.terrain(order.hex) != Some(Terrain::Moat) || state.works.filled.contains(&order.hex) {
        let open =
            |at: Hex| state.terrain(at) == Some(Terrain::Moat) && !state.works.filled.contains(&at);
        let refusal = Refusal::new(Reason::NotThere, ST_61, said!("no-open-moat", hex = hex));
        return match state.town.nearest(order.hex, open).as_slice() {
            [] => refusal.into(),
            open => refusal.allowing(said!("open-moat", hexes = listed(open))).into(),
        };
    }
    let filled = u32::try_from(state.works.filled.len()).unwrap_or(u32::MAX);
    if filled >= siege.fascines {
        let facts = said!("no-fascines", number = siege.fascines);
        return Refusal::new(Reason::NothingToDo, ST_61, facts)
            .allowing(said!("more-fascines", number = tables::FASCINES_A_DAY))
            .into();
    }
    draft.record(MoatFilled { hex: order.hex }.into())
}

/// Brings an engine to its place before an assault: outside at half the distance of the people
/// ([ST-58](crate::clauses::ST_58)), or into what one holds ([HAV-152](crate::clauses::HAV_152)).
pub(crate) fn bring(order: &Bring, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = deployment::deploys(draft)?;
    let state = draft.state();
    strength::siege(state)?;
    if side != Side::Besiegers {
        return Refusal::new(Reason::NotYourOrder, HAV_152, said!("engines-of-besiegers")).into();
    }
    let id = &order.engine;
    if state.works.engines.get(id).is_none_or(|engine| engine.burnt) {
        let all = state.works.engines.iter().filter(|(_, engine)| !engine.burnt);
        return Refusal::new(
            Reason::NoSuchEngine,
            ST_58,
            said!("no-such-engine", engine = id.word()),
        )
        .allowing(said!("engines-are", engines = Part::to_type(all.map(|(id, _)| id))))
        .into();
    }
    let taken = state.engine_at(order.hex).is_some_and(|(other, _)| other != id)
        || state.standing_at(Spot::ground(order.hex)).is_some();
    if taken {
        let facts = said!("engine-in-the-way", hex = order.hex.to_string());
        return engine_fits(state, order, Refusal::new(Reason::Occupied, ST_49, facts)).into();
    }
    if !deployment::takes_engine(state, order.hex) {
        let facts = said!("no-ground-for-engine", engine = id, hex = order.hex.to_string());
        return engine_fits(state, order, Refusal::new(Reason::NotThere, ST_58, facts)).into();
    }
    let (engine, at, facing) = (id.clone(), order.hex, order.facing);
    draft.record(EngineBrought { engine, at, facing }.into())
}

/// The nearest hexes to which an engine can be brought.
fn engine_fits(state: &State, order: &Bring, no: Refusal) -> Refusal {
    let free = |hex: Hex| {
        state.engine_at(hex).is_none_or(|(other, _)| *other == order.engine)
            && state.standing_at(Spot::ground(hex)).is_none()
            && deployment::takes_engine(state, hex)
    };
    match state.town.nearest(order.hex, free).as_slice() {
        [] => no,
        hexes => no.allowing(said!("engine-fits", hexes = listed(hexes))),
    }
}

fn listed(hexes: &[Hex]) -> String {
    hexes.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Where everybody and everything goes when the fighting of a day is over.
pub(crate) fn go_back(draft: &mut Draft<'_>) -> Result<(), Stop> {
    let state = draft.state();
    let siege = strength::siege(state)?;
    let (taken, lost) = if siege.inside_was { ground(state) } else { (Vec::new(), Vec::new()) };
    let outside = |place: Spot| {
        place.floor == Floor::Ladder
            || state.table(place.hex) == Table::Field
            || state.siege_tower_at(place.hex).is_some()
            || state.terrain(place.hex).is_none_or(|terrain| {
                terrain.is_outside() || matches!(terrain, Terrain::Moat | Terrain::Drawbridge)
            })
    };
    let camp: Vec<ManId> =
        state.on_map().filter(|(.., at)| outside(*at)).map(|(id, ..)| id.clone()).collect();
    let besieging = siege.role(Side::Besiegers);
    let owner = |at: &LadderAt| match at {
        LadderAt::Carried { by: [one, _] } => state.men.get(one).map(|man| man.side),
        LadderAt::Standing { .. } => Some(besieging),
        LadderAt::Lying { place } => outside(*place).then_some(besieging),
        LadderAt::Broken | LadderAt::Stored { .. } => None,
    };
    let ladders: BTreeMap<LadderId, Side> = state
        .works
        .ladders
        .iter()
        .filter_map(|(id, ladder)| Some((id.clone(), owner(&ladder.at)?)))
        .collect();
    let engines: Vec<EngineId> = state
        .works
        .engines
        .iter()
        .filter(|(_, engine)| engine.at.is_some_and(|hex| outside(Spot::ground(hex))))
        .filter(|(_, engine)| engine.kind.battering_points().is_none())
        .map(|(id, _)| id.clone())
        .collect();
    let holds = |hex: Hex| {
        (state.holder(hex) == Side::Besieged && !taken.contains(&hex)) || lost.contains(&hex)
    };
    let gates = state.town.gates.iter().map(|(id, gate)| (id, gate.hex));
    let doors = state.town.doors.iter().map(|(id, door)| (id, door.inside));
    let shut = gates
        .chain(doors)
        .filter(|&(id, hex)| state.is_open(id) && holds(hex) && !state.is_demolished(hex))
        .filter(|&(_, hex)| state.standing_at(Spot::ground(hex)).is_none())
        .map(|(id, _)| id.clone())
        .collect();
    draft.record(FightingEnded { taken, lost, camp, ladders, engines, shut }.into())
}

/// Ground inside to which only one side can walk is its own from then on: what the besiegers take, and what
/// they lose again ([ST-59](crate::clauses::ST_59)).
fn ground(state: &State) -> (Vec<Hex>, Vec<Hex>) {
    let reached = Side::ALL.map(|side| {
        let places = state.on_map().filter(|(_, man, _)| man.side == side && man.stands());
        // Those of the town stand down where the battle outside goes on alone.
        let down = state.siege.iter().flat_map(|siege| &siege.stood_down);
        let down = down.filter(|(id, _)| {
            state.men.get(*id).is_some_and(|man| man.side == side && !man.is_horse())
        });
        let from = places.map(|(.., at)| at).chain(down.filter_map(|(_, at)| *at));
        let from = from.filter(|at| state.table(at.hex) == Table::Town).collect();
        let all = ending::walkable(state, from, |_| true);
        all.into_iter().map(|place| place.hex).collect::<BTreeSet<Hex>>()
    });
    let inside = |hex: &Hex| state.terrain(*hex).is_some_and(|it| !it.is_outside());
    let only = |own: usize, other: usize, holder: Side| -> Vec<Hex> {
        let (own, other) = (reached.get(own), reached.get(other));
        let Some((own, other)) = own.zip(other) else { return Vec::new() };
        let hexes = own.difference(other).copied();
        hexes.filter(inside).filter(|&hex| state.holder(hex) == holder).collect()
    };
    (only(0, 1, Side::Besieged), only(1, 0, Side::Besiegers))
}

pub(crate) fn fighting_begun(
    state: &mut State,
    event: &FightingBegun,
) -> Result<(), Contradiction> {
    let turn = state.turn;
    let mut siege = std::mem::take(strength::folded(state)?);
    siege.step = Some((crate::siege::SiegeStep::Fighting, event.side));
    siege.fought_today = true;
    siege.inside = event.inside;
    siege.inside_was = event.inside;
    siege.sortie = event.gate.clone().map(|gate| Sortie { gate, men: event.sortie.clone() });
    let battle = siege.battle_waits();
    if let Some(waiting) = siege.battle.as_mut().filter(|_| battle) {
        waiting.after = Some(turn);
    }
    let oil = siege.oil.clone();
    let fights = |id: &ManId| {
        if siege.is_outside(id) { battle } else { event.inside }
    };
    let down: Vec<ManId> = state
        .men
        .iter()
        .filter(|(id, man)| man.fate == Fate::Alive && !fights(id))
        .map(|(id, _)| id.clone())
        .collect();
    let out: BTreeSet<ManId> =
        state.men.keys().filter(|id| siege.is_outside(id)).cloned().collect();
    let mut stood_down = BTreeMap::new();
    for (id, man) in &mut state.men {
        if down.contains(id) {
            stood_down.insert(id.clone(), man.place.take());
        } else if out.contains(id) || event.sortie.contains(id) {
            man.place = None;
        }
    }
    siege.stood_down = stood_down;
    state.siege = Some(siege);
    state.first = Some(event.side);
    state.works.oil = oil;
    forget_the_assault(state);
    let here = state.on_map().map(|(id, ..)| id.clone()).collect();
    state.deployed = here;
    if let Some(leaf) = event.gate.as_ref().and_then(|id| state.works.leaves.get_mut(id)) {
        leaf.open = true;
    }
    Ok(())
}

/// What only counts within an assault.
fn forget_the_assault(state: &mut State) {
    state.phase = None;
    state.deploying = None;
    state.deployed.clear();
    state.doing.clear();
    state.moving = None;
    state.pushed.clear();
    state.shaken.clear();
    state.oiled.clear();
    state.pourers.clear();
    state.scorched.clear();
    state.aims.clear();
    state.asked.clear();
    state.fight = None;
    state.held_fire.clear();
    state.fire_held = false;
    state.loading.clear();
    state.stunned_in.clear();
    state.lamed.clear();
    state.called_off = false;
    state.called_off_in = 0;
    state.fought = false;
    state.quiet = 0;
}

pub(crate) fn fighting_ended(
    state: &mut State,
    event: &FightingEnded,
) -> Result<(), Contradiction> {
    let siege = strength::folded(state)?;
    siege.inside = false;
    siege.inside_was = false;
    siege.sortie = None;
    siege.battle.take_if(|battle| battle.winner.is_some());
    let stood_down = std::mem::take(&mut siege.stood_down);
    state.held.extend(event.taken.iter().map(|&hex| (hex, Side::Besiegers)));
    state.held.extend(event.lost.iter().map(|&hex| (hex, Side::Besieged)));
    forget_the_assault(state);
    state.first = None;
    for id in &event.camp {
        state.known(id)?.place = None;
    }
    for man in state.men.values_mut() {
        man.stunned = false;
        // The dead are buried.
        if man.fate == Fate::Dead {
            man.place = None;
        }
    }
    for (id, place) in stood_down {
        let man = state.known(&id)?;
        if man.fate == Fate::Alive && man.place.is_none() {
            man.place = place;
        }
    }
    for (id, &side) in &event.ladders {
        if let Some(ladder) = state.works.ladders.get_mut(id) {
            ladder.at = LadderAt::Stored { side };
        }
    }
    for id in &event.engines {
        if let Some(engine) = state.works.engines.get_mut(id) {
            (engine.at, engine.docked, engine.ramp) = (None, None, false);
        }
    }
    for id in &event.shut {
        if let Some(leaf) = state.works.leaves.get_mut(id) {
            leaf.open = false;
        }
    }
    // What a ram has forced can be shut again (HAV-013), though it stays broken.
    for leaf in state.works.leaves.values_mut() {
        leaf.forced = false;
    }
    // Fascines are taken up again; who stands on what is gone, goes back as well.
    state.works.filled.clear();
    let gone: Vec<ManId> = state
        .on_map()
        .filter(|(.., at)| !ways::exists(state, *at))
        .map(|(id, ..)| id.clone())
        .collect();
    for id in gone {
        state.known(&id)?.place = None;
    }
    // Who came to lies down nowhere else: of two in one place, one is placed anew.
    let mut seen = BTreeSet::new();
    let twice: Vec<ManId> = state
        .on_map()
        .filter(|(_, man, at)| !man.is_horse() && !seen.insert(*at))
        .map(|(id, ..)| id.clone())
        .collect();
    for id in twice {
        state.known(&id)?.place = None;
    }
    Ok(())
}

pub(crate) fn moat_filled(state: &mut State, event: &MoatFilled) -> Result<(), Contradiction> {
    state.works.filled.insert(event.hex);
    Ok(())
}

pub(crate) fn engine_brought(
    state: &mut State,
    event: &EngineBrought,
) -> Result<(), Contradiction> {
    if let Some(engine) = state.works.engines.get_mut(&event.engine) {
        (engine.at, engine.facing) = (Some(event.at), event.facing);
    }
    Ok(())
}
