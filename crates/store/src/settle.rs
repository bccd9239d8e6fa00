//! A write that failed half-way: what it has left is brought in order as soon as the disk works again, as the next
//! opening would do it.
//!
//! What never got beyond the journal is cut off it again: nobody was told of it. What the journal holds durably the
//! database takes over. So it is known afterwards of every order whether it is stored, and nobody has to start
//! the server again.

use crate::{
    DiskStep, StoreError,
    committer::Committer,
    engine::{Engine, guarded},
    folder,
    group::Unsettled,
    replay::catch_up,
};
use std::sync::PoisonError;

impl Committer {
    /// Brings in order what a write has left that failed half-way, and tells whom nobody could tell how it ended. Is
    /// everything in order?
    pub(crate) fn settle(&mut self) -> bool {
        let Some(left) = self.unsettled.clone() else { return true };
        if !self.settle_quietly() {
            return false;
        }
        if !left.is_cut {
            self.unseen.extend(&left.campaigns);
        }
        if let Some(on_settled) = self.shared.on_settled.get().filter(|_| !left.is_cut) {
            left.campaigns.iter().for_each(|campaign| (on_settled.0)(*campaign));
        }
        true
    }

    /// Brings in order what a write has left that failed half-way. Is everything in order?
    pub(crate) fn settle_quietly(&mut self) -> bool {
        let Some(left) = self.unsettled.clone() else { return true };
        let _busy = self.watchdog.watch();
        match self.bring_in_order(&left) {
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

    fn bring_in_order(&mut self, left: &Unsettled) -> Result<(), StoreError> {
        // The folder may be another one by now, if a disk came off and something else shows in its place.
        folder::must_be_marked(&self.folder)?;
        let path = folder::journal(&self.folder);
        self.journal.open_again(&path, left.start)?;
        if left.is_cut {
            let cutting = StoreError::io("taking a failed group back from the journal");
            let (journal, faults) = (&mut self.journal, &self.faults);
            faults.at(DiskStep::JournalCut, || journal.cut(left.start)).map_err(cutting)?;
            return Ok(());
        }
        let probe = || folder::probe(&self.folder);
        self.faults.at(DiskStep::Probe, probe).map_err(StoreError::io("trying the disk"))?;
        let mut engine = self.shared.engine.write().unwrap_or_else(PoisonError::into_inner);
        // sled takes nothing more behind a write that failed; only one opening has its files at a time.
        drop(engine.take());
        let database = folder::sled(&self.folder);
        let file = database.join("db");
        folder::read_from_disk(&file)
            .map_err(StoreError::io(format!("reading {}", file.display())))?;
        let engine = engine.insert(Engine::open(&database)?);
        let (journal, heads) = (&mut self.journal, &self.shared.heads);
        guarded(|| {
            catch_up(&self.folder, engine, journal, &self.faults)?;
            left.campaigns.iter().try_for_each(|campaign| heads.reread(*campaign, engine))
        })
        .flatten()
    }
}
