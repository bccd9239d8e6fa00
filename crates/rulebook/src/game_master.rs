//! The game master: a seat of the table that a campaign may have. They read everything; what else they may
//! do, each rulebook says for itself.

use decider::Seat;

/// The name of their seat.
pub const SEAT: &str = "game-master";

/// Their name as people say it.
pub const NAME: &str = "Game master";

/// Their seat.
#[must_use]
pub fn seat() -> Seat {
    #[expect(clippy::expect_used, reason = "letters and a hyphen are a seat's name")]
    SEAT.parse().expect("the name is a seat's name")
}
