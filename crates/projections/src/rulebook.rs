//! The clauses of the rulebooks, for the links of the log.

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
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ruling: Option<String>,
}

#[derive(Deserialize)]
struct Register {
    clause: Vec<ClauseText>,
    ruling: Vec<Ruling>,
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
        Self { id, name, section, rule, status, ruling: None }
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
            it.clause.into_iter().chain(it.ruling.into_iter().map(ClauseText::from)).collect()
        };
        register.map_or_else(Vec::new, all)
    })
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
}
