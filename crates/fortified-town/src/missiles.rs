//! What an arrow does: the position on the table of hits, and what its letter says
//! ([ST-08](crate::clauses::ST_08), [ST-30](crate::clauses::ST_30)).

use crate::cover::Cover;
use crate::men::{Man, Weapon};
use crate::tables;
use chance::Goal;

rulebook::named! {
    /// What a shot does.
    #[schemars(rename = "TownHit")]
    Hit {
        /// Nothing.
        Miss = "miss", "miss";
        /// Driven back two hexes, or slowed by two points while moving.
        Driven = "driven", "driven back";
        /// Wounded.
        Wounded = "wounded", "wounded";
        /// Killed.
        Killed = "killed", "killed";
        /// The horse is hit: movement halved.
        HorseHit = "horse-hit", "horse hit";
        /// The horse is killed, the rider on foot and stunned.
        HorseKilled = "horse-killed", "horse killed";
    }
}

/// What goes into the position on the table, before the die.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Aim {
    /// What with.
    pub weapon: Weapon,
    /// Hexes to the target, its own counted.
    pub range: u32,
    /// 0 short, 1 medium, 2 long.
    pub band: u32,
    /// Is the target armoured?
    pub armoured: bool,
    /// Is the shooter wounded?
    pub wounded: bool,
    /// Is the target on a horse?
    pub mounted: bool,
    /// What it has before it.
    pub cover: Cover,
}

impl Aim {
    /// At a target so far away; none: out of range, or without a weapon.
    #[must_use]
    pub fn at(shooter: &Man, target: &Man, range: u32, cover: Cover) -> Option<Self> {
        let weapon = shooter.class.row().weapon?;
        let band = (0..).zip(tables::ranges(weapon)).find(|&(_, last)| range <= last)?.0;
        let (armoured, mounted) = (target.class.row().armoured, target.rides());
        Some(Self { weapon, range, band, armoured, wounded: shooter.wounded, mounted, cover })
    }

    /// The position on the table for a die of 1 to 10, 1 to 9; low is good.
    #[must_use]
    pub fn position(&self, die: u32) -> u32 {
        let worse = self.band + u32::from(self.armoured) + u32::from(self.wounded);
        let thrown = (die + worse).clamp(1, 10);
        let aside = u32::from(self.mounted && self.cover == Cover::Heavy);
        (thrown + tables::shift(self.weapon) + aside).min(9)
    }

    /// What a die of 1 to 10 does. Under a roof nothing.
    #[must_use]
    pub fn hit(&self, die: u32) -> Hit {
        let row = match (self.mounted, self.cover) {
            (_, Cover::Infinite) => return Hit::Miss,
            (false, Cover::None) => tables::HITS_ON_FOOT[0],
            (false, Cover::Light) => tables::HITS_ON_FOOT[1],
            (false, Cover::Medium) => tables::HITS_ON_FOOT[2],
            (false, Cover::Heavy) => tables::HITS_ON_FOOT[3],
            (true, Cover::None) => tables::HITS_ON_MOUNTED[0],
            (true, Cover::Light) => tables::HITS_ON_MOUNTED[1],
            (true, Cover::Medium | Cover::Heavy) => tables::HITS_ON_MOUNTED[2],
        };
        let at = self.position(die).saturating_sub(1) as usize;
        match (self.mounted, row.get(at).copied().unwrap_or(b'-')) {
            (_, b'A') => Hit::Driven,
            (false, b'B') | (true, b'D') => Hit::Wounded,
            (false, b'C') | (true, b'E') => Hit::Killed,
            (true, b'B') => Hit::HorseHit,
            (true, b'C') => Hit::HorseKilled,
            _ => Hit::Miss,
        }
    }

    /// What each face of a die does.
    #[must_use]
    pub fn goal(&self) -> Goal {
        Goal::Effects((1..=10).map(|die| self.hit(die).word()).collect())
    }
}
