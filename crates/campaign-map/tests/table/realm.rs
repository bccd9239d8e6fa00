//! Games for the realm before the map and within it, as campaigns of bots have them: nobody plays them, and the numbers
//! say what they have come to.

use super::bots::{Played, played_on};
use super::{FOUR, Numbers, Wish};
use campaign_map::event::RealmGame;
use campaign_map::realm::Won;
use campaign_map::scenario::RealmAsked;
use campaign_map::state::Phase;
use campaign_map::{Command, State, options};
use decider::By;
use messages::Language;
use std::collections::BTreeSet;

/// What a game for the realm has come to, that the map waits for; now and then the organiser ends it, or calls the
/// estates.
pub(crate) fn of_the_realm(state: &State, numbers: &mut Numbers) -> Option<(By, Wish)> {
    let order = |text: &str| Some((By::Organiser, Wish::Play(text.parse().unwrap())));
    let Some((game, seats)) = state.awaited_realm() else {
        let listed = |order: &options::LegalOrder| order.command == Command::CallEstates;
        let options = options::options(state, &By::Organiser, Language::English);
        let calls = state.phase == Phase::Orders && options.orders.iter().any(listed);
        return if calls && numbers.below(12) == 0 { order("call-estates") } else { None };
    };
    match numbers.below(8) {
        0 => return order("break-off because it is late"),
        1 if game == RealmGame::Estates => {
            let (first, second) = (&seats[0], &seats[1]);
            return order(&format!("rule-estates {first} {second} because it is late"));
        }
        _ => {}
    }
    let mut left = seats.clone();
    let mut won = Vec::new();
    while !left.is_empty() {
        let seat = left.remove(numbers.below(left.len().try_into().unwrap()) as usize);
        let allies = seats.iter().filter(|other| **other != seat && seats.len() == 2);
        won.push(Won {
            points: 50 - numbers.below(3),
            ducats: numbers.below(45),
            towns: numbers.below(4),
            renegades: numbers.below(3),
            allies: allies.cloned().collect(),
            cause: None,
            seat,
        });
    }
    Some((By::Rules, Wish::Realm(won)))
}

/// A campaign that begins with a game for the realm, from which now and then somebody stays away.
pub(crate) fn played_for_the_realm(on: &str, seed: u64) -> Played {
    let mut away = BTreeSet::new();
    if seed.is_multiple_of(3) && on == FOUR {
        away.insert("south".parse().unwrap());
    }
    played_on(on, seed, Some(RealmAsked { set_up: None, away }))
}
