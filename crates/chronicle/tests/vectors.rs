//! The published vectors of the format: commitments, the sample stream, full and redacted.

use crate::sample;

use chance::{Bytes32, Secret};
use chronicle::{Counts, Record, VerifyOptions, canonical, commitment, verify};
use decider::By;
use sample::{FULL, REDACTED, rebuilt, secret};
use serde_json::Value;

#[test]
fn commitments() {
    let vectors: Value = serde_json::from_str(include_str!("vectors/chronicle-v1.json")).unwrap();
    let secret = Secret::new(vectors["secret"].as_str().unwrap().parse::<Bytes32>().unwrap().0);
    for vector in vectors["commitments"].as_array().unwrap() {
        let text = canonical::canonical(&vector["data"]).unwrap();
        assert_eq!(text.get(), vector["jcs"].as_str().unwrap());
        let salt = secret.salt(vector["seq"].as_u64().unwrap());
        let expected: Bytes32 = vector["commitment"].as_str().unwrap().parse().unwrap();
        assert_eq!(commitment(&salt, text.get()), expected);
    }
}

#[test]
fn the_full_sample_verifies() {
    let verified = verify(FULL.as_bytes(), &VerifyOptions::default()).unwrap();
    assert_eq!(verified.head.seq, 11);
    assert_eq!(verified.next_envelope, 4);
    let mut expected = Counts::default();
    (expected.records, expected.batches) = (12, 6);
    (expected.sealed, expected.thrown, expected.rewinds) = (4, 1, 1);
    assert_eq!(verified.counts, expected);
}

#[test]
fn the_redacted_sample_verifies() {
    let full = verify(FULL.as_bytes(), &VerifyOptions::default()).unwrap();
    let verified = verify(REDACTED.as_bytes(), &VerifyOptions::default()).unwrap();
    assert_eq!(verified.head, full.head);
    assert_eq!((verified.counts.sealed, verified.counts.sealed_hidden), (3, 1));
    assert_eq!(verified.counts.redacted, 1);
}

#[test]
fn a_line_is_a_record_and_a_record_a_line() {
    for line in FULL.lines().chain(REDACTED.lines()) {
        let record = Record::from_line(line).unwrap();
        assert_eq!(record.to_line(), line);
        record.check().unwrap();
    }
}

#[test]
fn redaction_is_the_redacted_sample() {
    let seat = |name: &str| By::Seat(name.parse().unwrap());
    for (full, redacted) in FULL.lines().zip(REDACTED.lines()) {
        let record = Record::from_line(full).unwrap();
        let line = chronicle::Line::read(full).unwrap();
        for other in [None, Some(seat("city-guard"))] {
            assert_eq!(record.redacted_for(other.as_ref()).to_line(), redacted);
            assert_eq!(line.redacted_for(other.as_ref()), redacted);
        }
        for reader in [seat("wizards-council"), By::Organiser] {
            assert_eq!(record.redacted_for(Some(&reader)).to_line(), full);
            assert_eq!(line.redacted_for(Some(&reader)), full);
        }
    }
}

#[test]
fn the_writer_makes_the_sample_byte_for_byte() {
    let lines: String =
        rebuilt(&secret()).iter().flat_map(|b| &b.records).map(|r| r.to_line() + "\n").collect();
    assert_eq!(lines, FULL);
}
