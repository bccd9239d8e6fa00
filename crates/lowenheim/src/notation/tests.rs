use super::{DUTCH, ENGLISH};
use crate::Command;
use crate::command::Casting;
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureKind};
use crate::state::{Marker, Ruling};
use crate::tables::Spell;
use messages::{Language, faults, untranslated};
use rulebook::Command as _;
use rulebook::notation::{NotOrder, Notation};
use std::collections::BTreeSet;

/// A wrong line of every sort.
const WRONG: [&str; 47] = [
    "",
    "stirke mannheim",
    "dance",
    "strike mannheim",
    "strike mannheim skavn-3",
    "strike mannheim 7",
    "attack",
    "attack 4;12",
    "done now",
    "deploy mannheim foot-soldier-1 4,12",
    "build",
    "build 4,12:S",
    "feed",
    "feed fod",
    "feed 7",
    "vote",
    "vote citty-guard",
    "vote 7",
    "move mannheim 4,12 with king",
    "passage cathay",
    "passage cathay maybe",
    "pay",
    "pay two food",
    "fire",
    "fire one 13,13",
    "cast minerva",
    "cast minerva firebal 12,9",
    "cast minerva 7",
    "cast minerva mind-control mannheim and",
    "use",
    "use lamp",
    "use box",
    "use box with amon",
    "use teleporter amon up 4,12",
    "summon now",
    "override strength 12",
    "override because No",
    "override strengh 12 because No",
    "override 7 because No",
    "override arrival because No",
    "override aim because No",
    "override aim castel because No",
    "override target 1",
    "override target 1 because No",
    "override target 1 q because No",
    "override arrival yes sir because No",
    "proceed some",
];

fn wrong(line: &str) -> NotOrder {
    Command::parse(line).expect_err(line)
}

#[test]
fn both_languages_say_the_same_things() {
    let sources = [include_str!("../notation.rs"), include_str!("../command/casting.rs")];
    assert_eq!(faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
    assert_eq!(untranslated(ENGLISH, DUTCH), Vec::<String>::new());
}

#[test]
fn every_sentence_is_heard_from_some_wrong_line() {
    let mut heard = BTreeSet::new();
    for line in WRONG {
        let NotOrder { wrong, right, .. } = wrong(line);
        let keys = format!("{wrong:?} {right:?}");
        let keys = keys.split(|letter: char| !letter.is_ascii_alphabetic() && letter != '-');
        heard.extend(keys.map(str::to_owned));
    }
    for key in ENGLISH.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key) {
        assert!(heard.contains(key), "no wrong line says {key}");
    }
}

/// The words of a sentence, without those that stand there as they are typed.
fn words(told: &str) -> BTreeSet<String> {
    let typed: BTreeSet<&str> = Command::FORMS
        .iter()
        .map(|form| form.verb)
        .chain(Ruling::first_words().unwrap())
        .chain(ActionCard::PRINTED.iter().map(|(card, _)| card.word()))
        .chain(Marker::ALL.iter().map(|marker| marker.word()))
        .chain(FigureKind::ALL.into_iter().map(FigureKind::word))
        .chain(Faction::ALL.map(Faction::seat_name))
        .chain(Spell::ALL.map(Spell::word))
        .chain(["yes", "no", "nearest", "temple", "castle", "mannheim", "foot-soldier-3"])
        .collect();
    let untyped = told.split('`').step_by(2).flat_map(str::split_whitespace);
    let words = untyped
        .map(|word| word.trim_matches(|letter: char| !letter.is_alphanumeric()).to_lowercase());
    words
        .filter(|word| word.contains(char::is_alphabetic) && !typed.contains(word.as_str()))
        .collect()
}

#[test]
fn a_dutch_player_hears_no_english() {
    // Of both languages, or no word at all.
    let shared = ["is", "in", "of", "letter", "h", "ne", "e", "se", "sw", "w", "nw", "4,12:se"];
    let shared: BTreeSet<String> = shared.into_iter().map(str::to_owned).collect();
    for line in WRONG {
        let NotOrder { wrong, right, .. } = wrong(line);
        for saying in [wrong, right] {
            let english = saying.to_string();
            let dutch = saying.in_language(Language::Dutch);
            assert!(!dutch.contains(['⟦', '{']), "{line}: {dutch}");
            assert_ne!(dutch, english, "{line}");
            let both: Vec<String> = words(&dutch)
                .intersection(&words(&english))
                .filter(|word| !shared.contains(*word))
                .cloned()
                .collect();
            assert_eq!(both, Vec::<String>::new(), "{line}: {dutch}");
        }
    }
}

#[test]
fn wrong_orders_are_told_in_dutch() {
    let dutch = |line| {
        let NotOrder { wrong, right, .. } = wrong(line);
        let [wrong, right] = [wrong, right].map(|it| it.in_language(Language::Dutch));
        format!("{wrong} {right}")
    };
    assert_eq!(
        dutch("strike mannheim skavn-3"),
        "`skavn-3` is geen figuur; schrijf een personage, bijvoorbeeld mannheim, of een soort en \
         een nummer, bijvoorbeeld foot-soldier-3. Bedoel je `skaven`? Schrijf `strike FIGURE \
         FIGURE`, bijvoorbeeld `strike mannheim skaven-3`."
    );
    assert_eq!(
        dutch("deploy mannheim foot-soldier-1 4,12"),
        "Meer dan een wordt verbonden met `+`, zonder spaties: `mannheim+foot-soldier-1`. Schrijf `deploy \
         FIGURE+FIGURE HEX`, bijvoorbeeld `deploy foot-soldier-1 4,12`."
    );
    assert!(dutch("stirke mannheim").starts_with(
        "`stirke` is geen bevel. Bedoel je `strike`? Deze bevelen zijn er: deploy, done, "
    ));
}

#[test]
fn a_spell_is_cast_by_the_word_that_the_wizards_know() {
    let words = Casting::first_words().unwrap();
    assert_eq!(words, Spell::ALL.map(Spell::word));
}
