//! The workshop of those who write scenarios.

use crate::harness::Place;

#[test]
fn every_built_in_scenario_is_printed_as_a_file_that_can_be_opened() {
    let place = Place::new();
    let all = place.run(&["scenario", "list", "--json"]).json();
    let all = all.as_array().unwrap();
    assert!(all.len() > 25, "{}", all.len());
    for scenario in all {
        let name = scenario["name"].as_str().unwrap();
        let text = place.run(&["scenario", "print", name]).good().out;
        place.write("mine.toml", &text);
        let checked = place.run(&["scenario", "check", "mine.toml", "--json"]).json();
        assert_eq!(checked["system"], scenario["system"], "{name}");
        let seats = checked["seats"].as_array().unwrap();
        assert_eq!(seats.len(), scenario["seats"].as_array().unwrap().len(), "{name}");
    }
    // Nothing of it has made a data folder.
    assert!(!place.path("data").exists());
}

#[test]
fn a_scenario_that_cannot_be_opened_says_where_it_is_wrong() {
    let place = Place::new();
    let text = place.run(&["scenario", "print", "one-gate"]).good().out;
    place.write("broken.toml", &text.replacen("title = ", "titel = ", 1));
    place.run(&["scenario", "check", "broken.toml"]).bad(2, &["line ", "titel"]);
    place.run(&["scenario", "check", "one-gaet"]).bad(3, &["one-gaet", "one-gate"]);
    place.run(&["scenario", "print", "one-gaet"]).bad(3, &["one-gaet", "one-gate"]);
    place.run(&["scenario", "check", "nowhere.toml"]).bad(5, &["nowhere.toml"]);
}

#[test]
fn the_map_of_a_scenario_is_drawn() {
    let place = Place::new();
    for name in ["siege", "one-gate", "first-realm"] {
        let drawn = place.run(&["scenario", "draw", name, "--folder", "maps"]).good();
        assert!(drawn.out.contains(name), "{}", drawn.out);
        assert!(place.read(&format!("maps/{name}.html")).contains("<svg"), "{name}");
    }
}
