//! What strikes from afar.

use crate::clauses::{HEI_077, HEI_078, HEI_133};
use decider::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What attacks without a fight roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// The wizards' spell (HEI-077).
    Fireball,
    /// The wizards' spell (HEI-078).
    LightningBolt,
    /// The small cannon (HEI-133).
    Cannon,
}

impl Weapon {
    /// The name as people say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fireball => "Fireball",
            Self::LightningBolt => "Lightning Bolt",
            Self::Cannon => "Small cannon",
        }
    }

    /// The clause that describes it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::Fireball => HEI_077,
            Self::LightningBolt => HEI_078,
            Self::Cannon => HEI_133,
        }
    }
}

/// A line of the table of ranged attacks.
#[derive(Clone, Copy, Debug)]
pub struct RangedLine {
    /// The nearest and the furthest hex, counted from the attacker's.
    pub reach: (u32, u32),
    /// How many attacks.
    pub attacks: u32,
    /// Their Strength.
    pub strength: u32,
}

/// The ranged attacks (HEI-077, HEI-078, R-47, R-81).
pub const fn ranged_line(weapon: Weapon) -> RangedLine {
    match weapon {
        Weapon::Fireball => RangedLine { reach: (0, 3), attacks: 6, strength: 3 },
        Weapon::LightningBolt => RangedLine { reach: (0, 4), attacks: 6, strength: 4 },
        Weapon::Cannon => RangedLine { reach: (2, 6), attacks: 4, strength: 5 },
    }
}
