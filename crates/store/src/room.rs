//! Is there room on the disk? It is asked before a group is written, so that neither journal nor database
//! begins what it cannot finish.

use std::{fmt, path::Path, sync::Arc};

/// So much stays free: sled takes room by half megabytes, and opening a database takes some too.
const SPARE: u64 = 4 << 20;

/// A byte of a group may cost so many: in the journal, in the database, and in the leaves that sled writes anew.
const COST: u64 = 8;

/// How many bytes are free, for tests that have no small disk.
#[derive(Clone)]
pub struct FreeBytes(Arc<dyn Fn() -> u64 + Send + Sync>);

impl FreeBytes {
    /// Asks this instead of the system.
    pub fn new(free: impl Fn() -> u64 + Send + Sync + 'static) -> Self {
        Self(Arc::new(free))
    }

    /// Asks the system how much is free where this folder lies. What it does not tell is taken for enough.
    pub(crate) fn of(folder: &Path) -> Self {
        let folder = folder.to_owned();
        Self::new(move || free(&folder).unwrap_or(u64::MAX))
    }

    /// How many are free, where that is known.
    pub(crate) fn bytes(&self) -> Option<u64> {
        Some((self.0)()).filter(|free| *free != u64::MAX)
    }

    /// Is there too little room for so many bytes?
    pub(crate) fn lacks(&self, bytes: usize) -> bool {
        (self.0)() < SPARE.saturating_add((bytes as u64).saturating_mul(COST))
    }

    /// Is there too little room for a copy of so many bytes?
    pub(crate) fn lacks_for_copy(&self, bytes: u64) -> bool {
        (self.0)() < SPARE.saturating_add(bytes.saturating_mul(2))
    }
}

impl fmt::Debug for FreeBytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("FreeBytes")
    }
}

#[cfg(unix)]
fn free(folder: &Path) -> Option<u64> {
    let told = rustix::fs::statvfs(folder).ok()?;
    Some(told.f_bavail.saturating_mul(told.f_frsize))
}

/// Elsewhere a write that finds no room says so.
#[cfg(not(unix))]
fn free(_: &Path) -> Option<u64> {
    None
}
