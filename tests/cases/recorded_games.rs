//! Whole games that were played once, from the opening to the verdict. They replay for ever: the
//! same records, the same hashes, the same views for every seat, the same scores.
//!
//! Heads, endings and scores below never change: an old game is a fact. A view's hash changes when
//! the view shows more than it did; look at the difference before you accept it.

use crate::harness::Place;
use serde_json::Value;
use sha2::{Digest as _, Sha256};
use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

/// The recorded logs of a folder, by name.
fn recorded(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut games: Vec<PathBuf> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.extension().is_some_and(|extension| extension == "ndjson"))
        .collect();
    games.sort();
    games
}

/// How a game ended, in the words of the view.
fn ending(siege: &Value) -> String {
    let alone = siege["scores"].as_array().unwrap().iter().filter(|it| it["wins"] == true);
    let winners: Vec<&str> = alone.map(|it| it["faction"].as_str().unwrap()).collect();
    let winners = if winners.is_empty() { "nobody".to_owned() } else { winners.join(" ") };
    format!("{}, won by {winners}", siege["outcome"].as_str().unwrap())
}

fn points(siege: &Value) -> Vec<String> {
    let scores = siege["scores"].as_array().unwrap().iter();
    scores.map(|it| format!("{} {}", it["faction"].as_str().unwrap(), it["points"])).collect()
}

fn siege_ended(siege: &Value) -> (u64, String, String) {
    (siege["turn"].as_u64().unwrap(), ending(siege), points(siege).join(", "))
}

fn battle_ended(battle: &Value) -> (u64, String, String) {
    let outcome = match battle["outcome"]["won"].as_str() {
        Some(colour) => format!("{colour} has won"),
        None => battle["outcome"].as_str().unwrap().to_owned(),
    };
    let losses = battle["losses"].as_object().unwrap();
    let gone = losses.values().any(|it| it[0] == it[1]);
    let last = battle["turn"] == battle["last_turn"];
    let how = match (gone, last) {
        (true, _) => "an army is gone",
        (false, true) => "the last turn is over",
        (false, false) => "nobody knows why",
    };
    let lost = losses.iter().map(|(colour, it)| format!("{colour} lost {} of {}", it[0], it[1]));
    let lost: Vec<String> = lost.collect();
    (battle["turn"].as_u64().unwrap(), format!("{outcome}: {how}"), lost.join(", "))
}

fn town_ended(town: &Value) -> (u64, String, String) {
    let losses = town["losses"].as_object().unwrap();
    let lost = losses.iter().map(|(side, it)| {
        format!("{side}: {} dead, {} captured, {} points", it["dead"], it["captured"], it["points"])
    });
    let lost: Vec<String> = lost.collect();
    let ended = format!("the town is {}", town["outcome"].as_str().unwrap());
    (town["turn"].as_u64().unwrap(), ended, lost.join("; "))
}

fn realm_ended(realm: &Value) -> (u64, String, String) {
    let outcome = &realm["outcome"];
    let winners = outcome["winners"].as_array().unwrap().iter().map(|it| it.as_str().unwrap());
    let ended = format!("the king is dead, won by {}", winners.collect::<Vec<_>>().join(" "));
    let players = realm["players"].as_array().unwrap();
    let scores =
        players.iter().map(|it| format!("{} {}", it["colour"].as_str().unwrap(), it["score"]));
    (realm["round"].as_u64().unwrap(), ended, scores.collect::<Vec<_>>().join(", "))
}

#[test]
fn recorded_games_replay_to_the_same_hashes_views_and_scores() {
    let (mut told, mut endings) = (String::new(), BTreeSet::new());
    for path in recorded("games") {
        let place = Place::new();
        let log = fs::read_to_string(&path).unwrap();
        place.write("game.ndjson", &log);
        let verified = place.run(&["verify", "game.ndjson", "--json"]).json();
        let import = place.run(&["import", "game.ndjson", "--json"]).json();
        let campaign = import["campaign"].as_str().unwrap();
        assert_eq!(import["head"], verified["head"]);
        assert_eq!(
            place.log(campaign),
            log,
            "{}: an import writes back what it read",
            path.display()
        );

        let name = path.file_stem().unwrap().to_str().unwrap();
        writeln!(
            told,
            "{name}: {} records, head {}",
            verified["records"], verified["head"]["hash"]
        )
        .unwrap();
        let seats = import["seats"].as_array().unwrap().iter();
        let seats = seats.map(|seat| seat["seat"].as_str().unwrap());
        for reader in std::iter::once("organiser").chain(seats) {
            let shown = place.run(&["show", campaign, "--as", reader, "--json"]).good().out;
            let view: Value = serde_json::from_str(&shown).unwrap();
            if reader == "organiser" {
                let is = |system: &str| view[system].is_object();
                let (turn, ended, scores) = if is("battle") {
                    battle_ended(&view["battle"])
                } else if is("assault") {
                    town_ended(&view["assault"])
                } else if is("realm") {
                    realm_ended(&view["realm"])
                } else {
                    siege_ended(&view["siege"])
                };
                writeln!(told, "  turn {turn}: {ended}").unwrap();
                writeln!(told, "  {scores}").unwrap();
                endings.insert(ended);
            }
            writeln!(told, "  as {reader}: view {}", short_hash(&shown)).unwrap();
        }
    }
    insta::assert_snapshot!("recorded_games", told);
    let all = |what: &str| endings.iter().any(|ending| ending.starts_with(what));
    assert!(all("city_stands") && all("overwhelmed") && all("last_figure_gone"), "{endings:?}");
    assert!(endings.contains("overwhelmed, won by palace-guard"), "{endings:?}");
    for town in ["stormed", "surrendered", "relieved", "given-up", "broken-off"] {
        let ended = format!("the town is {town}");
        assert!(endings.contains(&ended), "{ended}: {endings:?}");
    }
    for colour in ["ochre", "lilac", "gray", "red"] {
        let ended = format!("the king is dead, won by {colour}");
        assert!(endings.contains(&ended), "{ended}: {endings:?}");
    }
    for battle in [
        "red has won: an army is gone",
        "red has won: the last turn is over",
        "black has won: the last turn is over",
        "drawn: the last turn is over",
    ] {
        assert!(endings.contains(battle), "{battle}: {endings:?}");
    }
}

/// Campaigns on the map, with their fights, a game for the realm, rewinds and a correction: every table looks as it did, and
/// the story is told in the same words.
#[test]
fn recorded_campaigns_replay_to_the_same_hashes_views_and_stories() {
    let mut told = String::new();
    for path in recorded("campaigns") {
        let place = Place::new();
        let log = fs::read_to_string(&path).unwrap();
        place.write("campaign.ndjson", &log);
        let import = place.run(&["import", "campaign.ndjson", "--json"]).json();
        let campaign = import["campaign"].as_str().unwrap();
        assert_eq!(place.log(campaign), log, "{}", path.display());
        let name = path.file_stem().unwrap().to_str().unwrap();
        writeln!(told, "{name}: head {}", import["head"]["hash"]).unwrap();
        let mut engagement = 0;
        loop {
            engagement += 1;
            let scope = format!("engagement/{engagement}");
            let view = |reader| {
                place.run(&["show", campaign, "--scope", &scope, "--as", reader, "--json"])
            };
            // What a rewind has left behind is no engagement any more.
            if view("organiser").err.contains("unknown_scope") {
                break;
            }
            for reader in ["organiser", "north", "south"] {
                let shown = short_hash(&view(reader).good().out);
                writeln!(told, "  {scope} as {reader}: view {shown}").unwrap();
            }
        }
        assert!(engagement > 3, "{name}");
        for reader in ["organiser", "north"] {
            let story = place.run(&["story", campaign, "--as", reader]).good().out;
            writeln!(told, "  story as {reader}: {}", short_hash(&story)).unwrap();
        }
    }
    insta::assert_snapshot!("recorded_campaigns", told);
}

fn short_hash(text: &str) -> String {
    Sha256::digest(text.as_bytes()).iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}
