//! The cards: actions ([HRZ-030](crate::clauses::HRZ_030)) and politics
//! ([HRZ-117](crate::clauses::HRZ_117)).
//!
//! A pile is held in printed order and a draw picks a position at random, which is the same as drawing from
//! the top of a shuffled pile: the order to come is nowhere to be read.

use crate::refusal::said;
use crate::written::as_text;
use messages::Saying;
use rulebook::named;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr};

named! {
    /// The letter on the back of an action card ([HRZ-012](crate::clauses::HRZ_012)).
    #[schemars(rename = "RealmLetter")]
    Letter {
        /// The pile that the basic version leaves out.
        A = "a", "A";
        /// The first pile of the basic version.
        B = "b", "B";
        /// The third.
        C = "c", "C";
        /// The fourth.
        D = "d", "D";
        /// The last, in which the king dies.
        E = "e", "E";
    }
}

/// What one chooser does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// So many ducats, shared among all who choose them ([HRZ-043](crate::clauses::HRZ_043)).
    Money(u32),
    /// Up to so many boundaries ([HRZ-046](crate::clauses::HRZ_046)).
    Boundaries(u32),
    /// A knight or an extension ([HRZ-056](crate::clauses::HRZ_056)).
    SingleSword,
    /// Two knights, or a knight and an extension ([HRZ-077](crate::clauses::HRZ_077)).
    DoubleSword,
    /// A politics card ([HRZ-081](crate::clauses::HRZ_081)).
    Crown,
}

impl Action {
    /// What it is, without its number.
    #[must_use]
    pub const fn kind(self) -> &'static str {
        match self {
            Self::Money(_) => "money",
            Self::Boundaries(_) => "boundaries",
            Self::SingleSword => "single-sword",
            Self::DoubleSword => "double-sword",
            Self::Crown => "crown",
        }
    }

    /// Its number: ducats or boundaries; of the others, 0.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Self::Money(number) | Self::Boundaries(number) => number,
            Self::SingleSword | Self::DoubleSword | Self::Crown => 0,
        }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Money(number) | Self::Boundaries(number) => {
                write!(f, "{}-{number}", self.kind())
            }
            Self::SingleSword | Self::DoubleSword | Self::Crown => f.write_str(self.kind()),
        }
    }
}

/// The text names no action or no card: a sentence with what would be right.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotCard(pub Saying);

impl FromStr for Action {
    type Err = NotCard;

    fn from_str(text: &str) -> Result<Self, NotCard> {
        let number = || text.rsplit_once('-')?.1.parse().ok();
        let read = match text {
            "single-sword" => Some(Self::SingleSword),
            "double-sword" => Some(Self::DoubleSword),
            "crown" => Some(Self::Crown),
            _ if text.starts_with("money-") => number().map(Self::Money),
            _ if text.starts_with("boundaries-") => number().map(Self::Boundaries),
            _ => None,
        };
        // A number of nothing is no action, and no purse or stock is so large.
        let sound = |action: &Self| match action {
            Self::Money(number) | Self::Boundaries(number) => (1..=20).contains(number),
            Self::SingleSword | Self::DoubleSword | Self::Crown => true,
        };
        read.filter(sound).ok_or_else(|| {
            NotCard(said!("no-action", text = text.chars().take(40).collect::<String>()))
        })
    }
}

/// What an action card shows ([HRZ-030](crate::clauses::HRZ_030)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Face {
    /// Three actions, in their order.
    Actions([Action; 3]),
    /// The silver mine ([HRZ-039](crate::clauses::HRZ_039)).
    SilverMine,
    /// The king is dead ([HRZ-139](crate::clauses::HRZ_139)).
    King,
}

impl fmt::Display for Face {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Actions([one, two, three]) => write!(f, "{one} {two} {three}"),
            Self::SilverMine => f.write_str("silver-mine"),
            Self::King => f.write_str("king"),
        }
    }
}

impl FromStr for Face {
    type Err = NotCard;

    fn from_str(text: &str) -> Result<Self, NotCard> {
        match text {
            "silver-mine" => Ok(Self::SilverMine),
            "king" => Ok(Self::King),
            _ => {
                let actions: Result<Vec<Action>, NotCard> =
                    text.split(' ').map(str::parse).collect();
                let three = <[Action; 3]>::try_from(actions?);
                three.map(Self::Actions).map_err(|_| {
                    NotCard(said!("no-card", text = text.chars().take(80).collect::<String>()))
                })
            }
        }
    }
}

/// An action card: its pile, its number in the printed order of that pile, and what it shows. Nobody reads
/// the number off its back.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "RealmActionCard")]
pub struct ActionCard {
    /// The letter on its back.
    pub letter: Letter,
    /// In the printed order of its pile, from 1.
    pub number: u32,
    /// Its front.
    pub face: Face,
}

/// `b-4`: the letter and the number.
impl fmt::Display for ActionCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.letter, self.number)
    }
}

as_text!(Action, "RealmAction", "^[a-z0-9 -]{1,80}$");
as_text!(Face, "RealmFace", "^[a-z0-9 -]{1,80}$");

named! {
    /// A politics card.
    #[schemars(rename = "RealmPoliticsCard")]
    Card {
        /// Two territories that do not take from each other ([HRZ-118](crate::clauses::HRZ_118)).
        Alliance = "alliance", "Alliance";
        /// A knight changes sides ([HRZ-126](crate::clauses::HRZ_126)).
        Renegade = "renegade", "Renegade";
        /// Eight ducats ([HRZ-134](crate::clauses::HRZ_134)).
        Treasure8 = "treasure-8", "Treasure 8";
        /// Ten ducats.
        Treasure10 = "treasure-10", "Treasure 10";
        /// Twelve ducats.
        Treasure12 = "treasure-12", "Treasure 12";
        /// Fifteen ducats.
        Treasure15 = "treasure-15", "Treasure 15";
        /// Three points at the end ([HRZ-138](crate::clauses::HRZ_138)).
        Parchment3 = "parchment-3", "Parchment 3";
        /// Four points at the end.
        Parchment4 = "parchment-4", "Parchment 4";
        /// Five points at the end.
        Parchment5 = "parchment-5", "Parchment 5";
    }
}

impl Card {
    /// The ducats of a treasure; of the others, 0 ([HRZ-134](crate::clauses::HRZ_134)).
    #[must_use]
    pub const fn ducats(self) -> u32 {
        match self {
            Self::Treasure8 => 8,
            Self::Treasure10 => 10,
            Self::Treasure12 => 12,
            Self::Treasure15 => 15,
            _ => 0,
        }
    }

    /// The points of a parchment; of the others, 0 ([HRZ-138](crate::clauses::HRZ_138)).
    #[must_use]
    pub const fn points(self) -> u32 {
        match self {
            Self::Parchment3 => 3,
            Self::Parchment4 => 4,
            Self::Parchment5 => 5,
            _ => 0,
        }
    }
}

named! {
    /// One of the two piles of politics cards ([HRZ-021](crate::clauses::HRZ_021)).
    #[schemars(rename = "RealmPile")]
    Pile {
        /// The one with six cards at the beginning.
        Upper = "upper", "Upper pile";
        /// The one with seven.
        Lower = "lower", "Lower pile";
    }
}

impl Pile {
    /// The other one.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Upper => Self::Lower,
            Self::Lower => Self::Upper,
        }
    }
}
