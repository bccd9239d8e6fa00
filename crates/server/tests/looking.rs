//! Who may look at a campaign without a key, and who may look no longer.

use crate::house;

use house::{Campaign, House, created, done, problem};
use reqwest::{Method, Response};
use serde_json::{Value, json};

async fn begun(house: &House, visibility: &str) -> Campaign {
    let body = json!({ "scenario": "siege", "visibility": visibility });
    Campaign::of(&created(house.post("/api/campaigns", "", &body).await).await)
}

async fn listed(house: &House) -> Vec<String> {
    let all = house.read("/api/campaigns", "").await;
    let ids = all.as_array().unwrap().iter();
    ids.map(|it| it["campaign"].as_str().unwrap().to_owned()).collect()
}

async fn show(house: &House, campaign: &Campaign, key: &str, visibility: &str) -> Response {
    let path = format!("/api/campaigns/{}/visibility", campaign.id);
    house.post(&path, key, &json!({ "visibility": visibility })).await
}

#[tokio::test]
async fn an_unlisted_campaign_is_seen_by_whoever_knows_its_address() {
    let house = House::open().await;
    let (open, hidden) = (begun(&house, "listed").await, begun(&house, "unlisted").await);
    assert_eq!(listed(&house).await, std::slice::from_ref(&open.id));
    let about = house.read(&format!("/api/campaigns/{}", hidden.id), "").await;
    assert_eq!((&about["reader"], &about["visibility"]), (&json!("public"), &json!("unlisted")));
    let summary = house.read(&format!("/api/campaigns/{}/summary", hidden.id), "").await;
    assert_eq!(summary["campaign"], hidden.id);

    let refused = problem(show(&house, &hidden, hidden.key("cathay"), "listed").await).await;
    assert_eq!((refused.0, refused.1.as_str()), (403, "not_organiser"));
    let refused = problem(show(&house, &hidden, &hidden.organiser, "secret").await).await;
    assert_eq!((refused.0, refused.1.as_str()), (400, "malformed_body"));
    done(show(&house, &hidden, &hidden.organiser, "listed").await).await;
    let mut both = [open.id, hidden.id];
    both.sort();
    assert_eq!(listed(&house).await, both);
    house.close().await;
}

#[tokio::test]
async fn a_private_campaign_tells_nobody_anything_without_a_key() {
    let house = House::open().await;
    let campaign = begun(&house, "private").await;
    assert!(listed(&house).await.is_empty());
    let document = house.read("/api/openapi.json", "").await;
    let mut asked = 0;
    for (path, methods) in document["paths"].as_object().unwrap() {
        let Some(rest) = path.strip_prefix("/api/campaigns/{id}") else { continue };
        for method in methods.as_object().unwrap().keys() {
            let method: Method = method.to_uppercase().parse().unwrap();
            // Whatever else a path names comes after the question who asks.
            let path = format!("/api/campaigns/{}{}", campaign.id, rest.replace(['{', '}'], ""));
            let answer = house.request(method.clone(), &path, "").send().await.unwrap();
            assert!(answer.headers().get("wapenrol-checkpoint").is_none(), "{path}");
            let (status, code, _) = problem(answer).await;
            assert_eq!((status, code.as_str()), (401, "key_needed"), "{method} {path}");
            asked += 1;
        }
    }
    assert!(asked > 30, "{asked}");

    let seat = campaign.key("cathay");
    let path = format!("/api/campaigns/{}", campaign.id);
    assert_eq!(house.read(&path, seat).await["reader"], "seat/cathay");
    assert_eq!(house.read(&format!("{path}/summary"), seat).await["campaign"], campaign.id);
    // What hangs on the wall is for all who are in the room.
    assert_eq!(house.read(&path, &format!("public.{seat}")).await["reader"], "public");
    let wrong = problem(house.get(&path, "public.AAAA").await).await;
    assert_eq!((wrong.0, wrong.1.as_str()), (401, "bad_key"));
    house.close().await;
}

/// Reads what a stream says until it ends.
async fn ends(mut stream: Response) -> String {
    let mut text = String::new();
    while let Some(chunk) = stream.chunk().await.unwrap() {
        text.push_str(std::str::from_utf8(&chunk).unwrap());
    }
    text
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_may_look_no_longer_hears_no_more() {
    let house = House::open().await;
    let campaign = begun(&house, "unlisted").await;
    let stream = format!("/api/campaigns/{}/stream", campaign.id);
    let (anybody, cathay) =
        (house.get(&stream, "").await, house.get(&stream, campaign.key("cathay")).await);
    done(show(&house, &campaign, &campaign.organiser, "private").await).await;
    let path = format!("/api/campaigns/{}/keys", campaign.id);
    let replaced: Value =
        done(house.post(&path, &campaign.organiser, &json!({ "seat": "cathay" })).await).await;
    assert!(replaced["key"].is_string());
    for told in [ends(anybody).await, ends(cathay).await] {
        assert!(!told.contains("event: batch"), "{told}");
    }
    house.close().await;
}

/// Nothing is written that would wake those who listen, and still they hear no more.
#[tokio::test(flavor = "multi_thread")]
async fn the_organisers_old_key_opens_nothing_and_its_streams_end() {
    let house = House::open().await;
    let campaign = begun(&house, "listed").await;
    let at = format!("/api/campaigns/{}", campaign.id);
    let (old, seat) = (campaign.organiser.as_str(), campaign.key("cathay"));
    let stream = house.get(&format!("{at}/stream"), old).await;
    let path = format!("{at}/keys/organiser");
    for (key, status, code) in [(seat, 403, "not_organiser"), ("", 401, "key_needed")] {
        let refused = problem(house.post(&path, key, &json!({})).await).await;
        assert_eq!((refused.0, refused.1.as_str()), (status, code));
    }
    let fresh: Value = done(house.post(&path, old, &json!({})).await).await;
    let key = fresh["key"].as_str().unwrap();
    assert_eq!(fresh["link"], format!("/c/{}#{key}", campaign.id));
    ends(stream).await;
    for path in [at.clone(), format!("{at}/stream"), format!("{at}/desk")] {
        let refused = problem(house.get(&path, old).await).await;
        assert_eq!((refused.0, refused.1.as_str()), (401, "bad_key"), "{path}");
    }
    let refused = problem(house.post(&path, old, &json!({})).await).await;
    assert_eq!(refused.1, "bad_key", "whoever has the old one gets no new one");
    assert_eq!(house.read(&at, key).await["reader"], "organiser");
    assert_eq!(house.read(&at, seat).await["reader"], "seat/cathay");
    house.close().await;
}

/// Whoever looks on is told so at once, and not with the next order.
#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_that_becomes_private_ends_what_strangers_follow() {
    let house = House::open().await;
    let campaign = begun(&house, "listed").await;
    let stream = house.get(&format!("/api/campaigns/{}/stream", campaign.id), "").await;
    done(show(&house, &campaign, &campaign.organiser, "private").await).await;
    ends(stream).await;
    house.close().await;
}
