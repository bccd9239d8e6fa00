//! What only one of several servers may do that share a store.

use crate::{Referee, locks::whole};
use std::time::{Duration, Instant};
use store::{DUTY, Duty};

/// So often a server asks whether it has a duty.
pub const DUTY_AGAIN: Duration = Duration::from_secs(2);

impl Referee {
    /// Has this server a duty now? One that only this process's store has is always its own. Blocks on the store now and
    /// then; what is answered may be [`DUTY_AGAIN`] old, and no other server has the duty so soon.
    #[must_use]
    pub fn has_duty(&self, duty: Duty) -> bool {
        if !self.is_shared() {
            return true;
        }
        let mut duties = whole(self.duties.lock());
        if let Some((asked, has)) = duties.get(&duty)
            && asked.elapsed() < DUTY_AGAIN
        {
            return *has;
        }
        let asked = Instant::now();
        let has = self.parts.store.has_duty(duty).unwrap_or_else(|error| {
            tracing::warn!(%error, duty = duty.name(), "whose duty it is cannot be asked");
            false
        });
        // An answer that took long may have been overtaken.
        let has = has && asked.elapsed() < DUTY / 2;
        let before = duties.insert(duty, (asked, has));
        if before.is_some_and(|(_, before)| before != has) {
            tracing::info!(duty = duty.name(), has, "a duty has changed hands");
        }
        has
    }
}
