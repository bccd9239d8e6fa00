//! Who holds what, how the siege ends, the vote and the score (ACT-19, ACT-20, R-82, R-83, R-105
//! to R-107).

use crate::table;

use board::Hex;
use lowenheim::city::Place;
use lowenheim::command::{Command, Proceed, Vote};
use lowenheim::event::{FigureFell, MarkerPlaced, PlaceHeld, StepBegun, TurnBegun};
use lowenheim::figures::{Faction, FigureId, Side};
use lowenheim::objective_clause;
use lowenheim::state::{Marker, Outcome, Step};
use lowenheim::{Event, Siege};
use rulebook::RuleSystem;
use table::Table;

fn hex(written: &str) -> Hex {
    written.parse().unwrap()
}

/// Plays the end of a turn: the City Guard is the last to finish with the demands.
fn ends(table: &mut Table, turn: u32) -> Vec<Event> {
    table.happens(TurnBegun { turn, order: Faction::ALL.to_vec() });
    table.happens(StepBegun { step: Step::Demands, factions: vec![Faction::CityGuard] });
    table.accepts(Faction::CityGuard, Command::Done, [])
}

fn held(events: &[Event]) -> Vec<PlaceHeld> {
    let held = events.iter().filter_map(|event| match event {
        Event::PlaceHeld(held) => Some(held.clone()),
        _ => None,
    });
    held.collect()
}

fn falls(table: &mut Table, figure: &str) {
    let figure: FigureId = figure.parse().unwrap();
    let to_temple = figure.kind().side() == Side::City;
    table.happens(FigureFell { figure, to_temple });
}

#[test]
fn worked_case_7_holding() {
    let mut table = Table::at(4, Step::Demands);
    table.skaven_in(1, "20,14");
    table.skaven_in(2, "21,15");
    let counter = |counter, fallen| vec![PlaceHeld { place: Place::L, counter, fallen }];
    assert_eq!(held(&ends(&mut table, 4)), counter(1, false));
    assert_eq!(held(&ends(&mut table, 5)), counter(2, true), "the ghetto falls");
    assert!(table.state.holdings[&Place::L].ever_fallen);

    table.stands("foot-soldier-1", "19,15");
    falls(&mut table, "skaven-1");
    let mut with_one_left = Table { state: table.state.clone() };
    assert_eq!(held(&ends(&mut with_one_left, 6)), counter(0, true), "one skaven: still fallen");

    falls(&mut table, "skaven-2");
    assert_eq!(held(&ends(&mut table, 6)), counter(0, false), "recovered");
    assert!(table.state.holdings[&Place::L].ever_fallen, "but it did fall");
    assert_eq!(held(&ends(&mut table, 7)), []);
}

#[test]
fn civilian_markers_hold_nothing() {
    let mut table = Table::at(4, Step::Demands);
    table.happens(MarkerPlaced { marker: Marker::Queen, hex: hex("15,12") });
    table.skaven_in(1, "15,12");
    let counter = PlaceHeld { place: Place::I, counter: 1, fallen: false };
    assert_eq!(held(&ends(&mut table, 4)), [counter]);
}

#[test]
fn four_places_fallen_overwhelm_the_city_and_everybody_loses() {
    let mut table = Table::at(6, Step::Demands);
    for (number, at) in (1..).zip(["15,12", "20,14", "13,17", "20,7"]) {
        table.skaven_in(number, at);
    }
    let first = ends(&mut table, 6);
    assert_eq!(held(&first).len(), 4);
    assert_eq!(table.state.step, Some(Step::Refill), "the next turn begins");
    let last = ends(&mut table, 7);
    assert_eq!(held(&last).len(), 4);
    assert_eq!(table.state.outcome, Some(Outcome::Overwhelmed));
    assert_eq!(table.state.step, Some(Step::Over), "no vote: the siege ends at once");
    assert_eq!(table.state.scores.len(), 6);
    assert!(table.state.scores.iter().all(|score| !score.wins && score.points == 0), "R-107");
}

#[test]
fn three_places_are_not_enough_unless_the_organiser_says_so() {
    for (needed, outcome) in [(4, None), (3, Some(Outcome::Overwhelmed))] {
        let mut table = Table::at(6, Step::Demands);
        table.state.options.places_to_fall = needed;
        for (number, at) in (1..).zip(["15,12", "20,14", "13,17"]) {
            table.skaven_in(number, at);
        }
        ends(&mut table, 6);
        ends(&mut table, 7);
        assert_eq!(table.state.outcome, outcome, "R-106 with {needed}");
    }
}

#[test]
fn without_a_figure_on_the_map_the_city_is_lost() {
    let mut table = Table::at(3, Step::Demands);
    let city: Vec<FigureId> = table.state.on_map(Side::City).map(|(figure, _)| figure).collect();
    for figure in city {
        table.happens(FigureFell { figure, to_temple: true });
    }
    ends(&mut table, 3);
    assert_eq!(table.state.outcome, Some(Outcome::LastFigureGone));
    assert_eq!(table.state.step, Some(Step::Over));
}

fn vote(leader: Faction) -> Command {
    Command::Vote(Vote { leader })
}

/// The city stands after turn 12; everybody but the last has voted or passed.
fn voted(votes: [Faction; 5]) -> Table {
    let mut table = Table::at(12, Step::Demands);
    ends(&mut table, 12);
    assert_eq!(table.state.outcome, Some(Outcome::CityStands), "R-105");
    assert_eq!(table.state.step, Some(Step::Vote));
    for (voter, leader) in Faction::ALL.into_iter().skip(1).zip(votes) {
        table.accepts(voter, vote(leader), []);
    }
    assert_eq!(table.state.step, Some(Step::Over));
    table
}

fn met(table: &Table, wanted: &str) -> bool {
    let objectives = table.state.scores.iter().flat_map(|score| &score.objectives);
    objectives.into_iter().find(|objective| objective.objective == wanted).unwrap().met
}

#[test]
fn the_vote_settles_who_led() {
    use Faction::{Bretonnia, CityGuard, ElvenGuard, PalaceGuard};
    let two_of_five = [CityGuard, CityGuard, PalaceGuard, ElvenGuard, Bretonnia];
    assert!(met(&voted(two_of_five), "lead-defence"));
    let as_many = [CityGuard, CityGuard, PalaceGuard, PalaceGuard, Bretonnia];
    assert!(!met(&voted(as_many), "lead-defence"), "strictly the most votes (R-82)");
}

#[test]
fn without_a_vote_nobody_led() {
    let mut table = Table::at(12, Step::Demands);
    ends(&mut table, 12);
    for faction in Faction::ALL {
        if table.state.may_act(faction) {
            table.accepts(faction, Command::Done, []);
        }
    }
    assert_eq!(table.state.step, Some(Step::Over));
    assert!(!met(&table, "lead-defence"));
}

#[test]
fn everybody_votes_once_and_the_city_guard_not_at_all() {
    let mut table = Table::at(5, Step::Movement);
    assert_eq!(table.refuses(Faction::Cathay, vote(Faction::Cathay)).0, "wrong_step");
    table.happens(StepBegun { step: Step::Vote, factions: Faction::ALL.to_vec() });
    assert_eq!(table.refuses(Faction::CityGuard, vote(Faction::CityGuard)).1, "R-82");
    table.accepts(Faction::Cathay, vote(Faction::Cathay), []);
    let again = table.refuses(Faction::Cathay, vote(Faction::CityGuard));
    assert_eq!(again, ("voted_already", "R-82"));
}

#[test]
fn the_largest_share_of_ones_own_lines_wins_and_ties_share() {
    let table = voted([Faction::CityGuard; 5]);
    // Nobody fell or fought: everything that was to be kept was kept.
    let scores: Vec<(Faction, u32, u32, bool)> = table
        .state
        .scores
        .iter()
        .map(|score| (score.faction, score.points, score.rank, score.wins))
        .collect();
    let expected = [
        (Faction::CityGuard, 2, 1, true),
        (Faction::PalaceGuard, 2, 1, true),
        (Faction::ElvenGuard, 1, 6, false),
        (Faction::WizardsCouncil, 2, 1, true),
        (Faction::Bretonnia, 2, 1, true),
        // Three of four.
        (Faction::Cathay, 3, 5, false),
    ];
    assert_eq!(scores, expected);
}

#[test]
fn losses_bring_points_to_those_who_wished_for_them() {
    for (lost, points) in [(7, false), (8, true)] {
        let mut table = Table::at(12, Step::Demands);
        for number in 1..=lost {
            falls(&mut table, &format!("swordfighter-{number}"));
        }
        for number in 1..=lost / 2 {
            falls(&mut table, &format!("elven-guard-{number}"));
        }
        ends(&mut table, 12);
        for faction in Faction::ALL {
            if table.state.may_act(faction) {
                table.accepts(faction, Command::Done, []);
            }
        }
        assert_eq!(met(&table, "cathay-losses"), points, "{lost} of 15");
        assert_eq!(met(&table, "elven-losses"), points, "{} of 8", lost / 2);
    }
}

#[test]
fn what_fell_once_is_not_what_was_protected() {
    let mut table = Table::at(11, Step::Demands);
    for place in [Place::B, Place::E, Place::F] {
        table.happens(PlaceHeld { place, counter: 2, fallen: true });
        table.happens(PlaceHeld { place, counter: 0, fallen: false });
    }
    table.skaven_in(1, "13,17");
    table.state.tower_entered = true;
    ends(&mut table, 12);
    for faction in Faction::ALL {
        if table.state.may_act(faction) {
            table.accepts(faction, Command::Done, []);
        }
    }
    let lost = ["jousting-grounds", "statue", "tower", "embassy-of-bretonnia", "embassy-of-cathay"];
    for objective in lost {
        assert!(!met(&table, objective), "{objective}");
    }
    for objective in ["secret-items", "werewolf-secret", "keep-apart", "silver-hair", "queen"] {
        assert!(met(&table, objective), "{objective}");
    }
}

#[test]
fn the_poor_area_is_held_by_the_greater_number() {
    for (skaven, holds) in [(15, true), (16, false)] {
        let mut table = Table::at(12, Step::Demands);
        for number in 1..=skaven {
            let at = if number <= 6 { "20,13" } else { "20,11" };
            table.skaven_in(number, if number > 12 { "22,13" } else { at });
        }
        ends(&mut table, 12);
        for faction in Faction::ALL {
            if table.state.may_act(faction) {
                table.accepts(faction, Command::Done, []);
            }
        }
        assert_eq!(met(&table, "hold-poor-area"), holds, "16 of the City Guard against {skaven}");
    }
}

/// Lets step 5 end, without anybody in reach of the enemy.
fn enemy_combat_ends(table: &mut Table) -> Vec<Event> {
    table.go_to(2, Step::EnemyCombat);
    table.accepts(Faction::CityGuard, Command::Proceed(Proceed { all: false }), [])
}

#[test]
fn a_civilian_alone_with_the_enemy_is_captured() {
    let mut table = Table::at(2, Step::EnemyMovement);
    table.happens(MarkerPlaced { marker: Marker::Queen, hex: hex("13,13") });
    table.happens(MarkerPlaced { marker: Marker::Graf, hex: hex("22,4") });
    table.skaven_in(1, "13,13");
    table.skaven_in(2, "22,4");
    table.stands("mannheim", "22,4");
    enemy_combat_ends(&mut table);
    assert!(table.state.markers[&Marker::Queen].captured, "R-83");
    assert!(!table.state.markers[&Marker::Graf].captured, "Mannheim is with him");
    let again = enemy_combat_ends(&mut table);
    assert!(!again.iter().any(|event| matches!(event, Event::MarkerCaptured(_))), "only once");
}

/// The end of a combat step in which these attacked skaven 1 in 13,13.
fn combat_ends(table: &mut Table, turn: u32, attackers: &[Faction]) -> bool {
    table.happens(TurnBegun { turn, order: Faction::ALL.to_vec() });
    table.happens(StepBegun { step: Step::Combat, factions: vec![Faction::Cathay] });
    let skaven: FigureId = "skaven-1".parse().unwrap();
    let struck = attackers.iter().map(|&attacker| (attacker, skaven, hex("13,13")));
    table.state.struck.extend(struck);
    let events = table.accepts(Faction::Cathay, Command::Done, []);
    events.iter().any(|event| matches!(event, Event::ElvesHelped(_)))
}

#[test]
fn elves_help_by_fighting_beside_the_city_guard() {
    let mut table = Table::at(2, Step::Combat);
    table.skaven_in(1, "13,13");
    let both = [Faction::CityGuard, Faction::ElvenGuard];
    assert!(!combat_ends(&mut table, 2, &[Faction::ElvenGuard]), "alone is no help");
    assert!(!combat_ends(&mut table, 3, &[Faction::CityGuard, Faction::Cathay]), "no Elf fought");
    assert!(combat_ends(&mut table, 4, &both));
    table.stands("foot-soldier-1", "14,13");
    assert!(combat_ends(&mut table, 5, &[Faction::ElvenGuard]), "next to a City Guard");
    assert!(combat_ends(&mut table, 6, &both));
    assert_eq!(table.state.elves_helped.len(), 3, "HEI-054: met on the third turn");
}

#[test]
fn every_objective_has_its_clause() {
    assert_eq!(objective_clause("lead-defence").map(|clause| clause.id()), Some("HEI-034"));
    assert_eq!(objective_clause("nothing"), None);
    let table = voted([Faction::Cathay; 5]);
    let objectives = table.state.scores.iter().flat_map(|score| &score.objectives);
    assert!(objectives.clone().all(|line| objective_clause(&line.objective).is_some()));
    assert_eq!(objectives.count(), 15, "one for each line of the table that brings a point");
}

/// What tables of many games are told: points and losses of each faction, and the enemies slain.
#[test]
fn the_outcome_counts_each_factions_own_losses() {
    let mut table = Table::at(12, Step::Demands);
    table.skaven_in(1, "13,13");
    table.skaven_in(2, "13,13");
    for figure in ["foot-soldier-1", "foot-soldier-2", "musketeer-1", "skaven-1"] {
        falls(&mut table, figure);
    }
    assert_eq!(<Siege as RuleSystem>::outcome(&table.state), None, "it goes on");
    ends(&mut table, 12);
    for (faction, leader) in [
        (Faction::PalaceGuard, Faction::PalaceGuard),
        (Faction::ElvenGuard, Faction::PalaceGuard),
        (Faction::WizardsCouncil, Faction::PalaceGuard),
        (Faction::Bretonnia, Faction::PalaceGuard),
        (Faction::Cathay, Faction::PalaceGuard),
    ] {
        table.accepts(faction, vote(leader), []);
    }
    let outcome = <Siege as RuleSystem>::outcome(&table.state).unwrap();
    assert_eq!(outcome.ending, "stands");
    assert_eq!(outcome.in_all["enemies slain"], 1);
    let lost = |faction: Faction| outcome.roles[&faction.seat()]["figures lost"];
    assert_eq!(Faction::ALL.map(lost), [2, 0, 0, 0, 1, 0]);
    let points = |faction: Faction| outcome.roles[&faction.seat()]["points"];
    for score in &table.state.scores {
        assert_eq!(points(score.faction), score.points, "{:?}", score.faction);
    }
    assert!(table.state.scores.iter().any(|score| score.points != table.state.scores[0].points));
}
