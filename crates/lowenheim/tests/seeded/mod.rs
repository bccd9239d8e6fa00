//! Whole games from one number: dice, cards and bots all follow a seeded generator.
#![allow(dead_code, reason = "every test file uses another part")]

use crate::opening;

pub(crate) use opening::built_in;

pub(crate) use testkit::Numbers;

use decider::{Audience, By, Clause, Entry, Mark, run_marked};
use lowenheim::command::Proceed;
use lowenheim::figures::Faction;
use lowenheim::state::{State, Step};
use lowenheim::{Command, Event, REGISTER, Scenario, bot};
use opening::{Host, Wish};
use std::collections::BTreeSet;
use std::sync::LazyLock;

/// The clause that a line names.
fn clause(entry: &Entry<Event>) -> Option<Clause> {
    match entry {
        Entry::Event(event) => REGISTER.find(event.clause()?).map(|entry| entry.clause),
        Entry::Rolled(rolled) => Some(rolled.need.clause),
        Entry::Drawn(drawn) => Some(drawn.clause),
    }
}

/// The clauses of private briefings.
static PRIVATE: LazyLock<BTreeSet<Clause>> = LazyLock::new(|| {
    let private = REGISTER.entries.iter().filter(|entry| !entry.private_to.is_empty());
    private.map(|entry| entry.clause).collect()
});

/// A game in the hands of bots.
pub(crate) struct Game {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    /// Clauses that were carried out, by what they caused and by the marks of the rules.
    pub(crate) clauses: BTreeSet<Clause>,
    pub(crate) numbers: Numbers,
}

impl Game {
    /// Opens the built-in siege.
    pub(crate) fn new(seed: u64) -> Self {
        Self::of(&built_in(), seed)
    }

    pub(crate) fn of(scenario: &Scenario, seed: u64) -> Self {
        let mut game = Self {
            state: State::default(),
            events: Vec::new(),
            clauses: BTreeSet::new(),
            numbers: Numbers::new(seed),
        };
        game.wish(&By::Organiser, &Wish::Open(Box::new(scenario.clone())));
        game
    }

    fn wish(&mut self, by: &By, wish: &Wish) {
        let decided = run_marked::<Host>(&mut self.state, by, &mut self.numbers, wish)
            .unwrap_or_else(|stop| match wish {
                Wish::Open(_) => panic!("the siege does not open: {stop:?}"),
                Wish::Play(command) => panic!("{by}: {command:?}: {stop:?}"),
            });
        self.check_links(&decided.entries);
        self.clauses.extend(decided.entries.iter().filter_map(clause));
        self.clauses.extend(decided.marks.into_iter().filter_map(Mark::clause));
        let events = decided.entries.into_iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            Entry::Rolled(_) | Entry::Drawn(_) => None,
        });
        self.events.extend(events);
    }

    /// What everybody sees links to no clause that is kept from them.
    fn check_links(&self, entries: &[Entry<Event>]) {
        let open = self.state.open_clauses();
        for entry in entries.iter().filter(|entry| entry.audience() == Audience::Everyone) {
            let kept = clause(entry).filter(|it| PRIVATE.contains(it) && !open.contains(it));
            assert_eq!(kept, None, "{entry:?} links to what nobody may read");
        }
    }

    /// Gives an order that must be accepted.
    pub(crate) fn order(&mut self, by: &By, command: Command) {
        self.wish(by, &Wish::Play(command));
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state.step == Some(Step::Over)
    }

    /// Who orders next, and what; bots for the factions, the organiser for the rules.
    pub(crate) fn next_order(&mut self) -> (By, Command) {
        let offered = Faction::ALL.into_iter().find_map(|faction| {
            Some((By::Seat(faction.seat()), bot::accept(&self.state, faction)?))
        });
        if let Some(taken) = offered {
            return taken;
        }
        match Faction::ALL.into_iter().find(|&faction| self.state.may_act(faction)) {
            Some(faction) => {
                let numbers = &mut self.numbers;
                let command = bot::choose(&self.state, faction, &mut |count| numbers.below(count));
                (By::Seat(faction.seat()), command)
            }
            None => (By::Organiser, Command::Proceed(Proceed { all: false })),
        }
    }

    /// Plays one order.
    pub(crate) fn step(&mut self) {
        let (by, command) = self.next_order();
        self.order(&by, command);
    }

    /// Plays until a step of a turn begins, or the siege is over.
    pub(crate) fn play_until(&mut self, turn: u32, step: Step) {
        while !self.is_over() && (self.state.turn < turn || self.state.step != Some(step)) {
            self.step();
        }
    }
}
