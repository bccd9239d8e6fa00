//! An assault in a campaign: how it is asked for. No fight of the map is played by it so far.

use super::setup::{NotScenario, Opens, read_toml};
use crate::carry::{Asked, Ending, FightsFor, Fought, Prepared};
use crate::refusal::said;
use crate::{AnySetup, Opening, Roles};
use campaign_map::state::Fight;
use fortified_town::scenario::{Library, TOWNS};
use fortified_town::{Assault, Refusal, Scenario};
use messages::Language;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::LazyLock;

/// An assault as it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AssaultSetup {
    /// The town and both sides.
    pub scenario: Scenario,
    /// Which seat leads the `besiegers` and which the `besieged`; nobody named: the seats of these names.
    #[serde(default, skip_serializing_if = "Roles::are_named_alike")]
    pub seats: Roles,
}

impl From<Scenario> for AnySetup {
    fn from(scenario: Scenario) -> Self {
        Self::Assault(Box::new(AssaultSetup { scenario, seats: Roles::default() }))
    }
}

impl Opens for Assault {
    type Setup = AssaultSetup;

    const MARK: Option<&'static str> = Some("town");

    fn read(text: &str) -> Result<AssaultSetup, NotScenario> {
        let scenario: Scenario = read_toml(text)?;
        fortified_town::check(&scenario, towns()).map_err(|wrong| {
            let Refusal { facts, clause, allowed, .. } = wrong;
            let message = said!("scenario-unplayed", why = facts);
            NotScenario { message, clause: Some(clause), allowed }
        })?;
        Ok(AssaultSetup { scenario, seats: Roles::default() })
    }

    fn scenario(setup: &AssaultSetup) -> &Scenario {
        &setup.scenario
    }

    fn scenario_mut(setup: &mut AssaultSetup) -> &mut Scenario {
        &mut setup.scenario
    }

    fn summary(setup: &AssaultSetup, language: Language) -> String {
        setup.scenario.summary_in(language)
    }

    fn opening(setup: AssaultSetup) -> Result<Opening<Self>, NotScenario> {
        let AssaultSetup { scenario, seats: roles } = setup;
        Ok(Opening { scenario, library: towns().clone(), roles })
    }
}

/// The built-in towns.
#[must_use]
pub(crate) fn towns() -> &'static Library {
    static BUILT_IN: LazyLock<Library> = LazyLock::new(|| {
        // They are built in, and a test reads them all.
        let town = |text| read_toml(text).unwrap_or_else(|wrong| unreachable!("{}", wrong.message));
        TOWNS.iter().map(|&(word, text)| (word.to_owned(), town(text))).collect()
    });
    &BUILT_IN
}

impl FightsFor for Assault {
    type Thing = ();
    type Condition = ();
    type Setup = Scenario;

    fn plays(_: &Fight) -> bool {
        false
    }

    fn prepare(_: &Asked<'_>) -> Option<Prepared<Scenario>> {
        None
    }

    fn begin(
        scenario: &Scenario,
        draft: &mut fortified_town::Draft<'_>,
    ) -> Result<(), fortified_town::Stop> {
        fortified_town::open(scenario, towns(), draft)
    }

    fn look(_: &fortified_town::State, _: &mut dyn FnMut((), ())) {}

    fn ending(_: &Fought<'_, Self>) -> Option<Ending> {
        None
    }
}
