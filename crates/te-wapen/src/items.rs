//! 3.1, magic items: three tables of ten. A ten rolls twice more
//! ([WAP-182](crate::clauses::WAP_182)).

use crate::clauses::{WAP_183, WAP_184, WAP_185, WAP_186};
use decider::Clause;
use rulebook::named;

named! {
    /// A magic weapon of an individual ([WAP-172](crate::clauses::WAP_172)).
    #[schemars(rename = "BattleWeapon")]
    Weapon {
        /// One die more against undead in close combat ([WAP-173](crate::clauses::WAP_173)).
        HolyBlade = "holy-blade", "Holy Blade";
        /// The unit ignores one retreat ([WAP-174](crate::clauses::WAP_174)).
        Courage = "blade-of-courage", "Blade of Courage";
        /// Attackers of the unit roll one die less ([WAP-175](crate::clauses::WAP_175)).
        Protection = "blade-of-protection", "Blade of Protection";
        /// Casts like a wizard, with ten points of its own ([WAP-176](crate::clauses::WAP_176)).
        Spells = "blade-of-spells", "Blade of Spells";
        /// Its wielder moves two hexes more ([WAP-177](crate::clauses::WAP_177)).
        Speed = "blade-of-speed", "Blade of Speed";
        /// Its wielder flies ([WAP-178](crate::clauses::WAP_178)).
        Flying = "blade-of-flying", "Blade of Flying";
        /// Its wielder is a forestwalker ([WAP-179](crate::clauses::WAP_179)).
        Forest = "blade-of-the-forest", "Blade of the Forest";
        /// One die of the unit that misses is rolled again ([WAP-180](crate::clauses::WAP_180)).
        Accuracy = "blade-of-accuracy", "Blade of Accuracy";
        /// The unit causes fear ([WAP-181](crate::clauses::WAP_181)).
        Fear = "blade-of-fear", "Blade of Fear";
    }
}

named! {
    /// Another magic item of an individual.
    Trinket {
        /// Hits on the bearer are saved on 6 ([WAP-183](crate::clauses::WAP_183)).
        MithrilArmour = "mithril-armour", "Mithril Armour";
        /// Ten points more ([WAP-184](crate::clauses::WAP_184)).
        MagicWand = "magic-wand", "Magic Wand";
        /// Five fireballs ([WAP-185](crate::clauses::WAP_185)).
        RingOfFire = "ring-of-fire", "Ring of Fire";
        /// The bearer moves one hex more ([WAP-186](crate::clauses::WAP_186)).
        BootsOfStriding = "boots-of-striding", "Boots of Striding";
        /// The bearer cannot be shot at ([WAP-186](crate::clauses::WAP_186)).
        CloakOfShadows = "cloak-of-shadows", "Cloak of Shadows";
        /// Heals the unit once ([WAP-186](crate::clauses::WAP_186)).
        AmuletOfHealing = "amulet-of-healing", "Amulet of Healing";
        /// A number counts as a picture, once ([WAP-186](crate::clauses::WAP_186)).
        HornOfCommand = "horn-of-command", "Horn of Command";
        /// One spell a turn without line of sight ([WAP-186](crate::clauses::WAP_186)).
        CrystalOfSight = "crystal-of-sight", "Crystal of Sight";
        /// Enemy spells fail on 4+ ([WAP-186](crate::clauses::WAP_186)).
        RingOfWarding = "ring-of-warding", "Ring of Warding";
    }
}

named! {
    /// The banner of a unit ([WAP-187](crate::clauses::WAP_187), [WAP-188](crate::clauses::WAP_188)).
    Banner {
        /// The unit regenerates.
        Regeneration = "banner-of-regeneration", "Banner of Regeneration";
        /// One die more.
        Might = "banner-of-might", "Banner of Might";
        /// The first retreat is ignored.
        Steadfastness = "banner-of-steadfastness", "Banner of Steadfastness";
        /// The unit causes fear.
        Fear = "banner-of-fear", "Banner of Fear";
        /// Ten magic points.
        Magic = "banner-of-magic", "Banner of Magic";
        /// The first number of the move is one more.
        Speed = "banner-of-speed", "Banner of Speed";
        /// The unit are forestwalkers.
        Forest = "banner-of-the-forest", "Banner of the Forest";
        /// One wound more at the start.
        Fortitude = "banner-of-fortitude", "Banner of Fortitude";
        /// Enemy spells fail on 4+.
        Warding = "banner-of-warding", "Banner of Warding";
    }
}

impl Trinket {
    /// The clause that says what it does.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::MithrilArmour => WAP_183,
            Self::MagicWand => WAP_184,
            Self::RingOfFire => WAP_185,
            Self::BootsOfStriding
            | Self::CloakOfShadows
            | Self::AmuletOfHealing
            | Self::HornOfCommand
            | Self::CrystalOfSight
            | Self::RingOfWarding => WAP_186,
        }
    }
}

/// What a D10 gives on a table of nine entries: an entry, or at ten two rolls more.
#[must_use]
pub fn rolled<T: Copy>(table: &[T], face: u32) -> Option<T> {
    table.get((face as usize).checked_sub(1)?).copied()
}
