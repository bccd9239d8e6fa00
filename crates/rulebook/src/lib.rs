//! What every rulebook is written with: all that a rule system is and shows ([`RuleSystem`]), how it says
//! no ([`Refusal`]), what can be ordered ([`commands!`], [`notation`]), what can happen ([`events!`],
//! [`payloads!`]), what readers see ([`views!`]), how far it
//! is carried out ([`Register`]), what it waits for ([`Pending`]), what is one word in it ([`named!`],
//! [`id!`]), and how many there are ([`count`]).
//!
//! A rulebook is a crate with rules of its own; this one has none. It knows no game, and no log, clock,
//! disk or JSON either.

mod command;
mod counted;
mod event;
pub mod game_master;
pub mod generals;
pub mod notation;
mod options;
mod payload;
mod pending;
mod reading;
mod refusal;
mod register;
mod roles;
pub mod set_right;
mod system;
mod version;
mod words;

pub use command::{AsFact, Command, Facts, Readers, Scene};
pub use counted::{Numbers, Outcome, Things};
pub use event::{CarriedOut, changes_nothing, message_of, only};
pub use notation::verb;
pub use options::{ForecastView, LegalOrder};
pub use pending::{Awaited, Pending};
pub use reading::{GoalView, Reading, ShareRead, ShareView};
pub use refusal::{Reason, Refusal};
pub use register::{ClauseId, Entry, NotRegister, Register, Status};
pub use roles::Roles;
pub use system::{
    Beginning, Draw, Due, Opening, Progress, Roller, RuleSystem, StepName, the_only_one,
};
pub use version::{RulesVersion, is_between};
pub use words::{NotNamed, NotWord, Spelling};

/// How many there are, of figures, cards, dice or hexes.
///
/// # Panics
/// When there are more than [`u32::MAX`]: no table holds so many.
#[must_use]
#[track_caller]
pub fn count(things: usize) -> u32 {
    #[expect(
        clippy::expect_used,
        reason = "more than the memory holds; a wrong number would be worse"
    )]
    u32::try_from(things).expect("fewer than there are numbers")
}
