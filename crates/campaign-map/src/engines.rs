//! Engines that besiegers of a walled town buy: what each costs, and how many a banner can have (CAR-24, CAR-41 in the
//! table of the campaign).

use rulebook::named;

/// Machines of a kind that a banner can bring (CAR-41).
const MACHINES_A_BANNER: u32 = 2;

named! {
    /// What besiegers buy for the siege of a walled town.
    #[schemars(rename = "MapSiegeEngine")]
    SiegeEngine {
        /// A ram.
        Ram = "ram", "Ram";
        /// The same under a roof of hides.
        RoofedRam = "roofed-ram", "Roofed ram";
        /// A tower on wheels.
        SiegeTower = "siege-tower", "Siege tower";
        /// Throws stones.
        Mangonel = "mangonel", "Mangonel";
        /// Throws rocks.
        Trebuchet = "trebuchet", "Trebuchet";
    }
}

impl SiegeEngine {
    /// Crowns that it costs (CAR-24); a roof costs one more (ST-50 of the town's rules).
    #[must_use]
    pub const fn cost(self) -> u32 {
        match self {
            Self::Ram => 1,
            Self::RoofedRam | Self::SiegeTower | Self::Mangonel => 2,
            Self::Trebuchet => 3,
        }
    }

    /// The most that one banner can have (CAR-41).
    pub(crate) const fn most(self) -> u32 {
        match self {
            Self::Ram | Self::RoofedRam | Self::SiegeTower => 1,
            Self::Mangonel | Self::Trebuchet => MACHINES_A_BANNER,
        }
    }

    /// With what it is counted: a ram is a ram, with a roof or without.
    pub(crate) const fn counts_as(self) -> Self {
        match self {
            Self::RoofedRam => Self::Ram,
            other => other,
        }
    }
}
