//! What spells are cast on, and what artefacts are used for.

use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use crate::notation::said;
use crate::tables::Spell;
use board::{Hex, Hexside};
use rulebook::notation::{
    IfAny, Joined, NotOrder, Notation, OneOf, OrderText, Phrase as _, Rest, Several, Words,
};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Use an artefact; each has its own time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Use {
    /// Step 1: wear the Mask of Nyarlathotep (HEI-067).
    Mask {
        /// A wizard in the Tower.
        wizard: FigureId,
    },
    /// Step 6: take the Box of Thousand Pleasures out of the Tower (HEI-068).
    TakeBox {
        /// A wizard in the Tower who has not moved.
        wizard: FigureId,
    },
    /// At any time: have the Box opened when the next step 4 begins.
    OpenBox {
        /// Two cards other than Blank; none: it stays shut.
        cards: Vec<ActionCard>,
    },
    /// Step 6: call a Greater Demon at the Altar of the Damned (HEI-069).
    Altar {
        /// A wizard in the Tower.
        wizard: FigureId,
    },
    /// Step 6: set the Teleporter of the Outer Planes to work (HEI-072).
    Teleporter {
        /// A wizard in the Tower.
        wizard: FigureId,
        /// Out of the Tower, or into it.
        way: Way,
        /// Where to, or where from.
        hex: Hex,
    },
}

/// Stands for a price of no cards.
const NOTHING: &str = "nothing";

/// Whatever there may be to use is named in no error: who has it knows the word.
impl Notation for Use {
    fn read(words: &mut Words<'_>) -> Result<Self, NotOrder> {
        let (position, word) = words.any(said!("what-is-used"))?;
        Ok(match word.to_ascii_lowercase().as_str() {
            "mask" => Self::Mask { wizard: words.word()? },
            "box" if OneOf("by", "for").read(words)? => Self::TakeBox { wizard: words.word()? },
            "box" if words.take_word(NOTHING) => Self::OpenBox { cards: Vec::new() },
            "box" => Self::OpenBox { cards: Several.read(words)? },
            "altar" => Self::Altar { wizard: words.word()? },
            "teleporter" => Self::Teleporter {
                wizard: words.word()?,
                way: if OneOf("out", "in").read(words)? { Way::Out } else { Way::In },
                hex: words.word()?,
            },
            word => return Err(words.wrong(position, word, said!("nothing-used", word = word))),
        })
    }

    fn write(&self, line: &mut OrderText) {
        match self {
            Self::Mask { wizard } => line.word(format!("mask {wizard}")),
            Self::TakeBox { wizard } => line.word(format!("box by {wizard}")),
            Self::OpenBox { cards } if cards.is_empty() => line.word(format!("box for {NOTHING}")),
            Self::OpenBox { cards } => {
                line.word("box for");
                Rest.write(cards, line);
            }
            Self::Altar { wizard } => line.word(format!("altar {wizard}")),
            Self::Teleporter { wizard, way, hex } => {
                let way = if *way == Way::Out { "out" } else { "in" };
                line.word(format!("teleporter {wizard} {way} {hex}"));
            }
        }
    }
}

/// Which way the Teleporter carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Way {
    /// Everybody in the Tower to another hex.
    Out,
    /// Everybody of another hex to the Tower.
    In,
}

rulebook::alternatives! {
    /// A spell with what it is cast on.
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Casting;

    /// A Wound back (HEI-075).
    "healing" Healing {
        /// A named person in the wizard's hex or next to it.
        figure: FigureId,
    };
    /// A Wall of Water (HEI-076).
    "wall-of-water" WallOfWater {
        /// Two hexsides that meet in a corner.
        hexsides: Vec<Hexside> as Rest,
    };
    /// Six attacks at Strength 3 (HEI-077).
    "fireball" Fireball {
        /// The hex of the enemies.
        hex: Hex,
        /// Those who are attacked first, in this order; the others follow by number.
        #[serde(default)]
        order: Vec<FigureId> as IfAny(Joined),
    };
    /// Six attacks at Strength 4 (HEI-078).
    "lightning-bolt" LightningBolt {
        /// The hex of the enemies.
        hex: Hex,
        /// Those who are attacked first, in this order; the others follow by number.
        #[serde(default)]
        order: Vec<FigureId> as IfAny(Joined),
    };
    /// More Move for everybody in the hex (HEI-079).
    "fast-food" FastFood;
    /// More Fight for everybody in the hex (HEI-080).
    "morale" Morale;
    /// One figure obeys the wizards (HEI-081).
    "mind-control" MindControl {
        /// Anybody within 2 hexes.
        figure: FigureId,
    };
    /// Cards out of another hand (HEI-083).
    "steal-resources" StealResources {
        /// Whose hand.
        from: Faction,
        /// How many cards.
        count: u32,
    };
    /// Three giant bees (HEI-084).
    "insect-swarm" InsectSwarm {
        /// An empty hex next to the wizard.
        hex: Hex,
    };
    /// An Ent (HEI-085).
    "treefolk" Treefolk {
        /// An empty hex next to the wizard.
        hex: Hex,
    };
}

impl Casting {
    /// Which spell it is.
    #[must_use]
    pub const fn spell(&self) -> Spell {
        match self {
            Self::Healing { .. } => Spell::Healing,
            Self::WallOfWater { .. } => Spell::WallOfWater,
            Self::Fireball { .. } => Spell::Fireball,
            Self::LightningBolt { .. } => Spell::LightningBolt,
            Self::FastFood => Spell::FastFood,
            Self::Morale => Spell::Morale,
            Self::MindControl { .. } => Spell::MindControl,
            Self::StealResources { .. } => Spell::StealResources,
            Self::InsectSwarm { .. } => Spell::InsectSwarm,
            Self::Treefolk { .. } => Spell::Treefolk,
        }
    }
}
