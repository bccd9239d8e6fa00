//! A battle in a terminal: the table, the open card, and everybody on it.

use super::{list, word};
use crate::printing;
use serde_json::Value;
use std::collections::BTreeMap;
use std::fmt::Write as _;
use te_wapen::terrain::Terrain;

pub(super) fn tell(view: &Value, text: &mut String) {
    let battle = &view["battle"];
    let _ = writeln!(text, "{}, as {} sees it", word(&view["name"]), word(&view["reader"]));
    let last = battle["last_turn"].as_u64().map_or_else(String::new, |last| format!(" of {last}"));
    let _ = writeln!(text, "turn {}{last}, {} cards left", battle["turn"], battle["cards_left"]);
    let live = if view["live"] == true { "" } else { ", left behind by a rewind" };
    let _ = writeln!(text, "behind record {}{live}", view["at"]["seq"]);
    let outcome = &battle["outcome"];
    if let Some(colour) = outcome["won"].as_str() {
        let _ = writeln!(text, "it ended: the {colour} army has won");
    } else if outcome.is_string() {
        text.push_str("it ended: drawn\n");
    } else if let Some(card) = battle["card"]["card"].as_str() {
        let (colour, open) = (word(&battle["card"]["colour"]), &battle["card"]);
        let what = match (open["chosen"] == true, open["fighting"] == true) {
            (false, _) => format!("activates {}", open["activations"]),
            (true, false) => "moves".to_owned(),
            (true, true) => "fights".to_owned(),
        };
        let _ = writeln!(text, "{card} lies open: {colour} {what}");
    } else {
        text.push_str("the next card comes when somebody says proceed\n");
    }
    text.push('\n');
    picture(battle, text);
    armies(battle, text);
    pieces(battle, text);
}

/// The table, two characters a hex, odd rows half a hex to the right.
fn picture(battle: &Value, text: &mut String) {
    let mut units: BTreeMap<&str, String> = BTreeMap::new();
    for piece in list(&battle["pieces"]) {
        let Some(hex) = piece["hex"].as_str() else { continue };
        let letter = if piece["colour"] == "red" { 'r' } else { 'b' };
        if piece["body"] == "individual" {
            units.entry(hex).or_insert_with(|| letter.to_string());
        } else if piece["body"] != "trap" {
            units.insert(hex, format!("{}{}", letter.to_ascii_uppercase(), piece["wounds"]));
        }
    }
    let mut row_now = None;
    for ground in list(&battle["hexes"]) {
        let hex = word(&ground["hex"]);
        let row: Option<usize> = hex.split_once(',').and_then(|(_, row)| row.parse().ok());
        if row != row_now {
            if row_now.is_some() {
                text.truncate(text.trim_end_matches(' ').len());
                text.push('\n');
            }
            row_now = row;
            let row = row.unwrap_or_default();
            let _ = write!(text, "{row:>3} {}", if row % 2 == 1 { " " } else { "" });
        }
        let terrain: Option<Terrain> = word(&ground["terrain"]).parse().ok();
        let letter = terrain.map_or('?', Terrain::letter).to_string();
        let _ = write!(text, "{:<2}", units.get(hex).unwrap_or(&letter));
    }
    text.push('\n');
    let legend: Vec<String> = list(&battle["legend"])
        .filter_map(|ground| {
            let terrain: Terrain = word(&ground["terrain"]).parse().ok()?;
            Some(format!("{} {}", terrain.letter(), word(&ground["name"]).to_lowercase()))
        })
        .collect();
    let _ = writeln!(
        text,
        "\nR B units with what they endure, r b individuals alone; {}\n",
        legend.join(", ")
    );
}

fn armies(battle: &Value, text: &mut String) {
    let mut table = printing::table(&["army", "", "wounds lost", "of"]);
    for (colour, name) in battle["armies"].as_object().into_iter().flatten() {
        let losses = &battle["losses"][colour];
        table.add_row([colour, word(name), &losses[0].to_string(), &losses[1].to_string()]);
    }
    let _ = writeln!(text, "{table}\n");
}

fn pieces(battle: &Value, text: &mut String) {
    let head = ["piece", "", "hex", "endures", "counters", "magic", "with", "now"];
    let mut table = printing::table(&head);
    for piece in list(&battle["pieces"]).filter(|piece| piece["hex"].is_string()) {
        let doing = &piece["doing"];
        let now = match (doing.is_object(), doing["acted"] == true, doing["moved"] == true) {
            (false, ..) if piece["ready"] == true => "ready",
            (false, ..) => "",
            (true, true, _) => "has fought",
            (true, false, true) => "has moved",
            (true, false, false) => "acts",
        };
        let magic = piece["magic_points"].as_u64().map_or_else(String::new, |it| it.to_string());
        table.add_row([
            word(&piece["piece"]),
            word(&piece["name"]),
            word(&piece["hex"]),
            &format!("{} of {}", piece["wounds"], piece["of"]),
            &piece["counters"].to_string(),
            &magic,
            word(&piece["attached_to"]),
            now,
        ]);
    }
    let _ = writeln!(text, "{table}");
}
