//! A campaign as tests open and play it.
#![allow(dead_code, reason = "each test uses a part")]

pub(crate) mod bots;
pub(crate) mod realm;

pub(crate) use testkit::Numbers;

use campaign_map::fights::Report;
use campaign_map::realm::Won;
use campaign_map::roster::{Body, Roster, Row, roster};
use campaign_map::scenario::Scenario;
use campaign_map::sieges::{Interim, lay};
use campaign_map::{CampaignMap, Command, Event, Refusal, State};
use campaign_map::{realm_over, settle, undecided};
use decider::{By, Contradiction, Decider, Draft, Entry, Stop, run};

/// The built-in campaign of four.
pub(crate) const FOUR: &str = campaign_map::scenario::SCENARIOS[0].1;

/// The map, with its opening and the end of fights as orders.
pub(crate) struct Host;

pub(crate) enum Wish {
    Open(Box<Scenario>),
    Settle(u32, Box<Report>),
    Lay(u32),
    Undecided(u32, Box<Interim>),
    Realm(Vec<Won>),
    Play(Command),
}

impl Decider for Host {
    type State = State;
    type Command = Wish;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(wish: &Wish, draft: &mut Draft<'_, Self>) -> Result<(), Stop<Refusal>> {
        let map = |inner: &mut campaign_map::Draft<'_>| match wish {
            Wish::Open(scenario) => campaign_map::open(scenario, &rows(), inner),
            Wish::Settle(fight, report) => settle(inner, *fight, (**report).clone()),
            Wish::Lay(fight) => lay(inner, *fight),
            Wish::Undecided(fight, interim) => undecided(inner, *fight, (**interim).clone()),
            Wish::Realm(won) => realm_over(inner, won.clone()),
            Wish::Play(command) => CampaignMap::decide(command, inner),
        };
        draft.within(|state| state, |event| event, map)
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        CampaignMap::evolve(state, event)
    }
}

/// A built-in scenario with its built-in map.
pub(crate) fn scenario(text: &str) -> Scenario {
    let mut value: toml::Table = toml::from_str(text).unwrap();
    let word = value["map"].as_str().unwrap().to_owned();
    let map = campaign_map::map::MAPS.iter().find(|(name, _)| *name == word).unwrap().1;
    value.insert("map".to_owned(), toml::Value::Table(toml::from_str(map).unwrap()));
    value.try_into().unwrap()
}

pub(crate) fn opened(text: &str, numbers: &mut Numbers) -> (State, Vec<Event>) {
    opened_on(scenario(text), numbers)
}

/// A scenario whose land a test has changed.
pub(crate) fn opened_on(land: Scenario, numbers: &mut Numbers) -> (State, Vec<Event>) {
    let mut state = State::default();
    let open = Wish::Open(Box::new(land));
    let entries = run::<Host>(&mut state, &By::Organiser, numbers, &open).unwrap();
    (state, events(entries))
}

pub(crate) fn events(entries: Vec<Entry<Event>>) -> Vec<Event> {
    let event = |entry| match entry {
        Entry::Event(event) => Some(event),
        Entry::Rolled(_) | Entry::Drawn(_) => None,
    };
    entries.into_iter().filter_map(event).collect()
}

/// Rows like those of the troop tables: the map does not know the tables themselves.
pub(crate) fn rows() -> Roster {
    let row = |line: &str| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let [id, people, body, moves, dice, wounds, special @ ..] = words.as_slice() else {
            panic!("{line}")
        };
        let body: Body = body.parse().unwrap();
        Row {
            id: id.parse().unwrap(),
            name: id.replace('-', " "),
            people: (*people).to_owned(),
            body,
            moves: moves.parse().unwrap(),
            dice: dice.parse().unwrap(),
            wounds: wounds.parse().unwrap(),
            flies: special.contains(&"flies"),
            towers: special.contains(&"towers"),
            leads: special.contains(&"leads"),
            casts: special.contains(&"casts"),
        }
    };
    roster(ROWS.trim().lines().map(row))
}

const ROWS: &str = "
standard-infantry standard foot 2 4 4
standard-archers standard foot 2 3 4
cavalry humans cavalry 3 3 3
infantry-polearms humans foot 2 5 4
archers humans foot 2 3 4
king humans individual 2 0 1 leads
wizard humans individual 2 0 1 casts
assassin humans individual 2 0 1
cleric humans individual 2 0 1 casts
elephant humans beast 2 6 5 towers
dragon humans beast 4 6 6 flies
undead-cavalry undead cavalry 3 3 3
skeletons-swords undead foot 2 4 4
skeletons-polearms undead foot 2 5 4
skeletons-archers undead foot 2 3 4
zombies undead foot 1 4 5
undead-champion undead individual 2 0 1 leads
necromancer undead individual 2 0 1 casts
rat-ogres ratmen large 2 5 3
ratmen-swords ratmen foot 2 4 4
ratmen-polearms ratmen foot 2 5 4
ratmen-beastmasters ratmen foot 2 5 4
ratmen-bows ratmen foot 1 3 4
skaven-warlord ratmen individual 2 0 1 leads
grey-seer ratmen individual 2 0 1 casts
goblin-wolfriders orcs-and-goblins cavalry 3 3 3
ogres orcs-and-goblins large 2 5 3
orc-swords orcs-and-goblins foot 2 4 4
orc-archers orcs-and-goblins foot 1 3 4
goblin-swords orcs-and-goblins foot 2 4 3
goblin-archers orcs-and-goblins foot 1 3 3
orc-general orcs-and-goblins individual 2 0 1 leads
goblin-wizard orcs-and-goblins individual 2 0 1 casts
chaos-warriors chaos foot 2 4 5
chaos-dwarfs chaos foot 2 4 5
chaos-dwarf-swivel-guns chaos war-machine 1 3 2
champion-of-chaos chaos individual 2 0 1 leads
chaos-sorcerer chaos individual 2 0 1 casts
";
