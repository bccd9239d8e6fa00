//! Order text, both ways: what people type at the table, and what the program shows as an order.
//!
//! One line is one order. The first word says what is wanted, the others say with whom and where. How an
//! order is written stands in its row of [`commands!`](crate::commands): its [`Form`], and for each field a
//! [`Phrase`] where the field is more than one [`Word`].
//!
//! Capital letters are read as small ones, save in free text and in a word whose type wants them.

mod line;
mod phrase;

pub use line::{OrderText, Words};
pub use phrase::{
    After, AnyWord, Behind, Flag, Given, IfAny, Joined, OneOf, Or, Phrase, Plain, Rest, Several,
    Text,
};

use board::{Direction, Hex, Hexside};
use messages::{Catalogue, Saying};
use std::fmt::Display;
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("notation/en.ftl");
const DUTCH: &str = include_str!("notation/nl.ftl");

/// Whatever can be said of a line that is no order.
static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

messages::room!($ crate::notation::SENTENCES);

use said;

/// How one kind of order is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Form {
    /// The first word.
    pub verb: &'static str,
    /// The whole. Capitals stand for words, brackets for what may be left out; small letters are typed as
    /// they are, and a list of words ends at one of them.
    pub form: &'static str,
    /// One that is written correctly.
    pub example: &'static str,
    /// When it is given, and by whom.
    pub when: When,
}

/// When an order is given, and by whom.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// The word of the step in which it is given; none: in several, or at any time.
    pub step: Option<&'static str>,
    /// The only role that can give it. Such an order stands on that role's sheet and in no list that others
    /// read: that it exists may be a secret.
    pub only_for: Option<&'static str>,
}

impl When {
    /// In several steps, or at any time, and by anybody.
    pub const ANY: Self = Self { step: None, only_for: None };

    /// In one step.
    #[must_use]
    pub const fn step(word: &'static str) -> Self {
        Self { step: Some(word), only_for: None }
    }

    /// The same, and only by this role.
    #[must_use]
    pub const fn only_for(mut self, role: &'static str) -> Self {
        self.only_for = Some(role);
        self
    }
}

impl Form {
    /// A form, by the whole of it.
    ///
    /// # Panics
    /// While compiling, when it is empty.
    #[must_use]
    pub const fn new(form: &'static str, example: &'static str, when: When) -> Self {
        let verb = verb(form);
        assert!(!verb.is_empty(), "an order begins with a word");
        Self { verb, form, example, when }
    }

    /// Does it end in free text, in which no word means anything?
    #[must_use]
    pub fn is_free_text(&self) -> bool {
        self.form.ends_with("TEXT")
    }

    /// Is a word one that is typed as it stands in the form?
    fn has_keyword(&self, word: &str) -> bool {
        let typed = self.form.split(|letter: char| !letter.is_alphabetic() && letter != '-');
        typed.skip(1).any(|own| own == word)
    }
}

/// The word that an order or its form begins with: its topic, where it has no other.
#[must_use]
pub const fn verb(order: &str) -> &str {
    let mut end = 0;
    while end < order.len() && order.as_bytes()[end] != b' ' {
        end += 1;
    }
    order.split_at(end).0
}

/// A line that is no order: which word is wrong, where it stands, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("At character {position}: {wrong} {right}")]
pub struct NotOrder {
    /// The stable code: `unknown_order`, `missing_word`, `wrong_word` or `too_many_words`.
    pub code: &'static str,
    /// The word as it was typed, in small letters; empty when one is missing.
    pub word: String,
    /// Where it begins, in characters from 1.
    pub position: usize,
    /// What is wrong, as a sentence.
    pub wrong: Saying,
    /// What would be right, as a sentence.
    pub right: Saying,
}

impl NotOrder {
    /// All of it, to be said in the language of whoever reads it.
    #[must_use]
    pub fn said(self) -> Saying {
        said!("not-order", position = self.position, wrong = self.wrong, right = self.right)
    }
}

/// What can stand in an order, as one word or as several.
pub trait Notation: Sized {
    /// Reads it.
    ///
    /// # Errors
    /// [`NotOrder`] with the word that is wrong.
    fn read(words: &mut Words<'_>) -> Result<Self, NotOrder>;

    /// Writes it so that [`read`](Self::read) reads the same.
    fn write(&self, line: &mut OrderText);

    /// The words with which it can begin; none: there is no list of them.
    fn first_words() -> Option<Vec<&'static str>> {
        None
    }
}

/// Writes it as a text of its own.
pub fn written(value: &impl Notation) -> String {
    let mut line = OrderText::default();
    value.write(&mut line);
    line.to_string()
}

/// What is one word of an order, and written as it is displayed.
pub trait Word: Display + Sized {
    /// Are capitals other letters than small ones? Where they are not, the word is read in small letters.
    const CAPITALS: bool = false;

    /// What it is, for when it is missing: `A figure`.
    fn what() -> Saying;

    /// Reads it.
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    fn read_word(word: &str) -> Result<Self, Saying>;

    /// A word that is near to a misspelt one.
    fn near(_: &str) -> Option<&'static str> {
        None
    }
}

impl<T: Word> Notation for T {
    fn read(words: &mut Words<'_>) -> Result<Self, NotOrder> {
        words.word()
    }

    fn write(&self, line: &mut OrderText) {
        line.word(self);
    }
}

impl Word for u32 {
    fn what() -> Saying {
        said!("a-number")
    }

    fn read_word(word: &str) -> Result<Self, Saying> {
        word.parse().map_err(|_| said!("no-number", word = word))
    }
}

impl Word for decider::Seat {
    fn what() -> Saying {
        said!("a-seat")
    }

    fn read_word(word: &str) -> Result<Self, Saying> {
        word.parse().map_err(|_| said!("no-seat", word = word))
    }
}

impl Word for Hex {
    fn what() -> Saying {
        said!("a-hex")
    }

    fn read_word(word: &str) -> Result<Self, Saying> {
        word.parse().map_err(|_| said!("no-hex", word = word))
    }
}

impl Word for Hexside {
    fn what() -> Saying {
        said!("a-hexside")
    }

    fn read_word(word: &str) -> Result<Self, Saying> {
        let sides = Direction::ALL.map(Direction::short).join(", ");
        let side = word.to_ascii_uppercase().parse();
        side.map_err(|_| said!("no-hexside", word = word, sides = sides))
    }
}

impl Word for Direction {
    fn what() -> Saying {
        said!("a-direction")
    }

    fn read_word(word: &str) -> Result<Self, Saying> {
        let directions = Self::ALL.map(Self::short).join(", ");
        let read = word.to_ascii_uppercase().parse();
        read.map_err(|_| said!("no-direction", word = word, directions = directions))
    }
}

/// The known word that is nearest to a misspelt one, if one is near.
pub fn nearest<'k>(word: &str, known: impl IntoIterator<Item = &'k str>) -> Option<&'k str> {
    let near = known
        .into_iter()
        .map(|other| (strsim::osa_distance(word, other), other))
        .filter(|&(changes, other)| changes > 0 && changes * 2 <= other.len().max(3))
        .min();
    near.map(|(_, other)| other)
}

#[cfg(test)]
mod tests {
    use super::{DUTCH, ENGLISH};

    #[test]
    fn both_languages_say_the_same_things() {
        let sources = [
            include_str!("notation.rs"),
            include_str!("notation/line.rs"),
            include_str!("notation/phrase.rs"),
        ];
        assert_eq!(messages::faults(ENGLISH, DUTCH, &sources), Vec::<String>::new());
        assert_eq!(messages::untranslated(ENGLISH, DUTCH), Vec::<String>::new());
    }
}
