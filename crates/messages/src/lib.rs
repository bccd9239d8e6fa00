//! What is said, in the language of whoever reads it.
//!
//! A room keeps its sentences in two Fluent files, English and Dutch, makes a [`Catalogue`] of them and
//! says them by name with facts. This crate knows no game, and no sentence of its own.
//!
//! ```
//! use messages::{Catalogue, Language};
//!
//! let catalogue = Catalogue::new(
//!     "moves = { $who } moves.",
//!     "moves = { $who } verplaatst.",
//! );
//! let words = catalogue.in_language(Language::Dutch);
//! assert_eq!(words.say("moves", &[("who", "Alda".into())]), "Alda verplaatst.");
//! ```

mod article;
mod check;
mod language;
mod number;
mod saying;

pub use check::{faults, untranslated};
pub use language::Language;
pub use saying::{Naming, Part, Room, Saying, Thing};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

/// A value that stands in a sentence.
pub type Fact = FluentValue<'static>;

/// Says a message with facts: `say!(words, "moves", who = name, hex = hex.to_string())`.
#[macro_export]
macro_rules! say {
    ($words:expr, $key:literal $(, $name:ident = $fact:expr)* $(,)?) => {
        $words.say($key, &[$((stringify!($name), $crate::Fact::from($fact))),*])
    };
}

/// The sentences of a room, in every language.
pub struct Catalogue {
    english: FluentBundle<FluentResource>,
    dutch: FluentBundle<FluentResource>,
}

/// A catalogue open at one language.
#[derive(Clone, Copy)]
pub struct Words<'c> {
    language: Language,
    bundle: &'c FluentBundle<FluentResource>,
}

impl Catalogue {
    /// Reads the files. What cannot be read is passed over: [`faults`] finds it in a test.
    #[must_use]
    pub fn new(english: &str, dutch: &str) -> Self {
        Self { english: bundle(Language::English, english), dutch: bundle(Language::Dutch, dutch) }
    }

    /// With a file of names that are other in Dutch: `name-city-guard = Stadswacht`.
    #[must_use]
    pub fn with_names(mut self, dutch: &str) -> Self {
        let resource = FluentResource::try_new(dutch.to_owned());
        self.dutch.add_resource_overriding(resource.unwrap_or_else(|(read, _)| read));
        self
    }

    /// Opens it for one reader.
    #[must_use]
    pub fn in_language(&self, language: Language) -> Words<'_> {
        let bundle = match language {
            Language::English => &self.english,
            Language::Dutch => &self.dutch,
        };
        Words { language, bundle }
    }
}

impl Words<'_> {
    /// The language in which these words are said.
    #[must_use]
    pub fn language(&self) -> Language {
        self.language
    }

    /// A message with its facts. One that is missing shows its key in brackets.
    #[must_use]
    pub fn say(&self, key: &str, facts: &[(&'static str, Fact)]) -> String {
        let pattern = self.bundle.get_message(key).and_then(|message| message.value());
        let Some(pattern) = pattern else { return format!("⟦{key}⟧") };
        let mut args = FluentArgs::with_capacity(facts.len());
        for (name, fact) in facts {
            args.set(*name, fact.clone());
        }
        let mut errors = Vec::new();
        self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned()
    }

    /// A message that needs no facts, or an attribute of it; none: nobody wrote it.
    #[must_use]
    pub fn text(&self, key: &str, attribute: Option<&str>) -> Option<String> {
        let message = self.bundle.get_message(key)?;
        let pattern = match attribute {
            Some(attribute) => message.get_attribute(attribute)?.value(),
            None => message.value()?,
        };
        Some(self.bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    /// A name of the rulebook, such as `Foot Soldier 3`: as the file of names has it, else itself.
    #[must_use]
    pub fn name(&self, english: &str) -> String {
        let (stem, number) = match english.rsplit_once(' ') {
            Some((stem, number)) if number.bytes().all(|byte| byte.is_ascii_digit()) => {
                (stem, &english[stem.len()..])
            }
            _ => (english, ""),
        };
        let words = stem.split(|letter: char| !letter.is_ascii_alphanumeric());
        let words: Vec<String> =
            words.filter(|word| !word.is_empty()).map(str::to_ascii_lowercase).collect();
        let key = format!("name-{}", words.join("-"));
        match self.bundle.get_message(&key).and_then(|message| message.value()) {
            Some(_) => self.say(&key, &[]) + number,
            None => english.to_owned(),
        }
    }

    /// Names in a row; the message `and` joins the last one, `nobody` stands for none. Only the first may begin a
    /// sentence: the articles of the others are small.
    #[must_use]
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => self.say("nobody", &[]),
            [one] => one.clone(),
            [first, between @ .., last] => {
                let between: String =
                    between.iter().map(|name| format!(", {}", article::inside(name))).collect();
                let (and, last) = (self.say("and", &[]), article::inside(last));
                format!("{first}{between} {and} {last}")
            }
        }
    }
}

fn bundle(language: Language, text: &str) -> FluentBundle<FluentResource> {
    let locale = language.code().parse().unwrap_or_default();
    let mut bundle = FluentBundle::new_concurrent(vec![locale]);
    // Both languages run from left to right: marks around each fact would only hinder searching.
    bundle.set_use_isolating(false);
    // They fail only where another function has that name, and there is none.
    bundle.add_function("VERB", |facts, _| number::verb(facts)).unwrap_or_default();
    bundle.add_function("COUNT", |facts, _| number::count(facts)).unwrap_or_default();
    bundle.add_function("WITHIN", |facts, _| article::within(facts)).unwrap_or_default();
    bundle.add_function("LATER", |facts, _| article::later(facts)).unwrap_or_default();
    bundle.add_function("FIRST", |facts, _| article::first(facts)).unwrap_or_default();
    let resource = FluentResource::try_new(text.to_owned());
    bundle.add_resource_overriding(resource.unwrap_or_else(|(read, _)| read));
    bundle
}

#[cfg(test)]
mod tests {
    use super::{Catalogue, Language};

    const ENGLISH: &str = "\
and = and
nobody = Nobody
hits = { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}
";
    const DUTCH: &str = "\
and = en
nobody = Niemand
hits = { $hits ->
    [0] geen treffers
    [one] 1 treffer
   *[other] { $hits } treffers
}
";

    #[test]
    fn each_language_has_its_own_plurals_and_rows() {
        let catalogue = Catalogue::new(ENGLISH, DUTCH);
        let said = |language| {
            let words = catalogue.in_language(language);
            let hits = [0, 1, 1234].map(|hits| words.say("hits", &[("hits", hits.into())]));
            let names = ["The Dead", "The Men", "De doden"].map(str::to_owned);
            format!("{}; {}; {}", hits.join("; "), words.list(&names), words.list(&[]))
        };
        assert_eq!(
            said(Language::English),
            "no hits; 1 hit; 1234 hits; The Dead, the Men and de doden; Nobody"
        );
        assert_eq!(
            said(Language::Dutch),
            "geen treffers; 1 treffer; 1234 treffers; The Dead, the Men en de doden; Niemand"
        );
    }

    #[test]
    fn names_are_other_where_a_file_says_so() {
        let names = "name-wizards-council = Raad\nname-foot-soldier = Voetsoldaat\n";
        let catalogue = Catalogue::new(ENGLISH, DUTCH).with_names(names);
        for (name, dutch) in [
            ("Wizards' Council", "Raad"),
            ("Foot Soldier 13", "Voetsoldaat 13"),
            ("Captain Mannheim", "Captain Mannheim"),
            ("band 2", "band 2"),
        ] {
            assert_eq!(catalogue.in_language(Language::Dutch).name(name), dutch);
            assert_eq!(catalogue.in_language(Language::English).name(name), name);
        }
    }

    #[test]
    fn texts_have_attributes() {
        let catalogue = Catalogue::new("", "X-1 = Gooi.\n    .name = Worp\n");
        let words = catalogue.in_language(Language::Dutch);
        assert_eq!(words.text("X-1", None).as_deref(), Some("Gooi."));
        assert_eq!(words.text("X-1", Some("name")).as_deref(), Some("Worp"));
        assert_eq!(words.text("X-1", Some("ruling")), None);
        assert_eq!(words.text("X-2", None), None);
    }

    #[test]
    fn what_is_missing_shows_its_key() {
        let catalogue = Catalogue::new(ENGLISH, DUTCH);
        assert_eq!(catalogue.in_language(Language::Dutch).say("misses", &[]), "⟦misses⟧");
    }
}
