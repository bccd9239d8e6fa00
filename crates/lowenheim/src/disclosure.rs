//! Rules of a private briefing that are used in the open: from then on everybody may read their clauses
//!
//!
//! Whether a rule was used, only the place knows where it is carried out: what everybody sees may have
//! another cause. So each such place says it itself.

use crate::event::ClausesDisclosed;
use crate::state::State;
use crate::{Draft, REGISTER, Stop};
use decider::{Clause, Contradiction};
use std::collections::BTreeSet;

/// Private clauses were used before everybody's eyes. Marked each time, recorded once.
pub(crate) fn disclose<const N: usize>(
    clauses: [Clause; N],
    draft: &mut Draft<'_>,
) -> Result<(), Stop> {
    draft.mark(clauses);
    let news = clauses.into_iter().filter(|clause| !draft.state().disclosed.contains(clause));
    let clauses: Vec<_> = news.map(Into::into).collect();
    if clauses.is_empty() { Ok(()) } else { draft.record(ClausesDisclosed { clauses }.into()) }
}

/// An id that no register knows any more has no text that somebody could read.
#[expect(clippy::unnecessary_wraps, reason = "every event's evolve has the same signature")]
pub(crate) fn clauses_disclosed(
    state: &mut State,
    event: &ClausesDisclosed,
) -> Result<(), Contradiction> {
    let entries = event.clauses.iter().filter_map(|clause| REGISTER.find(&clause.0));
    state.disclosed.extend(entries.map(|entry| entry.clause));
    Ok(())
}

impl State {
    /// The clauses of private briefings that everybody may read by now: those that were used in the
    /// open, and all of them once the points are counted.
    #[must_use]
    pub fn open_clauses(&self) -> BTreeSet<Clause> {
        if self.scores.is_empty() {
            return self.disclosed.clone();
        }
        let private = REGISTER.entries.iter().filter(|entry| !entry.private_to.is_empty());
        private.map(|entry| entry.clause).collect()
    }
}

#[cfg(test)]
mod tests {
    use crate::State;
    use crate::clauses::{HEI_001, HEI_087, HEI_095};
    use crate::figures::Faction;
    use crate::state::Score;

    #[test]
    fn once_the_points_are_counted_nothing_is_a_secret() {
        let mut state = State::default();
        state.disclosed.insert(HEI_095);
        assert_eq!(state.open_clauses(), [HEI_095].into());
        let (faction, objectives) = (Faction::Cathay, Vec::new());
        state.scores.push(Score { faction, objectives, points: 0, rank: 1, wins: false });
        let open = state.open_clauses();
        assert!(open.contains(&HEI_087) && !open.contains(&HEI_001));
    }
}
