//! Dice and cards in plain English.

use crate::cards::Card;
use chance::Dice;

/// Dice that fell: what for, and what they showed. `why` is the code in the record.
#[must_use]
pub fn roll_sentence(clause: &str, why: &str, dice: Dice, faces: &[u32]) -> String {
    let faces: Vec<String> = faces.iter().map(u32::to_string).collect();
    format!("{}, {dice}: {} ({clause}).", roll_name(why), super::listed(&faces))
}

/// A card that was drawn from the activation deck.
#[must_use]
pub fn draw_sentence(card: &str, of: u32) -> String {
    let name = card.parse().map_or_else(|_| card.to_owned(), |card: Card| super::card(card));
    format!("{name} is drawn from the activation deck of {}.", super::count(of, "card"))
}

/// What dice are thrown for, as people say it.
fn roll_name(why: &str) -> &str {
    match why {
        "attack" => "Attack",
        "accuracy" => "The Blade of Accuracy rolls again",
        "strike" => "The spell strikes",
        "freezing-gaze" => "Freezing gaze",
        "trap" => "The trap",
        "heads" => "How many heads",
        "power" => "A demon's power",
        "weapon" => "A magic weapon",
        "trinket" => "A magic item",
        "banner" => "A banner",
        "save" => "Mithril saves",
        "warding" => "Warding",
        "healing" => "Healing",
        "batter" => "The engine strikes",
        "assassination" => "Assassin and victim",
        "animal-form" => "How long it is an animal",
        other => other,
    }
}
