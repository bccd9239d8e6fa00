//! Games without people, from the outside.

use crate::harness::Place;
use std::fs;

#[test]
fn a_simulated_game_verifies_and_can_be_read() {
    let place = Place::new();
    let words = ["simulate", "siege", "--games", "2", "--seed", "3", "--out", "logs", "--json"];
    let series = place.run(&words).json();
    let again = place.run(&words[..words.len() - 3]).good().out;
    let hash = series["sha256"].as_str().unwrap();
    assert!(again.contains(hash), "the same seed, the same hash: {again}");

    for game in series["games"].as_array().unwrap() {
        let file = format!("logs/game-{:04}.ndjson", game["game"].as_u64().unwrap());
        let verified = place.run(&["verify", &file, "--json"]).json();
        assert_eq!(verified["records"], game["records"]);
        assert_eq!(verified["campaign"], game["campaign"]);
    }
    place.run(&["import", "logs/game-0001.ndjson"]).good();
    let campaign = series["games"][0]["campaign"].as_str().unwrap();
    let view = place.run(&["show", campaign, "--as", "cathay", "--json"]).json();
    assert!(view["siege"]["outcome"].is_string());
    assert!(view["siege"]["scores"].is_array());
    place.run(&["show", campaign]).good();
    let log = place.run(&["log", campaign, "--as", "cathay"]).good().out;
    assert_eq!(log.lines().count() as u64, series["games"][0]["records"].as_u64().unwrap());
}

#[test]
fn bad_plans_are_refused() {
    let place = Place::new();
    place.run(&["simulate", "siege", "--games", "0", "--seed", "1"]).bad(2, &["--games"]);
    place.run(&["simulate", "siege", "--games", "1"]).bad(2, &["--seed"]);
    place.run(&["simulate", "siege", "--seed", "1"]).bad(2, &["--games"]);
    place.run(&["simulate", "siege", "--records", "9", "--seed", "1"]).bad(2, &["--into"]);
    place.run(&["simulate", "chess", "--games", "1", "--seed", "1"]).bad(3, &["chess"]);
}

/// What many games tell is meant for people: look at the difference before you accept it.
#[test]
fn the_tables_look_as_they_did() {
    let place = Place::new();
    let siege = place.run(&["simulate", "siege", "--games", "2", "--seed", "3"]).good().out;
    insta::assert_snapshot!("siege_table", siege);
    let battle = place.run(&["simulate", "battle", "--games", "8", "--seed", "3"]).good().out;
    insta::assert_snapshot!("battle_table", battle);
}

#[test]
fn a_simulated_battle_verifies_and_can_be_read() {
    let place = Place::new();
    let words =
        ["simulate", "first-evening", "--games", "2", "--seed", "5", "--out", "logs", "--json"];
    let series = place.run(&words).json();
    let again = place.run(&words[..words.len() - 3]).good().out;
    let hash = series["sha256"].as_str().unwrap();
    assert!(again.contains(hash), "the same seed, the same hash: {again}");
    for game in series["games"].as_array().unwrap() {
        let file = format!("logs/game-{:04}.ndjson", game["game"].as_u64().unwrap());
        let verified = place.run(&["verify", &file, "--json"]).json();
        assert_eq!(verified["records"], game["records"]);
    }
    place.run(&["import", "logs/game-0001.ndjson"]).good();
    let campaign = series["games"][0]["campaign"].as_str().unwrap();
    let view = place.run(&["show", campaign, "--as", "red", "--json"]).json();
    assert!(!view["battle"]["outcome"].is_null());
    assert_eq!(view["role"], "red");
    let shown = place.run(&["show", campaign]).good().out;
    assert!(shown.contains("it ended: "), "{shown}");
    let log = place.run(&["log", campaign, "--as", "black"]).good().out;
    assert_eq!(log.lines().count() as u64, series["games"][0]["records"].as_u64().unwrap());
    assert!(!log.contains("cannot put into words"), "{log}");
}

/// A campaign of any length, which is opened from what is kept of it, and told the same without.
#[test]
fn a_long_campaign_is_made_and_shown() {
    let place = Place::new();
    let words =
        ["simulate", "siege", "--records", "2500", "--seed", "3", "--into", "long", "--json"];
    let made = place.run(&words).json();
    let campaign = made["campaign"].as_str().unwrap();
    assert!(made["records"].as_u64().unwrap() >= 2_500, "{made}");
    let at = |words: &[&str]| place.run(&[words, &["--data", "long"]].concat()).good().out;
    let told = [&["show", campaign][..], &["waits", campaign], &["timelines", campaign]];
    let kept = told.map(at);
    assert!(place.path("long/snapshots").join(campaign).exists());
    fs::remove_dir_all(place.path("long/snapshots")).unwrap();
    assert_eq!(told.map(at), kept);
    at(&["verify"]);
    // The same seed makes the same campaign anywhere.
    let words = words.map(|word| if word == "long" { "again" } else { word });
    assert_eq!(place.run(&words).json()["head"], made["head"]);
}
