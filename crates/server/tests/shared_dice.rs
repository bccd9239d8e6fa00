//! Dice that are mixed from what the devices of others give, over HTTP: who listens is asked, and whoever listens and
//! gives nothing holds nobody up for longer than the policy says.

use crate::house;

use house::{
    Campaign, House, done,
    phone::{LENGTH, Phone},
};
use serde_json::{Value, json};
use server::body::{AskBody, ThrowBody};

async fn opened(house: &House, policy: Value) -> Campaign {
    let body = json!({ "scenario": "first-evening", "log": "2", "dice": policy });
    let new = house.post("/api/campaigns", "", &body).await;
    Campaign::of(&house::created(new).await)
}

fn policy(wait: u64, otherwise: &str) -> Value {
    json!({ "sealed": "shared", "from": "one", "wait_seconds": wait, "otherwise": otherwise,
            "thrown": "anyone" })
}

/// What the log tells of who gave to the last dice.
async fn told(house: &House, campaign: &Campaign) -> Value {
    let path = format!("/api/campaigns/{}/chronicle", campaign.id);
    let log = house.get(&path, &campaign.organiser).await.text().await.unwrap();
    let line = log.lines().rfind(|line| line.contains("\"chance.contributed\"")).unwrap();
    serde_json::from_str::<Value>(line).unwrap()["data"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_order_is_answered_when_those_who_listen_have_given() {
    let house = House::open().await;
    let campaign = opened(&house, policy(600, "refuse")).await;
    let mut red = Phone::sits(&house, &campaign, "red", 1).await;
    let mut black = Phone::sits(&house, &campaign, "black", 2).await;
    let order = house.order(&campaign, "proceed").await;
    let path = format!("/api/campaigns/{}/orders", campaign.id);
    let (answer, ()) = tokio::join!(house.post(&path, &campaign.organiser, &order), async {
        for (phone, seat) in [(&mut red, "red"), (&mut black, "black")] {
            let ask: AskBody = serde_json::from_str(&phone.event("ask").await).unwrap();
            let path = format!("/api/campaigns/{}/ask", campaign.id);
            let open = house.read(&path, "").await;
            assert_eq!(open["ask"], json!(ask.ask), "what is asked can be looked up");
            let path = format!("/api/campaigns/{}/links", campaign.id);
            done(house.post(&path, campaign.key(seat), &phone.link(&ask, 1)).await).await;
        }
    });
    done(answer).await;
    let told = told(&house, &campaign).await;
    assert_eq!((&told["way"], &told["silent"]), (&json!("shared"), &json!([])));
    assert_eq!(told["given"].as_array().unwrap().len(), 2);
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_listens_and_gives_nothing_is_waited_for_as_long_as_the_policy_says() {
    let house = House::open().await;
    let campaign = opened(&house, policy(1, "house")).await;
    let mut red = Phone::sits(&house, &campaign, "red", 1).await;
    // Two at once: the second waits for the first, and is then told that somebody was faster.
    let [one, two] =
        [house.order(&campaign, "proceed").await, house.order(&campaign, "proceed").await];
    let path = format!("/api/campaigns/{}/orders", campaign.id);
    let (first, second) = tokio::join!(
        house.post(&path, &campaign.organiser, &one),
        house.post(&path, &campaign.organiser, &two)
    );
    let mut statuses = [first.status().as_u16(), second.status().as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 409]);
    let told = told(&house, &campaign).await;
    assert_eq!((&told["way"], &told["silent"]), (&json!("house"), &json!(["red"])));

    // What comes too late is told, and nobody gives for somebody else.
    let ask: AskBody = serde_json::from_str(&red.event("ask").await).unwrap();
    let path = format!("/api/campaigns/{}/links", campaign.id);
    let foreign = house.post(&path, campaign.key("black"), &red.link(&ask, 1)).await;
    assert_eq!(foreign.status(), 409, "black has laid no chain");
    let chain = done(house.post(&path, campaign.key("red"), &red.link(&ask, 1)).await).await;
    assert_eq!(chain, json!({ "length": LENGTH, "index": 1 }));
    let verified = house.read(&format!("/api/campaigns/{}/verify", campaign.id), "").await;
    assert_eq!(verified["verified"], true, "{verified}");
    let log = format!("/api/campaigns/{}/chronicle", campaign.id);
    let log = house.get(&log, &campaign.organiser).await.text().await.unwrap();
    assert!(log.lines().last().unwrap().contains(r#""why":"late""#));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_is_not_waited_for() {
    let house = House::open().await;
    let campaign = opened(&house, policy(600, "house")).await;
    let red = Phone::sits(&house, &campaign, "red", 1).await;
    let order = house.order(&campaign, "proceed").await;
    let path = format!("/api/campaigns/{}/orders", campaign.id);
    let (answer, ()) = tokio::join!(house.post(&path, &campaign.organiser, &order), async {
        let asked = format!("/api/campaigns/{}/ask", campaign.id);
        while house.read(&asked, "").await.is_null() {}
        drop(red);
    });
    done(answer).await;
    assert_eq!(told(&house, &campaign).await["silent"], json!(["red"]));
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_was_waited_for_in_vain_is_not_waited_for_again_before_they_wake() {
    let house = House::open().await;
    let campaign = opened(&house, policy(1, "house")).await;
    let mut red = Phone::sits(&house, &campaign, "red", 1).await;
    let back = house.head(&campaign).await;
    let roll = async || {
        let order = house.order(&campaign, "proceed").await;
        let path = format!("/api/campaigns/{}/orders", campaign.id);
        done(house.post(&path, &campaign.organiser, &order).await).await;
        let rewind = json!({ "batch": house.referee.new_batch(), "reason": "again", "to": back,
                             "head": house.head(&campaign).await });
        let path = format!("/api/campaigns/{}/rewinds", campaign.id);
        done(house.post(&path, &campaign.organiser, &rewind).await).await;
    };
    roll().await;
    // With this policy a device that is waited for would hold everything up for ten minutes.
    let path = format!("/api/campaigns/{}/dice-policy", campaign.id);
    let longer = json!({ "batch": house.referee.new_batch(), "policy": policy(600, "house") });
    done(house.post(&path, &campaign.organiser, &longer).await).await;
    let back = house.head(&campaign).await;
    let order = house.order(&campaign, "proceed").await;
    let orders = format!("/api/campaigns/{}/orders", campaign.id);
    done(house.post(&orders, &campaign.organiser, &order).await).await;
    assert_eq!(told(&house, &campaign).await["silent"], json!(["red"]));

    // It wakes: what it was asked first it answers late, and from then on it is waited for.
    let links = format!("/api/campaigns/{}/links", campaign.id);
    let first: AskBody = serde_json::from_str(&red.event("ask").await).unwrap();
    done(house.post(&links, campaign.key("red"), &red.link(&first, 1)).await).await;
    let rewind = json!({ "batch": house.referee.new_batch(), "reason": "again", "to": back,
                         "head": house.head(&campaign).await });
    let path = format!("/api/campaigns/{}/rewinds", campaign.id);
    done(house.post(&path, &campaign.organiser, &rewind).await).await;
    let order = house.order(&campaign, "proceed").await;
    let (answer, ()) = tokio::join!(house.post(&orders, &campaign.organiser, &order), async {
        let ask: AskBody = loop {
            let ask: AskBody = serde_json::from_str(&red.event("ask").await).unwrap();
            if json!(ask.batch) == order["batch"] {
                break ask;
            }
        };
        done(house.post(&links, campaign.key("red"), &red.link(&ask, 2)).await).await;
    });
    done(answer).await;
    assert_eq!(told(&house, &campaign).await["way"], "shared");
    house.close().await;
}

/// Where the log ends goes with every answer, and what a device has countersigned is shown to the others.
#[tokio::test(flavor = "multi_thread")]
async fn every_answer_tells_where_the_log_ends() {
    let house = House::open().await;
    let campaign = opened(&house, policy(1, "house")).await;
    let red = Phone::sits(&house, &campaign, "red", 1).await;
    let path = |rest: &str| format!("/api/campaigns/{}{rest}", campaign.id);
    let told = async |rest: &str| {
        let answer = house.get(&path(rest), campaign.key("red")).await;
        let note = answer.headers()["wapenrol-checkpoint"].to_str().unwrap().to_owned();
        String::from_utf8(data_encoding::BASE64.decode(note.as_bytes()).unwrap()).unwrap()
    };
    let note = told("").await;
    assert_eq!(note, house.get(&path("/checkpoint"), "").await.text().await.unwrap());
    for rest in ["/view?scope=engagement%2F1", "/story/markdown", "/chronicle", "/feed.atom"] {
        assert_eq!(told(rest).await, note, "{rest}");
    }
    for text in ["/story/markdown", "/feed.atom"] {
        let written = house.get(&path(text), "").await.text().await.unwrap();
        assert!(written.contains(note.trim_end()), "{text}: {written}");
    }
    let sheets = house.get(&path("/sheets?scope=engagement%2F1"), "").await.text().await.unwrap();
    assert!(sheets.contains(note.lines().next().unwrap()), "{sheets}");

    let seen = done(
        house.post(&path("/checkpoints"), campaign.key("red"), &red.countersigned(&note)).await,
    )
    .await;
    assert_eq!((&seen["latest"], &seen["seen"][0]["seat"]), (&json!(note), &json!("red")));
    let plain =
        house.post(&path("/checkpoints"), campaign.key("red"), &json!({ "note": note })).await;
    assert_eq!(plain.status(), 403, "nobody has countersigned it");
    let anybody = house.read(&path("/checkpoints"), "").await;
    assert_eq!(anybody, seen);
    let old = json!({ "scenario": "siege", "log": "1" });
    let old = Campaign::of(&house::created(house.post("/api/campaigns", "", &old).await).await);
    let answer = house.get(&format!("/api/campaigns/{}", old.id), "").await;
    assert!(!answer.headers().contains_key("wapenrol-checkpoint"), "version 1 has none");
    house.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_thrown_waits_for_the_telephone_of_somebody_else() {
    let house = House::open().await;
    let policy = json!({ "sealed": "house", "from": "one", "wait_seconds": 1, "otherwise": "house",
                         "thrown": "witnessed" });
    let body = json!({ "scenario": "siege", "dice": policy });
    let campaign =
        Campaign::of(&house::created(house.post("/api/campaigns", "", &body).await).await);
    // Everybody is done whenever the players act, until dice are thrown.
    let orders = format!("/api/campaigns/{}/orders", campaign.id);
    for _ in 0..40 {
        let mut order = house.order(&campaign, "proceed").await;
        order["thrown"] = json!([]);
        let answer = house.post(&orders, &campaign.organiser, &order).await;
        if answer.status().is_success() {
            continue;
        }
        let problem: Value = answer.json().await.unwrap();
        if problem["code"] == "needs_dice" {
            break;
        }
        for (_, key) in &campaign.seats {
            for notation in ["done", "pass"] {
                let order = house.order(&campaign, notation).await;
                house.post(&orders, key, &order).await;
            }
        }
    }
    let kept = house.read(&format!("/api/campaigns/{}/dice-policy", campaign.id), "").await;
    assert_eq!(kept, policy);
    let mut red = Phone::sits(&house, &campaign, "cathay", 1).await;
    let mut black = Phone::sits(&house, &campaign, "city-guard", 2).await;
    let throw = format!("/api/campaigns/{}/throw", campaign.id);
    let throws = async |count: usize| {
        let mut order = house.order(&campaign, "proceed").await;
        let mut faces = vec![1; count];
        loop {
            order["thrown"] = json!(faces);
            let answer = house.post(&orders, &campaign.organiser, &order).await;
            let taken = answer.status().is_success();
            let problem: Value = answer.json().await.unwrap();
            if taken {
                // Nothing was rolled for this step.
                order = house.order(&campaign, "proceed").await;
                continue;
            }
            if problem["code"] == "throw_waits" {
                return (order, faces);
            }
            assert_eq!(problem["code"], "needs_dice", "{problem}");
            faces.push(1);
        }
    };
    let (contested, _) = throws(0).await;
    let told: ThrowBody = serde_json::from_str(&red.event("throw").await).unwrap();
    assert_eq!(json!(told.batch), contested["batch"]);
    assert_eq!(told.witnesses, ["cathay", "city-guard"]);
    let waiting = format!("/api/campaigns/{}/waiting", campaign.id);
    let seen = house.read(&waiting, campaign.key("cathay")).await;
    assert_eq!(seen["throw"]["yours"], true, "{seen}");
    let own = house.read(&waiting, &campaign.organiser).await;
    assert_eq!(own["throw"]["yours"], false, "{own}");

    let not_so = json!({ "batch": told.batch, "ask": told.ask, "confirms": false });
    assert_eq!(house.post(&throw, &campaign.organiser, &not_so).await.status(), 403);
    let answer = done(house.post(&throw, campaign.key("city-guard"), &not_so).await).await;
    assert!(answer.is_null(), "nothing was rolled: {answer}");
    assert_eq!(red.event("throw").await, "null", "it waits no more");
    let again = house.post(&orders, &campaign.organiser, &contested).await;
    let problem: Value = again.json().await.unwrap();
    assert_eq!(problem["code"], "throw_contested");

    let (order, faces) = throws(contested["thrown"].as_array().unwrap().len()).await;
    let told = house.read(&throw, "").await;
    assert_eq!(told["thrown"], json!(faces));
    let told: ThrowBody = serde_json::from_value(told).unwrap();
    let unsigned = json!({ "batch": told.batch, "ask": told.ask, "confirms": true });
    assert_eq!(house.post(&throw, campaign.key("cathay"), &unsigned).await.status(), 403);
    let answer = done(house.post(&throw, campaign.key("cathay"), &red.saw(&told)).await).await;
    let again = done(house.post(&orders, &campaign.organiser, &order).await).await;
    assert_eq!(answer["head"], again["head"], "its sender finds it written");
    while black.event("throw").await != "null" {}
    let verified = house.read(&format!("/api/campaigns/{}/verify", campaign.id), "").await;
    assert_eq!(verified["verified"], true, "{verified}");
    assert!(house.read(&throw, "").await.is_null());
    house.close().await;
}
