//! Many order at once, with real requests: nobody is turned away whom nothing concerns that the others did.

use crate::house;

use house::{House, done, problem};
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Everybody sends their orders upon one head, all at the same time; the statuses of the answers.
async fn all_at_once(notations: &[&str]) -> (Vec<u16>, String) {
    let (house, campaign) = House::with_campaign().await;
    let path = format!("/api/campaigns/{}/orders", campaign.id);
    let head = house.head(&campaign).await;
    let mut sent = tokio::task::JoinSet::new();
    for (_, key) in &campaign.seats {
        for notation in notations {
            let order = json!({
                "batch": house.referee.new_batch(),
                "head": head,
                "notation": notation,
                "nonce": "00ff",
            });
            let request = house.request(reqwest::Method::POST, &path, key).json(&order);
            sent.spawn(async move { request.send().await.unwrap().status().as_u16() });
        }
    }
    let statuses = sent.join_all().await;
    let full = format!("/api/campaigns/{}/chronicle", campaign.id);
    let log = house.get(&full, &campaign.organiser).await.text().await.unwrap();
    let checked = house.read(&format!("/api/campaigns/{}/verify", campaign.id), "").await;
    assert_eq!(checked["verified"], true, "{checked}");
    house.close().await;
    (statuses, log)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn what_is_told_collides_with_nothing() {
    let (statuses, log) = all_at_once(&["tell One.", "tell Two.", "tell Three."]).await;
    assert_eq!(statuses, [200; 18]);
    let told = log.lines().filter(|line| line.contains(r#""kind":"lowenheim.story_told""#));
    assert_eq!(told.count(), 18);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn a_step_is_ended_by_all_at_once() {
    let (statuses, log) = all_at_once(&["done"]).await;
    assert_eq!(statuses, [200; 6]);
    let done = log.lines().filter(|line| line.contains(r#""kind":"lowenheim.faction_done""#));
    assert_eq!(done.count(), 6);
    assert_eq!(log.matches(r#""kind":"lowenheim.turn_begun""#).count(), 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn of_two_devices_of_one_player_the_second_looks_again() {
    let (house, campaign) = House::with_campaign().await;
    let path = format!("/api/campaigns/{}/orders", campaign.id);
    let (head, key) = (house.head(&campaign).await, campaign.key("city-guard"));
    let mut sent = tokio::task::JoinSet::new();
    for _ in 0..4 {
        let order = json!({
            "batch": house.referee.new_batch(),
            "head": head,
            "notation": "done",
            "nonce": "00ff",
        });
        let request = house.request(reqwest::Method::POST, &path, key).json(&order);
        sent.spawn(async move { request.send().await.unwrap().status().as_u16() });
    }
    let mut statuses = sent.join_all().await;
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409, 409, 409]);
    house.close().await;
}

#[tokio::test]
async fn a_player_takes_back_what_the_options_say() {
    let (house, campaign) = House::with_campaign().await;
    let path = |end: &str| format!("/api/campaigns/{}/{end}", campaign.id);
    let (key, other) = (campaign.key("cathay"), campaign.key("bretonnia"));
    let own = |options: &Value| -> Vec<String> {
        let own = options["take_back"].as_array().unwrap().iter();
        own.map(|own| own["notation"].as_str().unwrap().to_owned()).collect()
    };
    assert!(own(&house.read(&path("options"), key).await).is_empty());
    house.give(&campaign, key, "tell We come.").await;
    house.give(&campaign, key, "done").await;
    let options = house.read(&path("options"), key).await;
    assert_eq!(own(&options), ["done", "tell We come."]);
    assert!(own(&house.read(&path("options"), other).await).is_empty());
    let asked = house.read(&path("options?as=seat/cathay"), &campaign.organiser).await;
    assert_eq!(asked["take_back"], options["take_back"]);

    let order = &options["take_back"][1]["order"];
    let command = json!({ "take_back": { "scope": "engagement/1", "order": order } });
    let body = || json!({ "batch": house.referee.new_batch(), "command": command });
    let (status, code, _) = problem(house.post(&path("desk"), other, &body()).await).await;
    assert_eq!((status, code.as_str()), (422, "behind_others"));
    let answer = house.post(&path("desk"), &campaign.organiser, &body()).await;
    let (status, code, _) = problem(answer).await;
    assert_eq!((status, code.as_str()), (403, "not_a_seat"));
    done(house.post(&path("desk"), key, &body()).await).await;
    assert!(own(&house.read(&path("options"), key).await).is_empty());
    let (status, code, body) = problem(house.post(&path("desk"), key, &body()).await).await;
    assert_eq!((status, code.as_str()), (422, "nothing_of_yours"));
    assert!(body["allowed"].as_str().unwrap().contains("organiser"), "{body}");

    let log = house.read(&path("log"), "").await;
    let lines = log["lines"].as_array().unwrap();
    let greyed: BTreeSet<&str> = lines
        .iter()
        .filter(|line| line["live"] == false)
        .map(|line| line["kind"].as_str().unwrap())
        .collect();
    assert!(greyed.contains("lowenheim.story_told") && greyed.contains("lowenheim.faction_done"));
    let last = lines.last().unwrap();
    assert_eq!((&last["kind"], &last["by"]), (&json!("timeline.rewound"), &json!("seat/cathay")));
    assert!(last["sentence"].as_str().unwrap().contains("takes back"), "{last}");
    let timelines = house.read(&path("timelines"), "").await;
    assert_eq!(timelines["timelines"][1]["begins_by"], "taken_back");
    house.close().await;
}
