//! The three decks: what cards there are, how many, and how a pile is held (HEI-107, 114, 124).
//!
//! A pile is held in the printed order of its deck; a draw picks a position at random, which is
//! the same as drawing from the top of a shuffled pile. So no order needs to be kept secret.

use crate::clauses::{HEI_108, HEI_109, HEI_110, HEI_111, HEI_112, HEI_113};
use decider::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, fmt, str::FromStr};

macro_rules! cards {
    ($(#[$doc:meta])* $deck:ident { $($(#[$card_doc:meta])* $card:ident = $word:literal, $name:literal, $copies:literal;)+ }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema)]
        #[serde(rename_all = "kebab-case")]
        pub enum $deck {
            $($(#[$card_doc])* $card,)+
        }

        impl $deck {
            /// Every card with its number of copies, in printed order.
            pub const PRINTED: &'static [(Self, u32)] = &[$((Self::$card, $copies),)+];

            /// The word used in orders and records.
            #[must_use]
            pub const fn word(self) -> &'static str {
                match self { $(Self::$card => $word,)+ }
            }

            /// The name as people say it.
            #[must_use]
            pub const fn name(self) -> &'static str {
                match self { $(Self::$card => $name,)+ }
            }
        }

        impl fmt::Display for $deck {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.word())
            }
        }

        impl FromStr for $deck {
            type Err = NotCard;

            fn from_str(text: &str) -> Result<Self, NotCard> {
                let named = Self::PRINTED.iter().find(|(card, _)| card.word() == text);
                named.map(|&(card, _)| card).ok_or_else(|| NotCard {
                    text: text.chars().take(40).collect(),
                    known: Self::PRINTED.iter().map(|(card, _)| card.word()).collect::<Vec<_>>().join(", "),
                })
            }
        }
    };
}

/// The text names no card of the deck.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{text}` names no card; there are {known}")]
pub struct NotCard {
    pub(crate) text: String,
    pub(crate) known: String,
}

cards! {
    /// A card of the action deck: 102 cards (HEI-107).
    ActionCard {
        /// Lets a faction fight in a hex without its leader (HEI-108).
        Attack = "attack", "Attack", 20;
        /// The work force (HEI-109).
        Peasants = "peasants", "Peasants", 20;
        /// Feeds a faction (HEI-110).
        Food = "food", "Food", 22;
        /// Puts out fires (HEI-111).
        Water = "water", "Water", 10;
        /// Discharges a figure from the Temple (HEI-112).
        Healing = "healing", "Healing", 10;
        /// No use of its own (HEI-113).
        Blank = "blank", "Blank", 20;
    }
}

impl ActionCard {
    /// The clause that says what it does.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::Attack => HEI_108,
            Self::Peasants => HEI_109,
            Self::Food => HEI_110,
            Self::Water => HEI_111,
            Self::Healing => HEI_112,
            Self::Blank => HEI_113,
        }
    }
}

cards! {
    /// A card of the event deck: 17 cards (HEI-114).
    EventCard {
        /// The Temple of Shallya is hit by fire (HEI-115).
        TempleFire = "temple-fire", "Temple of Shallya on fire", 1;
        /// Bridge J falls (HEI-116).
        StoneBridge = "stone-bridge", "Stone bridge destroyed", 2;
        /// Footbridge K falls (HEI-118).
        Footbridge = "footbridge", "Footbridge destroyed", 1;
        /// Shell fire on the barracks (HEI-119).
        ShellBarracks = "shell-barracks", "Shell fire on the barracks", 1;
        /// Shell fire on the Jousting Grounds (HEI-119).
        ShellJoustingGrounds = "shell-jousting-grounds", "Shell fire on the Jousting Grounds", 1;
        /// Shell fire on the Wizards' Tower (HEI-119).
        ShellTower = "shell-tower", "Shell fire on the Wizards' Tower", 1;
        /// Shell fire on the embassy of Bretonnia (HEI-119).
        ShellBretonnia = "shell-bretonnia", "Shell fire on the embassy of Bretonnia", 1;
        /// Shell fire on the embassy of Cathay (HEI-119).
        ShellCathay = "shell-cathay", "Shell fire on the embassy of Cathay", 1;
        /// Shell fire on the Castle (HEI-119).
        ShellCastle = "shell-castle", "Shell fire on the Castle", 1;
        /// A mine under the Guards' Corner (HEI-120).
        MineGuardsCorner = "mine-guards-corner", "Mine under the Guards' Corner", 1;
        /// A mine under the tower in the Jousting Grounds (HEI-120).
        MineJoustingTower = "mine-jousting-tower", "Mine under the Jousting Tower", 1;
        /// A mine under the Castle entrance (HEI-120).
        MineCastleEntrance = "mine-castle-entrance", "Mine under the Castle entrance", 1;
        /// A mine under the entrance of the Wizards' Gardens (HEI-120).
        MineGardensEntrance = "mine-gardens-entrance", "Mine under the Gardens entrance", 1;
        /// The next band brings a rat ogre (HEI-122).
        RatOgre = "rat-ogre", "Rat Ogre", 2;
        /// The Founder's statue shatters; nothing else happens (HEI-123).
        Statue = "statue", "The Founder's statue shatters", 1;
    }
}

cards! {
    /// A card of the command deck: 9 cards (HEI-124).
    CommandCard {
        /// Six Peasants within three moves, or a wall section explodes (HEI-125).
        CounterMine = "counter-mine", "Counter mine", 1;
        /// Four Peasants, or figures are lost (HEI-126).
        Wells = "wells", "New wells in the Castle", 1;
        /// Three Water, or figures are lost (HEI-127).
        WaterShort = "water-short", "Water is short", 1;
        /// Three Healing, or nobody is discharged (HEI-128).
        HospitalSupplies = "hospital-supplies", "Hospital out of supplies", 1;
        /// Four figures and two Attack cards (HEI-129).
        MobileReserve = "mobile-reserve", "Mobile reserve", 1;
        /// Three Food, or figures are lost (HEI-131).
        FoodShort = "food-short", "Food is short", 1;
        /// One figure of each nationality to the Castle (HEI-132).
        OfficersConference = "officers-conference", "Officers' conference", 1;
        /// Two Attack, two Peasants and two foot figures buy a gun (HEI-133).
        SmallCannon = "small-cannon", "Small cannon", 2;
    }
}

/// Some cards of one deck, counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Pile<C: Ord>(BTreeMap<C, u32>);

impl<C: Ord> Default for Pile<C> {
    fn default() -> Self {
        Self(BTreeMap::new())
    }
}

impl<C: Copy + Ord> Pile<C> {
    /// A pile of these cards, such as a deck's `PRINTED` list.
    #[must_use]
    pub fn of(cards: &[(C, u32)]) -> Self {
        Self(cards.iter().copied().filter(|&(_, copies)| copies > 0).collect())
    }

    /// How many cards there are in all.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.values().sum()
    }

    /// No card at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// How many copies of one card.
    #[must_use]
    pub fn count(&self, card: C) -> u32 {
        self.0.get(&card).copied().unwrap_or(0)
    }

    /// Puts a card in.
    pub fn add(&mut self, card: C) {
        *self.0.entry(card).or_insert(0) += 1;
    }

    /// Takes a card out; false when there is none.
    #[must_use]
    pub fn take(&mut self, card: C) -> bool {
        match self.0.get_mut(&card) {
            None => false,
            Some(1) => self.0.remove(&card).is_some(),
            Some(copies) => {
                *copies -= 1;
                true
            }
        }
    }

    /// Are all these cards in the pile, each as often as it is named?
    #[must_use]
    pub fn holds(&self, cards: &[C]) -> bool {
        let mut rest = self.clone();
        cards.iter().all(|&card| rest.take(card))
    }

    /// Each single card in the order in which the pile is held.
    #[must_use]
    pub fn in_order(&self) -> Vec<C> {
        let copies = |(&card, &copies): (&C, &u32)| std::iter::repeat_n(card, copies as usize);
        self.0.iter().flat_map(copies).collect()
    }
}
