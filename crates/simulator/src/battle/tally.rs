//! How often everything in the book came into play, counted from the log: events, rolls and draws name their
//! clause, and the rules mark the rest when they decide the orders once more.

use super::arithmetic::{Arithmetic, Deck};
use crate::{ClauseCounted, Count, Counted};
use campaign::AnyEvent;
use chronicle::{CardDrawn, DiceRolled, Line, kind};
use decider::{Clause, Decider as _, Mark};
use referee::codec;
use serde::Serialize;
use std::collections::BTreeMap;
use te_wapen::abilities::Ability;
use te_wapen::items::{Banner, Trinket, Weapon};
use te_wapen::marks::ENGINES;
use te_wapen::spells::Spell;
use te_wapen::{Battle, Event, REGISTER, State};

/// What came into play, in one battle or in many.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    marks: BTreeMap<Mark, Count>,
    refusals: BTreeMap<Clause, Count>,
}

/// Everything that can come into play, at zero too, in the order of the book.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Usage {
    /// Spells.
    pub spells: Vec<Counted>,
    /// What sets troops apart.
    pub abilities: Vec<Counted>,
    /// Magic items: weapons, others, banners.
    pub items: Vec<Counted>,
    /// Siege equipment.
    pub engines: Vec<Counted>,
    /// Every clause that is carried out.
    pub clauses: Vec<ClauseCounted>,
}

/// Counts one battle from its log, and folds it to its end.
///
/// # Errors
/// A sentence that says what in the log nobody can count.
pub fn count(log: &[u8]) -> Result<(Tally, Arithmetic, State), String> {
    let log = std::str::from_utf8(log).map_err(|error| error.to_string())?;
    let mut tally = Tally::default();
    let mut arithmetic = Arithmetic::default();
    let mut deck = Deck::default();
    let mut state = State::default();
    let marks = referee::marks_of(log).map_err(|error| error.to_string())?;
    marks.into_iter().for_each(|mark| tally.mark(mark));
    for text in log.lines() {
        let line = Line::read(text).map_err(|flaw| flaw.to_string())?;
        match line.kind {
            kind::DICE_ROLLED => {
                let rolled: DiceRolled = payload(&line)?;
                tally.clause(&rolled.clause)?;
            }
            kind::CARD_DRAWN => {
                let drawn: CardDrawn = payload(&line)?;
                tally.clause(&drawn.clause)?;
                let card = drawn.card.parse();
                deck.draw(card.map_err(|_| format!("`{}` is no card", drawn.card))?);
            }
            _ => {
                let event = codec::event_of(&line).map_err(|error| error.to_string())?;
                let Some(campaign::Event::Played { event: AnyEvent::Battle(event), .. }) = event
                else {
                    continue;
                };
                event.clause().map_or(Ok(()), |clause| tally.clause(clause))?;
                if let Event::AttackFought(fought) = &event {
                    arithmetic.attack(fought, &state);
                }
                deck.event(&event);
                Battle::evolve(&mut state, &event).map_err(|error| error.to_string())?;
            }
        }
    }
    arithmetic.turns = deck.finish();
    Ok((tally, arithmetic, state))
}

impl Tally {
    fn clause(&mut self, id: &str) -> Result<(), String> {
        let entry = REGISTER.find(id);
        let entry = entry.ok_or_else(|| format!("`{id}` is no clause of this rulebook"))?;
        self.mark(entry.clause.into());
        Ok(())
    }

    fn mark(&mut self, mark: Mark) {
        self.marks.entry(mark).or_default().once_more();
    }

    /// Counts an order of this game that was refused.
    pub(super) fn refusal(&mut self, clause: Clause) {
        self.refusals.entry(clause).or_default().once_more();
    }

    /// Adds other games.
    pub(super) fn add(&mut self, other: &Self) {
        for (&mark, &count) in &other.marks {
            self.marks.entry(mark).or_default().add(count);
        }
        for (&clause, &count) in &other.refusals {
            self.refusals.entry(clause).or_default().add(count);
        }
    }

    /// How often something came into play.
    #[must_use]
    pub fn count(&self, mark: Mark) -> Count {
        self.marks.get(&mark).copied().unwrap_or_default()
    }

    /// The whole book with its counts.
    #[must_use]
    pub fn usage(&self) -> Usage {
        let thing = |id, name| Counted { id, name, count: self.count(Mark::Thing(id)) };
        let weapons = Weapon::ALL.iter().map(|it| thing(it.word(), it.name()));
        let trinkets = Trinket::ALL.iter().map(|it| thing(it.word(), it.name()));
        let banners = Banner::ALL.iter().map(|it| thing(it.word(), it.name()));
        let carried_out = REGISTER.entries.iter().filter(|entry| entry.status.is_carried_out());
        let clause = |entry: &'static rulebook::Entry| ClauseCounted {
            played: Counted {
                id: entry.clause.id(),
                name: &entry.name,
                count: self.count(entry.clause.into()),
            },
            refused: self.refusals.get(&entry.clause).copied().unwrap_or_default(),
        };
        Usage {
            spells: Spell::ALL.iter().map(|it| thing(it.word(), it.name())).collect(),
            abilities: Ability::ALL.iter().map(|it| thing(it.word(), it.name())).collect(),
            items: weapons.chain(trinkets).chain(banners).collect(),
            engines: ENGINES.iter().map(|&(id, name)| thing(id, name)).collect(),
            clauses: carried_out.map(clause).collect(),
        }
    }
}

impl Usage {
    /// Spells, abilities, items and engines that never came into play.
    pub fn unused(&self) -> impl Iterator<Item = &Counted> {
        let all = self.spells.iter().chain(&self.abilities).chain(&self.items).chain(&self.engines);
        all.filter(|counted| counted.count.times == 0)
    }
}

fn payload<T: serde::de::DeserializeOwned>(line: &Line<'_>) -> Result<T, String> {
    let data = line.data.ok_or_else(|| format!("record {} is hidden", line.seq))?;
    serde_json::from_str(data).map_err(|error| format!("record {}: {error}", line.seq))
}
