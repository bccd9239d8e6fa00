//! What a seat's export holds is no more than its view: two sieges that differ only in what a reader may not
//! see are the same records to that reader, to the byte.

use crate::opening::{Host, Wish};
use crate::seeded::{Game, Numbers, built_in};

use decider::{By, Decider as _, Entry, Fact, run};
use lowenheim::command::Override;
use lowenheim::figures::{Faction, FigureId, FigureKind};
use lowenheim::state::{Effect, Ruling, State, Step};
use lowenheim::{Command, Event, Scenario, Siege, scenario, view};
use messages::Language;
use rulebook::game_master;
use std::collections::BTreeSet;

/// What a reader is handed of some records: of those that are not theirs only the kind.
fn export(entries: &[Entry<Event>], reader: &By) -> Vec<String> {
    let told = |entry: &Entry<Event>| match entry {
        Entry::Event(event) if event.audience().admits(Some(reader)) => {
            format!("{} {}", event.kind(), serde_json::to_string(&payload(event)).unwrap())
        }
        Entry::Event(event) => format!("{} hidden", event.kind()),
        Entry::Rolled(rolled) => format!("{rolled:?}"),
        Entry::Drawn(drawn) if drawn.audience.admits(Some(reader)) => format!("{drawn:?}"),
        Entry::Drawn(drawn) => format!("{} hidden", drawn.clause),
    };
    entries.iter().map(told).collect()
}

fn payload(event: &Event) -> serde_json::Value {
    event.serialize_payload(serde_json::value::Serializer).unwrap()
}

fn opened(scenario: &Scenario) -> Vec<Entry<Event>> {
    let wish = Wish::Open(Box::new(scenario.clone()));
    run::<Host>(&mut State::default(), &By::Organiser, &mut Numbers::new(1), &wish).unwrap()
}

#[test]
fn an_opening_tells_nobody_what_others_are_briefed_on() {
    let scenario = built_in();
    let mut other = scenario.clone();
    let (one, two) = ("11 P01: 7,11 -> 8,10", "12 P01: 8,12 -> 9,12");
    let map =
        scenario::CITY.replace(one, "12 P01: 7,11 -> 8,10").replace(two, "11 P01: 8,12 -> 9,12");
    assert_ne!(map, scenario::CITY);
    other.map = Some(map);
    let onlooker: By = "seat/onlooker".parse().unwrap();
    let guard = By::Seat(Faction::CityGuard.seat());
    let (here, there) = (opened(&scenario), opened(&other));
    assert_ne!(export(&here, &guard), export(&there, &guard), "the guard knows the doors");
    for faction in Faction::ALL.into_iter().filter(|&faction| faction != Faction::CityGuard) {
        let reader = By::Seat(faction.seat());
        assert_eq!(export(&here, &reader), export(&there, &reader), "{reader}");
    }
    assert_eq!(export(&here, &onlooker), export(&there, &onlooker));
}

/// The kinds whose stat lines a reader has not learnt by the end of a game.
fn never_met(game: &Game, reader: Option<Faction>) -> BTreeSet<FigureKind> {
    let fell = game.events.iter().filter_map(|event| match event {
        Event::FigureFell(fell) => Some(fell.figure.kind()),
        _ => None,
    });
    let fell: BTreeSet<FigureKind> = fell.collect();
    let revealed = &game.state.revealed;
    // Who is met as a werewolf is known to be wounded, though not how they fight as a human.
    let as_wolf = |kind: &FigureKind| {
        *kind == FigureKind::JeanJacques && revealed.contains(&FigureKind::Werewolf)
    };
    let met = |kind: &FigureKind| revealed.contains(kind) || fell.contains(kind) || as_wolf(kind);
    let foreign = |kind: &FigureKind| kind.faction().is_none() || kind.faction() != reader;
    FigureKind::ALL.into_iter().filter(|kind| foreign(kind) && !met(kind)).collect()
}

/// The same opening with other stat lines, where the reader may not see them.
fn opened_otherwise(events: &[Event], kinds: &BTreeSet<FigureKind>, reader: &By) -> State {
    let mut state = State::default();
    for event in events {
        let mut event = event.clone();
        let profiles = match &mut event {
            Event::BriefingGiven(given) => Some(&mut given.profiles),
            Event::EnemyProfiled(enemy) => Some(&mut enemy.profiles),
            _ => None,
        };
        for (_, line) in profiles.into_iter().flatten().filter(|(kind, _)| kinds.contains(kind)) {
            line.fight += 1;
            line.attacks += 1;
            line.strength += 1;
            line.toughness += 1;
            line.wounds += 1;
        }
        let changed = kinds.iter().any(|kind| event_profiles(&event, *kind));
        assert!(!changed || !event.audience().admits(Some(reader)), "{event:?}");
        Siege::evolve(&mut state, &event).unwrap();
    }
    state
}

fn event_profiles(event: &Event, kind: FigureKind) -> bool {
    match event {
        Event::BriefingGiven(given) => given.profiles.contains_key(&kind),
        Event::EnemyProfiled(enemy) => enemy.profiles.contains_key(&kind),
        _ => false,
    }
}

/// The dice and cards of an order, in whichever siege it is given.
fn chance_of(order: usize) -> Numbers {
    Numbers::new(u64::try_from(order).unwrap())
}

/// A whole game: every order, and how it ended.
fn played(seed: u64) -> (Vec<Event>, Vec<(By, Command)>, Game) {
    let mut game = Game::new(seed);
    let opening = game.events.clone();
    let mut orders = Vec::new();
    while !game.is_over() {
        let (by, command) = game.next_order();
        game.numbers = chance_of(orders.len());
        orders.push((by.clone(), command.clone()));
        game.order(&by, command);
    }
    (opening, orders, game)
}

#[test]
fn a_siege_tells_nobody_what_has_not_come_to_light() {
    for (seed, reader) in [(21, None), (22, Some(Faction::CityGuard)), (23, Some(Faction::Cathay))]
    {
        let by = match reader {
            Some(faction) => By::Seat(faction.seat()),
            None => "seat/onlooker".parse().unwrap(),
        };
        let (opening, orders, game) = played(seed);
        let kinds = never_met(&game, reader);
        assert!(!kinds.is_empty());
        let mut here = opened_otherwise(&opening, &BTreeSet::new(), &by);
        let mut there = opened_otherwise(&opening, &kinds, &by);
        for (figure, entry) in &there.figures {
            let more = u32::from(kinds.contains(&figure.kind()));
            assert_eq!(entry.wounds, here.figures[figure].wounds + more, "{figure}");
        }
        for (index, (sender, command)) in orders.iter().enumerate() {
            let play = |state: &mut State| {
                run::<Siege>(state, sender, &mut chance_of(index), command).unwrap()
            };
            let (one, two) = (play(&mut here), play(&mut there));
            assert_eq!(export(&one, &by), export(&two, &by), "{sender}: {command}");
        }
        let seen = |state: &State| {
            serde_json::to_string(&view::view_for(state, Some(&by), Language::English)).unwrap()
        };
        assert_eq!(seen(&here), seen(&there));
        assert_eq!(here, game.state);
    }
}

/// A wound that nobody has struck makes no stat line public, and no record tells what is left of it.
#[test]
fn a_wound_out_of_the_blue_does_not_tell_how_many_are_left() {
    let mut scenario = built_in();
    scenario.options.game_master = true;
    let mut game = Game::of(&scenario, 1);
    game.play_until(1, Step::Movement);
    let hidden = |figure: &&FigureId| {
        let line = game.state.stat_line(figure.kind());
        !game.state.revealed.contains(&figure.kind()) && line.is_some_and(|line| line.wounds > 1)
    };
    let figure = *game.state.figures.keys().find(hidden).unwrap();
    let master = By::Seat(game_master::seat());
    for effect in [Effect::Wound { figure }, Effect::Heal { figure }] {
        let before = game.events.len();
        let chosen = Ruling::Effect { effect };
        let order = Override { chosen, reason: "A stone falls.".to_owned() };
        game.order(&master, Command::Override(order));
        let told: Vec<String> =
            game.events[before..].iter().map(|event| payload(event).to_string()).collect();
        let nothing_more = format!("{{\"figure\":\"{figure}\"}}");
        assert!(told.contains(&nothing_more), "{told:?}");
    }
}
