//! The list of campaigns: in parts, in an order, and without opening what has not changed.

use crate::house;

use house::{Campaign, House, created, done, problem};
use referee::{Parts, Referee};
use serde_json::{Value, json};
use server::Settings;
use std::{path::Path, sync::Arc};
use store::{MemoryStore, Store};

async fn begun(house: &House, name: &str) -> Campaign {
    let body = json!({ "scenario": "siege", "name": name });
    Campaign::of(&created(house.post("/api/campaigns", "", &body).await).await)
}

fn names(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap()).collect()
}

/// A house over a store whose states and list are kept in a folder.
async fn keeping(store: &Arc<dyn Store>, data: &Path) -> House {
    let parts = Parts::new(Arc::clone(store)).keeping_states(data);
    House::over(Referee::with(parts), Settings::default()).await
}

async fn told(house: &House, campaign: &Campaign, text: &str) {
    let about = house.read(&format!("/api/campaigns/{}", campaign.id), "").await;
    let body = json!({
        "batch": house.referee.new_batch(), "head": about["head"]["seq"],
        "scope": "engagement/1", "notation": format!("tell {text}"),
    });
    let path = format!("/api/campaigns/{}/orders", campaign.id);
    done(house.post(&path, campaign.key("cathay"), &body).await).await;
}

#[tokio::test]
async fn the_list_is_told_in_parts_and_in_an_order() {
    let house = House::open().await;
    let mut campaigns = Vec::new();
    for name in ["Winter", "autumn", "Spring"] {
        campaigns.push(begun(&house, name).await);
    }
    told(&house, &campaigns[1], "The leaves fall.").await;
    let list = |query: &'static str| house.read(query, "");
    let all = list("/api/campaigns").await;
    let ids: Vec<&str> =
        all.as_array().unwrap().iter().filter_map(|it| it["campaign"].as_str()).collect();
    assert!(ids.len() == 3 && ids.is_sorted(), "{ids:?}");
    assert_eq!(names(&list("/api/campaigns?sort=name").await), ["autumn", "Spring", "Winter"]);
    assert_eq!(names(&list("/api/campaigns?sort=changed").await)[0], "autumn");
    let first = list("/api/campaigns?sort=name&limit=2").await;
    assert_eq!(names(&first), ["autumn", "Spring"]);
    let after = first[1]["campaign"].as_str().unwrap();
    let path = format!("/api/campaigns?sort=name&limit=2&after={after}");
    assert_eq!(names(&house.read(&path, "").await), ["Winter"]);
    for wrong in ["limit=0", "limit=x", "sort=size", "page=2"] {
        let refused = problem(house.get(&format!("/api/campaigns?{wrong}"), "").await).await;
        assert_eq!(refused.0, 400, "{wrong}");
    }
    house.close().await;
}

/// After a start the list is told without folding a record, but for what has changed since.
#[tokio::test]
async fn a_start_opens_no_campaign_to_list_it() {
    let store: Arc<dyn Store> = Arc::new(MemoryStore::new());
    let data = tempfile::tempdir().unwrap();
    let house = keeping(&store, data.path()).await;
    let campaigns = [begun(&house, "One").await, begun(&house, "Two").await];
    let before = house.read("/api/campaigns", "").await;
    house.close().await;

    let house = keeping(&store, data.path()).await;
    assert_eq!(house.read("/api/campaigns", "").await, before);
    assert_eq!(house.referee.folded(), 0);
    told(&house, &campaigns[1], "Who goes there?").await;
    house.close().await;

    // Nobody has asked for the list since.
    let house = keeping(&store, data.path()).await;
    let after = house.read("/api/campaigns", "").await;
    for (before, after) in before.as_array().unwrap().iter().zip(after.as_array().unwrap()) {
        assert_eq!(before == after, before["campaign"] != campaigns[1].id, "{after}");
    }
    house.close().await;

    // Whatever is in the file: the list is that of the store.
    let file = data.path().join("snapshots/summaries");
    let whole = std::fs::read_to_string(&file).unwrap();
    for spoilt in ["", "not ours\n", &whole.replace("One", "Nobody's"), &whole[..whole.len() - 9]] {
        std::fs::write(
            &file,
            spoilt.replacen("program", "programme", usize::from(spoilt.contains("Nobody"))),
        )
        .unwrap();
        let house = keeping(&store, data.path()).await;
        assert_eq!(house.read("/api/campaigns", "").await, after, "{spoilt}");
        house.close().await;
    }
}
