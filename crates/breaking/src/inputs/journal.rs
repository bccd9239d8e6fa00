//! The journal of a data folder, as a disk may give it back.

use chronicle::CampaignId;
use std::{cell::OnceCell, fs, path::PathBuf};
use store::{MARKER, OpenOptions, ReadOnlyStore, SledStore, Store as _};
use tempfile::TempDir;

/// Where memory takes the place of a disk, if there is such a place.
pub(crate) fn folder() -> TempDir {
    let memory = PathBuf::from("/dev/shm");
    let made = if memory.is_dir() { TempDir::new_in(memory) } else { TempDir::new() };
    made.unwrap_or_else(|error| panic!("a folder to break things in: {error}"))
}

/// A journal with the campaigns of the other seeds, and the marker of its folder.
fn filled() -> (Vec<u8>, String) {
    let folder = folder();
    let store = SledStore::open(folder.path(), OpenOptions::default());
    let store = store.unwrap_or_else(|error| panic!("{error}"));
    for (campaign, batches) in super::evil_logs::batches() {
        let mut expected = None;
        let _ = store.keep(campaign, b"private bytes");
        for batch in batches {
            let _ = store.append(campaign, expected, &batch);
            expected = batch.head();
        }
    }
    let journal = fs::read(folder.path().join("journal"));
    let marker = fs::read_to_string(folder.path().join(MARKER));
    let (Ok(journal), Ok(marker)) = (journal, marker) else { panic!("a data folder has both") };
    (journal, marker)
}

pub(super) fn seeds() -> Vec<Vec<u8>> {
    let (journal, _) = filled();
    vec![journal[..journal.len().min(20_000)].to_vec(), journal]
}

thread_local! {
    static PLACE: OnceCell<(TempDir, String)> = const { OnceCell::new() };
}

/// Read as a folder that cannot be written to is; now and then the doctor looks, too.
pub(super) fn read(bytes: &[u8]) {
    PLACE.with(|place| {
        let (folder, marker) = place.get_or_init(|| (self::folder(), filled().1));
        let written = fs::write(folder.path().join(MARKER), marker)
            .and_then(|()| fs::write(folder.path().join("journal"), bytes));
        assert!(written.is_ok(), "{written:?}");
        if let Ok(store) = ReadOnlyStore::open(folder.path()) {
            let campaigns: Vec<CampaignId> = store.campaigns().unwrap_or_default();
            for campaign in campaigns {
                let _ = store.read(campaign, 0, u64::MAX);
                let _ = store.kept(campaign);
            }
        }
        if bytes.iter().fold(0_u8, |sum, byte| sum.wrapping_add(*byte)) == 0 {
            let _ = fs::remove_dir_all(folder.path().join("sled"));
            let _ = store::diagnose(folder.path(), None);
            let _ = fs::remove_dir_all(folder.path().join("sled"));
        }
    });
}
