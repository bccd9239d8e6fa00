//! A campaign of any length.

use campaign::AnySetup;
use referee::{Parts, Reader, scenario};
use simulator::long;
use std::{ops::ControlFlow, sync::Arc};
use store::MemoryStore;

fn setup() -> AnySetup {
    scenario::built_in("rearguard").unwrap()
}

fn log(seed: u64, records: u64) -> (Vec<u8>, u64) {
    let parts = Parts::new(Arc::new(MemoryStore::new()));
    let made = long(parts, &setup(), seed, records, |_| ControlFlow::Continue(())).unwrap();
    let mut log = Vec::new();
    let reader = Reader::Keyed(decider::By::Organiser);
    made.referee.export(made.new.campaign, &reader, 0, &mut log).unwrap();
    (log, made.records)
}

#[test]
fn it_is_as_long_as_was_asked_with_rewinds_in_it_and_the_same_for_the_same_seed() {
    let (one, records) = log(7, 3_000);
    assert!((3_000..3_200).contains(&records), "{records}");
    assert!(one == log(7, 3_000).0);
    assert!(one != log(8, 3_000).0);
    let rewinds = String::from_utf8_lossy(&one).matches("timeline.rewound").count();
    assert!(rewinds >= 2, "{rewinds}");
    let options = chronicle::VerifyOptions::default();
    assert_eq!(chronicle::verify(&one[..], &options).unwrap().counts.records, records);
}

#[test]
fn it_can_be_broken_off() {
    let parts = Parts::new(Arc::new(MemoryStore::new()));
    let stop = |done| if done > 200 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
    let made = long(parts, &setup(), 7, 1_000_000, stop).unwrap();
    assert!((200..400).contains(&made.records), "{}", made.records);
}
