//! What the page for hosts tells people to type is typed here, as far as it can be without their machine.

use crate::harness::{Answer, Place, fetched};

const PAGE: &str = include_str!("../../docs/hosting.md");

/// The part of the page below this title.
fn below(title: &str) -> &'static str {
    let (_, rest) = PAGE.split_once(&format!("\n{title}\n")).expect("the page has this title");
    let marks = title.split(' ').next().unwrap().len();
    let ends = |line: &&str| line.starts_with('#') && line.find(' ').is_some_and(|it| it <= marks);
    let mut code = false;
    let end = rest.lines().find(|line| {
        code ^= line.starts_with("```");
        !code && ends(line)
    });
    end.map_or(rest, |end| &rest[..rest.find(&format!("\n{end}\n")).unwrap()])
}

/// The lines of the program in the blocks for a shell, each in one piece and without comments.
fn typed(part: &str) -> Vec<Vec<String>> {
    let mut lines = Vec::new();
    for block in part.split("```sh\n").skip(1) {
        let block = block.split("```").next().unwrap().replace("\\\n", " ");
        for line in block.lines() {
            let line = line.split(" #").next().unwrap().split(" | ").next().unwrap();
            let line = line.trim_start_matches("sudo -u wapenrol ");
            if let Some(words) = line.strip_prefix("wapenrol ") {
                lines.push(words.split_whitespace().map(str::to_owned).collect());
            }
        }
    }
    lines
}

/// A place with a server's folders where the page has them.
struct Host {
    place: Place,
    campaign: String,
    key: String,
}

impl Host {
    fn new() -> Self {
        let place = Place::new();
        let opened = place.new_siege();
        let campaign = opened["campaign"].as_str().unwrap().to_owned();
        let seats = opened["seats"].as_array().unwrap();
        let cathay = seats.iter().find(|seat| seat["seat"] == "cathay").unwrap();
        place.write("password", "a password\n");
        Self { campaign, key: cathay["key"].as_str().unwrap().to_owned(), place }
    }

    fn run(&self, words: &[String]) -> Answer {
        let words: Vec<String> = words
            .iter()
            .map(|word| match word.as_str() {
                "/var/lib/wapenrol/data" => "data".to_owned(),
                "/srv/wapenrol-backup/campaigns" => "backup".to_owned(),
                "/etc/wapenrol/password" => "password".to_owned(),
                "CAMPAIGN" => self.campaign.clone(),
                other => other.to_owned(),
            })
            .collect();
        self.place.run(&words.iter().map(String::as_str).collect::<Vec<_>>())
    }

    /// Opens a player's link at a server over this folder.
    fn opens(&self, data: &str) {
        let server = self.place.serve(&["--data", data]);
        let show = ["--server", &server.url, "--key", &self.key, "show", &self.campaign, "--json"];
        assert_eq!(self.place.run(&show).json()["reader"], "seat/cathay");
        assert_eq!(server.stop(), Some(0));
    }
}

#[test]
fn the_drill_is_what_the_page_says() {
    let host = Host::new();
    let server = host.place.serve(&["--backup", "backup"]);
    let lines = typed(below("### A drill"));
    let begins: Vec<&str> = lines.iter().map(|line| line[0].as_str()).collect();
    assert_eq!(begins, ["restore", "restore", "verify", "log", "serve"]);
    // The server goes on meanwhile.
    assert!(host.run(&lines[0]).good().out.contains(": whole, up to record"));
    assert!(!host.place.path("drill").exists(), "nothing is written");
    let restored = host.run(&lines[1]).good().out;
    assert!(restored.contains(": restored, up to record"), "{restored}");
    let verified = host.run(&lines[2]).good().out;
    assert!(verified.starts_with("verified") && verified.contains("the journal agrees"));
    assert!(host.run(&lines[3]).good().out.lines().count() > 3);
    assert_eq!(lines[4][..3], ["serve", "--data", "drill"]);
    host.opens("drill");
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn when_the_disk_is_gone_the_backup_is_the_folder() {
    let host = Host::new();
    assert_eq!(host.place.serve(&["--backup", "backup"]).stop(), Some(0));
    std::fs::remove_dir_all(host.place.path("data")).unwrap();
    let lines = typed(below("### When the disk is gone"));
    assert_eq!(lines.len(), 2);
    lines.iter().for_each(|line| drop(host.run(line).good()));
    host.opens("data");
}

#[test]
fn what_is_damaged_is_mended_as_the_page_says() {
    let host = Host::new();
    assert_eq!(host.place.serve(&["--backup", "backup"]).stop(), Some(0));
    let journal = host.place.path("data/journal");
    let mut bytes = std::fs::read(&journal).unwrap();
    let middle = bytes.len() / 2;
    bytes[middle] ^= 1;
    std::fs::write(&journal, bytes).unwrap();
    let (_, damage) = PAGE.split_once("**Damage.**").unwrap();
    let lines = typed(damage.split("**A lost device**").next().unwrap());
    assert_eq!(lines.len(), 3);
    assert_eq!(host.run(&lines[0]).code, 4, "it says what is wrong, and mends nothing yet");
    host.run(&lines[1]).good();
    host.run(&lines[2]).good();
    host.opens("data");
}

#[test]
fn the_unit_and_the_check_before_it_name_the_same_server() {
    let host = Host::new();
    let unit = below("### The service");
    let start =
        unit.split("ExecStart=/usr/local/bin/wapenrol ").nth(1).unwrap().replace("\\\n", " ");
    let start: Vec<String> =
        start.lines().next().unwrap().split_whitespace().map(str::to_owned).collect();
    let lines = typed(unit);
    let check = &lines[0];
    assert_eq!(check[..2], ["serve", "--check-config"]);
    assert_eq!((&check[2..], &check[0]), (&start[1..], &start[0]));
    let said = host.run(check).good().out;
    for words in ["127.0.0.1:7411", "backup, which will be made", "https://war.example"] {
        assert!(said.contains(words), "{said}");
    }
    assert!(!host.place.path("backup").exists(), "nothing is written");
}

#[test]
fn the_check_before_a_start_names_the_beacon() {
    let place = Place::new();
    let check = ["serve", "--check-config", "--listen", "127.0.0.1:0"];
    assert!(place.run(&check).good().out.contains("beacon       none"));
    let url = format!("https://api.drand.sh/{}", "5".repeat(64));
    let said = place.run(&[&check[..], &["--beacon", &url]].concat()).good().out;
    assert!(said.contains(&format!("beacon       {url}")), "{said}");
}

#[test]
fn figures_are_told_on_an_address_of_their_own() {
    let place = Place::new();
    let campaign = place.siege();
    let mut server = place.serve(&["--metrics", "127.0.0.1:0"]);
    let told = server.line();
    let metrics = told.trim().strip_prefix("figures for Prometheus at ").unwrap();
    // Where the pages are there are none.
    assert!(!fetched(&format!("{}/metrics", server.url)).contains("wapenrol_requests"));
    place.run(&["--server", &server.url, "show", &campaign]).good();
    let text = fetched(metrics);
    assert!(text.contains("content-type: application/openmetrics-text"), "{text}");
    assert!(text.contains("wapenrol_requests_total{method=\"GET\",status=\"200\"}"), "{text}");
    assert!(text.contains("wapenrol_ailment{code=\"data_damaged\"} 0\n"), "{text}");
    assert!(text.contains("wapenrol_free_bytes "), "{text}");
    // An address that is taken is named, and nothing is served.
    let taken = metrics.trim_start_matches("http://").trim_end_matches("/metrics");
    let other = Place::new();
    other
        .run(&["serve", "--listen", "127.0.0.1:0", "--metrics", taken])
        .bad(5, &["figures cannot be told", taken]);
}
