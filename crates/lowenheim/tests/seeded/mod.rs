//! Whole games from one number: dice, cards and bots all follow a seeded generator.
#![allow(dead_code, reason = "every test file uses another part")]

#[path = "../opening/mod.rs"]
mod opening;

pub(crate) use opening::built_in;

use chance::{Chance, Clause, Fall, Need, Pick, Shortfall, Source};
use decider::{By, Entry, run};
use lowenheim::command::Proceed;
use lowenheim::figures::Faction;
use lowenheim::state::{State, Step};
use lowenheim::{Command, Event, Scenario, bot};
use opening::{Host, Wish};

/// A small generator (`SplitMix64`): good enough to shuffle games, and the same everywhere.
#[derive(Clone, Debug)]
pub(crate) struct Numbers(u64);

impl Numbers {
    pub(crate) fn new(seed: u64) -> Self {
        Self(seed)
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    /// Uniform below `count`, but for a bias that no game notices.
    pub(crate) fn below(&mut self, count: u32) -> u32 {
        u32::try_from(((self.next() >> 32) * u64::from(count)) >> 32).unwrap()
    }
}

impl Chance for Numbers {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        let faces = (0..need.dice.count()).map(|_| 1 + self.below(need.dice.sides())).collect();
        Ok(Fall { faces, source: Source::Scripted {}, opens: None, copy_of: None })
    }

    fn pick(&mut self, _: Clause, of: u32) -> Result<Pick, Shortfall> {
        let index = self.below(of);
        Ok(Pick { index, source: Source::Scripted {}, opens: None, copy_of: None })
    }
}

/// A game in the hands of bots.
pub(crate) struct Game {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    pub(crate) numbers: Numbers,
}

impl Game {
    /// Opens the built-in siege.
    pub(crate) fn new(seed: u64) -> Self {
        Self::of(&built_in(), seed)
    }

    pub(crate) fn of(scenario: &Scenario, seed: u64) -> Self {
        let mut game =
            Self { state: State::default(), events: Vec::new(), numbers: Numbers::new(seed) };
        game.wish(&By::Organiser, &Wish::Open(Box::new(scenario.clone())));
        game
    }

    fn wish(&mut self, by: &By, wish: &Wish) {
        let entries =
            run::<Host>(&mut self.state, by, &mut self.numbers, wish).unwrap_or_else(|stop| {
                match wish {
                    Wish::Open(_) => panic!("the siege does not open: {stop:?}"),
                    Wish::Play(command) => panic!("{by}: {command:?}: {stop:?}"),
                }
            });
        let events = entries.into_iter().filter_map(|entry| match entry {
            Entry::Event(event) => Some(event),
            Entry::Rolled(_) | Entry::Drawn(_) => None,
        });
        self.events.extend(events);
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
