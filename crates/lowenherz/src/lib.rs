//! Löwenherz, the realm, as rules. Read this with the rulebook open:
//!
//! | section | module |
//! |---|---|
//! | Preparations, basic version | `setup`, `scenario`; the numbers in `tables` |
//! | Variable board construction, two players | `setup`, `placing` |
//! | Territories | `areas`, `board` |
//! | How to play | `round`, `decisions` |
//! | 1 Money bag | `round` |
//! | 2 Boundaries | `boundaries` |
//! | 3, 4 Swords and shields | `action`, `knights`, `extending`, `extension` |
//! | 5 Crown and sceptre | `crown` |
//! | Power trials | `trials`, `talks`, `duels`, `payment` |
//! | Scoring | `founding`, `scoring` |
//! | Politics cards | `alliances`, `renegades`, `cards` |
//! | End of the game | `ending` |
//! | who does not answer, or not now | `defaults`, `ahead` |
//! | who plays | `options`, `bot`, `view`, `story` |
//!
//! Cards are drawn from piles that nobody has put in order, so that nobody knows what comes; what is hidden
//! from some stands in records of their own. This crate knows no log, clock, disk or JSON.

pub mod areas;
pub mod basic;
pub mod board;
pub mod bot;
pub mod cards;
pub mod checks;
pub mod clauses;
pub mod colours;
pub mod command;
pub mod estates;
pub mod event;
pub mod extension;
pub mod invariants;
pub mod land;
pub mod options;
pub mod placing;
pub mod refusal;
pub mod scenario;
pub mod space;
pub mod state;
pub mod story;
pub mod tables;
pub mod view;

mod action;
mod ahead;
mod alliances;
mod boundaries;
mod crown;
mod decisions;
mod defaults;
mod duels;
mod ending;
mod events;
mod extending;
mod facts;
mod founding;
mod knights;
mod label;
mod marks;
mod payment;
mod renegades;
mod round;
mod scoring;
mod set_right;
mod setup;
mod system;
mod talks;
mod trials;
mod written;

pub use command::Command;
pub use events::Event;
pub use refusal::{Reason, Refusal};
pub use scenario::Scenario;
pub use state::State;

use decider::{Contradiction, Decider};
use rulebook::Register;
use std::sync::LazyLock;

/// The clause register.
pub static REGISTER: LazyLock<Register> = LazyLock::new(|| {
    Register::built_in(include_str!("../rulebook.toml"), &[include_str!("../rulebook.nl.ftl")])
});

/// The decider of the realm.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Realm;

/// A draft of the realm.
pub type Draft<'d> = decider::Draft<'d, Realm>;

/// Why deciding stopped.
pub type Stop = decider::Stop<Refusal>;

impl Decider for Realm {
    type State = State;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(command: &Command, draft: &mut Draft<'_>) -> Result<(), Stop> {
        checks::not_over(draft)?;
        match command {
            Command::Settle(order) => placing::settle(order, draft),
            Command::Turn => round::turn(draft),
            Command::Decide(order) => decisions::decide(order, draft),
            Command::Offer(order) => talks::offer(order, draft),
            Command::Withdraw => talks::withdraw(draft),
            Command::Accept(order) => talks::accept(order, draft),
            Command::Duel => talks::duel(draft),
            Command::Bid(order) => duels::bid(order, draft),
            Command::Wall(order) => boundaries::wall(order, draft),
            Command::Knight(order) => knights::knight(order, draft),
            Command::Extend(order) => extending::extend(order, draft),
            Command::Look(order) => crown::look(order, draft),
            Command::Take(order) => crown::take(order, draft),
            Command::Dissolve(order) => alliances::dissolve(order, draft),
            Command::Done => action::done(draft),
            Command::Proceed => defaults::proceed(draft),
            Command::SetRight(order) => return set_right::set_right(order, draft),
        }?;
        round::go_on(draft)
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        event.apply(state)
    }
}

/// Opens a realm: everything that it starts from goes into the draft.
///
/// # Errors
/// [`Refusal`] when the scenario is wrong or the sender is not the organiser.
pub fn open(scenario: &Scenario, draft: &mut Draft<'_>) -> Result<(), Stop> {
    setup::open(scenario, draft)?;
    round::go_on(draft)
}

/// Looks at a scenario as whoever opens it does.
///
/// # Errors
/// What is wrong in it.
pub fn check(scenario: &Scenario) -> Result<(), Refusal> {
    setup::look(scenario).map(|_| ())
}

#[cfg(test)]
mod tests {
    use super::REGISTER;
    use messages::Language;

    #[test]
    fn every_clause_is_told_in_dutch() {
        for entry in &REGISTER.entries {
            let told = REGISTER.told(entry, Language::Dutch);
            let id = entry.clause.id();
            assert_ne!(told.rule, entry.rule, "{id}");
            assert_ne!(told.name, entry.name, "{id}");
            assert_ne!(told.section, entry.section, "{id}: {}", entry.section);
            // Mere numbers are the same in every language.
            let other = |dutch: &Option<String>, english: &Option<String>| {
                let worded = english.as_ref().is_some_and(|it| it.contains(char::is_alphabetic));
                !worded || dutch != english
            };
            assert!(other(&told.example, &entry.example), "{id}: {:?}", entry.example);
            assert!(other(&told.ruling, &entry.ruling), "{id}: {:?}", entry.ruling);
        }
    }
}
