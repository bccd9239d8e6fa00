//! What a host watches.

use crate::house;

use house::{Campaign, House, created, problem};
use serde_json::json;
use server::{Ailment, Condition, Metrics, Settings};
use std::{sync::Arc, time::Duration};

/// A disk on which there is no room.
#[derive(Debug)]
struct Full;

impl Condition for Full {
    fn ailments(&self) -> Vec<Ailment> {
        vec![Ailment::DiskFull]
    }

    fn free_bytes(&self) -> Option<u64> {
        Some(4096)
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_sees_what_is_answered_and_what_is_wrong_and_no_names() {
    let metrics = Metrics::new(Some(Arc::new(Full)));
    let house =
        House::open_with(Settings { metrics: Some(metrics.clone()), ..Settings::default() }).await;
    let new = house.post("/api/campaigns", "", &json!({ "scenario": "siege" })).await;
    let campaign = Campaign::of(&created(new).await);
    house.give(&campaign, campaign.key("cathay"), "done").await;
    let orders = format!("/api/campaigns/{}/orders", campaign.id);
    let unknown = house.order(&campaign, "dance").await;
    problem(house.post(&orders, campaign.key("cathay"), &unknown).await).await;
    let stream =
        house.get(&format!("/api/campaigns/{}/stream", campaign.id), &campaign.organiser).await;

    let text = metrics.text().unwrap();
    for line in [
        "wapenrol_orders_total{outcome=\"accepted\"} 1\n",
        "wapenrol_orders_total{outcome=\"refused\"} 1\n",
        "wapenrol_requests_total{method=\"POST\",status=\"201\"} 1\n",
        "wapenrol_followers 1\n",
        "wapenrol_ailment{code=\"disk_full\"} 1\n",
        "wapenrol_ailment{code=\"store_stopped\"} 0\n",
        "wapenrol_free_bytes 4096\n",
        "# UNIT wapenrol_answer_seconds seconds\n",
    ] {
        assert!(text.contains(line), "{line} in\n{text}");
    }
    assert!(text.ends_with("# EOF\n"));
    assert!(!text.contains(&campaign.id) && !text.contains("cathay"), "{text}");

    // Whoever is gone is counted no longer, as soon as the server has heard it.
    drop(stream);
    let gone = async {
        while !metrics.text().unwrap().contains("wapenrol_followers 0\n") {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(Duration::from_secs(30), gone).await.unwrap();
    house.close().await;
}
