//! The clauses of the rulebooks, for the links of the log; and who may read which of them while a
//! siege is played.

mod reading;

pub(crate) use reading::clause_of_roll;
pub use reading::{books_for, clause_for, open_books, open_clause};

use campaign::System;
use lowenheim::figures::Faction;
use messages::Language;
use rulebook::{Entry, Register};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// One numbered statement of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Clause")]
pub struct ClauseText {
    /// Its id, such as `HEI-156`.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// Where in the book it stands.
    pub section: String,
    /// What it says, in our words.
    pub rule: String,
    /// `played`, `ruled`, `narrated` or `to_come`.
    pub status: String,
    /// What we rule where the printed text is missing or contradicts itself.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
    /// A worked case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub example: Option<String>,
    /// The rulings that it names, in full.
    pub rulings: Vec<ClauseBeside>,
    /// The clauses that name it, if it is a ruling: what it is about, with their worked cases.
    pub settles: Vec<ClauseBeside>,
    /// The factions whose private briefing it belongs to; nobody: it is no secret.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub private_to: Vec<Faction>,
    /// Its text is kept from this reader: it belongs to a private briefing.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub withheld: bool,
}

/// A clause that belongs to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "ClauseBeside")]
pub struct ClauseBeside {
    /// Its id, such as `R-34`.
    pub id: String,
    /// What it is called.
    pub name: String,
    /// What it says.
    pub rule: String,
    /// A worked case.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub example: Option<String>,
    /// Whose secret it is.
    #[serde(skip)]
    private_to: Vec<Faction>,
}

/// An entry of a register, in the reader's language.
impl From<Entry> for ClauseText {
    fn from(it: Entry) -> Self {
        Self {
            id: it.clause.id().to_owned(),
            name: it.name,
            section: it.section,
            rule: it.rule,
            status: it.status.word().to_owned(),
            ruling: it.ruling,
            example: it.example,
            rulings: Vec::new(),
            settles: Vec::new(),
            // Only the siege has briefings, and its register names its seats.
            private_to: it.private_to.iter().filter_map(Faction::of_seat).collect(),
            withheld: false,
        }
    }
}

/// Every clause of every rulebook, one book after the other, our rulings on it last.
#[must_use]
pub fn clauses(language: Language) -> &'static [ClauseText] {
    static CLAUSES: [OnceLock<Vec<ClauseText>>; 2] = [const { OnceLock::new() }; 2];
    CLAUSES[language as usize]
        .get_or_init(|| books(language).iter().flat_map(|book| book.clauses.clone()).collect())
}

/// The clauses of a book in the reader's language; beside each what it names, and beside each ruling
/// what it settles.
fn linked(register: &Register, language: Language) -> Vec<ClauseText> {
    let told = register.entries.iter().map(|entry| register.told(entry, language).into());
    let mut clauses: Vec<ClauseText> = told.collect();
    let mut beside: Vec<(usize, usize)> = Vec::new();
    for (at, entry) in register.entries.iter().enumerate().filter(|(_, entry)| !entry.ours) {
        for id in entry.rule.split(NO_ID).chain(entry.ruling.iter().flat_map(|it| it.split(NO_ID)))
        {
            let named = register.entries.iter().position(|it| it.ours && it.clause.id() == id);
            beside.extend(named.map(|named| (at, named)).filter(|pair| !beside.contains(pair)));
        }
    }
    for (clause, ruling) in beside {
        let (of_clause, of_ruling) = (clauses[ruling].beside(), clauses[clause].beside());
        clauses[clause].rulings.push(of_clause);
        clauses[ruling].settles.push(of_ruling);
    }
    clauses
}

const NO_ID: fn(char) -> bool = |letter| !letter.is_ascii_alphanumeric() && letter != '-';

impl ClauseText {
    fn beside(&self) -> ClauseBeside {
        let Self { id, name, rule, example, private_to, .. } = self.clone();
        ClauseBeside { id, name, rule, example, private_to }
    }
}

/// A rulebook with its clauses, in the order of its pages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Rulebook")]
pub struct Rulebook {
    /// `siege`, `battle`, `assault`, `map`, or `fights` for what passes between a map and its tables.
    pub book: String,
    /// What it is called.
    pub title: String,
    /// What it says, our rulings on it last.
    pub clauses: Vec<ClauseText>,
}

/// The word of each book, what people call it, and its register: one a system, and what passes between a map
/// and its tables.
fn shelves() -> impl Iterator<Item = (&'static str, &'static str, &'static Register)> {
    let of_system = |system: &System| (system.word(), system.name(), system.register());
    let between: &Register = &campaign::REGISTER;
    let between = ("fights", "From the map to the table and back", between);
    System::ALL.iter().map(of_system).chain([between])
}

/// Every rulebook. While a siege is played, ask [`books_for`].
#[must_use]
pub fn books(language: Language) -> &'static [Rulebook] {
    static BOOKS: [OnceLock<Vec<Rulebook>>; 2] = [const { OnceLock::new() }; 2];
    BOOKS[language as usize].get_or_init(|| {
        let opened = |(book, title, register): (&str, &str, &Register)| Rulebook {
            book: book.to_owned(),
            title: register.named(title, language),
            clauses: linked(register, language),
        };
        shelves().map(opened).collect()
    })
}

/// One clause, whoever asks; upper and lower case are the same. While a siege is played, ask
/// [`clause_for`].
#[must_use]
pub fn clause(id: &str, language: Language) -> Option<&'static ClauseText> {
    clauses(language).iter().find(|clause| clause.id.eq_ignore_ascii_case(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn clauses() -> &'static [ClauseText] {
        super::clauses(Language::English)
    }

    fn clause(id: &str) -> Option<&'static ClauseText> {
        super::clause(id, Language::English)
    }

    fn books() -> &'static [Rulebook] {
        super::books(Language::English)
    }

    /// The ids that a text names.
    fn ids(text: &str) -> BTreeSet<&str> {
        let is_id = |word: &&str| {
            let parts = word.rsplit_once('-');
            parts.is_some_and(|(book, number)| {
                book.bytes().all(|it| it.is_ascii_uppercase())
                    && number.len() > 1
                    && number.bytes().all(|it| it.is_ascii_digit())
            })
        };
        text.split(NO_ID).filter(is_id).collect()
    }

    #[test]
    fn every_clause_is_told_in_dutch_and_names_the_same_ids() {
        let dutch = super::clauses(Language::Dutch);
        assert_eq!(dutch.len(), clauses().len());
        let mut faults = Vec::new();
        for (ours, theirs) in clauses().iter().zip(dutch) {
            assert_eq!(
                (&ours.id, &ours.status, &ours.private_to),
                (&theirs.id, &theirs.status, &theirs.private_to)
            );
            let fields = [
                ("rule", Some(&ours.rule), Some(&theirs.rule)),
                ("ruling", ours.ruling.as_ref(), theirs.ruling.as_ref()),
                ("example", ours.example.as_ref(), theirs.example.as_ref()),
            ];
            for (field, ours_says, theirs_says) in fields {
                let (Some(ours_says), Some(theirs_says)) = (ours_says, theirs_says) else {
                    assert_eq!(ours_says.is_some(), theirs_says.is_some(), "{}", ours.id);
                    continue;
                };
                // A sum is the same in every language, and so are mere numbers.
                let is_sum = ours_says.len() < 40 && ours_says.contains(['=', '>'])
                    || !ours_says.contains(char::is_alphabetic);
                if ours_says == theirs_says && !is_sum {
                    faults.push(format!("{} {field} is not told in Dutch", ours.id));
                }
                if ids(ours_says) != ids(theirs_says) {
                    let (ours_says, theirs_says) = (ids(ours_says), ids(theirs_says));
                    let id = &ours.id;
                    faults.push(format!("{id} {field} names {ours_says:?}, not {theirs_says:?}"));
                }
            }
            let beside = |clause: &ClauseText| -> BTreeSet<String> {
                clause.rulings.iter().chain(&clause.settles).map(|it| it.id.clone()).collect()
            };
            assert_eq!(beside(ours), beside(theirs), "{}", ours.id);
        }
        assert_eq!(faults, Vec::<String>::new());
        let files = [
            include_str!("../../lowenheim/rulebook.nl.ftl"),
            include_str!("../../lowenheim/rulings.nl.ftl"),
            include_str!("../../te-wapen/rulebook.nl.ftl"),
            include_str!("../../fortified-town/rulebook.nl.ftl"),
            include_str!("../../lowenherz/rulebook.nl.ftl"),
            include_str!("../../campaign-map/rulebook.nl.ftl"),
            include_str!("../../campaign/rulebook.nl.ftl"),
        ];
        let files = files.iter().flat_map(|text| text.lines());
        let own = files.filter(|line| line.starts_with(|it: char| it.is_ascii_uppercase()));
        let own: Vec<&str> = own.filter_map(|line| Some(line.split_once(" =")?.0)).collect();
        assert!(own.iter().all(|id| clause(id).is_some()), "a text of no clause");
        assert_eq!(own.len(), clauses().len(), "a clause without a text");
    }

    #[test]
    fn sections_and_books_have_dutch_names() {
        let named = |language| -> Vec<(String, String)> {
            let sections = super::clauses(language).iter();
            sections.map(|it| (it.id.clone(), it.section.clone())).collect()
        };
        let pairs = named(Language::English).into_iter().zip(named(Language::Dutch));
        let same: BTreeSet<String> =
            pairs.filter(|(one, other)| one.1 == other.1).map(|(one, _)| one.1).collect();
        let names_alone = ["2.6 Chaos", "3 Briefings", "3.5 Bretonnia", "3.6 Cathay"];
        let left: Vec<&String> =
            same.iter().filter(|it| !names_alone.contains(&it.as_str())).collect();
        assert_eq!(left, Vec::<&String>::new());
        for (english, dutch) in books().iter().zip(super::books(Language::Dutch)) {
            assert_eq!(english.book, dutch.book);
            assert_ne!(english.title, dutch.title);
        }
    }

    #[test]
    fn the_register_can_be_read() {
        assert!(clauses().len() > 500);
        assert_eq!(clause("wap-030").unwrap().section, "1.3 Turn sequence");
        assert_eq!(clause("W-12").unwrap().section, "Rulings");
        assert_eq!(clause("R-45").unwrap().section, "Rulings");
        assert_eq!(clause("hei-001").unwrap().section, "0 Introduction");
        assert!(clause("HEI-999").is_none());
        let told: Vec<_> = books().iter().map(|it| it.book.as_str()).collect();
        assert_eq!(told, ["siege", "battle", "assault", "realm", "map", "fights"]);
    }

    #[test]
    fn a_clause_tells_its_rulings_and_a_worked_case() {
        let free = clause("HEI-146").unwrap();
        let rulings: Vec<&str> = free.rulings.iter().map(|it| it.id.as_str()).collect();
        assert_eq!(rulings, ["R-34"]);
        assert!(free.rulings[0].rule.contains("One D6 per moving group"));
        assert!(free.example.is_some());
        let settled = &clause("R-34").unwrap().settles;
        assert!(settled.iter().any(|it| it.id == "HEI-146" && it.example.is_some()));
    }

    #[test]
    fn every_worked_case_and_every_named_ruling_of_the_register_is_told() {
        let rulings = ["R-", "ACT-", "W-", "LR-", "MAP-", "CAR-"];
        let entries: Vec<_> = shelves().flat_map(|(_, _, register)| &register.entries).collect();
        assert_eq!(entries.len(), clauses().len());
        for entry in entries {
            let told = clause(entry.clause.id()).unwrap();
            assert_eq!(told.example, entry.example, "{}", entry.clause);
            assert_eq!(told.ruling, entry.ruling, "{}", entry.clause);
            for id in
                ids(&entry.rule).iter().filter(|id| rulings.iter().any(|it| id.starts_with(it)))
            {
                assert!(clause(id).is_some(), "{} names {id}, which is not there", entry.clause);
            }
            let owners = entry.private_to.len();
            assert_eq!(told.private_to.len(), owners, "{} is private to nobody", entry.clause);
        }
        let alone = clauses().iter().filter(|it| it.status == "ruled" && it.ruling.is_none());
        assert_eq!(alone.map(|it| &it.id).collect::<Vec<_>>(), Vec::<&String>::new());
    }

    /// What only some briefings speak of.
    const SECRETS: &[&str] = &[
        "werewol",
        "demon",
        "Air Spirit",
        "Silver Hair",
        "Mask",
        " Box",
        "Altar",
        "Teleport",
        "tunnel",
        "Fireball",
        "Lightning",
        "Mind Control",
        "Morale",
        "Fast Food",
        "Wall of Water",
        "Walls of Water",
        "Treefolk",
        " Ent ",
        " bees",
        "Steal",
        "insult",
        "artefact",
    ];

    const SECRETS_IN_DUTCH: &[&str] = &[
        "weerwol",
        "demon",
        "Luchtgeest",
        "ilver",
        "Masker",
        " Doos",
        "Altaar",
        "Telepo",
        "tunnel",
        "Vuurbal",
        "Bliksem",
        "Gedachtencontrole",
        "Moreel",
        "Fast Food",
        "Snel",
        "Muur van Water",
        "Muren van Water",
        "Boommens",
        " Ent ",
        " bijen",
        "Stelen",
        "beledig",
        "artefact",
    ];

    #[test]
    fn what_everybody_may_read_in_dutch_speaks_of_nobodys_secret() {
        let open: BTreeSet<&str> =
            of_the_siege().filter(|it| it.private_to.is_empty()).map(|it| &*it.id).collect();
        let dutch = super::clauses(Language::Dutch);
        for clause in dutch.iter().filter(|clause| open.contains(&*clause.id)) {
            let texts = [Some(&clause.name), Some(&clause.rule), clause.example.as_ref()];
            for text in texts.into_iter().chain([clause.ruling.as_ref()]).flatten() {
                let told = SECRETS_IN_DUTCH.iter().find(|secret| text.contains(**secret));
                assert_eq!(told, None, "{}: {text}", clause.id);
            }
        }
        let kept = dutch.iter().filter(|clause| !clause.private_to.is_empty());
        let kept: String = kept.map(|it| it.rule.as_str()).collect();
        let found = SECRETS_IN_DUTCH.iter().filter(|secret| kept.contains(**secret)).count();
        assert!(found > 10, "only {found} of these words stand in a briefing");
    }

    /// Only the siege has briefings.
    fn of_the_siege() -> impl Iterator<Item = &'static ClauseText> {
        let own = ["HEI-", "R-", "ACT-"];
        clauses().iter().filter(move |it| own.iter().any(|prefix| it.id.starts_with(prefix)))
    }

    #[test]
    fn what_everybody_may_read_speaks_of_nobodys_secret() {
        for clause in of_the_siege().filter(|clause| clause.private_to.is_empty()) {
            let texts = [Some(&clause.name), Some(&clause.rule), clause.example.as_ref()];
            for text in texts.into_iter().chain([clause.ruling.as_ref()]).flatten() {
                let told = SECRETS.iter().find(|secret| text.contains(**secret));
                assert_eq!(told, None, "{}: {text}", clause.id);
            }
        }
    }

    #[test]
    fn a_briefing_belongs_to_its_faction_but_for_what_is_read_out() {
        let owners = ["3.1", "3.2", "3.3", "3.4", "3.5", "3.6"].into_iter().zip(Faction::ALL);
        for (section, owner) in owners {
            let briefing = of_the_siege().filter(|it| it.section.starts_with(section));
            let (private, open): (Vec<_>, Vec<_>) =
                briefing.partition(|clause| clause.private_to.contains(&owner));
            assert!(private.len() > 5);
            for clause in open {
                let read_out = clause.rule.starts_with("Public background");
                assert!(read_out || clause.name.ends_with("the city must not fall"), "{clause:?}");
            }
        }
    }
}
