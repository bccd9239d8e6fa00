//! One program for all tests of the town: it is linked once.
#![allow(clippy::expect_used, reason = "a test may panic")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod foretold;
mod rulebook;
mod secrets;
mod whole_assaults;
mod whole_sieges;

use fortified_town::scenario::TOWNS;
use fortified_town::{faults, town::Town};
use messages::Language;

#[test]
fn the_built_in_towns_lack_nothing() {
    for (word, text) in TOWNS {
        let town: Town = toml::from_str(text).unwrap();
        let fault = faults::check(&town).err().map(|fault| fault.in_language(Language::English));
        assert_eq!(fault, None, "{word}");
    }
}
