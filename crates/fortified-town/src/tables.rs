//! The numbers of the rulebook and of our rulings, in one place: points, ranges, tables.

use crate::men::Weapon;

/// Points of one hex of trough ([HAV-014](crate::clauses::HAV_014)).
pub const TROUGH: u32 = 4;
/// Points of getting on a ladder, from below or from above ([HAV-112](crate::clauses::HAV_112)).
pub const CLIMB: u32 = 3;
/// Points of stepping from a ladder onto a rampart ([HAV-113](crate::clauses::HAV_113)).
pub const STEP_OFF: u32 = 4;
/// Levels that a ladder reaches ([HAV-110](crate::clauses::HAV_110), [HAV-111](crate::clauses::HAV_111)).
pub const LADDER_REACH: i8 = 2;
/// Levels that a siege tower reaches ([HAV-100](crate::clauses::HAV_100)).
pub const TOWER_REACH: i8 = 3;
/// How much higher than its rampart a siege tower ends ([HAV-103](crate::clauses::HAV_103)).
pub const TOWER_TOPS: i8 = 1;
/// From this level on one sees over the parapet of a siege tower ([HAV-102](crate::clauses::HAV_102)).
pub const OVER_A_TOWER: i8 = 3;
/// How often the lower of two must be as far from the edge of a rampart as the upper, one level apart
/// ([HAV-090](crate::clauses::HAV_090)).
pub const EDGE_ONE_LEVEL: u32 = 2;
/// The same, two levels apart ([HAV-091](crate::clauses::HAV_091)).
pub const EDGE_TWO_LEVELS: u32 = 4;
/// The level of the top of a house, a stable or a tree for lines ([HAV-074](crate::clauses::HAV_074)).
pub const HOUSE_TOP: i8 = 1;
/// What a roof adds to the level of a tower ([HAV-076](crate::clauses::HAV_076)).
pub const ROOF: i8 = 1;
/// Points of the lookouts of [ST-03](crate::clauses::ST_03): stairs, house, stable, filled moat, rubble.
pub const SLOW: u32 = 2;
/// Points of an open moat, and of climbing from rubble onto a rampart ([ST-03](crate::clauses::ST_03)).
pub const HARD: u32 = 4;
/// From so many bodies on, a hex costs a point more ([ST-03](crate::clauses::ST_03)).
pub const BODIES: usize = 2;

/// Short, medium and long range of a weapon: the last hex of each, the target's counted
/// ([ST-08](crate::clauses::ST_08)).
#[must_use]
pub const fn ranges(weapon: Weapon) -> [u32; 3] {
    match weapon {
        Weapon::Crossbow => [15, 35, 60],
        Weapon::Longbow => [12, 30, 70],
        Weapon::Shortbow => [10, 25, 50],
    }
}

/// How far a weapon's column begins to the right in the table of hits ([ST-30](crate::clauses::ST_30)).
#[must_use]
pub const fn shift(weapon: Weapon) -> u32 {
    match weapon {
        Weapon::Crossbow => 0,
        Weapon::Longbow => 1,
        Weapon::Shortbow => 2,
    }
}

/// Hits on men on foot by position 1 to 9: no cover, light, medium, heavy ([ST-30](crate::clauses::ST_30)).
/// A is driven back or slowed, B wounded, C killed.
pub const HITS_ON_FOOT: [&[u8; 9]; 4] = [b"CCCBBBAA-", b"CCBBBAAA-", b"CBBBAAA--", b"BBBAAA---"];

/// Hits on mounted men: no cover, light, medium ([ST-08](crate::clauses::ST_08)). Behind heavy cover the
/// row of medium counts, one position to the right.
pub const HITS_ON_MOUNTED: [&[u8; 9]; 3] = [b"EEDCCBAA-", b"EDCCBAA--", b"DCCBAA---"];

/// The columns of the combat table as attack to defence ([ST-07](crate::clauses::ST_07)).
pub const ODDS: [(u32, u32); 7] = [(1, 3), (1, 2), (1, 1), (3, 2), (2, 1), (3, 1), (4, 1)];

/// The combat table by die 1 to 10, a column for each of [`ODDS`] ([ST-07](crate::clauses::ST_07)).
pub const COMBAT: [&[u8; 7]; 10] = [
    b"AAAABB-", b"AABBB-C", b"ABBB-CC", b"BBB-CCC", b"BB-CCCD", b"B-CCCDD", b"B-CCDDE", b"-CCDDEE",
    b"-CDDEEF", b"CDDEEFF",
];

/// The most by which ground changes a combat die ([ST-37](crate::clauses::ST_37)).
pub const MOST_MODIFIER: i32 = 3;

/// Attack points of the columns of the battering table ([ST-53](crate::clauses::ST_53)).
pub const BATTERING_POINTS: [u32; 5] = [1, 3, 6, 9, 12];

/// What a battering does: hits on the wall, and battering points of engines lost.
pub type Battering = (u32, u32);

/// The battering table by die 1 to 10, a column for each of [`BATTERING_POINTS`].
pub const BATTERING: [[Battering; 5]; 10] = [
    [(0, 1), (0, 1), (0, 2), (0, 3), (0, 4)],
    [(0, 0), (0, 0), (0, 1), (0, 2), (0, 3)],
    [(0, 0), (0, 0), (0, 0), (0, 1), (1, 2)],
    [(0, 0), (0, 0), (0, 0), (0, 0), (1, 1)],
    [(0, 0), (0, 0), (0, 0), (1, 0), (1, 0)],
    [(0, 0), (0, 0), (0, 0), (1, 0), (1, 0)],
    [(0, 0), (0, 0), (1, 0), (1, 0), (1, 0)],
    [(0, 0), (0, 0), (1, 0), (1, 0), (1, 0)],
    [(0, 0), (1, 0), (1, 0), (1, 0), (1, 0)],
    [(1, 0), (1, 0), (1, 0), (1, 0), (1, 0)],
];

/// An infiltration total up to this stops and wounds ([ST-06](crate::clauses::ST_06)).
pub const INFILTRATION_STOPS: i32 = 2;
/// From this total on one goes on ([ST-06](crate::clauses::ST_06)).
pub const INFILTRATION_GOES_ON: i32 = 6;
/// Up to this total whoever retreats past an enemy is wounded ([ST-38](crate::clauses::ST_38)).
pub const RETREAT_WOUNDS: i32 = 5;
/// The most friends who push each other aside in one retreat ([ST-38](crate::clauses::ST_38)).
pub const RETREAT_CHAIN: u32 = 3;
/// A die up to this stuns who falls from two levels, a higher one wounds ([ST-13](crate::clauses::ST_13)).
pub const FALL_STUNS: u32 = 6;
/// Hexes of a charge ([ST-43](crate::clauses::ST_43)).
pub const CHARGE: u32 = 4;
/// What is added against somebody on a ladder, and nothing else counts ([ST-37](crate::clauses::ST_37)).
pub const AGAINST_LADDER: i32 = 2;
/// What is taken from whoever attacks from a ladder ([ST-03](crate::clauses::ST_03)).
pub const FROM_LADDER: i32 = -2;
/// Game turns without a combat after which the separation is looked at
/// ([HAV-130](crate::clauses::HAV_130), [ST-56](crate::clauses::ST_56)).
pub const QUIET_TURNS: u32 = 5;
