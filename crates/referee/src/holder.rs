//! Whose key it is.

use decider::By;

/// Whose key it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holder {
    /// As whom they act.
    pub by: By,
    /// The deputy who acts as the organiser; none: nobody's deputy.
    pub deputy: Option<String>,
}
