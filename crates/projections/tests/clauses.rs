//! Clauses of private briefings: who may read them, and from when on.

use crate::sitting::{Sitting, seat, siege};
use decider::By;
use lowenheim::figures::{Faction, FigureId, FigureKind, Side};
use lowenheim::state::Step;
use projections::{Language, rulebook::clause_for};
use referee::{Reader, Referee};

const AMBASSADOR: FigureId = FigureId::new(FigureKind::JeanJacques, 0);

/// Does a referee keep a clause from this reader?
fn keeps(referee: &Referee, sitting: &Sitting, id: &str, reader: &Reader) -> bool {
    let table = (sitting.campaign, reader);
    clause_for(referee, table, id, Language::English).unwrap().unwrap().withheld
}

/// Who may read a clause: everybody, or its owner and those who keep the book alone.
fn is_open(sitting: &Sitting, id: &str, owner: &str) -> bool {
    let is_open = !keeps(&sitting.referee, sitting, id, &Reader::Public);
    for by in sitting.seats().into_iter().chain([By::Organiser]) {
        let knows = is_open || [seat(owner), seat("game-master"), By::Organiser].contains(&by);
        let reader = Reader::Keyed(by);
        assert_eq!(keeps(&sitting.referee, sitting, id, &reader), !knows, "{id} for {reader}");
    }
    is_open
}

/// A siege in whose first movement the wizards can cheer somebody, with the order that does.
fn with_morale() -> (Sitting, String) {
    let found = (1..50).find_map(|seed| {
        let sitting = Sitting::with_game_master(seed);
        sitting.go_on_until(|siege| siege.step == Some(Step::Movement));
        let wizards = seat("wizards-council");
        let options =
            sitting.referee.options(sitting.campaign, &siege(), &wizards, Language::English);
        let notations = options.unwrap().1;
        let notations = notations.notations();
        let cheers = |it: &&&str| it.ends_with("morale with peasants peasants");
        let order = notations.iter().find(cheers).map(|it| (*it).to_owned());
        Some((sitting, order?))
    });
    found.unwrap()
}

#[test]
fn a_human_ambassador_who_fights_like_a_wolf_betrays_nothing() {
    let (sitting, cheer) = with_morale();
    let state = sitting.siege_now();
    let wizard: FigureId = cheer.split(' ').nth(1).unwrap().parse().unwrap();
    let hex = state.hex_of(wizard).unwrap();
    let enemy = state.on_map(Side::Enemy).next().unwrap().0;
    let friend = FigureId::new(FigureKind::Musketeer, 1);
    for figure in [AMBASSADOR, friend, enemy] {
        let shift = format!("override shift {figure} {hex} because A test.");
        sitting.give(&seat("game-master"), &shift).unwrap();
    }
    let before = sitting.head();
    assert!(!is_open(&sitting, "HEI-080", "wizards-council"));
    sitting.give(&seat("wizards-council"), &cheer).unwrap();
    assert!(is_open(&sitting, "HEI-080", "wizards-council"), "everybody has seen the spell");

    sitting
        .go_on_until(|siege| siege.step == Some(Step::Combat) && siege.may_act(Faction::Bretonnia));
    sitting.give(&seat("bretonnia"), &format!("strike {AMBASSADOR} {enemy}")).unwrap();
    assert!(sitting.full_export().contains(r#""attacker_value":6,"#), "as a wolf fights");
    assert!(!sitting.siege_now().werewolf.ever_turned, "and is none");
    for id in ["HEI-087", "HEI-092", "HEI-093", "HEI-094", "HEI-095", "R-96", "R-97"] {
        assert!(!is_open(&sitting, id, "bretonnia"), "{id} was not used");
    }

    sitting.rewind(before);
    assert!(is_open(&sitting, "HEI-080", "wizards-council"), "a rewind makes nobody forget");
    let again = sitting.restarted();
    assert!(!keeps(&again, &sitting, "HEI-080", &Reader::Public), "nor does a new start");
    assert!(keeps(&again, &sitting, "HEI-095", &Reader::Public));
}

#[test]
fn what_everybody_sees_tells_of_its_own_rule_and_of_nothing_else() {
    let sitting = Sitting::with_game_master(1);
    assert!(!is_open(&sitting, "HEI-093", "bretonnia") && !is_open(&sitting, "R-96", "bretonnia"));
    sitting.go_on_until(|siege| siege.werewolf.ever_turned);
    assert!(is_open(&sitting, "HEI-093", "bretonnia") && is_open(&sitting, "R-96", "bretonnia"));
    for id in ["HEI-087", "HEI-092", "HEI-095"] {
        assert!(!is_open(&sitting, id, "bretonnia"), "{id} was not used");
    }
}
