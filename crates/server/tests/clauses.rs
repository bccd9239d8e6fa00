//! Clauses over HTTP: what belongs to a private briefing is kept from the others, until its rule has
//! been used before their eyes.

use crate::house;

use house::{Campaign, House, created};
use serde_json::{Value, json};

impl House {
    async fn clause(&self, campaign: &Campaign, id: &str, key: &str) -> Value {
        self.read(&format!("/api/campaigns/{}/clauses/{id}", campaign.id), key).await
    }

    async fn is_withheld(&self, campaign: &Campaign, id: &str, key: &str) -> bool {
        let clause = self.clause(campaign, id, key).await;
        let withheld = clause["withheld"] == true;
        assert_eq!(clause["id"], id);
        assert_eq!(clause["status"] == "private", withheld, "{clause}");
        assert_eq!(clause["rule"].as_str().unwrap().contains("private briefing"), withheld);
        withheld
    }
}

/// The Mask, and when it is worn.
const MASK: [&str; 2] = ["HEI-067", "R-94"];

#[tokio::test]
async fn a_private_clause_is_for_its_seat_and_for_those_who_keep_the_book() {
    let house = House::open().await;
    let body = json!({ "scenario": "siege", "game_master": true });
    let campaign = Campaign::of(&created(house.post("/api/campaigns", "", &body).await).await);
    for (seat, key) in &campaign.seats {
        let all = seat == "game-master";
        for (id, owners) in [
            ("HEI-031", &["city-guard"][..]),
            ("HEI-067", &["wizards-council"]),
            ("R-84", &["palace-guard"]),
            ("R-85", &["elven-guard", "cathay"]),
            ("HEI-087", &["bretonnia"]),
        ] {
            let own = all || owners.contains(&seat.as_str());
            assert_eq!(house.is_withheld(&campaign, id, key).await, !own, "{seat} {id}");
        }
        assert!(!house.is_withheld(&campaign, "HEI-156", key).await);
    }
    assert!(!house.is_withheld(&campaign, "HEI-031", &campaign.organiser).await);
    assert!(house.is_withheld(&campaign, "HEI-031", "").await);
    let nobody = house.read("/api/clauses/HEI-031", "").await;
    assert_eq!(nobody["withheld"], true);
    assert_eq!(nobody["example"], Value::Null);
    assert_eq!(nobody["private_to"], Value::Null, "whose it is, is not told either");
    house.close().await;
}

#[tokio::test]
async fn rulings_beside_a_clause_are_kept_likewise() {
    let (house, campaign) = House::with_campaign().await;
    let ids = |clause: &Value| -> Vec<String> {
        let rulings = clause["rulings"].as_array().unwrap().iter();
        rulings.map(|ruling| ruling["id"].as_str().unwrap().to_owned()).collect()
    };
    let guard = house.clause(&campaign, "HEI-127", campaign.key("city-guard")).await;
    assert!(ids(&guard).contains(&"R-57".to_owned()), "{guard}");
    for key in [campaign.key("cathay"), ""] {
        let other = house.clause(&campaign, "HEI-127", key).await;
        assert!(!ids(&other).contains(&"R-57".to_owned()), "{other}");
        assert!(!ids(&other).is_empty() && other["withheld"] == Value::Null);
    }
    house.close().await;
}

#[tokio::test]
async fn what_was_used_in_the_open_is_nobodys_secret_and_nothing_else_is_told() {
    let (house, campaign) = House::with_campaign().await;
    house.end_council(&campaign).await;
    let (cathay, wizards) = (campaign.key("cathay"), campaign.key("wizards-council"));
    for id in MASK {
        assert!(house.is_withheld(&campaign, id, cathay).await, "{id}");
    }
    house.give(&campaign, wizards, "use mask severus").await;
    for key in [cathay, ""] {
        for id in MASK {
            assert!(!house.is_withheld(&campaign, id, key).await, "{id}");
        }
        // That there are more of the kind is still their own.
        for id in ["HEI-066", "HEI-068", "R-95", "HEI-064"] {
            assert!(house.is_withheld(&campaign, id, key).await, "{id}");
        }
    }
    house.close().await;
}
