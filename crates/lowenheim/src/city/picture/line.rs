//! The lines of each part of a map file.

use super::Checked;
use crate::city::{CityMap, Door, Place, PlaceMap, Quarter, Section, SectionMap};
use crate::markers::Marker;
use board::{Direction, Hex, Hexside};
use std::collections::{BTreeMap, BTreeSet};

/// The characters of the legend: what cannot be entered, what burns, all else.
const LEGEND: &str = ",~hLJKMmsIAawnBbjCkcDGgEeFfHpt.";

/// Rows and columns that a picture may have, so that a hex keeps to two digits a number.
const MOST: usize = 99;

pub(super) fn picture(map: &mut CityMap, line: &str) -> Checked {
    let (number, drawn) = parted(line, "|", "a row such as ` 4 |, . . h`")?;
    let expected = map.rows.len();
    if number != expected.to_string() {
        return Err(format!("row `{number}`: the next row of the picture is {expected}"));
    }
    let row: String = drawn.chars().filter(|character| !character.is_whitespace()).collect();
    if let Some(stranger) = row.chars().find(|&character| !LEGEND.contains(character)) {
        return Err(format!("`{stranger}` is not in the legend, which has {LEGEND}"));
    }
    let columns = map.rows.first().map_or(row.len(), String::len);
    if row.len() != columns || !(1..=MOST).contains(&columns) || expected >= MOST {
        return Err(format!(
            "row {number} has {} hexes; every row has the same number, {columns} here, and a \
             picture has at most {MOST} rows and columns",
            row.len()
        ));
    }
    map.rows.push(row);
    Ok(())
}

pub(super) fn walls(map: &mut CityMap, line: &str) -> Checked {
    let sides = sides(map, line)?;
    let mut known: BTreeSet<Hexside> = map.walls.iter().copied().collect();
    match sides.iter().find(|&&side| !known.insert(side)) {
        Some(twice) => Err(format!("the wall {twice} is written twice")),
        None => {
            map.walls.extend(sides);
            Ok(())
        }
    }
}

pub(super) fn gate(map: &mut CityMap, line: &str) -> Checked {
    let sides = sides(map, line)?;
    match sides.iter().find(|side| map.walls.contains(side) || map.gate.contains(side)) {
        Some(twice) => Err(format!("{twice} is a wall, or part of the gate, already")),
        None => {
            map.gate.extend(sides);
            Ok(())
        }
    }
}

pub(super) fn places(map: &mut CityMap, line: &str) -> Checked {
    let (head, list) = parted(line, ":", "a place such as `I poor: 15,12`")?;
    let (letter, half) = parted(head, " ", "a place and its half of the city such as `I poor`")?;
    let place = place(letter)?;
    let quarter = match half {
        "poor" => Quarter::Poor,
        "rich" => Quarter::Rich,
        "canal" => Quarter::Canal,
        _ => return Err(format!("`{half}` is no half of the city; write poor, rich or canal")),
    };
    if matches!(place, Place::J | Place::K) != (quarter == Quarter::Canal) {
        return Err(format!("place {letter}: the bridges J and K are on the canal, nothing else"));
    }
    let hexes = sorted(map, list)?;
    let characters = drawn(place);
    let is_drawn = |&hex: &Hex| map.terrain(hex).is_some_and(|there| characters.contains(there));
    if let Some(hex) = hexes.iter().find(|hex| !is_drawn(hex)) {
        return Err(format!("place {letter}: {hex} is not drawn with one of `{characters}`"));
    }
    if let Some(hex) = map.all_hexes().find(|hex| is_drawn(hex) && !hexes.contains(hex)) {
        return Err(format!("place {letter}: {hex} is drawn as part of it, but not in its list"));
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
    let (name, list) = parted(line, ":", "a building group such as `P13: 10,17 10,18`")?;
    if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
        return Err(format!("`{name}` is no name of a group; write letters and digits"));
    }
    let hexes = sorted(map, list)?;
    if let Some(hex) = hexes.iter().find(|&&hex| !map.is_building(hex)) {
        return Err(format!("group {name}: {hex} holds no building"));
    }
    let taken = |hex: &&Hex| map.groups.values().any(|other| other.contains(hex));
    if let Some(hex) = hexes.iter().find(taken) {
        return Err(format!("group {name}: {hex} belongs to another group"));
    }
    once(&mut map.groups, name.to_owned(), hexes, name)
}

pub(super) fn fire_lists(map: &mut CityMap, line: &str) -> Checked {
    let (letter, list) = parted(line, ":", "a place and six of its hexes")?;
    let place = place(letter)?;
    let hexes = hexes(map, list)?;
    if hexes.len() != 6 {
        return Err(format!("place {letter} has {} hexes; a die needs six", hexes.len()));
    }
    let there = map.places.get(&place).map_or(&[][..], |place| &place.hexes);
    if let Some(hex) = hexes.iter().find(|&&hex| !there.contains(&hex) || !map.is_building(hex)) {
        return Err(format!("{hex} is no building of place {letter}"));
    }
    once(&mut map.fire_lists, place, hexes, letter)
}

pub(super) fn sections(map: &mut CityMap, line: &str) -> Checked {
    let (head, list) = parted(line, ":", "a section such as `guards-corner 5,10: 5,10:NE+E`")?;
    let (word, written) = parted(head, " ", "a section and its hex such as `guards-corner 5,10`")?;
    let words = Section::ALL.map(Section::word);
    let section = Section::ALL.into_iter().find(|section| section.word() == word);
    let section = section
        .ok_or_else(|| format!("`{word}` is no section; the sections are {}", words.join(", ")))?;
    let hex = one_enterable(map, written)?;
    let opens = sides(map, list)?;
    if let Some(side) = opens.iter().find(|side| !map.walls.contains(side)) {
        return Err(format!("section {word}: {side} is no wall"));
    }
    once(&mut map.sections, section, SectionMap { hex, opens }, word)
}

pub(super) fn doors(map: &mut CityMap, line: &str) -> Checked {
    let shape = "a door such as `41 P03: 17,12 -> 17,11`";
    let (head, way) = parted(line, ":", shape)?;
    let (number, group) = parted(head, " ", shape)?;
    let (house, exit) = parted(way, "->", shape)?;
    let door: u32 = number.parse().unwrap_or_default();
    if !super::whole::door_numbers().any(|number| number == door) {
        return Err(format!(
            "`{number}` is not a number of two dice; write 11 to 66, digits 1 to 6"
        ));
    }
    let (house, exit) = (hex(map, house)?, one_enterable(map, exit)?);
    if !map.groups.get(group).is_some_and(|hexes| hexes.contains(&house)) {
        return Err(format!("door {number}: {house} belongs to no group `{group}`"));
    }
    if house.distance(exit) > 1 {
        return Err(format!("door {number}: one cannot step from {house} to {exit}"));
    }
    once(&mut map.doors, door, Door { group: group.to_owned(), house, exit }, number)
}

pub(super) fn markers(map: &mut CityMap, line: &str) -> Checked {
    let (word, written) = parted(line, ":", "a civilian and a hex such as `queen: 12,2`")?;
    let words = Marker::ALL.map(Marker::word);
    let marker = Marker::ALL.into_iter().find(|marker| marker.word() == word);
    let marker = marker.ok_or_else(|| {
        format!("`{word}` is no civilian; the civilians are {}", words.join(", "))
    })?;
    let hex = one_enterable(map, written)?;
    once(&mut map.markers, marker, hex, word)
}

pub(super) fn names(map: &mut CityMap, line: &str) -> Checked {
    let (name, list) = parted(line, ":", "a name and its hexes such as `statue: 13,17`")?;
    if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-') {
        return Err(format!("`{name}` is no name of a hex; write small letters and hyphens"));
    }
    let hexes = enterable(map, list)?;
    once(&mut map.names, name.to_owned(), hexes, name)
}

fn place(letter: &str) -> Result<Place, String> {
    let found = Place::ALL.into_iter().find(|place| place.letter() == letter);
    found.ok_or_else(|| {
        let letters = Place::ALL.map(Place::letter).join(", ");
        format!("`{letter}` is no place; the places are {letters}")
    })
}

fn parted<'l>(line: &'l str, at: &str, shape: &str) -> Result<(&'l str, &'l str), String> {
    let parts = line.split_once(at).map(|(left, right)| (left.trim(), right.trim()));
    parts.ok_or_else(|| format!("`{}`: here stands {shape}", line.trim()))
}

fn once<K: Ord, V>(entries: &mut BTreeMap<K, V>, key: K, value: V, name: &str) -> Checked {
    match entries.insert(key, value) {
        None => Ok(()),
        Some(_) => Err(format!("`{name}` is written twice")),
    }
}

fn hex(map: &CityMap, written: &str) -> Result<Hex, String> {
    let hex: Hex = written.trim().parse().map_err(|wrong| format!("{wrong}"))?;
    match map.terrain(hex) {
        Some(_) => Ok(hex),
        None => Err(format!(
            "{hex} lies outside the picture, which has the columns 0 to {} and the rows 0 to {}",
            map.rows.first().map_or(0, String::len).saturating_sub(1),
            map.rows.len().saturating_sub(1)
        )),
    }
}

fn hexes(map: &CityMap, list: &str) -> Result<Vec<Hex>, String> {
    let hexes = list.split_whitespace().map(|written| hex(map, written));
    let hexes: Vec<Hex> = hexes.collect::<Result<_, _>>()?;
    if hexes.is_empty() { Err("the list of hexes is empty".to_owned()) } else { Ok(hexes) }
}

/// Hexes in map order, none of them twice.
fn sorted(map: &CityMap, list: &str) -> Result<Vec<Hex>, String> {
    let mut hexes = hexes(map, list)?;
    hexes.sort();
    match hexes.iter().zip(hexes.iter().skip(1)).find(|(one, next)| one == next) {
        Some((twice, _)) => Err(format!("{twice} is written twice")),
        None => Ok(hexes),
    }
}

/// Hexes in map order in which a figure can stand.
fn enterable(map: &CityMap, list: &str) -> Result<Vec<Hex>, String> {
    let hexes = sorted(map, list)?;
    match hexes.iter().find(|&&hex| !map.is_enterable(hex)) {
        Some(hex) => Err(format!("nobody can stand in {hex}: it is fields, canal or a house")),
        None => Ok(hexes),
    }
}

fn one_enterable(map: &CityMap, written: &str) -> Result<Hex, String> {
    match enterable(map, written)?[..] {
        [hex] => Ok(hex),
        _ => Err(format!("`{written}`: one hex stands here")),
    }
}

/// Hexsides such as `5,1:NE+W 6,1:NE`.
fn sides(map: &CityMap, list: &str) -> Result<Vec<Hexside>, String> {
    let mut sides = Vec::new();
    for written in list.split_whitespace() {
        let (from, directions) = parted(written, ":", "hexsides such as 4,12:SE+SW")?;
        let from = hex(map, from)?;
        for written in directions.split('+') {
            let direction: Direction = written.parse().map_err(|_| {
                format!("`{written}` is no direction; write NE, E, SE, SW, W or NW")
            })?;
            if map.terrain(from.neighbour(direction)).is_none() {
                let what = "is the rim of the picture; nothing lies behind it";
                return Err(format!("{from}:{written} {what}"));
            }
            sides.push(Hexside::new(from, direction));
        }
    }
    Ok(sides)
}
