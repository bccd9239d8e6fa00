//! How people are told of what an order or an event names.

use crate::event::Hold;
use crate::men::{Man, ManId};
use crate::spot::Spot;
use crate::state::State;
use crate::town::{GateId, Mechanism};
use messages::{Fact, Words};
use rulebook::AsFact;

impl AsFact<State> for ManId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        name(state.men.get(self), self, words).into()
    }
}

impl AsFact<State> for Vec<ManId> {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        let names: Vec<String> = self.iter().map(|id| name(state.men.get(id), id, words)).collect();
        words.list(&names).into()
    }
}

impl AsFact<State> for Spot {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.to_string().into()
    }
}

/// The last place of a path.
impl AsFact<State> for Vec<Spot> {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.last().map(ToString::to_string).unwrap_or_default().into()
    }
}

impl AsFact<State> for GateId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        let gate = state.town.gates.get(self).map(|gate| gate.name.as_str());
        let door = || state.town.doors.get(self).map(|door| door.name.as_str());
        words.name(gate.or_else(door).unwrap_or(self.word())).into()
    }
}

impl AsFact<State> for Mechanism {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        words.name(self.name()).into()
    }
}

/// Messages choose by the word.
impl AsFact<State> for Hold {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.word().into()
    }
}

/// The name of somebody: their own, else what they are with their number.
fn name(man: Option<&Man>, id: &ManId, words: Words<'_>) -> String {
    let Some(man) = man else { return id.to_string() };
    if let Some(called) = &man.called {
        return words.name(called);
    }
    let number = id.word().rsplit('-').next().unwrap_or_default();
    format!("{} {number}", words.name(man.class.name()))
}
