//! Figures as `cargo xtask bench peers` reads them, one to a line.
#![allow(clippy::print_stdout, reason = "that is how they are told")]

use std::time::Duration;

/// Writes one figure of one round.
pub(crate) fn tell(name: &str, value: f64, unit: &str) {
    println!("FIGURE\t{name}\t{value}\t{unit}");
}

/// How many of something there were in a second.
pub(crate) fn rate(count: u64, took: Duration) -> f64 {
    count as f64 / took.as_secs_f64()
}

/// The time that so many in a hundred are not above, in microseconds; zero of none.
pub(crate) fn share(times: &mut [Duration], of_hundred: usize) -> f64 {
    times.sort_unstable();
    let at = (times.len() * of_hundred / 100).min(times.len().saturating_sub(1));
    times.get(at).map_or(0.0, |time| time.as_secs_f64() * 1e6)
}

/// The median, and the time that one in a hundred is above.
pub(crate) fn tell_shares(name: &str, times: &mut [Duration]) {
    tell(&format!("{name}.p50"), share(times, 50), "us");
    tell(&format!("{name}.p99"), share(times, 99), "us");
}
