//! Scenarios: the built-in ones, and those that an organiser writes as TOML.

use crate::{Code, Rejected};
use lowenheim::{Scenario, scenario::SIEGE};

/// The names of the scenarios that need no file.
pub const BUILT_IN: &[&str] = &["siege"];

/// A scenario that needs no file.
///
/// # Errors
/// `unknown_scenario`.
pub fn built_in(name: &str) -> Result<Scenario, Rejected> {
    match name {
        "siege" => parse(SIEGE),
        other => {
            let other: String = other.chars().take(60).collect();
            let known = BUILT_IN.join(", ");
            Err(Rejected::new(
                Code::UnknownScenario,
                format!("There is no scenario `{other}`. There are: {known}; or give one as TOML."),
            ))
        }
    }
}

/// Reads a scenario.
///
/// # Errors
/// `bad_scenario_text`, with the line, the field and what would be right. Whether its forces and
/// map make sense is said by the rules when it is opened.
pub fn parse(text: &str) -> Result<Scenario, Rejected> {
    toml::from_str(text).map_err(|error| {
        let line = error.span().map(|span| {
            let before = text.get(..span.start).unwrap_or(text);
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or_default().chars().count() + 1;
            format!("line {line}, column {column}: ")
        });
        let line = line.unwrap_or_default();
        let message = error.message();
        Rejected::new(
            Code::BadScenarioText,
            format!(
                "The scenario cannot be read: {line}{message}. Compare it with the built-in one."
            ),
        )
    })
}
