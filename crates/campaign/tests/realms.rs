//! Games for the realm before a map and within it, played by bots: the homes are chosen by what they come to, and what
//! each has won is on the map.

use crate::table::{MAP, Numbers, events, give, next, opened_on, scenario};
use campaign::{
    AnyCommand, Campaign, CampaignEvent, Command, EngagementNumber, Event, RealmAsked, Refusal,
    State, System,
};
use campaign_map::event::RealmGame;
use campaign_map::state::Phase;
use decider::{By, Decider as _, Seat, Stop};
use lowenherz::Realm;
use lowenherz::estates::estates;
use std::collections::BTreeSet;

const FOUR: &str = campaign_map::scenario::SCENARIOS[0].1;
const TWO: &str = campaign_map::scenario::SCENARIOS[1].1;

/// A campaign that waits for a realm, and everything that has happened in it.
fn begun(text: &str, away: &[&str], numbers: &mut Numbers) -> (State, Vec<Event>) {
    let mut scenario = scenario(text);
    let away = away.iter().map(|seat| seat.parse().unwrap()).collect();
    scenario.realm = Some(RealmAsked { set_up: None, away });
    opened_on(scenario, numbers)
}

/// What a bot orders next in an engagement, by its seat.
fn bots(state: &State, engagement: EngagementNumber, numbers: &mut Numbers) -> (By, Command) {
    let it = &state.engagements[&engagement];
    let (by, command) = it.game.bot_order(&|_| true, &mut |count| numbers.below(count)).unwrap();
    let by = match by {
        By::Seat(role) => By::Seat(it.roles.seat_of(&role).unwrap()),
        other => other,
    };
    (by, Command::Play { engagement, command })
}

/// Plays the realm that the map waits for to its end; answers with its number.
fn play_the_realm(
    state: &mut State,
    happened: &mut Vec<Event>,
    numbers: &mut Numbers,
) -> EngagementNumber {
    let realm = state.realm_of(MAP).unwrap();
    for _ in 0..2000 {
        if state.engagements[&realm].closed {
            return realm;
        }
        let (by, command) = bots(state, realm, numbers);
        happened.extend(events(give(state, &by, &command, numbers).unwrap()));
    }
    panic!("the king does not die");
}

fn on_map(text: &str) -> Command {
    Command::Play { engagement: MAP, command: AnyCommand::Map(text.parse().unwrap()) }
}

fn folded(happened: &[Event]) -> State {
    let mut state = State::default();
    for event in happened {
        Campaign::evolve(&mut state, event).unwrap();
    }
    state
}

#[test]
fn the_end_of_the_realm_gives_out_the_map() {
    for (text, away) in [(FOUR, &[][..]), (FOUR, &["west"][..]), (TWO, &[][..])] {
        let mut numbers = Numbers::new(5);
        let (mut state, mut happened) = begun(text, away, &mut numbers);
        assert_eq!(state.map(MAP).unwrap().phase, Phase::Prologue);
        let realm = EngagementNumber(2);
        assert_eq!(state.realm_of(MAP), Some(realm));
        let there = &state.engagements[&realm];
        assert_eq!(there.system(), System::Realm);
        let players = state.map(MAP).unwrap().all_seats();
        let plays: BTreeSet<Seat> = there.roles.given().map(|(_, seat)| seat.clone()).collect();
        assert_eq!(plays.len() + away.len(), players.len());
        assert!(away.iter().all(|seat| !plays.iter().any(|other| other.name() == *seat)));

        assert_eq!(play_the_realm(&mut state, &mut happened, &mut numbers), realm);
        let ended = &state.engagements[&realm];
        let ranked = estates(ended.game.played_by::<Realm>().unwrap()).unwrap();
        let prologue = state.map(MAP).unwrap().prologue.clone().unwrap();
        assert_eq!(prologue.won.len(), ranked.len());
        for (won, estate) in prologue.won.iter().zip(&ranked) {
            let seat = |colour: lowenherz::colours::Colour| ended.roles.seat_of(&colour.seat());
            assert_eq!(Some(won.seat.clone()), seat(estate.colour));
            assert_eq!((won.points, won.ducats), (estate.points, estate.ducats));
            assert_eq!((won.towns, won.renegades), (estate.towns, estate.renegades));
            let allies: BTreeSet<Seat> = estate.allies.iter().filter_map(|it| seat(*it)).collect();
            assert_eq!(won.allies, allies);
        }
        let last: Vec<&str> = prologue.order.iter().skip(ranked.len()).map(Seat::name).collect();
        assert_eq!(last, away, "who stayed away chooses last");

        while state.map(MAP).unwrap().turn < 2 {
            let map = state.map(MAP).unwrap();
            let (by, command) = match map.players.is_empty() {
                true => bots(&state, MAP, &mut numbers),
                false => next(&state, &mut numbers, 0),
            };
            happened.extend(events(give(&mut state, &by, &command, &mut numbers).unwrap()));
        }
        let broken = campaign_map::invariants::check(state.map(MAP).unwrap());
        assert_eq!(broken, Vec::<String>::new());
        assert_eq!(folded(&happened), state);
    }
}

#[test]
fn a_realm_that_is_broken_off_is_played_no_more() {
    let mut numbers = Numbers::new(5);
    let (mut state, _) = begun(FOUR, &[], &mut numbers);
    let off = on_map("break-off because the table is needed");
    give(&mut state, &By::Organiser, &off, &mut numbers).unwrap();
    assert_eq!((state.map(MAP).unwrap().turn, state.realm_of(MAP)), (1, None));
    let realm = EngagementNumber(2);
    assert!(state.engagements[&realm].closed);
    let command = AnyCommand::Realm("proceed".parse().unwrap());
    let late = Command::Play { engagement: realm, command };
    match give(&mut state, &By::Organiser, &late, &mut numbers) {
        Err(Stop::Refused(Refusal::Over { engagement })) => {
            assert_eq!(engagement.engagement, realm)
        }
        other => panic!("{other:?}"),
    }
}

#[test]
fn the_estates_meet_between_two_turns() {
    let mut numbers = Numbers::new(8);
    let (mut state, mut happened) = opened_on(scenario(FOUR), &mut numbers);
    let call = on_map("call-estates");
    happened.extend(events(give(&mut state, &By::Organiser, &call, &mut numbers).unwrap()));
    assert_eq!(state.realm_of(MAP), None, "they meet when the turn ends");
    while state.realm_of(MAP).is_none() {
        let (by, command) = next(&state, &mut numbers, 0);
        happened.extend(events(give(&mut state, &by, &command, &mut numbers).unwrap()));
    }
    let before = state.map(MAP).unwrap().clone();
    assert_eq!((before.turn, before.phase), (1, Phase::End));
    let realm = play_the_realm(&mut state, &mut happened, &mut numbers);
    let of = state.engagements[&realm].realm_of.clone().unwrap();
    assert_eq!((of.map, of.game), (MAP, RealmGame::Estates));
    let map = state.map(MAP).unwrap();
    assert_eq!((map.turn, map.phase), (2, Phase::Muster));
    let crowns = |map: &campaign_map::State| -> u32 {
        map.players.values().map(|player| player.crowns).sum()
    };
    let income: u32 = happened
        .iter()
        .rev()
        .take_while(|event| !matches!(event, Event::Campaign(CampaignEvent::RealmClosed(_))))
        .map(|event| match event {
            Event::Played {
                event: campaign::AnyEvent::Map(campaign_map::Event::IncomePaid(it)),
                ..
            } => it.crowns,
            _ => 0,
        })
        .sum();
    assert_eq!(crowns(map), crowns(&before) + income + 4, "3 crowns and 1");
    assert_eq!(folded(&happened), state);
}
