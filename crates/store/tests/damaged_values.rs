//! Values that were changed inside the database, below everything that sled itself checks.

use crate::support;

use chronicle::CampaignId;
use std::path::Path;
use store::{
    Damage, Medium, OpenOptions, SledStore, Store, StoreError, rebuild_from_journal, verify_data,
};
use support::Game;

/// A folder with two games in it: short records, long ones, and private bytes in several pieces.
fn played(folder: &Path) -> (Game, Game) {
    let store = SledStore::open(folder, OpenOptions::default()).unwrap();
    let mut games = (Game::new(1), Game::new(2));
    for game in [&mut games.0, &mut games.1] {
        store.keep(game.campaign, &[7; 150_000]).unwrap();
        for bytes in [0, 100, 130_000, 100] {
            let before = game.tip.map(|tip| tip.last);
            store.append(game.campaign, before, &game.next(2, bytes)).unwrap();
        }
    }
    games
}

fn key(prefix: u8, campaign: CampaignId, seq: Option<u64>) -> Vec<u8> {
    let seq = seq.map(u64::to_be_bytes);
    [&[prefix][..], &campaign.bits().to_be_bytes(), seq.as_ref().map_or(&[][..], |seq| seq)]
        .concat()
}

fn piece(of: &[u8], number: u32) -> Vec<u8> {
    [b"p", of, &number.to_be_bytes()].concat()
}

/// A value in one piece, with the checksum that it would have.
fn checked(key: &[u8], value: &[u8]) -> Vec<u8> {
    let rest = [&[0; 4], value].concat();
    let check = crc32fast::hash(&[key, &rest].concat());
    [&check.to_be_bytes()[..], &rest].concat()
}

/// Opens the database behind the store's back.
fn tamper(folder: &Path, change: impl FnOnce(&sled::Tree)) {
    let open = || sled::Config::new().path(folder.join("sled")).flush_every_ms(None).open();
    // The store's own handle may take a moment to be gone.
    let database = loop {
        match open() {
            Ok(database) => break database,
            Err(error) => assert!(error.to_string().contains("WouldBlock"), "{error}"),
        }
    };
    change(&database.open_tree("chronicle").unwrap());
    database.flush().unwrap();
}

/// What the full look finds first; afterwards a rebuild has mended it.
fn found(folder: &Path) -> Damage {
    let report = verify_data(folder).unwrap();
    assert!(!report.is_sound());
    let damage = report.damage.first().cloned().unwrap();
    assert_eq!(damage.place, Medium::Sled);
    rebuild_from_journal(folder).unwrap();
    assert!(verify_data(folder).unwrap().is_sound());
    damage
}

fn read(folder: &Path, campaign: CampaignId) -> Result<usize, StoreError> {
    let store = SledStore::open(folder, OpenOptions::default()).unwrap();
    store.read(campaign, 0, u64::MAX).map(|lines| lines.len())
}

fn seq_of(error: StoreError) -> Option<u64> {
    match error {
        StoreError::Damaged(damage) => damage.seq,
        other => panic!("{other}"),
    }
}

#[test]
fn changed_missing_and_exchanged_records_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (game, _) = played(folder);
    let record = |seq| key(b'e', game.campaign, Some(seq));
    type Change<'c> = Box<dyn FnOnce(&sled::Tree) + 'c>;
    let flip = |key: Vec<u8>| -> Change<'_> {
        Box::new(move |tree: &sled::Tree| {
            let mut value = tree.get(&key).unwrap().unwrap().to_vec();
            *value.last_mut().unwrap() ^= 1;
            tree.insert(key, value).unwrap();
        })
    };
    let changes: [(u64, Change<'_>); 5] = [
        (2, flip(record(2))),
        (5, flip(piece(&record(5), 1))),
        (2, Box::new(|tree| drop(tree.remove(record(2)).unwrap()))),
        (5, Box::new(|tree| drop(tree.remove(piece(&record(5), 2)).unwrap()))),
        (
            1,
            Box::new(|tree| {
                let [one, two] = [1, 2].map(|seq| tree.get(record(seq)).unwrap().unwrap());
                tree.insert(record(1), two).unwrap();
                tree.insert(record(2), one).unwrap();
            }),
        ),
    ];
    for (seq, change) in changes {
        tamper(folder, change);
        assert_eq!(seq_of(read(folder, game.campaign).unwrap_err()), Some(seq));
        let damage = found(folder);
        assert_eq!((damage.campaign, damage.seq), (Some(game.campaign), Some(seq)));
        assert_eq!(read(folder, game.campaign).unwrap(), 10);
    }
}

/// Whole values, each with its right checksum: only the comparison with the journal tells.
#[test]
fn forged_values_are_found_by_the_full_look() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (game, other) = played(folder);
    let put = |key: Vec<u8>, value: &[u8]| {
        tamper(folder, |tree| drop(tree.insert(&key[..], checked(&key, value)).unwrap()));
        found(folder)
    };
    let another = other.clone().tip.unwrap().last;
    let line = {
        let store = SledStore::open(folder, OpenOptions::default()).unwrap();
        store.read(other.campaign, 2, 2).unwrap()[0].to_string()
    };
    let damage = put(key(b'e', game.campaign, Some(2)), line.as_bytes());
    assert_eq!((damage.seq, damage.campaign), (Some(2), Some(game.campaign)));
    let damage = put(key(b'e', game.campaign, Some(10)), line.as_bytes());
    assert!(damage.message.contains("as many records"), "{damage}");
    let damage = put(key(b'k', game.campaign, None), b"another secret");
    assert!(damage.message.contains("keeps"), "{damage}");
    let head = [&6_u64.to_be_bytes()[..], &another.hash.0].concat();
    let damage = put(key(b'h', game.campaign, None), &head);
    assert!(damage.message.contains("head"), "{damage}");
    // The head of the campaign that was written last is compared at every opening.
    let forged = key(b'h', other.campaign, None);
    tamper(folder, |tree| drop(tree.insert(&forged[..], checked(&forged, &head)).unwrap()));
    let error = SledStore::open(folder, OpenOptions::default()).unwrap_err();
    assert!(error.to_string().contains("its head"), "{error}");
    found(folder);
}

/// Version 1 of the database kept up to 60 KiB in one place: it is read, and copied into short pieces, before
/// anything is written beside its long values. What was damaged in it stays damaged.
#[test]
fn whole_values_of_an_earlier_version_are_read_and_divided() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (mut game, other) = played(folder);
    let lines = {
        let store = SledStore::open(folder, OpenOptions::default()).unwrap();
        store.read(game.campaign, 0, u64::MAX).unwrap()
    };
    let as_before = |tree: &sled::Tree| {
        let put = |key: &[u8], value: &[u8]| {
            let (first, rest) = value.split_at(value.len().min(60 << 10));
            let count = (rest.len().div_ceil(60 << 10) as u32).to_be_bytes();
            let check = crc32fast::hash(&[key, &count, first].concat()).to_be_bytes();
            tree.insert(key, [&check[..], &count, first].concat()).unwrap();
            for (number, part) in (1..).zip(rest.chunks(60 << 10)) {
                let key = piece(key, number);
                let check = crc32fast::hash(&[&key, part].concat()).to_be_bytes();
                tree.insert(key, [&check[..], part].concat()).unwrap();
            }
        };
        for campaign in [game.campaign, other.campaign] {
            for pieces in [key(b'k', campaign, None), key(b'e', campaign, None)] {
                let pieces = tree.scan_prefix([b"p", &pieces[..]].concat()).keys();
                pieces.for_each(|piece| drop(tree.remove(piece.unwrap()).unwrap()));
            }
            put(&key(b'k', campaign, None), &[7; 150_000]);
        }
        for (seq, line) in (0..).zip(&lines) {
            put(&key(b'e', game.campaign, Some(seq)), line.as_bytes());
        }
        tree.remove(b"v").unwrap().unwrap();
    };
    tamper(folder, as_before);
    let long = || {
        let mut long = 0;
        tamper(folder, |tree| {
            long = tree.iter().values().filter(|it| it.as_ref().unwrap().len() > 5000).count()
        });
        long
    };
    assert!(long() > 6, "whole, as they were before");
    {
        let store = SledStore::open(folder, OpenOptions::default()).unwrap();
        assert_eq!(store.read(game.campaign, 0, u64::MAX).unwrap(), lines);
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), [7; 150_000]);
        // The pieces of the other game were taken away, and nobody put them back.
        assert_eq!(seq_of(store.read(other.campaign, 0, u64::MAX).unwrap_err()), Some(5));
        let before = game.tip.map(|tip| tip.last);
        store.append(game.campaign, before, &game.next(2, 60_000)).unwrap();
    }
    assert_eq!(long(), 0, "in short pieces now");
    assert!(folder.join("sled.aside-1/db").exists(), "what was there is kept");
    assert_eq!(std::fs::read_dir(folder.join("sled/blobs")).unwrap().count(), 0);
    // It is done once.
    drop(SledStore::open(folder, OpenOptions::default()).unwrap());
    assert!(!folder.join("sled.aside-2").exists());
    rebuild_from_journal(folder).unwrap();
    assert!(verify_data(folder).unwrap().is_sound());
    assert_eq!(read(folder, game.campaign).unwrap(), 13);
}

#[test]
fn shorter_private_bytes_leave_no_pieces_behind() {
    let folder = tempfile::tempdir().unwrap();
    let (game, _) = played(folder.path());
    let pieces = || {
        let mut count = 0;
        let prefix = [b"p", &key(b'k', game.campaign, None)[..]].concat();
        tamper(folder.path(), |tree| count = tree.scan_prefix(prefix).count());
        count
    };
    assert_eq!(pieces(), 37);
    let store = SledStore::open(folder.path(), OpenOptions::default()).unwrap();
    store.keep(game.campaign, b"short").unwrap();
    drop(store);
    assert_eq!(pieces(), 0);
}
