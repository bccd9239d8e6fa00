//! Whose roll it is.

use crate::{
    Code, Rejected,
    rejected::said,
    scopes::scopes,
    terms::Terms,
    unconfirmed::{fresh_throws, is_fresh_card},
};
use campaign::{Event, State, System};
use chance::{Need, Roller as RecordedRoller, Source};
use chronicle::{Scope, ThrownBy};
use decider::{By, Drawn, Entry, Rolled, Seat};
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
    state.engagement(number)?.roles.seat_of(role)
}

/// By the policy of a campaign only whose roll it is may type what was thrown, and nobody in their stead.
///
/// # Errors
/// `not_your_roll`.
pub(crate) fn check_rollers(
    terms: &Terms,
    (enterer, in_stead): (&str, bool),
    scope: &Scope,
    (state, actor): (&State, &By),
    entries: &[Entry<Event>],
) -> Result<(), Rejected> {
    if terms.policy.thrown != ThrownBy::Roller {
        return Ok(());
    }
    for (entry, scope) in entries.iter().zip(scopes(scope, entries)) {
        let Entry::Rolled(rolled) = entry else { continue };
        if rolled.fall.copy_of.is_some() || !matches!(rolled.fall.source, Source::Thrown { .. }) {
            continue;
        }
        let whose = match with_roller(rolled, state, &scope.to_string(), actor).fall.source {
            Source::Thrown { roller: RecordedRoller::Seat(seat), .. } => Some(seat),
            _ => None,
        };
        if in_stead || whose.as_ref().is_some_and(|whose| whose != enterer) {
            return Err(not_your_roll(whose.unwrap_or_else(|| enterer.to_owned())));
        }
    }
    Ok(())
}

/// The same for the dice of an order that comes to an envelope behind them: refused before it is opened.
pub(crate) fn check_needs(
    terms: &Terms,
    (enterer, in_stead): (&str, bool),
    scope: &Scope,
    (state, actor): (&State, &By),
    needs: &[Need],
) -> Result<(), Rejected> {
    if terms.policy.thrown != ThrownBy::Roller {
        return Ok(());
    }
    let scope = scope.to_string();
    let mut whose = needs.iter().map(|need| {
        let whose = roller(state, &scope, need.clause.id(), need.why, actor);
        whose.seat().map_or_else(|| enterer.to_owned(), |seat| seat.name().to_owned())
    });
    match whose.find(|whose| in_stead || whose != enterer) {
        Some(whose) => Err(not_your_roll(whose)),
        None => Ok(()),
    }
}

fn not_your_roll(whose: String) -> Rejected {
    Rejected::new(Code::NotYourRoll, said!("not-your-roll", whose = whose))
}

/// Whose the rolls and cards are that were typed now, as the log tells it.
pub(crate) fn rollers(
    scope: &Scope,
    (state, actor): (&State, &By),
    entries: &[Entry<Event>],
) -> Vec<RecordedRoller> {
    let about = entries.iter().zip(scopes(scope, entries));
    about
        .filter_map(|(entry, scope)| {
            if let Entry::Drawn(drawn) = entry {
                return is_fresh_card(drawn).then_some(RecordedRoller::Nobody);
            }
            let rolled = fresh_throws(std::slice::from_ref(entry)).next()?;
            match with_roller(rolled, state, &scope.to_string(), actor).fall.source {
                Source::Thrown { roller, .. } => Some(roller),
                Source::Sealed { .. } | Source::Scripted {} => None,
            }
        })
        .collect()
}

/// Whose a roll is.
pub(crate) fn roller_of(rolled: &Rolled, state: &State, scope: &str, actor: &By) -> By {
    roller(state, scope, rolled.need.clause.id(), rolled.need.why, actor)
}

/// A card that was turned up at a table, with what version 2 of the log says of it: it is nobody's roll.
pub(crate) fn with_nobody(mut drawn: Drawn) -> Drawn {
    if let Source::Thrown { roller: told @ RecordedRoller::NotTold, .. } = &mut drawn.pick.source {
        *told = RecordedRoller::Nobody;
    }
    drawn
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
