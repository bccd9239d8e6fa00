//! 1.1 playing surface and 3.3, 4.1: what a hex can be, and what that does. The table reads like the
//! summary sheet.

use crate::refusal::said;
use messages::Saying;
use rulebook::named;

named! {
    /// The one terrain of a hex ([WAP-003](crate::clauses::WAP_003),
    /// [WAP-004](crate::clauses::WAP_004)).
    Terrain {
        /// Without effects.
        Open = "open", "Open ground";
        /// Dense woods ([WAP-005](crate::clauses::WAP_005)).
        Woods = "woods", "Woods";
        /// Rocks, sand, marsh, swamp ([WAP-006](crate::clauses::WAP_006)).
        Difficult = "difficult", "Difficult ground";
        /// The one height there is ([WAP-007](crate::clauses::WAP_007)).
        Hill = "hill", "Hill";
        /// Fills its hex ([WAP-009](crate::clauses::WAP_009)).
        River = "river", "River";
        /// Houses and what lies between ([WAP-010](crate::clauses::WAP_010)).
        Village = "village", "Village";
        /// Nobody walks here ([WAP-011](crate::clauses::WAP_011)).
        Impassable = "impassable", "Impassable";
        /// Gives back magic points ([WAP-215](crate::clauses::WAP_215)).
        StoneCircle = "stone-circle", "Stone circle";
        /// Makes the raising of undead cheaper ([WAP-216](crate::clauses::WAP_216)).
        BurialMound = "burial-mound", "Burial mound";
        /// Undead do not enter ([WAP-217](crate::clauses::WAP_217)).
        Temple = "temple", "Temple";
        /// Weak wood ([WAP-219](crate::clauses::WAP_219)).
        BuildingA = "building-a", "Building of weak wood";
        /// Weak stone.
        BuildingB = "building-b", "Building of weak stone";
        /// Strong wood.
        BuildingC = "building-c", "Building of strong wood";
        /// Strong stone.
        BuildingD = "building-d", "Building of strong stone";
        /// What is left of a building ([WAP-229](crate::clauses::WAP_229)).
        Rubble = "rubble", "Rubble";
    }
}

/// What a terrain does; a row of the summary sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    /// Who enters stops.
    pub stops: bool,
    /// Who has entered does not fight in this activation.
    pub bars_combat: bool,
    /// Who starts here moves one hex only.
    pub holds_back: bool,
    /// Dice that an attacker loses against a defender here.
    pub shelters: u32,
    /// Dice that an attacker loses who stands here.
    pub hinders: u32,
    /// Blocks sight between two others.
    pub blocks_sight: bool,
    /// Can be entered on foot.
    pub passable: bool,
}

const PLAIN: Effects = Effects {
    stops: false,
    bars_combat: false,
    holds_back: false,
    shelters: 0,
    hinders: 0,
    blocks_sight: false,
    passable: true,
};

impl Terrain {
    /// The row of this terrain. How a hill shelters and blocks depends on where the other stands, too.
    #[must_use]
    pub const fn effects(self) -> Effects {
        match self {
            Self::Open | Self::StoneCircle | Self::BurialMound | Self::Temple => PLAIN,
            Self::Hill => Effects { shelters: 1, blocks_sight: true, ..PLAIN },
            Self::Woods => {
                Effects { stops: true, bars_combat: true, shelters: 1, blocks_sight: true, ..PLAIN }
            }
            Self::Difficult | Self::Rubble => Effects { stops: true, holds_back: true, ..PLAIN },
            Self::River => Effects { stops: true, hinders: 1, ..PLAIN },
            Self::Village => {
                Effects { stops: true, bars_combat: true, shelters: 2, blocks_sight: true, ..PLAIN }
            }
            Self::Impassable => Effects { passable: false, ..PLAIN },
            Self::BuildingA | Self::BuildingB | Self::BuildingC | Self::BuildingD => {
                Effects { passable: false, shelters: 1, blocks_sight: true, ..PLAIN }
            }
        }
    }

    /// What a hex is, within a sentence.
    pub(crate) fn said(self) -> Saying {
        said!("ground", terrain = self)
    }

    /// Its height: 0 or 1 ([WAP-007](crate::clauses::WAP_007)).
    #[must_use]
    pub const fn height(self) -> u32 {
        matches!(self, Self::Hill) as u32
    }

    /// The module that brings it into play.
    #[must_use]
    pub const fn module(self) -> u32 {
        match self {
            Self::Open
            | Self::Woods
            | Self::Difficult
            | Self::Hill
            | Self::River
            | Self::Village
            | Self::Impassable => 1,
            Self::StoneCircle | Self::BurialMound | Self::Temple => 3,
            Self::BuildingA
            | Self::BuildingB
            | Self::BuildingC
            | Self::BuildingD
            | Self::Rubble => 4,
        }
    }

    /// How many hits a building endures, and what hits it ([WAP-227](crate::clauses::WAP_227)).
    #[must_use]
    pub const fn building(self) -> Option<Building> {
        let wounds = match self {
            Self::BuildingA => 5,
            Self::BuildingB => 10,
            Self::BuildingC => 15,
            Self::BuildingD => 20,
            _ => return None,
        };
        Some(Building { hit_at: 5, wounds })
    }

    /// The letter in a map.
    #[must_use]
    pub const fn letter(self) -> char {
        match self {
            Self::Open => '.',
            Self::Woods => 'w',
            Self::Difficult => 'd',
            Self::Hill => 'h',
            Self::River => '~',
            Self::Village => 'v',
            Self::Impassable => '#',
            Self::StoneCircle => 'o',
            Self::BurialMound => 'm',
            Self::Temple => 't',
            Self::BuildingA => 'A',
            Self::BuildingB => 'B',
            Self::BuildingC => 'C',
            Self::BuildingD => 'D',
            Self::Rubble => ':',
        }
    }

    /// The terrain of a letter. Rocks, sand, marsh and swamp may be drawn by letters of their own:
    /// `r`, `s`, `p` and `q` ([WAP-006](crate::clauses::WAP_006)).
    #[must_use]
    pub fn of_letter(letter: char) -> Option<Self> {
        if matches!(letter, 'r' | 's' | 'p' | 'q') {
            return Some(Self::Difficult);
        }
        Self::ALL.iter().copied().find(|terrain| terrain.letter() == letter)
    }
}

/// The profile of a building ([WAP-227](crate::clauses::WAP_227)).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Building {
    /// What hits it.
    pub hit_at: u32,
    /// How many hits it endures.
    pub wounds: u32,
}
