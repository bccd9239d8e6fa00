//! Time and randomness come from outside, so that tests and simulations can give their own.

/// Says what time it is.
pub trait Clock: Send + Sync {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    fn unix_millis(&self) -> u64;
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
    fn unix_millis(&self) -> u64 {
        let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        since.map_or(0, |since| u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
    }
}

/// The system's cryptographic source.
#[derive(Debug, Clone, Copy, Default)]
pub struct SystemRandomness;

impl Randomness for SystemRandomness {
    fn fill(&self, bytes: &mut [u8]) -> Result<(), String> {
        getrandom::fill(bytes).map_err(|error| error.to_string())
    }
}
