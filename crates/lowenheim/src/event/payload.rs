//! The payloads of the siege's events, in the order of `Event`.

use crate::artefacts::Artefact;
use crate::city::{CityMap, Place, Section};
use crate::clauses::{HEI_077, HEI_078, HEI_133};
use crate::decks::{ActionCard, CommandCard, EventCard, Pile};
use crate::figures::{Faction, FigureId, FigureKind, Profile};
use crate::scenario::{Briefing, Options};
use crate::spells::Spell;
use crate::state::{Damage, DemandKind, Marker, Outcome, Step};
use board::{Hex, Hexside};
use decider::Clause;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

macro_rules! payloads {
    ($($(#[$doc:meta])* $name:ident { $($(#[$field_doc:meta])* $field:ident: $type:ty,)* })+) => {
        $(
            $(#[$doc])*
            #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
            #[serde(deny_unknown_fields)]
            pub struct $name {
                $($(#[$field_doc])* pub $field: $type,)*
            }
        )+
    };
}

payloads! {
    /// The siege begins.
    SiegeOpened {
        /// The scenario's name.
        title: String,
        /// The city as data.
        city: CityMap,
        /// Choices of the organiser, fixed for the whole siege.
        options: Options,
        /// The action deck as dealt from.
        action_deck: Pile<ActionCard>,
        /// The event deck.
        event_deck: Pile<EventCard>,
        /// The command deck.
        command_deck: Pile<CommandCard>,
        /// Barricades that stand at the start.
        barricades: Vec<Hexside>,
    }
    /// A faction takes the field.
    FactionMustered {
        /// Which.
        faction: Faction,
        /// How many figures of each kind.
        roster: BTreeMap<FigureKind, u32>,
        /// What everybody is told about it.
        background: String,
    }
    /// A faction's secret briefing.
    BriefingGiven {
        /// Whose.
        faction: Faction,
        /// The texts.
        briefing: Briefing,
        /// The stat lines of its figures.
        profiles: BTreeMap<FigureKind, Profile>,
    }
    /// The enemy's stat lines.
    EnemyProfiled {
        /// By kind.
        profiles: BTreeMap<FigureKind, Profile>,
    }
    /// A civilian marker stands here now.
    MarkerPlaced {
        /// Who.
        marker: Marker,
        /// Where.
        hex: Hex,
    }
    /// A civilian marker is lost.
    MarkerCaptured {
        /// Who.
        marker: Marker,
        /// Where.
        hex: Hex,
    }
    /// A figure is set on the map.
    FigurePlaced {
        /// Who.
        figure: FigureId,
        /// Where.
        hex: Hex,
        /// The number of its band, for the enemy.
        band: Option<u32>,
        /// Wounds that it has.
        wounds: u32,
    }
    /// A figure takes another place before turn 1.
    FigureDeployed {
        /// Who.
        figure: FigureId,
        /// Where to.
        hex: Hex,
    }
    /// A faction has finished with this step.
    FactionDone {
        /// Which.
        faction: Faction,
    }
    /// A turn begins.
    TurnBegun {
        /// From 1.
        turn: u32,
        /// In which order the factions act.
        order: Vec<Faction>,
    }
    /// A step begins.
    StepBegun {
        /// Which.
        step: Step,
        /// Who has something to do, in order; empty in automatic steps.
        factions: Vec<Faction>,
    }
    /// A step ends.
    StepEnded {
        /// Which.
        step: Step,
        /// Figures whose stun is over.
        risen: Vec<FigureId>,
    }
    /// An action card goes to a hand.
    CardTaken {
        /// Whose hand.
        faction: Faction,
        /// The card.
        card: ActionCard,
    }
    /// Action cards go to the open discard pile.
    CardsDiscarded {
        /// From whose hand.
        faction: Faction,
        /// The cards.
        cards: Vec<ActionCard>,
    }
    /// The discard pile becomes the draw pile.
    DeckReshuffled {
        /// How many cards it holds now.
        cards: u32,
    }
    /// An event card is turned up.
    EventCardRevealed {
        /// The card.
        card: EventCard,
        /// The pile ran out and was made anew before this draw.
        reshuffled: bool,
    }
    /// A command card is turned up.
    CommandCardRevealed {
        /// The card.
        card: CommandCard,
        /// The pile ran out and was made anew before this draw.
        reshuffled: bool,
    }
    /// The officers are called to the Castle.
    ConferenceCalled {
        /// Who sends somebody, in the order of the turn.
        factions: Vec<Faction>,
        /// The last turn of the conference.
        until: u32,
    }
    /// A figure goes to the officers' conference.
    OfficerSent {
        /// For whom it speaks.
        faction: Faction,
        /// Who.
        figure: FigureId,
        /// Where it stands now.
        hex: Hex,
        /// The last turn in which it does not move.
        until: u32,
    }
    /// One more rat ogre waits.
    OgreAwaited {
        /// How many wait now.
        waiting: u32,
    }
    /// A wall section is destroyed.
    SectionMined {
        /// Which.
        section: Section,
        /// Its hex, where the crater is.
        hex: Hex,
        /// Wall hexsides that are gone now.
        opened: Vec<Hexside>,
        /// Barricades that are gone now.
        barricades: Vec<Hexside>,
    }
    /// A bridge is down.
    BridgeDestroyed {
        /// J or K.
        bridge: Place,
    }
    /// A bridge is up.
    BridgeRepaired {
        /// J or K.
        bridge: Place,
    }
    /// Cards are asked of the city.
    DemandMade {
        /// Number of the demand in this siege, from 1.
        demand: u32,
        /// What for.
        kind: DemandKind,
        /// Which card.
        card: ActionCard,
        /// How many.
        needed: u32,
        /// The turn at whose end it is settled; none: open until met.
        deadline: Option<u32>,
        /// Further cards of another kind.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        second: Option<SecondCards>,
        /// How many figures are asked for as well.
        #[serde(default, skip_serializing_if = "is_none")]
        figures: u32,
    }
    /// Cards are handed in.
    DemandPaid {
        /// Which demand.
        demand: u32,
        /// Who pays.
        faction: Faction,
        /// The cards as they lay in the hand.
        cards: Vec<ActionCard>,
        /// How many have been paid in all now, of every kind.
        paid: u32,
    }
    /// A demand is over.
    DemandSettled {
        /// Which demand.
        demand: u32,
        /// Cards that are still missing; 0: met.
        short: u32,
    }
    /// Figures are offered.
    FiguresOffered {
        /// For which demand.
        demand: u32,
        /// By whom.
        faction: Faction,
        /// Who.
        figures: Vec<FigureId>,
    }
    /// A figure joins the mobile reserve.
    ReserveJoined {
        /// Who.
        figure: FigureId,
        /// Where it stands now.
        hex: Hex,
    }
    /// The mobile reserve has its figures.
    ReserveFormed {
        /// Which demand asked for them.
        demand: u32,
        /// Who.
        figures: Vec<FigureId>,
    }
    /// There is no mobile reserve; cards paid for it are spent.
    ReserveLapsed {
        /// Which demand asked for it.
        demand: u32,
    }
    /// The mobile reserve has figures and cards.
    ReserveWoken {
        /// Which demand is met.
        demand: u32,
    }
    /// A card of the reserve's stock is played.
    ReserveCardPlayed {
        /// For which hex.
        hex: Hex,
    }
    /// A gun stands in the city.
    GunBrought {
        /// Its number, from 1.
        gun: u32,
        /// Where it stands.
        hex: Hex,
    }
    /// A figure joins the crew of a gun.
    CrewJoined {
        /// Which gun.
        gun: u32,
        /// Who.
        figure: FigureId,
        /// Where it stands now.
        hex: Hex,
    }
    /// A gun changes its place.
    GunMoved {
        /// Which.
        gun: u32,
        /// Who pushes it; nobody: the ground under it is gone.
        crew: Vec<FigureId>,
        /// Where it stood.
        from: Hex,
        /// Where it stands.
        to: Hex,
    }
    /// A gun fires.
    GunFired {
        /// Which.
        gun: u32,
        /// At which hex.
        hex: Hex,
    }
    /// Whom a faction would let go.
    LossNamed {
        /// Which demand may take them.
        demand: u32,
        /// Who says so.
        faction: Faction,
        /// Whom, first to last; nobody: it takes its word back.
        figures: Vec<FigureId>,
    }
    /// A figure is out for the whole siege.
    FigureTaken {
        /// Who.
        figure: FigureId,
        /// Which demand took it.
        demand: u32,
    }
    /// Does a band come?
    ArrivalSettled {
        /// The number of the band that comes; none: no band.
        band: Option<u32>,
    }
    /// A band comes up.
    BandArrived {
        /// Its number, in order of arrival from 1.
        band: u32,
        /// What it goes for.
        aim: Aim,
        /// Where it comes up.
        entry: Hex,
        /// The numbered sewer door (11 to 66); none: out of a crater.
        door: Option<u32>,
        /// How many foot skaven.
        skaven: u32,
        /// How many rat ogres.
        ogres: u32,
    }
    /// The order of the bands.
    BandsOrdered {
        /// Band numbers, first to act first.
        order: Vec<u32>,
    }
    /// A band acts.
    BandActivated {
        /// Its number.
        band: u32,
        /// Where it goes.
        target: BandTarget,
    }
    /// Figures move together.
    FiguresMoved {
        /// Who.
        figures: Vec<FigureId>,
        /// Hex by hex, the start first.
        path: Vec<Hex>,
        /// Civilian markers that come along.
        markers: Vec<Marker>,
    }
    /// A group stays in close combat.
    BreakFreeFailed {
        /// Who.
        figures: Vec<FigureId>,
        /// Where.
        hex: Hex,
    }
    /// A group is stopped by friends.
    PassageBlocked {
        /// Who.
        figures: Vec<FigureId>,
        /// The hex that it could not pass.
        hex: Hex,
    }
    /// A mounted figure stays before a barricade.
    JumpFailed {
        /// Who.
        figure: FigureId,
        /// Which barricade.
        barricade: Hexside,
    }
    /// A faction says who may pass its figures.
    PassageRuled {
        /// Who stands.
        owner: Faction,
        /// Who wants to pass.
        mover: Faction,
        /// May he?
        allowed: bool,
    }
    /// A stat line is known to everybody from now on.
    ProfileRevealed {
        /// Whose.
        kind: FigureKind,
        /// The line.
        profile: Profile,
    }
    /// An Attack card is played.
    AttackCardPlayed {
        /// By whom.
        faction: Faction,
        /// For which hex.
        hex: Hex,
    }
    /// One attack is fought out.
    AttackFought {
        /// Who strikes.
        attacker: FigureId,
        /// Whom.
        target: FigureId,
        /// The fight roll.
        fight: FightRoll,
        /// The strength roll, if the fight roll hit.
        strength: Option<StrengthRoll>,
        /// The effect die, if the strength roll went home.
        effect: Option<u32>,
        /// What came of it.
        result: AttackResult,
    }
    /// Insults, and no more.
    InsultsExchanged {
        /// Whose movement begins.
        faction: Faction,
        /// The die.
        die: u32,
    }
    /// Insults are followed by blows.
    FeudErupted {
        /// Whose movement begins.
        faction: Faction,
        /// The die.
        die: u32,
        /// Who stays where he is and must attack.
        figures: Vec<FigureId>,
    }
    /// A spell is cast.
    SpellCast {
        /// By whom.
        wizard: FigureId,
        /// Which.
        spell: Spell,
        /// What was paid beyond the price, for spells that grow by it.
        x: u32,
        /// The cards that are spent.
        cards: Vec<ActionCard>,
    }
    /// A spell or a cannon attacks one figure.
    RangedAttackMade {
        /// With what.
        weapon: Weapon,
        /// Whom.
        target: FigureId,
        /// The strength roll.
        strength: StrengthRoll,
        /// The effect die, if it went home.
        effect: Option<u32>,
        /// What came of it.
        result: AttackResult,
    }
    /// More for this turn.
    BoostGiven {
        /// By whose spell.
        wizard: FigureId,
        /// To whom.
        figures: Vec<FigureId>,
        /// Added to Move.
        movement: u32,
        /// Added to Fight.
        fight: u32,
    }
    /// A Wound comes back.
    WoundHealed {
        /// Whose.
        figure: FigureId,
        /// Wounds that it has now.
        left: u32,
    }
    /// A Wall of Water rises.
    WaterRaised {
        /// Along which hexsides.
        hexsides: Vec<Hexside>,
        /// The last turn in which it stands.
        until: u32,
    }
    /// Walls of Water vanish.
    WaterSank {
        /// Along which hexsides.
        hexsides: Vec<Hexside>,
    }
    /// A figure obeys the wizards.
    MindSeized {
        /// Who.
        figure: FigureId,
    }
    /// A die for a figure that obeys them.
    ControlTested {
        /// Who.
        figure: FigureId,
        /// What it showed.
        die: u32,
        /// What is added for the turns that the spell has lasted.
        added: u32,
        /// The spell is broken.
        broken: bool,
        /// Where the figure goes when its own side has no room in its hex.
        to: Option<Hex>,
    }
    /// A card is stolen.
    CardStolen {
        /// From whom.
        from: Faction,
        /// By whom.
        to: Faction,
        /// Which.
        card: ActionCard,
    }
    /// The public side of a theft.
    TheftSeen {
        /// From whom.
        from: Faction,
        /// By whom.
        to: Faction,
        /// How many cards.
        count: u32,
    }
    /// A figure loses a Wound.
    FigureWounded {
        /// Who.
        figure: FigureId,
        /// Wounds left.
        left: u32,
    }
    /// A figure lies on its side.
    FigureStunned {
        /// Who.
        figure: FigureId,
    }
    /// A figure leaves the map at 0 Wounds.
    FigureFell {
        /// Who.
        figure: FigureId,
        /// To the Temple, or out of the game.
        to_temple: bool,
    }
    /// An Elf fought beside the City Guard.
    ElvesHelped {
        /// In which turn.
        turn: u32,
    }
    /// Cards change hands.
    CardsGiven {
        /// Giver.
        from: Faction,
        /// Taker.
        to: Faction,
        /// The cards.
        cards: Vec<ActionCard>,
    }
    /// How many cards changed hands.
    TradeSeen {
        /// Giver.
        from: Faction,
        /// Taker.
        to: Faction,
        /// How many.
        count: u32,
    }
    /// A figure leaves the Temple.
    FigureDischarged {
        /// Who.
        figure: FigureId,
        /// Whose Healing card was spent.
        paid_by: Faction,
        /// The temple-ground hex; none: the person died of his wounds.
        hex: Option<Hex>,
        /// Full Wounds.
        wounds: u32,
    }
    /// A named person keeps a mark.
    DamageSuffered {
        /// Who.
        figure: FigureId,
        /// What.
        damage: Damage,
    }
    /// The ambassador becomes a werewolf.
    AmbassadorTurned {
        /// Who.
        figure: FigureId,
        /// Until step 9b of this turn.
        until: u32,
    }
    /// The ambassador is human again.
    AmbassadorRestored {
        /// Who.
        figure: FigureId,
    }
    /// A rage roll.
    RageRolled {
        /// Who.
        figure: FigureId,
        /// The die.
        die: u32,
        /// Does he run away?
        raging: bool,
    }
    /// A runaway has missed his slot and stands again.
    RunawayRose {
        /// Who.
        figure: FigureId,
    }
    /// The Air Spirit is there.
    AirSpiritAppeared {
        /// The Spirit.
        figure: FigureId,
        /// Where.
        hex: Hex,
        /// Wounds that it has.
        wounds: u32,
    }
    /// Figures are gone through the tunnel.
    FiguresEscaped {
        /// Who.
        figures: Vec<FigureId>,
        /// The tomb.
        hex: Hex,
        /// Who goes along.
        markers: Vec<Marker>,
    }
    /// A faction hands in its food.
    FactionFed {
        /// Which.
        faction: Faction,
        /// With which card: Food, or a Blank from the well.
        card: ActionCard,
    }
    /// A figure leaves for lack of food.
    FigureStarved {
        /// Who.
        figure: FigureId,
    }
    /// A starved figure comes home.
    FigureRegained {
        /// Who.
        figure: FigureId,
        /// With which card.
        card: ActionCard,
        /// Where it stands.
        hex: Hex,
        /// Full Wounds.
        wounds: u32,
    }
    /// A fire breaks out.
    FireStarted {
        /// Where.
        hex: Hex,
        /// From which burning hex it spread; none: a card brought it.
        spread_from: Option<Hex>,
    }
    /// A faction fights a fire.
    FireFought {
        /// Which.
        faction: Faction,
        /// Where it burns.
        hex: Hex,
        /// With which cards: Water, or Blanks from the well.
        cards: Vec<ActionCard>,
        /// The die.
        die: u32,
        /// Is the fire out?
        out: bool,
    }
    /// A fire burns on.
    FireGrown {
        /// Where.
        hex: Hex,
        /// Turns that it has burnt.
        turns: u32,
    }
    /// A building hex is a ruin now.
    HexBurntDown {
        /// Which.
        hex: Hex,
    }
    /// A barricade is gone.
    BarricadeDestroyed {
        /// Who pulled it down.
        faction: Faction,
        /// Where it stood.
        hexside: Hexside,
    }
    /// A barricade stands.
    BarricadeBuilt {
        /// Whose leader had it built; his player spent one Peasants card.
        faction: Faction,
        /// Where it stands.
        hexside: Hexside,
    }
    /// An artefact is used.
    ArtefactUsed {
        /// By whom.
        wizard: FigureId,
        /// Which.
        artefact: Artefact,
        /// How often it has been used now.
        uses: u32,
        /// The cards that are spent.
        cards: Vec<ActionCard>,
        /// The wizard does nothing else this turn.
        busy: bool,
    }
    /// A wound that does not count.
    WoundCancelled {
        /// Whose.
        figure: FigureId,
        /// The die.
        die: u32,
    }
    /// A demon leaves.
    DemonLeft {
        /// Who.
        figure: FigureId,
        /// Which demand was not met.
        demand: u32,
        /// The cards that go back, by hand.
        returned: BTreeMap<Faction, Vec<ActionCard>>,
    }
    /// Figures are elsewhere at once.
    FiguresTeleported {
        /// Who.
        figures: Vec<FigureId>,
        /// Where they were.
        from: Hex,
        /// Where they are.
        to: Hex,
    }
    /// The Teleporter works no more.
    TeleporterBroken {
        /// After how many uses.
        uses: u32,
    }
    /// Who holds a place at the end of a turn.
    PlaceHeld {
        /// Which.
        place: Place,
        /// Turns in a row that the enemy has held it alone.
        counter: u32,
        /// Has it fallen?
        fallen: bool,
    }
    /// A vote for the leader of the defence.
    VoteCast {
        /// By whom.
        faction: Faction,
        /// For whom.
        leader: Faction,
    }
    /// The siege is over.
    SiegeEnded {
        /// How.
        outcome: Outcome,
    }
    /// Points are counted.
    ScoresCounted {
        /// By faction, in the order of the book.
        scores: Vec<Score>,
    }
    /// A line of the story.
    StoryTold {
        /// Who tells it; none: the organiser.
        faction: Option<Faction>,
        /// 1 to 500 characters.
        text: String,
    }
    /// A secret decision or note.
    SecretKept {
        /// Whose.
        faction: Faction,
        /// What.
        secret: Secret,
    }
    /// The two dice of a fight roll (HEI-156).
    FightRoll {
        /// Attacker's Fight and bonuses, without the die.
        attacker_value: u32,
        /// Attacker's die.
        attacker_die: u32,
        /// Defender's Fight and bonuses, without the die.
        defender_value: u32,
        /// Defender's die.
        defender_die: u32,
        /// What was added, to whom and why.
        bonuses: Vec<Bonus>,
        /// Did it hit?
        hit: bool,
    }
    /// The die of a strength roll (HEI-160).
    StrengthRoll {
        /// Attacker's Strength.
        strength: u32,
        /// The die.
        die: u32,
        /// Defender's Toughness.
        toughness: u32,
        /// Did it go home?
        home: bool,
    }
    /// Something added to a fight roll.
    Bonus {
        /// To the attacker; otherwise to the defender.
        attacker: bool,
        /// Why.
        reason: BonusReason,
    }
    /// A faction's score.
    Score {
        /// Which.
        faction: Faction,
        /// Its objectives, by the line of the scoring table.
        objectives: Vec<Objective>,
        /// Points.
        points: u32,
        /// Rank, 1 for the best; ties share.
        rank: u32,
        /// Does it win?
        wins: bool,
    }
    /// One line of the scoring table.
    Objective {
        /// A stable code, such as `hold-poor-area`.
        objective: String,
        /// Was it met?
        met: bool,
    }
}

/// What a band goes for, kept for its life (ACT-05).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Aim {
    /// The nearest place.
    Nearest,
    /// The Temple.
    Temple,
    /// The Castle.
    Castle,
}

/// Where a band goes this turn (ACT-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BandTarget {
    /// A named place.
    Place(Place),
    /// The nearest city figure.
    Hunt,
    /// Nowhere: nothing can be reached.
    Stay,
}

/// What attacks without a fight roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "kebab-case")]
pub enum Weapon {
    /// The wizards' spell (HEI-077).
    Fireball,
    /// The wizards' spell (HEI-078).
    LightningBolt,
    /// The small cannon (HEI-133).
    Cannon,
}

impl Weapon {
    /// The name as people say it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Fireball => "Fireball",
            Self::LightningBolt => "Lightning Bolt",
            Self::Cannon => "Small cannon",
        }
    }

    /// The clause that describes it.
    #[must_use]
    pub const fn clause(self) -> Clause {
        match self {
            Self::Fireball => HEI_077,
            Self::LightningBolt => HEI_078,
            Self::Cannon => HEI_133,
        }
    }
}

/// Why something was added to a fight roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum BonusReason {
    /// Defends a barricade (HEI-157).
    Barricade,
    /// Two or more friends in the hex (HEI-158).
    Company,
}

/// What came of an attack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum AttackResult {
    /// The fight roll missed.
    Missed,
    /// It hit, but did not go home.
    Withstood,
    /// A mere flesh wound (HEI-164).
    FleshWound,
    /// The target is stunned (HEI-163).
    Stunned,
    /// The target loses a Wound (HEI-162).
    Wounded,
}

/// What a faction may decide without telling the others; all of one kind of record, so that nobody
/// sees which.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Secret {
    /// Words without effect.
    Note {
        /// 1 to 500 characters.
        text: String,
    },
    /// A wizard carries the Box now.
    BoxTaken {
        /// Who.
        wizard: FigureId,
    },
    /// The Box shall be opened, or stay shut.
    BoxMeant {
        /// When step 4 of this turn begins.
        turn: u32,
        /// For these cards; none: it stays shut.
        cards: Vec<ActionCard>,
    },
    /// A card laid face down: the ambassador stays human.
    CardHandedIn {
        /// Food or Peasants.
        card: ActionCard,
    },
    /// Wen Jiao-Bao spends the turn calling the Air Spirit.
    SpiritCalled {
        /// Is it strictly necessary?
        necessary: bool,
    },
}

/// Further cards of another kind that a demand asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SecondCards {
    /// Which card.
    pub card: ActionCard,
    /// How many.
    pub needed: u32,
}

/// Is a number left out of the record?
#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
const fn is_none(number: &u32) -> bool {
    *number == 0
}
