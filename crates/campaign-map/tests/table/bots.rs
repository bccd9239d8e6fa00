//! Bots play a campaign on the map, with fights settled by dice of the test: whatever is told is a sentence in both
//! languages, and nothing breaks.

use super::realm::of_the_realm;
use super::{Host, Numbers, Wish, events, opened_on, scenario};
use campaign_map::event::{After, How};
use campaign_map::fights::Report;
use campaign_map::pieces::{BannerId, Casualty, MapPlace, Side};
use campaign_map::scenario::RealmAsked;
use campaign_map::sieges::Interim;
use campaign_map::state::{Fight, Held, Phase};
use campaign_map::{Command, Event, State, bot, invariants, options, story};
use decider::{By, Decider as _, run};
use messages::Language;
use std::collections::BTreeMap;

/// A fight that nobody plays: the numbers say who is hurt and who wins.
fn report(state: &State, number: u32, numbers: &mut Numbers) -> Report {
    let fight = &state.fights[&number];
    let attacked = numbers.below(2) == 0 && !fight.lifted;
    let winner = if attacked { Side::Attacker } else { Side::Defender };
    let mut pieces = BTreeMap::new();
    for side in [winner, winner.other()] {
        let captor = fight.party(side.other()).seat.clone();
        for id in &fight.party(side).pieces {
            let piece = &state.pieces[id];
            let mut after = After {
                wounds: numbers.below(piece.wounds + 1),
                fate: None,
                place: piece.place.clone(),
                items: piece.items.clone(),
                titles: Vec::new(),
                cause: None,
            };
            if piece.individual && after.wounds == 0 {
                let (fate, place, wounds) = match (numbers.below(4), captor.clone()) {
                    (0, _) => (Casualty::Killed, MapPlace::Lost, 0),
                    (1, Some(captor)) => (Casualty::Captured, MapPlace::Captive(captor), 1),
                    (2, _) => (Casualty::Lamed, piece.place.clone(), 1),
                    _ => (Casualty::Saved, piece.place.clone(), piece.of),
                };
                (after.fate, after.place, after.wounds) = (Some(fate), place, wounds);
            }
            pieces.insert(id.clone(), after);
        }
    }
    let damage = BTreeMap::new();
    let how = How::Played(number);
    let given_up = winner == Side::Attacker && numbers.below(2) == 0;
    Report { winner, how, pieces, damage, rations: None, given_up }
}

/// Before a siege somebody may buy engines; then it is laid, and more often than not it decides nothing.
fn in_a_siege(
    state: &State,
    number: u32,
    fight: &Fight,
    numbers: &mut Numbers,
) -> Option<(By, Wish)> {
    let seat = fight.attacker.seat.clone().filter(|_| fight.town.is_some() && !fight.lifted)?;
    if fight.laid {
        let pieces = report(state, number, numbers).pieces;
        let relieved = fight.defender.banners.iter().filter(|id| {
            state.banners.get(*id).is_some_and(|banner| banner.at != *fight.ground.space())
        });
        let relieved: Vec<BannerId> = relieved.cloned().collect();
        let refuge = !relieved.is_empty() && numbers.below(2) == 0;
        let foothold = refuge || numbers.below(2) == 0;
        let held = Held { foothold, refuge, gate: numbers.below(2) == 0 };
        let beaten = if refuge || numbers.below(2) == 0 { Vec::new() } else { relieved };
        let interim = Interim { pieces, rations: numbers.below(12), held, beaten };
        let wish = Wish::Undecided(number, Box::new(interim));
        return (numbers.below(3) > 0).then_some((By::Organiser, wish));
    }
    let by = By::Seat(seat);
    let offered = options::options(state, &by, Language::English).orders;
    let buys = offered.iter().filter(|it| matches!(it.command, Command::Equip(_)));
    let buys: Vec<Command> = buys.map(|it| it.command.clone()).collect();
    match buys.first().filter(|_| numbers.below(2) == 0) {
        Some(command) => Some((by, Wish::Play(command.clone()))),
        None => Some((By::Organiser, Wish::Lay(number))),
    }
}

/// One order of somebody whose move it is.
pub(crate) fn next(state: &State, numbers: &mut Numbers) -> (By, Wish) {
    if state.phase == Phase::Battles {
        let open = state.fights.iter().find(|(_, fight)| fight.is_open());
        let (&number, fight) = open.expect("a fight is open in this phase");
        if let Some(wish) = in_a_siege(state, number, fight, numbers) {
            return wish;
        }
        return (By::Organiser, Wish::Settle(number, Box::new(report(state, number, numbers))));
    }
    let order = state.all_seats().into_iter().find_map(|seat| {
        let order = bot::choose(state, &seat, &mut |count| numbers.below(count))?;
        Some((By::Seat(seat), Wish::Play(order)))
    });
    order.expect("somebody can go on")
}

/// A campaign that was played, and everything that has happened in it.
pub(crate) struct Played {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
}

pub(crate) fn played(on: &str, seed: u64) -> Played {
    played_on(on, seed, None)
}

pub(crate) fn played_on(on: &str, seed: u64, realm: Option<RealmAsked>) -> Played {
    let with_realm = realm.is_some();
    let mut numbers = Numbers::new(seed);
    // In every other campaign each castle is a walled town, so that towns of players are besieged and relieved.
    let mut land = scenario(on);
    land.realm = realm;
    let towns = land.map.castles.iter_mut().filter(|castle| castle.city.is_none());
    towns.filter(|_| seed % 2 == 1).for_each(|castle| castle.town = Some("lindenburg".to_owned()));
    let (mut state, mut happened) = opened_on(land, &mut numbers);
    for _ in 0..3000 {
        if state.outcome.is_some() {
            break;
        }
        let of_realm = if with_realm { of_the_realm(&state, &mut numbers) } else { None };
        let (by, wish) = of_realm.unwrap_or_else(|| next(&state, &mut numbers));
        let text = match &wish {
            Wish::Play(order) => order.to_string(),
            _ => "settle".to_owned(),
        };
        if let Wish::Play(order) = &wish {
            assert_eq!(text.parse().as_ref(), Ok(order), "{text}");
        }
        let before = state.clone();
        match run::<Host>(&mut state, &by, &mut numbers, &wish) {
            Ok(entries) => {
                let mut telling = before;
                for event in events(entries) {
                    let told = story::sentence(&telling, &event, Language::English);
                    let dutch = story::sentence(&telling, &event, Language::Dutch);
                    assert!(dutch != told && !dutch.contains('⟦'), "{dutch}");
                    assert!(dutch.ends_with('.') && !dutch.contains("{$"), "{dutch}");
                    let begins = told.starts_with(|letter: char| letter.is_uppercase());
                    assert!(begins || told.starts_with("nobody"), "{told}");
                    assert!(told.ends_with('.'), "{told}");
                    campaign_map::CampaignMap::evolve(&mut telling, &event).unwrap();
                    happened.push(event);
                }
            }
            Err(stop) => panic!("seed {seed}, turn {}: {by}: `{text}`: {stop:?}", state.turn),
        }
        let broken = invariants::check(&state);
        assert!(broken.is_empty(), "seed {seed}, turn {}, after `{text}`: {broken:?}", state.turn);
    }
    Played { state, events: happened }
}
