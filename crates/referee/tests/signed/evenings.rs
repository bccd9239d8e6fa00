//! Whole evenings at random: whatever is signed, corrected, rewound and started anew, the log is whole.

use super::{amendment, bind, give, is_whole, key, signing, table};
use crate::sitting::{parts, siege};
use decider::By;
use proptest::{collection::vec, prelude::*};
use referee::{Edit, Referee, Wanted};

#[derive(Debug, Clone)]
enum Act {
    GoOn,
    Tell(usize),
    Bind(usize),
    Amend(prop::sample::Index),
    Rewind(prop::sample::Index),
    Restart,
}

fn act() -> impl Strategy<Value = Act> {
    prop_oneof![
        6 => Just(Act::GoOn),
        3 => (0..6_usize).prop_map(Act::Tell),
        1 => (0..7_usize).prop_map(Act::Bind),
        2 => any::<prop::sample::Index>().prop_map(Act::Amend),
        2 => any::<prop::sample::Index>().prop_map(Act::Rewind),
        1 => Just(Act::Restart),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 16, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_an_evening_brings_its_log_is_whole(acts in vec(act(), 1..40)) {
        let mut sitting = table();
        let device = |by: &By| match by {
            By::Seat(seat) => key(100 + seat.name().len() as u8),
            _ => key(99),
        };
        bind(&sitting, &By::Organiser, &device(&By::Organiser), &device(&By::Organiser)).unwrap();
        let mut heads = vec![sitting.head()];
        let mut told = Vec::new();
        for act in acts {
            match act {
                Act::GoOn => {
                    if let Some((by, notation)) = sitting.next_in(&siege()) {
                        give(&sitting, &device(&by), &by, &notation).unwrap();
                    }
                }
                Act::Tell(nth) => {
                    let by = &sitting.seats()[nth];
                    told.push(give(&sitting, &device(by), by, "tell Listen.").unwrap().records[0]);
                }
                Act::Bind(nth) => {
                    let by = sitting.seats().get(nth).cloned().unwrap_or(By::Organiser);
                    // Seats of names of one length share a device: they are one person.
                    drop(bind(&sitting, &by, &device(&by), &device(&by)));
                }
                Act::Amend(index) if !told.is_empty() => {
                    let order = told[index.index(told.len())];
                    let command = Wanted::Notation("tell Nothing.".into());
                    let amend = amendment(&sitting, Edit::Replace { order, by: None, command });
                    // What a rewind has left behind is not corrected.
                    drop(signing(&device(&By::Organiser), |signed| {
                        sitting.referee.amend_signed(sitting.campaign, &amend, signed)
                    }));
                }
                Act::Amend(_) => {}
                Act::Rewind(index) => {
                    let to = heads[index.index(heads.len())];
                    if to != sitting.head() {
                        let rewind = sitting.rewind_order(to);
                        signing(&device(&By::Organiser), |signed| {
                            sitting.referee.rewind_signed(sitting.campaign, &rewind, signed)
                        }).unwrap();
                    }
                }
                Act::Restart => {
                    let other = parts(sitting.store.clone(), 1000 + sitting.head());
                    sitting.referee = Referee::with(other);
                }
            }
            heads.push(sitting.head());
        }
        is_whole(&sitting);
    }
}
