//! How often everything in the books came into play.
//!
//! Counted from the log: events say which clauses they carried out and what they brought into play, rolls and
//! draws name the clause that called for them. What no record names, the rules mark when they decide the
//! orders once more, and what only forbids is counted where orders were tried and refused.

use campaign::{Event, System};
use chronicle::{CardDrawn, DiceRolled, Line, kind};
use decider::{Clause, Mark};
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
    fn once_more(&mut self) {
        *self = Self { times: self.times + 1, games: 1 };
    }

    fn add(&mut self, other: Self) {
        self.times += other.times;
        self.games += other.games;
    }
}

/// What came into play, in one game or in many.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Tally {
    marks: BTreeMap<Mark, Count>,
    refusals: BTreeMap<Clause, Count>,
}

/// One thing of the book with its counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Counted {
    /// Its word or the clause's id.
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

/// Things of one kind with their counts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct ThingsCounted {
    /// What each is, such as `spell`.
    pub what: &'static str,
    /// What is done when it comes into play, such as `cast`.
    pub done: &'static str,
    /// Each of them.
    pub all: Vec<Counted>,
}

/// Everything of a book that can come into play, at zero too, in its order.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Usage {
    /// Things, kind by kind.
    pub things: Vec<ThingsCounted>,
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
        let mut tally = Self::default();
        let checked = referee::check_rules(log).map_err(|error| error.to_string())?;
        if let Some(differing) = checked.differing.first() {
            return Err(differing.to_string());
        }
        checked.marks.into_iter().for_each(|mark| tally.mark(mark));
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
                }
                _ => {
                    let event = codec::event_of(&line).map_err(|error| error.to_string())?;
                    if let Some(Event::Played { event, .. }) = event {
                        event.brings().into_iter().for_each(|mark| tally.mark(mark));
                        event.clause().map_or(Ok(()), |clause| tally.clause(clause))?;
                    }
                }
            }
        }
        Ok(tally)
    }

    fn clause(&mut self, id: &str) -> Result<(), String> {
        let registers = System::ALL.iter().map(|system| system.register());
        let entry = registers.chain([&*campaign::REGISTER]).find_map(|book| book.find(id));
        let entry = entry.ok_or_else(|| format!("`{id}` is no clause of any rulebook"))?;
        self.mark(entry.clause.into());
        Ok(())
    }

    fn mark(&mut self, mark: Mark) {
        self.marks.entry(mark).or_default().once_more();
    }

    /// Counts an order of this game that was refused.
    pub(crate) fn refusal(&mut self, clause: Clause) {
        self.refusals.entry(clause).or_default().once_more();
    }

    /// Adds other games.
    pub(crate) fn add(&mut self, other: &Self) {
        for (&mark, &count) in &other.marks {
            self.marks.entry(mark).or_default().add(count);
        }
        for (&clause, &count) in &other.refusals {
            self.refusals.entry(clause).or_default().add(count);
        }
    }

    fn counted(&self, id: &'static str, name: &'static str, mark: Mark) -> Counted {
        Counted { id, name, count: self.marks.get(&mark).copied().unwrap_or_default() }
    }

    /// The whole book of a system with its counts.
    #[must_use]
    pub fn usage(&self, system: System) -> Usage {
        let things = system.things().into_iter().map(|things| ThingsCounted {
            what: things.what,
            done: things.done,
            all: things
                .all
                .into_iter()
                .map(|(id, name, mark)| self.counted(id, name, mark))
                .collect(),
        });
        let entries = system.register().entries.iter();
        let clause = |entry: &'static Entry| ClauseCounted {
            played: self.counted(entry.clause.id(), &entry.name, entry.clause.into()),
            refused: self.refusals.get(&entry.clause).copied().unwrap_or_default(),
        };
        Usage {
            things: things.collect(),
            clauses: entries.filter(|it| it.status.is_carried_out()).map(clause).collect(),
        }
    }
}

impl Usage {
    /// Things that never came into play.
    pub fn unused(&self) -> impl Iterator<Item = &Counted> {
        let all = self.things.iter().flat_map(|things| &things.all);
        all.filter(|counted| counted.count.times == 0)
    }
}

pub(crate) fn payload<T: serde::de::DeserializeOwned>(line: &Line<'_>) -> Result<T, String> {
    let data = line.data.ok_or_else(|| format!("record {} is hidden", line.seq))?;
    serde_json::from_str(data).map_err(|error| format!("record {}: {error}", line.seq))
}
