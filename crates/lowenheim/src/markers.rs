//! The civilians of the city, who stand on the map as markers.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A civilian marker.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Marker {
    /// Elenwe, moves with Elves (HEI-023).
    Queen,
    /// Graf Luitpold, moves with Elves or Palace Guard.
    Graf,
    /// Lady Brunhilde, moves with Palace Guard.
    Brunhilde,
    /// The High-Priest of Shallya, never moves (HEI-024).
    HighPriest,
}

impl Marker {
    /// All four.
    pub const ALL: [Self; 4] = [Self::Queen, Self::Graf, Self::Brunhilde, Self::HighPriest];

    /// The word that stands for it in orders and maps, such as `high-priest`.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Queen => "queen",
            Self::Graf => "graf",
            Self::Brunhilde => "brunhilde",
            Self::HighPriest => "high-priest",
        }
    }

    /// The name as people say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Queen => "Queen Elenwe",
            Self::Graf => "Graf Luitpold",
            Self::Brunhilde => "Lady Brunhilde",
            Self::HighPriest => "The High-Priest",
        }
    }
}
