//! Ed25519 (RFC 8032): devices that sign for a seat, and the house that signs for a log.

use chance::Bytes32;
use data_encoding::HEXLOWER;
use ed25519_dalek::{Signer as _, VerifyingKey};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::{fmt, str::FromStr};

/// A public key: of a device, of a house, of a beacon. 64 lower-case hex digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct PublicKey(pub Bytes32);

impl PublicKey {
    /// Is it a signature of this key over the message? Strictly, so that two verifiers agree: S below
    /// the order of the group, key and R canonical and of no small order, no cofactor in the equation.
    #[must_use]
    pub fn has_signed(&self, message: &[u8], signature: &Signature) -> bool {
        let Ok(key) = VerifyingKey::from_bytes(&self.0.0) else { return false };
        // The library reads a key whose coordinate is not reduced; only one way of writing it counts.
        let canonical = key.to_edwards().compress().to_bytes() == self.0.0;
        let signature = ed25519_dalek::Signature::from_bytes(&signature.0);
        canonical && key.verify_strict(message, &signature).is_ok()
    }
}

impl fmt::Display for PublicKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for PublicKey {
    type Err = chance::NotBytes32;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.parse().map(Self)
    }
}

/// An Ed25519 signature. 128 lower-case hex digits.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Signature(pub [u8; 64]);

/// The text is not 128 lower-case hex digits.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no signature: 128 lower-case hex digits")]
pub struct NotSignature(pub String);

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(HEXLOWER.encode_mut_str(&self.0, &mut [0; 128]))
    }
}

impl fmt::Debug for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl FromStr for Signature {
    type Err = NotSignature;

    fn from_str(text: &str) -> Result<Self, NotSignature> {
        let wrong = || NotSignature(text.chars().take(140).collect());
        let bytes = HEXLOWER.decode(text.as_bytes()).map_err(|_| wrong())?;
        bytes.try_into().map(Self).map_err(|_| wrong())
    }
}

impl Serialize for Signature {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Signature {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(serde::de::Error::custom)
    }
}

/// A key that signs. Its bytes are wiped when it is dropped.
#[derive(Clone)]
pub struct SigningKey(ed25519_dalek::SigningKey);

impl SigningKey {
    /// The key that follows from 32 bytes of a cryptographic source.
    #[must_use]
    pub fn from_seed(seed: &[u8; 32]) -> Self {
        Self(ed25519_dalek::SigningKey::from_bytes(seed))
    }

    /// What others know it by.
    #[must_use]
    pub fn public(&self) -> PublicKey {
        PublicKey(Bytes32(self.0.verifying_key().to_bytes()))
    }

    /// Signs a message.
    #[must_use]
    pub fn sign(&self, message: &[u8]) -> Signature {
        Signature(self.0.sign(message).to_bytes())
    }
}

impl fmt::Debug for SigningKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "SigningKey({}, …)", self.public())
    }
}
