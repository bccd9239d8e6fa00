//! Campaigns of bots on the map: the same seed gives the same logs, however many play at once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

use referee::scenario::{Scenario, built_in};
use simulator::maps::{Plan, simulate};

#[test]
fn the_same_seed_gives_the_same_campaigns_to_their_ends() {
    let Scenario::Map(setup) = built_in("two-kings").unwrap() else { panic!("it is a campaign") };
    let series = |threads| {
        let setup = (*setup).clone();
        simulate(&Plan { setup, seed: 5, games: 2, threads }, |_| Ok(())).unwrap()
    };
    let (alone, together) = (series(1), series(2));
    assert_eq!(alone.sha256, together.sha256);
    assert!(alone.games.iter().all(|game| game.outcome.is_some()));
    assert!(alone.games.iter().any(|game| game.battles + game.sieges > 0));
}
