//! What every rulebook is written with: how it says no ([`Refusal`]), what can happen ([`events!`],
//! [`payloads!`]), what readers see ([`views!`]), how far it is carried out ([`Register`]), and what is one
//! word in it ([`named!`], [`id!`]).
//!
//! A rulebook is a crate with rules of its own; this one has none. It knows no game, and no log, clock,
//! disk or JSON either.

mod event;
mod payload;
mod refusal;
mod register;
mod words;

pub use event::{CarriedOut, changes_nothing, only};
pub use refusal::Refusal;
pub use register::{Entry, NotRegister, Register, Status};
pub use words::{NotNamed, NotWord, Spelling};
