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
        /// A tower on wheels.
        SiegeTower = "siege-tower", "Siege tower";
        /// Throws stones.
        Mangonel = "mangonel", "Mangonel";
        /// Throws rocks.
        Trebuchet = "trebuchet", "Trebuchet";
    }
}

impl SiegeEngine {
    /// Crowns that it costs (CAR-24).
    #[must_use]
    pub const fn cost(self) -> u32 {
        match self {
            Self::Ram => 1,
            Self::SiegeTower | Self::Mangonel => 2,
            Self::Trebuchet => 3,
        }
    }

    /// The most that one banner can have (CAR-41).
    pub(crate) const fn most(self) -> u32 {
        match self {
            Self::Ram | Self::SiegeTower => 1,
            Self::Mangonel | Self::Trebuchet => MACHINES_A_BANNER,
        }
    }
}
