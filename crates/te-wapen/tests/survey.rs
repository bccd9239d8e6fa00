//! What a piece could do, as the page shows it: the same as what the rules then allow.

use decider::{By, Decider};
use messages::Language;
use te_wapen::event::{BattleOpened, PiecePlaced, TurnBegun};
use te_wapen::pieces::{Colour, Items, Profile};
use te_wapen::scenario::Options;
use te_wapen::survey::{Survey, survey};
use te_wapen::troops::{ARMIES, ArmyBook, Library};
use te_wapen::{Battle, Event, State, field};

const MAP: &str = "\
[picture]
 0 |. . . . . .
 1 |. . . . . .
 2 |. . w . . .
 3 |. . . . . .
[walls]
1,1:E
";

fn battle(pieces: &[(&str, &str, &str)]) -> State {
    let books = ARMIES.iter().map(|(_, text)| toml::from_str::<ArmyBook>(text).unwrap());
    let library = Library::of(books).unwrap();
    let mut state = State::default();
    let mut happen = |event: Event| Battle::evolve(&mut state, &event).unwrap();
    happen(
        BattleOpened {
            title: "a test".into(),
            modules: [1, 2].into(),
            field: field::parse(MAP).unwrap(),
            armies: [(Colour::Red, "Red".into()), (Colour::Black, "Black".into())].into(),
            drawn: None,
            options: Options::default(),
            library: library.clone(),
            buildings: [].into(),
            goals: [].into(),
            deployments: Vec::new(),
            doors: [].into(),
        }
        .into(),
    );
    for (piece, troop, hex) in pieces {
        let profile = Profile::of(library.get(&troop.parse().unwrap()).unwrap());
        let colour = if piece.starts_with("red") { Colour::Red } else { Colour::Black };
        let placed = PiecePlaced {
            piece: piece.parse().unwrap(),
            colour,
            called: None,
            hex: Some(hex.parse().unwrap()),
            profile,
            items: Items::default(),
            magic_points: 0,
            fireballs: 0,
            counters: 0,
        };
        happen(placed.into());
    }
    happen(TurnBegun { turn: 1 }.into());
    state
}

fn ask(state: &State, piece: &str, from: Option<&str>) -> Survey {
    let from = from.map(|hex| hex.parse().unwrap());
    survey(state, None, &piece.parse().unwrap(), from, Language::English).unwrap()
}

fn blocked(survey: &Survey, hex: &str) -> Option<(String, Option<String>, String)> {
    let look = survey.looks.iter().find(|look| look.hex.to_string() == hex).unwrap();
    let block = look.blocked.as_ref()?;
    Some((block.hex.to_string(), block.side.map(|side| side.to_string()), block.clause.0.clone()))
}

#[test]
fn a_blocked_line_names_what_blocks_it() {
    let state = battle(&[
        ("red-archers-1", "archers", "0,2"),
        ("red-cavalry-1", "cavalry", "2,3"),
        ("black-zombies-1", "zombies", "3,2"),
    ]);
    let seen = ask(&state, "red-archers-1", None);
    assert_eq!(blocked(&seen, "2,2"), None, "the wood at the end of the line does not block");
    let wood = (String::from("2,2"), None, String::from("WAP-070"));
    assert_eq!(blocked(&seen, "3,2"), Some(wood));
    let target = &seen.targets[0];
    assert!(target.attack.is_none());
    assert_eq!(target.refused.as_ref().unwrap().clause.0, "WAP-070");
    let wall = ask(&state, "red-archers-1", Some("0,1"));
    let side = Some(String::from("1,1:E"));
    assert_eq!(blocked(&wall, "3,1"), Some((String::from("2,1"), side, "WAP-075".into())));
    assert_eq!(blocked(&wall, "1,1"), None);
}

#[test]
fn the_odds_of_an_attack_are_known_before_and_from_another_hex() {
    let state =
        battle(&[("red-cavalry-1", "cavalry", "0,0"), ("black-zombies-1", "zombies", "2,2")]);
    let here = ask(&state, "red-cavalry-1", None);
    assert!(here.targets.is_empty(), "too far away");
    assert!(here.reach.iter().any(|reached| reached.hex.to_string() == "2,1"));
    assert!(here.reach.iter().all(|reached| !reached.path.is_empty()));
    let there = ask(&state, "red-cavalry-1", Some("1,2"));
    assert!(there.reach.is_empty(), "it does not stand there");
    let attack = there.targets[0].attack.as_ref().unwrap();
    // Three dice, one less against a wood.
    assert_eq!((attack.dice, attack.odds.of), (2, 36));
    let parts: Vec<(&str, i32)> =
        attack.parts.iter().map(|part| (part.clause.0.as_str(), part.dice)).collect();
    assert_eq!(parts, [("WAP-019", 3), ("WAP-061", -1)]);
    assert_eq!(attack.odds.hits.iter().sum::<u64>(), 36);
    let stays = state.pieces.values().any(|piece| piece.hex == Some("0,0".parse().unwrap()));
    assert!(stays, "asking moves nobody");
}

#[test]
fn woods_bar_from_fighting_and_the_edge_of_the_table_is_no_place() {
    let state = battle(&[("red-cavalry-1", "cavalry", "1,2")]);
    let reach = ask(&state, "red-cavalry-1", None).reach;
    let bars = |hex: &str| reach.iter().find(|way| way.hex.to_string() == hex).unwrap().bars_fight;
    assert!(bars("2,2"));
    assert!(!bars("1,1"));
    let ask = |reader: Option<&By>, piece: &str, from: Option<&str>| {
        let from = from.and_then(|hex| hex.parse().ok());
        survey(&state, reader, &piece.parse().unwrap(), from, Language::English)
    };
    let off = ask(None, "red-cavalry-1", Some("9,9"));
    assert_eq!(off.unwrap_err().reason.code(), "no_such_hex");
    let none = ask(Some(&By::Organiser), "red-king-1", None);
    assert_eq!(none.unwrap_err().reason.code(), "no_such_piece");
}
