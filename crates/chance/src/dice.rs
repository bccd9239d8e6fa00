//! How many dice of how many sides.

use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

/// Some dice of one kind, written `2d6`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct Dice {
    count: u32,
    sides: u32,
}

impl Dice {
    /// `count` dice (1 to 1,000) of `sides` sides (1 to 2³²−1).
    #[must_use]
    pub const fn new(count: u32, sides: u32) -> Self {
        Self { count, sides }
    }

    /// How many dice are thrown together.
    #[must_use]
    pub const fn count(self) -> u32 {
        self.count
    }

    /// The highest face.
    #[must_use]
    pub const fn sides(self) -> u32 {
        self.sides
    }
}

impl fmt::Display for Dice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}d{}", self.count, self.sides)
    }
}

/// The text names no dice.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` names no dice; write for example `2d6` (1 to 1,000 dice)")]
pub struct NotDice(pub String);

impl FromStr for Dice {
    type Err = NotDice;

    fn from_str(text: &str) -> Result<Self, NotDice> {
        let dice = text.split_once('d').and_then(|(count, sides)| {
            Some(Self { count: count.parse().ok()?, sides: sides.parse().ok()? })
        });
        match dice {
            Some(dice) if (1..=1000).contains(&dice.count) && dice.sides >= 1 => Ok(dice),
            _ => Err(NotDice(text.chars().take(40).collect())),
        }
    }
}

impl From<Dice> for String {
    fn from(dice: Dice) -> Self {
        dice.to_string()
    }
}

impl TryFrom<String> for Dice {
    type Error = NotDice;
    fn try_from(text: String) -> Result<Self, NotDice> {
        text.parse()
    }
}
