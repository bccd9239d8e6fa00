//! A disk without room: an error, nothing lost, and everything goes on once there is room.

use crate::{acknowledged::Acknowledged, child::Broken, support::Game};
use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};
use store::{OpenOptions, SledStore, Store, verify_data};

/// A small disk, taken away at the end.
struct SmallDisk(PathBuf);

impl SmallDisk {
    fn mount(at: &Path) -> Option<Self> {
        fs::create_dir_all(at).unwrap();
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", "size=24m", "tmpfs"])
            .arg(at)
            .output()
            .is_ok_and(|output| output.status.success());
        mounted.then(|| Self(at.into()))
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("-l").arg(&self.0).output();
    }
}

#[test]
fn a_full_disk() {
    let parent = tempfile::tempdir().unwrap();
    let Some(disk) = SmallDisk::mount(&parent.path().join("disk")) else {
        println!("skipped: a small disk can only be mounted by root");
        return;
    };
    let folder = disk.0.join("data");
    let filler = disk.0.join("filler");
    let mut kinds = Vec::new();
    for round in 0..6_usize {
        // Another amount of room each time, so that it runs out in other places.
        fs::write(&filler, vec![1; (4 << 20) + round * 777_777]).unwrap();
        let mut told = Acknowledged::default();
        let mut child = Broken::start("write", &folder, round as u64, &[]);
        for line in &child.lines {
            told.hear(&line);
            kinds.extend(line.starts_with("full").then_some(line));
        }
        let status = child.process.wait().unwrap();
        let errors = child.errors();
        assert!(status.success() && kinds.len() > round, "round {round}: {status}: {errors}");

        // Without room it may refuse to open, but not for damage.
        match SledStore::open(&folder, OpenOptions::default()) {
            Ok(store) => drop(told.check(&store)),
            Err(error) => assert!(error.is_full(), "round {round}: {error}"),
        }
        fs::remove_file(&filler).unwrap();
        let store = SledStore::open(&folder, OpenOptions::default())
            .unwrap_or_else(|error| panic!("round {round}: {error}"));
        told.check(&store);
        let mut game = Game::new(0);
        let head = store.head(game.campaign).unwrap();
        game.resume(head, head.map_or(0, |head| head.seq + 1));
        store.append(game.campaign, head, &game.next(3, 400)).unwrap();
        told.check(&store);
        drop(store);
        let report = verify_data(&folder).unwrap();
        assert!(report.is_sound(), "{report:?}");
        fs::remove_dir_all(&folder).unwrap();
    }
    println!("{kinds:?}");
}

/// Room comes and goes under an open store: what was refused is nowhere, and nothing is started again.
#[test]
fn a_full_disk_under_an_open_store() {
    let parent = tempfile::tempdir().unwrap();
    let Some(disk) = SmallDisk::mount(&parent.path().join("disk")) else {
        println!("skipped: a small disk can only be mounted by root");
        return;
    };
    let (folder, filler) = (disk.0.join("data"), disk.0.join("filler"));
    let store = SledStore::open(&folder, OpenOptions::default()).unwrap();
    let mut game = Game::new(0);
    let mut acknowledged = 0;
    for round in 0..5 {
        fs::write(&filler, vec![1; (12 << 20) - round * 900_000]).unwrap();
        loop {
            let head = game.tip.map(|tip| tip.last);
            let mut tried = game.clone();
            let batch = tried.next(2, [400, 20_000][round % 2]);
            match store.append(game.campaign, head, &batch) {
                Ok(()) => game = tried,
                Err(error) => {
                    assert_eq!(error.code(), "disk_full", "round {round}");
                    assert_eq!(store.head(game.campaign).unwrap(), head);
                    break;
                }
            }
            acknowledged += 1;
        }
        fs::remove_file(&filler).unwrap();
    }
    assert!(acknowledged > 20, "{acknowledged} batches found room");
    let head = game.tip.map(|tip| tip.last);
    store.append(game.campaign, head, &game.next(1, 400)).unwrap();
    let (head, lines) = (game.tip.map(|tip| tip.last), store.read(game.campaign, 0, u64::MAX));
    drop(store);
    let report = verify_data(&folder).unwrap();
    assert!(report.is_sound() && report.not_taken_over == 0, "{report:?}");
    let store = SledStore::open(&folder, OpenOptions::default()).unwrap();
    assert_eq!(store.head(game.campaign).unwrap(), head);
    assert_eq!(store.read(game.campaign, 0, u64::MAX).unwrap(), lines.unwrap());
}
