//! Cards, spells and artefacts that an event brings into play, for tables of many games in which nothing
//! that stands in the book should stay at zero. Its clauses are named by the event, its dice and the
//! marks of the rules.

use crate::Event;
use crate::decks::{ActionCard, CommandCard, EventCard};
use crate::event::Secret;
use crate::state::Artefact;
use crate::tables::Spell;

/// Something that stands in the book and can come into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Piece {
    /// An action card is spent for what it does, or a Blank for what the well makes of it.
    Action(ActionCard),
    /// An event card is turned up.
    Event(EventCard),
    /// A command card is turned up.
    Command(CommandCard),
    /// A spell is cast.
    Spell(Spell),
    /// An artefact is used.
    Artefact(Artefact),
}

/// Everything of the kind that an event brings into play.
#[must_use]
pub fn pieces_of(event: &Event) -> Vec<Piece> {
    let (first, spent): (Option<Piece>, &[ActionCard]) = match event {
        Event::EventCardRevealed(it) => (Some(Piece::Event(it.card)), &[]),
        Event::CommandCardRevealed(it) => (Some(Piece::Command(it.card)), &[]),
        Event::SpellCast(it) => (Some(Piece::Spell(it.spell)), &it.cards),
        Event::ArtefactUsed(it) => (Some(Piece::Artefact(it.artefact)), &it.cards),
        Event::DemandPaid(it) => (None, &it.cards),
        Event::FireFought(it) => (None, &it.cards),
        Event::FactionFed(it) => (None, std::slice::from_ref(&it.card)),
        Event::FigureRegained(it) => (None, std::slice::from_ref(&it.card)),
        Event::AttackCardPlayed(_) | Event::ReserveCardPlayed(_) => (None, &[ActionCard::Attack]),
        Event::FigureDischarged(_) => (None, &[ActionCard::Healing]),
        Event::BarricadeBuilt(_) => (None, &[ActionCard::Peasants]),
        Event::SecretKept(it) => match &it.secret {
            Secret::CardHandedIn { card } => (None, std::slice::from_ref(card)),
            Secret::Note { .. }
            | Secret::SpiritCalled { .. }
            | Secret::BoxTaken { .. }
            | Secret::BoxMeant { .. } => (None, &[]),
        },
        _ => (None, &[]),
    };
    first.into_iter().chain(spent.iter().copied().map(Piece::Action)).collect()
}
