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

/// Dice of a fireball by distance ([WAP-107](crate::clauses::WAP_107)).
pub const FIREBALL: [u32; 4] = [4, 3, 2, 1];

/// Dice against undead who are banished, by distance ([WAP-204](crate::clauses::WAP_204),
/// [WAP-205](crate::clauses::WAP_205)).
pub const BANISHING: [u32; 5] = [5, 4, 3, 2, 1];

/// Turns for which fog lies, the first one included ([WAP-116](crate::clauses::WAP_116)).
pub const FOG_TURNS: u32 = 3;

/// Dice of thorns ([WAP-214](crate::clauses::WAP_214)).
pub const THORNS: u32 = 3;

/// Heads of a hydra beside those of a D6 ([WAP-160](crate::clauses::WAP_160)).
pub const HEADS: u32 = 3;

/// Powers of a greater demon ([WAP-156](crate::clauses::WAP_156)).
pub const GREATER_POWERS: u32 = 2;

/// Powers of a lesser demon ([WAP-157](crate::clauses::WAP_157)).
pub const LESSER_POWERS: u32 = 1;

/// Turns of an animal form beside those of a D4 ([WAP-198](crate::clauses::WAP_198)).
pub const ANIMAL_TURNS: u32 = 2;

/// Hexes that a Blade of Speed adds to each move of whoever wields it
/// ([WAP-177](crate::clauses::WAP_177)).
pub const SPEED: u32 = 2;

/// The face of a D6 on which Mithril Armour saves ([WAP-183](crate::clauses::WAP_183)).
pub const SAVED: u32 = 6;

/// The face of a D6 from which an enemy spell is warded off ([WAP-186](crate::clauses::WAP_186),
/// [WAP-188](crate::clauses::WAP_188)).
pub const WARDED: u32 = 4;

/// Activations of a number card after the Horn of Command ([WAP-186](crate::clauses::WAP_186)).
pub const HORN: u32 = 2;

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
/// Wall hexsides that a scenario can let the defender dig, at most (W-35).
pub(crate) const MOST_WALLS: u32 = 12;
/// Goals of one army, at most (W-36).
pub(crate) const MOST_GOALS: usize = 8;
/// Magic points that a scenario can give, at most, and those of a row.
pub(crate) const MOST_MAGIC: u32 = 50;
/// Items that are diced for one piece, at most ([WAP-172](crate::clauses::WAP_172)).
pub(crate) const MOST_ROLLED: u32 = 6;

/// What a unique item adds to dice, moves or wounds, at most ([WAP-189](crate::clauses::WAP_189)).
pub(crate) const MOST_ADDED: u32 = 3;

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
