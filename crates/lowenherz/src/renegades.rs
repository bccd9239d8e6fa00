//! Renegades: a knight of a neighbouring territory goes home, and one of one's own comes
//! ([HRZ-126](crate::clauses::HRZ_126) to [HRZ-133](crate::clauses::HRZ_133)).

use crate::alliances::{are_neighbours, discard, holds};
use crate::areas::Areas;
use crate::cards::Card;
use crate::clauses::{
    HRZ_115, HRZ_127, HRZ_128, HRZ_129, HRZ_130, HRZ_131, HRZ_132, HRZ_133, LR_34, LR_37, LR_38,
};
use crate::colours::Colour;
use crate::event::{Payment, RenegadePlayed};
use crate::knights;
use crate::refusal::said;
use crate::space::Space;
use crate::state::State;
use crate::{Draft, Reason, Refusal, Stop, payment};
use decider::Contradiction;

/// The two knights of a renegade.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Knights {
    /// Where the opponent's stands.
    pub(crate) take: Space,
    /// Where one's own comes.
    pub(crate) place: Space,
}

/// Plays a renegade card: all of it or nothing ([LR-37](crate::clauses::LR_37)), at once
/// ([HRZ-126](crate::clauses::HRZ_126)).
pub(crate) fn play(
    draft: &mut Draft<'_>,
    by: Colour,
    [own, other]: [Space; 2],
    knights: Knights,
    treasures: &[Card],
) -> Result<(), Stop> {
    let state = draft.state();
    let areas = state.areas();
    check(state, &areas, by, [own, other], knights)?;
    let Knights { take, place } = knights;
    let Some(from) = state.board.castles.get(&other).copied() else {
        return Err(Contradiction::new("a territory has a castle").into());
    };
    let strength = areas.territory(other).map_or(0, |area| state.board.strength(area));
    let due = due(state, knights);
    if due > 0 {
        draft.mark([HRZ_131]);
    }
    if strength == 1 {
        draft.mark([HRZ_133]);
    }
    draft.mark([HRZ_115, HRZ_127, HRZ_128, HRZ_129, HRZ_130, HRZ_132, LR_34, LR_37, LR_38]);
    payment::to_bank(draft, by, (due, Payment::Wood, HRZ_131), treasures)?;
    draft.record(RenegadePlayed { by, from, removed: take, placed: place }.into())
}

/// Both woods ([HRZ-131](crate::clauses::HRZ_131)).
pub(crate) fn due(state: &State, knights: Knights) -> u32 {
    knights::wood(state, knights.take) + knights::wood(state, knights.place)
}

/// May somebody play a renegade so, if they can pay? Never without a knight of one's own
/// ([HRZ-132](crate::clauses::HRZ_132)); the other castle may be left alone
/// ([HRZ-133](crate::clauses::HRZ_133)).
pub(crate) fn check(
    state: &State,
    areas: &Areas,
    by: Colour,
    [own, other]: [Space; 2],
    Knights { take, place }: Knights,
) -> Result<(), Refusal> {
    holds(state, by, Card::Renegade)?;
    are_neighbours(state, by, [own, other], HRZ_127)?;
    let at = |space: Space| space.to_string();
    let owner = state.board.castles.get(&other).copied();
    let theirs = state.board.knights.get(&take).copied().filter(|it| Some(*it) == owner);
    let Some(theirs) = theirs.filter(|_| areas.joined(take, other)) else {
        let facts = said!("no-such-knight", space = at(take), castle = at(other));
        return Err(Refusal::new(Reason::NoSuchKnight, HRZ_128, facts));
    };
    if !state.board.may_go(take, theirs) {
        let facts = said!("link-broken", space = at(take));
        return Err(Refusal::new(Reason::LinkBroken, HRZ_130, facts));
    }
    if !areas.joined(place, own) {
        let facts = said!("place-elsewhere", space = at(place), castle = at(own));
        return Err(Refusal::new(Reason::NotLinked, HRZ_129, facts));
    }
    knights::check(state, by, place).map_err(|refusal| Refusal { clause: Some(HRZ_129), ..refusal })
}

pub(crate) fn renegade_played(
    state: &mut State,
    event: &RenegadePlayed,
) -> Result<(), Contradiction> {
    discard(state, event.by, Card::Renegade)?;
    if state.board.knights.remove(&event.removed) != Some(event.from) {
        return Err(Contradiction::new(format!("no such knight stands in {}", event.removed)));
    }
    *state.knights.entry(event.from).or_default() += 1;
    knights::put(state, event.by, event.placed)
}
