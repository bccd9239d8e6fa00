//! Durable batches in a second, by one writer and by many, and records read back. Numbers to look
//! at, beside what the disk itself allows; nothing is asserted.
#![allow(missing_docs, reason = "criterion makes public functions")]
#![allow(clippy::unwrap_used, clippy::print_stdout, reason = "a benchmark may panic and speak")]

#[path = "../tests/support/mod.rs"]
mod support;

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use std::{
    fs::File,
    io::Write as _,
    thread,
    time::{Duration, Instant},
};
use store::{OpenOptions, SledStore, Store};
use support::Game;

/// Every writer appends so many batches of two records to a campaign of its own.
fn append(store: &SledStore, games: &mut [Game], batches: u64) -> Duration {
    let work: Vec<_> = games
        .iter_mut()
        .map(|game| {
            let next = |_| {
                let before = game.tip.map(|tip| tip.last);
                (game.campaign, before, game.next(1, 300))
            };
            (0..batches).map(next).collect::<Vec<_>>()
        })
        .collect();
    let begun = Instant::now();
    thread::scope(|scope| {
        for batches in work {
            scope.spawn(move || {
                for (campaign, before, batch) in batches {
                    store.append(campaign, before, &batch).unwrap();
                }
            });
        }
    });
    begun.elapsed()
}

fn appending(criterion: &mut Criterion) {
    let folder = tempfile::tempdir().unwrap();
    let mut group = criterion.benchmark_group("durable batches");
    group.sample_size(10).measurement_time(Duration::from_secs(4));
    group.throughput(Throughput::Elements(1));
    group.bench_function("the disk itself: 1 KB and a sync", |bench| {
        let mut file = File::create(folder.path().join("bare")).unwrap();
        bench.iter(|| {
            file.write_all(&[7; 1000]).unwrap();
            file.sync_data().unwrap();
        });
    });
    for writers in [1_u64, 64, 256] {
        let path = folder.path().join(writers.to_string());
        let store = SledStore::open(path, OpenOptions::default()).unwrap();
        let mut games: Vec<Game> = (0..writers).map(Game::new).collect();
        append(&store, &mut games, 1);
        let before = store.stats();
        group.throughput(Throughput::Elements(writers));
        group.bench_function(format!("{writers} writers"), |bench| {
            bench.iter_custom(|rounds| append(&store, &mut games, rounds));
        });
        let stats = store.stats();
        let (records, groups) = (stats.records - before.records, stats.groups - before.groups);
        println!("{writers} writers: {:.1} records a group", records as f64 / groups as f64);
    }
    group.finish();

    let store = SledStore::open(folder.path().join("read"), OpenOptions::default()).unwrap();
    let mut game = Game::new(0);
    append(&store, std::slice::from_mut(&mut game), 5000);
    let mut group = criterion.benchmark_group("records read");
    for records in [1_u64, 1000] {
        group.throughput(Throughput::Elements(records));
        group.bench_function(format!("{records} at once"), |bench| {
            let mut from = 0;
            bench.iter(|| {
                from = (from + 1237) % 9000;
                store.read(game.campaign, from, from + records - 1).unwrap()
            });
        });
    }
    group.finish();
}

criterion_group!(benches, appending);
criterion_main!(benches);
