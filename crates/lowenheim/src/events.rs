//! Everything that can happen in a siege: the table of contents of its log. A row says who may read the
//! event, which clause it carries out and which chapter applies it.

mod clause;

use crate::cards::{
    bridges, command_cards, conference, demands, event_cards, guns, hands, losses, mines, reserve,
    trading, volunteers,
};
use crate::city::City;
use crate::clauses::{
    ACT_03, ACT_06, ACT_09, ACT_10, ACT_19, HEI_001, HEI_002, HEI_025, HEI_026, HEI_054, HEI_068,
    HEI_070, HEI_072, HEI_073, HEI_075, HEI_076, HEI_081, HEI_082, HEI_083, HEI_093, HEI_094,
    HEI_104, HEI_107, HEI_117, HEI_120, HEI_122, HEI_129, HEI_130, HEI_132, HEI_133, HEI_134,
    HEI_141, HEI_146, HEI_148, HEI_150, HEI_151, HEI_152, HEI_162, HEI_163, HEI_166, HEI_170,
    HEI_171, HEI_172, HEI_173, HEI_174, HEI_177, HEI_178, HEI_181, R_02, R_05, R_07, R_09, R_10,
    R_12, R_18, R_20, R_24, R_45, R_46, R_56, R_60, R_73, R_79, R_80, R_81, R_82, R_83, R_84, R_87,
    R_88, R_96, R_97, R_107,
};
#[allow(clippy::wildcard_imports, reason = "a row for each payload")]
use crate::event::*;
use crate::state::State;
use crate::{
    artefacts, barricades, combat, disclosure, earlier, feuds, fire, food, healing, intruders,
    master, movement, muster, placing, ranged, secrets, set_right, silver_hair, spells, tunnel,
    turn, verdict, werewolf,
};
use decider::Audience::Everyone;
use rulebook::only;

rulebook::events! {
    /// One event of a siege; every variant only names its payload.
    pub enum Event for State, told with City;

    /// The siege begins: the city, the decks and the options, copied into the log.
    SiegeOpened = "lowenheim.siege_opened" version 2,
        Everyone, HEI_001, muster::siege_opened, told by the story;
    /// A faction takes the field; its public background is read out (HEI-026).
    FactionMustered = "lowenheim.faction_mustered",
        Everyone, HEI_026, muster::faction_mustered, told by the story;
    /// A faction gets its secret briefing (HEI-025).
    BriefingGiven(it) = "lowenheim.briefing_given" version 2,
        only([it.faction.seat()]), HEI_025, muster::briefing_given, told by the story,
        shows what was hidden;
    /// The stat lines of the enemy are laid down, hidden until first met.
    EnemyProfiled = "lowenheim.enemy_profiled",
        only([]), HEI_181, muster::enemy_profiled, told by the story;
    /// A civilian marker is placed or moved along.
    MarkerPlaced = "lowenheim.marker_placed",
        Everyone, R_83, muster::marker_placed;
    /// A civilian marker is captured by the enemy.
    MarkerCaptured = "lowenheim.marker_captured",
        Everyone, R_83, verdict::marker_captured;
    /// A figure is set on the map for the first time.
    FigurePlaced(it) = "lowenheim.figure_placed" version 2,
        Everyone, clause::of_placing(it.figure.kind()), placing::figure_placed, told by the story;
    /// A figure changes its place before turn 1.
    FigureDeployed = "lowenheim.figure_deployed",
        Everyone, R_05, muster::figure_deployed;
    /// A faction has finished what it may do in this step.
    FactionDone = "lowenheim.faction_done",
        Everyone, None, turn::faction_done;
    /// A turn begins (HEI-143).
    TurnBegun = "lowenheim.turn_begun",
        Everyone, R_18, turn::turn_begun, told by the story;
    /// A step of the turn begins (HEI-143).
    StepBegun(it) = "lowenheim.step_begun",
        Everyone, clause::of_step(it.step), turn::step_begun, told by the story;
    /// A step of the turn ends; stunned figures that have served their time rise.
    StepEnded(it) = "lowenheim.step_ended",
        Everyone, (!it.risen.is_empty()).then_some(R_45), turn::step_ended, told by the story;
    /// A faction takes an action card into its hand.
    CardTaken(it) = "lowenheim.card_taken",
        only([it.faction.seat()]), HEI_107, hands::card_taken, shows what was hidden;
    /// A faction lays action cards on the open discard pile.
    CardsDiscarded = "lowenheim.cards_discarded",
        Everyone, HEI_134, hands::cards_discarded, shows what was hidden;
    /// The discard pile becomes the draw pile.
    DeckReshuffled = "lowenheim.deck_reshuffled",
        Everyone, R_12, hands::deck_reshuffled, told by the story;
    /// An event card is turned up (HEI-135).
    EventCardRevealed(it) = "lowenheim.event_card_revealed",
        Everyone, clause::of_event_card(it.card), event_cards::event_card_revealed,
        shows what was hidden;
    /// A command card is turned up (HEI-136).
    CommandCardRevealed(it) = "lowenheim.command_card_revealed",
        Everyone, clause::of_command_card(it.card), command_cards::command_card_revealed,
        shows what was hidden;
    /// The officers are called to the Castle (HEI-132).
    ConferenceCalled = "lowenheim.conference_called",
        Everyone, HEI_132, conference::conference_called, told by the story;
    /// A figure goes to the officers' conference.
    OfficerSent = "lowenheim.officer_sent",
        Everyone, R_80, conference::officer_sent;
    /// Rat ogres wait for the next band (HEI-122).
    OgreAwaited = "lowenheim.ogre_awaited",
        Everyone, HEI_122, event_cards::ogre_awaited;
    /// A wall section is blown up by a mine (HEI-120).
    SectionMined = "lowenheim.section_mined",
        Everyone, HEI_120, mines::section_mined;
    /// A bridge is destroyed (HEI-116, HEI-118).
    BridgeDestroyed(it) = "lowenheim.bridge_destroyed",
        Everyone, clause::of_bridge(it.bridge), bridges::bridge_destroyed;
    /// The owners of those on a fallen bridge choose where they get ashore.
    BankAsked = "lowenheim.bank_asked",
        Everyone, R_73, bridges::bank_asked;
    /// Figures get ashore from a fallen bridge.
    FiguresAshore = "lowenheim.figures_ashore",
        Everyone, R_73, bridges::figures_ashore;
    /// A bridge can be crossed again (HEI-117).
    BridgeRepaired = "lowenheim.bridge_repaired",
        Everyone, HEI_117, demands::bridge_repaired;
    /// Cards are asked of the city.
    DemandMade(it) = "lowenheim.demand_made",
        Everyone, demands::clause_of(it.kind), demands::demand_made, told by the story;
    /// A faction hands in cards towards a demand.
    DemandPaid = "lowenheim.demand_paid",
        Everyone, R_24, demands::demand_paid, shows what was hidden;
    /// A demand is met or fails.
    DemandSettled = "lowenheim.demand_settled",
        Everyone, R_24, demands::demand_settled, told by the story;
    /// A faction offers figures that are asked for (HEI-129, HEI-133).
    FiguresOffered = "lowenheim.figures_offered",
        Everyone, R_24, volunteers::figures_offered;
    /// A figure joins the mobile reserve (HEI-129).
    ReserveJoined = "lowenheim.reserve_joined",
        Everyone, HEI_129, reserve::reserve_joined;
    /// The mobile reserve has its four figures.
    ReserveFormed = "lowenheim.reserve_formed",
        Everyone, R_79, reserve::reserve_formed;
    /// Too few figures were offered: there is no mobile reserve.
    ReserveLapsed = "lowenheim.reserve_lapsed",
        Everyone, R_79, reserve::reserve_lapsed;
    /// The mobile reserve has its cards: it moves and fights (HEI-130).
    ReserveWoken = "lowenheim.reserve_woken",
        Everyone, HEI_130, reserve::reserve_woken;
    /// A card of the reserve's stock is played (HEI-130).
    ReserveCardPlayed = "lowenheim.reserve_card_played",
        Everyone, HEI_130, reserve::reserve_card_played, shows what was hidden;
    /// A gun is brought to the barracks (HEI-133).
    GunBrought = "lowenheim.gun_brought",
        Everyone, HEI_133, guns::gun_brought;
    /// A figure joins the crew of a gun.
    CrewJoined = "lowenheim.crew_joined",
        Everyone, R_81, guns::crew_joined;
    /// A gun is pushed into the next hex.
    GunMoved = "lowenheim.gun_moved",
        Everyone, R_81, guns::gun_moved, told by the story;
    /// A gun fires.
    GunFired = "lowenheim.gun_fired",
        Everyone, HEI_133, guns::gun_fired;
    /// A faction says whom it would let go.
    LossNamed = "lowenheim.loss_named",
        Everyone, R_56, losses::loss_named, told by the story;
    /// A figure is taken out for good by a command card.
    FigureTaken = "lowenheim.figure_taken",
        Everyone, R_56, losses::figure_taken, told by the story;
    /// Somebody is not in the city when the siege begins.
    FigureAbsent = "lowenheim.figure_absent",
        Everyone, None, earlier::figure_absent;
    /// Somebody bears a mark of an earlier siege.
    DamageBorne = "lowenheim.damage_borne",
        Everyone, None, earlier::damage_borne;
    /// A hex is a ruin since an earlier siege.
    RuinStood = "lowenheim.ruin_stood",
        Everyone, None, earlier::ruin_stood;
    /// A bridge is down since an earlier siege.
    BridgeWasDown = "lowenheim.bridge_was_down",
        Everyone, None, earlier::bridge_was_down;
    /// A wall section is open since an earlier siege.
    SectionWasOpen = "lowenheim.section_was_open",
        Everyone, None, earlier::section_was_open;
    /// Whether a band comes this turn is settled (ACT-03).
    ArrivalSettled = "lowenheim.arrival_settled",
        Everyone, ACT_03, intruders::arrival_settled;
    /// A band comes up (ACT-04 to ACT-06).
    BandArrived = "lowenheim.band_arrived",
        Everyone, ACT_06, intruders::band_arrived, told by the story;
    /// The order in which bands act this turn (ACT-09).
    BandsOrdered = "lowenheim.bands_ordered",
        Everyone, ACT_09, intruders::bands_ordered, told by the story;
    /// A band is activated and chooses its target (ACT-10).
    BandActivated = "lowenheim.band_activated",
        Everyone, ACT_10, intruders::band_activated, told by the story;
    /// Figures move along a path.
    FiguresMoved(it) = "lowenheim.figures_moved",
        Everyone, clause::of_move(&it.figures), movement::figures_moved, told by the story;
    /// A group fails to break free from close combat (HEI-146).
    BreakFreeFailed = "lowenheim.break_free_failed",
        Everyone, HEI_146, movement::break_free_failed;
    /// Figures are stopped by friends who do not let them pass (HEI-151).
    PassageBlocked = "lowenheim.passage_blocked",
        Everyone, HEI_151, movement::passage_blocked;
    /// A mounted figure refuses the barricade (HEI-148).
    JumpFailed = "lowenheim.jump_failed",
        Everyone, HEI_148, movement::jump_failed;
    /// A faction grants or refuses passage.
    PassageRuled = "lowenheim.passage_ruled",
        Everyone, HEI_150, movement::passage_ruled;
    /// A stat line becomes public.
    ProfileRevealed = "lowenheim.profile_revealed",
        Everyone, R_07, combat::profile_revealed, told by the story, shows what was hidden;
    /// An Attack card is played for a hex (HEI-152).
    AttackCardPlayed = "lowenheim.attack_card_played",
        Everyone, HEI_152, combat::attack_card_played, shows what was hidden;
    /// One attack is fought out (HEI-156 to HEI-164).
    AttackFought(it) = "lowenheim.attack_fought",
        Everyone, clause::of_result(it.result), combat::attack_fought, told by the story;
    /// Elves and Cathay throw insults at each other (HEI-056, HEI-105).
    InsultsExchanged(it) = "lowenheim.insults_exchanged",
        Everyone, clause::of_feud(it.faction), feuds::insults_exchanged, told by the story;
    /// Insulted figures will attack the other people in this turn (HEI-056, HEI-105).
    FeudErupted(it) = "lowenheim.feud_erupted",
        Everyone, clause::of_feud(it.faction), feuds::feud_erupted;
    /// A wizard casts a spell, and its cards are spent (HEI-074).
    SpellCast(it) = "lowenheim.spell_cast",
        Everyone, it.spell.clause(), spells::spell_cast, shows what was hidden;
    /// A spell or a cannon attacks one figure.
    RangedAttackMade(it) = "lowenheim.ranged_attack_made",
        Everyone, it.weapon.clause(), ranged::ranged_attack_made, told by the story;
    /// Figures are faster or fight better for this turn.
    BoostGiven = "lowenheim.boost_given",
        Everyone, R_87, spells::boost_given, told by the story;
    /// A named person gets a Wound back (HEI-075).
    WoundHealed = "lowenheim.wound_healed" version 2,
        Everyone, HEI_075, spells::wound_healed;
    /// A Wall of Water rises (HEI-076).
    WaterRaised = "lowenheim.water_raised",
        Everyone, HEI_076, spells::water_raised;
    /// Walls of Water vanish.
    WaterSank = "lowenheim.water_sank",
        Everyone, R_88, spells::water_sank;
    /// A figure obeys the wizards from now on (HEI-081).
    MindSeized = "lowenheim.mind_seized",
        Everyone, HEI_081, spells::mind_seized;
    /// A die decides whether a figure still obeys them (HEI-082).
    ControlTested = "lowenheim.control_tested",
        Everyone, HEI_082, spells::control_tested, told by the story;
    /// A card is stolen; only the two of them see which.
    CardStolen(it) = "lowenheim.card_stolen",
        only([it.to.seat(), it.from.seat()]), HEI_083, spells::card_stolen, shows what was hidden;
    /// How many cards are stolen, for everybody.
    TheftSeen = "lowenheim.theft_seen",
        Everyone, HEI_083, spells::theft_seen, told by the story;
    /// A figure loses a Wound (HEI-162).
    FigureWounded = "lowenheim.figure_wounded" version 2,
        Everyone, HEI_162, combat::figure_wounded;
    /// A figure is stunned (HEI-163).
    FigureStunned = "lowenheim.figure_stunned",
        Everyone, HEI_163, combat::figure_stunned;
    /// A figure is at 0 Wounds and leaves the map.
    FigureFell = "lowenheim.figure_fell",
        Everyone, R_46, combat::figure_fell;
    /// An Elf fought beside the City Guard this turn (scoring table).
    ElvesHelped = "lowenheim.elves_helped",
        Everyone, HEI_054, verdict::elves_helped;
    /// Cards are offered; only the two whom it concerns see which.
    TradeOffered(it) = "lowenheim.trade_offered",
        only([it.from.seat(), it.to.seat()]), R_20, trading::trade_offered, told by the story,
        shows what was hidden;
    /// Cards change hands; only giver and taker see which.
    CardsGiven(it) = "lowenheim.cards_given",
        only([it.from.seat(), it.to.seat()]), HEI_141, trading::cards_given, shows what was hidden;
    /// How many cards changed hands, for everybody.
    TradeSeen = "lowenheim.trade_seen",
        Everyone, R_20, trading::trade_seen, told by the story;
    /// A figure leaves the Temple (HEI-166, HEI-167).
    FigureDischarged = "lowenheim.figure_discharged" version 2,
        Everyone, HEI_166, healing::figure_discharged, told by the story;
    /// A named person keeps a permanent damage, or dies (HEI-170).
    DamageSuffered = "lowenheim.damage_suffered",
        Everyone, HEI_170, healing::damage_suffered;
    /// The ambassador of Bretonnia turns into a werewolf (HEI-093).
    AmbassadorTurned = "lowenheim.ambassador_turned",
        Everyone, HEI_093, werewolf::ambassador_turned, shows what was hidden;
    /// He is human again.
    AmbassadorRestored = "lowenheim.ambassador_restored",
        Everyone, R_96, werewolf::ambassador_restored;
    /// Whether the werewolf's rage gets out of hand (HEI-094).
    RageRolled = "lowenheim.rage_rolled",
        Everyone, HEI_094, werewolf::rage_rolled;
    /// A runaway werewolf who lay stunned stands again.
    RunawayRose = "lowenheim.runaway_rose",
        Everyone, R_97, intruders::rose;
    /// The Air Spirit appears out of the Silver Hair (HEI-104).
    AirSpiritAppeared = "lowenheim.air_spirit_appeared" version 2,
        Everyone, HEI_104, silver_hair::air_spirit_appeared, shows what was hidden;
    /// Figures of the Palace Guard leave the city through the tunnel.
    FiguresEscaped = "lowenheim.figures_escaped",
        Everyone, R_84, tunnel::figures_escaped, told by the story, shows what was hidden;
    /// A faction feeds its figures (HEI-171).
    FactionFed = "lowenheim.faction_fed",
        Everyone, HEI_171, food::faction_fed, shows what was hidden;
    /// A figure leaves for lack of food (HEI-171).
    FigureStarved = "lowenheim.figure_starved",
        Everyone, HEI_171, food::figure_starved;
    /// A starved figure returns to its home base (HEI-172).
    FigureRegained = "lowenheim.figure_regained" version 2,
        Everyone, HEI_172, food::figure_regained;
    /// A fire breaks out, by a card or from another fire (HEI-115, HEI-119, HEI-175).
    FireStarted(it) = "lowenheim.fire_started",
        Everyone, clause::of_fire(it.spread_from), fire::fire_started, told by the story;
    /// A faction tries to put out a fire (HEI-173).
    FireFought = "lowenheim.fire_fought",
        Everyone, HEI_173, fire::fire_fought, told by the story;
    /// A fire has burnt for one turn more.
    FireGrown = "lowenheim.fire_grown",
        Everyone, R_60, fire::fire_grown, told by the story;
    /// A building hex is burnt down (HEI-174).
    HexBurntDown = "lowenheim.hex_burnt_down",
        Everyone, HEI_174, fire::hex_burnt_down;
    /// A barricade is pulled down (HEI-178).
    BarricadeDestroyed = "lowenheim.barricade_destroyed",
        Everyone, HEI_178, barricades::barricade_destroyed;
    /// A barricade is built, for one Peasants card (HEI-177).
    BarricadeBuilt = "lowenheim.barricade_built",
        Everyone, HEI_177, barricades::barricade_built, shows what was hidden;
    /// An artefact is used; everybody knows of it from now on (HEI-066).
    ArtefactUsed(it) = "lowenheim.artefact_used",
        Everyone, it.artefact.clause(), artefacts::artefact_used, told by the story,
        shows what was hidden;
    /// The open Box cancels a wound (HEI-068).
    WoundCancelled = "lowenheim.wound_cancelled",
        Everyone, HEI_068, artefacts::wound_cancelled;
    /// A demon who was not paid leaves (HEI-070).
    DemonLeft = "lowenheim.demon_left",
        Everyone, HEI_070, artefacts::demon_left, told by the story;
    /// A demon is gone before their due was given (HEI-070).
    UpkeepLapsed = "lowenheim.upkeep_lapsed",
        Everyone, HEI_070, artefacts::upkeep_lapsed, told by the story;
    /// The Teleporter carries figures (HEI-072).
    FiguresTeleported = "lowenheim.figures_teleported",
        Everyone, HEI_072, artefacts::figures_teleported, told by the story;
    /// The Teleporter is shut for good (HEI-073).
    TeleporterBroken = "lowenheim.teleporter_broken",
        Everyone, HEI_073, artefacts::teleporter_broken;
    /// The holding counter of a place changes; it may fall or be recovered (ACT-19).
    PlaceHeld = "lowenheim.place_held",
        Everyone, ACT_19, verdict::place_held, told by the story;
    /// A faction names the leader of the defence.
    VoteCast = "lowenheim.vote_cast",
        Everyone, R_82, verdict::vote_cast;
    /// The siege is over.
    SiegeEnded(it) = "lowenheim.siege_ended",
        Everyone, clause::of_outcome(it.outcome), verdict::siege_ended, told by the story;
    /// Points are counted.
    ScoresCounted = "lowenheim.scores_counted",
        Everyone, R_107, verdict::scores_counted, told by the story, shows what was hidden;
    /// A decision of the enemy waits for the game master (ACT-22).
    DecisionPrepared = "lowenheim.decision_prepared",
        only([rulebook::game_master::seat()]), R_02, master::decision_prepared, told by the story;
    /// The game master lets a decision stand (ACT-22).
    DecisionUpheld = "lowenheim.decision_upheld",
        Everyone, R_02, master::decision_upheld;
    /// The game master decides otherwise (ACT-22, HEI-185, R-10).
    DecisionOverridden(it) = "lowenheim.decision_overridden",
        Everyone, clause::of_ruling(&it.chosen), master::decision_overridden, told by the story;
    /// A figure stands elsewhere by the game master's word.
    FigureShifted = "lowenheim.figure_shifted",
        Everyone, R_10, master::figure_shifted;
    /// A figure regains a Wound by the game master's word.
    FigureHealed = "lowenheim.figure_healed" version 2,
        Everyone, R_10, master::figure_healed;
    /// A fire goes out by the game master's word.
    FireQuenched = "lowenheim.fire_quenched",
        Everyone, R_10, master::fire_quenched;
    /// The organiser sets right what Wounds a figure has left.
    WoundsSetRight = "lowenheim.wounds_set_right",
        Everyone, None, set_right::wounds_set_right;
    /// The organiser sets right whether a figure has fallen.
    FallSetRight = "lowenheim.fall_set_right",
        Everyone, None, set_right::fall_set_right, told by the story;
    /// A line of the story, without effect (HEI-002, HEI-003).
    StoryTold = "lowenheim.story_told",
        Everyone, HEI_002, turn::story_told, told by the story;
    /// Rules of a private briefing were used in the open: everybody may read them.
    ClausesDisclosed = "lowenheim.clauses_disclosed",
        Everyone, R_09, disclosure::clauses_disclosed, told by the story, shows what was hidden;
    /// A faction decides or notes something in secret.
    SecretKept(it) = "lowenheim.secret_kept",
        only([it.faction.seat()]), clause::of_secret(&it.secret), secrets::secret_kept, told by the story;
}
