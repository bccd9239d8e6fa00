//! Words of a test line, read as what they name.

use lowenheim::figures::{Faction, FigureId};
use serde::de::DeserializeOwned;
use serde::de::value::{Error, StrDeserializer};
use std::str::FromStr;

/// Reads a word with `FromStr`.
pub(crate) fn read<T: FromStr<Err: ToString>>(word: &str) -> Result<T, String> {
    word.parse().map_err(|wrong: T::Err| wrong.to_string())
}

/// Reads a word as a variant, by the name that it has in records.
pub(crate) fn named<T: DeserializeOwned>(word: &str) -> Result<T, String> {
    let from = |word: &str| T::deserialize(StrDeserializer::<Error>::new(word));
    from(word).or_else(|_| from(&word.replace('-', "_"))).map_err(|wrong| wrong.to_string())
}

/// A number.
pub(crate) fn number(word: &str) -> Result<u32, String> {
    word.parse().map_err(|_| format!("`{word}` is no number"))
}

/// A faction.
pub(crate) fn faction(word: &str) -> Result<Faction, String> {
    named(word)
}

/// `skaven-1`, `skaven-1+skaven-2` or `skaven-1..6`.
pub(crate) fn figures(word: &str) -> Result<Vec<FigureId>, String> {
    let mut figures = Vec::new();
    for part in word.split('+') {
        match part.split_once("..") {
            None => figures.push(read(part)?),
            Some((first, last)) => {
                let first: FigureId = read(first)?;
                let last: u16 = read(last)?;
                let numbers = first.number()..=last;
                figures.extend(numbers.map(|number| FigureId::new(first.kind(), number)));
            }
        }
    }
    Ok(figures)
}

/// `food 2 blank 1` as single cards.
pub(crate) fn counted<C: FromStr<Err: ToString> + Clone>(words: &[&str]) -> Result<Vec<C>, String> {
    let mut cards = Vec::new();
    for pair in words.chunks(2) {
        let [card, count] = pair else { return Err(format!("how many `{}`?", pair.concat())) };
        let card: C = read(card)?;
        cards.extend(std::iter::repeat_n(card, number(count)? as usize));
    }
    Ok(cards)
}
