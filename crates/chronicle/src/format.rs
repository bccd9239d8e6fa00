//! Which version of the format a log is of.

use crate::kind;
use serde::{Deserialize, Serialize};

/// The version that genesis names; it holds for the whole log.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum Format {
    /// `chronicle/1`: dice are bound to a place in the chain.
    #[default]
    One,
    /// `chronicle/2`: dice are bound to an intent, orders can be signed, and others give to the dice.
    Two,
}

impl Format {
    /// As genesis writes it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::One => "chronicle/1",
            Self::Two => "chronicle/2",
        }
    }

    /// The format with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        [Self::One, Self::Two].into_iter().find(|format| format.name() == name)
    }

    /// The version of the payload of one of the chronicle's own kinds; none for the kinds of others.
    #[must_use]
    pub fn version_of(self, kind: &str) -> Option<u32> {
        const OWN: [&str; 5] = [
            kind::CAMPAIGN_CREATED,
            kind::ORDER_GIVEN,
            kind::TIMELINE_REWOUND,
            kind::DICE_ROLLED,
            kind::CARD_DRAWN,
        ];
        match self {
            _ if kind::is_along_the_stream(kind) => Some(1),
            Self::One if OWN.contains(&kind) => Some(1),
            Self::Two if OWN.contains(&kind) => Some(2),
            Self::One | Self::Two => None,
        }
    }
}
