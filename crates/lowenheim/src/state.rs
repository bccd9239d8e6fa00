//! How a siege stands: everything that later decisions depend on.

mod demand;
mod enemy;
mod figure;
mod step;

pub use crate::artefacts::{Artefact, Artefacts};
use crate::city::{City, Place, Quarter, Section};
use crate::decks::{ActionCard, CommandCard, EventCard, Pile};
use crate::event::{Decision, Score};
use crate::figures::{Faction, FigureId, FigureKind, Profile, Side};
pub use crate::markers::Marker;
use crate::scenario::{Briefing, Options};
pub use crate::silver_hair::SilverHair;
use crate::spells::Spell;
use crate::tables;
pub use crate::werewolf::Werewolf;
use board::{Hex, Hexside};
pub use demand::{Asked, Demand, DemandKind};
pub use enemy::{Band, Enemy, Holding};
pub use figure::{Boost, Damage, Figure, Whereabouts};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
pub use step::{Actors, Step};

/// How a siege ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Outcome {
    /// Twelve turns held: the relief arrives.
    CityStands,
    /// Four places fallen at once: everybody has lost (HEI-033, HEI-042, HEI-052, HEI-062, HEI-090,
    /// HEI-100).
    Overwhelmed,
    /// No city figure is left on the map.
    LastFigureGone,
}

/// What the mobile reserve keeps.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reserve {
    /// Attack cards held apart for it.
    pub stock: u32,
    /// Its two Attack cards have been paid: it moves and fights.
    pub awake: bool,
    /// Hexes for which a card of the stock was played in this combat step.
    pub rallied: BTreeSet<Hex>,
}

/// A gun as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gun {
    /// Where it stands.
    pub hex: Hex,
    /// In which turn it was last pushed; 0: never.
    pub moved_in: u32,
    /// In which turn it last fired; 0: never.
    pub fired_in: u32,
}

/// A civilian marker as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MarkerState {
    /// Where it stands, or stood when captured.
    pub hex: Hex,
    /// Captured by the enemy.
    pub captured: bool,
    /// Away through the tunnel.
    pub escaped: bool,
}

impl MarkerState {
    /// Does it stand in this hex, neither captured nor away?
    #[must_use]
    pub fn is_in(&self, hex: Hex) -> bool {
        self.hex == hex && !self.captured && !self.escaped
    }
}

/// A siege, from the opening to the verdict.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct State {
    /// The scenario's name.
    pub title: String,
    /// The city as it was built; what happened to it stands in the fields below.
    pub city: Arc<City>,
    /// The organiser's choices.
    pub options: Options,
    /// The turn, from 1; 0 before the first.
    pub turn: u32,
    /// The step of the turn; none before the siege is opened.
    pub step: Option<Step>,
    /// The order of the factions this turn.
    pub order: Vec<Faction>,
    /// Who still has something to do in this step, in order.
    pub to_act: Vec<Faction>,
    /// Wall hexsides that were blown open.
    pub opened: BTreeSet<Hexside>,
    /// Wall sections that were mined.
    pub mined: BTreeSet<Section>,
    /// Bridges that are down.
    pub bridges_down: BTreeSet<Place>,
    /// Burning hexes, in map order, with the turns that each has burnt.
    pub fires: BTreeMap<Hex, u32>,
    /// Building hexes that are burnt down.
    pub ruins: BTreeSet<Hex>,
    /// Who has tried to put out which fire this turn.
    pub fires_fought: BTreeSet<(Faction, Hex)>,
    /// Barricades, with the turn in which each was built.
    pub barricades: BTreeMap<Hexside, u32>,
    /// Hexsides along which a Wall of Water stands, with the last turn of each.
    pub water_walls: BTreeMap<Hexside, u32>,
    /// Who has built a barricade this turn.
    pub builders: BTreeSet<Faction>,
    /// Who has pulled down a barricade this turn.
    pub wreckers: BTreeSet<Faction>,
    /// Stat lines by kind.
    pub profiles: BTreeMap<FigureKind, Profile>,
    /// Kinds whose stat line is public.
    pub revealed: BTreeSet<FigureKind>,
    /// Public backgrounds (HEI-026).
    pub backgrounds: BTreeMap<Faction, String>,
    /// Secret briefings (HEI-025).
    pub briefings: BTreeMap<Faction, Briefing>,
    /// Every figure that ever was on the map.
    pub figures: BTreeMap<FigureId, Figure>,
    /// Who stands in which hex; kept by [`State::put`] alone.
    standing: BTreeMap<Hex, BTreeSet<FigureId>>,
    /// Civilian markers.
    pub markers: BTreeMap<Marker, MarkerState>,
    /// Hands.
    pub hands: BTreeMap<Faction, Pile<ActionCard>>,
    /// The action cards to draw from.
    pub draw_pile: Pile<ActionCard>,
    /// The open discard pile.
    pub discard_pile: Pile<ActionCard>,
    /// Cards that were handed in face down; they come back with the discard pile.
    pub face_down: Pile<ActionCard>,
    /// The event deck as printed.
    pub event_deck: Pile<EventCard>,
    /// The event cards to draw from.
    pub event_pile: Pile<EventCard>,
    /// Event cards turned up, with their turn.
    pub events_seen: Vec<(u32, EventCard)>,
    /// The command deck as printed.
    pub command_deck: Pile<CommandCard>,
    /// The command cards to draw from.
    pub command_pile: Pile<CommandCard>,
    /// Command cards turned up, with their turn.
    pub commands_seen: Vec<(u32, CommandCard)>,
    /// Demands by number.
    pub demands: BTreeMap<u32, Demand>,
    /// The mobile reserve.
    pub reserve: Reserve,
    /// Guns, by number.
    pub guns: BTreeMap<u32, Gun>,
    /// Who has settled this turn's food, by a card or by a figure (HEI-171).
    pub fed: BTreeSet<Faction>,
    /// The enemy.
    pub enemy: Enemy,
    /// A decision of the enemy that waits for the game master.
    pub pending: Option<Decision>,
    /// The ten named places.
    pub holdings: BTreeMap<Place, Holding>,
    /// An enemy figure has stood in the Wizards' Tower hex (scoring table).
    pub tower_entered: bool,
    /// Who refuses passage to whom: (owner, mover).
    pub passage_refused: BTreeSet<(Faction, Faction)>,
    /// Who has moved a figure in this movement step, or tried to.
    pub set_out: BTreeSet<Faction>,
    /// Wizards whose Morale takes effect when this movement step ends, with what it adds.
    pub cheers: Vec<(FigureId, u32)>,
    /// Spells that were cast in this siege: no secret any more.
    pub spells_known: BTreeSet<Spell>,
    /// Hexes for which Attack cards were played in this combat step.
    pub attack_cards: BTreeSet<(Faction, Hex)>,
    /// Enemies attacked in this combat step, by attacker's faction, with the hex of the attacked.
    pub struck: BTreeSet<(Faction, FigureId, Hex)>,
    /// The artefacts of the Wizards' Tower; those that were never used are the wizards' secret.
    pub artefacts: Artefacts,
    /// Turns in which an Elf helped the City Guard.
    pub elves_helped: BTreeSet<u32>,
    /// The ambassador's trouble.
    pub werewolf: Werewolf,
    /// The Silver Hair of Cathay.
    pub silver_hair: SilverHair,
    /// Who has left the city through the tunnel.
    pub escaped: BTreeSet<FigureId>,
    /// An insult between Elves and Cathay has ended in an attack (scoring table).
    pub feud_fought: bool,
    /// Votes for the leader of the defence.
    pub votes: BTreeMap<Faction, Faction>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// The scores, once counted.
    pub scores: Vec<Score>,
}

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

    /// Size points of one side in a hex, the city's guns among them.
    #[must_use]
    pub fn points_in(&self, side: Side, hex: Hex) -> u32 {
        let guns = self.guns.values().filter(|gun| side == Side::City && gun.hex == hex);
        let guns = guns.map(|_| tables::GUN_SIZE).sum::<u32>();
        guns + self.side_in(side, hex).map(|figure| figure.kind().size()).sum::<u32>()
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

    /// For which side a figure fights now.
    #[must_use]
    pub fn side_of(&self, figure: FigureId) -> Side {
        self.figures.get(&figure).map_or(figure.kind().side(), |entry| entry.side(figure))
    }

    /// Which faction commands a figure now; `None`: the enemy's procedure.
    #[must_use]
    pub fn master_of(&self, figure: FigureId) -> Option<Faction> {
        match self.figures.get(&figure) {
            Some(entry) if entry.bound.is_some() => Some(Faction::WizardsCouncil),
            Some(entry) if entry.raging => None,
            Some(entry) if entry.reserve => Some(Faction::ElvenGuard),
            Some(entry) if entry.crew => Some(Faction::CityGuard),
            Some(_) | None => figure.kind().faction(),
        }
    }

    /// The stat line of a kind. Briefings of old campaigns lack those of creatures.
    #[must_use]
    pub fn stat_line(&self, kind: FigureKind) -> Option<Profile> {
        let printed = || tables::PROFILES.iter().find(|(listed, _)| *listed == kind);
        self.profiles.get(&kind).copied().or_else(|| printed().map(|&(_, profile)| profile))
    }

    /// Figures of a kind that have never been in this siege, lowest number first.
    pub(crate) fn newcomers(&self, kind: FigureKind) -> impl Iterator<Item = FigureId> + use<> {
        let all = FigureId::new(kind, 0)..=FigureId::new(kind, u16::MAX);
        let last = self.figures.range(all).next_back().map_or(0, |(figure, _)| figure.number());
        (last.saturating_add(1)..u16::MAX).map(move |number| FigureId::new(kind, number))
    }

    /// The stat line of a figure as it is now: with its permanent damages (HEI-170; nothing drops
    /// below 1) and with what spells add this turn.
    #[must_use]
    pub fn profile_of(&self, figure: FigureId) -> Option<Profile> {
        let mut profile = self.stat_line(self.line_of(figure))?;
        let entry = self.figures.get(&figure)?;
        for damage in &entry.damages {
            let value = match damage {
                Damage::Leg => &mut profile.movement,
                Damage::Arm => &mut profile.fight,
                Damage::Weak => &mut profile.strength,
                Damage::Torso => &mut profile.toughness,
                Damage::Dead | Damage::Scar => continue,
            };
            *value = value.saturating_sub(1).max(1);
        }
        profile.movement += entry.boost.movement;
        profile.fight += entry.boost.fight;
        Some(profile)
    }

    /// Which stat line a figure has now: that of its kind, or the werewolf's.
    #[must_use]
    pub fn line_of(&self, figure: FigureId) -> FigureKind {
        match figure.kind() {
            FigureKind::JeanJacques if self.werewolf.turned_in.is_some() => FigureKind::Werewolf,
            kind => kind,
        }
    }

    /// Is the figure on the map and not stunned?
    #[must_use]
    pub fn is_upright(&self, figure: FigureId) -> bool {
        self.figures.get(&figure).is_some_and(|entry| {
            entry.stunned.is_none() && matches!(entry.whereabouts, Whereabouts::Map(_))
        })
    }

    /// Does the figure do nothing else this turn: neither move nor fight, cast a spell, build, pull
    /// down or put out a fire? Perhaps only its owner may know, so nobody's turn is left out for it.
    #[must_use]
    pub fn is_busy(&self, figure: FigureId) -> bool {
        self.turn > 0 && self.figures.get(&figure).is_some_and(|it| it.busy_in == self.turn)
    }

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

    /// Who acts now. A command card is turned up by the rules; if it calls a conference, the factions
    /// name their officers before the step ends. While a decision of the enemy is pending
    /// nobody but the game master acts.
    #[must_use]
    pub fn actors(&self) -> Option<Actors> {
        match self.step? {
            _ if self.pending.is_some() => Some(Actors::Rules),
            Step::CommandCard if !self.to_act.is_empty() => Some(Actors::Together),
            step => Some(step.actors()),
        }
    }

    /// May this faction act now?
    #[must_use]
    pub fn may_act(&self, faction: Faction) -> bool {
        match self.actors() {
            Some(Actors::Together) => self.to_act.contains(&faction),
            Some(Actors::InOrder) => self.to_act.first() == Some(&faction),
            Some(Actors::Rules | Actors::Nobody) | None => false,
        }
    }
}
