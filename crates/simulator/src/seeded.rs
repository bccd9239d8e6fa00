//! Time and randomness that come from a seed.

use chance::{Bound, Bytes32, Stream};
use chrono::{DateTime, TimeDelta, Utc};
use referee::{Clock, Randomness};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, PoisonError};

/// 2026-01-01T00:00:00Z: when every simulated game begins.
const NEW_YEAR: DateTime<Utc> =
    DateTime::from_timestamp_secs(1_767_225_600).expect("within chrono's years");

/// A clock that goes on by a quarter of a second whenever somebody looks at it.
#[derive(Debug, Default)]
pub struct Ticking(AtomicI64);

impl Clock for Ticking {
    fn now(&self) -> DateTime<Utc> {
        NEW_YEAR + TimeDelta::milliseconds(self.0.fetch_add(250, Ordering::Relaxed))
    }
}

/// Bytes from a seed, by the derivation of the sealed envelopes: a page of specification, the same
/// on every machine and with every version of every library. Fit for simulations, never for secrets.
#[derive(Debug)]
pub struct Dealt(Mutex<Stream>);

impl Dealt {
    /// The bytes of game `number` of a series.
    #[must_use]
    pub fn new(seed: u64, number: u32) -> Self {
        Self::of(seed, number, 0)
    }

    /// Other bytes for the same game, for what must not change its course.
    #[must_use]
    pub fn beside(seed: u64, number: u32) -> Self {
        Self::of(seed, number, 1)
    }

    fn of(seed: u64, number: u32, use_of: u64) -> Self {
        let bound = Bound { prev: padded(u64::from(number)), order: padded(use_of) };
        Self(Mutex::new(Stream::new(padded(seed), bound)))
    }
}

/// A number below `n`, none of them favoured; 0 when there is no randomness to be had.
pub(crate) fn below(randomness: &dyn Randomness, n: u32) -> u32 {
    let n = n.max(1);
    loop {
        let mut bytes = [0; 4];
        if randomness.fill(&mut bytes).is_err() {
            return 0;
        }
        let drawn = u32::from_be_bytes(bytes);
        if drawn < u32::MAX - u32::MAX % n {
            return drawn % n;
        }
    }
}

impl Randomness for Dealt {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), String> {
        let mut stream = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for byte in bytes {
            *byte = u8::try_from(stream.uniform(256)).unwrap_or_default();
        }
        Ok(())
    }
}

fn padded(number: u64) -> Bytes32 {
    let mut bytes = [0; 32];
    bytes[24..].copy_from_slice(&number.to_be_bytes());
    Bytes32(bytes)
}
