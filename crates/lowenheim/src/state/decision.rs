//! What the enemy's procedure decides, and what a game master puts in its place (ACT-22, R-10).

use super::{Aim, BandTarget};
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId};
use board::Hex;
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
        /// His walk; what he is after are Bretonnians first.
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

/// What a figure walks towards (ACT-13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Goal {
    /// The nearest city figure.
    City,
    /// The target of its band; for a runaway werewolf those whom he is after.
    Target,
    /// A hex that the game master names.
    Hex(Hex),
}

/// One value: what was decided by itself, or what the game master chose.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Ruling {
    /// A band comes, or none.
    Arrival {
        /// It comes.
        comes: bool,
    },
    /// From now on a band comes on this D6 or more.
    ArrivalNumber {
        /// The number.
        number: u32,
    },
    /// How strong the band is (HEI-185).
    Strength {
        /// Foot skaven.
        skaven: u32,
        /// Rat ogres.
        ogres: u32,
    },
    /// What the band goes for.
    Aim {
        /// The aim.
        aim: Aim,
    },
    /// Where the band comes up.
    Entry {
        /// The hex.
        hex: Hex,
    },
    /// In which order the bands act.
    Order {
        /// All band numbers, first to act first.
        bands: Vec<u32>,
    },
    /// Where a band goes.
    Target {
        /// Which band.
        band: u32,
        /// Where to.
        target: BandTarget,
    },
    /// What a figure walks towards.
    Goal {
        /// Who.
        figure: FigureId,
        /// The goal.
        goal: Goal,
    },
    /// Step by step, where a figure walks.
    Path {
        /// Who.
        figure: FigureId,
        /// The hexes to enter; none: it stays.
        path: Vec<Hex>,
    },
    /// Whom a figure attacks.
    Attack {
        /// Who attacks.
        attacker: FigureId,
        /// Whom.
        target: FigureId,
    },
    /// An act of flavour has an effect after all.
    Effect {
        /// Which.
        effect: Effect,
    },
}

/// What an act of flavour can bring about, and nothing else.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Effect {
    /// A figure stands elsewhere.
    Shift {
        /// Who.
        figure: FigureId,
        /// Where to.
        hex: Hex,
    },
    /// A figure leaves the map as if it had no Wounds left.
    Remove {
        /// Who.
        figure: FigureId,
    },
    /// A figure loses a Wound.
    Wound {
        /// Who.
        figure: FigureId,
    },
    /// A figure regains a Wound.
    Heal {
        /// Who.
        figure: FigureId,
    },
    /// A faction draws action cards.
    Gain {
        /// Which.
        faction: Faction,
        /// How many.
        cards: u32,
    },
    /// A faction lays action cards on the open discard pile.
    Lose {
        /// Which.
        faction: Faction,
        /// Which cards.
        cards: Vec<ActionCard>,
    },
    /// A fire breaks out.
    Kindle {
        /// Where.
        hex: Hex,
    },
    /// A fire goes out.
    Quench {
        /// Where.
        hex: Hex,
    },
}
