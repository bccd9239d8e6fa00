//! Numbers that the book fixes and that stand in no troop row.

/// The modules that a battle can use: 5 is the campaign.
pub(crate) const MODULES: [u32; 5] = [1, 2, 3, 4, 6];

/// Magic points unless the scenario says otherwise ([WAP-106](crate::clauses::WAP_106)).
pub const MAGIC_POINTS: u32 = 10;

/// Dice of a firebreather by distance ([WAP-156](crate::clauses::WAP_156),
/// [WAP-158](crate::clauses::WAP_158)).
pub const BREATH: [u32; 4] = [0, 3, 2, 1];

/// Dice of the archers on an elephant ([WAP-159](crate::clauses::WAP_159)).
pub const HOWDAH: [u32; 3] = [0, 2, 1];

/// How far the Screaming Bell and the Plague Cart reach ([WAP-136](crate::clauses::WAP_136),
/// [WAP-140](crate::clauses::WAP_140)).
pub const NEAR: u32 = 2;

/// How far the longest spell is cast that needs a line of sight ([WAP-204](crate::clauses::WAP_204)).
pub const LONGEST_SPELL: u32 = 5;

/// Rows of one army book, at most ([W-30](crate::clauses::W_30)).
pub(crate) const MOST_ROWS: usize = 60;
/// Army books of a scenario's own, at most.
pub(crate) const MOST_BOOKS: usize = 8;
/// Units and individuals of one army, at most.
pub(crate) const MOST_PIECES: usize = 60;
/// Turns that a scenario can set, at most.
pub(crate) const MOST_TURNS: u32 = 100;
/// Magic points that a scenario can give, at most, and those of a row.
pub(crate) const MOST_MAGIC: u32 = 50;
/// Unique items that one piece carries, at most.
pub(crate) const MOST_UNIQUE: usize = 2;

/// Troops that appear during a battle: summoned, raised, or changed into.
pub(crate) fn can_appear(troop: &str) -> bool {
    const SUMMONED: [&str; 7] = [
        "air-elemental",
        "earth-elemental",
        "fire-elemental",
        "water-elemental",
        "skeletons-swords",
        "greater-demon",
        "lesser-demon",
    ];
    SUMMONED.contains(&troop)
}
