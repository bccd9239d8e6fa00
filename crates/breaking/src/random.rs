//! Numbers that follow from a seed.

use referee::Randomness as _;
use simulator::Dealt;

/// Numbers that follow from a seed.
#[derive(Debug)]
pub struct Random(Dealt);

impl Random {
    /// The numbers of turn `number` of this seed.
    #[must_use]
    pub fn new(seed: u64, number: u32) -> Self {
        Self(Dealt::new(seed, number))
    }

    /// Any number.
    pub fn any(&self) -> u64 {
        let mut bytes = [0; 8];
        // A seed never runs dry.
        let _ = self.0.fill(&mut bytes);
        u64::from_le_bytes(bytes)
    }

    /// A number below `count`; 0 below 0.
    pub fn below(&self, count: usize) -> usize {
        (self.any() % count.max(1) as u64) as usize
    }

    /// Does something happen that happens once in so many times?
    pub fn once_in(&self, times: usize) -> bool {
        self.below(times) == 0
    }

    /// One of them; none of none.
    pub fn one_of<'t, T>(&self, of: &'t [T]) -> Option<&'t T> {
        of.get(self.below(of.len()))
    }
}
