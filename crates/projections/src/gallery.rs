//! What can be begun without a file: every built-in scenario, for who chooses one.

use crate::SeatAbout;
use campaign::System;
use referee::{
    Rejected,
    scenario::{self, Scenario},
};
use schemars::JsonSchema;
use serde::Serialize;
use te_wapen::poster::{Poster, poster};

/// A scenario that could be begun.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct ScenarioAbout {
    /// Its name, to open a campaign with.
    pub name: String,
    /// The rule system.
    pub system: System,
    /// Its title.
    pub title: String,
    /// What it is about.
    pub summary: String,
    /// Who sits at the table.
    pub seats: Vec<SeatAbout>,
    /// Of a battle: its field and armies.
    pub battle: Option<Poster>,
}

const SIEGE: &str =
    "Six factions hold the city for twelve turns. The real enemy comes up from the sewers.";

const MAP: &str =
    "Banners march over the land of six provinces. Where they meet, a battle or a siege is fought.";

/// Every built-in scenario, the siege first.
///
/// # Errors
/// Never: a test reads them all.
pub fn gallery() -> Result<Vec<ScenarioAbout>, Rejected> {
    scenario::built_in_names()
        .map(|name| {
            let scenario = scenario::built_in(name)?;
            let (summary, battle) = match &scenario {
                Scenario::Siege(_) => (SIEGE.to_owned(), None),
                Scenario::Map(_) => (MAP.to_owned(), None),
                Scenario::Battle(setup) => {
                    let battle = &setup.scenario;
                    (battle.summary.clone(), Some(poster(battle, scenario::library()?)))
                }
            };
            let (system, title) = (scenario.system(), scenario.title().to_owned());
            let seats = scenario.genesis(None)?.seats.iter().map(SeatAbout::new).collect();
            Ok(ScenarioAbout { name: name.to_owned(), system, title, summary, seats, battle })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::gallery;
    use campaign::System;

    #[test]
    fn every_built_in_scenario_can_be_chosen_by_its_picture() {
        let gallery = gallery().unwrap();
        assert_eq!(gallery[0].system, System::Siege);
        assert!(gallery.len() > 6);
        for scenario in &gallery {
            assert!(scenario.summary.ends_with('.'), "{}", scenario.name);
            assert!(scenario.seats.len() > 1, "{}", scenario.name);
            assert_eq!(scenario.battle.is_some(), scenario.system == System::Battle);
        }
    }
}
