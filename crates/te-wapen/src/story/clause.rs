//! The clause that an event carries out, for the links of the log.

use crate::clauses::{
    W_12, WAP_004, WAP_013, WAP_028, WAP_030, WAP_034, WAP_035, WAP_036, WAP_037, WAP_041, WAP_046,
    WAP_079, WAP_082, WAP_088, WAP_109, WAP_112, WAP_162, WAP_183, WAP_192, WAP_198, WAP_202,
    WAP_214, WAP_215, WAP_225, WAP_226,
};
use crate::event::Event;

/// The clause that an event carries out, by its id; none where it only says that something is done.
#[must_use]
pub fn clause_of(event: &Event) -> Option<&str> {
    let clause = match event {
        Event::BattleOpened(_) => WAP_004,
        Event::PiecePlaced(_) => WAP_013,
        Event::TurnBegun(_) => WAP_028,
        Event::CardTurned(_) => WAP_030,
        Event::CardIgnored(_) => WAP_041,
        Event::TurnEnded(it) if it.joker.is_some() => WAP_034,
        Event::TurnEnded(_) => WAP_035,
        Event::PiecesActivated(_) => WAP_036,
        Event::PieceHealed(it) => return Some(&it.clause.0),
        Event::PieceMoved(_) => WAP_046,
        Event::MovingEnded(_) => WAP_037,
        Event::AttackFought(_) => WAP_079,

        Event::PieceWounded(it) => return Some(&it.clause.0),

        Event::PieceEliminated(it) => return Some(&it.clause.0),
        Event::PieceRetreated(_) => WAP_082,
        Event::FollowUpOffered(_) | Event::FollowedUp(_) => WAP_088,
        Event::SpellCast(it) => it.spell.clause(),
        Event::SpellFailed(it) => return Some(&it.clause.0),
        Event::SpellStruck(it) => return Some(&it.clause.0),
        Event::CountersChanged(it) => return Some(&it.clause.0),
        Event::PieceTeleported(_) => WAP_109,
        Event::CloudRaised(_) => WAP_112,
        Event::PieceRaised(_) => WAP_202,
        Event::ThornsGrown(_) | Event::ThornsSprung(_) => WAP_214,
        Event::TrapSprung(_) => WAP_162,
        Event::MagicRegained(_) => WAP_215,
        Event::AssassinationTried(_) => WAP_192,
        Event::FormChanged(_) => WAP_198,
        Event::ItemUsed(it) => it.item.clause(),
        Event::HitsSaved(_) => WAP_183,
        Event::BuildingStruck(_) => WAP_226,
        Event::OilPoured(_) => WAP_225,
        Event::CardPlayed(_) => return None,
        Event::BattleEnded(_) => W_12,
    };
    Some(clause.id())
}
