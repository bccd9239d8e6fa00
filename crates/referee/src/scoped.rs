//! Rewinding one engagement and keeping what the others did since.

use crate::{
    Code, Referee, Rejected, Rewind, Signatures,
    correction::{Correction, Leaving},
    live_campaign::{LiveCampaign, Now},
    parsed_order,
    past_order::{Again, Past},
    rejected::said,
};
use campaign::State;
use chance::{Blind, Shortfall};
use chronicle::{Brought, Scope};
use decider::{Audience, Stop};
use serde_json::json;

/// What a scoped rewind would do.
pub(crate) struct Sparing {
    /// The last batch end before anything of the engagement that goes back.
    pub(crate) to: u64,
    /// The orders that go back, by their records.
    pub(crate) goes: Vec<std::ops::RangeInclusive<u64>>,
    /// What follows again.
    pub(crate) kept: Vec<Past>,
    /// What cannot be kept, and why.
    pub(crate) lost: Vec<Lost>,
    /// The state behind all that.
    pub(crate) state: State,
}

/// An order of another scope that cannot be kept, because it came out of what goes back.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Lost {
    /// Its `order.given`.
    pub order: u64,
    /// The records of its batch.
    pub records: std::ops::RangeInclusive<u64>,
    /// Why: the code of a refusal, or `changed_what_goes_back`, `depends_on_what_goes_back`.
    pub code: &'static str,
}

impl Sparing {
    /// Would an order of another scope be lost?
    pub(crate) fn loses(&self) -> bool {
        !self.lost.is_empty()
    }
}

impl Referee {
    /// What would happen if one engagement went back to a record of the live timeline.
    pub(crate) fn sparing(
        &self,
        table: &LiveCampaign,
        now: &Now,
        to: u64,
        scope: &Scope,
    ) -> Result<Sparing, Rejected> {
        if *scope == Scope::Campaign {
            return Err(Rejected::new(Code::UnknownScope, said!("campaign-goes-back")));
        }
        if Self::engagement(&now.standing, scope).is_err() {
            return Err(parsed_order::unknown_scope(&now.standing.state, scope));
        }
        if !now.timelines.is_live(to) {
            return Err(Rejected::new(Code::NotLive, said!("left-behind-scoped", to = to)));
        }
        let called = || parsed_order::scope_called(&now.standing.state, scope);
        let mut behind = self.past_behind(table, now.timelines.live_path(), to)?;
        let Some(first) = behind.iter().position(|past| past.touches(scope)) else {
            let message = said!("nothing-since", scope = called(), to = to);
            return Err(Rejected::new(Code::AlreadyThere, message));
        };
        behind.drain(..first);
        let to = behind.first().and_then(|past| past.order().parent).unwrap_or(0);
        let target = self.standing_on(table, now, to)?;
        let mut then = target.state.clone();
        let mut state = then.clone();
        if Self::engagement(&target, scope).is_err() {
            let message = said!("not-open-yet", scope = called(), to = to);
            return Err(Rejected::new(Code::UnknownScope, message));
        }
        let (mut goes, mut kept, mut lost) = (Vec::new(), Vec::new(), Vec::new());
        for past in behind {
            let before = then.clone();
            past.fold(&mut then).map_err(Rejected::bug)?;
            if past.is_bookkeeping() {
                continue;
            }
            if past.order().scope == *scope {
                goes.push(past.numbers());
                continue;
            }
            let code = if past.touches(scope) {
                "changed_what_goes_back"
            } else {
                let mut trial = state.clone();
                let again =
                    past.decide_again(self.parts.decide, &before, &mut trial, &mut Blind, None)?;
                match again {
                    Again::Same => {
                        state = trial;
                        kept.push(past);
                        continue;
                    }
                    Again::Stopped(Stop::Refused(refusal)) => refusal.code(),
                    Again::Unreadable(rejected) => rejected.code,
                    Again::Stopped(Stop::Chance(
                        Shortfall::NeedsDice(_) | Shortfall::NeedsCard(_),
                    ))
                    | Again::Stopped(_)
                    | Again::Other(_) => "depends_on_what_goes_back",
                }
            };
            lost.push(Lost { order: past.order().seq, records: past.numbers(), code });
        }
        Ok(Sparing { to, goes, kept, lost, state })
    }

    /// The batches of a scoped rewind.
    pub(crate) fn spared(
        &self,
        now: &Now,
        rewind: &Rewind,
        scope: &Scope,
        sparing: &Sparing,
        signatures: &Signatures,
    ) -> Result<Correction<'static>, Rejected> {
        let at = self.moment(&now.terms);
        let mut correction = Correction::new(now, at, rewind.batch, signatures);
        correction.leave(Leaving {
            by: rewind.by.clone(),
            to: sparing.to,
            command: parsed_order::raw(&json!({ "rewind": { "only": scope, "to": rewind.to } }))?,
            audience: Audience::Everyone,
            reason: rewind.reason.trim(),
            dispute: rewind.dispute.as_deref(),
            brings: Brought::without(scope.clone()),
            thrown: None,
        })?;
        correction.attestor.complete()?;
        for past in &sparing.kept {
            correction.copy(past)?;
        }
        Ok(correction)
    }
}
