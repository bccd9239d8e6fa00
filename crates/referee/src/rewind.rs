//! Moving the head to an earlier, or an abandoned, batch end.

use crate::{
    Answer, Code, Lost, Referee, Rejected, Rewind, Signatures, StateAt,
    accept::{publish, stale},
    book,
    correction::{Correction, Leaving},
    deputies,
    live_campaign::{LiveCampaign, Now, unknown_record},
    panic_guard::guarded,
    parsed_order,
    rejected::said,
};
use chronicle::{Brought, CampaignId, Head, OrderGiven, Scope};
use decider::{Audience, By};
use serde_json::{Value, json};
use std::{ops::RangeInclusive, sync::Arc};

/// A rewind that is ready to be stored.
struct Corrected {
    correction: Correction<'static>,
    /// Where it leads.
    target: Arc<StateAt>,
    /// The state behind it, where that is another than at the target.
    state: Option<campaign::State>,
}

impl Rewind {
    fn command(&self) -> Value {
        match &self.only {
            None => json!({ "rewind": { "to": self.to } }),
            Some(scope) => json!({ "rewind": { "only": scope, "to": self.to } }),
        }
    }
}

/// What a rewind would do.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Greyed {
    /// Where to.
    pub to: u64,
    /// The head now.
    pub head: Head,
    /// The records that it would leave behind.
    pub greyed: Vec<RangeInclusive<u64>>,
    /// The records that it would bring back.
    pub back: Vec<RangeInclusive<u64>>,
    /// How many orders it would leave behind.
    pub batches: u64,
    /// Orders that would follow again as copies, each by its records.
    pub kept: Vec<RangeInclusive<u64>>,
    /// Orders of other scopes that cannot be kept; they are among those left behind.
    pub lost: Vec<Lost>,
}

impl Referee {
    /// Moves the head (organiser only). What came after stays in the log, greyed out, and can be
    /// rewound to in its turn. Where the rewind names one engagement, what the others did since
    /// follows again as copies.
    ///
    /// # Errors
    /// [`Rejected`]; nothing was written then.
    pub fn rewind(&self, campaign: CampaignId, rewind: &Rewind) -> Result<Answer, Rejected> {
        self.rewind_signed(campaign, rewind, &Signatures::none())
    }

    /// As [`Referee::rewind`], with the word of the organiser's device (version 2 of the log).
    ///
    /// # Errors
    /// As there; `signature_needed` where the organiser signs.
    pub fn rewind_signed(
        &self,
        campaign: CampaignId,
        rewind: &Rewind,
        signatures: &Signatures,
    ) -> Result<Answer, Rejected> {
        guarded(|| {
            parsed_order::check_batch_id(&rewind.batch)?;
            let answer = self.writing(campaign, |table| {
                let _giving = table.giving_freely()?;
                self.handed_over(table, &rewind.by, signatures)?;
                let now = table.now();
                let command = rewind.command().to_string();
                let again = self.batch_before(table, &now, &rewind.batch, |record| {
                    let given: OrderGiven = record.read_data().map_err(Rejected::damaged)?;
                    Ok(record.by == rewind.by && given.command.get() == command)
                })?;
                if let Some(answer) = again {
                    return Ok(answer);
                }
                book::check_open(&now.desk)?;
                check(&now, rewind)?;
                if !book::settles_anothers(&now.desk, rewind.dispute.as_deref()) {
                    self.check_consent(table, &now, rewind.to, rewind.only.as_ref())?;
                }
                let Corrected { correction, target, state } =
                    self.rewound(table, &now, rewind, signatures)?;
                drop(now);
                self.corrected(table, &correction, &target, state)
            })?;
            self.published(campaign, answer.head);
            Ok(answer)
        })
    }

    /// The batches of a rewind, where they lead, and the state behind them if it is another.
    fn rewound(
        &self,
        table: &LiveCampaign,
        now: &Now,
        rewind: &Rewind,
        signatures: &Signatures,
    ) -> Result<Corrected, Rejected> {
        if let Some(scope) = &rewind.only {
            let sparing = self.sparing(table, now, rewind.to, scope)?;
            let correction = self.spared(now, rewind, scope, &sparing, signatures)?;
            let target = self.standing_on(table, now, sparing.to)?;
            return Ok(Corrected { correction, target, state: Some(sparing.state) });
        }
        let mut correction =
            Correction::new(now, self.moment(&now.terms), rewind.batch, signatures);
        correction.leave(Leaving {
            by: rewind.by.clone(),
            to: rewind.to,
            command: parsed_order::raw(&rewind.command())?,
            audience: Audience::Everyone,
            reason: rewind.reason.trim(),
            dispute: rewind.dispute.as_deref(),
            brings: Brought::NOTHING,
            thrown: None,
        })?;
        correction.attestor.complete()?;
        let target = self.standing_on(table, now, rewind.to)?;
        Ok(Corrected { correction, target, state: None })
    }

    /// Stores a correction, whole or not at all, and shows it to everybody.
    pub(crate) fn corrected(
        &self,
        table: &LiveCampaign,
        correction: &Correction,
        target: &StateAt,
        state: Option<campaign::State>,
    ) -> Result<Answer, Rejected> {
        let before = table.now().tip;
        self.store_all(table, &before, &correction.batches)?;
        publish(table, &correction.batches, |_| target.after(state, &correction.batches))?;
        Ok(correction.answer())
    }

    /// What a rewind would grey out, what it would bring back, and what it would repeat.
    ///
    /// # Errors
    /// As [`Referee::rewind`], for a `to` that cannot be rewound to.
    pub fn greyed_by(
        &self,
        campaign: CampaignId,
        to: u64,
        only: Option<&Scope>,
    ) -> Result<Greyed, Rejected> {
        guarded(|| {
            let table = self.table(campaign)?;
            let now = table.now();
            self.greyed_on(&table, &now, to, only)
        })
    }

    pub(crate) fn greyed_on(
        &self,
        table: &LiveCampaign,
        now: &Now,
        to: u64,
        only: Option<&Scope>,
    ) -> Result<Greyed, Rejected> {
        check_target(now, to)?;
        let head = now.tip.last;
        if let Some(scope) = only {
            let sparing = self.sparing(table, now, to, scope)?;
            let lost = sparing.lost.iter().map(|lost| lost.records.clone());
            let mut greyed: Runs = sparing.goes.iter().cloned().chain(lost).collect();
            greyed.sort_by_key(|run| *run.start());
            let batches = greyed.len() as u64;
            let kept = sparing.kept.iter().map(|past| past.numbers()).collect();
            let (to, lost) = (sparing.to, sparing.lost);
            return Ok(Greyed { to, head, greyed, back: Vec::new(), batches, kept, lost });
        }
        let path = now.timelines.path_to(to);
        let live = now.timelines.live_path();
        let greyed = without(live, &path);
        let back = without(&path, live);
        let batches = greyed.iter().map(|run| now.timelines.batches_in(run)).sum();
        let (kept, lost) = (Vec::new(), Vec::new());
        Ok(Greyed { to, head, greyed, back, batches, kept, lost })
    }
}

pub(crate) type Runs = Vec<RangeInclusive<u64>>;

/// What of one path is not on another. Two paths share a beginning and nothing behind it.
pub(crate) fn without(path: &[RangeInclusive<u64>], other: &[RangeInclusive<u64>]) -> Runs {
    let shared = path
        .iter()
        .zip(other)
        .take_while(|(one, two)| one.start() == two.start())
        .map(|(one, two)| *one.end().min(two.end()))
        .last();
    let rest = path.iter().filter_map(|run| {
        let start = shared.map_or(*run.start(), |shared| (*run.start()).max(shared + 1));
        (start <= *run.end()).then(|| start..=*run.end())
    });
    rest.collect()
}

fn check(now: &Now, rewind: &Rewind) -> Result<(), Rejected> {
    if rewind.by != By::Organiser {
        return Err(Rejected::new(Code::NotOrganiser, said!("only-organiser-rewinds")));
    }
    book::check_reason(&rewind.reason)?;
    check_target(now, rewind.to)?;
    let end = now.tip.last.seq;
    if rewind.head > end {
        return Err(unknown_record(rewind.head, end));
    }
    if rewind.head != end && !deputies::is_handed_over(&now.desk, rewind.head, end) {
        return Err(stale(said!("stale-rewind", head = rewind.head), rewind.head, end));
    }
    Ok(())
}

fn check_target(now: &Now, to: u64) -> Result<(), Rejected> {
    let end = now.tip.last.seq;
    if to > end {
        return Err(unknown_record(to, end));
    }
    if to == end {
        return Err(Rejected::new(Code::AlreadyThere, said!("head-already", to = to)));
    }
    if now.timelines.is_batch_end(to) {
        return Ok(());
    }
    let (first, last) = now.timelines.batch_of(to).unwrap_or((to, to));
    let before = first.saturating_sub(1);
    Err(Rejected::new(
        Code::NotBatchEnd,
        said!("rewind-within", to = to, before = before, last = last),
    ))
}

#[cfg(test)]
mod tests {
    use super::without;

    #[test]
    fn paths_are_told_apart() {
        assert_eq!(without(&[0..=9], &[0..=4]), [5..=9]);
        assert_eq!(without(&[0..=4], &[0..=9]), []);
        assert_eq!(without(&[0..=4, 10..=12], &[0..=9]), [10..=12]);
        assert_eq!(without(&[0..=9], &[0..=4, 10..=12]), [5..=9]);
        assert_eq!(without(&[0..=4, 10..=12, 20..=22], &[0..=4, 10..=15]), [20..=22]);
    }
}
