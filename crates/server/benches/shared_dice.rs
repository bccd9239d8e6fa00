//! How long whoever rolls waits where the others' devices give to the dice: over loopback, with no device, with one and
//! with two that answer at once, and beside them the same order under the policy `house`. Prints medians and the 95th
//! percentile, in milliseconds.
//!
//! `cargo bench -p server --bench shared_dice`
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark")]

#[path = "../tests/house/mod.rs"]
mod house;

use house::{Campaign, House, created, done, phone::Phone};
use serde_json::{Value, json};
use server::body::AskBody;
use std::time::{Duration, Instant};

const ROUNDS: u64 = 200;

async fn opened(house: &House, sealed: &str) -> Campaign {
    let dice = json!({ "sealed": sealed, "from": "one", "wait_seconds": 20, "otherwise": "house",
                       "thrown": "anyone" });
    let body = json!({ "scenario": "first-evening", "log": "2", "dice": dice });
    Campaign::of(&created(house.post("/api/campaigns", "", &body).await).await)
}

/// Turns up a card and takes that back, again and again; the time of the first.
async fn rolls(house: &House, campaign: &Campaign) -> Vec<Duration> {
    let orders = format!("/api/campaigns/{}/orders", campaign.id);
    let rewinds = format!("/api/campaigns/{}/rewinds", campaign.id);
    let mut times = Vec::new();
    for _ in 0..ROUNDS {
        let back = house.head(campaign).await;
        let order = house.order(campaign, "proceed").await;
        let begun = Instant::now();
        done(house.post(&orders, &campaign.organiser, &order).await).await;
        times.push(begun.elapsed());
        let head = house.head(campaign).await;
        let batch = house.referee.new_batch();
        let rewind = json!({ "batch": batch, "head": head, "to": back, "reason": "again" });
        done(house.post(&rewinds, &campaign.organiser, &rewind).await).await;
    }
    times.sort_unstable();
    times
}

async fn answers(base: String, key: String, id: String, mut phone: Phone) {
    // Only that there is one matters here: nothing goes over TLS.
    let _ = rustls_graviola::default_provider().install_default();
    let client = reqwest::Client::new();
    for index in 1.. {
        let ask: AskBody = serde_json::from_str(&phone.event("ask").await).unwrap();
        let url = format!("{base}/api/campaigns/{id}/links");
        let link: Value = phone.link(&ask, index);
        client.post(url).bearer_auth(&key).json(&link).send().await.unwrap();
    }
}

fn tell(what: &str, times: &[Duration]) {
    let at = |share: usize| times[times.len() * share / 100].as_secs_f64() * 1e3;
    println!("{what:32} p50 {:7.2} ms   p95 {:7.2} ms", at(50), at(95));
}

#[tokio::main]
async fn main() {
    let house = House::open().await;
    tell("the house alone", &rolls(&house, &opened(&house, "house").await).await);
    for phones in 0..=2 {
        let campaign = opened(&house, "shared").await;
        for (seat, seed) in [("red", 1), ("black", 2)].into_iter().take(phones) {
            let phone = Phone::sits(&house, &campaign, seat, seed).await;
            let (base, key) = (house.base.clone(), campaign.key(seat).to_owned());
            tokio::spawn(answers(base, key, campaign.id.clone(), phone));
        }
        tell(&format!("shared, {phones} phones"), &rolls(&house, &campaign).await);
    }
}
