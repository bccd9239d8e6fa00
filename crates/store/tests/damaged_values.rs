//! Values that were changed inside the database, below everything that sled itself checks.

use crate::support;

use chronicle::CampaignId;
use std::{path::Path, sync::Arc};
use store::{
    Damage, Medium, OpenOptions, SledStore, Store, StoreError, rebuild_from_database,
    rebuild_from_journal, verify_data,
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
            // What is followed at once is packed together, as far as it is short.
            store.follow().unwrap();
        }
    }
    drop(store);
    for game in [&games.0, &games.1] {
        assert_eq!(packed(folder, game.campaign), [0, 1, 4, 5, 6, 7]);
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

/// The first records of all that are packed together.
fn packed(folder: &Path, campaign: CampaignId) -> Vec<u64> {
    let mut first = Vec::new();
    tamper(folder, |tree| {
        let keys = tree.scan_prefix(key(b'b', campaign, None)).keys();
        first.extend(keys.map(|key| u64::from_be_bytes(*key.unwrap().last_chunk().unwrap())));
    });
    first
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
fn changed_missing_and_exchanged_values_are_named() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (game, _) = played(folder);
    // Made anew from the journal, what is short lies together.
    rebuild_from_journal(folder).unwrap();
    assert_eq!(packed(folder, game.campaign), [0, 5, 6, 7]);
    let packed = |first| key(b'b', game.campaign, Some(first));
    type Change<'c> = Box<dyn FnOnce(&sled::Tree) + 'c>;
    let flip = |key: Vec<u8>| -> Change<'_> {
        Box::new(move |tree: &sled::Tree| {
            let mut value = tree.get(&key).unwrap().unwrap().to_vec();
            *value.last_mut().unwrap() ^= 1;
            tree.insert(key, value).unwrap();
        })
    };
    let changes: [(u64, Change<'_>); 5] = [
        (0, flip(packed(0))),
        (5, flip(piece(&packed(5), 1))),
        (7, Box::new(|tree| drop(tree.remove(packed(7)).unwrap()))),
        (5, Box::new(|tree| drop(tree.remove(piece(&packed(5), 2)).unwrap()))),
        (
            0,
            Box::new(|tree| {
                let [one, other] = [0, 7].map(|first| tree.get(packed(first)).unwrap().unwrap());
                tree.insert(packed(0), other).unwrap();
                tree.insert(packed(7), one).unwrap();
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
    let mut packed = Vec::new();
    tamper(folder, |tree| {
        let value = tree.get(key(b'b', other.campaign, Some(1))).unwrap().unwrap();
        packed.extend_from_slice(&value[8..]);
    });
    let damage = put(key(b'b', game.campaign, Some(1)), &packed);
    assert_eq!((damage.seq, damage.campaign), (Some(1), Some(game.campaign)));
    let damage = put(key(b'b', game.campaign, Some(10)), &packed);
    assert!(damage.message.contains("as many records"), "{damage}");
    let damage = put(key(b'e', game.campaign, Some(1)), line.as_bytes());
    assert_eq!((damage.seq, damage.campaign), (Some(1), Some(game.campaign)));
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

fn all(folder: &Path, campaign: CampaignId) -> Vec<Arc<str>> {
    let store = SledStore::open(folder, OpenOptions::default()).unwrap();
    store.read(campaign, 0, u64::MAX).unwrap()
}

/// A campaign as versions before the third kept it: record by record, in pieces of so many bytes.
fn unpack(tree: &sled::Tree, campaign: CampaignId, lines: &[Arc<str>], long: usize) {
    let put = |key: &[u8], value: &[u8]| {
        let (first, rest) = value.split_at(value.len().min(long));
        let count = (rest.len().div_ceil(long) as u32).to_be_bytes();
        let check = crc32fast::hash(&[key, &count, first].concat()).to_be_bytes();
        tree.insert(key, [&check[..], &count, first].concat()).unwrap();
        for (number, part) in (1..).zip(rest.chunks(long)) {
            let key = piece(key, number);
            let check = crc32fast::hash(&[&key, part].concat()).to_be_bytes();
            tree.insert(key, [&check[..], part].concat()).unwrap();
        }
    };
    let packed = key(b'b', campaign, None);
    for prefix in [&packed[..], &[b"p", &packed[..]].concat(), &piece_of_private(campaign)] {
        let keys = tree.scan_prefix(prefix).keys();
        keys.for_each(|key| drop(tree.remove(key.unwrap()).unwrap()));
    }
    put(&key(b'k', campaign, None), &[7; 150_000]);
    for (seq, line) in (0..).zip(lines) {
        put(&key(b'e', campaign, Some(seq)), line.as_bytes());
    }
}

fn piece_of_private(campaign: CampaignId) -> Vec<u8> {
    [b"p", &key(b'k', campaign, None)[..]].concat()
}

/// Version 2 of the database kept each record for itself: these are read, and what comes behind them is packed. The program of then
/// could not read that, and refuses the folder.
#[test]
fn single_records_of_an_earlier_version_are_read_and_others_packed_behind_them() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (mut game, other) = played(folder);
    let lines = [&game, &other].map(|game| all(folder, game.campaign));
    tamper(folder, |tree| {
        for (game, lines) in [&game, &other].into_iter().zip(&lines) {
            unpack(tree, game.campaign, lines, 4000);
        }
        let version = checked(b"v", &2_u32.to_be_bytes());
        tree.insert(b"v", version).unwrap();
    });
    let marker = folder.join("wapenrol-data");
    std::fs::write(&marker, "wapenrol data folder, format 1\n").unwrap();
    assert!(verify_data(folder).unwrap().is_sound(), "to look changes nothing");
    assert!(std::fs::read_to_string(&marker).unwrap().contains("format 1"));
    {
        let store = SledStore::open(folder, OpenOptions::default()).unwrap();
        assert!(std::fs::read_to_string(&marker).unwrap().contains("format 2"));
        assert_eq!(store.read(game.campaign, 0, u64::MAX).unwrap(), lines[0]);
        let before = game.tip.map(|tip| tip.last);
        store.append(game.campaign, before, &game.next(2, 60)).unwrap();
        store.follow().unwrap();
        let longer = store.read(game.campaign, 0, u64::MAX).unwrap();
        assert_eq!((longer.len(), &longer[..10]), (13, &lines[0][..]));
        for from in 0..13 {
            assert_eq!(
                store.read(game.campaign, from, from + 3).unwrap()[0],
                longer[from as usize]
            );
        }
    }
    assert!(!folder.join("sled.aside-1").exists(), "nothing had to be copied");
    assert!(verify_data(folder).unwrap().is_sound());
    // Either half is still made anew from the other.
    rebuild_from_database(folder).unwrap();
    assert!(verify_data(folder).unwrap().is_sound());
    assert_eq!(read(folder, game.campaign).unwrap(), 13);
    assert_eq!(all(folder, other.campaign), lines[1]);
}

/// Version 1 of the database kept up to 60 KiB in one place: it is read, and copied into short pieces, before
/// anything is written beside its long values. What was damaged in it stays damaged.
#[test]
fn whole_values_of_an_earlier_version_are_read_and_divided() {
    let folder = tempfile::tempdir().unwrap();
    let folder = folder.path();
    let (mut game, other) = played(folder);
    let lines = [&game, &other].map(|game| all(folder, game.campaign));
    tamper(folder, |tree| {
        unpack(tree, game.campaign, &lines[0], 60 << 10);
        unpack(tree, other.campaign, &lines[1], 4000);
        tree.remove(piece(&key(b'e', other.campaign, Some(5)), 1)).unwrap().unwrap();
        tree.remove(b"v").unwrap().unwrap();
    });
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
        assert_eq!(store.read(game.campaign, 0, u64::MAX).unwrap(), lines[0]);
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), [7; 150_000]);
        // A piece of the other game was taken away, and nobody put it back.
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
