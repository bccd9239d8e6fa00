//! A game master who lets everything stand changes nothing; one who meddles breaks nothing; and
//! nobody else learns what they weigh.

use crate::seeded;

use board::Hex;
use decider::{Audience, By, Fact, Stop, forecast};
use lowenheim::Event;
use lowenheim::command::{Command, Override, Proceed};
use lowenheim::figures::{Faction, FigureId, FigureKind};
use lowenheim::options::legal_orders;
use lowenheim::state::{Decision, Effect, Ruling};
use lowenheim::state::{State, Step};
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

/// What would have happened without them.
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
        let theirs = |order: &Command| matches!(order, Command::Override(_) | Command::Proceed(_));
        assert_eq!(orders.filter(theirs).count(), 0, "{reader}");
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

/// Something of each sort that an act of flavour might bring about here, and may or may not be allowed.
fn flavours(state: &State, numbers: &mut Numbers) -> [Effect; 8] {
    let standing: Vec<FigureId> =
        state.figures.keys().copied().filter(|figure| state.hex_of(*figure).is_some()).collect();
    let mut below = |count: usize| numbers.below(u32::try_from(count.max(1)).unwrap()) as usize;
    let figure = standing[below(standing.len())];
    // Whoever is called up by magic is rare, and most is tied to them.
    let demon = standing.iter().copied().find(|figure| figure.kind() == FigureKind::Demon);
    let figure = demon.filter(|_| below(2) == 0).unwrap_or(figure);
    let hexes: Vec<Hex> = state.city.all_hexes().collect();
    let faction = Faction::ALL[below(6)];
    let held = state.hands[&faction].in_order();
    let hex = hexes[below(hexes.len())];
    let burning = state.fires.keys().copied().next().unwrap_or(hex);
    [
        Effect::Shift { figure, hex },
        Effect::Remove { figure },
        Effect::Wound { figure },
        Effect::Heal { figure },
        Effect::Gain { faction, cards: 1 },
        Effect::Lose { faction, cards: held.into_iter().take(1).collect() },
        Effect::Kindle { hex },
        Effect::Quench { hex: burning },
    ]
}

#[test]
fn effects_of_the_master_at_any_time_break_nothing() {
    let (mut numbers, mut sorts) = (Numbers::new(9), [0; 8]);
    for seed in 1..=8 {
        let mut game = Game::of(&scenario(true, 6), seed);
        let mut orders = 0;
        while !game.is_over() {
            let sort = numbers.below(24) as usize;
            let effect = flavours(&game.state, &mut numbers).into_iter().nth(sort);
            let reason = "A test.".to_owned();
            let order = effect.map(|effect| {
                Command::Override(Override { chosen: Ruling::Effect { effect }, reason })
            });
            let legal = |it: &Command| forecast::<Siege>(&game.state, &the_master(), it).is_ok();
            match order.filter(legal) {
                Some(order) => {
                    sorts[sort] += 1;
                    game.order(&the_master(), order);
                }
                None => game.step(),
            }
            let broken = invariants::check(&game.state);
            assert!(broken.is_empty(), "game {seed}, turn {}: {broken:?}", game.state.turn);
            orders += 1;
            assert!(orders < 20_000, "game {seed} does not end");
        }
    }
    assert!(sorts.iter().all(|&times| times > 2), "{sorts:?}");
}

/// Four dice give at most twenty-four (HEI-185): so many are listed, and more can be typed.
#[test]
fn every_strength_that_four_dice_give_is_listed() {
    let mut game = Game::of(&scenario(true, 5), 1);
    game.play_until(1, Step::EnemyMovement);
    game.state.pending = Some(Decision::Strength { band: 1, skaven: 30, ogres: 0 });
    let orders = legal_orders(&game.state, &the_master(), Language::English).into_iter();
    let strengths = orders.filter_map(|order| match order.command {
        Command::Override(Override { chosen: Ruling::Strength { skaven, ogres: 0 }, .. }) => {
            Some(skaven)
        }
        _ => None,
    });
    assert_eq!(strengths.collect::<Vec<_>>(), (1..=24).collect::<Vec<u32>>());
}
