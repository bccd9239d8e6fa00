//! Time and randomness come from outside, so that tests and simulations can give their own.

use chrono::{DateTime, Utc};
use rand::{TryRng as _, rngs::SysRng};

/// Says what time it is.
pub trait Clock: Send + Sync {
    /// Now.
    fn now(&self) -> DateTime<Utc>;
}

/// Gives bytes that nobody can foresee: secrets, keys, batch ids of the referee's own orders.
pub trait Randomness: Send + Sync {
    /// Fills the bytes.
    ///
    /// # Errors
    /// When the system gives none.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), String>;
}

/// The system's clock.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemClock;

impl Clock for SystemClock {
    fn now(&self) -> DateTime<Utc> {
        Utc::now()
    }
}

/// The system's cryptographic source.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemRandomness;

impl Randomness for SystemRandomness {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), String> {
        SysRng.try_fill_bytes(bytes).map_err(|error| error.to_string())
    }
}
