//! Everything that a player or the organiser can want: the table of contents of orders.
//!
//! On the wire a command is an object with one member, such as `{"attack": {"attacker": …}}`, or a
//! word, such as `"done"`. People type it as its row says:
//!
//! ```
//! use te_wapen::Command;
//! let order: Command = "move red-cavalry-1 4,4 4,5 leaving red-king-1".parse().unwrap();
//! assert_eq!(order.to_string(), "move red-cavalry-1 4,4 4,5 leaving red-king-1");
//! assert!("mvoe red-cavalry-1".parse::<Command>().unwrap_err().to_string().contains("`move`"));
//! ```

use crate::items::Trinket;
use crate::pieces::PieceId;
use crate::spells::{Element, Spell};
use crate::state::State;
use board::{Hex, Hexside};
use rulebook::Readers::Everyone;
use rulebook::notation::{
    After, Behind, NotOrder, Notation, OrderText, Rest, Several, Text, When, Words,
};

rulebook::commands! {
    /// One command of the battle; a variant only names its payload.
    #[schemars(rename = "BattleCommand")]
    pub enum Command(it) for State;

    /// Turn up the next card (WAP-030).
    Everyone, Proceed = "proceed", "proceed", When::ANY; told by the state;

    /// Choose who is activated by the card (WAP-031 to WAP-033).
    Everyone, Activate(Activate {
        /// Units or individuals of one's own without a counter.
        pieces: Vec<PieceId> as Several,
    })
    = "activate PIECE PIECE …", "activate red-cavalry-1 red-archers-2", When::ANY;

    /// Move along a path (WAP-046).
    Everyone, Move(Move {
        #![schemars(rename = "BattleMove")]
        /// A unit or an individual.
        piece: PieceId,
        /// The hexes to enter, one after the other.
        path: Vec<Hex> as Rest,
        /// Attached individuals that stay where they are.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        leaving: Vec<PieceId> as After("leaving", Several),
    })
    = "move PIECE HEX HEX … [leaving PIECE PIECE …]", "move red-cavalry-1 4,4 4,5", When::ANY;

    /// Attack a unit or a lone individual (WAP-059, WAP-060).
    Everyone, Attack(Attack {
        #![schemars(rename = "BattleAttack")]
        /// Who.
        attacker: PieceId,
        /// Whom.
        target: PieceId,
    })
    = "attack PIECE PIECE", "attack red-cavalry-1 black-zombies-2", When::ANY;

    /// Roll one die of the attack again that missed (WAP-180).
    Everyone, Reroll(Reroll {
        /// Who attacks.
        piece: PieceId,
        /// The number on the die, 1 to 6.
        face: u32,
    })
    = "reroll PIECE FACE", "reroll red-infantry-1 2", When::ANY;

    /// Let the dice of the attack stand (WAP-180).
    Everyone, Keep(Keep {
        /// Who attacks.
        piece: PieceId,
    })
    = "keep PIECE", "keep red-infantry-1", When::ANY;

    /// Move into the hex that the enemy has left (WAP-088).
    Everyone, Follow(Follow {
        /// The victor.
        piece: PieceId,
    })
    = "follow PIECE", "follow red-cavalry-1", When::ANY;

    /// Cast a spell (WAP-103).
    Everyone, Cast(Cast)
    = "cast PIECE SPELL [PIECE] [ELEMENT] [HEX …] [alone]",
        "cast red-wizard-1 fireball black-zombies-2", When::ANY; told by the state;

    /// Try to kill an individual (WAP-191).
    Everyone, Assassinate(Assassinate {
        /// The assassin.
        assassin: PieceId,
        /// An enemy individual beside it.
        victim: PieceId,
    })
    = "assassinate PIECE PIECE", "assassinate black-vampire-1 red-king-1", When::ANY;

    /// Become an animal (WAP-198).
    Everyone, Change(Change {
        /// The shapechanger.
        piece: PieceId,
    })
    = "change PIECE", "change red-werewolf-1", When::ANY;

    /// Use an item that works once (WAP-186).
    Everyone, UseItem(UseItem {
        /// The individual who carries it.
        bearer: PieceId,
        /// Which.
        item: Trinket,
    })
    = "use PIECE ITEM", "use red-king-1 amulet-of-healing", When::ANY;

    /// Damage a building (WAP-226).
    Everyone, Batter(Batter {
        /// Siege equipment.
        piece: PieceId,
        /// The building.
        hex: Hex,
    })
    = "batter PIECE HEX", "batter red-ram-1 4,5", When::ANY;

    /// Pour boiling oil from a rampart (WAP-225).
    Everyone, Pour(Pour {
        /// A unit on a rampart.
        piece: PieceId,
        /// An enemy beside and below it.
        target: PieceId,
    })
    = "pour PIECE PIECE", "pour black-archers-1 red-ladders-1", When::ANY;

    /// Set up a unit or an individual before the first card (W-37).
    Everyone, Deploy(Deploy {
        #![schemars(rename = "BattleDeploy")]
        /// One that waits, or that was set up just now.
        piece: PieceId,
        /// A hex of the army's zone.
        hex: Hex,
    })
    = "deploy PIECE HEX", "deploy red-cavalry-1 3,0", When::ANY;

    /// Dig a wall on a hexside before the first card (W-35).
    Everyone, Dig(Dig {
        /// Where; no enemy is beside it.
        side: Hexside,
    })
    = "dig HEXSIDE", "dig 5,6:NE", When::ANY;

    /// Set right what a unit or an individual endures (organiser).
    Everyone, SetRight(SetRight {
        #![schemars(rename = "BattleSetRight")]
        /// Which, and to what.
        what: Setting,
        /// Why, in 1 to 500 characters.
        reason: String as Behind("because", Text),
    })
    = "set-right wounds PIECE NUMBER because REASON",
        "set-right wounds red-cavalry-1 2 because a hit was counted twice", When::ANY;
    told by the state;

    /// Nobody moves any more; or, when all have moved, the card is played.
    Everyone, Done = "done", "done", When::ANY; told by the state;
}

rulebook::alternatives! {
    /// What the organiser sets right, and to what.
    #[serde(rename_all = "snake_case")]
    #[schemars(rename = "BattleSetting")]
    pub enum Setting;

    /// What a unit or an individual on the table endures.
    "wounds" Wounds {
        /// Who.
        piece: PieceId,
        /// How many hits it endures from now on.
        wounds: u32,
    };
}

rulebook::payloads! {
    /// Cast a spell.
    #[schemars(rename = "BattleCast")]
    Cast {
        /// Who.
        caster: PieceId,
        /// Which.
        spell: Spell,
        /// At whom, for spells with a target.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        target: Option<PieceId>,
        /// What an elemental is made of.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        element: Option<Element>,
        /// Where, for spells with a place.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        hexes: Vec<Hex>,
        /// Teleport without the unit that it is attached to.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        alone: bool,
    }
}

/// Which spell wants what, the rules say; here each word is taken for what it can be.
impl Notation for Cast {
    fn read(words: &mut Words<'_>) -> Result<Self, NotOrder> {
        let (caster, spell) = (words.word()?, words.word()?);
        let (target, element, hexes) = (None, None, Vec::new());
        let mut cast = Self { caster, spell, target, element, hexes, alone: false };
        while !words.at_end() {
            if let Some(element) = words.take() {
                cast.element = Some(element);
            } else if let Some(hex) = words.take() {
                cast.hexes.push(hex);
            } else {
                cast.target = Some(words.word()?);
            }
        }
        cast.alone = words.take_word("alone");
        Ok(cast)
    }

    fn write(&self, line: &mut OrderText) {
        line.word(&self.caster);
        line.word(self.spell);
        self.target.iter().for_each(|target| line.word(target));
        self.element.iter().for_each(|element| line.word(element));
        self.hexes.iter().for_each(|hex| line.word(hex));
        if self.alone {
            line.word("alone");
        }
    }
}
