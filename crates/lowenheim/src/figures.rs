//! Who is who: factions, kinds of figures, single figures and their stat lines.

use decider::Seat;
use messages::{Catalogue, Saying};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{fmt, str::FromStr, sync::LazyLock};

const ENGLISH: &str = include_str!("figures/en.ftl");
const DUTCH: &str = include_str!("figures/nl.ftl");

static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

rulebook::named! {
    /// One of the six factions in the city; also the name of its seat (HEI-004).
    Faction {
        /// The City Guard of Captain Mannheim: 16 figures (HEI-005).
        CityGuard = "city-guard", "City Guard";
        /// The Palace Guard of Ritter Sigisbiduwald: 11 figures (HEI-006).
        PalaceGuard = "palace-guard", "Palace Guard";
        /// The Queen's Own Elven Guard of Alavandrel: 9 figures (HEI-007).
        ElvenGuard = "elven-guard", "Elven Guard";
        /// The Wizards' Council of Magister Severus: 3 figures (HEI-008).
        WizardsCouncil = "wizards-council", "Wizards' Council";
        /// The Embassy of Bretonnia of Jean-Jacques: 6 figures (HEI-009, R-03).
        Bretonnia = "bretonnia", "Embassy of Bretonnia";
        /// The Blue Lotus Society of Wen Jiao-Bao: 16 figures (HEI-010).
        Cathay = "cathay", "Blue Lotus Society";
    }
}

impl Faction {
    /// The seat's name, such as `city-guard`.
    #[must_use]
    pub const fn seat_name(self) -> &'static str {
        self.word()
    }

    /// The seat at which this faction's player sits.
    #[must_use]
    pub fn seat(self) -> Seat {
        #[expect(clippy::expect_used, reason = "all six names are valid seat names, see the tests")]
        self.seat_name().parse().expect("a faction's name is a seat's name")
    }

    /// The faction that a seat leads.
    #[must_use]
    pub fn of_seat(seat: &Seat) -> Option<Self> {
        Self::ALL.into_iter().find(|faction| faction.seat_name() == seat.name())
    }

    /// The leader, whose presence lets their figures fight free of charge.
    #[must_use]
    pub const fn leader(self) -> FigureKind {
        match self {
            Self::CityGuard => FigureKind::Mannheim,
            Self::PalaceGuard => FigureKind::Sigisbiduwald,
            Self::ElvenGuard => FigureKind::Alavandrel,
            Self::WizardsCouncil => FigureKind::Severus,
            Self::Bretonnia => FigureKind::JeanJacques,
            Self::Cathay => FigureKind::WenJiaoBao,
        }
    }
}

rulebook::named! {
    /// A kind of figure: a named person or a rank-and-file type.
    FigureKind {
        /// Captain Johann Mannheim, leader of the City Guard.
        Mannheim = "mannheim", "Captain Mannheim";
        /// A City Guard on foot.
        FootSoldier = "foot-soldier", "Foot Soldier";
        /// A City Guard on horseback.
        MountedSoldier = "mounted-soldier", "Mounted Soldier";
        /// Ritter Sigisbiduwald, leader of the Palace Guard.
        Sigisbiduwald = "sigisbiduwald", "Ritter Sigisbiduwald";
        /// A knight on foot.
        FootKnight = "foot-knight", "Foot Knight";
        /// A knight on horseback.
        MountedKnight = "mounted-knight", "Mounted Knight";
        /// Alavandrel Vanmaris, leader of the Elven Guard.
        Alavandrel = "alavandrel", "Alavandrel Vanmaris";
        /// One of the Queen's Own Elven Guards.
        ElvenGuard = "elven-guard", "Elven Guard";
        /// Magister Severus Arrhenius, leader of the Wizards' Council.
        Severus = "severus", "Magister Severus";
        /// Minerva Draconius, wizard.
        Minerva = "minerva", "Minerva Draconius";
        /// Amon Sulibustur, wizard.
        Amon = "amon", "Amon Sulibustur";
        /// Jean-Jacques, ambassador of Bretonnia.
        JeanJacques = "jean-jacques", "Jean-Jacques";
        /// One of the Five Musketeers.
        Musketeer = "musketeer", "Musketeer";
        /// Wen Jiao-Bao, ambassador of Cathay.
        WenJiaoBao = "wen-jiao-bao", "Wen Jiao-Bao";
        /// An apprentice Tiger Warrior.
        Swordfighter = "swordfighter", "Swordfighter";
        /// A giant bee of the swarm (HEI-084).
        Bee = "bee", "Giant Bee";
        /// An Ent of the gardens (HEI-085).
        Ent = "ent", "Ent";
        /// A Greater Demon (HEI-071).
        Demon = "demon", "Greater Demon";
        /// Jean-Jacques as a werewolf: a stat line of its own, never a figure of its own (HEI-089).
        Werewolf = "werewolf", "Werewolf";
        /// The Air Spirit of the Silver Hair, of which there is one (HEI-099).
        AirSpirit = "air-spirit", "Air Spirit";
        /// A foot skaven.
        Skaven = "skaven", "Skaven";
        /// A rat ogre.
        RatOgre = "rat-ogre", "Rat Ogre";
    }
}

impl FigureKind {
    /// The faction to which figures of this kind belong, whoever commands them; `None`: the enemy.
    #[must_use]
    pub const fn faction(self) -> Option<Faction> {
        match self {
            Self::Mannheim | Self::FootSoldier | Self::MountedSoldier => Some(Faction::CityGuard),
            Self::Sigisbiduwald | Self::FootKnight | Self::MountedKnight => {
                Some(Faction::PalaceGuard)
            }
            Self::Alavandrel | Self::ElvenGuard => Some(Faction::ElvenGuard),
            Self::Severus | Self::Minerva | Self::Amon | Self::Bee | Self::Ent | Self::Demon => {
                Some(Faction::WizardsCouncil)
            }
            Self::JeanJacques | Self::Musketeer | Self::Werewolf => Some(Faction::Bretonnia),
            Self::WenJiaoBao | Self::Swordfighter | Self::AirSpirit => Some(Faction::Cathay),
            Self::Skaven | Self::RatOgre => None,
        }
    }

    /// A single person with a name, of whom there is one.
    #[must_use]
    pub const fn is_named(self) -> bool {
        match self {
            Self::Mannheim
            | Self::Sigisbiduwald
            | Self::Alavandrel
            | Self::Severus
            | Self::Minerva
            | Self::Amon
            | Self::JeanJacques
            | Self::WenJiaoBao => true,
            Self::FootSoldier
            | Self::MountedSoldier
            | Self::FootKnight
            | Self::MountedKnight
            | Self::ElvenGuard
            | Self::Musketeer
            | Self::Swordfighter
            | Self::Bee
            | Self::Ent
            | Self::Demon
            | Self::Werewolf
            | Self::AirSpirit
            | Self::Skaven
            | Self::RatOgre => false,
        }
    }

    /// The only one of its kind; its id has no number.
    #[must_use]
    pub const fn is_single(self) -> bool {
        self.is_named() || matches!(self, Self::AirSpirit | Self::Werewolf)
    }

    /// The three who work magic (HEI-060), in the order in which they command.
    pub const WIZARDS: [Self; 3] = [Self::Severus, Self::Minerva, Self::Amon];

    /// One of the three who work magic (HEI-060).
    #[must_use]
    pub const fn is_wizard(self) -> bool {
        matches!(self, Self::Severus | Self::Minerva | Self::Amon)
    }

    /// On the roster of a faction from the start: such figures eat, and go to the Temple at 0
    /// Wounds. Summoned creatures and the enemy do neither.
    #[must_use]
    pub const fn is_enlisted(self) -> bool {
        match self {
            Self::Mannheim
            | Self::FootSoldier
            | Self::MountedSoldier
            | Self::Sigisbiduwald
            | Self::FootKnight
            | Self::MountedKnight
            | Self::Alavandrel
            | Self::ElvenGuard
            | Self::Severus
            | Self::Minerva
            | Self::Amon
            | Self::JeanJacques
            | Self::Musketeer
            | Self::WenJiaoBao
            | Self::Swordfighter => true,
            Self::Bee
            | Self::Ent
            | Self::Demon
            | Self::Werewolf
            | Self::AirSpirit
            | Self::Skaven
            | Self::RatOgre => false,
        }
    }

    /// Counts as cavalry: as two figures, and jumps barricades.
    #[must_use]
    pub const fn is_mounted(self) -> bool {
        matches!(self, Self::MountedSoldier | Self::MountedKnight | Self::Bee | Self::Ent)
    }

    /// Flies over houses, canal, walls and barricades.
    #[must_use]
    pub const fn flies(self) -> bool {
        matches!(self, Self::Bee | Self::Demon)
    }

    /// Points for stacking, blocking and outnumbering.
    #[must_use]
    pub const fn size(self) -> u32 {
        if self.is_mounted() { 2 } else { 1 }
    }

    /// On which side figures of this kind fight, unless something makes them change.
    #[must_use]
    pub const fn side(self) -> Side {
        if self.faction().is_some() { Side::City } else { Side::Enemy }
    }
}

/// The two sides.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    /// All six factions, with what they summon and whom they control.
    City,
    /// The skaven, and a werewolf who has run away.
    Enemy,
}

/// One figure: `mannheim`, `foot-soldier-3`, `skaven-17`. Numbers count from 1 within a kind.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct FigureId {
    kind: FigureKind,
    number: u16,
}

impl FigureId {
    /// Figure `number` of a kind; the number of a single one is ignored.
    #[must_use]
    pub const fn new(kind: FigureKind, number: u16) -> Self {
        Self { kind, number: if kind.is_single() { 0 } else { number } }
    }

    /// What kind of figure it is.
    #[must_use]
    pub const fn kind(self) -> FigureKind {
        self.kind
    }

    /// Its number within the kind; 0 for single ones.
    #[must_use]
    pub const fn number(self) -> u16 {
        self.number
    }

    /// The name as people say it: `Captain Mannheim`, `Foot Soldier 3`.
    #[must_use]
    pub fn name(self) -> String {
        match self.number {
            0 => self.kind.name().to_owned(),
            number => format!("{} {number}", self.kind.name()),
        }
    }
}

impl fmt::Display for FigureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            0 => f.write_str(self.kind.word()),
            number => write!(f, "{}-{number}", self.kind.word()),
        }
    }
}

impl fmt::Debug for FigureId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text names no figure.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.said())]
pub struct NotFigure(pub(crate) String);

impl NotFigure {
    fn new(text: &str) -> Self {
        Self(text.chars().take(40).collect())
    }

    /// The same in any language, without a full stop.
    #[must_use]
    pub fn said(&self) -> Saying {
        messages::saying!(&SENTENCES, "no-figure", word = self.0.as_str())
    }
}

impl FromStr for FigureId {
    type Err = NotFigure;

    fn from_str(text: &str) -> Result<Self, NotFigure> {
        let wrong = || NotFigure::new(text);
        // Without a refusal in so many words for each that bears a number: there are dozens in every state that is read.
        if let Some(kind) = FigureKind::of_word(text) {
            return if kind.is_single() { Ok(Self { kind, number: 0 }) } else { Err(wrong()) };
        }
        let (word, digits) = text.rsplit_once('-').ok_or_else(wrong)?;
        let kind = FigureKind::of_word(word).ok_or_else(wrong)?;
        let plain = digits.bytes().all(|byte| byte.is_ascii_digit()) && !digits.starts_with('0');
        match digits.parse() {
            Ok(number) if plain && !kind.is_single() => Ok(Self { kind, number }),
            _ => Err(wrong()),
        }
    }
}

board::written_as_text!(FigureId, "FigureId", "^[a-z][a-z-]*(-[1-9][0-9]*)?$");

/// A stat line: what a kind of figure can do (HEI-032 and its sisters).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Profile {
    /// Hexes a turn.
    pub movement: u32,
    /// Added to the die in the fight roll.
    pub fight: u32,
    /// Close-combat attacks a combat step; the number in brackets (HEI-165).
    pub attacks: u32,
    /// Added to the die in the strength roll.
    pub strength: u32,
    /// What the strength roll must exceed.
    pub toughness: u32,
    /// Wounds when unhurt.
    pub wounds: u32,
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH};

    #[test]
    fn both_languages_say_the_same_things() {
        let faults = messages::faults(ENGLISH, DUTCH, &[include_str!("figures.rs")]);
        assert_eq!(faults, Vec::<String>::new());
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());
    }
}
