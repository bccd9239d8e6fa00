//! What a spell would do: its targets and places are looked at, and refused, before anything is cast.

use crate::clauses::{
    W_31, WAP_107, WAP_108, WAP_109, WAP_110, WAP_111, WAP_112, WAP_113, WAP_186, WAP_202, WAP_204,
    WAP_205, WAP_206, WAP_208, WAP_209, WAP_210, WAP_212, WAP_213, WAP_214,
};
use crate::combat::{see, sheltered};
use crate::command::Cast;
use crate::earlier_rules;
use crate::equipment::wielded;
use crate::items::{Trinket, Weapon};
use crate::movement::{can_arrive, companions, is_held};
use crate::pieces::{Colour, Piece, PieceId};
use crate::refusal::said;
use crate::spells::{Element, Spell};
use crate::state::{Cloud, State};
use crate::terrain::Terrain;
use crate::troops::UNDEAD;
use crate::{Reason, Refusal, tables};
use board::{Direction, Hex, SightLine};
use decider::Clause;
use messages::{Part, Saying};

/// What a spell does, once everything about it is known to be allowed.
pub(super) enum Effect {
    /// Dice against one target.
    Volley {
        target: PieceId,
        dice: u32,
        clause: Clause,
    },
    /// The same, and a hit for the undead beside it.
    VolleyAndBeside {
        target: PieceId,
        hex: Hex,
        dice: u32,
    },
    /// Dice against everybody listed.
    Storm {
        targets: Vec<PieceId>,
        dice: u32,
        clause: Clause,
    },
    /// Dice against a building.
    Burn {
        hex: Hex,
        dice: u32,
    },
    Counters {
        target: PieceId,
        counters: u32,
        clause: Clause,
    },
    Teleport {
        with: Vec<PieceId>,
        hex: Hex,
    },
    Heal {
        target: PieceId,
        wounds: u32,
    },
    Summon {
        troop: &'static str,
        powers: u32,
        hexes: Vec<Hex>,
    },
    Cloud(Cloud),
    Raise {
        target: PieceId,
        hex: Hex,
    },
    Frighten {
        target: PieceId,
        direction: Direction,
    },
    Thorns(Hex),
}

impl Effect {
    /// The one piece that the spell is cast on.
    pub(super) const fn target(&self) -> Option<&PieceId> {
        match self {
            Self::Volley { target, .. }
            | Self::VolleyAndBeside { target, .. }
            | Self::Counters { target, .. }
            | Self::Heal { target, .. }
            | Self::Raise { target, .. }
            | Self::Frighten { target, .. } => Some(target),
            Self::Storm { .. }
            | Self::Burn { .. }
            | Self::Teleport { .. }
            | Self::Summon { .. }
            | Self::Cloud(_)
            | Self::Thorns(_) => None,
        }
    }
}

/// What the caster sees when they choose a target.
#[derive(Clone, Copy)]
pub(super) struct Caster<'s> {
    pub(super) state: &'s State,
    pub(super) colour: Colour,
    pub(super) id: &'s PieceId,
    pub(super) hex: Hex,
    pub(super) order: &'s Cast,
    /// Through a Crystal of Sight: nothing blocks a line.
    pub(super) through_crystal: bool,
}

impl Caster<'_> {
    fn refuse<T>(&self, clause: Clause, facts: Saying) -> Result<T, Refusal> {
        Err(Refusal::new(Reason::WrongTarget, clause, facts))
    }

    fn spell(&self) -> Part {
        Part::name(self.order.spell.name())
    }

    pub(super) fn effect(&self) -> Result<Effect, Refusal> {
        let dice = self.order.spell.dice();
        match self.order.spell {
            Spell::Fireball if self.order.target.is_none() => self.burning(),
            Spell::Fireball => {
                let (target, _, dice) = self.shot(&tables::FIREBALL, WAP_107)?;
                Ok(Effect::Volley { target, dice, clause: WAP_107 })
            }
            Spell::Freeze => {
                let (target, hex) = self.enemy(WAP_108)?;
                self.near_and_seen(hex, WAP_108)?;
                let counters = self.counters(&target) + 1;
                Ok(Effect::Counters { target, counters, clause: WAP_108 })
            }
            Spell::Teleport => self.teleport(),
            Spell::Healing => self.healing(),
            Spell::SummonElemental => {
                let troop = match self.order.element {
                    Some(Element::Air) => "air-elemental",
                    Some(Element::Earth) => "earth-elemental",
                    Some(Element::Fire) => "fire-elemental",
                    Some(Element::Water) => "water-elemental",
                    None => return self.refuse(WAP_111, said!("name-element")),
                };
                self.summon(troop, 0, 1, WAP_111)
            }
            Spell::Fog => {
                let centre = self.one_hex(WAP_112)?;
                self.near_and_seen(centre, WAP_112)?;
                Ok(Effect::Cloud(Cloud {
                    centre,
                    last_turn: self.state.turn + tables::FOG_TURNS - 1,
                }))
            }
            Spell::SummonSkeletons => self.summon("skeletons-swords", 0, 1, WAP_202),
            Spell::SummonSkeletonHorde => self.summon("skeletons-swords", 0, 2, WAP_202),
            Spell::DrumsOfDeath => {
                let near = |_: &PieceId, piece: &Piece, hex: Hex| {
                    piece.colour != self.colour
                        && hex.distance(self.hex) <= self.order.spell.reach()
                };
                Ok(Effect::Storm { targets: self.all(near), dice, clause: WAP_202 })
            }
            Spell::Resurrect => self.resurrect(),
            Spell::BanishUndead => {
                let (target, _, dice) = self.banish(WAP_204)?;
                Ok(Effect::Volley { target, dice, clause: WAP_204 })
            }
            Spell::BanishUndeadHorde => {
                let (target, hex, dice) = self.banish(WAP_205)?;
                Ok(Effect::VolleyAndBeside { target, hex, dice })
            }
            Spell::Blessing => self.blessing(),
            Spell::SummonGreaterDemon => {
                self.summon("greater-demon", tables::GREATER_POWERS, 1, WAP_208)
            }
            Spell::SummonLesserDemon => {
                self.summon("lesser-demon", tables::LESSER_POWERS, 1, WAP_209)
            }
            Spell::DemonicWind => self.wind(),
            Spell::DemonicLaughter => self.laughter(),
            Spell::AnimateForest => {
                let hex = self.ground(Terrain::Woods, WAP_212)?;
                let targets = self.all(|_, _, at| at == hex);
                Ok(Effect::Storm { targets, dice, clause: WAP_212 })
            }
            Spell::AnimateRiver => {
                let hex = self.ground(Terrain::River, WAP_213)?;
                let water = |at: Hex| {
                    at.distance(hex) <= 1 && self.state.field.terrain(at) == Some(Terrain::River)
                };
                let targets = self.all(|_, _, at| water(at));
                Ok(Effect::Storm { targets, dice, clause: WAP_213 })
            }
            Spell::SummonInsectSwarm => {
                let (target, hex) = self.enemy(WAP_214)?;
                self.near(hex, WAP_214)?;
                Ok(Effect::Storm { targets: vec![target], dice, clause: WAP_214 })
            }
            Spell::Thorns => {
                let hex = self.one_hex(WAP_214)?;
                self.near(hex, WAP_214)?;
                let passable =
                    self.state.field.terrain(hex).is_some_and(|terrain| terrain.effects().passable);
                if !passable || self.state.in_hex(hex).next().is_some() {
                    return self.refuse(WAP_214, said!("hex-not-free", hex = hex.to_string()));
                }
                Ok(Effect::Thorns(hex))
            }
        }
    }

    fn counters(&self, id: &PieceId) -> u32 {
        self.state.pieces.get(id).map_or(0, |piece| piece.counters)
    }

    /// The piece that the order names, if it can be reached by itself: a unit or a lone individual.
    fn target(&self, clause: Clause) -> Result<(&PieceId, &Piece, Hex), Refusal> {
        let Some(id) = &self.order.target else {
            return self.refuse(clause, said!("needs-target", spell = self.spell()));
        };
        let there =
            self.state.pieces.get(id).filter(|piece| piece.is_unit() || piece.is_individual());
        match there.and_then(|piece| Some((id, piece, piece.hex?))) {
            Some(found) => Ok(found),
            None => self.refuse(clause, said!("not-there", who = id.word())),
        }
    }

    fn enemy(&self, clause: Clause) -> Result<(PieceId, Hex), Refusal> {
        let (id, piece, hex) = self.target(clause)?;
        if piece.colour == self.colour {
            return self.refuse(clause, said!("a-friend", who = id));
        }
        if let Some(unit) = self.state.unit_of(id) {
            return self.refuse(clause, said!("protected", who = id, unit = unit));
        }
        Ok((id.clone(), hex))
    }

    fn near(&self, hex: Hex, clause: Clause) -> Result<(), Refusal> {
        let (distance, far) = (self.hex.distance(hex), self.order.spell.reach());
        if distance > far {
            let hex = hex.to_string();
            let facts = said!("beyond-spell", hex = hex, distance = distance, far = far);
            return Err(Refusal::new(Reason::OutOfReach, clause, facts));
        }
        Ok(())
    }

    fn near_and_seen(&self, hex: Hex, clause: Clause) -> Result<(), Refusal> {
        self.near(hex, clause)?;
        self.see(hex)
    }

    /// A Crystal of Sight sees through everything ([WAP-186](crate::clauses::WAP_186)).
    fn see(&self, hex: Hex) -> Result<(), Refusal> {
        if self.through_crystal { Ok(()) } else { see(self.state, self.hex, hex) }
    }

    fn one_hex(&self, clause: Clause) -> Result<Hex, Refusal> {
        match self.order.hexes[..] {
            [hex] if self.state.field.terrain(hex).is_some() => Ok(hex),
            _ => self.refuse(clause, said!("needs-hex", spell = self.spell())),
        }
    }

    fn ground(&self, terrain: Terrain, clause: Clause) -> Result<Hex, Refusal> {
        let hex = self.one_hex(clause)?;
        self.near(hex, clause)?;
        if self.state.field.terrain(hex) == Some(terrain) {
            Ok(hex)
        } else {
            self.refuse(clause, said!("other-ground", hex = hex.to_string(), terrain = terrain))
        }
    }

    /// A ranged attack by magic: terrain shelters from it as from arrows (W-14).
    fn shot(&self, dice: &[u32], clause: Clause) -> Result<(PieceId, Hex, u32), Refusal> {
        let (target, hex) = self.enemy(clause)?;
        let distance = self.hex.distance(hex);
        let Some(&dice) = (distance as usize).checked_sub(1).and_then(|at| dice.get(at)) else {
            let facts = said!("target-too-far", who = &target, distance = distance);
            return Err(Refusal::new(Reason::OutOfReach, clause, facts));
        };
        self.see(hex)?;
        let cloaked = |piece: &Piece| piece.items.trinkets.contains(&Trinket::CloakOfShadows);
        if distance > 1 && self.state.pieces.get(&target).is_some_and(cloaked) {
            let facts = said!("cloaked", who = &target);
            return Err(Refusal::new(Reason::Protected, WAP_186, facts));
        }
        let shelter = sheltered(self.state, self.id, self.hex, hex)
            + u32::from(wielded(self.state, &target, Weapon::Protection));
        let dice = dice.saturating_sub(shelter);
        Ok((target, hex, dice))
    }

    /// A fireball burns a building of wood ([W-31](crate::clauses::W_31)).
    fn burning(&self) -> Result<Effect, Refusal> {
        let hex = self.one_hex(WAP_107)?;
        let wooden =
            matches!(self.state.field.terrain(hex), Some(Terrain::BuildingA | Terrain::BuildingC));
        if !wooden {
            return self.refuse(W_31, said!("not-wooden", hex = hex.to_string()));
        }
        let distance = self.hex.distance(hex);
        let Some(&dice) =
            (distance as usize).checked_sub(1).and_then(|at| tables::FIREBALL.get(at))
        else {
            let facts = said!("hex-too-far", hex = hex.to_string(), distance = distance);
            return Err(Refusal::new(Reason::OutOfReach, WAP_107, facts));
        };
        self.see(hex)?;
        Ok(Effect::Burn { hex, dice })
    }

    fn banish(&self, clause: Clause) -> Result<(PieceId, Hex, u32), Refusal> {
        let (id, piece, _) = self.target(clause)?;
        if piece.profile.people != UNDEAD {
            return self.refuse(clause, said!("not-undead", who = id));
        }
        self.shot(&tables::BANISHING, clause)
    }

    /// Everybody whom something strikes that strikes a whole place (W-25): units and lone individuals.
    fn all(&self, struck: impl Fn(&PieceId, &Piece, Hex) -> bool) -> Vec<PieceId> {
        let alone = |id: &PieceId, piece: &Piece| {
            piece.is_unit() || (piece.is_individual() && self.state.unit_of(id).is_none())
        };
        self.state
            .on_table()
            .filter(|(id, piece, hex)| alone(id, piece) && struck(id, piece, *hex))
            .map(|(id, ..)| id.clone())
            .collect()
    }

    fn teleport(&self) -> Result<Effect, Refusal> {
        let hex = self.one_hex(WAP_109)?;
        self.near(hex, WAP_109)?;
        if self.state.cloud_over(self.hex).is_some() || self.state.cloud_over(hex).is_some() {
            // W-24: magic carries nobody through its edge.
            return Err(Refusal::new(Reason::HeldFast, WAP_113, said!("fog-holds")));
        }
        let unit = self.state.unit_of(self.id).filter(|_| !self.order.alone);
        let leader = unit.unwrap_or(self.id);
        if is_held(self.state, leader) {
            return self.refuse(WAP_109, said!("trap-holds", who = leader));
        }
        let Some(piece) = self.state.pieces.get(leader) else {
            return self.refuse(WAP_109, said!("nobody-such", who = leader.word()));
        };
        can_arrive(self.state, piece, hex)?;
        let mut with = vec![leader.clone()];
        if unit.is_some() {
            with.extend(companions(self.state, leader));
        }
        Ok(Effect::Teleport { with, hex })
    }

    fn healing(&self) -> Result<Effect, Refusal> {
        let (id, piece, hex) = self.target(WAP_110)?;
        if piece.colour != self.colour || piece.is_individual() {
            return self.refuse(WAP_110, said!("not-own-unit", who = id));
        }
        self.near_and_seen(hex, WAP_110)?;
        if piece.wounds >= piece.profile.wounds {
            return self.refuse(WAP_110, said!("unhurt", who = id));
        }
        Ok(Effect::Heal { target: id.clone(), wounds: piece.wounds + 1 })
    }

    fn blessing(&self) -> Result<Effect, Refusal> {
        let (id, piece, hex) = self.target(WAP_206)?;
        if id == self.id {
            return self.refuse(WAP_206, said!("blesses-themself", who = id));
        }
        self.near(hex, WAP_206)?;
        if piece.counters == 0 {
            return self.refuse(WAP_206, said!("no-counter", who = id));
        }
        Ok(Effect::Counters { target: id.clone(), counters: piece.counters - 1, clause: WAP_206 })
    }

    fn summon(
        &self,
        troop: &'static str,
        powers: u32,
        many: usize,
        clause: Clause,
    ) -> Result<Effect, Refusal> {
        let hexes = self.order.hexes.clone();
        let apart = (1..hexes.len()).all(|at| !hexes[..at].contains(&hexes[at]));
        if hexes.len() != many || !apart {
            return self.refuse(clause, said!("name-free-hexes", number = many, who = self.id));
        }
        for &hex in &hexes {
            let free = self.state.field.terrain(hex).is_some_and(|terrain| {
                let holy = terrain == Terrain::Temple && troop == "skeletons-swords";
                terrain.effects().passable && !holy
            });
            let empty = self.state.in_hex(hex).next().is_none();
            if hex.distance(self.hex) != 1
                || !free
                || !empty
                || self.state.cloud_over(hex).is_some()
            {
                let facts = said!("not-free-beside", hex = hex.to_string(), who = self.id);
                return self.refuse(clause, facts);
            }
        }
        Ok(Effect::Summon { troop, powers, hexes })
    }

    fn resurrect(&self) -> Result<Effect, Refusal> {
        let hex = self.one_hex(WAP_202)?;
        let fell =
            self.order.target.as_ref().and_then(|id| Some((id, *self.state.fallen.get(id)?)));
        let Some((id, last)) = fell else {
            return self.refuse(WAP_202, said!("name-fallen"));
        };
        let Some(piece) = self.state.pieces.get(id).filter(|piece| piece.colour == self.colour)
        else {
            return self.refuse(WAP_202, said!("not-own-unit", who = id));
        };
        if !piece.is_unit() || last.distance(hex) > 1 {
            let facts = said!("rises-where-it-fell", who = id, hex = last.to_string());
            return self.refuse(WAP_202, facts);
        }
        can_arrive(self.state, piece, hex)?;
        Ok(Effect::Raise { target: id.clone(), hex })
    }

    fn wind(&self) -> Result<Effect, Refusal> {
        let hex = self.one_hex(WAP_210)?;
        let far = self.order.spell.reach();
        let line = match self.state.rules.is_before(2) {
            true => earlier_rules::wind(self.hex, hex),
            false => straight(self.hex, hex, far),
        };
        let Some(line) = line else {
            return self.refuse(WAP_210, said!("name-wind", far = far));
        };
        let targets = self.all(|_, _, at| line.contains(&at));
        Ok(Effect::Storm { targets, dice: self.order.spell.dice(), clause: WAP_210 })
    }

    /// Away from the caster: as the line from it to the target goes on (W-21).
    fn laughter(&self) -> Result<Effect, Refusal> {
        let (target, hex) = self.enemy(WAP_210)?;
        self.near_and_seen(hex, WAP_210)?;
        let line = SightLine::between(self.hex, hex);
        let before = line.left().iter().rev().nth(1).map_or(self.hex, |step| step.hex);
        match before.direction_to(hex) {
            Some(direction) => Ok(Effect::Frighten { target, direction }),
            None => self.refuse(WAP_210, said!("in-targets-hex")),
        }
    }
}

/// The hexes of the straight line that leads from one hex to another at most so far away, the first left
/// out; none if they lie on no such line.
pub(crate) fn straight(from: Hex, to: Hex, far: u32) -> Option<Vec<Hex>> {
    Direction::ALL.into_iter().find_map(|direction| {
        let mut line = vec![from.neighbour(direction)];
        while *line.last()? != to {
            line.push(line.last()?.neighbour(direction));
            if line.len() > far as usize {
                return None;
            }
        }
        Some(line)
    })
}
