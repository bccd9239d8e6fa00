//! How a random table comes about: what is fixed first, then patch by patch, in both halves alike.

use super::{Castle, Ground, RandomField, USUAL, side};
use crate::field::Field;
use crate::pieces::Colour;
use crate::terrain::Terrain;
use board::{Direction, Hex, Hexside, distances};
use rand_xoshiro::{
    SplitMix64,
    rand_core::{Rng as _, SeedableRng as _},
};
use std::collections::BTreeSet;

/// Numbers that follow from a seed, the same on every machine: a table can be made again from the dice
/// in the log.
struct Numbers(SplitMix64);

impl Numbers {
    /// A number below another.
    fn below(&mut self, count: usize) -> usize {
        usize::try_from((self.0.next_u64() >> 33) % (count.max(1) as u64)).unwrap_or(0)
    }

    /// One of some things, taken out of them.
    fn take<T>(&mut self, from: &mut Vec<T>) -> Option<T> {
        let at = self.below(from.len());
        (!from.is_empty()).then(|| from.swap_remove(at))
    }
}

/// A part of the table.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Band {
    /// Above the middle row.
    Upper,
    /// The middle row.
    Middle,
    /// Below it.
    Lower,
}

struct Sketch {
    field: Field,
    ground: Ground,
    width: i16,
    height: i16,
    castle: Option<Castle>,
    numbers: Numbers,
}

pub(super) fn make(wanted: &RandomField, holder: Colour, seed: u64) -> Field {
    let mut sketch = Sketch {
        field: Field::open(wanted.width, wanted.height),
        ground: wanted.random,
        width: side(wanted.width),
        height: side(wanted.height),
        castle: wanted.castle(holder),
        numbers: Numbers(SplitMix64::seed_from_u64(seed)),
    };
    sketch.lay_what_is_fixed(holder);
    let parts = wanted.random.parts();
    // On a larger table there is more of everything.
    let (area, usual) = (wanted.width * wanted.height, USUAL.0 * USUAL.1);
    let scaled = |count: u32| ((count * area + usual / 2) / usual) as usize;
    sketch.spread(Terrain::Impassable, scaled(parts.impassable));
    sketch.spread(Terrain::Village, scaled(parts.villages));
    sketch.spread(Terrain::River, scaled(parts.rivers));
    sketch.spread(Terrain::Hill, scaled(parts.hills));
    sketch.spread(Terrain::Difficult, scaled(parts.difficult));
    sketch.spread(Terrain::Woods, scaled(parts.woods));
    for band in [Band::Upper, Band::Lower] {
        sketch.build_walls(scaled(parts.walls) / 2, band);
    }
    sketch.field
}

impl Sketch {
    /// The river between the armies, the sea behind one of them, the castle.
    fn lay_what_is_fixed(&mut self, holder: Colour) {
        let row = match (self.ground, holder) {
            (Ground::River, _) => Some((self.height / 2, Terrain::River)),
            (Ground::Coast, Colour::Red) => Some((0, Terrain::Impassable)),
            (Ground::Coast, Colour::Black) => Some((self.height - 1, Terrain::Impassable)),
            _ => None,
        };
        for column in 0..self.width {
            if let Some((row, terrain)) = row {
                self.field.set(Hex::new(column, row), terrain);
            }
        }
        if let Some(castle) = &self.castle {
            castle.ring.iter().for_each(|&hex| self.field.set(hex, Terrain::BuildingD));
            self.field.set(castle.gate, Terrain::BuildingC);
        }
    }

    fn band(&self, hex: Hex) -> Band {
        match hex.row().cmp(&(self.height / 2)) {
            std::cmp::Ordering::Less => Band::Upper,
            std::cmp::Ordering::Equal => Band::Middle,
            std::cmp::Ordering::Greater => Band::Lower,
        }
    }

    /// Both halves get the same number; the middle row gets its share, and what is odd.
    fn spread(&mut self, terrain: Terrain, count: usize) {
        let share = if self.ground == Ground::River {
            0
        } else {
            count / self.height.unsigned_abs() as usize
        };
        let middle = share + (count - share) % 2;
        let half = (count - middle) / 2;
        for (band, count) in [(Band::Upper, half), (Band::Lower, half), (Band::Middle, middle)] {
            self.patches(terrain, count, band);
        }
    }

    /// Grows patches until there is enough: what is laid next lies beside the last more often than not.
    /// A village stands alone.
    fn patches(&mut self, terrain: Terrain, count: usize, band: Band) {
        let mut open: Vec<Hex> = self
            .field
            .hexes()
            .filter(|&hex| self.band(hex) == band && self.takes(terrain, hex))
            .collect();
        let mut laid = 0;
        while laid < count && !open.is_empty() {
            let beside =
                |hex: Hex| hex.neighbours().any(|next| self.field.terrain(next) == Some(terrain));
            let clusters = terrain != Terrain::Village && self.numbers.below(4) > 0;
            let mut near: Vec<Hex> =
                open.iter().copied().filter(|&hex| clusters && beside(hex)).collect();
            let Some(hex) = self.numbers.take(&mut near).or_else(|| self.numbers.take(&mut open))
            else {
                return;
            };
            open.retain(|&other| other != hex);
            let before = self.field.terrain(hex).unwrap_or(Terrain::Open);
            self.field.set(hex, terrain);
            if terrain == Terrain::Impassable && !self.hangs_together() {
                self.field.set(hex, before);
            } else {
                laid += 1;
            }
        }
    }

    /// May this terrain come here? Where a river fills the middle row, a village there bridges it.
    fn takes(&self, terrain: Terrain, hex: Hex) -> bool {
        let here = self.field.terrain(hex);
        let bridged = self.ground == Ground::River
            && terrain == Terrain::Village
            && here == Some(Terrain::River);
        let courtyard = self.castle.as_ref().is_some_and(|castle| castle.courtyard.contains(&hex));
        let deploys = hex.row() < super::DEPLOYMENT || hex.row() >= self.height - super::DEPLOYMENT;
        (here == Some(Terrain::Open) || bridged)
            && !courtyard
            && !(terrain == Terrain::Impassable && deploys)
    }

    /// Can one walk from anywhere to anywhere, save into the castle?
    fn hangs_together(&self) -> bool {
        let walks = |hex: Hex| {
            let courtyard =
                self.castle.as_ref().is_some_and(|castle| castle.courtyard.contains(&hex));
            !courtyard && self.field.terrain(hex).is_some_and(|terrain| terrain.effects().passable)
        };
        let all: BTreeSet<Hex> = self.field.hexes().filter(|&hex| walks(hex)).collect();
        let first = all.first().copied();
        distances(first, |_, next| all.contains(&next)).len() == all.len()
    }

    /// Walls stand in corners of three, in front of one hex, towards the enemy.
    fn build_walls(&mut self, count: usize, band: Band) {
        let (ahead, sideways) = match band {
            Band::Lower => ([Direction::NorthWest, Direction::NorthEast], Direction::East),
            _ => ([Direction::SouthWest, Direction::SouthEast], Direction::West),
        };
        let sides = [ahead[0], ahead[1], sideways];
        let ground = |field: &Field, hex: Hex| {
            field.terrain(hex).is_some_and(|terrain| terrain.effects().passable)
        };
        let mut open: Vec<Hex> = self
            .field
            .hexes()
            .filter(|&hex| self.band(hex) == band && self.field.terrain(hex) == Some(Terrain::Open))
            .filter(|hex| sides.iter().all(|&side| ground(&self.field, hex.neighbour(side))))
            .filter(|&hex| {
                self.castle.as_ref().is_none_or(|castle| castle.centre.distance(hex) > 3)
            })
            .collect();
        let mut built = 0;
        while built < count {
            let Some(hex) = self.numbers.take(&mut open) else { return };
            for &direction in sides.iter().take(count - built) {
                let side = Hexside::new(hex, direction);
                if !self.field.is_wall(side) {
                    self.field.build_wall(side);
                    built += 1;
                }
            }
        }
    }
}
