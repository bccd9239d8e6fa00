//! Why the rules forbid an order: a stable code, the clause, the facts, and what would be allowed.

use decider::{Clause, Stop};
use messages::{Naming, Saying};
use std::fmt;

/// A rulebook's own list of reasons, which [`reasons!`](crate::reasons!) declares.
pub trait Reason: Copy + 'static {
    /// Every reason of the list; none where reasons are mere codes.
    const EVERY: &'static [Self];

    /// The stable code that programs match on.
    fn stable_code(self) -> &'static str;
}

/// A reason outside its rulebook is its code.
impl Reason for &'static str {
    const EVERY: &'static [Self] = &[];

    fn stable_code(self) -> &'static str {
        self
    }
}

/// The rules say no. `Reason` is the rulebook's own list, which [`reasons!`](crate::reasons!) declares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal<Reason> {
    /// The reason, with its stable code.
    pub reason: Reason,
    /// The clause that forbids it; none: no book tells of it.
    pub clause: Option<Clause>,
    /// What is wrong, as a sentence that names the things.
    pub facts: Saying,
    /// What would be allowed, if that can be said.
    pub allowed: Option<Saying>,
}

impl<Reason> Refusal<Reason> {
    /// A refusal with its facts as a full sentence, which nobody says before somebody hears it.
    #[must_use]
    pub fn new(reason: Reason, clause: Clause, facts: Saying) -> Self {
        Self { reason, clause: Some(clause), facts, allowed: None }
    }

    /// A refusal of something of which no book tells.
    #[must_use]
    pub fn without_clause(reason: Reason, facts: Saying) -> Self {
        Self { reason, clause: None, facts, allowed: None }
    }

    /// The clause's id; empty where there is none.
    #[must_use]
    pub fn clause_id(&self) -> &'static str {
        self.clause.map_or("", Clause::id)
    }

    /// Adds what would be allowed, as a full sentence.
    #[must_use]
    pub fn allowing(mut self, allowed: Saying) -> Self {
        self.allowed = Some(allowed);
        self
    }

    /// The same refusal, in which things are called by their names: see [`Saying::naming`].
    #[must_use]
    pub fn naming(self, name: Naming<'_>) -> Self {
        let (facts, allowed) = (self.facts.naming(name), self.allowed);
        Self { facts, allowed: allowed.map(|allowed| allowed.naming(name)), ..self }
    }
}

impl<R: Reason> Refusal<R> {
    /// The same refusal outside its rulebook: the reason is its code.
    #[must_use]
    pub fn coded(self) -> Refusal<&'static str> {
        let Self { reason, clause, facts, allowed } = self;
        Refusal { reason: reason.stable_code(), clause, facts, allowed }
    }
}

impl<Reason> fmt::Display for Refusal<Reason> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.facts.fmt(f)?;
        if let Some(clause) = self.clause {
            write!(f, " ({clause})")?;
        }
        match &self.allowed {
            Some(allowed) => write!(f, " {allowed}"),
            None => Ok(()),
        }
    }
}

impl<Reason> From<Refusal<Reason>> for Stop<Refusal<Reason>> {
    fn from(refusal: Refusal<Reason>) -> Self {
        Self::Refused(refusal)
    }
}

impl<T, Reason> From<Refusal<Reason>> for Result<T, Stop<Refusal<Reason>>> {
    fn from(refusal: Refusal<Reason>) -> Self {
        Err(refusal.into())
    }
}

/// Declares the enum `Reason`: why a rulebook says no, each with the code that programs match on.
///
/// ```
/// rulebook::reasons! {
///     /// The game is over.
///     GameOver = "game_over";
///     /// Two hexes of a path are not neighbours.
///     PathBroken = "path_broken";
/// }
///
/// assert_eq!(Reason::PathBroken.code(), "path_broken");
/// assert_eq!(Reason::ALL.len(), 2);
/// ```
#[macro_export]
macro_rules! reasons {
    ($($(#[$doc:meta])* $reason:ident = $code:literal;)+) => {
        /// The reasons for a refusal, in the order in which they are checked.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Reason {
            $($(#[$doc])* $reason,)+
        }

        impl Reason {
            /// Every reason.
            pub const ALL: &'static [Self] = &[$(Self::$reason,)+];

            /// The stable code that programs match on.
            #[must_use]
            pub const fn code(self) -> &'static str {
                match self { $(Self::$reason => $code,)+ }
            }
        }

        impl $crate::Reason for Reason {
            const EVERY: &'static [Self] = Self::ALL;

            fn stable_code(self) -> &'static str {
                self.code()
            }
        }
    };
}
