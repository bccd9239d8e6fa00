//! Whole games: they come to an end, verify, and are the same for the same seed.

use referee::scenario::built_in;
use simulator::{SeriesPlan, simulate};

fn plan(seed: u64, games: u32, threads: usize) -> SeriesPlan {
    let scenarios = vec![("siege".to_owned(), built_in("siege").unwrap())];
    SeriesPlan { scenarios, seed, games, threads }
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
        let outcome = game.outcome.as_ref();
        let outcome = outcome.unwrap_or_else(|| panic!("game {} did not end", game.game));
        let scored = outcome.roles.values().filter(|numbers| numbers.contains_key("points"));
        assert_eq!(scored.count(), 6, "game {} has no score", game.game);
    }
}

#[test]
fn everything_is_counted_once() {
    let series = simulate(&plan(5, 4, 2), |_| Ok(())).unwrap();
    let [standing] = &series.standings[..] else { panic!("one scenario") };
    let games: u32 = standing.endings.values().sum();
    assert_eq!((games, standing.endings.len(), standing.roles.len()), (4, 4, 6));
    let usage = &series.usage;
    let clause = |id| usage.clauses.iter().find(|it| it.played.id == id).unwrap();
    // Every game is opened once, and draws an event card in every turn.
    assert_eq!(clause("HEI-001").played.count.times, 4);
    let turns: u32 = series.games.iter().map(|game| game.turns).sum();
    let events = usage.things.iter().find(|things| things.what == "event card").unwrap();
    let drawn: u64 = events.all.iter().map(|card| card.count.times).sum();
    assert_eq!(drawn, u64::from(turns));
    assert!(events.all.iter().all(|card| card.count.games <= 4));
    // Whoever orders at the wrong moment is told which clause forbids it.
    assert!(clause("HEI-143").refused.times > 0);
    assert!(usage.clauses.iter().filter(|it| it.refused.times > 0).count() >= 5);
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
