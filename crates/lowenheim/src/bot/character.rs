//! What the briefings make of each faction: what it cares for, whom it likes, how many it leaves at
//! home. Players keep their own counsel, so a city of bots is no army under one command.

use crate::city::{Place, Quarter};
use crate::figures::{Faction, FigureKind};
use crate::state::State;
use crate::tables;
use board::Hex;

/// How much less pressing it is to a faction that somebody is needed in a hex, in steps; none: it
/// does not care.
///
/// The City Guard is in charge of the whole city, and most of all of the poor quarter; the Palace Guard
/// keeps its Jousting Grounds and the statue; the Elves stay with their Queen and help the City Guard until
/// they have helped enough; the embassies and the wizards mind their own walls.
pub(super) fn concern(state: &State, faction: Faction, hex: Hex) -> Option<u32> {
    let near = |place: Place, steps: u32| {
        state.city.hexes(place).iter().any(|at| at.distance(hex) <= steps)
    };
    let home = Place::home_of(faction);
    match faction {
        Faction::CityGuard => Some(if state.quarter(hex) == Some(Quarter::Poor) { 0 } else { 2 }),
        Faction::PalaceGuard if near(home, 4) => Some(0),
        Faction::PalaceGuard => near(Place::M, 2).then_some(2),
        Faction::ElvenGuard => {
            let owes_help = owe_help(state);
            let beside_guard =
                || state.obeying(Faction::CityGuard).any(|(_, guard)| guard.distance(hex) <= 3);
            match (near(home, 2), owes_help) {
                (_, true) if beside_guard() => Some(0),
                (true, _) => Some(if owes_help { 5 } else { 0 }),
                (false, _) => near(home, 6).then_some(4),
            }
        }
        Faction::WizardsCouncil => near(home, 8).then_some(0),
        Faction::Cathay => near(home, 18).then_some(0),
        // A wolf hunts.
        Faction::Bretonnia if state.werewolf.turned_in.is_some() => Some(0),
        Faction::Bretonnia => near(home, 4).then_some(0),
    }
}

/// Do the Elves owe the City Guard help, on this turn or a later one (HEI-054)?
pub(super) fn owe_help(state: &State) -> bool {
    state.elves_helped.len() < tables::HELP_TURNS && !state.elves_helped.contains(&state.turn)
}

/// Would a faction go out of its way to keep or win back a place? Its home; and the Palace Guard the
/// statue of its founder. What is nobody's home is nobody's care.
pub(super) fn keeps(faction: Faction, place: Place) -> bool {
    place == Place::home_of(faction) || (faction == Faction::PalaceGuard && place == Place::M)
}

/// How many stay at home whatever happens elsewhere. The City Guard is spread over the town, and the
/// Palace Guard goes where its leader goes.
pub(super) const fn home_watch(faction: Faction) -> usize {
    match faction {
        Faction::CityGuard | Faction::PalaceGuard | Faction::WizardsCouncil => 0,
        Faction::ElvenGuard | Faction::Bretonnia | Faction::Cathay => 1,
    }
}

/// To whom a faction gives what it can spare, as its relations have it.
pub(super) const fn likes(faction: Faction, other: Faction) -> bool {
    match faction {
        Faction::CityGuard => matches!(other, Faction::ElvenGuard | Faction::Cathay),
        Faction::PalaceGuard => matches!(other, Faction::ElvenGuard | Faction::Bretonnia),
        Faction::ElvenGuard => matches!(other, Faction::CityGuard | Faction::PalaceGuard),
        Faction::WizardsCouncil => !matches!(other, Faction::PalaceGuard),
        Faction::Bretonnia => matches!(other, Faction::PalaceGuard | Faction::Cathay),
        Faction::Cathay => matches!(other, Faction::Bretonnia | Faction::CityGuard),
    }
}

/// Those near whom figures of a kind would rather not stand: Cathay keeps away from the Elves, and these
/// have better things to do than to exchange insults.
pub(super) const fn shuns(kind: FigureKind) -> Option<FigureKind> {
    match kind {
        FigureKind::Swordfighter => Some(FigureKind::ElvenGuard),
        FigureKind::ElvenGuard => Some(FigureKind::Swordfighter),
        _ => None,
    }
}

/// The places that have fallen, of those that are too many.
pub(super) fn fallen(state: &State) -> u32 {
    let fallen = state.holdings.values().filter(|holding| holding.fallen).count();
    rulebook::count(fallen)
}
