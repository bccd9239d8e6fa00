//! The 15 by 10 spaces of the map, and the sides between them ([HRZ-164](crate::clauses::HRZ_164)).
//!
//! A space is written `column,row`, both from 0, the first at the top left. A side is written as one of its
//! spaces and a direction, `3,4:E` or `3,4:S`; `4,4:W` and `3,5:N` are read as the same sides.

use crate::refusal::said;
use crate::tables::{COLUMNS, ROWS};
use crate::written::as_text;
use messages::Saying;
use rulebook::notation::Word;
use std::{fmt, str::FromStr};

/// How many spaces the map has.
pub const SPACES: usize = COLUMNS as usize * ROWS as usize;

/// One space of the map. Their order is that of reading: row by row from the top.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Space {
    row: u8,
    column: u8,
}

impl Space {
    /// The space there; none: it is not on the map.
    #[must_use]
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column < COLUMNS && row < ROWS { Some(Self { row, column }) } else { None }
    }

    /// Every space, in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| Self { row, column }))
    }

    /// From the left, from 0.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.column
    }

    /// From the top, from 0.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.row
    }

    /// Its place in reading order, below [`SPACES`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.row as usize * COLUMNS as usize + self.column as usize
    }

    /// The spaces that share a side with it: above, left, right, below.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        let Self { row, column } = self;
        let above = row.checked_sub(1).and_then(|row| Self::at(column, row));
        let left = column.checked_sub(1).and_then(|column| Self::at(column, row));
        [above, left, Self::at(column + 1, row), Self::at(column, row + 1)].into_iter().flatten()
    }

    /// Do the two share a side?
    #[must_use]
    pub fn is_beside(self, other: Self) -> bool {
        self.distance(other) == 1
    }

    /// Steps along rows and columns ([HRZ-150](crate::clauses::HRZ_150)).
    #[must_use]
    pub fn distance(self, other: Self) -> u32 {
        u32::from(self.column.abs_diff(other.column)) + u32::from(self.row.abs_diff(other.row))
    }
}

impl fmt::Display for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

impl fmt::Debug for Space {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Which side of a space.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Towards {
    Right,
    Below,
}

/// The side between two spaces that are beside each other: where a boundary can lie
/// ([HRZ-048](crate::clauses::HRZ_048)). Sides of the frame are none. Their order is that of reading: by
/// the space on the left or above, the right side before the lower one ([LR-36](crate::clauses::LR_36)).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Side {
    space: Space,
    towards: Towards,
}

impl Side {
    /// The side between two spaces; none: they are not beside each other.
    #[must_use]
    pub fn between(one: Space, other: Space) -> Option<Self> {
        let (space, next) = if one < other { (one, other) } else { (other, one) };
        let towards = match (next.row - space.row, next.column.checked_sub(space.column)?) {
            (0, 1) => Towards::Right,
            (1, 0) => Towards::Below,
            _ => return None,
        };
        Some(Self { space, towards })
    }

    /// Every side, in reading order.
    pub fn all() -> impl Iterator<Item = Self> {
        let of = |space| {
            [Towards::Right, Towards::Below].map(|towards| Self { space, towards }.on_map())
        };
        Space::all().flat_map(of).flatten()
    }

    fn on_map(self) -> Option<Self> {
        self.beyond().map(|_| self)
    }

    fn beyond(self) -> Option<Space> {
        let Space { row, column } = self.space;
        match self.towards {
            Towards::Right => Space::at(column + 1, row),
            Towards::Below => Space::at(column, row + 1),
        }
    }

    /// The two spaces beside it, the earlier one first.
    #[must_use]
    pub fn spaces(self) -> [Space; 2] {
        // A side is only made where both of its spaces are on the map.
        [self.space, self.beyond().unwrap_or(self.space)]
    }

    /// Its place among two for each space: the right ones even, the lower ones odd.
    #[must_use]
    pub const fn index(self) -> usize {
        self.space.index() * 2 + matches!(self.towards, Towards::Below) as usize
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let towards = match self.towards {
            Towards::Right => 'E',
            Towards::Below => 'S',
        };
        write!(f, "{}:{towards}", self.space)
    }
}

impl fmt::Debug for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no space or side: a sentence with what would be right.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotOnMap(pub Saying);

impl FromStr for Space {
    type Err = NotOnMap;

    fn from_str(text: &str) -> Result<Self, NotOnMap> {
        let read = || {
            let (column, row) = text.split_once(',')?;
            Self::at(column.parse().ok()?, row.parse().ok()?)
        };
        read().ok_or_else(|| {
            let text: String = text.chars().take(40).collect();
            NotOnMap(said!("no-space", text = text, column = COLUMNS - 1, row = ROWS - 1))
        })
    }
}

impl FromStr for Side {
    type Err = NotOnMap;

    fn from_str(text: &str) -> Result<Self, NotOnMap> {
        let read = || {
            let (space, towards) = text.split_once(':')?;
            let space: Space = space.parse().ok()?;
            let Space { row, column } = space;
            let other = match towards {
                "E" | "e" => Space::at(column + 1, row),
                "S" | "s" => Space::at(column, row + 1),
                "W" | "w" => Space::at(column.checked_sub(1)?, row),
                "N" | "n" => Space::at(column, row.checked_sub(1)?),
                _ => None,
            };
            Self::between(space, other?)
        };
        read().ok_or_else(|| {
            let text: String = text.chars().take(40).collect();
            NotOnMap(said!("no-side", text = text))
        })
    }
}

impl Word for Space {
    fn what() -> Saying {
        said!("a-space")
    }

    fn read_word(word: &str) -> Result<Self, Saying> {
        word.parse().map_err(|wrong: NotOnMap| wrong.0)
    }
}

impl Word for Side {
    fn what() -> Saying {
        said!("a-side")
    }

    fn read_word(word: &str) -> Result<Self, Saying> {
        word.parse().map_err(|wrong: NotOnMap| wrong.0)
    }
}

as_text!(Space, "RealmSpace", "^(\\d|1[0-4]),\\d$");
as_text!(Side, "RealmSide", "^(\\d|1[0-4]),\\d:[ES]$");

#[cfg(test)]
mod tests {
    use super::{SPACES, Side, Space};

    #[test]
    fn every_space_and_side_is_read_as_it_is_written() {
        assert_eq!(Space::all().count(), SPACES);
        assert_eq!(Side::all().count(), 14 * 10 + 15 * 9);
        let spaces: Vec<Space> = Space::all().collect();
        assert!(spaces.is_sorted() && spaces.iter().all(|it| it.to_string().parse() == Ok(*it)));
        let sides: Vec<Side> = Side::all().collect();
        assert!(sides.is_sorted() && sides.iter().all(|it| it.to_string().parse() == Ok(*it)));
        for (number, space) in spaces.iter().enumerate() {
            assert_eq!(space.index(), number);
        }
        for side in sides {
            let [one, other] = side.spaces();
            assert_eq!(Side::between(other, one), Some(side));
        }
    }

    #[test]
    fn a_side_has_two_names_and_the_frame_has_none() {
        let same = |one: &str, other: &str| one.parse::<Side>() == other.parse::<Side>();
        assert!(same("3,4:E", "4,4:w") && same("3,4:S", "3,5:N"));
        for wrong in ["14,0:E", "0,9:S", "0,0:N", "3,4", "3,4:SE", "15,0:W", "3;4:E", ""] {
            assert!(wrong.parse::<Side>().is_err(), "{wrong}");
        }
        for wrong in ["15,0", "0,10", "-1,0", "1", "a,b"] {
            assert!(wrong.parse::<Space>().is_err(), "{wrong}");
        }
    }
}
