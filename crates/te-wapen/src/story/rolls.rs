//! Dice and cards in plain words.

use super::{text, words};
use crate::cards::Card;
use chance::Dice;
use messages::Language;

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
    words.say(
        "rolled",
        &[
            ("why", text(why)),
            ("dice", text(dice)),
            ("faces", words.list(&faces).into()),
            ("clause", text(clause)),
        ],
    )
}

/// A card that was drawn from the activation deck.
#[must_use]
pub fn draw_sentence(card: &str, of: u32, language: Language) -> String {
    let words = words(language);
    let named = card.parse().map(|card: Card| super::card(card, words));
    let name = named.unwrap_or_else(|_| card.to_owned());
    words.say("drawn", &[("card", name.into()), ("count", of.into())])
}
