//! Locks that somebody held who broke off.

use std::sync::PoisonError;

/// A lock whose holder panicked: what it guards was changed by one simple step or not at all.
pub(crate) fn whole<G>(result: Result<G, PoisonError<G>>) -> G {
    result.unwrap_or_else(PoisonError::into_inner)
}
