//! Looking through a data folder while it is served, as slowly as one likes.
//!
//! The journal is read from the disk up to where the database has followed it. The open database would tell of what it
//! holds in memory, so a copy of its files is looked through, made while nothing is written. Damage is believed only when
//! it is found in a second copy, too.

use crate::{
    Damage, DataReport, Medium, SledStore, StoreError, engine::Engine, folder,
    inspect::look_through, journal::START, reading::Reading,
};
use std::{
    fs::{self, File},
    io::{self, Read as _},
    ops::ControlFlow,
    path::Path,
    sync::PoisonError,
};

impl SledStore {
    /// Looks through everything in the folder, as [`crate::verify_data`] does, while it is read and written. `pace` is told
    /// how many bytes were looked through since it was told last: who waits in it slows it down, who breaks ends it,
    /// and then nothing is answered. What damage is found, [`SledStore::condition`] tells from then on.
    ///
    /// # Errors
    /// [`StoreError`] when the folder cannot be looked through, [`StoreError::Full`] when there is no room for a
    /// copy of the database. Damage is in the report.
    pub fn scrub(
        &self,
        mut pace: impl FnMut(u64) -> ControlFlow<()>,
    ) -> Result<Option<DataReport>, StoreError> {
        let mut broken_off = false;
        let mut paced = |bytes| match pace(bytes) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => {
                broken_off = true;
                let message = "it was broken off".into();
                Err(StoreError::Engine { doing: "looking through the data".into(), message })
            }
        };
        let looked = self.look(&mut paced).and_then(|report| match report.damage.is_empty() {
            true => Ok(report),
            false => self.look(&mut paced),
        });
        if broken_off {
            return Ok(None);
        }
        let report = looked?;
        report.damage.iter().for_each(|damage| self.tell(damage));
        Ok(Some(report))
    }

    fn tell(&self, damage: &Damage) {
        tracing::error!(%damage, "something stored is not what it was");
        self.shared.note_damage(damage);
    }

    fn look(
        &self,
        pace: &mut dyn FnMut(u64) -> Result<(), StoreError>,
    ) -> Result<DataReport, StoreError> {
        let (database, copy) = (folder::sled(&self.folder), folder::scrubbing(&self.folder));
        let copied = Copy(&copy);
        let failed = || StoreError::io(format!("copying {}", database.display()));
        let size = folder::size_of(&database).map_err(failed())?;
        if self.shared.free.lacks_for_copy(size) {
            return Err(StoreError::Full);
        }
        // From the disk, before anybody has to wait for it.
        folder::read_from_disk(&folder::journal(&self.folder)).map_err(failed())?;
        read_slowly(&database.join("db"), pace)?;
        // What it cannot follow just now it follows later; the look goes as far as it has come.
        let _ = self.follow();
        let position = {
            let _nothing_is_written =
                self.shared.writing.lock().unwrap_or_else(PoisonError::into_inner);
            folder::copy_database(&database, &copy, &[]).map_err(failed())?;
            self.shared.read(Engine::journal_position)?
        };
        let mut report = look_through(&Reading::with_copy(&self.folder, copy.clone()), pace)?;
        drop(copied);
        // What sled cannot read at its end it takes for torn.
        let end = position.map_or(START, |position| position.end);
        if report.damage.is_empty() && report.taken_over != end {
            let message = "what was written to it last cannot be read; the journal has it".into();
            let (place, campaign, seq) = (Medium::Sled, None, None);
            report.damage.push(Damage { place, campaign, seq, message });
        }
        Ok(report)
    }
}

/// A copy, gone when it is dropped.
struct Copy<'p>(&'p Path);

impl Drop for Copy<'_> {
    fn drop(&mut self) {
        match fs::remove_dir_all(self.0) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                tracing::warn!(%error, "a copy stays until the next opening");
            }
            _ => (),
        }
    }
}

/// Reads a file from the disk, so that it is in memory afterwards.
fn read_slowly(
    path: &Path,
    pace: &mut dyn FnMut(u64) -> Result<(), StoreError>,
) -> Result<(), StoreError> {
    let failed = || StoreError::io(format!("reading {}", path.display()));
    folder::read_from_disk(path).map_err(failed())?;
    let mut file = File::open(path).map_err(failed())?;
    let mut part = vec![0; 1 << 18];
    loop {
        let read = file.read(&mut part).map_err(failed())?;
        if read == 0 {
            return Ok(());
        }
        pace(read as u64)?;
    }
}
