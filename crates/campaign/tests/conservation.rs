//! Campaigns of bots with real battles and a real siege: whatever is carried from the map to a fight and back,
//! nothing is created and nothing is lost.

use crate::table::{MAP, Numbers, events, give, next, opened};
use campaign::{AnyEvent, Campaign, CampaignEvent, Command, EngagementNumber, Event, Game, State};
use campaign_map::pieces::{Casualty, MapPiece, MapPlace, PieceId};
use decider::Decider as _;
use lowenheim::event::DamageSuffered;
use lowenheim::figures::FigureKind;
use lowenheim::state::{Damage, Whereabouts};
use std::collections::{BTreeMap, BTreeSet};

/// Plays a campaign to its end; the first fights are fought out by bots, the others are ruled.
fn played(text: &str, seed: u64, fought: u32) -> (State, Vec<Event>) {
    let mut numbers = Numbers::new(seed);
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
        let hurt: Vec<Event> = new.iter().filter_map(bad_leg).collect();
        happened.extend(new);
        for event in hurt {
            Campaign::evolve(&mut state, &event).unwrap();
            happened.push(event);
        }
    }
    (state, happened)
}

/// Mannheim has a bad leg in every siege from the beginning: bots seldom bring that about.
fn bad_leg(event: &Event) -> Option<Event> {
    let Event::Played { engagement, event: AnyEvent::Siege(event) } = event else { return None };
    let lowenheim::Event::FigurePlaced(placed) = event else { return None };
    let (figure, damage) = (placed.figure, Damage::Leg);
    let captain = figure.kind() == FigureKind::Mannheim;
    let suffered = lowenheim::Event::from(DamageSuffered { figure, damage });
    captain.then_some(Event::Played { engagement: *engagement, event: AnyEvent::Siege(suffered) })
}

fn check(before: &State, after: &State, command: &Command, new: &[Event], seed: u64) {
    let (then, now) = (before.map(MAP).unwrap(), after.map(MAP).unwrap());
    let broken = campaign_map::invariants::check(now);
    assert!(broken.is_empty(), "seed {seed}: {broken:?}");
    for event in new {
        let Event::Campaign(CampaignEvent::EngagementClosed(closed)) = event else { continue };
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
            let held = matches!(after.fate, Some(Casualty::Captured));
            assert_eq!(held, matches!(after.place, MapPlace::Captive(_)), "seed {seed}: {id}");
            for item in &piece.items {
                *items.entry(item.clone()).or_insert(0) -= 1;
            }
            for item in &after.items {
                *items.entry(item.clone()).or_insert(0) += 1;
            }
        }
        assert!(items.values().all(|change| *change <= 0), "seed {seed}: {items:?}");
    }
    for (&number, engagement) in &after.engagements {
        if !before.engagements.contains_key(&number) {
            check_garrison(after, number, seed);
        }
        assert!(engagement.closed || !before.engagements.get(&number).is_some_and(|it| it.closed));
    }
    // Only the muster brings new pieces, and nothing takes one away but to be lost.
    let mustered = new.iter().filter(|event| {
        matches!(
            event,
            Event::Played { event: AnyEvent::Map(campaign_map::Event::PieceMustered(_)), .. }
        )
    });
    let mustered = mustered.count();
    assert_eq!(now.pieces.len(), then.pieces.len() + mustered, "seed {seed}: {command:?}");
    for (id, piece) in &then.pieces {
        let still = &now.pieces[id];
        assert_eq!(still.troop, piece.troop);
        assert!(piece.place != MapPlace::Lost || still.place == MapPlace::Lost, "{id} stays lost");
    }
}

/// Each wound of a garrison is one figure of the siege that has just opened (CAR-14), each leader who is
/// there is so in person, and whoever is elsewhere is not there (CAR-20).
fn check_garrison(state: &State, number: EngagementNumber, seed: u64) {
    let engagement = &state.engagements[&number];
    let (Game::Siege(siege), Some(carried)) = (&engagement.game, &engagement.carried) else {
        return;
    };
    let map = state.map(MAP).unwrap();
    let defender = &map.fights[&carried.fight].defender.pieces;
    let on_board = |figure: &str| {
        let entry = siege.figures.get(&figure.parse().unwrap());
        entry.is_some_and(|entry| matches!(entry.whereabouts, Whereabouts::Map(_)))
    };
    let mut figures = BTreeSet::new();
    for id in defender {
        let piece = &map.pieces[id];
        let stand_for = &carried.pieces[id];
        let expected = match (&piece.figure, piece.individual) {
            (Some(_), _) => 1,
            (None, true) => 0,
            (None, false) => piece.wounds as usize,
        };
        assert_eq!(stand_for.len(), expected, "seed {seed}: {id}");
        for figure in stand_for {
            assert!(on_board(figure), "seed {seed}: {figure} stands for {id}");
            assert!(figures.insert(figure.clone()), "seed {seed}: {figure} stands for two");
        }
    }
    for (id, piece) in leaders(&map.pieces).filter(|(id, _)| !defender.contains(id)) {
        let figure = piece.figure.as_deref().unwrap();
        assert!(!on_board(figure), "seed {seed}: {id} is in two places");
    }
}

fn leaders(pieces: &BTreeMap<PieceId, MapPiece>) -> impl Iterator<Item = (&PieceId, &MapPiece)> {
    pieces.iter().filter(|(_, piece)| piece.figure.is_some())
}

/// Two players, and the leaders of Lowenheim in its garrison.
fn two_kings_and_six_leaders() -> String {
    let table = |at: usize| -> toml::Table {
        toml::from_str(campaign_map::scenario::SCENARIOS[at].1).unwrap()
    };
    let mut kings = table(1);
    kings.insert("leader".to_owned(), table(0)["leader"].clone());
    toml::to_string(&kings).unwrap()
}

#[test]
fn whole_campaigns_conserve_what_they_carry() {
    let scenario = two_kings_and_six_leaders();
    let (mut battles, mut sieges, mut lame) = (0, 0, 0);
    for seed in [0, 1, 180] {
        let (state, happened) = played(&scenario, seed, 2);
        assert!(state.map(MAP).unwrap().outcome.is_some(), "seed {seed}");
        for engagement in state.engagements.values().filter(|it| it.closed) {
            battles += u32::from(matches!(engagement.game, Game::Battle(_)));
            sieges += u32::from(matches!(engagement.game, Game::Siege(_)));
        }
        let map = state.map(MAP).unwrap();
        let led: BTreeSet<_> = leaders(&map.pieces).map(|(_, piece)| &piece.figure).collect();
        assert_eq!((led.len(), leaders(&map.pieces).count()), (6, 6), "seed {seed}: each is one");
        lame += leaders(&map.pieces).filter(|(_, piece)| piece.lame).count();
        let mut folded = State::default();
        for event in &happened {
            Campaign::evolve(&mut folded, event).unwrap();
        }
        assert!(folded == state, "seed {seed}: folding the events gives the same state");
    }
    println!("{battles} battles, {sieges} sieges; lame leaders: {lame}");
    assert!(
        battles > 0 && sieges > 0 && lame > 0,
        "{battles} battles, {sieges} sieges, {lame} lame"
    );
}
