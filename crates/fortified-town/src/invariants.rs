//! What must hold after every order.

use crate::men::{Fate, ManId};
use crate::state::State;
use crate::ways;
use crate::works::LadderAt;

/// Sentences for everything that does not hold.
#[must_use]
pub fn check(state: &State) -> Vec<String> {
    let mut broken = Vec::new();
    for (id, man, place) in state.on_map() {
        if man.stands() && state.standing_in(place).count() > state.room(place) {
            broken.push(format!("{id} stands where there is no room: {place}"));
        }
        if !ways::exists(state, place) {
            broken.push(format!("{id} stands where nobody can: {place}"));
        }
        if man.mounted && man.class.row().mounted.is_none() {
            broken.push(format!("{id} rides, though their class never does"));
        }
        let enemy = state.standing_in(place).any(|(_, other)| other.side != man.side);
        if man.stands() && enemy {
            broken.push(format!("{id} shares {place} with an enemy"));
        }
    }
    for (id, man) in &state.men {
        let gone = matches!(man.fate, Fate::Captured | Fate::Fled);
        // The dead lie where they fell, until they are buried at the end of a day.
        let lies = man.fate == Fate::Dead && man.place.is_none() && state.siege.is_none();
        if lies || gone && man.place.is_some() {
            broken.push(format!("{id} is {}, and that is no place for them", man.fate));
        }
    }
    for (id, ladder) in &state.works.ladders {
        if let LadderAt::Carried { by: [one, other] } = &ladder.at {
            // Who stands down while the battle outside goes on, takes a ladder along.
            let down = |who: &ManId| *state.siege.as_ref()?.stood_down.get(who)?;
            let place = |who: &ManId| {
                let man = state.men.get(who)?;
                man.place.filter(|_| man.stands()).or_else(|| down(who))
            };
            let together = place(one).zip(place(other)).is_some_and(|(one, other)| {
                one == other || ways::between(state, one, other).is_some()
            });
            if !together {
                broken.push(format!("{one} and {other}, who carry {id}, are not side by side"));
            }
        }
    }
    broken
}
