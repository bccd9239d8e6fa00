use super::{DUTCH, ENGLISH};
use messages::{faults, untranslated};

/// Every file that makes a sentence of this room.
const SOURCES: [&str; 20] = [
    include_str!("../action.rs"),
    include_str!("../alliances.rs"),
    include_str!("../boundaries.rs"),
    include_str!("../cards.rs"),
    include_str!("../checks.rs"),
    include_str!("../crown.rs"),
    include_str!("../decisions.rs"),
    include_str!("../duels.rs"),
    include_str!("../extending.rs"),
    include_str!("../knights.rs"),
    include_str!("../land.rs"),
    include_str!("../payment.rs"),
    include_str!("../placing.rs"),
    include_str!("../renegades.rs"),
    include_str!("../round.rs"),
    include_str!("../set_right.rs"),
    include_str!("../setup.rs"),
    include_str!("../space.rs"),
    include_str!("../talks.rs"),
    // Rows of names are made where a refusal is said.
    "Names .list(",
];

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(faults(ENGLISH, DUTCH, &SOURCES), Vec::<String>::new());
    assert_eq!(untranslated(ENGLISH, DUTCH), Vec::<String>::new());
}
