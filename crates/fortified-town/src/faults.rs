//! What a town must have so that it can be besieged: every link that the rules rely on. A town that lacks
//! one is refused, with the link's name and its place.

use crate::refusal::said;
use crate::spot::Spot;
use crate::state::State;
use crate::town::{CITADEL, GateId, Mechanism, Stairs, Terrain, Town};
use crate::ways;
use crate::works::{Leaf, Works};
use board::Hex;
use messages::Saying;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Looks at a town as whoever opens an assault does.
///
/// # Errors
/// A sentence that names the first link that is missing, and where.
pub fn check(town: &Town) -> Result<(), Saying> {
    letters(town)?;
    lines(town)?;
    for (id, gate) in &town.gates {
        let wrong = |hex: Hex| Err(said!("gate-beside", gate = id, hex = hex.to_string()));
        if town.terrain(gate.hex) != Some(Terrain::Gate) {
            return Err(said!("gate-hex", gate = id, hex = gate.hex.to_string()));
        }
        if !gate.inner && gate.inside.len() != 2 {
            return Err(said!("gate-inside", gate = id, number = gate.inside.len()));
        }
        for &hex in gate.inside.iter().chain(&gate.outside) {
            let flat = town.terrain(hex).is_some_and(|terrain| !terrain.is_wall());
            if !flat || hex.distance(gate.hex) != 1 {
                return wrong(hex);
            }
        }
        if let (false, Some(&hex)) =
            (gate.inner, gate.inside.iter().find(|&&hex| outside(town, hex)))
        {
            return wrong(hex);
        }
    }
    for (id, door) in &town.doors {
        let is_keep = |hex| town.terrain(hex) == Some(Terrain::Keep);
        if !is_keep(door.inside) || is_keep(door.outside) || door.inside.distance(door.outside) != 1
        {
            return Err(said!("door-place", door = id, hex = door.inside.to_string()));
        }
    }
    for (word, stairs) in &town.stairs {
        flight(town, stairs)
            .map_err(|hex| said!("stairs-level", stairs = word.as_str(), hex = hex.to_string()))?;
    }
    for side in &town.steps {
        let levels = side.hexes().map(|hex| town.on_wall(hex).and_then(|place| town.level(place)));
        if !matches!(levels, [Some(one), Some(other)] if one.abs_diff(other) == 1) {
            return Err(said!("step-levels", side = side.to_string()));
        }
    }
    mechanisms(town)?;
    reach(town)
}

fn outside(town: &Town, hex: Hex) -> bool {
    town.terrain(hex).is_some_and(Terrain::is_outside)
}

/// Every letter stands for something, and what needs a name in a list has one.
fn letters(town: &Town) -> Result<(), Saying> {
    for hex in town.hexes() {
        let Some(terrain) = town.terrain(hex) else {
            let letter = town.picture.letter(hex).unwrap_or('?').to_string();
            return Err(said!("no-letter", letter = letter, hex = hex.to_string()));
        };
        let listed = match terrain {
            Terrain::Gate => town.gate_at(hex).is_some(),
            Terrain::Stairs | Terrain::Stairway => town.stairs_at(hex).is_some(),
            _ => true,
        };
        if !listed {
            return Err(said!("not-listed", terrain = terrain, hex = hex.to_string()));
        }
    }
    Ok(())
}

/// The lines of defence are numbered from 1 without a gap ([HAV-023](crate::clauses::HAV_023)).
fn lines(town: &Town) -> Result<(), Saying> {
    let lines: BTreeSet<u8> = town.legend.values().filter_map(|ground| ground.line).collect();
    match (1..).zip(&lines).find(|&(number, &line)| number != line) {
        None => Ok(()),
        Some((number, _)) => Err(said!("line-missing", line = u32::from(number))),
    }
}

/// Each hex of a flight is a level above the one before, its ends fit what is beside them
/// ([HAV-041](crate::clauses::HAV_041), [HAV-078](crate::clauses::HAV_078)).
fn flight(town: &Town, stairs: &Stairs) -> Result<(), Hex> {
    let level = |hex: Hex| {
        let place = town.on_wall(hex).unwrap_or(Spot::ground(hex));
        town.level(place)
    };
    let Some((&first, &last)) = stairs.hexes.first().zip(stairs.hexes.last()) else {
        return Err(Hex::new(0, 0));
    };
    let above = |hex: Hex, other: Hex| {
        hex.distance(other) == 1
            && level(other).zip(level(hex)).is_some_and(|(upper, lower)| upper == lower + 1)
    };
    for pair in stairs.hexes.windows(2) {
        if let [lower, upper] = *pair
            && !above(lower, upper)
        {
            return Err(upper);
        }
    }
    for &foot in stairs.foot.iter().flatten() {
        if !above(foot, first) {
            return Err(foot);
        }
    }
    for &head in stairs.head.iter().flatten() {
        if last.distance(head) != 1 || level(head) != level(last) {
            return Err(head);
        }
    }
    Ok(())
}

/// What moves is worked from a rampart, and nothing moves without a windlass; the trap is one hex, where the map
/// has it ([HAV-036](crate::clauses::HAV_036)).
fn mechanisms(town: &Town) -> Result<(), Saying> {
    let moved = |which: Mechanism| match which {
        Mechanism::Stairway => Terrain::Stairway,
        Mechanism::Drawbridge => Terrain::Drawbridge,
        Mechanism::Trap => Terrain::Trap,
    };
    for which in Mechanism::ALL {
        let drawn: Vec<Hex> =
            town.hexes().filter(|&hex| town.terrain(hex) == Some(moved(which))).collect();
        let winch = town.mechanisms.get(&which);
        let fits = match (drawn.as_slice(), winch) {
            ([], None) => true,
            ([hex], Some(winch)) => winch.works == *hex && town.on_wall(winch.from).is_some(),
            _ => false,
        };
        if !fits {
            let hex = winch.map(|winch| winch.works).or(drawn.first().copied());
            let hex = hex.map(|hex| hex.to_string()).unwrap_or_default();
            return Err(said!("mechanism-place", what = which, hex = hex));
        }
    }
    Ok(())
}

/// With every gate shut nobody comes in from outside; with all open, everything is reached; with bridge,
/// stairway and trap worked, the streets are cut off from the citadel, and the first line from nothing.
fn reach(town: &Town) -> Result<(), Saying> {
    let outside: Vec<Spot> = town
        .hexes()
        .filter(|&hex| town.terrain(hex).is_some_and(Terrain::is_outside))
        .map(Spot::ground)
        .collect();
    let Some(&field) = outside.first() else { return Err(said!("no-field")) };
    let shut = reached(town, &Works::default(), field);
    let leak = shut.iter().find(|place| !outside.contains(place));
    if let Some(place) = leak {
        return Err(said!("wall-open", hex = place.hex.to_string()));
    }
    let open = opened(town.gates.keys().chain(town.doors.keys()));
    let all = reached(town, &open, field);
    for hex in town.hexes() {
        let on_foot = match town.terrain(hex) {
            Some(Terrain::Well) => None,
            _ => Some(Spot::ground(hex)),
        };
        let top = Some(Spot::top(hex)).filter(|&top| town.has(top));
        if let Some(place) = on_foot.into_iter().chain(top).find(|place| !all.contains(place)) {
            return Err(said!("unreached", place = place));
        }
    }
    let worked = Works { worked: Mechanism::ALL.into(), ..open };
    let streets = reached(town, &worked, field);
    let citadel = |place: &&Spot| {
        let line = town.line(place.hex).unwrap_or_default();
        line >= CITADEL
            && town.terrain(place.hex) != Some(Terrain::Moat)
            && town.terrain(place.hex) != Some(Terrain::Drawbridge)
    };
    if !town.mechanisms.is_empty()
        && let Some(place) = streets.iter().find(citadel)
    {
        return Err(said!("citadel-open", place = *place));
    }
    let cut = town.hexes().find(|&hex| {
        town.line(hex) == Some(1) && town.on_wall(hex).is_some_and(|wall| !streets.contains(&wall))
    });
    match cut {
        Some(hex) => Err(said!("rampart-cut-off", hex = hex.to_string())),
        None => Ok(()),
    }
}

/// Works with these gates and doors open.
fn opened<'t>(gates: impl Iterator<Item = &'t GateId>) -> Works {
    let open = Leaf { open: true, ..Leaf::default() };
    let leaves: BTreeMap<GateId, Leaf> = gates.map(|id| (id.clone(), open.clone())).collect();
    Works { leaves, ..Works::default() }
}

/// Everything that somebody on foot can come to, whatever it costs.
fn reached(town: &Town, works: &Works, from: Spot) -> BTreeSet<Spot> {
    let state = State { town: Arc::new(town.clone()), works: works.clone(), ..State::default() };
    let (mut reached, mut edge) = (BTreeSet::from([from]), vec![from]);
    while let Some(place) = edge.pop() {
        for (to, _) in ways::from(&state, place) {
            if reached.insert(to) {
                edge.push(to);
            }
        }
    }
    reached
}
