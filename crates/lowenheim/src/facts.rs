//! How what stands in orders and events is said: a figure by its name, a hex by its place in the city.

use crate::city::{City, Place, Section};
use crate::decks::{ActionCard, CommandCard, EventCard};
use crate::figures::{Faction, FigureId};
use crate::state::{Damage, Marker, State};
use crate::tables::Spell;
use crate::words::{Names as _, cards_one_by_one, lower, spot};
use board::{Hex, Hexside};
use messages::{Fact, Words};
use rulebook::AsFact;

impl<S> AsFact<S> for FigureId {
    fn fact(&self, _: &S, words: Words<'_>) -> Fact {
        words.figure(*self).into()
    }
}

impl<S> AsFact<S> for Faction {
    fn fact(&self, _: &S, words: Words<'_>) -> Fact {
        words.faction(*self).into()
    }
}

/// Declares how what is called by its name is said.
macro_rules! named_facts {
    ($($named:ty)+) => {
        $(impl<S> AsFact<S> for $named {
            fn fact(&self, _: &S, words: Words<'_>) -> Fact {
                words.name(self.name()).into()
            }
        })+
    };
}

named_facts!(Marker EventCard CommandCard Section Spell);

/// In the middle of a sentence.
impl<S> AsFact<S> for Place {
    fn fact(&self, _: &S, words: Words<'_>) -> Fact {
        lower(&words.name(self.name())).into()
    }
}

impl<S> AsFact<S> for Damage {
    fn fact(&self, _: &S, words: Words<'_>) -> Fact {
        words.damage(*self).into()
    }
}

impl AsFact<City> for Vec<Faction> {
    fn fact(&self, _: &City, words: Words<'_>) -> Fact {
        words.list(&self.iter().map(|&faction| words.faction(faction)).collect::<Vec<_>>()).into()
    }
}

/// As an order says it, and so below.
impl AsFact<State> for Hex {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.to_string().into()
    }
}

impl AsFact<State> for Vec<FigureId> {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        words.people(self).into()
    }
}

impl AsFact<State> for ActionCard {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        words.name(self.name()).into()
    }
}

impl AsFact<State> for Vec<ActionCard> {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        cards_one_by_one(self, words).into()
    }
}

/// As the story says it, with the names of the city, and so below.
impl AsFact<City> for Hex {
    fn fact(&self, city: &City, words: Words<'_>) -> Fact {
        spot(*self, city, words).into()
    }
}

impl AsFact<City> for Vec<FigureId> {
    fn fact(&self, _: &City, words: Words<'_>) -> Fact {
        words.people(self).into()
    }
}

impl AsFact<City> for ActionCard {
    fn fact(&self, _: &City, words: Words<'_>) -> Fact {
        words.cards(&[*self]).into()
    }
}

impl AsFact<City> for Vec<ActionCard> {
    fn fact(&self, _: &City, words: Words<'_>) -> Fact {
        words.cards(self).into()
    }
}

impl AsFact<City> for Vec<Hexside> {
    fn fact(&self, _: &City, words: Words<'_>) -> Fact {
        words.list(&self.iter().map(Hexside::to_string).collect::<Vec<_>>()).into()
    }
}
