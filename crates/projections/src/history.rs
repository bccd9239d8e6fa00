//! The history in sentences, along the stream: also what was rewound, marked as such.

use crate::{LogLine, shape::HeadBody};
use chronicle::{CampaignId, Head};
use referee::{Reader, Referee, Rejected};
use schemars::JsonSchema;
use serde::Serialize;
use std::ops::RangeInclusive;

/// The most lines that one answer holds.
pub const LONGEST_PAGE: u64 = 1000;

/// Which part of the stream.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Window {
    /// The first record; none: as far back from the end as the limit allows.
    pub from: Option<u64>,
    /// The last record; none, or beyond the end: the end.
    pub to: Option<u64>,
    /// At most so many lines; none: [`LONGEST_PAGE`].
    pub limit: Option<u64>,
}

/// A part of the history.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "LogPage")]
pub struct History {
    /// In the order of the stream.
    pub lines: Vec<LogLine>,
    /// The head now.
    #[schemars(with = "HeadBody")]
    pub head: Head,
    /// The last record of the stream.
    #[schemars(with = "HeadBody")]
    pub last: Head,
}

/// The history, along the stream.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn history(
    referee: &Referee,
    campaign: CampaignId,
    reader: &Reader,
    window: Window,
) -> Result<History, Rejected> {
    let head = referee.head(campaign)?;
    let limit = window.limit.unwrap_or(LONGEST_PAGE).clamp(1, LONGEST_PAGE);
    let to = window.to.unwrap_or(head.seq).min(head.seq);
    let from = window.from.unwrap_or_else(|| (to + 1).saturating_sub(limit));
    let to = to.min(from.saturating_add(limit - 1));
    let lines = if from > to { Vec::new() } else { lines(referee, campaign, reader, from..=to)? };
    Ok(History { lines, head, last: head })
}

/// Some records of the stream as lines.
///
/// # Errors
/// As [`history`]; `unknown_record` when the stream is shorter.
pub fn lines(
    referee: &Referee,
    campaign: CampaignId,
    reader: &Reader,
    records: RangeInclusive<u64>,
) -> Result<Vec<LogLine>, Rejected> {
    let mut lines = Vec::new();
    referee.walk(campaign, records, |step| lines.push(LogLine::new(&step, reader)))?;
    Ok(lines)
}

/// What a rewind would grey out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
pub struct RewindPreview {
    /// Where to.
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
    /// How many records of an abandoned timeline would count again.
    pub back: u64,
}

/// What a rewind would grey out.
///
/// # Errors
/// As [`Referee::greyed_by`].
pub fn rewind_preview(
    referee: &Referee,
    campaign: CampaignId,
    reader: &Reader,
    to: u64,
) -> Result<RewindPreview, Rejected> {
    let preview = referee.greyed_by(campaign, to)?;
    let count = |runs: &[RangeInclusive<u64>]| -> u64 {
        runs.iter().map(|run| run.end() + 1 - run.start()).sum()
    };
    let records = count(&preview.greyed);
    let mut too_many = records.saturating_sub(LONGEST_PAGE);
    let mut greyed = Vec::new();
    for run in &preview.greyed {
        let skipped = too_many.min(run.end() + 1 - run.start());
        too_many -= skipped;
        let run = run.start() + skipped..=*run.end();
        if !run.is_empty() {
            greyed.extend(lines(referee, campaign, reader, run)?);
        }
    }
    Ok(RewindPreview {
        to,
        head: preview.head,
        greyed,
        records,
        batches: preview.batches,
        back: count(&preview.back),
    })
}
