//! How a siege stands: everything that later decisions depend on.

mod artefacts;
mod decision;
mod demand;
mod enemy;
mod figure;
mod ground;
mod presence;
mod score;
mod step;

use crate::city::{City, CityMap, Place, Section};
use crate::decks::{ActionCard, CommandCard, EventCard, Pile};
use crate::figures::{Faction, FigureId, FigureKind, Profile, Side};
pub use crate::markers::Marker;
use crate::scenario::{Briefing, Options};
use crate::tables::{self, Spell};
pub use artefacts::{Artefact, Artefacts};
use board::{Hex, Hexside};
use decider::{Clause, Contradiction};
pub use decision::{Decision, Effect, Goal, Ruling, Walk};
pub use demand::{Asked, Demand};
pub use enemy::{Aim, Band, BandTarget, Enemy, Holding};
pub use figure::{Boost, Damage, Figure, Whereabouts};
use schemars::JsonSchema;
pub use score::{Objective, Score};
use serde::{Deserialize, Deserializer, Serialize, de::Error as _};
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
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reserve {
    /// Attack cards held apart for it.
    pub stock: u32,
    /// Its two Attack cards have been paid: it moves and fights.
    pub awake: bool,
    /// Hexes for which a card of the stock was played in this combat step.
    pub rallied: BTreeSet<Hex>,
}

/// A gun as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gun {
    /// Where it stands.
    pub hex: Hex,
    /// In which turn it was last pushed; 0: never.
    pub moved_in: u32,
    /// In which turn it last fired; 0: never.
    pub fired_in: u32,
}

/// A civilian marker as it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
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

/// How things stand with the ambassador's trouble.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Werewolf {
    /// In which turn the last card was handed in; 0: never. A secret.
    pub paid_in: u32,
    /// At the end of which turn he turned, as long as he is a werewolf.
    pub turned_in: Option<u32>,
    /// He has turned at least once: everybody knows.
    pub ever_turned: bool,
}

/// The ambassador of Bretonnia (HEI-092).
pub const AMBASSADOR: FigureId = FigureId::new(FigureKind::JeanJacques, 0);

/// How far the Air Spirit has been called.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SilverHair {
    /// In which turn Wen last set out to call it. A secret.
    pub declared_in: Option<u32>,
    /// Was it strictly necessary, as things stood then? A secret.
    pub necessary: bool,
    /// The Spirit has appeared: the Hair is used up.
    pub used: bool,
}

/// A siege, from the opening to the verdict.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct State {
    /// The scenario's name.
    pub title: String,
    /// The city as it was built; what happened to it stands in the fields below.
    #[serde(deserialize_with = "city")]
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
    pub profiles: Arc<BTreeMap<FigureKind, Profile>>,
    /// Kinds whose stat line is public.
    pub revealed: BTreeSet<FigureKind>,
    /// Public backgrounds (HEI-026).
    pub backgrounds: Arc<BTreeMap<Faction, String>>,
    /// Secret briefings (HEI-025).
    pub briefings: Arc<BTreeMap<Faction, Briefing>>,
    /// Every figure that ever was on the map.
    pub figures: BTreeMap<FigureId, Figure>,
    /// Who stands in which hex; kept by [`State::put`] alone.
    standing: BTreeMap<Hex, BTreeSet<FigureId>>,
    /// Civilian markers.
    pub markers: BTreeMap<Marker, MarkerState>,
    /// Hands.
    pub hands: BTreeMap<Faction, Pile<ActionCard>>,
    /// Cards that are offered in this step: (giver, taker).
    pub offers: BTreeMap<(Faction, Faction), Vec<ActionCard>>,
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
    /// Clauses of private briefings that were used in the open.
    #[serde(deserialize_with = "known_clauses")]
    pub disclosed: BTreeSet<Clause>,
}

/// Reads a city as its map.
fn city<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Arc<City>, D::Error> {
    CityMap::deserialize(deserializer).map(City::shared)
}

/// Reads ids of clauses of this rulebook.
fn known_clauses<'de, D: Deserializer<'de>>(deserializer: D) -> Result<BTreeSet<Clause>, D::Error> {
    let ids = BTreeSet::<String>::deserialize(deserializer)?;
    let known = |id: String| {
        let entry = crate::REGISTER.find(&id).map(|entry| entry.clause);
        entry.ok_or_else(|| D::Error::custom(format!("{id} is no clause of this rulebook")))
    };
    ids.into_iter().map(known).collect()
}

impl State {
    /// A figure that must exist when an event names it.
    pub(crate) fn known(&mut self, figure: FigureId) -> Result<&mut Figure, Contradiction> {
        let missing = || Contradiction::new(format!("{figure} is not in this siege"));
        self.figures.get_mut(&figure).ok_or_else(missing)
    }

    /// A demand that must exist when an event names it.
    pub(crate) fn known_demand(&mut self, number: u32) -> Result<&mut Demand, Contradiction> {
        let missing = || Contradiction::new(format!("there is no demand {number}"));
        self.demands.get_mut(&number).ok_or_else(missing)
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

    /// The person who commands a faction now: its leader, or for the wizards the next one who is on
    /// the map. A stunned commander gives no free attack; one who obeys somebody else
    /// commands nobody.
    pub(crate) fn commander(&self, faction: Faction) -> Option<FigureId> {
        let leader = [faction.leader()];
        let line: &[FigureKind] = if faction == Faction::WizardsCouncil {
            &FigureKind::WIZARDS
        } else {
            leader.as_slice()
        };
        let own = |figure: &FigureId| {
            self.hex_of(*figure).is_some() && self.master_of(*figure) == Some(faction)
        };
        line.iter().map(|&kind| FigureId::new(kind, 0)).find(own)
    }

    /// The stat line of a kind. Briefings of old campaigns lack those of creatures.
    #[must_use]
    pub fn stat_line(&self, kind: FigureKind) -> Option<Profile> {
        let printed = || tables::PROFILES.iter().find(|(listed, _)| *listed == kind);
        self.profiles.get(&kind).copied().or_else(|| printed().map(|&(_, profile)| profile))
    }

    /// All the Wounds of a figure, as its briefing says.
    pub(crate) fn full_wounds(&self, figure: FigureId) -> u32 {
        self.profiles.get(&self.line_of(figure)).map_or(1, |profile| profile.wounds)
    }

    /// Wounds as a record may tell them to everybody: not before the stat line is public.
    pub(crate) fn public_wounds(&self, figure: FigureId, wounds: u32) -> Option<u32> {
        self.revealed.contains(&self.line_of(figure)).then_some(wounds)
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

    /// Does the figure do nothing else this turn: neither move nor fight, cast a spell, build, pull
    /// down or put out a fire? Perhaps only its owner may know, so nobody's turn is left out for it.
    #[must_use]
    pub fn is_busy(&self, figure: FigureId) -> bool {
        self.turn > 0 && self.figures.get(&figure).is_some_and(|it| it.busy_in == self.turn)
    }

    /// Has this figure cast a spell this turn?
    #[must_use]
    pub fn has_cast(&self, figure: FigureId) -> bool {
        self.turn > 0 && self.figures.get(&figure).is_some_and(|it| it.cast_in == self.turn)
    }

    /// Who acts now. A command card is turned up by the rules; if it calls a conference, the factions
    /// name their officers before the step ends; if an event card breaks a bridge, those on it choose
    /// a bank. While a decision of the enemy is pending nobody but the game master acts.
    #[must_use]
    pub fn actors(&self) -> Option<Actors> {
        match self.step? {
            _ if self.pending.is_some() => Some(Actors::Rules),
            Step::EventCard | Step::CommandCard if !self.to_act.is_empty() => {
                Some(Actors::Together)
            }
            step => Some(step.actors()),
        }
    }

    /// Is this one of the enemy's own steps?
    #[must_use]
    pub fn enemy_acts(&self) -> bool {
        matches!(self.step, Some(Step::EnemyMovement | Step::EnemyCombat))
    }

    /// Does the siege wait for the game master: is there something that the enemy decides now?
    #[must_use]
    pub fn master_decides(&self) -> bool {
        self.options.game_master && (self.enemy_acts() || self.pending.is_some())
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
