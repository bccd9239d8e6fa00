//! An organiser who plays along reads nothing of the others' secrets, whatever they ask for, until they close the campaign.

use crate::house;

use chronicle::{CampaignId, Record};
use decider::By;
use house::{Campaign, House, created, done, problem};
use referee::{Reader, codec::scope_of};
use reqwest::Method;
use serde_json::{Value, json};
use simulator::{Bots, Dealt};
use std::collections::BTreeSet;

/// A table of each system, the seat that its organiser plays, and so many orders of bots.
const TABLES: [(&str, &str, u32); 5] = [
    ("siege", "cathay", 60),
    ("river-crossing", "red", 25),
    ("under-the-keep", "besiegers", 25),
    ("first-realm", "ochre", 60),
    ("two-kings", "north", 40),
];

/// What says who reads, and what of it is theirs to answer: the organiser answers for nobody.
const OWN: [&str; 8] =
    ["reader", "role", "yours", "your_turn", "to_witness", "desk", "devices", "now"];

struct Table {
    house: House,
    campaign: Campaign,
    id: CampaignId,
}

impl Table {
    async fn open(scenario: &str, blind: &Value) -> Self {
        let house = House::open().await;
        let body = json!({ "scenario": scenario, "log": "1", "blind": blind });
        let campaign = Campaign::of(&created(house.post("/api/campaigns", "", &body).await).await);
        let id = campaign.id.parse().unwrap();
        Self { house, campaign, id }
    }

    fn play(&self, orders: u32) {
        let numbers = Dealt::new(11, 3);
        let scope = scope_of(Some(campaign::EngagementNumber(1)));
        let bots = Bots::new(&self.house.referee, &numbers, self.id, scope);
        for _ in 0..orders {
            if !bots.step_anywhere().unwrap() {
                break;
            }
        }
    }

    fn path(&self, rest: &str) -> String {
        format!("/api/campaigns/{}{rest}", self.campaign.id)
    }

    async fn text(&self, rest: &str, key: &str) -> (u16, String) {
        let answer = self.house.get(&self.path(rest), key).await;
        (answer.status().as_u16(), answer.text().await.unwrap())
    }

    async fn desk(&self, key: &str, command: &Value) -> reqwest::Response {
        let body = json!({ "batch": self.house.referee.new_batch(), "command": command });
        self.house.post(&self.path("/desk"), key, &body).await
    }

    fn full(&self) -> Vec<Record> {
        let mut full = Vec::new();
        let organiser = Reader::Keyed(By::Organiser);
        self.house.referee.export(self.id, &organiser, 0, &mut full).unwrap();
        let full = String::from_utf8(full).unwrap();
        full.lines().map(|line| Record::from_line(line).unwrap()).collect()
    }

    /// Salts, seeds and long texts of records that somebody may not read, unless they may read the same elsewhere.
    fn hidden(&self, by: Option<&By>) -> BTreeSet<String> {
        let (mut hidden, mut shown) = (BTreeSet::new(), String::new());
        for record in self.full() {
            if record.audience.admits(by) {
                shown.push_str(record.data_text().unwrap());
                continue;
            }
            hidden.insert(record.salt.unwrap().to_string());
            let data: Value = record.read_data().unwrap();
            hidden.extend(texts(&data).into_iter().filter(|text| text.len() > 40));
        }
        hidden.retain(|text| !shown.contains(text.as_str()));
        hidden
    }
}

fn texts(value: &Value) -> Vec<String> {
    match value {
        // As it stands in JSON.
        Value::String(_) => vec![value.to_string().trim_matches('"').to_owned()],
        Value::Array(items) => items.iter().flat_map(texts).collect(),
        Value::Object(members) => members.values().flat_map(texts).collect(),
        _ => Vec::new(),
    }
}

/// Without what says who reads.
fn without_reader(text: &str) -> Value {
    fn strip(value: &mut Value) {
        match value {
            Value::Object(members) => {
                members.retain(|name, _| !OWN.contains(&name.as_str()));
                members.values_mut().for_each(strip);
            }
            Value::Array(items) => items.iter_mut().for_each(strip),
            _ => {}
        }
    }
    let mut value = serde_json::from_str(text).unwrap_or_else(|_| Value::from(text));
    strip(&mut value);
    value
}

/// Everything that can be asked for, with and without what can be said beside it.
async fn questions(table: &Table) -> Vec<String> {
    let document = table.house.read("/api/openapi.json", "").await;
    let paths = document["paths"].as_object().unwrap().iter();
    let plain = paths.filter(|(_, methods)| methods.get("get").is_some());
    let plain = plain.filter_map(|(path, _)| path.strip_prefix("/api/campaigns/{id}"));
    let plain = plain.filter(|rest| !rest.contains('{') && *rest != "/stream");
    let mut all: Vec<String> = plain.map(str::to_owned).collect();
    assert!(all.len() > 25, "{all:?}");
    let records = table.full();
    let end = records.last().unwrap().seq;
    let middle = records[records.len() / 2].seq;
    let ends: Vec<u64> = records.iter().filter(|it| it.last).map(|it| it.seq).collect();
    all.push(format!("/compare?from={}", ends[ends.len() / 2]));
    all.push(format!("/view?at={middle}"));
    all.push(format!("/rewinds/preview?to={}", ends[1]));
    all.push(format!("/log?from=0&to={}", end.min(900)));
    all.push("/sheets?only=briefing".to_owned());
    all.push("/chronicle?full=true".to_owned());
    let fell = records.iter().filter(|it| matches!(&*it.kind, "dice.rolled" | "card.drawn"));
    all.extend(fell.take(12).map(|roll| format!("/roll?seq={}", roll.seq)));
    all
}

async fn nothing_is_told(scenario: &str, seat: Option<&str>, orders: u32) {
    let blind = seat.map_or(json!({}), |seat| json!({ "seat": seat }));
    let table = Table::open(scenario, &blind).await;
    table.play(orders);
    let organiser = table.campaign.organiser.clone();
    let by: Option<By> = seat.map(|seat| format!("seat/{seat}").parse().unwrap());
    let alike = seat.map_or("", |seat| table.campaign.key(seat));
    let hidden = table.hidden(by.as_ref());
    assert!(!hidden.is_empty(), "{scenario}: nothing is secret there");

    for rest in questions(&table).await {
        let (status, told) = table.text(&rest, &organiser).await;
        for secret in &hidden {
            assert!(!told.contains(secret.as_str()), "{scenario}{rest} tells {secret}");
        }
        let (other_status, other) = table.text(&rest, alike).await;
        // What one may order hangs on whose key it is, and what only the organiser may ask compares with nothing.
        let own = ["/options", "/ahead", "/passing", "/notices"].contains(&rest.as_str());
        if status == 200 && other_status == 200 && !own {
            assert_eq!(without_reader(&told), without_reader(&other), "{scenario}{rest}");
        }
    }

    let others: Vec<&str> = table.campaign.seats.iter().map(|(name, _)| name.as_str()).collect();
    for other in others.iter().filter(|other| Some(**other) != seat) {
        let (status, told) = table.text(&format!("/options?as=seat/{other}"), &organiser).await;
        assert_eq!(status, 403, "{told}");
        assert!(told.contains("blind_campaign"), "{told}");
        let (status, _) = table.text(&format!("/sheets?seat={other}"), &organiser).await;
        assert!(matches!(status, 400 | 401 | 403 | 422), "{scenario}: sheets of {other}: {status}");
    }
    corrections_tell_nothing(&table, &hidden, seat).await;

    done(table.desk(&organiser, &json!({ "close": { "publish": false } })).await).await;
    let (_, log) = table.text("/chronicle", &organiser).await;
    assert!(
        log.lines().all(|line| line.contains("\"data\":")),
        "{scenario}: closed, and still hidden"
    );
    let full: Vec<String> = table.full().iter().map(Record::to_line).collect();
    assert_eq!(log.lines().collect::<Vec<_>>(), full);
    table.house.close().await;
}

/// Looking at corrections and carrying one out says nothing of orders that only others may read.
async fn corrections_tell_nothing(table: &Table, hidden: &BTreeSet<String>, seat: Option<&str>) {
    let organiser = &table.campaign.organiser;
    let records = table.full();
    let given = records.iter().filter(|it| &*it.kind == "order.given" && it.by.seat().is_some());
    let head = records.last().unwrap().seq;
    for order in given.clone().take(6) {
        let edit = json!({ "strike": { "order": order.seq } });
        let body = json!({
            "batch": table.house.referee.new_batch(), "head": head, "edit": edit, "reason": "A look.",
        });
        let path = table.path("/amendments/preview");
        let told = table.house.post(&path, organiser, &body).await.text().await.unwrap();
        for secret in hidden {
            assert!(!told.contains(secret.as_str()), "a preview tells {secret}");
        }
    }
    let mut others = given.filter(|it| it.by.seat().map(decider::Seat::name) != seat);
    if let Some(other) = others.next_back() {
        let given: Value = other.read_data().unwrap();
        let with = json!({ "command": given["command"] });
        let edit = json!({ "replace": { "order": other.seq, "with": with } });
        let body = json!({
            "batch": table.house.referee.new_batch(), "head": head, "edit": edit, "reason": "A look.",
        });
        let path = table.path("/amendments/preview");
        let (status, code, _) = problem(table.house.post(&path, organiser, &body).await).await;
        assert_eq!((status, code.as_str()), (403, "blind_campaign"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_nobody_reads_what_everybody_does() {
    for (scenario, _, orders) in TABLES {
        nothing_is_told(scenario, None, orders).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_a_seat_reads_what_that_seat_does() {
    for (scenario, seat, orders) in TABLES {
        nothing_is_told(scenario, Some(seat), orders).await;
    }
}

#[tokio::test]
async fn what_others_alone_may_read_is_ordered_by_nobody_else() {
    let table = Table::open("first-realm", &json!({ "seat": "ochre" })).await;
    table.play(20);
    let organiser = &table.campaign.organiser;
    let options = table.house.read(&table.path("/options"), organiser).await;
    let rows = options["set_right"].as_array().unwrap().iter();
    let purses: Vec<&str> = rows
        .filter(|row| row["what"] == "ducats")
        .map(|row| row["who"].as_str().unwrap())
        .collect();
    assert_eq!(purses, ["ochre"]);
    let other = table.campaign.seats.iter().find(|(name, _)| name != "ochre").unwrap();
    let notation = format!("set-right ducats {} 5 because it was miscounted", other.0);
    for path in ["/orders", "/preview"] {
        let order = table.house.order(&table.campaign, &notation).await;
        let refused = table.house.post(&table.path(path), organiser, &order).await;
        let (status, code, _) = problem(refused).await;
        assert_eq!((status, code.as_str()), (403, "blind_campaign"));
    }
    let notation = format!("set-right points {} 5 because it was miscounted", other.0);
    table.house.give(&table.campaign, organiser, &notation).await;
    table.house.close().await;
}

#[tokio::test]
async fn it_is_said_once_seen_by_all_and_taken_back_by_nobody() {
    let (house, campaign) = House::with_campaign().await;
    let id = campaign.id.parse().unwrap();
    let table = Table { house, campaign, id };
    let (organiser, seat) = (&table.campaign.organiser, table.campaign.key("cathay"));
    let (_, before) = table.text("/view", organiser).await;
    let wrong = problem(table.desk(seat, &json!({ "blind": {} })).await).await;
    assert_eq!((wrong.0, wrong.1.as_str()), (403, "not_organiser"));
    let wrong =
        problem(table.desk(organiser, &json!({ "blind": { "seat": "north" } })).await).await;
    assert_eq!(wrong.1, "no_such_seat");

    let told = done(table.desk(organiser, &json!({ "blind": { "seat": "cathay" } })).await).await;
    let since = told["head"]["seq"].as_u64().unwrap();
    let (_, after) = table.text("/view", organiser).await;
    assert!(before.len() > after.len());
    for key in ["", seat, organiser] {
        let about = table.house.read(&table.path(""), key).await;
        assert_eq!(about["blind"]["since"], since);
        assert_eq!(about["blind"]["seat"]["seat"], "cathay");
        let log = table.house.read(&table.path(&format!("/log?from={since}")), key).await;
        assert!(log.to_string().contains("The organiser is blind from here on"), "{log}");
    }
    let again = problem(table.desk(organiser, &json!({ "blind": {} })).await).await;
    assert_eq!((again.0, again.1.as_str()), (409, "blind_already"));

    // A rewind behind it undoes nothing of it, and the organiser still makes one.
    let body = json!({
        "batch": table.house.referee.new_batch(), "head": since, "to": 0, "reason": "From the start.",
    });
    done(table.house.post(&table.path("/rewinds"), organiser, &body).await).await;
    let about = table.house.read(&table.path(""), organiser).await;
    assert_eq!(about["blind"]["over"], false);

    // Whoever sits there makes the link their own.
    let fresh =
        done(table.house.post(&table.path("/keys"), seat, &json!({ "seat": "cathay" })).await)
            .await;
    let fresh = fresh["key"].as_str().unwrap();
    assert_eq!(table.house.get(&table.path(""), seat).await.status(), 401);
    assert_eq!(table.house.read(&table.path(""), fresh).await["reader"], "seat/cathay");
    let request = table.house.request(Method::POST, &table.path("/keys"), fresh);
    let refused = request.json(&json!({ "seat": "skaven" })).send().await.unwrap();
    assert_eq!(problem(refused).await.0, 403);

    done(table.desk(organiser, &json!({ "close": { "publish": false } })).await).await;
    let about = table.house.read(&table.path(""), organiser).await;
    assert_eq!(about["blind"]["over"], true);
    assert_eq!(table.text("/chronicle?full=true", organiser).await.0, 200);
    table.house.close().await;
}
