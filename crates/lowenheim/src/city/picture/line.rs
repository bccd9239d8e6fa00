//! The lines of each part of a map file.

use super::{Checked, no_hex, said};
use crate::city::{CityMap, Door, Place, PlaceMap, Quarter, Section, SectionMap};
use crate::markers::Marker;
use board::{Direction, Hex, Hexside};
use messages::Saying;
use std::collections::{BTreeMap, BTreeSet};

/// The characters of the legend: what cannot be entered, what burns, all else.
const LEGEND: &str = ",~hLJKMmsIAawnBbjCkcDGgEeFfHpt.";

/// Rows and columns that a picture may have, so that a hex keeps to two digits a number.
const MOST: usize = 99;

pub(super) fn picture(map: &mut CityMap, line: &str) -> Checked {
    let (number, drawn) = parted(line, "|", said!("a-row"))?;
    let expected = map.rows.len();
    if number != expected.to_string() {
        return Err(said!("next-row", row = number, expected = expected));
    }
    let row: String = drawn.chars().filter(|character| !character.is_whitespace()).collect();
    if let Some(stranger) = row.chars().find(|&character| !LEGEND.contains(character)) {
        return Err(said!("no-legend", letter = stranger.to_string(), legend = LEGEND));
    }
    let columns = map.rows.first().map_or(row.len(), String::len);
    if row.len() != columns || !(1..=MOST).contains(&columns) || expected >= MOST {
        return Err(said!(
            "row-hexes",
            row = number,
            hexes = row.len(),
            columns = columns,
            most = MOST
        ));
    }
    map.rows.push(row);
    Ok(())
}

pub(super) fn walls(map: &mut CityMap, line: &str) -> Checked {
    let sides = sides(map, line)?;
    let mut known: BTreeSet<Hexside> = map.walls.iter().copied().collect();
    match sides.iter().find(|&&side| !known.insert(side)) {
        Some(twice) => Err(said!("wall-twice", side = twice.to_string())),
        None => {
            map.walls.extend(sides);
            Ok(())
        }
    }
}

pub(super) fn gate(map: &mut CityMap, line: &str) -> Checked {
    let sides = sides(map, line)?;
    match sides.iter().find(|side| map.walls.contains(side) || map.gate.contains(side)) {
        Some(twice) => Err(said!("closed-already", side = twice.to_string())),
        None => {
            map.gate.extend(sides);
            Ok(())
        }
    }
}

pub(super) fn places(map: &mut CityMap, line: &str) -> Checked {
    let (head, list) = parted(line, ":", said!("a-place"))?;
    let (letter, half) = parted(head, " ", said!("a-place-in-half"))?;
    let place = place(letter)?;
    let quarter = match half {
        "poor" => Quarter::Poor,
        "rich" => Quarter::Rich,
        "canal" => Quarter::Canal,
        _ => return Err(said!("no-half", half = half)),
    };
    if matches!(place, Place::J | Place::K) != (quarter == Quarter::Canal) {
        return Err(said!("bridges-on-canal", place = letter));
    }
    let hexes = sorted(map, list)?;
    let characters = drawn(place);
    let is_drawn = |&hex: &Hex| map.terrain(hex).is_some_and(|there| characters.contains(there));
    if let Some(hex) = hexes.iter().find(|hex| !is_drawn(hex)) {
        return Err(said!(
            "not-drawn-with",
            place = letter,
            hex = hex.to_string(),
            characters = characters
        ));
    }
    if let Some(hex) = map.all_hexes().find(|hex| is_drawn(hex) && !hexes.contains(hex)) {
        return Err(said!("not-in-list", place = letter, hex = hex.to_string()));
    }
    once(&mut map.places, place, PlaceMap { quarter, hexes }, letter)
}

/// The characters with which a place is drawn.
const fn drawn(place: Place) -> &'static str {
    match place {
        Place::A => "Aawn",
        Place::B => "Bbj",
        Place::C => "Ckc",
        Place::DG => "DGg",
        Place::E => "Ee",
        Place::F => "Ff",
        Place::H => "Hpt",
        Place::I => "I",
        Place::J => "J",
        Place::K => "K",
        Place::L => "L",
        Place::M => "Mms",
    }
}

pub(super) fn groups(map: &mut CityMap, line: &str) -> Checked {
    let (name, list) = parted(line, ":", said!("a-group"))?;
    if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(said!("no-group-name", name = name));
    }
    let hexes = sorted(map, list)?;
    if let Some(hex) = hexes.iter().find(|&&hex| !map.is_building(hex)) {
        return Err(said!("no-building", group = name, hex = hex.to_string()));
    }
    let taken = |hex: &&Hex| map.groups.values().any(|other| other.contains(hex));
    if let Some(hex) = hexes.iter().find(taken) {
        return Err(said!("of-another-group", group = name, hex = hex.to_string()));
    }
    once(&mut map.groups, name.to_owned(), hexes, name)
}

pub(super) fn fire_lists(map: &mut CityMap, line: &str) -> Checked {
    let (letter, list) = parted(line, ":", said!("a-fire-list"))?;
    let place = place(letter)?;
    let hexes = hexes(map, list)?;
    if hexes.len() != 6 {
        return Err(said!("six-wanted", place = letter, hexes = hexes.len()));
    }
    let there = map.places.get(&place).map_or(&[][..], |place| &place.hexes);
    if let Some(hex) = hexes.iter().find(|&&hex| !there.contains(&hex) || !map.is_building(hex)) {
        return Err(said!("no-building-of", hex = hex.to_string(), place = letter));
    }
    once(&mut map.fire_lists, place, hexes, letter)
}

pub(super) fn sections(map: &mut CityMap, line: &str) -> Checked {
    let (head, list) = parted(line, ":", said!("a-section"))?;
    let (word, written) = parted(head, " ", said!("a-section-at"))?;
    let words = Section::ALL.map(Section::word);
    let section = Section::ALL.into_iter().find(|section| section.word() == word);
    let section =
        section.ok_or_else(|| said!("no-section", word = word, known = words.join(", ")))?;
    let hex = one_enterable(map, written)?;
    let opens = sides(map, list)?;
    if let Some(side) = opens.iter().find(|side| !map.walls.contains(side)) {
        return Err(said!("no-wall", section = word, side = side.to_string()));
    }
    once(&mut map.sections, section, SectionMap { hex, opens }, word)
}

pub(super) fn doors(map: &mut CityMap, line: &str) -> Checked {
    let shape = || said!("a-door");
    let (head, way) = parted(line, ":", shape())?;
    let (number, group) = parted(head, " ", shape())?;
    let (house, exit) = parted(way, "->", shape())?;
    let door: u32 = number.parse().unwrap_or_default();
    if !super::whole::door_numbers().any(|number| number == door) {
        return Err(said!("no-door-number", number = number));
    }
    let (house, exit) = (hex(map, house)?, one_enterable(map, exit)?);
    if !map.groups.get(group).is_some_and(|hexes| hexes.contains(&house)) {
        return Err(said!(
            "door-no-group",
            door = number,
            house = house.to_string(),
            group = group
        ));
    }
    if house.distance(exit) > 1 {
        return Err(said!(
            "no-step",
            door = number,
            house = house.to_string(),
            exit = exit.to_string()
        ));
    }
    once(&mut map.doors, door, Door { group: group.to_owned(), house, exit }, number)
}

pub(super) fn markers(map: &mut CityMap, line: &str) -> Checked {
    let (word, written) = parted(line, ":", said!("a-civilian"))?;
    let known = || Marker::ALL.iter().map(|it| it.word()).collect::<Vec<_>>().join(", ");
    let marker: Result<Marker, _> = word.parse();
    let marker = marker.map_err(|_| said!("no-civilian", word = word, known = known()))?;
    let hex = one_enterable(map, written)?;
    once(&mut map.markers, marker, hex, word)
}

pub(super) fn names(map: &mut CityMap, line: &str) -> Checked {
    let (name, list) = parted(line, ":", said!("a-name"))?;
    if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
        return Err(said!("no-hex-name", name = name));
    }
    let hexes = enterable(map, list)?;
    once(&mut map.names, name.to_owned(), hexes, name)
}

fn place(letter: &str) -> Result<Place, Saying> {
    let found = Place::ALL.into_iter().find(|place| place.letter() == letter);
    found.ok_or_else(|| {
        let letters = Place::ALL.map(Place::letter).join(", ");
        said!("no-place", letter = letter, known = letters)
    })
}

fn parted<'l>(line: &'l str, at: &str, shape: Saying) -> Result<(&'l str, &'l str), Saying> {
    let parts = line.split_once(at).map(|(left, right)| (left.trim(), right.trim()));
    parts.ok_or_else(|| said!("stands-here", line = line.trim(), shape = shape))
}

fn once<K: Ord, V>(entries: &mut BTreeMap<K, V>, key: K, value: V, name: &str) -> Checked {
    match entries.insert(key, value) {
        None => Ok(()),
        Some(_) => Err(said!("twice", name = name)),
    }
}

fn hex(map: &CityMap, written: &str) -> Result<Hex, Saying> {
    let hex: Hex = written.trim().parse().map_err(|wrong| no_hex(&wrong))?;
    match map.terrain(hex) {
        Some(_) => Ok(hex),
        None => Err(said!(
            "outside-picture",
            hex = hex.to_string(),
            column = map.rows.first().map_or(0, String::len).saturating_sub(1),
            row = map.rows.len().saturating_sub(1)
        )),
    }
}

fn hexes(map: &CityMap, list: &str) -> Result<Vec<Hex>, Saying> {
    let hexes = list.split_whitespace().map(|written| hex(map, written));
    let hexes: Vec<Hex> = hexes.collect::<Result<_, _>>()?;
    if hexes.is_empty() { Err(said!("no-hexes")) } else { Ok(hexes) }
}

/// Hexes in map order, none of them twice.
fn sorted(map: &CityMap, list: &str) -> Result<Vec<Hex>, Saying> {
    let mut hexes = hexes(map, list)?;
    hexes.sort();
    match hexes.iter().zip(hexes.iter().skip(1)).find(|(one, next)| one == next) {
        Some((twice, _)) => Err(said!("hex-twice", hex = twice.to_string())),
        None => Ok(hexes),
    }
}

/// Hexes in map order in which a figure can stand.
fn enterable(map: &CityMap, list: &str) -> Result<Vec<Hex>, Saying> {
    let hexes = sorted(map, list)?;
    match hexes.iter().find(|&&hex| !map.is_enterable(hex)) {
        Some(hex) => Err(said!("not-enterable", hex = hex.to_string())),
        None => Ok(hexes),
    }
}

fn one_enterable(map: &CityMap, written: &str) -> Result<Hex, Saying> {
    match enterable(map, written)?[..] {
        [hex] => Ok(hex),
        _ => Err(said!("one-hex", text = written)),
    }
}

/// Hexsides such as `5,1:NE+W 6,1:NE`.
fn sides(map: &CityMap, list: &str) -> Result<Vec<Hexside>, Saying> {
    let mut sides = Vec::new();
    for written in list.split_whitespace() {
        let (from, directions) = parted(written, ":", said!("hexsides"))?;
        let from = hex(map, from)?;
        for written in directions.split('+') {
            let direction: Direction =
                written.parse().map_err(|_| said!("no-direction", word = written))?;
            if map.terrain(from.neighbour(direction)).is_none() {
                return Err(said!("rim", side = format!("{from}:{written}")));
            }
            sides.push(Hexside::new(from, direction));
        }
    }
    Ok(sides)
}
