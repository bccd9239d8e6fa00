//! What people read says names, never ids: refusals, orders, what is waited for, the log, sheets of paper. An id stands
//! where somebody types it: between backticks, in parentheses behind the name, or marked as code.

use campaign::{Campaign, Command, EngagementNumber, State};
use chronicle::CampaignId;
use decider::{By, Stop, run};
use projections::sheets::{SheetsWanted, sheets};
use projections::{Language, Listener, lines, waiting};
use referee::{Reader, Referee};
use serde_json::Value;
use std::{collections::BTreeSet, fs, path::PathBuf, sync::Arc};
use store::MemoryStore;
use testkit::Numbers;

fn imported(file: &str) -> (Referee, CampaignId) {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let referee = Referee::new(Arc::new(MemoryStore::new()));
    let campaign = referee.import(&fs::read(root.join(file)).unwrap()).unwrap().campaign;
    (referee, campaign)
}

/// Is it spelt as an id that nobody could take for a word: `red-ogres-1`, `city-guard`?
fn is_id(word: &str) -> bool {
    let parts: Vec<&str> = word.split('-').collect();
    let spelt = |part: &&str| {
        !part.is_empty() && part.bytes().all(|it| it.is_ascii_lowercase() || it.is_ascii_digit())
    };
    parts.len() > 1 && parts.iter().all(spelt)
}

/// Every text of a view that is spelt as an id, by keys and values.
fn ids(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::String(text) if is_id(text) => drop(found.insert(text.clone())),
        Value::Array(items) => items.iter().for_each(|item| ids(item, found)),
        Value::Object(members) => {
            for (key, item) in members {
                found.extend(Some(key).filter(|key| is_id(key)).cloned());
                ids(item, found);
            }
        }
        _ => {}
    }
}

/// Members of a view that somebody reads as they stand.
const READ: [&str; 8] = [
    "title",
    "label",
    "effect",
    "background",
    "objectives",
    "relations",
    "sentence",
    "special_rules",
];

/// Every text of a view that is read.
fn read(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Array(items) => items.iter().for_each(|item| read(item, found)),
        Value::Object(members) => {
            for (key, item) in members {
                match item {
                    Value::String(text) if READ.contains(&key.as_str()) => {
                        found.insert(text.clone());
                    }
                    _ => read(item, found),
                }
            }
        }
        _ => {}
    }
}

/// The ids in a sentence, but for those that are there to be typed.
fn ids_in(text: &str, known: &BTreeSet<String>) -> Vec<String> {
    let untyped: String = text.split('`').step_by(2).collect();
    let mut depth = 0_i32;
    let bare = untyped.chars().filter(|&letter| {
        depth += i32::from(letter == '(');
        let bare = depth == 0;
        depth -= i32::from(letter == ')');
        bare
    });
    let bare: String = bare.collect();
    let words = bare.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '-');
    let words = words.filter(|word| known.contains(*word));
    words.map(str::to_owned).collect()
}

/// What is read of a page: all between its marks, but for what is marked as code.
fn texts_of(page: &str) -> Vec<String> {
    let uncoded =
        page.split("<code").enumerate().map(|(at, part)| match (at, part.split_once("</code>")) {
            (1.., Some((_, rest))) => format!("<>{rest}"),
            _ => part.to_owned(),
        });
    let uncoded: String = uncoded.collect();
    let texts = uncoded.split('<').filter_map(|part| part.split_once('>').map(|(_, text)| text));
    texts.map(str::trim).filter(|text| !text.is_empty()).map(str::to_owned).collect()
}

/// What a recorded game says to people, in both languages.
#[derive(Default)]
struct Heard {
    /// Every id that there is in it.
    known: BTreeSet<String>,
    refusals: BTreeSet<String>,
    others: BTreeSet<String>,
}

impl Heard {
    fn told(&mut self, text: impl Into<String>) {
        self.others.insert(text.into());
    }

    /// The log, and what it waits for.
    fn log(&mut self, referee: &Referee, campaign: CampaignId) {
        let end = referee.head(campaign).unwrap().seq;
        let reader = Reader::Keyed(By::Organiser);
        for language in Language::ALL {
            let listener = Listener { reader: &reader, language };
            for line in lines(referee, campaign, listener, 0..=end).unwrap() {
                // An order is told as it was typed.
                if line.kind != chronicle::kind::ORDER_GIVEN {
                    self.told(line.sentence);
                }
            }
            for wait in waiting(referee, campaign, listener).unwrap().waits {
                self.told(wait.step);
                self.told(wait.words);
            }
        }
    }

    /// What is printed of each table as it stands now.
    fn sheets(&mut self, referee: &Referee, campaign: CampaignId) {
        let place = referee.place(campaign, None).unwrap();
        let reader = Reader::Keyed(By::Organiser);
        for number in place.standing.state.engagements.keys() {
            let scope = format!("engagement/{number}").parse().unwrap();
            for language in Language::ALL {
                let listener = Listener { reader: &reader, language };
                let wanted = SheetsWanted::default();
                let printed = sheets(referee, campaign, listener, &scope, &wanted).unwrap();
                for text in texts_of(printed.body()) {
                    self.told(text);
                }
            }
        }
    }

    /// What can be ordered at a place of the log, and what is said of orders that cannot be given there: those of other
    /// places, those of others, and those that are made of two.
    fn orders(&mut self, state: &State, pool: &mut Vec<Past>, numbers: &mut Numbers) {
        for (number, engagement) in &state.engagements {
            for language in Language::ALL {
                let seen = engagement.game.view(Some(&By::Organiser), language);
                let seen = serde_json::to_value(seen).unwrap();
                ids(&seen, &mut self.known);
                read(&seen, &mut self.others);
            }
            let seats = state.seats.iter().map(|seat| By::Seat(seat.clone()));
            for by in seats.chain([By::Organiser]) {
                let Some(role) = engagement.roles.as_role(&by) else { continue };
                for language in Language::ALL {
                    let options = engagement.game.options(Some(&role), language);
                    for (notation, label, _) in options.rows() {
                        self.told(label);
                        if language == Language::English {
                            let (engagement, by) = (*number, by.clone());
                            pool.push(Past { engagement, by, order: notation.to_owned() });
                        }
                    }
                }
            }
        }
        let all: Vec<&Past> = pool.iter().collect();
        let mut some = |all: &[&Past]| {
            let at = numbers.below(rulebook::count(all.len()));
            all.get(at as usize).map(|past| (*past).clone())
        };
        for round in 0..400 {
            let Some(one) = some(&all) else { return };
            let alike: Vec<&Past> = all.iter().copied().filter(|it| it.is_like(&one)).collect();
            let Some(other) = some(&alike) else { return };
            let Some(engagement) = state.engagements.get(&one.engagement) else { continue };
            let by = if round % 4 == 0 { &other.by } else { &one.by };
            let mixed = mixed(&one.order, &other.order);
            let order = if round % 2 == 0 { &one.order } else { &mixed };
            let Ok(command) = engagement.system().parse(order) else { continue };
            let command = Command::Play { engagement: one.engagement, command };
            let tried = run::<Campaign>(&mut state.clone(), by, &mut Numbers::new(round), &command);
            if let Err(Stop::Refused(refusal)) = tried {
                let sayings = std::iter::once(refusal.facts()).chain(refusal.allowed());
                for saying in sayings {
                    let said = Language::ALL.map(|language| saying.in_language(language));
                    self.refusals.extend(said);
                }
            }
        }
    }
}

/// An order that could be given somewhere in the log.
#[derive(Clone)]
struct Past {
    engagement: EngagementNumber,
    by: By,
    order: String,
}

impl Past {
    /// Does it begin with the same word?
    fn is_like(&self, other: &Self) -> bool {
        let verb = |past: &Self| past.order.split(' ').next().map(str::to_owned);
        self.engagement == other.engagement && verb(self) == verb(other)
    }
}

/// The beginning of one order, and the end of another.
fn mixed(one: &str, other: &str) -> String {
    let [one, other]: [Vec<&str>; 2] = [one, other].map(|it| it.split(' ').collect());
    let kept = (one.len() / 2).max(1);
    let rest = other.iter().skip(kept.min(other.len() - 1));
    one.iter().take(kept).chain(rest).copied().collect::<Vec<_>>().join(" ")
}

fn heard(file: &str) -> Heard {
    let (referee, campaign) = imported(file);
    let mut heard = Heard::default();
    heard.log(&referee, campaign);
    heard.sheets(&referee, campaign);
    let (mut pool, mut numbers) = (Vec::new(), Numbers::new(17));
    let mut ends = Vec::new();
    for run in referee.live_path(campaign).unwrap() {
        referee
            .each_record(campaign, run, |line| ends.extend(line.last.then_some(line.seq)))
            .unwrap();
    }
    for &at in ends.iter().step_by((ends.len() / 20).max(1)) {
        let place = referee.place(campaign, Some(at)).unwrap();
        heard.orders(&place.standing.state, &mut pool, &mut numbers);
    }
    heard
}

/// Of each recorded game what is wrong, and how much was heard.
fn ids_told(files: &[&str]) -> (BTreeSet<String>, usize) {
    let mut found = BTreeSet::new();
    let mut refusals = 0;
    for file in files {
        let heard = heard(file);
        refusals += heard.refusals.len();
        for text in heard.refusals.iter().chain(&heard.others) {
            let ids = ids_in(text, &heard.known);
            if !ids.is_empty() {
                found.insert(format!("{file}: {ids:?} in {text}"));
            }
        }
    }
    (found, refusals)
}

#[test]
fn a_siege_names_what_it_tells_of() {
    let (found, refusals) = ids_told(&["games/city-stands.ndjson"]);
    assert_eq!(found, BTreeSet::new());
    assert!(refusals > 300, "{refusals}");
}

#[test]
fn a_battle_names_what_it_tells_of() {
    let files = ["battle-every-spell", "battle-every-ability", "battle-led-companies"];
    let files = files.map(|file| format!("games/{file}.ndjson"));
    let (found, refusals) = ids_told(&files.each_ref().map(String::as_str));
    assert_eq!(found, BTreeSet::new());
    assert!(refusals > 300, "{refusals}");
}

#[test]
fn a_town_names_what_it_tells_of() {
    let (found, refusals) =
        ids_told(&["games/town-stormed.ndjson", "games/town-given-up-after-an-assault.ndjson"]);
    assert_eq!(found, BTreeSet::new());
    assert!(refusals > 300, "{refusals}");
}

#[test]
fn a_realm_names_what_it_tells_of() {
    let (found, refusals) = ids_told(&["games/realm-basic-of-four.ndjson"]);
    assert_eq!(found, BTreeSet::new());
    assert!(refusals > 150, "{refusals}");
}

#[test]
fn a_campaign_names_what_it_tells_of() {
    let (found, refusals) =
        ids_told(&["campaigns/two-kings.ndjson", "campaigns/four-crowns.ndjson"]);
    assert_eq!(found, BTreeSet::new());
    assert!(refusals > 500, "{refusals}");
}

#[test]
fn an_id_is_found_wherever_nobody_types_it() {
    let known = BTreeSet::from(["red-ogres-1".to_owned(), "city-guard".to_owned()]);
    let found = |text: &str| ids_in(text, &known);
    assert_eq!(found("red-ogres-1 is not activated."), ["red-ogres-1"]);
    assert_eq!(found("The turn of (the) city-guard, red-ogres-1!"), ["city-guard", "red-ogres-1"]);
    let page = "<p class=\"a\">Ogres <code>red-ogres-1</code> of <b>city-guard</b></p>";
    assert_eq!(texts_of(page), ["Ogres", "of", "city-guard"]);
    assert_eq!(found("Type `keep red-ogres-1`: Red ogres 1 (red-ogres-1), well-known."), [""; 0]);
}
