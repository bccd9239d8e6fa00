//! What lies and stands on the map: castles, knights and boundaries, and what follows from where they are.

use crate::areas::{Area, Areas};
use crate::colours::Colour;
use crate::land::{Land, Terrain};
use crate::space::{Side, Space};
use crate::tables;
use rulebook::count;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// The map with all that is on it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Board {
    /// What the spaces are.
    pub land: Land,
    /// Castles, which never move ([LR-02](crate::clauses::LR_02)).
    pub castles: BTreeMap<Space, Colour>,
    /// Knights.
    pub knights: BTreeMap<Space, Colour>,
    /// Where a boundary lies, at most one on a side ([HRZ-049](crate::clauses::HRZ_049)).
    pub boundaries: BTreeSet<Side>,
    /// Boundaries beside the map ([HRZ-017](crate::clauses::HRZ_017)).
    pub stock: u32,
    /// Castles whose territory has been founded: each founds once ([LR-02](crate::clauses::LR_02)).
    pub founded: BTreeSet<Space>,
}

/// A territory that stands and was not founded yet ([HRZ-097](crate::clauses::HRZ_097)).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "RealmFounding")]
pub struct Founding {
    /// Its castle.
    pub castle: Space,
    /// Whose it is.
    pub owner: Colour,
    /// How many spaces it has.
    pub spaces: u32,
    /// How many of them are towns.
    pub towns: u32,
    /// What it gives ([HRZ-098](crate::clauses::HRZ_098), [HRZ-099](crate::clauses::HRZ_099)); mountains
    /// give nothing ([HRZ-103](crate::clauses::HRZ_103)).
    pub points: u32,
}

impl Board {
    /// What boundaries and frame part it into.
    #[must_use]
    pub fn areas(&self) -> Areas {
        Areas::of(&self.boundaries, &self.castles)
    }

    /// Does a castle or a knight stand there ([HRZ-060](crate::clauses::HRZ_060))?
    #[must_use]
    pub fn is_taken(&self, space: Space) -> bool {
        self.castles.contains_key(&space) || self.knights.contains_key(&space)
    }

    /// The colour of the territory in which a space lies, if it lies in one.
    #[must_use]
    pub fn owner(&self, areas: &Areas, space: Space) -> Option<Colour> {
        areas.castle_over(space).and_then(|castle| self.castles.get(&castle)).copied()
    }

    /// Castles of a colour that have a territory.
    #[must_use]
    pub fn territories(&self, areas: &Areas, colour: Colour) -> Vec<Space> {
        let own = self.castles.iter().filter(|(_, owner)| **owner == colour);
        own.map(|(castle, _)| *castle).filter(|it| areas.territory(*it).is_some()).collect()
    }

    /// How many knights a territory has to take others, or to keep them off: those of its owner's colour on
    /// its spaces, joined to the castle or not ([HRZ-068](crate::clauses::HRZ_068),
    /// [LR-24](crate::clauses::LR_24)).
    #[must_use]
    pub fn strength(&self, territory: &Area) -> u32 {
        let owner = territory.castles.first().and_then(|castle| self.castles.get(castle));
        let own = |space: &&Space| {
            let knight = self.knights.get(*space);
            knight.is_some() && knight == owner
        };
        count(territory.spaces.iter().filter(own).count())
    }

    /// Castles and knights of a colour that stand beside a space with no boundary between.
    pub fn beside(&self, space: Space, colour: Colour) -> impl Iterator<Item = Space> {
        space.neighbours().filter(move |next| {
            let stands = [self.castles.get(next), self.knights.get(next)].contains(&Some(&colour));
            stands && !self.is_barred(space, *next)
        })
    }

    /// Does a boundary lie between two spaces?
    #[must_use]
    pub fn is_barred(&self, one: Space, other: Space) -> bool {
        Side::between(one, other).is_none_or(|side| self.boundaries.contains(&side))
    }

    /// The castles of a colour and every knight that a chain of knights links to one
    /// ([LR-23](crate::clauses::LR_23)).
    #[must_use]
    pub fn linked(&self, colour: Colour) -> BTreeSet<Space> {
        let own = self.castles.iter().filter(|(_, owner)| **owner == colour);
        self.chain(own.map(|(castle, _)| *castle).collect(), colour, None)
    }

    /// What hangs together with some pieces of a colour; one space may be left out of the chain.
    fn chain(&self, from: Vec<Space>, colour: Colour, without: Option<Space>) -> BTreeSet<Space> {
        let (mut linked, mut edge) = (BTreeSet::new(), from);
        while let Some(space) = edge.pop() {
            if Some(space) != without && linked.insert(space) {
                edge.extend(self.beside(space, colour));
            }
        }
        linked
    }

    /// May a knight go without parting others of its colour: are its own neighbours still joined with each
    /// other without it ([HRZ-130](crate::clauses::HRZ_130), [LR-38](crate::clauses::LR_38))?
    #[must_use]
    pub fn may_go(&self, knight: Space, colour: Colour) -> bool {
        let neighbours: Vec<Space> = self.beside(knight, colour).collect();
        let Some(first) = neighbours.first() else { return true };
        let joined = self.chain(vec![*first], colour, Some(knight));
        neighbours.iter().all(|neighbour| joined.contains(neighbour))
    }

    /// Can a knight stand on such ground ([HRZ-057](crate::clauses::HRZ_057))?
    #[must_use]
    pub fn bears_knights(&self, space: Space) -> bool {
        matches!(self.land.at(space), Terrain::Plain | Terrain::Wood)
    }

    /// Where a new knight of a colour could stand ([HRZ-057](crate::clauses::HRZ_057) to
    /// [HRZ-061](crate::clauses::HRZ_061)).
    #[must_use]
    pub fn places_for_knights(&self, colour: Colour) -> BTreeSet<Space> {
        let linked = self.linked(colour);
        let next = |from: &Space| {
            let from = *from;
            from.neighbours().filter(move |to| !self.is_barred(from, *to))
        };
        let free = |space: &Space| self.bears_knights(*space) && !self.is_taken(*space);
        linked.iter().flat_map(next).filter(free).collect()
    }

    /// What a number of spaces gives when founded, or costs when cut off ([HRZ-098](crate::clauses::HRZ_098),
    /// [HRZ-107](crate::clauses::HRZ_107)): so many towns, so many points.
    #[must_use]
    pub fn worth(&self, spaces: &[Space]) -> (u32, u32) {
        let towns = self.land.count(Terrain::Town, spaces);
        (towns, tables::founding(count(spaces.len())) + towns * tables::TOWN)
    }

    /// Territories that stand and were not founded, in the order of their castles.
    #[must_use]
    pub fn foundings(&self, areas: &Areas) -> Vec<Founding> {
        let new = self.castles.iter().filter(|(castle, _)| !self.founded.contains(*castle));
        let founding = |(castle, owner): (&Space, &Colour)| {
            let area = areas.territory(*castle)?;
            let (towns, points) = self.worth(&area.spaces);
            let spaces = count(area.spaces.len());
            Some(Founding { castle: *castle, owner: *owner, spaces, towns, points })
        };
        new.filter_map(founding).collect()
    }

    /// Boundaries with the same territory on both sides ([HRZ-102](crate::clauses::HRZ_102)).
    #[must_use]
    pub fn needless(&self, areas: &Areas) -> Vec<Side> {
        let inside = |side: &&Side| {
            let [one, other] = side.spaces();
            areas.joined(one, other) && areas.castle_over(one).is_some()
        };
        self.boundaries.iter().filter(inside).copied().collect()
    }

    /// Sides on which a boundary may be placed ([LR-21](crate::clauses::LR_21)).
    pub fn free_sides<'b>(&'b self, areas: &'b Areas) -> impl Iterator<Item = Side> + 'b {
        Side::all().filter(|side| {
            let [one, other] = side.spaces();
            let inside = areas.joined(one, other) && areas.castle_over(one).is_some();
            !inside && !self.boundaries.contains(side)
        })
    }

    /// Mountains in the territories of a colour ([HRZ-039](crate::clauses::HRZ_039)).
    #[must_use]
    pub fn mountains(&self, areas: &Areas, colour: Colour) -> u32 {
        let own = self.territories(areas, colour);
        let spaces = own.iter().filter_map(|castle| areas.territory(*castle));
        spaces.map(|area| self.land.count(Terrain::Mountain, &area.spaces)).sum()
    }
}
