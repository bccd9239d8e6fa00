//! A game master who lets everything stand changes nothing; one who meddles breaks nothing; and
//! nobody else learns what he weighs.

use crate::seeded;

use decider::{Audience, By, Fact, Stop, forecast};
use lowenheim::Event;
use lowenheim::command::{Command, Override, Proceed};
use lowenheim::figures::Faction;
use lowenheim::options::legal_orders;
use lowenheim::state::State;
use lowenheim::state::{Decision, Effect, Ruling};
use lowenheim::view::view_for;
use lowenheim::{Reason, Scenario, Siege, invariants};
use messages::Language;
use seeded::{Game, Numbers, built_in};
use std::collections::BTreeSet;

fn scenario(game_master: bool, turns: u32) -> Scenario {
    let mut scenario = built_in();
    scenario.options.game_master = game_master;
    scenario.options.turns = turns;
    scenario
}

fn the_master() -> By {
    By::Seat(rulebook::game_master::seat())
}

/// What would have happened without him.
fn is_of_the_siege(event: &Event) -> bool {
    !matches!(event, Event::SiegeOpened(_) | Event::DecisionPrepared(_) | Event::DecisionUpheld(_))
}

#[test]
fn a_master_who_lets_everything_stand_changes_nothing() {
    for seed in [3, 11] {
        let mut without = Game::of(&scenario(false, 5), seed);
        let mut with = Game::of(&scenario(true, 5), seed);
        while !without.is_over() {
            without.step();
        }
        while !with.is_over() {
            with.step();
        }
        let prepared = with.events.iter().filter(|it| matches!(it, Event::DecisionPrepared(_)));
        assert!(prepared.count() > 20, "the enemy decides something");
        let other: Vec<&Event> = with.events.iter().filter(|it| is_of_the_siege(it)).collect();
        let own: Vec<&Event> = without.events.iter().filter(|it| is_of_the_siege(it)).collect();
        assert_eq!(own, other);
        assert!(without.events.iter().all(|event| !event.kind().contains("decision")));
    }
}

/// The sort of a decision.
fn sort(decision: &Decision) -> &'static str {
    match decision {
        Decision::Arrival { .. } => "arrival",
        Decision::Strength { .. } => "strength",
        Decision::Aim { .. } => "aim",
        Decision::Entry { .. } => "entry",
        Decision::Order { .. } => "order",
        Decision::Target { .. } => "target",
        Decision::March { .. } => "march",
        Decision::Prowl { .. } => "prowl",
        Decision::Attack { .. } => "attack",
    }
}

fn nobody_else_sees_it(state: &State) {
    let readers = Faction::ALL.map(|faction| Some(By::Seat(faction.seat())));
    for reader in readers.into_iter().chain([None]) {
        let master = view_for(state, reader.as_ref(), Language::English).game_master.unwrap();
        assert!(!master.you && master.decides);
        assert_eq!(master.pending, None, "{reader:?}");
        let Some(reader) = reader else { continue };
        let orders =
            legal_orders(state, &reader, Language::English).into_iter().map(|order| order.command);
        let his = |order: &Command| matches!(order, Command::Override(_) | Command::Proceed(_));
        assert_eq!(orders.filter(his).count(), 0, "{reader}");
    }
    let mut other = state.clone();
    other.pending = Some(Decision::Arrival { comes: false });
    for faction in Faction::ALL {
        let by = By::Seat(faction.seat());
        let view = |state: &State| {
            serde_json::to_string(&view_for(state, Some(&by), Language::English)).unwrap()
        };
        assert_eq!(view(state), view(&other), "{faction}");
    }
}

#[test]
fn a_master_who_meddles_breaks_nothing() {
    let mut numbers = Numbers::new(5);
    let (mut pending, mut overridden) = (BTreeSet::new(), BTreeSet::new());
    for seed in 1..=3 {
        let mut game = Game::of(&scenario(true, 5), seed);
        while !game.is_over() {
            let broken = invariants::check(&game.state);
            assert!(broken.is_empty(), "{broken:?}");
            let Some(decision) = &game.state.pending else {
                game.step();
                continue;
            };
            if pending.insert(sort(decision)) {
                nobody_else_sees_it(&game.state);
            }
            // A werewolf runs wild in few games: no chance with him is missed.
            let meddles = numbers.below(2) == 0 || sort(decision) == "prowl";
            let mut orders = legal_orders(&game.state, &the_master(), Language::English);
            orders.retain(|order| {
                matches!(&order.command, Command::Override(it)
                    if !matches!(it.chosen, Ruling::ArrivalNumber { .. }))
            });
            if meddles && !orders.is_empty() {
                let choice = numbers.below(u32::try_from(orders.len()).unwrap());
                overridden.insert(sort(decision));
                game.order(&the_master(), orders.swap_remove(choice as usize).command);
            } else {
                game.order(&the_master(), Command::Proceed(Proceed { all: false }));
            }
        }
        for event in &game.events {
            let alone = Audience::Seats(vec![rulebook::game_master::seat()]);
            assert_eq!(matches!(event, Event::DecisionPrepared(_)), event.audience() == alone);
        }
    }
    assert!(pending.len() >= 8, "{pending:?}");
    assert_eq!(overridden, pending, "each sort of decision was overridden");
}

#[test]
fn whatever_the_master_may_do_is_his_alone() {
    let mut game = Game::of(&scenario(true, 2), 4);
    game.play_until(1, lowenheim::state::Step::Movement);
    let orders = [
        Ruling::ArrivalNumber { number: 2 },
        Ruling::Effect { effect: Effect::Wound { figure: "mannheim".parse().unwrap() } },
    ];
    for chosen in orders {
        let order = Command::Override(Override { chosen, reason: "A test.".to_owned() });
        assert!(forecast::<Siege>(&game.state, &the_master(), &order).is_ok());
        let others = Faction::ALL.map(|faction| By::Seat(faction.seat()));
        for by in others.into_iter().chain([By::Organiser]) {
            let refused = forecast::<Siege>(&game.state, &by, &order);
            let Err(Stop::Refused(refusal)) = refused else { panic!("{by}: {refused:?}") };
            assert_eq!(refusal.reason, Reason::NotYourOrder);
        }
    }
}
