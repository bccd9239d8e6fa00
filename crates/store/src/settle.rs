//! A write to the journal that failed half-way: what it has left is cut off again as soon as the disk works. Nobody was
//! told of it, so it is known afterwards of every order whether it is stored, and nobody has to start the server again.
//!
//! What the database fails at is the follower's.

use crate::{DiskStep, StoreError, committer::Committer, folder};

impl Committer {
    /// Brings in order what a write has left that failed half-way, and lets a database that failed be tried again.
    pub(crate) fn settle(&mut self) {
        if self.settle_journal() && self.shared.tail.failure().is_some() {
            // Whoever comes next is told if it still does not work.
            let _ = self.shared.tail.follow_now();
        }
    }

    /// Brings in order what a write to the journal has left that failed half-way. Is everything in order?
    pub(crate) fn settle_journal(&mut self) -> bool {
        let Some(start) = self.unsettled else { return true };
        let _busy = self.watchdog.watch();
        match self.cut_back(start) {
            Ok(()) => {
                self.unsettled = None;
                self.shared.note_stopped(None);
                tracing::warn!("the disk works again; a write that failed half-way is settled");
                true
            }
            Err(error) => {
                tracing::debug!(%error, "the disk does not work yet");
                self.shared.note_stopped(Some(error.to_string()));
                false
            }
        }
    }

    fn cut_back(&mut self, start: u64) -> Result<(), StoreError> {
        // The folder may be another one by now, if a disk came off and something else shows in its place.
        folder::must_be_marked(&self.folder)?;
        self.journal.open_again(&folder::journal(&self.folder), start)?;
        let cutting = StoreError::io("taking a failed group back from the journal");
        let (journal, faults) = (&mut self.journal, &self.faults);
        faults.at(DiskStep::JournalCut, || journal.cut(start)).map_err(cutting)
    }
}
