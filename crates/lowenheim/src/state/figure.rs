//! How one figure stands.

use super::Step;
use crate::figures::{FigureId, Side};
use board::Hex;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Permanent damage of a named person (HEI-170).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Damage {
    /// 1: beyond help.
    Dead,
    /// 2: Move −1.
    Leg,
    /// 3: Fight −1.
    Arm,
    /// 4: Strength −1.
    Weak,
    /// 5: Toughness −1.
    Torso,
    /// 6: no effect.
    Scar,
}

/// Where a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Whereabouts {
    /// On the map.
    Map(Hex),
    /// In the Temple, waiting for a Healing card.
    Temple,
    /// In its faction's hunger pool.
    Starved,
    /// Out for the whole siege: dead, slain or taken.
    Gone,
}

/// One figure as it stands.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Figure {
    /// Where it is.
    pub whereabouts: Whereabouts,
    /// Wounds left.
    pub wounds: u32,
    /// Permanent damages, in the order of suffering.
    pub damages: Vec<Damage>,
    /// Since which turn and step it lies stunned.
    pub stunned: Option<(u32, Step)>,
    /// It has moved, or spent its move, in this movement step.
    pub moved: bool,
    /// Attacks that it has made in this combat step.
    pub attacks: u32,
    /// Who has attacked it in this combat step; at most two different figures (HEI-154).
    pub attacked_by: Vec<FigureId>,
    /// Its band, for the enemy.
    pub band: Option<u32>,
    /// In which turn it last left for lack of food; 0: never, or regained since.
    pub starved_in: u32,
    /// Under the spell of Mind Control since this turn.
    pub bound: Option<u32>,
    /// Was under Mind Control at any time, and may have fought its own side.
    pub swayed: bool,
    /// A werewolf who runs away: he fights for nobody and against everybody.
    pub raging: bool,
    /// In which turn it must attack one of the other people, Elf or Cathay.
    pub feuding_in: Option<u32>,
    /// Given to the mobile reserve, under the command of the Elves.
    pub reserve: bool,
    /// In which turn it last did something that leaves no room for anything else, such as calling a
    /// demon; 0: never.
    pub busy_in: u32,
    /// Given to serve a gun, under the command of the City Guard.
    pub crew: bool,
    /// At the officers' conference up to the end of this turn; 0: not there.
    pub confers_until: u32,
    /// In which turn it last cast a spell; 0: never (HEI-074).
    pub cast_in: u32,
    /// What spells add to its stat line this turn.
    pub boost: Boost,
}

/// What is added to a stat line until the end of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Boost {
    /// To Move, by Fast Food (HEI-079).
    pub movement: u32,
    /// To Fight, by Morale (HEI-080).
    pub fight: u32,
}

impl Figure {
    /// For which side it fights now, under this id.
    #[must_use]
    pub const fn side(&self, id: FigureId) -> Side {
        if self.bound.is_some() { Side::City } else { self.side_unbound(id) }
    }

    /// For which side it would fight without Mind Control.
    #[must_use]
    pub const fn side_unbound(&self, id: FigureId) -> Side {
        if self.raging { Side::Enemy } else { id.kind().side() }
    }
}
