//! Who comes to the table, who may begin a campaign, and what every page loads first.

use crate::house;

use house::{Campaign, House, created, done, problem};
use reqwest::{Method, StatusCode};
use serde_json::{Value, json};
use server::{CreationPassword, Settings};

/// The next presence that a stream tells.
async fn told(response: &mut reqwest::Response, rest: &mut String) -> Value {
    loop {
        while let Some((event, behind)) =
            rest.split_once("\n\n").map(|(event, behind)| (event.to_owned(), behind.to_owned()))
        {
            *rest = behind;
            if event.lines().any(|line| line == "event: presence") {
                let data = event.lines().find_map(|line| line.strip_prefix("data: ")).unwrap();
                return serde_json::from_str(data).unwrap();
            }
        }
        rest.push_str(std::str::from_utf8(&response.chunk().await.unwrap().unwrap()).unwrap());
    }
}

fn here(presence: &Value) -> Vec<(&str, bool)> {
    let arrivals = presence["arrivals"].as_array().unwrap().iter();
    arrivals.map(|it| (it["reader"].as_str().unwrap(), it["here"].as_bool().unwrap())).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sits_down_is_seen_by_those_with_a_key_and_the_log_says_nothing_of_it() {
    let (house, campaign) = House::with_campaign().await;
    let (stream, table) = (
        format!("/api/campaigns/{}/stream", campaign.id),
        format!("/api/campaigns/{}/presence", campaign.id),
    );
    let before = house.head(&campaign).await;
    let mut organiser = house.get(&stream, &campaign.organiser).await;
    let mut rest = String::new();
    assert_eq!(here(&told(&mut organiser, &mut rest).await), [("organiser", true)]);
    let _watching = house.get(&stream, "").await;
    let cathay = house.get(&stream, campaign.key("cathay")).await;
    let both = [("organiser", true), ("seat/cathay", true)];
    assert_eq!(here(&told(&mut organiser, &mut rest).await), both);
    assert_eq!(here(&house.read(&table, campaign.key("bretonnia")).await), both);
    drop(cathay);
    let gone = [("organiser", true), ("seat/cathay", false)];
    assert_eq!(here(&told(&mut organiser, &mut rest).await), gone);
    let (status, code, _) = problem(house.get(&table, "").await).await;
    assert_eq!((status, code.as_str()), (401, "key_needed"));
    assert_eq!(house.head(&campaign).await, before);
    house.close().await;
}

#[tokio::test]
async fn a_host_may_want_a_password_of_those_who_begin_a_campaign() {
    let creation_password = CreationPassword::new("zeven dürre takken\n");
    let house = House::open_with(Settings { creation_password, ..Settings::default() }).await;
    assert_eq!(house.read("/api/health", "").await["creation_password"], true);
    let begin = |password: Option<&str>| {
        let request = house.request(Method::POST, "/api/campaigns", "");
        let request = request.json(&json!({ "scenario": "first-evening" }));
        match password {
            Some(password) => request.basic_auth("", Some(password)).send(),
            None => request.send(),
        }
    };
    let (status, code, _) = problem(begin(None).await.unwrap()).await;
    assert_eq!((status, code.as_str()), (401, "creation_password_needed"));
    for wrong in ["", "zeven dürre", "zeven dürre takkeN"] {
        let (status, code, refused) = problem(begin(Some(wrong)).await.unwrap()).await;
        assert_eq!((status, code.as_str()), (403, "creation_password_wrong"));
        assert!(!refused.to_string().contains("takken"));
    }
    let import = house.request(Method::POST, "/api/campaigns/import", "");
    let import = import.header("content-type", "application/x-ndjson").body("{}\n").send().await;
    assert_eq!(problem(import.unwrap()).await.1, "creation_password_needed");
    assert_eq!(house.read("/api/campaigns", "").await, json!([]));
    let new = created(begin(Some("zeven dürre takken")).await.unwrap()).await;
    let campaign = Campaign::of(&new);
    // At the table nobody is asked for it.
    house.give(&campaign, campaign.key("red"), "proceed").await;
    house.close().await;
    assert!(CreationPassword::new(" \n").is_none());
}

#[tokio::test]
async fn whoever_begins_a_campaign_says_who_sits_where() {
    let house = House::open().await;
    let begin = |players: Value| {
        let body = json!({ "scenario": "first-evening", "players": players });
        let request = house.request(Method::POST, "/api/campaigns", "").json(&body);
        async { request.send().await.unwrap() }
    };
    let new = created(begin(json!({ "red": " Anna " })).await).await;
    let about = house.read(&format!("/api/campaigns/{}", Campaign::of(&new).id), "").await;
    assert_eq!(about["seats"][0]["player"], "Anna");
    assert_eq!(about["seats"][1].get("player"), None);
    for (players, code) in [
        (json!({ "green": "Anna" }), "no_such_seat"),
        (json!({ "red": "  " }), "bad_player_name"),
        (json!({ "red": "A".repeat(41) }), "bad_player_name"),
    ] {
        assert_eq!(problem(begin(players).await).await.1, code);
    }
    assert_eq!(house.read("/api/campaigns", "").await.as_array().unwrap().len(), 1);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_and_answers_are_sent_small_but_streams_as_they_are() {
    let (house, campaign) = House::with_campaign().await;
    let asked = async |path: &str| {
        let request = house.request(Method::GET, path, "").header("accept-encoding", "gzip");
        request.send().await.unwrap()
    };
    let coding = |answer: &reqwest::Response| {
        answer.headers().get("content-encoding").map(|it| it.to_str().unwrap().to_owned())
    };
    let view = format!("/api/campaigns/{}/view", campaign.id);
    for path in ["/", "/api/clauses", view.as_str()] {
        assert_eq!(coding(&asked(path).await).as_deref(), Some("gzip"), "{path}");
    }
    let stream = asked(&format!("/api/campaigns/{}/stream", campaign.id)).await;
    assert_eq!((stream.status(), coding(&stream)), (StatusCode::OK, None));
    drop(stream);
    house.close().await;
}

#[tokio::test]
async fn the_rulebooks_are_listed_without_what_belongs_to_a_briefing() {
    let (house, campaign) = House::with_campaign().await;
    let ids = |books: &Value| -> Vec<String> {
        let books = books.as_array().unwrap().iter();
        let clauses = books.flat_map(|book| book["clauses"].as_array().unwrap());
        clauses.map(|clause| clause["id"].as_str().unwrap().to_owned()).collect()
    };
    let knows = |ids: &[String], id: &str| ids.iter().any(|known| known == id);
    let public = ids(&done(house.get("/api/clauses", "").await).await);
    assert!(public.len() > 400 && knows(&public, "HEI-156") && knows(&public, "CAR-1"));
    assert!(!knows(&public, "HEI-087"));
    let own = format!("/api/campaigns/{}/clauses", campaign.id);
    assert!(knows(&ids(&house.read(&own, &campaign.organiser).await), "HEI-087"));
    assert_eq!(ids(&house.read(&own, "").await), public);
    house.close().await;
}

/// Whoever begins one campaign after the other fills the host's disk alone: others begin theirs as before.
#[tokio::test]
async fn from_one_address_so_many_campaigns_are_begun_in_an_hour() {
    let house = House::open().await;
    let begin = |from: &str| {
        let body = json!({ "scenario": "first-evening" });
        let request = house.request(Method::POST, "/api/campaigns", "").json(&body);
        request.header("x-forwarded-for", from).send()
    };
    for _ in 0..30 {
        created(begin("203.0.113.7").await.unwrap()).await;
    }
    let refused = begin("203.0.113.7").await.unwrap();
    let wait: u64 = refused.headers()["retry-after"].to_str().unwrap().parse().unwrap();
    assert!((1..=120).contains(&wait), "{wait}");
    let (status, code, body) = problem(refused).await;
    assert_eq!((status, code.as_str()), (429, "too_many_campaigns"), "{body}");
    let listed = house.read("/api/campaigns", "").await;
    assert_eq!(listed.as_array().unwrap().len(), 30, "nothing was written");
    created(begin("203.0.113.8").await.unwrap()).await;
}
