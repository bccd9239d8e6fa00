//! A disk that is full or fails for a while, and what the server says of its health.

use crate::house;

use house::{Campaign, House, created, done, problem};
use referee::Referee;
use serde_json::json;
use server::{Ailment, Condition, Settings};
use std::{
    io::ErrorKind,
    path::Path,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    time::Duration,
};
use store::{DiskStep, Failure, Faults, FreeBytes, OpenOptions, SledStore};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

#[derive(Debug)]
struct Watched(Arc<SledStore>);

impl Condition for Watched {
    fn ailments(&self) -> Vec<Ailment> {
        let condition = self.0.condition();
        let full = condition.full.then_some(Ailment::DiskFull);
        let stopped = condition.stopped.map(|_| Ailment::StoreStopped);
        full.into_iter().chain(stopped).collect()
    }
}

async fn open(options: OpenOptions, folder: &Path) -> House {
    over(Arc::new(SledStore::open(folder, options).unwrap())).await
}

async fn over(store: Arc<SledStore>) -> House {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let referee = Arc::new(Referee::new(store.clone()));
    let shutdown = CancellationToken::new();
    let settings = Settings { condition: Some(Arc::new(Watched(store))), ..Settings::default() };
    let serving = server::serve_with(listener, Arc::clone(&referee), settings, shutdown.clone());
    let serving = tokio::spawn(serving);
    House { base, client: crate::house::client(), shutdown, serving, referee }
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
    let house = open(options, folder.path()).await;
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

/// A disk of which these steps fail as long as it is broken.
fn failing(steps: [DiskStep; 2]) -> (Arc<AtomicBool>, OpenOptions) {
    let broken = Arc::new(AtomicBool::new(false));
    let fails = Arc::clone(&broken);
    let faults = Faults::new(move |at| {
        let fails = fails.load(Ordering::Relaxed) && steps.contains(&at);
        fails.then_some(Failure::Refused(ErrorKind::Other))
    });
    let (pause, follow_after) = (Duration::from_secs(3600), Duration::ZERO);
    (broken, OpenOptions { faults: Some(faults), pause, follow_after, ..OpenOptions::default() })
}

/// Whoever was told that nobody knows asks again, with the same id, and is told; the server was never started again.
#[tokio::test]
async fn an_order_of_which_nobody_knew_is_told_when_the_disk_works_again() {
    let folder = tempfile::tempdir().unwrap();
    let (broken, options) = failing([DiskStep::JournalSync, DiskStep::JournalCut]);
    let house = open(options, folder.path()).await;
    let new = house.post("/api/campaigns", "", &json!({ "scenario": "siege" })).await;
    let campaign = Campaign::of(&created(new).await);
    let key = campaign.key("cathay");
    let orders = format!("/api/campaigns/{}/orders", campaign.id);
    house.give(&campaign, key, "tell Before.").await;

    broken.store(true, Ordering::Relaxed);
    let unsure = house.order(&campaign, "tell Perhaps this is stored.").await;
    let (status, code, body) = problem(house.post(&orders, key, &unsure).await).await;
    assert_eq!((status, code.as_str()), (500, "store_unsure"));
    let detail = body["detail"].as_str().unwrap();
    assert!(detail.contains("with the same id") && !detail.contains("Os {"), "{detail}");
    let refused = house.order(&campaign, "tell Refused.").await;
    let (status, code, _) = problem(house.post(&orders, key, &refused).await).await;
    assert_eq!((status, code.as_str()), (500, "store_fault"));
    let health = house.read("/api/health", "").await;
    assert_eq!(health["status"], "impaired");
    assert_eq!(health["reasons"][0]["code"], "store_stopped");

    broken.store(false, Ordering::Relaxed);
    house.give(&campaign, campaign.key("city-guard"), "tell After.").await;
    let log = format!("/api/campaigns/{}/chronicle", campaign.id);
    let log = house.get(&log, &campaign.organiser).await.text().await.unwrap();
    assert!(!log.contains("Perhaps this is stored."), "it was taken back, and nobody saw it");
    assert!(log.contains("Before.") && log.contains("After.") && !log.contains("Refused."));
    let answer = done(house.post(&orders, key, &unsure).await).await;
    assert_eq!(answer["again"], false);
    let health = house.read("/api/health", "").await;
    assert_eq!((&health["status"], health.get("reasons")), (&json!("ok"), None));
    house.close().await;
}

/// What the journal holds is stored, whatever the database fails at; nothing more is taken until it works.
#[tokio::test]
async fn an_order_is_stored_while_the_database_fails() {
    let folder = tempfile::tempdir().unwrap();
    let (broken, options) = failing([DiskStep::DatabaseSync, DiskStep::Probe]);
    let store = Arc::new(SledStore::open(folder.path(), options).unwrap());
    let house = over(Arc::clone(&store)).await;
    let new = house.post("/api/campaigns", "", &json!({ "scenario": "siege" })).await;
    let campaign = Campaign::of(&created(new).await);
    let key = campaign.key("cathay");
    let orders = format!("/api/campaigns/{}/orders", campaign.id);

    // Or it would be the campaign itself with which the database is behind.
    store.follow().unwrap();
    drop(store);
    broken.store(true, Ordering::Relaxed);
    let stored = house.order(&campaign, "tell This is stored.").await;
    let answer = done(house.post(&orders, key, &stored).await).await;
    assert_eq!(answer["again"], false);
    let mut health = house.read("/api/health", "").await;
    while health["status"] == "ok" {
        health = house.read("/api/health", "").await;
    }
    assert_eq!(health["reasons"][0]["code"], "store_stopped");
    let refused = house.order(&campaign, "tell Refused.").await;
    let (status, code, _) = problem(house.post(&orders, key, &refused).await).await;
    assert_eq!((status, code.as_str()), (500, "store_fault"));
    let answer = done(house.post(&orders, key, &stored).await).await;
    assert_eq!(answer["again"], true, "what was answered stays answered");

    broken.store(false, Ordering::Relaxed);
    house.give(&campaign, key, "tell After.").await;
    let log = format!("/api/campaigns/{}/chronicle", campaign.id);
    let log = house.get(&log, &campaign.organiser).await.text().await.unwrap();
    assert!(log.contains("This is stored.") && log.contains("After.") && !log.contains("Refused."));
    let health = house.read("/api/health", "").await;
    assert_eq!((&health["status"], health.get("reasons")), (&json!("ok"), None));
    house.close().await;
}
