//! Pointy-top hexes in rows, odd rows shifted half a hex to the right ("odd-r").

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// One hex, written `column,row`. Ordered as one reads a map: by row, then by column.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hex {
    row: i16,
    column: i16,
}

/// The six neighbours of a hex, in the fixed order in which ties are broken.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
pub enum Direction {
    /// Up and to the right.
    #[serde(rename = "NE")]
    NorthEast,
    /// To the right.
    #[serde(rename = "E")]
    East,
    /// Down and to the right.
    #[serde(rename = "SE")]
    SouthEast,
    /// Down and to the left.
    #[serde(rename = "SW")]
    SouthWest,
    /// To the left.
    #[serde(rename = "W")]
    West,
    /// Up and to the left.
    #[serde(rename = "NW")]
    NorthWest,
}

impl Direction {
    /// NE, E, SE, SW, W, NW: clockwise from the north-east.
    pub const ALL: [Self; 6] = [
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The direction that leads back.
    #[must_use]
    pub const fn opposite(self) -> Self {
        match self {
            Self::NorthEast => Self::SouthWest,
            Self::East => Self::West,
            Self::SouthEast => Self::NorthWest,
            Self::SouthWest => Self::NorthEast,
            Self::West => Self::East,
            Self::NorthWest => Self::SouthEast,
        }
    }

    /// The short name, such as `NE`.
    #[must_use]
    pub const fn short(self) -> &'static str {
        match self {
            Self::NorthEast => "NE",
            Self::East => "E",
            Self::SouthEast => "SE",
            Self::SouthWest => "SW",
            Self::West => "W",
            Self::NorthWest => "NW",
        }
    }
}

impl fmt::Display for Direction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.short())
    }
}

impl FromStr for Direction {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        let named = Self::ALL.into_iter().find(|direction| direction.short() == text);
        named.ok_or_else(|| NotHex::new(text))
    }
}

/// The text names no hex, direction or hexside.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no hex; write column,row such as 4,12 (a hexside: 4,12:SE)")]
pub struct NotHex(String);

impl NotHex {
    fn new(text: &str) -> Self {
        Self(text.chars().take(40).collect())
    }

    /// The text, or its first 40 characters.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl Hex {
    /// The hex at `column` and `row`, both counted from 0 at the top left.
    #[must_use]
    pub const fn new(column: i16, row: i16) -> Self {
        Self { row, column }
    }

    /// Counted from 0 at the left.
    #[must_use]
    pub const fn column(self) -> i16 {
        self.column
    }

    /// Counted from 0 at the top.
    #[must_use]
    pub const fn row(self) -> i16 {
        self.row
    }

    /// The hex on the other side of one hexside; it may lie off the map.
    #[must_use]
    pub const fn neighbour(self, direction: Direction) -> Self {
        let shift = self.row & 1;
        let (columns, rows) = match direction {
            Direction::NorthEast => (shift, -1),
            Direction::East => (1, 0),
            Direction::SouthEast => (shift, 1),
            Direction::SouthWest => (shift - 1, 1),
            Direction::West => (-1, 0),
            Direction::NorthWest => (shift - 1, -1),
        };
        Self { row: self.row + rows, column: self.column + columns }
    }

    /// All six neighbours in the fixed order.
    pub fn neighbours(self) -> impl Iterator<Item = Self> {
        Direction::ALL.into_iter().map(move |direction| self.neighbour(direction))
    }

    /// The direction of an adjacent hex.
    #[must_use]
    pub fn direction_to(self, other: Self) -> Option<Direction> {
        Direction::ALL.into_iter().find(|&direction| self.neighbour(direction) == other)
    }

    /// Steps from hex to hex, whatever lies between.
    #[must_use]
    pub fn distance(self, other: Self) -> u32 {
        let axial = |hex: Self| {
            let row = i32::from(hex.row);
            (i32::from(hex.column) - (row - (row & 1)) / 2, row)
        };
        let ((q, r), (p, s)) = (axial(self), axial(other));
        let (dq, dr) = (q - p, r - s);
        (dq.unsigned_abs() + dr.unsigned_abs() + (dq + dr).unsigned_abs()) / 2
    }

    /// The hexside between this hex and a neighbour.
    #[must_use]
    pub fn side_to(self, other: Self) -> Option<Hexside> {
        self.direction_to(other).map(|direction| Hexside::new(self, direction))
    }
}

impl fmt::Display for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.column, self.row)
    }
}

impl fmt::Debug for Hex {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hex {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        let wrong = || NotHex::new(text);
        let (column, row) = text.split_once(',').ok_or_else(wrong)?;
        let number = |digits: &str| {
            let plain =
                (1..=3).contains(&digits.len()) && digits.bytes().all(|byte| byte.is_ascii_digit());
            if plain { digits.parse().ok() } else { None }
        };
        Ok(Self::new(number(column).ok_or_else(wrong)?, number(row).ok_or_else(wrong)?))
    }
}

/// The edge between two adjacent hexes: the same value from whichever side it is named.
/// Written from one of its hexes, such as `4,12:SE`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Hexside {
    hex: Hex,
    direction: Direction,
}

impl Hexside {
    /// The side of `hex` that faces `direction`.
    #[must_use]
    pub fn new(hex: Hex, direction: Direction) -> Self {
        match direction {
            Direction::NorthEast | Direction::East | Direction::SouthEast => {
                Self { hex, direction }
            }
            Direction::SouthWest | Direction::West | Direction::NorthWest => {
                Self { hex: hex.neighbour(direction), direction: direction.opposite() }
            }
        }
    }

    /// The two hexes that it separates, western one first.
    #[must_use]
    pub fn hexes(self) -> [Hex; 2] {
        [self.hex, self.hex.neighbour(self.direction)]
    }

    /// The direction in which the second hex lies, seen from the first.
    #[must_use]
    pub const fn direction(self) -> Direction {
        self.direction
    }
}

impl fmt::Display for Hexside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.hex, self.direction.short())
    }
}

impl fmt::Debug for Hexside {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Hexside {
    type Err = NotHex;

    fn from_str(text: &str) -> Result<Self, NotHex> {
        let (hex, direction) = text.split_once(':').ok_or_else(|| NotHex::new(text))?;
        Ok(Self::new(hex.parse()?, direction.parse()?))
    }
}

/// Gives what has `Display` and `FromStr` its serde form, the text, and its schema: a name and a pattern. The
/// room that declares it knows `serde` and `schemars`.
///
/// ```
/// # use std::{fmt, str::FromStr};
/// #[derive(Debug, PartialEq)]
/// struct Door(u8);
///
/// impl fmt::Display for Door {
///     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
///         write!(f, "door-{}", self.0)
///     }
/// }
///
/// impl FromStr for Door {
///     type Err = String;
///
///     fn from_str(text: &str) -> Result<Self, String> {
///         let number = text.strip_prefix("door-").and_then(|it| it.parse().ok());
///         number.map(Self).ok_or_else(|| format!("`{text}` is no door"))
///     }
/// }
///
/// board::written_as_text!(Door, "Door", "^door-[0-9]$");
///
/// assert_eq!(serde_json::to_string(&Door(3))?, "\"door-3\"");
/// assert_eq!(serde_json::from_str::<Door>("\"door-3\"")?, Door(3));
/// assert!(serde_json::from_str::<Door>("\"gate\"").is_err());
/// # Ok::<(), serde_json::Error>(())
/// ```
#[macro_export]
macro_rules! written_as_text {
    ($name:ident, $title:literal, $pattern:literal) => {
        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let text = <::std::borrow::Cow<'de, str>>::deserialize(deserializer)?;
                text.parse().map_err(::serde::de::Error::custom)
            }
        }

        impl ::schemars::JsonSchema for $name {
            fn schema_name() -> ::std::borrow::Cow<'static, str> {
                $title.into()
            }

            fn json_schema(_: &mut ::schemars::SchemaGenerator) -> ::schemars::Schema {
                ::schemars::json_schema!({ "type": "string", "pattern": $pattern })
            }
        }
    };
}

written_as_text!(Hex, "Hex", "^[0-9]{1,3},[0-9]{1,3}$");
written_as_text!(Hexside, "Hexside", "^[0-9]{1,3},[0-9]{1,3}:(NE|E|SE|SW|W|NW)$");
