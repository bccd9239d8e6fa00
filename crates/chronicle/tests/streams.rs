//! Random streams: orders, rewinds, hidden payloads. Timelines against a plain model, redaction
//! against what it promises.

use crate::sample;

use chance::{Dice, Secret};
use chronicle::{
    Batch, BatchWriter, Brought, Line, NewLog, NewRecord, Reader, Record, Timelines, VerifyOptions,
    export, genesis, verify,
};
use decider::{Audience, By};
use proptest::{prelude::*, sample::Index};
use sample::{batch_id, draw, opening, order, roll, seat, siege};
use serde_json::{Value, json};
use std::collections::BTreeSet;

#[derive(Debug, Clone)]
enum Step {
    /// An order with so many facts, for these of three seats; with dice and a card, perhaps.
    Order { facts: usize, audience: Option<u8>, dice: bool, card: bool },
    /// Back, or aside, to one of the batch ends.
    Rewind(Index),
}

fn step() -> impl Strategy<Value = Step> {
    let order = (0_usize..4, prop::option::of(0_u8..8), any::<bool>(), any::<bool>());
    prop_oneof![
        4 => order.prop_map(|(facts, audience, dice, card)| Step::Order { facts, audience, dice, card }),
        1 => any::<Index>().prop_map(Step::Rewind),
    ]
}

const SEATS: [&str; 3] = ["bretonnia", "cathay", "city-guard"];

fn audience(of: Option<u8>) -> Audience {
    of.map_or(Audience::Everyone, |bits| {
        let seats = SEATS.iter().enumerate().filter(|(place, _)| bits >> place & 1 == 1);
        Audience::Seats(seats.map(|(_, name)| name.parse().unwrap()).collect())
    })
}

fn stream(secret: &Secret, steps: &[Step]) -> Vec<Batch> {
    let at = "2026-01-02T03:04:00.000Z".parse().unwrap();
    let opened =
        genesis(secret, &NewLog::One, batch_id(0), at, By::Organiser, &json!({"name": "random"}))
            .unwrap();
    let mut tip = opened.tip(0).unwrap();
    let mut batches = vec![opened];
    for (number, step) in (1..).zip(steps) {
        let given = order(json!({ "order": number }), tip.last.seq, Some("0a"));
        let mut start = opening(&tip, number, seat(SEATS[0]));
        if let Step::Rewind(to) = step {
            start.parent = to.get(&batches).head().unwrap().seq;
        }
        if let Step::Order { audience: of, .. } = step {
            start.audience = audience(*of);
        }
        let mut writer = BatchWriter::begin(secret, &tip, start, &given).unwrap();
        match step {
            Step::Rewind(_) => {
                writer.timeline_rewound("because", None, Brought::NOTHING).unwrap();
            }
            Step::Order { facts, audience: of, dice, card } => {
                for fact in 0..*facts {
                    let (by, audience) = (By::Rules, audience(*of));
                    let kind = "test.happened";
                    let meta = NewRecord {
                        by,
                        scope: siege(),
                        kind,
                        v: 1,
                        audience,
                        opens: None,
                        copy_of: None,
                    };
                    writer.push(meta, &json!({ "fact": fact, "of": number })).unwrap();
                }
                if *dice {
                    roll(&mut writer, secret, Dice::new(2, 6));
                }
                if *card {
                    draw(&mut writer, secret, 17, audience(*of));
                }
            }
        }
        let batch = writer.finish();
        tip = batch.tip(tip.next_envelope).unwrap();
        batches.push(batch);
    }
    batches
}

fn lines(batches: &[Batch]) -> Vec<String> {
    batches.iter().flat_map(|batch| &batch.records).map(Record::to_line).collect()
}

fn written(lines: &[String], reader: Reader<'_>) -> String {
    let mut out = Vec::new();
    export(lines, reader, &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, failure_persistence: None, ..Default::default() })]

    #[test]
    fn timelines_are_the_paths_of_parent_links(steps in prop::collection::vec(step(), 0..24)) {
        let secret = Secret::new([3; 32]);
        let batches = stream(&secret, &steps);
        let records: Vec<&Record> = batches.iter().flat_map(|batch| &batch.records).collect();
        let mut timelines = Timelines::new();
        for record in &records {
            timelines.push(record).unwrap();
            prop_assert_eq!(timelines.tip().is_some(), record.last);
            prop_assert!(timelines.is_live(record.seq));
        }
        // The plain model: follow `parent` from a record to genesis.
        let path = |from: u64| {
            let mut path = vec![from];
            while let Some(parent) = records[*path.last().unwrap() as usize].parent {
                path.push(parent);
            }
            path.reverse();
            path
        };
        let head = records.len() as u64 - 1;
        prop_assert_eq!(timelines.head(), head);
        prop_assert_eq!(timelines.tip().unwrap().last, records[head as usize].head());
        let live: BTreeSet<u64> = path(head).into_iter().collect();
        for record in &records {
            let seq = record.seq;
            let runs = timelines.path_to(seq);
            prop_assert_eq!(runs.into_iter().flatten().collect::<Vec<_>>(), path(seq));
            prop_assert_eq!(timelines.is_live(seq), live.contains(&seq));
            prop_assert_eq!(timelines.is_batch_end(seq), record.last);
            let mut of = records.iter().filter(|other| other.batch == record.batch);
            let bounds = (of.clone().next().unwrap().seq, of.next_back().unwrap().seq);
            prop_assert_eq!(timelines.batch_of(seq), Some(bounds));
            prop_assert_eq!(timelines.batch(&record.batch), Some(bounds));
        }
        let followed: BTreeSet<u64> = records.iter().filter_map(|record| record.parent).collect();
        let abandoned: Vec<u64> = records.iter().map(|record| record.seq)
            .filter(|seq| !followed.contains(seq) && *seq != head).collect();
        prop_assert_eq!(timelines.abandoned(), abandoned);
        prop_assert!(timelines.path_to(head + 1).is_empty());
        prop_assert_eq!(timelines.batch_of(head + 1), None);
        prop_assert!(!timelines.is_live(head + 1));
    }

    #[test]
    fn a_redacted_copy_verifies_and_tells_nothing(
        steps in prop::collection::vec(step(), 0..16), reader in 0_usize..5,
    ) {
        let secret = Secret::new([4; 32]);
        let lines = lines(&stream(&secret, &steps));
        let reader = match reader {
            0 => None,
            1 => Some(By::Organiser),
            seat => Some(sample::seat(SEATS[seat - 2])),
        };
        let full = verify(written(&lines, Reader::Full).as_bytes(), &VerifyOptions::default())
            .unwrap();
        let copy = written(&lines, Reader::Redacted(reader.as_ref()));
        let receipts = vec![full.head];
        let verified = verify(copy.as_bytes(), &VerifyOptions::with_receipts(receipts)).unwrap();
        prop_assert_eq!(verified.head, full.head);
        let counts = verified.counts;
        prop_assert_eq!(counts.sealed + counts.sealed_hidden, full.counts.sealed);

        for (line, shown) in lines.iter().zip(copy.lines()) {
            let (record, shown) = (Record::from_line(line).unwrap(), Line::read(shown).unwrap());
            let admitted = record.audience.admits(reader.as_ref());
            prop_assert_eq!(shown.data.is_some(), admitted);
            prop_assert_eq!(&shown.to_record().unwrap(), &record.redacted_for(reader.as_ref()));
            if !admitted {
                prop_assert!(!copy.contains(&record.salt.unwrap().to_string()), "a salt leaks");
                let seed = record.read_data::<Value>().unwrap()["source"]["sealed"]["seed"].clone();
                if let Some(seed) = seed.as_str() {
                    prop_assert!(!copy.contains(seed), "a seed leaks");
                }
            }
        }
    }

    /// What the hand-made line and its slices say is what a canonicaliser says.
    #[test]
    fn lines_are_canonical(steps in prop::collection::vec(step(), 0..6)) {
        for line in lines(&stream(&Secret::new([5; 32]), &steps)) {
            let value: Value = serde_json::from_str(&line).unwrap();
            prop_assert_eq!(&serde_json_canonicalizer::to_string(&value).unwrap(), &line);
            let mut members = value.as_object().unwrap().clone();
            for name in ["hash", "salt", "data"] {
                members.remove(name);
            }
            let covered = serde_json_canonicalizer::to_string(&members).unwrap();
            let hash = chronicle::Line::read(&line).unwrap();
            prop_assert_eq!(hash.computed_hash(), hash.hash);
            use sha2::{Digest as _, Sha256};
            prop_assert_eq!(hash.hash.0, <[u8; 32]>::from(Sha256::digest(covered)));
        }
    }
}
