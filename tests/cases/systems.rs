//! What the program shows and takes is there for every rule system: siege, battle, assault, realm and map.

use crate::harness::{Answer, Place};
use serde_json::json;
use std::path::Path;

/// A scenario of each system, a seat of it, and an order that this seat can give at once.
struct Played {
    scenario: &'static str,
    seat: &'static str,
    order: &'static str,
}

const SIEGE: Played = Played { scenario: "siege", seat: "cathay", order: "done" };
const BATTLE: Played = Played { scenario: "first-evening", seat: "red", order: "proceed" };
const ASSAULT: Played = Played { scenario: "one-gate", seat: "besiegers", order: "done" };
const REALM: Played = Played { scenario: "realm.toml", seat: "ochre", order: "turn-up" };
const MAP: Played = Played { scenario: "four-crowns", seat: "north", order: "done" };
const ALL: [Played; 5] = [SIEGE, BATTLE, ASSAULT, REALM, MAP];
/// In a built-in realm chance names who begins.
const REALM_OF_OCHRE: &str = r#"
title = "Ochre begins"
set_up = "basic"
start = "ochre"
prince = [{ name = "Ada" }, { name = "Bo" }, { name = "Cis" }, { name = "Dirk" }]
"#;

impl Played {
    fn open(&self, place: &Place) -> String {
        place.write(REALM.scenario, REALM_OF_OCHRE);
        let new = place.run(&["new", self.scenario, "--json"]).json();
        new["campaign"].as_str().unwrap().to_owned()
    }
}

fn says(answer: &Answer, all: &[&str]) {
    for words in all {
        assert!(answer.out.contains(words), "it should say `{words}`: {}", answer.out);
    }
    assert!(!answer.out.contains("null"), "{}", answer.out);
}

#[test]
fn every_system_is_shown() {
    let place = Place::new();
    let siege = place.run(&["show", &SIEGE.open(&place)]).good();
    says(
        &siege,
        &[
            "turn 0 of 12, Council",
            "to act: City Guard, Palace Guard",
            "FACTION",
            "Blue Lotus Society",
        ],
    );
    let battle = place.run(&["show", &BATTLE.open(&place)]).good();
    says(&battle, &["turn 1", "cards left", "when somebody says proceed", "ARMY", "red-"]);
    let assault = place.run(&["show", &ASSAULT.open(&place)]).good();
    says(&assault, &["turn 1 of 15, besiegers: First fire", "to act: besiegers, first fire"]);
    says(
        &assault,
        &["SIDE", "The watch", "Aleidis of Berg", "foot-soldier-1", "pilgrims", "ram-1"],
    );
    // Whoever types a hex finds its column and its row.
    says(&assault, &["\n    0 1 2 3 4 5 6 7 8 9 0 1 2", "\n  0 . . "]);
    assert!(assault.out.lines().all(|line| !line.ends_with(' ')), "{}", assault.out);
    let realm = place.run(&["show", &REALM.open(&place)]).good();
    says(&realm, &["round 1, Card", "to act: Ada", "[O]", "PLAYER", "territory of 0,0"]);
    let campaign = MAP.open(&place);
    let map = place.run(&["show", &campaign]).good();
    says(&map, &["as organiser sees it", "turn 1 of ", "Muster", "to act: ", "castles win"]);
    says(&map, &["PLAYER", "north", "SPACE", "castle", "ARMY", "PIECE"]);
    place.run(&["order", &campaign, "--as", "north", "done"]).good();
    let later = place.run(&["show", &campaign, "--as", "north"]).good();
    says(&later, &["as seat/north sees it"]);
    assert_ne!(map.out, later.out);
}

/// A siege is played from what `show` says: everybody with their place and wounds, what burns and bars the way, what
/// the city is asked for.
#[test]
fn everybody_in_a_siege_is_shown_where_they_stand() {
    let place = Place::new();
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("games/city-stands.ndjson");
    place.run(&["import", file.to_str().unwrap()]).good();
    let at = |line: &str| {
        let shown = ["show", "h43mwe6bkz", "--at", line];
        let view = place.run(&[&shown[..], &["--json"]].concat()).json();
        (view["siege"].clone(), place.run(&shown).good())
    };
    let (siege, shown) = at("1500");
    for figure in siege["figures"].as_array().unwrap() {
        let id = figure["id"].as_str().unwrap();
        let of = |line: &&str| line.split_whitespace().next() == Some(id);
        let line = shown.out.lines().find(of);
        let Some(hex) = figure["hex"].as_str() else {
            assert_eq!(
                line.is_some(),
                ["temple", "starved"].contains(&figure["whereabouts"].as_str().unwrap())
            );
            continue;
        };
        let line = line.unwrap_or_else(|| panic!("{id}: {}", shown.out));
        let words: Vec<&str> = line.split_whitespace().collect();
        assert!(words.contains(&hex), "{line}");
        assert!(words.contains(&figure["wounds"].to_string().as_str()), "{line}");
        assert_eq!(line.contains("stunned"), figure["stunned"] == true, "{line}");
    }
    let told = [
        "A a n w Barracks of the City Guard",
        "fires, with the turns that are left: 5,12 (burnt down in ",
        "bridges down: Stone bridge, Footbridge",
        "repair of the stone bridge: 2 of 6 peasants missing",
        "2 of 2 figures missing (nobody offered)",
        "guns: 1 in ",
    ];
    says(&shown, &told);
    let (_, later) = at("3000");
    says(
        &later,
        &[
            "ruins: 5,12",
            "barricades: 12,3:SE (turn ",
            "1 of 2 figures missing (foot-soldier-9 offered)",
        ],
    );
    // Whoever does not know somebody's stat line is not told it here.
    let other = place.run(&["show", "h43mwe6bkz", "--at", "1500", "--as", "cathay"]).good().out;
    let mannheim = other.lines().find(|line| line.contains(" mannheim ")).unwrap();
    let numbers = mannheim.split_whitespace().filter(|word| word.parse::<u32>().is_ok());
    assert_eq!(numbers.count(), 0, "{mannheim}");
}

#[test]
fn the_organiser_sets_something_right_and_everybody_reads_why() {
    let place = Place::new();
    let campaign = MAP.open(&place);
    let order = "set-right crowns north 40 because the tax was counted twice";
    let by_north = ["order", &campaign, "--as", "north", order];
    place.refused(&campaign, &by_north, 3, &["Only the organiser sets something right."]);
    let options = place.run(&["options", &campaign, "--as", "organiser", "set-right"]).good();
    says(&options, &["set-right crowns … NUMBER because REASON", "north 6 (0 to 999)", "more"]);
    let head = place.run(&["show", &campaign, "--json"]).json()["head"]["seq"].to_string();
    let given = place.run(&["order", &campaign, "--as", "organiser", order]).good();
    let told = "The organiser sets right what the Men of Noordburcht have: 40 crowns instead of 6 (the \
                tax was counted twice).";
    says(&given, &[told]);
    for reader in ["east", "organiser"] {
        says(&place.run(&["log", &campaign, "--as", reader]).good(), &[told]);
    }
    says(&place.run(&["story", &campaign]).good(), &[told]);
    place.run(&["verify"]).good();
    let back = ["rewind", &campaign, "--to", &head, "--reason", "It was not."];
    place.run(&back).good();
    says(&place.run(&["options", &campaign, "--as", "organiser"]).good(), &["north 6 (0 to 999)"]);
}

#[test]
fn the_land_is_a_table_with_owners_and_the_armies_have_their_pieces() {
    let place = Place::new();
    let campaign = MAP.open(&place);
    let view = place.run(&["show", &campaign, "--json"]).json();
    let shown = place.run(&["show", &campaign]).good().out;
    let line = |id: &str| {
        let mut lines = shown.lines().map(|line| line.split_whitespace().collect::<Vec<_>>());
        lines.find(|words| words.first() == Some(&id)).unwrap_or_else(|| panic!("{id}: {shown}"))
    };
    for space in view["map"]["spaces"].as_array().unwrap() {
        let words = line(space["id"].as_str().unwrap());
        if let Some(owner) = space["owner"].as_str() {
            assert!(words.contains(&owner), "{words:?}");
        }
        if space["terrain"].is_null() {
            let kind = if space["town"].is_null() { "castle" } else { "town" };
            assert!(words.contains(&kind), "{words:?}");
        }
    }
    for piece in view["map"]["pieces"].as_array().unwrap() {
        let words = line(piece["id"].as_str().unwrap());
        let owner = piece["owner"].as_str();
        assert!(owner.is_none_or(|owner| words.contains(&owner)), "{words:?}");
    }
}

#[test]
fn the_map_is_told_in_words_place_by_place() {
    let place = Place::new();
    let campaign = MAP.open(&place);
    let show = ["show", &campaign, "--as", "north"];
    let view = place.run(&[&show[..], &["--json"]].concat()).json();
    let atlas = place.run(&[&show[..], &["--atlas", "--json"]].concat()).json();
    let spaces = view["map"]["spaces"].as_array().unwrap();
    assert_eq!(atlas.as_array().unwrap().len(), spaces.len());
    for (space, told) in spaces.iter().zip(atlas.as_array().unwrap()) {
        let words = told["words"].as_str().unwrap();
        assert_eq!((&told["place"], &told["name"]), (&space["id"], &space["name"]));
        for next in space["links"].as_object().unwrap().keys() {
            assert!(words.contains(&format!(" {next} ")), "{next} lies next to it: {words}");
        }
        let at = |banner: &&serde_json::Value| banner["at"] == space["id"];
        for banner in view["map"]["banners"].as_array().unwrap().iter().filter(at) {
            let id = banner["id"].as_str().unwrap();
            assert!(words.contains(&format!("Army {id} of ")), "{words}");
        }
    }
    // One's own army is so far away: K1 lies next to 12, 12 to 13, 13 to 16.
    let one = place.run(&[&show[..], &["--atlas", "steenpas"]].concat()).good().out;
    assert!(one.starts_with("16 Steenpas: mountains in Noordmark, nobody's."), "{one}");
    assert!(one.contains("64 Grafveld (nobody's, through a tunnel)"), "{one}");
    assert!(one.contains("Your north-1 is 2 links away."), "{one}");
    let public = place.run(&["show", &campaign, "--atlas", "16"]).good().out;
    assert!(!public.contains("away"), "{public}");
    let nowhere = [&show[..], &["--atlas", "Atlantis"]].concat();
    place.run(&nowhere).bad(3, &["`Atlantis`", "K8"]);
    let siege = SIEGE.open(&place);
    let hexes = place.run(&["show", &siege, "--atlas"]).good().out;
    assert!(hexes.contains("5,1 Jousting Grounds. sigisbiduwald"), "{hexes}");
    let figure = place.run(&["show", &siege, "--as", "cathay", "--atlas", "amon"]).good().out;
    assert!(figure.starts_with("amon ") && figure.contains("Away: "), "{figure}");
    place.run(&["show", &siege, "--atlas", "99,99"]).bad(3, &["`99,99`", "Places are"]);
    place.run(&["show", &REALM.open(&place), "--atlas"]).bad(2, &["not told place by place"]);
}

#[test]
fn every_system_plays_a_file_of_orders() {
    let place = Place::new();
    for played in ALL {
        let campaign = played.open(&place);
        let Played { seat, order, .. } = played;
        place.write("file.txt", &format!("turn {}\n{seat}: {order} dice sealed\n", turn(&played)));
        let play = ["play", campaign.as_str(), "file.txt"];
        let check = place.run(&[&play[..], &["--check", "--json"]].concat()).json();
        let draws = [BATTLE.scenario, REALM.scenario].contains(&played.scenario);
        let accepted = if draws { 0 } else { 1 };
        assert_eq!(check["orders"], json!(accepted), "{check}: the first card is in an envelope");
        let first = place.run(&[&play[..], &["--json"]].concat()).json();
        assert_eq!((&first["orders"], &first["stood"]), (&json!(1), &json!(0)), "{order}");
        let again = place.run(&[&play[..], &["--json"]].concat()).json();
        assert_eq!((&again["orders"], &again["stood"]), (&json!(0), &json!(1)), "{order}");

        let system = system(&played);
        place.write("late.txt", "turn 9\n");
        let late = ["play", campaign.as_str(), "late.txt"];
        place.refused(&campaign, &late, 3, &["line 1", &format!("the {system} is in turn")]);
        place.write("wrong.txt", &format!("{seat}: dance on the table\n"));
        let wrong = ["play", campaign.as_str(), "wrong.txt", "--check"];
        place.refused(&campaign, &wrong, 2, &["line 1", "dance"]);
    }
}

fn turn(played: &Played) -> u32 {
    u32::from(played.scenario != SIEGE.scenario)
}

fn system(played: &Played) -> &'static str {
    match played.scenario {
        "siege" => "siege",
        "four-crowns" => "map",
        "one-gate" => "assault",
        "realm.toml" => "realm",
        _ => "battle",
    }
}

#[test]
fn everybody_of_a_map_is_done_with_one_line_and_its_phases_are_steps() {
    let place = Place::new();
    let campaign = MAP.open(&place);
    place.write("muster.txt", "turn 1 step muster\nall: done\nturn 1 step orders\n");
    let play = ["play", campaign.as_str(), "muster.txt", "--json"];
    let answer = place.run(&play).json();
    assert_eq!(answer["orders"], json!(4), "each of the four players");
    place.write("over.txt", "step muster\n");
    let over = ["play", campaign.as_str(), "over.txt"];
    place.refused(&campaign, &over, 3, &["turn 1, step Orders", "this step is over"]);
    place.write("soon.txt", "step retreats\n");
    let soon = ["play", campaign.as_str(), "soon.txt"];
    place.refused(&campaign, &soon, 3, &["and not here", "Still to act: ", "north"]);
}

#[test]
fn every_system_lists_what_is_legal() {
    let place = Place::new();
    for played in ALL {
        let campaign = played.open(&place);
        let options = place.run(&["options", &campaign, "--as", played.seat]).good();
        says(&options, &["ORDER", played.order]);
    }
    let campaign = MAP.open(&place);
    // What would narrow them down can be typed as it stands.
    let many = place.run(&["options", &campaign, "--as", "north"]).good();
    says(&many, &[&format!("`wapenrol options {campaign} --as north muster`")]);
    place.write("muster.txt", "all: done\n");
    place.run(&["play", &campaign, "muster.txt"]).good();
    let orders = place.run(&["options", &campaign, "--as", "north"]).good();
    says(&orders, &["write north-1 hold", " | march "]);
}

#[test]
fn every_system_is_told_and_waited_for() {
    let place = Place::new();
    for played in ALL {
        let campaign = played.open(&place);
        let order = ["order", campaign.as_str(), "--as", played.seat, played.order];
        says(&place.run(&order).good(), &["receipt "]);
        let log = place.run(&["log", &campaign, "--as", played.seat]).good();
        says(&log, &["turn "]);
        let opened = match system(&played) {
            "assault" => "An assault is opened: ".to_owned(),
            system => format!("A {system} is opened: "),
        };
        says(&log, &[&opened]);
        let waits = place.run(&["waits", &campaign]).good();
        says(&waits, &["engagement/1, turn ", "last "]);
    }
    says(&place.run(&["waits"]).good(), &["waits for "]);
}

#[test]
fn every_system_prints_what_it_has_and_refuses_the_rest_by_name() {
    let place = Place::new();
    for (played, kinds, none) in [
        (SIEGE, &["briefing", "roster", "reference", "map", "record"][..], &[][..]),
        (BATTLE, &["roster", "reference", "map", "record"], &["briefing"]),
        (ASSAULT, &["briefing", "roster", "reference", "map", "record"], &[]),
        (REALM, &["roster", "reference", "map", "record"], &["briefing"]),
        (MAP, &["roster", "map", "record"], &["briefing", "reference"]),
    ] {
        let campaign = played.open(&place);
        let files = place.run(&["sheets", &campaign, "--json"]).json();
        let files = files["files"].as_array().unwrap();
        let own = format!("sheets/{}.html", played.seat);
        assert!(files.contains(&json!(own)) && files.contains(&json!("sheets/everybody.html")));
        let pages = place.read(&own) + &place.read("sheets/everybody.html");
        for kind in kinds {
            assert!(pages.contains(&format!("data-sheet=\"{kind}\"")), "{kind} is missing");
            place.run(&["sheets", &campaign, "--only", kind]).good();
        }
        for kind in none {
            assert!(!pages.contains(&format!("data-sheet=\"{kind}\"")));
            let system = system(&played);
            let only = ["sheets", &campaign, "--only", kind];
            place.refused(&campaign, &only, 3, &[system, kind, kinds.last().unwrap()]);
        }
    }
}

/// While a siege rests between two turns of the map, orders are meant for the map.
#[test]
fn a_siege_that_rests_takes_no_orders_from_the_map() {
    let place = Place::new();
    let campaign = MAP.open(&place);
    let order =
        |seat: &str, text: &str| place.run(&["order", &campaign, "--as", seat, text]).good();
    let seats = ["north", "east", "south", "west"];
    for way in ["march 14", "march 31", "assault K4"] {
        seats.iter().for_each(|seat| drop(order(seat, "done")));
        seats[1..].iter().for_each(|seat| drop(order(seat, "write")));
        order("north", &format!("write north-1 {way}"));
        order("north", "proceed");
    }
    place.run(&["order", &campaign, "--as", "organiser", "open-fight", "1"]).good();
    let ruling = "rule 1 undecided because it rains";
    let rule = ["order", &campaign, "--as", "organiser", "--scope", "engagement/1", ruling];
    place.run(&rule).good();
    let done = order("north", "done");
    assert!(!done.out.contains("Assault"), "{}", done.out);
    says(&place.run(&["show", &campaign]).good(), &["turn 4 of ", "Muster", "besieged by north"]);
    // The title names the town, not the city, and the turn in which the siege began.
    says(&place.run(&["log", &campaign]).good(), &["The siege of Stroomslot, from turn 3"]);
}

/// Fights of the map are opened, fought out and told of by orders that `options` lists, at the map by their number
/// there and in the fight without.
#[test]
fn fights_of_the_map_are_typed() {
    let place = Place::new();
    let campaign = MAP.open(&place);
    let order = |seat: &str, text: &[&str]| {
        let order = [&["order", &campaign, "--as", seat], text].concat();
        place.run(&order).good()
    };
    let seats = ["north", "east", "south", "west"];
    for way in ["march 14", "march 31", "assault K4"] {
        seats.iter().for_each(|seat| drop(order(seat, &["done"])));
        seats[1..].iter().for_each(|seat| drop(order(seat, &["write"])));
        order(
            "north",
            &[&["write", "north-1"], way.split(' ').collect::<Vec<_>>().as_slice()].concat(),
        );
        order("north", &["proceed"]);
    }
    let options = |scope: &str| {
        place.run(&["options", &campaign, "--as", "organiser", "--scope", scope]).good()
    };
    says(&options("engagement/1"), &["open-fight 1", "Open the siege of Stroomslot"]);
    let wrong = ["order", &campaign, "--as", "organiser", "open-fight", "7"];
    place.refused(&campaign, &wrong, 3, &["fight 7"]);
    let wrong = ["order", &campaign, "--as", "organiser", "fight-out", "1"];
    place.refused(&campaign, &wrong, 2, &["has not been opened", "open-fight 1"]);
    says(&order("organiser", &["open-fight", "1"]), &["The siege of Stroomslot, from turn 3"]);
    says(&options("engagement/1"), &["fight-out 1"]);
    says(
        &options("engagement/2"),
        &["fight-out", "Let the bots fight out the siege of Stroomslot"],
    );
    let out = ["--scope", "engagement/2", "fight-out"];
    order("organiser", &out);
    says(&options("engagement/1"), &["close-fight 1"]);
    // The dice say whether the siege is won or goes on, and whether anything is left to be settled in turn 3.
    let closed = order("north", &["--scope", "engagement/1", "close-fight", "1"]);
    says(&closed, &["The siege of Stroomslot, from turn 3", "Turn 3: retreats"]);
}

/// The map has sheets while fights are under way, and a fight that is asked for has its own.
#[test]
fn sheets_are_of_what_is_asked_for() {
    let place = Place::new();
    let campaign = MAP.open(&place);
    let map = ["sheets", &campaign, "--scope", "engagement/1", "--only", "map"];
    place.run(&map).good();
    place.run(&["new", "one-gate", "--json"]).good();
    let unknown = ["sheets", &campaign, "--scope", "engagement/9", "--only", "map"];
    place.refused(&campaign, &unknown, 3, &["engagement/9"]);
}

#[test]
fn a_roster_of_an_army_names_its_pieces_and_nobody_elses() {
    let place = Place::new();
    for (played, view, all, owner) in [
        (BATTLE, "battle", "pieces", "colour"),
        (ASSAULT, "assault", "men", "side"),
        (MAP, "map", "pieces", "owner"),
    ] {
        let campaign = played.open(&place);
        let shown = place.run(&["show", &campaign, "--json"]).json();
        place.run(&["sheets", &campaign, "--as", played.seat, "--only", "roster"]).good();
        let roster = place.read(&format!("sheets/{}.html", played.seat));
        let pieces = shown[view][all].as_array().unwrap();
        assert!(!pieces.is_empty());
        for piece in pieces {
            let named = ["id", "piece", "man"].iter().find_map(|name| piece.get(name));
            let id = named.unwrap().as_str().unwrap();
            let named = roster.contains(&format!("<code>{id}</code>"));
            assert_eq!(named, piece[owner] == played.seat, "{id}");
        }
    }
}

/// What is left ahead of time is told to whoever has left it, and given when its step comes.
#[test]
fn orders_are_left_ahead_of_time() {
    let place = Place::new();
    let campaign = REALM.open(&place);
    let ahead = |seat: &str, left: &[&str]| {
        let ahead = ["ahead", &campaign, "--as", seat];
        place.run(&[&ahead, left].concat()).good()
    };
    says(&ahead("lilac", &["decide 2", "accept-from 4"]), &["decide 2\naccept-from 4\n"]);
    says(&ahead("gray", &[]), &["nothing is left", "can be left: decide SLOT"]);
    let wrong = ["ahead", &campaign, "--as", "lilac", "turn-up"];
    place.refused(&campaign, &wrong, 3, &["`turn-up` cannot be left", "bid DUCATS"]);
    for order in ["turn-up", "decide 1"] {
        place.run(&["order", &campaign, "--as", "ochre", order]).good();
    }
    says(&ahead("lilac", &[]), &["accept-from 4"]);
    says(&place.run(&["waits", &campaign]).good(), &["Gray"]);
    says(&ahead("lilac", &["--take-back"]), &["nothing is left"]);
}

/// Whoever has no choice passes, if they wish: to turn up the card is all that Ochre can do.
#[test]
fn a_seat_passes_where_it_has_no_choice() {
    let place = Place::new();
    let campaign = REALM.open(&place);
    let pass = |words: &[&str]| {
        let pass = ["pass", &campaign, "--as", "ochre"];
        place.run(&[&pass, words].concat()).good()
    };
    says(&pass(&[]), &["you are waited for, also where you have no choice"]);
    says(&pass(&["on"]), &["you pass where you have no choice"]);
    let log = place.run(&["log", &campaign]).good();
    says(&log, &["Ochre: turn-up"]);
    says(&pass(&[]), &["you pass where"]);
    // Ochre decides now, and nobody passes for them.
    says(&place.run(&["waits", &campaign]).good(), &["an order (Ochre)"]);
    says(&pass(&["off"]), &["you are waited for"]);
    let organiser = ["pass", &campaign, "--as", "organiser", "on"];
    place.refused(&campaign, &organiser, 3, &["Only whoever plays a seat"]);
}

/// Whoever plays one engagement among several names it once.
#[test]
fn an_engagement_is_named_once_for_all_orders() {
    let place = Place::new();
    let campaign = REALM.open(&place);
    let mut options = place.command(&["options", &campaign, "--as", "ochre"]);
    let other = options.env("WAPENROL_SCOPE", "engagement/7").output().unwrap();
    assert_eq!(other.status.code(), Some(3));
    assert!(String::from_utf8_lossy(&other.stderr).contains("engagement/7"));
    let named = options.env("WAPENROL_SCOPE", "engagement/1").output().unwrap();
    assert!(String::from_utf8_lossy(&named.stdout).contains("turn-up"), "{named:?}");
}
