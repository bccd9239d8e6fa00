//! The audit desk in a terminal.

use crate::harness::Place;

#[test]
fn an_order_is_struck_after_a_look_and_the_old_timeline_stays() {
    let place = Place::new();
    let campaign = place.siege();
    let told = place.run(&["order", &campaign, "--as", "cathay", "tell Wrong.", "--json"]).json();
    let record = told["records"][0]["seq"].to_string();
    place.run(&["order", &campaign, "--as", "bretonnia", "tell Right."]).good();
    let before = place.log(&campaign);
    let preview = place.run(&["amend", &campaign, "--strike", &record, "--preview"]).good();
    assert!(preview.out.contains("1 later orders unchanged"), "{preview:?}");
    assert_eq!(place.log(&campaign), before, "a look changes nothing");
    let amend = ["amend", &campaign, "--strike", &record, "--reason", "A slip."];
    let answer = place.run(&amend).good();
    assert!(answer.out.contains("receipt "), "{answer:?}");
    let timelines = place.run(&["timelines", &campaign]).good();
    assert!(timelines.out.contains("amendment"), "{timelines:?}");
    let behind = told["records"][1]["seq"].to_string();
    let compare = place.run(&["compare", &campaign, &behind]).good();
    assert!(compare.out.contains("Wrong."), "{compare:?}");
    let preview = place.run(&["rewind", &campaign, "--to", &record, "--preview"]);
    preview.bad(3, &["in the middle of what one order caused"]);
    place.run(&["rewind", &campaign, "--redo", "--reason", "It was right."]).good();
    let log = place.run(&["log", &campaign]).good();
    assert!(log.out.contains("It was right."), "{log:?}");
}

/// Whatever moves the head says what it means before it does: among several engagements nobody guesses.
#[test]
fn a_turn_is_a_turn_of_the_map_or_of_an_engagement_that_somebody_names() {
    let place = Place::new();
    let opened = place.run(&["demo", "--no-serve", "--json"]).json();
    let id = opened["campaign"].as_str().unwrap();
    let of_map = ["rewind", id, "--turn", "2", "--of", "engagement/1"];
    let preview = place.run(&[&of_map[..], &["--preview"]].concat()).good();
    let meant = preview.out.lines().next().unwrap().to_owned();
    assert!(meant.starts_with("back to the beginning of turn 2 of engagement/1, line "));
    let of_none = place.run(&["rewind", id, "--turn", "2", "--preview"]);
    assert!(of_none.out.starts_with(&meant), "the map is meant: {of_none:?}");
    let rewound = place.run(&[&of_map[..], &["--reason", "All of it."]].concat()).good();
    assert!(rewound.out.starts_with(&meant), "{rewound:?}");
    assert!(place.run(&["show", id]).good().out.contains("turn 2"));
}

/// A point with a name is found again by everybody, also when the head has left it.
#[test]
fn a_point_that_has_a_name_is_rewound_to_by_it() {
    let place = Place::new();
    let campaign = place.siege();
    let before = place.run(&["show", &campaign, "--json"]).json()["head"]["seq"].clone();
    let save = ["desk", &campaign, "save", "Before the sally"];
    place.run(&save).good();
    place.refused(&campaign, &save, 3, &["Before the sally", "choose another name"]);
    place.refused(&campaign, &["desk", &campaign, "save", " "], 2, &["1 to 60 characters"]);
    let seat = ["desk", &campaign, "--as", "cathay", "save", "Mine"];
    place.refused(&campaign, &seat, 3, &["Only the organiser"]);
    let within = ["desk", &campaign, "save", "Within", "--at", "1"];
    place.refused(&campaign, &within, 3, &["lies within an order"]);
    place.run(&["order", &campaign, "--as", "cathay", "tell Wrong."]).good();
    let timelines = place.run(&["timelines", &campaign]).good().out;
    assert!(timelines.contains("Before the sally"), "{timelines}");
    let wrong = ["rewind", &campaign, "--point", "The sally", "--reason", "x"];
    place.run(&wrong).bad(3, &["called `The sally`", "There are `Before the sally`."]);
    let back = ["rewind", &campaign, "--point", "Before the sally", "--reason", "All of it."];
    let told = place.run(&back).good().out;
    assert!(told.starts_with(&format!("back to line {before}")), "{told}");
    let points = place.run(&["timelines", &campaign, "--json"]).json()["points"].clone();
    assert_eq!(points[0]["record"], before);
    assert_eq!(points[0]["live"], true, "what is named stays named");
    assert!(place.run(&["log", &campaign]).good().out.contains("“Before the sally”"));
}

/// A fight that is ruled on while it is played is played no more: it asks for nothing, lists nothing, and refuses.
#[test]
fn what_was_ruled_on_asks_nobody_for_anything() {
    let place = Place::new();
    let opened = place.run(&["demo", "--no-serve", "--json"]).json();
    let id = opened["campaign"].as_str().unwrap();
    let map = place.run(&["show", id, "--scope", "engagement/1", "--json"]).json();
    let fights = map["map"]["fights"].as_object().unwrap();
    let siege = fights.iter().find(|(_, fight)| !fight["city"].is_null()).unwrap().0;
    let scope = format!("engagement/{}", map["fought_as"][siege]);
    assert!(place.run(&["waits", id]).good().out.contains(&scope));
    let rule = format!("rule {siege} attacker because The evening was over.");
    let ruled = place.run(&["order", id, "--scope", "engagement/1", &rule]).good();
    assert!(ruled.out.contains("is played no more"), "{ruled:?}");
    assert!(!place.run(&["waits", id]).good().out.contains(&format!("{scope},")));
    for seat in ["north", "organiser"] {
        let options = ["options", id, "--scope", &scope, "--as", seat];
        assert!(place.run(&options).good().out.contains("Nothing to order now"), "{seat}");
    }
    let over = ["“The siege of Lowenheim at ", "” is over."];
    place.refused(id, &["order", id, "--scope", &scope, "proceed"], 3, &over);
}

#[test]
fn a_dispute_is_raised_stated_and_ruled_and_receipts_are_kept_in_files() {
    let place = Place::new();
    let campaign = place.siege();
    let told = place.run(&["order", &campaign, "--as", "cathay", "tell Mine.", "--json"]).json();
    let record = told["records"][1]["seq"].to_string();
    place.run(&["export", &campaign, "-o", "before.ndjson"]).good();
    let raise = ["desk", &campaign, "--as", "bretonnia", "raise", &record, "It is ours."];
    place.run(&raise).good();
    place.run(&["desk", &campaign, "--as", "cathay", "state", "1", "It is not."]).good();
    let desk = place.run(&["desk", &campaign]).good();
    assert!(desk.out.contains("dispute 1 (open)"), "{desk:?}");
    let close = ["desk", &campaign, "close", "--publish"];
    place.refused(&campaign, &close, 3, &["Dispute 1"]);
    // What a ruling moves is said before it is written.
    let struck = ["desk", &campaign, "rule", "1", "struck"];
    let preview = place.run(&[&struck[..], &["--preview"]].concat()).good();
    let would = ["dispute 1: line ", "Back to line", "(1 order).", "Nobody has to agree first."];
    assert!(would.iter().all(|words| preview.out.contains(words)), "{preview:?}");
    let back = place.run(&["desk", &campaign, "rule", "1", "rewound", "--preview"]).good();
    assert!(back.out.contains("1 order left behind"), "{back:?}");
    let again = place.run(&["desk", &campaign]).good();
    assert!(again.out.contains("dispute 1 (open)"), "a preview writes nothing: {again:?}");
    let ruled = place.run(&[&struck[..], &["--reason", "It is theirs."]].concat()).good();
    let did =
        ["rules dispute 1: the order is struck", "Back to line", "1 order does not follow again"];
    assert!(did.iter().all(|words| ruled.out.contains(words)), "{ruled:?}");
    place.run(&close).good();
    let late = ["order", &campaign, "--as", "cathay", "tell Late."];
    place.refused(&campaign, &late, 3, &["was closed"]);
    place.run(&["export", &campaign, "--as", "cathay", "--full", "-o", "all.ndjson"]).good();
    place.run(&["verify", "all.ndjson", "--receipt", "before.ndjson"]).good();
    let other = place.siege();
    place.run(&["export", &other, "-o", "other.ndjson"]).good();
    let lost = ["verify", "other.ndjson", "--receipt", "before.ndjson"];
    place.run(&lost).bad(4, &["record 0", "another history"]);
}

#[test]
fn a_roll_of_real_dice_is_ruled_to_be_thrown_again_with_what_fell() {
    let place = Place::new();
    let new = place.run(&["new", "one-gate", "--json"]).json();
    let campaign = new["campaign"].as_str().unwrap();
    let order = ["order", campaign, "--as", "besiegers"];
    place.run(&[&order[..], &["aim", "longbowman-1", "archer-1"]].concat()).good();
    let thrown = place.run(&[&order[..], &["done", "--thrown", "3", "--json"]].concat()).json();
    let [given, roll] = [0, 1].map(|at: usize| thrown["records"][at]["seq"].to_string());
    place.run(&["desk", campaign, "--as", "besieged", "raise", &roll, "It was cocked."]).good();
    let rule = ["desk", campaign, "rule", "1", "thrown-again"];
    let wants = format!("--faces {given}=");
    let preview = place.run(&[&rule[..], &["--preview"]].concat()).good();
    assert!(preview.out.contains("needs roll") && preview.out.contains(&wants), "{preview:?}");
    let why = ["--reason", "Nobody can say."];
    let unthrown = [&rule[..], &why].concat();
    place.refused(campaign, &unthrown, 3, &["fell on a table", "1d10", &wants]);
    let faces = format!("{given}=9");
    let ruled = place.run(&[&rule[..], &["--faces", &faces], &why].concat()).good();
    for did in ["it is thrown again", "Back to line", "Shot, 1d10: 9", "rolls 9: a miss"] {
        assert!(ruled.out.contains(did), "{did}: {ruled:?}");
    }
    assert!(!ruled.out.contains(&wants), "{ruled:?}");
    place.run(&["verify"]).good();
}

#[test]
fn rolls_are_found_by_die_purpose_source_and_words() {
    let place = Place::new();
    place.write("old.ndjson", include_str!("../logs/battle-rewound.ndjson"));
    let import = place.run(&["import", "old.ndjson", "--json"]).json();
    let campaign = import["campaign"].as_str().unwrap();
    let found = place.run(&["rolls", campaign, "--why", "attack", "--die", "6", "--limit", "1"]);
    let found = found.good();
    assert!(found.out.contains("Attack, ") && found.out.contains("d6"), "{found:?}");
    assert!(found.out.contains("there may be older ones: --before"), "{found:?}");
    let none = place.run(&["rolls", campaign, "--source", "thrown"]).good();
    assert_eq!(none.out.trim(), "no such roll");
    let whole = place.run(&["rolls", campaign, "--why", "attack", "--json"]).json();
    let attack = &whole["rolls"][0]["consequences"][0]["sentence"];
    let words = attack.as_str().unwrap().split(' ').take(3).collect::<Vec<_>>().join(" ");
    let said = place.run(&["rolls", campaign, "--text", &words]).good();
    assert!(said.out.contains(&words), "{said:?}");
    place.run(&["rolls", campaign, "--source", "borrowed"]).bad(2, &["sealed", "thrown"]);
}

/// Over the folder anybody can be asked as; what the organiser is told as organiser is what their seat is told.
#[test]
fn a_blind_organiser_is_told_what_their_seat_is() {
    let place = Place::new();
    let nobody = ["new", "first-realm", "--blind=purple"];
    let refused = place.run(&nobody);
    refused.bad(3, &["Nobody sits at `purple`"]);
    let all = place.run(&["waits", "--json"]).json();
    assert!(all.as_array().is_none_or(Vec::is_empty), "nothing was begun: {all}");

    let opened = place.run(&["new", "first-realm", "--blind=ochre", "--played", "2", "--json"]);
    let opened = opened.json();
    let id = opened["campaign"].as_str().unwrap();
    let desk = place.run(&["desk", id]).good();
    assert!(desk.out.contains("the organiser reads as ochre, since line"), "{desk:?}");
    let copy = |by: &str| place.run(&["export", id, "--as", by]).good().out;
    let organisers = copy("organiser");
    assert_eq!(organisers, copy("ochre"));
    assert!(organisers.lines().any(|line| !line.contains("\"data\":")), "something is hidden");
    let blind = ["desk", id, "blind"];
    place.refused(id, &blind, 3, &["has been blind since line"]);
    place.run(&["desk", id, "close"]).good();
    assert!(copy("organiser").lines().all(|line| line.contains("\"data\":")));
    let desk = place.run(&["desk", id]).good();
    assert!(desk.out.contains("until it was closed"), "{desk:?}");
}

/// Over the folder the organiser names deputies; with a deputy's key at a server they act, and the log says so.
#[test]
fn deputies_are_named_and_dismissed_at_the_desk() {
    let place = Place::new();
    let campaign = place.siege();
    let name = ["desk", &campaign, "deputy", "Anna"];
    let first = place.run(&name).good().out;
    assert!(first.starts_with("Anna ") && first.trim().len() == 5 + 43, "{first}");
    let second = place.run(&name).good().out;
    assert_ne!(first, second, "a new key each time");
    assert!(place.run(&["desk", &campaign]).good().out.contains("deputies: Anna"));
    let log = place.run(&["log", &campaign]).good().out;
    assert!(log.contains("Anna may do the organiser's work"), "{log}");
    place.run(&["desk", &campaign, "deputy", "Anna", "--dismiss"]).good();
    let gone = ["desk", &campaign, "deputy", "Anna", "--dismiss"];
    place.refused(&campaign, &gone, 3, &["No deputy is called Anna"]);
}

/// A value is set right at the desk: what may be is listed, looked at, given, and taken back by a rewind.
#[test]
fn a_value_is_looked_at_before_it_is_set_right() {
    let place = Place::new();
    let campaign = place.run(&["new", "two-kings", "--log", "1", "--json"]).json();
    let campaign = campaign["campaign"].as_str().unwrap();
    let set = ["desk", campaign, "set-right"];
    let rows = place.run(&set).good().out;
    let row = rows.lines().find(|row| row.starts_with("set-right crowns")).unwrap();
    let seat = row.split_once("REASON: ").unwrap().1.split(' ').next().unwrap();
    let words = ["crowns", seat, "40", "because", "the tax was counted twice"];
    let asked = [&set[..], &words[..]].concat();
    let before = place.log(campaign);
    let told = place.run(&[&asked[..], &["--preview"]].concat()).good().out;
    assert!(told.contains("the tax was counted twice"), "{told}");
    assert!(told.contains("Nobody has to agree first."), "{told}");
    assert_eq!(place.log(campaign), before, "a look writes nothing");
    let same = told.lines().next().unwrap();
    assert!(place.run(&asked).good().out.starts_with(same));
    let nobody = [&set[..], &["crowns", "nobody", "40", "because", "x"]].concat();
    place.run(&[&nobody[..], &["--preview"]].concat()).bad(3, &["nobody"]);
    let seat = ["desk", campaign, "--as", seat, "set-right"];
    let seat = [&seat[..], &words[..], &["--preview"]].concat();
    place.run(&seat).bad(3, &["organiser"]);
}
