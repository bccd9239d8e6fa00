//! The siege of the city: what each turn cost, which places fell, and who fell with a name.

use crate::tale::{Names, Tale, Told, begun};
use lowenheim::city::Place;
use lowenheim::figures::{FigureId, FigureKind};
use lowenheim::{
    Event, Siege, State,
    story::{name, sentence},
};
use messages::{Words, say};
use std::collections::BTreeSet;

/// A siege while it is told.
pub(super) struct SiegeTale {
    words: Words<'static>,
    names: Names,
    turn: u32,
    defenders: u32,
    enemies: u32,
    starved: u32,
    burnt: u32,
    records: Vec<u64>,
    /// What has a sentence of its own in this turn.
    deeds: Vec<Told>,
    fallen: BTreeSet<Place>,
}

impl Tale<Siege> for SiegeTale {
    fn hear(&mut self, event: &Event, siege: &State, seq: u64) -> Vec<Told> {
        let told = sentence(event, &siege.city, self.words.language());
        match event {
            Event::TurnBegun(begun) => {
                let told = self.flush();
                self.turn = begun.turn;
                return told;
            }
            Event::SiegeEnded(_) | Event::ScoresCounted(_) => {
                let mut all = self.flush();
                all.push(Told { text: told, records: vec![seq] });
                return all;
            }
            // What earlier sieges have broken is broken from the start.
            Event::RuinStood(_) | Event::SectionWasOpen(_) | Event::BridgeWasDown(_) => {
                self.burnt += 1;
                self.records.push(seq);
            }
            // So the first logs said it.
            Event::HexBurntDown(_) | Event::SectionMined(_) | Event::BridgeDestroyed(_)
                if self.turn == 0 =>
            {
                self.burnt += 1;
                self.records.push(seq);
            }
            Event::FigureFell(it) if it.figure.kind().is_named() => {
                let temple = if it.to_temple { "yes" } else { "no" };
                let name = self.name(it.figure);
                self.deed(say!(self.words, "named-falls", name = name, temple = temple), seq);
            }
            Event::FigureFell(it) => {
                let count =
                    if is_enemy(it.figure) { &mut self.enemies } else { &mut self.defenders };
                *count += 1;
                self.records.push(seq);
            }
            Event::FigureStarved(_) => {
                self.starved += 1;
                self.records.push(seq);
            }
            Event::HexBurntDown(_) => {
                self.burnt += 1;
                self.records.push(seq);
            }
            // It is said again in every turn; here only when it changes.
            Event::PlaceHeld(it) => {
                let is_news = match (it.fallen, it.counter) {
                    (true, counter) => counter > 0 && self.fallen.insert(it.place),
                    (false, 0) => self.fallen.remove(&it.place),
                    (false, _) => false,
                };
                if is_news {
                    self.deed(told, seq);
                }
            }
            Event::SectionMined(_)
            | Event::BridgeDestroyed(_)
            | Event::BridgeRepaired(_)
            | Event::AmbassadorTurned(_)
            | Event::AmbassadorRestored(_)
            | Event::AirSpiritAppeared(_)
            | Event::FiguresEscaped(_)
            | Event::FeudErupted(_)
            | Event::DamageSuffered(_)
            | Event::StoryTold(_) => self.deed(told, seq),
            _ => {}
        }
        Vec::new()
    }

    /// What has happened in the turn so far: what it cost, then the deeds.
    fn flush(&mut self) -> Vec<Told> {
        let records = std::mem::take(&mut self.records);
        let deeds = std::mem::take(&mut self.deeds);
        let counts = [&mut self.defenders, &mut self.enemies, &mut self.starved, &mut self.burnt];
        let counts = counts.map(std::mem::take);
        let mut told = Vec::new();
        if self.turn == 0 && counts[3] > 0 {
            let text = say!(self.words, "broken-before", count = counts[3]);
            told.push(Told { text, records });
        } else if !records.is_empty() {
            let keys = ["defenders-fall", "enemies-fall", "starve", "burn"];
            let fell = counts.into_iter().zip(keys).filter(|(count, _)| *count > 0);
            let parts = fell.map(|(count, key)| self.words.say(key, &[("count", count.into())]));
            let text = format!("{}.", begun(&self.words.list(&parts.collect::<Vec<_>>())));
            told.push(Told { text, records });
        }
        told.extend(deeds);
        if let Some(first) = told.first_mut().filter(|_| self.turn > 0) {
            first.text = say!(
                self.words,
                "in-turn",
                turn = self.turn,
                text = std::mem::take(&mut first.text)
            );
        }
        told
    }
}

impl SiegeTale {
    pub(super) fn new(names: Names, words: Words<'static>) -> Self {
        let (defenders, enemies, starved, burnt) = (0, 0, 0, 0);
        let (records, deeds, fallen) = (Vec::new(), Vec::new(), BTreeSet::new());
        let turn = 0;
        Self { words, names, turn, defenders, enemies, starved, burnt, records, deeds, fallen }
    }

    fn deed(&mut self, text: String, seq: u64) {
        self.deeds.push(Told { text, records: vec![seq] });
    }

    fn name(&self, figure: FigureId) -> String {
        let carried = self.names.pieces.get(&figure.to_string()).cloned();
        carried.unwrap_or_else(|| name(&figure.name(), self.words.language()))
    }
}

fn is_enemy(figure: FigureId) -> bool {
    matches!(figure.kind(), FigureKind::Skaven | FigureKind::RatOgre)
}
