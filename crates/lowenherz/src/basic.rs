//! The picture of the basic set-up, which is ours ([HRZ-010](crate::clauses::HRZ_010)).

use crate::colours::Colour;
use crate::space::Space;

/// What one colour has on the board of the basic set-up ([HRZ-010](crate::clauses::HRZ_010)).
pub struct Basic {
    /// Whose.
    pub colour: Colour,
    /// Its castles; the first one is closed in.
    pub castles: [Space; 3],
    /// A knight beside each.
    pub knights: [Space; 3],
    /// The spaces of the closed territory.
    pub territory: [Space; 6],
}

/// The basic set-up ([HRZ-006](crate::clauses::HRZ_006)).
pub const BASIC: [Basic; 4] = [
    Basic {
        colour: Colour::Ochre,
        castles: spaces([(0, 0), (11, 4), (5, 2)]),
        knights: spaces([(1, 0), (11, 3), (5, 1)]),
        territory: spaces([(0, 0), (1, 0), (2, 0), (3, 0), (0, 1), (1, 1)]),
    },
    Basic {
        colour: Colour::Lilac,
        castles: spaces([(14, 0), (3, 5), (7, 9)]),
        knights: spaces([(14, 1), (4, 5), (8, 9)]),
        territory: spaces([(11, 0), (12, 0), (13, 0), (14, 0), (13, 1), (14, 1)]),
    },
    Basic {
        colour: Colour::Red,
        castles: spaces([(0, 8), (8, 6), (7, 0)]),
        knights: spaces([(1, 8), (8, 7), (6, 0)]),
        territory: spaces([(0, 8), (1, 8), (2, 8), (0, 9), (1, 9), (2, 9)]),
    },
    Basic {
        colour: Colour::Gray,
        castles: spaces([(12, 8), (1, 3), (5, 7)]),
        knights: spaces([(12, 9), (2, 3), (4, 7)]),
        territory: spaces([(11, 9), (12, 9), (13, 9), (14, 9), (12, 8), (12, 7)]),
    },
];

/// Spaces of the tables; one that is not on the map does not compile.
const fn spaces<const COUNT: usize>(at: [(u8, u8); COUNT]) -> [Space; COUNT] {
    let Some(first) = Space::at(0, 0) else { panic!("the map has a first space") };
    let mut spaces = [first; COUNT];
    let mut number = 0;
    while number < COUNT {
        let (column, row) = at[number];
        let Some(space) = Space::at(column, row) else { panic!("a space of the map") };
        spaces[number] = space;
        number += 1;
    }
    spaces
}
