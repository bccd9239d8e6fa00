//! The walls between the rooms: who may know whom.

use super::Findings;
use crate::workspace::{Dependency, Package};

/// Every room with the rooms that it may know. A room that is not named here does not exist yet:
/// whoever builds it writes its line and, if it is surprising, a decision.
const ROOMS: &[(&str, &str)] = &[
    ("board", ""),
    ("chance", ""),
    ("decider", "chance"),
    ("messages", ""),
    ("rulebook", "chance decider messages"),
    ("lowenheim", "board chance decider messages rulebook"),
    ("te-wapen", "board chance decider messages rulebook"),
    ("campaign-map", "chance decider messages rulebook"),
    ("campaign", "board campaign-map chance decider lowenheim messages rulebook te-wapen"),
    ("chronicle", "chance decider"),
    ("store", "chance chronicle"),
    (
        "referee",
        "campaign campaign-map chance chronicle decider lowenheim messages rulebook store te-wapen",
    ),
    (
        "projections",
        "campaign campaign-map chance chronicle decider lowenheim messages referee rulebook te-wapen",
    ),
    (
        "simulator",
        "campaign campaign-map chance chronicle decider lowenheim referee rulebook store te-wapen",
    ),
    (
        "server",
        "campaign campaign-map chance chronicle decider lowenheim messages projections referee te-wapen",
    ),
    (
        "cli",
        "campaign chronicle decider lowenheim projections referee rulebook server simulator store te-wapen",
    ),
    ("testkit", "board campaign chance chronicle decider lowenheim referee store"),
    ("tests", "cli"),
    ("xtask", "rulebook"),
];

/// What a rule room may take from outside; it knows no log, no clock, no disk, no JSON.
const RULES_TAKE: &[&str] = &[
    "data-encoding",
    "hmac",
    "rand_xoshiro",
    "schemars",
    "serde",
    "sha2",
    "strsim",
    "thiserror",
    "toml",
];

/// The rooms of pure rules.
const RULE_ROOMS: &[&str] =
    &["board", "chance", "decider", "rulebook", "lowenheim", "te-wapen", "campaign-map"];

/// Libraries that belong to one room, or to a few.
const LIBRARIES: &[(&str, &[&str])] = &[
    ("fluent-bundle", &["messages"]),
    ("sled", &["store"]),
    ("axum", &["server"]),
    ("tower", &["server"]),
    ("tower-http", &["server"]),
    ("rust-embed", &["server"]),
    ("clap", &["cli", "xtask"]),
    ("indicatif", &["cli"]),
    ("toml", &["rulebook", "referee"]),
    ("reqwest", &["cli"]),
    ("tokio", &["server", "cli"]),
    ("chrono", &["campaign", "chronicle", "referee", "projections", "server", "simulator", "cli"]),
    ("rand", &["referee", "simulator"]),
    ("rand_xoshiro", &["campaign", "te-wapen", "testkit"]),
];

/// Features of a library that only one room may ask for: what tells the time, and what asks the
/// machine for chance.
const FEATURES: &[(&str, &[&str], &str)] = &[
    ("chrono", &["clock", "default", "now"], "referee"),
    ("rand", &["default", "std_rng", "sys_rng", "thread_rng"], "referee"),
];

/// Compares every manifest with the walls. Tests may look over a wall (`dev-dependencies`), since
/// what they know never ships; only the test kit is for them alone.
pub(super) fn look(packages: &[Package], findings: &mut Findings) {
    for package in packages {
        let room = package.name.as_str();
        let mut fault = |message: String| findings.fault(&package.manifest_path, 0, message);
        let Some((_, may_know)) = ROOMS.iter().find(|(name, _)| *name == room) else {
            fault(format!("`{room}` is a new room: give it a line in {}", file!()));
            continue;
        };
        let ships = |dependency: &&Dependency| dependency.kind.as_deref() != Some("dev");
        for Dependency { name, features, uses_default_features, .. } in
            package.dependencies.iter().filter(ships)
        {
            let ours = packages.iter().any(|package| package.name == *name);
            if ours && !may_know.split(' ').any(|known| known == name) {
                fault(format!("a wall stands between `{room}` and `{name}`"));
            }
            if !ours && RULE_ROOMS.contains(&room) && !RULES_TAKE.contains(&name.as_str()) {
                fault(format!("`{room}` is a room of rules and knows nothing of `{name}`"));
            }
            if let Some((_, homes)) = LIBRARIES.iter().find(|(library, _)| library == name)
                && !homes.contains(&room)
            {
                fault(format!("`{name}` belongs to {}, not to `{room}`", homes.join(" and ")));
            }
            if let Some((_, kept, home)) = FEATURES.iter().find(|(library, ..)| library == name)
                && *home != room
            {
                let default = uses_default_features.then_some("default");
                let asked = features.iter().map(String::as_str).chain(default);
                for feature in asked.filter(|feature| kept.contains(feature)) {
                    fault(format!("`{feature}` of `{name}` belongs to `{home}`, not to `{room}`"));
                }
            }
        }
    }
    for (room, _) in ROOMS {
        if !packages.iter().any(|package| package.name == *room) {
            findings.fault(
                "Cargo.toml",
                0,
                format!("`{room}` has walls, and there is no such room"),
            );
        }
    }
}
