//! Playing on paper: sheets to print, and the file that is typed in afterwards.

use crate::harness::Place;
use serde_json::json;
use std::collections::BTreeSet;

const EVENING: &str = "\
# Friday
step 0 Council
ci: deploy mannheim 4,12
cathay: tell We roll the dice 5
all: done

turn 1 step 1
as bretonnia
refill
all: refill
turn 1 step 2
";

fn told(place: &Place, campaign: &str) -> usize {
    place.log(campaign).matches("lowenheim.story_told").count()
}

#[test]
fn a_typed_evening_is_played_and_not_twice() {
    let place = Place::new();
    let campaign = place.siege();
    place.write("friday.txt", EVENING);
    let play = ["play", campaign.as_str(), "friday.txt", "--json"];
    let first = place.run(&play).json();
    assert_eq!((&first["orders"], &first["stood"]), (&json!(14), &json!(0)));
    let log = place.log(&campaign);
    let again = place.run(&play).json();
    assert_eq!((&again["orders"], &again["stood"]), (&json!(0), &json!(14)));
    assert_eq!(log, place.log(&campaign));

    let more = format!("{EVENING}cathay: tell And on we go.\n");
    place.write("friday.txt", &more);
    assert_eq!(place.run(&play).json()["orders"], json!(1));
    assert_eq!(told(&place, &campaign), 2);
    let piped = ["play", &campaign, "friday.txt", "--from", "12", "--json"];
    assert_eq!(place.run(&piped).json()["orders"], json!(1), "as new, whatever stands");
    assert_eq!(told(&place, &campaign), 3);
}

#[test]
fn the_first_wrong_line_is_named_and_can_be_corrected() {
    let place = Place::new();
    let campaign = place.siege();
    let wrong = EVENING.replace("all: done", "cathay: stirke wen-jiao-bao skaven-1\nall: done");
    place.write("friday.txt", &wrong);
    let play = ["play", campaign.as_str(), "friday.txt"];
    let said = place.run(&play).bad(2, &["line 5", "Did you mean `strike`?", "2 orders before it"]);
    assert!(said.err.contains("play the file again"), "{said:?}");

    // It can be read, and the rules say no: what would be legal is told.
    place.write("friday.txt", &wrong.replace("stirke", "strike"));
    place.run(&play).bad(3, &["line 5", "rules HEI-143"]);
    place.write("friday.txt", EVENING);
    place.run(&play).good();
    assert_eq!(told(&place, &campaign), 1, "what stood was not told again");

    // Dice are asked for by name, and a place that is not reached is noticed.
    place.write("early.txt", "turn 2\n");
    let early = ["play", campaign.as_str(), "early.txt"];
    place.run(&early).bad(3, &["line 1", "turn 1, step 2", "organiser: proceed"]);
    place.write("late.txt", "step 1\n");
    place.run(&["play", &campaign, "late.txt"]).bad(3, &["line 1", "this step is over"]);
    place.write("who.txt", "\n\ndone\n");
    place.run(&["play", &campaign, "who.txt"]).bad(2, &["line 3", "city-guard: done"]);
}

#[test]
fn what_stands_is_changed_by_a_rewind_alone() {
    let place = Place::new();
    let campaign = place.siege();
    let play = ["play", campaign.as_str(), "friday.txt"];
    place.write("friday.txt", EVENING);
    place.run(&play).good();
    let log = place.log(&campaign);

    let corrected = EVENING.replace("deploy mannheim 4,12", "deploy mannheim 3,11");
    place.write("friday.txt", &corrected);
    let said = place.run(&play).bad(3, &["line 3", "line 4 below it", "wapenrol rewind"]).err;
    assert_eq!(log, place.log(&campaign));

    // The answer names the record to go back to: before the old line, not only before the next.
    let record = said.split_once("--to ").unwrap().1.split(' ').next().unwrap();
    let rewind = ["rewind", &campaign, "--to", record, "--reason", "A slip"];
    place.run(&rewind).good();
    let answer = place.run(&["play", &campaign, "friday.txt", "--json"]).json();
    assert_eq!((&answer["orders"], &answer["stood"]), (&json!(14), &json!(0)));
    let view = place.run(&["show", &campaign, "--json"]).json();
    let figures = view["siege"]["figures"].as_array().unwrap();
    let mannheim = figures.iter().find(|figure| figure["id"] == "mannheim").unwrap();
    assert_eq!(mannheim["hex"], "3,11");
}

#[test]
fn a_check_reads_everything_and_writes_nothing() {
    let place = Place::new();
    let campaign = place.siege();
    let log = place.log(&campaign);
    let check = ["play", campaign.as_str(), "friday.txt", "--check", "--json"];
    let more = format!("{EVENING}organiser: proceed\nci: move mannheim 4,13\n");
    place.write("friday.txt", &more);
    let answer = place.run(&check).json();
    assert_eq!((&answer["orders"], &answer["card_at"]), (&json!(14), &json!(12)));
    // Behind the card nothing can be decided beforehand, but everything can be read.
    place.write("friday.txt", &more.replace("move mannheim", "move manheim"));
    place.run(&check).bad(2, &["line 13", "manheim"]);
    place.write("friday.txt", &EVENING.replace("4,12", "20,20"));
    place.run(&check).bad(3, &["line 3"]);
    assert_eq!(log, place.log(&campaign));
}

#[test]
fn each_seat_has_a_file_with_its_own_secrets() {
    let place = Place::new();
    let campaign = place.siege();
    let files = place.run(&["sheets", &campaign, "--json"]).json();
    assert_eq!(files["files"].as_array().unwrap().len(), 7);
    let guard = place.read("sheets/city-guard.html");
    let cathay = place.read("sheets/cathay.html");
    let everybody = place.read("sheets/everybody.html");
    for (sheet, own) in [(&guard, true), (&cathay, false), (&everybody, false)] {
        assert_eq!(sheet.contains("The sweetwater well."), own);
        assert!(sheet.contains("<style>") && !sheet.contains("<link"), "it needs no server");
        assert!(!sheet.contains("/assets/"), "nor its letters");
    }
    assert!(cathay.contains("The Silver Hair") && !guard.contains("The Silver Hair"));

    let own = ["sheets", &campaign, "--as", "cathay", "--folder", "one", "--only", "briefing"];
    assert_eq!(place.run(&own).good().out.trim(), "one/cathay.html");
    assert_eq!(place.run(&["sheets"]).good().out.trim(), "sheets/everybody.html");
    place.run(&["sheets", "--only", "roster"]).bad(2, &["name one"]);
    place.run(&["sheets", "--only", "poster"]).bad(2, &["briefing, roster, reference"]);
    place.run(&["sheets", &campaign, "--as", "skaven"]).bad(3, &["city-guard"]);
}

/// The whole hash of genesis, as a checkpoint names the campaign.
fn campaign_hash(place: &Place, campaign: &str) -> String {
    let log = place.log(campaign);
    let genesis: serde_json::Value = serde_json::from_str(log.lines().next().unwrap()).unwrap();
    genesis["hash"].as_str().unwrap().to_owned()
}

/// Under each banner those who march with it, and who is elsewhere behind them.
#[test]
fn a_roster_of_the_map_tells_everybody_once() {
    let place = Place::new();
    let new = place.run(&["new", "four-crowns", "--json"]).json();
    let campaign = new["campaign"].as_str().unwrap();
    place.run(&["sheets", campaign, "--as", "east", "--only", "roster"]).good();
    let page = place.read("sheets/east.html");
    // Ids of pieces have a hyphen; those of castles, which stand there more than once, have none.
    let ids = page.split("<code>").skip(1).filter_map(|rest| rest.split('<').next());
    let pieces: Vec<&str> = ids.filter(|id| id.contains('-')).collect();
    assert!(pieces.contains(&"necromancer-1"), "{pieces:?}");
    let once: BTreeSet<&&str> = pieces.iter().collect();
    assert_eq!(once.len(), pieces.len(), "{pieces:?}");
    assert_eq!(page.matches(">Where</th>").count(), 1, "a banner says where its own are");
}

#[test]
fn a_roster_looks_as_it_did() {
    let place = Place::new();
    let campaign = place.siege();
    let only = ["sheets", &campaign, "--as", "bretonnia", "--only", "roster"];
    place.run(&only).good();
    let page = place.read("sheets/bretonnia.html");
    let body = page.split_once("<body>").unwrap().1;
    let (body, checkpoint) = body.split_once("<footer class=\"checkpoint\">").unwrap();
    assert!(checkpoint.contains(&campaign_hash(&place, &campaign)), "{checkpoint}");
    // A row is a line; boxes are what is said of them.
    let body = body.replace('\n', " ").replace("</td>", " |").replace("</th>", " |");
    let body = ["</tr>", "</h1>", "</h2>", "</h3>", "</p>"]
        .iter()
        .fold(body, |body, end| body.replace(end, "\n"));
    let mut text = String::new();
    for piece in body.split('<') {
        let (tag, words) = piece.split_once('>').unwrap_or(("", piece));
        let label = tag.strip_prefix("span").and_then(|tag| tag.split_once("aria-label=\""));
        if let Some((_, label)) = label {
            text += &format!("[{}]", label.split('"').next().unwrap_or_default());
        }
        text += words;
    }
    let words = |line: &str| line.split_whitespace().collect::<Vec<_>>().join(" ");
    let lines: Vec<String> = text.lines().map(words).filter(|line| !line.is_empty()).collect();
    insta::assert_snapshot!(lines.join("\n"));
}

#[test]
fn everybodys_sheets_tell_all_cards_steps_and_orders() {
    let place = Place::new();
    place.run(&["sheets"]).good();
    let page = place.read("sheets/everybody.html");
    for said in ["Counter mine", "Shell fire", "9d", "Officers' conference", "step 7", "HEI-164"] {
        assert!(page.contains(said), "`{said}` is missing");
    }
    assert!(!page.contains("sweetwater"), "the well is the City Guard's secret");
}

/// Whoever writes orders on paper finds each hex by its number, and what stands there that can be broken.
#[test]
fn a_battle_is_fought_over_a_map_on_paper() {
    let place = Place::new();
    let castle = place.run(&["scenario", "print", "castle"]).good().out;
    let walls = "walls = [\"4,3:E\", \"4,3:SE\"]";
    place.write("castle.toml", &format!("{walls}\n{castle}"));
    let new = place.run(&["new", "castle.toml", "--json"]).json();
    let campaign = new["campaign"].as_str().unwrap();
    let view = place.run(&["show", campaign, "--json"]).json();
    let hexes = view["battle"]["hexes"].as_array().unwrap();
    place.run(&["sheets", campaign, "--only", "map"]).good();
    let sheet = place.read("sheets/everybody.html");
    assert_eq!(sheet.matches("<polygon").count(), hexes.len());
    for hex in hexes {
        let number = format!(r#">{}</text>"#, hex["hex"].as_str().unwrap());
        assert!(sheet.contains(&number), "{number}");
    }
    assert_eq!(sheet.matches(r#"<path class="wall""#).count(), 2);
    let endures = hexes.iter().filter_map(|hex| hex["building"].as_u64()).max().unwrap();
    assert!(
        sheet.contains(&format!(r#"class="place">{endures}"#))
            || sheet.contains(&format!(">{endures}<"))
    );
}

#[test]
fn a_battle_is_played_with_a_pack_of_cards_of_the_tables_own() {
    let place = Place::new();
    let new = place.run(&["new", "first-evening", "--json"]).json();
    let campaign = new["campaign"].as_str().unwrap();
    let played = |words: &[&str]| {
        place.run(&[&["order", campaign, "--as", "red", "proceed"], words].concat())
    };
    played(&["--cards"]).bad(3, &["WAP-030", "In the pile lie", "joker-2"]);
    played(&["card", "clubs-13"]).bad(3, &["clubs-13 does not lie in the pile", "clubs-king"]);

    // The file is tried to its end, though cards decide who acts.
    let file = "red: proceed card clubs-ace\nred: activate red-cavalry-1\n";
    place.write("battle.txt", file);
    let check = ["play", campaign, "battle.txt", "--check"];
    let refused = place.run(&check).bad(3, &["line 2"]).err;
    assert!(!refused.contains("sealed"), "{refused}");
    place.write("battle.txt", "red: proceed card clubs-ace\nred: proceed\n");
    place.run(&check).bad(3, &["line 2"]);
    place.write("battle.txt", "red: proceed card clubs-ace\n");
    let checked = place.run(&check).good();
    assert!(checked.out.contains("1 orders would be accepted"), "{}", checked.out);
    assert!(!checked.out.contains("only read"), "{}", checked.out);

    place.run(&["play", campaign, "battle.txt"]).good();
    let log = place.log(campaign);
    assert!(
        log.contains(r#""card":"clubs-ace""#) && log.contains(r#""entered_by":"red""#),
        "{log}"
    );
    place.run(&["export", campaign, "-o", "log.ndjson"]).good();
    let told = place.run(&["verify", "log.ndjson"]).good().out;
    assert!(told.contains("decided once more"), "{told}");
}
