//! The city: hexes, walls, places, building groups and sewers, as data and ready for asking.
//!
//! [`CityMap`] is what stands in the log; [`City`] is the same, indexed. What happens to the city
//! in play (opened walls, broken bridges, fires, ruins) stands in the state, never here.

mod picture;

pub use picture::{MapError, parse};

use crate::figures::Faction;
use crate::markers::Marker;
use board::{Direction, Hex, Hexside};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::{Arc, Mutex, PoisonError, Weak},
};

/// The named places (HEI-011 to HEI-021). J and K are the two bridges; they cannot fall.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum Place {
    /// Barracks of the City Guard (HEI-011).
    A,
    /// Jousting Grounds (HEI-012).
    B,
    /// Castle (HEI-013).
    C,
    /// Wizards' Tower and Gardens (HEI-014).
    DG,
    /// Embassy of Bretonnia (HEI-015).
    E,
    /// Embassy of Cathay (HEI-016).
    F,
    /// Temple of Shallya, grounds and tomb (HEI-017).
    H,
    /// The Wise Tree.
    I,
    /// The stone bridge (HEI-019).
    J,
    /// The footbridge (HEI-019).
    K,
    /// The Barbarian Ghetto.
    L,
    /// The main gate (HEI-021).
    M,
}

impl Place {
    /// All twelve.
    pub const ALL: [Self; 12] = [
        Self::A,
        Self::B,
        Self::C,
        Self::DG,
        Self::E,
        Self::F,
        Self::H,
        Self::I,
        Self::J,
        Self::K,
        Self::L,
        Self::M,
    ];

    /// The ten places that can fall, in the order in which ties are broken (R-106, ACT-10).
    pub const THAT_FALL: [Self; 10] =
        [Self::A, Self::B, Self::C, Self::DG, Self::E, Self::F, Self::H, Self::I, Self::L, Self::M];

    /// The letters on the map.
    #[must_use]
    pub const fn letter(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
            Self::C => "C",
            Self::DG => "DG",
            Self::E => "E",
            Self::F => "F",
            Self::H => "H",
            Self::I => "I",
            Self::J => "J",
            Self::K => "K",
            Self::L => "L",
            Self::M => "M",
        }
    }

    /// The name as people say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "Barracks of the City Guard",
            Self::B => "Jousting Grounds",
            Self::C => "Castle",
            Self::DG => "Wizards' Tower and Gardens",
            Self::E => "Embassy of Bretonnia",
            Self::F => "Embassy of Cathay",
            Self::H => "Temple of Shallya",
            Self::I => "Wise Tree",
            Self::J => "Stone bridge",
            Self::K => "Footbridge",
            Self::L => "Barbarian Ghetto",
            Self::M => "Main gate",
        }
    }

    /// The home base of a faction (HEI-011 to HEI-016, R-06).
    #[must_use]
    pub const fn home_of(faction: Faction) -> Self {
        match faction {
            Faction::CityGuard => Self::A,
            Faction::PalaceGuard => Self::B,
            Faction::ElvenGuard => Self::C,
            Faction::WizardsCouncil => Self::DG,
            Faction::Bretonnia => Self::E,
            Faction::Cathay => Self::F,
        }
    }
}

/// The two halves of the city, parted by the canal (HEI-035).
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Quarter {
    /// South of the canal.
    Poor,
    /// North of the canal.
    Rich,
    /// On the canal: the bridges.
    Canal,
}

rulebook::named! {
    /// The four sections that mines can blow up (HEI-120).
    Section {
        /// The Guards' Corner of the barracks.
        GuardsCorner = "guards-corner", "Guards' Corner";
        /// The tower in the Jousting Grounds.
        JoustingTower = "jousting-tower", "Jousting Tower";
        /// The Castle entrance.
        CastleEntrance = "castle-entrance", "Castle entrance";
        /// The entrance of the Wizards' Gardens.
        GardensEntrance = "gardens-entrance", "Gardens entrance";
    }
}

impl Section {}

/// Names of hexes that the rules use, so that every map has them.
pub const NAMES: [&str; 8] = [
    "well",
    "castle-courtyard",
    "tower",
    "temple-buildings",
    "temple-grounds",
    "tomb",
    "gatehouse",
    "statue",
];

/// A city as data: what a map file says and what the log keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CityMap {
    /// One string a row, one character a hex, column 0 first. The legend is that of the map file.
    pub rows: Vec<String>,
    /// Wall hexsides, the city wall's and the compounds' alike.
    pub walls: Vec<Hexside>,
    /// The two hexsides of the shut city gate; closed all siege, but no wall.
    pub gate: Vec<Hexside>,
    /// The named places with their hexes.
    pub places: BTreeMap<Place, PlaceMap>,
    /// Building groups by name: fire stays inside a group.
    pub groups: BTreeMap<String, Vec<Hex>>,
    /// The six hexes of each place on which a fire may start.
    pub fire_lists: BTreeMap<Place, Vec<Hex>>,
    /// Mine sections.
    pub sections: BTreeMap<Section, SectionMap>,
    /// Numbered sewer doors, 11 to 66; none: the briefing of those who know them has them.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub doors: BTreeMap<u32, Door>,
    /// Where civilian markers start.
    pub markers: BTreeMap<Marker, Hex>,
    /// Single hexes with a name, such as the statue.
    pub names: BTreeMap<String, Vec<Hex>>,
}

impl CityMap {
    /// The character of a hex in the picture; none outside of it.
    #[must_use]
    pub fn terrain(&self, hex: Hex) -> Option<char> {
        let row = self.rows.get(usize::try_from(hex.row()).ok()?)?;
        row.as_bytes().get(usize::try_from(hex.column()).ok()?).map(|&byte| char::from(byte))
    }

    /// Can a figure stand here, as the city was built?
    #[must_use]
    pub fn is_enterable(&self, hex: Hex) -> bool {
        self.terrain(hex).is_some_and(|terrain| !matches!(terrain, ',' | '~' | 'h'))
    }

    /// Does a building stand here that can burn?
    #[must_use]
    pub fn is_building(&self, hex: Hex) -> bool {
        self.terrain(hex).is_some_and(|terrain| "AaBbCDEFGHLh".contains(terrain))
    }

    /// Every hex of the picture, in map order.
    pub fn all_hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.rows.iter().zip(0_i16..).flat_map(|(row, number)| {
            (0_i16..).take(row.len()).map(move |column| Hex::new(column, number))
        })
    }
}

/// A named place as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PlaceMap {
    /// In which half of the city.
    pub quarter: Quarter,
    /// Its hexes, in map order.
    pub hexes: Vec<Hex>,
}

/// A mine section as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SectionMap {
    /// Figures in this hex are in danger; the crater is here.
    pub hex: Hex,
    /// Wall hexsides that go.
    pub opens: Vec<Hexside>,
}

/// A sewer door as data.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Door {
    /// The building group, such as `P01`.
    pub group: String,
    /// The house that holds the door.
    pub house: Hex,
    /// Where a band comes out.
    pub exit: Hex,
}

/// A city, indexed for the rules. It is kept as its map, and indexed again ([`City::shared`]).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[serde(into = "CityMap")]
pub struct City {
    map: CityMap,
    closed: BTreeSet<Hexside>,
    /// The same for quick asking: three bits for the eastern sides of each hex of the picture.
    barred: Vec<u8>,
    place_of: BTreeMap<Hex, Place>,
    quarter_of: BTreeMap<Hex, Quarter>,
}

impl From<City> for CityMap {
    fn from(city: City) -> Self {
        city.map
    }
}

impl City {
    /// The city of this map: indexed once for all sieges in memory that are about the same one. States of the past, read
    /// again by the dozen, and a house full of sieges share it.
    #[must_use]
    pub fn shared(map: CityMap) -> Arc<Self> {
        static IN_MEMORY: Mutex<Vec<Weak<City>>> = Mutex::new(Vec::new());
        // Changed by single steps.
        let mut in_memory = IN_MEMORY.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(city) = in_memory.iter().filter_map(Weak::upgrade).find(|it| it.map == map) {
            return city;
        }
        in_memory.retain(|city| city.strong_count() > 0);
        let city = Arc::new(Self::new(map));
        in_memory.push(Arc::downgrade(&city));
        city
    }

    /// Indexes a city.
    #[must_use]
    pub fn new(map: CityMap) -> Self {
        let closed = map.walls.iter().chain(&map.gate).copied().collect();
        let place_of = map
            .places
            .iter()
            .flat_map(|(&place, there)| there.hexes.iter().map(move |&hex| (hex, place)))
            .collect();
        let (barred, quarter_of) = (Vec::new(), BTreeMap::new());
        let mut city = Self { map, closed, barred, place_of, quarter_of };
        city.barred = city.bars();
        city.quarter_of = city.quarters();
        city
    }

    fn columns(&self) -> usize {
        self.map.rows.iter().map(String::len).max().unwrap_or(0)
    }

    /// Where a hex stands in the picture, counted from the top left.
    fn index(&self, hex: Hex, columns: usize) -> Option<usize> {
        let column = usize::try_from(hex.column()).ok().filter(|&column| column < columns)?;
        let row = usize::try_from(hex.row()).ok().filter(|&row| row < self.map.rows.len())?;
        Some(row * columns + column)
    }

    /// The closed eastern sides of every hex of the picture.
    fn bars(&self) -> Vec<u8> {
        let columns = self.columns();
        let mut bars = vec![0; columns * self.map.rows.len()];
        for side in &self.closed {
            let [western, _] = side.hexes();
            let index = self.index(western, columns);
            if let Some(there) = index.and_then(|index| bars.get_mut(index)) {
                *there |= bit(*side);
            }
        }
        bars
    }

    /// Every enterable hex by quarter: what can be walked to without the bridges from the places
    /// whose quarter is known.
    fn quarters(&self) -> BTreeMap<Hex, Quarter> {
        let mut quarters = BTreeMap::new();
        for quarter in [Quarter::Poor, Quarter::Rich] {
            let places = self.map.places.values().filter(|place| place.quarter == quarter);
            let starts = places.flat_map(|place| place.hexes.iter().copied());
            let on_land = |_, to| self.is_enterable(to) && !self.is_bridge(to);
            let reached = board::distances(starts, on_land);
            quarters.extend(reached.into_keys().map(|hex| (hex, quarter)));
        }
        for place in [Place::J, Place::K] {
            quarters.extend(self.hexes(place).iter().map(|&hex| (hex, Quarter::Canal)));
        }
        quarters
    }

    fn is_bridge(&self, hex: Hex) -> bool {
        matches!(self.place(hex), Some(Place::J | Place::K))
    }

    /// The city as data.
    #[must_use]
    pub const fn map(&self) -> &CityMap {
        &self.map
    }

    /// The character of a hex in the picture; none outside of it.
    #[must_use]
    pub fn terrain(&self, hex: Hex) -> Option<char> {
        self.map.terrain(hex)
    }

    /// Can a figure stand here, as the city was built?
    #[must_use]
    pub fn is_enterable(&self, hex: Hex) -> bool {
        self.map.is_enterable(hex)
    }

    /// Is the hexside a wall, or the shut city gate, as the city was built?
    #[must_use]
    pub fn is_wall(&self, side: Hexside) -> bool {
        let [western, _] = side.hexes();
        let columns = self.barred.len() / self.map.rows.len().max(1);
        match self.index(western, columns).and_then(|index| self.barred.get(index)) {
            Some(bars) => bars & bit(side) != 0,
            None => self.closed.contains(&side),
        }
    }

    /// The named place to which a hex belongs.
    #[must_use]
    pub fn place(&self, hex: Hex) -> Option<Place> {
        self.place_of.get(&hex).copied()
    }

    /// The hexes of a named place, in map order.
    #[must_use]
    pub fn hexes(&self, place: Place) -> &[Hex] {
        self.map.places.get(&place).map_or(&[], |there| &there.hexes)
    }

    /// The half of the city in which an enterable hex lies.
    #[must_use]
    pub fn quarter(&self, hex: Hex) -> Option<Quarter> {
        self.quarter_of.get(&hex).copied()
    }

    /// The building group to which a hex belongs: fire stays inside it.
    #[must_use]
    pub fn group(&self, hex: Hex) -> Option<&[Hex]> {
        let mut groups = self.map.groups.values();
        groups.find(|group| group.contains(&hex)).map(Vec::as_slice)
    }

    /// The hexes that bear a name, such as `statue` or `temple-grounds`.
    #[must_use]
    pub fn named(&self, name: &str) -> &[Hex] {
        self.map.names.get(name).map_or(&[], Vec::as_slice)
    }

    /// Every hex of the picture, in map order.
    pub fn all_hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.map.all_hexes()
    }
}

/// The bit of a hexside, which is always named from its western hex.
const fn bit(side: Hexside) -> u8 {
    match side.direction() {
        Direction::NorthEast => 1,
        Direction::East => 2,
        Direction::SouthEast => 4,
        Direction::SouthWest | Direction::West | Direction::NorthWest => 0,
    }
}
