//! Deputies: what they may do as the organiser, what not, and how the log tells them apart.

use crate::house;

use house::{Campaign, House, done, problem};
use serde_json::{Value, json};

async fn desk(house: &House, campaign: &Campaign, key: &str, command: &Value) -> reqwest::Response {
    let body = json!({ "batch": house.referee.new_batch(), "command": command });
    house.post(&format!("/api/campaigns/{}/desk", campaign.id), key, &body).await
}

async fn key_of(house: &House, campaign: &Campaign, name: &str) -> String {
    let path = format!("/api/campaigns/{}/keys/deputy", campaign.id);
    let made = done(house.post(&path, &campaign.organiser, &json!({ "name": name })).await).await;
    made["key"].as_str().unwrap().to_owned()
}

/// The sentences of the log, without orders.
async fn told(house: &House, campaign: &Campaign) -> Vec<String> {
    let log = house.read(&format!("/api/campaigns/{}/log?limit=1000", campaign.id), "").await;
    let lines = log["lines"].as_array().unwrap().iter();
    let facts = lines.filter(|line| line["kind"] != "order.given");
    facts.map(|line| line["sentence"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn a_deputy_does_the_organisers_work_and_the_log_says_who_did() {
    let (house, campaign) = House::with_campaign().await;
    let organiser = campaign.organiser.as_str();
    let named = json!({ "name_deputy": { "name": "Anna" } });
    let refused = problem(desk(&house, &campaign, campaign.key("cathay"), &named).await).await;
    assert_eq!((refused.0, refused.1.as_str()), (403, "not_organiser"));
    done(desk(&house, &campaign, organiser, &named).await).await;
    let again = problem(desk(&house, &campaign, organiser, &named).await).await;
    assert_eq!((again.0, again.1.as_str()), (409, "deputy_known"));
    let path = format!("/api/campaigns/{}/keys/deputy", campaign.id);
    let unknown = problem(house.post(&path, organiser, &json!({ "name": "Ben" })).await).await;
    assert_eq!((unknown.0, unknown.1.as_str()), (404, "unknown_deputy"));
    let anna = key_of(&house, &campaign, "Anna").await;

    let at = format!("/api/campaigns/{}", campaign.id);
    let about = house.read(&at, &anna).await;
    assert_eq!((&about["reader"], &about["deputy"]), (&json!("organiser"), &json!("Anna")));
    assert!(house.read(&at, organiser).await["deputy"].is_null());

    // Looking is no act. What comes next is hers, and then the organiser's again.
    assert!(!told(&house, &campaign).await.iter().any(|line| line.contains("From here on")));
    done(desk(&house, &campaign, &anna, &json!({ "pause": { "reason": "Anna pauses." } })).await)
        .await;
    done(desk(&house, &campaign, organiser, &json!({ "resume": {} })).await).await;
    let head = house.head(&campaign).await;
    let rewind = json!({
        "batch": house.referee.new_batch(), "head": head, "to": 0, "reason": "Anna goes back.",
    });
    done(house.post(&format!("{at}/rewinds"), &anna, &rewind).await).await;
    let lines = told(&house, &campaign).await;
    let at_line = |text: &str| lines.iter().rposition(|line| line.contains(text)).unwrap();
    let first = lines.iter().position(|line| line.contains("From here on Anna acts")).unwrap();
    let order = [
        first,
        at_line("Anna pauses."),
        at_line("the organiser acts themselves again"),
        at_line("From here on Anna acts"),
        at_line("Anna goes back."),
    ];
    assert!(order.is_sorted(), "{lines:#?}");
    assert_eq!(lines.iter().filter(|line| line.contains("From here on")).count(), 3);
    let verified = house.read(&format!("{at}/verify"), "").await;
    assert_eq!(verified["verified"], true, "{verified}");
    house.close().await;
}

#[tokio::test]
async fn a_deputy_neither_hands_on_nor_ends_what_was_lent_to_them() {
    let (house, campaign) = House::with_campaign().await;
    let organiser = campaign.organiser.as_str();
    done(desk(&house, &campaign, organiser, &json!({ "name_deputy": { "name": "Anna" } })).await)
        .await;
    let old = key_of(&house, &campaign, "Anna").await;
    let anna = key_of(&house, &campaign, "Anna").await;
    let at = format!("/api/campaigns/{}", campaign.id);
    assert_eq!(house.get(&at, &old).await.status(), 401);
    let head = house.head(&campaign).await;
    for command in [
        json!({ "name_deputy": { "name": "Ben" } }),
        json!({ "dismiss_deputy": { "name": "Anna" } }),
        json!({ "blind": {} }),
        json!({ "close": { "publish": true } }),
    ] {
        let refused = problem(desk(&house, &campaign, &anna, &command).await).await;
        assert_eq!((refused.0, refused.1.as_str()), (403, "not_deputys"), "{command}");
    }
    for (path, body) in [
        ("/keys/organiser", json!({})),
        ("/keys/deputy", json!({ "name": "Anna" })),
        ("/visibility", json!({ "visibility": "private" })),
    ] {
        let refused = problem(house.post(&format!("{at}{path}"), &anna, &body).await).await;
        assert_eq!((refused.0, refused.1.as_str()), (403, "not_deputys"), "{path}");
    }
    assert_eq!(house.head(&campaign).await, head, "nothing was written");
    done(house.post(&format!("{at}/keys"), &anna, &json!({ "seat": "cathay" })).await).await;

    done(
        desk(&house, &campaign, organiser, &json!({ "dismiss_deputy": { "name": "Anna" } })).await,
    )
    .await;
    assert_eq!(house.get(&at, &anna).await.status(), 401);
    // Named anew, they begin with another key.
    done(desk(&house, &campaign, organiser, &json!({ "name_deputy": { "name": "Anna" } })).await)
        .await;
    assert_eq!(house.get(&at, &anna).await.status(), 401);
    let anew = key_of(&house, &campaign, "Anna").await;
    assert_eq!(house.get(&at, &anew).await.status(), 200);
    house.close().await;
}

#[tokio::test]
async fn a_deputy_of_a_blind_organiser_reads_what_everybody_does() {
    let (house, campaign) = House::with_campaign().await;
    let organiser = campaign.organiser.as_str();
    for command in
        [json!({ "name_deputy": { "name": "Anna" } }), json!({ "blind": { "seat": "cathay" } })]
    {
        done(desk(&house, &campaign, organiser, &command).await).await;
    }
    let anna = key_of(&house, &campaign, "Anna").await;
    let path = format!("/api/campaigns/{}/chronicle", campaign.id);
    let copy = async |key: &str| house.get(&path, key).await.text().await.unwrap();
    assert_eq!(copy(&anna).await, copy("").await);
    assert_eq!(copy(organiser).await, copy(campaign.key("cathay")).await);
    house.close().await;
}
