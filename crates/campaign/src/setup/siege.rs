//! A siege is asked for by its scenario alone.

use super::{NotScenario, Opens, read_toml};
use crate::refusal::SENTENCES;
use crate::{AnySetup, Opening, Roles};
use lowenheim::{Scenario, Siege, scenario::SIEGE};
use messages::Language;
use std::sync::LazyLock;

impl From<Scenario> for AnySetup {
    fn from(scenario: Scenario) -> Self {
        Self::Siege(Box::new(scenario))
    }
}

impl Opens for Siege {
    type Setup = Scenario;

    const MARK: Option<&'static str> = None;

    fn read(text: &str) -> Result<Scenario, NotScenario> {
        read_toml(text)
    }

    fn scenario(setup: &Scenario) -> &Scenario {
        setup
    }

    fn scenario_mut(setup: &mut Scenario) -> &mut Scenario {
        setup
    }

    fn summary(_: &Scenario, language: Language) -> String {
        SENTENCES.in_language(language).say("about-siege", &[])
    }

    fn opening(scenario: Scenario) -> Result<Opening<Self>, NotScenario> {
        Ok(Opening { scenario, library: (), roles: Roles::default() })
    }
}

/// The siege of the city, as it was before any siege.
#[must_use]
pub fn city() -> &'static Scenario {
    static CITY: LazyLock<Scenario> = LazyLock::new(|| {
        // It is built in, and a test reads every scenario that is.
        read_toml(SIEGE).unwrap_or_else(|wrong| unreachable!("{}", wrong.message))
    });
    &CITY
}
