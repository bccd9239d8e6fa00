//! Every number of the rulebook, and what it leaves to a picture: deck and tiles are ours
//! ([HRZ-165](crate::clauses::HRZ_165), [HRZ-166](crate::clauses::HRZ_166)).

use crate::cards::{Card, Letter};

/// Spaces of the map from left to right.
pub const COLUMNS: u8 = 15;
/// Spaces of the map from top to bottom.
pub const ROWS: u8 = 10;
/// Spaces of a tile from one edge to the other.
pub const TILE: u8 = 5;

/// Founding points: up to so many spaces, so many points ([HRZ-098](crate::clauses::HRZ_098)).
pub const FOUNDING: [(u32, u32); 5] = [(4, 3), (10, 5), (20, 7), (30, 9), (150, 12)];
/// Points of a town, founded, taken or lost ([HRZ-099](crate::clauses::HRZ_099),
/// [HRZ-105](crate::clauses::HRZ_105)).
pub const TOWN: u32 = 5;
/// Points of a space that is taken or lost ([HRZ-104](crate::clauses::HRZ_104)).
pub const SPACE: u32 = 1;
/// Points of a mountain, on a silver mine card and at the end ([HRZ-039](crate::clauses::HRZ_039),
/// [HRZ-140](crate::clauses::HRZ_140)).
pub const MOUNTAIN: u32 = 1;

/// Ducats that everybody begins with ([HRZ-019](crate::clauses::HRZ_019)).
pub const DUCATS: u32 = 12;
/// Ducats for a knight on or out of a wood ([HRZ-058](crate::clauses::HRZ_058),
/// [HRZ-131](crate::clauses::HRZ_131)).
pub const WOOD: u32 = 5;
/// Ducats that end an alliance ([HRZ-124](crate::clauses::HRZ_124)).
pub const PARTING: u32 = 10;

/// Knights of a colour ([HRZ-008](crate::clauses::HRZ_008)).
pub const KNIGHTS: u32 = 12;
/// Castles of a colour ([HRZ-003](crate::clauses::HRZ_003)).
pub const CASTLES: u32 = 3;
/// Castles of a colour where two play ([HRZ-158](crate::clauses::HRZ_158)).
pub const CASTLES_OF_TWO: u32 = 4;
/// Boundaries of the game ([HRZ-164](crate::clauses::HRZ_164)).
pub const BOUNDARIES: u32 = 100;

/// Steps between two castles of a colour: six spaces lie between them
/// ([HRZ-150](crate::clauses::HRZ_150)).
pub const GAP: u32 = 7;
/// The same where no space is so far ([HRZ-151](crate::clauses::HRZ_151)).
pub const SMALLER_GAP: u32 = 6;

/// Most spaces of one extension ([HRZ-063](crate::clauses::HRZ_063)).
pub const EXTENSION: usize = 2;
/// Most offers of one player in one trial ([LR-45](crate::clauses::LR_45)).
pub const OFFERS: u32 = 3;
/// Actions of a card ([HRZ-030](crate::clauses::HRZ_030)).
pub const SLOTS: u32 = 3;
/// Decision cards of the start player, where two or three play ([HRZ-033](crate::clauses::HRZ_033),
/// [HRZ-161](crate::clauses::HRZ_161)).
pub const CARDS_OF_START: usize = 2;

/// How many of each politics card there are ([HRZ-117](crate::clauses::HRZ_117)).
pub const POLITICS: [(Card, usize); 9] = [
    (Card::Alliance, 3),
    (Card::Renegade, 3),
    (Card::Treasure8, 1),
    (Card::Treasure10, 1),
    (Card::Treasure12, 1),
    (Card::Treasure15, 1),
    (Card::Parchment3, 1),
    (Card::Parchment4, 1),
    (Card::Parchment5, 1),
];
/// Cards of the upper pile; the lower one has the rest ([HRZ-021](crate::clauses::HRZ_021)).
pub const UPPER_PILE: usize = 6;

/// The action deck, pile by pile ([HRZ-165](crate::clauses::HRZ_165)).
pub const DECK: [(Letter, &[&str]); 5] = [
    (
        Letter::A,
        &[
            "money-4 boundaries-3 boundaries-2",
            "boundaries-2 single-sword boundaries-3",
            "boundaries-3 money-3 single-sword",
            "money-5 boundaries-2 crown",
            "boundaries-3 single-sword boundaries-1",
            "money-4 boundaries-3 single-sword",
        ],
    ),
    (
        Letter::B,
        &[
            "money-4 boundaries-2 single-sword",
            "boundaries-3 crown single-sword",
            "money-5 single-sword boundaries-2",
            "boundaries-2 money-3 double-sword",
            "boundaries-3 single-sword crown",
            "silver-mine",
        ],
    ),
    (
        Letter::C,
        &[
            "money-5 boundaries-2 double-sword",
            "boundaries-1 single-sword crown",
            "money-4 double-sword boundaries-2",
            "boundaries-2 crown single-sword",
            "money-6 boundaries-1 double-sword",
            "silver-mine",
        ],
    ),
    (
        Letter::D,
        &[
            "money-5 double-sword boundaries-1",
            "crown boundaries-2 single-sword",
            "money-6 single-sword double-sword",
            "boundaries-1 crown double-sword",
            "money-4 boundaries-2 single-sword",
            "silver-mine",
        ],
    ),
    (
        Letter::E,
        &[
            "money-6 double-sword crown",
            "boundaries-1 single-sword double-sword",
            "money-5 crown double-sword",
            "money-6 boundaries-2 single-sword",
            "crown single-sword double-sword",
            "silver-mine",
            "king",
        ],
    ),
];

/// The tiles A to F, row by row: plain, wood, mountain, town ([HRZ-166](crate::clauses::HRZ_166)).
pub const TILES: [[&str; TILE as usize]; 6] = [
    ["PPWMP", "PWPPM", "PPTPP", "MPPWP", "PMPWW"],
    ["WPPPM", "PTPWP", "PPMPP", "WPPTP", "PMWPW"],
    ["PMPWP", "PPWPP", "WPTPM", "PPPMP", "MPWWP"],
    ["PWMPP", "MPPPW", "PPWTP", "PPMPP", "WPPWM"],
    ["PPWPP", "MPTPW", "PPPPM", "WPWTP", "PMPPW"],
    ["MPPWP", "PPWPP", "PWPPM", "PTPMP", "WPPWM"],
];

/// Founding points of so many spaces ([HRZ-098](crate::clauses::HRZ_098)).
#[must_use]
pub fn founding(spaces: u32) -> u32 {
    let row = FOUNDING.iter().find(|(most, _)| spaces <= *most);
    row.or(FOUNDING.last()).map_or(0, |(_, points)| *points)
}
