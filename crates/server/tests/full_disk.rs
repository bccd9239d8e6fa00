//! A disk that is full for a while, and what the server says of its health.

use crate::house;

use house::{Campaign, House, created, done, problem};
use referee::Referee;
use serde_json::json;
use server::{Ailment, Condition, Settings};
use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};
use store::{FreeBytes, OpenOptions, SledStore};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

#[derive(Debug)]
struct Watched(Arc<SledStore>);

impl Condition for Watched {
    fn ailments(&self) -> Vec<Ailment> {
        if self.0.condition().full { vec![Ailment::DiskFull] } else { Vec::new() }
    }
}

#[tokio::test]
async fn a_full_disk_refuses_orders_and_takes_them_again_without_a_restart() {
    let folder = tempfile::tempdir().unwrap();
    let free = Arc::new(AtomicU64::new(u64::MAX));
    let told = Arc::clone(&free);
    let options = OpenOptions {
        free: Some(FreeBytes::new(move || told.load(Ordering::Relaxed))),
        ..OpenOptions::default()
    };
    let store = Arc::new(SledStore::open(folder.path(), options).unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let referee = Arc::new(Referee::new(store.clone()));
    let shutdown = CancellationToken::new();
    let settings = Settings { condition: Some(Arc::new(Watched(store))), ..Settings::default() };
    let serving = server::serve_with(listener, Arc::clone(&referee), settings, shutdown.clone());
    let serving = tokio::spawn(serving);
    let house = House { base, client: reqwest::Client::new(), shutdown, serving, referee };
    let new = house.post("/api/campaigns", "", &json!({ "scenario": "siege" })).await;
    let campaign = Campaign::of(&created(new).await);
    let key = campaign.key("cathay");
    let orders = format!("/api/campaigns/{}/orders", campaign.id);

    house.give(&campaign, key, "tell Before.").await;
    let before = house.head(&campaign).await;
    free.store(1 << 20, Ordering::Relaxed);
    let mut refused = Vec::new();
    for number in 0..3 {
        let order = house.order(&campaign, &format!("tell Refused {number}.")).await;
        let (status, code, body) = problem(house.post(&orders, key, &order).await).await;
        assert_eq!((status, code.as_str()), (507, "store_full"));
        let detail = body["detail"].as_str().unwrap();
        assert!(detail.contains("disk is full") && !detail.contains("Os {"), "{detail}");
        refused.push(order);
    }
    assert_eq!(house.head(&campaign).await, before);
    let health = house.read("/api/health", "").await;
    assert_eq!(health["status"], "impaired");
    assert_eq!(health["reasons"][0]["code"], "disk_full");
    assert!(health["reasons"][0]["detail"].as_str().unwrap().contains("full"));

    free.store(u64::MAX, Ordering::Relaxed);
    house.give(&campaign, key, "tell After.").await;
    let log = format!("/api/campaigns/{}/chronicle", campaign.id);
    let log = house.get(&log, &campaign.organiser).await.text().await.unwrap();
    assert!(log.contains("Before.") && log.contains("After."), "{log}");
    assert!(!log.contains("Refused"), "what was refused is in no log");
    // Sent once more, with the same id, it is given for the first time.
    let answer = done(house.post(&orders, key, &refused[0]).await).await;
    assert_eq!(answer["again"], false);
    let health = house.read("/api/health", "").await;
    assert_eq!((&health["status"], health.get("reasons")), (&json!("ok"), None));
    house.close().await;
}
