//! The besieged city in words: hex by hex, and from where somebody stands.

use super::{FigureView, HexView, SiegeView, text::state};
use crate::PlaceInWords;
use crate::hexes_in_words::{HexTold, how_far, in_words};
use board::Hex;
use std::collections::BTreeMap;

pub(super) fn places(siege: &SiegeView) -> Vec<PlaceInWords> {
    let city = &siege.city;
    let mut told: BTreeMap<Hex, HexTold> = BTreeMap::new();
    for hex in &city.hexes {
        let ground = ground(siege, hex);
        told.insert(hex.hex, HexTold { ground, ..HexTold::default() });
    }
    let mut fact = |hex: Hex, what: String| {
        if let Some(there) = told.get_mut(&hex) {
            there.facts.push(what);
        }
    };
    for fire in &city.fires {
        let left = fire.burnt_down.saturating_sub(fire.turns);
        fact(fire.hex, format!("It burns, and is burnt down in {}", turns(left)));
    }
    city.ruins.iter().for_each(|hex| fact(*hex, "A ruin".to_owned()));
    if let Some(hex) = city.tunnel {
        fact(hex, "The escape tunnel begins here".to_owned());
    }
    for door in city.doors.iter().flatten() {
        fact(door.house, format!("Sewer door {}, to {}", door.number, door.exit));
    }
    for gun in &siege.guns {
        let served = if gun.served { "" } else { ", which nobody serves" };
        fact(gun.hex, format!("Gun {}{served}", gun.gun));
    }
    for marker in siege.markers.iter().filter(|marker| !marker.captured && !marker.escaped) {
        fact(marker.hex, marker.name.clone());
    }
    for hex in &siege.enemy.craters {
        fact(*hex, "A crater, out of which bands may come".to_owned());
    }
    for figure in &siege.figures {
        let Some(there) = figure.hex.and_then(|hex| told.get_mut(&hex)) else { continue };
        there.who.push(figure.id.to_string());
        there.facts.push(sentence(figure));
    }
    in_words(&told, |side| {
        let water = city.water_walls.iter().any(|wall| wall.hexside == side);
        let on = [
            (city.walls.contains(&side), "a wall"),
            (city.gate.contains(&side), "the shut gate"),
            (city.barricades.contains(&side), "a barricade"),
            (water, "a Wall of Water"),
        ];
        on.into_iter().filter(|(is, _)| *is).map(|(_, what)| what).collect()
    })
}

/// What a hex is: a name of its own, the place to which it belongs, or what the picture shows.
fn ground(siege: &SiegeView, hex: &HexView) -> String {
    let place = siege.city.places.iter().find(|place| hex.place == Some(place.place));
    let place = place.map(|place| {
        let down = if siege.city.bridges_down.contains(&place.place) { " (down)" } else { "" };
        format!("{}{down}", place.name)
    });
    let built = match hex.terrain {
        '~' => "water",
        ',' => "outside",
        'h' => "house",
        _ => "street",
    };
    hex.name.clone().or(place).unwrap_or_else(|| built.to_owned())
}

fn turns(number: u32) -> String {
    if number == 1 { "1 turn".to_owned() } else { format!("{number} turns") }
}

fn sentence(figure: &FigureView) -> String {
    let whose = match (figure.faction, figure.band) {
        (Some(faction), _) => format!(" of {}", faction.name()),
        (None, Some(band)) => format!(" of band {band}"),
        (None, None) => " of the enemy".to_owned(),
    };
    let wounds = figure.wounds.zip(figure.max_wounds);
    let wounds = wounds.map(|(left, of)| format!("{left} of {of} wounds left"));
    let more = wounds.into_iter().chain(Some(state(figure)).filter(|state| !state.is_empty()));
    let more: Vec<String> = more.collect();
    let colon = if more.is_empty() { "" } else { ": " };
    format!("{} {}{whose}{colon}{}", figure.id, figure.name, more.join(", "))
}

/// Everybody who stands in the city.
pub(super) fn pieces(siege: &SiegeView) -> Vec<PlaceInWords> {
    let everybody = || siege.figures.iter().filter_map(|figure| Some((figure, figure.hex?)));
    let grounds: BTreeMap<Hex, &HexView> =
        siege.city.hexes.iter().map(|hex| (hex.hex, hex)).collect();
    let told = everybody().map(|(figure, hex)| {
        let others = everybody().filter(|(other, _)| other.id != figure.id);
        let far = how_far(hex, others.map(|(other, hex)| (other.id.to_string(), hex)));
        let ground = grounds.get(&hex).map(|hex| format!(" {}", ground(siege, hex)));
        let words = format!("{}. In {hex}{}. {far}", sentence(figure), ground.unwrap_or_default());
        let (place, name) = (figure.id.to_string(), figure.name.clone());
        PlaceInWords { place, name, words, bare: false }
    });
    told.collect()
}
