//! A realm in a campaign: it is asked for by its scenario. No fight of the map is played by it.

use super::setup::{NotScenario, Opens, read_toml};
use crate::carry::{Asked, Ending, FightsFor, Fought, Prepared};
use crate::{Opening, Roles};
use campaign_map::state::Fight;
use lowenherz::{Realm, Scenario};
use messages::Language;

impl Opens for Realm {
    type Setup = Scenario;

    const MARK: Option<&'static str> = Some("prince");
    /// Who plays and what the deck is made of, is known to all; what is dealt is dealt when it opens.
    const IS_PUBLIC: bool = true;

    fn read(text: &str) -> Result<Scenario, NotScenario> {
        read_toml(text)
    }

    fn scenario(setup: &Scenario) -> &Scenario {
        setup
    }

    fn scenario_mut(setup: &mut Scenario) -> &mut Scenario {
        setup
    }

    fn summary(setup: &Scenario, language: Language) -> String {
        setup.summary_in(language)
    }

    fn opening(scenario: Scenario) -> Result<Opening<Self>, NotScenario> {
        Ok(Opening { scenario, library: (), roles: Roles::default() })
    }
}

impl FightsFor for Realm {
    type Thing = ();
    type Condition = ();
    type Setup = ();

    fn plays(_: &Fight) -> bool {
        false
    }

    fn prepare(_: &Asked<'_>) -> Option<Prepared<()>> {
        None
    }

    fn begin(_: &(), _: &mut decider::Draft<'_, Self>) -> Result<(), decider::Stop<Self::Refusal>> {
        Ok(())
    }

    fn look(_: &Self::State, _: &mut dyn FnMut((), ())) {}

    fn ending(_: &Fought<'_, Self>) -> Option<Ending> {
        None
    }
}
