//! Campaigns of bots on the map: the same seed gives the same logs, however many play at once.

use campaign::EngagementNumber;
use campaign_map::state::Fight;
use chronicle::CampaignId;
use decider::By;
use projections::{RollsWanted, rolls};
use referee::scenario::built_in;
use referee::{Parts, Reader, Referee, codec::scope_of};
use serde_json::Value;
use simulator::{Bots, Dealt, SeriesPlan, Ticking, simulate};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};
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

/// From the first order to the last turn: whoever is in a fight opens it, plays it order by order, and tells the map how it
/// has ended.
#[test]
fn bots_play_a_whole_campaign_with_its_fights() {
    let (referee, numbers) = at_a_table(3);
    let campaign = referee.create(None, &built_in("two-kings").unwrap()).unwrap().campaign;
    let bots = Bots::new(&referee, &numbers, campaign, scope_of(Some(EngagementNumber(1))));
    let mut orders = 0;
    while bots.step_anywhere().unwrap() {
        orders += 1;
        assert!(orders < 20_000, "it does not end");
    }
    let state = referee.place(campaign, None).unwrap().standing.state.clone();
    assert!(state.map(EngagementNumber(1)).unwrap().outcome.is_some());
    let mut fought = BTreeMap::new();
    for engagement in state.engagements.values().filter(|engagement| engagement.closed) {
        *fought.entry(engagement.game.system().word()).or_insert(0) += 1;
    }
    assert!(fought.values().sum::<u32>() > 2, "{fought:?}");
    let told = referee.check_rules(campaign).unwrap();
    assert_eq!((told.differing, told.other_rules.len()), (vec![], 0));
    let given = lines(&referee, campaign, "order.given");
    let by = |word: &str| -> BTreeSet<String> {
        let about = given.iter().filter(|line| !line["data"]["command"][word].is_null());
        about.map(|line| line["by"].as_str().unwrap().to_owned()).collect()
    };
    for word in ["open_fight", "close_fight"] {
        assert!(
            by(word).contains("seat/north") || by(word).contains("seat/south"),
            "{:?}",
            by(word)
        );
    }
    assert_eq!((by("fight_out").len(), by("rule").len()), (0, 0), "every fight is played");
}

#[test]
fn people_open_the_fights_that_are_theirs_alone() {
    let (referee, numbers) = at_a_table(3);
    let campaign = referee.create(None, &built_in("two-kings").unwrap()).unwrap().campaign;
    let mut bots = Bots::new(&referee, &numbers, campaign, scope_of(Some(EngagementNumber(1))));
    let map = || {
        let state = &referee.place(campaign, None).unwrap().standing.state;
        state.map(EngagementNumber(1)).unwrap().clone()
    };
    while map().fights.is_empty() {
        assert!(bots.step().unwrap().is_some());
    }
    let sides = |fight: &Fight| [fight.attacker.seat.clone(), fight.defender.seat.clone()];
    bots.people = map().fights.values().flat_map(sides).flatten().collect();
    bots.proceed = false;
    assert!(!bots.see_to_fights().unwrap(), "they have come, and will say when");
    let one = bots.people.pop_first().unwrap();
    assert!(bots.see_to_fights().unwrap(), "{one} is a bot's again");
    let opened = lines(&referee, campaign, "order.given").pop().unwrap();
    assert_eq!(opened["by"], format!("seat/{one}"));
}

fn at_a_table(seed: u64) -> (Referee, Dealt) {
    let mut parts = Parts::new(Arc::new(MemoryStore::new()));
    parts.clock = Arc::new(Ticking::default());
    parts.randomness = Arc::new(Dealt::new(seed, 1));
    (Referee::with(parts), Dealt::beside(seed, 1))
}

/// The records of one kind, as the organiser reads them.
fn lines(referee: &Referee, campaign: CampaignId, kind: &str) -> Vec<Value> {
    let mut export = Vec::new();
    referee.export(campaign, &Reader::Keyed(By::Organiser), 0, &mut export).unwrap();
    let lines = std::str::from_utf8(&export).unwrap().lines();
    let read = lines.map(|line| serde_json::from_str::<Value>(line).unwrap());
    read.filter(|line| line["kind"] == kind).collect()
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
