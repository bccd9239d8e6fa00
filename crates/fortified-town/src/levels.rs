//! The comparative table of levels of elevation: one scale for three castles
//! ([HAV-040](crate::clauses::HAV_040)). A level is the number of stair hexes above flat ground.

use crate::clauses::{
    HAV_040, HAV_041, HAV_042, HAV_043, HAV_044, HAV_048, HAV_049, HAV_050, HAV_051, HAV_052,
    HAV_053, HAV_054, HAV_055, HAV_056, HAV_057, HAV_058, HAV_059, HAV_060, HAV_061, HAV_062,
    HAV_064, HAV_065, HAV_078,
};
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::town::{CITADEL, Terrain};
use decider::Clause;

/// The lowest level of the three castles; the row of -5 in the printed table stands empty
/// ([HAV-047](crate::clauses::HAV_047)).
pub const LOWEST: i8 = -1;

/// The highest.
pub const HIGHEST: i8 = 7;

rulebook::named! {
    /// The castles that the table compares.
    Castle {
        /// That of the first box.
        Border = "border-castle", "Border Castle";
        /// That of the first extension.
        Templars = "templars-castle", "Templars' Castle";
        /// That of the second.
        Town = "fortified-town", "Fortified Medieval Town";
    }
}

/// A feature of a castle and its level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Feature {
    /// Whose.
    pub castle: Castle,
    /// What, by its word.
    pub feature: &'static str,
    /// How high.
    pub level: i8,
    /// Where it is said.
    pub clause: Clause,
}

const fn row(castle: Castle, feature: &'static str, level: i8, clause: Clause) -> Feature {
    Feature { castle, feature, level, clause }
}

/// The table, castle by castle from the lowest level up. The levels of the Border Castle replace those of
/// its own box ([HAV-046](crate::clauses::HAV_046)), and no feature of the town has level 3
/// ([HAV-063](crate::clauses::HAV_063)).
pub const TABLE: &[Feature] = &[
    row(Castle::Border, "moat", -1, HAV_048),
    row(Castle::Border, "flat", 0, HAV_049),
    row(Castle::Border, "tower", 1, HAV_050),
    row(Castle::Border, "rampart", 1, HAV_050),
    row(Castle::Border, "keep", 2, HAV_051),
    row(Castle::Templars, "main-entry-moat", -1, HAV_052),
    row(Castle::Templars, "saint-james-moat", -1, HAV_052),
    row(Castle::Templars, "secret-passage", -1, HAV_052),
    row(Castle::Templars, "guard-post", 0, HAV_053),
    row(Castle::Templars, "flat", 0, HAV_053),
    row(Castle::Templars, "lower-young-ladies-tower", 1, HAV_054),
    row(Castle::Templars, "rampart-to-main-entrance", 1, HAV_054),
    row(Castle::Templars, "inner-courtyard", 1, HAV_044),
    row(Castle::Templars, "upper-young-ladies-tower", 2, HAV_055),
    row(Castle::Templars, "rampart", 2, HAV_055),
    row(Castle::Templars, "solomon-tower", 3, HAV_056),
    row(Castle::Templars, "small-tower", 3, HAV_056),
    row(Castle::Templars, "upper-court", 3, HAV_056),
    row(Castle::Templars, "keep", 5, HAV_057),
    row(Castle::Templars, "watchtower", 7, HAV_058),
    row(Castle::Town, "moat", -1, HAV_059),
    row(Castle::Town, "flat", 0, HAV_042),
    row(Castle::Town, "stables", 0, HAV_060),
    row(Castle::Town, "house", 0, HAV_060),
    row(Castle::Town, "outer-rampart", 1, HAV_061),
    row(Castle::Town, "stretch", 2, HAV_062),
    row(Castle::Town, "pilgrims-tower", 2, HAV_062),
    row(Castle::Town, "citadel-rampart", 2, HAV_062),
    row(Castle::Town, "keep", 5, HAV_064),
    row(Castle::Town, "linked-tower", 5, HAV_064),
    row(Castle::Town, "watchtower", 7, HAV_065),
];

/// A gate that climbs without stairs: it joins two courts of different levels
/// ([HAV-045](crate::clauses::HAV_045)).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ramp {
    /// Which gate.
    pub gate: &'static str,
    /// The level below.
    pub from: i8,
    /// The level above.
    pub to: i8,
}

/// The broad ramp behind the St. James Gate of the Templars' Castle.
pub const RAMP: Ramp = Ramp { gate: "saint-james", from: 0, to: 1 };

/// The level of a feature, such as `keep`.
#[must_use]
pub fn level(castle: Castle, feature: &str) -> Option<i8> {
    let found = TABLE.iter().find(|row| row.castle == castle && row.feature == feature);
    found.map(|row| row.level)
}

/// The clause by which a moat is no flat ground ([HAV-043](crate::clauses::HAV_043)).
pub const MOATS: Clause = HAV_043;

/// The line of defence of the stretch of rampart that is joined to the citadel.
pub(crate) const STRETCH: u8 = 2;

/// The feature of the town that a place belongs to; none: stairs, whose levels are counted
/// ([HAV-041](crate::clauses::HAV_041)), and what the siege has put there.
fn feature(state: &State, place: Spot) -> Option<&'static Feature> {
    let terrain = state.terrain(place.hex)?;
    let (level, line) = (state.level(place)?, state.town.line(place.hex).unwrap_or_default());
    let feature = match terrain {
        Terrain::Moat => "moat",
        Terrain::Stable => "stables",
        Terrain::House => "house",
        Terrain::Keep if place.floor == Floor::Ground => "flat",
        Terrain::Keep if level == HIGHEST => "watchtower",
        Terrain::Keep => "keep",
        _ if state.is_on_wall(place) && line >= CITADEL => "citadel-rampart",
        _ if state.is_on_wall(place) && line == STRETCH => "stretch",
        Terrain::Tower => "pilgrims-tower",
        _ if state.is_on_wall(place) => "outer-rampart",
        _ => "flat",
    };
    let found = TABLE.iter().find(|row| row.castle == Castle::Town && row.feature == feature);
    found.filter(|row| row.level == level)
}

/// The clauses by which a place is as high as it is.
pub(crate) fn clauses(state: &State, place: Spot) -> Vec<Clause> {
    let mut clauses = vec![HAV_040];
    clauses.extend(feature(state, place).map(|row| row.clause));
    match state.terrain(place.hex) {
        Some(Terrain::Stairs) => clauses.extend([HAV_041, HAV_078]),
        Some(Terrain::Moat) => clauses.push(HAV_043),
        _ => {}
    }
    clauses
}
