//! A store that hangs ends its process, and nothing that was acknowledged is lost.

use crate::{child::Broken, support::Game};
use store::{OpenOptions, SledStore, Store};

#[cfg(unix)]
#[test]
fn a_hanging_store_ends_its_process() {
    use std::os::unix::process::ExitStatusExt as _;
    const SIGABRT: i32 = 6;
    let folder = tempfile::tempdir().unwrap();
    let mut child = Broken::start("hang", folder.path(), 0, &[]);
    let status = child.process.wait().unwrap();
    assert_eq!(status.signal(), Some(SIGABRT), "{status}");
    let said = child.errors();
    assert!(said.contains("the store hangs"), "{said}");
    assert!(child.lines.iter().all(|line| !line.starts_with("acknowledged")));
    // What was written but not answered may be there, or not; either way it is whole.
    let store = SledStore::open(folder.path(), OpenOptions::default()).unwrap();
    let head = store.head(Game::new(0).campaign).unwrap();
    assert!(head.is_none_or(|head| head.seq == 0));
}
