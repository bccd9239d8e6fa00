//! Lines and zones of fire over HTTP: everybody who may look may ask; odds of orders only who gives them.

use crate::house;

use house::{Campaign, House, created, problem};
use serde_json::{Value, json};

async fn assault(scenario: &str) -> (House, Campaign) {
    let house = House::open().await;
    let new = house.post("/api/campaigns", "", &json!({ "scenario": scenario })).await;
    let campaign = Campaign::of(&created(new).await);
    (house, campaign)
}

#[tokio::test]
async fn a_line_of_fire_names_what_blocks_it_with_every_number() {
    let (house, campaign) = assault("one-gate").await;
    let base = format!("/api/campaigns/{}/line-of-fire", campaign.id);
    // The crossbow on the field, and Wessel behind the tower of the gate.
    let query = "from=11,25&to=10,21&shooter=crossbowman-1&target=sergeant-2";
    let besieger = campaign.key("besiegers");
    let line = house.read(&format!("{base}?{query}"), besieger).await;
    assert_eq!(line["blocked"], json!({ "hex": "11,22", "clause": "HAV-072" }));
    let between = line["between"].as_array().unwrap();
    let tower = between.iter().find(|it| it["hex"] == "11,22").unwrap();
    let numbers = json!({
        "terrain": "tower", "apart": 0, "between": 4, "before": 0, "above": 2,
        "clear": false, "lower_seen_from": null,
    });
    assert_eq!((&tower["level"], &tower["tested"]), (&json!(2), &numbers));
    assert_eq!(line["cover"], Value::Null);
    assert_eq!(line["hits"], Value::Null);
    assert_eq!(line["refused"]["clause"], "HAV-072");
    // At somebody over the gate the line is free: cover with its side and clause, range and hits.
    let query = "from=11,25&to=10,22:top&shooter=crossbowman-1&target=archer-1";
    let line = house.read(&format!("{base}?{query}"), besieger).await;
    let cover = json!({ "cover": "heavy", "clause": "HAV-009", "side": "10,22:SE" });
    assert_eq!((&line["blocked"], &line["cover"]), (&Value::Null, &cover));
    assert_eq!((&line["range"], &line["band"]), (&json!(3), &json!(0)));
    let faces: u64 = line["hits"].as_object().unwrap().values().flat_map(Value::as_u64).sum();
    assert_eq!(faces, 10);
    // Everybody sees who stands where, so everybody may ask; and no place is refused with its clause.
    assert_eq!(house.read(&format!("{base}?{query}"), "").await, line);
    let (status, code, _) = problem(house.get(&format!("{base}?from=11,25&to=x"), "").await).await;
    assert_eq!((status, &*code), (400, "malformed_query"));
    let nowhere = house.get(&format!("{base}?from=11,25&to=99,99"), "").await;
    let (status, code, body) = problem(nowhere).await;
    assert_eq!((status, &*code, &body["clause"]), (422, "not_there", &json!("ST-34")));
}

#[tokio::test]
async fn a_zone_of_fire_tells_the_seen_from_the_dead() {
    let (house, campaign) = assault("one-gate").await;
    let path = format!("/api/campaigns/{}/zone-of-fire", campaign.id);
    let zone = house.read(&format!("{path}?from=10,22:top&sentry=archer-1"), "").await;
    assert_eq!(zone["ranges"], json!([10, 25, 50]));
    // Before the gate, on the wall beside it; not in the passage below.
    assert_eq!(zone["seen"]["10,24"], "none");
    assert_eq!(zone["dead"]["10,22"], Value::Null, "the gate is shut: nobody can be there");
    let all = |member: &str| zone[member].as_object().unwrap().len();
    assert!(all("seen") > 100 && all("dead") > 50, "{} {}", all("seen"), all("dead"));
    let seen = zone["seen"].as_object().unwrap();
    assert!(seen.keys().all(|place| zone["dead"][place].is_null()));
    // A siege of Lowenheim has no lines of fire.
    let other = House::with_campaign().await;
    let path = format!("/api/campaigns/{}/zone-of-fire?from=1,1", other.1.id);
    let (_, code, _) = problem(other.0.get(&path, "").await).await;
    assert_eq!(code, "wrong_system");
}

#[tokio::test]
async fn the_odds_of_an_order_are_for_whoever_may_give_it() {
    let (house, campaign) = assault("one-gate").await;
    let path = format!("/api/campaigns/{}/foretold", campaign.id);
    let aim = json!({ "command": { "aim": { "shooter": "crossbowman-1", "target": "archer-1" } } });
    let told = house.post(&path, campaign.key("besiegers"), &aim).await;
    let told: Value = told.json().await.unwrap();
    let hits = told["foretold"]["shot"]["hits"].as_object().unwrap();
    assert_eq!(hits.values().flat_map(Value::as_u64).sum::<u64>(), 10);
    // Whoever may not give it hears nothing of it; a spectator needs a key.
    let other: Value =
        house.post(&path, campaign.key("besieged"), &aim).await.json().await.unwrap();
    assert_eq!(other["foretold"], Value::Null);
    let (status, ..) = problem(house.post(&path, "", &aim).await).await;
    assert_eq!(status, 401);
}
