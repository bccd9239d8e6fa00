//! The audit desk over HTTP: timelines, comparisons, amendments, rolls, disputes, receipts.

use crate::house;

use house::{Campaign, House, done, problem};
use serde_json::{Value, json};

/// A campaign in which the first turn has begun, and dice have fallen.
async fn played() -> (House, Campaign) {
    let (house, campaign) = House::with_campaign().await;
    house.give(&campaign, campaign.key("cathay"), "tell One.").await;
    house.end_council(&campaign).await;
    for (_, key) in &campaign.seats {
        house.give(&campaign, key, "refill").await;
    }
    for _ in 0..4 {
        house.give(&campaign, &campaign.organiser, "proceed").await;
    }
    (house, campaign)
}

fn path(campaign: &Campaign, end: &str) -> String {
    format!("/api/campaigns/{}/{end}", campaign.id)
}

/// The record of somebody's word, and of the first roll behind it.
async fn found(house: &House, campaign: &Campaign, kind: &str) -> u64 {
    let log = house.read(&path(campaign, "log?limit=1000"), &campaign.organiser).await;
    let lines = log["lines"].as_array().unwrap();
    lines.iter().find(|line| line["kind"] == kind).unwrap()["seq"].as_u64().unwrap()
}

#[tokio::test]
async fn an_amendment_is_looked_at_and_carried_out_by_the_organiser_alone() {
    let (house, campaign) = played().await;
    let word = found(&house, &campaign, "lowenheim.story_told").await;
    let body = json!({
        "batch": house.referee.new_batch(), "head": house.head(&campaign).await,
        "edit": { "strike": { "order": word } }, "reason": "It was a joke.",
    });
    let (preview, amend) = (path(&campaign, "amendments/preview"), path(&campaign, "amendments"));
    for (key, status) in [("", 401), (campaign.key("cathay"), 403)] {
        assert_eq!(problem(house.post(&preview, key, &body).await).await.0, status);
        assert_eq!(problem(house.post(&amend, key, &body).await).await.0, status);
    }
    let told = done(house.post(&preview, &campaign.organiser, &body).await).await;
    assert_eq!(told["edited"], Value::Null);
    assert_eq!(told["counts"]["unchanged"], told["later"].as_array().unwrap().len());
    let before = house.head(&campaign).await;
    let answer = done(house.post(&amend, &campaign.organiser, &body).await).await;
    assert_eq!(answer["accepted"]["head"]["seq"], house.head(&campaign).await);
    let again = done(house.post(&amend, &campaign.organiser, &body).await).await;
    assert_eq!(again["accepted"]["again"], true);

    let told = house.read(&path(&campaign, "timelines"), "").await;
    let timelines = told["timelines"].as_array().unwrap();
    assert_eq!(timelines.len(), 2);
    assert_eq!(timelines[1]["begins_by"], "amendment");
    assert_eq!((&timelines[0]["tip"], &timelines[0]["last"]), (&json!(true), &json!(before)));
    let compare = format!("compare?from={before}");
    let told = house.read(&path(&campaign, &compare), campaign.key("cathay")).await;
    let undone = told["undone"].as_array().unwrap();
    assert!(undone.iter().any(|line| line["sentence"].as_str().unwrap().contains("One.")));
    house.close().await;
}

#[tokio::test]
async fn a_roll_is_told_with_its_proof_and_to_a_stranger_as_far_as_it_is_theirs() {
    let (house, campaign) = played().await;
    for (kind, hidden) in [("dice.rolled", false), ("card.drawn", true)] {
        let seq = found(&house, &campaign, kind).await;
        let roll = path(&campaign, &format!("roll?seq={seq}"));
        let told = house.read(&roll, &campaign.organiser).await;
        assert_eq!(told["proof"]["sealed"]["holds"], true, "{told}");
        let public = house.read(&roll, "").await;
        assert_eq!(public["hidden"], hidden, "{kind}");
        let seed = told["proof"]["sealed"]["seed"].as_str().unwrap();
        assert_eq!(public.to_string().contains(seed), !hidden);
    }
    let (status, code, _) = problem(house.get(&path(&campaign, "roll?seq=0"), "").await).await;
    assert_eq!((status, code.as_str()), (422, "not_a_roll"));
    let dice = house.read(&path(&campaign, "dice"), "").await;
    assert!(!dice["judged"].as_array().unwrap().is_empty());
    house.close().await;
}

#[tokio::test]
async fn a_dispute_is_raised_ruled_and_the_campaign_closed() {
    let (house, campaign) = played().await;
    let record = found(&house, &campaign, "dice.rolled").await;
    let desk = path(&campaign, "desk");
    let say = async |key: &str, command: Value| {
        let body = json!({ "batch": house.referee.new_batch(), "command": command });
        house.post(&desk, key, &body).await
    };
    let raise = json!({ "raise": { "record": record, "text": "It was cocked." } });
    assert_eq!(problem(say("", raise.clone()).await).await.0, 401);
    done(say(campaign.key("cathay"), raise).await).await;
    let told = house.read(&desk, campaign.key("bretonnia")).await;
    assert_eq!((&told["open"], &told["disputes"][0]["is_roll"]), (&json!(1), &json!(true)));
    assert!(told["disputes"][0]["evidence"].as_array().unwrap().len() > 1);
    let close = json!({ "close": { "publish": true } });
    let (status, code, _) = problem(say(&campaign.organiser, close.clone()).await).await;
    assert_eq!((status, code.as_str()), (409, "dispute_open"));
    let full = path(&campaign, "chronicle?full=true");
    assert_eq!(problem(house.get(&full, "").await).await.1, "not_published");
    let rule = json!({ "rule": {
        "dispute": 1, "ruling": "thrown_again", "leave_out": true, "reason": "Nobody can say.",
    }});
    // What it would change, and who must agree, is told before; what it has changed, with the answer.
    let before = house.head(&campaign).await;
    let preview = path(&campaign, "desk/preview");
    let cathay = house.post(&preview, campaign.key("cathay"), &rule).await;
    assert_eq!(problem(cathay).await.0, 403);
    let would = done(house.post(&preview, &campaign.organiser, &rule).await).await;
    assert_eq!(house.head(&campaign).await, before);
    assert_eq!(
        (&would["head"]["seq"], &would["consent"]["needed"]),
        (&json!(before), &json!(false))
    );
    assert_eq!(would["corrected"]["edited"]["verdict"], "needs_roll", "{would}");
    assert!(would["effect"]["says"].to_string().contains("have not fallen"), "{would}");
    let batch = house.referee.new_batch();
    let sent = json!({ "batch": batch, "command": rule });
    let answer = done(house.post(&desk, &campaign.organiser, &sent).await).await;
    let did = &answer["did"];
    assert_eq!(did["to"], would["effect"]["to"]);
    assert_eq!(did["records"], would["effect"]["records"]);
    let says = did["says"].to_string();
    assert!(says.contains("it is thrown again") && says.contains("Back to line"), "{says}");
    let again = done(house.post(&desk, &campaign.organiser, &sent).await).await;
    assert_eq!((&again["again"], &again["did"]), (&json!(true), did));
    let about = house.read(&format!("/api/campaigns/{}", campaign.id), "").await;
    let receipt = format!("{}:{}", about["head"]["seq"], about["head"]["hash"].as_str().unwrap());
    done(say(&campaign.organiser, close).await).await;
    let log = house.get(&full, "").await.text().await.unwrap();
    chronicle::verify(log.as_bytes(), &chronicle::VerifyOptions::default()).unwrap();
    assert!(!log.contains("\"hidden\""));

    let kept = house.read(&path(&campaign, &format!("continuity?receipts={receipt}")), "").await;
    assert_eq!(kept["continuous"], true, "{kept}");
    let forged = format!("{}:{}", about["head"]["seq"], "0".repeat(64));
    let lost = house.read(&path(&campaign, &format!("continuity?receipts={forged}")), "").await;
    assert_eq!((&lost["continuous"], &lost["lost"]["seq"]), (&json!(false), &about["head"]["seq"]));
    house.close().await;
}

#[tokio::test]
async fn rolls_are_found_by_what_stands_in_the_query() {
    let (house, campaign) = played().await;
    let ask = |query: &str| path(&campaign, &format!("rolls?{query}"));
    let organiser = &campaign.organiser;
    let found = house.read(&ask("sides=6&source=sealed&limit=200"), organiser).await;
    let rolls = found["rolls"].as_array().unwrap();
    assert!(!rolls.is_empty());
    for roll in rolls {
        assert!(roll["line"]["dice"]["dice"].as_str().unwrap().ends_with("d6"), "{roll}");
        assert_eq!(roll["order"]["kind"], "order.given");
    }
    let thrown = house.read(&ask("source=thrown"), organiser).await;
    assert_eq!(thrown, json!({ "rolls": [], "more": false, "next": null }));
    let all = house.read(&ask("limit=200"), organiser).await;
    let seen = house.read(&ask("limit=200"), "").await;
    let count = |found: &Value| found["rolls"].as_array().unwrap().len();
    assert!(count(&seen) < count(&all), "nobody finds another's hand");
    for query in ["colour=red", "sides=many", "source=borrowed"] {
        assert_eq!(problem(house.get(&ask(query), organiser).await).await.0, 400, "{query}");
    }
}
