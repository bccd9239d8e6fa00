//! An assault: what each turn cost, and what broke, burnt and fell.

use crate::tale::{Names, Tale, Told};
use fortified_town::men::{ManId, Side};
use fortified_town::story::{person, sentence};
use fortified_town::{Assault, Event, State};
use messages::{Words, say};
use std::collections::BTreeMap;

/// An assault while it is told.
pub(super) struct AssaultTale {
    words: Words<'static>,
    names: Names,
    turn: u32,
    /// Who is gone in this turn.
    gone: BTreeMap<Side, Vec<String>>,
    records: Vec<u64>,
}

impl AssaultTale {
    pub(super) fn new(names: Names, words: Words<'static>) -> Self {
        Self { words, names, turn: 0, gone: BTreeMap::new(), records: Vec::new() }
    }

    fn falls(&mut self, who: &ManId, state: &State, seq: u64) {
        let Some(man) = state.men.get(who).filter(|man| !man.is_horse()) else { return };
        self.records.push(seq);
        let known = self.names.pieces.get(who.word()).cloned();
        let name = known.unwrap_or_else(|| person(state, who, self.words.language()));
        self.gone.entry(man.side).or_default().push(name);
    }
}

impl Tale<Assault> for AssaultTale {
    fn hear(&mut self, event: &Event, state: &State, seq: u64) -> Vec<Told> {
        let one = |text: String| vec![Told { text, records: vec![seq] }];
        match event {
            Event::ManKilled(it) => {
                self.falls(&it.man, state, seq);
                Vec::new()
            }
            Event::ManCaptured(it) => {
                self.falls(&it.man, state, seq);
                Vec::new()
            }
            Event::PhaseBegun(begun) if begun.turn != self.turn => {
                let told = self.flush();
                self.turn = begun.turn;
                told
            }
            Event::GateForced(_)
            | Event::BurntDown(_)
            | Event::RampLowered(_)
            | Event::AssaultCalledOff(_) => one(sentence(state, event, self.words.language())),
            Event::LadderRaised(_) if self.turn > 0 => {
                one(sentence(state, event, self.words.language()))
            }
            Event::AssaultEnded(_) => {
                let mut told = self.flush();
                told.extend(one(sentence(state, event, self.words.language())));
                told
            }
            _ => Vec::new(),
        }
    }

    /// What the turn has cost so far.
    fn flush(&mut self) -> Vec<Told> {
        let gone = std::mem::take(&mut self.gone);
        let records = std::mem::take(&mut self.records);
        if gone.is_empty() {
            return Vec::new();
        }
        let parts: Vec<String> = gone
            .iter()
            .map(|(side, names)| {
                let army = match side {
                    Side::Besiegers => say!(self.words, "the-besiegers"),
                    Side::Besieged => say!(self.words, "the-besieged"),
                };
                let names = self.words.list(names);
                say!(self.words, "army-loses", army = army, names = names)
            })
            .collect();
        let text = say!(self.words, "turn-cost", turn = self.turn, parts = parts.join("; "));
        vec![Told { text, records }]
    }
}
