//! The numbers of the rulebook, laid out as on the printed page.

mod demands;
mod ranged;
mod spells;

pub use demands::{DEMANDS, DemandKind, FIGURES, SECOND_CARDS};
pub use ranged::{RangedLine, Weapon, ranged_line};
pub use spells::{Moment, SPELLS, Spell, SpellLine};

use crate::city::{Place, Section};
use crate::clauses::{
    HEI_036, HEI_046, HEI_056, HEI_065, HEI_093, HEI_094, HEI_095, HEI_104, HEI_105,
};
use crate::decks::EventCard;
use crate::figures::{FigureKind, Profile};
use decider::Clause;

const fn line(
    movement: u32,
    fight: u32,
    attacks: u32,
    strength: u32,
    toughness: u32,
    wounds: u32,
) -> Profile {
    Profile { movement, fight, attacks, strength, toughness, wounds }
}

/// The troop tables, with the creatures of the wizards (HEI-032, HEI-041, HEI-051, HEI-060, HEI-071,
/// HEI-084, HEI-085, HEI-089, HEI-099, HEI-181, HEI-182).
/// Columns: Move, Fight, attacks (the number in brackets), Strength, Toughness, Wounds.
pub const PROFILES: &[(FigureKind, Profile)] = &[
    (FigureKind::Mannheim, line(2, 5, 1, 5, 7, 3)),
    (FigureKind::FootSoldier, line(2, 4, 1, 4, 7, 1)),
    (FigureKind::MountedSoldier, line(3, 4, 1, 4, 8, 1)),
    (FigureKind::Sigisbiduwald, line(2, 3, 1, 4, 6, 3)),
    (FigureKind::FootKnight, line(2, 5, 1, 4, 7, 1)),
    (FigureKind::MountedKnight, line(3, 5, 1, 4, 8, 1)),
    (FigureKind::Alavandrel, line(1, 5, 1, 5, 7, 3)),
    (FigureKind::ElvenGuard, line(2, 5, 1, 4, 7, 1)),
    (FigureKind::Severus, line(2, 2, 1, 3, 6, 4)),
    (FigureKind::Minerva, line(2, 2, 1, 3, 6, 3)),
    (FigureKind::Amon, line(2, 2, 1, 3, 6, 3)),
    (FigureKind::JeanJacques, line(2, 4, 1, 3, 7, 3)),
    (FigureKind::Musketeer, line(2, 6, 2, 4, 7, 1)),
    (FigureKind::WenJiaoBao, line(2, 5, 1, 4, 7, 3)),
    (FigureKind::Swordfighter, line(2, 4, 1, 4, 7, 1)),
    (FigureKind::Bee, line(3, 4, 1, 4, 5, 1)),
    (FigureKind::Ent, line(1, 4, 2, 5, 8, 3)),
    (FigureKind::Demon, line(4, 5, 3, 5, 7, 3)),
    (FigureKind::Werewolf, line(3, 6, 3, 5, 8, 3)),
    (FigureKind::AirSpirit, line(4, 6, 3, 5, 8, 4)),
    (FigureKind::Skaven, line(2, 4, 1, 3, 7, 1)),
    (FigureKind::RatOgre, line(2, 5, 2, 5, 8, 3)),
];

/// Wounds of an unhurt figure, from the troop tables.
#[must_use]
pub fn full_wounds(kind: FigureKind) -> u32 {
    PROFILES.iter().find(|&&(listed, _)| listed == kind).map_or(1, |(_, profile)| profile.wounds)
}

/// Cards in a full hand (HEI-134, HEI-141, R-19).
pub const HAND: u32 = 6;

/// Cards that may be discarded in step 1 (HEI-134).
pub const DISCARDS: usize = 2;

/// Size points of one side in a hex (HEI-149).
pub const STACKING: u32 = 6;

/// Breaking free succeeds on this D6 or less (HEI-146).
pub const BREAK_FREE: u32 = 2;

/// A jump over a barricade succeeds on this D6 or less (HEI-148).
pub const JUMP: u32 = 3;

/// Figures that may attack one target in one combat step (HEI-154).
pub const ATTACKERS: usize = 2;

/// Other friendly figures in the hex that give +1 (HEI-158).
pub const COMPANY: usize = 2;

/// The die that always hits or goes home (HEI-159, HEI-161).
pub const NATURAL_SIX: u32 = 6;

/// Elven Guards who are insulted attack on this D6 or less (HEI-056).
pub const ELVEN_FURY: u32 = 1;

/// Swordfighters who are insulted attack on this D6 or less (HEI-105).
pub const CATHAY_FURY: u32 = 2;

/// Turns that the ambassador stays a werewolf (HEI-093).
pub const WEREWOLF_TURNS: u32 = 5;

/// The werewolf's rage gets out of hand on this D6 or less (HEI-094).
pub const RAGE: u32 = 1;

/// The lowest effect die that wounds (HEI-162).
pub const WOUND: u32 = 4;

/// The lowest effect die that stuns (HEI-163).
pub const STUN: u32 = 2;

/// A mine wounds a figure on this D6 or less (HEI-121).
pub const MINE_WOUND: u32 = 3;

/// A die and the Water paid put out a fire when they come to this much (HEI-173).
pub const DOUSED: usize = 6;

/// More Water than this cannot help: the die shows at least 1 (HEI-173).
pub const WATER_THAT_HELPS: usize = DOUSED - 1;

/// A fire spreads on this D6 or less (HEI-175).
pub const SPREAD: u32 = 1;

/// Turns of burning after which a hex is burnt down (HEI-174).
pub const BURNT_DOWN: u32 = 4;

/// A building that burns down wounds a figure in it on this D6 or less.
pub const COLLAPSE_WOUND: u32 = 3;

/// How far away Healing helps, in hexes (HEI-075).
pub const HEALING_REACH: u32 = 1;

/// How far from the wizard's hex a hex may be in whose corner a Wall of Water stands.
pub const WATER_REACH: u32 = 1;

/// Turns for which a Wall of Water stands, the first one included (HEI-076).
pub const WATER_TURNS: u32 = 3;

/// How far Mind Control reaches, in hexes (HEI-081).
pub const CONTROL_REACH: u32 = 2;

/// A die with its additions that breaks Mind Control (HEI-082).
pub const CONTROL_BROKEN: u32 = 6;

/// More cards than this the wizards do not hold after a theft (HEI-083).
pub const THEFT_HAND: u32 = 6;

/// How far from the wizard creatures appear, in hexes (HEI-084, R-91).
pub const SUMMONS_REACH: u32 = 1;

/// Bees in a swarm (HEI-084).
pub const SWARM: u16 = 3;

/// The cards that bring fire, and the places on which they bring it (HEI-115, HEI-119, R-69).
pub const SHELLS: &[(EventCard, Place)] = &[
    (EventCard::TempleFire, Place::H),
    (EventCard::ShellBarracks, Place::A),
    (EventCard::ShellJoustingGrounds, Place::B),
    (EventCard::ShellTower, Place::DG),
    (EventCard::ShellBretonnia, Place::E),
    (EventCard::ShellCathay, Place::F),
    (EventCard::ShellCastle, Place::C),
];

/// Foot skaven of a band: this many D6 (HEI-183, R-103).
pub const BAND_DICE: u32 = 4;

/// With this many bands on the map no further one comes (ACT-03).
pub const BANDS: usize = 6;

/// A band can come on this D6 or more: 5 easy, 4 normal, 3 hard (ACT-24, R-104).
pub const ARRIVAL_NUMBERS: std::ops::RangeInclusive<u32> = 2..=6;

/// No game master brings up more figures than this at once; the dice give at most 24 (HEI-185).
pub const GREATEST_BAND: u32 = 60;

/// A figure within this many steps draws a skaven away from its place (ACT-13).
pub const LURE: u32 = 2;

/// A command card is drawn every so many turns (HEI-136).
pub const COMMAND_EVERY: u32 = 2;

/// Turns that an officers' conference lasts (HEI-132).
pub const CONFERENCE_TURNS: u32 = 3;

/// Turns in a row after which a place that the enemy holds alone falls.
pub const HELD_UNTIL_FALLEN: u32 = 2;

/// The mine cards and their sections (HEI-120, R-70).
pub const MINES: &[(EventCard, Section)] = &[
    (EventCard::MineGuardsCorner, Section::GuardsCorner),
    (EventCard::MineJoustingTower, Section::JoustingTower),
    (EventCard::MineCastleEntrance, Section::CastleEntrance),
    (EventCard::MineGardensEntrance, Section::GardensEntrance),
];

/// Cards that the Mask adds to a hand (HEI-067).
pub const MASK_CARDS: u32 = 1;

/// Cards other than Blank that open the Box (HEI-068).
pub const BOX_CARDS: usize = 2;

/// The lowest D6 on which the open Box cancels a wound (HEI-068).
pub const BOX_SAVE: u32 = 5;

/// Faces of the die that breaks the Teleporter (HEI-073).
pub const TELEPORTER_DIE: u32 = 20;

/// Artefacts that were never used, for the wizards to have kept their secrets (scoring table).
pub const SECRET_ITEMS: usize = 2;
/// Guns that the city gets at most.
pub const GUNS: usize = 2;

/// Figures on foot that serve a gun.
pub const CREW: usize = 2;

/// Size points of a gun.
pub const GUN_SIZE: u32 = 2;

/// House groups with a ruin from which on the poor area is given up (scoring table).
pub const RUINED_GROUPS: usize = 8;

/// Turns on which the Elves must have helped (scoring table).
pub const HELP_TURNS: usize = 3;

/// Swordfighters out of play that satisfy the Elves (scoring table).
pub const CATHAY_LOSSES: usize = 8;

/// Elven Guards out of play that satisfy Cathay (scoring table).
pub const ELVEN_LOSSES: usize = 4;

/// The clauses of the factions' special rules but for spells and artefacts.
pub const SPECIAL_RULES: [Clause; 9] =
    [HEI_036, HEI_046, HEI_056, HEI_065, HEI_093, HEI_094, HEI_095, HEI_104, HEI_105];
