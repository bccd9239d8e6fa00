//! A clause register: what a rulebook says, clause by clause, how far its crate is with each, and whose
//! secret it is. A rulebook keeps its own in `rulebook.toml` and reads it once; the constants of its
//! `clauses.rs` are generated from it.

use decider::{Clause, Seat};
use messages::{Catalogue, Language};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// How far a rulebook's crate is with a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// Carried out and tested.
    Played,
    /// Carried out and tested; the printed text is missing or contradicts itself.
    Ruled,
    /// Told to the players, without effect on play.
    Narrated,
    /// Not carried out yet.
    ToCome,
}

impl Status {
    /// The word used in the register.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Ruled => "ruled",
            Self::Narrated => "narrated",
            Self::ToCome => "to_come",
        }
    }

    /// Is it carried out, so that it needs code and a test?
    #[must_use]
    pub const fn is_carried_out(self) -> bool {
        matches!(self, Self::Played | Self::Ruled)
    }
}

/// A clause as it stands in the log.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema)]
#[serde(transparent)]
pub struct ClauseId(pub String);

impl From<Clause> for ClauseId {
    fn from(clause: Clause) -> Self {
        Self(clause.id().to_owned())
    }
}

impl ClauseId {
    /// The id, such as `WAP-110`.
    #[must_use]
    pub fn id(&self) -> &str {
        &self.0
    }
}

/// One entry of a clause register.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its id.
    pub clause: Clause,
    /// Is it a ruling of ours, and no statement of the printed rulebook?
    pub ours: bool,
    /// A short title.
    pub name: String,
    /// The section of the rulebook.
    pub section: String,
    /// The rule, in full sentences.
    pub rule: String,
    /// A worked case, if the rule needs one.
    pub example: Option<String>,
    /// Why we read an unclear text as we do.
    pub ruling: Option<String>,
    /// How far the crate is.
    pub status: Status,
    /// The roles whose private briefing it belongs to; nobody: it is no secret.
    pub private_to: Vec<Seat>,
}

/// The register of one rulebook.
pub struct Register {
    /// How many entries are still to come; it may only shrink.
    pub to_come: usize,
    /// Every entry in the order of the book, our rulings last.
    pub entries: Vec<Entry>,
    /// Where each entry stands in them.
    places: BTreeMap<&'static str, usize>,
    /// The texts in Dutch, by the ids of the clauses.
    dutch: Catalogue,
}

/// The text is no register.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct NotRegister(String);

impl Register {
    /// Reads a `rulebook.toml`, and its texts in Dutch.
    ///
    /// # Errors
    /// [`NotRegister`], a sentence that names what is wrong and what would be right.
    pub fn read(text: &'static str, dutch: &[&str]) -> Result<Self, NotRegister> {
        let form: Form = toml::from_str(text).map_err(|wrong| NotRegister(wrong.to_string()))?;
        let printed = form.clause.into_iter().map(Entry::from);
        let entries: Vec<Entry> = printed.chain(form.ruling.into_iter().map(Entry::from)).collect();
        let mut places = BTreeMap::new();
        for (place, entry) in entries.iter().enumerate() {
            entry.check()?;
            if places.insert(entry.clause.id(), place).is_some() {
                let twice = format!("{} stands twice; every id names one entry", entry.clause);
                return Err(NotRegister(twice));
            }
        }
        let dutch = Catalogue::new("", &dutch.join("\n"));
        Ok(Self { to_come: form.to_come, entries, places, dutch })
    }

    /// A register that is part of the program.
    ///
    /// # Panics
    /// When it cannot be read, which `cargo xtask tidy` finds first.
    #[must_use]
    #[expect(clippy::expect_used, reason = "`cargo xtask tidy` reads every register")]
    pub fn built_in(text: &'static str, dutch: &[&str]) -> Self {
        Self::read(text, dutch).expect("the built-in register is sound")
    }

    /// The entry of an id such as `HEI-156`; capitals or not.
    #[must_use]
    pub fn find(&self, id: &str) -> Option<&Entry> {
        let place = self.places.get(id);
        let place = place.or_else(|| self.places.get(&*id.to_ascii_uppercase()));
        place.and_then(|place| self.entries.get(*place))
    }

    /// What people call the book, or a part of it, in the reader's language.
    #[must_use]
    pub fn named(&self, name: &str, language: Language) -> String {
        self.dutch.in_language(language).name(name)
    }

    /// An entry in the reader's language; what nobody has translated stays as it is.
    #[must_use]
    pub fn told(&self, entry: &Entry, language: Language) -> Entry {
        let texts = self.dutch.in_language(language);
        let of = |attribute, text: &str| {
            texts.text(entry.clause.id(), attribute).unwrap_or_else(|| text.to_owned())
        };
        Entry {
            name: of(Some("name"), &entry.name),
            section: texts.name(&entry.section),
            rule: of(None, &entry.rule),
            example: entry.example.as_deref().map(|text| of(Some("example"), text)),
            ruling: entry.ruling.as_deref().map(|text| of(Some("ruling"), text)),
            ..entry.clone()
        }
    }
}

impl Entry {
    fn check(&self) -> Result<(), NotRegister> {
        let id = self.clause.id();
        let well_formed = id.split_once('-').is_some_and(|(book, number)| {
            let letters = |text: &str| text.bytes().all(|byte| byte.is_ascii_uppercase());
            let digits = |text: &str| text.bytes().all(|byte| byte.is_ascii_digit());
            !book.is_empty() && letters(book) && !number.is_empty() && digits(number)
        });
        if !well_formed {
            let wrong = format!("`{id}` is no clause id; write letters, a hyphen and a number");
            return Err(NotRegister(wrong));
        }
        let fits = match self.status {
            Status::Ruled => self.ruling.is_some() || self.ours,
            Status::Played => self.ruling.is_none(),
            // Of what is only told, it may say why nothing of it is played.
            Status::Narrated | Status::ToCome => true,
        };
        if fits {
            return Ok(());
        }
        Err(NotRegister(format!(
            "{id}: `ruling` goes with status `ruled`, with what is to come and will be ruled, and with what is narrated"
        )))
    }
}

/// A `rulebook.toml` as it is written.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Form {
    to_come: usize,
    #[serde(borrow)]
    clause: Vec<Printed<'static>>,
    #[serde(default)]
    ruling: Vec<Ruled<'static>>,
}

/// One statement of the printed rulebook, in our words.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Printed<'t> {
    id: &'t str,
    name: String,
    section: String,
    rule: String,
    test: Option<String>,
    status: Status,
    ruling: Option<String>,
    #[serde(default)]
    private_to: Vec<Seat>,
}

/// What we rule where the rulebook is silent.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ruled<'t> {
    id: &'t str,
    title: String,
    #[serde(default = "rulings")]
    section: String,
    text: String,
    status: Status,
    #[serde(default)]
    private_to: Vec<Seat>,
}

fn rulings() -> String {
    "Rulings".to_owned()
}

impl From<Printed<'static>> for Entry {
    fn from(it: Printed<'static>) -> Self {
        Self {
            clause: Clause::new(it.id),
            ours: false,
            name: it.name,
            section: it.section,
            rule: it.rule,
            example: it.test,
            ruling: it.ruling,
            status: it.status,
            private_to: it.private_to,
        }
    }
}

impl From<Ruled<'static>> for Entry {
    fn from(it: Ruled<'static>) -> Self {
        Self {
            clause: Clause::new(it.id),
            ours: true,
            name: it.title,
            section: it.section,
            rule: it.text,
            example: None,
            ruling: None,
            status: it.status,
            private_to: it.private_to,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Register, Status};
    use messages::Language;

    const REGISTER: &str = r#"
        to_come = 0
        [[clause]]
        id = "TST-001"
        name = "Moving"
        section = "1"
        rule = "One moves."
        status = "played"
        private_to = ["city-guard"]
        [[ruling]]
        id = "R-1"
        title = "How far"
        text = "As far as one likes."
        status = "ruled"
    "#;

    #[test]
    fn an_entry_is_found_and_told_in_the_language_of_its_reader() {
        let register = Register::read(REGISTER, &["TST-001 = Men beweegt.\n"]).unwrap();
        let entry = register.find("tst-001").unwrap();
        assert_eq!((entry.status, entry.ours), (Status::Played, false));
        assert_eq!(entry.private_to[0].name(), "city-guard");
        assert_eq!(register.told(entry, Language::English), *entry);
        let told = register.told(entry, Language::Dutch);
        assert_eq!((told.rule.as_str(), told.name.as_str()), ("Men beweegt.", "Moving"));
        let ruling = register.find("R-1").unwrap();
        assert_eq!((ruling.section.as_str(), ruling.ours), ("Rulings", true));
    }

    #[test]
    fn what_is_no_register_says_why() {
        for (from, to, says) in [
            ("TST-001", "Moving", "`Moving` is no clause id"),
            ("R-1", "TST-001", "TST-001 stands twice"),
            ("\"played\"", "\"ruled\"", "TST-001: `ruling` goes with status `ruled`"),
            ("\"played\"", "\"lost\"", "unknown variant `lost`"),
            ("city-guard", "City Guard", "names nobody"),
        ] {
            let text = REGISTER.replace(from, to).leak();
            let wrong = Register::read(text, &[]).err().unwrap().to_string();
            assert!(wrong.contains(says), "{wrong}");
        }
    }
}
