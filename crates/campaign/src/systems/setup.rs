//! How an engagement is asked for, in an order or in a scenario file: what each rule system wants to know
//! before the first record, and what the campaign needs for it.

use crate::refusal::said;
use crate::{AnySetup, Created, Opening, Played, RealmAsked, Refusal, System};
use decider::{Clause, Seat};
use messages::{Language, Saying};
use schemars::JsonSchema;
use serde::{Serialize, de::DeserializeOwned};
use std::fmt::Debug;

/// A rule system of the list: how its engagements are asked for.
pub trait Opens: Played {
    /// What is asked for: JSON in an order, TOML in a file.
    type Setup: Clone + Debug + PartialEq + Eq + Serialize + DeserializeOwned + JsonSchema;

    /// The member that its files have and no other system's; none for the first system of the list, which
    /// gets what has nobody's mark.
    const MARK: Option<&'static str>;
    /// May everybody read the order that opens it? Else nobody may: a scenario holds secret briefings, or
    /// hidden traps.
    const IS_PUBLIC: bool = false;

    /// Reads a scenario file. Whether what it asks for can be played may also be said later, when it opens.
    ///
    /// # Errors
    /// [`NotScenario`].
    fn read(text: &str) -> Result<Self::Setup, NotScenario>;

    /// The scenario in it.
    fn scenario(setup: &Self::Setup) -> &Self::Scenario;

    /// The same, to be changed.
    fn scenario_mut(setup: &mut Self::Setup) -> &mut Self::Scenario;

    /// What it is about, for who chooses one.
    fn summary(setup: &Self::Setup, language: Language) -> String;

    /// Who sits at the table of a campaign that begins with it.
    fn seats(setup: &Self::Setup) -> Vec<Seat> {
        Self::roles(Self::scenario(setup))
    }

    /// Lets it begin with a game for the realm (CAR-31); `false` where it cannot.
    fn begin_with_realm(_: &mut Self::Setup, _: RealmAsked) -> bool {
        false
    }

    /// What the engagement is opened with.
    ///
    /// # Errors
    /// [`NotScenario`] where something that it brings along is wrong.
    fn opening(setup: Self::Setup) -> Result<Opening<Self>, NotScenario>;
}

/// A text that is no scenario, or one that cannot be played.
#[derive(Clone, Debug)]
pub struct NotScenario {
    /// What is wrong, and where.
    pub message: Saying,
    /// The clause that forbids it, if one does.
    pub clause: Option<Clause>,
    /// What would be right.
    pub allowed: Option<Saying>,
}

impl NotScenario {
    pub(crate) const fn new(message: Saying) -> Self {
        Self { message, clause: None, allowed: None }
    }
}

impl AnySetup {
    /// How a campaign begins that opens with it: the seats that it needs. `name`: its title where none
    /// is given.
    ///
    /// # Errors
    /// [`Refusal::BadName`].
    pub fn genesis(&self, name: Option<&str>) -> Result<Created, Refusal> {
        let created = Created::new(name.unwrap_or(self.title()), self.seats())?;
        Ok(if self.has_game_master() { created.with_game_master() } else { created })
    }

    /// The names of those that need no file.
    pub fn built_in_names() -> impl Iterator<Item = &'static str> {
        built_in().map(|(_, name, _)| name)
    }

    /// One that needs no file; none of this name.
    #[must_use]
    pub fn built_in(name: &str) -> Option<Result<Self, NotScenario>> {
        let (system, _, text) = built_in().find(|(_, word, _)| *word == name)?;
        Some(Self::read_as(system, text))
    }

    /// The file of one that needs none; none of this name.
    #[must_use]
    pub fn built_in_text(name: &str) -> Option<&'static str> {
        built_in().find(|(_, word, _)| *word == name).map(|(.., text)| text)
    }

    /// Reads a scenario file, of whichever system it is.
    ///
    /// # Errors
    /// [`NotScenario`], with the line, the field and what would be right.
    pub fn read(text: &str) -> Result<Self, NotScenario> {
        let members = text.parse::<toml::Table>().unwrap_or_default();
        let is_marked =
            |system: &&System| system.mark().is_some_and(|mark| members.contains_key(mark));
        // What has nobody's mark is read as the first system's, and refused as that.
        let system = System::ALL.iter().find(is_marked).unwrap_or(&System::ALL[0]);
        Self::read_as(*system, text)
    }
}

fn built_in() -> impl Iterator<Item = (System, &'static str, &'static str)> {
    let of = |system: &System| {
        let system = *system;
        system.scenarios().iter().map(move |(name, text)| (system, *name, *text))
    };
    System::ALL.iter().flat_map(of)
}

/// Reads TOML, or says where it is wrong.
pub(crate) fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, NotScenario> {
    toml::from_str(text).map_err(|error| {
        let error_text = error.message().to_owned();
        let message = match error.span().map(|span| place_of(text, span.start)) {
            None => said!("scenario-unread-compare", error = error_text),
            Some((line, column)) => {
                said!("scenario-unread-at", line = line, column = column, error = error_text)
            }
        };
        NotScenario::new(message)
    })
}

/// The line and the column, from 1, of a place in a text.
pub(super) fn place_of(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}
