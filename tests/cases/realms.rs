//! A campaign on a map that begins with a game for the realm, as people at a terminal play it.

use crate::harness::Place;

#[test]
fn a_realm_is_played_to_the_first_muster() {
    let place = Place::new();
    place.run(&["new", "siege", "--realm"]).bad(2, &["Only a campaign on a map"]);
    place.run(&["new", "four-crowns", "--realm=square"]).bad(2, &["basic", "variable"]);
    place.run(&["new", "four-crowns", "--away", "south"]).bad(2, &["--realm"]);

    let new = place.run(&["new", "four-crowns", "--realm", "--json"]).json();
    let id = new["campaign"].as_str().unwrap();
    let shown = place.run(&["show", id, "--scope", "engagement/1"]).good().out;
    assert!(shown.contains("the realm is played for"), "{shown}");
    let realm = place.run(&["show", id, "--scope", "engagement/2"]).good().out;
    assert!(realm.contains("The Men of Noordburcht"), "{realm}");
    let home = ["order", id, "--as", "north", "--scope", "engagement/1", "home K1"];
    place.run(&home).bad(3, &["still being played for", "CAR-31"]);

    // A game that is broken off counts for nothing.
    let off = ["order", id, "--scope", "engagement/1", "break-off because it is late"];
    place.run(&off).good();
    let view = place.run(&["show", id, "--scope", "engagement/1", "--json"]).json();
    assert_eq!(view["map"]["turn"], 1);
    let log = place.run(&["log", id]).good().out;
    assert!(log.contains("is played no more: the organiser has ended it"), "{log}");
}

#[test]
fn what_the_realm_has_brought_is_told() {
    let place = Place::new();
    let new = ["new", "four-crowns", "--realm", "--played", "0", "--json"];
    let new = place.run(&new).json();
    let id = new["campaign"].as_str().unwrap();
    let view = place.run(&["show", id, "--scope", "engagement/1", "--json"]).json();
    assert_eq!((&view["map"]["turn"], &view["map"]["phase"]), (&1.into(), &"muster".into()));
    let homes = view["map"]["prologue"]["homes"].as_object().unwrap();
    assert_eq!(homes.len(), 4);
    for (seat, home) in homes {
        let spaces = view["map"]["spaces"].as_array().unwrap();
        let castle = spaces.iter().find(|space| space["id"] == *home).unwrap();
        assert_eq!(castle["owner"], **seat, "{seat} begins in {home}");
        let why = place.run(&["why", id, seat]).good().out;
        assert!(why.contains("A game for the realm (engagement/2)"), "{why}");
    }
    let story = place.run(&["story", id]).good().out;
    for words in ["play for the realm before", "The king of the realm is dead", "is left for"] {
        assert!(story.contains(words), "`{words}` is not told: {story}");
    }
    place.run(&["waits", id]).good();
    let log = place.log(id);
    place.write("log.ndjson", &log);
    place.run(&["verify", "log.ndjson"]).good();
}
