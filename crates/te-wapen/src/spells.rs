//! 1.7 magic and 3.2 individuals: which spells there are, what they cost, and who knows them. Those of a
//! necromancer are printed without figures ([WAP-201](crate::clauses::WAP_201)).

use crate::clauses::{
    WAP_107, WAP_108, WAP_109, WAP_110, WAP_111, WAP_112, WAP_202, WAP_204, WAP_205, WAP_206,
    WAP_208, WAP_209, WAP_210, WAP_212, WAP_213, WAP_214,
};
use decider::Clause;
use rulebook::named;

named! {
    /// What an elemental is made of ([WAP-111](crate::clauses::WAP_111)).
    Element {
        /// Flies.
        Air = "air", "Air";
        /// Burrows.
        Earth = "earth", "Earth";
        /// Burns.
        Fire = "fire", "Fire";
        /// Swims.
        Water = "water", "Water";
    }
}

named! {
    /// What a magic-user has learnt.
    School {
        /// The standard spells ([WAP-199](crate::clauses::WAP_199)).
        Wizard = "wizard", "Wizard";
        /// Raises the dead ([WAP-200](crate::clauses::WAP_200)).
        Necromancer = "necromancer", "Necromancer";
        /// Banishes the dead ([WAP-203](crate::clauses::WAP_203)).
        Cleric = "cleric", "Cleric";
        /// Calls demons ([WAP-207](crate::clauses::WAP_207)).
        Demonologist = "demonologist", "Demonologist";
        /// Wakes woods and waters ([WAP-211](crate::clauses::WAP_211)).
        Druid = "druid", "Druid";
    }
}

named! {
    /// A spell.
    #[schemars(rename = "BattleSpell")]
    Spell {
        /// A ranged attack ([WAP-107](crate::clauses::WAP_107)).
        Fireball = "fireball", "Fireball";
        /// One more activation counter ([WAP-108](crate::clauses::WAP_108)).
        Freeze = "freeze", "Freeze";
        /// Elsewhere at once ([WAP-109](crate::clauses::WAP_109)).
        Teleport = "teleport", "Teleport";
        /// One wound back ([WAP-110](crate::clauses::WAP_110)).
        Healing = "healing", "Healing";
        /// An elemental appears ([WAP-111](crate::clauses::WAP_111)).
        SummonElemental = "summon-elemental", "Summon Elemental";
        /// A cloud in which nobody moves or sees ([WAP-112](crate::clauses::WAP_112)).
        Fog = "fog", "Fog";
        /// A unit of skeletons ([WAP-202](crate::clauses::WAP_202)).
        SummonSkeletons = "summon-skeletons", "Summon Skeletons";
        /// Two units of skeletons ([WAP-202](crate::clauses::WAP_202)).
        SummonSkeletonHorde = "summon-skeleton-horde", "Summon Skeleton Horde";
        /// Harms every enemy near by ([WAP-202](crate::clauses::WAP_202)).
        DrumsOfDeath = "drums-of-death", "Drums of Death";
        /// Brings back who has just fallen ([WAP-202](crate::clauses::WAP_202)).
        Resurrect = "resurrect", "Resurrect";
        /// A ranged attack on undead ([WAP-204](crate::clauses::WAP_204)).
        BanishUndead = "banish-undead", "Banish Undead";
        /// The same, and the undead beside them ([WAP-205](crate::clauses::WAP_205)).
        BanishUndeadHorde = "banish-undead-horde", "Banish Undead Horde";
        /// One counter less ([WAP-206](crate::clauses::WAP_206)).
        Blessing = "blessing", "Blessing";
        /// A greater demon appears ([WAP-208](crate::clauses::WAP_208)).
        SummonGreaterDemon = "summon-greater-demon", "Summon Greater Demon";
        /// A lesser demon appears ([WAP-209](crate::clauses::WAP_209)).
        SummonLesserDemon = "summon-lesser-demon", "Summon Lesser Demon";
        /// Harms everybody in a line ([WAP-210](crate::clauses::WAP_210)).
        DemonicWind = "demonic-wind", "Demonic Wind";
        /// Drives an enemy back ([WAP-210](crate::clauses::WAP_210)).
        DemonicLaughter = "demonic-laughter", "Demonic Laughter";
        /// A wood attacks ([WAP-212](crate::clauses::WAP_212)).
        AnimateForest = "animate-forest", "Animate Forest";
        /// A river attacks ([WAP-213](crate::clauses::WAP_213)).
        AnimateRiver = "animate-river", "Animate River";
        /// Insects attack ([WAP-214](crate::clauses::WAP_214)).
        SummonInsectSwarm = "summon-insect-swarm", "Summon Insect Swarm";
        /// Thorns lie in wait ([WAP-214](crate::clauses::WAP_214)).
        Thorns = "thorns", "Thorns";
    }
}

impl Spell {
    /// Who learns it first, and its price in magic points, as printed or as we fill it in.
    #[must_use]
    pub const fn listed(self) -> (School, u32) {
        match self {
            Self::Fireball => (School::Wizard, 1),
            Self::Freeze | Self::Teleport | Self::Healing => (School::Wizard, 2),
            Self::SummonElemental | Self::Fog => (School::Wizard, 3),
            Self::SummonSkeletons | Self::Resurrect => (School::Necromancer, 3),
            Self::SummonSkeletonHorde => (School::Necromancer, 5),
            Self::DrumsOfDeath => (School::Necromancer, 2),
            Self::BanishUndead => (School::Cleric, 1),
            Self::BanishUndeadHorde | Self::Blessing => (School::Cleric, 2),
            Self::SummonGreaterDemon => (School::Demonologist, 3),
            Self::SummonLesserDemon | Self::DemonicWind | Self::DemonicLaughter => {
                (School::Demonologist, 2)
            }
            Self::AnimateForest | Self::Thorns => (School::Druid, 1),
            Self::AnimateRiver | Self::SummonInsectSwarm => (School::Druid, 2),
        }
    }

    /// The clause that says what it does.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::Fireball => WAP_107,
            Self::Freeze => WAP_108,
            Self::Teleport => WAP_109,
            Self::Healing => WAP_110,
            Self::SummonElemental => WAP_111,
            Self::Fog => WAP_112,
            Self::SummonSkeletons
            | Self::SummonSkeletonHorde
            | Self::DrumsOfDeath
            | Self::Resurrect => WAP_202,
            Self::BanishUndead => WAP_204,
            Self::BanishUndeadHorde => WAP_205,
            Self::Blessing => WAP_206,
            Self::SummonGreaterDemon => WAP_208,
            Self::SummonLesserDemon => WAP_209,
            Self::DemonicWind | Self::DemonicLaughter => WAP_210,
            Self::AnimateForest => WAP_212,
            Self::AnimateRiver => WAP_213,
            Self::SummonInsectSwarm | Self::Thorns => WAP_214,
        }
    }

    /// How far from the caster its target or its place may lie, in hexes.
    #[must_use]
    pub const fn reach(self) -> u32 {
        match self {
            Self::Teleport | Self::BanishUndead | Self::BanishUndeadHorde => 5,
            Self::Fireball
            | Self::Freeze
            | Self::Fog
            | Self::Blessing
            | Self::DemonicWind
            | Self::DemonicLaughter
            | Self::SummonInsectSwarm => 4,
            Self::AnimateForest | Self::AnimateRiver | Self::Thorns => 3,
            Self::Healing | Self::DrumsOfDeath => 2,
            Self::SummonElemental
            | Self::SummonSkeletons
            | Self::SummonSkeletonHorde
            | Self::Resurrect
            | Self::SummonGreaterDemon
            | Self::SummonLesserDemon => 1,
        }
    }

    /// Dice against each of those whom it strikes, wherever they are; none of those whose dice go by
    /// distance.
    #[must_use]
    pub const fn dice(self) -> u32 {
        match self {
            Self::AnimateForest | Self::AnimateRiver => 4,
            Self::DemonicWind | Self::SummonInsectSwarm => 3,
            Self::DrumsOfDeath => 2,
            _ => 0,
        }
    }

    /// Does it raise undead, so that a burial mound makes it cheaper
    /// ([WAP-216](crate::clauses::WAP_216))?
    #[must_use]
    pub const fn raises_undead(self) -> bool {
        matches!(self, Self::SummonSkeletons | Self::SummonSkeletonHorde)
    }
}

impl School {
    /// What a spell costs its caster: a wizard's spell costs others one point more, and nobody
    /// learns the spells of another school.
    #[must_use]
    pub fn price(self, spell: Spell) -> Option<u32> {
        match spell.listed() {
            (school, price) if school == self => Some(price),
            (Self::Wizard, price) => Some(price + 1),
            _ => None,
        }
    }
}
