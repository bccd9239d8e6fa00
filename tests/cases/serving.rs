//! A server over a data folder: reached by the program, killed, stopped, and found again.

use crate::harness::{Answer, Place, Server, fetched};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::io::{Read as _, Write as _};
use std::net::TcpStream;

/// A place with a siege of which the keys are known.
struct Table {
    place: Place,
    campaign: String,
    opened: Value,
}

impl Table {
    fn new() -> Self {
        let place = Place::new();
        let opened = place.new_siege();
        let campaign = opened["campaign"].as_str().unwrap().to_owned();
        Self { place, campaign, opened }
    }

    fn key(&self, seat: &str) -> &str {
        let seats = self.opened["seats"].as_array().unwrap();
        let found = seats.iter().find(|known| known["seat"] == seat);
        found.map_or(&self.opened["organiser"]["key"], |seat| &seat["key"]).as_str().unwrap()
    }

    /// The program, as the holder of this seat's key.
    fn ask(&self, server: &Server, seat: &str, words: &[&str]) -> Answer {
        let base = ["--server", &server.url, "--key", self.key(seat)];
        self.place.run(&[&base[..], words].concat())
    }
}

#[test]
fn a_server_answers_as_the_folder_does() {
    let table = Table::new();
    let id = table.campaign.as_str();
    let place = &table.place;
    let local_view = place.run(&["show", id, "--as", "city-guard", "--json"]).json();
    let local_options = place.run(&["options", id, "--as", "city-guard", "--json"]).json();
    let local_log = place.run(&["log", id, "--as", "city-guard"]).good().out;
    let local_export = place.run(&["export", id, "--as", "city-guard"]).good().out;

    let server = place.serve(&[]);
    let ask = |words: &[&str]| table.ask(&server, "city-guard", words);
    assert_eq!(ask(&["show", id, "--json"]).json(), local_view);
    assert_eq!(ask(&["options", id, "--json"]).json(), local_options);
    assert_eq!(ask(&["log", id]).good().out, local_log);
    assert_eq!(ask(&["export", id]).good().out, local_export);

    ask(&["order", id, "--as", "city-guard", "tell From afar.", "--nonce", "luck"]).good();
    assert!(ask(&["log", id]).good().out.contains("From afar."));
    place.write("more.ndjson", "{\"as\":\"city-guard\",\"notation\":\"tell And more.\"}\n");
    ask(&["play", id, "more.ndjson"]).good();
    let new = ["--server", &server.url, "new", "siege", "--name", "Saturday", "--json"];
    let new = place.run(&new).json();
    assert_ne!(new["campaign"], table.opened["campaign"]);

    // Only the organiser rewinds, also from afar.
    ask(&["rewind", id, "--turn", "0", "--reason", "No."]).bad(3, &["organiser"]);
    table.ask(&server, "organiser", &["rewind", id, "--turn", "0", "--reason", "Yes."]).good();
    assert_eq!(server.stop(), Some(0));
    assert!(place.run(&["verify"]).good().out.contains("2 campaigns"));
}

/// Whoever begins a campaign on a server sends links to people.
#[test]
fn a_campaign_that_is_begun_on_a_server_has_links() {
    let place = Place::new();
    place.run(&["new", "siege"]).good();
    let server = place.serve(&[]);
    let told = place.run(&["--server", &server.url, "new", "siege"]).good().out;
    let campaign = told.split_whitespace().nth(1).unwrap();
    let link = told.lines().find_map(|line| line.trim().strip_prefix("organiser ")).unwrap();
    let key = link.trim().strip_prefix(&format!("{}/c/{campaign}#", server.url)).unwrap();
    let show = ["--server", &server.url, "--key", key, "show", campaign];
    place.run(&show).good();
}

#[test]
fn a_wrong_key_opens_nothing() {
    let table = Table::new();
    let id = table.campaign.as_str();
    let server = table.place.serve(&[]);
    let base = ["--server", server.url.as_str()];
    let run = |words: &[&str]| table.place.run(&[&base[..], words].concat());
    let nobody = "A".repeat(43);
    run(&["--key", &nobody, "show", id]).bad(3, &["key"]);
    run(&["--key", "short", "show", id]).bad(3, &["key"]);
    run(&["order", id, "done"]).bad(3, &["key"]);
    run(&["show", "0000000000"]).bad(3, &["no campaign"]);
    let order = ["order", id, "--as", "cathay", "done"];
    table.ask(&server, "city-guard", &order).bad(3, &["key is that of seat/city-guard"]);
    let public = run(&["show", id, "--json"]).json();
    assert_eq!(public["reader"], "public");
    assert!(public["siege"]["hand"].is_null(), "the public sees no hand");
    let log = table.place.read("server.log");
    assert!(!log.contains(table.key("city-guard")) && !log.contains(&nobody), "{log}");
}

/// The server would do it as whoever the key belongs to.
#[test]
fn nobody_acts_as_another_than_whose_key_they_give() {
    let table = Table::new();
    let id = table.campaign.as_str();
    let server = table.place.serve(&[]);
    let whose = ["your key is that of seat/cathay, not of seat/bretonnia", "--key"];
    for words in [
        &["pass", id, "--as", "bretonnia", "on"][..],
        &["pass", id, "--as", "bretonnia"],
        &["notices", id, "--as", "bretonnia"],
        &["ahead", id, "--as", "bretonnia"],
        &["show", id, "--as", "bretonnia"],
        &["waits", id, "--as", "bretonnia"],
        &["device", "list", id, "--as", "bretonnia"],
    ] {
        let answer = table.ask(&server, "cathay", words);
        answer.bad(3, &whose);
    }
    let passes = table.ask(&server, "cathay", &["pass", id, "--json"]).json();
    assert_eq!(passes["passes"], false, "nothing was done in their stead");
    table.ask(&server, "cathay", &["pass", id, "--as", "cathay", "on"]).good();
    let pass = ["--server", &server.url, "pass", id, "--as", "cathay", "off"];
    table.place.run(&pass).bad(3, &["no key"]);
    // The organiser's key opens what anybody may order.
    table.ask(&server, "organiser", &["options", id, "--as", "cathay"]).good();
    table
        .ask(&server, "cathay", &["options", id, "--as", "bretonnia"])
        .bad(3, &["not of Embassy of Bretonnia"]);
}

/// What is typed behind the program's name can be read by everybody who lists programs.
#[test]
fn a_key_that_is_typed_is_warned_of_and_can_lie_in_a_file() {
    let table = Table::new();
    let (key, server) = (table.key("cathay").to_owned(), table.place.serve(&[]));
    let base = ["--server", &server.url, "show", &table.campaign];
    let mut shown = table.place.command(&base);
    let shown: Answer = shown.args(["--key", &key]).output().unwrap().into();
    assert_eq!(shown.code, 0);
    assert!(shown.err.contains("warning") && shown.err.contains("--key-file"), "{shown:?}");
    assert!(!shown.err.contains(&key), "{shown:?}");
    table.place.write("my-key", &format!("{key}\n"));
    let quiet = table.place.run(&[&base[..], &["--key-file", "my-key"]].concat()).good();
    assert_eq!(quiet.out, shown.out);
    let link = format!("{}/c/{}#{key}", server.url, table.campaign);
    let by_link = table.place.command(&base).args(["--key", &link]).output().unwrap();
    assert_eq!(Answer::from(by_link).out, shown.out, "a link is as good as its key");
    table.place.run(&[&base[..], &["--key-file", "nowhere"]].concat()).bad(5, &["nowhere"]);
}

#[test]
fn a_replaced_key_opens_nothing_any_more() {
    let table = Table::new();
    let id = table.campaign.as_str();
    let server = table.place.serve(&[]);
    table.ask(&server, "city-guard", &["key", id, "cathay"]).bad(3, &["organiser"]);
    table.ask(&server, "organiser", &["key", id, "nobody"]).bad(3, &["nobody"]);
    let new = table.ask(&server, "organiser", &["key", id, "cathay", "--json"]).json();
    table.ask(&server, "cathay", &["show", id]).bad(3, &["key"]);
    let key = new["key"].as_str().unwrap();
    let show = ["--server", &server.url, "--key", key, "show", id, "--json"];
    assert_eq!(table.place.run(&show).json()["reader"], "seat/cathay");
    assert_eq!(server.stop(), Some(0));
    // The folder's owner needs no server for it.
    table.place.run(&["key", id, "cathay"]).good();
    assert!(table.place.run(&["log", id]).good().out.contains("has a new key"));
}

#[test]
fn the_organisers_key_is_replaced_by_them_and_by_whoever_owns_the_folder() {
    let table = Table::new();
    let id = table.campaign.as_str();
    let replace = ["key", id, "organiser", "--json"];
    let server = table.place.serve(&[]);
    table.ask(&server, "cathay", &replace).bad(3, &["organiser"]);
    let new = table.ask(&server, "organiser", &replace).json();
    table.ask(&server, "organiser", &["show", id]).bad(3, &["key"]);
    let with = |server: &Server, key: &str| {
        table.place.run(&["--server", &server.url, "--key", key, "show", id, "--json"])
    };
    let leaked = new["key"].as_str().unwrap();
    assert_eq!(with(&server, leaked).json()["reader"], "organiser");
    assert_eq!(server.stop(), Some(0));

    // They have lost it: the host helps, and the log tells nobody.
    let log = table.place.run(&["log", id]).good().out;
    let told = table.place.run(&replace[..3]).good().out;
    let found = told.trim().strip_prefix("organiser ").unwrap().to_owned();
    assert_eq!(table.place.run(&["log", id]).good().out, log);
    let server = table.place.serve(&[]);
    with(&server, leaked).bad(3, &["key"]);
    assert_eq!(with(&server, &found).json()["reader"], "organiser");
}

#[test]
fn a_second_process_is_told_who_holds_the_folder_and_how_to_reach_them() {
    let table = Table::new();
    let id = table.campaign.as_str();
    let server = table.place.serve(&[]);
    let process = server.process().to_string();
    for words in [
        vec!["show", id],
        vec!["order", id, "--as", "cathay", "done"],
        vec!["verify"],
        vec!["rebuild", "--from-journal"],
        vec!["serve", "--listen", "127.0.0.1:0"],
    ] {
        let answer = table.place.run(&words);
        assert_eq!(answer.code, 5, "{answer:?}");
        assert!(answer.err.contains(&process), "{answer:?}");
        assert!(answer.err.contains(&format!("--server {}", server.url)), "{answer:?}");
    }
    let taken = server.url.trim_start_matches("http://");
    // Whoever opens it to other machines says who may begin campaigns.
    let open = ["--data", "elsewhere", "serve", "--listen", "0.0.0.0:0"];
    table
        .place
        .run(&open)
        .bad(2, &["other machines", "--creation-password-file", "--anybody-may-begin"]);
    let elsewhere = ["--data", "elsewhere", "serve", "--listen", taken];
    table.place.run(&elsewhere).bad(5, &[taken, "--listen"]);
}

#[test]
fn what_was_acknowledged_survives_a_kill() {
    let table = Table::new();
    let id = table.campaign.as_str();
    let mut told = BTreeSet::new();
    let mut receipts = Vec::new();
    for round in 0..3 {
        let server = table.place.serve(&[]);
        for number in 0..5 {
            let line = format!("Round {round}, line {number}.");
            let order = ["order", id, "--json", &format!("tell {line}")];
            let answer = table.ask(&server, "cathay", &order).json();
            let head = &answer["head"];
            receipts.push(format!("{}:{}", head["seq"], head["hash"].as_str().unwrap()));
            told.insert(line);
        }
        server.kill();
    }
    table.place.run(&["verify"]).good();
    let log = table.place.log(id);
    assert!(told.iter().all(|line| log.contains(line)), "an acknowledged order is lost");
    table.place.run(&["export", id, "-o", "log.ndjson"]).good();
    let mut verify = vec!["verify", "log.ndjson"];
    for receipt in &receipts {
        verify.extend(["--receipt", receipt]);
    }
    table.place.run(&verify).good();
}

#[test]
fn bots_play_until_somebody_sits_down() {
    let table = Table::new();
    let id = table.campaign.as_str();
    let server = table.place.serve(&["--bots", "--pace", "1"]);
    // The organiser only looks: the bots go on.
    let turn = || {
        let view = table.ask(&server, "organiser", &["show", id, "--json"]).json();
        view["siege"]["turn"].as_u64().unwrap()
    };
    while turn() < 2 {}
    // The City Guard opens their link; from now on nobody moves for them, and the bots wait.
    let acting = loop {
        let view = table.ask(&server, "city-guard", &["show", id, "--json"]).json();
        if view["siege"]["your_turn"] == json!(true) {
            break view;
        }
        if view["siege"]["can_proceed"] == json!(true) {
            let proceed = ["order", id, "--as", "city-guard", "proceed"];
            let _ = table.ask(&server, "city-guard", &proceed);
        }
        assert!(view["siege"]["outcome"].is_null(), "the siege ended without them");
    };
    let step = acting["siege"]["step"]["id"].clone();
    for _ in 0..20 {
        let view = table.ask(&server, "city-guard", &["show", id, "--json"]).json();
        assert_eq!(view["siege"]["step"]["id"], step, "nobody else can end their step");
    }
    assert_eq!(server.stop(), Some(0));
    table.place.run(&["verify"]).good();
}

#[test]
fn what_the_enemy_decides_stands_until_the_game_master_comes() {
    let place = Place::new();
    let opened = place.run(&["new", "siege", "--game-master", "--json"]).json();
    let table = Table { place, campaign: opened["campaign"].as_str().unwrap().to_owned(), opened };
    let id = table.campaign.as_str();
    let server = table.place.serve(&["--bots", "--pace", "1"]);
    let siege =
        |seat: &str| table.ask(&server, seat, &["show", id, "--json"]).json()["siege"].clone();
    // Nobody has come yet: the bots go on, also where a game master might weigh something.
    while siege("organiser")["turn"].as_u64().unwrap() < 2 {}
    // Once they have shown their key, the rules wait for their word, and so does the enemy. While players act
    // their word is refused.
    let proceed = ["order", id, "--as", "game-master", "proceed"];
    while siege("game-master")["game_master"]["decides"] != json!(true) {
        table.ask(&server, "game-master", &proceed);
    }
    let waiting = siege("game-master");
    for _ in 0..20 {
        assert_eq!(siege("game-master")["step"], waiting["step"]);
    }
    table.ask(&server, "game-master", &proceed).good();
    assert_eq!(server.stop(), Some(0));
}

/// One bit of the journal is another one while the server runs. It looks through its folder now and then, and says so.
#[test]
fn a_damaged_byte_is_noticed_while_it_is_served() {
    let table = Table::new();
    let server = table.place.serve(&["--scrub-every", "20ms", "--backup", "backup"]);
    assert_eq!(health(&server)["status"], "ok");
    let journal = table.place.path("data/journal");
    let mut bytes = std::fs::read(&journal).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&journal, bytes).unwrap();
    let begun = std::time::Instant::now();
    let found = loop {
        let health = health(&server);
        if health["status"] != "ok" {
            break health;
        }
        assert!(begun.elapsed().as_secs() < 60, "nobody has noticed");
    };
    assert_eq!(found["status"], "impaired");
    assert_eq!(found["reasons"][0]["code"], "data_damaged", "{found}");
    // Play goes on, and nothing of the look stays behind.
    let order = ["order", &table.campaign, "--as", "cathay", "tell Still here."];
    table.ask(&server, "cathay", &order).good();
    assert_eq!(server.stop(), Some(0));
    assert!(!table.place.path("data/sled.scrubbing").exists());
    table.place.run(&["serve", "--scrub-every", "often"]).bad(2, &["24h"]);
}

fn health(server: &Server) -> Value {
    let answer = fetched(&format!("{}/api/health", server.url));
    serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
}

#[test]
fn a_configuration_is_checked_without_a_server() {
    let table = Table::new();
    let place = &table.place;
    let check = |words: &[&str]| {
        let base = ["serve", "--check-config", "--listen", "127.0.0.1:0"];
        place.run(&[&base[..], words].concat())
    };
    let before = std::fs::read(place.path("data/journal")).unwrap();
    let said = check(&["--json", "--host", "box.local", "--backup", "backup"]).json();
    assert_eq!(said["names"], json!(["box.local"]));
    assert_eq!(said["beginners"], "everybody on this machine");
    assert!(said["backup"].as_str().unwrap().contains("will be made"), "{said}");
    assert!(!place.path("backup").exists());
    assert_eq!(std::fs::read(place.path("data/journal")).unwrap(), before);
    check(&["--public-url", "war.example"]).bad(2, &["war.example", "https://"]);
    check(&["--creation-password-file", "nowhere"]).bad(5, &["nowhere"]);
    place.write("empty", "\n");
    check(&["--creation-password-file", "empty"]).bad(2, &["empty"]);
    std::fs::create_dir(place.path("letters")).unwrap();
    place.write("letters/dear.txt", "Dear");
    check(&["--data", "letters"]).bad(5, &["no data folder"]);
    check(&["--backup", "letters"]).bad(5, &["no backup folder"]);
    check(&["--host-key-file", "nowhere"]).bad(5, &["nowhere"]);
    assert_eq!(said["metrics"], Value::Null);
    let told = check(&["--json", "--metrics", "127.0.0.1:0"]).json();
    assert_eq!(told["metrics"], "http://127.0.0.1:0/metrics");
    let open = ["serve", "--check-config", "--listen", "0.0.0.0:0"];
    place.run(&open).bad(2, &["other machines"]);

    // While a server runs, too.
    let server = place.serve(&[]);
    assert!(check(&[]).good().out.contains(&format!("in use by process {}", server.process())));
    let address = server.url.trim_start_matches("http://");
    place.run(&["serve", "--check-config", "--listen", address]).good();
    let other = ["--data", "other", "serve", "--check-config", "--listen", address];
    place.run(&other).bad(5, &[address, "--listen"]);
    assert!(!place.path("other").exists());
}

/// A request bears its name in its answer and in every line about it.
#[test]
fn a_log_for_programs_names_requests() {
    let table = Table::new();
    let server = table.place.serve_in(&[("WAPENROL_LOG_FORMAT", "json")], &[]);
    let address = server.url.trim_start_matches("http://").to_owned();
    let ask = |header: &str| {
        let mut stream = TcpStream::connect(&address).unwrap();
        let request = format!(
            "GET /api/health HTTP/1.1\r\nHost: {address}\r\n{header}Connection: close\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        let named = answer.lines().find_map(|line| line.strip_prefix("x-request-id: "));
        named.unwrap().to_owned()
    };
    assert_eq!(ask("X-Request-Id: from-the-proxy.7\r\n"), "from-the-proxy.7");
    let (first, second) = (ask(""), ask("X-Request-Id: no name, but words\r\n"));
    assert!(first != second && first.len() == 32 && second.len() == 32, "{first} {second}");
    assert_eq!(server.stop(), Some(0));
    let log = table.place.read("server.log");
    for name in ["from-the-proxy.7", &first, &second] {
        let line = log.lines().find(|line| line.contains(name)).unwrap();
        let line: Value = serde_json::from_str(line).unwrap();
        assert_eq!((&line["path"], &line["status"]), (&json!("/api/health"), &json!(200)));
        assert_eq!(line["spans"][0]["id"], name);
    }
}

/// Many download a long log and read nothing of it. The server ends all the same.
#[test]
fn it_ends_while_others_download() {
    let table = Table::new();
    let id = &table.campaign;
    // Longer than what the system keeps for somebody who does not read.
    let line =
        format!("{}\n", json!({"as": "cathay", "notation": format!("tell {}", "x".repeat(400))}));
    table.place.write("many.ndjson", &line.repeat(3000));
    table.place.run(&["play", id, "many.ndjson"]).good();
    let server = table.place.serve(&[]);
    let address = server.url.trim_start_matches("http://").to_owned();
    let deaf: Vec<TcpStream> = (0..16)
        .map(|_| {
            let mut stream = TcpStream::connect(&address).unwrap();
            let path = format!("/api/campaigns/{id}/chronicle");
            let request = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\n\r\n");
            stream.write_all(request.as_bytes()).unwrap();
            let mut begun = [0; 12];
            stream.read_exact(&mut begun).unwrap();
            assert_eq!(&begun, b"HTTP/1.1 200");
            stream
        })
        .collect();
    assert_eq!(server.stop(), Some(0));
    drop(deaf);
    table.place.run(&["verify"]).good();
}
