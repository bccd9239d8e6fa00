//! The clauses of the rulebooks, for the links of the log; and who may read which of them while a
//! siege is played.

mod reading;

pub use reading::{books_for, clause_for};

use crate::words::words;
use lowenheim::figures::Faction;
use messages::{Catalogue, Language, Words};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::sync::OnceLock;

/// One numbered statement of a rulebook.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub private_to: Vec<Faction>,
    /// Its text is kept from this reader: it belongs to a private briefing.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub withheld: bool,
}

/// A clause that belongs to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
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

#[derive(Deserialize)]
struct Register {
    clause: Vec<Printed>,
    ruling: Vec<Ruling>,
}

/// A statement of the printed book, in our words.
#[derive(Deserialize)]
struct Printed {
    id: String,
    name: String,
    section: String,
    rule: String,
    status: String,
    ruling: Option<String>,
    test: Option<String>,
    #[serde(default)]
    private_to: Vec<Faction>,
}

impl From<Printed> for ClauseText {
    fn from(it: Printed) -> Self {
        Self {
            id: it.id,
            name: it.name,
            section: it.section,
            rule: it.rule,
            status: it.status,
            ruling: it.ruling,
            example: it.test,
            rulings: Vec::new(),
            settles: Vec::new(),
            private_to: it.private_to,
            withheld: false,
        }
    }
}

/// What we rule where the book is silent, and how the enemy acts; clauses like the others.
#[derive(Deserialize)]
struct Ruling {
    id: String,
    title: String,
    text: String,
    status: String,
    #[serde(default)]
    private_to: Vec<Faction>,
}

impl From<Ruling> for ClauseText {
    fn from(it: Ruling) -> Self {
        let enemy = it.id.starts_with("ACT-");
        Self {
            id: it.id,
            name: it.title,
            section: if enemy { "How the enemy acts" } else { "Rulings" }.to_owned(),
            rule: it.text,
            status: it.status,
            ruling: None,
            example: None,
            rulings: Vec::new(),
            settles: Vec::new(),
            private_to: it.private_to,
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

/// Puts beside each clause what it names, and beside each ruling what it settles.
fn linked(mut clauses: Vec<ClauseText>) -> Vec<ClauseText> {
    let mut beside: Vec<(usize, usize)> = Vec::new();
    for (at, clause) in clauses.iter().enumerate().filter(|(_, clause)| !is_ruling(&clause.id)) {
        let texts =
            clause.rule.split(NO_ID).chain(clause.ruling.iter().flat_map(|it| it.split(NO_ID)));
        for id in texts.filter(|word| is_ruling(word)) {
            let named = clauses.iter().position(|other| other.id == id);
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

/// `R-34`, `ACT-03`, `W-12`: a ruling of ours, and not a clause of the book.
fn is_ruling(word: &str) -> bool {
    let number = ["R-", "ACT-", "W-"].iter().find_map(|prefix| word.strip_prefix(prefix));
    number.is_some_and(|it| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_digit()))
}

impl ClauseText {
    fn beside(&self) -> ClauseBeside {
        let Self { id, name, rule, example, private_to, .. } = self.clone();
        ClauseBeside { id, name, rule, example, private_to }
    }
}

/// A rulebook with its clauses, in the order of its pages.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Rulebook")]
pub struct Rulebook {
    /// `siege`, `battle`, `map`, or `fights` for what passes between a map and its tables.
    pub book: String,
    /// What it is called.
    pub title: String,
    /// What it says, our rulings on it last.
    pub clauses: Vec<ClauseText>,
}

/// A register: the word of the book, what people call it, its text, and the same in Dutch.
struct Shelf {
    book: &'static str,
    title: &'static str,
    english: &'static str,
    dutch: &'static [&'static str],
}

const SHELVES: [Shelf; 4] = [
    Shelf {
        book: "siege",
        title: "The Siege of Lowenheim",
        english: lowenheim::RULEBOOK,
        dutch: &[lowenheim::RULEBOOK_IN_DUTCH, lowenheim::RULINGS_IN_DUTCH],
    },
    Shelf {
        book: "battle",
        title: "Te Wapen!, the battle",
        english: te_wapen::RULEBOOK,
        dutch: &[te_wapen::RULEBOOK_IN_DUTCH],
    },
    Shelf {
        book: "map",
        title: "Te Wapen!, the campaign",
        english: campaign_map::RULEBOOK,
        dutch: &[campaign_map::RULEBOOK_IN_DUTCH],
    },
    Shelf {
        book: "fights",
        title: "From the map to the table and back",
        english: campaign::RULEBOOK,
        dutch: &[campaign::RULEBOOK_IN_DUTCH],
    },
];

impl Shelf {
    fn opened(&self, language: Language) -> Option<Rulebook> {
        // The registers are part of the program, and a test reads them.
        let register = toml::from_str::<Register>(self.english).ok()?;
        let printed = register.clause.into_iter().map(ClauseText::from);
        let all = printed.chain(register.ruling.into_iter().map(ClauseText::from));
        let texts = Catalogue::new("", &self.dutch.join("\n"));
        let texts = texts.in_language(language);
        let clauses = linked(all.map(|clause| clause.told(texts)).collect());
        let title = words(language).name(self.title);
        Some(Rulebook { book: self.book.to_owned(), title, clauses })
    }
}

impl ClauseText {
    /// As the texts have it; what they do not have stays as it is.
    fn told(self, texts: Words<'_>) -> Self {
        let of =
            |attribute, before: String| texts.text(&self.id, Some(attribute)).unwrap_or(before);
        Self {
            name: of("name", self.name),
            section: texts.name(&self.section),
            rule: texts.text(&self.id, None).unwrap_or(self.rule),
            ruling: self.ruling.map(|ruling| of("ruling", ruling)),
            example: self.example.map(|example| of("example", example)),
            ..self
        }
    }
}

/// Every rulebook. While a siege is played, ask [`books_for`].
#[must_use]
pub fn books(language: Language) -> &'static [Rulebook] {
    static BOOKS: [OnceLock<Vec<Rulebook>>; 2] = [const { OnceLock::new() }; 2];
    BOOKS[language as usize]
        .get_or_init(|| SHELVES.iter().filter_map(|shelf| shelf.opened(language)).collect())
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
                // A sum is the same in every language.
                let is_sum = ours_says.len() < 40 && ours_says.contains(['=', '>']);
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
        let files = SHELVES.iter().flat_map(|shelf| shelf.dutch).flat_map(|text| text.lines());
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
        assert_eq!(told, ["siege", "battle", "map", "fights"]);
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
        let siege =
            lowenheim::clauses::ALL.iter().map(|it| (it.clause, it.rule, it.example, it.ruling));
        let battle =
            te_wapen::clauses::ALL.iter().map(|it| (it.clause, it.rule, it.example, it.ruling));
        let map =
            campaign_map::clauses::ALL.iter().map(|it| (it.clause, it.rule, it.example, it.ruling));
        let carried =
            campaign::clauses::ALL.iter().map(|it| (it.clause, it.rule, it.example, it.ruling));
        let register: Vec<_> = siege.chain(battle).chain(map).chain(carried).collect();
        assert_eq!(register.len(), clauses().len());
        for (entry, rule, example, ruling) in register {
            let told = clause(entry.id()).unwrap();
            assert_eq!(told.example.as_deref(), example, "{entry}");
            assert_eq!(told.ruling.as_deref(), ruling, "{entry}");
            for id in rule.split(NO_ID).filter(|word| is_ruling(word)) {
                assert!(clause(id).is_some(), "{entry} names {id}, which is not there");
            }
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
