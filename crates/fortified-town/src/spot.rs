//! Where somebody is: a hex, and which of the floors that lie over each other in it.
//!
//! ```
//! use fortified_town::spot::Spot;
//! let above: Spot = "10,22:top".parse()?;
//! assert_eq!(above.to_string(), "10,22:top");
//! assert_eq!("10,22".parse::<Spot>()?.hex, above.hex);
//! assert!("10,22:roof".parse::<Spot>().is_err());
//! # Ok::<(), fortified_town::spot::NotSpot>(())
//! ```

use board::Hex;
use messages::{Part, Saying};
use std::{fmt, str::FromStr};

rulebook::named! {
    /// The floors of a hex. Most hexes have one; a gate, a keep and a siege tower have two, and a ladder
    /// stands in its foot hex. In a gate one stands in the passage, marked as below
    /// ([HAV-006](crate::clauses::HAV_006)), and one on the rampart above
    /// ([HAV-007](crate::clauses::HAV_007)); they are never on one level
    /// ([HAV-008](crate::clauses::HAV_008)).
    Floor {
        /// What one walks on; in a gate the passage, in a keep the hall, in a siege tower its inside.
        Ground = "ground", "on the ground";
        /// A rung of the ladder that stands in the hex.
        Ladder = "ladder", "on the ladder";
        /// The rampart above a gate, the roof of a keep, the top of a siege tower.
        Top = "top", "on top";
    }
}

/// A hex and a floor of it, written `10,22`, `10,22:ladder` or `10,22:top`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot {
    /// The hex.
    pub hex: Hex,
    /// Which of its floors.
    pub floor: Floor,
}

/// The text names no place.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no place; write column,row such as 10,22, or 10,22:top, or 10,22:ladder")]
pub struct NotSpot(String);

impl Spot {
    /// On the ground of a hex.
    #[must_use]
    pub const fn ground(hex: Hex) -> Self {
        Self { hex, floor: Floor::Ground }
    }

    /// On the ladder that stands in a hex.
    #[must_use]
    pub const fn ladder(hex: Hex) -> Self {
        Self { hex, floor: Floor::Ladder }
    }

    /// On top of a hex that has a top.
    #[must_use]
    pub const fn top(hex: Hex) -> Self {
        Self { hex, floor: Floor::Top }
    }
}

impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.floor {
            Floor::Ground => self.hex.fmt(f),
            floor => write!(f, "{}:{}", self.hex, floor.word()),
        }
    }
}

impl fmt::Debug for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Spot {
    type Err = NotSpot;

    fn from_str(text: &str) -> Result<Self, NotSpot> {
        let wrong = || NotSpot(text.chars().take(40).collect());
        let (hex, floor) = match text.split_once(':') {
            None => (text, Floor::Ground),
            Some((hex, "top")) => (hex, Floor::Top),
            Some((hex, "ladder")) => (hex, Floor::Ladder),
            Some(_) => return Err(wrong()),
        };
        Ok(Self { hex: hex.parse().map_err(|_| wrong())?, floor })
    }
}

/// As it is written, in every language.
impl From<Spot> for Part {
    fn from(place: Spot) -> Self {
        Self::from(place.to_string())
    }
}

impl rulebook::notation::Word for Spot {
    fn what() -> Saying {
        crate::refusal::said!("a-place")
    }

    fn read_word(word: &str) -> Result<Self, Saying> {
        word.parse().map_err(|_| crate::refusal::said!("no-place", text = word))
    }
}

board::written_as_text!(Spot, "TownSpot", "^[0-9]{1,3},[0-9]{1,3}(:(top|ladder))?$");
