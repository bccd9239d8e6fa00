//! What damage is called, and how either half of a data folder is made anew from the other.

use super::{copy, database, journal, open, play, played, read, refused, unfollowed};
use crate::support::Game;
use std::fs;
use store::{
    Medium, SledStore, Store as _, rebuild_from_database, rebuild_from_journal, verify_data,
};

#[test]
fn a_rebuild_restores_everything_and_keeps_the_old_aside() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    fs::write(database(folder.path()).join("conf"), "no settings of a database").unwrap();
    let error = refused(folder.path());
    assert_eq!(error.code(), "data_damaged");
    assert!(error.to_string().contains("wapenrol doctor"), "{error}");
    let report = verify_data(folder.path()).unwrap();
    assert_eq!(report.damage[0].place, Medium::Sled);
    // Without a database the journal's own lines are verified.
    assert_eq!(report.campaigns[&game.campaign].head, game.tip.unwrap().last);

    for round in 1..=2 {
        let rebuilt = rebuild_from_journal(folder.path()).unwrap();
        assert_eq!((rebuilt.campaigns, rebuilt.records), (1, all.len() as u64));
        let aside = folder.path().join(format!("sled.aside-{round}"));
        assert!(aside.join("db").exists());
        assert_eq!(rebuilt.kept_aside, [aside]);
        let store = open(folder.path()).unwrap();
        assert_eq!(read(&store, &game), all);
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"a secret");
    }
    assert!(verify_data(folder.path()).unwrap().is_sound());
}

/// A rebuild that a crash interrupted, at each of its steps.
#[test]
fn an_interrupted_rebuild_leaves_a_whole_database() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    let name = |name: &str| folder.path().join(name);
    let check = || assert_eq!(read(&open(folder.path()).unwrap(), &game), all);
    // Killed while the new database was written.
    fs::create_dir(name("sled.rebuilding")).unwrap();
    fs::write(name("sled.rebuilding").join("db"), "torso").unwrap();
    check();
    assert!(!name("sled.rebuilding").exists());
    // Killed when it was whole, before and after the old one was moved away.
    copy(&name("sled"), &name("sled.rebuilt"));
    check();
    assert!(name("sled.aside-1").exists() && !name("sled.rebuilt").exists());
    fs::rename(name("sled"), name("sled.rebuilt")).unwrap();
    check();
    assert!(!name("sled.rebuilt").exists());
    // The same with a journal that was written anew.
    fs::copy(name("journal"), name("journal.rewriting")).unwrap();
    check();
    assert!(!name("journal.rewriting").exists() && !name("journal.aside-1").exists());
    fs::copy(name("journal"), name("journal.rewriting")).unwrap();
    copy(&name("sled"), &name("sled.rebuilt"));
    check();
    assert!(name("journal.aside-1").exists() && !name("journal.rewriting").exists());
}

#[test]
fn damage_in_the_journal_is_told_from_a_torn_end() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    let whole = fs::read(journal(folder.path())).unwrap();
    // In the middle: opening reads the end only, the full look finds it.
    let mut bytes = whole.clone();
    bytes[whole.len() / 2] ^= 1;
    fs::write(journal(folder.path()), &bytes).unwrap();
    assert_eq!(read(&open(folder.path()).unwrap(), &game), all);
    let report = verify_data(folder.path()).unwrap();
    assert_eq!(report.damage.len(), 1, "{report:?}");
    assert_eq!(report.damage[0].place, Medium::Journal);
    assert!(report.damage[0].to_string().contains("wapenrol doctor"), "{}", report.damage[0]);
    assert!(report.campaigns.contains_key(&game.campaign), "the database is whole");
    let error = rebuild_from_journal(folder.path()).unwrap_err();
    assert_eq!(error.code(), "data_damaged");
    assert_eq!(read(&open(folder.path()).unwrap(), &game), all, "the old database stays");
    // At the end: opening finds it.
    let mut bytes = whole.clone();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(journal(folder.path()), &bytes).unwrap();
    assert_eq!(refused(folder.path()).code(), "data_damaged");
    // Cut short.
    fs::write(journal(folder.path()), &whole[..whole.len() - 1]).unwrap();
    assert_eq!(refused(folder.path()).code(), "data_damaged");
    // Damaged, and the database gone: later frames say that the broken one was acknowledged.
    let mut bytes = whole.clone();
    bytes[whole.len() / 2] ^= 1;
    fs::write(journal(folder.path()), &bytes).unwrap();
    let aside = folder.path().join("elsewhere");
    fs::rename(database(folder.path()), &aside).unwrap();
    assert_eq!(refused(folder.path()).code(), "data_damaged");
    assert_eq!(verify_data(folder.path()).unwrap().damage[0].place, Medium::Journal);
    // Another file altogether.
    fs::write(journal(folder.path()), b"a file of somebody else, long enough").unwrap();
    assert_eq!(refused(folder.path()).code(), "data_damaged");
    // Mended by hand.
    fs::write(journal(folder.path()), &whole).unwrap();
    fs::remove_dir_all(database(folder.path())).unwrap();
    assert_eq!(read(&open(folder.path()).unwrap(), &game), all);
}

#[test]
fn a_damaged_journal_is_written_anew_from_the_database() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    let mut bytes = fs::read(journal(folder.path())).unwrap();
    *bytes.last_mut().unwrap() ^= 1;
    fs::write(journal(folder.path()), &bytes).unwrap();
    let error = refused(folder.path());
    assert!(error.to_string().contains("wapenrol doctor"), "{error}");

    let rebuilt = rebuild_from_database(folder.path()).unwrap();
    assert_eq!((rebuilt.campaigns, rebuilt.records), (1, all.len() as u64));
    let aside = ["journal.aside-1", "sled.aside-1"].map(|name| folder.path().join(name));
    assert_eq!(rebuilt.kept_aside, aside);
    assert_eq!(fs::read(&aside[0]).unwrap(), bytes);
    let report = verify_data(folder.path()).unwrap();
    assert!(report.is_sound(), "{report:?}");
    for database_too in [false, true] {
        if database_too {
            fs::remove_dir_all(database(folder.path())).unwrap();
        }
        let store = open(folder.path()).unwrap();
        assert_eq!(read(&store, &game), all);
        assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"a secret");
    }

    // Both damaged: nothing is made worse.
    fs::write(journal(folder.path()), "no journal at all, really").unwrap();
    fs::write(database(folder.path()).join("conf"), "no settings of a database").unwrap();
    for refused in [rebuild_from_database(folder.path()), rebuild_from_journal(folder.path())] {
        assert_eq!(refused.unwrap_err().code(), "data_damaged");
    }
    let left = ["journal.aside-2", "sled.aside-2"].map(|name| folder.path().join(name));
    assert!(left.iter().all(|path| !path.exists()));
}

/// The journal of another folder is not taken for this one's.
#[test]
fn a_foreign_journal_is_noticed() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let (game, _) = played(here.path());
    let mut other = game.clone();
    {
        let mut start = Game::new(1);
        let store = open(there.path()).unwrap();
        store.keep(game.campaign, b"a secret").unwrap();
        play(&store, &mut start, 19);
        let before = start.tip.map(|tip| tip.last);
        other.resume(before, 77);
        // As long as the one here, and ending with another record of the same number.
        let batch = other.next(1, 200);
        store.append(game.campaign, before, &batch).unwrap();
    }
    fs::copy(journal(there.path()), journal(here.path())).unwrap();
    assert_eq!(refused(here.path()).code(), "data_damaged");
}

/// The journal is made anew from a database that a kill has left behind it: nothing is lost.
#[test]
fn a_journal_is_written_anew_with_what_only_it_has() {
    let folder = tempfile::tempdir().unwrap();
    let store = SledStore::open(folder.path(), unfollowed()).unwrap();
    let mut game = Game::new(1);
    play(&store, &mut game, 5);
    store.keep(game.campaign, &[7; 9000]).unwrap();
    store.follow().unwrap();
    let all = play(&store, &mut game, 5);
    store.keep(game.campaign, b"newest").unwrap();
    let killed = tempfile::tempdir().unwrap();
    copy(folder.path(), killed.path());
    drop(store);
    let rebuilt = rebuild_from_database(killed.path()).unwrap();
    assert_eq!(rebuilt.records, all.len() as u64);
    let store = open(killed.path()).unwrap();
    assert_eq!(read(&store, &game), all);
    assert_eq!(store.kept(game.campaign).unwrap().unwrap(), b"newest");
}

/// A sled file that was overwritten opens as an empty database: the journal fills it again.
#[test]
fn a_database_that_forgot_everything_is_filled_again() {
    let folder = tempfile::tempdir().unwrap();
    let (game, all) = played(folder.path());
    let file = database(folder.path()).join("db");
    let zeros = vec![0; fs::read(&file).unwrap().len()];
    fs::write(&file, zeros).unwrap();
    match open(folder.path()) {
        Ok(store) => assert_eq!(read(&store, &game), all),
        Err(error) => assert_eq!(error.code(), "data_damaged"),
    }
}
