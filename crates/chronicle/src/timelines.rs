//! Which record follows which: rewinds, abandoned paths and batch ends.

mod batches;
mod beside;

use crate::{Flaw, Format, Head, Line, Record, TimelineRewound, Timestamp, Tip, kind};
use batches::Batches;
pub use beside::BesideBatches;
use chance::Bytes32;
use serde::{Deserialize, Serialize};
use std::ops::RangeInclusive;
use uuid::Uuid;

/// An index over a stream, fed record by record. It holds some bytes for each batch and checks,
/// while it is fed, everything that links records to each other: numbers, hashes of the
/// predecessor, batches, parents and seals.
///
/// It does not look into payloads, except for where a rewind leads to.
#[derive(Debug, Clone, Default)]
pub struct Timelines {
    batches: Batches,
    /// Runs of records that follow each other without a rewind between them.
    stretches: Vec<Stretch>,
    /// The path from genesis to the end of the stream.
    live: Vec<RangeInclusive<u64>>,
    open: Option<OpenBatch>,
    last: Option<Head>,
    next_envelope: u64,
    seal: Option<Bytes32>,
    format: Format,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
struct Stretch {
    first: u64,
    parent: Option<u64>,
}

#[derive(Debug, Clone)]
struct OpenBatch {
    id: Uuid,
    at: Timestamp,
    first: u64,
    parent: u64,
    /// Nothing stands behind its order but links that are accounted for.
    accounts: bool,
}

/// The part of a record that links it to others.
pub(crate) struct Link<'r> {
    pub(crate) seq: u64,
    pub(crate) parent: Option<u64>,
    pub(crate) batch: Uuid,
    pub(crate) last: bool,
    pub(crate) at: Timestamp,
    pub(crate) kind: &'r str,
    pub(crate) opens: Option<u64>,
    pub(crate) seal: Option<Bytes32>,
    pub(crate) copy_of: Option<u64>,
    pub(crate) prev: Bytes32,
    pub(crate) hash: Bytes32,
    pub(crate) data: Option<&'r str>,
}

impl<'r> From<&'r Record> for Link<'r> {
    fn from(record: &'r Record) -> Self {
        Self {
            seq: record.seq,
            parent: record.parent,
            batch: record.batch,
            last: record.last,
            at: record.at,
            kind: &record.kind,
            opens: record.opens,
            seal: record.seal,
            copy_of: record.copy_of,
            prev: record.prev,
            hash: record.hash,
            data: record.data_text(),
        }
    }
}

impl<'r> From<&Line<'r>> for Link<'r> {
    fn from(line: &Line<'r>) -> Self {
        Self {
            seq: line.seq,
            parent: line.parent,
            batch: line.batch,
            last: line.last,
            at: line.at,
            kind: line.kind,
            opens: line.opens,
            seal: line.seal,
            copy_of: line.copy_of,
            prev: line.prev,
            hash: line.hash,
            data: line.data,
        }
    }
}

fn flaw(code: &'static str, message: String) -> Result<(), Flaw> {
    Err(Flaw::new(code, message))
}

impl Timelines {
    /// The index of an empty stream.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Takes the next record of the stream.
    ///
    /// # Errors
    /// [`Flaw`] when it cannot stand there; the index is then as before.
    pub fn push(&mut self, record: &Record) -> Result<(), Flaw> {
        self.link(&Link::from(record))
    }

    /// Takes the next line of the stream.
    ///
    /// # Errors
    /// As [`Timelines::push`].
    pub fn push_line(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        self.link(&Link::from(line))
    }

    /// The live head: the end of the last whole batch, 0 in an empty stream.
    #[must_use]
    pub fn head(&self) -> u64 {
        self.batches.last_end().unwrap_or(0)
    }

    /// The end of the stream; `None` when it is empty or stands inside a batch.
    #[must_use]
    pub fn tip(&self) -> Option<Tip> {
        let last = self.last.filter(|_| self.open.is_none())?;
        Some(Tip { last, next_envelope: self.next_envelope })
    }

    /// The seal of the envelope on the table.
    #[must_use]
    pub const fn seal(&self) -> Option<Bytes32> {
        self.seal
    }

    /// The version of the format that genesis named; the first, of an empty stream.
    #[must_use]
    pub const fn format(&self) -> Format {
        self.format
    }

    /// How many records the stream has.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.last.map_or(0, |last| last.seq + 1)
    }

    /// Has nothing been pushed yet?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.last.is_none()
    }

    /// Does the record lie on the path from genesis to the live head?
    #[must_use]
    pub fn is_live(&self, seq: u64) -> bool {
        on_path(&self.live, seq)
    }

    /// Is it the last record of a whole batch?
    #[must_use]
    pub fn is_batch_end(&self, seq: u64) -> bool {
        self.batches.ends_with(seq)
    }

    /// The path of `parent` links from genesis to `seq`, as runs of records in reading order; the
    /// state at `seq` is the fold along them. Empty when there is no such record.
    #[must_use]
    pub fn path_to(&self, seq: u64) -> Vec<RangeInclusive<u64>> {
        let mut path = Vec::new();
        let mut next = (seq < self.len()).then_some(seq);
        while let Some(end) = next {
            let at = self.stretches.partition_point(|stretch| stretch.first <= end);
            let Some(stretch) = at.checked_sub(1).map(|at| self.stretches[at]) else { break };
            path.push(stretch.first..=end);
            next = stretch.parent;
        }
        path.reverse();
        path
    }

    /// The live path: [`Timelines::path_to`] the end of the stream, at hand.
    #[must_use]
    pub fn live_path(&self) -> &[RangeInclusive<u64>] {
        &self.live
    }

    /// The first and last record of a batch that is wholly there.
    #[must_use]
    pub fn batch(&self, id: &Uuid) -> Option<(u64, u64)> {
        self.batches.number_of(id).and_then(|number| self.batches.bounds(number))
    }

    /// The first and last record of the whole batch that holds `seq`.
    #[must_use]
    pub fn batch_of(&self, seq: u64) -> Option<(u64, u64)> {
        self.batches.bounds(self.batches.before(seq))
    }

    /// The ends of the paths that were left by a rewind and not taken up again, oldest first.
    #[must_use]
    pub fn abandoned(&self) -> Vec<u64> {
        let taken_up = |end: &u64| self.stretches.iter().any(|next| next.parent == Some(*end));
        let ends = self.stretches.iter().skip(1).map(|stretch| stretch.first - 1);
        ends.filter(|end| !taken_up(end)).collect()
    }

    /// The runs of records between two rewinds, oldest first: each with the record that it follows.
    pub fn stretches(&self) -> impl Iterator<Item = (RangeInclusive<u64>, Option<u64>)> + '_ {
        self.stretches.iter().enumerate().map(|(at, stretch)| {
            let end = self.stretches.get(at + 1).map_or(self.len(), |next| next.first) - 1;
            (stretch.first..=end, stretch.parent)
        })
    }

    /// How many whole batches end in a run of records.
    #[must_use]
    pub fn batches_in(&self, run: &RangeInclusive<u64>) -> u64 {
        (self.batches.before(run.end() + 1) - self.batches.before(*run.start())) as u64
    }

    pub(crate) fn link(&mut self, link: &Link<'_>) -> Result<(), Flaw> {
        self.chain(link)?;
        self.envelope(link)?;
        match &self.open {
            None if link.seq == 0 => self.genesis(link)?,
            None => self.order(link)?,
            Some(open) => consequence(self.format, open, link)?,
        }
        if link.seq == 0 {
            self.format = named_by(link)?;
        }
        self.accept(link);
        Ok(())
    }

    fn chain(&self, link: &Link<'_>) -> Result<(), Flaw> {
        let (seq, expected) = (link.seq, self.len());
        if seq != expected {
            let what = if seq > expected { "is missing" } else { "was expected" };
            return flaw(
                "seq_wrong",
                format!("record {expected} {what}: here stands record {seq}"),
            );
        }
        let before = self.last.map_or(Bytes32::ZERO, |last| last.hash);
        if link.prev != before {
            let prev = link.prev;
            return flaw(
                "chain_broken",
                format!(
                    "record {seq} follows a record of hash {prev}, but before it stands {before}"
                ),
            );
        }
        Ok(())
    }

    fn envelope(&self, link: &Link<'_>) -> Result<(), Flaw> {
        let (seq, on_table) = (link.seq, self.next_envelope);
        match (link.opens, link.seal) {
            (Some(opens), _) if opens != on_table => flaw(
                "envelope_wrong",
                format!(
                    "record {seq} opens envelope {opens}, but envelope {on_table} lies on the table"
                ),
            ),
            (Some(opens), None) => flaw(
                "seal_missing",
                format!("record {seq} opens envelope {opens} and lays no new one on the table"),
            ),
            (None, Some(_)) if seq > 0 => flaw(
                "seal_unexpected",
                format!("record {seq} carries a seal and opens no envelope"),
            ),
            (Some(_), _) if !matches!(link.kind, kind::DICE_ROLLED | kind::CARD_DRAWN) => flaw(
                "envelope_misused",
                format!("record {seq} is no chance record, but opens an envelope"),
            ),
            (Some(_), _) if link.copy_of.is_some() => {
                flaw("envelope_misused", format!("record {seq} is a copy, but opens an envelope"))
            }
            _ => Ok(()),
        }?;
        match link.copy_of {
            Some(original) if original >= seq => flaw(
                "copy_wrong",
                format!(
                    "record {seq} says that it repeats record {original}, which is not earlier"
                ),
            ),
            _ => Ok(()),
        }
    }

    fn genesis(&self, link: &Link<'_>) -> Result<(), Flaw> {
        let alone = link.last && link.parent.is_none();
        if link.kind != kind::CAMPAIGN_CREATED || !alone {
            let kind = link.kind;
            return flaw(
                "genesis_wrong",
                format!("record 0 is `{kind}`; it must be `campaign.created`, alone and first"),
            );
        }
        if link.seal.is_none() {
            return flaw("seal_missing", "genesis lays no envelope on the table".into());
        }
        Ok(())
    }

    fn order(&self, link: &Link<'_>) -> Result<(), Flaw> {
        let (seq, kind) = (link.seq, link.kind);
        if kind != kind::ORDER_GIVEN {
            return flaw(
                "order_missing",
                format!("record {seq} is `{kind}`, but a batch begins with `order.given`"),
            );
        }
        if self.batches.number_of(&link.batch).is_some() {
            let batch = link.batch;
            return flaw("batch_repeated", format!("record {seq} begins batch {batch} again"));
        }
        let Some(parent) = link.parent.filter(|parent| self.is_batch_end(*parent)) else {
            return flaw(
                "parent_wrong",
                format!("the order of record {seq} follows no record that ends a batch"),
            );
        };
        if parent + 1 != seq && link.last {
            return flaw("parent_wrong", leads_away(seq, parent));
        }
        Ok(())
    }

    fn accept(&mut self, link: &Link<'_>) {
        let seq = link.seq;
        if self.open.is_none() {
            match (self.live.last_mut(), link.parent) {
                (Some(run), Some(parent)) if *run.end() == parent => *run = *run.start()..=seq,
                (_, parent) => {
                    self.live = parent.map_or(Vec::new(), |parent| self.path_to(parent));
                    self.live.push(seq..=seq);
                    self.stretches.push(Stretch { first: seq, parent });
                }
            }
        } else if let Some(run) = self.live.last_mut() {
            *run = *run.start()..=seq;
        }
        let first = self.open.as_ref().map_or(seq, |open| open.first);
        let parent = self.open.as_ref().map_or(link.parent.unwrap_or(0), |open| open.parent);
        let accounts =
            self.open.as_ref().is_none_or(|open| open.accounts && link.kind == kind::SPENT);
        self.open = if link.last {
            self.batches.push(link.batch, seq);
            None
        } else {
            Some(OpenBatch { id: link.batch, at: link.at, first, parent, accounts })
        };
        self.last = Some(Head { seq, hash: link.hash });
        if let Some(opens) = link.opens {
            self.next_envelope = opens + 1;
        }
        self.seal = link.seal.or(self.seal);
    }
}

/// Genesis names the format, so that no later one is mistaken for it. A copy that hides genesis is read
/// as one of version 1, where that is allowed.
fn named_by(genesis: &Link<'_>) -> Result<Format, Flaw> {
    #[derive(serde::Deserialize)]
    struct Created {
        format: Option<String>,
    }
    let Some(data) = genesis.data else { return Ok(Format::One) };
    let created: Created = serde_json::from_str(data).map_err(|error| {
        Flaw::new("payload_wrong", format!("record 0 is no `campaign.created`: {error}"))
    })?;
    let named = created.format.unwrap_or_else(|| "no format".into());
    Format::named(&named).ok_or_else(|| {
        let [one, two] = [Format::One.name(), Format::Two.name()];
        let message = format!("genesis names {named}; this verifier knows `{one}` and `{two}`");
        Flaw::new("format_wrong", message)
    })
}

fn leads_away(seq: u64, parent: u64) -> String {
    format!(
        "the order of record {seq} follows record {parent} instead of record {}, and does not rewind",
        seq - 1
    )
}

/// What stands behind the order of its batch.
fn consequence(format: Format, open: &OpenBatch, link: &Link<'_>) -> Result<(), Flaw> {
    let (seq, kind) = (link.seq, link.kind);
    if link.batch != open.id {
        let (other, id) = (link.batch, open.id);
        return flaw(
            "batch_unfinished",
            format!("record {seq} belongs to batch {other}, but batch {id} has not ended"),
        );
    }
    if link.at != open.at {
        let (at, accepted) = (link.at, open.at);
        return flaw(
            "batch_time_wrong",
            format!("record {seq} is of {at}, but its order was accepted at {accepted}"),
        );
    }
    if matches!(kind, kind::ORDER_GIVEN | kind::CAMPAIGN_CREATED) {
        return flaw("kind_misplaced", format!("`{kind}` of record {seq} stands inside a batch"));
    }
    if link.parent.and_then(|parent| parent.checked_add(1)) != Some(seq) {
        return flaw(
            "parent_wrong",
            format!("record {seq} stands inside a batch and must follow record {}", seq - 1),
        );
    }
    let rewinds = kind == kind::TIMELINE_REWOUND;
    let accounts = format == Format::Two && open.accounts;
    let before_it = accounts && kind == kind::SPENT && !link.last;
    if !rewinds && !before_it && open.parent + 1 != open.first {
        return flaw("parent_wrong", leads_away(open.first, open.parent));
    }
    if rewinds && (!link.last || (seq != open.first + 1 && !accounts)) {
        return flaw(
            "rewind_not_alone",
            format!("the rewind of record {seq} does not stand alone behind its order"),
        );
    }
    match link.data.filter(|_| rewinds).map(serde_json::from_str::<TimelineRewound>) {
        Some(Ok(rewound)) if rewound.to != open.parent => flaw(
            "rewind_wrong",
            format!(
                "record {seq} rewinds to record {}, but its order follows record {}",
                rewound.to, open.parent
            ),
        ),
        Some(Err(error)) => {
            flaw("payload_wrong", format!("record {seq} is no `timeline.rewound`: {error}"))
        }
        _ => Ok(()),
    }
}

pub(crate) fn on_path(path: &[RangeInclusive<u64>], seq: u64) -> bool {
    let at = path.partition_point(|run| *run.start() <= seq);
    at > 0 && path[at - 1].contains(&seq)
}
