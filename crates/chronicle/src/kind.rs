//! The kinds of record that the chronicle itself knows.

/// Genesis.
pub const CAMPAIGN_CREATED: &str = "campaign.created";
/// The order that opens every other batch.
pub const ORDER_GIVEN: &str = "order.given";
/// The head was moved to an earlier, or an abandoned, batch end.
pub const TIMELINE_REWOUND: &str = "timeline.rewound";
/// Dice fell.
pub const DICE_ROLLED: &str = "dice.rolled";
/// A card was drawn.
pub const CARD_DRAWN: &str = "card.drawn";

/// Somebody confirms or contests thrown dice.
pub const DICE_WITNESSED: &str = "dice.witnessed";

/// Is it `<prefix>.<name>`, both of lower-case letters, digits, hyphens and underscores?
pub(crate) fn is_kind(text: &str) -> bool {
    let allowed = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, b'-' | b'_');
    let part = |part: &str| !part.is_empty() && part.bytes().all(allowed);
    text.split_once('.').is_some_and(|(prefix, name)| part(prefix) && part(name))
}
