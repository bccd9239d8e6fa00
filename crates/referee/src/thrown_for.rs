//! For which roll faces were thrown.

use chance::{Dice, Need};

/// A roll for which faces were thrown, as it was told to whoever threw them.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ThrownFor {
    /// The clause that calls for it.
    pub clause: String,
    /// What for, as a code.
    pub why: String,
    /// The dice.
    pub dice: Dice,
    /// How many of the dice are whose, in the order in which they fall.
    pub whose: Vec<(u32, String)>,
}

impl ThrownFor {
    /// Is it this roll that is asked for? What the dice must show may be told anew: they fall as they fall.
    pub(crate) fn is(&self, need: &Need) -> bool {
        let whose = need.shares.iter().map(|share| (share.dice, &*share.whose));
        self.clause == need.clause.id()
            && self.why == need.why
            && self.dice == need.dice
            && self.whose.iter().map(|(dice, whose)| (*dice, &**whose)).eq(whose)
    }
}

impl From<&Need> for ThrownFor {
    fn from(need: &Need) -> Self {
        Self {
            clause: need.clause.id().to_owned(),
            why: need.why.to_owned(),
            dice: need.dice,
            whose: need.shares.iter().map(|share| (share.dice, share.whose.clone())).collect(),
        }
    }
}
