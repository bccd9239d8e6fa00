//! The two hashes of a record.

use chance::Bytes32;
use sha2::{Digest, Sha256};

/// SHA-256 over some pieces laid end to end.
pub(crate) fn sha256<'p>(pieces: impl IntoIterator<Item = &'p [u8]>) -> Bytes32 {
    let mut hash = Sha256::new();
    for piece in pieces {
        hash.update(piece);
    }
    Bytes32(hash.finalize().into())
}

/// What everything that version 2 hashes or signs begins with: nothing can be taken for something
/// else.
pub(crate) fn tag(word: &str) -> Vec<u8> {
    ["chronicle/2 ", word, "\0"].concat().into_bytes()
}

/// SHA-256 over a tag and some pieces laid end to end.
pub(crate) fn tagged(word: &str, pieces: &[&[u8]]) -> Bytes32 {
    let tag = tag(word);
    sha256(std::iter::once(&tag[..]).chain(pieces.iter().copied()))
}

/// What a record commits itself to: SHA-256(salt ‖ canonical data).
#[must_use]
pub fn commitment(salt: &Bytes32, canonical_data: &str) -> Bytes32 {
    sha256([&salt.0[..], canonical_data.as_bytes()])
}
