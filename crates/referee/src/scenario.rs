//! Scenarios and army books: the built-in ones, and those that an organiser writes as TOML.

use crate::{Code, Rejected};
use campaign::{BattleSetup, Roles, System};
use lowenheim::scenario::SIEGE;
use serde::de::DeserializeOwned;
use std::sync::OnceLock;
use te_wapen::scenario::SCENARIOS;
use te_wapen::troops::{ARMIES, ArmyBook, Library};

/// What a campaign begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Scenario {
    /// A siege.
    Siege(Box<lowenheim::Scenario>),
    /// A battle.
    Battle(Box<BattleSetup>),
}

impl From<lowenheim::Scenario> for Scenario {
    fn from(siege: lowenheim::Scenario) -> Self {
        Self::Siege(Box::new(siege))
    }
}

impl From<te_wapen::Scenario> for Scenario {
    fn from(scenario: te_wapen::Scenario) -> Self {
        let setup = BattleSetup { scenario, armies: Vec::new(), seats: Roles::default() };
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
        }
    }

    /// By which rules it is played.
    #[must_use]
    pub const fn system(&self) -> System {
        match self {
            Self::Siege(_) => System::Siege,
            Self::Battle(_) => System::Battle,
        }
    }

    /// The same with a game master.
    ///
    /// # Errors
    /// `no_game_master_here` for a battle, whose rulebook knows none.
    pub fn with_game_master(mut self) -> Result<Self, Rejected> {
        match &mut self {
            Self::Siege(siege) => siege.options.game_master = true,
            Self::Battle(_) => {
                return Err(Rejected::new(
                    Code::NoGameMasterHere,
                    "A battle has no game master; only a siege has one. Leave him out.",
                ));
            }
        }
        Ok(self)
    }

    /// The same with army books of one's own, each as TOML.
    ///
    /// # Errors
    /// `bad_army_text`, with the line, the field and what would be right; `no_armies_here` for a
    /// siege, whose factions are fixed.
    pub fn with_armies(mut self, books: &[String]) -> Result<Self, Rejected> {
        match &mut self {
            Self::Siege(_) if books.is_empty() => {}
            Self::Siege(_) => {
                return Err(Rejected::new(
                    Code::NoArmiesHere,
                    "A siege has no army books; only a battle has. Leave them out.",
                ));
            }
            Self::Battle(setup) => {
                for text in books {
                    setup.armies.push(parse_army(text)?);
                }
                library(&setup.armies)?;
            }
        }
        Ok(self)
    }
}

/// The names of the scenarios that need no file.
pub fn built_in_names() -> impl Iterator<Item = &'static str> {
    std::iter::once("siege").chain(SCENARIOS.iter().map(|(name, _)| *name))
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
    let other: String = name.chars().take(60).collect();
    let known = built_in_names().collect::<Vec<_>>().join(", ");
    Err(Rejected::new(
        Code::UnknownScenario,
        format!("There is no scenario `{other}`. There are: {known}; or give one as TOML."),
    ))
}

/// The built-in siege.
///
/// # Errors
/// Never: a test reads it.
pub fn built_in_siege() -> Result<lowenheim::Scenario, Rejected> {
    parse_as(SIEGE)
}

/// Reads a scenario; one that names `armies` is a battle's.
///
/// # Errors
/// `bad_scenario_text`, with the line, the field and what would be right. Whether its forces and
/// map make sense is said by the rules when it is opened.
pub fn parse(text: &str) -> Result<Scenario, Rejected> {
    let is_battle = text.parse::<toml::Table>().is_ok_and(|members| members.contains_key("armies"));
    if is_battle {
        parse_as::<te_wapen::Scenario>(text).map(Scenario::from)
    } else {
        parse_as::<lowenheim::Scenario>(text).map(Scenario::from)
    }
}

fn parse_as<T: DeserializeOwned>(text: &str) -> Result<T, Rejected> {
    read_toml(text).map_err(|wrong| {
        Rejected::new(
            Code::BadScenarioText,
            format!("The scenario cannot be read: {wrong}. Compare it with a built-in one."),
        )
    })
}

fn parse_army(text: &str) -> Result<ArmyBook, Rejected> {
    read_toml(text).map_err(|wrong| {
        Rejected::new(
            Code::BadArmyText,
            format!("The army book cannot be read: {wrong}. Compare it with a built-in one."),
        )
    })
}

/// Reads TOML, or says where it is wrong.
fn read_toml<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| {
            let before = text.get(..span.start).unwrap_or(text);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
            format!("line {line}, column {column}: ")
        });
        format!("{}{}", line.unwrap_or_default(), error.message())
    })
}

/// Every troop that a battle may name: those of the built-in army books, and its own.
///
/// # Errors
/// `bad_army_text`, with the troop, the field and what would be right.
pub fn library(own: &[ArmyBook]) -> Result<Library, Rejected> {
    static BUILT_IN: OnceLock<Vec<ArmyBook>> = OnceLock::new();
    let built_in = match BUILT_IN.get() {
        Some(books) => books,
        None => {
            let books: Result<Vec<_>, _> =
                ARMIES.iter().map(|(_, text)| parse_army(text)).collect();
            BUILT_IN.get_or_init(|| books.as_ref().cloned().unwrap_or_default());
            books?;
            BUILT_IN.get().map_or(&[][..], Vec::as_slice)
        }
    };
    Library::of(built_in.iter().chain(own).cloned()).map_err(|wrong| {
        Rejected::new(Code::BadArmyText, format!("An army book is wrong: {wrong}."))
    })
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
        assert!(known.contains("siege, first-evening, river-crossing"), "{known}");
    }

    #[test]
    fn a_wrong_file_is_refused_with_its_line() {
        let text = te_wapen::scenario::SCENARIOS[0].1;
        assert!(matches!(parse(text), Ok(Scenario::Battle(_))));
        let wrong = text.replacen("troop = ", "trop = ", 1);
        let line = 1 + wrong[..wrong.find("trop = ").unwrap()].matches('\n').count();
        let refused = parse(&wrong).unwrap_err();
        assert_eq!(refused.code, "bad_scenario_text");
        assert!(refused.message.contains(&format!("line {line}, ")), "{}", refused.message);
        assert!(refused.message.contains("`trop`"), "{}", refused.message);
        assert!(matches!(parse(SIEGE), Ok(Scenario::Siege(_))));
    }

    #[test]
    fn army_books_of_ones_own_stand_beside_the_others() {
        let book = "people = \"dwarfs\"\nname = \"Dwarfs\"\n[[troop]]\nid = \"diggers\"\n\
            name = \"Diggers\"\nbody = \"foot\"\nmoves = [1]\ndice = [3]\nhit_at = 4\nwounds = 4\n";
        let battle = built_in("first-evening").unwrap().with_armies(&[book.to_owned()]).unwrap();
        let Scenario::Battle(setup) = battle else { panic!("a battle") };
        let library = library(&setup.armies).unwrap();
        assert!(library.get(&"diggers".parse().unwrap()).is_some());
        assert!(library.get(&"cavalry".parse().unwrap()).is_some());

        let again = built_in("first-evening").unwrap();
        let again = again.with_armies(&[book.to_owned(), book.to_owned()]).unwrap_err();
        assert!(again.message.contains("`diggers`: id"), "{}", again.message);
        let far = book.replace("moves = [1]", "moves = [9]");
        let far = built_in("first-evening").unwrap().with_armies(&[far]).unwrap_err();
        assert!(far.message.contains("moves: is one number"), "{}", far.message);
        let siege = built_in("siege").unwrap().with_armies(&[book.to_owned()]).unwrap_err();
        assert_eq!(siege.code, "no_armies_here");
    }
}
