//! A recorded siege in Dutch: what is the same in English is a name, a number or a typed word.

use campaign::Game;
use chronicle::CampaignId;
use decider::By;
use lowenheim::figures::Faction;
use lowenheim::options::legal_orders;
use projections::sheets::{SheetsWanted, sheets};
use projections::{Language, Listener, first_scope, view};
use referee::{Parts, Reader, Referee};
use serde_json::Value;
use std::collections::BTreeSet;
use std::sync::Arc;
use store::MemoryStore;

const RECORDED: &str = include_str!("../../../tests/games/city-stands.ndjson");

/// What is called the same in both languages.
const ALIKE: [&str; 13] = [
    "9d Barricades",
    "Alavandrel Vanmaris",
    "Amon Sulibustur",
    "Barricades",
    "Ent",
    "Graf Luitpold",
    "Jean-Jacques",
    "Magister Severus",
    "Minerva Draconius",
    "Ritter Sigisbiduwald",
    "Skaven",
    "Wen Jiao-Bao",
    "Water",
];

fn is_alike(text: &str) -> bool {
    let words = text.trim_end_matches(|letter: char| letter.is_ascii_digit()).trim_end();
    let is_step = matches!(text.as_bytes(), [b'0'..=b'9'] | [b'0'..=b'9', b'a'..=b'f']);
    is_step || ALIKE.contains(&words)
}

fn siege() -> (Referee, CampaignId) {
    let referee = Referee::with(Parts::new(Arc::new(MemoryStore::new())));
    let campaign = referee.import(RECORDED.as_bytes()).unwrap().campaign;
    (referee, campaign)
}

/// Records from the opening to the end.
fn moments(referee: &Referee, campaign: CampaignId) -> Vec<u64> {
    let end = referee.head(campaign).unwrap().seq;
    (1..=6).map(|part| end * part / 6).collect()
}

/// Members of a view that are read as they stand.
const READ: [&str; 13] = [
    "background",
    "effect",
    "moment",
    "name",
    "now",
    "number",
    "objectives",
    "price",
    "relations",
    "sentence",
    "special_rules",
    "title",
    "label",
];

/// The member of a line of the scores that says in a code which line it is.
const CODE: &str = "objective";

/// What both languages say alike, wherever somebody reads it.
fn alike(english: &Value, dutch: &Value, is_read: bool, found: &mut BTreeSet<String>) {
    match (english, dutch) {
        (Value::String(one), Value::String(other)) if is_read => {
            assert!(!other.contains('⟦'), "{other}");
            if one == other && !is_alike(one) {
                found.insert(one.clone());
            }
        }
        (Value::Array(ones), Value::Array(others)) => {
            assert_eq!(ones.len(), others.len());
            for (one, other) in ones.iter().zip(others) {
                alike(one, other, is_read, found);
            }
        }
        (Value::Object(ones), Value::Object(others)) => {
            assert!(ones.keys().eq(others.keys()));
            for (key, one) in ones {
                let is_read = READ.contains(&key.as_str()) || is_read && key != CODE;
                alike(one, &others[key], is_read, found);
            }
        }
        (one, other) => assert!(is_read || one == other, "{one} is {other}"),
    }
}

#[test]
fn whoever_looks_at_a_siege_reads_dutch() {
    let (referee, campaign) = siege();
    let organiser = Reader::Keyed(By::Organiser);
    let mut found = BTreeSet::new();
    for at in moments(&referee, campaign) {
        let seen = |language| {
            let listener = Listener { reader: &organiser, language };
            let view = view(&referee, campaign, listener, &first_scope(), Some(at)).unwrap();
            serde_json::to_value(view).unwrap()["siege"].take()
        };
        let (english, dutch) = (seen(Language::English), seen(Language::Dutch));
        assert_eq!(english["title"], "The Siege of Lowenheim");
        alike(&english, &dutch, false, &mut found);
    }
    assert_eq!(found, BTreeSet::new());
}

#[test]
fn whoever_may_order_reads_what_it_does_in_dutch() {
    let (referee, campaign) = siege();
    let mut orders = 0;
    for at in moments(&referee, campaign) {
        let place = referee.place(campaign, Some(at)).unwrap();
        let engagements = place.standing.state.engagements.values();
        let sieges = engagements.filter_map(|engagement| match &engagement.game {
            Game::Siege(siege) => Some(siege),
            _ => None,
        });
        let seats = Faction::ALL.map(|faction| By::Seat(faction.seat()));
        for siege in sieges {
            for by in seats.iter().chain([&By::Organiser]) {
                let [english, dutch] = [Language::English, Language::Dutch]
                    .map(|language| legal_orders(siege, by, language));
                assert_eq!(english.len(), dutch.len());
                for (one, other) in english.iter().zip(&dutch) {
                    assert_ne!(one.label, other.label, "{}", one.notation);
                    assert!(!other.label.contains('⟦'), "{}", other.label);
                    assert_eq!(one.notation, other.notation);
                }
                orders += english.len();
            }
        }
    }
    assert!(orders > 100, "{orders}");
}

/// The texts of a page, without what is typed and without the ids of clauses.
fn texts(page: &str) -> BTreeSet<String> {
    let without = |page: &str, open: &str, close: &str| {
        let mut pieces = page.split(open);
        let first = pieces.next().unwrap_or_default().to_owned();
        pieces.fold(first, |kept, piece| kept + piece.split_once(close).map_or("", |it| it.1))
    };
    let page = without(page, "<code>", "</code>");
    let page = without(&page, "<small>", "</small>");
    let page = without(&page, "<td class=\"verbs\">", "</td>");
    let page = without(&page, "<style>", "</style>");
    let texts = page.split('<').filter_map(|piece| Some(piece.split_once('>')?.1.trim()));
    let is_word = |text: &&str| text.bytes().filter(u8::is_ascii_lowercase).count() > 2;
    texts.filter(is_word).map(str::to_owned).collect()
}

#[test]
fn whoever_prints_a_siege_reads_dutch() {
    let (referee, campaign) = siege();
    let reader = Reader::Keyed(By::Organiser);
    let wanted = SheetsWanted::default();
    let printed = |language| {
        let listener = Listener { reader: &reader, language };
        sheets(&referee, campaign, listener, &first_scope(), &wanted).unwrap().page()
    };
    let (english, dutch) = (printed(Language::English), printed(Language::Dutch));
    assert!(english.contains("<html lang=\"en\">") && dutch.contains("<html lang=\"nl\">"));
    assert!(!dutch.contains('⟦'));
    let (english, dutch) = (texts(&english), texts(&dutch));
    assert!(english.len() > 200 && english.len().abs_diff(dutch.len()) < 20, "{dutch:?}");
    let both: Vec<&String> = english.intersection(&dutch).filter(|text| !is_alike(text)).collect();
    assert_eq!(both, Vec::<&String>::new());
}
