//! Applies one event to a campaign. Frozen for ever: old logs are folded with it.

use crate::event::{MapOpened, PhaseBegun};
use crate::state::{Phase, Player, Space};
use crate::{Event, State, aftermath, fights, income, movement, muster, orders, retreats, verdict};
use decider::Contradiction;

pub(crate) fn evolve(state: &mut State, event: &Event) -> Result<(), Contradiction> {
    match event {
        Event::MapOpened(event) => map_opened(state, event),
        Event::BannerRaised(event) => muster::banner_raised(state, event),
        Event::PieceMustered(event) => muster::piece_mustered(state, event),
        Event::PhaseBegun(event) => phase_begun(state, event),
        Event::IncomePaid(event) => income::income_paid(state, event),
        Event::PiecesTransferred(event) => muster::pieces_transferred(state, event),
        Event::RepairBegun(event) => muster::repair_begun(state, event),
        Event::DamageRepaired(event) => muster::damage_repaired(state, event),
        Event::CaptiveRansomed(event) => muster::captive_ransomed(state, event),
        Event::SeatDone(event) => muster::seat_done(state, event),
        Event::OrdersWritten(event) => orders::orders_written(state, event),
        Event::OrdersRevealed(event) => orders::orders_revealed(state, event),
        Event::BannerMoved(event) => movement::banner_moved(state, event),
        Event::SpaceTaken(event) => movement::space_taken(state, event),
        Event::SpaceFortified(event) => movement::space_fortified(state, event),
        Event::SpaceRazed(event) => movement::space_razed(state, event),
        Event::PiecesHealed(event) => movement::pieces_healed(state, event),
        Event::FightBegun(event) => fights::fight_begun(state, event),
        Event::FightSettled(event) => fights::fight_settled(state, event),
        Event::DamageDone(event) => fights::damage_done(state, event),
        Event::BannerRetreated(event) => retreats::banner_retreated(state, event),
        Event::BannerDestroyed(event) => retreats::banner_destroyed(state, event),
        Event::FallenReturned(event) => aftermath::fallen_returned(state, event),
        Event::PiecesLost(event) => fights::pieces_lost(state, event),
        Event::MapEnded(event) => verdict::map_ended(state, event),
    }
}

fn map_opened(state: &mut State, event: &MapOpened) -> Result<(), Contradiction> {
    if !state.players.is_empty() {
        return Err(Contradiction::new("a campaign is opened once"));
    }
    *state = State {
        title: event.title.clone(),
        map: event.map.clone().into(),
        roster: event.roster.clone().into(),
        options: event.options,
        spaces: event.map.spaces().map(|id| (id.clone(), Space::default())).collect(),
        ..State::default()
    };
    for opened in &event.players {
        let player = Player {
            name: opened.name.clone(),
            peoples: opened.peoples.clone(),
            crowns: opened.crowns,
            home: opened.home.clone(),
        };
        state.players.insert(opened.seat.clone(), player);
        for space in &opened.spaces {
            movement::known_space(state, space)?.owner = Some(opened.seat.clone());
        }
    }
    Ok(())
}

fn phase_begun(state: &mut State, event: &PhaseBegun) -> Result<(), Contradiction> {
    state.turn = event.turn;
    state.phase = event.phase;
    state.done.clear();
    if event.phase == Phase::Income {
        state.mustered.clear();
        state.revealed.clear();
        state.fights.clear();
    }
    Ok(())
}
