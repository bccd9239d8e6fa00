//! A map in a campaign: it is asked for by its scenario, and by army books of one's own. No fight is played by it.

use super::assault::towns;
use super::battle::{ArmyBook, roster_of, troops_and};
use super::lines::{unplayed, wrong};
use super::setup::{NotScenario, Opens, read_toml};
use crate::carry::{Asked, Ending, FightsFor, Fought, NEUTRAL, Prepared};
use crate::refusal::{SENTENCES, said};
use crate::{Opening, Roles};
use campaign_map::map::{MAPS, Map};
use campaign_map::roster::{Roster, TroopId};
use campaign_map::scenario::{Enlisted, Leader, Options, Player, RealmAsked};
use campaign_map::{CampaignMap, Scenario, state::Fight};
use decider::Seat;
use lowenheim::figures::{Faction, FigureId};
use messages::{Language, say};
use schemars::JsonSchema;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer, Serialize};
use std::fmt;
use te_wapen::items::{Banner, Trinket, Weapon};

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
        read_file(text)
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

/// The word of the city that is besieged by rules of its own.
const CITY: &str = "lowenheim";

/// The members of a file; what each is stands at [`Scenario`] and [`MapSetup`].
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    title: String,
    map: Drawn,
    #[serde(default)]
    options: Options,
    garrison: Vec<TroopId>,
    #[serde(default)]
    leader: Vec<Leader>,
    #[serde(default)]
    realm: Option<RealmAsked>,
    player: Vec<Player>,
    #[serde(default)]
    book: Vec<ArmyBook>,
}

/// The word of a built-in map, or a map.
enum Drawn {
    Word(String),
    Map(Box<Map>),
}

impl<'de> Deserialize<'de> for Drawn {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct WordOrMap;

        impl<'de> Visitor<'de> for WordOrMap {
            type Value = Drawn;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the word of a map, or a map")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<Drawn, E> {
                Ok(Drawn::Word(word.to_owned()))
            }

            fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<Drawn, A::Error> {
                Map::deserialize(MapAccessDeserializer::new(map)).map(Box::new).map(Drawn::Map)
            }
        }

        from.deserialize_any(WordOrMap)
    }
}

/// Reads a file, and looks at it as whoever opens it does.
fn read_file(text: &str) -> Result<MapSetup, NotScenario> {
    let File { title, map, options, garrison, leader, realm, player, book } = read_toml(text)?;
    let map = match map {
        Drawn::Map(map) => *map,
        Drawn::Word(word) => {
            let Some((_, map)) = MAPS.iter().find(|(name, _)| *name == word) else {
                let known: Vec<&str> = MAPS.iter().map(|(name, _)| *name).collect();
                return Err(wrong(
                    text,
                    said!("unknown-map", name = word, known = known.join(", ")),
                ));
            };
            read_toml(map)?
        }
    };
    let (leaders, players) = (leader, player);
    let scenario = Scenario { title, map, options, garrison, leaders, realm, players };
    check(text, &scenario)?;
    let setup = MapSetup { scenario, books: book };
    campaign_map::check(&setup.scenario, &library_of(&setup)?)
        .map_err(|refusal| unplayed(text, refusal))?;
    Ok(setup)
}

/// What no rule of the map asks for, since it means nothing to it.
fn check(text: &str, scenario: &Scenario) -> Result<(), NotScenario> {
    let Options { turns, castles, .. } = scenario.options;
    for (field, number) in [("options.turns", turns), ("options.castles", castles)] {
        if number == 0 {
            return Err(wrong(text, said!("field-from-one", field = field)));
        }
    }
    for castle in &scenario.map.castles {
        let name = castle.id.word();
        if let Some(city) = castle.city.as_ref().filter(|city| *city != CITY) {
            let facts = said!("no-such-city", castle = name, city = city.as_str(), known = CITY);
            return Err(wrong(text, facts));
        }
        if let Some(town) = castle.town.as_ref().filter(|town| !towns().contains_key(*town)) {
            let known: Vec<&str> = towns().keys().map(String::as_str).collect();
            let known = known.join(", ");
            let facts = said!("no-such-town", castle = name, town = town.as_str(), known = known);
            return Err(wrong(text, facts));
        }
    }
    for Leader { figure, .. } in &scenario.leaders {
        if figure.parse::<FigureId>().is_err() {
            return Err(wrong(text, said!("no-such-figure", figure = figure.as_str())));
        }
    }
    let given = given_seats();
    for Player { seat, general, companion, .. } in &scenario.players {
        if given.contains(seat) {
            return Err(wrong(text, said!("seat-given", seat = seat.to_string())));
        }
        for Enlisted { items, .. } in companion.iter().chain([general]) {
            if let Some(word) = items.iter().find(|word| !is_item(word)) {
                let facts = said!("no-such-item", seat = seat.name(), item = word.as_str());
                return Err(wrong(text, facts));
            }
        }
    }
    Ok(())
}

fn is_item(word: &str) -> bool {
    word.parse::<Weapon>().is_ok()
        || word.parse::<Trinket>().is_ok()
        || word.parse::<Banner>().is_ok()
}
