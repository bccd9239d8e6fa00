//! Campaigns that go from one store into another.

use crate::support::Game;
use store::{MemoryStore, OpenOptions, SledStore, Store, move_campaign};

fn played(store: &dyn Store, number: u64, batches: usize) -> Game {
    let mut game = Game::new(number);
    play_on(store, &mut game, batches);
    store.keep(game.campaign, &[7; 300]).unwrap();
    game
}

fn play_on(store: &dyn Store, game: &mut Game, batches: usize) {
    for facts in 0..batches {
        let before = game.tip.map(|tip| tip.last);
        store.append(game.campaign, before, &game.next(facts % 3, 50)).unwrap();
    }
}

#[test]
fn all_of_it_comes_along_and_a_second_time_nothing_is_written() {
    let folder = tempfile::tempdir().unwrap();
    let (from, to) = (MemoryStore::new(), SledStore::open(folder.path(), OpenOptions::default()));
    let to = to.unwrap();
    let mut game = played(&from, 1, 6);
    let moved = move_campaign(&from, &to, game.campaign).unwrap();
    assert_eq!(moved.head, game.tip.unwrap().last);
    assert_eq!(moved.written, moved.head.seq + 1);
    assert_eq!(to.kept(game.campaign).unwrap(), from.kept(game.campaign).unwrap());
    assert_eq!(move_campaign(&from, &to, game.campaign).unwrap().written, 0);

    // What was played on here comes after it.
    play_on(&from, &mut game, 2);
    from.keep(game.campaign, b"other").unwrap();
    let again = move_campaign(&from, &to, game.campaign).unwrap();
    assert_eq!(
        (again.written, again.head),
        (again.head.seq - moved.head.seq, game.tip.unwrap().last)
    );
    assert_eq!(to.kept(game.campaign).unwrap().unwrap(), b"other");
}

#[test]
fn what_was_played_on_there_is_left_alone() {
    let (from, to) = (MemoryStore::new(), MemoryStore::new());
    let mut game = played(&from, 1, 3);
    move_campaign(&from, &to, game.campaign).unwrap();
    let before = game.tip.map(|tip| tip.last);
    to.append_and_keep(game.campaign, before, &[game.clone().next(2, 9)], Some(b"there")).unwrap();
    let there = to.head(game.campaign).unwrap();
    assert_eq!(move_campaign(&from, &to, game.campaign).unwrap_err().code(), "campaign_exists");
    // And here, too: there are two logs of it now.
    play_on(&from, &mut game, 4);
    assert_eq!(move_campaign(&from, &to, game.campaign).unwrap_err().code(), "campaign_exists");
    assert_eq!(to.head(game.campaign).unwrap(), there);
    assert_eq!(to.kept(game.campaign).unwrap().unwrap(), b"there");
}

#[test]
fn what_does_not_verify_goes_nowhere() {
    let (from, to) = (MemoryStore::new(), MemoryStore::new());
    let game = Game::new(1);
    assert_eq!(move_campaign(&from, &to, game.campaign).unwrap_err().code(), "not_verified");
    assert_eq!(to.campaigns().unwrap(), []);
}
