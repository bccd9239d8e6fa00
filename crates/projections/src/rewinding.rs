//! What a rewind would do, before anybody does it.

use crate::{
    LONGEST_PAGE, Listener, LogLine, compare::is_of_desk, lines, shape::HeadBody, words::words,
};
use campaign::desk::DeskEvent;
use chronicle::{CampaignId, Head, Scope, kind};
use referee::{Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// What a rewind would grey out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RewindPreview {
    /// Where to. A scoped rewind leads to the last batch end before anything of its engagement.
    pub to: u64,
    /// The head now.
    #[schemars(with = "HeadBody")]
    pub head: Head,
    /// What would be left behind; only the last [`LONGEST_PAGE`] records.
    pub greyed: Vec<LogLine>,
    /// How many records in all.
    pub records: u64,
    /// How many orders in all.
    pub batches: u64,
    /// Whose orders they are: how many of each sender.
    pub by: BTreeMap<String, u64>,
    /// Which tables are touched: how many records of each, and of the campaign as a whole.
    pub tables: BTreeMap<String, u64>,
    /// How many records of an abandoned timeline would count again.
    pub back: u64,
    /// In a scoped rewind: the orders of others that would follow again.
    pub kept: Vec<LogLine>,
    /// In a scoped rewind: the orders of others that cannot be kept. They are among the greyed.
    pub lost: Vec<LostOrder>,
}

/// An order that a scoped rewind cannot keep, because it came out of what goes back.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct LostOrder {
    /// The order.
    pub order: LogLine,
    /// Why: the code of a refusal, or `changed_what_goes_back`, `depends_on_what_goes_back`.
    pub code: String,
    /// The same as a sentence.
    pub why: String,
}

/// What a rewind would grey out: of everything, or of one engagement.
///
/// # Errors
/// As [`Referee::greyed_by`].
pub fn rewind_preview<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
    to: u64,
    only: Option<&Scope>,
) -> Result<RewindPreview, Rejected> {
    let listener = reader.into();
    let preview = referee.greyed_by(campaign, to, only)?;
    let count = |runs: &[RangeInclusive<u64>]| -> u64 {
        runs.iter().map(|run| run.end() + 1 - run.start()).sum()
    };
    let (mut by, mut tables) = (BTreeMap::new(), BTreeMap::new());
    for run in &preview.greyed {
        referee.each_record(campaign, run.clone(), |line| {
            if line.kind == kind::ORDER_GIVEN {
                *by.entry(line.by.to_owned()).or_default() += 1;
            }
            if !DeskEvent::KINDS.contains(&line.kind) {
                *tables.entry(line.scope.to_owned()).or_default() += 1;
            }
        })?;
    }
    let order = |run: &RangeInclusive<u64>| -> Result<Option<LogLine>, Rejected> {
        Ok(lines(referee, campaign, listener, *run.start()..=*run.start())?.pop())
    };
    let mut kept = Vec::new();
    for run in preview.kept.iter().take(LONGEST_PAGE as usize) {
        kept.extend(order(run)?);
    }
    let mut lost = Vec::new();
    for gone in &preview.lost {
        if let Some(order) = order(&gone.records)? {
            // Why somebody's secret order cannot stand would tell of the secret.
            let code = if order.hidden { "depends_on_what_goes_back" } else { gone.code };
            let why = words(listener.language).say("lost", &[("code", code.into())]);
            lost.push(LostOrder { order, code: code.to_owned(), why });
        }
    }
    let mut greyed = last_lines(referee, campaign, listener, &preview.greyed)?;
    // What was said at the desk counts wherever the head is.
    greyed.retain(|line| !is_of_desk(line));
    Ok(RewindPreview {
        to: preview.to,
        head: preview.head,
        greyed,
        records: count(&preview.greyed),
        batches: preview.batches,
        by,
        tables,
        back: count(&preview.back),
        kept,
        lost,
    })
}

/// The lines of some runs; only the last [`LONGEST_PAGE`].
pub(crate) fn last_lines(
    referee: &Referee,
    campaign: CampaignId,
    listener: Listener<'_>,
    runs: &[RangeInclusive<u64>],
) -> Result<Vec<LogLine>, Rejected> {
    let records: u64 = runs.iter().map(|run| run.end() + 1 - run.start()).sum();
    let mut too_many = records.saturating_sub(LONGEST_PAGE);
    let mut told = Vec::new();
    for run in runs {
        let skipped = too_many.min(run.end() + 1 - run.start());
        too_many -= skipped;
        let run = run.start() + skipped..=*run.end();
        if !run.is_empty() {
            told.extend(lines(referee, campaign, listener, run)?);
        }
    }
    Ok(told)
}
