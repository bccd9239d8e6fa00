//! 1.1, a table that nobody drew: made from the kind of ground that a battle is fought on, by the table
//! of how much of what belongs on it. The same seed makes the same table everywhere.
//!
//! ```
//! use te_wapen::{ground::{Ground, RandomField}, pieces::Colour, terrain::Terrain};
//! let marsh = RandomField::of(Ground::Marsh);
//! let field = marsh.make(Colour::Red, 27).unwrap();
//! let wet = field.hexes().filter(|&hex| field.terrain(hex) == Some(Terrain::Difficult));
//! assert_eq!(wet.count(), 28);
//! assert_eq!(field, marsh.make(Colour::Red, 27).unwrap());
//! ```

mod sketch;

use crate::field::{Field, LARGEST};
use crate::pieces::Colour;
use crate::refusal::said;
use board::Hex;
use messages::Saying;
use rulebook::named;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

named! {
    /// The ground of a region, or a castle in it ([W-29](crate::clauses::W_29)).
    Ground {
        /// Little stands in the way.
        Plain = "plain", "Plain";
        /// A third of it is woods.
        Wood = "wood", "Wood";
        /// A quarter of it is hills.
        Hill = "hill", "Hills";
        /// Hills, rocks, and heights that nobody climbs.
        Mountain = "mountain", "Mountains";
        /// A quarter of it is wet.
        Marsh = "marsh", "Marsh";
        /// A river lies between the armies.
        River = "river", "River";
        /// The sea lies behind one army.
        Coast = "coast", "Coast";
        /// A ring of stone with a wooden gate, and plain around it.
        Castle = "castle", "Castle";
    }
}

/// How many hexes of each terrain belong on a table of 117 hexes, and how many hexsides have a wall.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Parts {
    /// Hexes of woods.
    pub woods: u32,
    /// Hexes of hills.
    pub hills: u32,
    /// Hexes of difficult ground.
    pub difficult: u32,
    /// Hexes of water.
    pub rivers: u32,
    /// Hexes of villages.
    pub villages: u32,
    /// Impassable hexes.
    pub impassable: u32,
    /// Hexsides with a wall.
    pub walls: u32,
}

impl Ground {
    /// What belongs on its table. The row of a river, the row of the sea and a castle come on top.
    #[must_use]
    pub const fn parts(self) -> Parts {
        const NONE: Parts = Parts {
            woods: 0,
            hills: 0,
            difficult: 0,
            rivers: 0,
            villages: 0,
            impassable: 0,
            walls: 0,
        };
        match self {
            Self::Plain | Self::Castle => {
                Parts { woods: 6, hills: 6, villages: 2, walls: 6, ..NONE }
            }
            Self::Wood => Parts { woods: 30, hills: 6, villages: 1, ..NONE },
            Self::Hill => Parts { hills: 28, woods: 10, villages: 1, ..NONE },
            Self::Mountain => Parts { hills: 24, difficult: 16, impassable: 10, ..NONE },
            Self::Marsh => Parts { difficult: 28, woods: 8, rivers: 5, ..NONE },
            Self::River => Parts { woods: 8, villages: 1, ..NONE },
            Self::Coast => Parts { difficult: 12, villages: 1, ..NONE },
        }
    }
}

/// The hexes that the table of parts is made for: 13 columns and 9 rows.
const USUAL: (u32, u32) = (13, 9);
/// Rows in which an army stands at the start.
const DEPLOYMENT: i16 = 3;
/// Ten-sided dice that make a seed.
pub(crate) const SEED_DICE: u32 = 8;

/// A table that is to be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RandomField {
    /// The ground that it is made from.
    pub random: Ground,
    /// Columns, 9 to 40; 13 if it is not said.
    #[serde(default = "usual_width")]
    pub width: u32,
    /// Rows, 9 to 39 and odd, so that both halves are equal; 9 if it is not said.
    #[serde(default = "usual_height")]
    pub height: u32,
}

const fn usual_width() -> u32 {
    USUAL.0
}

const fn usual_height() -> u32 {
    USUAL.1
}

/// A size that no table can have.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{field}: {what}")]
pub struct WrongSize {
    /// The member that is wrong.
    pub field: &'static str,
    /// What would be right.
    pub what: Saying,
}

impl RandomField {
    /// A table of the usual size.
    #[must_use]
    pub const fn of(ground: Ground) -> Self {
        Self { random: ground, width: USUAL.0, height: USUAL.1 }
    }

    /// Can a table have this size?
    ///
    /// # Errors
    /// [`WrongSize`] with the member that is wrong.
    pub fn check(&self) -> Result<(), WrongSize> {
        let most = rulebook::count(LARGEST);
        if !(USUAL.1..=most).contains(&self.width) {
            let what = said!("columns-limit", least = USUAL.1, most = most);
            return Err(WrongSize { field: "width", what });
        }
        if !(USUAL.1..=most).contains(&self.height) || self.height.is_multiple_of(2) {
            let what = said!("rows-limit", least = USUAL.1, most = most - 1);
            return Err(WrongSize { field: "height", what });
        }
        Ok(())
    }

    /// Makes the table ([W-29](crate::clauses::W_29)). The holder's is the castle, and the sea lies
    /// behind it.
    ///
    /// # Errors
    /// [`WrongSize`] as [`RandomField::check`].
    pub fn make(&self, holder: Colour, seed: u64) -> Result<Field, WrongSize> {
        self.check()?;
        Ok(sketch::make(self, holder, seed))
    }

    /// The hexes in which an army may stand at the start: three rows on its side of the table, Red
    /// above and Black below, the best ones first: in front, and in the middle. They are free of
    /// whatever nobody enters. The holder of a castle may stand on it and in it, too.
    #[must_use]
    pub fn deployment(&self, holder: Colour, colour: Colour) -> Vec<Hex> {
        let (width, height) = (side(self.width), side(self.height));
        let sea = i16::from(self.random == Ground::Coast && holder == colour);
        let middle = width / 2;
        let castle = self.castle(holder);
        let mut found = Vec::new();
        if let Some(castle) = castle.as_ref().filter(|_| holder == colour) {
            let mut works: Vec<Hex> = castle.ring.iter().copied().chain([castle.gate]).collect();
            works.sort_by_key(|hex| (hex.distance(castle.gate), *hex));
            found.extend(works);
            found.extend(&castle.courtyard);
        }
        for back in (0..DEPLOYMENT).rev() {
            let row = match colour {
                Colour::Red => sea + back,
                Colour::Black => height - 1 - sea - back,
            };
            let mut along: Vec<Hex> = (0..width).map(|column| Hex::new(column, row)).collect();
            along.sort_by_key(|hex| ((hex.column() - middle).abs(), *hex));
            found.extend(along.into_iter().filter(|hex| {
                castle.as_ref().is_none_or(|castle| castle.centre.distance(*hex) > 2)
            }));
        }
        found
    }

    /// The castle's place, on the holder's side of the table.
    fn castle(&self, holder: Colour) -> Option<Castle> {
        if self.random != Ground::Castle {
            return None;
        }
        let row = match holder {
            Colour::Red => 2,
            Colour::Black => side(self.height) - 3,
        };
        let centre = Hex::new(side(self.width) / 2, row);
        let at = |distance: u32| {
            let reach = i16::try_from(distance).unwrap_or(0);
            (-reach..=reach)
                .flat_map(move |down| (-reach..=reach).map(move |right| (right, down)))
                .map(move |(right, down)| Hex::new(centre.column() + right, row + down))
                .filter(move |hex| hex.distance(centre) == distance)
                .collect::<Vec<Hex>>()
        };
        // The gate is the middle of the wall that faces the enemy.
        let faced = match holder {
            Colour::Red => row + 2,
            Colour::Black => row - 2,
        };
        let gate = Hex::new(centre.column(), faced);
        let ring = at(2).into_iter().filter(|&hex| hex != gate).collect();
        Some(Castle { centre, gate, ring, courtyard: [vec![centre], at(1)].concat() })
    }
}

/// A castle: one hex of wood in a ring of stone.
struct Castle {
    centre: Hex,
    gate: Hex,
    ring: Vec<Hex>,
    courtyard: Vec<Hex>,
}

fn side(size: u32) -> i16 {
    i16::try_from(size).unwrap_or(i16::MAX)
}

/// The seed that ten-sided dice make: their faces are its digits, a ten is a nought.
#[must_use]
pub fn seed(faces: &[u32]) -> u64 {
    faces.iter().fold(0, |seed, &face| seed * 10 + u64::from(face % 10))
}
