//! Everything that can happen in a battle: the table of contents of its log. A row says who may read the
//! event, which clause it carries out and which chapter applies it.

use crate::abilities::Ability;
use crate::clauses::{
    W_12, W_35, W_36, W_37, WAP_004, WAP_013, WAP_028, WAP_030, WAP_034, WAP_035, WAP_036, WAP_037,
    WAP_041, WAP_046, WAP_079, WAP_082, WAP_088, WAP_109, WAP_112, WAP_162, WAP_180, WAP_183,
    WAP_192, WAP_198, WAP_202, WAP_214, WAP_215, WAP_225, WAP_226,
};
#[allow(clippy::wildcard_imports, reason = "a row for each payload")]
use crate::event::*;
use crate::state::State;
use crate::story::Story;
use crate::{
    activation, combat, deployment, digging, equipment, goals, individuals, magic, monsters,
    movement, muster, set_right, siege, verdict,
};
use decider::Audience::{self, Everyone};
use rulebook::{changes_nothing, only};

rulebook::events! {
    /// One event of a battle; every variant only names its payload.
    #[schemars(rename = "BattleEvent")]
    pub enum Event for State, told with Story;

    /// The battle begins: table, armies and rules, copied into the log.
    BattleOpened = "te-wapen.battle_opened",
        Everyone, WAP_004, muster::battle_opened, told by the story;
    /// A unit or an individual takes its place.
    PiecePlaced(it) = "te-wapen.piece_placed",
        seen_by(it), WAP_013, muster::piece_placed, told by the story;
    /// A turn begins with a full deck (WAP-028).
    TurnBegun = "te-wapen.turn_begun",
        Everyone, WAP_028, activation::turn_begun, told by the story;
    /// Somebody is set up before the first card (W-37).
    PieceDeployed = "te-wapen.piece_deployed",
        Everyone, W_37, deployment::piece_deployed;
    /// All of an army stand where they should (W-37).
    DeploymentEnded = "te-wapen.deployment_ended",
        Everyone, W_37, deployment::deployment_ended;
    /// The defender digs a wall (W-35).
    WallDug = "te-wapen.wall_dug",
        Everyone, W_35, digging::wall_dug;
    /// The defender leaves the rest undug (W-35).
    DiggingEnded = "te-wapen.digging_ended",
        Everyone, W_35, digging::digging_ended;
    /// A card is turned up (WAP-030).
    CardTurned = "te-wapen.card_turned",
        Everyone, WAP_030, activation::card_turned, shows what was hidden;
    /// A card of an army of which nobody is ready (WAP-041).
    CardIgnored = "te-wapen.card_ignored",
        Everyone, WAP_041, activation::card_ignored, shows what was hidden;
    /// A turn ends, and one counter of everybody goes (WAP-034, WAP-035).
    TurnEnded(it) = "te-wapen.turn_ended",
        Everyone, if it.joker.is_some() { WAP_034 } else { WAP_035 }, activation::turn_ended, told by the story;
    /// Pieces are activated (WAP-036).
    PiecesActivated = "te-wapen.pieces_activated",
        Everyone, WAP_036, activation::pieces_activated, told by the story;
    /// Wounds are healed (WAP-110, WAP-132).
    PieceHealed(it) = "te-wapen.piece_healed",
        Everyone, it.clause.id(), activation::piece_healed;
    /// A piece moves (WAP-046).
    PieceMoved = "te-wapen.piece_moved",
        Everyone, WAP_046, movement::piece_moved, told by the story;
    /// From now on the card's pieces fight (WAP-037).
    MovingEnded = "te-wapen.moving_ended",
        Everyone, WAP_037, activation::moving_ended;
    /// The dice of an attack have fallen, and one of them may be rolled again (WAP-180).
    AttackRolled = "te-wapen.attack_rolled",
        Everyone, WAP_180, combat::attack_rolled;
    /// An attack is fought out (WAP-079).
    AttackFought = "te-wapen.attack_fought",
        Everyone, WAP_079, combat::attack_fought, told by the story;
    /// A piece loses wounds (WAP-014).
    PieceWounded(it) = "te-wapen.piece_wounded",
        Everyone, it.clause.id(), combat::piece_wounded;
    /// A piece is gone (WAP-091).
    PieceEliminated(it) = "te-wapen.piece_eliminated",
        Everyone, it.clause.id(), combat::piece_eliminated;
    /// A piece is driven back (WAP-082).
    PieceRetreated = "te-wapen.piece_retreated",
        Everyone, WAP_082, combat::piece_retreated;
    /// The victor may follow (WAP-088).
    FollowUpOffered = "te-wapen.follow_up_offered",
        Everyone, WAP_088, combat::follow_up_offered;
    /// The victor follows (WAP-088, WAP-129).
    FollowedUp = "te-wapen.followed_up",
        Everyone, WAP_088, combat::followed_up;
    /// A spell is cast (WAP-103).
    SpellCast(it) = "te-wapen.spell_cast",
        Everyone, it.spell.clause(), magic::spell_cast, told by the story;
    /// A spell does nothing (WAP-155).
    SpellFailed(it) = "te-wapen.spell_failed",
        Everyone, it.clause.id(), changes_nothing;
    /// Dice of a spell, or of thorns, fall (WAP-107).
    SpellStruck(it) = "te-wapen.spell_struck",
        Everyone, it.clause.id(), changes_nothing;
    /// Somebody has more activation counters, or fewer (WAP-108, WAP-206).
    CountersChanged(it) = "te-wapen.counters_changed",
        Everyone, it.clause.id(), magic::counters_changed;
    /// Somebody is elsewhere at once (WAP-109).
    PieceTeleported = "te-wapen.piece_teleported",
        Everyone, WAP_109, magic::piece_teleported;
    /// A cloud of fog (WAP-112).
    CloudRaised = "te-wapen.cloud_raised",
        Everyone, WAP_112, magic::cloud_raised, told by the story;
    /// Who has fallen stands again (WAP-202).
    PieceRaised = "te-wapen.piece_raised",
        Everyone, WAP_202, magic::piece_raised;
    /// Thorns lie in wait (WAP-214).
    ThornsGrown = "te-wapen.thorns_grown",
        Everyone, WAP_214, magic::thorns_grown;
    /// Somebody walks into thorns (WAP-214).
    ThornsSprung = "te-wapen.thorns_sprung",
        Everyone, WAP_214, monsters::thorns_sprung;
    /// Somebody walks into a trap (WAP-162).
    TrapSprung = "te-wapen.trap_sprung",
        Everyone, WAP_162, monsters::trap_sprung, told by the story, shows what was hidden;
    /// A stone circle gives back a magic point (WAP-215).
    MagicRegained = "te-wapen.magic_regained",
        Everyone, WAP_215, activation::magic_regained;
    /// An assassin tries (WAP-192).
    AssassinationTried = "te-wapen.assassination_tried",
        Everyone, WAP_192, individuals::assassination_tried, told by the story;
    /// A shapechanger changes, or changes back (WAP-198).
    FormChanged = "te-wapen.form_changed",
        Everyone, WAP_198, individuals::form_changed, told by the story;
    /// An item is used (WAP-186).
    ItemUsed(it) = "te-wapen.item_used",
        Everyone, it.item.clause(), equipment::item_used;
    /// Armour saves from hits (WAP-183).
    HitsSaved = "te-wapen.hits_saved",
        Everyone, WAP_183, changes_nothing;
    /// Siege equipment strikes a building (WAP-226).
    BuildingStruck = "te-wapen.building_struck",
        Everyone, WAP_226, siege::building_struck, told by the story;
    /// Boiling oil is poured (WAP-225).
    OilPoured = "te-wapen.oil_poured",
        Everyone, WAP_225, siege::oil_poured;
    /// How long an army has held what it is to hold for some turns (W-36).
    GoalProgressed = "te-wapen.goal_progressed",
        Everyone, W_36, goals::goal_progressed, told by the story;
    /// An army has what it came for (W-36).
    GoalMet = "te-wapen.goal_met",
        Everyone, W_36, goals::goal_met, told by the story;
    /// The organiser sets right what a piece endures.
    PieceSetRight = "te-wapen.piece_set_right",
        Everyone, None, set_right::piece_set_right;
    /// The card is played.
    CardPlayed = "te-wapen.card_played",
        Everyone, None, activation::card_played;
    /// The battle is over (W-12).
    BattleEnded = "te-wapen.battle_ended",
        Everyone, W_12, verdict::battle_ended, told by the story, shows what was hidden;
}

/// A trap lies hidden until it is sprung (WAP-162).
fn seen_by(placed: &PiecePlaced) -> Audience {
    if placed.profile.has(Ability::Trap) { only([placed.colour.seat()]) } else { Everyone }
}
