//! Siege towers and rams: where they stand, who stands in them, and who pushes them
//! ([ST-14](crate::clauses::ST_14), [ST-49](crate::clauses::ST_49), [ST-50](crate::clauses::ST_50)).

use crate::men::{Man, ManId, Side};
use crate::spot::{Floor, Spot};
use crate::state::State;
use crate::tables;
use crate::works::{Engine, EngineId, EngineKind};
use board::{Direction, Hex};

impl Engine {
    /// The hex in front of it.
    #[must_use]
    pub fn front(&self) -> Option<Hex> {
        self.at.map(|hex| hex.neighbour(self.facing))
    }

    /// The hexes behind it: straight behind, and to both sides of that.
    #[must_use]
    pub fn rear(&self) -> Vec<Hex> {
        let Some(hex) = self.at else { return Vec::new() };
        let behind = self.facing.opposite();
        [turned(behind, false), behind, turned(behind, true)]
            .into_iter()
            .map(|direction| hex.neighbour(direction))
            .collect()
    }
}

/// One hexside to the right, seen from the engine, or to the left.
#[must_use]
pub fn turned(direction: Direction, right: bool) -> Direction {
    let all = Direction::ALL;
    let at = all.iter().position(|&one| one == direction).unwrap_or_default();
    let by = if right { 1 } else { all.len() - 1 };
    all.get((at + by) % all.len()).copied().unwrap_or(direction)
}

impl State {
    /// The engine in a hex.
    #[must_use]
    pub fn engine_at(&self, hex: Hex) -> Option<(&EngineId, &Engine)> {
        self.works.engines.iter().find(|(_, engine)| engine.at == Some(hex))
    }

    /// The siege tower in a hex.
    #[must_use]
    pub fn siege_tower_at(&self, hex: Hex) -> Option<&Engine> {
        let (_, engine) = self.engine_at(hex)?;
        (engine.kind == EngineKind::SiegeTower).then_some(engine)
    }

    /// The level of the top of the siege tower in a hex; none: no tower stands there.
    #[must_use]
    pub fn tower_at(&self, hex: Hex) -> Option<i8> {
        self.siege_tower_at(hex)?.top
    }

    /// The ram in a hex.
    #[must_use]
    pub fn ram_at(&self, hex: Hex) -> Option<&Engine> {
        self.engine_at(hex).map(|(_, engine)| engine).filter(|engine| engine.kind.is_ram())
    }

    /// How many may stand at a place: one ([ST-04](crate::clauses::ST_04)), inside a siege tower three,
    /// under a ram four.
    #[must_use]
    pub fn room(&self, place: Spot) -> usize {
        match self.engine_at(place.hex) {
            Some((_, engine)) if place.floor == Floor::Ground => match engine.kind {
                EngineKind::SiegeTower => tables::TOWER_INSIDE,
                EngineKind::Ram | EngineKind::RoofedRam => tables::RAM_CREW,
                EngineKind::Mangonel | EngineKind::Trebuchet => 0,
            },
            _ => 1,
        }
    }

    /// Has a place no room for one more?
    #[must_use]
    pub fn is_full(&self, place: Spot) -> bool {
        self.standing_in(place).count() >= self.room(place)
    }

    /// Can somebody of a side stand there besides? Not beside an enemy, though a ram has room for four.
    #[must_use]
    pub fn is_open_to(&self, side: Side, place: Spot) -> bool {
        !self.is_full(place) && !self.standing_in(place).any(|(_, other)| other.side != side)
    }

    /// Those who push an engine: of a tower the three inside and the three behind, of a ram the four under it;
    /// fewer where some are missing.
    #[must_use]
    pub fn pushers(&self, engine: &Engine, side: Side) -> Vec<ManId> {
        let Some(hex) = engine.at else { return Vec::new() };
        let own = |(id, man): (&ManId, &Man)| (man.side == side).then(|| id.clone());
        let inside = self.standing_in(Spot::ground(hex)).filter_map(own);
        let rear = if engine.kind == EngineKind::SiegeTower { engine.rear() } else { Vec::new() };
        let behind =
            rear.into_iter().flat_map(|hex| self.standing_in(Spot::ground(hex))).filter_map(own);
        inside.chain(behind).collect()
    }
}
