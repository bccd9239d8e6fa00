//! What goes out of the house by itself, the feed and what is waited for, over games that were played: no
//! payload that is somebody's secret is in it, and no word of one.

use chronicle::{CampaignId, Line};
use decider::{By, Seat};
use projections::{Language, feed, waiting};
use referee::{Order, Reader, Referee, Wanted, scenario};
use serde_json::{Value, json};
use std::{collections::BTreeSet, fs, path::PathBuf, sync::Arc};
use store::MemoryStore;

/// Games that were recorded: sieges, battles, campaigns.
fn games() -> Vec<PathBuf> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut files = Vec::new();
    for folder in ["games", "logs"] {
        let entries = fs::read_dir(root.join(folder)).unwrap();
        files.extend(entries.map(|entry| entry.unwrap().path()));
    }
    files.retain(|file| file.extension().is_some_and(|kind| kind == "ndjson"));
    files.sort();
    assert!(files.len() >= 6, "{files:?}");
    files
}

/// Every word that a value holds, and every sentence.
fn words(value: &Value, into: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => drop(into.insert(text.clone())),
        Value::Array(all) => all.iter().for_each(|one| words(one, into)),
        Value::Object(members) => members.values().for_each(|one| words(one, into)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// What only some may read of a log, and is nowhere in what everybody may.
fn secrets(log: &str) -> BTreeSet<String> {
    let (mut hidden, mut open) = (BTreeSet::new(), BTreeSet::new());
    for text in log.lines() {
        let line = Line::read(text).unwrap();
        let data: Value = serde_json::from_str(line.data.unwrap_or("null")).unwrap();
        let public = line.audience().admits(None);
        words(&data, if public { &mut open } else { &mut hidden });
        let salt: Value = serde_json::from_str::<Value>(text).unwrap()["salt"].clone();
        hidden.extend(salt.as_str().filter(|_| !public).map(str::to_owned));
    }
    let open = open.into_iter().collect::<Vec<_>>().join("\n");
    hidden.retain(|word| word.len() >= 12 && !open.contains(word.as_str()));
    hidden
}

#[test]
fn no_secret_goes_out_with_the_feed() {
    let mut looked_for = 0;
    for file in games() {
        let log = fs::read_to_string(&file).unwrap();
        let secrets = secrets(&log);
        let lines: Vec<&str> = log.lines().collect();
        let ends: Vec<usize> =
            (0..lines.len()).filter(|&at| Line::read(lines[at]).unwrap().last && at > 0).collect();
        // Early, when most is hidden, and at the end.
        for moment in [ends.len() / 5, ends.len() - 1] {
            let until = lines[..=ends[moment]].join("\n") + "\n";
            let referee = Referee::new(Arc::new(MemoryStore::new()));
            let Ok(new) = referee.import(until.as_bytes()) else { continue };
            let feed = feed(&referee, new.campaign, Language::English).unwrap();
            let told: Vec<String> = feed
                .entries
                .iter()
                .flat_map(|entry| entry.sentences.iter().chain([&entry.title]).cloned())
                .collect();
            let waiting = waiting(&referee, new.campaign, &Reader::Public).unwrap();
            let told = told.join("\n") + &serde_json::to_string(&waiting).unwrap();
            for secret in &secrets {
                assert!(!told.contains(secret.as_str()), "{}: `{secret}`", file.display());
            }
            looked_for += secrets.len();
        }
    }
    assert!(looked_for > 1000, "only {looked_for} secrets were looked for");
}

/// What everybody is told of a campaign in which this seat has then written these orders in secret.
fn told(log: &[u8], seat: &Seat, orders: &Value) -> String {
    let referee = Referee::new(Arc::new(MemoryStore::new()));
    let campaign = referee.import(log).unwrap().campaign;
    let order = ordered(
        &referee,
        campaign,
        &By::Seat(seat.clone()),
        json!({ "write": { "orders": orders } }),
    );
    referee.give(campaign, &order).unwrap();
    let feed = feed(&referee, campaign, Language::English).unwrap();
    let mut told: Vec<String> = feed.entries.into_iter().flat_map(|it| it.sentences).collect();
    let waiting = waiting(&referee, campaign, &Reader::Public).unwrap();
    told.push(serde_json::to_string(&waiting.waits).unwrap());
    told.join("\n")
}

fn ordered(referee: &Referee, campaign: CampaignId, by: &By, command: Value) -> Order {
    Order {
        batch: referee.new_batch(),
        head: referee.head(campaign).unwrap().seq,
        by: by.clone(),
        scope: projections::first_scope(),
        command: Wanted::Json(command),
        nonce: Some("00ff".into()),
        thrown: None,
        thrown_for: None,
        cards: None,
    }
}

#[test]
fn whatever_is_ordered_in_secret_the_same_is_told() {
    let referee = Referee::new(Arc::new(MemoryStore::new()));
    let new = referee.create(None, &scenario::built_in("two-kings").unwrap()).unwrap();
    let proceed = ordered(&referee, new.campaign, &By::Organiser, json!("proceed"));
    referee.give(new.campaign, &proceed).unwrap();
    let mut log = Vec::new();
    referee.export(new.campaign, &Reader::Keyed(By::Organiser), 0, &mut log).unwrap();
    let place = referee.place(new.campaign, None).unwrap();
    let map = place.standing.state.engagements.values().next().unwrap();
    let campaign::Game::Map(map) = &map.game else { panic!("it is a map") };
    let banner = map.banners_of(&new.seats[0].seat).next().unwrap().0.clone();
    let marches = map.map.links(&map.banners[&banner].at);
    let march = marches.iter().find(|(space, _)| map.map.castle(space).is_none()).unwrap();
    let told = |orders: &Value| told(&log, &new.seats[0].seat, orders);
    let silent = told(&json!({}));
    for order in [json!("fortify"), json!("recover"), json!({ "march": [march.0] })] {
        assert_eq!(told(&json!({ banner.word(): order })), silent, "{order}");
    }
}
