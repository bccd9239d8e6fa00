//! Sheets to print: everybody gets what is everybody's, and nobody another's secret.

use crate::house;

use house::{Campaign, House, problem};
use reqwest::StatusCode;
use serde_json::{Value, json};

const SEATS: [&str; 6] =
    ["city-guard", "palace-guard", "elven-guard", "wizards-council", "bretonnia", "cathay"];

/// Sheets as text: without elements, every run of blanks one blank.
async fn sheets(house: &House, campaign: &Campaign, query: &str, key: &str) -> String {
    let path = format!("/api/campaigns/{}/sheets?{query}", campaign.id);
    let answer = house.get(&path, key).await;
    assert_eq!(answer.status(), StatusCode::OK, "{path}");
    assert_eq!(answer.headers()["content-type"], "text/html; charset=utf-8");
    text(&answer.text().await.unwrap())
}

fn text(html: &str) -> String {
    let words =
        html.split('<').map(|piece| piece.split_once('>').map_or(piece, |(_, after)| after));
    let text = words.collect::<String>().replace("&quot;", "\"").replace("&amp;", "&");
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// What one seat alone is told, sentence by sentence, without what others are told as well.
async fn secrets(house: &House, campaign: &Campaign) -> Vec<(String, Vec<String>)> {
    let path = format!("/api/campaigns/{}/view", campaign.id);
    let view = house.read(&path, &campaign.organiser).await;
    let told: Vec<(String, Vec<String>)> = view["siege"]["factions"]
        .as_array()
        .unwrap()
        .iter()
        .map(|faction| {
            let briefing = &faction["briefing"];
            let mut words = Vec::new();
            for part in ["background", "objectives", "special_rules", "relations"] {
                strings(&briefing[part], &mut words);
            }
            (faction["faction"].as_str().unwrap().to_owned(), words)
        })
        .collect();
    let alone = |seat: &str, sentence: &String| {
        told.iter().all(|(other, words)| other == seat || !words.contains(sentence))
    };
    let only = |(seat, words): &(String, Vec<String>)| {
        (seat.clone(), words.iter().filter(|it| alone(seat, it)).cloned().collect())
    };
    told.iter().map(only).collect()
}

fn strings(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => {
            found.push(text.split_whitespace().collect::<Vec<_>>().join(" "));
        }
        Value::Array(items) => items.iter().for_each(|item| strings(item, found)),
        Value::Object(members) => members.values().for_each(|member| strings(member, found)),
        _ => (),
    }
}

#[tokio::test]
async fn a_seat_gets_its_own_sheets_and_nobody_elses() {
    let (house, campaign) = House::with_campaign().await;
    let secrets = secrets(&house, &campaign).await;
    for seat in SEATS {
        let sheet = sheets(&house, &campaign, "", campaign.key(seat)).await;
        for (owner, words) in &secrets {
            assert!(words.len() > 5, "{owner} has secrets");
            for sentence in words {
                assert_eq!(sheet.contains(sentence), owner == seat, "{seat} reads: {sentence}");
            }
        }
        for other in SEATS.into_iter().filter(|&other| other != seat) {
            for only in ["", "&only=roster", "&only=reference"] {
                let path = format!("/api/campaigns/{}/sheets?seat={other}{only}", campaign.id);
                let (status, code, body) =
                    problem(house.get(&path, campaign.key(seat)).await).await;
                assert_eq!((status, code.as_str()), (403, "not_organiser"), "{body}");
            }
        }
    }
    house.close().await;
}

#[tokio::test]
async fn the_organiser_prints_for_each_what_that_seat_may_see() {
    let (house, campaign) = House::with_campaign().await;
    let secrets = secrets(&house, &campaign).await;
    let all = sheets(&house, &campaign, "", &campaign.organiser).await;
    for (_, words) in &secrets {
        assert!(words.iter().all(|sentence| all.contains(sentence)));
    }
    for seat in SEATS {
        let only = format!("seat={seat}&only=briefing,roster");
        let printed = sheets(&house, &campaign, &only, &campaign.organiser).await;
        let own = sheets(&house, &campaign, "only=briefing,roster", campaign.key(seat)).await;
        assert_eq!(printed, own, "the organiser knows more than goes on the sheet of {seat}");
    }
    house.close().await;
}

#[tokio::test]
async fn without_a_key_there_is_what_is_public() {
    let (house, campaign) = House::with_campaign().await;
    let public = sheets(&house, &campaign, "", "").await;
    for (_, words) in secrets(&house, &campaign).await {
        assert!(!words.iter().any(|sentence| public.contains(sentence)));
    }
    for said in ["Quick reference", "20 Attack", "HEI-156", "Record sheet", "strike FIGURE FIGURE"]
    {
        assert!(public.contains(said), "`{said}` is missing");
    }
    for query in ["only=briefing", "only=roster", "seat=cathay", "seat=cathay&only=map"] {
        let path = format!("/api/campaigns/{}/sheets?{query}", campaign.id);
        let (status, code, _) = problem(house.get(&path, "").await).await;
        assert_eq!((status, code.as_str()), (401, "key_needed"), "{query}");
    }
    for query in ["only=poster", "seat=skaven", "all=yes"] {
        let path = format!("/api/campaigns/{}/sheets?{query}", campaign.id);
        let (status, code, _) = problem(house.get(&path, "").await).await;
        assert_eq!((status, code.as_str()), (400, "malformed_query"), "{query}");
    }
    house.close().await;
}

#[tokio::test]
async fn a_stat_line_gets_onto_no_strange_sheet_before_its_kind_has_fought() {
    let (house, campaign) = House::with_campaign().await;
    let roster = sheets(&house, &campaign, "only=roster", campaign.key("bretonnia")).await;
    assert!(roster.contains("Musketeer 1 musketeer-1 2 6 2 4 7"), "{roster}");
    assert!(roster.contains("Blue Lotus Society Swordfighter 15 ? ? ? ? ? ?"), "{roster}");
    house.close().await;
}

#[tokio::test]
async fn the_sheets_that_belong_to_no_campaign_have_their_style_here() {
    let house = House::open().await;
    let page = house.get("/api/sheets", "").await.text().await.unwrap();
    assert!(page.contains("/api/sheets.css") && !page.contains("<style"), "the policy allows none");
    assert!(text(&page).contains("Quick reference"));
    let style = house.get("/api/sheets.css", "").await;
    assert_eq!(style.headers()["content-type"], "text/css; charset=utf-8");
    assert!(style.text().await.unwrap().contains("A4"));
    house.close().await;
}

/// The whole siege of a town: only the garrison knows what there is to eat.
#[tokio::test]
async fn the_store_of_a_town_stands_on_the_sheets_of_its_own_side_alone() {
    let house = House::open().await;
    let new = house.post("/api/campaigns", "", &json!({ "scenario": "whole-siege" })).await;
    let campaign = Campaign::of(&house::created(new).await);
    let seats = ["besiegers", "besieged"];
    let [besiegers, besieged] = seats.map(|seat| campaign.key(seat).to_owned());
    let of = |key: String| {
        let (house, campaign) = (&house, &campaign);
        async move { sheets(house, campaign, "", &key).await }
    };
    let (attack, hold, nobody) = (of(besiegers).await, of(besieged).await, of(String::new()).await);
    let store = "Rations: 24. A strategic turn takes 7.";
    assert!(hold.contains(store) && !attack.contains(store) && !nobody.contains(store));
    // Both know what the other has brought, the machines by the names that orders use.
    for sheet in [&attack, &hold] {
        assert!(sheet.contains("10 foot soldiers") && sheet.contains("Trebuchet (trebuchet-1)"));
    }
    assert!(attack.contains("Ladders and engines") && attack.contains("Battering points lost"));
    // Everybody has the town with its hexes, and a leaf with the days of a strategic turn.
    for sheet in [&attack, &hold, &nobody] {
        for words in ["Pilgrims Gate 10,22", "10,22", "Preparations", "Day 5"] {
            assert!(sheet.contains(words), "{words}");
        }
    }
    assert!(!nobody.contains("What you have"));
}
