//! The clauses of the rulebooks, for the links of the log.

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
}

impl From<Printed> for ClauseText {
    fn from(printed: Printed) -> Self {
        let Printed { id, name, section, rule, status, ruling, test: example } = printed;
        let (rulings, settles) = (Vec::new(), Vec::new());
        Self { id, name, section, rule, status, ruling, example, rulings, settles }
    }
}

/// What we rule where the book is silent, and how the enemy acts; clauses like the others.
#[derive(Deserialize)]
struct Ruling {
    id: String,
    title: String,
    text: String,
    status: String,
}

impl From<Ruling> for ClauseText {
    fn from(ruling: Ruling) -> Self {
        let Ruling { id, title: name, text: rule, status } = ruling;
        let enemy = id.starts_with("ACT-");
        let section = if enemy { "How the enemy acts" } else { "Rulings" }.to_owned();
        let (ruling, example) = (None, None);
        let (rulings, settles) = (Vec::new(), Vec::new());
        Self { id, name, section, rule, status, ruling, example, rulings, settles }
    }
}

/// Every clause of every rulebook, in the order of the books, our rulings last.
#[must_use]
pub fn clauses() -> &'static [ClauseText] {
    static CLAUSES: OnceLock<Vec<ClauseText>> = OnceLock::new();
    CLAUSES.get_or_init(|| {
        // The register is part of the program, and a test reads it.
        let register = toml::from_str::<Register>(lowenheim::RULEBOOK).ok();
        let all = |it: Register| {
            let printed = it.clause.into_iter().map(ClauseText::from);
            printed.chain(it.ruling.into_iter().map(ClauseText::from)).collect()
        };
        linked(register.map_or_else(Vec::new, all))
    })
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

/// `R-34`, `ACT-03`: a ruling of ours, and not a clause of the book.
fn is_ruling(word: &str) -> bool {
    let number = word.strip_prefix("R-").or_else(|| word.strip_prefix("ACT-"));
    number.is_some_and(|it| !it.is_empty() && it.bytes().all(|byte| byte.is_ascii_digit()))
}

impl ClauseText {
    fn beside(&self) -> ClauseBeside {
        let Self { id, name, rule, example, .. } = self.clone();
        ClauseBeside { id, name, rule, example }
    }
}

/// One clause; upper and lower case are the same.
#[must_use]
pub fn clause(id: &str) -> Option<&'static ClauseText> {
    clauses().iter().find(|clause| clause.id.eq_ignore_ascii_case(id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_register_can_be_read() {
        assert!(clauses().len() > 300);
        assert_eq!(clause("R-45").unwrap().section, "Rulings");
        assert_eq!(clause("hei-001").unwrap().section, "0 Introduction");
        assert!(clause("HEI-999").is_none());
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
        let register = lowenheim::clauses::ALL;
        assert_eq!(register.len(), clauses().len());
        for entry in register {
            let told = clause(entry.clause.id()).unwrap();
            assert_eq!(told.example.as_deref(), entry.example, "{}", entry.clause);
            assert_eq!(told.ruling.as_deref(), entry.ruling, "{}", entry.clause);
            for id in entry.rule.split(NO_ID).filter(|word| is_ruling(word)) {
                assert!(clause(id).is_some(), "{} names {id}, which is not there", entry.clause);
            }
        }
        let alone = clauses().iter().filter(|it| it.status == "ruled" && it.ruling.is_none());
        assert_eq!(alone.map(|it| &it.id).collect::<Vec<_>>(), Vec::<&String>::new());
    }
}
