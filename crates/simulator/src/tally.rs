//! How often everything in the book came into play.
//!
//! Counted from the log: events say which cards and clauses they carried out, rolls and draws name the
//! clause that called for them. What no record names, the rules mark when they decide the orders once more,
//! and what only forbids is counted where orders were tried and refused.

use campaign::AnyEvent;
use chronicle::{CardDrawn, DiceRolled, Line, kind};
use decider::{Clause, Mark};
use lowenheim::REGISTER;
use lowenheim::decks::{ActionCard, CommandCard, EventCard};
use lowenheim::pieces::{Piece, pieces_of};
use lowenheim::state::Artefact;
use lowenheim::tables::{SPECIAL_RULES, Spell};
use referee::codec;
use rulebook::Entry;
use serde::Serialize;
use std::collections::BTreeMap;

/// How often something came into play.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Count {
    /// How often in all.
    pub times: u64,
    /// In how many games.
    pub games: u32,
}

impl Count {
    /// Once more in this one game.
    pub(crate) fn once_more(&mut self) {
        *self = Self { times: self.times + 1, games: 1 };
    }

    pub(crate) fn add(&mut self, other: Self) {
        self.times += other.times;
        self.games += other.games;
    }
}

/// What came into play, in one game or in many.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    pieces: BTreeMap<Piece, Count>,
    clauses: BTreeMap<Clause, Count>,
    refusals: BTreeMap<Clause, Count>,
}

/// One thing of the book with its counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// The card's word or the clause's id.
    pub id: &'static str,
    /// What people call it.
    pub name: &'static str,
    /// How often it came into play.
    #[serde(flatten)]
    pub count: Count,
}

/// A clause with its counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ClauseCounted {
    /// How often it was carried out.
    #[serde(flatten)]
    pub played: Counted,
    /// How often it forbade an order that was tried.
    pub refused: Count,
}

/// Everything that can come into play, at zero too, in the order of the book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Usage {
    /// Action cards, by how often they were spent.
    pub action_cards: Vec<Counted>,
    /// Event cards.
    pub event_cards: Vec<Counted>,
    /// Command cards.
    pub command_cards: Vec<Counted>,
    /// Spells, by how often they were cast.
    pub spells: Vec<Counted>,
    /// Artefacts, by how often they were used.
    pub artefacts: Vec<Counted>,
    /// Special rules of the factions.
    pub special_rules: Vec<Counted>,
    /// Every clause that is carried out.
    pub clauses: Vec<ClauseCounted>,
}

impl Tally {
    /// Counts one game from its log.
    ///
    /// # Errors
    /// A sentence that says what in the log nobody can count.
    pub fn of_log(log: &[u8]) -> Result<Self, String> {
        let log = std::str::from_utf8(log).map_err(|error| error.to_string())?;
        let entries = REGISTER.entries.iter();
        let known: BTreeMap<&str, Clause> =
            entries.map(|entry| (entry.clause.id(), entry.clause)).collect();
        let clause = |id: &str| {
            known.get(id).copied().ok_or_else(|| format!("`{id}` is no clause of this rulebook"))
        };
        let mut tally = Self::default();
        let marks = referee::marks_of(log).map_err(|error| error.to_string())?;
        marks.into_iter().filter_map(Mark::clause).for_each(|clause| tally.clause(clause));
        for text in log.lines() {
            let line = Line::read(text).map_err(|flaw| flaw.to_string())?;
            match line.kind {
                kind::DICE_ROLLED => {
                    let rolled: DiceRolled = payload(&line)?;
                    tally.clause(clause(&rolled.clause)?);
                }
                kind::CARD_DRAWN => {
                    let drawn: CardDrawn = payload(&line)?;
                    tally.clause(clause(&drawn.clause)?);
                }
                _ => {
                    let event = codec::event_of(&line).map_err(|error| error.to_string())?;
                    if let Some(campaign::Event::Played { event: AnyEvent::Siege(event), .. }) =
                        event
                    {
                        pieces_of(&event).into_iter().for_each(|piece| tally.piece(piece));
                        let carried_out = event.clause().map(clause).transpose()?;
                        carried_out.into_iter().for_each(|clause| tally.clause(clause));
                    }
                }
            }
        }
        Ok(tally)
    }

    fn piece(&mut self, piece: Piece) {
        self.pieces.entry(piece).or_default().once_more();
    }

    fn clause(&mut self, clause: Clause) {
        self.clauses.entry(clause).or_default().once_more();
    }

    /// Counts an order of this game that was refused.
    pub fn refusal(&mut self, clause: Clause) {
        self.refusals.entry(clause).or_default().once_more();
    }

    /// Adds other games.
    pub fn add(&mut self, other: &Self) {
        for (&piece, &count) in &other.pieces {
            self.pieces.entry(piece).or_default().add(count);
        }
        for (&clause, &count) in &other.clauses {
            self.clauses.entry(clause).or_default().add(count);
        }
        for (&clause, &count) in &other.refusals {
            self.refusals.entry(clause).or_default().add(count);
        }
    }

    /// How often something came into play.
    #[must_use]
    pub fn count(&self, piece: Piece) -> Count {
        self.pieces.get(&piece).copied().unwrap_or_default()
    }

    /// The whole book with its counts.
    #[must_use]
    pub fn usage(&self) -> Usage {
        let counted = |id, name, piece| Counted { id, name, count: self.count(piece) };
        let rule = |entry: &'static Entry| Counted {
            id: entry.clause.id(),
            name: &entry.name,
            count: self.clauses.get(&entry.clause).copied().unwrap_or_default(),
        };
        let special = SPECIAL_RULES.iter().filter_map(|clause| REGISTER.find(clause.id()));
        Usage {
            action_cards: ActionCard::PRINTED
                .iter()
                .map(|&(card, _)| counted(card.word(), card.name(), Piece::Action(card)))
                .collect(),
            event_cards: EventCard::PRINTED
                .iter()
                .map(|&(card, _)| counted(card.word(), card.name(), Piece::Event(card)))
                .collect(),
            command_cards: CommandCard::PRINTED
                .iter()
                .map(|&(card, _)| counted(card.word(), card.name(), Piece::Command(card)))
                .collect(),
            spells: Spell::ALL
                .into_iter()
                .map(|spell| counted(spell.clause().id(), spell.name(), Piece::Spell(spell)))
                .collect(),
            artefacts: Artefact::ALL
                .into_iter()
                .map(|it| counted(it.clause().id(), it.name(), Piece::Artefact(it)))
                .collect(),
            special_rules: special.map(rule).collect(),
            clauses: REGISTER
                .entries
                .iter()
                .filter(|entry| entry.status.is_carried_out())
                .map(|entry| ClauseCounted {
                    played: rule(entry),
                    refused: self.refusals.get(&entry.clause).copied().unwrap_or_default(),
                })
                .collect(),
        }
    }
}

impl Usage {
    /// Cards, spells, artefacts and special rules that never came into play.
    pub fn unused(&self) -> impl Iterator<Item = &Counted> {
        let cards = self.action_cards.iter().chain(&self.event_cards).chain(&self.command_cards);
        let rules = self.spells.iter().chain(&self.artefacts).chain(&self.special_rules);
        cards.chain(rules).filter(|counted| counted.count.times == 0)
    }
}

fn payload<T: serde::de::DeserializeOwned>(line: &Line<'_>) -> Result<T, String> {
    let data = line.data.ok_or_else(|| format!("record {} is hidden", line.seq))?;
    serde_json::from_str(data).map_err(|error| format!("record {}: {error}", line.seq))
}
