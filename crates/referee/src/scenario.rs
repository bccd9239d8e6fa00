//! Scenarios: the built-in ones, and those that an organiser writes as TOML.

mod place;

use crate::{Code, Rejected, rejected::said};
use campaign::{BattleSetup, Created, MapSetup, Roles, System};
use campaign_map::map::MAPS;
use campaign_map::scenario::SCENARIOS as CAMPAIGNS;
use lowenheim::scenario::SIEGE;
use serde::de::DeserializeOwned;
use std::sync::OnceLock;
use te_wapen::Refusal;
use te_wapen::scenario::SCENARIOS;
use te_wapen::troops::{ARMIES, ArmyBook, Library};

/// What a campaign begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scenario {
    /// A siege.
    Siege(Box<lowenheim::Scenario>),
    /// A battle.
    Battle(Box<BattleSetup>),
    /// A campaign on a map.
    Map(Box<MapSetup>),
}

impl From<lowenheim::Scenario> for Scenario {
    fn from(siege: lowenheim::Scenario) -> Self {
        Self::Siege(Box::new(siege))
    }
}

impl From<te_wapen::Scenario> for Scenario {
    fn from(scenario: te_wapen::Scenario) -> Self {
        let setup = BattleSetup { scenario, seats: Roles::default() };
        Self::Battle(Box::new(setup))
    }
}

impl Scenario {
    /// Its title.
    #[must_use]
    pub fn title(&self) -> &str {
        match self {
            Self::Siege(siege) => &siege.title,
            Self::Battle(setup) => &setup.scenario.title,
            Self::Map(setup) => &setup.scenario.title,
        }
    }

    /// By which rules it is played.
    #[must_use]
    pub const fn system(&self) -> System {
        match self {
            Self::Siege(_) => System::Siege,
            Self::Battle(_) => System::Battle,
            Self::Map(_) => System::Map,
        }
    }

    /// How a campaign begins that opens with it: the seats that it needs. `name`: its title where none
    /// is given.
    ///
    /// # Errors
    /// [`campaign::Refusal::BadName`].
    pub fn genesis(&self, name: Option<&str>) -> Result<Created, campaign::Refusal> {
        let created = Created::new(name.unwrap_or(self.title()))?;
        Ok(match self {
            Self::Siege(siege) if siege.options.game_master => created.with_game_master(),
            Self::Siege(_) => created,
            Self::Battle(_) => created.for_battle(),
            Self::Map(setup) => created.for_map(&setup.scenario),
        })
    }

    /// The same with a game master.
    ///
    /// # Errors
    /// `no_game_master_here` for a battle, whose rulebook knows none.
    pub fn with_game_master(mut self) -> Result<Self, Rejected> {
        match &mut self {
            Self::Siege(siege) => siege.options.game_master = true,
            Self::Battle(_) | Self::Map(_) => {
                return Err(Rejected::new(Code::NoGameMasterHere, said!("no-game-master")));
            }
        }
        Ok(self)
    }
}

/// The names of the scenarios that need no file.
pub fn built_in_names() -> impl Iterator<Item = &'static str> {
    let battles = SCENARIOS.iter().map(|(name, _)| *name);
    std::iter::once("siege").chain(battles).chain(CAMPAIGNS.iter().map(|(name, _)| *name))
}

/// A scenario that needs no file.
///
/// # Errors
/// `unknown_scenario`.
pub fn built_in(name: &str) -> Result<Scenario, Rejected> {
    if name == "siege" {
        return built_in_siege().map(Scenario::from);
    }
    if let Some((_, text)) = SCENARIOS.iter().find(|(word, _)| *word == name) {
        return parse_as::<te_wapen::Scenario>(text).map(Scenario::from);
    }
    if let Some((_, text)) = CAMPAIGNS.iter().find(|(word, _)| *word == name) {
        return parse_map(text);
    }
    let other: String = name.chars().take(60).collect();
    let known = built_in_names().collect::<Vec<_>>().join(", ");
    Err(Rejected::new(
        Code::UnknownScenario,
        said!("unknown-scenario", name = other, known = known),
    ))
}

/// The built-in siege.
///
/// # Errors
/// Never: a test reads it.
pub fn built_in_siege() -> Result<lowenheim::Scenario, Rejected> {
    parse_as(SIEGE)
}

/// A campaign on a map. `map` is the word of a built-in map, or the map itself.
fn parse_map(text: &str) -> Result<Scenario, Rejected> {
    let mut members: toml::Table = parse_as(text)?;
    if let Some(word) = members.get("map").and_then(toml::Value::as_str) {
        let built_in = MAPS.iter().find(|(name, _)| *name == word);
        let Some((_, map)) = built_in else {
            let known: Vec<&str> = MAPS.iter().map(|(name, _)| *name).collect();
            let known = known.join(", ");
            return Err(Rejected::new(
                Code::BadScenarioText,
                said!("unknown-map", name = word, known = known),
            ));
        };
        let map: toml::Table = parse_as(map)?;
        members.insert("map".to_owned(), toml::Value::Table(map));
    }
    let books = members.remove("book").map_or(Ok(Vec::new()), toml::Value::try_into);
    let scenario = members.try_into();
    let wrong = |error: toml::de::Error| {
        Rejected::new(Code::BadScenarioText, said!("scenario-unread", error = error.message()))
    };
    let setup = MapSetup { scenario: scenario.map_err(wrong)?, books: books.map_err(wrong)? };
    Ok(Scenario::Map(Box::new(setup)))
}

/// Every built-in troop, and those of some army books.
///
/// # Errors
/// `bad_scenario_text` when a book is wrong.
pub fn library_with(books: &[ArmyBook]) -> Result<Library, Rejected> {
    let mut library = library()?.clone();
    for book in books {
        library = library.with(book).map_err(|error| {
            Rejected::new(
                Code::BadScenarioText,
                said!("bad-book", field = error.field, what = error.what),
            )
        })?;
    }
    Ok(library)
}

/// Reads a scenario; one that names `armies` is a battle's, one that names players a campaign's.
///
/// # Errors
/// `bad_scenario_text`, with the line, the field and what would be right. Whether the forces and map
/// of a siege make sense is said by the rules when it is opened.
pub fn parse(text: &str) -> Result<Scenario, Rejected> {
    let has = |member: &str| {
        text.parse::<toml::Table>().is_ok_and(|members| members.contains_key(member))
    };
    if has("player") {
        return parse_map(text);
    }
    let is_battle = has("armies");
    if !is_battle {
        return parse_as::<lowenheim::Scenario>(text).map(Scenario::from);
    }
    let scenario = parse_as::<te_wapen::Scenario>(text)?;
    te_wapen::check(&scenario, library()?).map_err(|wrong| {
        let Refusal { facts, clause, allowed, .. } = &*wrong.refusal;
        let line = place::line_of(text, &wrong);
        let facts = facts.clone();
        let message = match line {
            None => said!("scenario-unplayed", why = facts),
            Some(line) => said!("scenario-unplayed-at", line = line, why = facts),
        };
        let mut rejected = Rejected::new(Code::BadScenarioText, message);
        (rejected.clause, rejected.allowed) = (Some(*clause), allowed.clone());
        rejected
    })?;
    Ok(Scenario::from(scenario))
}

fn parse_as<T: DeserializeOwned>(text: &str) -> Result<T, Rejected> {
    read_toml(text).map_err(|wrong| {
        let message = match wrong.place {
            None => said!("scenario-unread-compare", error = wrong.what),
            Some((line, column)) => {
                said!("scenario-unread-at", line = line, column = column, error = wrong.what)
            }
        };
        Rejected::new(Code::BadScenarioText, message)
    })
}

/// TOML that cannot be read.
#[derive(Debug, thiserror::Error)]
#[error("{what}")]
struct Unread {
    /// Its line and column.
    place: Option<(usize, usize)>,
    what: String,
}

/// Reads TOML, or says where it is wrong.
fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, Unread> {
    toml::from_str(text).map_err(|error| {
        let place = error.span().map(|span| {
            let before = text.get(..span.start).unwrap_or(text);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
            (line, column)
        });
        Unread { place, what: error.message().to_owned() }
    })
}

/// Every troop of the built-in army books.
///
/// # Errors
/// Never: a test reads them.
pub fn library() -> Result<&'static Library, Rejected> {
    static BUILT_IN: OnceLock<Library> = OnceLock::new();
    if let Some(library) = BUILT_IN.get() {
        return Ok(library);
    }
    let books = ARMIES.iter().map(|(_, text)| read_toml::<ArmyBook>(text));
    let books: Vec<ArmyBook> = books.collect::<Result<_, _>>().map_err(Rejected::bug)?;
    let library = Library::of(books).map_err(Rejected::bug)?;
    Ok(BUILT_IN.get_or_init(|| library))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_scenario_can_be_read() {
        for name in built_in_names() {
            let scenario = built_in(name).unwrap();
            assert!(!scenario.title().is_empty(), "{name}");
        }
        assert_eq!(built_in("castle").unwrap().system(), System::Battle);
        let known = built_in("castel").unwrap_err().message;
        assert!(known.to_string().contains("siege, first-evening, river-crossing"), "{known}");
        assert!(library().unwrap().troops().count() > 140);
    }

    #[test]
    fn a_file_that_is_no_scenario_is_refused_with_its_line() {
        let text = SCENARIOS[0].1;
        assert!(matches!(parse(text), Ok(Scenario::Battle(_))));
        let wrong = text.replacen("troop = ", "trop = ", 1);
        let line = 1 + wrong[..wrong.find("trop = ").unwrap()].matches('\n').count();
        let refused = parse(&wrong).unwrap_err();
        assert_eq!(refused.code, "bad_scenario_text");
        assert!(
            refused.message.to_string().contains(&format!("line {line}, ")),
            "{}",
            refused.message
        );
        assert!(refused.message.to_string().contains("`trop`"), "{}", refused.message);
        assert!(matches!(parse(SIEGE), Ok(Scenario::Siege(_))));
    }

    #[test]
    fn a_battle_that_cannot_be_played_is_refused_with_its_line() {
        let text = SCENARIOS[0].1;
        let at = |wrong: &str, needle: &str| {
            1 + wrong[..wrong.find(needle).unwrap()].matches('\n').count()
        };
        let (_, first) = text.split_once("troop = \"").unwrap();
        let (troop, _) = first.split_once('"').unwrap();
        let wrong = text.replacen(&format!("\"{troop}\""), "\"cavallry\"", 1);
        let refused = parse(&wrong).unwrap_err();
        let line = format!("line {}: armies.", at(&wrong, "cavallry"));
        assert!(refused.message.to_string().contains(&line), "{}", refused.message);
        assert!(refused.allowed.unwrap().to_string().contains("cavalry"));

        // Within the map, which is one long text.
        let row = text.lines().find(|line| line.trim_start().starts_with("1 |")).unwrap();
        let wrong = text.replacen(row, &row.replacen(". ", "? ", 1), 1);
        let refused = parse(&wrong).unwrap_err();
        let line = format!("line {}: map", at(&wrong, "? "));
        assert!(refused.message.to_string().contains(&line), "{}", refused.message);
    }
}
