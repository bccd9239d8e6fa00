//! The campaign of the demonstration: the same every time, told as a story, asked for its causes.

use crate::harness::Place;
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// A demonstration that is not served, and its campaign's id.
fn demo(place: &Place) -> Value {
    place.run(&["demo", "--no-serve", "--json"]).json()
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[test]
fn a_demonstration_is_a_campaign_in_mid_course_and_the_same_every_time() {
    let place = Place::new();
    let opened = demo(&place);
    let id = text(&opened["campaign"]);
    let (mut systems, mut players) = (BTreeMap::new(), BTreeMap::new());
    let (mut closed, mut assaults) = (Vec::new(), Vec::new());
    let mut turns: BTreeMap<String, u64> = BTreeMap::new();
    for line in place.log(id).lines() {
        let record: Value = serde_json::from_str(line).unwrap();
        let data = &record["data"];
        match text(&record["kind"]) {
            "campaign.engagement_opened" => {
                systems.insert(data["engagement"].as_u64(), text(&data["system"]).to_owned());
                if data["title"]["fight"]["occasion"] == "assault" {
                    assaults.push(data["engagement"].as_u64());
                }
                if let Some(roles) = data["roles"].as_object() {
                    let seats = roles.values().map(|seat| text(seat).to_owned());
                    players.insert(data["engagement"].as_u64(), seats.collect::<Vec<_>>());
                }
            }
            "campaign.engagement_closed" => closed.push(data["engagement"].as_u64()),
            "lowenheim.turn_begun" | "te-wapen.turn_begun" => {
                let turn = data["turn"].as_u64().unwrap();
                turns.insert(text(&record["scope"]).to_owned(), turn);
            }
            _ => {}
        }
    }
    let of = |system: &str, is_over: bool| {
        let all = systems.iter().filter(|(_, it)| *it == system);
        all.filter(|(number, _)| closed.contains(number) == is_over).count()
    };
    assert_eq!(
        opened["seats"].as_array().unwrap().len(),
        11,
        "four players, the city, nobody's men"
    );
    assert_eq!((of("siege", true), of("siege", false)), (1, 1));
    assert!(of("battle", true) >= 2 && of("battle", false) >= 1, "{systems:?}, {closed:?}");
    // What is under way is in its third turn, but for assaults, which begin, and for sieges of towns, which go on over
    // turns of the map. Every player has a fight.
    let under_way = systems.iter().filter(|(number, _)| !closed.contains(number));
    for (number, _) in
        under_way.filter(|(_, system)| ["siege", "battle"].contains(&system.as_str()))
    {
        let scope = format!("engagement/{}", number.unwrap());
        let turn = if assaults.contains(number) { 1 } else { 3 };
        assert_eq!(turns.get(&scope), Some(&turn), "{scope}");
    }
    let fights = players.iter().filter(|(number, _)| !closed.contains(number));
    let fighting: BTreeSet<&str> =
        fights.flat_map(|(_, seats)| seats).map(|seat| &**seat).collect();
    assert!(fighting.is_superset(&BTreeSet::from(["north", "east", "south", "west"])));
    assert!(place.run(&["verify"]).good().out.contains("1 campaign"));

    // It is found again, and elsewhere it is the same campaign with other keys.
    assert_eq!(demo(&place), opened);
    let other = Place::new();
    let again = demo(&other);
    assert_eq!(again["campaign"], opened["campaign"]);
    assert_ne!(again["organiser"], opened["organiser"]);
    assert_eq!(other.log(id), place.log(id));

    // It goes on: its envelopes were sealed by this very house.
    let seat =
        ["city-guard", "palace-guard", "elven-guard", "wizards-council", "bretonnia", "cathay"];
    let siege = systems.iter().rfind(|(_, it)| *it == "siege").and_then(|(number, _)| *number);
    let scope = format!("engagement/{}", siege.unwrap());
    for seat in seat {
        place.run(&["order", id, "--as", seat, "--scope", &scope, "tell On we go."]).good();
    }

    the_story_is_told(&place, id);
    every_cause_is_found(&place, id);
}

fn the_story_is_told(place: &Place, id: &str) {
    let story = place.run(&["story", id]).good().out;
    let chapters: Vec<&str> = story.lines().filter(|line| line.starts_with("## ")).collect();
    assert_eq!(chapters[..3], ["## Before the first turn", "## Turn 1", "## Turn 2"]);
    assert_eq!(story.matches("\n### The map\n").count(), chapters.len());
    // A sentence ends with its records, and each of them is there.
    let last = place.log(id).lines().count() as u64;
    let told = story.lines().filter(|line| !line.is_empty());
    for line in told.filter(|line| !line.starts_with('#') && !line.starts_with("- ")) {
        let records = line.strip_suffix(')').and_then(|line| line.rsplit_once('('));
        let (_, records) = records.unwrap_or_else(|| panic!("no record: {line}"));
        for record in records.split(", ") {
            assert!(record.parse::<u64>().unwrap() < last, "{line}");
        }
    }
    for words in ["The siege of Lowenheim", "marches from", "is now called the Besieger", " lose "]
    {
        assert!(story.contains(words), "`{words}` is not told");
    }

    // One file with everything in it, and the map of every turn.
    let page = place.run(&["story", id, "--html"]).good().out;
    assert_eq!(page.matches("<svg").count(), chapters.len());
    assert!(page.contains("<style>") && !page.contains("<link") && !page.contains("<script"));

    let server = place.serve(&[]);
    let linked = place.run(&["--server", &server.url, "story", id]).good().out;
    let links = format!("({}/c/{id}?scope=engagement%2F1&tab=log&record=", server.url);
    assert!(linked.contains(&links), "{linked}");
    assert_eq!(server.stop(), Some(0));
}

/// Who is hurt on the map leads to the record that hurt them, and to the dice or the card (CAR-13).
fn every_cause_is_found(place: &Place, id: &str) {
    let view = place.run(&["show", id, "--scope", "engagement/1", "--json"]).json();
    let log: Vec<Value> =
        place.log(id).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let told = place.run(&["log", id, "--json"]).good().out;
    let lines: Vec<Value> = told.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let changed: Vec<&Value> = view["map"]["pieces"]
        .as_array()
        .unwrap()
        .iter()
        .filter(|piece| !piece["cause"].is_null())
        .collect();
    assert!(changed.len() > 5);
    let played = log.iter().filter(|record| record["kind"] == "campaign.engagement_opened");
    let names: BTreeMap<String, &Value> = played
        .filter(|record| !record["data"]["carried"].is_null())
        .map(|record| {
            let data = &record["data"];
            (format!("engagement/{}", data["engagement"]), &data["carried"]["pieces"])
        })
        .collect();
    let (mut in_battle, mut by_dice) = (0, 0);
    for piece in changed.iter().take(12) {
        let why = place.run(&["why", id, text(&piece["id"]), "--json"]).json();
        let record = &log[usize::try_from(why["record"].as_u64().unwrap()).unwrap()];
        assert_eq!(record["scope"], why["scope"]);
        // A wound in a battle is one's own; in a siege it is that of a soldier who stood for one.
        if text(&record["kind"]).starts_with("te-wapen.") {
            let there = names[text(&why["scope"])][text(&piece["id"])].as_array().unwrap();
            assert!(there.contains(&record["data"]["piece"]), "{piece}: {record}");
            in_battle += 1;
        }
        // What came without dice names none, and no roll of another step of the same long order.
        let Some(rolled) = why["roll"].as_u64() else { continue };
        let at = |seq: u64| lines.iter().find(|line| line["seq"] == seq).unwrap();
        let (fact, fell) = (at(why["record"].as_u64().unwrap()), at(rolled));
        assert_eq!((&fact["turn"], &fact["step"]), (&fell["turn"], &fell["step"]), "{piece}");
        let roll = &log[usize::try_from(rolled).unwrap()];
        let fell = text(&roll["kind"]);
        assert!(["dice.rolled", "card.drawn"].contains(&fell), "{piece}: {roll}");
        by_dice += usize::from(fell == "dice.rolled");
        assert_eq!(roll["batch"], record["batch"]);
    }
    assert!(in_battle > 0 && by_dice > 0);
    place.run(&["why", id, "nobody-9"]).bad(3, &["nobody-9"]);
}
