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

/// What a record commits itself to: SHA-256(salt ‖ canonical data).
#[must_use]
pub fn commitment(salt: &Bytes32, canonical_data: &str) -> Bytes32 {
    sha256([&salt.0[..], canonical_data.as_bytes()])
}
