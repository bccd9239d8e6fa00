//! A battle as text: the table, the open card, and everybody on it.

use crate::terminal::{
    Moment, begin_row, column_numbers, counted, end_row, number_or_nothing, put, table,
};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use te_wapen::deployment::zone_in_words;
use te_wapen::pieces::Colour;
use te_wapen::state::Outcome;
use te_wapen::troops::Body;
use te_wapen::view::{CardView, PieceView, View};

pub(super) fn moment(battle: &View) -> Moment {
    let open = battle.card.as_ref().map(|open| open.card.to_string());
    Moment { turn: battle.turn, steps: Vec::new(), now: None, open }
}

pub(super) fn now(battle: &View) -> String {
    let last = battle.last_turn.map_or_else(String::new, |last| format!(" of {last}"));
    format!("turn {}{last}, {} cards left", battle.turn, battle.cards_left)
}

pub(super) fn text(battle: &View, text: &mut String) {
    if let (None, Some(now)) = (&battle.outcome, battle.deployments.first()) {
        let waits = battle.reserve.iter().filter(|piece| piece.colour == now.army).count();
        let zone = zone_in_words(&now.zone);
        let _ = writeln!(text, "{} sets up before the first card: {waits} wait", now.army);
        let _ = writeln!(text, "its zone: {zone}\n");
        return board(battle, text);
    }
    match (&battle.outcome, &battle.card, battle.digs) {
        (None, _, Some((digger, left))) => {
            let _ = writeln!(text, "{digger} digs walls before the first card: {left} left");
        }
        (Some(Outcome::Won(colour)), ..) => {
            let _ = writeln!(text, "it ended: the {colour} army has won");
        }
        (Some(Outcome::Drawn), ..) => text.push_str("it ended: drawn\n"),
        (None, Some(CardView { card, colour, activations, fighting, chosen, .. }), None) => {
            let what = match (chosen, fighting) {
                (false, _) => format!("activates {activations}"),
                (true, false) => "moves".to_owned(),
                (true, true) => "fights".to_owned(),
            };
            let _ = writeln!(text, "{card} lies open: {colour} {what}");
        }
        (None, None, None) => text.push_str("the next card comes when somebody says proceed\n"),
    }
    text.push('\n');
    board(battle, text);
}

fn board(battle: &View, text: &mut String) {
    picture(battle, text);
    let mut armies = table(&["army", "", "wounds lost", "of"]);
    for (colour, name) in &battle.armies {
        let (lost, of) = battle.losses.get(colour).copied().unwrap_or_default();
        armies.add_row([colour.to_string(), name.clone(), lost.to_string(), of.to_string()]);
    }
    put(text, &armies);
    goals(battle, text);
    pieces(battle, text);
    reserve(battle, text);
    profiles(battle, text);
    text.truncate(text.trim_end().len());
    text.push('\n');
}

/// What the armies win by besides the end of the other.
fn goals(battle: &View, text: &mut String) {
    if battle.goals.is_empty() {
        return;
    }
    let mut all = table(&["army", "wins by this too", ""]);
    for goal in &battle.goals {
        let met = if goal.met { "done" } else { "" };
        all.add_row([goal.army.to_string(), goal.words.clone(), met.to_owned()]);
    }
    put(text, &all);
}

/// The table, two characters a hex.
fn picture(battle: &View, text: &mut String) {
    let mut units: BTreeMap<_, String> = BTreeMap::new();
    for piece in &battle.pieces {
        let Some(hex) = piece.hex else { continue };
        let letter = match piece.colour {
            Colour::Red => 'r',
            Colour::Black => 'b',
        };
        if piece.body == Body::Individual {
            units.entry(hex).or_insert_with(|| letter.to_string());
        } else if piece.body != Body::Trap {
            units.insert(hex, format!("{}{}", letter.to_ascii_uppercase(), piece.wounds));
        }
    }
    let columns = battle.hexes.iter().map(|ground| ground.hex.column()).max();
    column_numbers(0..columns.and_then(|last| u32::try_from(last + 1).ok()).unwrap_or(0), text);
    let mut row_now = None;
    for ground in &battle.hexes {
        let row = ground.hex.row();
        if row_now != Some(row) {
            if row_now.is_some() {
                end_row(text);
            }
            row_now = Some(row);
            begin_row(text, row);
        }
        let letter = ground.terrain.letter().to_string();
        let _ = write!(text, "{:<2}", units.get(&ground.hex).unwrap_or(&letter));
    }
    end_row(text);
    let legend: Vec<String> = battle
        .legend
        .iter()
        .map(|ground| format!("{} {}", ground.terrain.letter(), ground.name.to_lowercase()))
        .collect();
    let doors: Vec<String> =
        battle.hexes.iter().filter(|hex| hex.door).map(|hex| hex.hex.to_string()).collect();
    if !doors.is_empty() {
        let _ = writeln!(text, "\na door for everybody on foot: {}", doors.join(" "));
    }
    let _ = writeln!(
        text,
        "\nR B units with what they endure, r b individuals alone; {}\n",
        legend.join(", ")
    );
}

/// What everybody on the table can do, and what they carry.
fn profiles(battle: &View, text: &mut String) {
    let mut all =
        table(&["piece", "moves", "dice by distance", "hit at", "sets it apart", "carries"]);
    for piece in battle.pieces.iter().filter(|piece| piece.hex.is_some()).chain(&battle.reserve) {
        let joined = |numbers: &[u32], between: &str| {
            numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(between)
        };
        all.add_row([
            piece.piece.to_string(),
            joined(&piece.moves, "/"),
            joined(&piece.dice, " "),
            format!("{}+", piece.hit_at),
            piece.special.join("; "),
            carried(piece).join("; "),
        ]);
    }
    put(text, &all);
}

pub(super) fn carried(piece: &PieceView) -> Vec<String> {
    let items = &piece.items;
    let weapons = items.weapons.iter().map(|it| it.name().to_owned());
    let trinkets = items.trinkets.iter().map(|it| it.name().to_owned());
    let banners = items.banners.iter().map(|it| it.name().to_owned());
    let unique = items.unique.iter().map(|it| it.name.clone());
    weapons.chain(trinkets).chain(banners).chain(unique).collect()
}

fn pieces(battle: &View, text: &mut String) {
    let mut all = table(&["piece", "", "hex", "endures", "counters", "magic", "with", "now"]);
    for piece in counted(&battle.pieces, |piece| piece.piece.to_string()) {
        let Some(hex) = piece.hex else { continue };
        all.add_row([
            piece.piece.to_string(),
            piece.name.clone(),
            hex.to_string(),
            format!("{} of {}", piece.wounds, piece.of),
            piece.counters.to_string(),
            number_or_nothing(piece.magic_points),
            piece.attached_to.as_ref().map_or_else(String::new, ToString::to_string),
            doing(piece).to_owned(),
        ]);
    }
    put(text, &all);
}

/// Who waits to be set up before the first card.
fn reserve(battle: &View, text: &mut String) {
    if battle.reserve.is_empty() {
        return;
    }
    let mut all = table(&["waits to be set up", "", "endures"]);
    for piece in &battle.reserve {
        all.add_row([piece.piece.to_string(), piece.name.clone(), piece.of.to_string()]);
    }
    put(text, &all);
}

pub(super) const fn doing(piece: &PieceView) -> &'static str {
    match &piece.doing {
        None if piece.ready => "ready",
        None => "",
        Some(doing) if doing.acted => "has fought",
        Some(doing) if doing.moved => "has moved",
        Some(_) => "acts",
    }
}
