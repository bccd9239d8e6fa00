//! The ten spells: their names, what they cost, and when they are cast.

use crate::clauses::{
    HEI_075, HEI_076, HEI_077, HEI_078, HEI_079, HEI_080, HEI_081, HEI_083, HEI_084, HEI_085,
};
use crate::decks::ActionCard::{self, Attack, Food, Healing, Peasants, Water};
use decider::Clause;
use schemars::JsonSchema;
use serde::Serialize;

rulebook::named! {
    /// One of the wizards' spells.
    Spell {
        /// A named person gets a Wound back (HEI-075).
        Healing = "healing", "Healing";
        /// Two hexsides are closed for three turns (HEI-076).
        WallOfWater = "wall-of-water", "Wall of Water";
        /// Six attacks at Strength 3 (HEI-077).
        Fireball = "fireball", "Fireball";
        /// Six attacks at Strength 4 (HEI-078).
        LightningBolt = "lightning-bolt", "Lightning Bolt";
        /// More Move for all in the wizard's hex (HEI-079).
        FastFood = "fast-food", "Fast Food";
        /// More Fight for all in the wizard's hex (HEI-080).
        Morale = "morale", "Morale";
        /// One figure obeys the wizards (HEI-081).
        MindControl = "mind-control", "Mind Control";
        /// Cards out of another player's hand (HEI-083).
        StealResources = "steal-resources", "Steal Resources";
        /// Three giant bees (HEI-084).
        InsectSwarm = "insect-swarm", "Summon Insect Swarm";
        /// One Ent (HEI-085).
        Treefolk = "treefolk", "Treefolk";
    }
}

/// When a spell may be cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Moment {
    /// At the start of the wizards' movement, before anyone of theirs has moved.
    BeforeMoving,
    /// During step 6, by anybody's turn; it takes effect when the step ends.
    AfterMovement,
    /// In the wizards' turn of step 7.
    Combat,
    /// At any time in the wizards' turns of steps 6 and 7.
    MovementOrCombat,
}

/// One line of the spell list: what it costs and when it is cast.
#[derive(Clone, Copy, Debug)]
pub struct SpellLine {
    /// Which spell.
    pub spell: Spell,
    /// Cards that must be paid, and how many of each.
    pub cards: &'static [(ActionCard, u32)],
    /// Further cards of any kind but Blank.
    pub non_blank: u32,
    /// A card of which any number more makes the spell stronger.
    pub more: Option<ActionCard>,
    /// When it may be cast.
    pub moment: Moment,
}

impl Spell {
    /// The clause that describes it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::Healing => HEI_075,
            Self::WallOfWater => HEI_076,
            Self::Fireball => HEI_077,
            Self::LightningBolt => HEI_078,
            Self::FastFood => HEI_079,
            Self::Morale => HEI_080,
            Self::MindControl => HEI_081,
            Self::StealResources => HEI_083,
            Self::InsectSwarm => HEI_084,
            Self::Treefolk => HEI_085,
        }
    }

    /// Its line in the spell list.
    pub(crate) fn line(self) -> &'static SpellLine {
        #[expect(clippy::expect_used, reason = "the table lists all ten, see its test")]
        SPELLS.iter().find(|line| line.spell == self).expect("every spell has its line")
    }

    /// Its price in words: `2 Water and 1 card that is not Blank`.
    #[must_use]
    pub fn price(self) -> String {
        let line = self.line();
        let mut parts: Vec<String> =
            line.cards.iter().map(|(card, copies)| format!("{copies} {}", card.name())).collect();
        match line.non_blank {
            0 => {}
            1 => parts.push("1 card that is not Blank".to_owned()),
            many => parts.push(format!("{many} cards that are not Blank")),
        }
        if let Some(card) = line.more {
            parts.push(format!("x more {}, at least 1", card.name()));
        }
        parts.join(" and ")
    }
}

const fn spell(
    spell: Spell,
    cards: &'static [(ActionCard, u32)],
    non_blank: u32,
    more: Option<ActionCard>,
    moment: Moment,
) -> SpellLine {
    SpellLine { spell, cards, non_blank, more, moment }
}

/// The spell list (HEI-074 to HEI-085, R-86).
/// Columns: cards, further cards that are not Blank, the card of which more may be paid, when.
pub const SPELLS: &[SpellLine] = &[
    spell(Spell::Healing, &[(Healing, 1)], 0, None, Moment::MovementOrCombat),
    spell(Spell::WallOfWater, &[(Water, 2)], 1, None, Moment::BeforeMoving),
    spell(Spell::Fireball, &[(Attack, 2)], 0, None, Moment::Combat),
    spell(Spell::LightningBolt, &[(Attack, 3)], 1, None, Moment::Combat),
    spell(Spell::FastFood, &[(Food, 1)], 0, Some(Food), Moment::BeforeMoving),
    spell(Spell::Morale, &[(Peasants, 1)], 0, Some(Peasants), Moment::AfterMovement),
    spell(
        Spell::MindControl,
        &[(Water, 1), (Food, 1), (Peasants, 1), (Attack, 1)],
        0,
        None,
        Moment::BeforeMoving,
    ),
    spell(Spell::StealResources, &[], 2, None, Moment::MovementOrCombat),
    spell(Spell::InsectSwarm, &[(Attack, 1), (Food, 2)], 0, None, Moment::BeforeMoving),
    spell(Spell::Treefolk, &[(Attack, 2), (Food, 2)], 0, None, Moment::BeforeMoving),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spell_has_one_line_in_the_order_of_the_list() {
        let listed: Vec<Spell> = SPELLS.iter().map(|line| line.spell).collect();
        assert_eq!(listed, Spell::ALL);
    }
}
