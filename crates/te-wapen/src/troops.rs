//! Module 2, armies: the rows of the troop tables as data, and what makes a row sound.
//!
//! The rows stand in `armies/*.toml`, one file a people. Whoever opens a battle reads them into
//! [`ArmyBook`]s; the rows that a battle can need are copied into its log.

use crate::REGISTER;
use crate::abilities::Ability;
use crate::refusal::said;
use crate::spells::School;
use crate::tables;
use crate::words::nearest;
use messages::Saying;
use rulebook::{id, named};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::{self, Write as _};

/// The built-in army books, as TOML: the name of each file and its text.
///
/// | book | rows of |
/// |---|---|
/// | standard | WAP-026, WAP-120; its variations WAP-121 and WAP-122; read by W-09, W-10, W-11 |
/// | ratmen | WAP-134, WAP-135 |
/// | undead | WAP-138, WAP-139, WAP-141 |
/// | orcs-and-goblins | WAP-142 |
/// | chaos | WAP-144, WAP-145 |
/// | lizardmen | WAP-146, WAP-147 |
/// | humans | WAP-148 |
/// | monsters | WAP-152, WAP-153, WAP-154, WAP-165, WAP-166, WAP-168, WAP-169, WAP-170 |
/// | shapechangers | WAP-197 |
/// | siege-works | WAP-222, WAP-228 |
/// | science-fiction | WAP-254, WAP-255, WAP-256, WAP-257, WAP-258 |
pub const ARMIES: &[(&str, &str)] = &[
    ("standard", include_str!("../armies/standard.toml")),
    ("ratmen", include_str!("../armies/ratmen.toml")),
    ("undead", include_str!("../armies/undead.toml")),
    ("orcs-and-goblins", include_str!("../armies/orcs-and-goblins.toml")),
    ("chaos", include_str!("../armies/chaos.toml")),
    ("lizardmen", include_str!("../armies/lizardmen.toml")),
    ("humans", include_str!("../armies/humans.toml")),
    ("monsters", include_str!("../armies/monsters.toml")),
    ("shapechangers", include_str!("../armies/shapechangers.toml")),
    ("siege-works", include_str!("../armies/siege-works.toml")),
    ("science-fiction-25mm", include_str!("../armies/science-fiction-25mm.toml")),
    ("science-fiction-1-300", include_str!("../armies/science-fiction-1-300.toml")),
];

/// The people whose dead walk, as their army book names them.
pub const UNDEAD: &str = "undead";
/// The people of the bell.
pub const RATMEN: &str = "ratmen";

id! {
    /// A row of a troop table, such as `skeletons-swords`.
    TroopId as "TroopId", Small
}

named! {
    /// What kind of playing piece a troop is ([WAP-013](crate::clauses::WAP_013),
    /// [WAP-016](crate::clauses::WAP_016)).
    Body {
        /// A body of men on foot.
        Foot = "foot", "Foot";
        /// Riders.
        Cavalry = "cavalry", "Cavalry";
        /// Drawn by beasts.
        Chariot = "chariot", "Chariots";
        /// Ogres and their like.
        Large = "large", "Large humanoids";
        /// A machine and its crew.
        WarMachine = "war-machine", "War machine";
        /// Driven by an engine.
        Vehicle = "vehicle", "Vehicle";
        /// Animals and monsters, alone or in packs.
        Beast = "beast", "Monster or beast";
        /// Brought up against buildings.
        Siege = "siege", "Siege equipment";
        /// Lies in wait.
        Trap = "trap", "Trap";
        /// A single figure that can attach itself to units.
        Individual = "individual", "Individual";
    }
}

named! {
    /// A part of a row that can be ours where the rulebook is silent.
    Column {
        /// Move.
        Moves = "moves", "Move";
        /// Combat.
        Dice = "dice", "Combat";
        /// Whether the long move costs the fight.
        NoCombatAfter = "no-combat-after", "No combat after";
        /// Hit at.
        HitAt = "hit-at", "Hit at";
        /// Wounds.
        Wounds = "wounds", "Wounds";
        /// Special rules.
        Abilities = "abilities", "Special";
    }
}

/// One row of a troop table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct Troop {
    /// Its id, which no other row has.
    pub id: TroopId,
    /// As people say it.
    #[schemars(length(min = 1, max = 60))]
    pub name: String,
    /// The army book that it stands in; filled in when a library is made.
    #[serde(default)]
    pub people: String,
    /// What kind of piece it is.
    pub body: Body,
    /// How many hexes it may move: one number, or a short and a long move
    /// ([WAP-018](crate::clauses::WAP_018)).
    #[schemars(length(min = 1, max = 2), inner(range(max = 6)))]
    pub moves: Vec<u32>,
    /// Dice at distance 1, 2, 3 …; none: it cannot attack ([WAP-019](crate::clauses::WAP_019)).
    #[serde(default)]
    #[schemars(length(max = 6), inner(range(max = 12)))]
    pub dice: Vec<u32>,
    /// Who has moved so far does not fight ([WAP-020](crate::clauses::WAP_020)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 6))]
    pub no_combat_after: Option<u32>,
    /// What an opponent must roll ([WAP-023](crate::clauses::WAP_023)).
    #[schemars(range(min = 2, max = 6))]
    pub hit_at: u32,
    /// How many hits it endures ([WAP-024](crate::clauses::WAP_024)).
    #[schemars(range(min = 1, max = 20))]
    pub wounds: u32,
    /// Its special rules.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub abilities: BTreeSet<Ability>,
    /// An individual's move on a steed ([WAP-149](crate::clauses::WAP_149)); none: no steed.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(min = 1, max = 6))]
    pub mounted: Option<u32>,
    /// May the steed fly? ([WAP-141](crate::clauses::WAP_141))
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub flying_steed: bool,
    /// Which spells a magic-user knows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub school: Option<School>,
    /// Its magic points unless the scenario says otherwise; none: 10
    /// ([WAP-106](crate::clauses::WAP_106)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(range(max = 50))]
    pub magic_points: Option<u32>,
    /// What a shapechanger becomes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub animal_form: Option<TroopId>,
    /// The clause that gives the row; none for troops of one's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
    /// What of the row is ours, since the rulebook leaves it blank.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub ours: BTreeSet<Column>,
}

/// The troop tables of one people ([WAP-117](crate::clauses::WAP_117): what they can do, not what
/// they cost).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct ArmyBook {
    /// One word, such as `ratmen`. Rows of a people that there is already belong to it: whose troops
    /// are called `undead` are undead.
    #[schemars(regex(pattern = "^[a-z0-9-]{1,60}$"))]
    pub people: String,
    /// As people say it.
    #[schemars(length(min = 1, max = 60))]
    pub name: String,
    /// The rows.
    #[serde(rename = "troop")]
    #[schemars(length(min = 1, max = 60))]
    pub troops: Vec<Troop>,
}

impl ArmyBook {
    /// Is the book, apart from its rows, within what the rules can carry out?
    fn check(&self) -> Result<(), WrongTroop> {
        let wrong = |field, what: Saying| {
            Err(WrongTroop { people: self.people.clone(), troop: None, field, what })
        };
        if self.people.parse::<TroopId>().is_err() {
            return wrong("people", said!("one-word"));
        }
        if !(1..=60).contains(&self.name.chars().count()) {
            return wrong("name", said!("sixty-characters"));
        }
        if !(1..=tables::MOST_ROWS).contains(&self.troops.len()) {
            return wrong("troop", said!("book-rows", most = tables::MOST_ROWS));
        }
        Ok(())
    }
}

/// Troops by id.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct Library(BTreeMap<TroopId, Troop>);

/// An army book that is not sound: where, what is wrong, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongTroop {
    /// The army book.
    pub people: String,
    /// The row, from 1, and its id; none: the book itself is wrong.
    pub troop: Option<(usize, TroopId)>,
    /// The member of the row or the book.
    pub field: &'static str,
    /// What is wrong and what is allowed.
    pub what: Saying,
}

impl fmt::Display for WrongTroop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.people)?;
        if let Some((_, troop)) = &self.troop {
            write!(f, "`{troop}`: ")?;
        }
        write!(f, "{}: {}", self.field, self.what)
    }
}

impl std::error::Error for WrongTroop {}

impl Library {
    /// Puts army books together.
    ///
    /// # Errors
    /// [`WrongTroop`] for the first row that is not sound.
    pub fn of(books: impl IntoIterator<Item = ArmyBook>) -> Result<Self, WrongTroop> {
        books.into_iter().try_fold(Self::default(), |library, book| library.with(&book))
    }

    /// The same and one more army book: a closed set of abilities, and every number within bounds
    /// ([W-30](crate::clauses::W_30)).
    ///
    /// # Errors
    /// [`WrongTroop`] for the first row that is not sound.
    pub fn with(mut self, book: &ArmyBook) -> Result<Self, WrongTroop> {
        book.check()?;
        for (number, row) in (1..).zip(&book.troops) {
            let mut troop = row.clone();
            troop.people.clone_from(&book.people);
            let wrong = |(field, what): (&'static str, Saying)| {
                let (people, troop) = (book.people.clone(), Some((number, row.id.clone())));
                WrongTroop { people, troop, field, what }
            };
            troop.check().map_err(wrong)?;
            if self.0.insert(troop.id.clone(), troop).is_some() {
                return Err(wrong(("id", said!("id-taken"))));
            }
        }
        for (number, row) in (1..).zip(&book.troops) {
            self.check_form(row).map_err(|what| WrongTroop {
                people: book.people.clone(),
                troop: Some((number, row.id.clone())),
                field: "animal_form",
                what,
            })?;
        }
        Ok(self)
    }

    /// What a shapechanger becomes is a row of the same kind of piece, about which nothing is diced.
    fn check_form(&self, troop: &Troop) -> Result<(), Saying> {
        let Some(form) = &troop.animal_form else { return Ok(()) };
        let Some(animal) = self.get(form) else {
            let near = nearest(form.word(), self.troops().map(|troop| troop.id.word()));
            return Err(if near.is_empty() {
                said!("no-form")
            } else {
                said!("no-form-near", near = near.join(", "))
            });
        };
        let diced = [Ability::Heads, Ability::GreaterDemon, Ability::LesserDemon, Ability::Trap];
        let fits = animal.is_individual() == troop.is_individual()
            && !diced.iter().any(|&ability| animal.has(ability));
        if fits { Ok(()) } else { Err(said!("form-unlike")) }
    }

    /// The row of a troop.
    #[must_use]
    pub fn get(&self, troop: &TroopId) -> Option<&Troop> {
        self.0.get(troop)
    }

    /// All rows, by id.
    pub fn troops(&self) -> impl Iterator<Item = &Troop> {
        self.0.values()
    }

    /// Only these rows.
    #[must_use]
    pub fn only(&self, wanted: &BTreeSet<TroopId>) -> Self {
        let chosen = self.0.iter().filter(|(id, _)| wanted.contains(*id));
        Self(chosen.map(|(id, troop)| (id.clone(), troop.clone())).collect())
    }
}

impl Troop {
    /// Is it an individual?
    #[must_use]
    pub fn is_individual(&self) -> bool {
        self.body == Body::Individual
    }

    /// Has it this special rule by its row?
    #[must_use]
    pub fn has(&self, ability: Ability) -> bool {
        self.abilities.contains(&ability)
    }

    /// The longest move on foot.
    #[must_use]
    pub fn longest_move(&self) -> u32 {
        self.moves.iter().copied().max().unwrap_or(0)
    }

    /// The module that brings it into play: that of its row's clause; troops of one's own belong to
    /// module 2 ([WAP-001](crate::clauses::WAP_001)).
    #[must_use]
    pub fn module(&self) -> u32 {
        let clause = self.clause.as_deref().and_then(|id| REGISTER.find(id));
        let chapter = clause.and_then(|clause| clause.section.chars().next());
        chapter.and_then(|chapter| chapter.to_digit(10)).unwrap_or(2)
    }

    /// Is every member within what the rules can carry out?
    ///
    /// # Errors
    /// The first member that is not, and what would be right.
    fn check(&self) -> Result<(), (&'static str, Saying)> {
        let sound = |holds: bool, field, what: Saying| {
            if holds { Ok(()) } else { Err((field, what)) }
        };
        let ascending = self.moves.is_sorted_by(|a, b| a < b);
        let long = (self.moves.len() == 2).then(|| self.longest_move());
        sound((1..=60).contains(&self.name.chars().count()), "name", said!("sixty-characters"))?;
        sound(
            (1..=2).contains(&self.moves.len()) && ascending && self.longest_move() <= 6,
            "moves",
            said!("moves-limit"),
        )?;
        sound(
            self.dice.len() <= 6 && self.dice.iter().all(|&dice| dice <= 12),
            "dice",
            said!("dice-limit"),
        )?;
        sound(
            self.no_combat_after.is_none() || self.no_combat_after == long,
            "no_combat_after",
            said!("longer-move"),
        )?;
        sound((2..=6).contains(&self.hit_at), "hit_at", said!("two-to-six"))?;
        sound((1..=20).contains(&self.wounds), "wounds", said!("one-to-twenty"))?;
        sound(
            self.has(Ability::MagicUser) == self.school.is_some(),
            "school",
            said!("school-goes-with"),
        )?;
        sound(
            self.magic_points
                .is_none_or(|points| self.school.is_some() && points <= tables::MOST_MAGIC),
            "magic_points",
            said!("points-limit"),
        )?;
        sound(
            self.has(Ability::Shapechanger) == self.animal_form.is_some(),
            "animal_form",
            said!("form-goes-with"),
        )?;
        let led =
            [Ability::General, Ability::MagicUser, Ability::Assassin, Ability::SteadfastLeader];
        sound(
            self.is_individual() || !led.iter().any(|&ability| self.has(ability)),
            "abilities",
            said!("for-individuals"),
        )?;
        sound(
            self.mounted.is_none_or(|far| self.is_individual() && (1..=6).contains(&far)),
            "mounted",
            said!("mounted-limit"),
        )?;
        sound(
            !self.flying_steed || self.mounted.is_some(),
            "flying_steed",
            said!("goes-with-mounted"),
        )?;
        sound(!self.has(Ability::Heads) || self.dice.is_empty(), "dice", said!("heads-are-dice"))?;
        sound(
            !self.has(Ability::Trap) || self.abilities.len() == 1,
            "abilities",
            said!("trap-alone"),
        )?;
        sound((self.body == Body::Trap) == self.has(Ability::Trap), "body", said!("body-of-trap"))
    }
}

/// The row as the rulebook prints it: `1 or 2 | 4, no after 2 | 4+ | 4 | Cause Fear`.
impl fmt::Display for Troop {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |numbers: &[u32], between: &str| {
            numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(between)
        };
        let dice = if self.dice.is_empty() { "0".to_owned() } else { row(&self.dice, "-") };
        write!(f, "{} | {dice}", row(&self.moves, " or "))?;
        if let Some(moved) = self.no_combat_after {
            write!(f, ", no after {moved}")?;
        }
        write!(f, " | {}+ | {}", self.hit_at, self.wounds)?;
        let mut special: String = String::new();
        for ability in &self.abilities {
            let _ =
                write!(special, "{}{}", if special.is_empty() { "" } else { ", " }, ability.name());
        }
        if special.is_empty() { Ok(()) } else { write!(f, " | {special}") }
    }
}
