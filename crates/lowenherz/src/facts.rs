//! How people are told of what an order or an event names. Rows of names need the messages `and` and
//! `nobody` in every catalogue that tells them.

use crate::cards::{Card, Pile};
use crate::colours::Colour;
use crate::event::TalksEnd;
use crate::space::{Side, Space};
use crate::state::{State, Talk};
use messages::{Fact, Words};
use rulebook::AsFact;

/// The name of whoever plays it.
pub(crate) fn player(colour: Colour, state: &State, words: Words<'_>) -> String {
    words.name(state.name(colour))
}

/// Names of players in a row.
pub(crate) fn players(colours: &[Colour], state: &State, words: Words<'_>) -> String {
    let names: Vec<String> = colours.iter().map(|it| player(*it, state, words)).collect();
    words.list(&names)
}

/// Names of cards in a row.
pub(crate) fn cards(cards: &[Card], words: Words<'_>) -> String {
    let names: Vec<String> = cards.iter().map(|card| words.name(card.name())).collect();
    words.list(&names)
}

/// Spaces or sides in a row, as they are written.
pub(crate) fn written<T: ToString>(all: &[T], words: Words<'_>) -> String {
    let all: Vec<String> = all.iter().map(ToString::to_string).collect();
    words.list(&all)
}

impl AsFact<State> for Colour {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        player(*self, state, words).into()
    }
}

impl AsFact<State> for Vec<Colour> {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        players(self, state, words).into()
    }
}

impl AsFact<State> for Space {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.to_string().into()
    }
}

impl AsFact<State> for Side {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.to_string().into()
    }
}

impl AsFact<State> for [Space; 2] {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        written(self, words).into()
    }
}

/// The name of the card.
impl AsFact<State> for Card {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        words.name(self.name()).into()
    }
}

/// The names of the cards; messages choose by `none`.
impl AsFact<State> for Vec<Card> {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        if self.is_empty() { "none".into() } else { cards(self, words).into() }
    }
}

/// Messages choose by the word.
impl AsFact<State> for Pile {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.word().into()
    }
}

/// Messages choose by the word.
impl AsFact<State> for TalksEnd {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.word().into()
    }
}

/// Messages choose by the word.
impl AsFact<State> for Talk {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.word().into()
    }
}
