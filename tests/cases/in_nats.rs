//! Campaigns in NATS: real servers keep them, the program serves them, takes them there and brings them back.
//!
//! Needs a `nats-server`: `cargo xtask test nats` brings one.

#[allow(dead_code, reason = "the store's own tests need more of it")]
#[path = "../../crates/store/tests/nats/servers.rs"]
mod servers;

use crate::harness::{Place, Server, fetched};
use serde_json::Value;
use servers::{Servers, Settings};
use store::{Login, NatsOptions, NatsStore, Store as _};

/// The key of this host, as [`servers::key`] reads it.
const KEY: &str = "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa";

/// A place from which servers are reached.
struct Reached {
    place: Place,
    servers: Servers,
    addresses: String,
}

impl Reached {
    fn new(count: usize) -> Self {
        let (place, servers) = (Place::new(), Servers::start(count, Settings::default()));
        place.write("host.key", KEY);
        place.write("other.key", &"b".repeat(64));
        place.write("host.login", "host:plays\n");
        place.write("system.login", "system:asks\n");
        let addresses = servers.options("wapenrol").servers.join(",");
        Self { place, servers, addresses }
    }

    /// What is said of the servers, wherever they are named.
    fn words(&self) -> [&'static str; 8] {
        let replicas = if self.servers.count() == 1 { "1" } else { "3" };
        let login = ["--store-login", "host.login", "--store-system-login", "system.login"];
        let [a, b, c, d] = login;
        [a, b, c, d, "--store-replicas", replicas, "--host-key-file", "host.key"]
    }

    fn serve(&self, data: &str) -> Server {
        self.serve_with(data, &[])
    }

    fn serve_with(&self, data: &str, more: &[&str]) -> Server {
        let store = ["--data", data, "--store", &self.addresses];
        self.place.serve(&[&store[..], &self.words(), more].concat())
    }

    fn moved(&self, from: &str, to: &str) -> Vec<String> {
        let words = [&["move", "--from", from, "--to", to][..], &self.words()].concat();
        words.into_iter().map(str::to_owned).collect()
    }

    fn store(&self) -> NatsStore {
        NatsStore::connect(NatsOptions {
            key: Some(servers::key('a')),
            ..self.servers.options("wapenrol")
        })
        .unwrap()
    }
}

/// The key of a seat.
fn key(opened: &Value, seat: &str) -> String {
    let seats = opened["seats"].as_array().unwrap();
    seats.iter().find(|known| known["seat"] == seat).unwrap()["key"].as_str().unwrap().to_owned()
}

fn run(words: &[String], place: &Place) -> crate::harness::Answer {
    place.run(&words.iter().map(String::as_str).collect::<Vec<_>>())
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn what_was_ordered_outlives_the_server_that_took_it() {
    let reached = Reached::new(3);
    let place = &reached.place;
    let server = reached.serve("beside");
    let opened = place.run(&["--server", &server.url, "new", "siege", "--json"]).json();
    let id = opened["campaign"].as_str().unwrap();
    let key = key(&opened, "cathay");
    let order = |server: &Server, text: &str| {
        let words = ["--server", &server.url, "--key", &key, "order", id, "--as", "cathay", text];
        place.run(&words)
    };
    order(&server, "tell The gate holds.").good();
    // The folder beside it is this server's alone.
    let second =
        ["serve", "--listen", "127.0.0.1:0", "--data", "beside", "--store", &reached.addresses];
    place.run(&[&second[..], &reached.words()].concat()).bad(5, &["in use"]);
    server.kill();

    // Another machine: nothing of the first one is there.
    let server = reached.serve("elsewhere");
    let log = |server: &Server| {
        place.run(&["--server", &server.url, "--key", &key, "log", id]).good().out
    };
    assert!(log(&server).contains("The gate holds."));
    order(&server, "tell It holds still.").good();
    assert!(fetched(&format!("{}/api/health", server.url)).contains("\"ok\""));
    assert_eq!(server.stop(), Some(0));
    assert!(!place.path("elsewhere/journal").exists(), "nothing of it is kept here");

    // What is not in order is told before anything is served, and by looking, too.
    for (check, words, told) in [
        (false, ["--host-key-file", "other.key"], "another host key"),
        (true, ["--host-key-file", "other.key"], "another host key"),
        (false, ["--store-system-login", "host.login"], "system_account"),
        (true, ["--store-login", "other.key"], "lets nobody in"),
    ] {
        let mut all = vec!["serve", "--listen", "127.0.0.1:0", "--data", "beside"];
        all.extend(["--store", &reached.addresses]);
        let usual = reached.words();
        let usual = usual.chunks(2).filter(|pair| pair[0] != words[0]).flatten();
        all.extend(usual.copied().chain(words));
        all.extend(check.then_some("--check-config"));
        place.run(&all).bad(5, &[told]);
    }
    let bare =
        ["serve", "--listen", "127.0.0.1:0", "--store", &reached.addresses, "--data", "beside"];
    place.run(&bare).bad(2, &["host's key"]);
    let checked = [&bare[..], &reached.words(), &["--check-config"]].concat();
    let checked = place.run(&checked).good().out;
    let told = format!("store        {}\n", reached.addresses.replace(',', ", "));
    assert!(checked.contains(&told), "{checked}");
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn a_store_that_goes_away_refuses_orders_and_lets_them_read_on() {
    let mut reached = Reached::new(1);
    let server = reached.serve("beside");
    let place = &reached.place;
    let opened = place.run(&["--server", &server.url, "new", "siege", "--json"]).json();
    let id = opened["campaign"].as_str().unwrap().to_owned();
    let key = key(&opened, "cathay");
    let base = ["--server", &server.url, "--key", &key];
    let order = ["order", &id, "--as", "cathay", "tell Is anybody there?"];
    let order = [&base[..], &order].concat();
    let shown = place.run(&[&base[..], &["show", &id]].concat()).good().out;

    reached.servers.kill(0);
    let place = &reached.place;
    let health = || fetched(&format!("{}/api/health", server.url));
    while !health().contains("store_unavailable") {}
    place.run(&order).bad(5, &["do not answer", "Nothing was stored"]);
    assert_eq!(
        place.run(&[&base[..], &["show", &id]].concat()).good().out,
        shown,
        "reading goes on"
    );

    reached.servers.restart(0);
    let place = &reached.place;
    while place.run(&order).code != 0 {}
    let log = place.run(&[&base[..], &["log", &id]].concat()).good().out;
    assert_eq!(log.matches("tell Is anybody there?").count(), 1);
    assert!(health().contains("\"ok\""));
    assert_eq!(server.stop(), Some(0));
}

/// Three programs on three servers: each takes orders, one is killed and one stands still for a while, and nobody is told that
/// somebody else writes here.
#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn several_serve_one_store() {
    let reached = Reached::new(3);
    let place = &reached.place;
    let mut servers: Vec<Server> = ["a", "b", "c"].iter().map(|data| reached.serve(data)).collect();
    let opened = place.run(&["--server", &servers[0].url, "new", "siege", "--json"]).json();
    let id = opened["campaign"].as_str().unwrap();
    let key = key(&opened, "cathay");
    let order = |server: &Server, text: &str| {
        let words = ["--server", &server.url, "--key", &key, "order", id, "--as", "cathay", text];
        place.run(&words).good();
    };
    let mut told = Vec::new();
    let mut each = |servers: &[Server], round: &str| {
        for number in 0..6 {
            let text = format!("tell {round} {number}.");
            order(&servers[number % servers.len()], &text);
            told.push(text);
        }
    };
    each(&servers, "All three");
    // One stands still, as a machine does that is moved elsewhere, and comes back with what it knew.
    servers[2].signal("STOP");
    each(&servers[..2], "Two, and one asleep");
    servers[2].signal("CONT");
    each(&servers, "Three again");
    servers.remove(0).kill();
    each(&servers, "One was killed");
    for server in servers {
        let log = place.run(&["--server", &server.url, "--key", &key, "log", id]).good().out;
        let places: Vec<usize> = told
            .iter()
            .map(|text| log.find(&**text).unwrap_or_else(|| panic!("{text}: {log}")))
            .collect();
        assert!(places.is_sorted(), "{log}");
        assert!(told.iter().all(|text| log.matches(&**text).count() == 1), "{log}");
        let verified = fetched(&format!("{}/api/campaigns/{id}/verify", server.url));
        assert!(verified.contains("\"verified\":true"), "{verified}");
        assert_eq!(server.stop(), Some(0));
    }
}

/// A host whose servers have certificates of their own, and who lets in by credentials of `nsc`.
#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn it_serves_behind_certificates_and_credentials() {
    let secured = Settings { secured: true, ..Settings::default() };
    let (place, servers) = (Place::new(), Servers::start(1, secured));
    place.write("host.key", KEY);
    let options = servers.options("wapenrol");
    let file = |login: &Login| match login {
        Login::Credentials(file) => file.display().to_string(),
        other => panic!("{other:?}"),
    };
    let (host, system) = (file(&options.login), file(&options.system));
    let roots = options.roots.unwrap().display().to_string();
    let store = ["--data", "data", "--store", &options.servers[0], "--host-key-file", "host.key"];
    let login = ["--store-login", &host, "--store-system-login", &system, "--store-replicas", "1"];
    let unknown = [&["serve", "--check-config"], &store[..], &login].concat();
    place.run(&unknown).bad(5, &["certificate", "not trusted here", "UnknownIssuer"]);
    let known = [&store[..], &login, &["--store-roots", &roots]].concat();
    place.run(&[&["serve", "--check-config"], &known[..]].concat()).good();
    let server = place.serve(&known);
    let opened = place.run(&["--server", &server.url, "new", "siege", "--json"]).json();
    let id = opened["campaign"].as_str().unwrap();
    let verified = fetched(&format!("{}/api/campaigns/{id}/verify", server.url));
    assert!(verified.contains("\"verified\":true"), "{verified}");
    assert_eq!(server.stop(), Some(0));
}

/// When all NATS servers are lost, a backup folder makes new ones whole.
#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn campaigns_are_restored_from_a_backup() {
    let lost = Reached::new(1);
    let place = &lost.place;
    let server = lost.serve_with("data", &["--backup", "backup"]);
    let opened = place.run(&["--server", &server.url, "new", "siege", "--json"]).json();
    let (id, key) = (opened["campaign"].as_str().unwrap(), key(&opened, "cathay"));
    let order = |server: &Server, text: &str| {
        let words = ["--server", &server.url, "--key", &key, "order", id, "--as", "cathay", text];
        place.run(&words).good();
    };
    order(&server, "tell We wait.");
    assert_eq!(server.stop(), Some(0));

    let fresh = Servers::start(1, Settings::default());
    let addresses = fresh.options("wapenrol").servers.join(",");
    let store = ["restore", "backup", "--store", &addresses];
    let told = place.run(&[&store[..], &lost.words()].concat()).good().out;
    assert!(told.contains(": restored, up to record"), "{told}");
    let told = place.run(&[&store[..], &lost.words()].concat()).good().out;
    assert!(told.contains(": here already"), "{told}");
    let serve = ["--data", "fresh", "--store", &addresses];
    let server = place.serve(&[&serve[..], &lost.words()].concat());
    order(&server, "tell And go on.");
    let log = place.run(&["--server", &server.url, "--key", &key, "log", id]).good().out;
    assert!(log.find("We wait.").unwrap() < log.find("And go on.").unwrap(), "{log}");
    assert_eq!(server.stop(), Some(0));
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn campaigns_are_moved_there_and_back() {
    let reached = Reached::new(1);
    let place = &reached.place;
    let opened = place.new_siege();
    let id = opened["campaign"].as_str().unwrap();
    place.siege();
    place.run(&["order", id, "--as", "cathay", "tell The gate holds."]).good();
    let there = reached.moved("data", &reached.addresses);
    assert!(run(&there, place).good().out.contains("2 campaigns are there"));
    assert!(run(&there, place).good().out.contains("there already"));

    // Links go on opening what they opened.
    let server = reached.serve("beside");
    let base = ["--server", &server.url, "--key", &key(&opened, "cathay")];
    let order = ["order", id, "--as", "cathay", "tell From the cluster."];
    place.run(&[&base[..], &order].concat()).good();
    // Nobody serves a folder with campaigns of its own beside it.
    let confused =
        ["serve", "--listen", "127.0.0.1:0", "--data", "data", "--store", &reached.addresses];
    place
        .run(&[&confused[..], &reached.words()].concat())
        .bad(5, &["campaigns of its own", "wapenrol move"]);
    assert_eq!(server.stop(), Some(0));

    // What was played on there is not gone over.
    run(&there, place).bad(4, &["played on there", id]);
    run(&reached.moved(&reached.addresses, "back"), place).good();
    let with_key = ["--data", "back", "--host-key-file", "host.key"];
    assert!(place.run(&[&["verify"][..], &with_key].concat()).good().out.contains("2 campaigns"));
    let again = ["order", id, "--as", "cathay", "tell Home again."];
    place.run(&[&again[..], &with_key].concat()).good();
    let log = place.run(&[&["log", id][..], &with_key].concat()).good().out;
    for told in ["The gate holds.", "From the cluster.", "Home again."] {
        assert!(log.contains(told), "{log}");
    }
    run(&reached.moved("data", "back"), place).bad(2, &["nats://"]);
    run(&reached.moved("nowhere", &reached.addresses), place).bad(5, &["no data folder"]);
}

#[test]
#[ignore = "needs a nats-server: cargo xtask test nats"]
fn a_move_that_is_killed_leaves_nothing_half_there_and_goes_on() {
    let reached = Reached::new(1);
    let place = &reached.place;
    for _ in 0..8 {
        let id = place.siege();
        place.run(&["order", &id, "--as", "cathay", "tell The gate holds."]).good();
    }
    let there = reached.moved("data", &reached.addresses);
    let words: Vec<&str> = there.iter().map(String::as_str).collect();
    let store = reached.store();
    for kill in 1..=3 {
        let mut moving = place.command(&words).spawn().unwrap();
        // In the middle of any of them; the last may come to its end before.
        while store.campaigns().unwrap().len() < kill * 2 && moving.try_wait().unwrap().is_none() {}
        let _ = moving.kill();
        moving.wait().unwrap();
        for campaign in store.campaigns().unwrap() {
            let lines = store.read(campaign, 0, u64::MAX).unwrap();
            let log: String = lines.iter().map(|line| format!("{line}\n")).collect();
            assert_eq!(log, place.log(&campaign.to_string()), "all of it");
            assert!(store.kept(campaign).unwrap().is_some(), "with its keys");
        }
    }
    assert!(run(&there, place).good().out.contains("8 campaigns are there"));
    assert_eq!(store.campaigns().unwrap().len(), 8);
}
