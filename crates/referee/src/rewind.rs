//! Moving the head to an earlier, or an abandoned, batch end.

use crate::{
    Answer, Code, Greyed, Referee, Rejected, Rewind,
    accept::{answer, publish, stale, unrecordable},
    door::guarded,
    table::{Now, unknown_record},
    wish,
};
use chronicle::{Batch, BatchWriter, CampaignId, Opening, OrderGiven, Scope};
use decider::{Audience, By};
use serde_json::json;

impl Referee {
    /// Moves the head (organiser only). What came after stays in the log, greyed out, and can be
    /// rewound to in its turn.
    ///
    /// # Errors
    /// [`Rejected`]; nothing was written then.
    pub fn rewind(&self, campaign: CampaignId, rewind: &Rewind) -> Result<Answer, Rejected> {
        guarded(|| {
            wish::check_batch_id(&rewind.batch)?;
            let table = self.table(campaign)?;
            let answer = {
                let _giving = table.giving();
                let (tip, batch) = {
                    let now = table.now();
                    let command = json!({ "rewind": { "to": rewind.to } }).to_string();
                    let again = self.batch_before(&table, &now, &rewind.batch, |record| {
                        let given: OrderGiven = record.read_data().map_err(Rejected::damaged)?;
                        Ok(record.by == rewind.by && given.command.get() == command)
                    })?;
                    if let Some(answer) = again {
                        return Ok(answer);
                    }
                    check(&now, rewind)?;
                    (now.tip, self.rewound(&now, rewind)?)
                };
                let target = self.standing_at(&table, rewind.to)?;
                self.store(&table, &tip, &batch)?;
                let answer = answer(rewind.batch, &batch)?;
                publish(&table, &batch, |_| target.rewound(answer.head))?;
                answer
            };
            self.published(campaign, answer.head);
            Ok(answer)
        })
    }

    fn rewound(&self, now: &Now, rewind: &Rewind) -> Result<Batch, Rejected> {
        let secret = now.private.secret();
        let opening = Opening {
            parent: rewind.to,
            batch: rewind.batch,
            at: self.timestamp(),
            by: rewind.by.clone(),
            scope: Scope::Campaign,
            audience: Audience::Everyone,
            copy_of: None,
        };
        let given = OrderGiven {
            command: wish::raw(&json!({ "rewind": { "to": rewind.to } }))?,
            head: rewind.head,
            nonce: None,
            thrown: None,
        };
        let mut writer =
            BatchWriter::begin(&secret, &now.tip, opening, &given).map_err(unrecordable)?;
        writer.timeline_rewound(rewind.reason.trim(), None).map_err(Rejected::bug)?;
        Ok(writer.finish())
    }

    /// What a rewind would grey out, and what it would bring back.
    ///
    /// # Errors
    /// As [`Referee::rewind`], for a `to` that cannot be rewound to.
    pub fn greyed_by(&self, campaign: CampaignId, to: u64) -> Result<Greyed, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        check_target(&now, to)?;
        let path = now.timelines.path_to(to);
        let live = now.timelines.live_path();
        let greyed = without(live, &path);
        let back = without(&path, live);
        let batches = greyed.iter().map(|run| ends_in(&now, run)).sum();
        Ok(Greyed { to, head: now.tip.last, greyed, back, batches })
    }
}

type Runs = Vec<std::ops::RangeInclusive<u64>>;

/// Batch ends in a run that begins and ends at batches' bounds.
fn ends_in(now: &Now, run: &std::ops::RangeInclusive<u64>) -> u64 {
    let mut count = 0;
    let mut seq = *run.start();
    while seq <= *run.end() {
        let Some((_, last)) = now.timelines.batch_of(seq) else { break };
        count += 1;
        seq = last + 1;
    }
    count
}

/// What of one path is not on another. Two paths share a beginning and nothing behind it.
fn without(
    path: &[std::ops::RangeInclusive<u64>],
    other: &[std::ops::RangeInclusive<u64>],
) -> Runs {
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
        return Err(Rejected::new(Code::NotOrganiser, "Only the organiser rewinds."));
    }
    let reason = rewind.reason.trim();
    if !(1..=500).contains(&reason.chars().count()) || reason.chars().any(char::is_control) {
        return Err(Rejected::new(
            Code::BadText,
            "A rewind needs a reason of 1 to 500 characters in one line: everybody will read it.",
        ));
    }
    check_target(now, rewind.to)?;
    let end = now.tip.last.seq;
    if rewind.head > end {
        return Err(unknown_record(rewind.head, end));
    }
    if rewind.head != end {
        return Err(stale(
            &format!(
                "Something has happened since record {}, which you saw, and would be greyed out as \
                 well. Look again, then rewind.",
                rewind.head
            ),
            rewind.head,
            end,
        ));
    }
    Ok(())
}

fn check_target(now: &Now, to: u64) -> Result<(), Rejected> {
    let end = now.tip.last.seq;
    if to > end {
        return Err(unknown_record(to, end));
    }
    if to == end {
        return Err(Rejected::new(Code::AlreadyThere, format!("The head is record {to} already.")));
    }
    if now.timelines.is_batch_end(to) {
        return Ok(());
    }
    let (first, last) = now.timelines.batch_of(to).unwrap_or((to, to));
    let before = first.saturating_sub(1);
    Err(Rejected::new(
        Code::NotBatchEnd,
        format!(
            "Record {to} is in the middle of what one order caused. Rewind to record {before}, before \
             that order, or to record {last}, behind it."
        ),
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
