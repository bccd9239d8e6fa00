//! A battle: what each turn cost, who fell, and when the scales turned.

use crate::tale::{Names, Tale, Told, begun};
use messages::{Words, say};
use rulebook::generals::own_name;
use std::collections::BTreeMap;
use te_wapen::pieces::{Colour, PieceId};
use te_wapen::state::Outcome;
use te_wapen::story::{piece_name, sentence};
use te_wapen::{Battle, Event, State};

/// A battle while it is told.
pub(super) struct BattleTale {
    words: Words<'static>,
    names: Names,
    turn: u32,
    /// Who is gone in this turn.
    gone: BTreeMap<Colour, Vec<String>>,
    records: Vec<u64>,
    /// Wounds lost so far.
    lost: BTreeMap<Colour, i64>,
    /// Who had lost less when the last turn ended.
    ahead: Option<Colour>,
}

impl Tale<Battle> for BattleTale {
    fn hear(&mut self, event: &Event, battle: &State, seq: u64) -> Vec<Told> {
        let one = |text: String| vec![Told { text, records: vec![seq] }];
        match event {
            Event::TurnBegun(begun) => {
                let told = self.flush();
                self.turn = begun.turn;
                told
            }
            Event::PieceWounded(it) => {
                if let Some(colour) = colour_of(battle, &it.piece) {
                    *self.lost.entry(colour).or_default() += i64::from(it.lost);
                }
                Vec::new()
            }
            Event::PieceEliminated(it) => {
                let Some(colour) = colour_of(battle, &it.piece) else { return Vec::new() };
                self.records.push(seq);
                let name = self.name(battle, &it.piece);
                self.gone.entry(colour).or_default().push(name);
                Vec::new()
            }
            Event::TurnEnded(_) => {
                let mut told = self.flush();
                told.extend(self.scales(seq));
                told
            }
            Event::BuildingStruck(it) if it.destroyed => {
                one(sentence(battle, event, self.words.language()))
            }
            Event::GoalMet(_) => one(sentence(battle, event, self.words.language())),
            Event::AssassinationTried(_) => one(sentence(battle, event, self.words.language())),
            Event::BattleEnded(ended) => {
                let mut told = self.flush();
                let (won, lost) = match ended.outcome {
                    Outcome::Won(Colour::Black) => (Colour::Black, Colour::Red),
                    Outcome::Won(Colour::Red) | Outcome::Drawn => (Colour::Red, Colour::Black),
                };
                let of = |colour| ended.losses.get(&colour).copied().unwrap_or_default();
                let ((won_lost, won_of), (lost_lost, lost_of)) = (of(won), of(lost));
                let drawn = if ended.outcome == Outcome::Drawn { "yes" } else { "no" };
                let text = say!(
                    self.words,
                    "battle-over",
                    winner = self.army(won).to_owned(),
                    drawn = drawn,
                    winner_lost = won_lost,
                    winner_of = won_of,
                    loser = self.army(lost).to_owned(),
                    loser_lost = lost_lost,
                    loser_of = lost_of,
                );
                let text = begun(&text);
                told.push(Told { text, records: vec![seq] });
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
            .map(|(colour, names)| {
                let (army, names) = (self.army(*colour).to_owned(), self.words.list(names));
                say!(self.words, "army-loses", army = army, names = names)
            })
            .collect();
        let text = say!(self.words, "turn-cost", turn = self.turn, parts = parts.join("; "));
        vec![Told { text, records }]
    }
}

impl BattleTale {
    pub(super) fn new(names: Names, words: Words<'static>) -> Self {
        let (gone, records, lost) = (BTreeMap::new(), Vec::new(), BTreeMap::new());
        Self { words, names, turn: 1, gone, records, lost, ahead: None }
    }

    /// Has the lead changed hands?
    fn scales(&mut self, seq: u64) -> Vec<Told> {
        let lost = |colour| self.lost.get(&colour).copied().unwrap_or_default();
        let now = match lost(Colour::Red).cmp(&lost(Colour::Black)) {
            std::cmp::Ordering::Less => Some(Colour::Red),
            std::cmp::Ordering::Greater => Some(Colour::Black),
            std::cmp::Ordering::Equal => None,
        };
        let before = self.ahead;
        if now.is_some() {
            self.ahead = now;
        }
        match (before, now) {
            (Some(before), Some(now)) if before != now => {
                let text = say!(self.words, "scales-turn", army = self.army(now).to_owned());
                vec![Told { text, records: vec![seq] }]
            }
            _ => Vec::new(),
        }
    }

    fn army(&self, colour: Colour) -> &str {
        match colour {
            Colour::Red => &self.names.attacker,
            Colour::Black => &self.names.defender,
        }
    }

    fn name(&self, battle: &State, id: &PieceId) -> String {
        if let Some(name) = self.names.pieces.get(id.word()) {
            return name.clone();
        }
        let called = battle.pieces.get(id).and_then(|piece| piece.called.as_ref());
        let language = self.words.language();
        called.map_or_else(|| piece_name(id, language), |called| own_name(called, language))
    }
}

fn colour_of(battle: &State, id: &PieceId) -> Option<Colour> {
    battle.pieces.get(id).map(|piece| piece.colour)
}
