//! Dice, cards and choices from one number.

use chance::{Chance, Clause, Fall, Need, Pick, Shortfall, Source};
use rand_xoshiro::{
    SplitMix64,
    rand_core::{Rng as _, SeedableRng as _},
};

/// Good enough to shuffle games, and the same everywhere.
#[derive(Clone, Debug)]
pub struct Numbers(SplitMix64);

impl Numbers {
    /// The numbers that follow from a seed.
    #[must_use]
    pub fn new(seed: u64) -> Self {
        Self(SplitMix64::seed_from_u64(seed))
    }

    /// Uniform below `count`, but for a bias that no game notices; 0 below 0.
    pub fn below(&mut self, count: u32) -> u32 {
        u32::try_from(((self.0.next_u64() >> 32) * u64::from(count)) >> 32).unwrap_or(0)
    }
}

impl Chance for Numbers {
    fn roll(&mut self, need: &Need) -> Result<Fall, Shortfall> {
        let faces = (0..need.dice.count()).map(|_| 1 + self.below(need.dice.sides())).collect();
        Ok(Fall { faces, source: Source::Scripted {}, opens: None, copy_of: None })
    }

    fn pick(&mut self, _: Clause, of: u32) -> Result<Pick, Shortfall> {
        let index = self.below(of);
        Ok(Pick { index, source: Source::Scripted {}, opens: None, copy_of: None })
    }
}
