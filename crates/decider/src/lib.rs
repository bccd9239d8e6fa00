//! The contract that every rule system keeps: `decide` turns a command into events, `evolve`
//! applies one event to a state.
//!
//! This crate knows nothing of any game, of JSON, records, hashes, clocks or disks. What a
//! [`Draft`] collects is turned into records by the referee; a draft that is dropped leaves nothing
//! behind.
//!
//! ```
//! use chance::{Clause, Dice, Scripted};
//! use decider::{Audience, By, Contradiction, Decider, Draft, Entry, Fact, Stop, run};
//!
//! struct Ladder;
//! enum Climb { Up }
//! struct Climbed { to: u32 }
//! impl Fact for Climbed {
//!     fn audience(&self) -> Audience { Audience::Everyone }
//! }
//! impl Decider for Ladder {
//!     type State = u32;
//!     type Command = Climb;
//!     type Event = Climbed;
//!     type Refusal = &'static str;
//!     fn decide(Climb::Up: &Climb, draft: &mut Draft<'_, Self>) -> Result<(), Stop<&'static str>> {
//!         if *draft.state() > 9 { return Err(Stop::Refused("the top")); }
//!         let rung = draft.roll(Clause::new("LAD-001"), "climb", Dice::new(1, 6))?[0];
//!         let to = draft.state() + rung;
//!         draft.record(Climbed { to })
//!     }
//!     fn evolve(state: &mut u32, Climbed { to }: &Climbed) -> Result<(), Contradiction> {
//!         *state = *to;
//!         Ok(())
//!     }
//! }
//!
//! let mut state = 3;
//! let by = By::Organiser;
//! let entries = run::<Ladder>(&mut state, &by, &mut Scripted::new([4]), &Climb::Up).unwrap();
//! assert_eq!(state, 7);
//! assert!(matches!(entries[..], [Entry::Rolled(_), Entry::Event(Climbed { to: 7 })]));
//! ```

mod draft;
mod people;

pub use chance::Clause;
pub use draft::{
    Decided, Draft, Drawn, Entry, Mark, Rolled, SoFar, forecast, run, run_marked, run_so_far,
};
pub use people::{Audience, By, NotBy, Seat};

use chance::Shortfall;

/// A typed fact that knows who may read it.
pub trait Fact {
    /// Who may read this fact. A match without a wildcard: a new fact does not compile until
    /// somebody has decided who may read it.
    fn audience(&self) -> Audience;
}

/// The pure pair *decide* / *evolve* of a rule system.
pub trait Decider: Sized {
    /// Everything that later decisions depend on.
    type State;
    /// What somebody wants.
    type Command;
    /// What happened, including what was computed.
    type Event: Fact;
    /// Why the rules forbid it.
    type Refusal;

    /// Looks things up, refuses, rolls, records, in this order.
    ///
    /// # Errors
    /// [`Stop::Refused`] when the rules forbid the command (never after a die has fallen);
    /// [`Stop::Chance`] when dice are still to be thrown.
    fn decide(
        command: &Self::Command,
        draft: &mut Draft<'_, Self>,
    ) -> Result<(), Stop<Self::Refusal>>;

    /// Applies one event. Frozen for ever: old logs are folded with it.
    ///
    /// # Errors
    /// [`Contradiction`] when the event cannot follow this state: the log is damaged or foreign.
    fn evolve(state: &mut Self::State, event: &Self::Event) -> Result<(), Contradiction>;
}

/// An event that cannot follow the state it is applied to.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Contradiction(pub String);

impl Contradiction {
    /// Says what does not fit, for the engineer who reads a damaged log.
    #[must_use]
    pub fn new(what: impl Into<String>) -> Self {
        Self(what.into())
    }
}

/// Why `decide` went no further.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Stop<R> {
    /// The rules forbid it.
    Refused(R),
    /// Fate did not answer: dice still to be thrown, or faces that are on no die.
    Chance(Shortfall),
    /// A rulebook broke its contract; a bug of ours, never the player's.
    Broken(Contradiction),
}

impl<R> From<Contradiction> for Stop<R> {
    fn from(contradiction: Contradiction) -> Self {
        Self::Broken(contradiction)
    }
}

impl<R> From<Shortfall> for Stop<R> {
    fn from(shortfall: Shortfall) -> Self {
        Self::Chance(shortfall)
    }
}

impl<R> Stop<R> {
    /// The same stop in the words of an outer rule system.
    pub fn map<O>(self, refusal: impl FnOnce(R) -> O) -> Stop<O> {
        match self {
            Self::Refused(inner) => Stop::Refused(refusal(inner)),
            Self::Chance(shortfall) => Stop::Chance(shortfall),
            Self::Broken(contradiction) => Stop::Broken(contradiction),
        }
    }
}
