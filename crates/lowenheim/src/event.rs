//! Everything that can happen in a siege: the table of contents of its log.
//!
//! A payload says what happened including what was computed, so that folding needs no rule.
//! Payloads hold ids and numbers; sentences are made in `story.rs`.

mod payload;

pub use payload::*;

use decider::{Audience, Fact};

rulebook::events! {
    /// One event of a siege; every variant only names its payload.
    pub enum Event;

    /// The siege begins: the city, the decks and the options, copied into the log.
    SiegeOpened = "lowenheim.siege_opened";
    /// A faction takes the field; its public background is read out (HEI-026).
    FactionMustered = "lowenheim.faction_mustered";
    /// A faction gets its secret briefing (HEI-025).
    BriefingGiven = "lowenheim.briefing_given";
    /// The stat lines of the enemy are laid down, hidden until first met.
    EnemyProfiled = "lowenheim.enemy_profiled";
    /// A civilian marker is placed or moved along.
    MarkerPlaced = "lowenheim.marker_placed";
    /// A civilian marker is captured by the enemy.
    MarkerCaptured = "lowenheim.marker_captured";
    /// A figure is set on the map for the first time.
    FigurePlaced = "lowenheim.figure_placed";
    /// A figure changes its place before turn 1.
    FigureDeployed = "lowenheim.figure_deployed";
    /// A faction has finished what it may do in this step.
    FactionDone = "lowenheim.faction_done";
    /// A turn begins (HEI-143).
    TurnBegun = "lowenheim.turn_begun";
    /// A step of the turn begins (HEI-143).
    StepBegun = "lowenheim.step_begun";
    /// A step of the turn ends; stunned figures that have served their time rise.
    StepEnded = "lowenheim.step_ended";
    /// A faction takes an action card into its hand.
    CardTaken = "lowenheim.card_taken";
    /// A faction lays action cards on the open discard pile.
    CardsDiscarded = "lowenheim.cards_discarded";
    /// The discard pile becomes the draw pile.
    DeckReshuffled = "lowenheim.deck_reshuffled";
    /// An event card is turned up (HEI-135).
    EventCardRevealed = "lowenheim.event_card_revealed";
    /// A command card is turned up (HEI-136).
    CommandCardRevealed = "lowenheim.command_card_revealed";
    /// The officers are called to the Castle (HEI-132).
    ConferenceCalled = "lowenheim.conference_called";
    /// A figure goes to the officers' conference.
    OfficerSent = "lowenheim.officer_sent";
    /// Rat ogres wait for the next band (HEI-122).
    OgreAwaited = "lowenheim.ogre_awaited";
    /// A wall section is blown up by a mine (HEI-120).
    SectionMined = "lowenheim.section_mined";
    /// A bridge is destroyed (HEI-116, HEI-118).
    BridgeDestroyed = "lowenheim.bridge_destroyed";
    /// A bridge can be crossed again (HEI-117).
    BridgeRepaired = "lowenheim.bridge_repaired";
    /// Cards are asked of the city.
    DemandMade = "lowenheim.demand_made";
    /// A faction hands in cards towards a demand.
    DemandPaid = "lowenheim.demand_paid";
    /// A demand is met or fails.
    DemandSettled = "lowenheim.demand_settled";
    /// A faction offers figures that are asked for (HEI-129, HEI-133).
    FiguresOffered = "lowenheim.figures_offered";
    /// A figure joins the mobile reserve (HEI-129).
    ReserveJoined = "lowenheim.reserve_joined";
    /// The mobile reserve has its four figures.
    ReserveFormed = "lowenheim.reserve_formed";
    /// Too few figures were offered: there is no mobile reserve.
    ReserveLapsed = "lowenheim.reserve_lapsed";
    /// The mobile reserve has its cards: it moves and fights (HEI-130).
    ReserveWoken = "lowenheim.reserve_woken";
    /// A card of the reserve's stock is played (HEI-130).
    ReserveCardPlayed = "lowenheim.reserve_card_played";
    /// A gun is brought to the barracks (HEI-133).
    GunBrought = "lowenheim.gun_brought";
    /// A figure joins the crew of a gun.
    CrewJoined = "lowenheim.crew_joined";
    /// A gun is pushed into the next hex.
    GunMoved = "lowenheim.gun_moved";
    /// A gun fires.
    GunFired = "lowenheim.gun_fired";
    /// A faction says whom it would let go.
    LossNamed = "lowenheim.loss_named";
    /// A figure is taken out for good by a command card.
    FigureTaken = "lowenheim.figure_taken";
    /// Whether a band comes this turn is settled (ACT-03).
    ArrivalSettled = "lowenheim.arrival_settled";
    /// A band comes up (ACT-04 to ACT-06).
    BandArrived = "lowenheim.band_arrived";
    /// The order in which bands act this turn (ACT-09).
    BandsOrdered = "lowenheim.bands_ordered";
    /// A band is activated and chooses its target (ACT-10).
    BandActivated = "lowenheim.band_activated";
    /// Figures move along a path.
    FiguresMoved = "lowenheim.figures_moved";
    /// A group fails to break free from close combat (HEI-146).
    BreakFreeFailed = "lowenheim.break_free_failed";
    /// Figures are stopped by friends who do not let them pass (HEI-151).
    PassageBlocked = "lowenheim.passage_blocked";
    /// A mounted figure refuses the barricade (HEI-148).
    JumpFailed = "lowenheim.jump_failed";
    /// A faction grants or refuses passage.
    PassageRuled = "lowenheim.passage_ruled";
    /// A stat line becomes public.
    ProfileRevealed = "lowenheim.profile_revealed";
    /// An Attack card is played for a hex (HEI-152).
    AttackCardPlayed = "lowenheim.attack_card_played";
    /// One attack is fought out (HEI-156 to HEI-164).
    AttackFought = "lowenheim.attack_fought";
    /// Elves and Cathay throw insults at each other (HEI-056, HEI-105).
    InsultsExchanged = "lowenheim.insults_exchanged";
    /// Insulted figures will attack the other people in this turn (HEI-056, HEI-105).
    FeudErupted = "lowenheim.feud_erupted";
    /// A wizard casts a spell, and its cards are spent (HEI-074).
    SpellCast = "lowenheim.spell_cast";
    /// A spell or a cannon attacks one figure.
    RangedAttackMade = "lowenheim.ranged_attack_made";
    /// Figures are faster or fight better for this turn.
    BoostGiven = "lowenheim.boost_given";
    /// A named person gets a Wound back (HEI-075).
    WoundHealed = "lowenheim.wound_healed";
    /// A Wall of Water rises (HEI-076).
    WaterRaised = "lowenheim.water_raised";
    /// Walls of Water vanish.
    WaterSank = "lowenheim.water_sank";
    /// A figure obeys the wizards from now on (HEI-081).
    MindSeized = "lowenheim.mind_seized";
    /// A die decides whether a figure still obeys them (HEI-082).
    ControlTested = "lowenheim.control_tested";
    /// A card is stolen; only the two of them see which.
    CardStolen = "lowenheim.card_stolen";
    /// How many cards are stolen, for everybody.
    TheftSeen = "lowenheim.theft_seen";
    /// A figure loses a Wound (HEI-162).
    FigureWounded = "lowenheim.figure_wounded";
    /// A figure is stunned (HEI-163).
    FigureStunned = "lowenheim.figure_stunned";
    /// A figure is at 0 Wounds and leaves the map.
    FigureFell = "lowenheim.figure_fell";
    /// An Elf fought beside the City Guard this turn (scoring table).
    ElvesHelped = "lowenheim.elves_helped";
    /// Cards change hands; only giver and taker see which.
    CardsGiven = "lowenheim.cards_given";
    /// How many cards changed hands, for everybody.
    TradeSeen = "lowenheim.trade_seen";
    /// A figure leaves the Temple (HEI-166, HEI-167).
    FigureDischarged = "lowenheim.figure_discharged";
    /// A named person keeps a permanent damage, or dies (HEI-170).
    DamageSuffered = "lowenheim.damage_suffered";
    /// The ambassador of Bretonnia turns into a werewolf (HEI-093).
    AmbassadorTurned = "lowenheim.ambassador_turned";
    /// He is human again.
    AmbassadorRestored = "lowenheim.ambassador_restored";
    /// Whether the werewolf's rage gets out of hand (HEI-094).
    RageRolled = "lowenheim.rage_rolled";
    /// A runaway werewolf who lay stunned stands again.
    RunawayRose = "lowenheim.runaway_rose";
    /// The Air Spirit appears out of the Silver Hair (HEI-104).
    AirSpiritAppeared = "lowenheim.air_spirit_appeared";
    /// Figures of the Palace Guard leave the city through the tunnel.
    FiguresEscaped = "lowenheim.figures_escaped";
    /// A faction feeds its figures (HEI-171).
    FactionFed = "lowenheim.faction_fed";
    /// A figure leaves for lack of food (HEI-171).
    FigureStarved = "lowenheim.figure_starved";
    /// A starved figure returns to its home base (HEI-172).
    FigureRegained = "lowenheim.figure_regained";
    /// A fire breaks out, by a card or from another fire (HEI-115, HEI-119, HEI-175).
    FireStarted = "lowenheim.fire_started";
    /// A faction tries to put out a fire (HEI-173).
    FireFought = "lowenheim.fire_fought";
    /// A fire has burnt for one turn more.
    FireGrown = "lowenheim.fire_grown";
    /// A building hex is burnt down (HEI-174).
    HexBurntDown = "lowenheim.hex_burnt_down";
    /// A barricade is pulled down (HEI-178).
    BarricadeDestroyed = "lowenheim.barricade_destroyed";
    /// A barricade is built, for one Peasants card (HEI-177).
    BarricadeBuilt = "lowenheim.barricade_built";
    /// An artefact is used; everybody knows of it from now on (HEI-066).
    ArtefactUsed = "lowenheim.artefact_used";
    /// The open Box cancels a wound (HEI-068).
    WoundCancelled = "lowenheim.wound_cancelled";
    /// A demon who was not paid leaves (HEI-070).
    DemonLeft = "lowenheim.demon_left";
    /// The Teleporter carries figures (HEI-072).
    FiguresTeleported = "lowenheim.figures_teleported";
    /// The Teleporter is shut for good (HEI-073).
    TeleporterBroken = "lowenheim.teleporter_broken";
    /// The holding counter of a place changes; it may fall or be recovered (ACT-19).
    PlaceHeld = "lowenheim.place_held";
    /// A faction names the leader of the defence.
    VoteCast = "lowenheim.vote_cast";
    /// The siege is over.
    SiegeEnded = "lowenheim.siege_ended";
    /// Points are counted.
    ScoresCounted = "lowenheim.scores_counted";
    /// A decision of the enemy waits for the game master (ACT-22).
    DecisionPrepared = "lowenheim.decision_prepared";
    /// The game master lets a decision stand (ACT-22).
    DecisionUpheld = "lowenheim.decision_upheld";
    /// The game master decides otherwise (ACT-22, HEI-185, R-10).
    DecisionOverridden = "lowenheim.decision_overridden";
    /// A figure stands elsewhere by the game master's word.
    FigureShifted = "lowenheim.figure_shifted";
    /// A figure regains a Wound by the game master's word.
    FigureHealed = "lowenheim.figure_healed";
    /// A fire goes out by the game master's word.
    FireQuenched = "lowenheim.fire_quenched";
    /// A line of the story, without effect (HEI-002, HEI-003).
    StoryTold = "lowenheim.story_told";
    /// A faction decides or notes something in secret.
    SecretKept = "lowenheim.secret_kept";
}

impl Fact for Event {
    fn audience(&self) -> Audience {
        match self {
            Self::BriefingGiven(briefing) => Audience::Seats(vec![briefing.faction.seat()]),
            Self::EnemyProfiled(_) => Audience::Seats(Vec::new()),
            Self::SecretKept(kept) => Audience::Seats(vec![kept.faction.seat()]),
            Self::CardTaken(taken) => Audience::Seats(vec![taken.faction.seat()]),
            Self::CardStolen(it) => Audience::Seats(vec![it.to.seat(), it.from.seat()]),
            Self::CardsGiven(given) => Audience::Seats(vec![given.from.seat(), given.to.seat()]),
            Self::DecisionPrepared(_) => Audience::Seats(vec![crate::master::seat()]),
            Self::SiegeOpened(_)
            | Self::FactionMustered(_)
            | Self::MarkerPlaced(_)
            | Self::MarkerCaptured(_)
            | Self::FigurePlaced(_)
            | Self::FigureDeployed(_)
            | Self::FactionDone(_)
            | Self::TurnBegun(_)
            | Self::StepBegun(_)
            | Self::StepEnded(_)
            | Self::CardsDiscarded(_)
            | Self::DeckReshuffled(_)
            | Self::EventCardRevealed(_)
            | Self::CommandCardRevealed(_)
            | Self::ConferenceCalled(_)
            | Self::OfficerSent(_)
            | Self::OgreAwaited(_)
            | Self::SectionMined(_)
            | Self::BridgeDestroyed(_)
            | Self::BridgeRepaired(_)
            | Self::DemandMade(_)
            | Self::DemandPaid(_)
            | Self::DemandSettled(_)
            | Self::FiguresOffered(_)
            | Self::ReserveJoined(_)
            | Self::ReserveFormed(_)
            | Self::ReserveLapsed(_)
            | Self::ReserveWoken(_)
            | Self::ReserveCardPlayed(_)
            | Self::GunBrought(_)
            | Self::CrewJoined(_)
            | Self::GunMoved(_)
            | Self::GunFired(_)
            | Self::LossNamed(_)
            | Self::FigureTaken(_)
            | Self::ArrivalSettled(_)
            | Self::BandArrived(_)
            | Self::BandsOrdered(_)
            | Self::BandActivated(_)
            | Self::FiguresMoved(_)
            | Self::BreakFreeFailed(_)
            | Self::PassageBlocked(_)
            | Self::JumpFailed(_)
            | Self::PassageRuled(_)
            | Self::ProfileRevealed(_)
            | Self::AttackCardPlayed(_)
            | Self::AttackFought(_)
            | Self::InsultsExchanged(_)
            | Self::FeudErupted(_)
            | Self::SpellCast(_)
            | Self::RangedAttackMade(_)
            | Self::BoostGiven(_)
            | Self::WoundHealed(_)
            | Self::WaterRaised(_)
            | Self::WaterSank(_)
            | Self::MindSeized(_)
            | Self::ControlTested(_)
            | Self::TheftSeen(_)
            | Self::FigureWounded(_)
            | Self::FigureStunned(_)
            | Self::FigureFell(_)
            | Self::ElvesHelped(_)
            | Self::TradeSeen(_)
            | Self::FigureDischarged(_)
            | Self::DamageSuffered(_)
            | Self::AmbassadorTurned(_)
            | Self::AmbassadorRestored(_)
            | Self::RageRolled(_)
            | Self::RunawayRose(_)
            | Self::AirSpiritAppeared(_)
            | Self::FiguresEscaped(_)
            | Self::FactionFed(_)
            | Self::FigureStarved(_)
            | Self::FigureRegained(_)
            | Self::FireStarted(_)
            | Self::FireFought(_)
            | Self::FireGrown(_)
            | Self::HexBurntDown(_)
            | Self::BarricadeDestroyed(_)
            | Self::BarricadeBuilt(_)
            | Self::ArtefactUsed(_)
            | Self::WoundCancelled(_)
            | Self::DemonLeft(_)
            | Self::FiguresTeleported(_)
            | Self::TeleporterBroken(_)
            | Self::PlaceHeld(_)
            | Self::VoteCast(_)
            | Self::SiegeEnded(_)
            | Self::ScoresCounted(_)
            | Self::DecisionUpheld(_)
            | Self::DecisionOverridden(_)
            | Self::FigureShifted(_)
            | Self::FigureHealed(_)
            | Self::FireQuenched(_)
            | Self::StoryTold(_) => Audience::Everyone,
        }
    }
}
