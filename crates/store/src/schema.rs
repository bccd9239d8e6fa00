//! What lies where in the database: one tree, a prefix byte for each kind of key.
//!
//! ```text
//! b campaign seq          some records behind each other, packed, by the number of the first
//! e campaign seq          a record's line, as versions before the third wrote it; they come before all that is packed
//! h campaign              the campaign's head: seq (u64), hash (32 bytes)
//! k campaign              what the campaign keeps privately
//! j                       up to where the journal has been taken over, and where its last frame
//!                         begins (two u64)
//! p key number            a further piece of the value at `key`
//! v                       which version of this page the database was written by (`u32`)
//! ```
//!
//! Numbers are big-endian `u64`s, the piece number a `u32`, so that keys sort as their numbers do.
//! Every value begins with the CRC-32 of its key and of what follows, which tells a changed value
//! and one in the wrong place; then comes, for all but pieces, how many pieces follow (`u32`).
//!
//! sled writes what is too long for its log to files of their own, which it never syncs: a power cut
//! takes them. Too long is a quarter of a segment less two headers, 131,020 bytes; and what it writes is
//! now and then a whole leaf with all its values. A leaf of more than 16 entries is divided before the
//! next is added, and may take in three of a neighbour: 20 entries of [`PIECE`] bytes, with their keys,
//! are 81 KB. (Version 1, which has no key `v`, had pieces of 60 KiB: three made such a file.) And so many entries make a page: what
//! sled must know before it opens grows with their number, not with their length.

use chance::Bytes32;
use chronicle::{CampaignId, Head};

/// The most bytes of a value that lie in one place.
pub(crate) const PIECE: usize = 4000;

/// The version since which values lie in short pieces.
pub(crate) const SHORT_PIECES: u32 = 2;

/// The version of this page.
pub(crate) const VERSION: u32 = 3;

pub(crate) const JOURNAL: &[u8] = b"j";
pub(crate) const HEADS: &[u8] = b"h";
pub(crate) const PACKED: &[u8] = b"b";
pub(crate) const RECORDS: &[u8] = b"e";
pub(crate) const PRIVATE: &[u8] = b"k";
pub(crate) const SCHEMA: &[u8] = b"v";

const PIECES: u8 = b'p';

fn key(prefix: u8, campaign: CampaignId) -> Vec<u8> {
    let mut key = Vec::with_capacity(17);
    key.push(prefix);
    key.extend(campaign.bits().to_be_bytes());
    key
}

pub(crate) fn record(campaign: CampaignId, seq: u64) -> Vec<u8> {
    let mut key = key(b'e', campaign);
    key.extend(seq.to_be_bytes());
    key
}

/// Where records are packed of which this is the first.
pub(crate) fn packed(campaign: CampaignId, first: u64) -> Vec<u8> {
    let mut key = key(b'b', campaign);
    key.extend(first.to_be_bytes());
    key
}

pub(crate) fn head(campaign: CampaignId) -> Vec<u8> {
    key(b'h', campaign)
}

pub(crate) fn private(campaign: CampaignId) -> Vec<u8> {
    key(b'k', campaign)
}

pub(crate) fn piece(of: &[u8], number: u32) -> Vec<u8> {
    [&[PIECES][..], of, &number.to_be_bytes()].concat()
}

/// Whose further piece lies at this key; `None`: it holds the first.
pub(crate) fn piece_of(key: &[u8]) -> Option<&[u8]> {
    let rest = key.strip_prefix(&[PIECES])?;
    rest.get(..rest.len().checked_sub(4)?)
}

/// Is this longer than anything that is written today?
pub(crate) fn is_long(value: &[u8]) -> bool {
    value.len() > PIECE + 8
}

/// The campaign, and the number of the record, that a key speaks of.
pub(crate) fn spoken_of(key: &[u8]) -> Option<(CampaignId, Option<u64>)> {
    let number = |bytes: &[u8]| bytes.first_chunk().map(|bytes| u64::from_be_bytes(*bytes));
    let campaign = number(key.get(1..)?).and_then(CampaignId::from_bits)?;
    Some((campaign, key.get(9..).and_then(number)))
}

fn check(key: &[u8], rest: &[&[u8]]) -> [u8; 4] {
    let mut check = crc32fast::Hasher::new();
    check.update(key);
    rest.iter().for_each(|part| check.update(part));
    check.finalize().to_be_bytes()
}

/// Puts a value into a batch, in pieces where it is long. Answers the number of further pieces.
pub(crate) fn put(batch: &mut sled::Batch, key: &[u8], value: &[u8]) -> u32 {
    let (first, rest) = value.split_at(value.len().min(PIECE));
    // 4 Gi pieces are more than any value has: a job is refused long before.
    let further = rest.len().div_ceil(PIECE) as u32;
    let count = further.to_be_bytes();
    batch.insert(key, [&check(key, &[&count, first])[..], &count, first].concat());
    for (number, part) in (1..).zip(rest.chunks(PIECE)) {
        let key = piece(key, number);
        batch.insert(&key[..], [&check(&key, &[part])[..], part].concat());
    }
    further
}

/// Takes the first piece of a value apart: how many follow, and its bytes. `None`: damaged.
pub(crate) fn first_piece<'v>(key: &[u8], value: &'v [u8]) -> Option<(u32, &'v [u8])> {
    let (stored, rest) = value.split_first_chunk::<4>()?;
    let (count, bytes) = rest.split_first_chunk::<4>()?;
    (*stored == check(key, &[rest])).then_some((u32::from_be_bytes(*count), bytes))
}

/// The beginning of a value that may have been changed.
pub(crate) fn unchecked(value: &[u8]) -> &[u8] {
    value.get(8..).unwrap_or_default()
}

/// Takes a further piece apart. `None`: damaged.
pub(crate) fn further_piece<'v>(key: &[u8], value: &'v [u8]) -> Option<&'v [u8]> {
    let (stored, bytes) = value.split_first_chunk::<4>()?;
    (*stored == check(key, &[bytes])).then_some(bytes)
}

pub(crate) fn version_value() -> [u8; 4] {
    VERSION.to_be_bytes()
}

pub(crate) fn read_version(value: &[u8]) -> Option<u32> {
    value.try_into().ok().map(u32::from_be_bytes)
}

pub(crate) fn head_value(head: &Head) -> Vec<u8> {
    [&head.seq.to_be_bytes()[..], &head.hash.0].concat()
}

pub(crate) fn read_head(value: &[u8]) -> Option<Head> {
    let (seq, hash) = value.split_first_chunk::<8>()?;
    Some(Head { seq: u64::from_be_bytes(*seq), hash: Bytes32(hash.try_into().ok()?) })
}

/// How far the database has followed the journal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Position {
    /// Where the last frame taken over ends.
    pub(crate) end: u64,
    /// Where it begins.
    pub(crate) last_frame: u64,
}

pub(crate) fn position_value(position: Position) -> Vec<u8> {
    [position.end.to_be_bytes(), position.last_frame.to_be_bytes()].concat()
}

pub(crate) fn read_position(value: &[u8]) -> Option<Position> {
    let (end, last_frame) = value.split_first_chunk::<8>()?;
    let last_frame = u64::from_be_bytes(last_frame.try_into().ok()?);
    Some(Position { end: u64::from_be_bytes(*end), last_frame })
}
