//! The committed schemas are those of the program, and real answers fit them.

use crate::house;

use house::House;
use serde_json::{Value, json};
use std::{collections::BTreeSet, fs, path::Path};

fn schema(name: &str) -> Value {
    let schemas = server::schemas();
    let (_, text) = schemas.iter().find(|(file, _)| file == name).unwrap();
    serde_json::from_str(text).unwrap()
}

#[test]
fn the_committed_schemas_are_fresh() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../schemas");
    for (name, text) in server::schemas() {
        let committed = fs::read_to_string(folder.join(&name)).unwrap_or_default();
        assert!(committed == text, "schemas/{name} is old; run `cargo xtask codegen`");
    }
}

#[test]
fn no_name_stands_for_two_things() {
    let document = schema("openapi.json");
    let names = document["components"]["schemas"].as_object().unwrap();
    for name in names.keys() {
        assert!(!name.ends_with(|last: char| last.is_ascii_digit()), "{name}");
    }
    let codes = schema("codes.json");
    let codes: Vec<&str> =
        codes.as_array().unwrap().iter().map(|code| code["code"].as_str().unwrap()).collect();
    assert_eq!(codes.iter().collect::<BTreeSet<_>>().len(), codes.len());
    assert!(codes.contains(&"needs_dice") && codes.contains(&"wall_between"));
}

/// A schema of the OpenAPI document, as one that stands alone.
fn component(name: &str) -> jsonschema::Validator {
    let document = schema("openapi.json");
    let alone = json!({
        "$ref": format!("#/components/schemas/{name}"),
        "components": document["components"],
    });
    jsonschema::validator_for(&alone).unwrap()
}

fn fits(validator: &jsonschema::Validator, value: &Value, what: &str) {
    let errors: Vec<String> = validator
        .iter_errors(value)
        .map(|error| format!("{} at {}", error, error.instance_path()))
        .take(3)
        .collect();
    assert!(errors.is_empty(), "{what}: {errors:?}");
}

#[tokio::test]
async fn answers_fit_their_schemas() {
    let (house, campaign) = House::with_campaign().await;
    house.end_council(&campaign).await;
    let id = &campaign.id;
    let organiser = &campaign.organiser;
    let cases = [
        ("Campaign", String::new()),
        ("CampaignView", "/view".into()),
        ("LegalOrders", "/options".into()),
        ("LogPage", "/log".into()),
        ("DiceLedger", "/dice".into()),
        ("Verification", "/verify".into()),
        ("RewindPreview", "/rewinds/preview?turn=0".into()),
        ("MovesAtHead", "/moves?figure=mannheim&as=seat/city-guard".into()),
    ];
    for (name, path) in cases {
        let answer = house.read(&format!("/api/campaigns/{id}{path}"), organiser).await;
        fits(&component(name), &answer, name);
    }
    for seat in ["city-guard", "cathay"] {
        let key = campaign.key(seat);
        let view = house.read(&format!("/api/campaigns/{id}/view"), key).await;
        fits(&component("CampaignView"), &view, seat);
    }
    assert_eq!(house.read("/api/openapi.json", "").await, schema("openapi.json"));
    let turns = house.read(&format!("/api/campaigns/{id}/turns"), "").await;
    turns.as_array().unwrap().iter().for_each(|turn| fits(&component("TurnMark"), turn, "turn"));
    let wrong = house.order(&campaign, "dance").await;
    let orders = format!("/api/campaigns/{id}/orders");
    let answer = house.post(&orders, organiser, &wrong).await.json().await.unwrap();
    fits(&component("Problem"), &answer, "Problem");
    let given = house.give(&campaign, campaign.key("cathay"), "refill").await;
    fits(&component("Accepted"), &given, "Accepted");
    house.close().await;
}

#[tokio::test]
async fn events_and_commands_of_a_game_fit_their_schemas() {
    let (house, campaign) = House::with_campaign().await;
    house.end_council(&campaign).await;
    for (_, key) in &campaign.seats {
        house.give(&campaign, key, "refill").await;
    }
    let chronicle = format!("/api/campaigns/{}/chronicle", campaign.id);
    let log = house.get(&chronicle, &campaign.organiser).await.text().await.unwrap();
    let events = jsonschema::validator_for(&schema("events.json")).unwrap();
    let commands = jsonschema::validator_for(&schema("commands.json")).unwrap();
    let mut kinds = BTreeSet::new();
    for line in log.lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        let kind = record["kind"].as_str().unwrap();
        let fact = json!({ "kind": kind, "data": record["data"] });
        match kind {
            "order.given" => fits(&commands, &record["data"]["command"], line),
            "dice.rolled" | "card.drawn" | "timeline.rewound" | "chance.contributed" => (),
            _ => fits(&events, &fact, kind),
        }
        kinds.insert(kind.to_owned());
    }
    assert!(kinds.len() > 10, "{kinds:?}");
    assert!(!events.is_valid(&json!({ "kind": "lowenheim.dance", "data": {} })));
    assert!(!commands.is_valid(&json!("dance")));
    house.close().await;
}
