//! What a fact has changed, by the words with which somebody asks why it is so: a piece, a space, what is broken there,
//! a player's crowns.

use crate::Event;
use std::fmt::Display;

/// The words of whatever it has changed; none where it only tells.
pub(crate) fn changes(event: &Event) -> Vec<String> {
    match event {
        Event::PieceMustered(it) => of([&it.piece]),
        Event::PiecesTransferred(it) => of(&it.pieces),
        Event::RepairBegun(it) => vec![it.damage.clone()],
        Event::DamageRepaired(it) => vec![it.damage.clone()],
        Event::CaptiveRansomed(it) => of([&it.piece]),
        Event::IncomePaid(it) => vec![it.seat.name().to_owned()],
        Event::SpaceTaken(it) => of([&it.space]).into_iter().chain(of(&it.with)).collect(),
        Event::SpaceFortified(it) => of([&it.space]),
        Event::SpaceRazed(it) => of([&it.space]),
        Event::PiecesHealed(it) => of(it.wounds.keys()),
        Event::FightSettled(it) => of(it.pieces.keys()),
        Event::FightUndecided(it) => of(it.pieces.keys()),
        Event::GarrisonMarched(it) => of(&it.pieces),
        Event::DamageDone(it) => it.damage.keys().cloned().collect(),
        Event::FallenReturned(it) => of(it.back.keys().chain(&it.lost)),
        Event::PiecesLost(it) => of(&it.pieces),
        Event::HomeChosen(it) => vec![it.seat.name().to_owned()],
        Event::CrownsWon(it) => vec![it.seat.name().to_owned()],
        Event::UnitTurned(it) => of([&it.piece]),
        Event::CrownsSetRight(it) => vec![it.seat.name().to_owned()],
        Event::PieceSetRight(it) => of([&it.piece]),
        _ => Vec::new(),
    }
}

fn of<T: Display>(all: impl IntoIterator<Item = T>) -> Vec<String> {
    all.into_iter().map(|one| one.to_string()).collect()
}
