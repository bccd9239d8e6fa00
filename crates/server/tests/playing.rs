//! A siege over HTTP: made, played, looked at, rewound, exported, imported.

use crate::house;

use house::{Campaign, House, created, done, problem};
use reqwest::Method;
use serde_json::{Value, json};

#[tokio::test]
async fn a_campaign_is_made_and_looked_at() {
    let house = House::open().await;
    assert_eq!(house.read("/api/health", "").await["status"], "ok");
    let body = json!({ "scenario": "siege", "name": "Sunday" });
    let new = created(house.post("/api/campaigns", "", &body).await).await;
    assert_eq!(new["name"], "Sunday");
    let campaign = Campaign::of(&new);
    assert_eq!(campaign.seats.len(), 6);
    let list = house.read("/api/campaigns", "").await;
    assert_eq!(list[0]["campaign"], campaign.id);
    assert_eq!((&list[0]["system"], &list[0]["turn"]), (&json!("siege"), &json!(0)));

    let about = house.read(&format!("/api/campaigns/{}", campaign.id), "").await;
    assert_eq!(about["engagements"][0]["scope"], "engagement/1");
    assert_eq!(about["reader"], "public");
    let view = format!("/api/campaigns/{}/view", campaign.id);
    let public = house.read(&view, "").await;
    assert_eq!((&public["siege"]["you"], &public["siege"]["hand"]), (&Value::Null, &Value::Null));
    let seat = house.read(&view, campaign.key("bretonnia")).await;
    assert_eq!(seat["siege"]["you"], "bretonnia");
    assert!(seat["siege"]["hand"].is_object());
    let genesis = house.get(&format!("{view}?at=0"), "").await;
    assert_eq!(problem(genesis).await.1, "unknown_scope");
    let clause = house.read("/api/clauses/hei-156", "").await;
    assert_eq!(clause["id"], "HEI-156");
    house.close().await;
}

#[tokio::test]
async fn orders_are_given_once_previewed_and_stale() {
    let (house, campaign) = House::with_campaign().await;
    let path = |end: &str| format!("/api/campaigns/{}/{end}", campaign.id);
    let key = campaign.key("cathay");
    let order = house.order(&campaign, "done").await;
    let preview = done(house.post(&path("preview"), key, &order).await).await;
    assert_eq!(preview, json!({ "forecast": "certain" }));
    let first = done(house.post(&path("orders"), key, &order).await).await;
    assert_eq!(first["again"], false);
    let again = done(house.post(&path("orders"), key, &order).await).await;
    assert_eq!((&again["again"], &again["head"]), (&json!(true), &first["head"]));

    let mut stale = house.order(&campaign, "done").await;
    stale["head"] = order["head"].clone();
    let answer = house.post(&path("orders"), key, &stale).await;
    let (status, code, body) = problem(answer).await;
    assert_eq!((status, code.as_str()), (409, "stale"));
    let since = body["since"].as_array().unwrap();
    assert!(since.iter().any(|line| line["sentence"].as_str().unwrap().contains("Blue Lotus")));

    let mut reused = order.clone();
    reused["notation"] = json!("tell Hello.");
    let (status, code, _) = problem(house.post(&path("orders"), key, &reused).await).await;
    assert_eq!((status, code.as_str()), (409, "batch_reused"));

    let refused = house.order(&campaign, "strike mannheim skaven-1").await;
    let (status, _, body) = problem(house.post(&path("orders"), key, &refused).await).await;
    assert_eq!(status, 422);
    assert!(body["clause"].is_string(), "{body}");

    let options = house.read(&path("options"), campaign.key("bretonnia")).await;
    let options = options["options"].as_array().unwrap();
    assert!(options.iter().any(|option| option["notation"] == "done"));
    let json_command = json!({
        "batch": house.referee.new_batch(), "head": house.head(&campaign).await,
        "scope": "engagement/1", "command": options[0]["command"], "nonce": "00",
    });
    done(house.post(&path("orders"), campaign.key("bretonnia"), &json_command).await).await;

    let moves = house.read(&path("moves?figure=mannheim"), campaign.key("city-guard")).await;
    assert_eq!(moves["figures"], json!(["mannheim"]));
    house.close().await;
}

/// A campaign in which a band is about to come up through the sewers. A mine that a card brought would give it a way up for
/// which nobody throws, so such a campaign is left.
async fn a_band_comes_through_the_sewers(house: &House) -> Campaign {
    loop {
        let new = house.post("/api/campaigns", "", &json!({ "scenario": "siege" })).await;
        let campaign = Campaign::of(&created(new).await);
        house.end_council(&campaign).await;
        let view = until_enemy_movement(house, &campaign).await;
        if view["siege"]["enemy"]["craters"] == json!([]) {
            return campaign;
        }
    }
}

async fn until_enemy_movement(house: &House, campaign: &Campaign) -> Value {
    let orders = format!("/api/campaigns/{}/orders", campaign.id);
    for _ in 0..100 {
        let view = format!("/api/campaigns/{}/view", campaign.id);
        let view = house.read(&view, &campaign.organiser).await;
        if view["siege"]["step"]["id"] == "enemy_movement" {
            return view;
        }
        if view["siege"]["can_proceed"] == true {
            house.give(campaign, &campaign.organiser, "proceed").await;
        }
        for seat in view["siege"]["acting"].as_array().unwrap() {
            let order = house.order(campaign, "refill").await;
            let answer = house.post(&orders, campaign.key(seat.as_str().unwrap()), &order).await;
            assert!(answer.status().is_success(), "{}", answer.text().await.unwrap());
        }
    }
    panic!("the enemy never moves");
}

#[tokio::test]
async fn dice_are_asked_for_and_typed() {
    let house = House::open().await;
    let campaign = a_band_comes_through_the_sewers(&house).await;
    let orders = format!("/api/campaigns/{}/orders", campaign.id);
    let mut order = house.order(&campaign, "proceed").await;
    order["thrown"] = json!([]);
    let mut rolls = 0;
    loop {
        let answer = house.post(&orders, &campaign.organiser, &order).await;
        if answer.status().is_success() {
            break;
        }
        let (status, code, body) = problem(answer).await;
        assert_eq!((status, code.as_str()), (422, "needs_dice"), "{body}");
        rolls += 1;
        assert_eq!(body["needs_dice"]["roll"], rolls);
        let needs = &body["needs_dice"];
        if rolls == 1 {
            // What comes whatever falls is told as well, and may be sent with it.
            let then = needs["then_dice"].as_array().unwrap();
            let whys: Vec<_> = then.iter().map(|roll| roll["why"].as_str().unwrap()).collect();
            assert_eq!(
                (&needs["why"], whys),
                (&json!("band_strength"), vec!["band_aim", "sewer_door"])
            );
            let first =
                json!({ "clause": needs["clause"], "why": needs["why"], "dice": needs["dice"] });
            let mut all = order.clone();
            all["thrown"] = json!([2, 2, 2, 2, 2, 2, 2]);
            all["thrown_for"] = json!([first, then[1], then[0]]);
            let (status, code, body) =
                problem(house.post(&orders, &campaign.organiser, &all).await).await;
            assert_eq!((status, code.as_str()), (422, "needs_dice"), "not in this order: {body}");
            assert_eq!(
                (&body["needs_dice"]["roll"], &body["needs_dice"]["why"]),
                (&json!(2), &json!("band_aim"))
            );
            order["thrown"] = json!([2, 2, 2, 2, 2, 2, 2]);
            order["thrown_for"] = json!([first, then[0], then[1]]);
            rolls = 3;
            continue;
        }
        let dice = needs["dice"].as_str().unwrap();
        let count: usize = dice.split('d').next().unwrap().parse().unwrap();
        order["thrown"].as_array_mut().unwrap().extend((0..count).map(|_| json!(2)));
        order["thrown_for"].as_array_mut().unwrap().push(needs.clone());
    }
    assert!(rolls > 0);
    let dice = house.read(&format!("/api/campaigns/{}/dice", campaign.id), "").await;
    assert_eq!(dice["by"]["organiser"]["thrown"], rolls);
    let log = house.read(&format!("/api/campaigns/{}/log", campaign.id), "").await;
    let lines = log["lines"].as_array().unwrap();
    let thrown = lines.iter().filter(|line| line["dice"]["source"] == "thrown");
    assert_eq!(thrown.count(), rolls);
    house.close().await;
}

#[tokio::test]
async fn history_turns_and_rewinds() {
    let (house, campaign) = House::with_campaign().await;
    let path = |end: &str| format!("/api/campaigns/{}/{end}", campaign.id);
    let opened = house.head(&campaign).await;
    house.end_council(&campaign).await;
    let turns = house.read(&path("turns"), "").await;
    let turns = turns.as_array().unwrap();
    assert_eq!(turns.iter().map(|turn| &turn["turn"]).collect::<Vec<_>>(), [0, 1]);
    assert_eq!(turns[0]["start"], opened);
    assert_eq!(turns[1]["steps"][0]["step"], "refill");
    let head = house.head(&campaign).await;
    assert_eq!(turns[1]["start"], head);
    assert!(turns[0]["end"].as_u64().unwrap() < head);

    let preview = house.read(&path("rewinds/preview?turn=0"), "").await;
    assert_eq!((&preview["to"], &preview["batches"]), (&json!(opened), &json!(6)));
    assert_eq!(preview["greyed"].as_array().unwrap().len() as u64, head - opened);
    let rewind = json!({
        "batch": house.referee.new_batch(), "head": head, "turn": 0, "reason": "We overslept",
    });
    let answer = done(house.post(&path("rewinds"), &campaign.organiser, &rewind).await).await;
    assert_eq!(answer["records"].as_array().unwrap().len(), 2);

    let log = house.read(&path(&format!("log?from={opened}")), "").await;
    let lines = log["lines"].as_array().unwrap();
    assert_eq!(lines[0]["live"], true);
    assert_eq!(lines[1]["live"], false);
    assert_eq!(lines.last().unwrap()["kind"], "timeline.rewound");
    assert!(lines.last().unwrap()["sentence"].as_str().unwrap().contains("We overslept"));
    let page = house.read(&path("log?limit=3"), "").await;
    assert_eq!(page["lines"].as_array().unwrap().len(), 3);
    assert_eq!(page["lines"][2]["seq"], page["last"]["seq"]);

    let then = house.read(&path(&format!("view?at={head}")), "").await;
    assert_eq!((&then["live"], &then["siege"]["turn"]), (&json!(false), &json!(1)));
    let now = house.read(&path("view"), "").await;
    assert_eq!((&now["live"], &now["siege"]["turn"]), (&json!(true), &json!(0)));
    let about = house.read(&format!("/api/campaigns/{}", campaign.id), "").await;
    assert_eq!(about["abandoned"], json!([head]));
    let both = json!({
        "batch": house.referee.new_batch(), "head": 1, "turn": 0, "to": 0, "reason": "x",
    });
    let answer = house.post(&path("rewinds"), &campaign.organiser, &both).await;
    assert_eq!(problem(answer).await.1, "malformed_body");
    house.close().await;
}

#[tokio::test]
async fn exports_are_redacted_verified_and_imported_elsewhere() {
    let (house, campaign) = House::with_campaign().await;
    house.end_council(&campaign).await;
    let chronicle = format!("/api/campaigns/{}/chronicle", campaign.id);
    let full = house.get(&chronicle, &campaign.organiser).await;
    assert_eq!(full.headers()["content-type"], "application/x-ndjson");
    let full = full.text().await.unwrap();
    let seat = house.get(&chronicle, campaign.key("cathay")).await.text().await.unwrap();
    let public = house.get(&chronicle, "").await.text().await.unwrap();
    assert!(full.len() > seat.len() && seat.len() > public.len());
    for log in [&full, &seat, &public] {
        chronicle::verify(log.as_bytes(), &chronicle::VerifyOptions::default()).unwrap();
    }
    let tail = house.get(&format!("{chronicle}?from=5"), "").await.text().await.unwrap();
    assert!(public.ends_with(&tail));

    let verify = format!("/api/campaigns/{}/verify", campaign.id);
    let verified = house.read(&verify, "").await;
    assert_eq!(verified["verified"], true);
    assert_eq!(verified["records"], full.lines().count());
    let head = &verified["head"];
    let receipt = format!("{}:{}", head["seq"], head["hash"].as_str().unwrap());
    assert_eq!(house.read(&format!("{verify}?receipt={receipt}"), "").await["verified"], true);
    let forged = format!("{}:{}", head["seq"], "0".repeat(64));
    let faulty = house.read(&format!("{verify}?receipt={forged}"), "").await;
    assert_eq!(
        (&faulty["verified"], &faulty["code"]),
        (&json!(false), &json!("receipt_contradicted"))
    );

    let other = House::open().await;
    let import = |body: String| {
        other
            .request(Method::POST, "/api/campaigns/import", "")
            .header("content-type", "application/x-ndjson")
            .body(body)
            .send()
    };
    let new = created(import(full.clone()).await.unwrap()).await;
    assert_eq!(new["campaign"], campaign.id);
    let (status, code, _) = problem(import(full.clone()).await.unwrap()).await;
    assert_eq!((status, code.as_str()), (409, "campaign_exists"));
    let key = new["organiser"]["key"].as_str().unwrap();
    let there = other.get(&chronicle, key).await.text().await.unwrap();
    assert_eq!(there, full);
    other.close().await;
    house.close().await;
}
