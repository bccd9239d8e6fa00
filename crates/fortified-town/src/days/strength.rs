//! How strong the sides are: who fights, and who orders something in the days of a siege.

use crate::clauses::{ST_19, ST_27, ST_61};
use crate::men::{Class, Fate, Man, ManId, Side};
use crate::refusal::said;
use crate::siege::{Siege, SiegeStep};
use crate::state::State;
use crate::{Draft, Reason, Refusal, Stop};
use decider::Contradiction;

/// Everybody alive of a side who can fight, with those who are stunned or in camp.
pub(crate) fn fighters(state: &State, side: Side) -> impl Iterator<Item = (&ManId, &Man)> {
    state.men.iter().filter(move |(_, man)| {
        man.side == side
            && man.fate == Fate::Alive
            && !man.is_horse()
            && man.class != Class::Civilian
    })
}

/// How many of them.
pub(crate) fn number(state: &State, side: Side) -> u32 {
    u32::try_from(fighters(state, side).count()).unwrap_or(u32::MAX)
}

/// Is a side at least so many times as strong as the other?
pub(crate) fn outnumbers(state: &State, side: Side, times: u32) -> bool {
    number(state, side) >= times * number(state, side.other())
}

/// Who leads a side: a baron, else a knight, else a sergeant; of some alike the first.
pub(crate) fn commander(state: &State, side: Side) -> Option<ManId> {
    let leads = [Class::Baron, Class::Knight, Class::Sergeant];
    leads.into_iter().find_map(|class| {
        fighters(state, side).find(|(_, man)| man.class == class).map(|(id, _)| id.clone())
    })
}

/// The siege, while it is not over.
pub(crate) fn siege(state: &State) -> Result<&Siege, Stop> {
    match &state.siege {
        Some(siege) if state.outcome.is_none() => Ok(siege),
        _ => Refusal::new(Reason::NoSiege, ST_19, said!("no-siege")).into(),
    }
}

/// The siege, as it is folded.
pub(crate) fn folded(state: &mut State) -> Result<&mut Siege, Contradiction> {
    state.siege.as_mut().ok_or_else(|| Contradiction::new("there is no siege over days"))
}

/// The side of the sender, if the day waits for it at one of these steps.
pub(crate) fn awaited(draft: &Draft<'_>, steps: &[SiegeStep]) -> Result<Side, Stop> {
    let siege = siege(draft.state())?;
    let Some(side) = Side::of(draft.by()) else {
        let facts = said!("leads-nobody", who = draft.by().to_string());
        return Refusal::new(Reason::NotYourOrder, ST_27, facts).into();
    };
    let Some((step, whose)) = siege.step else {
        return Err(Contradiction::new("the day waits for nobody").into());
    };
    if step == SiegeStep::Fighting {
        return Refusal::new(Reason::OtherStep, ST_61, said!("fighting-first")).into();
    }
    if whose != side {
        let facts = said!("other-sides-day", side = whose, step = step);
        return Refusal::new(Reason::NotYourTurn, ST_61, facts).into();
    }
    if !steps.contains(&step) {
        let facts = said!("other-step", step = step);
        return Refusal::new(Reason::OtherStep, ST_61, facts)
            .allowing(said!("at-steps", step = steps.first().copied().unwrap_or(step)))
            .into();
    }
    Ok(side)
}
