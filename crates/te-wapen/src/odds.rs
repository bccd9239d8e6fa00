//! The odds of an attack, exactly: how many wounds it inflicts and whether the enemy retreats, before the
//! dice fall.

use crate::combat::AttackPlan;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// How many of the equally likely falls of the dice do what. Fractions stay whole numbers.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Odds {
    /// All falls: 6 to the power of the dice, and once more for a die that is rolled again.
    pub of: u64,
    /// Falls with exactly 0, 1, 2 … hits; the frenzied inflict one more than they hit
    /// ([WAP-129](crate::clauses::WAP_129)).
    pub hits: Vec<u64>,
    /// Falls that drive the enemy back: by a rolled 1 that is not ignored, or by fear.
    pub retreat: u64,
}

/// Dice that are counted at most: more do not fit into 64 bits.
const MOST: u32 = 23;

/// The odds of a plan. What a lone bearer of armour saves is not counted.
///
/// # Panics
/// Never: at most 23 dice are counted and one is rolled again, and 6 to the power of 24 fits.
#[must_use]
pub fn odds(plan: &AttackPlan) -> Odds {
    let dice = plan.dice.min(MOST);
    let hit_at = plan.hit_at.clamp(2, 6);
    // Faces of one die that hit, that miss, and the 1, which misses, too.
    let (hit, miss) = (u64::from(7 - hit_at), u64::from(hit_at - 2));
    let again = plan.accurate && dice > 0;
    let mut odds = Odds {
        of: 6_u64.pow(dice + u32::from(again)),
        hits: vec![0; dice as usize + 1 + usize::from(plan.frenzied && dice > 0)],
        retreat: 0,
    };
    for hits in 0..=dice {
        for ones in 0..=dice - hits {
            let misses = dice - hits - ones;
            let falls =
                choose(dice, hits) * choose(dice - hits, ones) * hit.pow(hits) * miss.pow(misses);
            // A Blade of Accuracy rolls a miss again, a 1 only if nothing else missed (W-28).
            let ones_left = if misses > 0 { Some(ones) } else { ones.checked_sub(1) };
            match ones_left.filter(|_| again) {
                None => odds.count(plan, hits, ones, falls * if again { 6 } else { 1 }),
                Some(ones) => {
                    odds.count(plan, hits + 1, ones, falls * hit);
                    odds.count(plan, hits, ones, falls * miss);
                    odds.count(plan, hits, ones + 1, falls);
                }
            }
        }
    }
    odds
}

impl Odds {
    fn count(&mut self, plan: &AttackPlan, hits: u32, ones: u32, falls: u64) {
        let wounds = hits + u32::from(plan.frenzied && hits > 0);
        if let Some(counted) = self.hits.get_mut(wounds as usize) {
            *counted += falls;
        }
        if plan.distance == 1 && (ones > plan.ignores || (plan.fearsome && hits > 0)) {
            self.retreat += falls;
        }
    }

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
    use crate::combat::AttackPlan;

    fn of(dice: u32, hit_at: u32, distance: u32, ignores: u32) -> Odds {
        odds(&plan(dice, hit_at, distance, ignores))
    }

    fn plan(dice: u32, hit_at: u32, distance: u32, ignores: u32) -> AttackPlan {
        let (fearsome, frenzied, accurate) = (false, false, false);
        let parts = Vec::new();
        AttackPlan {
            distance,
            parts,
            dice,
            hit_at,
            ignores,
            fearsome,
            frenzied,
            accurate,
            marks: Vec::new(),
        }
    }

    /// The same by throwing every fall there is.
    fn thrown(plan: &AttackPlan) -> Odds {
        let again = u32::from(plan.accurate && plan.dice > 0);
        let all = 6_u64.pow(plan.dice + again);
        let mut odds = Odds { of: all, hits: vec![0; odds(plan).hits.len()], retreat: 0 };
        for fall in 0..all {
            let face = |die: u32| u32::try_from(fall / 6_u64.pow(die) % 6).unwrap_or(0) + 1;
            let mut faces: Vec<u32> = (0..plan.dice).map(face).collect();
            if again > 0 {
                let missed = faces.iter_mut().filter(|face| **face < plan.hit_at);
                if let Some(missed) = missed.min_by_key(|face| (**face == 1, **face)) {
                    *missed = face(plan.dice);
                }
            }
            let of = |counts: &dyn Fn(u32) -> bool| {
                rulebook::count(faces.iter().filter(|face| counts(**face)).count())
            };
            odds.count(plan, of(&|face| face >= plan.hit_at), of(&|face| face == 1), 1);
        }
        odds
    }

    #[test]
    fn the_odds_are_those_of_every_fall_of_the_dice() {
        for mixed in 0..8_u32 {
            for hit_at in 2..=6 {
                for dice in 0..=4 {
                    let mut plan = plan(dice, hit_at, 1, mixed % 2);
                    plan.fearsome = mixed & 1 > 0;
                    plan.frenzied = mixed & 2 > 0;
                    plan.accurate = mixed & 4 > 0;
                    assert_eq!(odds(&plan), thrown(&plan), "{plan:?}");
                }
            }
        }
    }

    #[test]
    fn the_most_dice_that_are_counted_fit() {
        let mut plan = plan(30, 6, 1, 0);
        plan.accurate = true;
        let odds = odds(&plan);
        assert_eq!(odds.hits.iter().sum::<u64>(), odds.of);
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
