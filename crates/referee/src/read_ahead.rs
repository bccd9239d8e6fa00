//! Long parts of a log, read and checked on threads of their own ahead of whoever folds them.
//!
//! What can be done with each record by itself is done there: taking it apart, its hashes, its event. Only the fold must see one
//! record behind the other.

use crate::{
    Referee, Rejected,
    codec::{NotEvent, event_of},
    live_campaign::fault,
    rejected::said,
};
use campaign::Event;
use chronicle::{CampaignId, Line};
use std::{
    num::NonZero,
    ops::RangeInclusive,
    sync::{Arc, mpsc},
    thread,
};

/// Fewer records than this are read sooner than a thread has begun.
const MANY: u64 = 1024;
/// So many records are in hand at once.
const IN_HAND: u64 = 4096;
/// So many are handed over at once.
const PART: usize = 128;
/// So many parts a thread may be ahead.
const AHEAD: usize = 4;
/// No more threads take records apart: one folds no faster than that.
const MOST_THREADS: usize = 3;

/// A record whose hashes are right.
pub(crate) struct Checked<'t> {
    pub(crate) line: Line<'t>,
    /// How many bytes its line takes.
    pub(crate) length: usize,
    /// The event that it holds; none: it holds none.
    pub(crate) event: Result<Option<Event>, NotEvent>,
}

impl<'t> Checked<'t> {
    /// Checks a line by itself.
    ///
    /// # Errors
    /// When its hashes are not right.
    pub(crate) fn of(line: Line<'t>) -> Result<Self, Rejected> {
        line.check().map_err(Rejected::damaged)?;
        let (length, event) = (line.text().len(), event_of(&line));
        Ok(Self { line, length, event })
    }
}

/// Takes a stored line apart.
pub(crate) fn read(seq: u64, text: &str) -> Result<Line<'_>, Rejected> {
    Line::read(text).map_err(|flaw| {
        Rejected::damage(said!("damaged-record", seq = seq, what = flaw.to_string()).into())
    })
}

fn checked(first: u64, texts: &[Arc<str>]) -> Vec<Result<Checked<'_>, Rejected>> {
    (first..).zip(texts).map(|(seq, text)| Checked::of(read(seq, text)?)).collect()
}

impl Referee {
    /// Hands over records one behind the other; where there are many, they are read and checked ahead.
    ///
    /// # Errors
    /// When a record is missing or damaged, and whatever `take` answers. What comes before it has been handed over.
    pub(crate) fn each_checked(
        &self,
        campaign: CampaignId,
        records: RangeInclusive<u64>,
        mut take: impl FnMut(Checked<'_>) -> Result<(), Rejected>,
    ) -> Result<(), Rejected> {
        let (mut first, end) = records.into_inner();
        if end < first + MANY {
            return self.each_line(campaign, first..=end, |line| take(Checked::of(line.clone())?));
        }
        let threads = thread::available_parallelism().map_or(1, NonZero::get);
        let threads = threads.saturating_sub(1).clamp(1, MOST_THREADS);
        let from = |first: u64| match first <= end {
            true => self.texts(campaign, first..=(first + IN_HAND - 1).min(end)),
            false => Ok(Vec::new()),
        };
        let mut texts = from(first)?;
        while !texts.is_empty() {
            let behind = first + texts.len() as u64;
            texts = thread::scope(|scope| {
                let next = scope.spawn(|| from(behind));
                let all = &texts;
                let parts: Vec<_> = (0..threads)
                    .map(|thread| {
                        let (sender, parts) = mpsc::sync_channel(AHEAD);
                        scope.spawn(move || {
                            let all = (first..).step_by(PART).zip(all.chunks(PART));
                            for (first, texts) in all.skip(thread).step_by(threads) {
                                // Where nobody takes it, whoever folds has stopped.
                                if sender.send(checked(first, texts)).is_err() {
                                    return;
                                }
                            }
                        });
                        parts
                    })
                    .collect();
                for part in 0..all.len().div_ceil(PART) {
                    // Nothing comes from a thread that broke; the scope says so.
                    for record in parts[part % threads].recv().into_iter().flatten() {
                        take(record?)?;
                    }
                }
                next.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
            })?;
            first = behind;
        }
        Ok(())
    }

    /// The stored lines of a part of a log, all of them.
    ///
    /// # Errors
    /// When one is missing, or the store fails.
    pub(crate) fn texts(
        &self,
        campaign: CampaignId,
        records: RangeInclusive<u64>,
    ) -> Result<Vec<Arc<str>>, Rejected> {
        let (from, to) = records.into_inner();
        let lines = self.parts.store.read(campaign, from, to).map_err(fault)?;
        if lines.len() as u64 != to - from + 1 {
            let missing = from + lines.len() as u64;
            return Err(Rejected::damage(said!("damaged-missing", seq = missing).into()));
        }
        Ok(lines)
    }
}
