use super::{DUTCH, ENGLISH};
use messages::faults;

/// Every file that makes a sentence of this room.
const SOURCES: [&str; 38] = [
    include_str!("../acting.rs"),
    include_str!("../asks.rs"),
    include_str!("../carrying.rs"),
    include_str!("../combat.rs"),
    include_str!("../days/battering.rs"),
    include_str!("../days/besieged_besiegers.rs"),
    include_str!("../days/calendar.rs"),
    include_str!("../days/camp.rs"),
    include_str!("../days/initiative.rs"),
    include_str!("../days/mining.rs"),
    include_str!("../days/on_the_map.rs"),
    include_str!("../days/orders.rs"),
    include_str!("../days/strength.rs"),
    include_str!("../days/surrender.rs"),
    include_str!("../days/walls.rs"),
    include_str!("../deployment.rs"),
    include_str!("../forming.rs"),
    include_str!("../ending.rs"),
    include_str!("../fire.rs"),
    include_str!("../gates.rs"),
    include_str!("../horses.rs"),
    include_str!("../ladders.rs"),
    include_str!("../movement.rs"),
    include_str!("../muster.rs"),
    include_str!("../set_right.rs"),
    include_str!("../spot.rs"),
    include_str!("../oil.rs"),
    include_str!("../pushing.rs"),
    include_str!("../ramming.rs"),
    include_str!("../sense.rs"),
    include_str!("../retreat.rs"),
    include_str!("../shooting.rs"),
    include_str!("../faults.rs"),
    include_str!("../steps.rs"),
    include_str!("../toppling.rs"),
    include_str!("../turn.rs"),
    include_str!("../scenario.rs"),
    "said!(\"ground\" said!(\"phase\" said!(\"mechanism\" said!(\"weapon\"",
];

#[test]
fn both_languages_say_the_same_things() {
    assert_eq!(faults(ENGLISH, DUTCH, &SOURCES), Vec::<String>::new());
}
