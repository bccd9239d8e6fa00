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
    sync::{Arc, OnceLock, mpsc},
    thread,
};

/// Fewer records than this are read sooner than a thread has begun.
const MANY: u64 = 1024;
/// So many records are in hand at once: what was read stays until the last of them is folded.
const IN_HAND: u64 = 16 * 1024;
/// So many are read and handed over at once.
const PART: u64 = 512;
/// So many parts a thread may be ahead.
const AHEAD: usize = 2;
/// No more threads read ahead: one folds no faster than that.
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
        let (first, end) = records.into_inner();
        if end < first + MANY {
            return self.each_line(campaign, first..=end, |line| take(Checked::of(line.clone())?));
        }
        for from in (first..=end).step_by(IN_HAND as usize) {
            self.each_in_hand(campaign, from..=end.min(from + IN_HAND - 1), &mut take)?;
        }
        Ok(())
    }

    /// The same, of so many as are in hand at once. Each thread reads and checks parts of its own, while those of the others are
    /// folded.
    fn each_in_hand(
        &self,
        campaign: CampaignId,
        records: RangeInclusive<u64>,
        mut take: impl FnMut(Checked<'_>) -> Result<(), Rejected>,
    ) -> Result<(), Rejected> {
        let end = *records.end();
        // A checked record lies in what was read, which stays here.
        let parts: Vec<(u64, OnceLock<Vec<Arc<str>>>)> =
            records.step_by(PART as usize).map(|from| (from, OnceLock::new())).collect();
        let threads = thread::available_parallelism()
            .map_or(1, NonZero::get)
            .min(MOST_THREADS)
            .min(parts.len());
        thread::scope(|scope| {
            let ahead: Vec<_> = (0..threads)
                .map(|thread| {
                    let (sender, ahead) = mpsc::sync_channel(AHEAD);
                    let own = parts.iter().skip(thread).step_by(threads);
                    scope.spawn(move || {
                        for (from, kept) in own {
                            let read = self.texts(campaign, *from..=end.min(from + PART - 1));
                            let part = read.map(|texts| checked(*from, kept.get_or_init(|| texts)));
                            // Where nobody takes it, whoever folds has stopped.
                            if sender.send(part).is_err() {
                                return;
                            }
                        }
                    });
                    ahead
                })
                .collect();
            for part in 0..parts.len() {
                // Nothing comes from a thread that broke; the scope says so.
                let Ok(part) = ahead[part % threads].recv() else { return Ok(()) };
                for record in part? {
                    take(record?)?;
                }
            }
            Ok(())
        })
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
