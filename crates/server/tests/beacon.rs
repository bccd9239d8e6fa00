//! A public beacon stands in where nobody gives to dice: it is read over HTTP, from a beacon on this machine.

use crate::house;

use axum::{
    Json, Router,
    extract::{Path, State},
    http::StatusCode,
    routing::get,
};
use chronicle::SigningKey;
use chrono::Utc;
use house::{Campaign, House, done};
use serde_json::{Value, json};
use server::Settings;
use sha2::{Digest as _, Sha256};
use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};
use tokio::net::TcpListener;

/// A beacon of one second, with a key for tests.
struct LocalBeacon {
    url: String,
    lies: Arc<AtomicBool>,
}

#[derive(Clone)]
struct Publishing {
    genesis: u64,
    lies: Arc<AtomicBool>,
}

fn key() -> SigningKey {
    SigningKey::from_seed(&[7; 32])
}

impl LocalBeacon {
    async fn open() -> Self {
        let lies = Arc::new(AtomicBool::new(false));
        let genesis = u64::try_from(Utc::now().timestamp()).unwrap() - 1000;
        let publishing = Publishing { genesis, lies: Arc::clone(&lies) };
        let router = Router::new()
            .route("/chain/info", get(info))
            .route("/chain/public/{round}", get(published))
            .with_state(publishing);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}/chain", listener.local_addr().unwrap());
        tokio::spawn(async move { axum::serve(listener, router).await });
        Self { url, lies }
    }

    fn settings(&self) -> Settings {
        Settings {
            beacon: Some(self.url.parse().unwrap()),
            beacon_patience: Some(Duration::from_millis(600)),
            ..Settings::default()
        }
    }
}

async fn info(State(it): State<Publishing>) -> Json<Value> {
    Json(json!({
        "public_key": key().public().to_string(), "period": 1, "genesis_time": it.genesis,
        "hash": "11".repeat(32), "groupHash": "22".repeat(32), "schemeID": "ed25519",
        "metadata": { "beaconID": "a test" },
    }))
}

/// As drand answers: what has not begun is not there.
async fn published(
    State(it): State<Publishing>,
    Path(round): Path<u64>,
) -> Result<Json<Value>, StatusCode> {
    let now = u64::try_from(Utc::now().timestamp()).unwrap();
    if it.genesis + round - 1 > now {
        return Err(StatusCode::NOT_FOUND);
    }
    let signed = if it.lies.load(Ordering::SeqCst) { round + 1 } else { round };
    let message: [u8; 32] = Sha256::digest(signed.to_be_bytes()).into();
    let signature = key().sign(&message).to_string();
    Ok(Json(json!({ "round": round, "randomness": "00", "signature": signature })))
}

async fn opened(house: &House) -> Campaign {
    let dice = json!({ "sealed": "shared", "from": "one", "wait_seconds": 1, "otherwise": "beacon",
                       "thrown": "anyone" });
    let body = json!({ "scenario": "first-evening", "dice": dice });
    let campaign =
        Campaign::of(&house::created(house.post("/api/campaigns", "", &body).await).await);
    let kept = house.read(&format!("/api/campaigns/{}/dice-policy", campaign.id), "").await;
    assert_eq!(kept, dice);
    campaign
}

#[tokio::test(flavor = "multi_thread")]
async fn where_nobody_gives_the_next_round_of_the_beacon_stands_in() {
    let beacon = LocalBeacon::open().await;
    let house = House::open_with(beacon.settings()).await;
    let health = house.read("/api/health", "").await;
    assert_eq!(health["beacon"]["scheme"], "ed25519", "{health}");

    let campaign = opened(&house).await;
    house.give(&campaign, &campaign.organiser, "proceed").await;
    let path = format!("/api/campaigns/{}/chronicle", campaign.id);
    let log = house.get(&path, &campaign.organiser).await.text().await.unwrap();
    let told = log.lines().rfind(|line| line.contains("\"chance.contributed\"")).unwrap();
    let told: Value = serde_json::from_str(told).unwrap();
    assert_eq!((&told["data"]["way"], &told["data"]["given"]), (&json!("beacon"), &json!([])));
    let options = chronicle::VerifyOptions { strict: true, ..Default::default() };
    let trust = chronicle::verify(log.as_bytes(), &options).unwrap().trust;
    assert_eq!((trust.beacon, trust.beacon_unchecked, trust.house), (1, 0, 0));

    // "Why?" mixes the round in as well.
    let falls = ["\"dice.rolled\"", "\"card.drawn\""];
    let fell = log.lines().rfind(|line| falls.iter().any(|kind| line.contains(kind)));
    let roll: Value = serde_json::from_str(fell.unwrap()).unwrap();
    let path = format!("/api/campaigns/{}/roll?seq={}", campaign.id, roll["seq"]);
    let why = house.read(&path, &campaign.organiser).await;
    let proof = &why["proof"]["sealed"];
    assert_eq!(proof["holds"], true, "{why}");
    let verdict = proof["verdict"].as_str().unwrap();
    assert!(verdict.contains("of the public beacon"), "{verdict}");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_round_that_the_beacon_has_not_signed_rolls_nothing() {
    let beacon = LocalBeacon::open().await;
    let house = House::open_with(beacon.settings()).await;
    let campaign = opened(&house).await;
    let head = house.head(&campaign).await;
    beacon.lies.store(true, Ordering::SeqCst);
    let orders = format!("/api/campaigns/{}/orders", campaign.id);
    let order = house.order(&campaign, "proceed").await;
    let (status, code, _) =
        house::problem(house.post(&orders, &campaign.organiser, &order).await).await;
    assert_eq!((status, &*code), (409, "beacon_silent"));
    assert_eq!(house.head(&campaign).await, head);

    // It is as if nothing had been asked: a new order finds the beacon well again.
    beacon.lies.store(false, Ordering::SeqCst);
    let order = house.order(&campaign, "proceed").await;
    done(house.post(&orders, &campaign.organiser, &order).await).await;
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_house_without_a_beacon_offers_none() {
    let house = House::open().await;
    assert!(house.read("/api/health", "").await.get("beacon").is_none());
    let dice = json!({ "sealed": "shared", "from": "one", "wait_seconds": 1, "otherwise": "beacon",
                       "thrown": "anyone" });
    let body = json!({ "scenario": "first-evening", "dice": dice });
    let (_, code, _) = house::problem(house.post("/api/campaigns", "", &body).await).await;
    assert_eq!(code, "bad_policy");
    house.close().await;
}
