//! Time and randomness that come from a seed.

use chrono::{DateTime, TimeDelta, Utc};
use data_encoding::HEXLOWER;
use rand::{Rng as _, RngExt as _, SeedableRng as _, rngs::ChaCha8Rng};
use referee::{Clock, Randomness, Rejected};
use std::sync::atomic::{AtomicI64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

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

/// Bytes and choices from a seed, by one of rand's named generators: the same on every machine, and
/// with every version of the library that keeps its promise of value stability.
#[derive(Debug)]
pub struct Dealt(Mutex<ChaCha8Rng>);

impl Dealt {
    /// The bytes of game `number` of a series.
    #[must_use]
    pub fn new(seed: u64, number: u32) -> Self {
        Self::of(seed, u64::from(number) << 1)
    }

    /// Other bytes for the same game, for what must not change its course.
    #[must_use]
    pub fn beside(seed: u64, number: u32) -> Self {
        Self::of(seed, u64::from(number) << 1 | 1)
    }

    /// What nobody can foresee, for bots that play among people.
    ///
    /// # Errors
    /// When the machine gives no random bytes.
    pub fn unforeseen(source: &dyn Randomness) -> Result<Self, Rejected> {
        let seed = referee::random_bytes(source)?;
        Ok(Self(Mutex::new(ChaCha8Rng::from_seed(seed))))
    }

    fn of(seed: u64, stream: u64) -> Self {
        let mut generator = ChaCha8Rng::seed_from_u64(seed);
        generator.set_stream(stream);
        Self(Mutex::new(generator))
    }

    fn generator(&self) -> MutexGuard<'_, ChaCha8Rng> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A number below `count`, none of them favoured; 0 below 0.
    pub(crate) fn below(&self, count: u32) -> u32 {
        self.generator().random_range(0..count.max(1))
    }

    /// A bot's part in a sealed roll: 16 bytes in lower-case hex.
    pub(crate) fn nonce(&self) -> String {
        HEXLOWER.encode(&self.generator().random::<[u8; 16]>())
    }
}

impl Randomness for Dealt {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), String> {
        self.generator().fill_bytes(bytes);
        Ok(())
    }
}
