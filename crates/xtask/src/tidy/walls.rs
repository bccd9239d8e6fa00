//! The walls between the rooms: who may know whom.

use super::Findings;
use crate::systems;
use crate::workspace::{Dependency, Package};

/// Every room with the rooms that it may know; `systems` stands for the crates of all rule systems. A room that
/// is not named here does not exist yet: whoever builds it writes its line and, if it is surprising, a decision.
/// The rule systems themselves stand in their own list.
const ROOMS: &[(&str, &str)] = &[
    ("board", ""),
    ("chance", ""),
    ("decider", "chance"),
    ("messages", ""),
    ("rulebook", "board chance decider messages"),
    ("campaign", "board chance decider messages rulebook systems"),
    ("chronicle", "chance decider"),
    ("store", "chance chronicle"),
    ("referee", "campaign chance chronicle decider messages rulebook store systems"),
    ("projections", "board campaign chance chronicle decider messages referee rulebook systems"),
    ("simulator", "campaign chance chronicle decider referee rulebook store systems"),
    ("server", "campaign chance chronicle decider messages projections referee rulebook systems"),
    (
        "cli",
        "campaign chronicle decider projections referee rulebook server simulator store systems",
    ),
    ("breaking", "campaign chance chronicle decider referee simulator store"),
    ("measuring", "breaking chronicle decider referee simulator store"),
    ("testkit", "board campaign chance chronicle decider lowenheim referee store"),
    ("tests", "cli"),
    ("xtask", "rulebook"),
];

/// What every rule system may know.
const A_SYSTEM_KNOWS: &str = "board chance decider messages rulebook";

/// What a rule room may take from outside; it knows no log, no clock, no disk, no JSON.
const RULES_TAKE: &[&str] = &[
    "const-hex",
    "hmac",
    "rand_xoshiro",
    "schemars",
    "serde",
    "sha2",
    "strsim",
    "thiserror",
    "toml",
];

/// The rooms of pure rules, besides the rule systems.
const RULE_ROOMS: &[&str] = &["board", "chance", "decider", "rulebook"];

/// Libraries that belong to one room, or to a few.
const LIBRARIES: &[(&str, &[&str])] = &[
    ("fluent-bundle", &["messages"]),
    ("sled", &["store"]),
    ("async-nats", &["store"]),
    ("axum", &["server"]),
    ("tower", &["server"]),
    ("tower-http", &["server"]),
    ("rust-embed", &["server"]),
    ("clap", &["cli", "xtask"]),
    ("indicatif", &["cli"]),
    ("toml", &["campaign", "rulebook"]),
    ("reqwest", &["cli"]),
    ("tokio", &["server", "cli", "store", "measuring"]),
    (
        "chrono",
        &[
            "campaign",
            "chronicle",
            "referee",
            "projections",
            "server",
            "simulator",
            "cli",
            "breaking",
        ],
    ),
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
        let of_a_system = || systems::names().any(|name| name == room);
        let row = ROOMS.iter().find(|(name, _)| *name == room).map(|(_, may_know)| *may_know);
        let Some(may_know) = row.or_else(|| of_a_system().then_some(A_SYSTEM_KNOWS)) else {
            fault(format!("`{room}` is a new room: give it a line in {}", file!()));
            continue;
        };
        let ships = |dependency: &&Dependency| dependency.kind.as_deref() != Some("dev");
        for Dependency { name, features, uses_default_features, .. } in
            package.dependencies.iter().filter(ships)
        {
            let ours = packages.iter().any(|package| package.name == *name);
            let knows = |known: &str| {
                known == name || known == "systems" && systems::names().any(|it| it == name)
            };
            if ours && !may_know.split(' ').any(knows) {
                fault(format!("a wall stands between `{room}` and `{name}`"));
            }
            let pure = RULE_ROOMS.contains(&room) || of_a_system();
            if !ours && pure && !RULES_TAKE.contains(&name.as_str()) {
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
    for room in ROOMS.iter().map(|(room, _)| *room).chain(systems::names()) {
        if !packages.iter().any(|package| package.name == room) {
            findings.fault(
                "Cargo.toml",
                0,
                format!("`{room}` has walls, and there is no such room"),
            );
        }
    }
}
