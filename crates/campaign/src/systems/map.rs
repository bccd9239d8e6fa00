//! A map in a campaign: it is asked for by its scenario, and by army books of one's own. No fight is played by it.

mod file;

use super::battle::{ArmyBook, roster_of, troops_and};
use super::setup::{NotScenario, Opens};
use crate::carry::{Asked, Ending, FightsFor, Fought, NEUTRAL, Prepared};
use crate::refusal::{SENTENCES, said};
use crate::{Opening, Roles};
use campaign_map::scenario::RealmAsked;
use campaign_map::{CampaignMap, Scenario, roster::Roster, state::Fight};
use decider::Seat;
use lowenheim::figures::Faction;
use messages::{Language, say};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A campaign on a map as it is asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct MapSetup {
    /// The map, the players and their banners.
    pub scenario: Scenario,
    /// Army books of one's own, beside the built-in ones.
    #[serde(default, rename = "book", skip_serializing_if = "Vec::is_empty")]
    pub books: Vec<ArmyBook>,
}

impl Opens for CampaignMap {
    type Setup = MapSetup;

    const MARK: Option<&'static str> = Some("player");
    /// A map and its players are public.
    const IS_PUBLIC: bool = true;

    /// In a file `map` may be the word of a built-in map.
    fn read(text: &str) -> Result<MapSetup, NotScenario> {
        file::read(text)
    }

    fn scenario(setup: &MapSetup) -> &Scenario {
        &setup.scenario
    }

    fn scenario_mut(setup: &mut MapSetup) -> &mut Scenario {
        &mut setup.scenario
    }

    fn summary(setup: &MapSetup, language: Language) -> String {
        let (players, turns) = (setup.scenario.players.len(), setup.scenario.options.turns);
        say!(SENTENCES.in_language(language), "about-map", players = players, turns = turns)
    }

    /// Besides the players one for nobody's garrisons ([CAR-11](crate::clauses::CAR_11)), and those of the six
    /// factions, who play when their city is besieged.
    fn seats(setup: &MapSetup) -> Vec<Seat> {
        let players = setup.scenario.players.iter().map(|player| player.seat.clone());
        players.chain(NEUTRAL.parse().ok()).chain(Faction::ALL.map(Faction::seat)).collect()
    }

    fn begin_with_realm(setup: &mut MapSetup, asked: RealmAsked) -> bool {
        setup.scenario.realm = Some(asked);
        true
    }

    fn opening(setup: MapSetup) -> Result<Opening<Self>, NotScenario> {
        let given = given_seats();
        let mut seats = setup.scenario.players.iter().map(|player| &player.seat);
        if let Some(seat) = seats.find(|seat| given.contains(seat)) {
            return Err(NotScenario::new(said!("seat-given", seat = seat.to_string())));
        }
        let library = library_of(&setup)?;
        Ok(Opening { scenario: setup.scenario, library, roles: Roles::default() })
    }
}

/// Seats that the campaign gives out itself.
fn given_seats() -> Vec<Seat> {
    let nobody = [NEUTRAL.parse().ok()].into_iter().flatten();
    nobody.chain(Faction::ALL.map(Faction::seat)).collect()
}

/// Everybody who can be mustered.
fn library_of(setup: &MapSetup) -> Result<Roster, NotScenario> {
    Ok(roster_of(&troops_and(&setup.books)?))
}

impl FightsFor for CampaignMap {
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
