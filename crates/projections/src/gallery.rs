//! What can be begun without a file: every built-in scenario, for who chooses one.

use crate::SeatAbout;
use crate::systems::{BattleCard, TownCard, battle_card, town_card};
use campaign::System;
use messages::Language;
use referee::{Rejected, scenario};
use schemars::JsonSchema;
use serde::Serialize;
use std::sync::OnceLock;

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
    pub battle: Option<BattleCard>,
    /// Of an assault: the town, and who stands where.
    pub town: Option<TownCard>,
}

/// Every built-in scenario, the siege first. They are read once for each language, for that takes a while.
///
/// # Errors
/// Never: a test reads them all.
pub fn gallery(language: Language) -> Result<&'static [ScenarioAbout], Rejected> {
    static ENGLISH: OnceLock<Vec<ScenarioAbout>> = OnceLock::new();
    static DUTCH: OnceLock<Vec<ScenarioAbout>> = OnceLock::new();
    let kept = match language {
        Language::English => &ENGLISH,
        Language::Dutch => &DUTCH,
    };
    if let Some(all) = kept.get() {
        return Ok(all);
    }
    let all = read(language)?;
    Ok(kept.get_or_init(|| all))
}

fn read(language: Language) -> Result<Vec<ScenarioAbout>, Rejected> {
    scenario::built_in_names()
        .map(|name| {
            let scenario = scenario::built_in(name)?;
            let summary = scenario.summary(language);
            let battle = battle_card(&scenario, language);
            let town = town_card(&scenario);
            let title = campaign::title_of_scenario(scenario.title(), language);
            let system = scenario.system();
            let seats = scenario.genesis(None)?.seats;
            let seats = seats.iter().map(|seat| SeatAbout::new(seat, language)).collect();
            Ok(ScenarioAbout { name: name.to_owned(), system, title, summary, seats, battle, town })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::gallery;
    use campaign::System;
    use messages::Language;

    #[test]
    fn every_built_in_scenario_can_be_chosen_by_its_picture() {
        let dutch = gallery(Language::Dutch).unwrap();
        let gallery = gallery(Language::English).unwrap();
        assert_eq!(gallery[0].system, System::Siege);
        assert!(gallery.len() > 6);
        for scenario in gallery {
            assert!(scenario.summary.ends_with(['.', '?']), "{}", scenario.name);
            assert!(scenario.seats.len() > 1, "{}", scenario.name);
            assert_eq!(scenario.battle.is_some(), scenario.system == System::Battle);
            assert_eq!(scenario.town.is_some(), scenario.system == System::Assault);
        }
        for (scenario, dutch) in gallery.iter().zip(dutch) {
            assert_ne!(scenario.summary, dutch.summary, "{}", scenario.name);
        }
    }
}
