//! Changes an input a little, as a fuzzer does.

use crate::Random;

/// No input grows beyond this.
const LONGEST: usize = 64 << 10;

/// Bytes at which readers stumble.
const STUMBLING: &[&[u8]] = &[
    b"",
    b"\0",
    b"\n",
    b"\"",
    b"{",
    b"}",
    b"[",
    b"]",
    b",",
    b":",
    b"-1",
    b"0",
    b"1e999",
    b"4294967296",
    b"9223372036854775807",
    b"18446744073709551616",
    b"null",
    b"true",
    b"\xff",
    b"\xe2\x80\xae",
    b"\\u0000",
    b"\xf0\x9f\x8f\xb0",
    b"[[",
    b"''' ",
    b"2026-13-45T99:99:99.999Z",
    b"engagement/1",
    b"seat/",
];

/// An input that is almost this one, or begins as this one and ends as another.
#[must_use]
pub fn mutated(seeds: &[Vec<u8>], random: &Random) -> Vec<u8> {
    let Some(seed) = random.one_of(seeds) else { return Vec::new() };
    let mut bytes = seed.clone();
    for _ in 0..=random.below(4) {
        let at = random.below(bytes.len() + 1);
        let end = (at + random.below(1 << random.below(10))).min(bytes.len());
        match random.below(7) {
            0 if at < bytes.len() => bytes[at] ^= 1 << random.below(8),
            1 if at < bytes.len() => bytes[at] = random.any() as u8,
            2 => drop(bytes.drain(at..end)),
            3 => {
                let again: Vec<u8> = bytes[at..end].to_vec();
                drop(bytes.splice(at..at, again));
            }
            4 => {
                let word = random.one_of(STUMBLING).copied().unwrap_or_default();
                drop(bytes.splice(at..end.min(at + word.len()), word.iter().copied()));
            }
            5 => {
                let other = random.one_of(seeds).map_or(&[][..], Vec::as_slice);
                let from = random.below(other.len() + 1);
                bytes.truncate(at);
                bytes.extend(&other[from..]);
            }
            _ => {
                let other = random.one_of(seeds).map_or(&[][..], Vec::as_slice);
                let from = random.below(other.len() + 1);
                let to = (from + random.below(200)).min(other.len());
                drop(bytes.splice(at..end, other[from..to].iter().copied()));
            }
        }
        bytes.truncate(LONGEST);
    }
    bytes
}
