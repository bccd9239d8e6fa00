//! The built-in scenario: who takes the field and what each seat is told.

use crate::seeded::{Game, built_in};
use decider::By;
use lowenheim::decks::{EventCard, Pile};
use lowenheim::figures::Faction;
use lowenheim::state::Step;
use lowenheim::{Command, Event, Scenario, scenario};

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
