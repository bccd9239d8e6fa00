//! Scenarios: the built-in ones, and those that an organiser writes as TOML.

use crate::{Code, Rejected, rejected::said};
use campaign::{AnySetup, NotScenario, RealmAsked};

impl From<NotScenario> for Rejected {
    fn from(NotScenario { message, clause, allowed }: NotScenario) -> Self {
        Self { clause, allowed, ..Self::new(Code::BadScenarioText, message) }
    }
}

/// The names of the scenarios that need no file.
pub fn built_in_names() -> impl Iterator<Item = &'static str> {
    AnySetup::built_in_names()
}

/// A scenario that needs no file.
///
/// # Errors
/// `unknown_scenario`.
pub fn built_in(name: &str) -> Result<AnySetup, Rejected> {
    let setup = AnySetup::built_in(name).ok_or_else(|| unknown(name))?;
    Ok(setup?)
}

/// The file of a scenario that needs none, as one that an organiser writes.
///
/// # Errors
/// `unknown_scenario`.
pub fn built_in_text(name: &str) -> Result<&'static str, Rejected> {
    AnySetup::built_in_text(name).ok_or_else(|| unknown(name))
}

fn unknown(name: &str) -> Rejected {
    let other: String = name.chars().take(60).collect();
    let known = built_in_names().collect::<Vec<_>>().join(", ");
    Rejected::new(Code::UnknownScenario, said!("unknown-scenario", name = other, known = known))
}

/// Reads a scenario file.
///
/// # Errors
/// `bad_scenario_text`, with the line, the field and what would be right. Whether the forces and map
/// of a siege make sense is said by the rules when it is opened.
pub fn parse(text: &str) -> Result<AnySetup, Rejected> {
    Ok(AnySetup::read(text)?)
}

/// The same scenario with a game master.
///
/// # Errors
/// `no_game_master_here` for one whose rulebook knows none.
pub fn with_game_master(mut setup: AnySetup) -> Result<AnySetup, Rejected> {
    if setup.add_game_master() {
        return Ok(setup);
    }
    Err(Rejected::new(Code::NoGameMasterHere, said!("no-game-master")))
}

/// The same scenario, begun with a game for the realm.
///
/// # Errors
/// `no_realm_here` for one that is no campaign on a map.
pub fn with_realm(mut setup: AnySetup, asked: RealmAsked) -> Result<AnySetup, Rejected> {
    if setup.begin_with_realm(asked) {
        return Ok(setup);
    }
    Err(Rejected::new(Code::NoRealmHere, said!("no-realm")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use campaign::System;
    use lowenheim::scenario::SIEGE;
    use te_wapen::scenario::SCENARIOS;

    #[test]
    fn every_built_in_scenario_can_be_read() {
        for name in built_in_names() {
            let scenario = built_in(name).unwrap();
            assert!(!scenario.title().is_empty(), "{name}");
        }
        assert_eq!(built_in("castle").unwrap().system(), System::Battle);
        let known = built_in("castel").unwrap_err().message;
        assert!(known.to_string().contains("siege, first-evening, river-crossing"), "{known}");
        assert!(campaign::troops().troops().count() > 140);
    }

    #[test]
    fn a_file_that_is_no_scenario_is_refused_with_its_line() {
        let text = SCENARIOS[0].1;
        assert!(matches!(parse(text), Ok(AnySetup::Battle(_))));
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
        assert!(matches!(parse(SIEGE), Ok(AnySetup::Siege(_))));
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
