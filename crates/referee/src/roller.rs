//! Whose roll it is.

use campaign::{State, System};
use chance::{Roller as RecordedRoller, Source};
use decider::{By, Rolled, Seat};
use rulebook::Roller;

/// Whose roll it is by the rules: most are of whoever gave the order, or in whose stead it was given; some fall
/// with the order of somebody else. `scope` is the engagement's.
#[must_use]
pub fn roller(state: &State, scope: &str, clause: &str, why: &str, actor: &By) -> By {
    match System::of_clause(clause).map(|system| system.roller(clause, why)) {
        None | Some(Roller::Sender) => actor.clone(),
        Some(Roller::Rules) => By::Rules,
        Some(Roller::Role(role)) => By::Seat(seat_of(state, scope, &role).unwrap_or(role)),
    }
}

fn seat_of(state: &State, scope: &str, role: &Seat) -> Option<Seat> {
    let number = crate::codec::engagement_of(&scope.parse().ok()?)??;
    state.engagements.get(&number)?.roles.seat_of(role)
}

/// A thrown roll, with what version 2 of the log says of it: whose it is.
pub(crate) fn with_roller(rolled: &Rolled, state: &State, scope: &str, actor: &By) -> Rolled {
    let mut rolled = rolled.clone();
    if let Source::Thrown { roller: told @ RecordedRoller::NotTold, .. } = &mut rolled.fall.source {
        let need = &rolled.need;
        *told = match roller(state, scope, need.clause.id(), need.why, actor) {
            By::Seat(seat) => RecordedRoller::Seat(seat.name().to_owned()),
            By::Organiser | By::Rules => RecordedRoller::Nobody,
        };
    }
    rolled
}
