//! How a siege has ended, for tables of many games.

use crate::figures::{Faction, Side};
use crate::state::{Outcome as End, State, Whereabouts};
use rulebook::{Numbers, Outcome, count};

/// The relief arrives, and the city stands; too many places have fallen, or no city figure is left, and
/// everybody has lost; or so, but the Knight Eternal is far away with the wife, and the Palace Guard wins
/// alone.
pub(crate) const ENDINGS: &[&str] = &["stands", "overwhelmed", "nobody_left", "escaped"];

pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let winners: Vec<_> = state.scores.iter().filter(|score| score.wins).collect();
    let ending = match state.outcome? {
        End::CityStands => "stands",
        End::Overwhelmed | End::LastFigureGone if !winners.is_empty() => "escaped",
        End::Overwhelmed => "overwhelmed",
        End::LastFigureGone => "nobody_left",
    };
    let gone = |wanted: &dyn Fn(crate::figures::FigureKind) -> bool| {
        let gone = state.figures.iter().filter(|(id, figure)| {
            wanted(id.kind()) && !matches!(figure.whereabouts, Whereabouts::Map(_))
        });
        count(gone.count())
    };
    let role = |faction: Faction| {
        let score = state.scores.iter().find(|score| score.faction == faction);
        let lost = gone(&|kind| kind.faction() == Some(faction));
        let points = score.map_or(0, |score| score.points);
        (faction.seat(), Numbers::from([("points", points), ("figures lost", lost)]))
    };
    Some(Outcome {
        ending,
        winners: winners.iter().map(|score| score.faction.seat()).collect(),
        roles: Faction::ALL.map(role).into(),
        in_all: Numbers::from([("enemies slain", gone(&|kind| kind.side() == Side::Enemy))]),
    })
}
