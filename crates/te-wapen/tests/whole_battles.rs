//! Whole battles of bots over every built-in scenario: no listed order is refused, nothing breaks, and
//! every battle comes to an end.

use board::Hex;
use decider::{By, Contradiction, Decider, Draft, Entry, Stop, run};
use messages::Language;
use std::collections::BTreeSet;
use te_wapen::ground::{Ground, RandomField};
use te_wapen::pieces::Colour;
use te_wapen::scenario::{SCENARIOS, Scenario};
use te_wapen::state::Outcome;
use te_wapen::troops::{ARMIES, ArmyBook, Library};
use te_wapen::{Battle, Command, Event, Refusal, State, bot, invariants, options, story};
use testkit::Numbers;

pub(crate) struct Host;

pub(crate) enum Wish {
    Open(Box<Scenario>, Library),
    Play(Command),
}

impl Decider for Host {
    type State = State;
    type Command = Wish;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(wish: &Wish, draft: &mut Draft<'_, Self>) -> Result<(), Stop<Refusal>> {
        let battle = |inner: &mut te_wapen::Draft<'_>| match wish {
            Wish::Open(scenario, library) => te_wapen::open(scenario, library, inner),
            Wish::Play(command) => Battle::decide(command, inner),
        };
        draft.within(|state| state, |event| event, battle)
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        Battle::evolve(state, event)
    }
}

pub(crate) fn library() -> Library {
    let books = ARMIES.iter().map(|(_, text)| toml::from_str::<ArmyBook>(text).unwrap());
    Library::of(books).unwrap()
}

fn opened(scenario: &str, numbers: &mut Numbers) -> (State, Vec<Event>) {
    opened_with(toml::from_str(scenario).unwrap(), numbers)
}

fn opened_with(scenario: Scenario, numbers: &mut Numbers) -> (State, Vec<Event>) {
    let mut state = State::default();
    let open = Wish::Open(Box::new(scenario), library());
    let entries = run::<Host>(&mut state, &By::Organiser, numbers, &open).unwrap();
    (state, events(entries))
}

fn events(entries: Vec<Entry<Event>>) -> Vec<Event> {
    let event = |entry| match entry {
        Entry::Event(event) => Some(event),
        Entry::Rolled(_) | Entry::Drawn(_) => None,
    };
    entries.into_iter().filter_map(event).collect()
}

/// Plays to the end and answers the last state and everything that happened.
fn played(scenario: &str, seed: u64) -> (State, Vec<Event>) {
    played_with(toml::from_str(scenario).unwrap(), seed)
}

fn played_with(scenario: Scenario, seed: u64) -> (State, Vec<Event>) {
    let mut numbers = Numbers::new(seed);
    let (mut state, mut happened) = opened_with(scenario, &mut numbers);
    for _ in 0..6000 {
        if state.outcome.is_some() {
            break;
        }
        let acts = state.card.as_ref().map(|open| open.colour);
        let colour = state.deployer().or(acts).unwrap_or(Colour::Red);
        let by = By::Seat(colour.seat());
        let order = bot::choose(&state, colour, &mut |count| numbers.below(count));
        let text = order.to_string();
        assert_eq!(text.parse::<Command>().unwrap(), order, "{text}");
        let mut next = state.clone();
        match run::<Host>(&mut next, &by, &mut numbers, &Wish::Play(order)) {
            Ok(entries) => happened.extend(events(entries)),
            Err(stop) => panic!("seed {seed}, turn {}: `{text}`: {stop:?}", state.turn),
        }
        state = next;
        let broken = invariants::check(&state);
        assert!(broken.is_empty(), "seed {seed}, after `{text}`: {broken:?}");
    }
    (state, happened)
}

/// Kinds of events that bots do not bring about in these few battles; what is set right is the organiser's.
const RARE: [&&str; 3] =
    [&"te-wapen.digging_ended", &"te-wapen.hits_saved", &"te-wapen.piece_set_right"];

#[test]
fn bots_play_every_scenario_to_its_end() {
    let mut kinds = BTreeSet::new();
    let battles = SCENARIOS.iter().flat_map(|battle| [5, 6, 7, 8].map(|seed| (battle, seed)));
    for ((name, scenario), seed) in battles {
        let (state, happened) = played(scenario, seed);
        assert!(state.outcome.is_some(), "{name}, turn {}", state.turn);
        for event in &happened {
            let told = story::sentence(&state, event, Language::English);
            let begins = told.starts_with(|letter: char| letter.is_uppercase());
            assert!(begins && told.ends_with('.') && !told.contains("red-"), "{told}");
            let dutch = story::sentence(&state, event, Language::Dutch);
            assert!(dutch.ends_with('.') && !dutch.contains(['⟦', '{']), "{dutch}");
            assert!(!told.contains(['⟦', '{']), "{told}");
        }
        kinds.extend(happened.iter().map(Event::kind));
    }
    let missing: Vec<&&str> = Event::KINDS.iter().filter(|kind| !kinds.contains(**kind)).collect();
    assert_eq!(missing, RARE, "what never happened; the rulebook tests show it");
}

#[test]
fn folding_the_events_gives_the_same_state() {
    let (state, happened) = played(SCENARIOS[3].1, 7);
    let mut folded = State::default();
    for event in &happened {
        let json =
            serde_json::to_value(event.serialize_payload(serde_json::value::Serializer).unwrap());
        let again = Event::deserialize_payload(event.kind(), json.unwrap()).unwrap().unwrap();
        assert_eq!(&again, event);
        Battle::evolve(&mut folded, &again).unwrap();
    }
    assert_eq!(folded, state);
}

#[test]
fn every_listed_order_is_accepted_and_a_stranger_has_none() {
    let mut numbers = Numbers::new(11);
    let (mut state, _) = opened(SCENARIOS[4].1, &mut numbers);
    for _ in 0..60 {
        if state.outcome.is_some() {
            break;
        }
        let colour = state.card.as_ref().map_or(Colour::Red, |open| open.colour);
        let by = By::Seat(colour.seat());
        let listed = options::options(&state, &by, Language::English).orders;
        let dutch = options::options(&state, &by, Language::Dutch).orders;
        for (order, dutch) in listed.iter().zip(&dutch) {
            assert!(!dutch.label.contains(['⟦', '{']), "{}", dutch.label);
            assert_ne!(order.label, dutch.label);
        }
        for order in listed {
            let mut working = state.clone();
            let decided =
                run::<Host>(&mut working, &by, &mut Numbers::new(1), &Wish::Play(order.command));
            assert!(decided.is_ok(), "`{}`: {decided:?}", order.notation);
        }
        let stranger: By = "seat/nobody".parse().unwrap();
        assert!(options::options(&state, &stranger, Language::English).orders.is_empty());
        let order = bot::choose(&state, colour, &mut |count| numbers.below(count));
        run::<Host>(&mut state, &by, &mut numbers, &Wish::Play(order)).unwrap();
    }
}

#[test]
fn a_turn_has_24_activations_on_average() {
    let mut numbers = Numbers::new(3);
    let (turns, deck) = (4000_u32, te_wapen::cards::Card::deck());
    let (mut activations, mut first_jokers) = (0, 0);
    for _ in 0..turns {
        let mut pile = deck.clone();
        loop {
            let card = pile.remove(numbers.below(u32::try_from(pile.len()).unwrap()) as usize);
            if card.colour().is_none() {
                first_jokers += u32::from(pile.len() + 1 == deck.len());
                break;
            }
            activations += card.activations();
        }
    }
    // 72 activations in the deck, each before both Jokers once in three turns; 2 of 54 cards are Jokers.
    assert!((23 * turns..25 * turns).contains(&activations), "{activations} in {turns} turns");
    assert!((25..50).contains(&(first_jokers * 1000 / turns)), "{first_jokers} of {turns}");
}

#[test]
fn an_ending_by_turns_and_one_by_the_last_piece_both_happen() {
    let (by_turns, _) = played(SCENARIOS[0].1, 1);
    assert!(matches!(by_turns.outcome, Some(Outcome::Won(_) | Outcome::Drawn)));
    let endless = SCENARIOS[0].1.replace("turns = 8", "");
    let (to_the_last, happened) = played(&endless, 1);
    assert!(matches!(to_the_last.outcome, Some(Outcome::Won(_))), "turn {}", to_the_last.turn);
    assert!(happened.iter().any(|event| matches!(event, Event::PieceEliminated(_))));
}

/// Any order that can be typed, of any pieces at any places.
fn any_order(state: &State, numbers: &mut Numbers) -> Command {
    let pieces: Vec<_> = state.pieces.keys().collect();
    let hexes: Vec<_> = state.field.hexes().collect();
    let mut number = |count: usize| numbers.below(u32::try_from(count).unwrap()) as usize;
    let (a, b, c) = (number(pieces.len()), number(pieces.len()), number(pieces.len()));
    let (one, other) = (hexes[number(hexes.len())], hexes[number(hexes.len())]);
    let beside = |hex: Hex| hex.neighbours().nth(number(6)).unwrap();
    let near = state.pieces[pieces[a]].hex.map_or(one, beside);
    let near = if state.field.terrain(near).is_some() { near } else { one };
    let (a, b, c) = (pieces[a], pieces[b], pieces[c]);
    let spell = te_wapen::spells::Spell::ALL[number(te_wapen::spells::Spell::ALL.len())];
    let trinket = te_wapen::items::Trinket::ALL[number(te_wapen::items::Trinket::ALL.len())];
    let text = match number(16) {
        0 => "proceed".to_owned(),
        1 => "done".to_owned(),
        2 => format!("activate {a}"),
        3 => format!("activate {a} {b} {c}"),
        4 => format!("move {a} {near}"),
        5 => format!("move {a} {near} {one} leaving {b}"),
        6 => format!("attack {a} {b}"),
        7 => format!("follow {a}"),
        8 => format!("cast {a} {spell} {b}"),
        9 => format!("cast {a} {spell} air {near}"),
        10 => format!("cast {a} {spell} {b} {one} {other} alone"),
        11 => format!("assassinate {a} {b}"),
        12 => format!("use {a} {trinket}"),
        13 => format!("pour {a} {b}"),
        14 => format!("change {a}"),
        _ => format!("batter {a} {one}"),
    };
    text.parse().unwrap()
}

#[test]
fn whatever_is_ordered_is_accepted_or_refused_and_breaks_nothing() {
    let built_in = [2, 3, 4].map(|at| toml::from_str(SCENARIOS[at].1).unwrap());
    let made = [Ground::Castle, Ground::River].map(|on| anybody_on(on, &mut Numbers::new(60)));
    for scenario in built_in.into_iter().chain(made) {
        let mut numbers = Numbers::new(17);
        let (mut state, _) = opened_with(scenario, &mut numbers);
        let (mut accepted, mut refused) = (0, 0);
        for _ in 0..1500 {
            // Now and then a bot keeps the battle going.
            let (colour, order) = if numbers.below(8) == 0 {
                let colour = state.card.as_ref().map_or(Colour::Red, |open| open.colour);
                (colour, bot::choose(&state, colour, &mut |count| numbers.below(count)))
            } else {
                (Colour::ALL[numbers.below(2) as usize], any_order(&state, &mut numbers))
            };
            let text = order.to_string();
            let mut next = state.clone();
            let by = By::Seat(colour.seat());
            match run::<Host>(&mut next, &by, &mut numbers, &Wish::Play(order)) {
                Ok(_) => {
                    accepted += 1;
                    let broken = invariants::check(&next);
                    assert!(broken.is_empty(), "after `{text}`: {broken:?}");
                    state = next;
                }
                Err(Stop::Refused(refusal)) => {
                    refused += 1;
                    let known = te_wapen::REGISTER.find(refusal.clause_id());
                    assert!(known.is_some(), "`{text}`: {refusal}");
                }
                Err(stop) => panic!("`{text}`: {stop:?}"),
            }
        }
        assert!(accepted > 50 && refused > 50, "{accepted} accepted, {refused} refused");
    }
}

/// Ten troops of any people for each side, on a table that nobody drew.
fn anybody_on(ground: Ground, numbers: &mut Numbers) -> Scenario {
    let library = library();
    let ids: Vec<_> = library.troops().map(|troop| &troop.id).collect();
    let wanted = RandomField::of(ground);
    let mut army = |colour: Colour| {
        let hexes = wanted.deployment(Colour::Black, colour);
        let mut places = Vec::new();
        for hex in hexes.iter().step_by(2).take(10) {
            let troop = ids[numbers.below(u32::try_from(ids.len()).unwrap()) as usize];
            places.push(format!("{{ troop = \"{troop}\", hex = \"{hex}\" }}"));
        }
        format!("[armies.{colour}]\nname = \"Anybody\"\npieces = [{}]\n", places.join(", "))
    };
    let armies = [army(Colour::Red), army(Colour::Black)].concat();
    let head = "title = \"Anybody\"\nmodules = [1, 2, 3, 4, 6]\n";
    let field = format!("field = {{ random = \"{ground}\" }}\n");
    let options = "[options]\nturns = 12\ndefender = \"black\"\n";
    toml::from_str(&[head, &field, options, &armies].concat()).unwrap()
}

#[test]
fn anybody_fights_on_any_ground() {
    for (seed, ground) in (40..).zip(Ground::ALL) {
        let scenario = anybody_on(ground, &mut Numbers::new(seed));
        let (state, _) = played_with(scenario, seed);
        assert!(state.outcome.is_some(), "{ground}, turn {}", state.turn);
    }
}

#[test]
fn troops_of_ones_own_are_copied_into_the_log_save_traps() {
    let own = r#"
[[book]]
people = "pits"
name = "Pits"
[[book.troop]]
id = "pit-crew"
name = "Pit crew"
body = "foot"
moves = [1]
dice = [3]
hit_at = 4
wounds = 3
[[book.troop]]
id = "snake-pit"
name = "Snake pit"
body = "trap"
moves = [0]
dice = [5]
hit_at = 5
wounds = 2
abilities = ["trap"]
"#;
    let scenario = format!("{}{own}", SCENARIOS[0].1);
    let scenario = scenario.replacen("\"archers\"", "\"snake-pit\"", 1);
    let (state, happened) = opened(&scenario, &mut Numbers::new(1));
    let copied = |troop: &str| state.library.get(&troop.parse().unwrap()).is_some();
    assert!(copied("pit-crew") && !copied("snake-pit"));
    let is_pit = |event: &&Event| match event {
        Event::PiecePlaced(placed) => placed.profile.troop.word() == "snake-pit",
        _ => false,
    };
    let pit = happened.iter().find(is_pit);
    let audience = decider::Fact::audience(pit.unwrap());
    assert!(matches!(audience, decider::Audience::Seats(_)), "it lies hidden");
}
