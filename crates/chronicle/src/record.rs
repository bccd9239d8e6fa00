//! One fact as it stands in the log.

use crate::{Flaw, Head, Line, PublicKey, Scope, Signature, Timestamp, hashing::sha256};
use chance::Bytes32;
use decider::{Audience, By};
use serde::de::DeserializeOwned;
use serde_json::value::RawValue;
use std::fmt::Write as _;
use uuid::Uuid;

/// One record (section 2 of the format): never changed, never removed.
#[derive(Debug, Clone)]
pub struct Record {
    /// Position in the stream, without gaps.
    pub seq: u64,
    /// The record that it follows on its timeline; none for genesis.
    pub parent: Option<u64>,
    /// UUIDv7 of the accepted order, which is also its idempotency key.
    pub batch: Uuid,
    /// True on the final record of its batch.
    pub last: bool,
    /// When the order was accepted.
    pub at: Timestamp,
    /// Who caused it.
    pub by: By,
    /// What it is about.
    pub scope: Scope,
    /// `<prefix>.<past_tense_name>`.
    pub kind: String,
    /// Version of the schema of `data` for that kind, from 1.
    pub v: u32,
    /// Who may read `data`.
    pub audience: Audience,
    /// The envelope that this chance record opens.
    pub opens: Option<u64>,
    /// The seal of the next envelope; present where `opens` is, and on genesis.
    pub seal: Option<Bytes32>,
    /// The record that this one repeats on a new timeline.
    pub copy_of: Option<u64>,
    /// On an order of version 2 that is no copy: what was wanted, before anybody answered it.
    pub intent: Option<Bytes32>,
    /// The device that signed the order.
    pub device: Option<PublicKey>,
    /// Its signature; present where `device` is.
    pub signature: Option<Signature>,
    /// The seat in whose stead the organiser gives the order.
    pub stead: Option<String>,
    /// The order that a correction puts this one in the place of.
    pub replaces: Option<u64>,
    /// SHA-256(salt ‖ canonical data).
    pub commitment: Bytes32,
    /// The hash of the record with `seq`−1; zeros for genesis.
    pub prev: Bytes32,
    /// SHA-256 of the canonical record without `hash`, `salt` and `data`.
    pub hash: Bytes32,
    /// What makes `data` impossible to guess; absent from a redacted copy.
    pub salt: Option<Bytes32>,
    /// The fact itself, an object in canonical form; absent from a redacted copy.
    pub data: Option<Box<RawValue>>,
}

impl Record {
    /// Reads a line in canonical form, without its newline. Hashes are not checked:
    /// [`Record::check`] does, and [`crate::verify`] for whole logs.
    ///
    /// # Errors
    /// [`Flaw`] when the text is no such line.
    pub fn from_line(text: &str) -> Result<Self, Flaw> {
        Line::read(text)?.to_record()
    }

    /// The record's line in canonical form, without a newline.
    #[must_use]
    pub fn to_line(&self) -> String {
        self.write(true)
    }

    /// The head that an order has seen when this was the last record.
    #[must_use]
    pub const fn head(&self) -> Head {
        Head { seq: self.seq, hash: self.hash }
    }

    /// The record as this reader may see it: without `salt` and `data` where they are not in the
    /// audience. `None` reads without a seat.
    #[must_use]
    pub fn redacted_for(&self, reader: Option<&By>) -> Self {
        let mut copy = self.clone();
        if !self.audience.admits(reader) {
            copy.salt = None;
            copy.data = None;
        }
        copy
    }

    /// The canonical text of the payload; `None` in a redacted copy.
    #[must_use]
    pub fn data_text(&self) -> Option<&str> {
        self.data.as_deref().map(RawValue::get)
    }

    /// Reads the payload as a `T`.
    ///
    /// # Errors
    /// [`Flaw`] `payload_hidden` in a redacted copy, `payload_wrong` when it is no `T`.
    pub fn read_data<T: DeserializeOwned>(&self) -> Result<T, Flaw> {
        let text = self.data_text().ok_or_else(|| {
            Flaw::new("payload_hidden", format!("the payload of record {} is hidden", self.seq))
        })?;
        serde_json::from_str(text).map_err(|error| {
            let (seq, kind, v) = (self.seq, &self.kind, self.v);
            Flaw::new(
                "payload_wrong",
                format!("record {seq} is no `{kind}` of version {v}: {error}"),
            )
        })
    }

    /// The hash that the record should have.
    #[must_use]
    pub fn computed_hash(&self) -> Bytes32 {
        sha256([self.write(false).as_bytes()])
    }

    /// Checks the record's own hash and, where the payload is there, its commitment.
    ///
    /// # Errors
    /// [`Flaw`] `hash_wrong` or `commitment_wrong`.
    pub fn check(&self) -> Result<(), Flaw> {
        Line::read(&self.to_line())?.check()
    }

    /// Members in canonical order. Nothing outside `data` can need an escape: names, kinds, times
    /// and hashes are all of plain ASCII.
    fn write(&self, whole: bool) -> String {
        let data = if whole { self.data_text() } else { None };
        let mut line = String::with_capacity(960 + data.map_or(0, str::len));
        let text = &mut line;
        put(text, "{\"at\":\"", self.at);
        text.push_str("\",\"audience\":");
        match &self.audience {
            Audience::Everyone => text.push_str("null"),
            Audience::Seats(seats) => {
                text.push('[');
                for (place, seat) in seats.iter().enumerate() {
                    put(text, if place == 0 { "\"" } else { ",\"" }, seat);
                    text.push('"');
                }
                text.push(']');
            }
        }
        put(text, ",\"batch\":\"", self.batch.as_hyphenated());
        put(text, "\",\"by\":\"", &self.by);
        put(text, "\",\"commitment\":\"", self.commitment);
        text.push('"');
        if let Some(copy_of) = self.copy_of {
            put(text, ",\"copy_of\":", copy_of);
        }
        if let Some(data) = data {
            put(text, ",\"data\":", data);
        }
        if let Some(device) = self.device {
            put(text, ",\"device\":\"", device);
            text.push('"');
        }
        if whole {
            put(text, ",\"hash\":\"", self.hash);
            text.push('"');
        }
        if let Some(intent) = self.intent {
            put(text, ",\"intent\":\"", intent);
            text.push('"');
        }
        put(text, ",\"kind\":\"", &self.kind);
        put(text, "\",\"last\":", self.last);
        if let Some(opens) = self.opens {
            put(text, ",\"opens\":", opens);
        }
        text.push_str(",\"parent\":");
        match self.parent {
            Some(parent) => put(text, "", parent),
            None => text.push_str("null"),
        }
        put(text, ",\"prev\":\"", self.prev);
        text.push('"');
        if let Some(replaces) = self.replaces {
            put(text, ",\"replaces\":", replaces);
        }
        if let Some(salt) = self.salt.filter(|_| whole) {
            put(text, ",\"salt\":\"", salt);
            text.push('"');
        }
        put(text, ",\"scope\":\"", &self.scope);
        text.push('"');
        if let Some(seal) = self.seal {
            put(text, ",\"seal\":\"", seal);
            text.push('"');
        }
        put(text, ",\"seq\":", self.seq);
        if let Some(signature) = self.signature {
            put(text, ",\"signature\":\"", signature);
            text.push('"');
        }
        if let Some(stead) = &self.stead {
            put(text, ",\"stead\":\"", stead);
            text.push('"');
        }
        put(text, ",\"v\":", self.v);
        text.push('}');
        line
    }
}

fn put(text: &mut String, before: &str, value: impl std::fmt::Display) {
    text.push_str(before);
    // Writing to a String cannot fail.
    let _ = write!(text, "{value}");
}

impl PartialEq for Record {
    fn eq(&self, other: &Self) -> bool {
        self.to_line() == other.to_line()
    }
}

impl Eq for Record {}
