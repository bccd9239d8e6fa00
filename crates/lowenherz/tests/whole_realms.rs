//! Whole realms of bots over every built-in scenario: no order is refused, nothing breaks, and every realm
//! has a new king.

use crate::table::{Numbers, asked_for, greedy, opened, played, random, scenario, step};
use decider::{By, Decider as _, Fact as _, run};
use lowenherz::colours::Colour;
use lowenherz::options::{Options, options};
use lowenherz::scenario::SCENARIOS;
use lowenherz::space::Space;
use lowenherz::state::RoundStep;
use lowenherz::view::{View, view_for};
use lowenherz::{Event, Realm, State, bot, invariants, story};
use messages::Language;
use rulebook::RuleSystem as _;
use std::collections::BTreeSet;

/// Kinds of events that bots do not bring about in these few realms; the rulebook tests show them, and what is set right is
/// the organiser's.
const RARE: [&str; 3] =
    ["lowenherz.players_missed", "lowenherz.ducats_set_right", "lowenherz.points_set_right"];

#[test]
fn bots_play_every_scenario_to_its_end() {
    let mut kinds = BTreeSet::new();
    for (word, _) in SCENARIOS {
        for seed in 1..=6 {
            let players =
                |colour: Colour| if seed > 4 && colour == Colour::Ochre { random } else { greedy };
            let mut look = |_: &State, state: &State, events: &[Event]| {
                let broken = invariants::check(state);
                assert!(broken.is_empty(), "{word} {seed}, round {}: {broken:?}", state.round);
                for event in events {
                    told(state, event);
                }
            };
            let (state, happened) = played(scenario(word), seed, &players, &mut look);
            assert_eq!(state.step, RoundStep::Over, "{word} {seed}, round {}", state.round);
            assert!(Realm::outcome(&state).is_some());
            kinds.extend(happened.iter().map(Event::kind));
        }
    }
    let missing: Vec<&&str> = Event::KINDS.iter().filter(|kind| !kinds.contains(**kind)).collect();
    let rare: Vec<&&str> = RARE.iter().collect();
    assert_eq!(missing, rare, "what never happened");
}

/// An event is told in both languages, to those who may read it and to those who may not.
fn told(state: &State, event: &Event) {
    let languages = [Language::English, Language::Dutch];
    let [english, dutch] = languages.map(|language| story::sentence(state, event, language));
    for text in [&english, &dutch] {
        assert!(text.ends_with('.') && !text.contains(['⟦', '{']), "{} {text}", event.kind());
    }
    assert_ne!(english, dutch, "{}", event.kind());
    let audience = event.audience();
    for language in languages {
        let hidden = story::hidden_sentence(state, event.kind(), &audience, language);
        assert!(hidden.ends_with('.') && !hidden.contains(['⟦', '{']), "{hidden}");
    }
}

#[test]
fn folding_the_events_gives_the_same_state() {
    for (word, _) in SCENARIOS {
        let (state, happened) = played(scenario(word), 7, &|_| greedy, &mut |_, _, _| {});
        let mut folded = State::default();
        for event in &happened {
            let json = event.serialize_payload(serde_json::value::Serializer).unwrap();
            let again = Event::deserialize_payload(event.kind(), json).unwrap().unwrap();
            assert_eq!(&again, event);
            Realm::evolve(&mut folded, &again).unwrap();
        }
        assert_eq!(folded, state);
    }
}

#[test]
fn every_listed_order_is_accepted_and_a_stranger_has_none() {
    for word in ["first-realm", "two-heirs"] {
        let mut numbers = Numbers::new(11);
        let (mut state, _) = opened(scenario(word), &mut numbers);
        for turn in 0..160 {
            if state.step == RoundStep::Over {
                break;
            }
            let colour = bot::next(&state).unwrap();
            let by = By::Seat(colour.seat());
            if turn % 5 == 0 {
                every_listed(&state, &by);
            }
            step(&mut state, &|_| greedy, &mut numbers);
        }
    }
}

fn every_listed(state: &State, by: &By) {
    let listed = options(state, by, Language::English);
    let dutch = options(state, by, Language::Dutch);
    for (order, dutch) in listed.orders.iter().zip(&dutch.orders) {
        assert!(!dutch.label.contains(['⟦', '{']), "{}", dutch.label);
        assert_ne!(order.label, dutch.label);
        let mut working = state.clone();
        let decided = run::<Realm>(&mut working, by, &mut Numbers::new(1), &order.command);
        assert!(decided.is_ok(), "`{}`: {decided:?}", order.notation);
    }
    for wall in &listed.walls {
        let (mut working, order) = (state.clone(), format!("wall {}", wall.side));
        let order = order.parse().unwrap();
        let entries = run::<Realm>(&mut working, by, &mut Numbers::new(1), &order).unwrap();
        let founded = crate::table::events(entries).into_iter().filter_map(|event| match event {
            Event::TerritoryFounded(it) => Some(it.castle),
            _ => None,
        });
        let founded: BTreeSet<Space> = founded.collect();
        let foretold: BTreeSet<Space> = wall.founds.iter().map(|it| it.castle).collect();
        assert_eq!(founded, foretold, "{}", wall.side);
        let areas = working.areas();
        let sizes = wall.side.spaces().map(|space| areas.at(space).spaces.len());
        assert_eq!(sizes.map(|size| u32::try_from(size).unwrap()), wall.spaces);
    }
    let json = serde_json::to_string(&listed).unwrap();
    assert_eq!(serde_json::from_str::<Options>(&json).unwrap(), listed);
    for reader in [None, Some(by), Some(&By::Organiser)] {
        let view = view_for(state, reader, Language::Dutch);
        let json = serde_json::to_string(&view).unwrap();
        assert_eq!(serde_json::from_str::<View>(&json).unwrap(), view);
    }
    assert!(!listed.orders.is_empty(), "{by} has nothing to order");
    let stranger: By = "seat/nobody".parse().unwrap();
    assert!(options(state, &stranger, Language::English).orders.is_empty());
}

#[test]
fn realms_end_though_nobody_ever_answers() {
    for (word, _) in SCENARIOS {
        let mut numbers = Numbers::new(3);
        let (mut state, _) = opened(scenario(word), &mut numbers);
        for _ in 0..600 {
            let pending = Realm::pending(&state);
            let Some(first) = pending.first() else { break };
            let (by, order) = Realm::instead(&state, first).unwrap();
            run::<Realm>(&mut state, &by, &mut numbers, &order).unwrap();
            let broken = invariants::check(&state);
            assert!(broken.is_empty(), "{word}: {broken:?}");
        }
        assert_eq!(state.step, RoundStep::Over, "{word}, round {}", state.round);
    }
}

#[test]
fn whoever_plans_beats_who_plays_at_random() {
    let (mut won, realms) = (0, asked_for(20));
    for seed in 0..realms {
        let planner = Colour::ALL[usize::try_from(seed % 4).unwrap()];
        let players = |colour: Colour| if colour == planner { greedy } else { random };
        let (state, _) = played(scenario("first-realm"), seed, &players, &mut |_, _, _| {});
        won += u64::from(state.outcome.unwrap().winners == [planner]);
    }
    assert!(won * 10 >= realms * 9, "{won} of {realms}");
}

#[test]
fn a_bot_bids_before_a_person_does_and_waits_for_one_who_is_to_speak() {
    let mut seen = [0, 0];
    let mut look = |_: &State, state: &State, _: &[Event]| {
        let Some(trial) = state.trial() else { return };
        let first = trial.choosers[0];
        let plays = |seat: &decider::Seat| *seat != first.seat();
        let ordered = Realm::bot_order(state, &plays, &mut |_| 0);
        if trial.talks && trial.offers.is_empty() {
            assert_eq!(ordered, None, "the person speaks first");
            seen[0] += 1;
        } else if !trial.talks && trial.bids.is_empty() {
            assert_eq!(ordered.unwrap().0, By::Seat(trial.choosers[1].seat()));
            seen[1] += 1;
        }
    };
    played(scenario("first-realm"), 2, &|_| greedy, &mut look);
    assert!(seen.iter().all(|seen| *seen > 0), "{seen:?}");
}
