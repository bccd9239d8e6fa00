//! Campaigns of bots with real battles and a real siege: whatever is carried from the map to a fight and back,
//! nothing is created and nothing is lost.
#![allow(clippy::unwrap_used, reason = "a test may panic")]
#![allow(clippy::expect_used, reason = "a test may panic")]

mod table;

use campaign::{Campaign, Command, Event, Game, State};
use campaign_map::pieces::{Fate, Place};
use decider::Decider as _;
use std::collections::BTreeMap;
use table::{MAP, Numbers, events, give, next, opened};

/// Plays a campaign to its end; the first fights are fought out by bots, the others are ruled.
fn played(text: &str, seed: u64, fought: u32) -> (State, Vec<Event>) {
    let mut numbers = Numbers(seed);
    let (mut state, mut happened) = opened(text, &mut numbers);
    for _ in 0..2000 {
        let map = state.map(MAP).unwrap();
        if map.outcome.is_some() {
            break;
        }
        let (by, command) = next(&state, &mut numbers, fought);
        let before = state.clone();
        let given = give(&mut state, &by, &command, &mut numbers);
        let new = events(given.unwrap_or_else(|stop| panic!("seed {seed}: {command:?}: {stop:?}")));
        check(&before, &state, &command, &new, seed);
        happened.extend(new);
    }
    (state, happened)
}

fn check(before: &State, after: &State, command: &Command, new: &[Event], seed: u64) {
    let (then, now) = (before.map(MAP).unwrap(), after.map(MAP).unwrap());
    let broken = campaign_map::invariants::check(now);
    assert!(broken.is_empty(), "seed {seed}: {broken:?}");
    for event in new {
        let Event::EngagementClosed(closed) = event else { continue };
        let fight = &then.fights[&closed.fight];
        let fought: Vec<_> = [&fight.attacker, &fight.defender]
            .iter()
            .flat_map(|party| party.pieces.iter().cloned())
            .collect();
        let told: Vec<_> = closed.pieces.keys().cloned().collect();
        let mut sorted = fought.clone();
        sorted.sort();
        assert_eq!(told, sorted, "seed {seed}: everybody who fought is told of, and nobody else");
        let mut items = BTreeMap::new();
        for (id, after) in &closed.pieces {
            let piece = &then.pieces[id];
            assert!(after.wounds <= piece.of, "seed {seed}: {id} endures no more than when whole");
            if !piece.individual && after.wounds != piece.wounds {
                assert!(
                    after.cause.is_some(),
                    "seed {seed}: {id} changed for a reason: {} {after:?}",
                    piece.wounds
                );
            }
            let held = matches!(after.fate, Some(Fate::Captured));
            assert_eq!(held, matches!(after.place, Place::Captive(_)), "seed {seed}: {id}");
            for item in &piece.items {
                *items.entry(item.clone()).or_insert(0) -= 1;
            }
            for item in &after.items {
                *items.entry(item.clone()).or_insert(0) += 1;
            }
        }
        assert!(items.values().all(|change| *change <= 0), "seed {seed}: {items:?}");
    }
    // Only the muster brings new pieces, and nothing takes one away but to be lost.
    let mustered = new.iter().filter(|event| {
        matches!(event, Event::Map { event: campaign_map::Event::PieceMustered(_), .. })
    });
    let mustered = mustered.count();
    assert_eq!(now.pieces.len(), then.pieces.len() + mustered, "seed {seed}: {command:?}");
    for (id, piece) in &then.pieces {
        let still = &now.pieces[id];
        assert_eq!(still.troop, piece.troop);
        assert!(piece.place != Place::Lost || still.place == Place::Lost, "{id} stays lost");
    }
}

#[test]
fn whole_campaigns_conserve_what_they_carry() {
    let two_kings = campaign_map::scenario::SCENARIOS[1].1;
    let (mut battles, mut sieges) = (0, 0);
    for seed in 0..3 {
        let (state, happened) = played(two_kings, seed, 2);
        assert!(state.map(MAP).unwrap().outcome.is_some(), "seed {seed}");
        for engagement in state.engagements.values().filter(|it| it.closed) {
            battles += u32::from(matches!(engagement.game, Game::Battle(_)));
            sieges += u32::from(matches!(engagement.game, Game::Siege(_)));
        }
        let mut folded = State::default();
        for event in &happened {
            Campaign::evolve(&mut folded, event).unwrap();
        }
        assert!(folded == state, "seed {seed}: folding the events gives the same state");
    }
    println!("{battles} battles, {sieges} sieges");
    assert!(battles > 0 && sieges > 0, "{battles} battles, {sieges} sieges");
}
