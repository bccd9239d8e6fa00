//! What the bots do with the days of a siege, and how they place people before an assault. They know of the
//! enemy's store and galleries no more than a player does.

use super::legal;
use crate::command::{
    Batter, Battle, Bring, Command, Deploy, Dig, Fill, Hide, Lay, Mend, Prepare, Refuge, Repair,
    Sortie, Take,
};
use crate::days::{battering, mining, strength, walls};
use crate::men::{Class, Fate, Man, ManId, Side};
use crate::siege::{Preparation, Siege, SiegeStep, Table};
use crate::spot::Spot;
use crate::state::State;
use crate::tables;
use crate::town::Terrain;
use crate::ways;
use crate::works::{Engine, EngineId, EngineKind, LadderAt};
use board::{Direction, Hex};
use rulebook::Draw;

/// Ladders with which besiegers come to the wall.
const LADDERS: usize = 4;
/// In hundredths: how much stronger who assaults walls wants to be.
const TO_ASSAULT: u64 = 130;
/// The same over a breach.
const OVER_A_BREACH: u64 = 90;
/// In hundredths of a relief: how strong one wants to be to meet it with everybody, and to meet it with every other
/// while the others go on with the siege.
const TO_MEET_A_RELIEF: [u64; 2] = [105, 125];
/// Who is besieged in a refuge, and at least so strong, answers a battery with an assault.
const TO_REPLY: u64 = 50;
/// Besiegers who are weaker than this go home.
const TO_GO_HOME: u64 = 35;
/// Wounded for whose sake a garrison rests.
const TO_REST: usize = 3;
/// A garrison that is weaker than this gives up a town that has been entered.
const TO_WITHDRAW: u64 = 60;
/// A garrison that is at least so strong comes out: many a sortie ends with the enemy in the open gate.
const TO_SALLY: u64 = 70;
/// The same while a part of the besiegers fights outside.
const TO_COME_OUT: u64 = 85;
/// A relief that is so strong may win without the garrison, and one garrison of so many leaves it to that.
const TO_WIN_ALONE: u64 = 130;
const STAYS_IN: u32 = 3;

/// Besiegers who hide beneath ramparts.
const HIDDEN: usize = 3;

/// Game turns without a combat after which an assault of a siege is called off, and a sortie.
const QUIET: u32 = 6;
const QUIET_OUTSIDE: u32 = 2;

/// Has who assaults in a siege nothing more to win today?
pub(super) fn has_enough(state: &State) -> bool {
    let Some(siege) = state.siege.as_ref().filter(|siege| siege.inside) else { return false };
    let most = if siege.sortie.is_some() { QUIET_OUTSIDE } else { QUIET };
    let turns = siege.battle_rages();
    state.quiet >= most && !turns
}

/// What a side does with its step of the day.
pub(super) fn choose(state: &State, siege: &Siege, side: Side, draw: Draw<'_>) -> Command {
    let step = siege.step.map(|(step, _)| step);
    let wanted: Vec<Command> = match step {
        Some(SiegeStep::Preparations) => {
            let nobody = Command::Dig(Dig { hexes: Vec::new(), men: Vec::new() });
            dig(state, siege).into_iter().chain([nobody]).collect()
        }
        Some(SiegeStep::Relief) => meet(state, siege),
        Some(SiegeStep::Initiative) => vec![initiative(state, siege, draw)],
        Some(SiegeStep::Terms) => vec![Command::Offer],
        Some(SiegeStep::Reply) => {
            if share(state, side) >= TO_REPLY {
                vec![Command::Assault]
            } else {
                Vec::new()
            }
        }
        Some(SiegeStep::Action) if siege.role(side) == Side::Besiegers => {
            besiege(state, siege, side)
        }
        Some(SiegeStep::Action) => resist(state, siege, side),
        Some(SiegeStep::Fighting) | None => Vec::new(),
    };
    wanted.into_iter().find(|order| legal(state, side, order)).unwrap_or(Command::Pass)
}

/// The garrison comes out on the day of the battle, unless it is too weak for those who stay before it, or trusts the
/// relief to win without it.
fn initiative(state: &State, siege: &Siege, draw: Draw<'_>) -> Command {
    let of = |side: Side, outside: bool| {
        let all = everybody(state, side).filter(|id| siege.is_outside(id) == outside);
        worth(state, all)
    };
    let strong = of(Side::Besieged, false) * 100 >= of(Side::Besiegers, false) * TO_COME_OUT;
    let needed = of(Side::Besieged, true) * 100 < of(Side::Besiegers, true) * TO_WIN_ALONE;
    if strong && (needed || draw(STAYS_IN) > 0) { Command::Accept } else { Command::Decline }
}

/// What those of a side are worth who fight, wounded ones less.
fn worth(state: &State, who: impl Iterator<Item = ManId>) -> u64 {
    who.map(|id| u64::from(super::worth::of(state, &id))).sum()
}

fn everybody(state: &State, side: Side) -> impl Iterator<Item = ManId> {
    strength::fighters(state, side).map(|(id, _)| id.clone())
}

/// The strength of a side in hundredths of that of the other.
fn share(state: &State, side: Side) -> u64 {
    let other = worth(state, everybody(state, side.other())).max(1);
    worth(state, everybody(state, side)) * 100 / other
}

/// Five engineers under the wall beside the first gate.
fn dig(state: &State, siege: &Siege) -> Option<Command> {
    let men: Vec<ManId> = mining::idle(state, siege).take(tables::MINERS).cloned().collect();
    let mut under: Vec<Hex> =
        state.town.hexes().filter(|&hex| state.on_wall(hex).is_some()).collect();
    under.sort_by_key(|&hex| (to_gate(state, hex), hex));
    under.into_iter().find_map(|hex| {
        let order = Command::Dig(Dig { hexes: vec![hex], men: men.clone() });
        legal(state, Side::Besiegers, &order).then_some(order)
    })
}

fn to_gate(state: &State, hex: Hex) -> u32 {
    let gates = state.town.gates.values().filter(|gate| !gate.inner);
    gates.map(|gate| gate.hex.distance(hex)).min().unwrap_or_default()
}

/// Machines first, then ladders; an assault where one is strong enough.
fn besiege(state: &State, siege: &Siege, side: Side) -> Vec<Command> {
    let breached = !state.works.demolished.is_empty();
    let needed = if breached { OVER_A_BREACH } else { TO_ASSAULT };
    let strong = share(state, side) >= needed;
    if side == Side::Besiegers && share(state, side) < TO_GO_HOME {
        return vec![Command::GiveUp];
    }
    let ladders = state.works.ladders.values();
    let ladders = ladders.filter(|ladder| ladder.at == (LadderAt::Stored { side })).count();
    let own = |id: &EngineId| battering::owner(siege, id) == side;
    let broken = state.works.engines.iter().filter(|(id, engine)| own(id) && engine.lost > 0);
    let mut all = Vec::new();
    let target = target(state);
    let behind = target.is_some_and(|hex| !state.town.touches_outer_wall(hex));
    // In the first strategic turn machines go before ladders.
    let first = siege.turn == 1 && (!breached || behind);
    if first || !strong || !breached && siege.day != tables::DAYS {
        all.extend(target.into_iter().flat_map(|hex| lay(state, siege, hex)));
        all.push(Command::Batter(Batter { hex: target }));
        all.push(Command::Batter(Batter { hex: None }));
    }
    if strong && (ladders > 1 || breached) {
        all.push(Command::Assault);
    }
    all.extend(broken.map(|(id, _)| Command::Mend(Mend { engine: id.clone() })));
    if ladders < LADDERS {
        all.push(Command::Prepare(Prepare { what: Preparation::Ladders }));
    }
    if state.works.worked.contains(&crate::town::Mechanism::Drawbridge)
        && siege.fascines < tables::FASCINES_A_DAY
    {
        all.push(Command::Prepare(Prepare { what: Preparation::Fascines }));
    }
    if strong {
        all.push(Command::Assault);
    }
    all.push(Command::Blockade);
    all
}

/// Machines that are laid on another wall, or on none, are laid on this one.
fn lay(state: &State, siege: &Siege, hex: Hex) -> impl Iterator<Item = Command> {
    let all = state.works.engines.iter().filter(move |(id, engine)| {
        engine.kind.battering_points().is_some() && siege.laid.get(*id) != Some(&hex)
    });
    all.map(move |(id, _)| Command::Lay(Lay { engine: id.clone(), hex }))
}

/// The wall that is hit most already, else one behind a breach, else a gate, or one beside it where a ram opens that.
fn target(state: &State) -> Option<Hex> {
    let hit = state.works.hits.iter().max_by_key(|(_, hits)| **hits).map(|(&hex, _)| hex);
    let rams = state.works.engines.values().any(|it| it.kind.is_ram() && !it.burnt);
    let walls = state.town.hexes().filter(|&hex| {
        state.on_wall(hex).is_some()
            && state.town.line(hex) == Some(1)
            && (state.town.gate_at(hex).is_none() || !rams)
            && walls::can_be_battered(state, hex)
    });
    let outer = |hex: Hex| state.town.touches_outer_wall(hex);
    hit.or_else(|| walls.min_by_key(|&hex| (outer(hex), to_gate(state, hex), hex)))
}

/// Walls are mended, the wounded tended; who is strong comes out, who is too weak for the town gives it up.
fn resist(state: &State, siege: &Siege, side: Side) -> Vec<Command> {
    let mut all = Vec::new();
    if siege.battle_waits() {
        all.push(Command::Assault);
    }
    let entered = state
        .held
        .iter()
        .any(|(&hex, &holder)| holder == Side::Besiegers && state.town.line(hex) == Some(1));
    if entered && share(state, side) < TO_WITHDRAW {
        all.push(Command::Withdraw);
    }
    let hits = state.works.hits.iter().max_by_key(|(_, hits)| **hits);
    all.extend(hits.map(|(&hex, _)| Command::Repair(Repair { hex })));
    let wounded = strength::fighters(state, side).filter(|(_, man)| man.wounded).count();
    if wounded >= TO_REST {
        all.push(Command::Rest);
    }
    if share(state, side) >= TO_SALLY && siege.day == 3 {
        all.extend(sally(state, side));
    }
    all.push(Command::Rest);
    all
}

/// The strongest come out of the gate before which they have least to go.
fn sally(state: &State, side: Side) -> Vec<Command> {
    let mut best: Vec<(u32, ManId)> = strength::fighters(state, side)
        .filter(|(_, man)| !man.wounded && man.class.row().weapon.is_none())
        .map(|(id, _)| (super::worth::of(state, id), id.clone()))
        .collect();
    best.sort_by(|one, other| other.cmp(one));
    let men: Vec<ManId> = best.into_iter().map(|(_, id)| id).take(tables::SORTIE).collect();
    let gates = state.town.gates.iter().filter(|(_, gate)| !gate.inner);
    gates.map(|(id, _)| Command::Sortie(Sortie { gate: id.clone(), men: men.clone() })).collect()
}

/// With every other against a weak relief, with everybody against an equal one; else into refuge, with what rolls.
fn meet(state: &State, siege: &Siege) -> Vec<Command> {
    let relief = worth(state, siege.relief.iter().cloned()).max(1);
    let share = worth(state, everybody(state, Side::Besiegers)) * 100 / relief;
    let [with_all, with_some] = TO_MEET_A_RELIEF;
    let mut all = Vec::new();
    if share >= with_some {
        let mut men: Vec<ManId> = everybody(state, Side::Besiegers).collect();
        men.sort_by_key(|id| std::cmp::Reverse((super::worth::of(state, id), id.clone())));
        let party: Vec<ManId> = men.into_iter().step_by(2).collect();
        all.push(Command::Battle(Battle { all: false, party }));
    } else if share >= with_all {
        all.push(Command::Battle(Battle { all: true, party: Vec::new() }));
    }
    let rolls = |(_, engine): &(&EngineId, &Engine)| engine.kind.battering_points().is_none();
    let engines = state.works.engines.iter().filter(rolls).map(|(id, _)| id.clone()).collect();
    all.push(Command::Refuge(Refuge { engines }));
    all.push(Command::Battle(Battle { all: true, party: Vec::new() }));
    all
}

/// Before an assault: engines and their crews first, then everybody else, then ladders and moats.
pub(super) fn place(state: &State, siege: &Siege, side: Side) -> Command {
    let fights_inside = siege.inside && siege.role(side) == Side::Besiegers;
    let attacks = fights_inside && side == Side::Besiegers && state.assaulting() == side;
    let refuge = siege.reversed && siege.inside && side == Side::Besiegers;
    let orders = [
        refuge.then(|| brought_in(state)).flatten(),
        attacks.then(|| engine(state)).flatten(),
        attacks.then(|| crew(state, side)).flatten(),
        attacks.then(|| fill(state)).flatten(),
        attacks.then(|| hide(state)).flatten(),
        Some(Command::FormUp),
        fights_inside.then(|| ladder(state, side)).flatten(),
    ];
    let mut orders = orders.into_iter().flatten();
    orders.find(|order| legal(state, side, order)).unwrap_or(Command::Done)
}

/// A ram or a tower to where it has least to go to a gate, or to a wall of its height.
fn engine(state: &State) -> Option<Command> {
    let (id, engine) = state.works.engines.iter().find(|(_, engine)| {
        engine.at.is_none() && !engine.burnt && engine.kind.battering_points().is_none()
    })?;
    let tower = engine.kind == EngineKind::SiegeTower;
    let fits = |hex: Hex| {
        let level = state.on_wall(hex).and_then(|wall| state.level(wall));
        !tower || level.is_some_and(|level| Some(level + tables::TOWER_TOPS) == engine.top)
    };
    let gates = state.town.gates.iter().filter(|(id, gate)| !gate.inner && !state.is_open(id));
    let gates: Vec<Hex> = gates.map(|(_, gate)| gate.hex).collect();
    let ground = state.town.hexes().filter(|&hex| {
        state.terrain(hex).is_some_and(Terrain::is_outside)
            && crate::deployment::takes_engine(state, hex)
    });
    // In a straight line, so that nobody has to turn it.
    let mut ways: Vec<(u32, Hex, Direction)> = ground
        .flat_map(|hex| Direction::ALL.map(|facing| (hex, facing)))
        .filter_map(|(hex, facing)| {
            let mut ahead = hex;
            for far in 1..=tables::DEPLOY_AT {
                ahead = ahead.neighbour(facing);
                let ends = if tower {
                    fits(ahead) && state.town.gate_at(ahead).is_none()
                } else {
                    gates.contains(&ahead)
                };
                if ends {
                    return Some((far, hex, facing));
                }
                if !state.terrain(ahead).is_some_and(Terrain::is_outside) {
                    return None;
                }
            }
            None
        })
        .collect();
    ways.sort_by_key(|&(far, hex, facing)| (far, to_gate(state, hex), hex, facing));
    ways.into_iter().find_map(|(_, hex, facing)| {
        let order = Command::Bring(Bring { engine: id.clone(), hex, facing });
        legal(state, Side::Besiegers, &order).then_some(order)
    })
}

/// What rolls bars a street behind a gate of the refuge.
fn brought_in(state: &State) -> Option<Command> {
    let (id, engine) = state.works.engines.iter().find(|(_, engine)| {
        engine.at.is_none() && !engine.burnt && engine.kind.battering_points().is_none()
    })?;
    let mut held: Vec<Hex> = state
        .town
        .hexes()
        .filter(|&hex| {
            state.holder(hex) == Side::Besiegers && crate::deployment::takes_engine(state, hex)
        })
        .collect();
    held.sort_by_key(|&hex| (to_gate(state, hex), hex));
    let (engine, facing) = (id.clone(), engine.facing);
    held.into_iter()
        .map(|hex| Command::Bring(Bring { engine: engine.clone(), hex, facing }))
        .find(|order| legal(state, Side::Besiegers, order))
}

/// Somebody for an engine that lacks hands.
fn crew(state: &State, side: Side) -> Option<Command> {
    let idle = || {
        state.men.iter().filter(|(id, man)| {
            man.side == side
                && man.fate == Fate::Alive
                && !man.mounted
                && !man.is_horse()
                && !state.is_away(id)
                && man.place.is_none()
                && !man.wounded
        })
    };
    let plain = |(id, man): &(&ManId, &Man)| {
        let bow = man.class.row().weapon.is_some();
        (bow, man.class == Class::Engineer, man.class.cost(false), (*id).clone())
    };
    for engine in state.works.engines.values() {
        let needed = match engine.kind {
            EngineKind::SiegeTower => tables::TOWER_CREW,
            EngineKind::Ram | EngineKind::RoofedRam => tables::RAM_CREW,
            EngineKind::Mangonel | EngineKind::Trebuchet => continue,
        };
        if state.pushers(engine, side).len() >= needed {
            continue;
        }
        let (id, _) = idle().min_by_key(plain)?;
        for to in at_engine(engine) {
            let order = Command::Deploy(Deploy { man: id.clone(), to: Spot::ground(to) });
            if legal(state, side, &order) {
                return Some(order);
            }
        }
    }
    None
}

fn at_engine(engine: &Engine) -> Vec<Hex> {
    let tower = engine.kind == EngineKind::SiegeTower;
    let rear = if tower { engine.rear() } else { Vec::new() };
    engine.at.into_iter().chain(rear).collect()
}

/// Some of the best wait beneath ramparts that are held, where nobody sees them before it begins.
fn hide(state: &State) -> Option<Command> {
    if state.beneath.len() >= HIDDEN {
        return None;
    }
    let fights = |man: &Man| !man.mounted && !man.wounded && man.class.row().weapon.is_none();
    let idle = state.reserve(Side::Besiegers).filter(|(_, man)| fights(man));
    let (man, _) = idle.max_by_key(|(id, _)| super::worth::of(state, id))?;
    let held = state
        .held
        .iter()
        .filter(|(hex, holder)| **holder == Side::Besiegers && state.on_wall(**hex).is_some());
    held.map(|(&hex, _)| Command::Hide(Hide { man: man.clone(), hex }))
        .find(|order| legal(state, Side::Besiegers, order))
}

/// The moat before a citadel whose bridge is up.
fn fill(state: &State) -> Option<Command> {
    let moat = state.town.hexes().filter(|&hex| {
        state.terrain(hex) == Some(Terrain::Moat)
            && hex.neighbours().any(|beside| state.on_wall(beside).is_some())
            && hex.neighbours().any(|beside| {
                state.terrain(beside).is_some_and(|it| it == Terrain::Street || it.is_outside())
                    && state.holder(beside) == Side::Besiegers
            })
    });
    moat.map(|hex| Command::Fill(Fill { hex })).find(|order| legal(state, Side::Besiegers, order))
}

/// Two who stand side by side take a ladder.
fn ladder(state: &State, side: Side) -> Option<Command> {
    let stored = LadderAt::Stored { side };
    let (id, _) = state.works.ladders.iter().find(|(_, ladder)| ladder.at == stored)?;
    let free = |(who, man, at): &(&ManId, &Man, Spot)| {
        man.side == side
            && !man.mounted
            && !man.is_horse()
            && !man.wounded
            && man.class.row().weapon.is_none()
            && state.table(at.hex) == Table::Town
            && state.terrain(at.hex).is_some_and(Terrain::is_outside)
            && state.engine_at(at.hex).is_none()
            && state.carried_by(who).is_none()
    };
    let hands: Vec<(&ManId, &Man, Spot)> = state.on_map().filter(free).collect();
    for (one, _, at) in &hands {
        for (other, _, there) in &hands {
            if one < other && ways::between(state, *at, *there).is_some() {
                let (one, other) = ((*one).clone(), (*other).clone());
                return Some(Command::Take(Take { ladder: id.clone(), one, other }));
            }
        }
    }
    None
}
