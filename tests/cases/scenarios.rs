//! The workshop of those who write scenarios.

use crate::harness::Place;
use std::{collections::BTreeSet, fs, path::Path};

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

#[test]
fn zones_doors_and_goals_stand_on_the_map_of_a_battle_with_their_legend() {
    let place = Place::new();
    let drawn = |name: &str, language: &str| {
        let words = ["scenario", "draw", name, "--folder", "maps", "--language", language];
        place.run(&words).good();
        place.read(&format!("maps/{name}.html"))
    };
    let count = |page: &str, class: &str| page.matches(&format!("class=\"{class}\"")).count();
    let map = drawn("toll-house", "en");
    // Two columns of nine rows, and three with the toll house itself; each once more in the legend.
    assert_eq!((count(&map, "zone"), count(&map, "zone other")), (18 + 1, 27 + 1 + 1));
    assert_eq!((count(&map, "sign door"), count(&map, "sign up")), (1 + 1, 9 + 1));
    assert_eq!(count(&map, "sign down"), 0, "the robbers' goal is about no hex");
    for said in [
        "dashed: where the escort can be set up",
        "dotted: where the robbers can be set up",
        "a building with a door for everybody on foot",
        "The escort can win by this: have 2 units at the right edge at the end of a turn",
        "The robbers can win by this: kill the countess",
    ] {
        assert!(map.contains(said), "{said}");
    }
    let map = drawn("beacon-hill", "nl");
    assert_eq!((count(&map, "sign up"), count(&map, "sign down")), (3 + 1, 3 + 1));
    assert_eq!((count(&map, "zone"), count(&map, "sign door")), (0, 0));
    assert!(map.contains("kan hiermee winnen: "), "{map}");
    // Without any of it nothing is added.
    let map = drawn("first-evening", "en");
    assert!(
        !map.contains("class=\"zone") && !map.contains("class=\"sign") && !map.contains("win by")
    );
}

#[test]
fn all_who_wait_to_be_set_up_are_told_in_one_line() {
    let place = Place::new();
    let new = place.run(&["new", "toll-house", "--json"]).json();
    let id = new["campaign"].as_str().unwrap();
    let log = place.run(&["log", id]).good().out;
    let waits: Vec<&str> = log.lines().filter(|line| line.contains("to be set up")).collect();
    let [line] = waits[..] else { panic!("{log}") };
    assert!(
        line.contains("and the countess wait to be set up.") && line.contains("turn 1"),
        "{line}"
    );
    // Every record stands where it stood: the numbers of the lines leave room for those that are not told.
    let last = log.lines().last().unwrap();
    assert!(last.trim_start().starts_with("16 "), "{last}");
    let set_up = place.run(&["order", id, "--as", "black", "deploy black-archers-1 7,0"]).good();
    assert!(set_up.out.starts_with("Black archers 1 is set up in 7,0."), "{}", set_up.out);
    let words = ["order", id, "--as", "black", "deploy red-king-1 0,0"];
    place.run(&words).bad(3, &["The countess is not to be set up now", "such as black-archers-2"]);
}

/// The guide for those who write scenarios names every file of its folder, and each can be opened.
#[test]
fn every_scenario_of_the_guide_can_be_opened() {
    let place = Place::new();
    let guide = include_str!("../../docs/scenarios.md");
    let links = guide.split("](scenarios/").skip(1).filter_map(|rest| rest.split(')').next());
    let named: BTreeSet<String> = links.map(str::to_owned).collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/scenarios");
    let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name());
    let there: BTreeSet<String> = files.map(|name| name.into_string().unwrap()).collect();
    assert_eq!(named, there);
    for name in there {
        let file = folder.join(name);
        place.run(&["scenario", "check", file.to_str().unwrap()]).good();
    }
}

/// A seat that the campaign gives out itself is no player's.
#[test]
fn a_player_sits_at_no_seat_that_the_campaign_needs() {
    let place = Place::new();
    let text = include_str!("../../docs/scenarios/campaign.toml");
    for taken in ["neutral", "city-guard"] {
        place.write("mine.toml", &text.replace("seat = \"south\"", &format!("seat = \"{taken}\"")));
        place.run(&["scenario", "check", "mine.toml"]).bad(2, &[taken, "cannot sit at"]);
    }
}

/// Whatever is wrong is told with the line on which it stands: the kind of file makes no difference.
#[test]
fn what_is_wrong_is_told_with_its_line() {
    let place = Place::new();
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/scenarios");
    for (file, right, wrong, says) in [
        ("siege.toml", "arrival_number = ", "arrival_number = 9 # ", "arrival_number"),
        ("assault.toml", "town = \"lindenburg\"", "town = \"lindenborg\"", "lindenborg"),
        ("siege-over-days.toml", "[siege.relief]\nturn = 2", "[siege.relief]\nturn = 9", "turn 9"),
        ("realm.toml", "colour = \"red\"", "colour = \"purple\"", "purple"),
        ("campaign.toml", "\"horn-of-command\"", "\"horn-of-plenty\"", "horn-of-plenty"),
        ("campaign.toml", "seat = \"south\"", "seat = \"neutral\"", "neutral"),
        ("campaign.toml", "title = ", "titel = ", "titel"),
        ("campaign.toml", "turns = 5", "turns = 0", "options.turns"),
        (
            "campaign-on-the-six-provinces.toml",
            "\"six-provinces\"",
            "\"nine-provinces\"",
            "nine-provinces",
        ),
    ] {
        let text = fs::read_to_string(guide.join(file)).unwrap();
        let changed = text.replacen(right, wrong, 1);
        assert_ne!(text, changed, "{file} has {right}");
        let stands = changed.find(wrong).unwrap() + wrong.rfind('\n').map_or(0, |at| at + 1);
        let line = format!("line {}", changed[..stands].matches('\n').count() + 1);
        place.write("mine.toml", &changed);
        place.run(&["scenario", "check", "mine.toml"]).bad(2, &[&line, says]);
    }
}
