//! Every order can be written and read back, and a wrong line says which word is wrong.

use board::{Direction, Hex, Hexside};
use lowenheim::city::Place;
use lowenheim::command::{
    Agree, Attack, Attend, Build, Command, Deploy, Destroy, Discard, Discharge, Douse, Feed, Fire,
    Give, Haul, Move, Note, Offer, Override, PassFor, Passage, Pay, Proceed, Rally, Refill, Regain,
    Starve, Strike, Tell, Use, Vote, Way,
};
use lowenheim::decks::ActionCard;
use lowenheim::figures::{Faction, FigureId, FigureKind};
use lowenheim::state::Marker;
use lowenheim::state::{Aim, BandTarget, Effect, Goal, Ruling};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;
use rulebook::Command as _;

fn hex() -> impl Strategy<Value = Hex> {
    (0_i16..1000, 0_i16..1000).prop_map(|(column, row)| Hex::new(column, row))
}

fn hexside() -> impl Strategy<Value = Hexside> {
    // Away from the edge: a side is written from its western hex.
    (1_i16..999, 1_i16..999, select(Direction::ALL.to_vec()))
        .prop_map(|(column, row, direction)| Hexside::new(Hex::new(column, row), direction))
}

fn figure() -> impl Strategy<Value = FigureId> {
    (select(FigureKind::ALL.to_vec()), 1_u16..)
        .prop_map(|(kind, number)| FigureId::new(kind, number))
}

fn figures() -> impl Strategy<Value = Vec<FigureId>> {
    vec(figure(), 0..5)
}

fn faction() -> impl Strategy<Value = Faction> {
    select(Faction::ALL.to_vec())
}

fn card() -> impl Strategy<Value = ActionCard> {
    select(ActionCard::PRINTED.iter().map(|&(card, _)| card).collect::<Vec<_>>())
}

fn cards() -> impl Strategy<Value = Vec<ActionCard>> {
    vec(card(), 0..5)
}

fn markers() -> impl Strategy<Value = Vec<Marker>> {
    vec(select(Marker::ALL.to_vec()), 0..3)
}

fn use_of() -> impl Strategy<Value = Use> {
    prop_oneof![
        figure().prop_map(|wizard| Use::Mask { wizard }),
        figure().prop_map(|wizard| Use::TakeBox { wizard }),
        cards().prop_map(|cards| Use::OpenBox { cards }),
        figure().prop_map(|wizard| Use::Altar { wizard }),
        (figure(), select(vec![Way::Out, Way::In]), hex())
            .prop_map(|(wizard, way, hex)| Use::Teleporter { wizard, way, hex }),
    ]
}

fn effect() -> impl Strategy<Value = Effect> {
    prop_oneof![
        (figure(), hex()).prop_map(|(figure, hex)| Effect::Shift { figure, hex }),
        figure().prop_map(|figure| Effect::Remove { figure }),
        figure().prop_map(|figure| Effect::Wound { figure }),
        figure().prop_map(|figure| Effect::Heal { figure }),
        (faction(), any::<u32>()).prop_map(|(faction, cards)| Effect::Gain { faction, cards }),
        (faction(), cards()).prop_map(|(faction, cards)| Effect::Lose { faction, cards }),
        hex().prop_map(|hex| Effect::Kindle { hex }),
        hex().prop_map(|hex| Effect::Quench { hex }),
    ]
}

fn ruling() -> impl Strategy<Value = Ruling> {
    let aim = select(vec![Aim::Nearest, Aim::Temple, Aim::Castle]);
    let places = Place::ALL.map(BandTarget::Place).into_iter();
    let target = select(places.chain([BandTarget::Hunt, BandTarget::Stay]).collect::<Vec<_>>());
    let goal = prop_oneof![Just(Goal::City), Just(Goal::Target), hex().prop_map(Goal::Hex)];
    prop_oneof![
        any::<bool>().prop_map(|comes| Ruling::Arrival { comes }),
        any::<u32>().prop_map(|number| Ruling::ArrivalNumber { number }),
        (any::<u32>(), 0_u32..3).prop_map(|(skaven, ogres)| Ruling::Strength { skaven, ogres }),
        aim.prop_map(|aim| Ruling::Aim { aim }),
        hex().prop_map(|hex| Ruling::Entry { hex }),
        vec(any::<u32>(), 0..5).prop_map(|bands| Ruling::Order { bands }),
        (any::<u32>(), target).prop_map(|(band, target)| Ruling::Target { band, target }),
        (figure(), goal).prop_map(|(figure, goal)| Ruling::Goal { figure, goal }),
        (figure(), vec(hex(), 0..4)).prop_map(|(figure, path)| Ruling::Path { figure, path }),
        (figure(), figure()).prop_map(|(attacker, target)| Ruling::Attack { attacker, target }),
        effect().prop_map(|effect| Ruling::Effect { effect }),
    ]
}

fn command() -> impl Strategy<Value = Command> {
    prop_oneof![
        (figures(), hex()).prop_map(|(figures, hex)| Command::Deploy(Deploy { figures, hex })),
        Just(Command::Done),
        faction().prop_map(|faction| Command::PassFor(PassFor { faction })),
        cards().prop_map(|discard| Command::Refill(Refill { discard })),
        any::<bool>().prop_map(|all| Command::Proceed(Proceed { all })),
        figure().prop_map(|figure| Command::Attend(Attend { figure })),
        (figures(), vec(hex(), 0..5), markers())
            .prop_map(|(figures, path, with)| Command::Move(Move { figures, path, with })),
        (faction(), any::<bool>())
            .prop_map(|(mover, allowed)| Command::Passage(Passage { mover, allowed })),
        hex().prop_map(|hex| Command::Attack(Attack { hex })),
        (figure(), figure())
            .prop_map(|(attacker, target)| Command::Strike(Strike { attacker, target })),
        (faction(), cards()).prop_map(|(to, cards)| Command::Give(Give { to, cards })),
        cards().prop_map(|cards| Command::Discard(Discard { cards })),
        (figure(), option::of(hex()))
            .prop_map(|(figure, hex)| Command::Discharge(Discharge { figure, hex })),
        card().prop_map(|card| Command::Feed(Feed { card })),
        figure().prop_map(|figure| Command::Starve(Starve { figure })),
        (figure(), card(), hex()).prop_map(|(figure, card, hex)| Command::Regain(Regain {
            figure,
            card,
            hex
        })),
        (hex(), cards()).prop_map(|(hex, cards)| Command::Douse(Douse { hex, cards })),
        hexside().prop_map(|hexside| Command::Destroy(Destroy { hexside })),
        hexside().prop_map(|hexside| Command::Build(Build { hexside })),
        (any::<u32>(), cards()).prop_map(|(demand, cards)| Command::Pay(Pay { demand, cards })),
        use_of().prop_map(Command::Use),
        (any::<u32>(), figures())
            .prop_map(|(demand, figures)| Command::Offer(Offer { demand, figures })),
        (any::<u32>(), figures())
            .prop_map(|(demand, figures)| Command::Agree(Agree { demand, figures })),
        (any::<u32>(), figures(), hex()).prop_map(|(gun, crew, hex)| Command::Haul(Haul {
            gun,
            crew,
            hex
        })),
        (any::<u32>(), hex(), figures()).prop_map(|(gun, hex, order)| Command::Fire(Fire {
            gun,
            hex,
            order
        })),
        hex().prop_map(|hex| Command::Rally(Rally { hex })),
        faction().prop_map(|leader| Command::Vote(Vote { leader })),
        (ruling(), ".*")
            .prop_map(|(chosen, reason)| Command::Override(Override { chosen, reason })),
        ".*".prop_map(|text| Command::Tell(Tell { text })),
        ".*".prop_map(|text| Command::Note(Note { text })),
    ]
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(command in command()) {
        let text = command.to_string();
        prop_assert_eq!(Command::parse(&text).unwrap(), command, "{}", text);
    }

    #[test]
    fn no_line_breaks_the_reader(line in ".*") {
        if let Err(error) = Command::parse(&line) {
            prop_assert!(error.position >= 1 && error.position <= line.chars().count() + 1);
        }
    }
}

#[test]
fn every_example_is_an_order_of_its_form() {
    for form in Command::FORMS {
        let command = Command::parse(form.example).unwrap();
        assert_eq!(command.to_string(), form.example);
        assert!(form.example.starts_with(form.verb) && form.form.starts_with(form.verb));
    }
}

#[test]
fn people_may_type_capitals_and_blanks() {
    let typed = Command::parse("  Strike  Mannheim SKAVEN-3 ").unwrap();
    assert_eq!(typed.to_string(), "strike mannheim skaven-3");
    let told = Command::parse("TELL The Gate holds.").unwrap();
    assert_eq!(told, Command::Tell(Tell { text: "The Gate holds.".into() }));
}

/// A wrong line, the code and place of its error, and words of the help.
#[track_caller]
fn wrong(line: &str, code: &str, position: usize, help: &[&str]) {
    let error = Command::parse(line).unwrap_err();
    assert_eq!((error.code, error.position), (code, position), "{error}");
    for words in help {
        assert!(error.to_string().contains(words), "{error}");
    }
}

#[test]
fn nobody_learns_from_an_error_what_there_is_to_use() {
    for line in ["", "dance", "use", "use lamp", "use box", "use mask amon 4,12", "ues mask amon"] {
        let told = Command::parse(line).unwrap_err().to_string();
        for secret in ["mask", "altar", "teleporter", "severus"] {
            assert!(!told.contains(secret) || line.contains(secret), "{line}: {told}");
        }
    }
}

#[test]
fn errors_name_the_word_its_place_and_what_is_right() {
    wrong("", "missing_word", 1, &["The line is empty.", "strike"]);
    wrong("stirke mannheim", "unknown_order", 1, &["Did you mean `strike`?", "pass-for"]);
    wrong("dance", "unknown_order", 1, &["The orders are deploy, done"]);
    wrong("strike mannheim", "missing_word", 17, &["A figure is missing.", "strike mannheim"]);
    wrong("strike mannheim skavn-3", "wrong_word", 17, &["`skavn-3`", "Did you mean `skaven`?"]);
    wrong("attack 4;12", "wrong_word", 8, &["`4;12`", "column,row"]);
    wrong("done now", "too_many_words", 6, &["`now` is one word too many. Write `done`."]);
    let joined = ["Several are joined by `+`", "`mannheim+foot-soldier-1`"];
    wrong("deploy mannheim foot-soldier-1 4,12", "wrong_word", 17, &joined);
    wrong("build 4,12:S", "wrong_word", 7, &["`4,12:s` names no hexside", "NE, E, SE, SW, W, NW"]);
    wrong("feed fod", "wrong_word", 6, &["Did you mean `food`?"]);
    wrong("vote citty-guard", "wrong_word", 6, &["Did you mean `city-guard`?"]);
    wrong("move mannheim+foo-1 4,12", "wrong_word", 15, &["`foo-1`"]);
    wrong("move mannheim 4,12 with king", "wrong_word", 25, &["brunhilde"]);
    wrong("passage cathay maybe", "wrong_word", 16, &["granted"]);
    wrong("pay two food", "wrong_word", 5, &["no number"]);
    wrong("douse 6;1 water", "wrong_word", 7, &["column,row"]);
    wrong("build", "missing_word", 6, &["A hexside is missing.", "build 4,12:SE"]);
    wrong(
        "use lamp mannheim",
        "wrong_word",
        5,
        &["`lamp` is nothing that is used.", "Write `use …`"],
    );
    wrong("use box with amon", "wrong_word", 9, &["neither `by` nor `for`"]);
    wrong("use teleporter amon up 4,12", "wrong_word", 21, &["neither `out` nor `in`"]);
    wrong("override strength 12", "missing_word", 22, &["`because` is missing."]);
    wrong("override strengh 12 because No", "wrong_word", 10, &["Did you mean `strength`?"]);
    wrong("override strength two because No", "wrong_word", 19, &["no number"]);
    wrong("override target 1 q because No", "wrong_word", 19, &["such as h"]);
    wrong("override arrival yes sir because No", "wrong_word", 22, &["`because` stands here"]);
    wrong("proceed some", "too_many_words", 9, &["proceed all"]);
}
