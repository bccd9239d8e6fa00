//! Reminders, as somebody's channel receives them; and what waits for whom, over HTTP.

use crate::house;

use chrono::TimeDelta;
use house::{
    Campaign, House,
    channel::{Channel, SetByHand, open},
    created, done, in_time, problem,
};
use referee::{Reminded, ReminderState};
use reqwest::StatusCode;
use serde_json::{Value, json};
use std::sync::{Arc, atomic::Ordering};
use store::MemoryStore;

async fn founded(house: &House) -> Campaign {
    let body = json!({
        "scenario": "four-crowns", "name": "Crowns @everyone",
        "house_rules": { "disputes": "pause", "consent": "majority", "hours": 24, "silence": "agrees" },
    });
    Campaign::of(&created(house.post("/api/campaigns", "", &body).await).await)
}

async fn says(house: &House, campaign: &Campaign, command: Value) {
    let body = json!({ "batch": house.referee.new_batch(), "command": command });
    let path = format!("/api/campaigns/{}/desk", campaign.id);
    done(house.post(&path, &campaign.organiser, &body).await).await;
}

async fn deadline(house: &House, campaign: &Campaign, hours: i64, note: &str) {
    let until = (house.referee.now() + TimeDelta::hours(hours)).timestamp_millis();
    let set = json!({ "scope": "engagement/1", "until": until, "warning": 120, "note": note });
    says(house, campaign, json!({ "set_deadline": set })).await;
}

/// Says where reminders go; the first message is the trial.
async fn points_to(house: &House, campaign: &Campaign, channel: &mut Channel) {
    let path = format!("/api/campaigns/{}/reminders", campaign.id);
    let body = json!({ "address": channel.address });
    assert_eq!(problem(house.post(&path, &campaign.seats[0].1, &body).await).await.0, 403);
    done(house.post(&path, &campaign.organiser, &body).await).await;
    assert!(channel.next().await.contains("reminders will come here"));
}

async fn waiting(house: &House, campaign: &Campaign, key: &str) -> Value {
    house.read(&format!("/api/campaigns/{}/waiting", campaign.id), key).await
}

/// Waits until the organiser is told that a reminder stands so. Each look is an answer of the server.
async fn until(house: &House, campaign: &Campaign, state: &str) -> Value {
    in_time(async {
        loop {
            let told = waiting(house, campaign, &campaign.organiser).await;
            let reminders = told["desk"]["reminders"].as_array().unwrap();
            if let Some(found) = reminders.iter().find(|reminder| reminder["state"] == state) {
                break found.clone();
            }
            tokio::task::yield_now().await;
        }
    })
    .await
}

#[tokio::test]
async fn a_reminder_goes_out_once_for_each_stage_even_over_a_restart() {
    let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SetByHand::default()));
    let mut channel = Channel::open().await;
    let house = open(&store, &clock, true).await;
    let campaign = founded(&house).await;
    points_to(&house, &campaign, &mut channel).await;
    deadline(&house, &campaign, 4, "Before supper.").await;
    clock.0.fetch_add(3 * 3_600_000, Ordering::Relaxed);
    // Anything that happens makes the server look at the clock.
    let about = house.read(&format!("/api/campaigns/{}", campaign.id), "").await;
    assert_eq!(about["reader"], "public");
    let tell = json!({ "pause": { "reason": "Tea." } });
    says(&house, &campaign, tell).await;
    says(&house, &campaign, json!({ "resume": {} })).await;
    let near = channel.next().await;
    assert!(near.contains("is near") && near.contains("Before supper."), "{near}");
    assert!(near.contains(&format!("https://war.example/c/{}", campaign.id)), "{near}");
    until(&house, &campaign, "sent").await;
    house.close().await;

    let house = open(&store, &clock, true).await;
    clock.0.fetch_add(2 * 3_600_000, Ordering::Relaxed);
    says(&house, &campaign, json!({ "pause": { "reason": "Tea." } })).await;
    says(&house, &campaign, json!({ "resume": {} })).await;
    let passed = channel.next().await;
    assert!(passed.contains("has passed"), "the near one does not come again: {passed}");
    let told = waiting(&house, &campaign, &campaign.organiser).await;
    assert_eq!(told["desk"]["reminders_to"], channel.address.split('/').nth(2).unwrap());
    assert!(!told.to_string().contains("secret-word"), "the address is a secret");
    let feed = house.get(&format!("/api/campaigns/{}/feed.atom", campaign.id), "").await;
    assert_eq!(feed.headers()["content-type"], "application/atom+xml; charset=utf-8");
    let feed = feed.text().await.unwrap();
    assert!(feed.contains("is near") && feed.contains("Before supper."), "{feed}");
    assert!(!feed.contains("secret-word"), "{feed}");
    house.close().await;
}

#[tokio::test]
async fn what_was_not_taken_is_tried_again_and_what_may_have_been_is_not() {
    let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SetByHand::default()));
    let mut channel = Channel::open().await;
    let house = open(&store, &clock, true).await;
    let campaign = founded(&house).await;
    points_to(&house, &campaign, &mut channel).await;
    let busy = [StatusCode::SERVICE_UNAVAILABLE, StatusCode::TOO_MANY_REQUESTS];
    channel.answers.lock().unwrap().extend(busy);
    deadline(&house, &campaign, 1, "First.").await;
    for _ in 0..3 {
        assert!(channel.next().await.contains("First."));
    }
    assert_eq!(until(&house, &campaign, "sent").await["attempts"], 3);
    channel.answers.lock().unwrap().push_back(StatusCode::INTERNAL_SERVER_ERROR);
    deadline(&house, &campaign, 1, "Second.").await;
    assert!(channel.next().await.contains("Second."));
    until(&house, &campaign, "unknown").await;
    channel.answers.lock().unwrap().push_back(StatusCode::NOT_FOUND);
    deadline(&house, &campaign, 1, "Third.").await;
    assert!(channel.next().await.contains("Third."), "the second is not sent again");
    until(&house, &campaign, "failed").await;
    house.close().await;
}

#[tokio::test]
async fn what_was_on_its_way_when_the_server_ended_is_not_sent_again() {
    let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SetByHand::default()));
    let mut channel = Channel::open().await;
    let house = open(&store, &clock, true).await;
    let campaign = founded(&house).await;
    points_to(&house, &campaign, &mut channel).await;
    let id = campaign.id.parse().unwrap();
    let (state, at) = (ReminderState::Trying, house.referee.now());
    let text = "First.".to_owned();
    let trying = Reminded { state, at, first_at: at, next_at: None, attempts: 1, text };
    assert!(house.referee.note_reminder(id, "1.near", (None, &trying)).unwrap());
    deadline(&house, &campaign, 1, "First.").await;
    until(&house, &campaign, "unknown").await;
    deadline(&house, &campaign, 1, "Second.").await;
    assert!(channel.next().await.contains("Second."));
    house.close().await;
}

#[tokio::test]
async fn nobody_is_reminded_in_a_pause_or_of_what_is_done() {
    let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SetByHand::default()));
    let mut channel = Channel::open().await;
    let house = open(&store, &clock, true).await;
    let campaign = founded(&house).await;
    points_to(&house, &campaign, &mut channel).await;
    says(&house, &campaign, json!({ "pause": { "reason": "Tea." } })).await;
    deadline(&house, &campaign, 1, "First.").await;
    let told = waiting(&house, &campaign, &campaign.organiser).await;
    let head = &told["head"]["seq"];
    assert_eq!(told["waits"][0]["deadline"]["note"], "First.");
    assert_eq!(told["paused"], "Tea.");
    let advance = json!({ "scope": "engagement/1", "head": head, "reason": "Late." });
    let body = json!({ "batch": house.referee.new_batch(), "command": { "advance": advance } });
    let path = format!("/api/campaigns/{}/desk", campaign.id);
    assert_eq!(
        problem(house.post(&path, &campaign.organiser, &body).await).await.1,
        "campaign_paused"
    );
    says(&house, &campaign, json!({ "lift_deadline": { "deadline": 1 } })).await;
    says(&house, &campaign, json!({ "resume": {} })).await;
    let head = house.head(&campaign).await;
    let advance = json!({ "scope": "engagement/1", "head": head, "reason": "Late." });
    says(&house, &campaign, json!({ "advance": advance })).await;
    deadline(&house, &campaign, 1, "Second.").await;
    let second = channel.next().await;
    assert!(second.contains("Second.") && second.contains("Orders"), "{second}");
    house.close().await;
}

#[tokio::test]
async fn a_deadline_of_every_step_reminds_of_each() {
    let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SetByHand::default()));
    let mut channel = Channel::open().await;
    let house = open(&store, &clock, true).await;
    let campaign = founded(&house).await;
    points_to(&house, &campaign, &mut channel).await;
    let set = json!({ "minutes": 240, "warning": 120, "note": "Each of you." });
    says(&house, &campaign, json!({ "set_recurring_deadline": set })).await;
    let told = waiting(&house, &campaign, &campaign.seats[0].1).await;
    assert_eq!(told["recurring"]["minutes"], 240);
    let wait = &told["waits"][0];
    assert!(wait["since"].is_string() && wait["deadline"]["recurring"] == true, "{wait}");
    let list = house.read("/api/campaigns", "").await;
    let line = list.as_array().unwrap().iter().find(|it| it["campaign"] == campaign.id.as_str());
    assert_eq!(line.unwrap()["deadline"], wait["deadline"]["until"]);
    assert_eq!(line.unwrap()["owing_since"], wait["since"]);
    for step in ["Muster", "Orders"] {
        for stage in ["is near", "has passed"] {
            clock.0.fetch_add(3 * 3_600_000, Ordering::Relaxed);
            // Anything that happens makes the server look at the clock.
            says(&house, &campaign, json!({ "pause": { "reason": "Tea." } })).await;
            says(&house, &campaign, json!({ "resume": {} })).await;
            let text = channel.next().await;
            let words = [step, stage, "Each of you."];
            assert!(words.iter().all(|word| text.contains(word)), "{step} {stage}: {text}");
        }
        let head = house.head(&campaign).await;
        let advance = json!({ "scope": "engagement/1", "head": head, "reason": "Late." });
        says(&house, &campaign, json!({ "advance": advance })).await;
    }
    house.close().await;
}

#[tokio::test]
async fn an_organiser_does_not_reach_into_the_hosts_network() {
    let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SetByHand::default()));
    let mut channel = Channel::open().await;
    let house = open(&store, &clock, false).await;
    let campaign = founded(&house).await;
    let path = format!("/api/campaigns/{}/reminders", campaign.id);
    let port = channel.address.split(':').nth(2).unwrap().to_owned();
    for address in [
        channel.address.clone(),
        format!("https://127.0.0.1:{port}"),
        format!("https://localhost:{port}"),
        format!("https://[::ffff:127.0.0.1]:{port}"),
    ] {
        let body = json!({ "address": address });
        let answer = problem(house.post(&path, &campaign.organiser, &body).await).await;
        assert_eq!((answer.0, answer.1.as_str()), (422, "webhook_failed"), "{address}");
    }
    assert!(channel.heard.try_recv().is_err(), "nothing was sent");
    let told = waiting(&house, &campaign, &campaign.organiser).await;
    assert_eq!(told["desk"]["reminders_to"], Value::Null);
    house.close().await;
}

#[tokio::test]
async fn everybody_sees_who_is_waited_for_and_nobody_for_what_orders() {
    let house = House::open().await;
    let campaign = founded(&house).await;
    let key = campaign.seats[0].1.clone();
    let told = waiting(&house, &campaign, &key).await;
    assert_eq!(told["desk"], Value::Null, "size and reminders are the organiser's");
    let wait = &told["waits"][0];
    assert_eq!(
        (&wait["what"], &wait["yours"], &wait["owed"]),
        (&json!("muster"), &json!(true), &json!(true))
    );
    assert_eq!(wait["seats"].as_array().unwrap().len(), 4);
    assert_eq!(told["rules"]["consent"], "majority", "as it was agreed before it began");
    let public = waiting(&house, &campaign, "").await;
    assert_eq!(public["waits"][0]["yours"], false);
    let list = house.read("/api/campaigns", "").await;
    let line = list.as_array().unwrap().iter().find(|it| it["campaign"] == campaign.id.as_str());
    let line = line.unwrap();
    assert_eq!(line["owing"].as_array().unwrap().len(), 4);
    assert_eq!(
        (&line["disputes"], &line["paused"], &line["closed"]),
        (&json!(0), &json!(false), &json!(false))
    );
    // The list is made anew when something has happened, and only then.
    says(&house, &campaign, json!({ "pause": { "reason": "Tea." } })).await;
    let list = house.read("/api/campaigns", "").await;
    let line = list.as_array().unwrap().iter().find(|it| it["campaign"] == campaign.id.as_str());
    assert_eq!(line.unwrap()["paused"], true);
    let backup = format!("/api/campaigns/{}/backup", campaign.id);
    let (status, code, _) =
        problem(house.post(&backup, &campaign.organiser, &json!({})).await).await;
    assert_eq!((status, code.as_str()), (404, "no_backup"));
    assert_eq!(problem(house.post(&backup, &key, &json!({})).await).await.0, 403);
    house.close().await;
}
