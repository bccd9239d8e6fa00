//! What a part of a map file must hold when it is complete.

use super::{Checked, said};
use crate::city::{CityMap, NAMES, Place, Section};
use crate::markers::Marker;

/// A part of any length, also an empty one.
pub(super) fn anything(_: &CityMap) -> Checked {
    Ok(())
}

pub(super) fn picture(map: &CityMap) -> Checked {
    if map.rows.is_empty() { Err(said!("no-rows", part = "picture")) } else { Ok(()) }
}

pub(super) fn places(map: &CityMap) -> Checked {
    let missing = Place::ALL.into_iter().filter(|place| !map.places.contains_key(place));
    complete("places", "place", missing.map(Place::letter))
}

pub(super) fn groups(map: &CityMap) -> Checked {
    let grouped = |hex| map.groups.values().any(|group| group.contains(&hex));
    match map.all_hexes().find(|&hex| map.is_building(hex) && !grouped(hex)) {
        Some(hex) => Err(said!("no-group", part = "groups", hex = hex.to_string())),
        None => Ok(()),
    }
}

/// The places that burn by an event card: those in which anything can burn, save for the ghetto.
pub(super) fn fire_lists(map: &CityMap) -> Checked {
    let burns = |place: &Place| {
        let there = map.places.get(place).map_or(&[][..], |place| &place.hexes);
        *place != Place::L && there.iter().any(|&hex| map.is_building(hex))
    };
    let places = Place::ALL.into_iter().filter(burns);
    let missing = places.filter(|place| !map.fire_lists.contains_key(place));
    complete("fire lists", "place", missing.map(Place::letter))
}

pub(super) fn sections(map: &CityMap) -> Checked {
    let missing = Section::ALL.into_iter().filter(|section| !map.sections.contains_key(section));
    complete("sections", "section", missing.map(Section::word))
}

pub(super) fn doors(map: &CityMap) -> Checked {
    let missing = door_numbers().filter(|number| !map.doors.contains_key(number));
    complete("doors", "door", missing.map(|number| number.to_string()))
}

pub(super) fn markers(map: &CityMap) -> Checked {
    let missing = Marker::ALL.iter().filter(|marker| !map.markers.contains_key(marker));
    complete("markers", "civilian", missing.map(|marker| marker.word()))
}

pub(super) fn names(map: &CityMap) -> Checked {
    let missing = NAMES.into_iter().filter(|&name| !map.names.contains_key(name));
    complete("names", "name", missing)
}

/// 11 to 16, 21 to 26 and so on to 66: two dice, tens first.
pub(super) fn door_numbers() -> impl Iterator<Item = u32> {
    (1..=6).flat_map(|tens| (1..=6).map(move |units| tens * 10 + units))
}

fn complete<T: AsRef<str>>(
    part: &str,
    thing: &str,
    mut missing: impl Iterator<Item = T>,
) -> Checked {
    match missing.next() {
        Some(first) => Err(said!("lacks", part = part, thing = thing, first = first.as_ref())),
        None => Ok(()),
    }
}
