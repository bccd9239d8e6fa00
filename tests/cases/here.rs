//! What is meant where nobody names an engagement: the map of a campaign before its fights.

use crate::harness::Place;
use std::path::Path;

/// Four crowns in the middle of turn 3: the map, and a siege of it that goes on.
const CAMPAIGN: &str = "ewr52a163d";
const MEANT: &str = "engagement/1 is meant (Four crowns); `--scope` names engagement/6";

fn four_crowns() -> Place {
    let place = Place::new();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("campaigns/four-crowns.ndjson");
    place.run(&["import", file.to_str().unwrap()]).good();
    place
}

#[test]
fn the_map_is_meant_by_whatever_looks_orders_or_goes_back() {
    let place = four_crowns();
    let said = |words: &[&str], out: &str| {
        let answer = place.run(words);
        assert_eq!(answer.code, 0, "{words:?}: {}", answer.err);
        assert!(answer.err.contains(MEANT), "{words:?}: {}", answer.err);
        assert!(answer.out.contains(out), "{words:?}: {}", answer.out);
    };
    said(&["show", CAMPAIGN], "Four crowns, as organiser sees it");
    said(&["options", CAMPAIGN, "--as", "organiser"], "call-estates");
    said(&["compare", CAMPAIGN, "957"], "from line 957");
    let words = ["rewind", CAMPAIGN, "--turn", "2", "--preview"];
    said(&words, "back to the beginning of turn 2 of engagement/1, line 957");
    said(&["sheets", CAMPAIGN, "--folder", "paper"], "everybody.html");
    assert!(place.read("paper/everybody.html").contains("Four crowns"));
    place.write("orders.txt", "turn 3\n");
    said(&["play", CAMPAIGN, "orders.txt"], "0 orders accepted");
    said(&["order", CAMPAIGN, "--as", "organiser", "call-estates"], "receipt");
    // What is named is meant, and nothing is said of it; programs are told nothing.
    let named = place.run(&["show", CAMPAIGN, "--scope", "engagement/6"]).good();
    assert!(named.out.contains("Stroomslot"), "{}", named.out);
    let words = ["rewind", CAMPAIGN, "--turn", "1", "--of", "engagement/6", "--preview"];
    assert!(place.run(&words).good().out.contains("of engagement/6"));
    place.run(&["show", CAMPAIGN, "--json"]).good();
}

/// Who is waited for in a fight alone is told where.
#[test]
fn options_name_the_fight_that_waits() {
    let place = four_crowns();
    let on_the_map = place.run(&["options", CAMPAIGN, "--as", "east"]).out;
    let asked = format!("wapenrol options {CAMPAIGN} --as east --scope engagement/6");
    assert!(on_the_map.contains(&format!("Stroomslot, from turn 3): {asked}\n")), "{on_the_map}");
    let words: Vec<&str> = asked.split(' ').skip(1).collect();
    let there = place.run(&words).good().out;
    assert!(!there.contains("Nothing to order"), "{there}");
    // Somebody else is not.
    let other = place.run(&["options", CAMPAIGN, "--as", "north"]).out;
    assert!(!other.contains("elsewhere"), "{other}");
}

#[test]
fn what_alone_goes_on_is_meant_without_a_word() {
    let place = Place::new();
    let siege = place.siege();
    place.run(&["show", &siege]).good();
    place.run(&["options", &siege, "--as", "city-guard"]).good();
}

#[test]
fn why_tells_of_what_no_fight_has_changed() {
    let place = four_crowns();
    let why = |what: &str| place.run(&["why", CAMPAIGN, what]).good().out;
    let taken = why("21");
    for said in [
        "order 928: The organiser: proceed",
        "no roll: the order alone brought it about",
        "line 945: The Orcs of Astoren take Koperkloof.",
    ] {
        assert!(taken.contains(said), "{taken}");
    }
    // A roll of the same order that has nothing to do with it is not named.
    let joined = why("goblin-archers-1");
    assert!(
        joined.contains("no roll") && joined.contains("begin with Goblin archers 1"),
        "{joined}"
    );
    assert!(why("archers-1").contains("roll 5384: "));
    place.run(&["why", CAMPAIGN, "12"]).bad(3, &["nothing has changed `12`", "began"]);
    place.run(&["why", CAMPAIGN, "9000"]).bad(3, &["`9000`"]);
}
