//! What a gallery shows of the built-in scenarios.

use messages::Language;
use te_wapen::preview_card::preview_card;
use te_wapen::scenario::{SCENARIOS, Scenario};
use te_wapen::troops::{ARMIES, ArmyBook, Body, Library};

#[test]
fn every_scenario_has_a_picture_and_none_shows_a_trap() {
    let books = ARMIES.iter().map(|(_, text)| toml::from_str::<ArmyBook>(text).unwrap());
    let library = Library::of(books).unwrap();
    let mut traps = 0;
    for (word, text) in SCENARIOS {
        let scenario: Scenario = toml::from_str(text).unwrap();
        assert!(scenario.summary.ends_with('.'), "{word}: {}", scenario.summary);
        let poster = preview_card(&scenario, &library, Language::English);
        assert!(!poster.hexes.is_empty() || scenario.field.is_some(), "{word}");
        for (colour, force) in &scenario.armies {
            let shown = &poster.armies[colour].pieces;
            assert!(shown.iter().all(|piece| piece.body != Body::Trap), "{word}");
            traps += force.pieces.len() - shown.len();
        }
    }
    assert!(traps > 0, "some scenario has a trap to hide");
}
