//! Applies one event to a battle. Frozen for ever: old logs are folded with it.

use crate::{
    Event, State, activation, combat, equipment, individuals, magic, monsters, movement, muster,
    siege, verdict,
};
use decider::Contradiction;

pub(crate) fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
    match event {
        Event::BattleOpened(event) => muster::battle_opened(state, event),
        Event::PiecePlaced(event) => muster::piece_placed(state, event),
        Event::TurnBegun(event) => activation::turn_begun(state, event),
        Event::CardTurned(event) => activation::card_turned(state, event),
        Event::CardIgnored(event) => activation::card_ignored(state, event),
        Event::TurnEnded(event) => activation::turn_ended(state, event),
        Event::PiecesActivated(event) => activation::pieces_activated(state, event),
        Event::PieceHealed(event) => activation::piece_healed(state, event),
        Event::PieceMoved(event) => movement::piece_moved(state, event),
        Event::MovingEnded(event) => activation::moving_ended(state, event),
        Event::AttackFought(event) => combat::attack_fought(state, event),
        Event::PieceWounded(event) => combat::piece_wounded(state, event),
        Event::PieceEliminated(event) => combat::piece_eliminated(state, event),
        Event::PieceRetreated(event) => combat::piece_retreated(state, event),
        Event::FollowUpOffered(event) => combat::follow_up_offered(state, event),
        Event::FollowedUp(event) => combat::followed_up(state, event),
        Event::SpellCast(event) => magic::spell_cast(state, event),
        // These say what fell; what it did stands in the events after them.
        Event::SpellFailed(_) | Event::SpellStruck(_) | Event::HitsSaved(_) => Ok(()),
        Event::CountersChanged(event) => magic::counters_changed(state, event),
        Event::PieceTeleported(event) => magic::piece_teleported(state, event),
        Event::CloudRaised(event) => magic::cloud_raised(state, event),
        Event::PieceRaised(event) => magic::piece_raised(state, event),
        Event::ThornsGrown(event) => magic::thorns_grown(state, event),
        Event::ThornsSprung(event) => monsters::thorns_sprung(state, event),
        Event::TrapSprung(event) => monsters::trap_sprung(state, event),
        Event::MagicRegained(event) => activation::magic_regained(state, event),
        Event::AssassinationTried(event) => individuals::assassination_tried(state, event),
        Event::FormChanged(event) => individuals::form_changed(state, event),
        Event::ItemUsed(event) => equipment::item_used(state, event),
        Event::BuildingStruck(event) => siege::building_struck(state, event),
        Event::OilPoured(event) => siege::oil_poured(state, event),
        Event::CardPlayed(event) => activation::card_played(state, event),
        Event::BattleEnded(event) => verdict::battle_ended(state, event),
    }
}
