//! The town: what its map draws, and what can be read off it. A town is data: a picture, a legend that says
//! what each letter is and how high, and lists of gates, stairs, mechanisms and doors.
//!
//! What happens to it in a siege (open gates, breaches, ladders) is no part of it: see `works`.

pub mod picture;

use crate::spot::{Floor, Spot};
use crate::tables;
use board::{Direction, Hex, Hexside};
use picture::Picture;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

rulebook::named! {
    /// What a hex is.
    #[schemars(rename = "TownTerrain")]
    Terrain {
        /// Flat ground outside the walls.
        Field = "field", "Open field";
        /// Flat ground outside, and deep water where the town has a port
        /// ([HAV-021](crate::clauses::HAV_021)).
        Harbour = "harbour", "Harbour";
        /// Flat ground under a tree, which hides what is behind it.
        Tree = "tree", "Tree";
        /// Flat ground inside.
        Street = "street", "Street";
        /// The paved ground before the stables, under the open sky ([HAV-018](crate::clauses::HAV_018)).
        StableEntrance = "stable-entrance", "Stable entrance";
        /// Roofed ([HAV-017](crate::clauses::HAV_017)).
        Stable = "stable", "Stables";
        /// A house.
        House = "house", "House";
        /// The water trough of the square ([HAV-014](crate::clauses::HAV_014)).
        Trough = "trough", "Water trough";
        /// Impassable ([HAV-016](crate::clauses::HAV_016)).
        Well = "well", "Well";
        /// A ditch ([HAV-043](crate::clauses::HAV_043)).
        Moat = "moat", "Moat";
        /// Over the moat when it is down; when it is up, the hex is moat.
        Drawbridge = "drawbridge", "Drawbridge";
        /// The court of the citadel.
        Court = "court", "Court";
        /// A wall one walks on.
        Rampart = "rampart", "Rampart";
        /// Part of a tower, on the way of the rampart.
        Tower = "tower", "Tower";
        /// A passage with a rampart above.
        Gate = "gate", "Gate";
        /// Stone stairs; each hex is a level ([HAV-041](crate::clauses::HAV_041)).
        Stairs = "stairs", "Stairs";
        /// Wooden stairs that can be raised ([HAV-026](crate::clauses::HAV_026)).
        Stairway = "wooden-stairway", "Wooden stairway";
        /// A piece of rampart that tips ([HAV-033](crate::clauses::HAV_033)).
        Trap = "trap", "Tipping trap";
        /// A hall with a roof to fight on.
        Keep = "keep", "Keep";
    }
}

impl Terrain {
    /// Does one walk on a wall here?
    #[must_use]
    pub const fn is_wall(self) -> bool {
        matches!(self, Self::Rampart | Self::Tower | Self::Gate | Self::Stairway | Self::Trap)
    }

    /// Ground outside the walls.
    #[must_use]
    pub const fn is_outside(self) -> bool {
        matches!(self, Self::Field | Self::Harbour | Self::Tree)
    }
}

/// What a letter of the picture stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TownGround")]
pub struct Ground {
    /// What.
    pub terrain: Terrain,
    /// Where one stands, -1 to 7; of a gate the rampart above it, of a keep the roof.
    #[serde(default)]
    pub level: i8,
    /// Its line of defence, 1 to 4 from outside in ([HAV-023](crate::clauses::HAV_023)): the outer ramparts
    /// ([HAV-024](crate::clauses::HAV_024)), the stretch joined to the citadel
    /// ([HAV-025](crate::clauses::HAV_025)), the citadel, the keep.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub line: Option<u8>,
    /// Fortified on the inner side too ([HAV-010](crate::clauses::HAV_010)), as the towers of the Lady Gate
    /// are ([HAV-089](crate::clauses::HAV_089)).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub inner_parapet: bool,
    /// Has a roof, which lines of fire meet a level higher ([HAV-076](crate::clauses::HAV_076)).
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub roofed: bool,
}

rulebook::id! {
    /// A gate or a door, such as `pilgrims`.
    GateId as "TownGateId", Small
}

rulebook::named! {
    /// What a weight and a chain move ([HAV-039](crate::clauses::HAV_039)).
    #[schemars(rename = "TownMechanism")]
    Mechanism {
        /// The wooden stairway: raised, nobody passes.
        Stairway = "stairway", "the wooden stairway";
        /// The drawbridge of the citadel.
        Drawbridge = "drawbridge", "the drawbridge";
        /// The tipping trap.
        Trap = "trap", "the tipping trap";
    }
}

/// A gate of the town ([HAV-002](crate::clauses::HAV_002)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TownGate")]
pub struct Gate {
    /// As people call it.
    pub name: String,
    /// The hex of its passage.
    pub hex: Hex,
    /// From where it is opened and shut ([HAV-003](crate::clauses::HAV_003)).
    pub inside: Vec<Hex>,
    /// Where one comes to it from outside.
    pub outside: Vec<Hex>,
    /// Not a gate of the town wall: it leads from one court into another.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub inner: bool,
}

/// A door in a wall: the main door of a keep ([HAV-038](crate::clauses::HAV_038)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TownDoor")]
pub struct Door {
    /// As people call it.
    pub name: String,
    /// The hex behind it, from which it is opened and shut.
    pub inside: Hex,
    /// The hex before it.
    pub outside: Hex,
}

/// A flight of stairs, from below.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TownStairs")]
pub struct Stairs {
    /// Its hexes upwards.
    pub hexes: Vec<Hex>,
    /// The hexes at its foot ([HAV-163](crate::clauses::HAV_163), [HAV-164](crate::clauses::HAV_164)); none:
    /// it ends in the middle of its hex, and every hex beside it is ([HAV-165](crate::clauses::HAV_165)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub foot: Option<Vec<Hex>>,
    /// The hexes at its head, likewise.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<Vec<Hex>>,
}

/// A mechanism: from where it is worked, and what it moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TownWinch")]
pub struct Winch {
    /// Where somebody stands who works it.
    pub from: Hex,
    /// The hex that it makes impassable.
    pub works: Hex,
}

/// Stairs inside a keep: from one floor or roof to another, with a whole move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "TownInnerStairs")]
pub struct InnerStairs {
    /// Below.
    pub from: Spot,
    /// Above.
    pub to: Spot,
}

/// What every hex of the open field is.
const OPEN_FIELD: Ground =
    Ground { terrain: Terrain::Field, level: 0, line: None, inner_parapet: false, roofed: false };

/// A walled town.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Town {
    /// As people call it.
    pub name: String,
    /// What each letter stands for.
    pub legend: BTreeMap<char, Ground>,
    /// A letter a hex.
    pub picture: Picture,
    /// Its gates.
    pub gates: BTreeMap<GateId, Gate>,
    /// Its doors.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub doors: BTreeMap<GateId, Door>,
    /// Its stairs, by a word.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub stairs: BTreeMap<String, Stairs>,
    /// Hexsides by which one steps from a rampart onto one a level higher or lower.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub steps: BTreeSet<Hexside>,
    /// What is worked from where.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub mechanisms: BTreeMap<Mechanism, Winch>,
    /// Stairs inside a keep.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub inner_stairs: Vec<InnerStairs>,
    /// Columns and rows of an open field far away, on which a relief is fought.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<[u32; 2]>,
    /// Has it a port ([HAV-020](crate::clauses::HAV_020))?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub port: bool,
}

/// Of the hexes that would do, a refusal names so many.
const HINTS: usize = 4;

impl Town {
    /// What a hex is; none: not on the map.
    #[must_use]
    pub fn ground(&self, hex: Hex) -> Option<&Ground> {
        if self.is_in_field(hex) {
            return Some(&OPEN_FIELD);
        }
        self.legend.get(&self.picture.letter(hex)?)
    }

    /// Is a hex on the open field far away?
    #[must_use]
    pub fn is_in_field(&self, hex: Hex) -> bool {
        self.field.is_some_and(|[columns, rows]| {
            let across = u32::try_from(hex.column() - tables::FIELD_COLUMN);
            let down = u32::try_from(hex.row());
            across.is_ok_and(|column| column < columns) && down.is_ok_and(|row| row < rows)
        })
    }

    /// Every hex of that field, row by row.
    pub fn field_hexes(&self) -> impl Iterator<Item = Hex> + use<> {
        let [columns, rows] = self.field.unwrap_or_default();
        let size = [columns, rows].map(|size| i16::try_from(size).unwrap_or(i16::MAX));
        (0..size[1]).flat_map(move |row| {
            (0..size[0]).map(move |column| Hex::new(tables::FIELD_COLUMN + column, row))
        })
    }

    /// The terrain of a hex.
    #[must_use]
    pub fn terrain(&self, hex: Hex) -> Option<Terrain> {
        self.ground(hex).map(|ground| ground.terrain)
    }

    /// Every hex of the map, row by row; the field outside comes last.
    pub fn hexes(&self) -> impl Iterator<Item = Hex> + '_ {
        self.picture.hexes().chain(self.field_hexes())
    }

    /// The few hexes nearest to one that are as is asked.
    pub(crate) fn nearest(&self, from: Hex, fits: impl Fn(Hex) -> bool) -> Vec<Hex> {
        let mut all: Vec<Hex> = self.hexes().collect();
        all.sort_by_key(|&hex| (hex.distance(from), hex));
        all.into_iter().filter(|&hex| fits(hex)).take(HINTS).collect()
    }

    /// Has a hex this floor, drawn by the map?
    #[must_use]
    pub fn has(&self, place: Spot) -> bool {
        match (self.terrain(place.hex), place.floor) {
            (None, _) | (_, Floor::Ladder) => false,
            (Some(_), Floor::Ground) => true,
            (Some(terrain), Floor::Top) => matches!(terrain, Terrain::Gate | Terrain::Keep),
        }
    }

    /// The level of a place as the map draws it ([HAV-041](crate::clauses::HAV_041)); the passage of a gate
    /// and the hall of a keep are at level 0.
    #[must_use]
    pub fn level(&self, place: Spot) -> Option<i8> {
        let ground = self.ground(place.hex)?;
        Some(match (ground.terrain, place.floor) {
            (Terrain::Gate | Terrain::Keep, Floor::Ground) => 0,
            _ => ground.level,
        })
    }

    /// The place on the wall of a hex: above a gate, else the hex itself; none where there is no wall.
    #[must_use]
    pub fn on_wall(&self, hex: Hex) -> Option<Spot> {
        let terrain = self.terrain(hex).filter(|terrain| terrain.is_wall())?;
        Some(if terrain == Terrain::Gate { Spot::top(hex) } else { Spot::ground(hex) })
    }

    /// Does somebody at this place stand on a wall?
    #[must_use]
    pub fn is_on_wall(&self, place: Spot) -> bool {
        self.on_wall(place.hex) == Some(place)
    }

    /// The line of defence that a place belongs to; none: no part of any.
    #[must_use]
    pub fn line(&self, hex: Hex) -> Option<u8> {
        self.ground(hex)?.line
    }

    /// Is a side of a wall or keep fortified against what lies beyond it ([HAV-009](crate::clauses::HAV_009),
    /// [HAV-010](crate::clauses::HAV_010))?
    #[must_use]
    pub fn is_fortified(&self, hex: Hex, side: Direction) -> bool {
        self.is_battlement(hex, side) || self.has_inner_parapet(hex, side)
    }

    /// Is a side of a wall or keep the outer one: towards the field, before the citadel towards anything
    /// that is no part of it, of a keep every side that leads out of it?
    #[must_use]
    pub fn is_battlement(&self, hex: Hex, side: Direction) -> bool {
        let Some(here) = self.ground(hex) else { return false };
        let beyond = hex.neighbour(side);
        let Some(there) = self.ground(beyond) else { return here.terrain.is_wall() };
        match here.terrain {
            Terrain::Keep => there.terrain != Terrain::Keep,
            terrain if !terrain.is_wall() => false,
            _ if here.line.is_some_and(|line| line >= CITADEL) => match there.terrain {
                Terrain::Moat | Terrain::Drawbridge => true,
                Terrain::Trap => false,
                _ => there.line.is_none_or(|line| line < CITADEL),
            },
            _ => there.terrain.is_outside(),
        }
    }

    /// Is a side of a wall fortified towards the inside?
    fn has_inner_parapet(&self, hex: Hex, side: Direction) -> bool {
        self.ground(hex).is_some_and(|here| here.inner_parapet)
            && self
                .ground(hex.neighbour(side))
                .is_some_and(|there| !there.terrain.is_wall() && !there.terrain.is_outside())
    }

    /// Does a wall hex touch the outer face of the wall? Else it is set back
    /// ([HAV-079](crate::clauses::HAV_079)).
    #[must_use]
    pub fn touches_outer_wall(&self, hex: Hex) -> bool {
        Direction::ALL.into_iter().any(|side| self.is_battlement(hex, side))
    }

    /// Is a wall hex at the inner edge: has it ground inside beside it?
    #[must_use]
    pub fn is_inner_edge(&self, hex: Hex) -> bool {
        hex.neighbours().any(|beside| {
            self.terrain(beside).is_some_and(|terrain| {
                !terrain.is_wall() && !terrain.is_outside() && terrain != Terrain::Keep
            })
        })
    }

    /// Does ground lie outside a wall of this line?
    #[must_use]
    pub fn is_outside_of(&self, wall: Hex, hex: Hex) -> bool {
        let Some(there) = self.ground(hex) else { return true };
        if self.line(wall).is_some_and(|line| line >= CITADEL) {
            there.line.is_none_or(|line| line < CITADEL)
                || matches!(there.terrain, Terrain::Moat | Terrain::Drawbridge)
        } else {
            there.terrain.is_outside()
        }
    }

    /// The gate whose passage a hex is.
    #[must_use]
    pub fn gate_at(&self, hex: Hex) -> Option<(&GateId, &Gate)> {
        self.gates.iter().find(|(_, gate)| gate.hex == hex)
    }

    /// The stairs that a hex belongs to.
    #[must_use]
    pub fn stairs_at(&self, hex: Hex) -> Option<&Stairs> {
        self.stairs.values().find(|stairs| stairs.hexes.contains(&hex))
    }

    /// The mechanism that moves a hex.
    #[must_use]
    pub fn mechanism_of(&self, hex: Hex) -> Option<Mechanism> {
        self.mechanisms.iter().find(|(_, winch)| winch.works == hex).map(|(&which, _)| which)
    }
}

/// The first line of defence that belongs to the citadel ([HAV-032](crate::clauses::HAV_032)).
pub const CITADEL: u8 = 3;

/// The line of defence in which the last stand is made ([HAV-037](crate::clauses::HAV_037)).
pub const KEEP: u8 = 4;
