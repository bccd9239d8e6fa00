//! What the spaces are: six tiles within a frame ([HRZ-164](crate::clauses::HRZ_164),
//! [HRZ-166](crate::clauses::HRZ_166)).

use crate::refusal::said;
use crate::space::{SPACES, Space};
use crate::tables::{COLUMNS, ROWS, TILE, TILES};
use messages::Saying;
use rulebook::{count, named};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::sync::Arc;

named! {
    /// What a space is.
    #[schemars(rename = "RealmTerrain")]
    Terrain {
        /// Land under the plough.
        Plain = "plain", "Plain";
        /// Wood.
        Wood = "wood", "Wood";
        /// A silver mountain.
        Mountain = "mountain", "Silver mountain";
        /// A town.
        Town = "town", "Town";
    }
}

impl Terrain {
    /// Its letter on a tile.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Plain => 'P',
            Self::Wood => 'W',
            Self::Mountain => 'M',
            Self::Town => 'T',
        }
    }

    fn of_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|terrain| terrain.letter() == letter)
    }
}

named! {
    /// One of the six tiles, by its letter.
    #[schemars(rename = "RealmTile")]
    Tile {
        /// A.
        A = "a", "A";
        /// B.
        B = "b", "B";
        /// C.
        C = "c", "C";
        /// D.
        D = "d", "D";
        /// E.
        E = "e", "E";
        /// F.
        F = "f", "F";
    }
}

rulebook::payloads! {
    /// A tile as it lies in the frame.
    #[schemars(rename = "RealmLaidTile")]
    LaidTile {
        /// Which.
        tile: Tile,
        /// Quarter turns clockwise, 0 to 3.
        turns: u32,
    }
}

/// The terrain of every space, in reading order.
#[derive(Clone, PartialEq, Eq)]
pub struct Land(Arc<[Terrain]>);

impl Land {
    /// The land of tiles, laid row by row from the top left ([HRZ-007](crate::clauses::HRZ_007)); what no
    /// tile covers is plain.
    #[must_use]
    pub fn of_tiles(tiles: &[LaidTile]) -> Self {
        let across = COLUMNS / TILE;
        let terrain = |space: Space| {
            let place = usize::from(space.row() / TILE * across + space.column() / TILE);
            let laid = tiles.get(place)?;
            let (mut column, mut row) = (space.column() % TILE, space.row() % TILE);
            // Turned clockwise, a space shows what lay on its way back.
            for _ in 0..laid.turns % 4 {
                (column, row) = (row, TILE - 1 - column);
            }
            let rows = TILES.get(laid.tile as usize)?;
            let letter = rows.get(usize::from(row))?.chars().nth(usize::from(column))?;
            Terrain::of_letter(letter)
        };
        Self(Space::all().map(|space| terrain(space).unwrap_or(Terrain::Plain)).collect())
    }

    /// What a space is.
    #[must_use]
    pub fn at(&self, space: Space) -> Terrain {
        self.0.get(space.index()).copied().unwrap_or(Terrain::Plain)
    }

    /// How many of some spaces are such.
    pub fn count<'s>(&self, terrain: Terrain, spaces: impl IntoIterator<Item = &'s Space>) -> u32 {
        count(spaces.into_iter().filter(|space| self.at(**space) == terrain).count())
    }

    /// Its rows, a letter for each space.
    #[must_use]
    pub fn rows(&self) -> Vec<String> {
        let letters: Vec<char> = self.0.iter().map(|terrain| terrain.letter()).collect();
        letters.chunks(usize::from(COLUMNS)).map(|row| row.iter().collect()).collect()
    }

    /// The same from rows.
    ///
    /// # Errors
    /// A sentence that says what a land is.
    pub fn of_rows(rows: &[String]) -> Result<Self, Saying> {
        let letters = rows.iter().flat_map(|row| row.chars());
        let terrain: Option<Vec<Terrain>> = letters.map(Terrain::of_letter).collect();
        let even = rows.iter().all(|row| row.chars().count() == usize::from(COLUMNS));
        match terrain {
            Some(all) if even && all.len() == SPACES => Ok(Self(all.into())),
            _ => Err(said!("no-land", rows = ROWS, columns = COLUMNS)),
        }
    }
}

/// All of it is plain.
impl Default for Land {
    fn default() -> Self {
        Self(vec![Terrain::Plain; SPACES].into())
    }
}

impl std::fmt::Debug for Land {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.rows()).finish()
    }
}

impl Serialize for Land {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.rows().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Land {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let rows = Vec::<String>::deserialize(deserializer)?;
        Self::of_rows(&rows).map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Land {
    fn schema_name() -> std::borrow::Cow<'static, str> {
        "RealmLand".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "array",
            "minItems": 10,
            "maxItems": 10,
            "items": { "type": "string", "pattern": "^[PWMT]{15}$" }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{LaidTile, Land, Terrain, Tile};
    use crate::space::Space;

    #[test]
    fn a_tile_turned_four_times_lies_as_before() {
        let land = |turns| Land::of_tiles(&Tile::ALL.map(|tile| LaidTile { tile, turns }));
        assert_eq!(land(4), land(0));
        // B's first row is WPPPM: after one turn its first space lies at the top right.
        let at = |land: &Land, column, row| land.at(Space::at(column, row).unwrap());
        assert_eq!(at(&land(0), 5, 0), Terrain::Wood);
        assert_eq!(at(&land(0), 9, 0), Terrain::Mountain);
        assert_eq!(at(&land(1), 9, 0), Terrain::Wood);
        assert_eq!(at(&land(1), 9, 4), Terrain::Mountain);
        assert_eq!(at(&land(2), 9, 4), Terrain::Wood);
    }
}
