//! An assault: what each turn cost, and what broke, burnt and fell. A siege: what its days brought, and how it
//! ended.

use crate::tale::{Names, Tale, Told};
use board::Hex;
use fortified_town::event::SalvoShot;
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
    /// The strategic turn and the day on which the last sentence was told.
    told_on: Option<(u32, u32)>,
    salvos: Option<Salvos>,
}

/// Salvos one after the other at the same wall.
struct Salvos {
    hex: Hex,
    hits: u32,
    on: Option<(u32, u32)>,
    records: Vec<u64>,
}

impl AssaultTale {
    pub(super) fn new(names: Names, words: Words<'static>) -> Self {
        let (turn, gone, records) = Default::default();
        Self { words, names, turn, gone, records, told_on: None, salvos: None }
    }

    fn falls(&mut self, who: &ManId, state: &State, seq: u64) {
        let Some(man) = state.men.get(who).filter(|man| !man.is_horse()) else { return };
        self.records.push(seq);
        let known = self.names.pieces.get(who.word()).cloned();
        let name = known.unwrap_or_else(|| person(state, who, self.words.language()));
        self.gone.entry(man.side).or_default().push(name);
    }
}

/// The strategic turn and the day; none: an assault alone.
fn day(state: &State) -> Option<(u32, u32)> {
    state.siege.as_ref().filter(|siege| siege.day > 0).map(|siege| (siege.turn, siege.day))
}

impl AssaultTale {
    /// A sentence, with the day before the first of each.
    fn dated(&mut self, on: Option<(u32, u32)>, text: String, records: Vec<u64>) -> Told {
        let text = match on.filter(|_| on != self.told_on) {
            Some((turn, day)) => say!(self.words, "on-day", turn = turn, day = day, what = text),
            None => text,
        };
        self.told_on = on;
        Told { text, records }
    }

    /// A fact, behind what the facts before it have come to.
    fn now(&mut self, before: Vec<Told>, event: &Event, state: &State, seq: u64) -> Vec<Told> {
        let mut told = before;
        let text = sentence(state, event, self.words.language());
        told.push(self.dated(day(state), text, vec![seq]));
        told
    }

    /// Machines shoot on and on: what they did to one wall on one day is one sentence.
    fn salvo(&mut self, shot: &SalvoShot, state: &State, seq: u64) -> Vec<Told> {
        let on = day(state);
        let other = self.salvos.as_ref().is_some_and(|it| it.hex != shot.hex || it.on != on);
        let told = if other { self.shot_at() } else { Vec::new() };
        let salvos = self.salvos.get_or_insert_with(|| Salvos {
            hex: shot.hex,
            hits: 0,
            on,
            records: Vec::new(),
        });
        salvos.hits = shot.hits;
        salvos.records.push(seq);
        told
    }

    fn shot_at(&mut self) -> Vec<Told> {
        let Some(Salvos { hex, hits, on, records }) = self.salvos.take() else {
            return Vec::new();
        };
        let (count, hex) = (records.len(), hex.to_string());
        let text = say!(self.words, "salvos", count = count, hex = hex, hits = hits);
        vec![self.dated(on, text, records)]
    }
}

impl Tale<Assault> for AssaultTale {
    fn hear(&mut self, event: &Event, state: &State, seq: u64) -> Vec<Told> {
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
            Event::SalvoShot(shot) => self.salvo(shot, state, seq),
            Event::LadderRaised(_) if self.turn == 0 => Vec::new(),
            // In the middle of a turn, whose cost is counted at its end.
            Event::GateForced(_)
            | Event::BurntDown(_)
            | Event::RampLowered(_)
            | Event::LadderRaised(_)
            | Event::AssaultCalledOff(_)
            | Event::MineSprung(_)
            | Event::WallFallen(_) => {
                let before = self.shot_at();
                self.now(before, event, state, seq)
            }
            Event::AssaultEnded(_)
            | Event::SeaBlockaded(_)
            | Event::GarrisonWithdrew(_)
            | Event::HungerChanged(_)
            | Event::TermsOffered(_)
            | Event::ReliefArrived(_)
            | Event::BattleGiven(_)
            | Event::RefugeTaken(_)
            | Event::RolesRestored(_)
            | Event::FightingBegun(_)
            | Event::BattleEnded(_)
            | Event::SiegeEnded(_) => {
                let before = self.flush();
                self.now(before, event, state, seq)
            }
            _ => Vec::new(),
        }
    }

    /// What machines have done, and what the turn has cost so far.
    fn flush(&mut self) -> Vec<Told> {
        let mut told = self.shot_at();
        let gone = std::mem::take(&mut self.gone);
        let records = std::mem::take(&mut self.records);
        if gone.is_empty() {
            return told;
        }
        let parts: Vec<String> = gone
            .iter()
            .map(|(side, names)| {
                let army = match side {
                    Side::Besiegers => say!(self.words, "the-besiegers"),
                    Side::Besieged => say!(self.words, "the-besieged"),
                };
                let names = self.words.list(names);
                say!(self.words, "side-loses", side = army, names = names)
            })
            .collect();
        let text = say!(self.words, "turn-cost", turn = self.turn, parts = parts.join("; "));
        told.push(Told { text, records });
        told
    }
}
