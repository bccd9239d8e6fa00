//! The numbers of the rulebook and of our rulings, in one place: points, ranges, tables.

use crate::men::{Side, Weapon};

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

/// The most casualty points of a decisive and of a substantial victory
/// ([ST-26](crate::clauses::ST_26)).
#[must_use]
pub const fn degrees(winner: Side) -> (u32, u32) {
    match winner {
        Side::Besiegers => (20, 30),
        Side::Besieged => (10, 15),
    }
}

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
/// The highest rampart from which one may jump ([ST-38](crate::clauses::ST_38)).
pub const HIGHEST_JUMP: i8 = 2;
/// Points of each of two who carry a ladder a hex ([ST-47](crate::clauses::ST_47)).
pub const CARRY_LADDER: u32 = 2;
/// Points of each of two who pick up a ladder ([ST-47](crate::clauses::ST_47)).
pub const TAKE_LADDER: u32 = 2;
/// Points of each of two who raise a ladder ([ST-12](crate::clauses::ST_12)).
pub const RAISE_LADDER: u32 = 4;
/// Points of each of two who lift a ladder onto the rampart ([HAV-119](crate::clauses::HAV_119)).
pub const LIFT_LADDER: u32 = 4;
/// Points of each of two who slide one down ([HAV-124](crate::clauses::HAV_124)).
pub const SLIDE_LADDER: u32 = 4;
/// Points of whoever tries to topple a ladder ([ST-13](crate::clauses::ST_13)).
pub const TOPPLE: u32 = 4;
/// From this total on a ladder topples ([ST-48](crate::clauses::ST_48)).
pub const TOPPLES: i32 = 7;
/// A ladder that topples by this die breaks ([ST-48](crate::clauses::ST_48)).
pub const TOPPLE_BREAKS: u32 = 10;
/// How many stand inside a siege tower ([ST-49](crate::clauses::ST_49)).
pub const TOWER_INSIDE: usize = 3;
/// How many push one: those inside, and as many behind ([ST-14](crate::clauses::ST_14)).
pub const TOWER_CREW: usize = 6;
/// Hexes that a siege tower goes in a turn ([ST-14](crate::clauses::ST_14)).
pub const TOWER_HEXES: u32 = 1;
/// How many carry a ram ([ST-14](crate::clauses::ST_14)).
pub const RAM_CREW: usize = 4;
/// Hexes that a ram goes in a turn ([ST-14](crate::clauses::ST_14)).
pub const RAM_HEXES: u32 = 2;
/// Points that each of its crew pays for a hex; who pushes a tower, pays all they have.
pub const RAM_POINTS: u32 = 4;
/// Battering points of a ram ([ST-14](crate::clauses::ST_14)).
pub const RAM_STRIKES: u32 = 9;
/// Hits of a ram that open a gate ([ST-15](crate::clauses::ST_15)).
pub const GATE_HITS: u32 = 3;
/// Hits of a ram that open the door of a keep ([ST-15](crate::clauses::ST_15)).
pub const DOOR_HITS: u32 = 2;
/// Good blows of axes that open the door of a keep ([ST-15](crate::clauses::ST_15)).
pub const DOOR_BLOWS: u32 = 5;
/// What the attacks of those with axes must add up to ([ST-15](crate::clauses::ST_15)).
pub const DOOR_DEFENCE: u32 = 12;
/// The column on which axes strike a door, as attack to defence ([ST-15](crate::clauses::ST_15)).
pub const AXES: (u32, u32) = (3, 1);
/// Hexes from the wall at which besiegers deploy ([ST-58](crate::clauses::ST_58)).
pub const DEPLOY_AT: u32 = 8;
/// Barrels of oil that the besieged have where the scenario says nothing ([ST-51](crate::clauses::ST_51)).
pub const BARRELS: u32 = 2;
/// Points of each of two who pour oil ([ST-51](crate::clauses::ST_51)).
pub const POUR: u32 = 4;
/// Up to this die oil kills ([ST-16](crate::clauses::ST_16)).
pub const OIL_KILLS: u32 = 3;
/// Up to this die oil wounds, a higher one drives back ([ST-16](crate::clauses::ST_16)).
pub const OIL_WOUNDS: u32 = 7;
/// Hexes that oil drives back ([ST-16](crate::clauses::ST_16)).
pub const OIL_DRIVES: u32 = 2;
/// From this die on oil sets an engine on fire ([ST-16](crate::clauses::ST_16)).
pub const OIL_LIGHTS: u32 = 6;
/// From this die on a torch lights something ([ST-17](crate::clauses::ST_17)).
pub const LIGHTS: u32 = 6;
/// The same with oil ([ST-17](crate::clauses::ST_17)).
pub const LIGHTS_WITH_OIL: u32 = 4;
/// From this die on two people put a fire out ([ST-17](crate::clauses::ST_17)).
pub const PUTS_OUT: u32 = 5;
/// The highest fire that can be put out ([ST-17](crate::clauses::ST_17)).
pub const STILL_SMALL: u32 = 2;
/// From this fire on nobody stays ([ST-52](crate::clauses::ST_52)).
pub const SCORCHES: u32 = 2;
/// At this fire the thing has burnt down ([ST-17](crate::clauses::ST_17)).
pub const BURNT_DOWN: u32 = 4;
/// At this fire it is lost when the assault ends ([ST-52](crate::clauses::ST_52)).
pub const LOST_AT_THE_END: u32 = 3;
/// From this die on what is beside something burnt down catches fire ([ST-52](crate::clauses::ST_52)).
pub const CATCHES: u32 = 8;
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
/// Days of a strategic turn ([ST-19](crate::clauses::ST_19)).
pub const DAYS: u32 = 5;
/// Strategic turns of a siege where the scenario says nothing ([ST-65](crate::clauses::ST_65)).
pub const STRATEGIC_TURNS: u32 = 4;
/// Columns and rows of the field of a battle where the scenario says nothing.
pub const OPEN_FIELD: [u32; 2] = [22, 12];
/// The first column of that field: no shot from the town reaches so far.
pub const FIELD_COLUMN: i16 = 200;
/// Game turns of a battle at most ([ST-64](crate::clauses::ST_64)).
pub const BATTLE_TURNS: u32 = 10;
/// What a baron and a knight who lead add to the initiative ([ST-20](crate::clauses::ST_20)).
pub const LEADERS: [(crate::men::Class, u32); 2] =
    [(crate::men::Class::Baron, 2), (crate::men::Class::Knight, 1)];
/// The odds that add one to the initiative ([ST-20](crate::clauses::ST_20)).
pub const INITIATIVE_ODDS: u32 = 2;
/// The most who come out in a sortie ([ST-61](crate::clauses::ST_61)).
pub const SORTIE: usize = 10;
/// How far from their gate they stand at most when it begins.
pub const SORTIE_REACH: u32 = 2;
/// Ladders that a day makes ([ST-61](crate::clauses::ST_61)).
pub const LADDERS_A_DAY: u32 = 2;
/// Moat hexes for which a day makes fascines ([ST-61](crate::clauses::ST_61)).
pub const FASCINES_A_DAY: u32 = 3;
/// Salvos of a day ([ST-53](crate::clauses::ST_53)).
pub const SALVOS: u32 = 3;
/// Hexes that machines reach ([ST-53](crate::clauses::ST_53)).
pub const MACHINE_RANGE: u32 = 30;
/// Hits that demolish a hex of the outer wall ([HAV-099](crate::clauses::HAV_099)).
pub const WALL_HITS: u32 = 4;
/// Hits that demolish one behind it ([HAV-098](crate::clauses::HAV_098)).
pub const INNER_HITS: u32 = 1;
/// Engineers of a mine ([ST-54](crate::clauses::ST_54)).
pub const MINERS: usize = 5;
/// The highest rampart that is mined ([ST-54](crate::clauses::ST_54)).
pub const HIGHEST_MINE: i8 = 2;
/// From this die on a mine brings a hit ([ST-18](crate::clauses::ST_18)).
pub const MINE_HITS: u32 = 4;
/// People whom a ration feeds for a strategic turn ([ST-22](crate::clauses::ST_22)).
pub const PEOPLE_A_RATION: u32 = 5;
/// Horses that one feeds ([ST-22](crate::clauses::ST_22)).
pub const HORSES_A_RATION: u32 = 2;
/// Rations that ships bring in a strategic turn ([ST-62](crate::clauses::ST_62)).
pub const SHIPPED: u32 = 6;
/// Up to this total somebody wounded dies in a day ([ST-25](crate::clauses::ST_25)).
pub const DIES: u32 = 1;
/// From this total on they are healed ([ST-25](crate::clauses::ST_25)).
pub const HEALS: u32 = 8;
/// What rest adds to it ([ST-61](crate::clauses::ST_61)).
pub const REST: u32 = 1;
/// From this total on a garrison surrenders ([ST-23](crate::clauses::ST_23)).
pub const SURRENDERS: u32 = 12;
/// What the number of the besiegers adds: times the garrison, and the bonus
/// ([ST-23](crate::clauses::ST_23)).
pub const NUMBERS: [(u32, u32); 3] = [(5, 3), (3, 2), (2, 1)];
/// What it adds that food lasts for no strategic turn, one, two or three
/// ([ST-23](crate::clauses::ST_23)).
pub const SUPPLIES: [u32; 4] = [4, 2, 1, 1];
/// What a first breach adds ([ST-23](crate::clauses::ST_23)).
pub const BREACHED: u32 = 1;
/// What a gate or a stretch of rampart adds that the besiegers hold.
pub const FOOTHOLD: u32 = 2;
/// What all outer ramparts add.
pub const OUTER_RAMPARTS: u32 = 3;
/// What everything but the keep adds ([HAV-159](crate::clauses::HAV_159)).
pub const ALL_BUT_THE_KEEP: u32 = 4;
/// The odds at which a garrison without its commander surrenders
/// ([ST-24](crate::clauses::ST_24)).
pub const HOPELESS: u32 = 10;
