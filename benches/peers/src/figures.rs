//! Figures as the errand reads them, one to a line.

use std::time::Duration;

/// Writes one figure of one round.
pub fn tell(name: &str, value: f64, unit: &str) {
    println!("FIGURE\t{name}\t{value}\t{unit}");
}

/// How many of something there were in a second.
pub fn rate(count: usize, took: Duration) -> f64 {
    count as f64 / took.as_secs_f64()
}

/// The time that so many in a hundred are not above; zero of none.
pub fn share(times: &mut [Duration], of_hundred: usize) -> Duration {
    times.sort_unstable();
    let at = (times.len() * of_hundred / 100).min(times.len().saturating_sub(1));
    times.get(at).copied().unwrap_or_default()
}

/// The rate, the median and the time that one in a hundred is above, in microseconds.
pub fn tell_times(name: &str, times: &mut [Duration], took: Duration, unit: &str) {
    let microseconds = |time: Duration| time.as_secs_f64() * 1e6;
    tell(name, rate(times.len(), took), unit);
    tell(&format!("{name}.p50"), microseconds(share(times, 50)), "us");
    tell(&format!("{name}.p99"), microseconds(share(times, 99)), "us");
}
