//! Lines of fire between levels: Thales' inequality in whole numbers, and what the ramparts forbid
//! (*Shooting from different levels*, *Missile-fire and ramparts*).
//!
//! A line is drawn from centre to centre. Where it runs along a hexside it is looked at moved aside to either
//! side, and the better one for the shooter counts ([ST-34](crate::clauses::ST_34)).

pub(crate) mod carried_out;
pub mod judged;

use self::judged::{Edge, Tested};
use crate::clauses::{
    HAV_072, HAV_079, HAV_080, HAV_082, HAV_084, HAV_088, HAV_090, HAV_091, ST_34,
};
use crate::cover::{self, Cover};
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::tables;
use crate::town::Terrain;
use crate::ways;
use board::{Hex, SightLine, SightStep};
use decider::Clause;

/// The numbers of a line past one obstruction ([HAV-068](crate::clauses::HAV_068) to
/// [HAV-071](crate::clauses::HAV_071)).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Thales {
    /// N: how many levels apart the two are.
    pub apart: u32,
    /// D: the hexes strictly between them.
    pub between: u32,
    /// D1: the hexes strictly between the lower of them and the obstruction
    /// ([HAV-070](crate::clauses::HAV_070)).
    pub before: u32,
    /// H: how many levels the obstruction is above the lower of them.
    pub above: u32,
}

impl Thales {
    /// Is a shot possible: is N times D1 at least D times H ([HAV-072](crate::clauses::HAV_072))? Equal
    /// distances of both are only a case of it ([HAV-066](crate::clauses::HAV_066),
    /// [HAV-067](crate::clauses::HAV_067)).
    #[must_use]
    pub const fn is_clear(self) -> bool {
        self.apart * self.before >= self.between * self.above
    }

    /// The least D1 of a lower man whom an upper one so far from the obstruction sees, rounded up
    /// ([HAV-093](crate::clauses::HAV_093), [HAV-095](crate::clauses::HAV_095)); none: nobody behind it is
    /// seen from there.
    #[must_use]
    pub fn dead_zone_below(apart: u32, above: u32, upper: u32) -> Option<u32> {
        let over = apart.checked_sub(above).filter(|&over| over > 0)?;
        Some((upper * above).div_ceil(over))
    }

    /// The least distance of an upper man to the obstruction whom a lower one so far from it sees, rounded up
    /// ([HAV-094](crate::clauses::HAV_094), [HAV-096](crate::clauses::HAV_096)). It is a hint for people: the
    /// inequality decides.
    #[must_use]
    pub fn dead_zone_above(apart: u32, above: u32, lower: u32) -> Option<u32> {
        let over = apart.checked_sub(above).filter(|&over| over > 0)?;
        (above > 0).then(|| (lower * over).div_ceil(above))
    }
}

/// Why there is no line of fire.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blocked {
    /// Something is too high.
    Obstruction {
        /// Where.
        hex: Hex,
        /// What it is.
        terrain: Terrain,
        /// The numbers that fail.
        thales: Thales,
    },
    /// The upper man stands back from the edge, and the lower too near ([HAV-090](crate::clauses::HAV_090),
    /// [HAV-091](crate::clauses::HAV_091)).
    TooNear {
        /// The last rampart hex before the edge.
        edge: Hex,
        /// Hexes between the lower man and the edge.
        distance: u32,
        /// How many it takes.
        needed: u32,
        /// By which ratio.
        clause: Clause,
    },
    /// The rampart is fortified on the inner side, and the upper man stands back from it
    /// ([HAV-088](crate::clauses::HAV_088)).
    InnerParapet {
        /// Where.
        hex: Hex,
    },
    /// A rampart hex that does not touch the outer wall, to or from outside
    /// ([HAV-079](crate::clauses::HAV_079), [HAV-080](crate::clauses::HAV_080)).
    SetBack {
        /// Which.
        hex: Hex,
        /// By which clause.
        clause: Clause,
    },
    /// One of the places is none.
    Nowhere,
}

impl Blocked {
    /// The clause that forbids the shot.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::Obstruction { .. } => HAV_072,
            Self::TooNear { clause, .. } | Self::SetBack { clause, .. } => clause,
            Self::InnerParapet { .. } => HAV_088,
            Self::Nowhere => ST_34,
        }
    }
}

/// A line that is free, and what the target has before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Free {
    /// The cover of the target.
    pub cover: Cover,
}

/// Is there a line of fire, and behind what cover is the target ([ST-31](crate::clauses::ST_31))? Men on a
/// siege tower shoot by the same rules as everybody ([HAV-104](crate::clauses::HAV_104)).
///
/// # Errors
/// [`Blocked`]: what forbids it, left of the line.
pub fn look(state: &State, from: Spot, to: Spot) -> Result<Free, Blocked> {
    let line = SightLine::between(from.hex, to.hex);
    better([line.left(), line.right()].map(|steps| along(state, from, to, steps))).1
}

/// Which of the two lines counts, the second or not, and what it is like.
fn better([left, right]: [Result<Free, Blocked>; 2]) -> (bool, Result<Free, Blocked>) {
    let second = match (&left, &right) {
        (Ok(left), Ok(right)) => right < left,
        (left, right) => left.is_err() && right.is_ok(),
    };
    (second, if second { right } else { left })
}

fn along(state: &State, from: Spot, to: Spot, steps: &[SightStep]) -> Result<Free, Blocked> {
    let shot = Shot::along(state, from, to, steps)?;
    let exposed = shot.ramparts()?;
    shot.obstructions()?;
    let cover = match exposed {
        Some(_) => Cover::None,
        None => cover::of(state, from, to, steps.last()),
    };
    Ok(Free { cover })
}

/// One line, step by step.
struct Shot<'s> {
    state: &'s State,
    from: Spot,
    to: Spot,
    levels: (i8, i8),
    between: Vec<Hex>,
}

impl<'s> Shot<'s> {
    fn along(state: &'s State, from: Spot, to: Spot, steps: &[SightStep]) -> Result<Self, Blocked> {
        let levels = state.level(from).zip(state.level(to)).ok_or(Blocked::Nowhere)?;
        let before = steps.split_last().map_or(&[][..], |(_, before)| before);
        let between = before.iter().map(|step| step.hex).collect();
        Ok(Self { state, from, to, levels, between })
    }

    /// Upper and lower man, or the shooter first where they are equal, and whether the shooter is the upper.
    fn upper_and_lower(&self) -> (Spot, Spot, bool) {
        let (shooter, target) = self.levels;
        if shooter >= target { (self.from, self.to, true) } else { (self.to, self.from, false) }
    }

    /// What lies between, beginning at the upper man.
    fn seen_from_above(&self) -> Vec<Hex> {
        let (.., shooter_is_upper) = self.upper_and_lower();
        let mut hexes = self.between.clone();
        if !shooter_is_upper {
            hexes.reverse();
        }
        hexes
    }

    fn apart(&self) -> u32 {
        u32::from(self.levels.0.abs_diff(self.levels.1))
    }

    /// What the ramparts forbid, whoever of the two stands on one. An answer: nothing covers the target, since
    /// an exception lets the shot pass ([HAV-082](crate::clauses::HAV_082),
    /// [HAV-084](crate::clauses::HAV_084)).
    fn ramparts(&self) -> Result<Option<Clause>, Blocked> {
        let mut exposed = None;
        for (man, other, clause) in [(self.from, self.to, HAV_079), (self.to, self.from, HAV_080)] {
            if !self.state.is_on_wall(man) || self.state.town.touches_outer_wall(man.hex) {
                continue;
            }
            if !self.state.town.is_outside_of(man.hex, other.hex) {
                continue;
            }
            let exception = if self.is_through_breach_beside(man.hex) {
                HAV_082
            } else if self.is_from_tower(man, other) {
                HAV_084
            } else {
                return Err(Blocked::SetBack { hex: man.hex, clause });
            };
            if man == self.to {
                exposed = Some(exception);
            }
        }
        self.edge()?;
        Ok(exposed)
    }

    /// The first exception: the line crosses a breach beside the man who is set back
    /// ([HAV-081](crate::clauses::HAV_081)).
    fn is_through_breach_beside(&self, hex: Hex) -> bool {
        self.between.iter().any(|&on| self.state.is_demolished(on) && on.distance(hex) == 1)
    }

    /// The second: the enemy stands on a siege tower, as close to the battlements as they
    /// ([HAV-083](crate::clauses::HAV_083)).
    fn is_from_tower(&self, man: Spot, other: Spot) -> bool {
        if other.floor != Floor::Top || self.state.tower_at(other.hex).is_none() {
            return false;
        }
        let at = |hex: &Hex| self.state.town.touches_outer_wall(*hex);
        let Some(battlement) = self.between.iter().position(at) else { return true };
        let (before, behind) = (battlement, self.between.len() - battlement - 1);
        let (tower, rampart) = if man == self.from { (behind, before) } else { (before, behind) };
        tower <= rampart
    }

    /// Whoever stands back from the edge of a rampart sees only what is far enough from it
    /// ([HAV-086](crate::clauses::HAV_086), [HAV-087](crate::clauses::HAV_087),
    /// [HAV-092](crate::clauses::HAV_092), [ST-36](crate::clauses::ST_36)).
    fn edge(&self) -> Result<(), Blocked> {
        let (upper, lower, _) = self.upper_and_lower();
        let own = self.own_rampart();
        if own.is_empty() || self.edge_ratio().is_none() {
            return Ok(());
        }
        let inside = !self.state.town.is_outside_of(upper.hex, lower.hex);
        let fortified =
            |hex: &&Hex| self.state.town.ground(**hex).is_some_and(|it| it.inner_parapet);
        let parapet = own.iter().chain([&upper.hex]).find(fortified);
        if let (true, Some(&hex)) = (inside && !self.state.is_on_wall(lower), parapet) {
            return Err(Blocked::InnerParapet { hex });
        }
        match self.edge_asks() {
            Some(Edge { hex: edge, distance, needed, clause }) if distance < needed => {
                Err(Blocked::TooNear { edge, distance, needed, clause })
            }
            _ => Ok(()),
        }
    }

    /// What the edge of the upper man's rampart asks of the lower; none: no ratio judges it.
    fn edge_asks(&self) -> Option<Edge> {
        let own = self.own_rampart();
        let (&hex, (ratio, clause)) = own.last().zip(self.edge_ratio())?;
        let back = count(own.len());
        let distance = count(self.between.len()) - back;
        Some(Edge { hex, distance, needed: ratio * back, clause })
    }

    /// How many times as far the lower man must be; none: three levels or more, where the inequality decides.
    fn edge_ratio(&self) -> Option<(u32, Clause)> {
        match self.apart() {
            1 => Some((tables::EDGE_ONE_LEVEL, HAV_090)),
            2 => Some((tables::EDGE_TWO_LEVELS, HAV_091)),
            _ => None,
        }
    }

    /// The hexes of the upper man's own rampart before their edge.
    fn own_rampart(&self) -> Vec<Hex> {
        let (upper, ..) = self.upper_and_lower();
        if !self.state.is_on_wall(upper) {
            return Vec::new();
        }
        let level = self.state.level(upper);
        let own = |hex: &Hex| {
            self.state.on_wall(*hex).is_some_and(|wall| self.state.level(wall) == level)
        };
        self.seen_from_above().into_iter().take_while(own).collect()
    }

    /// Each obstruction is tested by itself, and any one can block
    /// ([HAV-077](crate::clauses::HAV_077), [ST-35](crate::clauses::ST_35)).
    fn obstructions(&self) -> Result<(), Blocked> {
        match self.tested().into_iter().find(|it| !it.thales.is_clear()) {
            Some(Tested { hex, terrain, thales }) => {
                Err(Blocked::Obstruction { hex, terrain, thales })
            }
            None => Ok(()),
        }
    }

    /// What is higher than the lower man, beginning at the upper.
    fn tested(&self) -> Vec<Tested> {
        let (upper, lower, _) = self.upper_and_lower();
        let lowest = self.levels.0.min(self.levels.1);
        let mut tested = Vec::new();
        // Where a ratio judges the rampart of the upper man, the inequality does not judge it again.
        let skip = if self.edge_ratio().is_some() { self.own_rampart().len() } else { 0 };
        let hexes = self.seen_from_above();
        let all = count(hexes.len());
        for (at, &hex) in hexes.iter().enumerate().skip(skip) {
            let Some((terrain, top)) = self.obstruction(hex, upper, lower) else { continue };
            let above = u32::try_from(top - lowest).unwrap_or_default();
            if above == 0 {
                continue;
            }
            let before = all - count(at) - 1;
            let thales = Thales { apart: self.apart(), between: self.distance(), before, above };
            tested.push(Tested { hex, terrain, thales });
        }
        tested
    }

    /// How high a hex reaches: what stands there, else its ground.
    fn height(&self, hex: Hex) -> i8 {
        let (upper, lower, _) = self.upper_and_lower();
        let ground = self.state.level(Spot::ground(hex)).unwrap_or_default();
        self.obstruction(hex, upper, lower).map_or(ground, |(_, top)| top)
    }

    /// D, without the hexes of other men where the scenario says so ([HAV-069](crate::clauses::HAV_069),
    /// [HAV-073](crate::clauses::HAV_073)).
    fn distance(&self) -> u32 {
        let counted = |hex: &&Hex| {
            !self.state.options.men_shorten_lines
                || !self.state.on_map().any(|(.., place)| place.hex == **hex)
        };
        count(self.between.iter().filter(counted).count())
    }

    /// What stands in a hex on the line, and how high it reaches.
    fn obstruction(&self, hex: Hex, upper: Spot, lower: Spot) -> Option<(Terrain, i8)> {
        let state = self.state;
        if let Some(top) = state.tower_at(hex) {
            return Some((Terrain::Tower, top));
        }
        if state.is_demolished(hex) {
            return None;
        }
        let (terrain, ground) = (state.terrain(hex)?, state.town.ground(hex)?);
        let roof = if ground.roofed { tables::ROOF } else { 0 };
        let both_on_walls = state.is_on_wall(upper) && state.is_on_wall(lower);
        match terrain {
            // From rampart to rampart they do not count (HAV-075, HAV-085).
            Terrain::House | Terrain::Tree if both_on_walls => None,
            Terrain::House | Terrain::Tree => Some((terrain, tables::HOUSE_TOP)),
            Terrain::Stable if both_on_walls || self.is_beside_stables(upper) => None,
            Terrain::Stable => Some((terrain, tables::HOUSE_TOP)),
            Terrain::Gate if self.is_through_passage(hex) => None,
            Terrain::Stairway | Terrain::Trap if !ways::exists(state, Spot::ground(hex)) => None,
            Terrain::Keep | Terrain::Stairs => Some((terrain, ground.level + roof)),
            wall if wall.is_wall() => Some((terrain, ground.level + roof)),
            _ => None,
        }
    }

    /// Neighbouring ramparts and the Great Tower shoot over the stables ([HAV-019](crate::clauses::HAV_019)).
    fn is_beside_stables(&self, upper: Spot) -> bool {
        let town = &self.state.town;
        self.state.is_on_wall(upper)
            && (town.ground(upper.hex).is_some_and(|it| it.roofed)
                || upper.hex.neighbours().any(|hex| town.terrain(hex) == Some(Terrain::Stable)))
    }

    /// Two men on the ground see each other through an open gate whose passage the line takes.
    fn is_through_passage(&self, hex: Hex) -> bool {
        let ground = |place: Spot| place.floor == Floor::Ground && !self.state.is_on_wall(place);
        let open = self.state.town.gate_at(hex).is_some_and(|(id, gate)| {
            let opens =
                |beside: &Hex| gate.inside.contains(beside) || gate.outside.contains(beside);
            let mut line = vec![self.from.hex];
            line.extend(&self.between);
            line.push(self.to.hex);
            let at = line.iter().position(|&on| on == hex);
            let ends = at.and_then(|at| Some((line.get(at.checked_sub(1)?)?, line.get(at + 1)?)));
            self.state.is_open(id) && ends.is_some_and(|(one, other)| opens(one) && opens(other))
        });
        open && ground(self.from) && ground(self.to)
    }
}

fn count(hexes: usize) -> u32 {
    // A map has at most 60 hexes a side.
    u32::try_from(hexes).unwrap_or(u32::MAX)
}
