//! 1.3, the activation deck: 52 suit cards and two Jokers ([WAP-028](crate::clauses::WAP_028)).
//!
//! The pile is held in printed order and a draw picks a position at random, which is the same as
//! drawing from the top of a shuffled pile: the order to come is nowhere to be read
//! ([WAP-044](crate::clauses::WAP_044)).

use crate::pieces::Colour;
use crate::refusal::said;
use messages::Saying;
use rulebook::named;
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{borrow::Cow, fmt, str::FromStr};

named! {
    /// A suit and its colour.
    Suit {
        /// Red.
        Hearts = "hearts", "hearts";
        /// Red.
        Diamonds = "diamonds", "diamonds";
        /// Black.
        Spades = "spades", "spades";
        /// Black.
        Clubs = "clubs", "clubs";
    }
}

/// A card, such as `hearts-10`, `spades-queen` or `joker-1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Card {
    /// A suit card; its rank is 2 to 14, and 11 to 14 are Jack, Queen, King, Ace.
    Of(Suit, u8),
    /// One of the two Jokers.
    Joker(u8),
}

const JACK: u8 = 11;
const ACE: u8 = 14;

impl Card {
    /// The whole deck in printed order.
    #[must_use]
    pub fn deck() -> Vec<Self> {
        let suits = Suit::ALL.iter();
        let ranked = suits.flat_map(|&suit| (2..=ACE).map(move |rank| Self::Of(suit, rank)));
        ranked.chain([Self::Joker(1), Self::Joker(2)]).collect()
    }

    /// The army that it lets act ([WAP-030](crate::clauses::WAP_030)); none: a Joker.
    #[must_use]
    pub const fn colour(self) -> Option<Colour> {
        match self {
            Self::Of(Suit::Hearts | Suit::Diamonds, _) => Some(Colour::Red),
            Self::Of(Suit::Spades | Suit::Clubs, _) => Some(Colour::Black),
            Self::Joker(_) => None,
        }
    }

    /// How many units or individuals it activates: a number one
    /// ([WAP-031](crate::clauses::WAP_031)), a picture two ([WAP-032](crate::clauses::WAP_032)), an
    /// ace three ([WAP-033](crate::clauses::WAP_033)), a Joker none.
    #[must_use]
    pub const fn activations(self) -> u32 {
        match self {
            Self::Of(_, ACE) => 3,
            Self::Of(_, JACK..) => 2,
            Self::Of(_, _) => 1,
            Self::Joker(_) => 0,
        }
    }
}

impl Card {
    /// As people call it.
    pub(crate) fn said(self) -> Saying {
        let word = self.to_string();
        let (suit, rank) = word.split_once('-').unwrap_or((&word, ""));
        said!("card", suit = suit, rank = rank)
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Joker(number) => write!(f, "joker-{number}"),
            Self::Of(suit, 11) => write!(f, "{suit}-jack"),
            Self::Of(suit, 12) => write!(f, "{suit}-queen"),
            Self::Of(suit, 13) => write!(f, "{suit}-king"),
            Self::Of(suit, 14) => write!(f, "{suit}-ace"),
            Self::Of(suit, rank) => write!(f, "{suit}-{rank}"),
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no card: a sentence with what would be right.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotCard(pub Saying);

impl FromStr for Card {
    type Err = NotCard;

    fn from_str(text: &str) -> Result<Self, NotCard> {
        let named = Self::deck().into_iter().find(|card| card.to_string() == text);
        named.ok_or_else(|| {
            let text: String = text.chars().take(40).collect();
            NotCard(said!("names-no-card", text = text))
        })
    }
}

impl Serialize for Card {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Card {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<'de, str>::deserialize(deserializer)?;
        text.parse().map_err(serde::de::Error::custom)
    }
}

impl JsonSchema for Card {
    fn schema_name() -> Cow<'static, str> {
        "ActivationCard".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "pattern": "^(joker-[12]|(hearts|diamonds|spades|clubs)-([2-9]|10|jack|queen|king|ace))$",
        })
    }
}
