//! Who stands where.

use super::{State, Whereabouts};
use crate::figures::{Faction, FigureId, FigureKind, Side};
use crate::tables;
use board::Hex;

impl State {
    /// Moves a figure to where it is now; the only way in which a place changes.
    pub(crate) fn put(&mut self, figure: FigureId, whereabouts: Whereabouts) {
        let Some(entry) = self.figures.get_mut(&figure) else { return };
        if let Whereabouts::Map(hex) = entry.whereabouts
            && let Some(there) = self.standing.get_mut(&hex)
        {
            there.remove(&figure);
            if there.is_empty() {
                self.standing.remove(&hex);
            }
        }
        entry.whereabouts = whereabouts;
        // A fall ends the rage: who is not on the map runs after nobody.
        entry.raging &= matches!(whereabouts, Whereabouts::Map(_));
        if let Whereabouts::Map(hex) = whereabouts {
            self.standing.entry(hex).or_default().insert(figure);
        } else {
            // Who leaves the map leaves the conference, and is free of Mind Control.
            entry.confers_until = 0;
            entry.bound = None;
        }
    }

    /// The hex of a figure that is on the map.
    #[must_use]
    pub fn hex_of(&self, figure: FigureId) -> Option<Hex> {
        match self.figures.get(&figure)?.whereabouts {
            Whereabouts::Map(hex) => Some(hex),
            Whereabouts::Temple | Whereabouts::Starved | Whereabouts::Gone => None,
        }
    }

    /// All figures in a hex, by id.
    pub fn standing_in(&self, hex: Hex) -> impl Iterator<Item = FigureId> + '_ {
        self.standing.get(&hex).into_iter().flatten().copied()
    }

    /// Figures of one side in a hex, by id.
    pub fn side_in(&self, side: Side, hex: Hex) -> impl Iterator<Item = FigureId> + '_ {
        self.standing_in(hex).filter(move |&figure| self.side_of(figure) == side)
    }

    /// Somebody of a faction in these hexes has put out a fire or pulled down a barricade. If that can only
    /// be Wen, that breaks off the call for the Spirit ([HEI-104](crate::clauses::HEI_104)). That is worked out and
    /// not recorded: a secret record beside the work would betray the call to everybody.
    pub(crate) fn work_was_done(&mut self, faction: Faction, hexes: &[Hex]) {
        let near = hexes.iter().flat_map(|&hex| self.upright_in(faction, hex));
        let hands: Vec<FigureId> = near.filter(|&figure| !self.is_busy(figure)).collect();
        let is_wen = |figure: &FigureId| figure.kind() == FigureKind::WenJiaoBao;
        if !hands.is_empty() && hands.iter().all(is_wen) {
            self.silver_hair.declared_in = None;
        }
    }

    /// Figures in a hex that obey a faction and are not stunned, by id.
    pub(crate) fn upright_in(
        &self,
        faction: Faction,
        hex: Hex,
    ) -> impl Iterator<Item = FigureId> + '_ {
        let own = move |figure: &FigureId| {
            self.master_of(*figure) == Some(faction) && self.is_upright(*figure)
        };
        self.standing_in(hex).filter(own)
    }

    /// The first enemy figure on any of these hexes, with its hex.
    pub(crate) fn enemy_in(&self, hexes: &[Hex]) -> Option<(FigureId, Hex)> {
        hexes.iter().find_map(|&hex| Some((self.side_in(Side::Enemy, hex).next()?, hex)))
    }

    /// Size points of one side in a hex, the city's guns among them.
    #[must_use]
    pub fn points_in(&self, side: Side, hex: Hex) -> u32 {
        let guns = self.guns.values().filter(|gun| side == Side::City && gun.hex == hex);
        let guns = guns.map(|_| tables::GUN_SIZE).sum::<u32>();
        guns + self.side_in(side, hex).map(|figure| figure.kind().size()).sum::<u32>()
    }

    /// Is there room for so many points of a side (HEI-149)?
    pub(crate) fn has_room(&self, side: Side, hex: Hex, points: u32) -> bool {
        self.points_in(side, hex) + points <= tables::STACKING
    }

    /// Is the hex one of a bridge that is down?
    pub(crate) fn is_fallen_bridge(&self, hex: Hex) -> bool {
        self.city.place(hex).is_some_and(|place| self.bridges_down.contains(&place))
    }

    /// Hexes in which a figure stands, in map order.
    pub fn occupied(&self) -> impl Iterator<Item = Hex> + '_ {
        self.standing.keys().copied()
    }

    /// Figures of one side on the map, by id, with their hexes.
    pub fn on_map(&self, side: Side) -> impl Iterator<Item = (FigureId, Hex)> + '_ {
        self.figures
            .keys()
            .filter(move |&&figure| self.side_of(figure) == side)
            .filter_map(|&figure| self.hex_of(figure).map(|hex| (figure, hex)))
    }

    /// Figures on the map that obey one faction, by id, with their hexes: those it moves and fights
    /// with.
    pub fn obeying(&self, faction: Faction) -> impl Iterator<Item = (FigureId, Hex)> + '_ {
        self.on_map(Side::City).filter(move |&(figure, _)| self.master_of(figure) == Some(faction))
    }

    /// Figures on the map that one faction has brought along, by id, with their hexes, whoever
    /// commands them now: those it feeds and mourns.
    pub fn enlisted(&self, faction: Faction) -> impl Iterator<Item = (FigureId, Hex)> + '_ {
        self.figures
            .keys()
            .filter(move |figure| figure.kind().is_enlisted())
            .filter(move |figure| figure.kind().faction() == Some(faction))
            .filter_map(|&figure| self.hex_of(figure).map(|hex| (figure, hex)))
    }

    /// Is the figure on the map and not stunned?
    #[must_use]
    pub fn is_upright(&self, figure: FigureId) -> bool {
        self.figures.get(&figure).is_some_and(|entry| {
            entry.stunned.is_none() && matches!(entry.whereabouts, Whereabouts::Map(_))
        })
    }

    /// Remembers that an enemy has entered the Wizards' Tower (scoring table).
    pub(crate) fn note_tower(&mut self, figure: FigureId, hex: Hex) {
        self.tower_entered |= self.side_of(figure) == Side::Enemy && self.is_tower(hex);
    }
}
