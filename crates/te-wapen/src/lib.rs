//! Te Wapen!, the battle, as rules: all modules but the campaign. Read this with the rulebook open:
//!
//! | chapter | module |
//! |---|---|
//! | 1.1 playing surface, 3.3, 4.1 | `terrain`, `field`, `ground` |
//! | 1.2 organisation of units | `pieces`, `muster`, `scenario`, `poster` |
//! | 1.3 turn sequence | `cards`, `activation`, `acting` |
//! | setting up before the first card, W-37 | `deployment` |
//! | walls that are dug before the first card, W-35 | `digging` |
//! | 1.4 movement | `movement` |
//! | 1.5 combat | `combat`, `sight` |
//! | 1.7 magic, 3.2 magic-users | `magic`, `spells` |
//! | 2.9 monsters, traps | `monsters` |
//! | 3.2 assassins, shapechangers | `individuals` |
//! | 2 armies | `troops`, `abilities`, and the rows in `armies/` |
//! | 3.1 magic items | `items`, `equipment` |
//! | 4 siege warfare | `siege` |
//! | the end, W-12 | `verdict` |
//! | what an army wins by besides, W-36 | `goal`, `goals` |
//! | what of the book came into play | `marks` |
//! | who plays | `options`, `odds`, `survey`, `bot`, `view`, `story` |
//!
//! This crate knows no log, no clock, no disk, no JSON and no other rulebook.

pub mod abilities;
pub mod bot;
pub mod cards;
pub mod clauses;
pub mod combat;
pub mod command;
pub mod deployment;
pub mod event;
pub mod field;
pub mod goal;
mod goals;
pub mod ground;
pub mod invariants;
pub mod items;
pub mod magic;
pub mod marks;
pub mod odds;
pub mod options;
pub mod pieces;
pub mod preview_card;
pub mod refusal;
pub mod scenario;
pub mod sight;
pub mod spells;
pub mod state;
pub mod story;
pub mod survey;
pub mod tables;
pub mod terrain;
pub mod troops;
pub mod verdict;
pub mod view;
pub mod words;

mod acting;
mod activation;
mod digging;
mod earlier_rules;
mod equipment;
mod events;
mod individuals;
mod monsters;
mod movement;
mod muster;
mod reading;
mod set_right;
mod siege;
mod system;

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

/// The decider of the battle.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Battle;

/// A draft of the battle.
pub type Draft<'d> = decider::Draft<'d, Battle>;

/// Why deciding stopped.
pub type Stop = decider::Stop<Refusal>;

impl Decider for Battle {
    type State = State;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(command: &Command, draft: &mut Draft<'_>) -> Result<(), Stop> {
        match command {
            Command::Proceed => activation::proceed(draft),
            Command::Activate(order) => activation::activate(order, draft),
            Command::Move(order) => movement::move_piece(order, draft),
            Command::Attack(order) => combat::attack(order, draft),
            Command::Reroll(order) => combat::reroll(order, draft),
            Command::Keep(order) => combat::keep(order, draft),
            Command::Follow(order) => combat::follow(order, draft),
            Command::Cast(order) => magic::cast(order, draft),
            Command::Assassinate(order) => individuals::assassinate(order, draft),
            Command::Change(order) => individuals::change(order, draft),
            Command::UseItem(order) => equipment::use_item(order, draft),
            Command::Batter(order) => siege::batter(order, draft),
            Command::Pour(order) => siege::pour(order, draft),
            Command::Deploy(order) => deployment::deploy(order, draft),
            Command::Dig(order) => digging::dig(order, draft),
            Command::Done if !draft.state().deployments.is_empty() => deployment::done(draft),
            Command::Done if draft.state().to_dig > 0 => digging::done(draft),
            Command::Done => activation::done(draft),
            Command::SetRight(order) => set_right::set_right(order, draft),
        }
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        event.apply(state)
    }
}

/// Opens a battle: everything that it starts from goes into the draft. The library holds every troop
/// that the scenario may name; what the battle needs of it is copied into the log.
///
/// # Errors
/// [`Refusal`] when the scenario is wrong or the sender is not the organiser.
pub fn open(
    scenario: &Scenario,
    library: &troops::Library,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    muster::open(scenario, library, draft)
}

/// Looks at a scenario as whoever opens a battle does, without opening one. The library holds the
/// built-in troops.
///
/// # Errors
/// [`scenario::WrongScenario`]: the first thing that is wrong.
pub fn check(
    scenario: &Scenario,
    library: &troops::Library,
) -> Result<(), scenario::WrongScenario> {
    muster::look(scenario, library).map(drop)
}
