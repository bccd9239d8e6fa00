//! Players are told that it is their turn, where they want to be.

use crate::house;

use house::{
    Campaign, House,
    channel::{Channel, SetByHand, open, open_with},
    created, done, in_time,
    mailbox::Mailbox,
    problem,
};
use referee::{Reminded, ReminderState, TurnNotices};
use serde_json::{Value, json};
use server::{MailServer, Settings};
use std::{
    collections::BTreeSet,
    sync::{Arc, atomic::Ordering},
};
use store::MemoryStore;

const SIX_MINUTES: i64 = 6 * 60_000;

async fn founded(house: &House) -> Campaign {
    let body = json!({ "scenario": "four-crowns", "name": "Crowns @everyone" });
    Campaign::of(&created(house.post("/api/campaigns", "", &body).await).await)
}

fn path(campaign: &Campaign) -> String {
    format!("/api/campaigns/{}/notices", campaign.id)
}

/// Anything that happens makes the server look at the clock.
async fn something_happens(house: &House, campaign: &Campaign) {
    for command in [json!({ "pause": { "reason": "Tea." } }), json!({ "resume": {} })] {
        let body = json!({ "batch": house.referee.new_batch(), "command": command });
        let path = format!("/api/campaigns/{}/desk", campaign.id);
        done(house.post(&path, &campaign.organiser, &body).await).await;
    }
}

async fn minutes_pass(house: &House, campaign: &Campaign, clock: &SetByHand) {
    clock.0.fetch_add(SIX_MINUTES, Ordering::Relaxed);
    something_happens(house, campaign).await;
}

/// Waits until the newest notice stands so. Each look is an answer of the server.
async fn until(house: &House, campaign: &Campaign, key: &str, state: &str) {
    in_time(async {
        while house.read(&path(campaign), key).await["newest"]["state"] != state {
            tokio::task::yield_now().await;
        }
    })
    .await;
}

#[tokio::test]
async fn a_player_is_told_once_that_it_is_their_turn_and_again_when_it_is_again() {
    let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SetByHand::default()));
    let mut channel = Channel::open().await;
    let house = open(&store, &clock, true).await;
    let campaign = founded(&house).await;
    let (seat, key) = campaign.seats[0].clone();
    let seen = house.read(&path(&campaign), &key).await;
    let nowhere = json!({
        "to": null, "awaits_code": null, "mail": false, "after": 5, "newest": null, "feed": false,
    });
    assert_eq!(seen, nowhere);
    let to = json!({ "to": channel.address });
    let seen = done(house.post(&path(&campaign), &key, &to).await).await;
    assert!(channel.next().await.ends_with("you will be told here when it is your turn."));
    assert_eq!(seen["to"], channel.address.split('/').nth(2).unwrap(), "the rest is a secret");
    minutes_pass(&house, &campaign, &clock).await;
    let told = channel.next().await;
    assert!(told.starts_with("Crowns @everyone: it is your turn\n"), "{told}");
    assert!(told.contains(", turn 1, Muster: waits for "), "{told}");
    assert!(told.ends_with(&format!("https://war.example/c/{}", campaign.id)), "{told}");
    until(&house, &campaign, &key, "sent").await;
    minutes_pass(&house, &campaign, &clock).await;
    house.close().await;

    // Not over a restart, either; and nobody is told what they have done.
    let house = open(&store, &clock, true).await;
    minutes_pass(&house, &campaign, &clock).await;
    for (_, key) in campaign.seats.iter().take(4) {
        house.give(&campaign, key, "done").await;
    }
    minutes_pass(&house, &campaign, &clock).await;
    let told = channel.next().await;
    assert!(told.contains(", turn 1, Orders: waits for "), "{told}");

    // Whoever sits there next is told nothing that went to somebody else.
    until(&house, &campaign, &key, "sent").await;
    let keys = format!("/api/campaigns/{}/keys", campaign.id);
    let body = json!({ "batch": house.referee.new_batch(), "seat": seat });
    let fresh = done(house.post(&keys, &campaign.organiser, &body).await).await;
    let fresh = fresh["key"].as_str().unwrap();
    assert_eq!(house.read(&path(&campaign), fresh).await, nowhere);
    house.close().await;
}

#[tokio::test]
async fn a_notice_that_was_on_its_way_when_the_server_ended_is_not_sent_again() {
    let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SetByHand::default()));
    let mut channel = Channel::open().await;
    let house = open(&store, &clock, true).await;
    let campaign = founded(&house).await;
    let (seat, key) = campaign.seats[0].clone();
    done(house.post(&path(&campaign), &key, &json!({ "to": channel.address })).await).await;
    channel.next().await;
    let at = house.referee.now();
    let trying = Reminded {
        state: ReminderState::Trying,
        at,
        first_at: at,
        next_at: None,
        attempts: 1,
        text: "It is your turn.".to_owned(),
    };
    let notices = TurnNotices {
        to: channel.address.clone(),
        language: "en".to_owned(),
        told: BTreeSet::from(["something".to_owned()]),
        newest: Some(trying),
    };
    let (id, seat) = (campaign.id.parse().unwrap(), seat.parse().unwrap());
    let before = house.referee.turn_notices(id).unwrap()[&seat].clone();
    assert!(house.referee.note_turn_notice(id, &seat, (&before, &notices)).unwrap());
    something_happens(&house, &campaign).await;
    until(&house, &campaign, &key, "unknown").await;
    assert!(channel.heard.try_recv().is_err());
    house.close().await;
}

#[tokio::test]
async fn whoever_wants_mail_gives_a_code_back_first() {
    let (store, clock) = (Arc::new(MemoryStore::new()), Arc::new(SetByHand::default()));
    let mut mailbox = Mailbox::open().await;
    let mail = MailServer::new(&mailbox.address, "Club <wapenrol@war.example>").unwrap();
    let settings = Settings { mail: Some(mail), ..Settings::default() };
    let house = open_with(&store, &clock, settings).await;
    let campaign = founded(&house).await;
    let (_, key) = campaign.seats[0].clone();
    let asked = format!("{}?lang=nl", path(&campaign));
    let to = json!({ "to": "anna@mail.example" });
    let seen = done(house.post(&asked, &key, &to).await).await;
    assert_eq!((&seen["to"], &seen["awaits_code"]), (&Value::Null, &json!("anna@mail.example")));
    let letter = mailbox.next().await;
    assert!(letter.starts_with("RCPT TO:<anna@mail.example>"), "{letter}");
    assert!(
        letter.contains("From: \"Club\" <wapenrol@war.example>")
            || letter.contains("From: Club <wapenrol@war.example>"),
        "{letter}"
    );
    let is_code = |word: &&str| word.len() == 6 && word.bytes().all(|byte| byte.is_ascii_digit());
    let code = letter.split_whitespace().find(is_code).unwrap();

    // Nobody lets letters go to somebody else, however often they ask.
    let (status, code_told, _) = problem(house.post(&asked, &campaign.seats[1].1, &to).await).await;
    assert_eq!((status, code_told.as_str()), (429, "too_many_codes"));
    let wrong = problem(house.post(&asked, &key, &json!({ "code": "no" })).await).await;
    assert_eq!((wrong.0, wrong.1.as_str()), (422, "wrong_code"));
    let others =
        problem(house.post(&asked, &campaign.seats[1].1, &json!({ "code": code })).await).await;
    assert_eq!(others.1, "wrong_code", "it is another seat's");
    let seen = done(house.post(&asked, &key, &json!({ "code": code })).await).await;
    assert_eq!(seen["to"], "anna@mail.example");
    minutes_pass(&house, &campaign, &clock).await;
    let letter = mailbox.next().await;
    assert!(letter.contains("Subject: Crowns @everyone: je bent aan de beurt"), "{letter}");
    assert!(letter.contains(&campaign.id) && letter.contains("Auto-Submitted"), "{letter}");
    let seen = done(house.post(&asked, &key, &json!("nowhere")).await).await;
    assert_eq!(seen["to"], Value::Null);
    house.close().await;
}

#[tokio::test]
async fn an_address_that_takes_nothing_is_not_kept() {
    let house = House::open().await;
    let campaign = founded(&house).await;
    let (_, key) = campaign.seats[0].clone();
    for (to, code) in [
        ("anna", "bad_address"),
        ("https://a b", "bad_address"),
        ("anna@mail.example", "address_failed"),
        ("https://127.0.0.1/hook", "address_failed"),
        ("http://mail.example/hook", "address_failed"),
    ] {
        let answer = problem(house.post(&path(&campaign), &key, &json!({ "to": to })).await).await;
        assert_eq!((answer.0, answer.1.as_str()), (422, code), "{to}: {}", answer.2);
    }
    assert_eq!(house.read(&path(&campaign), &key).await["to"], Value::Null);
    let organisers = problem(house.get(&path(&campaign), &campaign.organiser).await).await;
    assert_eq!((organisers.0, organisers.1.as_str()), (403, "not_a_seat"));
    assert_eq!(problem(house.get(&path(&campaign), "").await).await.1, "key_needed");
    house.close().await;
}
