//! The part of a view that shows the city.

use super::reader::Reader;
use crate::city::{City, Place, Quarter};
use crate::figures::Faction;
use crate::state::State;
use crate::tables::BURNT_DOWN;
use crate::tunnel;
use crate::words::code_in_words;
use board::{Hex, Hexside};
use messages::Words;
use std::collections::BTreeMap;

rulebook::views! {
    /// The city as it stands.
    CityView {
        /// Hexes in a row.
        columns: u32,
        /// One string a row, one character a hex.
        rows: Vec<String>,
        /// Every hex, in map order.
        hexes: Vec<HexView>,
        /// Walls that stand.
        walls: Vec<Hexside>,
        /// The shut city gate.
        gate: Vec<Hexside>,
        /// Walls that were blown open.
        opened: Vec<Hexside>,
        /// Barricades.
        barricades: Vec<Hexside>,
        /// Walls of Water, with the last turn in which each stands.
        water_walls: Vec<WaterWallView>,
        /// The same barricades, with the turn in which each was built.
        barricades_built: Vec<BarricadeView>,
        /// Burning hexes, in map order.
        fires: Vec<FireView>,
        /// Building hexes that are burnt down; figures can stand there.
        ruins: Vec<Hex>,
        /// Bridges that cannot be crossed.
        bridges_down: Vec<Place>,
        /// Where the escape tunnel begins, for those who know of it (HEI-038).
        tunnel: Option<Hex>,
        /// The sewer doors, for those whose briefing knows them (HEI-030).
        doors: Option<Vec<DoorView>>,
        /// The named places.
        places: Vec<PlaceView>,
    }
    /// One hex.
    HexView {
        /// Which.
        hex: Hex,
        /// Its character in the picture.
        terrain: char,
        /// The named place to which it belongs.
        place: Option<Place>,
        /// The half of the city, for hexes that can be walked on.
        quarter: Option<Quarter>,
        /// Can a figure come in now?
        enterable: bool,
        /// A name of its own.
        name: Option<String>,
    }
    /// A barricade.
    BarricadeView {
        /// Where it stands.
        hexside: Hexside,
        /// In which turn it was built; 0: before the first. From the next on it can be pulled down.
        built: u32,
    }
    /// A hexside along which a Wall of Water stands.
    WaterWallView {
        /// Where.
        hexside: Hexside,
        /// The last turn in which it stands.
        until: u32,
    }
    /// A burning hex.
    FireView {
        /// Which.
        hex: Hex,
        /// Turns that it has burnt.
        turns: u32,
        /// With so many turns it is burnt down.
        burnt_down: u32,
        /// Who has tried to put it out this turn.
        fought_by: Vec<Faction>,
    }
    /// A numbered sewer door.
    DoorView {
        /// 11 to 66.
        number: u32,
        /// The house that holds it.
        house: Hex,
        /// Where a band comes out.
        exit: Hex,
    }
    /// A named place.
    PlaceView {
        /// Its letters.
        place: Place,
        /// Its name as people say it.
        name: String,
        /// The half of the city.
        quarter: Option<Quarter>,
        /// Its hexes.
        hexes: Vec<Hex>,
        /// The faction whose home base it is.
        home_of: Option<Faction>,
        /// Can it fall? The bridges cannot.
        can_fall: bool,
        /// Turns in a row that the enemy has held it alone.
        counter: u32,
        /// It has fallen and was not recovered.
        fallen: bool,
    }
}

pub(super) fn city_view(state: &State, reader: Reader, w: Words<'_>) -> CityView {
    let city = &state.city;
    let map = city.map();
    let knows_tunnel = reader.sees_secrets_of(Faction::PalaceGuard) || tunnel::is_known(state);
    let names = hex_names(city, knows_tunnel, w);
    let columns = map.rows.iter().map(String::len).max().unwrap_or(0);
    let knows_doors = reader.sees_secrets_of(Faction::CityGuard);
    CityView {
        columns: rulebook::count(columns),
        rows: map.rows.clone(),
        hexes: city.all_hexes().map(|hex| hex_view(state, &names, hex)).collect(),
        walls: map.walls.iter().filter(|side| !state.opened.contains(side)).copied().collect(),
        gate: map.gate.clone(),
        opened: state.opened.iter().copied().collect(),
        barricades: state.barricades.keys().copied().collect(),
        barricades_built: barricades(state),
        water_walls: water_walls(state),
        fires: state.fires.iter().map(|(&hex, &turns)| fire_view(state, hex, turns)).collect(),
        ruins: state.ruins.iter().copied().collect(),
        bridges_down: state.bridges_down.iter().copied().collect(),
        tunnel: tunnel::entrance(state).filter(|_| knows_tunnel),
        doors: knows_doors.then(|| doors(city)),
        places: map.places.keys().map(|&place| place_view(state, place, w)).collect(),
    }
}

fn hex_view(state: &State, names: &BTreeMap<Hex, String>, hex: Hex) -> HexView {
    HexView {
        hex,
        terrain: state.city.terrain(hex).unwrap_or(','),
        place: state.city.place(hex),
        quarter: state.quarter(hex),
        enterable: state.can_enter(hex),
        name: names.get(&hex).cloned(),
    }
}

fn barricades(state: &State) -> Vec<BarricadeView> {
    let standing = state.barricades.iter();
    standing.map(|(&hexside, &built)| BarricadeView { hexside, built }).collect()
}

fn water_walls(state: &State) -> Vec<WaterWallView> {
    let standing = state.water_walls.iter();
    standing.map(|(&hexside, &until)| WaterWallView { hexside, until }).collect()
}

fn fire_view(state: &State, hex: Hex, turns: u32) -> FireView {
    let fought = state.fires_fought.iter().filter(|&&(_, fought)| fought == hex);
    let fought_by = fought.map(|&(faction, _)| faction).collect();
    FireView { hex, turns, burnt_down: BURNT_DOWN, fought_by }
}

fn doors(city: &City) -> Vec<DoorView> {
    let view = |(&number, door): (&u32, &crate::city::Door)| DoorView {
        number,
        house: door.house,
        exit: door.exit,
    };
    city.map().doors.iter().map(view).collect()
}

fn place_view(state: &State, place: Place, w: Words<'_>) -> PlaceView {
    let holding = state.holdings.get(&place).copied().unwrap_or_default();
    let home_of = Faction::ALL.into_iter().find(|&faction| Place::home_of(faction) == place);
    PlaceView {
        place,
        name: w.name(place.name()),
        quarter: state.city.map().places.get(&place).map(|there| there.quarter),
        hexes: state.city.hexes(place).to_vec(),
        home_of,
        can_fall: Place::THAT_FALL.contains(&place),
        counter: holding.counter,
        fallen: holding.fallen,
    }
}

/// The narrowest name of each named hex. The tomb is called a tomb by everybody; that a tunnel
/// leads out of it stands in the Palace Guard's briefing alone, until somebody uses it (HEI-038).
fn hex_names(city: &City, knows_tunnel: bool, w: Words<'_>) -> BTreeMap<Hex, String> {
    let mut narrowest: BTreeMap<Hex, (usize, &str)> = BTreeMap::new();
    for (name, hexes) in &city.map().names {
        for &hex in hexes {
            let candidate = (hexes.len(), name.as_str());
            narrowest
                .entry(hex)
                .and_modify(|kept| *kept = candidate.min(*kept))
                .or_insert(candidate);
        }
    }
    let said = |(hex, (_, name)): (Hex, (usize, &str))| (hex, w.name(&spoken(name, knows_tunnel)));
    narrowest.into_iter().map(said).collect()
}

/// A name of the map file as people say it.
fn spoken(name: &str, knows_tunnel: bool) -> String {
    match name {
        "guards-corner" => "Guards' Corner",
        "well" => "Sweetwater well",
        "jousting-tower" => "Tower in the Jousting Grounds",
        "tower" => "Wizards' Tower",
        "bretonnian-gate" => "Gate of the Bretonnian embassy",
        "cathay-gate" => "Gate of the Cathay embassy",
        "castle-courtyard" => "Inner courtyard of the Castle",
        "statue" => "Statue of Graf Boris",
        "tomb" if knows_tunnel => "Tomb, with the escape tunnel",
        other => return code_in_words(other),
    }
    .to_owned()
}
