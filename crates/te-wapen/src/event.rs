//! Everything that can happen in a battle: the table of contents of its log.
//!
//! A payload says what happened including what was computed, so that folding needs no rule.

mod payload;

pub use payload::*;

use crate::abilities::Ability;
use decider::{Audience, Fact};

rulebook::events! {
    /// One event of a battle; every variant only names its payload.
    #[schemars(rename = "BattleEvent")]
    pub enum Event;

    /// The battle begins: table, armies and rules, copied into the log.
    BattleOpened = "te-wapen.battle_opened";
    /// A unit or an individual takes its place.
    PiecePlaced = "te-wapen.piece_placed";
    /// A turn begins with a full deck (WAP-028).
    TurnBegun = "te-wapen.turn_begun";
    /// A card is turned up (WAP-030).
    CardTurned = "te-wapen.card_turned";
    /// A card of an army of which nobody is ready (WAP-041).
    CardIgnored = "te-wapen.card_ignored";
    /// A turn ends, and one counter of everybody goes (WAP-034, WAP-035).
    TurnEnded = "te-wapen.turn_ended";
    /// Pieces are activated (WAP-036).
    PiecesActivated = "te-wapen.pieces_activated";
    /// Wounds are healed (WAP-110, WAP-132).
    PieceHealed = "te-wapen.piece_healed";
    /// A piece moves (WAP-046).
    PieceMoved = "te-wapen.piece_moved";
    /// From now on the card's pieces fight (WAP-037).
    MovingEnded = "te-wapen.moving_ended";
    /// An attack is fought out (WAP-079).
    AttackFought = "te-wapen.attack_fought";
    /// A piece loses wounds (WAP-014).
    PieceWounded = "te-wapen.piece_wounded";
    /// A piece is gone (WAP-091).
    PieceEliminated = "te-wapen.piece_eliminated";
    /// A piece is driven back (WAP-082).
    PieceRetreated = "te-wapen.piece_retreated";
    /// The victor may follow (WAP-088).
    FollowUpOffered = "te-wapen.follow_up_offered";
    /// The victor follows (WAP-088, WAP-129).
    FollowedUp = "te-wapen.followed_up";
    /// A spell is cast (WAP-103).
    SpellCast = "te-wapen.spell_cast";
    /// A spell does nothing (WAP-155).
    SpellFailed = "te-wapen.spell_failed";
    /// Dice of a spell, or of thorns, fall (WAP-107).
    SpellStruck = "te-wapen.spell_struck";
    /// Somebody has more activation counters, or fewer (WAP-108, WAP-206).
    CountersChanged = "te-wapen.counters_changed";
    /// Somebody is elsewhere at once (WAP-109).
    PieceTeleported = "te-wapen.piece_teleported";
    /// A cloud of fog (WAP-112).
    CloudRaised = "te-wapen.cloud_raised";
    /// Who has fallen stands again (WAP-202).
    PieceRaised = "te-wapen.piece_raised";
    /// Thorns lie in wait (WAP-214).
    ThornsGrown = "te-wapen.thorns_grown";
    /// Somebody walks into thorns (WAP-214).
    ThornsSprung = "te-wapen.thorns_sprung";
    /// Somebody walks into a trap (WAP-162).
    TrapSprung = "te-wapen.trap_sprung";
    /// A stone circle gives back a magic point (WAP-215).
    MagicRegained = "te-wapen.magic_regained";
    /// An assassin tries (WAP-192).
    AssassinationTried = "te-wapen.assassination_tried";
    /// A shapechanger changes, or changes back (WAP-198).
    FormChanged = "te-wapen.form_changed";
    /// An item is used (WAP-186).
    ItemUsed = "te-wapen.item_used";
    /// Armour saves from hits (WAP-183).
    HitsSaved = "te-wapen.hits_saved";
    /// Siege equipment strikes a building (WAP-226).
    BuildingStruck = "te-wapen.building_struck";
    /// Boiling oil is poured (WAP-225).
    OilPoured = "te-wapen.oil_poured";
    /// The card is played.
    CardPlayed = "te-wapen.card_played";
    /// The battle is over (W-12).
    BattleEnded = "te-wapen.battle_ended";
}

impl Fact for Event {
    fn audience(&self) -> Audience {
        match self {
            // A trap lies hidden until it is sprung (WAP-162).
            Self::PiecePlaced(placed) if placed.profile.has(Ability::Trap) => {
                Audience::Seats(vec![placed.colour.seat()])
            }
            Self::BattleOpened(_)
            | Self::PiecePlaced(_)
            | Self::TurnBegun(_)
            | Self::CardTurned(_)
            | Self::CardIgnored(_)
            | Self::TurnEnded(_)
            | Self::PiecesActivated(_)
            | Self::PieceHealed(_)
            | Self::PieceMoved(_)
            | Self::MovingEnded(_)
            | Self::AttackFought(_)
            | Self::PieceWounded(_)
            | Self::PieceEliminated(_)
            | Self::PieceRetreated(_)
            | Self::FollowUpOffered(_)
            | Self::FollowedUp(_)
            | Self::SpellCast(_)
            | Self::SpellFailed(_)
            | Self::SpellStruck(_)
            | Self::CountersChanged(_)
            | Self::PieceTeleported(_)
            | Self::CloudRaised(_)
            | Self::PieceRaised(_)
            | Self::ThornsGrown(_)
            | Self::ThornsSprung(_)
            | Self::TrapSprung(_)
            | Self::MagicRegained(_)
            | Self::AssassinationTried(_)
            | Self::FormChanged(_)
            | Self::ItemUsed(_)
            | Self::HitsSaved(_)
            | Self::BuildingStruck(_)
            | Self::OilPoured(_)
            | Self::CardPlayed(_)
            | Self::BattleEnded(_) => Audience::Everyone,
        }
    }
}
