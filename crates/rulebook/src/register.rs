//! A clause register, to be shown to whoever asks what a clause says. Each rulebook's own is generated
//! into its `clauses.rs`.

use decider::Clause;

/// How far a rulebook's crate is with a clause.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Carried out and tested.
    Played,
    /// Carried out and tested; the printed text is missing or contradicts itself.
    Ruled,
    /// Told to the players, without effect on play.
    Narrated,
    /// Not carried out yet.
    ToCome,
}

impl Status {
    /// The word used in the register.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Played => "played",
            Self::Ruled => "ruled",
            Self::Narrated => "narrated",
            Self::ToCome => "to_come",
        }
    }
}

/// One entry of a clause register.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its id.
    pub clause: Clause,
    /// A short title.
    pub name: &'static str,
    /// The section of the rulebook.
    pub section: &'static str,
    /// The rule, in full sentences.
    pub rule: &'static str,
    /// A worked case, if the rule needs one.
    pub example: Option<&'static str>,
    /// Why we read an unclear text as we do.
    pub ruling: Option<&'static str>,
    /// How far the crate is.
    pub status: Status,
}

impl Entry {
    /// The entry of an id such as `HEI-156`; capitals or not.
    #[must_use]
    pub fn find(register: &'static [Self], id: &str) -> Option<&'static Self> {
        register.iter().find(|entry| entry.clause.id().eq_ignore_ascii_case(id))
    }
}
