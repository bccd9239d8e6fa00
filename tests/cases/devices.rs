//! Logs of version 2 in a terminal: a device is bound, signs, and is released; over a folder and over a server.

use crate::harness::{Answer, Place};
use serde_json::Value;

struct Table {
    place: Place,
    campaign: String,
}

impl Table {
    fn new() -> Self {
        let place = Place::new();
        let opened = place.run(&["new", "siege", "--log", "2", "--json"]).json();
        let campaign = opened["campaign"].as_str().unwrap().to_owned();
        Self { place, campaign }
    }

    /// With the key of one of several people's devices.
    fn with(&self, key: &str, words: &[&str]) -> Answer {
        let key = self.place.path(key);
        let key = ["--device-key", key.to_str().unwrap()];
        self.place.run(&[words, &key[..]].concat())
    }

    /// What a stranger finds who checks the whole log.
    fn strictly(&self) -> Value {
        self.place.write("log.ndjson", &self.place.log(&self.campaign));
        self.place.run(&["verify", "log.ndjson", "--strict", "--json"]).json()
    }
}

#[test]
fn a_seat_signs_from_its_first_device_on() {
    let table = Table::new();
    let id = table.campaign.as_str();
    let bind = ["device", "bind", id, "--as", "cathay", "--label", "Mei's laptop"];
    let bound = table.with("mei.key", &bind).good();
    assert!(bound.out.contains("(Mei's laptop) signs for seat/cathay from now on"), "{bound:?}");
    let told = ["order", id, "--as", "cathay", "tell Signed."];
    table.with("mei.key", &told).good();
    table.with("thief.key", &told).bad(5, &["this machine has no device's key"]);
    table.with("thief.key", &bind).bad(3, &["has to let the new one in"]);
    table.with("thief.key", &told).bad(3, &["does not sign for cathay"]);
    table.place.run(&["order", id, "--as", "bretonnia", "tell Unsigned."]).good();

    let log = table.place.run(&["log", id]).good();
    assert!(log.out.contains("signs with “Mei's laptop”"), "{log:?}");
    let listed = table.place.run(&["device", "list", id, "--json"]).json();
    assert_eq!(listed.as_array().unwrap().len(), 1, "{listed}");
    let trust = &table.strictly()["trust"];
    assert_eq!((&trust["signed"], &trust["in_stead"]), (&2.into(), &0.into()), "{trust}");

    let verified = table.place.run(&["verify", "log.ndjson", "--strict"]).good();
    assert!(verified.out.contains("2 orders signed by a device of their sender"), "{verified:?}");
}

/// A roll is told by what its dice hang on here: no place in the chain.
#[test]
fn a_roll_is_proved_by_what_was_fixed() {
    let table = Table::new();
    let log = table.place.log(&table.campaign);
    let drawn = log.lines().position(|line| line.contains("\"kind\":\"card.drawn\"")).unwrap();
    let told = table.place.run(&["roll", &table.campaign, &drawn.to_string()]).good().out;
    assert!(told.contains("\nintent ") && told.contains("\ngiven "), "{told}");
    assert!(!told.contains("\nprev "), "{told}");
    assert!(told.contains("Nobody signed the order"), "{told}");
}

#[test]
fn the_organisers_device_signs_what_is_put_in_somebodys_stead() {
    let table = Table::new();
    let id = table.campaign.as_str();
    let told = ["order", id, "--as", "cathay", "tell One.", "--json"];
    let told = table.place.run(&told).json();
    let record = told["records"][0]["seq"].to_string();
    let amend =
        ["amend", id, "--replace", &record, "--with", "tell Two.", "--reason", "They said two."];
    table.place.run(&amend).bad(3, &["Nothing signs for organiser yet", "wapenrol device bind"]);
    table.with("house.key", &["device", "bind", id]).good();
    table.with("house.key", &amend).good();
    let log = table.place.run(&["log", id]).good();
    assert!(log.out.contains("Two."), "{log:?}");
    assert_eq!(table.strictly()["trust"]["in_stead"], 1);
    // From now on the organiser signs everything.
    let rewind = ["rewind", id, "--to", "155", "--reason", "All of it."];
    table.with("thief.key", &rewind).bad(5, &["no device's key"]);
    table.with("house.key", &rewind).good();
    table.with("house.key", &["desk", id, "close", "--publish"]).good();
    let log = table.place.run(&["log", id]).good();
    assert!(log.out.contains("The secret that sealed the dice is told"), "{log:?}");
    table.strictly();
}

/// What the others' terminals give decides with the house, and each says so in the log.
#[test]
fn terminals_that_attend_give_to_the_dice_of_others() {
    let place = Place::new();
    let server = place.serve(&[]);
    let opened = place
        .run(&["new", "first-evening", "--log", "2", "--json", "--server", &server.url])
        .json();
    let id = opened["campaign"].as_str().unwrap();
    let key = |seat: &str| {
        let seats = opened["seats"].as_array().unwrap();
        seats.iter().find(|it| it["seat"] == seat).unwrap()["key"].as_str().unwrap().to_owned()
    };
    let organiser = opened["organiser"]["key"].as_str().unwrap();
    let (files, keys) = (["mei.key", "anna.key"], [key("red"), key("black")]);
    let paths = files.map(|file| place.path(file).to_str().unwrap().to_owned());
    let with = |at: usize, words: &[&str]| {
        let more = ["--server", &server.url, "--key", &keys[at], "--device-key", &paths[at]];
        [words, &more[..]].concat().into_iter().map(str::to_owned).collect::<Vec<_>>()
    };
    for at in 0..2 {
        let bind = with(at, &["device", "bind", id]);
        let bound = place.run(&bind.iter().map(String::as_str).collect::<Vec<_>>()).good().out;
        let seat = ["seat/red", "seat/black"][at];
        assert!(bound.contains(&format!("signs for {seat} from now on")), "{bound}");
    }
    let attend = |at: usize, more: &[&str]| {
        let all = with(at, &[&[id], more].concat());
        place.attend(&all.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let (mut mei, mut anna) = (attend(0, &["--answers", "1"]), attend(1, &[]));

    let proceed = ["order", id, "proceed", "--server", &server.url, "--json", "--key", organiser];
    let card = place.run(&proceed).json();
    assert!(card.to_string().contains("records"), "{card}");
    assert_eq!((mei.says(), anna.says()), ("gave link 1".into(), "gave link 1".into()));
    assert_eq!(mei.ends(), Some(0), "as many as it was told to");

    let log = place.run(&["export", id, "--server", &server.url, "--key", organiser]).good().out;
    place.write("log.ndjson", &log);
    let trust = &place.run(&["verify", "log.ndjson", "--strict", "--json"]).json()["trust"];
    assert_eq!((&trust["shared"], &trust["skipped"]), (&1.into(), &0.into()), "{trust}");
    drop(anna);

    // The policy is the organiser's, and told in words.
    let policy = |more: &[&str]| {
        let ask = ["policy", id, "--server", &server.url, "--key", organiser];
        place.run(&[&ask[..], more].concat())
    };
    let told = policy(&[]).good().out;
    assert!(told.contains("at least one of the others' devices gives"), "{told}");
    let set = policy(&["--from", "all", "--otherwise", "refuse"]).good().out;
    assert!(set.contains("the devices of all others give") && set.contains("no sealed dice fall"));
    policy(&["--wait", "0"]).bad(3, &["1 to 600 seconds"]);
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_lost_device_is_released_by_the_organiser_over_a_server() {
    let place = Place::new();
    let server = place.serve(&[]);
    let at = |words: &[&str], key: &str, device: &str| {
        let device = place.path(device);
        let more =
            ["--server", &server.url, "--key", key, "--device-key", device.to_str().unwrap()];
        let mut answer = place.run(&[words, &more[..]].concat());
        // A key that is typed is warned of.
        answer.err = answer.err.lines().filter(|it| !it.starts_with("warning:")).collect();
        answer
    };
    let opened =
        place.run(&["new", "siege", "--log", "2", "--json", "--server", &server.url]).json();
    let id = opened["campaign"].as_str().unwrap();
    let organiser = opened["organiser"]["key"].as_str().unwrap();
    let seats = opened["seats"].as_array().unwrap();
    let cathay = seats.iter().find(|it| it["seat"] == "cathay").unwrap()["key"].as_str().unwrap();
    at(&["device", "bind", id], cathay, "lost.key").good();
    let listed = at(&["device", "list", id, "--json"], cathay, "lost.key").json();
    let device = listed[0]["device"].as_str().unwrap().to_owned();
    at(&["device", "bind", id], organiser, "house.key").good();
    let release = ["device", "release", id, &device[..8], "--why", "lost in the train"];
    at(&release, organiser, "house.key").good();
    let told = ["order", id, "tell I found it."];
    at(&told, cathay, "lost.key").bad(3, &["Nothing signs for cathay yet"]);
    at(&["device", "bind", id], cathay, "new.key").good();
    at(&told, cathay, "new.key").good();
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn a_log_of_version_1_has_no_devices() {
    let place = Place::new();
    let old = place.run(&["new", "siege", "--log", "1", "--json"]).json();
    let campaign = old["campaign"].as_str().unwrap().to_owned();
    let key = place.path("a.key");
    let bind = ["device", "bind", &campaign, "--device-key", key.to_str().unwrap()];
    place.run(&bind).bad(3, &["The log of this campaign is of version 1"]);
    place.run(&["new", "siege", "--log", "1", "--dice", "house"]).bad(2, &["nobody gives to dice"]);
    place
        .run(&["new", "siege", "--log", "1", "--thrown", "witnessed"])
        .bad(2, &["or confirms them"]);
    place.run(&["new", "siege", "--log", "3"]).bad(2, &["the versions of the log are 1 and 2"]);
}

#[test]
fn a_campaign_is_begun_whose_throws_are_witnessed() {
    let place = Place::new();
    let new = place.run(&["new", "siege", "--thrown", "witnessed", "--json"]).json();
    let id = new["campaign"].as_str().unwrap();
    let policy = place.run(&["policy", id, "--json"]).json();
    assert_eq!((&policy["thrown"], &policy["sealed"]), (&"witnessed".into(), &"shared".into()));
}

/// A seat whose device signs lends the house one for what it leaves ahead of time.
#[test]
fn what_is_left_ahead_is_signed_by_the_house_where_it_may() {
    let place = Place::new();
    let new = place.run(&["new", "first-realm", "--log", "2", "--json"]).json();
    let id = new["campaign"].as_str().unwrap();
    place.run(&["device", "bind", id, "--as", "lilac"]).good();
    let leave = ["ahead", id, "--as", "lilac", "decide 2"];
    place.run(&leave).bad(3, &["wapenrol device lend"]);
    let told = place.run(&["ahead", id, "--as", "lilac"]).good().out;
    assert!(told.contains("wapenrol device lend"), "{told}");
    let lent = place.run(&["device", "lend", id, "--as", "lilac"]).good().out;
    assert!(lent.contains("called `bot`"), "{lent}");
    place.run(&leave).good();
    let listed = place.run(&["device", "list", id]).good().out;
    assert!(listed.contains("bot") && listed.contains("a terminal"), "{listed}");
}
