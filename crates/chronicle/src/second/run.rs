//! What may follow a rewind: copies of what it left behind, in their order.

use super::{Open, Second, Trust, flaw};
use crate::{Brings, Brought, Flaw, Line, kind};
use chance::Bytes32;
use std::{
    collections::{BTreeSet, HashMap},
    ops::RangeInclusive,
};

/// The orders of the log, and the run of copies that is being read.
#[derive(Debug, Default)]
pub(super) struct Run {
    /// By the order's record: its intent, or that of the order that it repeats.
    intents: HashMap<u64, Bytes32>,
    /// By the order's record: the records behind it that a copy repeats, and those that it may leave
    /// out because they count along the stream.
    batches: HashMap<u64, Batch>,
    running: Option<Running>,
}

#[derive(Debug)]
struct Batch {
    last: u64,
    along: BTreeSet<u64>,
}

#[derive(Debug)]
struct Running {
    brought: Brought,
    /// Orders left behind that have not been repeated, by their records.
    left: BTreeSet<u64>,
    /// The last of them that was passed.
    passed: u64,
    /// Nothing but the rewind was read of it.
    fresh: bool,
    /// What may still be thrown in it.
    thrown: Vec<u32>,
    /// The rewind's payload is not in this copy: whatever follows may be a copy.
    unknown: bool,
}

impl Run {
    pub(super) fn intent_of(&self, order: u64) -> Bytes32 {
        self.intents.get(&order).copied().unwrap_or(Bytes32::ZERO)
    }

    pub(super) fn remember(&mut self, order: u64, intent: Bytes32) {
        self.intents.insert(order, intent);
    }

    pub(super) fn begin(&mut self, open: &Open, brought: Brought) {
        if brought.brings == Brings::Nothing {
            return;
        }
        let left = self.left_by(open);
        self.running = Some(Running {
            brought,
            left,
            passed: 0,
            fresh: true,
            thrown: Vec::new(),
            unknown: false,
        });
    }

    /// The rewind is hidden: nobody can say what may follow.
    pub(super) fn forget(&mut self) {
        self.running = Some(Running {
            brought: Brought::AMENDED,
            left: self.intents.keys().copied().collect(),
            passed: 0,
            fresh: true,
            thrown: Vec::new(),
            unknown: true,
        });
    }

    /// The orders that were on the timeline before the rewind and are not on the new one.
    fn left_by(&self, open: &Open) -> BTreeSet<u64> {
        let on = |runs: &[RangeInclusive<u64>], seq: u64| runs.iter().any(|run| run.contains(&seq));
        let orders = self.intents.keys().copied();
        orders.filter(|order| on(&open.live, *order) && *order > open.parent).collect()
    }

    /// Takes the order of a batch: is it part of a correction?
    pub(super) fn takes(&mut self, line: &Line<'_>, trust: &mut Trust) -> Result<bool, Flaw> {
        let seq = line.seq;
        let repeats = line.copy_of.or(line.replaces);
        let Some(running) = &mut self.running else {
            return match repeats {
                None => Ok(false),
                Some(_) => flaw(
                    "copy_misplaced",
                    format!("the order of record {seq} repeats another, and no rewind brings it"),
                ),
            };
        };
        let fresh = std::mem::replace(&mut running.fresh, false);
        let amends = running.brought.brings == Brings::Amend;
        let Some(original) = repeats else {
            let inserted = fresh && amends && line.by == "organiser";
            if !inserted {
                self.end(trust);
            }
            return Ok(inserted);
        };
        if line.replaces.is_some() && !(fresh && amends && line.by == "organiser") {
            let message = format!("record {seq} replaces an order; only an amendment's first may");
            return flaw("copy_misplaced", message);
        }
        if !running.left.remove(&original) || (original <= running.passed && !running.unknown) {
            let message = format!(
                "record {seq} repeats record {original}, which is no next order that was left behind"
            );
            return flaw("copy_misplaced", message);
        }
        if running.brought.only.as_ref().is_some_and(|only| only.to_string() == line.scope) {
            let message = format!("the order of record {seq} repeats what goes back");
            return flaw("copy_misplaced", message);
        }
        running.passed = original;
        Ok(true)
    }

    fn end(&mut self, trust: &mut Trust) {
        if let Some(running) = self.running.take()
            && running.brought.brings == Brings::Amend
            && !running.unknown
        {
            trust.left_out += running.left.len() as u64;
        }
    }

    pub(super) fn may_throw(&mut self, thrown: &[u32]) {
        if let Some(running) = &mut self.running {
            running.thrown = thrown.to_vec();
        }
    }

    pub(super) fn threw(&mut self, seq: u64, threw: &[u32]) -> Result<(), Flaw> {
        let Some(running) = self.running.as_mut().filter(|running| !running.unknown) else {
            return Ok(());
        };
        if !running.thrown.starts_with(threw) {
            let message = format!(
                "the batch that ends with record {seq} threw {threw:?}, which its amendment did not say"
            );
            return flaw("thrown_differs", message);
        }
        running.thrown.drain(..threw.len());
        Ok(())
    }

    /// Ends a batch, and remembers what of it a copy would repeat.
    pub(super) fn ended(&mut self, open: &Open, last: u64, trust: &mut Trust) -> Result<(), Flaw> {
        let along = (open.seq + 1..).zip(&open.behind);
        let along = along.filter(|(_, kind)| kind::is_along_the_stream(kind)).map(|(seq, _)| seq);
        self.batches.insert(open.seq, Batch { last, along: along.collect() });
        let scope = self.running.as_ref().filter(|running| !running.unknown);
        let scope = scope.is_some_and(|running| running.brought.brings == Brings::Scope);
        if let Some(original) = open.copy_of.filter(|_| scope)
            && let Some(batch) = self.batches.get(&original)
        {
            let all = original + 1..=batch.last;
            if !all.filter(|seq| !batch.along.contains(seq)).eq(open.copies.iter().copied()) {
                let message = format!(
                    "the batch that ends with record {last} does not repeat all of its original"
                );
                return flaw("copy_incomplete", message);
            }
        }
        if open.replaces.is_some() {
            trust.kept_dice += open.copies.len() as u64;
        }
        Ok(())
    }

    fn only(&self) -> Option<String> {
        let running = self.running.as_ref()?;
        running.brought.only.as_ref().map(ToString::to_string)
    }
}

impl Second {
    /// Checks a record behind an order that repeats another, or that may not.
    pub(super) fn copied(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let seq = line.seq;
        let only = self.run.only();
        let Some(open) = &mut self.open else { return Ok(()) };
        let wrong = |what: &str| flaw("copy_misplaced", format!("record {seq} {what}"));
        let Some(original) = line.copy_of else {
            let scoped = only.is_some() && open.copy_of.is_some();
            if scoped && !kind::is_along_the_stream(line.kind) {
                return wrong("stands among copies and is none");
            }
            return Ok(());
        };
        let of = match (open.copy_of, open.replaces) {
            (Some(of), None) => of,
            (None, Some(of)) if matches!(line.kind, kind::DICE_ROLLED | kind::CARD_DRAWN) => of,
            _ => return wrong("is a copy in a batch that repeats nothing"),
        };
        let last = self.run.batches.get(&of).map_or(of, |batch| batch.last);
        let passed = open.copies.last().copied().unwrap_or(of);
        if original <= passed || original > last {
            return wrong("repeats a record of another batch, or out of order");
        }
        if only.is_some_and(|only| only == line.scope) {
            return wrong("repeats what goes back");
        }
        open.copies.push(original);
        Ok(())
    }
}
