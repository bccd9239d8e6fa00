//! Where figures can walk and stand, as the city is by now.

use super::State;
use crate::city::Quarter;
use crate::figures::FigureId;
use board::{Hex, Hexside};

impl State {
    /// Can a figure walk from a hex to a neighbouring one? Walls, canal, houses, fires and broken
    /// bridges stop it; barricades and figures are judged by the movement rules.
    #[must_use]
    pub fn is_open(&self, from: Hex, to: Hex) -> bool {
        self.can_enter(to) && self.in_contact(from, to)
    }

    /// Can a figure come into a hex? Into a burning one nobody can; who is there may stay or leave
    ///
    #[must_use]
    pub fn can_enter(&self, hex: Hex) -> bool {
        self.can_stand(hex) && !self.fires.contains_key(&hex)
    }

    /// The half of the city in which a hex lies where figures can stand. A ruin lies in that of the
    /// streets around its group.
    #[must_use]
    pub fn quarter(&self, hex: Hex) -> Option<Quarter> {
        let around = || {
            let group = self.city.group(hex).filter(|_| self.ruins.contains(&hex))?;
            let streets = group.iter().flat_map(|house| house.neighbours());
            streets.filter_map(|street| self.city.quarter(street)).min()
        };
        self.city.quarter(hex).or_else(around)
    }

    /// Can a figure stand in a hex: on open ground, in a ruin, on a bridge that is not down?
    #[must_use]
    pub fn can_stand(&self, hex: Hex) -> bool {
        (self.city.is_enterable(hex) || self.ruins.contains(&hex))
            && !self.bridges_down.iter().any(|&bridge| self.city.hexes(bridge).contains(&hex))
    }

    /// Does a wall stand along a hexside?
    #[must_use]
    pub fn is_walled(&self, side: Hexside) -> bool {
        self.city.is_wall(side) && !self.opened.contains(&side)
    }

    /// Are two hexes the same, or adjacent without a wall or a Wall of Water between?
    #[must_use]
    pub fn in_contact(&self, one: Hex, other: Hex) -> bool {
        one == other
            || one
                .side_to(other)
                .is_some_and(|side| !self.is_walled(side) && !self.water_walls.contains_key(&side))
    }

    /// Can a figure attack from one hex into the other? A flier also does over a Wall of Water
    /// who cannot fly does not reach it there (ACT-17).
    #[must_use]
    pub fn can_reach(&self, attacker: FigureId, from: Hex, to: Hex) -> bool {
        let over = || from.side_to(to).is_some_and(|side| !self.is_walled(side));
        self.in_contact(from, to) || (attacker.kind().flies() && over())
    }

    /// Is this hex the Wizards' Tower?
    pub(crate) fn is_tower(&self, hex: Hex) -> bool {
        self.city.terrain(hex) == Some('D')
    }
}
