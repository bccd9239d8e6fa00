//! A player that is not stupid and keeps its own counsel: it follows its briefing, marches with its
//! leader to where it cares for what is pressed, fights where it may, shares with those whom it
//! likes, and lets none of its own starve without need.
//!
//! Of hands it looks into its own only; the stat lines it knows by heart, as players of the printed
//! game do. What it does follows from the state and from the numbers it draws, so a game of bots can
//! be played again.

mod battle;
mod character;
mod flight;
mod graf;
mod ground;
mod magic;
mod march;
mod secrets;
mod spells;
mod store;
mod works;

use crate::city::Place;
use crate::command::{Command, Deploy, Vote};
use crate::figures::{Faction, FigureId};
use crate::state::{State, Step};
use crate::{Siege, muster, tables};
use board::Hex;
use decider::By;
use std::collections::BTreeMap;

/// Draws a number below another, which is at least 1.
pub type Draw<'d> = &'d mut dyn FnMut(u32) -> u32;

/// What a bot orders for a faction that may act now; `done` when it has nothing more to do.
pub fn choose(state: &State, faction: Faction, draw: Draw<'_>) -> Command {
    let wish = match state.step {
        Some(Step::Council) => set_up(state, faction),
        Some(Step::Refill) => magic::before_refill(state, faction, draw)
            .or_else(|| Some(store::refill(state, faction))),
        Some(Step::Movement | Step::Combat) if flight::is_over(state, faction) => None,
        Some(Step::Movement) => flight::escape(state, faction)
            .or_else(|| secrets::summon(state, faction, draw))
            .or_else(|| magic::in_movement(state, faction, draw))
            .or_else(|| spells::cast(state, faction, draw))
            .or_else(|| graf::haul(state, faction, draw))
            .or_else(|| march::next_move(state, faction, draw)),
        Some(Step::Combat) => spells::cast(state, faction, draw)
            .or_else(|| battle::next_attack(state, faction, draw))
            .or_else(|| graf::rally(state, faction))
            .or_else(|| graf::fire(state, faction)),
        Some(Step::Trading) => {
            store::accept(state, faction).or_else(|| store::trade(state, faction, draw))
        }
        Some(Step::Healing) => store::discharge(state, faction),
        Some(Step::Food) => store::eat(state, faction)
            .or_else(|| store::keep_demon(state, faction))
            .or_else(|| secrets::stay_human(state, faction, draw)),
        Some(Step::Fires) => store::douse(state, faction),
        Some(Step::Barricades) => works::barricades(state, faction, draw),
        Some(Step::Demands) => {
            graf::offer(state, faction).or_else(|| store::pay(state, faction, draw))
        }
        Some(Step::Vote) => vote(state, faction),
        Some(
            Step::EventCard
            | Step::CommandCard
            | Step::EnemyMovement
            | Step::EnemyCombat
            | Step::Holding
            | Step::Over,
        )
        | None => None,
    };
    // A rule that a bot has not heard of costs it the rest of the step, not the game.
    wish.filter(|wish| is_legal(state, faction, wish)).unwrap_or(Command::Done)
}

/// What a bot takes of what is offered to it, whether or not it may still act.
#[must_use]
pub fn accept(state: &State, faction: Faction) -> Option<Command> {
    store::accept(state, faction)
}

/// Would the rules accept the order?
fn is_legal(state: &State, faction: Faction, command: &Command) -> bool {
    decider::forecast::<Siege>(state, &By::Seat(faction.seat()), command).is_ok()
}

/// One of several things that are equally good.
fn any_of<T: Clone>(things: &[T], draw: Draw<'_>) -> Option<T> {
    let count = rulebook::count(things.len());
    if count == 0 { None } else { things.get(draw(count) as usize).cloned() }
}

/// Council: the riders nearest to the way out, then the leader with their men, so that the first
/// turn is not lost in the yard.
fn set_up(state: &State, faction: Faction) -> Option<Command> {
    let home = muster::starting_hexes(faction, &state.city);
    let within = |hex: &Hex| state.city.place(*hex) == Some(Place::home_of(faction));
    let is_way_out =
        |hex: &Hex| hex.neighbours().any(|next| state.is_open(*hex, next) && !within(&next));
    let ways_out = home.iter().copied().filter(is_way_out);
    let steps = board::distances(ways_out, |from, to| within(&to) && state.is_open(from, to));
    let mut posts: Vec<Hex> = home;
    posts.sort_by_key(|hex| (steps.get(hex).copied().unwrap_or(u32::MAX), *hex));
    // Whoever stands with the Queen or another civilian stays there.
    let watched = |hex: Hex| state.markers.values().any(|marker| marker.is_in(hex));
    let free = state.obeying(faction).filter(|&(_, hex)| !watched(hex));
    let mut figures: Vec<(FigureId, Hex)> = free.collect();
    figures.sort_by_key(|(figure, _)| {
        (!figure.kind().is_mounted(), !figure.kind().is_named(), *figure)
    });
    let mut filled: BTreeMap<Hex, u32> = BTreeMap::new();
    for (figure, at) in figures {
        let size = figure.kind().size();
        let fits = |hex: &&Hex| filled.get(hex).copied().unwrap_or(0) + size <= tables::STACKING;
        let Some(&post) = posts.iter().find(fits) else { continue };
        *filled.entry(post).or_insert(0) += size;
        let order = Deploy { figures: vec![figure], hex: post };
        if post != at && muster::check_deploy(state, faction, &order).is_ok() {
            return Some(Command::Deploy(order));
        }
    }
    None
}

/// The vote, by character: who was protected is grateful, the Palace Guard thinks of itself.
fn vote(state: &State, faction: Faction) -> Option<Command> {
    let kept = |place: Place| state.holdings.get(&place).is_none_or(|it| !it.ever_fallen);
    let leader = match faction {
        Faction::CityGuard => return None,
        Faction::PalaceGuard => Faction::PalaceGuard,
        Faction::ElvenGuard | Faction::WizardsCouncil => Faction::CityGuard,
        Faction::Bretonnia if kept(Place::E) => Faction::CityGuard,
        Faction::Bretonnia => Faction::PalaceGuard,
        Faction::Cathay if kept(Place::F) => Faction::CityGuard,
        Faction::Cathay => Faction::Bretonnia,
    };
    Some(Command::Vote(Vote { leader }))
}
