//! Records read, verified and written in a second. Numbers to look at; nothing is asserted.
#![allow(missing_docs, reason = "criterion makes public functions")]
#![allow(clippy::unwrap_used, reason = "a benchmark may panic")]

use chance::{Chance, Clause, Dice, Need, Sealed, Secret};
use chronicle::{
    BatchWriter, Line, NewLog, NewRecord, Opening, OrderGiven, Record, Scope, Timelines, Timestamp,
    Uuid, VerifyOptions, genesis, verify,
};
use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use decider::{Audience, By, Rolled};
use serde_json::{json, value::to_raw_value};
use std::hint::black_box;

fn batch_id(number: u64) -> Uuid {
    format!("01890000-0000-7000-8000-{number:012x}").parse().unwrap()
}

fn fact(kind: &str) -> NewRecord<'_> {
    let (by, scope, audience) = (By::Rules, Scope::Campaign, Audience::Everyone);
    NewRecord { by, scope, kind, v: 1, audience, opens: None, copy_of: None }
}

/// Orders as a siege has them: a sealed roll and two facts each, some 200 bytes of payload.
fn log(orders: u64) -> Vec<String> {
    let secret = Secret::new([7; 32]);
    let at: Timestamp = "2026-01-02T03:04:05.678Z".parse().unwrap();
    let opened =
        genesis(&secret, &NewLog::One, batch_id(0), at, By::Organiser, &json!({"name": "b"}))
            .unwrap();
    let mut tip = opened.tip(0).unwrap();
    let mut records = opened.records;
    for number in 1..=orders {
        let opening = Opening {
            parent: tip.last.seq,
            batch: batch_id(number),
            at,
            by: By::Organiser,
            scope: Scope::Campaign,
            audience: Audience::Everyone,
            copy_of: None,
            intended: None,
        };
        let command = to_raw_value(&json!({"strike": {"attacker": "A1", "defender": "B7"}}));
        let order = OrderGiven {
            command: command.unwrap(),
            head: tip.last.seq,
            nonce: Some("00112233445566778899aabbccddeeff".into()),
            thrown: None,
        };
        let mut batch = BatchWriter::begin(&secret, &tip, opening, &order).unwrap();
        let need = Need {
            clause: Clause::new("HEI-156"),
            why: "fight",
            dice: Dice::new(2, 6),
            shares: Vec::new(),
        };
        let fall = Sealed::new(&secret, tip.next_envelope, batch.bound()).roll(&need).unwrap();
        batch.dice_rolled(Scope::Campaign, &Rolled { need, fall }).unwrap();
        let wounded = json!({
            "attacker": "A1", "defender": "B7", "wounds_left": 0, "hex": {"q": 3, "r": -7},
            "clauses": ["HEI-120", "HEI-156"], "text": "what else belongs to such a fact, at length",
        });
        batch.push(fact("lowenheim.figure_wounded"), &wounded).unwrap();
        batch.push(fact("lowenheim.figure_fell"), &json!({"figure": "B7"})).unwrap();
        let batch = batch.finish();
        tip = batch.tip(tip.next_envelope).unwrap();
        records.extend(batch.records);
    }
    records.iter().map(Record::to_line).collect()
}

fn reading(criterion: &mut Criterion) {
    let lines = log(5000);
    let file = lines.iter().map(|line| format!("{line}\n")).collect::<String>();
    let mut group = criterion.benchmark_group("records");
    group.sample_size(20).throughput(Throughput::Elements(lines.len() as u64));
    group.bench_function("verify the whole log", |bench| {
        bench.iter(|| verify(black_box(file.as_bytes()), &VerifyOptions::default()).unwrap());
    });
    group.bench_function("read a line in place", |bench| {
        bench.iter(|| lines.iter().map(|line| Line::read(line).unwrap().seq).sum::<u64>());
    });
    group.bench_function("read a line in place, check its hashes", |bench| {
        bench.iter(|| lines.iter().for_each(|line| Line::read(line).unwrap().check().unwrap()));
    });
    group.bench_function("read a record", |bench| {
        bench.iter(|| lines.iter().for_each(|line| drop(Record::from_line(line).unwrap())));
    });
    let records: Vec<Record> = lines.iter().map(|line| Record::from_line(line).unwrap()).collect();
    group.bench_function("write a line", |bench| {
        bench.iter(|| records.iter().for_each(|record| drop(black_box(record.to_line()))));
    });
    group.bench_function("index timelines", |bench| {
        bench.iter(|| {
            let mut timelines = Timelines::new();
            records.iter().for_each(|record| timelines.push(record).unwrap());
            timelines
        });
    });
    group.finish();
    let mut group = criterion.benchmark_group("orders");
    group.sample_size(20).throughput(Throughput::Elements(200));
    group.bench_function("decide nothing, write a batch of four records", |bench| {
        bench.iter(|| log(200));
    });
    group.finish();
}

criterion_group!(benches, reading);
criterion_main!(benches);
