//! Toppling a ladder, from above or from below by one procedure ([HAV-128](crate::clauses::HAV_128),
//! [ST-13](crate::clauses::ST_13), [ST-48](crate::clauses::ST_48)).

use crate::acting;
use crate::clauses::{HAV_128, HAV_129, ST_13, ST_48};
use crate::command::Topple;
use crate::event::TopplingTried;
use crate::harm;
use crate::ladders;
use crate::men::ManId;
use crate::refusal::said;
use crate::spot::Spot;
use crate::state::{Moving, Phase, State};
use crate::steps::{able, free_hands, pay, undisturbed};
use crate::tables;
use crate::ways;
use crate::works::LadderAt;
use crate::{Draft, Reason, Refusal, Stop};
use board::Hex;
use chance::Dice;
use decider::Contradiction;
use std::collections::BTreeMap;

/// Some try together; each try is one a phase.
pub(crate) fn topple(order: &Topple, draft: &mut Draft<'_>) -> Result<(), Stop> {
    let side = acting::side(draft, &[Phase::Movement])?;
    let state = draft.state();
    let ladder = &order.ladder;
    let LadderAt::Standing { foot, top, .. } = ladders::known(state, ladder)?.at else {
        let facts = said!("does-not-stand", ladder = ladder);
        return Refusal::new(Reason::NotCarried, HAV_128, facts).into();
    };
    if state.shaken.contains(&(side, ladder.clone())) {
        let facts = said!("shaken-already", ladder = ladder);
        return Refusal::new(Reason::NotYet, ST_48, facts).into();
    }
    let mut by: BTreeMap<ManId, u32> = BTreeMap::new();
    for who in &order.men {
        let (_, at) = able(state, side, who)?;
        free_hands(state, who)?;
        if !is_beside(state, at, (foot, top)) {
            let facts = said!("not-at-ladder", who = who, ladder = ladder);
            let (foot, top) = (foot.to_string(), top.to_string());
            return Refusal::new(Reason::NotThere, HAV_129, facts)
                .allowing(said!("topple-from", foot = foot, top = top))
                .into();
        }
        undisturbed(state, side, (who, at), ST_13)?;
        by.insert(who.clone(), pay(state, who, tables::TOPPLE, ST_13)?);
    }
    if by.is_empty() {
        let facts = said!("nobody-named", ladder = ladder);
        return Refusal::new(Reason::NotThere, ST_13, facts).into();
    }
    let below = by.keys().any(|who| {
        let place = state.men.get(who).and_then(|man| man.place);
        place.is_some_and(|place| !state.is_on_wall(place))
    });
    let climber = state.standing_at(Spot::ladder(foot)).map(|(id, _)| id.clone());
    let long = state.is_on_long_ladder(Spot::ladder(foot));
    let added = modifier(by.len(), climber.is_some());
    draft.mark([ST_48]);
    if below {
        draft.mark([HAV_128, HAV_129]);
    }
    let die: u32 = draft.roll(ST_13, "topple", Dice::new(1, 10))?.iter().sum();
    let total = i32::try_from(die).unwrap_or_default() + added;
    let toppled = total >= tables::TOPPLES;
    let broken = toppled && die == tables::TOPPLE_BREAKS;
    let ladder = ladder.clone();
    draft.record(TopplingTried { ladder, by, die, total, toppled, broken }.into())?;
    match climber {
        Some(climber) if toppled => harm::fall(&climber, long, draft),
        _ => Ok(()),
    }
}

/// One for each friend beside the first, one less with somebody on the ladder
/// ([ST-48](crate::clauses::ST_48)).
fn modifier(men: usize, climbed: bool) -> i32 {
    let friends = i32::try_from(men.saturating_sub(1)).unwrap_or(i32::MAX);
    friends - i32::from(climbed)
}

/// Does a die topple a ladder for so many people as it stands now?
pub(crate) fn topples(state: &State, order: &Topple, die: u32) -> bool {
    let foot = state.works.ladders.get(&order.ladder).and_then(|ladder| match ladder.at {
        LadderAt::Standing { foot, .. } => Some(foot),
        _ => None,
    });
    let climbed = foot.is_some_and(|foot| state.standing_at(Spot::ladder(foot)).is_some());
    let die = i32::try_from(die).unwrap_or_default();
    die + modifier(order.men.len(), climbed) >= tables::TOPPLES
}

/// From above one stands at its top or on a rampart beside that, from below beside its foot.
fn is_beside(state: &State, at: Spot, (foot, top): (Hex, Hex)) -> bool {
    let Some(wall) = state.on_wall(top) else { return false };
    if state.is_on_wall(at) {
        at == wall || (at.hex.distance(top) == 1 && ways::between(state, at, wall).is_some())
    } else {
        at.hex.distance(foot) == 1 && ways::between(state, at, Spot::ground(foot)).is_some()
    }
}

pub(crate) fn toppling_tried(
    state: &mut State,
    event: &TopplingTried,
) -> Result<(), Contradiction> {
    let first = event.by.keys().next();
    let side = first.and_then(|id| state.men.get(id)).map(|man| man.side);
    let side = side.ok_or_else(|| Contradiction::new("nobody topples"))?;
    state.shaken.insert((side, event.ladder.clone()));
    for (id, &left) in &event.by {
        state.spend(id, left);
        state.moving = Some(Moving::Man(id.clone()));
    }
    let ladder = ladders::of(state, &event.ladder)?;
    if let LadderAt::Standing { foot, .. } = ladder.at
        && event.toppled
    {
        let place = Spot::ground(foot);
        ladder.at = if event.broken { LadderAt::Broken } else { LadderAt::Lying { place } };
    }
    Ok(())
}
