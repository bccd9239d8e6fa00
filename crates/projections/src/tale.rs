//! How an engagement is told: by the rules that it is played by, fact by fact.

use campaign::Played;
use schemars::JsonSchema;
use serde::Serialize;
use std::collections::BTreeMap;

/// A sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "StorySentence")]
pub struct Told {
    /// For people.
    pub text: String,
    /// The records that say so, in order.
    pub records: Vec<u64>,
}

/// An engagement while it is told, by the rules that it is played by.
pub(crate) trait Tale<S: Played> {
    /// Hears a fact, in the state behind it, and tells what can be told now.
    fn hear(&mut self, event: &S::Event, state: &S::State, seq: u64) -> Vec<Told>;

    /// Tells what was put together so far.
    fn flush(&mut self) -> Vec<Told>;
}

/// What those who fight are called.
#[derive(Clone, Debug, Default)]
pub(crate) struct Names {
    /// By the word of the piece or figure: as the map calls whom it stands for.
    pub(crate) pieces: BTreeMap<String, String>,
    pub(crate) attacker: String,
    pub(crate) defender: String,
}

/// The same at the beginning of a sentence.
pub(crate) fn begun(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default()
        + letters.as_str()
}
