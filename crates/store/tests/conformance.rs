//! Two of the stores keep what every store promises; the one in NATS is asked in a program of its own, since it needs
//! servers.

use crate::promises::keeps_its_promises;
use store::{MemoryStore, OpenOptions, SledStore};

#[test]
fn memory() {
    keeps_its_promises(MemoryStore::new);
}

#[test]
fn sled() {
    // Folders live until the end, because stores are dropped before them.
    let folders = tempfile::tempdir().unwrap();
    let number = std::sync::atomic::AtomicU32::new(0);
    keeps_its_promises(|| {
        let next = number.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
        SledStore::open(folders.path().join(next.to_string()), OpenOptions::default()).unwrap()
    });
}
