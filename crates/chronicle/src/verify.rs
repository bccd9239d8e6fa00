//! Checks a whole log from its first line to its last.

use crate::{
    Batch, CampaignId, Flaw, Format, Head, Line, OrderGiven, Record, Timelines, Trust, dice_check,
    kind, originals::Originals, payload_of, second::Second,
};
use chance::{Bound, Bytes32};
use std::{
    collections::{BTreeSet, HashMap},
    fmt,
    io::{BufRead, Read as _},
    ops::RangeInclusive,
};

/// The longest line that is read, in bytes.
pub const LONGEST_LINE: u64 = 64 << 20;

/// What a log is checked against, beside itself.
#[derive(Debug, Clone, Default)]
pub struct VerifyOptions {
    /// Heads that somebody was shown: the log must still contain them.
    pub receipts: Vec<Head>,
    /// Refuse also what a redacted copy need not leave out, and links that nobody accounts for.
    pub strict: bool,
}

impl VerifyOptions {
    /// Against heads that somebody was shown.
    #[must_use]
    pub const fn with_receipts(receipts: Vec<Head>) -> Self {
        Self { receipts, strict: false }
    }
}

/// What a faultless log turned out to hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Verified {
    /// The campaign.
    pub campaign: CampaignId,
    /// The last record, and the receipt for the whole.
    pub head: Head,
    /// The index of the envelope that lies on the table; so many were opened.
    pub next_envelope: u64,
    /// The version of its format.
    pub format: Format,
    /// Counts of what was found.
    pub counts: Counts,
    /// Counts of what only version 2 has.
    pub trust: Trust,
}

/// Counts of what a log holds and of what could be checked.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Counts {
    /// Records, payload shown or not.
    pub records: u64,
    /// Accepted orders, genesis among them.
    pub batches: u64,
    /// Records whose payload is hidden from the reader of this copy.
    pub redacted: u64,
    /// Of those, records that everyone may read. A copy redacted for a reader has none; whoever
    /// withholds them hides what could have been checked, and people should be told.
    pub withheld: u64,
    /// Sealed rolls and draws that were derived again from their seeds.
    pub sealed: u64,
    /// Sealed rolls and draws whose payload is hidden: their envelopes are accounted for, no more.
    pub sealed_hidden: u64,
    /// Rolls thrown at the table: nothing more can be proved than who typed them.
    pub thrown: u64,
    /// Of those, rolls that somebody witnessed.
    pub witnessed: u64,
    /// Records that repeat an earlier one and were compared with it.
    pub copies: u64,
    /// Copies that could not be compared, because their payload is hidden.
    pub copies_hidden: u64,
    /// How often the head was moved.
    pub rewinds: u64,
}

/// The first thing that is wrong with a log.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub struct Fault {
    /// The first faulty record: the number that should stand there. None for an empty log.
    pub seq: Option<u64>,
    /// The line, from 1; at the end of the log, the last one.
    pub line: u64,
    /// The stable code.
    pub code: &'static str,
    /// A sentence for people.
    pub message: String,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.seq {
            Some(seq) => write!(f, "record {seq} (line {}): {}", self.line, self.message),
            None => write!(f, "line {}: {}", self.line, self.message),
        }
    }
}

/// Checks a log line by line, for readers that have no file. [`verify`] does it for those that do.
#[derive(Debug)]
pub struct Verifier {
    timelines: Timelines,
    receipts: Vec<Head>,
    originals: Originals,
    campaign: Option<CampaignId>,
    /// Thrown rolls that nobody has confirmed so far.
    unwitnessed: BTreeSet<u64>,
    /// Thrown rolls that somebody has confirmed by a record behind them.
    confirmed: BTreeSet<u64>,
    /// The last copy of each record that was repeated.
    copied: HashMap<u64, u64>,
    /// What the sealed dice of the batch being read are bound to, in version 1.
    bound: Bound,
    /// What version 2 demands beyond that.
    second: Option<Second>,
    strict: bool,
    counts: Counts,
    line: u64,
}

impl Verifier {
    /// A verifier that has read nothing yet.
    #[must_use]
    pub fn new(options: &VerifyOptions) -> Self {
        Self {
            timelines: Timelines::new(),
            receipts: options.receipts.clone(),
            originals: Originals::default(),
            campaign: None,
            unwitnessed: BTreeSet::new(),
            confirmed: BTreeSet::new(),
            copied: HashMap::new(),
            bound: Bound::to_place(Bytes32::ZERO, Bytes32::ZERO),
            second: None,
            strict: options.strict,
            counts: Counts::default(),
            line: 0,
        }
    }

    /// Takes the next line, without its newline.
    ///
    /// # Errors
    /// The first [`Fault`] of the log. Nothing behind it can be judged.
    pub fn push(&mut self, text: &str) -> Result<(), Fault> {
        self.line += 1;
        let seq = self.timelines.len();
        self.take(text).map(|_| ()).map_err(|flaw| self.fault(Some(seq), flaw))
    }

    /// Says that the log has ended.
    ///
    /// # Errors
    /// [`Fault`] when it may not end here: empty, inside a batch, or before a receipt.
    pub fn finish(mut self) -> Result<Verified, Fault> {
        let Some(campaign) = self.campaign else {
            return Err(self.fault(None, Flaw::new("empty", "the log is empty")));
        };
        let last = self.timelines.len() - 1;
        let Some(tip) = self.timelines.tip() else {
            let message = format!(
                "the log ends inside a batch: record {last} is not the last of its order; the end \
                 of the file is missing"
            );
            return Err(self.fault(Some(last), Flaw::new("ends_inside_batch", message)));
        };
        self.receipts.sort_by_key(|receipt| receipt.seq);
        if let Some(receipt) = self.receipts.iter().find(|receipt| receipt.seq > last) {
            let (seq, hash) = (receipt.seq, receipt.hash);
            let message = format!(
                "there is a receipt for record {seq} of hash {hash}, but the log ends with record \
                 {last}: what came after was taken away"
            );
            return Err(self.fault(Some(seq), Flaw::new("receipt_beyond_end", message)));
        }
        let next_envelope = tip.next_envelope;
        let (format, trust) = match &self.second {
            None => (Format::One, Trust::default()),
            Some(second) => {
                second.finish().map_err(|flaw| self.fault(Some(last), flaw))?;
                (Format::Two, second.trust())
            }
        };
        Ok(Verified { campaign, head: tip.last, next_envelope, format, counts: self.counts, trust })
    }

    /// The index of what was read so far.
    #[must_use]
    pub const fn timelines(&self) -> &Timelines {
        &self.timelines
    }

    fn fault(&self, seq: Option<u64>, flaw: Flaw) -> Fault {
        Fault { seq, line: self.line.max(1), code: flaw.code, message: flaw.message }
    }

    fn take<'t>(&mut self, text: &'t str) -> Result<Line<'t>, Flaw> {
        let line = Line::read(text)?;
        line.check()?;
        // All are as they stood before this record: it may move the head and change the seal.
        let order = self.order(&line);
        let seal = self.timelines.seal();
        let before = self.timelines.tip();
        if before.is_some() {
            self.bound = Bound::to_place(line.prev, line.commitment);
        }
        let away = before.is_some_and(|tip| line.parent != Some(tip.last.seq));
        let live = if away { self.timelines.live_path().to_vec() } else { Vec::new() };
        self.timelines.push_line(&line)?;
        order?;
        let bound = self.by_format(&line, &live, before.map_or(0, |tip| tip.next_envelope))?;
        self.campaign.get_or_insert_with(|| line.campaign());
        let counted = self.counts;
        dice_check::check(&line, seal, bound, self.timelines.format(), &mut self.counts)?;
        let (thrown, witnessed) = (counted.thrown + 1, counted.witnessed);
        if (self.counts.thrown, self.counts.witnessed) == (thrown, witnessed) {
            self.unwitnessed.insert(line.seq);
        }
        self.witness(&line);
        self.left_behind(&line)?;
        self.originals.compare(&line, &mut self.counts)?;
        self.receipt(&line)?;
        self.originals.remember(&line);
        self.counts.records += 1;
        self.counts.batches += u64::from(line.last);
        self.counts.redacted += u64::from(line.data.is_none());
        self.counts.withheld += u64::from(line.data.is_none() && line.audience == "null");
        self.counts.rewinds += u64::from(line.kind == kind::TIMELINE_REWOUND);
        Ok(line)
    }

    /// The sender of an order has seen a head, and that head was live when the order was accepted.
    /// A copy repeats an order that was given upon another timeline.
    fn order(&self, line: &Line<'_>) -> Result<(), Flaw> {
        let Some(data) = line.data.filter(|_| line.kind == kind::ORDER_GIVEN) else {
            return Ok(());
        };
        let order: OrderGiven = payload_of(line, data)?;
        if let Some(nonce) = order.wrong_nonce() {
            let message =
                format!("the nonce `{nonce}` of record {} is no lower-case hex", line.seq);
            return Err(Flaw::new("payload_wrong", message));
        }
        let head = order.head;
        let seen = self.timelines.is_live(head) && self.timelines.is_batch_end(head);
        if !seen && line.copy_of.is_none() {
            let message = format!(
                "the order of record {} was given upon record {head}, which was no head of the \
                 live timeline",
                line.seq
            );
            return Err(Flaw::new("order_head_wrong", message));
        }
        Ok(())
    }

    /// What the format of this log demands beyond the chain, and what sealed dice are bound to.
    fn by_format(
        &mut self,
        line: &Line<'_>,
        live: &[RangeInclusive<u64>],
        on_table: u64,
    ) -> Result<Option<Bound>, Flaw> {
        match &mut self.second {
            Some(second) => second.take(line, live, on_table),
            None if line.seq == 0 && self.timelines.format() == Format::Two => {
                self.second = Some(Second::begin(line, self.strict)?);
                Ok(None)
            }
            None => {
                of_version_one(line)?;
                if self.strict && line.data.is_none() && line.audience == "null" {
                    let message = format!("record {} is for everybody and left out", line.seq);
                    return Err(Flaw::new("payload_withheld", message));
                }
                Ok(Some(self.bound))
            }
        }
    }

    /// What stands on the timeline is not repeated there, and nothing is repeated twice on one: a good
    /// roll is used once.
    fn left_behind(&mut self, line: &Line<'_>) -> Result<(), Flaw> {
        let Some(original) = line.copy_of else { return Ok(()) };
        let before = self.copied.insert(original, line.seq);
        let twice = before.is_some_and(|before| self.timelines.is_live(before));
        if !twice && !self.timelines.is_live(original) {
            return Ok(());
        }
        let message = format!(
            "record {} repeats record {original}, which stands on its own timeline",
            line.seq
        );
        Err(Flaw::new("copy_live", message))
    }

    /// Somebody confirms thrown faces by a record of their own, or takes that back. Whatever else such
    /// a record may say is not the verifier's.
    fn witness(&mut self, line: &Line<'_>) {
        #[derive(serde::Deserialize)]
        struct Witnessed {
            roll: u64,
            confirms: bool,
        }
        let data = line.data.filter(|_| line.kind == kind::DICE_WITNESSED);
        let said = data.and_then(|data| serde_json::from_str::<Witnessed>(data).ok());
        let Some(Witnessed { roll, confirms }) = said else { return };
        let second = self.second.as_ref();
        if second.is_some_and(|second| !second.is_another(line.by, roll)) {
            return;
        }
        if confirms && self.unwitnessed.remove(&roll) {
            self.confirmed.insert(roll);
            self.counts.witnessed += 1;
        } else if !confirms && second.is_some() && self.confirmed.remove(&roll) {
            self.unwitnessed.insert(roll);
            self.counts.witnessed -= 1;
        }
    }

    fn receipt(&self, line: &Line<'_>) -> Result<(), Flaw> {
        let (seq, hash) = (line.seq, line.hash);
        match self.receipts.iter().find(|receipt| receipt.seq == seq && receipt.hash != hash) {
            None => Ok(()),
            Some(receipt) => {
                let shown = receipt.hash;
                let message = format!(
                    "there is a receipt that record {seq} had the hash {shown}, but here it has \
                     {hash}: this is another history"
                );
                Err(Flaw::new("receipt_contradicted", message))
            }
        }
    }
}

/// A log of version 1 has none of the members, and none of the forms, that version 2 added.
fn of_version_one(line: &Line<'_>) -> Result<(), Flaw> {
    match line.member_of_version_two() {
        None => Ok(()),
        Some(member) => {
            let message = format!("`{member}` is no member of a record of format chronicle/1");
            Err(Flaw::new("member_unknown", message))
        }
    }
}

/// Checks a log in file form: every hash, every link, every sealed roll, the copies, the seals and
/// the receipts. Redacted copies are checked as far as what they show.
///
/// # Errors
/// The first [`Fault`].
pub fn verify(input: impl BufRead, options: &VerifyOptions) -> Result<Verified, Fault> {
    let mut verifier = Verifier::new(options);
    each_line(input, &mut verifier, |verifier, text| verifier.push(text))?;
    verifier.finish()
}

/// Why a log was not taken in.
#[derive(Debug, thiserror::Error)]
pub enum NotImported<E> {
    /// The log is faulty. Batches in front of the fault have been handed over.
    #[error(transparent)]
    Faulty(#[from] Fault),
    /// Whoever takes the batches refused one.
    #[error("a batch was refused")]
    Refused(E),
}

/// Reads a log in file form, checks it as [`verify`] does and hands over each batch once it is
/// whole and checked. Where the input can be read twice, verify it first.
///
/// # Errors
/// [`NotImported`] at the first fault, or when `take` refuses.
pub fn import<E>(
    input: impl BufRead,
    options: &VerifyOptions,
    mut take: impl FnMut(Batch) -> Result<(), E>,
) -> Result<Verified, NotImported<E>> {
    let mut verifier = Verifier::new(options);
    let mut records: Vec<Record> = Vec::new();
    each_line(input, &mut verifier, |verifier, text| {
        verifier.push(text)?;
        let seq = verifier.timelines.len() - 1;
        let record = Record::from_line(text).map_err(|flaw| verifier.fault(Some(seq), flaw))?;
        let last = record.last;
        records.push(record);
        if last {
            take(Batch { records: std::mem::take(&mut records) }).map_err(NotImported::Refused)?;
        }
        Ok::<(), NotImported<E>>(())
    })?;
    Ok(verifier.finish()?)
}

fn each_line<E: From<Fault>>(
    mut input: impl BufRead,
    verifier: &mut Verifier,
    mut take: impl FnMut(&mut Verifier, &str) -> Result<(), E>,
) -> Result<(), E> {
    let mut line = Vec::new();
    loop {
        line.clear();
        let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line);
        // Reading failed before the verifier could count the line.
        let fault = |code, message: String| Fault {
            seq: Some(verifier.timelines.len()),
            line: verifier.line + 1,
            code,
            message,
        };
        match read {
            Ok(0) => return Ok(()),
            Ok(_) => (),
            Err(error) => {
                return Err(fault("unreadable", format!("the log cannot be read: {error}")).into());
            }
        }
        if line.pop_if(|byte| *byte == b'\n').is_none() {
            let message = "the line does not end in a newline; the end of the file is missing";
            return Err(fault("line_unfinished", message.into()).into());
        }
        let text = std::str::from_utf8(&line)
            .map_err(|error| fault("not_utf8", format!("the line is no UTF-8: {error}")))?;
        take(verifier, text)?;
    }
}
