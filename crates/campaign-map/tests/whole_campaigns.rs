//! Whole campaigns of bots on the built-in maps, with fights settled by dice of the test: no listed order
//! is refused, nothing breaks, everything is conserved, and every campaign comes to an end.

use crate::table::bots::{next, played};
use crate::table::realm::played_for_the_realm;
use crate::table::{self, FOUR, Host, Numbers, Wish, opened};
use campaign_map::event::{PiecesLost, PiecesTransferred};
use campaign_map::map::SpaceId;
use campaign_map::names::{Name, Reputation};
use campaign_map::pieces::{Banner, BannerId, MapPiece, MapPlace, PieceId};
use campaign_map::roster::Row;
use campaign_map::state::Phase;
use campaign_map::{Command, Event, State, invariants, options, view};
use decider::{By, Decider as _, Seat, run};
use messages::Language;
use std::collections::BTreeSet;

/// Kinds of events that bots do not bring about: nobody sets anything right, fights break nothing, and everybody has units and a
/// castle.
const ELSEWHERE: [&str; 7] = [
    "campaign-map.crowns_set_right",
    "campaign-map.piece_set_right",
    "campaign-map.repair_begun",
    "campaign-map.damage_repaired",
    "campaign-map.damage_done",
    "campaign-map.renegade_lapsed",
    "campaign-map.estates_lapsed",
];

#[test]
fn bots_play_every_campaign_to_its_end() {
    let mut kinds = BTreeSet::new();
    let mut by_castles = 0;
    for (name, scenario) in campaign_map::scenario::SCENARIOS {
        // Few campaigns end by castles: one of the last of these does.
        for seed in (0..8).chain(32..34) {
            let played = played(scenario, seed);
            let outcome = played.state.outcome;
            by_castles += u32::from(outcome.as_ref().is_some_and(|outcome| outcome.by_castles));
            assert!(outcome.is_some(), "{name}, seed {seed}, turn {}", played.state.turn);
            kinds.extend(played.events.iter().map(Event::kind));
        }
        for seed in 40..46 {
            let played = played_for_the_realm(scenario, seed);
            assert!(played.state.outcome.is_some(), "{name}, seed {seed}, for the realm");
            kinds.extend(played.events.iter().map(Event::kind));
        }
    }
    let rare = ["campaign-map.pieces_transferred", "campaign-map.space_razed"];
    let missing: Vec<&&str> = Event::KINDS
        .iter()
        .filter(|kind| !kinds.contains(**kind))
        .filter(|kind| !ELSEWHERE.contains(kind) && !rare.contains(kind))
        .collect();
    assert!(missing.is_empty(), "what never happened: {missing:?}");
    assert!(by_castles > 0, "some campaigns end by castles");
}

#[test]
fn folding_the_events_gives_the_same_state() {
    for played in [played(FOUR, 7), played_for_the_realm(FOUR, 7)] {
        assert_eq!(folded(&played.events), played.state);
    }
}

fn folded(events: &[Event]) -> State {
    let mut folded = State::default();
    for event in events {
        let json =
            serde_json::to_value(event.serialize_payload(serde_json::value::Serializer).unwrap());
        let again = Event::deserialize_payload(event.kind(), json.unwrap()).unwrap().unwrap();
        assert_eq!(&again, event);
        campaign_map::CampaignMap::evolve(&mut folded, &again).unwrap();
    }
    folded
}

/// Nothing comes from nowhere: crowns that came in are held or were spent, and every piece that ever
/// joined is in one place.
#[test]
fn crowns_and_pieces_are_conserved() {
    for seed in 20..28 {
        let played = if seed < 24 { played(FOUR, seed) } else { played_for_the_realm(FOUR, seed) };
        let (mut came, mut spent, mut joined) = (0, 0, BTreeSet::new());
        let mut lost = BTreeSet::new();
        for event in &played.events {
            match event {
                Event::MapOpened(it) => {
                    came += it.players.iter().map(|player| player.crowns).sum::<u32>();
                }
                Event::IncomePaid(it) => came += it.crowns,
                Event::CrownsWon(it) => came += it.crowns,
                Event::EstatesSettled(it) => came += it.crowns.values().sum::<u32>(),
                Event::PieceMustered(it) => {
                    spent += it.cost;
                    assert!(joined.insert(it.piece.clone()), "{} joins once", it.piece);
                }
                Event::RepairBegun(it) => spent += it.crowns,
                Event::EnginesBought(it) => spent += it.crowns,
                Event::FallenReturned(it) => lost.extend(it.lost.clone()),
                Event::PiecesLost(it) => lost.extend(it.pieces.clone()),
                _ => {}
            }
        }
        let held: u32 = played.state.players.values().map(|player| player.crowns).sum();
        assert_eq!(came, held + spent, "seed {seed}");
        let known: BTreeSet<_> = played.state.pieces.keys().cloned().collect();
        assert_eq!(joined, known, "seed {seed}");
        for id in lost {
            assert_eq!(played.state.pieces[&id].place, MapPlace::Lost, "{id} stays lost");
        }
    }
}

#[test]
fn every_listed_order_is_accepted_and_a_stranger_has_none() {
    let mut numbers = Numbers::new(11);
    let (mut state, _) = opened(campaign_map::scenario::SCENARIOS[0].1, &mut numbers);
    let mut listed = 0;
    for _ in 0..30 {
        if state.outcome.is_some() {
            break;
        }
        for seat in state.players.keys() {
            let by = By::Seat(seat.clone());
            let options = options::options(&state, &by, Language::English);
            for order in options.orders {
                listed += 1;
                let mut working = state.clone();
                let wish = Wish::Play(order.command);
                let decided = run::<Host>(&mut working, &by, &mut Numbers::new(1), &wish);
                assert!(decided.is_ok(), "`{}`: {decided:?}", order.notation);
            }
            for banner in options.banners {
                for (order, notation) in banner.orders.into_iter().zip(banner.notation) {
                    listed += 1;
                    let text = format!("write {} {notation}", banner.banner);
                    let command = text.parse().unwrap();
                    let campaign_map::Command::Write(write) = &command else { panic!("{text}") };
                    assert_eq!(write.orders[&banner.banner], order, "{text}");
                    let wish = Wish::Play(command);
                    let decided = run::<Host>(&mut state.clone(), &by, &mut Numbers::new(1), &wish);
                    assert!(decided.is_ok(), "`{text}`: {decided:?}");
                }
            }
        }
        let stranger: By = "seat/nobody".parse().unwrap();
        assert!(options::options(&state, &stranger, Language::English).orders.is_empty());
        let (by, wish) = next(&state, &mut numbers);
        run::<Host>(&mut state, &by, &mut numbers, &wish).unwrap();
    }
    assert!(listed > 300, "{listed}");
}

/// Two campaigns that differ only in what a seat has written look the same to everybody else: in views, in
/// lists of orders, in what refusals say, and in what is recorded for all to read.
#[test]
fn nobody_learns_what_another_has_ordered() {
    let mut numbers = Numbers::new(3);
    let (mut state, _) = opened(campaign_map::scenario::SCENARIOS[0].1, &mut numbers);
    while state.phase != Phase::Orders {
        let (by, wish) = next(&state, &mut numbers);
        run::<Host>(&mut state, &by, &mut numbers, &wish).unwrap();
    }
    let writer: Seat = "north".parse().unwrap();
    let by = By::Seat(writer.clone());
    let written = |text: &str| {
        let mut state = state.clone();
        let command: campaign_map::Command = text.parse().unwrap();
        assert_eq!(
            rulebook::Command::readers(&command).of(&by),
            decider::Audience::Seats(vec![writer.clone()])
        );
        let entries =
            run::<Host>(&mut state, &by, &mut Numbers::new(1), &Wish::Play(command)).unwrap();
        let kinds: Vec<(String, decider::Audience)> = entries
            .iter()
            .map(|entry| match entry {
                decider::Entry::Event(event) => (event.kind().to_owned(), entry.audience()),
                _ => ("chance".to_owned(), entry.audience()),
            })
            .collect();
        (state, kinds)
    };
    let (here, said) = written("write north-1 march 12");
    let (there, said_too) = written("write north-1 fortify");
    assert_eq!(said, said_too, "the same records, for the same readers");
    assert!(said.iter().all(|(_, audience)| *audience != decider::Audience::Everyone));
    let mut readers: Vec<Option<By>> = vec![None, Some("seat/nobody".parse().unwrap())];
    readers.extend(
        ["east", "west", "south"].map(|seat| Some(format!("seat/{seat}").parse().unwrap())),
    );
    for reader in &readers {
        assert_eq!(
            view::view_for(&here, reader.as_ref(), Language::Dutch),
            view::view_for(&there, reader.as_ref(), Language::Dutch)
        );
        if let Some(reader) = reader {
            assert_eq!(
                options::options(&here, reader, Language::English),
                options::options(&there, reader, Language::English)
            );
            for text in
                ["write east-1 hold", "write north-1 hold", "done", "proceed", "retreat north-1 12"]
            {
                let order = Wish::Play(text.parse().unwrap());
                let told = |state: &State| match run::<Host>(
                    &mut state.clone(),
                    reader,
                    &mut Numbers::new(1),
                    &order,
                ) {
                    Ok(_) => "accepted".to_owned(),
                    Err(stop) => format!("{stop:?}"),
                };
                assert_eq!(told(&here), told(&there), "{reader}: {text}");
            }
        }
    }
    // They themselves and the organiser see it.
    for reader in [by, By::Organiser] {
        assert_ne!(
            view::view_for(&here, Some(&reader), Language::English),
            view::view_for(&there, Some(&reader), Language::English)
        );
    }
}

/// Two campaigns that differ only in what a town has in its store look the same to everybody but its owner and the
/// organiser, and the end of a turn leaves the same records in both.
#[test]
fn nobody_learns_what_is_in_the_store_of_another() {
    use campaign_map::event::{SpaceTaken, StoreCounted};
    let mut numbers = Numbers::new(3);
    let (mut state, _) = opened(campaign_map::scenario::SCENARIOS[0].1, &mut numbers);
    while state.phase != Phase::Orders {
        let (by, wish) = next(&state, &mut numbers);
        run::<Host>(&mut state, &by, &mut numbers, &wish).unwrap();
    }
    let castle: campaign_map::map::SpaceId = "K4".parse().unwrap();
    let of: Seat = "west".parse().unwrap();
    let taken = SpaceTaken { space: castle.clone(), by: of.clone(), from: None, with: Vec::new() };
    campaign_map::CampaignMap::evolve(&mut state, &taken.into()).unwrap();
    let stored = |rations: u32| {
        let mut state = state.clone();
        let (castle, of) = (castle.clone(), Some(of.clone()));
        let counted = Event::from(StoreCounted { castle, of, rations });
        assert_eq!(
            decider::Fact::audience(&counted),
            decider::Audience::Seats(vec!["west".parse().unwrap()])
        );
        campaign_map::CampaignMap::evolve(&mut state, &counted).unwrap();
        state
    };
    let ended = |mut state: State| {
        let mut told = Vec::new();
        while state.phase != Phase::Muster {
            let by = By::Organiser;
            let entries = match state.phase {
                Phase::Battles => break,
                _ => run::<Host>(&mut state, &by, &mut Numbers::new(1), &proceed()).unwrap(),
            };
            told.extend(entries.iter().map(|entry| match entry {
                decider::Entry::Event(event) => (event.kind().to_owned(), entry.audience()),
                _ => ("chance".to_owned(), entry.audience()),
            }));
        }
        (state, told)
    };
    let ((full, said), (low, said_too)) = (ended(stored(11)), ended(stored(2)));
    assert_eq!(said, said_too, "the same records, for the same readers");
    for reader in [None, Some("seat/nobody"), Some("seat/north"), Some("seat/east")] {
        let reader: Option<By> = reader.map(|reader| reader.parse().unwrap());
        for (one, other) in [(&stored(11), &stored(2)), (&full, &low)] {
            assert_eq!(
                view::view_for(one, reader.as_ref(), Language::English),
                view::view_for(other, reader.as_ref(), Language::English)
            );
            if let Some(reader) = &reader {
                assert_eq!(
                    options::options(one, reader, Language::English),
                    options::options(other, reader, Language::English)
                );
            }
        }
    }
    for reader in [By::Seat(of.clone()), By::Organiser] {
        assert_ne!(
            view::view_for(&stored(11), Some(&reader), Language::English),
            view::view_for(&stored(2), Some(&reader), Language::English)
        );
    }
}

fn proceed() -> Wish {
    Wish::Play(Command::Proceed)
}

/// What must hold is checked by its sentence: each way to spoil a state is told.
#[test]
fn a_state_that_cannot_be_is_found_out() {
    let (sound, _) = opened(FOUR, &mut Numbers::new(1));
    assert_eq!(invariants::check(&sound), [""; 0]);
    let id = |word: &str| word.parse::<PieceId>().unwrap();
    let banner = |word: &str| word.parse::<BannerId>().unwrap();
    let space = |word: &str| word.parse::<SpaceId>().unwrap();
    let seat = |word: &str| word.parse::<Seat>().unwrap();
    let found = |spoil: &dyn Fn(&mut State)| {
        let mut state = sound.clone();
        spoil(&mut state);
        invariants::check(&state)
    };
    let piece = |change: &dyn Fn(&mut MapPiece)| {
        found(&|state| change(state.pieces.get_mut(&id("archers-1")).unwrap()))
    };
    assert_eq!(piece(&|it| it.wounds = 5), ["archers-1 endures no more than when whole"]);
    assert_eq!(
        piece(&|it| it.wounds = 0),
        ["archers-1 endures nothing exactly while its aftermath is to come"]
    );
    let of_its_owner = ["archers-1 marches with a banner of its owner"];
    assert_eq!(piece(&|it| it.owner = Some(seat("east"))), of_its_owner);
    assert_eq!(piece(&|it| it.place = MapPlace::Banner(banner("north-9"))), of_its_owner);
    assert_eq!(
        piece(&|it| it.place = MapPlace::Garrison(space("K2"))),
        ["archers-1 keeps a castle of its owner"]
    );
    assert!(
        piece(&|it| it.place = MapPlace::Garrison(space("12")))
            .contains(&"archers-1 keeps a castle".to_owned())
    );
    let captive = ["archers-1 is an individual in the hands of another"];
    assert_eq!(piece(&|it| it.place = MapPlace::Captive(seat("east"))), captive);
    let king = |holder: &str| {
        let place = MapPlace::Captive(seat(holder));
        found(&|state| state.pieces.get_mut(&id("king-1")).unwrap().place = place.clone())
    };
    assert_eq!(king("north"), ["king-1 is an individual in the hands of another"]);
    assert_eq!(king("east"), [""; 0]);
    let of_banner = |change: &dyn Fn(&mut Banner)| {
        found(&|state| change(state.banners.get_mut(&banner("north-1")).unwrap()))
    };
    assert!(of_banner(&|it| it.at = space("99")).contains(&"north-1 stands on the map".to_owned()));
    assert_eq!(of_banner(&|it| it.at = space("K3")), ["north-1 stands in a castle of its own"]);
    let alone = "stands where no enemy does, and is not beaten";
    assert_eq!(of_banner(&|it| it.beaten = true), [format!("north-1 {alone}")]);
    let meet = found(&|state| {
        state.banners.values_mut().take(2).for_each(|it| it.at = space("12"));
    });
    assert_eq!(meet, [format!("east-1 {alone}"), format!("north-1 {alone}")]);
    let crowded = found(&|state| {
        let all = state.pieces.values_mut().filter(|it| it.owner == Some(seat("north")));
        all.for_each(|it| it.individual = true);
    });
    assert_eq!(crowded, ["north-1 has no more than 8 units, 2 individuals"]);
}

/// What the opening takes from a scenario: its house rules, and of all troops those that may be needed.
#[test]
fn the_opening_keeps_the_house_rules_and_the_rows_that_are_needed() {
    let mut land = table::scenario(FOUR);
    land.options.turns = 7;
    let (options, leaders) = (land.options, land.leaders.clone());
    let peoples: BTreeSet<String> =
        land.players.iter().flat_map(|player| player.peoples.clone()).collect();
    let garrison = land.garrison.clone();
    let (state, _) = table::opened_on(land, &mut Numbers::new(1));
    assert_eq!(state.options, options);
    let needed = |row: &Row| {
        peoples.contains(&row.people)
            || garrison.contains(&row.id)
            || leaders.iter().any(|leader| leader.troop == row.id)
    };
    let kept: Vec<_> = state.roster.keys().cloned().collect();
    let wanted = table::rows().into_values().filter(needed).map(|row| row.id);
    assert_eq!(kept, wanted.collect::<Vec<_>>());
    assert!(kept.len() < table::rows().len(), "some people does not play");
}

/// Spaces by their names, pieces by what they are known for and where they were last.
#[test]
fn names_fame_and_whence_somebody_was_lost() {
    let (mut state, _) = opened(FOUR, &mut Numbers::new(1));
    for region in &state.map.regions {
        assert_eq!(state.map.name(&region.id), region.name);
    }
    for castle in &state.map.castles {
        assert_eq!(state.map.name(&castle.id), castle.name);
    }
    assert_eq!(state.map.name(&"99".parse().unwrap()), "99", "no such space");

    let king: PieceId = "king-1".parse().unwrap();
    let by_name = match &state.pieces[&king].called {
        Some(Name::General(general)) => general.reputation,
        other => panic!("a general has a name from dice: {other:?}"),
    };
    assert_eq!(state.pieces[&king].known_for(), [by_name]);
    let earned = Reputation::ALL.iter().copied().find(|it| *it != by_name).unwrap();
    state.pieces.get_mut(&king).unwrap().titles.push(earned);
    assert_eq!(state.pieces[&king].known_for(), [by_name, earned]);
    assert_eq!(state.pieces[&"archers-1".parse().unwrap()].known_for(), []);

    let transferred = |state: &mut State, place: MapPlace| {
        let pieces = vec!["archers-1".parse().unwrap()];
        campaign_map::CampaignMap::evolve(state, &PiecesTransferred { pieces, place }.into())
            .unwrap();
    };
    let garrison = MapPlace::Garrison("K1".parse().unwrap());
    transferred(&mut state, garrison.clone());
    let archers: PieceId = "archers-1".parse().unwrap();
    assert_eq!(state.pieces[&archers].left, None, "who changes places has left nobody");
    let clause = campaign_map::clauses::MAP_7.into();
    let lost = PiecesLost { pieces: vec![archers.clone()], clause };
    campaign_map::CampaignMap::evolve(&mut state, &lost.into()).unwrap();
    assert_eq!(state.pieces[&archers].left, Some(garrison), "its garrison misses it");
}
