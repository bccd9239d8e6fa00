//! The four colours, in the order in which they are given out ([LR-41](crate::clauses::LR_41)).

use decider::{By, Seat};
use rulebook::named;

named! {
    /// A colour, and whoever plays it.
    #[schemars(rename = "RealmColour")]
    Colour {
        /// The first.
        Ochre = "ochre", "Ochre";
        /// The second.
        Lilac = "lilac", "Lilac";
        /// The third.
        Gray = "gray", "Gray";
        /// The fourth, neutral where three play and nobody says otherwise.
        Red = "red", "Red";
    }
}

impl Colour {
    /// The role of whoever plays it.
    #[must_use]
    pub fn seat(self) -> Seat {
        #[expect(clippy::expect_used, reason = "the words are small letters, which name a seat")]
        self.word().parse().expect("the word of a colour names a seat")
    }

    /// The colour that somebody plays; none: it is no player.
    #[must_use]
    pub fn of(by: &By) -> Option<Self> {
        by.seat().and_then(|seat| seat.name().parse().ok())
    }
}
