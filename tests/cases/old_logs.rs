//! Logs that were written once and must stay readable for ever. One is added for each release that
//! writes something new; none is ever changed. When a test here fails, an old payload has lost its
//! meaning: give the new one a higher version and write an upcaster.

use crate::harness::Place;
use serde_json::Value;

/// Name, log, and the turn that it ends in: that of the map, where there is one.
const LOGS: &[(&str, &str, u64)] = &[
    ("siege-rewound", include_str!("../logs/siege-rewound.ndjson"), 1),
    ("battle-rewound", include_str!("../logs/battle-rewound.ndjson"), 3),
    // Two seats of a siege lead the armies; one has laid a trap.
    ("battle-led-by-others", include_str!("../logs/battle-led-by-others.ndjson"), 1),
    // Names, titles and moments are sentences, and what an earlier siege has broken burns again.
    ("map-in-words", include_str!("../logs/map-in-words.ndjson"), 5),
];

#[test]
fn old_logs_verify_and_give_the_same_states_and_hashes() {
    for (name, log, turn) in LOGS {
        let place = Place::new();
        place.write("old.ndjson", log);
        let verified = place.run(&["verify", "old.ndjson", "--json"]).json();
        assert_eq!(verified["records"], log.lines().count(), "{name}");
        let import = place.run(&["import", "old.ndjson", "--json"]).json();
        let campaign = import["campaign"].as_str().unwrap();
        assert_eq!(import["head"], verified["head"], "{name}");
        let view = place.run(&["show", campaign, "--json"]).json();
        let systems = ["map", "siege", "battle"];
        let turns: Vec<_> = systems.iter().filter_map(|it| view[it]["turn"].as_u64()).collect();
        assert_eq!(turns, [*turn], "{name}");
        assert_eq!(place.log(campaign), *log, "{name}");
        let told = place.run(&["log", campaign]).good().out;
        assert_eq!(told.lines().count(), log.lines().count(), "{name}");
        assert!(!told.contains("cannot put into words"), "{name}: {told}");
    }
}

/// Before an upgrade: what would this program make of what was played by the one before?
#[test]
fn what_would_come_out_otherwise_is_told_before_an_upgrade() {
    let place = Place::new();
    place.run(&["check", "--against", "nowhere"]).bad(5, &["nowhere"]);
    let (_, log, _) = LOGS.iter().find(|(name, ..)| *name == "siege-rewound").unwrap();
    place.write("old.ndjson", log);
    let import = place.run(&["import", "old.ndjson", "--json"]).json();
    let campaign = import["campaign"].as_str().unwrap();
    let before = place.log(campaign);
    let told = place.run(&["check", "--against", "data"]).good().out;
    assert!(told.contains(campaign) && told.contains("lowenheim/1"), "{told}");
    assert!(told.contains("played:") && told.contains("today:"), "{told}");
    let found = place.run(&["check", "--against", "data", "--json"]).json();
    let found = &found["campaigns"][0];
    assert_eq!(found["not_from_its_own_rules"], 0);
    assert!(found["same"].as_u64().unwrap() > 50, "{found}");
    assert!(found["first"]["record"].as_u64().is_some(), "{found}");
    assert_eq!(place.log(campaign), before, "nothing was written");
}

/// A closed fight is never meant by whoever names no scope: here battle 2 is over, and the map goes on.
#[test]
fn what_goes_on_is_shown_where_no_scope_is_named() {
    let place = Place::new();
    let (_, log, _) = LOGS.iter().find(|(name, ..)| *name == "map-in-words").unwrap();
    // As it was when the first fight had just been closed.
    let all: Vec<&str> = log.lines().collect();
    let closed = all.iter().position(|line| line.contains("engagement_closed")).unwrap();
    let is_last = |line: &&str| serde_json::from_str::<Value>(line).unwrap()["last"] == true;
    let end = closed + all[closed..].iter().position(is_last).unwrap();
    place.write("old.ndjson", &(all[..=end].join("\n") + "\n"));
    let import = place.run(&["import", "old.ndjson", "--json"]).json();
    let campaign = import["campaign"].as_str().unwrap();
    let shown = |more: &[&str]| place.run(&[&["show", campaign][..], more].concat()).good().out;
    assert_eq!(shown(&[]), shown(&["--scope", "engagement/1"]));
    assert_ne!(shown(&[]), shown(&["--scope", "engagement/2"]));
}

/// Orders and secrets go to the seats that lead the armies, whatever the armies are called.
#[test]
fn an_old_battle_is_led_by_the_seats_that_were_named_for_it() {
    let place = Place::new();
    place.write("old.ndjson", include_str!("../logs/battle-led-by-others.ndjson"));
    let import = place.run(&["import", "old.ndjson", "--json"]).json();
    let campaign = import["campaign"].as_str().unwrap();
    let show = |seat: &str| place.run(&["show", campaign, "--as", seat, "--json"]).json();
    assert_eq!(show("cathay")["role"], "red");
    assert_eq!(show("bretonnia")["role"], "black");
    assert!(show("city-guard")["role"].is_null());
    let log = |seat: &str| place.run(&["log", campaign, "--as", seat]).good().out;
    assert!(log("cathay").contains("Red trap 1 stands in 2,1."));
    for other in ["bretonnia", "city-guard"] {
        let told = log(other);
        assert!(!told.contains("Red trap 1 stands in"), "{other}: {told}");
        assert!(told.contains("The red army does something that the enemy does not see."));
    }
    place
        .run(&["order", campaign, "--as", "city-guard", "proceed"])
        .bad(3, &["no part", "Blue Lotus Society"]);
}
