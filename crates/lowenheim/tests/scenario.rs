//! The built-in scenario: who takes the field and what each seat is told.

use crate::opening::{Host, Wish};
use crate::seeded::{Game, built_in};
use chance::Scripted;
use decider::{By, Decider, Stop, run};
use lowenheim::city::Place;
use lowenheim::decks::{EventCard, Pile};
use lowenheim::event::{BridgeWasDown, RuinStood, SectionWasOpen};
use lowenheim::figures::{Faction, FigureKind};
use lowenheim::state::{State, Step};
use lowenheim::{Command, Event, Scenario, Siege, scenario};
use std::collections::BTreeMap;

fn siege() -> Scenario {
    toml::from_str(scenario::SIEGE).unwrap()
}

#[test]
fn the_six_factions_bring_sixty_one_figures() {
    let figures = |faction| siege().factions[&faction].roster.values().sum::<u32>();
    assert_eq!(Faction::ALL.map(figures), [16, 11, 9, 3, 6, 16], "HEI-005 to HEI-010");
}

#[test]
fn nobody_brings_figures_of_somebody_else() {
    for (faction, force) in siege().factions {
        for kind in force.roster.keys() {
            assert_eq!(kind.faction(), Some(faction), "{kind:?}");
        }
        assert_eq!(force.roster[&faction.leader()], 1, "{faction} has its leader");
    }
}

#[test]
fn every_briefing_speaks_of_the_other_five() {
    for (faction, force) in siege().factions {
        let spoken_of: Vec<Faction> = force.briefing.relations.keys().copied().collect();
        let others: Vec<Faction> =
            Faction::ALL.into_iter().filter(|&other| other != faction).collect();
        assert_eq!(spoken_of, others, "HEI-031 and its sisters, {faction}");
    }
}

#[test]
fn every_briefing_is_complete() {
    for (faction, force) in siege().factions {
        let briefing = &force.briefing;
        for texts in [&briefing.background, &briefing.objectives, &briefing.special_rules] {
            assert!(!texts.is_empty(), "{faction}");
            assert!(texts.iter().all(|text| text.trim() == text && !text.is_empty()), "{faction}");
        }
        assert!(force.background.len() > 100, "{faction}: something to read out (HEI-026)");
    }
}

#[test]
fn secrets_stay_out_of_what_is_read_out() {
    for (faction, force) in siege().factions {
        for secret in ["tunnel", "werewolf", "Silver Hair", "Mask", "Altar", "Teleporter"] {
            assert!(!force.background.contains(secret), "{faction} gives away: {secret} (R-07)");
        }
    }
}

/// The Castle mine as the very first event card, before anybody has moved (HEI-120, R-83).
#[test]
fn nobody_is_captured_in_the_castle_before_the_city_has_moved() {
    let mut came_up = 0;
    for seed in 0..40 {
        let mut game = Game::of(&built_in(), seed);
        game.state.event_pile = Pile::of(&[(EventCard::MineCastleEntrance, 1)]);
        // As the book sets it up: nobody posts anybody elsewhere.
        for faction in Faction::ALL {
            game.order(&By::Seat(faction.seat()), Command::Done);
        }
        game.play_until(1, Step::Movement);
        came_up += game.events.iter().filter(|it| matches!(it, Event::BandArrived(_))).count();
        let captured = game.events.iter().find(|it| matches!(it, Event::MarkerCaptured(_)));
        assert!(captured.is_none(), "game {seed}: {captured:?}");
    }
    assert!(came_up > 10, "{came_up} bands");
}

/// How the opening of a scenario is refused: the clause, and what is said.
fn refused(change: impl FnOnce(&mut Scenario)) -> (&'static str, String) {
    let mut scenario = built_in();
    change(&mut scenario);
    let wish = Wish::Open(Box::new(scenario));
    match run::<Host>(&mut State::default(), &By::Organiser, &mut Scripted::default(), &wish) {
        Err(Stop::Refused(refusal)) => (refusal.clause_id(), refusal.facts.to_string()),
        other => panic!("not refused: {other:?}"),
    }
}

#[test]
fn a_title_has_1_to_80_characters() {
    let titled = |length: usize| move |siege: &mut Scenario| siege.title = "a".repeat(length);
    let wrong = ("HEI-001", "`title` has 1 to 80 characters.".to_owned());
    for length in [0, 81, 82, 200] {
        assert_eq!(refused(titled(length)), wrong, "{length}");
    }
    let mut longest = built_in();
    titled(80)(&mut longest);
    assert_eq!(Game::of(&longest, 1).state.title.len(), 80);
}

#[test]
fn a_barricade_stands_between_two_hexes_of_open_ground() {
    // 6,12 is a street with the house 7,12 beside it; 3,12 and 3,13 have a wall between them.
    for (one, other) in [("6,12", "7,12"), ("3,12", "3,13")] {
        let side = |siege: &mut Scenario| {
            let [one, other] = [one, other].map(|it| it.parse::<board::Hex>().unwrap());
            siege.barricades.push(one.side_to(other).unwrap());
        };
        let (clause, said) = refused(side);
        assert_eq!(clause, "HEI-001");
        assert!(said.contains("both hexes must be open ground"), "{said}");
    }
}

#[test]
fn a_roster_lists_ones_own_people_and_each_person_once() {
    let lists = |kind: FigureKind, count: u32| {
        move |siege: &mut Scenario| {
            let force = siege.factions.get_mut(&Faction::CityGuard).unwrap();
            force.roster.insert(kind, count);
        }
    };
    for (kind, count) in [
        (FigureKind::Musketeer, 1),
        (FigureKind::Skaven, 1),
        (FigureKind::FootSoldier, 0),
        (FigureKind::FootSoldier, 61),
        (FigureKind::Mannheim, 2),
    ] {
        let (clause, said) = refused(lists(kind, count));
        assert_eq!(clause, "HEI-005", "{kind:?} {count}");
        assert!(said.contains("cannot serve there"), "{said}");
    }
    let (clause, _) = refused(|siege| {
        siege.factions.get_mut(&Faction::CityGuard).unwrap().roster.remove(&FigureKind::Mannheim);
    });
    assert_eq!(clause, "HEI-004", "no leader");
}

#[test]
fn a_briefing_speaks_of_the_other_five_and_not_of_its_own() {
    let relations = |change: fn(&mut BTreeMap<Faction, String>)| {
        let (clause, said) = refused(|siege| {
            change(&mut siege.factions.get_mut(&Faction::Cathay).unwrap().briefing.relations);
        });
        assert_eq!(clause, "HEI-025");
        assert!(said.contains("names the other five"), "{said}");
    };
    relations(|of| drop(of.remove(&Faction::Bretonnia)));
    relations(|of| drop(of.insert(Faction::Cathay, "We are who we are.".to_owned())));
    // Five in number, but one's own among them.
    relations(|of| {
        of.remove(&Faction::Bretonnia);
        of.insert(Faction::Cathay, "We are who we are.".to_owned());
    });
}

/// What an earlier siege has left is there from the start, and is told once.
#[test]
fn what_was_down_open_or_burnt_is_so_from_the_start() {
    let mut state = Game::new(1).state;
    let (section, there) = state.city.map().sections.first_key_value().unwrap();
    let (section, hex, opened) = (*section, there.hex, there.opens.clone());
    let events: [Event; 3] = [
        BridgeWasDown { bridge: Place::J }.into(),
        RuinStood { hex: "20,7".parse().unwrap() }.into(),
        SectionWasOpen { section, hex, opened: opened.clone() }.into(),
    ];
    for event in events {
        Siege::evolve(&mut state, &event).unwrap();
        assert!(Siege::evolve(&mut state, &event).is_err(), "twice: {event:?}");
    }
    assert!(state.bridges_down.contains(&Place::J));
    assert!(state.ruins.contains(&"20,7".parse().unwrap()));
    assert!(opened.iter().all(|side| state.opened.contains(side)));
    assert_eq!(state.enemy.craters, [hex]);
}
