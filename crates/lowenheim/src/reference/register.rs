//! Clauses of the register in the reader's language.

use crate::RULEBOOK_IN_DUTCH;
use crate::clauses::Entry;
use messages::{Catalogue, Language};
use std::sync::LazyLock;

/// The register has its English itself.
static REGISTER: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new("", RULEBOOK_IN_DUTCH));

/// What a clause is called.
pub(super) fn name(entry: &Entry, language: Language) -> String {
    let said = REGISTER.in_language(language).text(entry.clause.id(), Some("name"));
    said.unwrap_or_else(|| entry.name.to_owned())
}

/// What it says.
pub(super) fn rule(entry: &Entry, language: Language) -> String {
    let said = REGISTER.in_language(language).text(entry.clause.id(), None);
    said.unwrap_or_else(|| entry.rule.to_owned())
}
