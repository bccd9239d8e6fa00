//! The Fortified Medieval Town as rules: the assault on a walled town, man by man. Read this with the rulebook
//! open:
//!
//! | chapter | module |
//! |---|---|
//! | description of the town, lines of defence | `town`, `works`, `gates` |
//! | comparative table of levels of elevation | `levels` |
//! | shooting from different levels, missile-fire and ramparts | `sight`, `cover` |
//! | missile tables, ST-08, ST-28 to ST-33 | `missiles`, `shooting` |
//! | movement, stairways, ST-03 to ST-06 | `ways`, `movement` |
//! | combat and retreat, ST-07, ST-37 to ST-41 | `combat`, `retreat`, `harm` |
//! | the player turn, ST-02, ST-27 | `turn`, `asks` |
//! | the end of an assault | `ending` |
//! | who fights, ST-01 | `men`, `muster`, `scenario` |
//!
//! This crate knows no log, no clock, no disk, no JSON and no other rulebook.

pub mod asks;
pub mod clauses;
pub mod combat;
pub mod command;
pub mod cover;
pub mod ending;
pub mod event;
pub mod levels;
pub mod men;
pub mod missiles;
pub mod refusal;
pub mod scenario;
pub mod shooting;
pub mod sight;
pub mod spot;
pub mod state;
pub mod tables;
pub mod town;
pub mod ways;
pub mod works;

mod events;
mod gates;
mod harm;
mod label;
mod movement;
mod muster;
mod retreat;
mod turn;

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

/// The decider of the assault.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Assault;

/// A draft of the assault.
pub type Draft<'d> = decider::Draft<'d, Assault>;

/// Why deciding stopped.
pub type Stop = decider::Stop<Refusal>;

impl Decider for Assault {
    type State = State;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(command: &Command, draft: &mut Draft<'_>) -> Result<(), Stop> {
        match command {
            Command::Aim(order) => shooting::aim(order, draft),
            Command::Lower(order) => shooting::lower(order, draft),
            Command::Move(order) => movement::move_man(order, draft),
            Command::Shoot(order) => shooting::shoot(order, draft),
            Command::HoldFire(order) => shooting::hold(order, draft),
            Command::Attack(order) => combat::attack(order, draft),
            Command::Stun(order) => combat::stun(order, draft),
            Command::Retreat(order) => retreat::retreat(order, draft),
            Command::Advance(order) => combat::advance(order, draft),
            Command::Stay => combat::stay(draft),
            Command::Open(order) => gates::open(order, draft),
            Command::Shut(order) => gates::shut(order, draft),
            Command::Work(order) => gates::work(order, draft),
            Command::Done => turn::done(draft),
        }
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        event.apply(state)
    }
}

/// Opens an assault: everything that it starts from goes into the draft. The library holds every town that
/// the scenario may name; the one it names is copied into the log.
///
/// # Errors
/// [`Refusal`] when the scenario is wrong or the sender is not the organiser.
pub fn open(
    scenario: &Scenario,
    library: &scenario::Library,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    muster::open(scenario, library, draft)
}
