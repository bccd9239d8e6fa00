//! What is wrong with a line or with its place in the chain.

/// Something that no honest log holds: a stable code and a sentence for people.
///
/// The codes are listed in `docs/chronicle.md`.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Flaw {
    /// A stable, snake_case name of the kind of flaw.
    pub code: &'static str,
    /// What is wrong, and what would be right.
    pub message: String,
}

impl Flaw {
    pub(crate) fn new(code: &'static str, message: impl Into<String>) -> Self {
        Self { code, message: message.into() }
    }
}
