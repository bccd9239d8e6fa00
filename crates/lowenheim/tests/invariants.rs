//! A state that cannot be is found out, by name.

use crate::seeded;

use board::Hex;
use decider::Decider;
use lowenheim::city::Place;
use lowenheim::decks::{ActionCard, Pile};
use lowenheim::event::FigureDeployed;
use lowenheim::figures::{Faction, FigureId, FigureKind};
use lowenheim::state::{
    Artefact, Decision, Demand, Figure, Gun, Outcome, State, Step, Whereabouts,
};
use lowenheim::tables::DemandKind;
use lowenheim::{Siege, invariants};
use seeded::Game;
use std::collections::BTreeMap;

fn id(written: &str) -> FigureId {
    written.parse().unwrap()
}

fn hex(written: &str) -> Hex {
    written.parse().unwrap()
}

/// A sound state in the movement step of turn 3.
fn sound() -> State {
    let mut game = Game::new(3);
    game.play_until(3, Step::Movement);
    assert_eq!(invariants::check(&game.state), []);
    game.state
}

fn found(state: &State) -> Vec<&'static str> {
    invariants::check(state).into_iter().map(|broken| broken.name).collect()
}

type Spoil = fn(&mut State);

fn figure<'s>(state: &'s mut State, written: &str) -> &'s mut Figure {
    state.figures.get_mut(&id(written)).unwrap()
}

fn an_enemy(state: &mut State) -> &mut Figure {
    let enemy = |figure: &&FigureId| figure.kind() == FigureKind::Skaven;
    let first = *state.figures.keys().find(enemy).unwrap();
    state.figures.get_mut(&first).unwrap()
}

fn deployed(state: &mut State, figure: &str, at: &str) {
    let event = FigureDeployed { figure: id(figure), hex: hex(at) };
    Siege::evolve(state, &event.into()).unwrap();
}

/// Draws a card for a faction, whatever its hand holds.
fn draws(state: &mut State, faction: Faction) {
    let card = state.draw_pile.in_order()[0];
    assert!(state.draw_pile.take(card));
    state.hands.entry(faction).or_default().add(card);
}

fn demand(kind: DemandKind, paid: u32, settled: bool) -> Demand {
    Demand {
        kind,
        card: ActionCard::Food,
        needed: 4,
        paid,
        deadline: None,
        settled,
        aside: BTreeMap::new(),
        second: None,
        figures: 0,
        offered: Vec::new(),
        gathered: false,
        named: BTreeMap::new(),
    }
}

/// Each way to spoil a state, with the invariant that tells of it.
const SPOILT: &[(&str, Spoil)] = &[
    ("cards_conserved", |state| state.hands.clear()),
    ("decks_within_print", |state| state.event_deck = Pile::default()),
    ("decks_within_print", |state| state.command_deck = Pile::default()),
    ("hand_limit", |state| (0..7).for_each(|_| draws(state, Faction::Cathay))),
    ("standing_index", |state| {
        figure(state, "mannheim").whereabouts = Whereabouts::Map(hex("13,13"));
    }),
    ("standing_index", |state| figure(state, "mannheim").whereabouts = Whereabouts::Gone),
    ("stacking", |state| {
        for number in 1..=7 {
            deployed(state, &format!("foot-soldier-{number}"), "13,13");
        }
    }),
    ("ground", |state| deployed(state, "mannheim", "7,12")),
    ("wounds", |state| figure(state, "mannheim").wounds = 0),
    ("wounds", |state| figure(state, "mannheim").wounds = 4),
    ("stunned_on_map", |state| {
        figure(state, "mannheim").whereabouts = Whereabouts::Temple;
        figure(state, "mannheim").stunned = Some((1, Step::Combat));
    }),
    ("enemies_do_not_wait", |state| an_enemy(state).whereabouts = Whereabouts::Temple),
    ("stunned_in_the_past", |state| {
        figure(state, "mannheim").stunned = Some((4, Step::Combat));
    }),
    ("attacks", |state| figure(state, "mannheim").attacks = 9),
    ("attackers", |state| {
        // No feud and no spell between them.
        figure(state, "foot-soldier-1").attacked_by = vec![id("mannheim")];
    }),
    ("attackers", |state| {
        // Whoever was under a spell has struck others, never themselves.
        figure(state, "foot-soldier-1").swayed = true;
        figure(state, "foot-soldier-1").attacked_by = vec![id("foot-soldier-1")];
    }),
    ("attackers", |state| {
        // Only the ambassador strikes friends in a rage.
        state.werewolf.ever_turned = true;
        figure(state, "foot-soldier-1").attacked_by = vec![id("mannheim")];
    }),
    ("attackers", |state| {
        // He has not been a werewolf yet.
        figure(state, "foot-soldier-1").attacked_by = vec![id("jean-jacques")];
    }),
    ("attackers", |state| {
        let three = ["skaven-1", "skaven-2", "skaven-3"].map(id).to_vec();
        figure(state, "foot-soldier-1").attacked_by = three;
    }),
    ("attackers", |state| {
        figure(state, "foot-soldier-1").attacked_by = vec![id("skaven-1"), id("skaven-1")];
    }),
    ("bands", |state| figure(state, "mannheim").band = Some(1)),
    ("bands", |state| an_enemy(state).band = None),
    ("bands", |state| an_enemy(state).band = Some(99)),
    ("band_order", |state| state.enemy.order = vec![1, 1]),
    ("to_act_once", |state| state.to_act.push(state.to_act[0])),
    ("somebody_acts", |state| state.to_act.clear()),
    ("somebody_acts", |state| state.step = Some(Step::Holding)),
    ("turns", |state| state.turn = 13),
    ("council_first", |state| state.step = Some(Step::Council)),
    ("council_first", |state| state.turn = 0),
    ("outcome", |state| state.outcome = Some(Outcome::CityStands)),
    ("outcome", |state| state.step = Some(Step::Vote)),
    ("scores", |state| {
        state.step = Some(Step::Over);
        state.outcome = Some(Outcome::CityStands);
    }),
    ("pending", |state| state.pending = Some(Decision::Arrival { comes: true })),
    ("rage", |state| figure(state, "jean-jacques").raging = true),
    ("rage", |state| {
        state.werewolf.turned_in = Some(2);
        figure(state, "mannheim").raging = true;
    }),
    ("escaped", |state| {
        state.escaped.insert(id("sigisbiduwald"));
    }),
    ("air_spirit", |state| state.silver_hair.used = true),
    ("demands", |state| {
        state.demands.insert(99, demand(DemandKind::FoodShort, 4, false));
    }),
    ("demands", |state| {
        state.demands.insert(99, demand(DemandKind::FoodShort, 5, true));
    }),
    ("guns", |state| {
        let gun = Gun { hex: hex("7,12"), moved_in: 0, fired_in: 0 };
        state.guns.insert(1, gun);
    }),
    ("guns", |state| {
        let gun = Gun { hex: hex("13,13"), moved_in: 0, fired_in: 0 };
        state.guns.extend((1..=3).map(|number| (number, gun)));
    }),
    ("fires", |state| {
        state.fires.insert(hex("13,13"), 1);
    }),
    ("fires", |state| {
        state.fires.insert(hex("20,7"), 4);
    }),
    ("ruins", |state| {
        state.ruins.insert(hex("13,13"));
    }),
    ("ruins", |state| {
        state.fires.insert(hex("20,7"), 1);
        state.ruins.insert(hex("20,7"));
    }),
    ("bearer", |state| state.artefacts.bearer = Some(id("mannheim"))),
    ("artefact_uses", |state| {
        state.artefacts.used.insert(Artefact::Mask, vec![2, 2]);
    }),
    ("artefact_uses", |state| {
        state.artefacts.used.insert(Artefact::Mask, vec![4]);
    }),
    ("artefact_uses", |state| {
        state.artefacts.used.insert(Artefact::Mask, Vec::new());
    }),
    ("laid_aside", |state| {
        state.demands.insert(99, demand(DemandKind::Upkeep, 1, false));
    }),
    ("upkeep", |state| {
        state.demands.insert(99, demand(DemandKind::Upkeep, 0, false));
    }),
    ("markers", |state| {
        state.markers.values_mut().for_each(|marker| marker.hex = hex("7,12"));
    }),
    ("barricades", |state| {
        // 3,12 and 3,13 have a wall of the barracks between them.
        state.barricades.insert(hex("3,12").side_to(hex("3,13")).unwrap(), 1);
    }),
    ("barricades", |state| {
        state.barricades.insert(hex("13,13").side_to(hex("14,13")).unwrap(), 4);
    }),
    ("barricade_work", |state| {
        state.builders.insert(Faction::Cathay);
        state.wreckers.insert(Faction::Cathay);
    }),
    ("opened_walls", |state| {
        state.opened.insert(hex("13,13").side_to(hex("14,13")).unwrap());
    }),
    ("bridges", |state| {
        state.bridges_down.insert(Place::A);
    }),
    ("holdings", |state| {
        state.holdings.get_mut(&Place::A).unwrap().fallen = true;
    }),
    ("holdings", |state| {
        state.holdings.remove(&Place::A);
    }),
];

#[test]
fn a_state_that_cannot_be_is_found_out() {
    let sound = sound();
    for (number, (name, spoil)) in (1..).zip(SPOILT) {
        let mut state = sound.clone();
        spoil(&mut state);
        let found = found(&state);
        assert!(found.contains(name), "{number}: {name} is not among {found:?}");
    }
}

/// What looks as odd and is right.
const ODD: &[(&str, Spoil)] = &[
    ("a friend who was under a spell", |state| {
        figure(state, "mannheim").swayed = true;
        figure(state, "foot-soldier-1").attacked_by = vec![id("mannheim")];
    }),
    ("against a friend who was under a spell", |state| {
        figure(state, "foot-soldier-1").swayed = true;
        figure(state, "foot-soldier-1").attacked_by = vec![id("mannheim")];
    }),
    ("Elves and Cathay", |state| {
        figure(state, "elven-guard-1").attacked_by = vec![id("swordfighter-1")];
    }),
    ("a werewolf among friends", |state| {
        state.werewolf.ever_turned = true;
        figure(state, "foot-soldier-1").attacked_by = vec![id("jean-jacques")];
    }),
    ("a demand that was met and settled", |state| {
        state.demands.insert(99, demand(DemandKind::FoodShort, 4, true));
    }),
    ("a demand that failed", |state| {
        state.demands.insert(99, demand(DemandKind::FoodShort, 3, true));
    }),
    ("a hand that grows while people trade", |state| {
        state.step = Some(Step::Trading);
        (0..7).for_each(|_| draws(state, Faction::Cathay));
    }),
];

#[test]
fn what_only_looks_odd_is_let_alone() {
    let sound = sound();
    for (what, change) in ODD {
        let mut state = sound.clone();
        change(&mut state);
        assert_eq!(found(&state), [""; 0], "{what}");
    }
}
