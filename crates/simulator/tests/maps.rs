//! Campaigns of bots on the map: the same seed gives the same logs, however many play at once.

use campaign::EngagementNumber;
use projections::{RollsWanted, rolls};
use referee::scenario::built_in;
use referee::{Reader, Referee};
use serde_json::Value;
use simulator::{SeriesPlan, simulate};
use std::sync::Arc;
use store::MemoryStore;

fn plan(games: u32, threads: usize) -> SeriesPlan {
    let scenarios = vec![("two-kings".to_owned(), built_in("two-kings").unwrap())];
    SeriesPlan { scenarios, seed: 5, games, threads }
}

#[test]
fn the_same_seed_gives_the_same_campaigns_to_their_ends() {
    let series = |threads| simulate(&plan(2, threads), |_| Ok(())).unwrap();
    let (alone, together) = (series(1), series(2));
    assert_eq!(alone.sha256, together.sha256);
    assert!(alone.games.iter().all(|game| game.outcome.is_some()));
    assert!(alone.games.iter().any(|game| game.fights.values().any(|fought| *fought > 0)));
}

/// Bots fight an engagement out by an order of the campaign; what they throw and draw there is about
/// the engagement, and the card that a seat draws in secret can be read by that seat.
#[test]
fn the_chance_of_a_fight_that_is_fought_out_stands_in_its_scope() {
    let plan = plan(1, 1);
    let mut misplaced = Vec::new();
    let mut in_fights = 0;
    simulate(&plan, |game| {
        let export = std::str::from_utf8(&game.export).unwrap();
        let mut waiting: Vec<Value> = Vec::new();
        for line in export.lines() {
            let record: Value = serde_json::from_str(line).unwrap();
            let kind = record["kind"].as_str().unwrap_or_default();
            if matches!(kind, "dice.rolled" | "card.drawn") {
                waiting.push(record);
                continue;
            }
            if record["by"] == "rules" {
                for chance in waiting.drain(..) {
                    in_fights += u32::from(chance["scope"] == "engagement/2");
                    if chance["scope"] != record["scope"] {
                        misplaced.push((chance["seq"].clone(), record["kind"].clone()));
                    }
                }
            }
            waiting.clear();
        }
        Ok(())
    })
    .unwrap();
    assert!(misplaced.is_empty(), "{misplaced:?}");
    assert!(in_fights > 0);
}

/// From a banner to the dice of its fights: they name whoever stood for its pieces there. Who is
/// lost stays known to the banner or the castle that they left.
#[test]
fn the_rolls_of_a_banner_are_found_in_its_fights() {
    let plan = plan(1, 1);
    simulate(&plan, |game| {
        let referee = Referee::new(Arc::new(MemoryStore::new()));
        let campaign = referee.import(&game.export).unwrap().campaign;
        let standing = referee.place(campaign, None).unwrap().standing;
        let map = standing.state.map(EngagementNumber(1)).unwrap();
        let lost = map.pieces.values().filter(|piece| !piece.is_there());
        let fallen: Vec<_> = lost.filter(|piece| piece.cause.is_some()).collect();
        assert!(!fallen.is_empty() && fallen.iter().all(|piece| piece.left.is_some()));

        let found = |piece: &str| {
            let piece = Some(piece.to_owned());
            let wanted = RollsWanted { piece, limit: Some(200), ..RollsWanted::default() };
            rolls(&referee, campaign, &Reader::Public, &wanted).unwrap().rolls
        };
        let fought = map.banners.keys().filter(|banner| {
            found(banner.word()).iter().any(|roll| {
                let there: u32 =
                    roll.line.scope.rsplit('/').next().unwrap().parse().unwrap_or_default();
                let engagement = standing.state.engagements.get(&EngagementNumber(there));
                engagement.is_some_and(|engagement| engagement.carried.is_some())
            })
        });
        assert!(fought.count() > 0);
        assert!(found("nobody-1").is_empty());
        Ok(())
    })
    .unwrap();
}
