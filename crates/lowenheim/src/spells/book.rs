//! The ten spells by name, what they cost, and when they are cast. The numbers stand in `tables`.

use crate::clauses::{
    HEI_074, HEI_075, HEI_076, HEI_077, HEI_078, HEI_079, HEI_080, HEI_081, HEI_083, HEI_084,
    HEI_085, HEI_113,
};
use crate::decks::{ActionCard, Pile};
use crate::refusal::{Reason, Refusal, said};
use crate::tables;
use decider::Clause;
use messages::Saying;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One of the wizards' spells.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum Spell {
    /// A named person gets a Wound back (HEI-075).
    Healing,
    /// Two hexsides are closed for three turns (HEI-076).
    WallOfWater,
    /// Six attacks at Strength 3 (HEI-077).
    Fireball,
    /// Six attacks at Strength 4 (HEI-078).
    LightningBolt,
    /// More Move for all in the wizard's hex (HEI-079).
    FastFood,
    /// More Fight for all in the wizard's hex (HEI-080).
    Morale,
    /// One figure obeys the wizards (HEI-081).
    MindControl,
    /// Cards out of another player's hand (HEI-083).
    StealResources,
    /// Three giant bees (HEI-084).
    InsectSwarm,
    /// One Ent (HEI-085).
    Treefolk,
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

impl Moment {
    /// As people say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::BeforeMoving => "in your turn of step 6, before any figure of yours has moved",
            Self::AfterMovement => "during step 6; it takes effect when everybody has moved",
            Self::Combat => "in your turn of step 7",
            Self::MovementOrCombat => "in your turn of step 6 or 7",
        }
    }
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
    /// All ten, in the order of the briefing.
    pub const ALL: [Self; 10] = [
        Self::Healing,
        Self::WallOfWater,
        Self::Fireball,
        Self::LightningBolt,
        Self::FastFood,
        Self::Morale,
        Self::MindControl,
        Self::StealResources,
        Self::InsectSwarm,
        Self::Treefolk,
    ];

    /// The word used in orders and records.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Healing => "healing",
            Self::WallOfWater => "wall-of-water",
            Self::Fireball => "fireball",
            Self::LightningBolt => "lightning-bolt",
            Self::FastFood => "fast-food",
            Self::Morale => "morale",
            Self::MindControl => "mind-control",
            Self::StealResources => "steal-resources",
            Self::InsectSwarm => "insect-swarm",
            Self::Treefolk => "treefolk",
        }
    }

    /// The name as people say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Healing => "Healing",
            Self::WallOfWater => "Wall of Water",
            Self::Fireball => "Fireball",
            Self::LightningBolt => "Lightning Bolt",
            Self::FastFood => "Fast Food",
            Self::Morale => "Morale",
            Self::MindControl => "Mind Control",
            Self::StealResources => "Steal Resources",
            Self::InsectSwarm => "Summon Insect Swarm",
            Self::Treefolk => "Treefolk",
        }
    }

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
        tables::SPELLS.iter().find(|line| line.spell == self).expect("every spell has its line")
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

impl Spell {
    /// Its price in a refusal.
    fn price_said(self) -> Saying {
        let line = self.line();
        let cards =
            line.cards.iter().map(|&(card, count)| said!("copies", count = count, card = card));
        let other = (line.non_blank > 0).then(|| said!("price-other", count = line.non_blank));
        let more = line.more.map(|card| said!("price-more", card = card));
        let parts = cards.chain(other).chain(more);
        let both = |price, part| said!("price-and", price = price, part = part);
        parts.reduce(both).unwrap_or_else(|| said!("no-card"))
    }
}

/// Do these cards pay for a spell? Answers how many more than the price were paid, for the spells
/// that grow by it (HEI-074; a Blank never stands for another card, HEI-113).
pub(crate) fn check_price(spell: Spell, cards: &[ActionCard]) -> Result<u32, Refusal> {
    let line = spell.line();
    let mut rest = Pile::default();
    for &card in cards {
        rest.add(card);
    }
    let refused = |clause, facts: Saying| {
        Err(Refusal::new(Reason::WrongCard, clause, facts).allowing(said!(
            "spell-costs",
            spell = spell,
            price = spell.price_said()
        )))
    };
    for &(card, copies) in line.cards {
        for _ in 0..copies {
            if !rest.take(card) {
                let facts = said!("spell-lacks", spell = spell, card = card);
                return refused(spell.clause(), facts);
            }
        }
    }
    if let Some(card) = line.more {
        let x = rest.count(card);
        return if x == 0 {
            let facts = said!("spell-without-more", spell = spell, card = card);
            refused(spell.clause(), facts)
        } else if x < rest.len() {
            let facts = said!("spell-takes-only", spell = spell, card = card);
            refused(spell.clause(), facts)
        } else {
            Ok(x)
        };
    }
    if rest.len() != line.non_blank {
        let facts = said!("spell-cards-named", count = cards.len(), spell = spell);
        return refused(HEI_074, facts);
    }
    if rest.count(ActionCard::Blank) > 0 {
        let facts = said!("spell-no-blank", spell = spell);
        return refused(HEI_113, facts);
    }
    Ok(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_spell_has_one_line_in_the_order_of_the_list() {
        let listed: Vec<Spell> = tables::SPELLS.iter().map(|line| line.spell).collect();
        assert_eq!(listed, Spell::ALL);
    }
}
