//! The records of one accepted order, and the only way to make them.

use crate::{
    Brought, CampaignId, CardDrawn, Contributed, DiceRolled, Format, Head, OrderGiven, Policy,
    PublicKey, Record, Scope, Signed, TimelineRewound, Timestamp, Unrecordable,
    canonical::canonical, hashing::commitment, kind, line::is_batch_id, shared,
};
use chance::{Bound, Bytes32, Secret, Source};
use decider::{Audience, By, Drawn, Rolled};
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use uuid::Uuid;

/// The version of the format that a new log is of, and what genesis says because of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum NewLog {
    /// `chronicle/1`.
    One,
    /// `chronicle/2`.
    Two {
        /// The public key with which the house signs checkpoints and asks.
        log_key: PublicKey,
        /// The first policy of the dice.
        chance: Policy,
    },
}

/// The end of the stream: what the next batch is chained to. It is also the live head, because a
/// rewind is a record itself.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tip {
    /// The last record.
    pub last: Head,
    /// The index of the envelope that lies on the table.
    pub next_envelope: u64,
}

/// All records of one accepted order, stored all together or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Batch {
    /// In the order of the stream; never empty.
    pub records: Vec<Record>,
}

impl Batch {
    /// The head after this batch; `None` for a batch without records, which no writer makes.
    #[must_use]
    pub fn head(&self) -> Option<Head> {
        self.records.last().map(Record::head)
    }

    /// The end of the stream after this batch, given what lay on the table before it (0 before
    /// genesis).
    #[must_use]
    pub fn tip(&self, envelope_before: u64) -> Option<Tip> {
        let opened = self.records.iter().rev().find_map(|record| record.opens);
        let next_envelope = opened.map_or(envelope_before, |opened| opened + 1);
        self.head().map(|last| Tip { last, next_envelope })
    }

    /// The campaign that this batch opens, when it is a genesis.
    #[must_use]
    pub fn opens_campaign(&self) -> Option<CampaignId> {
        self.records
            .first()
            .filter(|record| record.seq == 0)
            .map(|record| CampaignId::from_genesis(&record.hash))
    }
}

/// What an accepted order says of itself, beside its payload.
#[derive(Debug, Clone)]
pub struct Opening {
    /// The record that it follows on its timeline: the last of the stream, unless it rewinds.
    pub parent: u64,
    /// The batch id, which is the order's idempotency key.
    pub batch: Uuid,
    /// When it was accepted.
    pub at: Timestamp,
    /// The sender.
    pub by: By,
    /// What it is about.
    pub scope: Scope,
    /// Who may read the intent.
    pub audience: Audience,
    /// The `order.given` that it repeats on a new timeline.
    pub copy_of: Option<u64>,
    /// What version 2 adds; none in a log of version 1.
    pub intended: Option<Intended>,
}

/// What an order of version 2 says of itself beyond version 1.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Intended {
    /// The hash of its [`crate::Intent`]; for a copy, that of the order that it repeats.
    pub intent: Bytes32,
    /// Who signed it.
    pub signed: Option<Signed>,
    /// The seat in whose stead the organiser gives it.
    pub stead: Option<String>,
    /// The order that a correction puts it in the place of.
    pub replaces: Option<u64>,
}

impl Intended {
    /// An order that nobody signs, in nobody's stead.
    #[must_use]
    pub const fn plainly(intent: Bytes32) -> Self {
        Self { intent, signed: None, stead: None, replaces: None }
    }
}

/// One consequence of an order, beside its payload.
#[derive(Debug, Clone)]
pub struct NewRecord<'k> {
    /// Who caused it.
    pub by: By,
    /// What it is about.
    pub scope: Scope,
    /// `<prefix>.<past_tense_name>`.
    pub kind: &'k str,
    /// Version of the payload's schema, from 1.
    pub v: u32,
    /// Who may read the payload.
    pub audience: Audience,
    /// The envelope that it opens (only chance records do).
    pub opens: Option<u64>,
    /// The record that it repeats on a new timeline.
    pub copy_of: Option<u64>,
}

/// Writes the record that opens a campaign: `campaign.created`, a batch of its own, which lays
/// envelope 0 on the table. `format`, and what else the format wants of genesis, is added to `data`.
///
/// # Errors
/// [`Unrecordable`] for a payload that no record can hold, or that names another format.
pub fn genesis(
    secret: &Secret,
    log: &NewLog,
    batch: Uuid,
    at: Timestamp,
    by: By,
    data: &impl Serialize,
) -> Result<Batch, Unrecordable> {
    let not_json = |error: serde_json::Error| Unrecordable::NotJson { message: error.to_string() };
    let mut data = serde_json::to_value(data).map_err(not_json)?;
    let format = match log {
        NewLog::One => Format::One,
        NewLog::Two { .. } => Format::Two,
    };
    if let Value::Object(members) = &mut data {
        if members.entry("format").or_insert_with(|| format.name().into()) != format.name() {
            return Err(Unrecordable::Format);
        }
        if let NewLog::Two { log_key, chance } = log {
            members.insert("log_key".into(), log_key.to_string().into());
            members.insert("chance".into(), serde_json::to_value(chance).map_err(not_json)?);
        }
    }
    let meta = NewRecord {
        by,
        scope: Scope::Campaign,
        kind: kind::CAMPAIGN_CREATED,
        v: format.version_of(kind::CAMPAIGN_CREATED).unwrap_or(1),
        audience: Audience::Everyone,
        opens: None,
        copy_of: None,
    };
    let mut record = unchained(secret, 0, None, batch, at, meta, &data)?;
    record.seal = Some(secret.seal(0));
    Ok(Batch { records: vec![chained(record, Bytes32::ZERO, true)] })
}

/// Writes the batch of one accepted order: `order.given`, then its consequences.
pub struct BatchWriter<'s> {
    secret: &'s Secret,
    tip: Tip,
    parent: u64,
    format: Format,
    /// What sealed dice are bound to first: a place in the chain, or an intent.
    first: Bytes32,
    /// And second: the order's commitment, or what the others gave.
    second: Bytes32,
    records: Vec<Record>,
    /// The newest record, not yet hashed: only its successor, or the end, says whether it is last.
    newest: Record,
    next_envelope: u64,
}

impl<'s> BatchWriter<'s> {
    /// Begins a batch behind `tip` with the order itself.
    ///
    /// # Errors
    /// [`Unrecordable`] when the order cannot be a record, or names a head or a parent that does
    /// not exist.
    pub fn begin(
        secret: &'s Secret,
        tip: &Tip,
        opening: Opening,
        order: &OrderGiven,
    ) -> Result<Self, Unrecordable> {
        let end = tip.last.seq;
        if let Some(named) = [opening.parent, order.head].into_iter().find(|named| *named > end) {
            return Err(Unrecordable::Ahead { named, end });
        }
        if let Some(nonce) = order.wrong_nonce() {
            return Err(Unrecordable::Nonce(nonce.chars().take(80).collect()));
        }
        let Opening { parent, batch, at, by, scope, audience, copy_of, intended } = opening;
        let format = if intended.is_some() { Format::Two } else { Format::One };
        let v = format.version_of(kind::ORDER_GIVEN).unwrap_or(1);
        let meta =
            NewRecord { by, scope, kind: kind::ORDER_GIVEN, v, audience, opens: None, copy_of };
        let mut newest = unchained(secret, end + 1, Some(parent), batch, at, meta, order)?;
        let (first, second) = match intended {
            None => (tip.last.hash, newest.commitment),
            Some(Intended { intent, signed, stead, replaces }) => {
                newest.intent = copy_of.is_none().then_some(intent);
                newest.device = signed.map(|signed| signed.device);
                newest.signature = signed.map(|signed| signed.signature);
                (newest.stead, newest.replaces) = (stead, replaces);
                (intent, Bytes32::ZERO)
            }
        };
        Ok(Self {
            secret,
            tip: *tip,
            parent,
            format,
            first,
            second,
            records: Vec::new(),
            newest,
            next_envelope: tip.next_envelope,
        })
    }

    /// To what sealed dice of this batch are bound. In version 2 what the others give must be told
    /// before: [`BatchWriter::contributed`].
    #[must_use]
    pub const fn bound(&self) -> Bound {
        match self.format {
            Format::One => Bound::to_place(self.first, self.second),
            Format::Two => Bound::to_intent(self.first, self.second),
        }
    }

    /// The intent of the order (version 2); in version 1, where the batch stands in the chain.
    #[must_use]
    pub const fn intent(&self) -> Bytes32 {
        self.first
    }

    /// What the others are asked for the dice of this batch (version 2): the order, where it stands, and the
    /// envelope on the table as the batch begins.
    #[must_use]
    pub fn ask(&self) -> Bytes32 {
        crate::ask(&self.tip.last.hash, &self.first, self.tip.next_envelope)
    }

    /// Tells what the others gave to the dice of this batch (version 2). `chain` is the beacon's,
    /// where one is named.
    ///
    /// # Errors
    /// [`Unrecordable`] as [`BatchWriter::push`].
    pub fn contributed(
        &mut self,
        told: &Contributed,
        chain: Option<&Bytes32>,
    ) -> Result<u64, Unrecordable> {
        let meta = NewRecord {
            by: By::Rules,
            scope: Scope::Campaign,
            kind: kind::CONTRIBUTED,
            v: self.version_of(kind::CONTRIBUTED),
            audience: Audience::Everyone,
            opens: None,
            copy_of: None,
        };
        self.second = shared(&told.given, chain.zip(told.beacon.as_ref()));
        self.push(meta, told)
    }

    fn version_of(&self, kind: &str) -> u32 {
        self.format.version_of(kind).unwrap_or(1)
    }

    /// Of which version the log is.
    #[must_use]
    pub const fn format(&self) -> Format {
        self.format
    }

    /// The envelope that lies on the table now.
    #[must_use]
    pub const fn next_envelope(&self) -> u64 {
        self.next_envelope
    }

    /// Adds a consequence and answers its number.
    ///
    /// # Errors
    /// [`Unrecordable`] when it would break the format; the writer stands as before.
    pub fn push(
        &mut self,
        meta: NewRecord<'_>,
        data: &(impl Serialize + ?Sized),
    ) -> Result<u64, Unrecordable> {
        self.keeps_to_the_timeline(&meta)?;
        if matches!(meta.kind, kind::ORDER_GIVEN | kind::CAMPAIGN_CREATED) {
            return Err(Unrecordable::Kind { kind: meta.kind.into(), v: meta.v });
        }
        let opens = meta.opens;
        if let Some(opens) = opens {
            let chance = matches!(meta.kind, kind::DICE_ROLLED | kind::CARD_DRAWN);
            if !chance || meta.copy_of.is_some() {
                let what = "only a new chance record opens an envelope, neither a copy nor `";
                return Err(Unrecordable::Chance(format!("{what}{}`", meta.kind)));
            }
            if opens != self.next_envelope {
                let on_table = self.next_envelope;
                return Err(Unrecordable::Envelope { opens, on_table });
            }
        }
        let seq = self.newest.seq + 1;
        let (batch, at) = (self.newest.batch, self.newest.at);
        let mut record = unchained(self.secret, seq, Some(self.newest.seq), batch, at, meta, data)?;
        if let Some(opens) = opens {
            self.next_envelope = opens + 1;
            record.seal = Some(self.secret.seal(self.next_envelope));
        }
        let finished = std::mem::replace(&mut self.newest, record);
        self.chain(finished, false);
        Ok(seq)
    }

    /// Adds `dice.rolled`, caused by the rules and readable by everyone.
    ///
    /// # Errors
    /// [`Unrecordable`] as [`BatchWriter::push`]; also when the source and the envelope do not fit
    /// together, or the faces were scripted by a test.
    pub fn dice_rolled(&mut self, scope: Scope, rolled: &Rolled) -> Result<u64, Unrecordable> {
        let (opens, copy_of) = (rolled.fall.opens, rolled.fall.copy_of);
        self.fits(&rolled.fall.source, opens, copy_of)?;
        let (kind, audience) = (kind::DICE_ROLLED, Audience::Everyone);
        let v = self.version_of(kind);
        let meta = NewRecord { by: By::Rules, scope, kind, v, audience, opens, copy_of };
        self.push(meta, &DiceRolled::from(rolled))
    }

    /// Adds `card.drawn`, caused by the rules and readable by whoever may see the card.
    ///
    /// # Errors
    /// As [`BatchWriter::dice_rolled`].
    pub fn card_drawn(&mut self, scope: Scope, drawn: &Drawn) -> Result<u64, Unrecordable> {
        let (opens, copy_of) = (drawn.pick.opens, drawn.pick.copy_of);
        self.fits(&drawn.pick.source, opens, copy_of)?;
        let (kind, audience) = (kind::CARD_DRAWN, drawn.audience.clone());
        let v = self.version_of(kind);
        let meta = NewRecord { by: By::Rules, scope, kind, v, audience, opens, copy_of };
        self.push(meta, &CardDrawn::from(drawn))
    }

    /// Adds `timeline.rewound` to the record that the batch follows, by the order's sender. It is
    /// the only consequence of its batch. Version 1 does not tell what it brings.
    ///
    /// # Errors
    /// As [`BatchWriter::push`].
    pub fn timeline_rewound(
        &mut self,
        reason: &str,
        dispute: Option<&str>,
        brought: Brought,
    ) -> Result<u64, Unrecordable> {
        let meta = NewRecord {
            by: self.newest.by.clone(),
            scope: self.newest.scope.clone(),
            kind: kind::TIMELINE_REWOUND,
            v: self.version_of(kind::TIMELINE_REWOUND),
            audience: Audience::Everyone,
            opens: None,
            copy_of: None,
        };
        let dispute = dispute.map(str::to_owned);
        let brings = (self.format == Format::Two).then_some(brought);
        let reason = reason.into();
        self.push(meta, &TimelineRewound { dispute, reason, to: self.parent, brings })
    }

    /// Chains the last record and gives the batch out.
    #[must_use]
    pub fn finish(mut self) -> Batch {
        let last = self.newest.clone();
        self.chain(last, true);
        Batch { records: self.records }
    }

    fn chain(&mut self, record: Record, last: bool) {
        let prev = self.records.last().map_or(self.tip.last.hash, |before| before.hash);
        self.records.push(chained(record, prev, last));
    }

    /// A rewind is a batch of its own, and nothing else moves the head away from the stream's end.
    fn keeps_to_the_timeline(&self, meta: &NewRecord<'_>) -> Result<(), Unrecordable> {
        let (parent, end) = (self.parent, self.tip.last.seq);
        let first = self.records.is_empty();
        let behind_rewind = self.newest.kind == kind::TIMELINE_REWOUND;
        let rewinds = meta.kind == kind::TIMELINE_REWOUND;
        if behind_rewind || (rewinds && !first) || (parent != end && !rewinds) {
            return Err(Unrecordable::OffTheTimeline { parent, end });
        }
        Ok(())
    }

    fn fits(
        &self,
        source: &Source,
        opens: Option<u64>,
        copy_of: Option<u64>,
    ) -> Result<(), Unrecordable> {
        let wrong = |what: &str| Err(Unrecordable::Chance(what.into()));
        match (source, opens, copy_of) {
            (Source::Scripted {}, _, _) => {
                wrong("scripted faces belong into tests, not into a log")
            }
            (Source::Sealed { .. } | Source::Thrown { .. }, None, Some(_))
            | (Source::Thrown { .. }, None, None) => Ok(()),
            (Source::Sealed { seed }, Some(opens), None) if *seed == self.secret.seed(opens) => {
                Ok(())
            }
            (Source::Sealed { .. }, Some(opens), None) => {
                wrong(&format!("the seed is not the one in envelope {opens}"))
            }
            (Source::Sealed { .. }, None, None) => wrong("sealed faces without their envelope"),
            (Source::Thrown { .. }, Some(_), _) => wrong("thrown faces open no envelope"),
            (Source::Sealed { .. }, Some(_), Some(_)) => wrong("a copy opens no envelope"),
        }
    }
}

/// A record that still lacks its place in the chain: `prev`, `last` and `hash`.
fn unchained(
    secret: &Secret,
    seq: u64,
    parent: Option<u64>,
    batch: Uuid,
    at: Timestamp,
    meta: NewRecord<'_>,
    data: &(impl Serialize + ?Sized),
) -> Result<Record, Unrecordable> {
    let NewRecord { by, scope, kind, v, audience, opens, copy_of } = meta;
    if !is_batch_id(&batch) {
        return Err(Unrecordable::BatchId(batch));
    }
    if !kind::is_kind(kind) || v == 0 {
        return Err(Unrecordable::Kind { kind: kind.into(), v });
    }
    if let Some(named) = copy_of.filter(|named| *named >= seq) {
        return Err(Unrecordable::Ahead { named, end: seq.saturating_sub(1) });
    }
    let data: Box<RawValue> = canonical(data)?;
    if !data.get().starts_with('{') {
        return Err(Unrecordable::NotAnObject { kind: kind.into() });
    }
    let salt = secret.salt(seq);
    Ok(Record {
        seq,
        parent,
        batch,
        last: false,
        at,
        by,
        scope,
        kind: kind.into(),
        v,
        audience,
        opens,
        seal: None,
        copy_of,
        intent: None,
        device: None,
        signature: None,
        stead: None,
        replaces: None,
        commitment: commitment(&salt, data.get()),
        prev: Bytes32::ZERO,
        hash: Bytes32::ZERO,
        salt: Some(salt),
        data: Some(data),
    })
}

fn chained(mut record: Record, prev: Bytes32, last: bool) -> Record {
    record.prev = prev;
    record.last = last;
    record.hash = record.computed_hash();
    record
}
