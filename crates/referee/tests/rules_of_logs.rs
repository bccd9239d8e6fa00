//! What is recorded follows from the rules that it was played by.

use campaign::{EngagementNumber, System};
use referee::{Referee, check_rules, scenario};
use rulebook::RulesVersion;
use std::{collections::BTreeSet, fs, path::Path, sync::Arc};
use store::MemoryStore;

/// Logs of the rules that are played today, and logs of rules that were changed since. The campaigns are of the versions from
/// which on no rule changes without a new one.
fn recorded() -> Vec<(String, String)> {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests");
    let mut logs = Vec::new();
    for folder in ["games", "logs", "campaigns"] {
        for file in fs::read_dir(tests.join(folder)).unwrap() {
            let path = file.unwrap().path();
            if path.extension().is_some_and(|it| it == "ndjson") {
                let name = path.file_stem().unwrap().to_string_lossy().into_owned();
                logs.push((name, fs::read_to_string(path).unwrap()));
            }
        }
    }
    logs.sort();
    logs
}

#[test]
fn every_recorded_order_of_todays_rules_follows_from_them() {
    let mut decided = 0;
    for (name, log) in recorded() {
        let checked = check_rules(&log).unwrap();
        let differing: Vec<String> = checked.differing.iter().map(ToString::to_string).collect();
        assert_eq!(differing, Vec::<String>::new(), "{name}");
        assert_eq!((checked.hidden, checked.not_decided), (None, 0), "{name}");
        decided += checked.same;
    }
    assert!(decided > 1_000, "{decided}");
}

/// Every rule of battles that was changed since they were recorded is tried by one of them.
#[test]
fn recorded_battles_follow_from_the_rules_that_they_were_opened_by() {
    let battles = recorded().into_iter().filter(|(name, _)| name.starts_with("battle-"));
    let mut earlier = 0;
    for (name, log) in battles.filter(|(_, log)| !log.contains("lowenheim/")) {
        let checked = check_rules(&log).unwrap();
        let others: Vec<_> = checked.other_rules.iter().collect();
        assert_eq!(others, [], "{name}");
        earlier += u32::from(log.contains(r#""rules":"te-wapen/1""#));
    }
    assert!(earlier >= 10, "{earlier}");
}

/// Campaigns of siege, battles, assaults and a game for the realm, with rewinds and corrections. Whoever changes a rule
/// that is tried in them gives its system a new version, and keeps the rule as it was for this one.
#[test]
fn recorded_campaigns_follow_from_their_rules() {
    let mut systems = BTreeSet::new();
    for name in ["four-crowns", "two-kings"] {
        let (_, log) = recorded().into_iter().find(|(file, _)| file == name).unwrap();
        let checked = check_rules(&log).unwrap();
        assert_eq!((checked.differing, checked.other_rules.len()), (vec![], 0), "{name}");
        let has = |system: &&System| log.contains(&format!(r#""system":"{}""#, system.word()));
        systems.extend(System::ALL.iter().filter(has).copied());
        for what in ["timeline.rewound", r#""amend""#, "campaign.point_saved"] {
            assert!(log.contains(what), "{name}: {what}");
        }
    }
    assert_eq!(systems.len(), System::ALL.len(), "{systems:?}");
}

/// A battle of today goes by the version that it names, also when later ones come; one of version 1 is played on by today's.
#[test]
fn an_engagement_keeps_the_version_that_it_was_opened_by() {
    let (_, earlier) = recorded().into_iter().find(|(name, _)| name == "battle-drawn").unwrap();
    let referee = Referee::new(Arc::new(MemoryStore::new()));
    let old = referee.import(earlier.as_bytes()).unwrap().campaign;
    let setup = scenario::built_in("first-evening").unwrap();
    let new = referee.create(None, &setup).unwrap().campaign;
    let goes_by = |campaign| {
        let state = &referee.place(campaign, None).unwrap().standing.state;
        state.played_by::<te_wapen::Battle>(EngagementNumber(1)).unwrap().rules
    };
    let (_, named) = RulesVersion::of(System::Battle.rules()).unwrap();
    assert_eq!((goes_by(new), goes_by(old)), (named, RulesVersion::default()));
}
