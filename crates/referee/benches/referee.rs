//! How fast states are folded, rewound to and looked at, and orders accepted. Prints numbers;
//! asserts none. `cargo bench --package referee`

#![allow(clippy::unwrap_used, reason = "a benchmark may panic")]
#![allow(missing_docs, reason = "criterion's macros make undocumented functions")]

#[path = "../tests/sitting/mod.rs"]
mod sitting;

use criterion::{BatchSize, Criterion, Throughput, criterion_group, criterion_main};
use messages::Language;
use referee::{Amendment, Edit, Referee, Wanted};
use sitting::{Sitting, parts, seat, siege};
use std::{hint::black_box, sync::Arc};
use store::{MemoryStore, OpenOptions, SledStore, Store};

/// A siege that was played for some turns: its records are as mixed as those of any.
fn played() -> Sitting {
    let sitting = Sitting::new();
    for _ in 0..300 {
        if sitting.go_on().is_none() {
            break;
        }
    }
    sitting
}

fn fold(criterion: &mut Criterion) {
    let sitting = played();
    let records = sitting.head() + 1;
    let mut group = criterion.benchmark_group("fold");
    group.throughput(Throughput::Elements(records)).sample_size(20);
    // Everything that opening a campaign does: hashes, links, decoding, evolving, snapshots.
    group.bench_function("open_a_siege", |bencher| {
        bencher.iter_batched(
            || sitting.restarted(),
            |referee: Referee| black_box(referee.head(sitting.campaign).unwrap()),
            BatchSize::PerIteration,
        );
    });
    // Decoding and evolving alone.
    group.bench_function("walk_a_siege", |bencher| {
        let walk = || {
            sitting.referee.walk(sitting.campaign, 0..=records - 1, |step| {
                black_box(step.standing.at);
            })
        };
        bencher.iter(|| walk().unwrap());
    });
    group.finish();
}

fn rewind(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("rewind");
    for records in [10_000, 100_000] {
        let sitting = Sitting::new();
        let teller = seat("cathay");
        let mut ends = vec![sitting.head()];
        while sitting.head() < records {
            ends.push(sitting.give(&teller, "tell The night is long.").unwrap().head.seq);
        }
        // Scattered over the whole log, the same in every run.
        let mut at = 0;
        let mut next = || {
            at = (at + 7919 * 31) % (ends.len() - 1);
            ends[at]
        };
        group.bench_function(format!("look_back_in_{records}"), |bencher| {
            bencher
                .iter(|| black_box(sitting.referee.place(sitting.campaign, Some(next())).unwrap()));
        });
        group.bench_function(format!("rewind_in_{records}"), |bencher| {
            bencher.iter(|| black_box(sitting.rewind(next())));
        });
    }
    group.finish();
}

/// A thousand later orders, looked at when one of the first is corrected.
fn amend(criterion: &mut Criterion) {
    let sitting = Sitting::new();
    let teller = seat("cathay");
    let guard = seat("city-guard");
    let (_, options) =
        sitting.referee.options(sitting.campaign, &siege(), &guard, Language::English).unwrap();
    let deploy =
        options.notations().iter().find(|it| it.starts_with("deploy")).unwrap().to_string();
    let word = sitting.give(&teller, "tell It begins.").unwrap().head.seq;
    for orders in 0.. {
        if orders == 1000 {
            break;
        }
        if sitting.go_on().is_none() {
            sitting.give(&teller, "tell The night is long.").unwrap();
        }
    }
    let amendment = |edit: Edit| Amendment {
        batch: sitting.batch(),
        head: sitting.head(),
        by: decider::By::Organiser,
        edit,
        faces: std::collections::BTreeMap::new(),
        leave_out: true,
        dispute: None,
        reason: "a bench".into(),
    };
    let command = Wanted::Notation(deploy);
    let (by, scope) = (guard, siege());
    let unchanged = amendment(Edit::Strike { order: word });
    let decided = amendment(Edit::Insert { after: word, by, scope, command });
    let mut group = criterion.benchmark_group("preview_a_thousand_orders");
    group.sample_size(10);
    for (name, amendment) in [("unchanged", unchanged), ("decided_again", decided)] {
        let later =
            sitting.referee.preview_amendment(sitting.campaign, &amendment).unwrap().later.len();
        assert_eq!(later, 1000);
        group.bench_function(name, |bencher| {
            let look = || sitting.referee.preview_amendment(sitting.campaign, &amendment).unwrap();
            bencher.iter(|| black_box(look()));
        });
    }
    group.finish();
}

fn order(criterion: &mut Criterion) {
    let mut group = criterion.benchmark_group("order_to_answer");
    let folder = tempfile::tempdir().unwrap();
    let sled = SledStore::open(folder.path(), OpenOptions::default()).unwrap();
    let stores: [(&str, Arc<dyn Store>); 2] =
        [("memory", Arc::new(MemoryStore::new())), ("sled_durable", Arc::new(sled))];
    for (name, store) in stores {
        let sitting = Sitting::with(parts(store, 5));
        let teller = seat("cathay");
        group.bench_function(format!("tell_{name}"), |bencher| {
            bencher.iter(|| sitting.give(&teller, "tell The night is long.").unwrap());
        });
    }
    group.finish();
}

criterion_group!(benches, fold, rewind, amend, order);
criterion_main!(benches);
