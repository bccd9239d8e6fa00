//! The line that counts, with all that was looked at: for whoever asks why.

use super::{Blocked, Free, Shot, along, better};
use crate::cover::{self, Cover};
use crate::sight::Thales;
use crate::spot::Spot;
use crate::state::State;
use crate::town::Terrain;
use board::{Hex, Hexside, SightLine};
use decider::Clause;

rulebook::named! {
    /// Where the line that counts runs ([ST-34](crate::clauses::ST_34)).
    #[schemars(rename = "TownLineAside")]
    Aside {
        /// From centre to centre: it runs along no hexside.
        Straight = "straight", "straight";
        /// Moved aside to the left of the shooter.
        Left = "left", "left";
        /// Moved aside to the right.
        Right = "right", "right";
    }
}

/// Something on a line that is higher than the lower of the two, and its numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tested {
    /// Where.
    pub hex: Hex,
    /// What it is.
    pub terrain: Terrain,
    /// The numbers of the inequality.
    pub thales: Thales,
}

/// The edge of the upper man's own rampart, and what it asks of the lower.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Edge {
    /// The last rampart hex before the edge.
    pub hex: Hex,
    /// Hexes between the lower man and the edge.
    pub distance: u32,
    /// How many it takes.
    pub needed: u32,
    /// By which ratio.
    pub clause: Clause,
}

/// The line that counts, with all that was looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// Which of the two.
    pub aside: Aside,
    /// The hexes between the two, from the shooter on, each with how high it reaches.
    pub between: Vec<(Hex, i8)>,
    /// What is higher than the lower of them, from the upper one down.
    pub tested: Vec<Tested>,
    /// The edge of the upper man's rampart, where a ratio judges it.
    pub edge: Option<Edge>,
    /// What forbids the shot, or what covers the target, by which clause, and over which side the line
    /// comes in.
    pub found: Result<Covered, Blocked>,
}

impl Judged {
    /// Is it the line that is moved aside to the right of the shooter?
    pub(crate) fn is_second(&self) -> bool {
        self.aside == Aside::Right
    }
}

/// What the target has before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Covered {
    /// How much.
    pub cover: Cover,
    /// Which clause gives it, or takes it away; none: nothing is there.
    pub clause: Option<Clause>,
    /// The side over which the line enters the hex of the target; none: both are in one hex.
    pub side: Option<Hexside>,
}

/// What [`look`](super::look) answers, with its reasons.
///
/// # Errors
/// [`Blocked::Nowhere`]: one of the places is none.
pub fn judge(state: &State, from: Spot, to: Spot) -> Result<Judged, Blocked> {
    let line = SightLine::between(from.hex, to.hex);
    let both = [line.left(), line.right()];
    let (second, found) = better(both.map(|steps| along(state, from, to, steps)));
    let steps = both[usize::from(second)];
    let aside = match second {
        _ if line.left() == line.right() => Aside::Straight,
        false => Aside::Left,
        true => Aside::Right,
    };
    let shot = Shot::along(state, from, to, steps)?;
    let found = found.map(|Free { cover }| {
        let clause = match shot.ramparts() {
            Ok(Some(exception)) => Some(exception),
            _ => cover::by(state, from, to, steps.last()).1,
        };
        Covered { cover, clause, side: steps.last().map(|step| step.side) }
    });
    Ok(Judged {
        aside,
        between: shot.between.iter().map(|&hex| (hex, shot.height(hex))).collect(),
        tested: shot.tested(),
        edge: shot.edge_asks(),
        found,
    })
}
