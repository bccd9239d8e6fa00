//! Random evenings: orders, rewinds and restarts in any order, held against a model that remembers
//! every state that it saw.

use crate::sitting;

use campaign::State;
use proptest::{collection::vec, prelude::*};
use sitting::{Sitting, parts};
use std::collections::BTreeMap;

#[derive(Debug, Clone)]
enum Act {
    GoOn,
    Tell(usize),
    ReplaceKey(usize),
    /// To one of the heads that were seen.
    Rewind(prop::sample::Index),
    Restart,
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        6 => Just(Act::GoOn),
        3 => (0..6_usize).prop_map(Act::Tell),
        1 => (0..6_usize).prop_map(Act::ReplaceKey),
        3 => any::<prop::sample::Index>().prop_map(Act::Rewind),
        1 => Just(Act::Restart),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 24, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_head_that_was_seen_is_found_again(acts in vec(act(), 1..60)) {
        let mut sitting = Sitting::new();
        let mut seen: BTreeMap<u64, State> = BTreeMap::new();
        let mut note = |sitting: &Sitting| {
            let place = sitting.referee.place(sitting.campaign, None).unwrap();
            seen.insert(place.head.seq, place.standing.state.clone());
            seen.clone()
        };
        let mut known = note(&sitting);
        for act in acts {
            match act {
                Act::GoOn => drop(sitting.go_on()),
                Act::Tell(seat) => drop(sitting.give(&sitting.seats()[seat], "tell Listen.").unwrap()),
                Act::ReplaceKey(seat) => {
                    let seat = &sitting.new.seats[seat].seat;
                    let by = decider::By::Organiser;
                    sitting.referee.replace_key(sitting.campaign, &by, seat).unwrap();
                }
                Act::Rewind(index) => {
                    let to = *known.keys().nth(index.index(known.len())).unwrap();
                    if to != sitting.head() {
                        sitting.rewind(to);
                        let now = sitting.referee.place(sitting.campaign, None).unwrap();
                        prop_assert_eq!(&now.standing.state, &known[&to]);
                    }
                }
                Act::Restart => {
                    let other = parts(sitting.store.clone(), 1000 + sitting.head());
                    sitting.referee = referee::Referee::with(other);
                }
            }
            known = note(&sitting);
            // Reading all of it anew takes its time.
            if known.len().is_multiple_of(8) {
                let fresh = sitting.restarted();
                prop_assert_eq!(
                    sitting.referee.pending_since(sitting.campaign).unwrap(),
                    fresh.pending_since(sitting.campaign).unwrap()
                );
            }
        }
        prop_assert!(sitting.referee.verify(sitting.campaign, &[]).unwrap().is_ok());
        let checked = referee::check_rules(&sitting.full_export()).unwrap();
        prop_assert_eq!(checked.differing, Vec::new());
        prop_assert!(checked.same > 0 && checked.other_rules.is_empty());
        let fresh = sitting.restarted();
        prop_assert_eq!(
            sitting.referee.pending_since(sitting.campaign).unwrap(),
            fresh.pending_since(sitting.campaign).unwrap()
        );
        for (at, state) in &known {
            let place = fresh.place(sitting.campaign, Some(*at)).unwrap();
            prop_assert_eq!(&place.standing.state, state);
        }
    }
}
