//! Areas: what boundaries and the frame part the map into ([LR-01](crate::clauses::LR_01)).

use crate::space::{SPACES, Side, Space};
use std::collections::{BTreeMap, BTreeSet};

/// What an area is; there is no fourth kind ([LR-01](crate::clauses::LR_01)).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AreaKind {
    /// Without a castle ([HRZ-074](crate::clauses::HRZ_074)).
    NeutralZone,
    /// With exactly one castle, whose territory it is ([HRZ-024](crate::clauses::HRZ_024)).
    Territory(Space),
    /// With two castles or more: nobody's ([HRZ-025](crate::clauses::HRZ_025)).
    CommonLand,
}

/// Spaces that are joined with no boundary between, and not with others.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// In reading order.
    pub spaces: Vec<Space>,
    /// Castles on them, of whatever colour ([HRZ-162](crate::clauses::HRZ_162)).
    pub castles: Vec<Space>,
}

impl Area {
    /// What it is.
    #[must_use]
    pub fn kind(&self) -> AreaKind {
        match self.castles.as_slice() {
            [] => AreaKind::NeutralZone,
            [castle] => AreaKind::Territory(*castle),
            _ => AreaKind::CommonLand,
        }
    }
}

/// All areas of a map, in the order of their first spaces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Areas {
    number: Vec<usize>,
    all: Vec<Area>,
}

impl Areas {
    /// The areas that boundaries make. The frame counts as one ([HRZ-026](crate::clauses::HRZ_026)).
    #[must_use]
    pub fn of<Owner>(boundaries: &BTreeSet<Side>, castles: &BTreeMap<Space, Owner>) -> Self {
        let mut barred = [false; SPACES * 2];
        for side in boundaries {
            if let Some(barred) = barred.get_mut(side.index()) {
                *barred = true;
            }
        }
        let open = |one: Space, other: Space| {
            let side = Side::between(one, other);
            side.is_some_and(|side| barred.get(side.index()) == Some(&false))
        };
        let mut number = vec![usize::MAX; SPACES];
        let mut all: Vec<Area> = Vec::new();
        for first in Space::all() {
            if number.get(first.index()) != Some(&usize::MAX) {
                continue;
            }
            let mut area = Area::default();
            let mut edge = vec![first];
            while let Some(space) = edge.pop() {
                match number.get_mut(space.index()) {
                    Some(found) if *found == usize::MAX => *found = all.len(),
                    _ => continue,
                }
                area.spaces.push(space);
                edge.extend(space.neighbours().filter(|next| open(space, *next)));
            }
            area.spaces.sort_unstable();
            let castle = |space: &&Space| castles.contains_key(*space);
            area.castles = area.spaces.iter().filter(castle).copied().collect();
            all.push(area);
        }
        Self { number, all }
    }

    /// Every area.
    pub fn iter(&self) -> impl Iterator<Item = &Area> {
        self.all.iter()
    }

    /// The area in which a space lies.
    #[must_use]
    pub fn at(&self, space: Space) -> &Area {
        static NOWHERE: Area = Area { spaces: Vec::new(), castles: Vec::new() };
        let number = self.number.get(space.index()).copied().unwrap_or(usize::MAX);
        self.all.get(number).unwrap_or(&NOWHERE)
    }

    /// What kind of area a space lies in.
    #[must_use]
    pub fn kind_at(&self, space: Space) -> AreaKind {
        self.at(space).kind()
    }

    /// The castle in whose territory a space lies, if it lies in one.
    #[must_use]
    pub fn castle_over(&self, space: Space) -> Option<Space> {
        match self.kind_at(space) {
            AreaKind::Territory(castle) => Some(castle),
            AreaKind::NeutralZone | AreaKind::CommonLand => None,
        }
    }

    /// The territory of a castle, once it has one ([HRZ-004](crate::clauses::HRZ_004),
    /// [LR-02](crate::clauses::LR_02)).
    #[must_use]
    pub fn territory(&self, castle: Space) -> Option<&Area> {
        Some(self.at(castle)).filter(|area| area.kind() == AreaKind::Territory(castle))
    }

    /// Do two spaces lie in one area?
    #[must_use]
    pub fn joined(&self, one: Space, other: Space) -> bool {
        self.number.get(one.index()) == self.number.get(other.index())
    }

    /// The sides between two territories, in reading order ([LR-33](crate::clauses::LR_33)).
    #[must_use]
    pub fn shared_sides(&self, one: Space, other: Space) -> Vec<Side> {
        let (Some(one), Some(other)) = (self.territory(one), self.territory(other)) else {
            return Vec::new();
        };
        let beside = |space: &Space| -> Vec<Side> {
            let there = space.neighbours().filter(|next| other.spaces.binary_search(next).is_ok());
            there.filter_map(|next| Side::between(*space, next)).collect()
        };
        let mut sides: Vec<Side> = one.spaces.iter().flat_map(beside).collect();
        sides.sort_unstable();
        sides
    }
}
