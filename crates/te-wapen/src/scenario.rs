//! What an organiser may vary: the table, the two armies and some rules. Copied into the log when the
//! battle is opened; no replay reads a file. Balance is the scenario's affair
//! ([WAP-118](crate::clauses::WAP_118)): nothing here counts points.
//!
//! A scenario is checked before anything is rolled, and what is wrong in it is named by the place where
//! it stands: see [`check`] and [`WrongScenario`].

use crate::Refusal;
use crate::goal::Goal;
use crate::ground::RandomField;
use crate::pieces::{Colour, Items};
use crate::refusal::names;
use crate::troops::{ArmyBook, TroopId};
use board::{Hex, Hexside};
use messages::{Catalogue, Language};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::sync::LazyLock;

/// A battle as an organiser describes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleScenario")]
pub struct Scenario {
    /// Its name, 1 to 80 characters.
    pub title: String,
    /// What it is about, for who chooses one.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub summary: String,
    /// The modules in play; module 1 always is ([WAP-001](crate::clauses::WAP_001)).
    #[serde(default)]
    pub modules: BTreeSet<u32>,
    /// The table in its text form; left out if `field` says how it is made.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub map: String,
    /// A table that nobody has drawn ([W-29](crate::clauses::W_29)): it is made when the battle opens.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub field: Option<RandomField>,
    /// Walls that somebody has dug ([W-33](crate::clauses::W_33)).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub walls: BTreeSet<Hexside>,
    /// Works that lie in rubble from before ([W-33](crate::clauses::W_33)).
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub rubble: BTreeSet<Hex>,
    /// Buildings with a door for everybody on foot ([W-26](crate::clauses::W_26)).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub doors: Vec<Hex>,
    /// The organiser's choices.
    #[serde(default)]
    pub options: Options,
    /// Both armies.
    pub armies: BTreeMap<Colour, Force>,
    /// Troops of one's own, in army books like the built-in ones ([W-30](crate::clauses::W_30)).
    #[serde(default, rename = "book", skip_serializing_if = "Vec::is_empty")]
    pub books: Vec<ArmyBook>,
}

/// The summaries of the built-in scenarios.
static SUMMARIES: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

const ENGLISH: &str = include_str!("scenario/en.ftl");
const DUTCH: &str = include_str!("scenario/nl.ftl");

impl Scenario {
    /// Its name; that of a built-in scenario is told in a language, any other stays as it was written.
    #[must_use]
    pub fn title_in(&self, language: Language) -> String {
        names(language).name(&self.title)
    }

    /// What it is about, likewise.
    #[must_use]
    pub fn summary_in(&self, language: Language) -> String {
        let english = SUMMARIES.in_language(Language::English);
        let known = SCENARIOS.iter().find(|(word, _)| english.say(word, &[]) == self.summary);
        match known {
            Some((word, _)) => SUMMARIES.in_language(language).say(word, &[]),
            None => self.summary.clone(),
        }
    }
}

/// What is wrong in a scenario, and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongScenario {
    /// The member of the file.
    pub path: Path,
    /// If it stands within a text, the map, where: line and column of it, from 1.
    pub within: Option<(usize, usize)>,
    /// The sentence, which begins with the place.
    pub refusal: Box<Refusal>,
}

/// A place in a file: members and numbers in lists, such as `armies.red.pieces[7].troop`. Numbers
/// count from 1, as people do.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path(Vec<Key>);

/// One step into a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Key {
    /// A member of a table.
    Member(String),
    /// An entry of a list, from 1.
    Number(usize),
}

impl Path {
    /// A member of the whole file.
    #[must_use]
    pub fn of(member: &str) -> Self {
        Self::default().member(member)
    }

    /// A member of what stands here.
    #[must_use]
    pub fn member(&self, member: &str) -> Self {
        self.with(Key::Member(member.to_owned()))
    }

    /// An entry of the list that stands here, from 1.
    #[must_use]
    pub fn number(&self, number: usize) -> Self {
        self.with(Key::Number(number))
    }

    fn with(&self, key: Key) -> Self {
        Self(self.0.iter().cloned().chain([key]).collect())
    }

    /// Step by step, from the whole file.
    #[must_use]
    pub fn keys(&self) -> &[Key] {
        &self.0
    }
}

impl fmt::Display for Path {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (at, key) in self.0.iter().enumerate() {
            match key {
                Key::Member(member) if at == 0 => f.write_str(member)?,
                Key::Member(member) => write!(f, ".{member}")?,
                Key::Number(number) => write!(f, "[{number}]")?,
            }
        }
        Ok(())
    }
}

/// One army.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleForce")]
pub struct Force {
    /// As people say it.
    pub name: String,
    /// Its units and individuals, of any people ([WAP-119](crate::clauses::WAP_119)).
    pub pieces: Vec<Placement>,
    /// What it wins by besides the end of the other ([W-36](crate::clauses::W_36)): any one of these.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub goals: Vec<Goal>,
    /// Where those stand who have no hex: whoever leads the army sets them up ([W-37](crate::clauses::W_37)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub zone: Option<Zone>,
}

/// Hexes in which an army is set up: of these rows, of these columns, and these.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "BattleZone")]
pub struct Zone {
    /// Rows, from 0.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub rows: Vec<i16>,
    /// Columns, from 0.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub columns: Vec<i16>,
    /// Single hexes.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub hexes: Vec<Hex>,
}

/// An army that is set up by whoever leads it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattleDeployment")]
pub struct Deployment {
    /// Which.
    pub army: Colour,
    /// Where.
    pub zone: BTreeSet<Hex>,
}

/// Where a unit or individual stands at the start.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
#[schemars(rename = "BattlePlace")]
pub struct Placement {
    /// The row of its troop table.
    pub troop: TroopId,
    /// Where it stands; none: whoever leads the army says so before the first card.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub hex: Option<Hex>,
    /// A name of its own.
    #[serde(default)]
    pub called: Option<String>,
    /// Does an individual ride a steed ([WAP-149](crate::clauses::WAP_149))?
    #[serde(default)]
    pub mounted: bool,
    /// Does the steed fly ([WAP-141](crate::clauses::WAP_141))?
    #[serde(default)]
    pub flying_steed: bool,
    /// Other magic points than the row says ([WAP-106](crate::clauses::WAP_106)).
    #[serde(default)]
    pub magic_points: Option<u32>,
    /// Fewer wounds than its row has, for who comes hurt ([W-33](crate::clauses::W_33)).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub wounds: Option<u32>,
    /// Is it slower by one hex, for an old wound ([W-33](crate::clauses::W_33))?
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub lame: bool,
    /// Magic items.
    #[serde(default)]
    pub items: Items,
    /// Magic items that are rolled when the battle opens ([WAP-172](crate::clauses::WAP_172)).
    #[serde(default)]
    pub rolls: Rolls,
}

/// How often a D10 is rolled on each table of magic items.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "BattleRolls")]
pub struct Rolls {
    /// For an individual.
    pub weapons: u32,
    /// For an individual.
    pub trinkets: u32,
    /// For a unit.
    pub banners: u32,
}

/// Rules that a scenario may set; fixed for the whole battle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields, default)]
#[schemars(rename = "BattleOptions")]
pub struct Options {
    /// One hex of retreat for each rolled 1 instead of one in all (W-01).
    pub retreat_for_each_one: bool,
    /// The last turn; none: until an army is gone (W-12).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub turns: Option<u32>,
    /// Who wins at the end of the last turn with equal losses (W-12), and whose the buildings are (W-26).
    #[serde(skip_serializing_if = "Option::is_none")]
    pub defender: Option<Colour>,
    /// Wall hexsides that the defender digs before the first card, at most 12 (W-35).
    #[serde(skip_serializing_if = "none_to_dig")]
    #[schemars(range(max = 12))]
    pub to_dig: u32,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over so")]
const fn none_to_dig(walls: &u32) -> bool {
    *walls == 0
}

/// The built-in scenarios, as TOML: the word of each and its text.
pub const SCENARIOS: &[(&str, &str)] = &[
    ("first-evening", include_str!("../scenarios/first-evening.toml")),
    ("river-crossing", include_str!("../scenarios/river-crossing.toml")),
    ("castle", include_str!("../scenarios/castle.toml")),
    ("conclave", include_str!("../scenarios/conclave.toml")),
    ("night-in-the-marsh", include_str!("../scenarios/night-in-the-marsh.toml")),
    ("hive", include_str!("../scenarios/hive.toml")),
    ("rearguard", include_str!("../scenarios/rearguard.toml")),
    ("undermined-tower", include_str!("../scenarios/undermined-tower.toml")),
    ("banners-of-the-marches", include_str!("../scenarios/banners-of-the-marches.toml")),
    ("beacon-hill", include_str!("../scenarios/beacon-hill.toml")),
    ("toll-house", include_str!("../scenarios/toll-house.toml")),
];

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH, SCENARIOS, Scenario};
    use messages::{Language, faults};

    #[test]
    fn both_languages_say_the_same_things() {
        assert_eq!(faults(ENGLISH, DUTCH, &[include_str!("scenario.rs")]), Vec::<String>::new());
    }

    #[test]
    fn the_built_in_battles_are_announced_in_both_languages() {
        for (word, text) in SCENARIOS {
            let mut scenario: Scenario = toml::from_str(text).unwrap();
            assert_eq!(scenario.title_in(Language::English), scenario.title);
            assert_eq!(scenario.summary_in(Language::English), scenario.summary);
            assert_ne!(scenario.title_in(Language::Dutch), scenario.title, "{word}");
            assert_ne!(scenario.summary_in(Language::Dutch), scenario.summary, "{word}");
            for army in scenario.armies.values() {
                assert_ne!(super::names(Language::Dutch).name(&army.name), army.name, "{word}");
            }
            scenario.summary = "What an organiser wrote.".into();
            assert_eq!(scenario.summary_in(Language::Dutch), "What an organiser wrote.");
        }
    }
}
