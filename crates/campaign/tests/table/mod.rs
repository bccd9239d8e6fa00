//! A campaign on a map as tests open and play it.
#![allow(dead_code, reason = "each test uses a part")]

pub(crate) use testkit::Numbers;

use campaign::{
    AnyCommand, AnyOpening, Campaign, CloseFight, Command, Created, EngagementNumber, Event,
    FightAsked, FightOut, MapSetup, Opens, Refusal, State,
};
use campaign_map::{CampaignMap, state::Phase};
use chance::Chance;
use decider::{By, Decider as _, Entry, Stop, run};

/// The engagement that is the map.
pub(crate) const MAP: EngagementNumber = EngagementNumber(1);

/// A built-in scenario with its built-in map.
pub(crate) fn scenario(text: &str) -> campaign_map::Scenario {
    CampaignMap::read(text).unwrap().scenario
}

/// A campaign with an open map.
pub(crate) fn opened(text: &str, chance: &mut dyn Chance) -> (State, Vec<Event>) {
    opened_on(scenario(text), chance)
}

/// A campaign with an open map of one's own.
pub(crate) fn opened_on(
    scenario: campaign_map::Scenario,
    chance: &mut dyn Chance,
) -> (State, Vec<Event>) {
    let setup = MapSetup { scenario, books: Vec::new() };
    let created = Created::new("A campaign", CampaignMap::seats(&setup)).unwrap();
    let mut state = State::default();
    let created = Event::from(created);
    Campaign::evolve(&mut state, &created).unwrap();
    let open = {
        let opening = CampaignMap::opening(setup).unwrap();
        Command::Open(Box::new(AnyOpening::Map(opening)))
    };
    let entries = run::<Campaign>(&mut state, &By::Organiser, chance, &open).unwrap();
    (state, std::iter::once(created).chain(events(entries)).collect())
}

pub(crate) fn events(entries: Vec<Entry<Event>>) -> Vec<Event> {
    let event = |entry| match entry {
        Entry::Event(event) => Some(event),
        Entry::Rolled(_) | Entry::Drawn(_) => None,
    };
    entries.into_iter().filter_map(event).collect()
}

pub(crate) fn open_fight(fight: u32) -> Command {
    Command::OpenFight(FightAsked { map: MAP, fight })
}

/// What somebody orders next: bots on the map, and in the battles the organiser, who lets `fought` fights
/// be fought out and rules on the others.
pub(crate) fn next(state: &State, numbers: &mut Numbers, fought: u32) -> (By, Command) {
    let map = state.map(MAP).unwrap();
    if map.phase != Phase::Battles {
        let order = map.players.keys().find_map(|seat| {
            let order = campaign_map::bot::choose(map, seat, &mut |count| numbers.below(count))?;
            Some((By::Seat(seat.clone()), order))
        });
        let (by, command) = order.expect("somebody can go on");
        return (by, Command::Play { engagement: MAP, command: AnyCommand::Map(command) });
    }
    let open = map.fights.iter().find(|(_, fight)| fight.is_open());
    let number = *open.expect("a fight is open in this phase").0;
    let command = match state.fought_as(MAP, number) {
        None if number <= fought => open_fight(number),
        None => {
            let side = if numbers.below(2) == 0 { "attacker" } else { "defender" };
            let text = format!("rule {number} {side} because nobody plays it");
            let command = text.parse().unwrap();
            Command::Play { engagement: MAP, command: AnyCommand::Map(command) }
        }
        Some(engagement) => {
            if state.engagements[&engagement].game.is_played_out() {
                Command::CloseFight(CloseFight { engagement })
            } else {
                Command::FightOut(FightOut { engagement })
            }
        }
    };
    (By::Organiser, command)
}

/// Gives an order and answers what happened.
pub(crate) fn give(
    state: &mut State,
    by: &By,
    command: &Command,
    chance: &mut dyn Chance,
) -> Result<Vec<Entry<Event>>, Stop<Refusal>> {
    run::<Campaign>(state, by, chance, command)
}
