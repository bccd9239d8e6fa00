//! A game master over HTTP: their seat and link, what they see, and what nobody else gets to see.

use crate::house;

use house::{Campaign, House, created, problem};
use lowenheim::state::Step;
use serde_json::json;

/// A campaign with a game master, in which a decision of the enemy waits for them.
async fn weighing() -> (House, Campaign) {
    let house = House::open().await;
    let body = json!({ "scenario": "siege", "game_master": true });
    let campaign = Campaign::of(&created(house.post("/api/campaigns", "", &body).await).await);
    let players = Campaign { seats: campaign.seats[..6].to_vec(), ..campaign.clone() };
    house.end_council(&players).await;
    for (_, key) in &players.seats {
        house.give(&campaign, key, "refill").await;
    }
    let id = campaign.id.parse().unwrap();
    let step = || {
        let place = house.referee.place(id, None).unwrap();
        place
            .standing
            .state
            .played_by::<lowenheim::Siege>(campaign::EngagementNumber(1))
            .unwrap()
            .step
    };
    while step() != Some(Step::EnemyMovement) {
        house.give(&campaign, &campaign.organiser, "proceed").await;
    }
    house.give(&campaign, campaign.key("game-master"), "proceed").await;
    (house, campaign)
}

#[tokio::test]
async fn the_master_has_a_link_and_sees_what_is_pending() {
    let (house, campaign) = weighing().await;
    let path = |end: &str| format!("/api/campaigns/{}/{end}", campaign.id);
    let about = house.read(&format!("/api/campaigns/{}", campaign.id), "").await;
    assert_eq!(about["seats"][6], json!({ "seat": "game-master", "name": "Game master" }));
    let key = campaign.key("game-master");
    let view = house.read(&path("view"), key).await;
    let master = &view["siege"]["game_master"];
    assert_eq!((&master["you"], &master["decides"]), (&json!(true), &json!(true)));
    assert_eq!(master["pending"]["decision"], json!({ "arrival": { "comes": true } }));
    assert_eq!(master["pending"]["sentence"], "A new band comes up.");
    let hands = view["siege"]["factions"].as_array().unwrap();
    assert!(hands.iter().all(|faction| faction["hand"].is_object()));
    let options = house.read(&path("options"), key).await;
    let options = options["options"].as_array().unwrap();
    assert!(options.iter().any(|option| option["notation"] == "proceed"));
    assert!(options.iter().any(|option| option["group"] == "override"));
    house.give(&campaign, key, "override arrival no because The night is quiet.").await;
    let log = house.read(&path("log"), campaign.key("cathay")).await;
    let told = "The game master decides: no band comes, not a band comes. (The night is quiet.)";
    assert!(log.to_string().contains(told), "everybody reads it once it is done");
    house.close().await;
}

#[tokio::test]
async fn no_player_gets_the_pending_decision_or_decides() {
    let (house, campaign) = weighing().await;
    let path = |end: &str| format!("/api/campaigns/{}/{end}", campaign.id);
    let (players, sentence) = (&campaign.seats[..6], "A new band comes up.");
    let keys = players.iter().map(|(_, key)| key.as_str()).chain([""]);
    for key in keys {
        let view = house.read(&path("view"), key).await;
        assert_eq!(view["siege"]["game_master"]["pending"], json!(null));
        assert_eq!(view["siege"]["can_proceed"], false);
        for end in ["log", "chronicle"] {
            let text = house.get(&path(end), key).await.text().await.unwrap();
            assert!(text.contains("decision_prepared"), "that they weigh something is known");
            assert!(!text.contains(sentence) && !text.contains("\"comes\""), "{end}: what is not");
        }
    }
    for (_, key) in players {
        let options = house.read(&path("options"), key).await.to_string();
        assert!(!options.contains("override") && !options.contains("proceed"));
        for notation in ["proceed", "override arrival no because We hope so."] {
            let order = house.order(&campaign, notation).await;
            for end in ["orders", "preview"] {
                let (_, code, body) = problem(house.post(&path(end), key, &order).await).await;
                assert_eq!(code, "not_your_order", "{body}");
                assert!(!body.to_string().contains(sentence));
            }
        }
    }
    house.close().await;
}
