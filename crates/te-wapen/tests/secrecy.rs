//! Two battles that differ only in where a red trap lies look the same to everybody but red and the
//! organiser: in views, in lists of orders, and in what refusals say.

use chance::Scripted;
use decider::{Audience, By, Entry, Fact, run};
use messages::Language;
use te_wapen::command::{Activate, Attack, Move};
use te_wapen::event::{BattleOpened, CardTurned, PiecePlaced, PiecesActivated, TurnBegun};
use te_wapen::pieces::{Colour, Items, Profile};
use te_wapen::scenario::Options;
use te_wapen::survey::survey;
use te_wapen::troops::{ARMIES, ArmyBook, Library};
use te_wapen::view::view_for;
use te_wapen::{Battle, Command, Event, State, field, options};

use decider::Decider as _;

fn happen(state: &mut State, event: impl Into<Event>) {
    Battle::evolve(state, &event.into()).unwrap();
}

/// A battle in which the red trap lies in one hex or another, and black cavalry is about to move.
fn battle(trap: &str) -> State {
    let books = ARMIES.iter().map(|(_, text)| toml::from_str::<ArmyBook>(text).unwrap());
    let library = Library::of(books).unwrap();
    let row = "|. . . . . . . .";
    let rows: Vec<String> = (0..5).map(|number| format!(" {number} {row}")).collect();
    let mut state = State::default();
    let opened = BattleOpened {
        title: "a test".into(),
        modules: [1, 2].into(),
        field: field::parse(&format!("[picture]\n{}\n", rows.join("\n"))).unwrap(),
        armies: [(Colour::Red, "Red".into()), (Colour::Black, "Black".into())].into(),
        drawn: None,
        options: Options::default(),
        library: library.clone(),
        buildings: [].into(),
        goals: [].into(),
        deployments: Vec::new(),
        doors: [].into(),
    };
    happen(&mut state, opened);
    let pieces = [
        ("red-trap-1", Colour::Red, "trap", trap),
        ("red-archers-1", Colour::Red, "archers", "7,4"),
        ("black-cavalry-1", Colour::Black, "cavalry", "1,2"),
    ];
    for (piece, colour, troop, hex) in pieces {
        let profile = Profile::of(library.get(&troop.parse().unwrap()).unwrap());
        let (piece, hex) = (piece.parse().unwrap(), hex.parse().unwrap());
        let (called, items) = (None, Items::default());
        let (magic_points, fireballs, counters) = (0, 0, 0);
        let placed = PiecePlaced {
            piece,
            colour,
            called,
            hex: Some(hex),
            profile,
            items,
            magic_points,
            fireballs,
            counters,
        };
        happen(&mut state, placed);
    }
    happen(&mut state, TurnBegun { turn: 1 });
    let card = "spades-10".parse().unwrap();
    happen(&mut state, CardTurned { card, colour: Colour::Black, activations: 1 });
    let pieces = vec!["black-cavalry-1".parse().unwrap()];
    happen(&mut state, PiecesActivated { pieces, along: Vec::new() });
    state
}

fn told(state: &State, by: &By, command: &Command) -> String {
    match run::<Battle>(&mut state.clone(), by, &mut Scripted::default(), command) {
        Ok(_) => "accepted".to_owned(),
        Err(stop) => format!("{stop:?}"),
    }
}

#[test]
fn the_enemy_learns_nothing_of_a_hidden_trap() {
    let (here, there) = (battle("3,2"), battle("4,1"));
    let readers: [Option<By>; 2] = [None, Some(By::Seat(Colour::Black.seat()))];
    for reader in &readers {
        assert_eq!(
            view_for(&here, reader.as_ref(), Language::English),
            view_for(&there, reader.as_ref(), Language::English)
        );
        assert!(
            view_for(&here, reader.as_ref(), Language::English)
                .pieces
                .iter()
                .all(|piece| !piece.hidden)
        );
    }
    let black = By::Seat(Colour::Black.seat());
    let listed = |state| options::options(state, &black, Language::English);
    assert_eq!(listed(&here), listed(&there));
    let id = |text: &str| text.parse().unwrap();
    for reader in &readers {
        for piece in ["red-trap-1", "black-cavalry-1", "red-archers-1"] {
            for from in [None, Some("3,2".parse().unwrap()), Some("4,1".parse().unwrap())] {
                let asked =
                    |state| survey(state, reader.as_ref(), &id(piece), from, Language::English);
                assert_eq!(asked(&here), asked(&there), "{piece} from {from:?}");
            }
        }
        assert!(
            survey(&here, reader.as_ref(), &id("red-trap-1"), None, Language::English).is_err()
        );
    }
    let red = By::Seat(Colour::Red.seat());
    assert!(survey(&here, Some(&red), &id("red-trap-1"), None, Language::English).is_ok());
    let orders = [
        Command::Attack(Attack { attacker: id("black-cavalry-1"), target: id("red-trap-1") }),
        Command::Activate(Activate { pieces: vec![id("red-trap-1")] }),
    ];
    for order in &orders {
        assert_eq!(told(&here, &black, order), told(&there, &black, order));
    }
    // Walking over it or beside it is accepted alike, and asks for no dice.
    let path = ["2,2", "3,2", "4,2"].map(|hex| hex.parse().unwrap()).to_vec();
    let walk = Command::Move(Move { piece: id("black-cavalry-1"), path, leaving: Vec::new() });
    assert_eq!(told(&here, &black, &walk), "accepted");
    assert_eq!(told(&there, &black, &walk), "accepted");
}

#[test]
fn its_owner_and_the_organiser_see_it_and_so_does_everybody_once_it_is_sprung() {
    let mut state = battle("3,2");
    let sees = |state: &State, reader: Option<&By>| {
        view_for(state, reader, Language::English)
            .pieces
            .iter()
            .any(|piece| piece.piece.word() == "red-trap-1")
    };
    assert!(sees(&state, Some(&By::Seat(Colour::Red.seat()))));
    assert!(sees(&state, Some(&By::Organiser)));
    assert!(!sees(&state, None));
    let path = ["2,2", "3,2"].map(|hex| hex.parse().unwrap()).to_vec();
    let piece = "black-cavalry-1".parse().unwrap();
    let walk = Command::Move(Move { piece, path, leaving: Vec::new() });
    let black = By::Seat(Colour::Black.seat());
    let entries = run::<Battle>(&mut state, &black, &mut Scripted::default(), &walk).unwrap();
    let public = |entry: &Entry<Event>| entry.audience() == Audience::Everyone;
    assert!(entries.iter().all(public), "what is sprung is told to all");
    assert!(sees(&state, None));
    let Some(Entry::Event(event)) = entries.last() else { panic!("the trap is sprung") };
    assert_eq!((event.kind(), event.audience()), ("te-wapen.trap_sprung", Audience::Everyone));
}
