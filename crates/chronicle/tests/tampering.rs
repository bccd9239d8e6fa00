//! A log that was changed from outside, by somebody who cannot or does not repair the hashes.

use crate::sample;

use chance::Bytes32;
use chronicle::{Fault, Head, Verified, VerifyOptions, import, verify};
use sample::{FULL, REDACTED};

fn check(log: &[u8]) -> Result<Verified, Fault> {
    verify(log, &VerifyOptions::default())
}

/// Every byte of both samples, changed in two ways: always a fault, and it names the record.
#[test]
fn every_single_byte_counts() {
    for sample in [FULL, REDACTED] {
        for flip in [0x01, 0x20] {
            let mut log = sample.as_bytes().to_vec();
            let mut line = 0;
            for at in 0..log.len() {
                let before = log[at];
                log[at] ^= flip;
                let fault = check(&log).expect_err("a changed byte must show");
                assert_eq!(fault.line, line + 1, "byte {at}: {fault}");
                assert_eq!(fault.seq, Some(line), "byte {at}: {fault}");
                assert!(!fault.code.is_empty() && !fault.message.is_empty());
                log[at] = before;
                line += u64::from(before == b'\n');
            }
        }
    }
}

/// One change of each kind, and the code that names it.
#[test]
fn each_change_has_its_name() {
    let cases = [
        ("\"seq\":3,", "\"seq\":4,", "hash_wrong"),
        ("\"parent\":2", "\"parent\":1", "hash_wrong"),
        ("\"parent\":2", "\"parent\":02", "not_json"),
        ("\"parent\":2", "\"parent\":9007199254740992", "member_wrong"),
        ("\"batch\":\"0189", "\"batch\":\"abcd", "hash_wrong"),
        ("\"batch\":\"0189", "\"batch\":\"ABCD", "member_wrong"),
        ("\"last\":true,\"opens\":1", "\"last\":false,\"opens\":1", "hash_wrong"),
        ("\"commitment\":\"0499", "\"commitment\":\"0498", "hash_wrong"),
        ("\"prev\":\"ea38", "\"prev\":\"ea39", "hash_wrong"),
        ("\"hash\":\"ef13", "\"hash\":\"ef14", "hash_wrong"),
        ("\"seal\":\"7d19", "\"seal\":\"7d18", "hash_wrong"),
        ("\"opens\":1", "\"opens\":2", "hash_wrong"),
        ("\"faces\":[4]", "\"faces\":[5]", "commitment_wrong"),
        ("\"salt\":\"c1fe", "\"salt\":\"c1ff", "commitment_wrong"),
        ("\"faces\":[4]", "\"faces\":[4.5]", "not_canonical"),
        ("\"faces\":[4]", "\"faces\":[04]", "not_json"),
        ("\"faces\":[4]", "\"faces\":[ 4]", "not_canonical"),
        ("\"faces\":[4]", "\"faces\":[9007199254740993]", "not_canonical"),
        ("\"dice\":\"1d20\",", "", "commitment_wrong"),
        ("\"opens\":1,", "", "hash_wrong"),
        ("\"scope\":\"engagement/1\",", "", "member_missing"),
        ("\"v\":1", "\"v\":1,\"w\":1", "member_unknown"),
        ("\"v\":1", "\"v\":0", "member_wrong"),
        ("\"by\":\"rules\"", "\"by\":\"nobody\"", "member_wrong"),
        ("\"by\":\"rules\"", "\"by\":\"r\\u0075les\"", "not_canonical"),
        ("\"kind\":\"dice.rolled\"", "\"kind\":\"dice\"", "member_wrong"),
        ("\"audience\":null", "\"audience\":[]", "hash_wrong"),
        (":04:01.000Z", ":64:01.000Z", "member_wrong"),
        ("0-7000-8000", "0-4000-8000", "member_wrong"),
        ("{\"at\"", "{ \"at\"", "not_canonical"),
        ("{\"at\"", "[\"at\"", "not_json"),
    ];
    for (from, to, code) in cases {
        let lines: Vec<String> = FULL.lines().map(str::to_owned).collect();
        let mut changed = lines.clone();
        changed[3] = changed[3].replacen(from, to, 1);
        assert_ne!(changed, lines, "{from} is in record 3");
        let fault = check((changed.join("\n") + "\n").as_bytes()).unwrap_err();
        assert_eq!((fault.code, fault.seq, fault.line), (code, Some(3), 4), "{to}: {fault}");
    }
    let salt = FULL.find(",\"salt\"").unwrap();
    let half = FULL[..salt].to_owned() + &FULL[FULL.find(",\"scope\"").unwrap()..];
    assert_eq!(check(half.as_bytes()).unwrap_err().code, "half_redacted");
}

#[test]
fn lines_dropped_swapped_repeated_and_added() {
    let lines: Vec<&str> = FULL.lines().collect();
    let log = |lines: &[&str]| lines.join("\n") + "\n";
    for at in 0..lines.len() - 1 {
        let mut dropped = lines.clone();
        dropped.remove(at);
        let mut swapped = lines.clone();
        swapped.swap(at, at + 1);
        for changed in [dropped, swapped] {
            let fault = check(log(&changed).as_bytes()).unwrap_err();
            let seq = at as u64;
            assert_eq!((fault.code, fault.seq, fault.line), ("seq_wrong", Some(seq), seq + 1));
        }
    }
    for again in [0, 11] {
        let mut repeated = lines.clone();
        repeated.push(lines[again]);
        let fault = check(log(&repeated).as_bytes()).unwrap_err();
        assert_eq!((fault.code, fault.seq, fault.line), ("seq_wrong", Some(12), 13));
    }
    let mut blank = lines.clone();
    blank.push("");
    assert_eq!(check(log(&blank).as_bytes()).unwrap_err().code, "not_json");
    assert_eq!(check(FULL.replace('\n', "\r\n").as_bytes()).unwrap_err().code, "not_canonical");
}

/// Cut anywhere: only a batch end is an end, and a receipt tells even those apart.
#[test]
fn a_truncated_log() {
    let head = check(FULL.as_bytes()).unwrap().head;
    let ends = [0, 3, 5, 7, 9, 11];
    for at in 0..FULL.len() {
        let cut = &FULL.as_bytes()[..at];
        let whole = cut.iter().filter(|byte| **byte == b'\n').count();
        let on_line_end = cut.last().is_none_or(|byte| *byte == b'\n');
        let result = check(cut);
        match (on_line_end, whole) {
            (false, _) => assert_eq!(result.unwrap_err().code, "line_unfinished"),
            (true, 0) => {
                let fault = result.unwrap_err();
                assert_eq!((fault.code, fault.seq), ("empty", None));
            }
            (true, lines) if ends.contains(&(lines - 1)) => {
                assert_eq!(result.unwrap().head.seq, lines as u64 - 1);
                let fault = verify(cut, &VerifyOptions::with_receipts(vec![head])).unwrap_err();
                assert_eq!((fault.code, fault.seq), ("receipt_beyond_end", Some(11)));
            }
            (true, lines) => {
                let fault = result.unwrap_err();
                assert_eq!((fault.code, fault.seq), ("ends_inside_batch", Some(lines as u64 - 1)));
            }
        }
    }
}

#[test]
fn receipts() {
    let receipts: Vec<Head> = FULL
        .lines()
        .map(|line| chronicle::Record::from_line(line).unwrap().head())
        .map(|head| head.to_string().parse().unwrap())
        .collect();
    assert!(verify(FULL.as_bytes(), &VerifyOptions::with_receipts(receipts.clone())).is_ok());
    let after = Head { seq: 12, hash: Bytes32([9; 32]) };
    let fault = verify(FULL.as_bytes(), &VerifyOptions::with_receipts(vec![after])).unwrap_err();
    assert_eq!((fault.code, fault.seq), ("receipt_beyond_end", Some(12)));
    for at in 0..receipts.len() {
        let mut foreign = receipts.clone();
        foreign[at].hash = Bytes32([9; 32]);
        let fault =
            verify(REDACTED.as_bytes(), &VerifyOptions::with_receipts(foreign)).unwrap_err();
        assert_eq!((fault.code, fault.seq), ("receipt_contradicted", Some(at as u64)));
    }
}

#[test]
fn what_is_no_text() {
    let fault = check(b"\xff\n").unwrap_err();
    assert_eq!((fault.code, fault.seq, fault.line), ("not_utf8", Some(0), 1));
    for (line, code) in [("[]", "not_a_record"), ("{}", "member_missing"), ("{", "not_json")] {
        assert_eq!(check(format!("{line}\n").as_bytes()).unwrap_err().code, code);
    }
}

#[test]
fn an_import_hands_over_whole_batches_only() {
    let mut batches = Vec::new();
    let options = VerifyOptions::default();
    let mut take = |batch| {
        batches.push(batch);
        Ok::<(), std::convert::Infallible>(())
    };
    let verified = import(FULL.as_bytes(), &options, &mut take).unwrap();
    let cut = FULL.lines().take(3).map(|line| format!("{line}\n")).collect::<String>();
    assert!(import(cut.as_bytes(), &options, &mut take).is_err());
    let of_the_sample = sample::rebuilt(&sample::secret());
    assert_eq!(batches[..6], of_the_sample);
    assert_eq!(batches[6..], of_the_sample[..1]);
    assert_eq!(of_the_sample[0].opens_campaign(), Some(verified.campaign));
}
