//! Games without people, from the outside.

use crate::harness::Place;

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
    place.run(&["simulate", "chess", "--games", "1", "--seed", "1"]).bad(3, &["chess"]);
}
