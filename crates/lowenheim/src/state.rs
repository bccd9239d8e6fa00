//! How a siege stands: everything that later decisions depend on.

pub use crate::artefacts::{Artefact, Artefacts};
use crate::city::{City, Place, Quarter, Section};
use crate::decks::{ActionCard, CommandCard, EventCard, Pile};
use crate::event::{Aim, BandTarget, Decision, Score};
use crate::figures::{Faction, FigureId, FigureKind, Profile, Side};
pub use crate::markers::Marker;
use crate::scenario::{Briefing, Options};
pub use crate::silver_hair::SilverHair;
use crate::spells::Spell;
use crate::tables;
pub use crate::werewolf::Werewolf;
use board::{Hex, Hexside};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The steps of a turn (HEI-134 to HEI-142), with what comes before and after the twelve turns.
/// Step 9 is played in parts.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum Step {
    /// Before turn 1: the players talk and set up in their home bases (HEI-106, R-05).
    Council,
    /// 1: discard up to two cards and refill (HEI-134).
    Refill,
    /// 2: an event card (HEI-135).
    EventCard,
    /// 3: a command card, every second turn (HEI-136).
    CommandCard,
    /// 4: the enemy arrives and moves (HEI-137).
    EnemyMovement,
    /// 5: the enemy fights (HEI-138).
    EnemyCombat,
    /// 6: the players move, one after the other (HEI-139).
    Movement,
    /// 7: the players fight, one after the other (HEI-140).
    Combat,
    /// 8: trading (HEI-141).
    Trading,
    /// 9a: discharges from the Temple.
    Healing,
    /// 9b: food.
    Food,
    /// 9c: fires are fought, then they burn on.
    Fires,
    /// 9d: barricades are pulled down and built.
    Barricades,
    /// 9e: bridge repairs and command cards.
    Demands,
    /// 9f: who holds what.
    Holding,
    /// After turn 12: the vote on the leader of the defence.
    Vote,
    /// The siege is over.
    Over,
}

impl Step {
    /// All of them, in the order in which they are played.
    pub const ALL: [Self; 17] = [
        Self::Council,
        Self::Refill,
        Self::EventCard,
        Self::CommandCard,
        Self::EnemyMovement,
        Self::EnemyCombat,
        Self::Movement,
        Self::Combat,
        Self::Trading,
        Self::Healing,
        Self::Food,
        Self::Fires,
        Self::Barricades,
        Self::Demands,
        Self::Holding,
        Self::Vote,
        Self::Over,
    ];

    /// Who acts in this step.
    #[must_use]
    pub const fn actors(self) -> Actors {
        match self {
            Self::Council | Self::Refill | Self::Trading | Self::Demands | Self::Vote => {
                Actors::Together
            }
            Self::Movement
            | Self::Combat
            | Self::Healing
            | Self::Food
            | Self::Fires
            | Self::Barricades => Actors::InOrder,
            Self::EventCard
            | Self::CommandCard
            | Self::EnemyMovement
            | Self::EnemyCombat
            | Self::Holding => Actors::Rules,
            Self::Over => Actors::Nobody,
        }
    }

    /// The step's number and letter in the book, such as `9b`.
    #[must_use]
    pub const fn number(self) -> &'static str {
        match self {
            Self::Council => "0",
            Self::Refill => "1",
            Self::EventCard => "2",
            Self::CommandCard => "3",
            Self::EnemyMovement => "4",
            Self::EnemyCombat => "5",
            Self::Movement => "6",
            Self::Combat => "7",
            Self::Trading => "8",
            Self::Healing => "9a",
            Self::Food => "9b",
            Self::Fires => "9c",
            Self::Barricades => "9d",
            Self::Demands => "9e",
            Self::Holding => "9f",
            Self::Vote | Self::Over => "end",
        }
    }

    /// The name as people say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Council => "Council of war",
            Self::Refill => "Discard and refill",
            Self::EventCard => "Event card",
            Self::CommandCard => "Command card",
            Self::EnemyMovement => "Enemy movement",
            Self::EnemyCombat => "Enemy combat",
            Self::Movement => "Movement",
            Self::Combat => "Combat",
            Self::Trading => "Trading",
            Self::Healing => "Temple",
            Self::Food => "Food",
            Self::Fires => "Fires",
            Self::Barricades => "Barricades",
            Self::Demands => "Repairs and commands",
            Self::Holding => "End of the turn",
            Self::Vote => "Vote",
            Self::Over => "The siege is over",
        }
    }
}

/// Who acts in a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Actors {
    /// All factions, in any order.
    Together,
    /// One faction after the other, in the order of the turn.
    InOrder,
    /// The rules themselves, when somebody says `proceed`.
    Rules,
    /// Nobody any more.
    Nobody,
}

/// What a demand is for.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "kebab-case")]
pub enum DemandKind {
    /// Repair of the stone bridge J (HEI-116).
    StoneBridge,
    /// Repair of the footbridge K (HEI-118).
    Footbridge,
    /// Counter mine (HEI-125).
    CounterMine,
    /// New wells in the Castle (HEI-126).
    Wells,
    /// Water is short (HEI-127).
    WaterShort,
    /// Hospital supplies (HEI-128).
    HospitalSupplies,
    /// Four figures and two Attack cards for the mobile reserve (HEI-129).
    MobileReserve,
    /// Food is short (HEI-131).
    FoodShort,
    /// What a demon wants at the end of the turn (HEI-070).
    Upkeep,
    /// Cards and a crew for a small cannon (HEI-133).
    SmallCannon,
}

impl DemandKind {
    /// The name as people say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::StoneBridge => "repair of the stone bridge",
            Self::Footbridge => "repair of the footbridge",
            Self::CounterMine => "counter mine",
            Self::Wells => "new wells in the Castle",
            Self::WaterShort => "water for the city",
            Self::HospitalSupplies => "hospital supplies",
            Self::MobileReserve => "mobile reserve",
            Self::FoodShort => "food for the city",
            Self::Upkeep => "demon's due",
            Self::SmallCannon => "small cannon",
        }
    }
}

/// Permanent damage of a named person (HEI-170).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Damage {
    /// 1: beyond help.
    Dead,
    /// 2: Move −1.
    Leg,
    /// 3: Fight −1.
    Arm,
    /// 4: Strength −1.
    Weak,
    /// 5: Toughness −1.
    Torso,
    /// 6: no effect.
    Scar,
}

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

/// Where a figure is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Whereabouts {
    /// On the map.
    Map(Hex),
    /// In the Temple, waiting for a Healing card.
    Temple,
    /// In its faction's hunger pool.
    Starved,
    /// Out for the whole siege: dead, slain or taken.
    Gone,
}

/// One figure as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Where it is.
    pub whereabouts: Whereabouts,
    /// Wounds left.
    pub wounds: u32,
    /// Permanent damages, in the order of suffering.
    pub damages: Vec<Damage>,
    /// Since which turn and step it lies stunned.
    pub stunned: Option<(u32, Step)>,
    /// It has moved, or spent its move, in this movement step.
    pub moved: bool,
    /// Attacks that it has made in this combat step.
    pub attacks: u32,
    /// Who has attacked it in this combat step; at most two different figures (HEI-154).
    pub attacked_by: Vec<FigureId>,
    /// Its band, for the enemy.
    pub band: Option<u32>,
    /// In which turn it last left for lack of food; 0: never, or regained since.
    pub starved_in: u32,
    /// Under the spell of Mind Control since this turn.
    pub bound: Option<u32>,
    /// Was under Mind Control at any time, and may have fought its own side.
    pub swayed: bool,
    /// A werewolf who runs away: he fights for nobody and against everybody.
    pub raging: bool,
    /// In which turn it must attack one of the other people, Elf or Cathay.
    pub feuding_in: Option<u32>,
    /// Given to the mobile reserve, under the command of the Elves.
    pub reserve: bool,
    /// In which turn it last did something that leaves no room for anything else, such as calling a
    /// demon; 0: never.
    pub busy_in: u32,
    /// Given to serve a gun, under the command of the City Guard.
    pub crew: bool,
    /// At the officers' conference up to the end of this turn; 0: not there.
    pub confers_until: u32,
    /// In which turn it last cast a spell; 0: never (HEI-074).
    pub cast_in: u32,
    /// What spells add to its stat line this turn.
    pub boost: Boost,
}

/// What is added to a stat line until the end of the turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Boost {
    /// To Move, by Fast Food (HEI-079).
    pub movement: u32,
    /// To Fight, by Morale (HEI-080).
    pub fight: u32,
}

impl Figure {
    /// For which side it fights now, under this id.
    #[must_use]
    pub const fn side(&self, id: FigureId) -> Side {
        if self.bound.is_some() { Side::City } else { self.side_unbound(id) }
    }

    /// For which side it would fight without Mind Control.
    #[must_use]
    pub const fn side_unbound(&self, id: FigureId) -> Side {
        if self.raging { Side::Enemy } else { id.kind().side() }
    }
}

/// Cards asked of the city.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Demand {
    /// What for.
    pub kind: DemandKind,
    /// Which card.
    pub card: ActionCard,
    /// How many.
    pub needed: u32,
    /// How many have been paid.
    pub paid: u32,
    /// At the end of which turn it is settled.
    pub deadline: Option<u32>,
    /// Met or failed.
    pub settled: bool,
    /// Cards that are spent only when they are enough; until then they lie here.
    pub aside: BTreeMap<Faction, Vec<ActionCard>>,
    /// Further cards of another kind (HEI-133).
    pub second: Option<Asked>,
    /// How many figures are asked for as well (HEI-129, HEI-133).
    pub figures: u32,
    /// Figures that were offered, in this order.
    pub offered: Vec<FigureId>,
    /// The figures have come together.
    pub gathered: bool,
    /// Whom each faction would let go if the demand fails.
    pub named: BTreeMap<Faction, Vec<FigureId>>,
}

impl Demand {
    /// The cards that are asked for, kind by kind.
    pub fn asked(&self) -> impl Iterator<Item = Asked> {
        let first = Asked { card: self.card, needed: self.needed, paid: self.paid };
        std::iter::once(first).chain(self.second)
    }

    /// Towards which kind a card counts: its own, else the first.
    #[must_use]
    pub fn asked_for(&self, card: ActionCard) -> Asked {
        let first = Asked { card: self.card, needed: self.needed, paid: self.paid };
        self.second.filter(|second| second.card == card).unwrap_or(first)
    }
}

/// Cards of one kind that are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Asked {
    /// Which card.
    pub card: ActionCard,
    /// How many.
    pub needed: u32,
    /// How many have been paid.
    pub paid: u32,
}

impl Asked {
    /// How many are still wanted.
    #[must_use]
    pub const fn missing(&self) -> u32 {
        self.needed.saturating_sub(self.paid)
    }
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

/// One band of skaven.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Band {
    /// Its aim, for life (ACT-05).
    pub aim: Aim,
    /// In which turn it arrived; it does not move in that turn (ACT-08).
    pub arrived: u32,
    /// In which turn it last moved.
    pub moved: u32,
    /// Where it went last.
    pub target: Option<BandTarget>,
}

/// What the enemy side keeps (ACT-01).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Enemy {
    /// By number, in order of arrival.
    pub bands: BTreeMap<u32, Band>,
    /// Rat ogres that wait for the next band.
    pub ogres_waiting: u32,
    /// Unused craters, oldest first.
    pub craters: Vec<Hex>,
    /// In which turn the arrival was last settled.
    pub arrival_settled: u32,
    /// Bands in the order of this turn.
    pub order: Vec<u32>,
    /// In which turn that order was diced for.
    pub ordered: u32,
}

/// How a named place stands (ACT-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Holding {
    /// Turns in a row that the enemy has held it alone.
    pub counter: u32,
    /// It has fallen and was not recovered.
    pub fallen: bool,
    /// It has fallen at least once.
    pub ever_fallen: bool,
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
