//! Thirty-two bytes, as they are written everywhere: 64 lower-case hex digits.

use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// A hash, seal, seed, salt or commitment. Text form: 64 lower-case hex digits, no prefix.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Bytes32(pub [u8; 32]);

impl Bytes32 {
    /// What stands before the first record: 64 zeros.
    pub const ZERO: Self = Self([0; 32]);
}

/// The text is not 64 lower-case hex digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not 64 lower-case hex digits")]
pub struct NotBytes32(pub String);

impl fmt::Display for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(const_hex::Buffer::<32>::new().format(&self.0))
    }
}

impl fmt::Debug for Bytes32 {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Bytes32 {
    type Err = NotBytes32;

    fn from_str(text: &str) -> Result<Self, NotBytes32> {
        let wrong = || NotBytes32(text.chars().take(80).collect());
        // The library takes capitals, too.
        if text.len() != 64 || text.bytes().any(|digit| digit.is_ascii_uppercase()) {
            return Err(wrong());
        }
        let mut bytes = [0; 32];
        const_hex::decode_to_slice(text, &mut bytes).map_err(|_| wrong())?;
        Ok(Self(bytes))
    }
}

impl Serialize for Bytes32 {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Bytes32 {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct Text;
        impl serde::de::Visitor<'_> for Text {
            type Value = Bytes32;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("64 lower-case hex digits")
            }
            fn visit_str<E: serde::de::Error>(self, text: &str) -> Result<Bytes32, E> {
                text.parse().map_err(E::custom)
            }
        }
        deserializer.deserialize_str(Text)
    }
}
