//! How people are told of what an order or an event names. Places and rows need the messages `place`, `and`
//! and `nobody` in every catalogue that tells them.

use crate::cover::Cover;
use crate::event::{Blow, Hold};
use crate::men::{Condition, Man, ManId, Side};
use crate::missiles::Hit;
use crate::refusal::ROOM;
use crate::siege::{Preparation, SiegeStep, Treatment};
use crate::spot::Spot;
use crate::state::{Degree, Outcome, Phase, State};
use crate::town::{GateId, Mechanism};
use crate::works::{EngineId, LadderId};
use board::{Direction, Hex};
use messages::{Fact, Language, Thing, Words, say};
use rulebook::{AsFact, generals::own_name};
use std::collections::{BTreeMap, BTreeSet};

impl AsFact<State> for ManId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        name(state.men.get(self), self, words).into()
    }
}

impl AsFact<State> for Vec<ManId> {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        people(self, state, words)
    }
}

impl AsFact<State> for [ManId; 2] {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        people(self, state, words)
    }
}

impl AsFact<State> for BTreeSet<ManId> {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        people(self, state, words)
    }
}

/// What is said of several things of a siege: of each its name.
impl AsFact<State> for Vec<EngineId> {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        things(self.iter().map(EngineId::word), words)
    }
}

impl AsFact<State> for BTreeSet<EngineId> {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        things(self.iter().map(EngineId::word), words)
    }
}

impl<Said> AsFact<State> for BTreeMap<EngineId, Said> {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        things(self.keys().map(EngineId::word), words)
    }
}

impl AsFact<State> for Vec<LadderId> {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        things(self.iter().map(LadderId::word), words)
    }
}

impl AsFact<State> for Vec<Mechanism> {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        let names: Vec<String> = self.iter().map(|which| words.name(which.name())).collect();
        words.list(&names).into()
    }
}

/// Those of whom something is said, without what is said of each.
impl<Said> AsFact<State> for BTreeMap<ManId, Said> {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        people(self.keys(), state, words)
    }
}

impl AsFact<State> for Spot {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        place(*self, words).into()
    }
}

/// The last place of a path.
impl AsFact<State> for Vec<Spot> {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        self.last().map(|last| place(*last, words)).unwrap_or_default().into()
    }
}

impl AsFact<State> for [Spot; 2] {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        words.list(&self.map(|at| place(at, words))).into()
    }
}

impl AsFact<State> for Hex {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.to_string().into()
    }
}

impl AsFact<State> for Vec<Hex> {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        let hexes: Vec<String> = self.iter().map(Hex::to_string).collect();
        words.list(&hexes).into()
    }
}

/// Messages choose by its short name.
impl AsFact<State> for Direction {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        self.short().into()
    }
}

impl AsFact<State> for GateId {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        gate(self, state, words).into()
    }
}

impl AsFact<State> for Vec<GateId> {
    fn fact(&self, state: &State, words: Words<'_>) -> Fact {
        let names: Vec<String> = self.iter().map(|id| gate(id, state, words)).collect();
        words.list(&names).into()
    }
}

impl AsFact<State> for Mechanism {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        words.name(self.name()).into()
    }
}

impl AsFact<State> for LadderId {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        thing(self.word(), words).into()
    }
}

impl AsFact<State> for EngineId {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        thing(self.word(), words).into()
    }
}

impl AsFact<State> for i32 {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        (*self).into()
    }
}

/// What each of two has.
impl AsFact<State> for [u32; 2] {
    fn fact(&self, _: &State, words: Words<'_>) -> Fact {
        words.list(&self.map(|number| number.to_string())).into()
    }
}

/// Odds, as they are written: `2:1`.
impl AsFact<State> for (u32, u32) {
    fn fact(&self, _: &State, _: Words<'_>) -> Fact {
        format!("{}:{}", self.0, self.1).into()
    }
}

macro_rules! told_by_word {
    ($($list:ty)+) => {
        $(
            /// Messages choose by the word.
            impl AsFact<State> for $list {
                fn fact(&self, _: &State, _: Words<'_>) -> Fact {
                    self.word().into()
                }
            }
        )+
    };
}

told_by_word!(Blow Condition Cover Degree Hit Hold Outcome Phase Preparation Side SiegeStep Treatment);

/// The name of somebody: their own, else what they are with their number.
pub(crate) fn name(man: Option<&Man>, id: &ManId, words: Words<'_>) -> String {
    let Some(man) = man else { return id.to_string() };
    if let Some(called) = &man.called {
        return own_name(&words.name(called), words.language());
    }
    let number = id.word().rsplit('-').next().unwrap_or_default();
    format!("{} {number}", words.name(man.class.name()))
}

/// How refusals call a person, a gate, a ladder or an engine.
pub(crate) fn called(state: &State, kind: &str, id: &str, language: Language) -> Option<String> {
    let words = ROOM.in_language(language);
    match kind {
        ManId::KIND => {
            let id = id.parse().ok()?;
            Some(name(Some(state.men.get(&id)?), &id, words))
        }
        GateId::KIND => {
            let id: GateId = id.parse().ok()?;
            let known = state.town.gates.contains_key(&id) || state.town.doors.contains_key(&id);
            known.then(|| gate(&id, state, words))
        }
        LadderId::KIND | EngineId::KIND => {
            let name = thing(id, words);
            let mut letters = name.chars();
            let first = letters.next().into_iter().flat_map(char::to_uppercase);
            Some(first.chain(letters).collect())
        }
        _ => None,
    }
}

fn people<'i>(ids: impl IntoIterator<Item = &'i ManId>, state: &State, words: Words<'_>) -> Fact {
    let names: Vec<String> = ids.into_iter().map(|id| name(state.men.get(id), id, words)).collect();
    words.list(&names).into()
}

/// A hex, and which of its floors.
fn place(at: Spot, words: Words<'_>) -> String {
    say!(words, "place", hex = at.hex.to_string(), floor = at.floor.word())
}

fn gate(id: &GateId, state: &State, words: Words<'_>) -> String {
    let gate = state.town.gates.get(id).map(|gate| gate.name.as_str());
    let door = || state.town.doors.get(id).map(|door| door.name.as_str());
    words.name(gate.or_else(door).unwrap_or(id.word()))
}

fn things<'i>(ids: impl IntoIterator<Item = &'i str>, words: Words<'_>) -> Fact {
    let names: Vec<String> = ids.into_iter().map(|id| thing(id, words)).collect();
    words.list(&names).into()
}

/// `siege-tower-1` as people say it: siege tower 1.
fn thing(id: &str, words: Words<'_>) -> String {
    words.name(&id.replace('-', " ")).to_lowercase()
}
