//! The Fortified Medieval Town as rules: the assault on a walled town, man by man. Read this with the rulebook
//! open:
//!
//! | chapter | module |
//! |---|---|
//! | description of the town, lines of defence | `town`, `faults`, `works`, `ground`, `gates` |
//! | comparative table of levels of elevation | `levels` |
//! | shooting from different levels, missile-fire and ramparts | `sight`, `cover` |
//! | missile tables, ST-08, ST-28 to ST-33 | `missiles`, `shooting`, `vantage` |
//! | movement, stairways, ST-03 to ST-06 | `ways`, `contact`, `steps`, `movement` |
//! | combat and retreat, ST-07, ST-37 to ST-41 | `combat`, `retreat`, `harm`, `reading` |
//! | deployment, ST-58, ST-59 | `deployment`, `forming` |
//! | ladders and ramparts | `ladders`, `carrying`, `toppling` |
//! | siege towers and rams | `engines`, `pushing`, `ramming` |
//! | oil and fire, ST-16, ST-17, ST-51, ST-52 | `oil`, `fire` |
//! | horses, ST-44, ST-60 | `horses` |
//! | the player turn, ST-02, ST-27 | `turn`, `acting`, `asks` |
//! | the end of an assault | `ending` |
//! | the siege over days, besieging the besiegers, surrender | `siege`, `days` |
//! | who fights, ST-01 | `men`, `muster`, `scenario`, `outset`, `sense` |
//!
//! What people see of it: `view`, `options` with `reach`, `odds` and `foretold`, `lines_of_fire`, `story`, `label`;
//! `expected` holds a log against the odds. `bot` plays for somebody who is not there, `system` keeps the contract of
//! every rule system.
//!
//! This crate knows no log, no clock, no disk, no JSON and no other rulebook.

pub mod asks;
pub mod clauses;
pub mod combat;
pub mod command;
pub mod cover;
pub mod deployment;
pub mod ending;
pub mod engines;
pub mod event;
pub mod expected;
pub mod faults;
pub mod fire;
pub mod foretold;
pub mod horses;
pub mod invariants;
pub mod levels;
pub mod lines_of_fire;
pub mod men;
pub mod missiles;
pub mod odds;
pub mod options;
pub mod preview_card;
pub mod ramming;
pub mod reach;
pub mod refusal;
pub mod scenario;
pub mod shooting;
pub mod siege;
pub mod sight;
pub mod spot;
pub mod state;
pub mod story;
pub mod tables;
pub mod town;
pub mod view;
pub mod ways;
pub mod works;

mod acting;
mod bot;
mod carrying;
mod contact;
mod days;
mod events;
mod forming;
mod gates;
mod ground;
mod harm;
mod label;
mod ladders;
mod marks;
mod movement;
mod muster;
mod oil;
mod outset;
mod pushing;
mod reading;
mod retreat;
mod sense;
mod set_right;
mod steps;
mod system;
mod toppling;
mod turn;
mod vantage;

pub use command::Command;
pub use events::Event;
pub use refusal::{Reason, Refusal};
pub use scenario::Scenario;
pub use state::State;

pub use days::on_the_map;
use days::{battering, besieged_besiegers, calendar, camp, initiative, mining, orders};
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
        carry_out(command, draft)?;
        match command {
            Command::Shoot(_) | Command::HoldFire(_) => movement::resume(draft)?,
            Command::Retreat(_) | Command::Stay => turn::after_answer(draft)?,
            _ => {}
        }
        let state = draft.state();
        if state.phase.is_some() && state.outcome.is_none() && state.asked.is_empty() {
            ending::is_over(draft)?;
        }
        calendar::go_on(draft)
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        event.apply(state)
    }
}

fn carry_out(command: &Command, draft: &mut Draft<'_>) -> Result<(), Stop> {
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
        Command::Take(order) if draft.state().deploying.is_some() => {
            deployment::fetch(order, draft)
        }
        Command::Take(order) => ladders::take(order, draft),
        Command::Carry(order) => carrying::carry(order, draft),
        Command::Drop(order) => ladders::put_down(order, draft),
        Command::Raise(order) => ladders::raise(order, draft),
        Command::Lift(order) => ladders::lift(order, draft),
        Command::Slide(order) => ladders::slide(order, draft),
        Command::Topple(order) => toppling::topple(order, draft),
        Command::Push(order) => pushing::push(order, draft),
        Command::Pivot(order) => pushing::pivot(order, draft),
        Command::Ram(order) => ramming::strike(order, draft),
        Command::Hack(order) => ramming::hack(order, draft),
        Command::Pour(order) => oil::pour(order, draft),
        Command::Light(order) => fire::light(order, draft),
        Command::Quench(order) => fire::quench(order, draft),
        Command::Dismount(order) => horses::dismount(order, draft),
        Command::Mount(order) => horses::mount(order, draft),
        Command::Lead(order) => horses::lead(order, draft),
        Command::Drag(order) => movement::drag(order, draft),
        Command::CallOff => ending::call_off(draft),
        Command::Deploy(order) => deployment::deploy(order, draft),
        Command::Hide(order) => deployment::hide(order, draft),
        Command::ComeOut(order) => deployment::come_out(order, draft),
        Command::FormUp => forming::form_up(draft),
        Command::Fill(order) => camp::fill(order, draft),
        Command::Bring(order) => camp::bring(order, draft),
        Command::Assault => orders::assault(draft),
        Command::Lay(order) => battering::lay(order, draft),
        Command::Batter(order) => orders::batter(order, draft),
        Command::Prepare(order) => orders::prepare(order, draft),
        Command::Mend(order) => orders::mend(order, draft),
        Command::Blockade => orders::blockade(draft),
        Command::Withdraw => orders::withdraw(draft),
        Command::Sortie(order) => orders::sortie(order, draft),
        Command::Repair(order) => orders::repair(order, draft),
        Command::Rest => orders::rest(draft),
        Command::Dig(order) => {
            mining::dig(order, draft)?;
            calendar::begin_day(draft)
        }
        Command::Pass => calendar::pass(draft),
        Command::Offer => calendar::offer(draft),
        Command::GiveUp => orders::give_up(draft),
        Command::Battle(order) => besieged_besiegers::battle(order, draft),
        Command::Refuge(order) => besieged_besiegers::refuge(order, draft),
        Command::Accept => initiative::accept(draft),
        Command::Decline => initiative::decline(draft),
        Command::Done if draft.state().deploying.is_some() => deployment::done(draft),
        Command::Done => turn::done(draft),
        Command::SetRight(order) => set_right::set_right(order, draft),
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

/// Looks at a scenario as whoever opens it does.
///
/// # Errors
/// What is wrong in it.
pub fn check(scenario: &Scenario, library: &scenario::Library) -> Result<(), Refusal> {
    sense::look(scenario, library).map(|_| ())
}
