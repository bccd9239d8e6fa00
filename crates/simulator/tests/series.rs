//! Whole games: they come to an end, verify, and are the same for the same seed.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use simulator::{Plan, simulate};

fn plan(seed: u64, games: u32, threads: usize) -> Plan {
    Plan { scenario: referee::scenario::built_in("siege").unwrap(), seed, games, threads }
}

#[test]
fn the_same_seed_gives_the_same_logs_however_many_play_at_once() {
    let mut order = Vec::new();
    let alone = simulate(&plan(7, 3, 1), |game| {
        order.push(game.played.game);
        Ok(())
    });
    let together = simulate(&plan(7, 3, 3), |_| Ok(())).unwrap();
    assert_eq!(alone.unwrap().sha256, together.sha256);
    assert_eq!(order, [1, 2, 3]);
    for game in &together.games {
        assert!(game.outcome.is_some(), "game {} did not end", game.game);
        assert!(game.scores.len() == 6, "game {} has no score", game.game);
    }
}

#[test]
fn games_of_one_series_differ() {
    let series = simulate(&plan(1, 2, 2), |_| Ok(())).unwrap();
    assert_ne!(series.games[0].sha256, series.games[1].sha256);
    assert_ne!(series.games[0].campaign, series.games[1].campaign);
}

#[test]
fn a_game_that_cannot_be_written_stops_the_series() {
    let failed = simulate(&plan(1, 2, 1), |_| Err(std::io::Error::other("no room")));
    assert!(failed.unwrap_err().to_string().contains("no room"));
}
