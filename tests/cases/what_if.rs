//! A what-if in a terminal: begun, played, compared, adopted, thrown away.

use crate::harness::Place;

/// What a person reads on the way, with ids and hashes taken out.
fn told(place: &Place, ids: &[(&str, &str)], words: &[&str]) -> String {
    let out = place.run(words).good().out;
    let mut asked = format!("$ wapenrol {}", words.join(" "));
    let mut out = out
        .lines()
        .map(|line| match line.split_once("receipt ") {
            Some((before, _)) => format!("{before}receipt …"),
            None => line.trim_end().to_owned(),
        })
        .collect::<Vec<_>>()
        .join("\n");
    for (id, name) in ids {
        asked = asked.replace(id, name);
        out = out.replace(id, name);
    }
    format!("{asked}\n{out}\n\n")
}

#[test]
fn what_if_is_asked_played_and_answered() {
    let place = Place::new();
    let campaign = place.siege();
    // What the organiser gives in somebody's stead is signed.
    let device = ["--device-key", "organiser.key"];
    place.run(&[&["device", "bind", &campaign][..], &device].concat()).good();
    place.run(&["order", &campaign, "--as", "cathay", "tell We charge."]).good();
    let before = place.log(&campaign);
    let at = place.run(&["timelines", &campaign, "--json"]).json()["head"]["seq"].as_u64().unwrap();
    let start = (at - 2).to_string();
    let begin = ["what-if", &campaign, "begin", "--at", &start, "--name", "No charge", "--json"];
    let what_if = place.run(&begin).json()["campaign"].as_str().unwrap().to_owned();
    assert_eq!(place.log(&campaign), before, "the campaign is left as it is");
    place.run(&["order", &what_if, "--as", "cathay", "tell We wait."]).good();
    let ids = [(campaign.as_str(), "CAMPAIGN"), (what_if.as_str(), "WHAT-IF")];
    let mut session = told(&place, &ids, &["what-if", &campaign]);
    session += &told(&place, &ids, &["what-if", &campaign, "compare", &what_if]);
    assert_eq!(place.log(&campaign), before, "and is left as it is while somebody plays beside it");
    session += &told(&place, &ids, &["what-if", &campaign, "adopt", &what_if, "--preview"]);
    assert_eq!(place.log(&campaign), before, "a look writes nothing");
    let adopt = ["what-if", &campaign, "adopt", &what_if, "--reason", "It reads better."];
    session += &told(&place, &ids, &[&adopt[..], &device].concat());
    let log = told(&place, &ids, &["log", &campaign, "--from", &at.to_string()]);
    session += &log;
    session += &told(&place, &ids, &["what-if", &campaign, "throw-away", &what_if]);
    session += &told(&place, &ids, &["what-if", &campaign]);
    insta::assert_snapshot!(session);
    place.run(&["show", &what_if]).bad(3, &["was thrown away"]);
    let verified = place.run(&["export", &campaign, "-o", "log.ndjson"]).good();
    assert!(verified.err.is_empty());
    place.run(&["verify", "log.ndjson"]).good();
}

#[test]
fn what_a_what_if_is_refused() {
    let place = Place::new();
    let campaign = place.siege();
    let begin = ["what-if", &campaign, "begin"];
    place.refused(&campaign, &[&begin[..], &["--at", "1"]].concat(), 3, &["is within an order"]);
    place.refused(&campaign, &[&begin[..], &["--at", "900"]].concat(), 3, &["900"]);
    let what_if = place.run(&[&begin[..], &["--json"]].concat()).json();
    assert!(what_if["name"].as_str().unwrap().starts_with("What if? "), "{what_if}");
    let what_if = what_if["campaign"].as_str().unwrap();
    let adopt = ["what-if", &campaign, "adopt", what_if, "--reason", "x"];
    place.refused(&campaign, &adopt, 3, &["Nothing was played"]);
    let look = ["what-if", &campaign, "adopt", what_if, "--preview"];
    place.refused(&campaign, &look, 3, &["Nothing was played"]);
    let other = ["what-if", &campaign, "throw-away", &campaign];
    place.refused(&campaign, &other, 3, &["no what-if"]);
    let shown = ["desk", what_if, "visible", "listed"];
    place.refused(what_if, &shown, 3, &["This is a what-if"]);
    let turn = ["what-if", &campaign, "begin", "--of", "engagement/1"];
    place.run(&turn).bad(2, &["--turn"]);
}
