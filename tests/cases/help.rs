//! What the program says of itself.

use crate::harness::Place;

/// Every subcommand that people are told of.
const COMMANDS: &[&str] = &[
    "new",
    "order",
    "play",
    "options",
    "show",
    "log",
    "ahead",
    "pass",
    "notices",
    "undo",
    "rewind",
    "amend",
    "what-if",
    "roll",
    "rolls",
    "desk",
    "device",
    "attend",
    "confirm",
    "policy",
    "witness",
    "waits",
    "dice",
    "timelines",
    "compare",
    "key",
    "export",
    "import",
    "verify",
    "check",
    "rebuild",
    "restore",
    "move",
    "doctor",
    "simulate",
    "serve",
    "scenario",
    "rules",
    "sheets",
    "why",
    "story",
    "demo",
    "completions",
];

#[test]
fn the_reference_is_as_it_was() {
    let place = Place::new();
    let mut reference = place.run(&["help"]).good().out;
    for command in COMMANDS {
        reference += &format!("\n════ wapenrol {command} ════\n");
        reference += &place.run(&["help", command]).good().out;
    }
    insta::assert_snapshot!(reference);
}

#[test]
fn every_command_is_in_the_reference() {
    let place = Place::new();
    let help = place.run(&["help"]).good().out;
    let listed: Vec<&str> = help
        .lines()
        .skip_while(|line| !line.starts_with("Commands:"))
        .skip(1)
        .take_while(|line| !line.is_empty())
        .filter_map(|line| line.split_whitespace().next())
        .filter(|word| *word != "help")
        .collect();
    assert_eq!(listed, COMMANDS);
}

#[test]
fn without_words_the_program_helps_and_exits_with_usage() {
    let place = Place::new();
    let answer = place.run(&[]);
    assert_eq!(answer.code, 2);
    assert!(answer.err.contains("Usage: wapenrol"), "{answer:?}");
    place.run(&["frobnicate"]).bad(2, &["frobnicate"]);
}

#[test]
fn clauses_are_shown_with_what_they_say() {
    let place = Place::new();
    let clause = place.run(&["rules", "hei-120"]).good().out;
    assert!(clause.starts_with("HEI-120"), "{clause}");
    let free = place.run(&["rules", "HEI-146"]).good().out;
    assert!(free.contains("Example: ") && free.contains("One D6 per moving group"), "{free}");
    let ruling = place.run(&["rules", "r-34"]).good().out;
    assert!(ruling.contains("Settles HEI-146") && ruling.contains("Example: "), "{ruling}");
    let all = place.run(&["rules", "--json"]).json();
    assert!(all.as_array().unwrap().len() > 200);
    assert!(place.run(&["rules", "food"]).good().out.contains("HEI-171"));
}

#[test]
fn a_clause_of_a_briefing_is_told_to_those_who_may_read_it() {
    let place = Place::new();
    let secret = "bitten by a werewolf";
    let nobody = place.run(&["rules", "hei-087"]).good().out;
    assert!(nobody.contains("private briefing") && nobody.contains("--campaign"), "{nobody}");
    for words in [["rules", "HEI-087"], ["rules", "--json"]] {
        assert!(!place.run(&words).good().out.contains(secret), "{words:?}");
    }
    assert!(!place.run(&["rules", "werewolf"]).bad(3, &["werewolf"]).out.contains(secret));

    let id = place.siege();
    let as_whom = |who: &[&str]| {
        let words = [&["rules", "HEI-087", "--campaign", &id], who].concat();
        place.run(&words).good().out
    };
    for who in [&[][..], &["--as", "organiser"], &["--as", "bretonnia"]] {
        assert!(as_whom(who).contains(secret), "{who:?}");
    }
    assert!(!as_whom(&["--as", "cathay"]).contains(secret));
    let listed = |who| place.run(&["rules", "--campaign", &id, "--as", who]).good().out;
    assert!(listed("bretonnia").contains("HEI-087") && !listed("cathay").contains("HEI-087"));
    place.run(&["rules", "HEI-087", "--as", "bretonnia"]).bad(2, &["--campaign"]);
}

#[test]
fn completions_are_written_for_a_shell() {
    let place = Place::new();
    assert!(place.run(&["completions", "bash"]).good().out.contains("_wapenrol"));
    place.run(&["completions", "abacus"]).bad(2, &["abacus"]);
}
