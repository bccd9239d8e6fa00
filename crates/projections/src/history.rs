//! The history in sentences, along the stream: also what was rewound, marked as such.

use crate::{Listener, LogLine, shape::HeadBody};
use campaign::Event;
use chronicle::{CampaignId, Head};
use referee::{Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "LogPage")]
pub struct History {
    /// In the order of the stream; what a later line of the same order tells with others has none of its own.
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
pub fn history<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
    window: Window,
) -> Result<History, Rejected> {
    let head = referee.head(campaign)?;
    let limit = window.limit.unwrap_or(LONGEST_PAGE).clamp(1, LONGEST_PAGE);
    let to = window.to.unwrap_or(head.seq).min(head.seq);
    let from = window.from.unwrap_or_else(|| (to + 1).saturating_sub(limit));
    let to = to.min(from.saturating_add(limit - 1));
    let mut told = Vec::new();
    if from <= to {
        let (desk, _) = referee.desk(campaign)?;
        let listener = reader.into();
        referee.walk(campaign, from..=to, |step| {
            let later =
                matches!(step.event, Some(Event::Played { event, .. }) if event.is_told_later());
            if !later {
                told.push(LogLine::new(&step, listener, &desk));
            }
        })?;
    }
    Ok(History { lines: told, head, last: head })
}

/// Some records of the stream as lines.
///
/// # Errors
/// As [`history`]; `unknown_record` when the stream is shorter.
pub fn lines<'r>(
    referee: &Referee,
    campaign: CampaignId,
    reader: impl Into<Listener<'r>>,
    records: RangeInclusive<u64>,
) -> Result<Vec<LogLine>, Rejected> {
    let (desk, _) = referee.desk(campaign)?;
    let (mut lines, listener) = (Vec::new(), reader.into());
    referee.walk(campaign, records, |step| lines.push(LogLine::new(&step, listener, &desk)))?;
    Ok(lines)
}
