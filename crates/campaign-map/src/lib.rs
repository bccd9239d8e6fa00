//! Te Wapen!, module 5, the campaign on a map, as rules. Read this with the rulebook open:
//!
//! | section | module |
//! |---|---|
//! | 5.1 names | `names` |
//! | 5.2 map | `map`, and the maps in `maps/` |
//! | 5.3 set-up | `setup`, `scenario`, `roster`, `pieces` |
//! | 5.3 turn, phase by phase | `turn`, `acting` |
//! | income, muster | `income`, `muster` |
//! | orders, movement | `orders`, `movement` |
//! | battles | `fights`, and for walled towns `sieges`, `relief` |
//! | retreats, aftermath | `retreats`, `aftermath` |
//! | whom it waits for | `pending` |
//! | the end | `verdict` |
//! | the realm before the map and within it | `realm`, `prologue`, `truces`, `renegades`, `estates` |
//! | what the organiser sets right | `set_right` |
//! | who plays | `options`, `bot`, `view`, `story` |
//!
//! A fight is opened here and settled here; how it is fought is no affair of the map. Troops are rows that
//! whoever opens the campaign brings along, and so this crate knows no battle and no siege; nor any log,
//! clock, disk or JSON.

pub mod atlas;
pub mod bot;
mod changes;
pub mod clauses;
pub mod command;
pub mod engines;
pub mod estates;
pub mod event;
pub mod fights;
pub mod invariants;
pub mod map;
pub mod names;
pub mod options;
pub mod pieces;
pub mod prologue;
pub mod realm;
pub mod refusal;
pub mod renegades;
pub mod roster;
pub mod scenario;
pub mod sieges;
pub mod state;
pub mod story;
pub mod truces;
pub mod verdict;
pub mod view;

mod acting;
mod aftermath;
mod events;
mod income;
mod movement;
mod muster;
mod orders;
mod pending;
mod relief;
mod retreats;
mod set_right;
mod setup;
mod system;
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

/// The decider of the map.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CampaignMap;

/// A draft of the map.
pub type Draft<'d> = decider::Draft<'d, CampaignMap>;

/// Why deciding stopped.
pub type Stop = decider::Stop<Refusal>;

impl Decider for CampaignMap {
    type State = State;
    type Command = Command;
    type Event = Event;
    type Refusal = Refusal;

    fn decide(command: &Command, draft: &mut Draft<'_>) -> Result<(), Stop> {
        acting::check_not_over(draft)?;
        match command {
            Command::Proceed => return turn::proceed(draft),
            Command::SetRight(order) => return set_right::set_right(order, draft),
            Command::Muster(order) => muster::muster(order, draft),
            Command::Raise(order) => muster::raise(order, draft),
            Command::Transfer(order) => muster::transfer(order, draft),
            Command::Repair(order) => muster::repair(order, draft),
            Command::Ransom(order) => muster::ransom(order, draft),
            Command::Done => muster::done(draft),
            Command::Write(order) => orders::write(order, draft),
            Command::Retreat(order) => retreats::retreat(order, draft),
            Command::Admit(order) => relief::admit(order, draft),
            Command::TurnAway(order) => relief::turn_away(order, draft),
            Command::Equip(order) => sieges::equip(order, draft),
            Command::Home(order) => prologue::home(order, draft),
            Command::Renegade(order) => renegades::name(order, draft),
            Command::GiveUp(order) => renegades::give_up(order, draft),
            Command::CallEstates => estates::call(draft),
            Command::BreakOff(order) => estates::break_off(order, draft),
            Command::RuleEstates(order) => estates::rule(order, draft),
            Command::Rule(order) => fights::rule(order, draft),
        }?;
        turn::go_on(draft)
    }

    fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
        event.apply(state)
    }
}

/// Opens a campaign: everything that it starts from goes into the draft. The roster holds every troop
/// that the scenario may name.
///
/// # Errors
/// [`Refusal`] when the scenario is wrong or the sender is not the organiser.
pub fn open(
    scenario: &Scenario,
    roster: &roster::Roster,
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    setup::check_organiser(draft)?;
    if scenario.realm.is_some() && prologue::wait(scenario, roster, draft)? {
        return Ok(());
    }
    setup::open(scenario, roster, &[], draft)?;
    turn::begin_turn(draft, 1)
}

/// The king is dead, in the game for the realm before the map or of the estates: what each has won, the first in
/// rank first ([CAR-31](crate::clauses::CAR_31), [CAR-36](crate::clauses::CAR_36)).
///
/// # Errors
/// [`decider::Stop`]: no such game is waited for.
pub fn realm_over(draft: &mut Draft<'_>, won: Vec<realm::Won>) -> Result<(), Stop> {
    match draft.state().phase {
        state::Phase::Prologue => prologue::settle(won, draft),
        _ => estates::settle(won, draft),
    }?;
    turn::go_on(draft)
}

/// A turn of a siege has decided nothing, and the turn of the map goes on.
///
/// # Errors
/// [`decider::Stop`]: the fight is not open.
pub fn undecided(draft: &mut Draft<'_>, number: u32, interim: sieges::Interim) -> Result<(), Stop> {
    fights::undecided(draft, number, interim)?;
    turn::go_on(draft)
}

/// A fight for a castle has broken something there, and so much is left in its store.
///
/// # Errors
/// [`decider::Stop`]: there is no such castle.
pub fn spoiled(
    draft: &mut Draft<'_>,
    castle: &map::SpaceId,
    damage: std::collections::BTreeMap<String, state::Damage>,
    rations: Option<u32>,
) -> Result<(), Stop> {
    fights::spoiled(draft, castle, damage, rations)
}

/// Settles a fight by the report of the engagement in which it was fought, and goes on
/// ([WAP-250](crate::clauses::WAP_250)).
///
/// # Errors
/// [`decider::Stop`]: the fight is not open.
pub fn settle(draft: &mut Draft<'_>, number: u32, report: fights::Report) -> Result<(), Stop> {
    fights::settle(draft, number, report)?;
    turn::go_on(draft)
}
/// Looks at a scenario as whoever opens it does.
///
/// # Errors
/// What is wrong in it.
pub fn check(scenario: &Scenario, roster: &roster::Roster) -> Result<(), Refusal> {
    setup::opening(scenario, roster).map(|_| ())
}
