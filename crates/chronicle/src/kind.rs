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

/// The campaign ended.
pub const CAMPAIGN_CLOSED: &str = "campaign.closed";
/// Somebody's device can sign for a seat from now on.
pub const DEVICE_BOUND: &str = "seat.device_bound";
/// A device signs for a seat no more.
pub const DEVICE_RELEASED: &str = "seat.device_released";
/// A device has laid a chain of links that it will give to others' dice.
pub const CHAIN_LAID: &str = "chance.chain_laid";
/// Who gives to the dice, and what happens when nobody does.
pub const POLICY_SET: &str = "chance.policy_set";
/// What the others gave to the dice of this batch.
pub const CONTRIBUTED: &str = "chance.contributed";
/// Links that came and were not used.
pub const SPENT: &str = "chance.spent";
/// The campaign's secret, told when it is closed.
pub const SECRET_TOLD: &str = "chance.secret_told";

/// Does this kind count along the stream, whatever is rewound? Bindings, chains, used links, policies.
#[must_use]
pub fn is_along_the_stream(kind: &str) -> bool {
    kind.starts_with("seat.") || kind.starts_with("chance.")
}

/// Is it `<prefix>.<name>`, both of lower-case letters, digits, hyphens and underscores?
pub(crate) fn is_kind(text: &str) -> bool {
    let allowed = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || matches!(c, b'-' | b'_');
    let part = |part: &str| !part.is_empty() && part.bytes().all(allowed);
    text.split_once('.').is_some_and(|(prefix, name)| part(prefix) && part(name))
}
