//! What the organiser sets right.

use crate::figures::FigureId;
use crate::state::Whereabouts;
use board::Hex;
use rulebook::set_right::Because;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

rulebook::payloads! {
    /// The organiser sets right what Wounds a figure has left.
    WoundsSetRight {
        /// Who.
        figure: FigureId,
        /// How many it had.
        before: u32,
        /// How many it has now.
        after: u32,
        /// Why.
        reason: Because,
    }
}

/// The organiser sets right whether a figure has fallen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FallSetRight {
    /// Who.
    pub figure: FigureId,
    /// Where it was.
    pub before: FigureIsAt,
    /// Where it is now; on the map it is unhurt.
    pub after: FigureIsAt,
    /// Why.
    pub reason: Because,
}

/// Where a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum FigureIsAt {
    /// On the map.
    Hex(Hex),
    /// In the Temple.
    Temple,
    /// In its faction's hunger pool.
    Starved,
    /// Out of the siege.
    Gone,
}

impl From<Whereabouts> for FigureIsAt {
    fn from(whereabouts: Whereabouts) -> Self {
        match whereabouts {
            Whereabouts::Map(hex) => Self::Hex(hex),
            Whereabouts::Temple => Self::Temple,
            Whereabouts::Starved => Self::Starved,
            Whereabouts::Gone => Self::Gone,
        }
    }
}

impl From<FigureIsAt> for Whereabouts {
    fn from(at: FigureIsAt) -> Self {
        match at {
            FigureIsAt::Hex(hex) => Self::Map(hex),
            FigureIsAt::Temple => Self::Temple,
            FigureIsAt::Starved => Self::Starved,
            FigureIsAt::Gone => Self::Gone,
        }
    }
}
