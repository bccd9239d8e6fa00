//! The five lines of README, and one evening.

use crate::harness::Place;
use serde_json::json;

/// The lines of README's session, with their comments taken off.
fn session() -> Vec<String> {
    let readme = include_str!("../../README.md");
    let (_, after) = readme.split_once("## Five lines in a terminal").unwrap();
    let (_, block) = after.split_once("```sh\n").unwrap();
    let (block, _) = block.split_once("```").unwrap();
    let lines = block.lines().map(|line| line.split(" #").next().unwrap().trim().to_owned());
    lines.filter(|line| !line.is_empty()).collect()
}

/// Splits a line as a shell does, as far as the README needs it.
fn words(line: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut quote = None;
    for letter in line.chars() {
        match (quote, letter) {
            (None, '\'' | '"') => quote = Some(letter),
            (Some(open), _) if open == letter => quote = None,
            (None, ' ') => words.push(String::new()),
            _ => words.last_mut().unwrap().push(letter),
        }
    }
    words
}

#[test]
fn the_session_of_the_readme_works_as_written() {
    let place = Place::new();
    let lines = session();
    assert_eq!(lines.len(), 5, "{lines:?}");
    let mut campaign = String::new();
    for line in lines {
        for command in line.split(" && ") {
            let command = command.replace("CAMPAIGN", &campaign);
            let words = words(&command);
            let words: Vec<&str> = words.iter().map(String::as_str).collect();
            assert_eq!(words[0], "wapenrol", "{command}");
            let answer = place.run(&words[1..]).good();
            if words[1] == "new" {
                campaign = answer.out.split_whitespace().nth(1).unwrap().to_owned();
                assert!(answer.out.contains("Friday"), "{answer:?}");
            }
            if words[1] == "log" {
                assert!(answer.out.contains("The gate holds."), "{answer:?}");
            }
            if words[1] == "verify" {
                assert!(answer.out.starts_with("verified"), "{answer:?}");
            }
        }
    }
}

#[test]
fn an_evening_is_played_rewound_and_checked() {
    let place = Place::new();
    let campaign = place.siege();
    for seat in
        ["city-guard", "palace-guard", "elven-guard", "wizards-council", "bretonnia", "cathay"]
    {
        place.run(&["order", &campaign, "--as", seat, "done"]).good();
    }
    let view = place.run(&["show", &campaign, "--as", "city-guard", "--json"]).json();
    assert_eq!(view["siege"]["turn"], json!(1));
    let end = view["head"].clone();

    place.run(&["rewind", &campaign, "--turn", "0", "--reason", "Once more, slowly."]).good();
    let view = place.run(&["show", &campaign, "--json"]).json();
    assert_eq!(view["siege"]["turn"], json!(0));
    let log = place.run(&["log", &campaign]).good().out;
    assert!(log.contains(" ~ "), "the orders of turn 1 are greyed out: {log}");
    assert!(log.contains("Once more, slowly."), "{log}");

    // A rewind can be undone: to the last record before it.
    let to = end["seq"].to_string();
    place.run(&["rewind", &campaign, "--to", &to, "--reason", "No, go on."]).good();
    let view = place.run(&["show", &campaign, "--json"]).json();
    assert_eq!(view["siege"]["turn"], json!(1));
    let then = place.run(&["show", &campaign, "--at", &to, "--json"]).json();
    assert_eq!(then["siege"], view["siege"]);

    // The receipt of before the rewind still holds.
    place.run(&["export", &campaign, "-o", "evening.ndjson"]).good();
    let receipt = format!("{}:{}", end["seq"], end["hash"].as_str().unwrap());
    place.run(&["verify", "evening.ndjson", "--receipt", &receipt]).good();
}

#[test]
fn a_seats_copy_hides_what_is_anothers_and_verifies() {
    let place = Place::new();
    let campaign = place.siege();
    let export = ["export", &campaign, "--as", "city-guard", "-o", "guard.ndjson"];
    place.run(&export).good();
    let copy = place.read("guard.ndjson");
    let briefing = |line: &&str| line.contains("lowenheim.briefing_given");
    let shown: Vec<bool> =
        copy.lines().filter(briefing).map(|line| line.contains("\"data\"")).collect();
    assert_eq!(shown.iter().filter(|shown| **shown).count(), 1, "their own briefing and no other");
    assert!(shown.len() == 6);
    let verified = place.run(&["verify", "guard.ndjson", "--json"]).json();
    assert!(verified["redacted"].as_u64().unwrap() > 0);
    assert!(!place.path("guard.ndjson.unfinished").exists());
}

#[test]
fn a_log_travels_to_another_folder() {
    let place = Place::new();
    let campaign = place.siege();
    place.run(&["export", &campaign, "-o", "log.ndjson"]).good();
    let there = ["--data", "elsewhere"];
    let import = place.run(&[&there[..], &["import", "log.ndjson", "--json"]].concat()).json();
    assert_eq!(import["campaign"], json!(campaign));
    assert_eq!(import["seats"].as_array().unwrap().len(), 6, "new keys for all");
    let again = place.run(&[&there[..], &["export", &campaign]].concat()).good().out;
    assert_eq!(again, place.read("log.ndjson"));
    // Its envelopes were sealed in the first folder: dice are thrown here.
    let tell = ["order", &campaign, "--as", "cathay", "tell We have moved."];
    place.run(&[&there[..], &tell[..]].concat()).good();
    place.run(&["import", "log.ndjson"]).bad(3, &["is here already"]);
}

#[test]
fn a_reader_that_goes_away_is_no_error() {
    let place = Place::new();
    let campaign = place.siege();
    for words in [vec!["export", &campaign], vec!["log", &campaign], vec!["rules"]] {
        let mut child = place
            .command(&words)
            .stdout(std::process::Stdio::piped())
            .stderr(std::process::Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{words:?}");
        assert!(output.status.success(), "{words:?}");
    }
}
