//! What-ifs over HTTP: seen by nobody without a key of them, and gone once they were thrown away.

use crate::house;

use house::{Campaign, House, created, done, problem};
use serde_json::json;

fn path(campaign: &Campaign, end: &str) -> String {
    format!("/api/campaigns/{}/{end}", campaign.id)
}

#[tokio::test]
async fn a_what_if_is_the_organisers_and_whom_they_let_in() {
    let house = House::open().await;
    // What is adopted in version 2 of the log, the organiser's device has to sign.
    let body = json!({ "scenario": "siege", "log": "1" });
    let campaign = Campaign::of(&created(house.post("/api/campaigns", "", &body).await).await);
    house.give(&campaign, campaign.key("cathay"), "tell We charge.").await;
    let what_ifs = path(&campaign, "what-ifs");
    for (key, status) in [("", 401), (campaign.key("cathay"), 403)] {
        assert_eq!(problem(house.get(&what_ifs, key).await).await.0, status);
        assert_eq!(problem(house.post(&what_ifs, key, &json!({})).await).await.0, status);
    }
    let organiser = &campaign.organiser;
    let log = house.get(&path(&campaign, "chronicle"), organiser).await.text().await.unwrap();
    let new = created(house.post(&what_ifs, organiser, &json!({})).await).await;
    let what_if = Campaign::of(&new);
    assert_eq!(new["name"].as_str().unwrap().split_once(' ').unwrap().0, "What");
    let order = json!({
        "batch": house.referee.new_batch(), "head": new["head"]["seq"],
        "notation": "tell We wait.", "nonce": "00ff",
    });
    let orders = path(&what_if, "orders");
    assert_eq!(problem(house.post(&orders, campaign.key("cathay"), &order).await).await.0, 401);
    done(house.post(&orders, what_if.key("cathay"), &order).await).await;
    let after = house.get(&path(&campaign, "chronicle"), organiser).await.text().await.unwrap();
    assert_eq!(log, after);

    // It is in no list, and nobody comes in with a key of the campaign, or none.
    let list = house.read("/api/campaigns", "").await;
    assert_eq!(list.as_array().unwrap().len(), 1);
    for key in ["", organiser.as_str(), campaign.key("cathay")] {
        let (status, code, _) = problem(house.get(&path(&what_if, "log"), key).await).await;
        assert_eq!(status, 401, "{code}");
    }
    let feed = house.get(&path(&what_if, "feed.atom"), "").await;
    assert_eq!(problem(feed).await.0, 401);
    let about = house.read(&path(&what_if, "summary"), &what_if.organiser).await;
    assert_eq!(about["what_if"]["campaign"], json!(campaign.id));
    let told = house.read(&what_ifs, organiser).await;
    assert_eq!((&told[0]["orders"], &told[0]["can_be_adopted"]), (&json!(1), &json!(true)));

    let query = format!("what-ifs/compare?what_if={}", what_if.id);
    let compared = house.read(&path(&campaign, &query), organiser).await;
    assert_eq!(compared["undone"], json!([]));
    assert!(compared["done"].to_string().contains("We wait."), "{compared}");
    let refused = problem(house.get(&path(&campaign, &query), campaign.key("cathay")).await).await;
    assert_eq!(refused.0, 403);

    let adopt = json!({ "batch": house.referee.new_batch(), "command": { "adopt": {
        "what_if": what_if.id, "head": told[0]["head"]["seq"], "reason": "It was better.",
    } } });
    let look = path(&campaign, "desk/preview");
    let would = done(house.post(&look, organiser, &adopt["command"]).await).await;
    assert!(
        would["effect"]["says"][0].as_str().unwrap().contains("1 order of the what-if follows")
    );
    assert_eq!(would["effect"]["touched"], json!({ "seat/cathay": 1 }));
    let answer = done(house.post(&path(&campaign, "desk"), organiser, &adopt).await).await;
    assert!(answer["did"]["says"].to_string().contains("We wait."), "{answer}");
    assert_eq!(answer["did"]["touched"], would["effect"]["touched"]);
    let log = house.read(&path(&campaign, "log?limit=1000"), "").await.to_string();
    assert!(log.contains("We wait."), "{log}");
    assert!(log.contains("1 what-if was made"), "{log}");

    let away = path(&campaign, "what-ifs/thrown-away");
    let body = json!({ "what_if": what_if.id });
    assert_eq!(problem(house.post(&away, campaign.key("cathay"), &body).await).await.0, 403);
    done(house.post(&away, organiser, &body).await).await;
    let gone = problem(house.get(&path(&what_if, "log"), &what_if.organiser).await).await;
    assert_eq!((gone.0, gone.1.as_str()), (404, "thrown_away"));
    assert_eq!(house.read(&what_ifs, organiser).await, json!([]));
    let again = problem(house.post(&away, organiser, &body).await).await;
    assert_eq!(again.1, "unknown_what_if");
    house.close().await;
}

/// Whoever plays a what-if has everybody's seat.
#[tokio::test]
async fn a_blind_organiser_makes_no_what_if_and_adopts_none() {
    let house = House::open().await;
    let body = json!({ "scenario": "siege", "log": "1" });
    let campaign = Campaign::of(&created(house.post("/api/campaigns", "", &body).await).await);
    let (what_ifs, organiser) = (path(&campaign, "what-ifs"), &campaign.organiser);
    let says = async |command: serde_json::Value| {
        let body = json!({ "batch": house.referee.new_batch(), "command": command });
        house.post(&path(&campaign, "desk"), organiser, &body).await
    };
    let new = created(house.post(&what_ifs, organiser, &json!({})).await).await;
    let what_if = Campaign::of(&new);
    let order = json!({
        "batch": house.referee.new_batch(), "head": new["head"]["seq"],
        "notation": "tell We wait.", "nonce": "00ff",
    });
    let played = house.post(&path(&what_if, "orders"), what_if.key("cathay"), &order).await;
    let head = done(played).await["head"]["seq"].clone();
    done(says(json!({ "blind": { "seat": "cathay" } })).await).await;
    let refused = problem(house.post(&what_ifs, organiser, &json!({})).await).await;
    assert_eq!((refused.0, refused.1.as_str()), (403, "blind_campaign"));
    let adopt = json!({ "what_if": what_if.id, "head": head, "reason": "It was better." });
    let refused = problem(says(json!({ "adopt": adopt })).await).await;
    assert_eq!((refused.0, refused.1.as_str()), (403, "blind_campaign"));
    done(says(json!({ "close": { "publish": false } })).await).await;
    created(house.post(&what_ifs, organiser, &json!({})).await).await;
    house.close().await;
}
