//! The backup folder of a running server, a server that is killed, and campaigns taken back.

use crate::harness::{Place, Server};
use serde_json::Value;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpListener;
use std::sync::mpsc;
use std::thread;

fn key(opened: &Value, seat: &str) -> String {
    let seats = opened["seats"].as_array().unwrap();
    let found = seats.iter().find(|known| known["seat"] == seat);
    let key = found.map_or(&opened["organiser"]["key"], |seat| &seat["key"]);
    key.as_str().unwrap().to_owned()
}

fn order(place: &Place, server: &Server, key: &str, id: &str, text: &str) -> i32 {
    place.run(&["--server", &server.url, "--key", key, "order", id, text]).code
}

#[test]
fn whatever_was_acknowledged_is_in_the_backup_of_a_killed_server_and_is_restored() {
    let place = Place::new();
    let opened = place.new_siege();
    let id = opened["campaign"].as_str().unwrap();
    let cathay = key(&opened, "cathay");
    let file = format!("backup/{id}.ndjson");
    let mut acknowledged = Vec::new();
    for round in 0..3 {
        let server = place.serve(&["--backup", "backup"]);
        let url = server.url.clone();
        let (told, acks) = mpsc::channel();
        thread::scope(|threads| {
            threads.spawn(|| {
                for number in 0.. {
                    let text = format!("tell Round {round}, order {number}.");
                    let words = ["--server", &url, "--key", &cathay, "order", id, &text];
                    if place.run(&words).code != 0 || told.send(text).is_err() {
                        break;
                    }
                }
                drop(told);
            });
            acknowledged.extend(acks.iter().take(2 + round));
            // In the middle of the next order, or behind it.
            server.kill();
            acknowledged.extend(acks.iter());
        });
        let backup = place.read(&file);
        for text in &acknowledged {
            assert!(backup.contains(text.trim_start_matches("tell ")), "{text}");
        }
    }
    // With what was in the store and not yet in the backup, it is caught up at the next start.
    assert_eq!(place.serve(&["--backup", "backup"]).stop(), Some(0));
    assert_eq!(place.read(&file), place.log(id));

    place.run(&["restore", "backup", "--check"]).good();
    std::fs::rename(place.path("data"), place.path("lost")).unwrap();
    let restored = place.run(&["restore", "backup", "--json"]).json();
    assert_eq!(restored["campaigns"][0]["state"], "restored");
    assert_eq!(place.read(&file), place.log(id));
    place.run(&["verify"]).good();
    let again = place.run(&["restore", "backup", "--json"]).json();
    assert_eq!(again["campaigns"][0]["state"], "here already");
    // Links open what they opened, and the game goes on.
    let server = place.serve(&["--backup", "backup"]);
    assert_eq!(order(&place, &server, &cathay, id, "tell We are back."), 0);
    let organiser = key(&opened, "organiser");
    let ask = ["--server", &server.url, "--key", &organiser, "waits", id];
    assert!(place.run(&ask).good().out.contains("records"));
    assert_eq!(server.stop(), Some(0));
    assert!(place.read(&file).contains("We are back."));
}

#[test]
fn a_backup_with_a_torn_end_and_without_keys_is_still_a_campaign() {
    let place = Place::new();
    let opened = place.new_siege();
    let id = opened["campaign"].as_str().unwrap();
    assert_eq!(place.serve(&["--backup", "backup"]).stop(), Some(0));
    let file = format!("backup/{id}.ndjson");
    let whole = place.read(&file);
    place.write(&file, &format!("{whole}{}", &whole[..100]));
    // One bit of the keys is another one: nobody goes on as if nothing were.
    let keys = place.path(format!("backup/{id}.keys"));
    let mut changed = std::fs::read(&keys).unwrap();
    let middle = changed.len() / 2;
    changed[middle] ^= 1;
    std::fs::write(&keys, changed).unwrap();
    let failed = place.run(&["restore", "backup", "--check"]);
    assert_eq!(failed.code, 4, "{failed:?}");
    assert!(failed.out.contains(".keys is not what was written"), "{failed:?}");
    assert_eq!(place.run(&["restore", "backup", "--data", "other"]).code, 4);
    std::fs::remove_file(&keys).unwrap();
    let words = ["restore", "backup", "--data", "other", "--json"];
    let restored = place.run(&words).json();
    let one = &restored["campaigns"][0];
    assert_eq!(
        (one["state"].as_str(), one["torn"].as_u64()),
        (Some("restored with new keys"), Some(100))
    );
    assert_ne!(one["keys"]["organiser"]["key"], opened["organiser"]["key"]);

    place.write(&file, &whole.replacen("\"last\":false", "\"last\":true", 1));
    let failed = place.run(&["restore", "backup", "--data", "third"]);
    assert_eq!(failed.code, 4, "{failed:?}");
    assert!(failed.out.contains("left out"), "{failed:?}");
    place.run(&["restore", "data"]).bad(5, &["no backup folder"]);
}

/// Takes one message after another, and says what is in it.
fn channel() -> (String, mpsc::Receiver<String>) {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = format!("http://{}/hook", listener.local_addr().unwrap());
    let (told, messages) = mpsc::channel();
    thread::spawn(move || {
        for stream in listener.incoming() {
            let mut stream = BufReader::new(stream.unwrap());
            let mut length = 0;
            loop {
                let mut line = String::new();
                stream.read_line(&mut line).unwrap();
                let line = line.trim().to_lowercase();
                if let Some(given) = line.strip_prefix("content-length:") {
                    length = given.trim().parse().unwrap();
                }
                if line.is_empty() {
                    break;
                }
            }
            let mut body = vec![0; length];
            stream.read_exact(&mut body).unwrap();
            let answer = b"HTTP/1.1 204 No Content\r\nConnection: close\r\n\r\n";
            stream.get_mut().write_all(answer).unwrap();
            if told.send(String::from_utf8(body).unwrap()).is_err() {
                break;
            }
        }
    });
    (address, messages)
}

#[test]
fn a_killed_server_reminds_nobody_twice() {
    let place = Place::new();
    let opened = place.run(&["new", "four-crowns", "--name", "Crowns", "--json"]).json();
    let id = opened["campaign"].as_str().unwrap();
    let organiser = key(&opened, "organiser");
    let (address, messages) = channel();
    let desk = |server: &Server, words: &[&str]| {
        let base = ["--server", &server.url, "--key", &organiser, "desk", id];
        place.run(&[&base[..], words].concat())
    };
    let server = place.serve(&["--webhooks-to-private-nets"]);
    desk(&server, &["remind", &address]).good();
    assert!(messages.recv().unwrap().contains("reminders will come here"));
    desk(&server, &["deadline", "--in", "1h", "--warn", "2h", "--note", "First."]).good();
    let first = messages.recv().unwrap();
    assert!(first.contains("First.") && first.contains("\"parse\":[]"), "{first}");
    server.kill();
    let server = place.serve(&["--webhooks-to-private-nets"]);
    desk(&server, &["deadline", "--in", "1h", "--warn", "2h", "--note", "Second."]).good();
    let second = messages.recv().unwrap();
    assert!(second.contains("Second."), "the first does not come again: {second}");
    assert_eq!(server.stop(), Some(0));

    // Without the host's leave nothing goes into their network.
    let server = place.serve(&[]);
    desk(&server, &["remind", &address]).bad(3, &["https"]);
    desk(&server, &["remind", "--nowhere"]).good();
}

#[test]
fn the_organiser_moves_a_campaign_on_from_a_terminal() {
    let place = Place::new();
    let opened = place.run(&[
        "new",
        "four-crowns",
        "--name",
        "Crowns",
        "--disputes",
        "pause",
        "--consent",
        "majority",
        "--json",
    ]);
    let opened = opened.json();
    let id = opened["campaign"].as_str().unwrap();
    let rules = place.run(&["desk", id]).good().out;
    assert!(rules.contains("disputes pause, consent to rewinds majority"), "{rules}");
    let waits = place.run(&["waits", id]).good().out;
    assert!(waits.contains("turn 1, Muster"), "{waits}");
    place.run(&["desk", id, "deadline", "--in", "2d", "--note", "Sunday."]).good();
    assert!(place.run(&["waits", id]).good().out.contains("deadline 1"));
    place.run(&["desk", id, "deadline", "--in", "soon"]).bad(2, &["90m, 48h or 7d"]);
    place.run(&["desk", id, "lift", "1"]).good();
    let waits = || place.run(&["waits", id]).good().out;
    assert!(waits().contains("owed since ") && !waits().contains("deadline"), "{}", waits());
    place.run(&["desk", id, "deadline", "--each", "1h", "--warn", "1h"]).bad(3, &["shorter"]);
    place.run(&["desk", id, "deadline", "--each", "48h", "--in", "1h"]).bad(2, &["--each"]);
    place.run(&["desk", id, "deadline", "--each", "48h"]).good();
    let told = waits();
    assert!(told.contains("every step waits 48 hours (deadline 2)"), "{told}");
    assert!(told.contains("deadline 2 (of every step): "), "{told}");
    assert!(place.run(&["log", id]).good().out.contains("every step waits 48 hours"));
    assert!(place.run(&["waits"]).good().out.contains(" since "), "in the list, too");
    place.run(&["desk", id, "lift", "2"]).good();
    assert!(!waits().contains("deadline"));
    place.run(&["desk", id, "advance", "--reason", "Nobody musters."]).good();
    let log = place.run(&["log", id]).good().out;
    assert!(
        log.contains("The organiser goes on without") && log.contains("Nobody musters."),
        "{log}"
    );
    assert!(place.run(&["waits", id]).good().out.contains("turn 1, Orders"));
    let all = place.run(&["waits"]).good().out;
    assert!(all.contains("Crowns: waits for"), "{all}");
    place.run(&["desk", id, "pause", "--reason", "Holidays."]).good();
    assert!(place.run(&["waits", id]).good().out.contains("paused: Holidays."));
    place.refused(id, &["desk", id, "advance", "--reason", "Now."], 3, &["paused"]);
    place.run(&["desk", id, "resume"]).good();
    place.run(&["desk", id, "remind", "https://example.com"]).bad(2, &["--server"]);
}
