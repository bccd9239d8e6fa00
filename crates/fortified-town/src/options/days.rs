//! Orders that could be meant on a day of a siege, and before its assaults.

use crate::command::{
    Batter, Battle, Bring, Command, Dig, Fill, Hide, Lay, Mend, Prepare, Refuge, Repair, Sortie,
    Take,
};
use crate::days::{battering, mining, strength, walls};
use crate::deployment;
use crate::men::{Man, ManId, Side};
use crate::siege::{Preparation, Siege, SiegeStep};
use crate::state::State;
use crate::tables;
use crate::town::Terrain;
use crate::works::LadderAt;
use board::Hex;

/// Everything that a side could want on a day; people and walls that are named only stand for others.
pub(super) fn of_the_day(state: &State, siege: &Siege, side: Side) -> Vec<Command> {
    let Some((step, whose)) = siege.step else { return Vec::new() };
    if whose != side {
        return Vec::new();
    }
    let mut all = match step {
        SiegeStep::Preparations => digs(state, siege),
        SiegeStep::Relief => relief(state),
        SiegeStep::Initiative => return vec![Command::Accept, Command::Decline],
        SiegeStep::Reply => vec![Command::Assault],
        SiegeStep::Terms => vec![Command::Offer],
        SiegeStep::Fighting => return Vec::new(),
        SiegeStep::Action if siege.role(side) == Side::Besiegers => besieging(state, siege, side),
        SiegeStep::Action => besieged(state, side),
    };
    all.push(Command::Pass);
    if side == Side::Besiegers {
        all.push(Command::GiveUp);
    }
    all
}

fn digs(state: &State, siege: &Siege) -> Vec<Command> {
    let men: Vec<ManId> = mining::idle(state, siege).take(tables::MINERS).cloned().collect();
    let dig = |hex| Command::Dig(Dig { hexes: vec![hex], men: men.clone() });
    let nobody = Command::Dig(Dig { hexes: Vec::new(), men: Vec::new() });
    std::iter::once(nobody).chain(ramparts(state).map(dig)).collect()
}

fn ramparts(state: &State) -> impl Iterator<Item = Hex> + '_ {
    state.town.hexes().filter(|&hex| walls::can_be_battered(state, hex))
}

fn relief(state: &State) -> Vec<Command> {
    let engines = state.works.engines.keys().cloned().collect();
    vec![
        Command::Battle(Battle { all: true, party: Vec::new() }),
        Command::Refuge(Refuge { engines }),
        Command::Refuge(Refuge { engines: Vec::new() }),
    ]
}

fn besieging(state: &State, siege: &Siege, side: Side) -> Vec<Command> {
    let own = |id: &&crate::works::EngineId| battering::owner(siege, id) == side;
    let engines: Vec<_> = state.works.engines.keys().filter(own).collect();
    let machines = engines.iter().filter(|id| {
        let kind = state.works.engines.get(**id).map(|engine| engine.kind);
        kind.is_some_and(|kind| kind.battering_points().is_some())
    });
    // On one machine's list all walls stand; the same hexes are those of every other.
    let lay = machines
        .take(1)
        .flat_map(|id| ramparts(state).map(|hex| Command::Lay(Lay { engine: (*id).clone(), hex })));
    let batter = ramparts(state).map(|hex| Command::Batter(Batter { hex: Some(hex) }));
    let mend = engines.iter().map(|id| Command::Mend(Mend { engine: (*id).clone() }));
    [Command::Assault, Command::Batter(Batter { hex: None })]
        .into_iter()
        .chain(batter)
        .chain(lay)
        .chain(Preparation::ALL.map(|what| Command::Prepare(Prepare { what })))
        .chain(mend)
        .chain([Command::Blockade])
        .collect()
}

fn besieged(state: &State, side: Side) -> Vec<Command> {
    let hit = state.works.hits.keys().copied();
    let gates = state.town.gates.iter();
    let rammed = gates
        .clone()
        .filter(|(id, _)| state.works.leaves.get(*id).is_some_and(|leaf| leaf.hits > 0));
    let repair = hit.chain(rammed.map(|(_, gate)| gate.hex));
    let strongest = strength::fighters(state, side).filter(|(_, man)| !man.wounded);
    let mut strongest: Vec<(&ManId, &Man)> = strongest.collect();
    strongest.sort_by_key(|(id, man)| (std::cmp::Reverse(man.class.cost(man.mounted)), *id));
    let men: Vec<ManId> =
        strongest.into_iter().take(tables::SORTIE).map(|(id, _)| id.clone()).collect();
    let sortie = gates
        .filter(|(_, gate)| !gate.inner)
        .map(|(gate, _)| Command::Sortie(Sortie { gate: gate.clone(), men: men.clone() }));
    [Command::Assault, Command::Rest, Command::Withdraw]
        .into_iter()
        .chain(repair.map(|hex| Command::Repair(Repair { hex })))
        .chain(sortie)
        .collect()
}

/// Everything that a side could want before an assault but placing one after the other.
pub(super) fn before_an_assault(state: &State, siege: &Siege, side: Side) -> Vec<Command> {
    let mut all = Vec::new();
    if side == Side::Besiegers {
        for id in state
            .works
            .engines
            .iter()
            .filter(|(_, it)| it.at.is_none() && !it.burnt)
            .map(|(id, _)| id)
        {
            let ground = near_the_wall(state);
            all.extend(ground.map(|hex| {
                let facing = towards_the_wall(state, hex);
                Command::Bring(Bring { engine: id.clone(), hex, facing })
            }));
        }
        let held = state
            .held
            .iter()
            .filter(|(hex, holder)| **holder == side && state.on_wall(**hex).is_some());
        all.extend(state.reserve(side).flat_map(|(man, _)| {
            held.clone().map(|(&hex, _)| Command::Hide(Hide { man: man.clone(), hex }))
        }));
    }
    if siege.role(side) == Side::Besiegers {
        let moat = state.town.hexes().filter(|&hex| state.terrain(hex) == Some(Terrain::Moat));
        all.extend(moat.map(|hex| Command::Fill(Fill { hex })));
    }
    all.extend(ladders(state, side));
    all.extend([Command::FormUp, Command::Done]);
    all
}

/// Where an engine has least to go: ground for it beside which it would be too near, or ground that one holds.
fn near_the_wall(state: &State) -> impl Iterator<Item = Hex> {
    let takes = |hex: Hex| deployment::takes_engine(state, hex);
    state.town.hexes().filter(move |&hex| {
        takes(hex)
            && (state.holder(hex) == Side::Besiegers
                || hex.neighbours().any(|beside| state.terrain(beside).is_some() && !takes(beside)))
    })
}

/// The direction in which the nearest wall lies.
fn towards_the_wall(state: &State, hex: Hex) -> board::Direction {
    let walls = || state.town.hexes().filter(|&wall| state.on_wall(wall).is_some());
    let far = |from: Hex| walls().map(|wall| wall.distance(from)).min().unwrap_or(u32::MAX);
    let all = board::Direction::ALL.into_iter();
    all.min_by_key(|&facing| far(hex.neighbour(facing))).unwrap_or(board::Direction::East)
}

/// Each stored ladder with the first two who could take it.
fn ladders(state: &State, side: Side) -> Vec<Command> {
    let stored = LadderAt::Stored { side };
    let Some((one, other)) = deployment::side_by_side(state, side) else { return Vec::new() };
    let all = state.works.ladders.iter().filter(|(_, ladder)| ladder.at == stored);
    all.map(|(id, _)| {
        let (one, other) = (one.clone(), other.clone());
        Command::Take(Take { ladder: id.clone(), one, other })
    })
    .collect()
}
