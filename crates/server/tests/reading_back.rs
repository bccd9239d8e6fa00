//! What the server writes, programs read with the same types: nothing is lost on the way.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

use crate::house::{Campaign, House, created};
use projections::{
    About, CampaignView, Comparison, DeskView, DiceLedger, History, RewindPreview, RollAudit,
    RollsFound, Summary, Timelines, TurnMark, WaitingView,
};
use serde::{Serialize, de::DeserializeOwned};
use serde_json::{Value, json};
use server::body::{Accepted, AnyOptions, Health, NewCampaign};

/// Reads an answer and writes it again: it must be the same.
fn is_read_as<T: DeserializeOwned + Serialize>(answer: &Value) {
    let read: T = serde_json::from_str(&answer.to_string()).unwrap();
    assert_eq!(serde_json::to_value(&read).unwrap(), *answer, "{}", std::any::type_name::<T>());
}

/// A campaign of a built-in scenario in which some orders have been given, and its head before them.
async fn begun(house: &House, scenario: &str, orders: &[(&str, &str)]) -> (Campaign, u64) {
    let body = json!({ "scenario": scenario, "players": {} });
    let new = created(house.post("/api/campaigns", "", &body).await).await;
    is_read_as::<NewCampaign>(&new);
    let campaign = Campaign::of(&new);
    for (seat, order) in orders {
        let key = if *seat == "organiser" { &campaign.organiser } else { campaign.key(seat) };
        is_read_as::<Accepted>(&house.give(&campaign, key, order).await);
    }
    (campaign, new["head"]["seq"].as_u64().unwrap())
}

#[tokio::test]
async fn every_answer_is_read_by_its_own_type_for_every_system() {
    let house = House::open().await;
    let siege = begun(&house, "siege", &[("cathay", "tell We wait.")]).await;
    house.end_council(&siege.0).await;
    let battle = begun(&house, "first-evening", &[("red", "proceed")]).await;
    let map = begun(&house, "four-crowns", &[("north", "done")]).await;
    is_read_as::<Health>(&house.read("/api/health", "").await);
    is_read_as::<Vec<Summary>>(&house.read("/api/campaigns", "").await);
    for ((campaign, begin), seat) in [(&siege, "cathay"), (&battle, "red"), (&map, "north")] {
        for key in ["", campaign.key(seat), &campaign.organiser] {
            let read = async |path: &str| {
                house.read(&format!("/api/campaigns/{}{path}", campaign.id), key).await
            };
            is_read_as::<About>(&read("").await);
            is_read_as::<CampaignView>(&read("/view").await);
            is_read_as::<History>(&read("/log").await);
            is_read_as::<Vec<TurnMark>>(&read("/turns").await);
            is_read_as::<Timelines>(&read("/timelines").await);
            is_read_as::<DeskView>(&read("/desk").await);
            is_read_as::<DiceLedger>(&read("/dice").await);
            is_read_as::<RollsFound>(&read("/rolls").await);
            is_read_as::<WaitingView>(&read("/waiting").await);
            let head = house.head(campaign).await;
            is_read_as::<Comparison>(&read(&format!("/compare?from={begin}&to={head}")).await);
            is_read_as::<RewindPreview>(&read(&format!("/rewinds/preview?to={begin}")).await);
            if !key.is_empty() {
                is_read_as::<AnyOptions>(&read("/options").await);
            }
            for roll in read("/rolls").await["rolls"].as_array().unwrap() {
                let seq = &roll["line"]["seq"];
                is_read_as::<RollAudit>(&read(&format!("/roll?seq={seq}")).await);
            }
        }
    }
    house.close().await;
}
