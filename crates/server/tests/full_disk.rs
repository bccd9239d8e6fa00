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
    let store = Arc::new(SledStore::open(folder, options).unwrap());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let base = format!("http://{}", listener.local_addr().unwrap());
    let referee = Arc::new(Referee::new(store.clone()));
    let heard = Arc::downgrade(&referee);
    store.on_settled(move |campaign| {
        let referee = heard.upgrade().unwrap();
        std::thread::spawn(move || referee.changed_in_store(campaign));
    });
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

/// Whoever was told that nobody knows asks again, with the same id, and is told; the server was never started again.
#[tokio::test]
async fn an_order_of_which_nobody_knew_is_told_when_the_disk_works_again() {
    for step in [DiskStep::JournalSync, DiskStep::DatabaseSync] {
        let folder = tempfile::tempdir().unwrap();
        let broken = Arc::new(AtomicBool::new(false));
        let fails = Arc::clone(&broken);
        let faults = Faults::new(move |at| {
            let tried = [step, DiskStep::Probe, DiskStep::JournalCut].contains(&at);
            let fails = fails.load(Ordering::Relaxed) && tried;
            fails.then_some(Failure::Refused(ErrorKind::Other))
        });
        let pause = Duration::from_secs(3600);
        let options = OpenOptions { faults: Some(faults), pause, ..OpenOptions::default() };
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
        // Another order may be told first that something has changed meanwhile.
        let other = campaign.key("city-guard");
        while house
            .post(&orders, other, &house.order(&campaign, "tell After.").await)
            .await
            .status()
            != 200
        {}
        let log = format!("/api/campaigns/{}/chronicle", campaign.id);
        let log = house.get(&log, &campaign.organiser).await.text().await.unwrap();
        let stored = step == DiskStep::DatabaseSync;
        assert_eq!(log.contains("Perhaps this is stored."), stored, "{step:?}");
        assert!(log.contains("Before.") && log.contains("After.") && !log.contains("Refused."));
        let answer = done(house.post(&orders, key, &unsure).await).await;
        assert_eq!(answer["again"], stored, "{step:?}");
        let health = house.read("/api/health", "").await;
        assert_eq!((&health["status"], health.get("reasons")), (&json!("ok"), None));
        house.close().await;
    }
}
