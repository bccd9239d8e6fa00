//! Throws that wait for a witness, in several terminals over one server.

use crate::harness::{Answer, Place, Server};
use serde_json::Value;

struct Table {
    place: Place,
    server: Server,
    opened: Value,
}

impl Table {
    fn new() -> Self {
        let place = Place::new();
        let server = place.serve(&[]);
        let new = ["new", "siege", "--thrown", "witnessed", "--json", "--server", &server.url];
        let opened = place.run(&new).json();
        let table = Self { place, server, opened };
        for seat in ["cathay", "bretonnia"] {
            table.at(seat, &["device", "bind", table.id()]).good();
        }
        table
    }

    fn id(&self) -> &str {
        self.opened["campaign"].as_str().unwrap()
    }

    fn words(&self, who: &str, words: &[&str]) -> Vec<String> {
        let seats = self.opened["seats"].as_array().unwrap();
        let seat = seats.iter().find(|it| it["seat"] == who);
        let key = seat.unwrap_or(&self.opened["organiser"])["key"].as_str().unwrap();
        let device = self.place.path(format!("{who}.key")).to_str().unwrap().to_owned();
        let more = ["--server", &self.server.url, "--key", key, "--device-key", &device];
        [words, &more[..]].concat().into_iter().map(str::to_owned).collect()
    }

    /// At somebody's terminal.
    fn at(&self, who: &str, words: &[&str]) -> Answer {
        let words = self.words(who, words);
        let mut answer = self.place.run(&words.iter().map(String::as_str).collect::<Vec<_>>());
        // A key that is typed is warned of.
        answer.err = answer.err.lines().filter(|it| !it.starts_with("warning:")).collect();
        answer
    }

    /// Goes on until something is thrown that waits; what was typed.
    fn throws(&self) -> String {
        for _ in 0..40 {
            let none = self.at("organiser", &["order", self.id(), "proceed", "--thrown"]);
            if none.code == 0 {
                continue;
            }
            if none.err.contains("The players act now") {
                for seat in self.opened["seats"].as_array().unwrap() {
                    self.at(seat["seat"].as_str().unwrap(), &["order", self.id(), "done"]);
                }
                continue;
            }
            for many in 1..40 {
                let faces = vec!["1"; many].join(",");
                let typed = ["order", self.id(), "proceed", "--thrown", &faces];
                if self.at("organiser", &typed).err.contains("waits for the device") {
                    return faces;
                }
            }
            panic!("{none:?}");
        }
        panic!("nobody throws anything");
    }
}

#[test]
fn what_one_terminal_has_thrown_another_confirms() {
    let table = Table::new();
    let id = table.id();
    table.at("cathay", &["confirm", id]).bad(3, &["nothing waits to be confirmed"]);
    table.throws();
    let shown = table.at("cathay", &["confirm", id, "--show"]).good().out;
    assert!(shown.contains("organiser") && shown.contains("1 1 1 1"), "{shown}");
    let waits = table.at("organiser", &["waits", id]).good().out;
    assert!(waits.contains("cathay"), "{waits}");
    // The elves have no device, and the organiser has thrown it.
    table.at("elven-guard", &["confirm", id]).bad(5, &["no device's key"]);
    table.at("organiser", &["confirm", id]).bad(5, &["no device's key"]);
    // It was not thrown so: nothing was rolled.
    let before = table.at("organiser", &["log", id]).good().out;
    table.at("cathay", &["confirm", id, "--contest"]).good();
    assert_eq!(table.at("organiser", &["log", id]).good().out, before);
    // Thrown again, and seen.
    let faces = table.throws();
    table.at("bretonnia", &["confirm", id]).good();
    let ledger = table.at("organiser", &["dice", id]).good().out;
    assert!(ledger.contains("witnessed"), "{ledger}");
    let log = table.at("organiser", &["export", id]).good().out;
    assert!(log.contains("\"witness\":{\"device\""), "{faces} was confirmed by a device");
    table.place.write("log.ndjson", &log);
    let counts = &table.place.run(&["verify", "log.ndjson", "--strict", "--json"]).json()["counts"];
    assert_eq!(counts["thrown"], counts["witnessed"], "{counts}");
    assert_eq!(table.server.stop(), Some(0));
}

#[test]
fn a_terminal_can_wait_for_the_witness() {
    let table = Table::new();
    let faces = table.throws();
    table.at("cathay", &["confirm", table.id(), "--contest"]).good();
    let order = ["order", table.id(), "proceed", "--thrown", &faces, "--wait"];
    let words = table.words("organiser", &order);
    let mut command = table.place.command(&words.iter().map(String::as_str).collect::<Vec<_>>());
    let waiting = command.stdout(std::process::Stdio::piped()).spawn().unwrap();
    // The other terminal asks until there is something to be seen.
    while table.at("cathay", &["confirm", table.id()]).code != 0 {}
    let told = waiting.wait_with_output().unwrap();
    let told = (told.status.code(), String::from_utf8(told.stdout).unwrap());
    assert!(told.0 == Some(0) && told.1.contains("receipt "), "{told:?}");
    assert_eq!(table.server.stop(), Some(0));
}
