//! The odds of an attack, exactly: how many hits and whether the enemy retreats, before the dice fall.

use crate::combat::Plan;
use schemars::JsonSchema;
use serde::Serialize;

/// How many of the equally likely falls of the dice do what. Fractions stay whole numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct Odds {
    /// All falls: 6 to the power of the dice.
    pub of: u64,
    /// Falls with exactly 0, 1, 2 … hits.
    pub hits: Vec<u64>,
    /// Falls with a rolled 1 that is not ignored, in close combat.
    pub retreat: u64,
}

/// The odds of a plan. Fear and frenzy follow from a hit and are not counted here.
///
/// # Panics
/// Never: an attack has at most 24 dice, and 6 to the power of 24 fits.
#[must_use]
pub fn odds(plan: &Plan) -> Odds {
    let dice = plan.dice.min(24);
    let (hit, miss) =
        (u64::from(7 - plan.hit_at.clamp(1, 6)), u64::from(plan.hit_at.clamp(1, 6) - 1));
    let of = 6_u64.pow(dice);
    let ways = |k: u32| choose(dice, k);
    let hits = (0..=dice).map(|k| ways(k) * hit.pow(k) * miss.pow(dice - k)).collect();
    let few_ones: u64 =
        (0..=plan.ignores.min(dice)).map(|ones| ways(ones) * 5_u64.pow(dice - ones)).sum();
    let retreat = if plan.distance == 1 { of - few_ones } else { 0 };
    Odds { of, hits, retreat }
}

impl Odds {
    /// Hits of all falls together: divided by [`Odds::of`] the average.
    #[must_use]
    pub fn all_hits(&self) -> u64 {
        (0..).zip(&self.hits).map(|(hits, falls): (u64, &u64)| hits * falls).sum()
    }
}

/// How many ways there are to choose `k` of `n`.
fn choose(n: u32, k: u32) -> u64 {
    (0..u64::from(k)).fold(1, |ways, at| ways * (u64::from(n) - at) / (at + 1))
}

#[cfg(test)]
mod tests {
    use super::{Odds, odds};
    use crate::combat::Plan;

    fn of(dice: u32, hit_at: u32, distance: u32, ignores: u32) -> Odds {
        odds(&Plan { distance, parts: Vec::new(), dice, hit_at, ignores })
    }

    #[test]
    fn infantry_against_infantry_hits_twice_and_drives_back_half_the_time() {
        let odds = of(4, 4, 1, 0);
        assert_eq!((odds.of, odds.all_hits()), (1296, 2 * 1296), "2.0 hits on average");
        assert_eq!(odds.retreat, 1296 - 625, "51.8 %");
        let polearms = of(5, 4, 1, 0);
        assert_eq!(polearms.all_hits() * 2, polearms.of * 5, "2.5 hits");
        assert_eq!(polearms.retreat, 7776 - 3125, "59.8 %");
        let tough = of(4, 5, 1, 0);
        assert_eq!(tough.all_hits() * 3, tough.of * 4, "1.33 hits");
    }

    #[test]
    fn falls_add_up_and_nobody_retreats_from_afar() {
        for dice in 0..=12 {
            for hit_at in 2..=6 {
                let odds = of(dice, hit_at, 2, 0);
                assert_eq!(odds.hits.iter().sum::<u64>(), odds.of);
                assert_eq!(odds.retreat, 0);
            }
        }
        assert_eq!(of(1, 4, 1, 1).retreat, 0, "the only 1 is ignored");
        assert_eq!(of(2, 4, 1, 1).retreat, 1, "two ones of thirty-six falls");
    }
}
