//! The words of the siege in orders: figures, factions, cards, markers, places.

use crate::city::Place;
use crate::decks::ActionCard;
use crate::figures::{FigureId, FigureKind};
use messages::{Catalogue, Saying};
use rulebook::notation::{NotOrder, Notation, OrderText, Word, Words, nearest};
use std::sync::LazyLock;

const ENGLISH: &str = include_str!("notation/en.ftl");
const DUTCH: &str = include_str!("notation/nl.ftl");

/// Whatever can be said of a word that is none.
pub(crate) static SENTENCES: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(ENGLISH, DUTCH));

messages::room!($ crate::notation::SENTENCES);

pub(crate) use said;

impl Word for FigureId {
    fn what() -> Saying {
        said!("a-figure")
    }

    fn read_word(word: &str) -> Result<Self, Saying> {
        word.parse().map_err(|wrong: crate::figures::NotFigure| wrong.said())
    }

    fn near(word: &str) -> Option<&'static str> {
        let kind = word.trim_end_matches(|letter: char| letter.is_ascii_digit() || letter == '-');
        nearest(kind, FigureKind::ALL.into_iter().map(FigureKind::word))
    }
}

impl Word for ActionCard {
    fn what() -> Saying {
        said!("a-card")
    }

    fn read_word(word: &str) -> Result<Self, Saying> {
        word.parse().map_err(|wrong: crate::decks::NotCard| {
            said!("no-card", word = wrong.text, known = wrong.known)
        })
    }

    fn near(word: &str) -> Option<&'static str> {
        nearest(word, Self::PRINTED.iter().map(|(card, _)| card.word()))
    }
}

/// A named place, by its letter.
impl Notation for Place {
    fn read(words: &mut Words<'_>) -> Result<Self, NotOrder> {
        let (position, word) = words.any(said!("a-place"))?;
        Self::ALL
            .into_iter()
            .find(|place| place.letter().eq_ignore_ascii_case(word))
            .ok_or_else(|| words.wrong(position, word, said!("no-place", word = word)))
    }

    fn write(&self, line: &mut OrderText) {
        line.word(self.letter().to_ascii_lowercase());
    }
}

#[cfg(test)]
mod tests;
