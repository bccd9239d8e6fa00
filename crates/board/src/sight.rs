//! Straight lines between the centres of hexes, exactly: what they cross, and where they run along a
//! hexside or through a corner. Whether any of it stops a look is for each rulebook to say.
//!
//! A line that meets a corner belongs to the hexes of neither side alone. It is therefore also given
//! twice moved aside by less than anything measurable: [`SightLine::left`] and [`SightLine::right`] meet no corner
//! and run along no hexside, and they differ from each other exactly where the line itself is undecided.
//!
//! ```
//! use board::{Crossing, Hex, SightLine};
//! let (archer, target): (Hex, Hex) = ("4,4".parse()?, "4,6".parse()?);
//! let line = SightLine::between(archer, target);
//! // Straight down: along the hexside that 3,5 and 4,5 share.
//! assert_eq!(line.crossings(), [Crossing::Along("3,5:E".parse()?)]);
//! assert!(line.is_clear(|step| step.hex.to_string() == "4,5"));
//! assert!(!line.is_clear(|step| step.hex.row() == 5));
//! # Ok::<(), board::NotHex>(())
//! ```

use crate::{Direction, Hex, Hexside};

/// A hexside that is crossed and the hex that is entered by it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SightStep {
    /// Crossed on the way.
    pub side: Hexside,
    /// Entered; the last step of a line enters the hex in which it ends.
    pub hex: Hex,
}

/// Something that the line meets between its two ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Crossing {
    /// Crosses a hexside, not at its ends.
    Across(Hexside),
    /// Runs through the inside of a hex strictly between the two ends.
    Through(Hex),
    /// Runs along the whole of a hexside; [`Hexside::hexes`] names what lies on both sides of it.
    Along(Hexside),
    /// Passes over the very end of a hexside: a third hex is touched in that corner and nowhere else.
    Corner {
        /// Crossed at its end.
        side: Hexside,
        /// The hex that is only touched.
        touched: Hex,
    },
}

/// The straight line from the centre of one hex to the centre of another.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SightLine {
    from: Hex,
    left: Vec<SightStep>,
    right: Vec<SightStep>,
}

/// On which side of the line a corner counts that lies exactly on it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum OnTheLine {
    IsLeft,
    IsRight,
}

impl SightLine {
    /// From centre to centre. A hex and itself, like no way at all, has no steps.
    #[must_use]
    pub fn between(from: Hex, to: Hex) -> Self {
        Self {
            from,
            left: walk(from, to, OnTheLine::IsRight),
            right: walk(from, to, OnTheLine::IsLeft),
        }
    }

    /// The steps of the line moved aside to the left of whoever looks along it.
    #[must_use]
    pub fn left(&self) -> &[SightStep] {
        &self.left
    }

    /// The steps of the line moved aside to the right.
    #[must_use]
    pub fn right(&self) -> &[SightStep] {
        &self.right
    }

    /// Whether at least one of the two lines moved aside meets nothing that blocks. Every step is asked
    /// about, also the last one: the hex of a step is the end of the line exactly when it is asked last.
    pub fn is_clear(&self, mut blocks: impl FnMut(SightStep) -> bool) -> bool {
        [self.left(), self.right()].into_iter().any(|steps| !steps.iter().any(|&step| blocks(step)))
    }

    /// All that the line meets, in the order in which it meets it.
    #[must_use]
    pub fn crossings(&self) -> Vec<Crossing> {
        let mut crossings = Vec::new();
        let (mut left, mut right) = (self.left(), self.right());
        while let ([l, more_left @ ..], [r, more_right @ ..]) = (left, right) {
            if l == r {
                crossings.push(Crossing::Across(l.side));
                (left, right) = (more_left, more_right);
            } else {
                match (more_left, more_right) {
                    // To the left of the corner there is a hex more, or to the right.
                    ([next, after @ ..], _) if next.hex == r.hex => {
                        crossings.push(Crossing::Corner { side: r.side, touched: l.hex });
                        (left, right) = (after, more_right);
                    }
                    (_, [next, after @ ..]) if next.hex == l.hex => {
                        crossings.push(Crossing::Corner { side: l.side, touched: r.hex });
                        (left, right) = (more_left, after);
                    }
                    // Both sides of a hexside, then the hex at its far end.
                    ([_, left_on @ ..], [_, right_on @ ..]) => {
                        crossings.extend(l.hex.side_to(r.hex).map(Crossing::Along));
                        (left, right) = (left_on, right_on);
                    }
                    _ => break,
                }
            }
            let entered = self.left[..self.left.len() - left.len()].last();
            if let (false, Some(step)) = (left.is_empty(), entered) {
                crossings.push(Crossing::Through(step.hex));
            }
        }
        crossings
    }

    /// Where the line begins.
    #[must_use]
    pub const fn from(&self) -> Hex {
        self.from
    }
}

/// A point of the plane: to the right in halves of a hex's width, downwards in thirds of a row, so that
/// every centre and every corner has whole coordinates. On which side of a line a point lies does not depend
/// on the scales of the two axes.
#[derive(Clone, Copy)]
struct Point {
    x: i64,
    y: i64,
}

fn centre(hex: Hex) -> Point {
    let row = i64::from(hex.row());
    Point { x: 2 * i64::from(hex.column()) + (row & 1), y: 3 * row }
}

/// The two ends of a hexside seen from the middle of its hex, clockwise.
const fn ends(direction: Direction) -> [(i64, i64); 2] {
    match direction {
        Direction::NorthEast => [(0, -2), (1, -1)],
        Direction::East => [(1, -1), (1, 1)],
        Direction::SouthEast => [(1, 1), (0, 2)],
        Direction::SouthWest => [(0, 2), (-1, 1)],
        Direction::West => [(-1, 1), (-1, -1)],
        Direction::NorthWest => [(-1, -1), (0, -2)],
    }
}

fn walk(from: Hex, to: Hex, tie: OnTheLine) -> Vec<SightStep> {
    let (start, end) = (centre(from), centre(to));
    let is_left = |hex: Hex, (x, y): (i64, i64)| {
        let corner = Point { x: centre(hex).x + x, y: centre(hex).y + y };
        let turn =
            (end.x - start.x) * (corner.y - start.y) - (end.y - start.y) * (corner.x - start.x);
        turn < 0 || (turn == 0 && tie == OnTheLine::IsLeft)
    };
    let mut steps = Vec::new();
    let mut hex = from;
    while hex != to {
        // Going round a hex clockwise, its corners change from left to right exactly once: where the
        // line leaves it.
        let leaves = |&direction: &Direction| {
            let [first, second] = ends(direction);
            is_left(hex, first) && !is_left(hex, second)
        };
        let Some(direction) = Direction::ALL.into_iter().find(leaves) else { break };
        let side = Hexside::new(hex, direction);
        hex = hex.neighbour(direction);
        steps.push(SightStep { side, hex });
    }
    steps
}
