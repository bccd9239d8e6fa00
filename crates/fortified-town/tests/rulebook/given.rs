//! `given` lines: how things stand.

mod days;

use board::{Direction, Hex};
use fortified_town::State;
use fortified_town::men::{Class, Fate, Man, ManId, Side};
use fortified_town::scenario::Library;
use fortified_town::spot::Spot;
use fortified_town::state::Phase;
use fortified_town::town::{GateId, Ground, Mechanism};
use fortified_town::works::{Engine, Ladder, LadderAt, Leaf};
use std::sync::Arc;

/// Lindenburg with every gate shut and nobody in it, the besiegers' movement of the first turn.
pub(crate) fn start(towns: &Library) -> State {
    let town = towns["lindenburg"].clone();
    let mut state = State { town: Arc::new(town), ..State::default() };
    let gates = state.town.gates.keys().chain(state.town.doors.keys());
    state.works.leaves = gates.map(|id| (id.clone(), Leaf::default())).collect();
    state.turn = 1;
    state.phase = Some((Side::Besiegers, Phase::Movement));
    state
}

/// What a line says.
pub(crate) fn line(state: &mut State, line: &str) -> Result<(), String> {
    let words: Vec<&str> = line.split(' ').collect();
    if days::line(state, &words)? {
        return Ok(());
    }
    match words.as_slice() {
        ["nothing", "yet"] => *state = State::default(),
        ["turn", turn] => state.turn = read(turn)?,
        ["quiet", turns] => state.quiet = read(turns)?,
        ["last", "turn", turn] => state.options.turns = Some(read(turn)?),
        ["phase", side, phase] => state.phase = Some((read(side)?, read(phase)?)),
        ["port"] => Arc::make_mut(&mut state.town).port = true,
        ["option", "men-shorten-lines"] => state.options.men_shorten_lines = true,
        ["open", gates @ ..] => {
            for gate in gates {
                state.works.leaves.entry(read::<GateId>(gate)?).or_default().open = true;
            }
        }
        ["forced", gate] => {
            let leaf = state.works.leaves.entry(read::<GateId>(gate)?).or_default();
            (leaf.open, leaf.forced, leaf.broken) = (true, true, true);
        }
        ["worked", mechanisms @ ..] => {
            for mechanism in mechanisms {
                state.works.worked.insert(read::<Mechanism>(mechanism)?);
            }
        }
        ["demolished", hexes @ ..] => {
            for hex in hexes {
                state.works.demolished.insert(read(hex)?);
            }
        }
        ["filled", hexes @ ..] => {
            for hex in hexes {
                state.works.filled.insert(read(hex)?);
            }
        }
        ["engine", id, hex, facing, more @ ..] => {
            engine(state, id, read(hex)?, read(facing)?, more)?
        }
        ["oil", side, barrels] => {
            state.works.oil.insert(read(side)?, read(barrels)?);
        }
        ["fire", hex, fire] => {
            state.works.fires.insert(read(hex)?, read(fire)?);
        }
        ["hits", gate, hits] => {
            state.works.leaves.entry(read::<GateId>(gate)?).or_default().hits = read(hits)?;
        }
        ["blows", gate, blows] => {
            state.works.leaves.entry(read::<GateId>(gate)?).or_default().blows = read(blows)?;
        }
        ["goal", hexes @ ..] => {
            for hex in hexes {
                state.options.goal.insert(read(hex)?);
            }
        }
        ["burnt", hexes @ ..] => {
            for hex in hexes {
                state.works.burnt.insert(read(hex)?);
            }
        }
        ["burn", hexes @ ..] => {
            for hex in hexes {
                state.options.burn.insert(read(hex)?);
            }
        }
        ["deploying", side] => {
            (state.deploying, state.phase, state.turn) = (Some(read(side)?), None, 0);
        }
        ["reserve", side, id, more @ ..] => {
            placed(state, read(side)?, id, "0,0".parse().unwrap(), more)?;
            state.men.get_mut(&read::<ManId>(id)?).unwrap().place = None;
        }
        ["held", hexes @ ..] => {
            for hex in hexes {
                state.held.insert(read(hex)?, Side::Besiegers);
            }
        }
        ["distance", hexes] => state.options.distance = Some(read(hexes)?),
        ["called", "off"] => state.called_off = true,
        ["ladder", id, "carried", one, other] => {
            let at = LadderAt::Carried { by: [read(one)?, read(other)?] };
            state.works.ladders.insert(read(id)?, Ladder { at });
        }
        ["ladder", id, "lying", place] => {
            let at = LadderAt::Lying { place: read(place)? };
            state.works.ladders.insert(read(id)?, Ladder { at });
        }
        ["bank", hexes @ ..] => {
            let rampart = *state.town.legend.get(&'r').ok_or("no rampart")?;
            Arc::make_mut(&mut state.town).legend.insert('q', Ground { level: 0, ..rampart });
            for hex in hexes {
                draw(state, "q", read(hex)?)?;
            }
        }
        ["draw", letter, hexes @ ..] => {
            for hex in hexes {
                draw(state, letter, read(hex)?)?;
            }
        }
        ["ladder", id, foot, top, "from", turn] => {
            let at =
                LadderAt::Standing { foot: read(foot)?, top: read(top)?, from_turn: read(turn)? };
            state.works.ladders.insert(read(id)?, Ladder { at });
        }
        [side @ ("besiegers" | "besieged"), id, place, more @ ..] => {
            placed(state, read(side)?, id, read(place)?, more)?;
        }
        _ => return Err(format!("`{line}` says nothing; see README.md")),
    }
    Ok(())
}

/// `engine siege-tower-1 2,10 E for 1 docked ramp`.
fn engine(
    state: &mut State,
    id: &str,
    hex: Hex,
    facing: Direction,
    more: &[&str],
) -> Result<(), String> {
    let kind = id.rsplit_once('-').map_or(id, |(kind, _)| kind);
    let (top, more) = match more {
        ["for", level, more @ ..] => (Some(read::<i8>(level)? + 1), more),
        more => (None, more),
    };
    let docked = more.contains(&"docked").then_some(Side::Besiegers);
    let ramp = more.contains(&"ramp");
    let engine = Engine {
        kind: read(kind)?,
        at: Some(hex),
        facing,
        top,
        docked,
        ramp,
        lost: 0,
        burnt: false,
        building: false,
    };
    state.works.engines.insert(read(id)?, engine);
    Ok(())
}

fn placed(
    state: &mut State,
    side: Side,
    id: &str,
    place: Spot,
    more: &[&str],
) -> Result<(), String> {
    let class = id.rsplit_once('-').map_or(id, |(class, _)| class);
    let has = |word: &str| more.contains(&word);
    if let Some(word) =
        more.iter().find(|word| !["mounted", "wounded", "stunned", "dead", "hungry"].contains(word))
    {
        return Err(format!("`{word}` says nothing about {id}"));
    }
    let man = Man {
        side,
        class: read::<Class>(class)?,
        called: None,
        mounted: has("mounted"),
        wounded: has("wounded"),
        stunned: has("stunned"),
        hungry: has("hungry"),
        fate: if has("dead") { Fate::Dead } else { Fate::Alive },
        place: Some(place),
    };
    state.horses += u32::from(man.is_horse());
    state.men.insert(read::<ManId>(id)?, man);
    Ok(())
}

/// Draws another letter into a hex of the map.
fn draw(state: &mut State, letter: &str, hex: Hex) -> Result<(), String> {
    let text = state.town.picture.to_string();
    let mut rows: Vec<String> = text.lines().map(str::to_owned).collect();
    let row = usize::try_from(hex.row()).map_err(|_| "no such row")?;
    let (number, letters) = rows[row].split_once('|').ok_or("no such row")?;
    let mut letters: Vec<&str> = letters.split_whitespace().collect();
    letters[usize::try_from(hex.column()).map_err(|_| "no such column")?] = letter;
    rows[row] = format!("{number}|{}", letters.join(" "));
    let picture = rows.join("\n").parse().map_err(|wrong| format!("{wrong}"))?;
    Arc::make_mut(&mut state.town).picture = picture;
    Ok(())
}

pub(crate) fn read<T: std::str::FromStr>(word: &str) -> Result<T, String> {
    word.parse().map_err(|_| format!("`{word}` is not understood"))
}
