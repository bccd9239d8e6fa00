//! Orders: accepted, refused, sent twice, out of date, with dice of one's own.

use crate::harness::Place;
use serde_json::{Value, json};

const BATCH: &str = "01890a5d-ac96-774b-bcce-b302099a8057";

#[test]
fn an_order_says_what_came_of_it_and_gives_a_receipt() {
    let place = Place::new();
    let campaign = place.siege();
    let answer = place.run(&["order", &campaign, "--as", "cathay", "tell We wait."]).good();
    assert!(answer.out.contains("We wait."), "{answer:?}");
    assert!(answer.out.contains("receipt "), "{answer:?}");
}

#[test]
fn the_same_batch_gets_the_same_answer_and_writes_nothing_more() {
    let place = Place::new();
    let campaign = place.siege();
    let order = [
        "order",
        &campaign,
        "--as",
        "cathay",
        "tell Once.",
        "--batch",
        BATCH,
        "--head",
        "0",
        "--json",
    ];
    let stale = place.run(&order);
    assert_eq!(stale.code, 3, "head 0 is long gone: {stale:?}");
    let order = ["order", &campaign, "--as", "cathay", "tell Once.", "--batch", BATCH, "--json"];
    let first = place.run(&order).json();
    assert_eq!(first["again"], json!(false));
    let log = place.log(&campaign);
    let mut again = place.run(&order).json();
    assert_eq!(again["again"], json!(true));
    again["again"] = json!(false);
    assert_eq!(first, again);
    assert_eq!(log, place.log(&campaign));
    let other = ["order", &campaign, "--as", "cathay", "tell Twice.", "--batch", BATCH];
    place.refused(&campaign, &other, 3, &["error:"]);
    // The nonce and what was thrown are a part of the order: with others it is another one.
    for more in [["--nonce", "luck"], ["--thrown", "6"]] {
        let more = [&order[..], &more].concat();
        place.refused(&campaign, &more, 3, &["batch_reused"]);
    }
}

#[test]
fn orders_are_given_together_or_not_at_all() {
    let place = Place::new();
    let campaign = place.siege();
    let order = ["order", &campaign, "--as", "cathay", "tell We hold."];
    let both = [&order[..], &["--then", "tell And we wait."]].concat();
    let given = place.run(&both);
    assert_eq!(given.code, 0, "{given:?}");
    assert!(given.out.contains("We hold.") && given.out.contains("And we wait."), "{given:?}");
    let second = [&order[..], &["--then", "tell They come.", "--then", "marchh nowhere"]].concat();
    place.refused(&campaign, &second, 2, &["Order 3 of 3", "None of them was given."]);
    let told = place.run(&[&both[..], &["--json"]].concat()).json();
    assert_eq!(told["answers"].as_array().map(Vec::len), Some(2));
    assert_eq!(told["left"], json!(0));
}

#[test]
fn a_stale_order_is_told_what_happened_since() {
    let place = Place::new();
    let campaign = place.siege();
    let head = place.run(&["show", &campaign, "--json"]).json()["head"]["seq"].to_string();
    place.run(&["order", &campaign, "--as", "cathay", "tell First."]).good();
    place.run(&["order", &campaign, "--as", "cathay", "done"]).good();
    let late = ["order", &campaign, "--as", "cathay", "done", "--head", &head, "--json"];
    let answer = place.refused(&campaign, &late, 3, &["stale"]);
    let error: Value = serde_json::from_str(&answer.err).unwrap();
    let since = error["error"]["since"].as_array().unwrap();
    let told: Vec<&str> = since.iter().filter_map(|line| line["sentence"].as_str()).collect();
    assert!(told.iter().any(|sentence| sentence.contains("First.")), "{error}");
}

#[test]
fn json_and_notation_mean_the_same() {
    let place = Place::new();
    let campaign = place.siege();
    let json_order = [
        "order",
        &campaign,
        "--as",
        "cathay",
        "--json-command",
        "{\"tell\":{\"text\":\"We hold.\"}}",
    ];
    place.run(&json_order).good();
    place.run(&["order", &campaign, "--as", "cathay", "tell We hold."]).good();
    let log = place.log(&campaign);
    let told: Vec<Value> = log
        .lines()
        .filter(|line| line.contains("lowenheim.story_told"))
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(told.len(), 2);
    assert_eq!(told[0]["data"], told[1]["data"]);
}

#[test]
fn thrown_dice_are_asked_for_one_roll_at_a_time() {
    let place = Place::new();
    let campaign = place.siege();
    for seat in
        ["city-guard", "palace-guard", "elven-guard", "wizards-council", "bretonnia", "cathay"]
    {
        place.run(&["order", &campaign, "--as", seat, "done"]).good();
    }
    for seat in
        ["city-guard", "palace-guard", "elven-guard", "wizards-council", "bretonnia", "cathay"]
    {
        place.run(&["order", &campaign, "--as", seat, "refill"]).good();
    }
    // The event card comes from its envelope; sooner or later the rules ask for dice.
    for _ in 0..20 {
        let step = place.run(&["show", &campaign, "--json"]).json();
        if step["siege"]["can_proceed"] != json!(true) {
            return;
        }
        let ask = ["order", &campaign, "--as", "cathay", "proceed", "--thrown", "--json"];
        let answer = place.run(&ask);
        if answer.code == 0 {
            continue;
        }
        let error: Value = serde_json::from_str(&answer.err).unwrap();
        assert_eq!(error["error"]["code"], "needs_dice", "{error}");
        let dice = error["error"]["needs_dice"]["dice"].as_str().unwrap().to_owned();
        assert!(error["error"]["needs_dice"]["clause"].is_string(), "{error}");

        let impossible = ["order", &campaign, "--as", "cathay", "proceed", "--thrown", "99"];
        place.refused(&campaign, &impossible, 3, &["99"]);
        let many = vec!["1"; 200].join(",");
        let unused = ["order", &campaign, "--as", "cathay", "proceed", "--thrown", &many];
        place.refused(&campaign, &unused, 3, &["error:"]);

        let count: usize = dice.split('d').next().unwrap().parse().unwrap();
        let faces = vec!["1"; count].join(",");
        let thrown = ["order", &campaign, "--as", "cathay", "proceed", "--thrown", &faces];
        let answer = place.run(&thrown);
        assert!(answer.code == 0 || answer.err.contains("Throw them"), "{answer:?}");
        if answer.code == 0 {
            let log = place.log(&campaign);
            assert!(log.contains("\"entered_by\":\"cathay\""), "who typed them is told");
            return;
        }
        place.run(&["order", &campaign, "--as", "cathay", "proceed"]).good();
    }
    panic!("the rules never asked for dice");
}

#[test]
fn a_file_of_orders_stops_at_the_first_refusal_and_names_its_line() {
    let place = Place::new();
    let campaign = place.siege();
    place.write(
        "evening.ndjson",
        "{\"as\":\"cathay\",\"notation\":\"tell One.\"}\n\
         \n\
         {\"as\":\"bretonnia\",\"command\":{\"tell\":{\"text\":\"Two.\"}},\"nonce\":\"luck\"}\n\
         {\"as\":\"bretonnia\",\"notation\":\"strike jean-jacques skaven-1\"}\n\
         {\"as\":\"cathay\",\"notation\":\"tell Never.\"}\n",
    );
    let answer = place.run(&["play", &campaign, "evening.ndjson"]).bad(3, &["line 4"]);
    assert!(answer.err.contains("rules HEI-143"), "{answer:?}");
    let log = place.log(&campaign);
    assert!(log.contains("One.") && log.contains("Two.") && !log.contains("Never."));

    place.write("broken.ndjson", "{\"as\":\"cathay\",\"notation\":\"tell Three.\"}\n{\"as\":\n");
    place.run(&["play", &campaign, "broken.ndjson"]).bad(2, &["line 2", "write for example"]);
    place.write("both.ndjson", "{\"as\":\"cathay\",\"notation\":\"done\",\"command\":\"done\"}\n");
    let both = ["play", &campaign, "both.ndjson"];
    place.refused(&campaign, &both, 2, &["line 1", "either `notation` or `command`"]);
}

#[test]
fn a_piped_file_is_read_to_its_end() {
    use std::io::Write as _;
    let place = Place::new();
    let campaign = place.siege();
    let mut child = place
        .command(&["play", &campaign, "-", "--json"])
        .stdin(std::process::Stdio::piped())
        .stdout(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let line = b"{\"as\":\"cathay\",\"notation\":\"tell From a pipe.\"}\n";
    child.stdin.take().unwrap().write_all(line).unwrap();
    let output = child.wait_with_output().unwrap();
    let answer: Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(answer["orders"], json!(1));
}

/// Several commands at once on one folder: each waits for the others a moment.
#[test]
fn commands_wait_for_each_other() {
    let place = Place::new();
    let campaign = place.run(&["new", "first-evening", "--json"]).json();
    let id = campaign["campaign"].as_str().unwrap();
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| place.run(&["show", id]).good());
        }
    });
}

#[test]
fn a_player_takes_back_their_own_orders() {
    let place = Place::new();
    let campaign = place.siege();
    let undo = ["undo", &campaign, "--as", "cathay"];
    place.refused(
        &campaign,
        &undo,
        3,
        &["Somebody else gave the order", "The organiser can rewind"],
    );
    place.run(&["order", &campaign, "--as", "cathay", "tell Wrong."]).good();
    let listed = place.run(&["undo", &campaign, "--as", "cathay", "--list"]).good();
    assert!(listed.out.ends_with("tell Wrong.\n"), "{listed:?}");
    let both = ["undo", &campaign, "--as", "cathay", "--orders", "2"];
    place.refused(&campaign, &both, 3, &["only your last 1 can be taken back"]);
    let answer = place.run(&undo).good();
    assert!(answer.out.contains("taken back: tell Wrong.\nreceipt "), "{answer:?}");
    let log = place.run(&["log", &campaign]).good();
    assert!(log.out.contains("Blue Lotus Society takes back what they ordered"), "{log:?}");
    let nobody = ["undo", &campaign, "--as", "organiser"];
    place.refused(&campaign, &nobody, 3, &["The organiser rewinds"]);
    place.run(&["export", &campaign, "-o", "log.ndjson"]).good();
    place.run(&["verify", "log.ndjson"]).good();
}
