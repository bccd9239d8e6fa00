//! `given` lines: how things stand.

use std::collections::BTreeMap;
use std::sync::Arc;
use te_wapen::cards::Card;
use te_wapen::event::{
    BattleOpened, CardPlayed, CardTurned, PiecePlaced, PiecesActivated, TurnBegun,
};
use te_wapen::field::parse;
use te_wapen::goal::{Goal, Pursuit};
use te_wapen::pieces::{Colour, Items, PieceId, Profile};
use te_wapen::scenario::{Options, Scenario};
use te_wapen::state::Cloud;
use te_wapen::terrain::Terrain;
use te_wapen::troops::{Library, TroopId};
use te_wapen::{Battle, Event, State};

use decider::Decider as _;

type Done = Result<(), String>;

/// An open table of 12 columns and 10 rows, two armies without anybody, the first turn begun.
pub(crate) fn start(library: &Library) -> State {
    let row = "|. . . . . . . . . . . .";
    let rows: Vec<String> = (0..10).map(|number| format!(" {number} {row}")).collect();
    let map = format!("[picture]\n{}\n", rows.join("\n"));
    let mut state = State::default();
    let opened = BattleOpened {
        title: "a test".into(),
        modules: [1, 2, 3, 4, 6].into(),
        field: parse(&map).unwrap(),
        drawn: None,
        armies: BTreeMap::from([(Colour::Red, "Red".into()), (Colour::Black, "Black".into())]),
        options: Options::default(),
        library: library.clone(),
        buildings: BTreeMap::new(),
        goals: BTreeMap::new(),
        deployments: Vec::new(),
        doors: [].into(),
    };
    happen(&mut state, opened);
    happen(&mut state, TurnBegun { turn: 1 });
    state
}

/// Applies an event that a test brings about.
fn happen(state: &mut State, event: impl Into<Event>) {
    Battle::evolve(state, &event.into()).expect("the event fits");
}

/// What a line says.
pub(crate) fn line(state: &mut State, library: &Library, line: &str) -> Done {
    let words: Vec<&str> = line.split(' ').collect();
    match words.as_slice() {
        ["nothing", "yet"] => *state = State::default(),
        ["turn", turn] => happen(state, TurnBegun { turn: read(turn)? }),
        ["option", "retreat-for-each-one"] => state.options.retreat_for_each_one = true,
        ["option", "turns", turns] => state.options.turns = Some(read(turns)?),
        ["goal", colour, goal @ ..] => {
            let goal: Goal =
                toml::from_str::<Goal>(&goal.join(" ")).map_err(|wrong| wrong.to_string())?;
            let pursuit = Pursuit { goal, turns: 0, met: false };
            state.goals.entry(read(colour)?).or_default().push(pursuit);
        }
        ["option", "defender", colour] => state.options.defender = Some(read(colour)?),
        ["card", card] => {
            if let Some(open) = &state.card {
                let card = open.card;
                happen(state, CardPlayed { card });
            }
            let card: Card = read(card)?;
            let colour = card.colour().ok_or("a Joker lets nobody act")?;
            happen(state, CardTurned { card, colour, activations: card.activations() });
        }
        ["active", pieces @ ..] => {
            let pieces: Vec<PieceId> = all(pieces)?;
            let along = pieces.iter().flat_map(|unit| state.attached(unit));
            let along = along.map(|(id, _)| id.clone()).filter(|id| !pieces.contains(id));
            let along = along.collect();
            happen(state, PiecesActivated { pieces, along });
        }
        ["letter", letter, hex] => {
            let letter = letter.chars().next().and_then(Terrain::of_letter);
            Arc::make_mut(&mut state.field)
                .set(read(hex)?, letter.ok_or("no terrain has this letter")?);
        }
        ["fog", hex, "until", turn] => {
            state.clouds.push(Cloud { centre: read(hex)?, last_turn: read(turn)? });
        }
        ["wall", sides @ ..] => {
            for side in sides {
                Arc::make_mut(&mut state.field).build_wall(read(side)?);
            }
        }
        ["doors", hexes @ ..] => {
            for hex in hexes {
                state.doors.insert(read(hex)?);
            }
        }
        ["cliff", sides @ ..] => {
            for side in sides {
                Arc::make_mut(&mut state.field).make_cliff(read(side)?);
            }
        }
        [colour @ ("red" | "black"), troop, hex, more @ ..] => {
            placed(state, library, read(colour)?, &read(troop)?, hex, more)?;
        }
        [terrain, hexes @ ..] if terrain.parse::<Terrain>().is_ok() => {
            for hex in hexes {
                let (hex, terrain): (_, Terrain) = (read(hex)?, read(terrain)?);
                Arc::make_mut(&mut state.field).set(hex, terrain);
                state.buildings.extend(terrain.building().map(|building| (hex, building.wounds)));
            }
        }
        [piece, what, value] => {
            let id: PieceId = read(piece)?;
            let piece = state.pieces.get_mut(&id).ok_or(format!("there is no {id}"))?;
            match *what {
                "wounds" => piece.wounds = read(value)?,
                "counters" => piece.counters = read(value)?,
                "fireballs" => piece.fireballs = read(value)?,
                "magic" => piece.magic_points = read(value)?,
                "has" => give(&mut piece.items, value)?,
                "at" => piece.hex = Some(read(value)?),
                _ => return Err(format!("`{what}` says nothing about {id}")),
            }
        }
        _ => return Err(format!("`{line}` says nothing; see README.md")),
    }
    Ok(())
}

fn placed(
    state: &mut State,
    library: &Library,
    colour: Colour,
    troop: &TroopId,
    hex: &str,
    more: &[&str],
) -> Done {
    let row = library.get(troop).ok_or(format!("there is no troop {troop}"))?;
    let mut profile = Profile::of(row);
    let mut magic_points = row.school.map_or(0, |_| row.magic_points.unwrap_or(10));
    for word in more {
        match word.split_once('=') {
            Some(("move", far)) => profile.moves = vec![read(far)?],
            Some(("wounds", wounds)) => profile.wounds = read(wounds)?,
            Some(("magic", points)) => magic_points = read(points)?,
            Some(("ability", ability)) => {
                profile.abilities.insert(read(ability)?);
            }
            _ => return Err(format!("`{word}` says nothing about {troop}")),
        }
    }
    let before = state
        .pieces
        .values()
        .filter(|piece| piece.colour == colour && piece.profile.troop == *troop);
    let piece = read(&format!("{colour}-{troop}-{}", before.count() + 1))?;
    let hex = Some(read(hex)?);
    let (called, counters) = (None, 0);
    let placed = PiecePlaced {
        piece,
        colour,
        called,
        hex,
        profile,
        items: Items::default(),
        magic_points,
        fireballs: 0,
        counters,
    };
    // As if before the first turn: who comes later was summoned.
    let turn = std::mem::take(&mut state.turn);
    happen(state, placed);
    state.turn = turn;
    Ok(())
}

/// Items whose effect is looked up when it is needed; others are folded in when a battle opens.
fn give(items: &mut Items, item: &str) -> Done {
    if let Ok(weapon) = item.parse() {
        items.weapons.insert(weapon);
    } else if let Ok(trinket) = item.parse() {
        items.trinkets.insert(trinket);
    } else {
        items.banners.insert(read(item)?);
    }
    Ok(())
}

/// Reads one word of a test.
pub(crate) fn read<T: std::str::FromStr<Err: std::fmt::Display>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|wrong: T::Err| wrong.to_string())
}

fn all<T: std::str::FromStr<Err: std::fmt::Display>>(texts: &[&str]) -> Result<Vec<T>, String> {
    texts.iter().map(|text| read(text)).collect()
}

const SKIRMISH: &str = r#"
title = "A skirmish"
modules = [1, 2]
map = """
[picture]
 0 |. . . .
 1 |. w . .
 2 |. . . .
[walls]
1,2:E
"""

[armies.red]
name = "Men of the valley"
pieces = [
    { troop = "cavalry", hex = "0,0" },
    { troop = "king", hex = "0,0", mounted = true },
    { troop = "cavalry", hex = "0,2" },
]

[armies.black]
name = "Orcs"
pieces = [
    { troop = "orc-swords", hex = "3,0" },
    { troop = "goblin-wizard", hex = "3,2", magic_points = 6 },
]
"#;

/// The scenario of `open the battle`: `on GROUND`, where a table is made, and then with changes, each
/// `OLD -> NEW` with `\n` for a new line, or `without` an army.
pub(crate) fn scenario(how: &str) -> Result<Scenario, String> {
    let mut text = SKIRMISH.to_owned();
    let mut how = how;
    if let Some(on) = how.strip_prefix("on ") {
        let (ground, rest) = on.split_once(' ').unwrap_or((on, ""));
        let (before, map) = text.split_once("map = ").expect("the skirmish has a map");
        let (_, after) = map.split_once("\n\n").expect("an empty line ends it");
        text = format!("{before}field = {{ random = \"{ground}\" }}\n\n{after}");
        text = text.replace("\"3,0\"", "\"3,6\"").replace("\"3,2\"", "\"3,7\"");
        how = rest;
    }
    if let Some(change) = how.strip_prefix("with ") {
        for change in change.split(" and ") {
            let (old, new) = change.split_once(" -> ").ok_or("a change is written `OLD -> NEW`")?;
            if !text.contains(old) {
                return Err(format!("`{old}` is not in the scenario"));
            }
            text = text.replacen(old, &new.replace("\\n", "\n"), 1);
        }
    }
    let mut scenario: Scenario = toml::from_str(&text).map_err(|wrong| wrong.to_string())?;
    if let Some(colour) = how.strip_prefix("without ") {
        scenario.armies.remove(&read(colour)?);
    }
    Ok(scenario)
}
