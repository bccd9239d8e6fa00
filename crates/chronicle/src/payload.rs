//! The payloads that the chronicle itself defines.

use crate::Scope;
use chance::{Dice, Source};
use data_encoding::HEXLOWER;
use decider::{Drawn, Rolled};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

/// `order.given`: what somebody tried to do, upon which head, and with what part in the dice.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct OrderGiven {
    /// The command as it was sent.
    pub command: Box<RawValue>,
    /// The head that the sender saw: the last record of a batch on the live timeline.
    pub head: u64,
    /// The player's part in sealed dice: any bytes, in lower-case hex.
    pub nonce: Option<String>,
    /// Faces thrown at the table, in the order in which they are used.
    pub thrown: Option<Vec<u32>>,
}

impl OrderGiven {
    /// The nonce, when it is not lower-case hex with two digits for each byte.
    pub(crate) fn wrong_nonce(&self) -> Option<&str> {
        self.nonce.as_deref().filter(|nonce| HEXLOWER.decode(nonce.as_bytes()).is_err())
    }
}

/// `timeline.rewound`: the head moved.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimelineRewound {
    /// The dispute that was settled by it, if any.
    pub dispute: Option<String>,
    /// Why, in the organiser's words.
    pub reason: String,
    /// The batch end that the timeline goes on from; also the `parent` of the batch's order.
    pub to: u64,
    /// What follows of that which is left behind; a log of version 1 does not say.
    #[serde(flatten)]
    pub brings: Option<Brought>,
}

/// What a rewind brings along (version 2).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Brought {
    /// What follows.
    pub brings: Brings,
    /// The engagement that goes back alone.
    pub only: Option<Scope>,
}

/// What follows a rewind at once, as copies.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Brings {
    /// Nothing.
    Nothing,
    /// What the other engagements did.
    Scope,
    /// The later orders, decided again.
    Amend,
}

impl Brought {
    /// Nothing follows.
    pub const NOTHING: Self = Self { brings: Brings::Nothing, only: None };
    /// The later orders follow.
    pub const AMENDED: Self = Self { brings: Brings::Amend, only: None };

    /// The orders of the other engagements follow.
    #[must_use]
    pub const fn without(scope: Scope) -> Self {
        Self { brings: Brings::Scope, only: Some(scope) }
    }
}

/// `dice.rolled`: dice fell.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct DiceRolled {
    /// The clause that called for the roll.
    pub clause: String,
    /// A stable code for the purpose.
    pub why: String,
    /// How many of how many sides.
    pub dice: Dice,
    /// One face for each die, in the order in which they were read.
    pub faces: Vec<u32>,
    /// Where they came from.
    pub source: Source,
}

/// `card.drawn`: a card was drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CardDrawn {
    /// The clause that called for the draw.
    pub clause: String,
    /// The deck's name.
    pub deck: String,
    /// The card's name.
    pub card: String,
    /// Position in the draw pile, from 0.
    pub index: u32,
    /// How many cards lay in the pile.
    pub of: u32,
    /// Where the position came from.
    pub source: Source,
}

impl From<&Rolled> for DiceRolled {
    fn from(rolled: &Rolled) -> Self {
        Self {
            clause: rolled.need.clause.id().into(),
            why: rolled.need.why.into(),
            dice: rolled.need.dice,
            faces: rolled.fall.faces.clone(),
            source: rolled.fall.source.clone(),
        }
    }
}

impl From<&Drawn> for CardDrawn {
    fn from(drawn: &Drawn) -> Self {
        Self {
            clause: drawn.clause.id().into(),
            deck: drawn.deck.into(),
            card: drawn.card.clone(),
            index: drawn.pick.index,
            of: drawn.of,
            source: drawn.pick.source.clone(),
        }
    }
}
