//! Histories of a house on a disk that fails: orders, refusals, kills, power cuts, bits that change, clocks that jump.
//!
//! The referee and the store are the real ones. Beside them a model keeps what was told to whom: an order that was
//! acknowledged is in the log for ever, one that was refused never is, and whoever was told that nobody knows asks again.
//! After every opening the model is compared with the logs, and these are verified as a stranger would.

mod broken;
mod course;
mod model;

use course::Course;
use std::collections::BTreeMap;

/// What came about in a history.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    /// How often each thing happened.
    pub happened: BTreeMap<&'static str, u64>,
}

impl History {
    /// Adds it to what came about in others.
    pub fn add_to(&self, told: &mut BTreeMap<&'static str, u64>) {
        for (what, count) in &self.happened {
            *told.entry(what).or_default() += count;
        }
    }

    fn note(&mut self, what: &'static str) {
        *self.happened.entry(what).or_default() += 1;
    }
}

/// Plays history `number` of this seed. The same seed gives the same history.
///
/// # Errors
/// A sentence: what was lost, or is there and must not be.
pub fn history(seed: u64, number: u32) -> Result<History, String> {
    let mut course = Course::new(seed, number)?;
    let steps = course.length();
    for step in 0..steps {
        course.step().map_err(|why| format!("step {step} of {steps}: {why}"))?;
    }
    course.end()
}
