use super::{DUTCH, ENGLISH, NAMES, ROOM};
use crate::abilities::Ability;
use crate::cards::Card;
use crate::items::{Banner, Trinket, Weapon};
use crate::spells::{School, Spell};
use crate::terrain::Terrain;
use crate::troops::{ARMIES, ArmyBook, Library};
use messages::{Fact, Language, Part, Saying, faults};
use std::collections::{BTreeMap, BTreeSet};

/// Every file that makes a sentence of this room.
const SOURCES: [&str; 24] = [
    include_str!("../acting.rs"),
    include_str!("../activation.rs"),
    include_str!("../cards.rs"),
    include_str!("../combat.rs"),
    include_str!("../combat/plan.rs"),
    include_str!("../deployment.rs"),
    include_str!("../digging.rs"),
    include_str!("../equipment.rs"),
    include_str!("../field.rs"),
    include_str!("../ground.rs"),
    include_str!("../individuals.rs"),
    include_str!("../magic.rs"),
    include_str!("../magic/aim.rs"),
    include_str!("../movement.rs"),
    include_str!("../muster.rs"),
    include_str!("../muster/goals.rs"),
    include_str!("../muster/inspect.rs"),
    include_str!("../muster/zones.rs"),
    include_str!("../set_right.rs"),
    include_str!("../siege.rs"),
    include_str!("../survey.rs"),
    include_str!("../terrain.rs"),
    include_str!("../troops.rs"),
    "words.list(",
];

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(faults(ENGLISH, DUTCH, &SOURCES), Vec::<String>::new());
}

/// Each message with the facts that it names.
fn messages() -> BTreeMap<&'static str, BTreeSet<&'static str>> {
    let mut found: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    let mut key = "";
    for line in ENGLISH.lines() {
        if line.starts_with(|first: char| first.is_ascii_lowercase()) {
            key = line.split(" =").next().unwrap();
            found.insert(key, BTreeSet::new());
        }
        for rest in line.split('$').skip(1) {
            let end = rest.find(|letter: char| !letter.is_ascii_alphanumeric());
            found.get_mut(key).unwrap().insert(rest.split_at(end.unwrap_or(rest.len())).0);
        }
    }
    found
}

#[test]
fn whoever_makes_a_sentence_gives_the_facts_that_it_names() {
    let messages = messages();
    for call in SOURCES.iter().flat_map(|source| source.split("said!(").skip(1)) {
        let mut depth = 1;
        let inside: String = call
            .chars()
            .take_while(|letter| {
                depth += i32::from(*letter == '(') - i32::from(*letter == ')');
                depth > 0
            })
            .collect();
        let key = inside.split('"').nth(1).unwrap();
        let words: Vec<&str> = inside.split_whitespace().collect();
        let given: BTreeSet<&str> =
            words.windows(2).filter(|pair| pair[1] == "=").map(|pair| pair[0]).collect();
        assert_eq!(given, messages[key], "{key}");
    }
}

#[test]
fn every_sentence_is_another_one_in_dutch() {
    for (key, facts) in messages() {
        let given: Vec<(&'static str, Fact)> =
            facts.iter().map(|&fact| (fact, Fact::from("7,3"))).collect();
        let said = Language::ALL.map(|language| ROOM.in_language(language).say(key, &given));
        // Nothing but facts, which are said in Dutch themselves.
        let bare = ["closed-ground", "sentence", "spell-to-type", "wrong-at"].contains(&key);
        assert_eq!(said[0] == said[1], bare, "{key}");
        for said in said {
            let whole = facts.iter().all(|fact| !said.contains(&format!("{{${fact}}}")));
            assert!(whole && !said.contains('⟦'), "{said}");
        }
    }
}

#[test]
fn cards_and_ground_are_told_as_they_are() {
    let english = |saying: &Saying| saying.in_language(Language::English);
    let dutch: BTreeSet<String> = Terrain::ALL
        .iter()
        .map(|terrain| {
            assert_eq!(english(&terrain.said()), terrain.name().to_lowercase());
            terrain.said().in_language(Language::Dutch)
        })
        .collect();
    assert_eq!(dutch.len(), Terrain::ALL.len());
    let queen: Card = "spades-queen".parse().unwrap();
    assert_eq!(english(&queen.said()), "The queen of spades");
    assert_eq!(queen.said().in_language(Language::Dutch), "Schoppenvrouw");
}

/// Names that are the same in both languages.
const ALIKE: [&str; 18] = [
    "Ambull",
    "Beholder",
    "Djinn",
    "Eldar",
    "Ent",
    "Escargotaurus",
    "Ettin",
    "Gallimimus",
    "Genestealers",
    "Hydra",
    "Jezzails",
    "Medusa",
    "Mummies",
    "Nannotyrannus",
    "Tyranids",
    "VTOL",
    "Zoat",
    "Zombies",
];

#[test]
fn every_name_is_told_in_dutch() {
    let words = ROOM.in_language(Language::Dutch);
    let books = ARMIES.iter().map(|(_, text)| toml::from_str::<ArmyBook>(text).unwrap());
    let library = Library::of(books).unwrap();
    let mut names: Vec<&str> = library.troops().map(|troop| troop.name.as_str()).collect();
    names.extend(Terrain::ALL.iter().map(|it| it.name()));
    names.extend(Ability::ALL.iter().map(|it| it.name()));
    names.extend(Spell::ALL.iter().map(|it| it.name()));
    names.extend(School::ALL.iter().map(|it| it.name()));
    names.extend(Weapon::ALL.iter().map(|it| it.name()));
    names.extend(Trinket::ALL.iter().map(|it| it.name()));
    names.extend(Banner::ALL.iter().map(|it| it.name()));
    for name in names {
        assert_eq!(words.name(name) == name, ALIKE.contains(&name), "{name}");
    }
    // What the log has of a piece is the id of its row.
    for troop in library.troops() {
        let told = words.name(&troop.id.word().replace('-', " "));
        let called = words.name(&troop.name);
        assert_eq!(told.to_lowercase(), called.to_lowercase(), "{}", troop.id);
    }
    for line in NAMES.lines().filter(|line| line.starts_with("name-")) {
        let key = line.split(" =").next().unwrap();
        assert_eq!(NAMES.matches(&format!("{key} = ")).count(), 1, "{key}");
    }
}

#[test]
fn a_sentence_waits_for_whoever_hears_it() {
    let fog = messages::saying!(&ROOM, "needs-hex", spell = Part::name("Fog"));
    assert_eq!(fog.to_string(), "Fog needs one hex of the table.");
    assert_eq!(fog.in_language(Language::Dutch), "Mist heeft één vak van de tafel nodig.");
}
