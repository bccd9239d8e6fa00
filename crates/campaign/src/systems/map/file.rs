//! A campaign on a map as a file: with `map` as a word, and army books of one's own beside it.

use super::super::assault::towns;
use super::super::battle::ArmyBook;
use super::super::lines::{unplayed, wrong};
use super::super::setup::{NotScenario, read_toml};
use super::{MapSetup, given_seats, library_of};
use crate::refusal::said;
use campaign_map::Scenario;
use campaign_map::map::{MAPS, Map};
use campaign_map::roster::TroopId;
use campaign_map::scenario::{Enlisted, Leader, Options, Player, RealmAsked};
use lowenheim::figures::FigureId;
use serde::de::value::MapAccessDeserializer;
use serde::de::{Error, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};
use std::fmt;
use te_wapen::items::{Banner, Trinket, Weapon};

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
pub(super) fn read(text: &str) -> Result<MapSetup, NotScenario> {
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
