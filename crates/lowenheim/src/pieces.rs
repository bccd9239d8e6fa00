//! Cards, spells and artefacts that an event brings into play, for tables of many games in which nothing
//! that stands in the book should stay at zero. Its clauses are named by the event, its dice and the
//! marks of the rules.

use crate::decks::{ActionCard, CommandCard, EventCard};
use crate::event::Secret;
use crate::state::Artefact;
use crate::tables::{SPECIAL_RULES, Spell};
use crate::{Event, REGISTER};
use decider::Mark;
use rulebook::{Entry, Things};

/// Something that stands in the book and can come into play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum BookItem {
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

impl From<BookItem> for Mark {
    fn from(piece: BookItem) -> Self {
        Self::Thing(match piece {
            BookItem::Action(card) => card.word(),
            BookItem::Event(card) => card.word(),
            BookItem::Command(card) => card.word(),
            BookItem::Spell(spell) => spell.clause().id(),
            BookItem::Artefact(artefact) => artefact.clause().id(),
        })
    }
}

/// Everything of the kinds that an event can bring into play, and the special rules of the factions.
pub(crate) fn things() -> Vec<Things> {
    let actions =
        ActionCard::PRINTED.iter().map(|&(card, _)| (card.name(), BookItem::Action(card)));
    let events = EventCard::PRINTED.iter().map(|&(card, _)| (card.name(), BookItem::Event(card)));
    let commands = CommandCard::PRINTED.iter().map(|&(it, _)| (it.name(), BookItem::Command(it)));
    let spells = Spell::ALL.into_iter().map(|it| (it.name(), BookItem::Spell(it)));
    let artefacts = Artefact::ALL.into_iter().map(|it| (it.name(), BookItem::Artefact(it)));
    let kind = |what, done, all: &mut dyn Iterator<Item = (&'static str, BookItem)>| {
        let thing = |(name, piece): (_, BookItem)| match Mark::from(piece) {
            Mark::Thing(id) => (id, name, Mark::Thing(id)),
            Mark::Clause(clause) => (clause.id(), name, clause.into()),
        };
        Things { what, done, all: all.map(thing).collect() }
    };
    let rules = SPECIAL_RULES.iter().filter_map(|clause| REGISTER.find(clause.id()));
    let rule = |entry: &'static Entry| (entry.clause.id(), &*entry.name, entry.clause.into());
    vec![
        kind("action card", "spent", &mut { actions }),
        kind("event card", "drawn", &mut { events }),
        kind("command card", "drawn", &mut { commands }),
        kind("spell", "cast", &mut { spells }),
        kind("artefact", "used", &mut { artefacts }),
        Things { what: "special rule", done: "applied", all: rules.map(rule).collect() },
    ]
}

/// Everything of the kind that an event brings into play.
#[must_use]
pub fn pieces_of(event: &Event) -> Vec<BookItem> {
    let (first, spent): (Option<BookItem>, &[ActionCard]) = match event {
        Event::EventCardRevealed(it) => (Some(BookItem::Event(it.card)), &[]),
        Event::CommandCardRevealed(it) => (Some(BookItem::Command(it.card)), &[]),
        Event::SpellCast(it) => (Some(BookItem::Spell(it.spell)), &it.cards),
        Event::ArtefactUsed(it) => (Some(BookItem::Artefact(it.artefact)), &it.cards),
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
    first.into_iter().chain(spent.iter().copied().map(BookItem::Action)).collect()
}
