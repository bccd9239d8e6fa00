//! The built-in scenario: who takes the field and what each seat is told.

use lowenheim::figures::Faction;
use lowenheim::{Scenario, scenario};

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
