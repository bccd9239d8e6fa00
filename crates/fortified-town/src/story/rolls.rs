//! Dice in plain words.

use super::words;
use chance::Dice;
use messages::{Language, say};

/// Dice that fell: what for, and what they showed. `why` is the code in the record.
#[must_use]
pub fn roll_sentence(
    clause: &str,
    why: &str,
    dice: Dice,
    faces: &[u32],
    language: Language,
) -> String {
    let words = words(language);
    let faces: Vec<String> = faces.iter().map(u32::to_string).collect();
    say!(
        words,
        "rolled",
        why = why.to_owned(),
        dice = dice.to_string(),
        faces = words.list(&faces),
        clause = clause.to_owned(),
    )
}

/// A card that was drawn: an assault has none.
#[must_use]
pub fn draw_sentence(card: &str, of: u32, language: Language) -> String {
    say!(words(language), "drawn", card = card.to_owned(), count = of)
}
