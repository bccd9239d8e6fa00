//! What the enemy's procedure decides, and what a game master puts in its place (ACT-22, R-10).

use super::{Aim, BandTarget};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use board::Hex;
use rulebook::notation::{IfAny, OneOf, Plain, Rest};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One decision of the enemy's procedure with the value that it has by itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Decision {
    /// Does a band come this turn (ACT-03)?
    Arrival {
        /// It does.
        comes: bool,
    },
    /// How strong is the band (ACT-04)?
    Strength {
        /// Its number.
        band: u32,
        /// Foot skaven.
        skaven: u32,
        /// Rat ogres.
        ogres: u32,
    },
    /// What does the band go for (ACT-05)?
    Aim {
        /// Its number.
        band: u32,
        /// Foot skaven, as settled before.
        skaven: u32,
        /// Rat ogres, as settled before.
        ogres: u32,
        /// The aim.
        aim: Aim,
    },
    /// Where does the band come up (ACT-06)?
    Entry {
        /// Its number.
        band: u32,
        /// Foot skaven, as settled before.
        skaven: u32,
        /// Rat ogres, as settled before.
        ogres: u32,
        /// The aim, as settled before.
        aim: Aim,
        /// The hex.
        hex: Hex,
        /// The numbered sewer door; none: a crater, or a hex of the game master's.
        door: Option<u32>,
    },
    /// Which band acts first (ACT-09)?
    Order {
        /// Band numbers, first to act first.
        bands: Vec<u32>,
    },
    /// Where does a band go (ACT-10)?
    Target {
        /// Its number.
        band: u32,
        /// The target.
        target: BandTarget,
    },
    /// How do the figures of a band walk (ACT-11 to ACT-15)?
    March {
        /// Its number.
        band: u32,
        /// Where it goes, as settled before.
        target: BandTarget,
        /// Those who have not walked yet, in the order of walking.
        walks: Vec<Walk>,
    },
    /// Where does a werewolf run whom nobody commands?
    Prowl {
        /// The runaway's walk; Bretonnians are sought first.
        walk: Walk,
    },
    /// Whom does a figure attack (ACT-17)?
    Attack {
        /// Who attacks.
        attacker: FigureId,
        /// Whom.
        target: FigureId,
    },
}

/// One figure's walk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Walk {
    /// Who walks.
    pub figure: FigureId,
    /// What for (ACT-13).
    pub goal: Goal,
    /// Hex by hex, the start first; the start alone: the figure stays.
    pub path: Vec<Hex>,
}

rulebook::alternatives! {
    /// What a figure walks towards (ACT-13).
    #[derive(Copy)]
    #[serde(rename_all = "snake_case")]
    pub enum Goal;

    /// The nearest city figure.
    "city" City;
    /// The target of its band; for a runaway werewolf those whom he is after.
    "target" Target;
    /// A hex that the game master names.
    Hex(Hex);
}

rulebook::alternatives! {
    /// One value: what was decided by itself, or what the game master chose.
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Ruling;

    /// A band comes, or none.
    "arrival" Arrival {
        /// It comes.
        comes: bool as OneOf("yes", "no"),
    };
    /// From now on a band comes on this D6 or more.
    "arrival-number" ArrivalNumber {
        /// The number.
        number: u32,
    };
    /// How strong the band is (HEI-185).
    "strength" Strength {
        /// Foot skaven.
        skaven: u32,
        /// Rat ogres.
        ogres: u32 as IfAny(Plain),
    };
    /// What the band goes for.
    "aim" Aim {
        /// The aim.
        aim: Aim,
    };
    /// Where the band comes up.
    "entry" Entry {
        /// The hex.
        hex: Hex,
    };
    /// In which order the bands act.
    "order" Order {
        /// All band numbers, first to act first.
        bands: Vec<u32> as Rest,
    };
    /// Where a band goes.
    "target" Target {
        /// Which band.
        band: u32,
        /// Where to.
        target: BandTarget,
    };
    /// What a figure walks towards.
    "goal" Goal {
        /// Who.
        figure: FigureId,
        /// The goal.
        goal: Goal,
    };
    /// Step by step, where a figure walks.
    "path" Path {
        /// Who.
        figure: FigureId,
        /// The hexes to enter; none: it stays.
        path: Vec<Hex> as Rest,
    };
    /// Whom a figure attacks.
    "attack" Attack {
        /// Who attacks.
        attacker: FigureId,
        /// Whom.
        target: FigureId,
    };
    /// An act of flavour has an effect after all.
    Effect {
        /// Which.
        effect: Effect,
    };
}

rulebook::alternatives! {
    /// What an act of flavour can bring about, and nothing else.
    #[serde(rename_all = "snake_case", deny_unknown_fields)]
    pub enum Effect;

    /// A figure stands elsewhere.
    "shift" Shift {
        /// Who.
        figure: FigureId,
        /// Where to.
        hex: Hex,
    };
    /// A figure leaves the map as if it had no Wounds left.
    "remove" Remove {
        /// Who.
        figure: FigureId,
    };
    /// A figure loses a Wound.
    "wound" Wound {
        /// Who.
        figure: FigureId,
    };
    /// A figure regains a Wound.
    "heal" Heal {
        /// Who.
        figure: FigureId,
    };
    /// A faction draws action cards.
    "gain" Gain {
        /// Which.
        faction: Faction,
        /// How many.
        cards: u32,
    };
    /// A faction lays action cards on the open discard pile.
    "lose" Lose {
        /// Which.
        faction: Faction,
        /// Which cards.
        cards: Vec<ActionCard> as Rest,
    };
    /// A fire breaks out.
    "kindle" Kindle {
        /// Where.
        hex: Hex,
    };
    /// A fire goes out.
    "quench" Quench {
        /// Where.
        hex: Hex,
    };
}
