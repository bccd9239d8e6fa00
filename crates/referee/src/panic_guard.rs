//! The referee's door: a panic behind it fails one request and nothing else.

use crate::Rejected;
use std::panic::{AssertUnwindSafe, catch_unwind};

/// Runs something that may hold a mistake of ours. Whatever it works on is a copy, or is changed
/// only by its last, simple step, so nothing half-done is left behind.
pub(crate) fn guarded<T>(work: impl FnOnce() -> Result<T, Rejected>) -> Result<T, Rejected> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|panic| {
        let said = panic
            .downcast_ref::<&str>()
            .map(|text| (*text).to_owned())
            .or_else(|| panic.downcast_ref::<String>().cloned())
            .unwrap_or_else(|| "a panic without words".to_owned());
        // What a rule says when it breaks may name a hidden card: it goes into the server's log.
        tracing::error!(panic = %said, "a rule broke; the request failed, nothing was written");
        Err(Rejected::bug("a rule broke; the server's log says where"))
    })
}
