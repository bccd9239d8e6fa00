//! Keys: 32 random bytes that say who somebody is, given as links and stored hashed.

use crate::{Code, Randomness, Rejected, rejected::said};
use chance::Bytes32;
use data_encoding::BASE64URL_NOPAD;
use decider::Seat;
use sha2::{Digest, Sha256};
use std::{fmt, str::FromStr};

/// A key as it stands in a link: 43 characters of base64url. Whoever has it, is its seat.
#[derive(Clone, PartialEq, Eq)]
pub struct Key([u8; 32]);

impl fmt::Display for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&BASE64URL_NOPAD.encode(&self.0))
    }
}

/// Keys are not for logs.
impl fmt::Debug for Key {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Key(…)")
    }
}

/// The text is no key. It is not repeated: it may be a key with one letter too few.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("that is no key; a key has 43 letters, digits, hyphens and underscores, as in its link")]
pub struct NotKey;

impl FromStr for Key {
    type Err = NotKey;

    fn from_str(text: &str) -> Result<Self, NotKey> {
        let bytes = BASE64URL_NOPAD.decode(text.as_bytes()).map_err(|_| NotKey)?;
        bytes.try_into().map(Self).map_err(|_| NotKey)
    }
}

impl Key {
    pub(crate) fn random(randomness: &dyn Randomness) -> Result<Self, Rejected> {
        random_bytes(randomness).map(Self)
    }

    /// What is stored of it.
    pub(crate) fn hash(&self) -> Bytes32 {
        Bytes32(Sha256::digest(self.0).into())
    }
}

/// The key of one seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatKey {
    /// Whose.
    pub seat: Seat,
    /// The key.
    pub key: Key,
}

/// So many random bytes.
///
/// # Errors
/// `store_fault` when the machine gives none.
pub fn random_bytes<const N: usize>(randomness: &dyn Randomness) -> Result<[u8; N], Rejected> {
    let mut bytes = [0; N];
    randomness.fill(&mut bytes).map_err(|error| {
        Rejected::new(Code::StoreFault, said!("no-random-bytes", error = error.to_string()))
    })?;
    Ok(bytes)
}
