//! One line of the log, read in place.
//!
//! A line in canonical form has its members in one order only, so reading it from left to right
//! with a cursor both takes it apart and proves its form. Nothing is copied, and the bytes that the
//! hash covers are slices of the line itself.

use crate::{
    CampaignId, Flaw, PublicKey, Record, Signature, Timestamp,
    canonical::{LARGEST_INTEGER, end_of_value},
    diagnosis::diagnose,
    hashing::{commitment, sha256},
    kind,
};
use chance::Bytes32;
use decider::{Audience, By};
use serde_json::value::RawValue;
use std::{borrow::Cow, ops::Range};
use uuid::Uuid;

/// A record as it lies in its line: checked for form, not yet for its hashes.
#[derive(Debug, Clone)]
pub struct Line<'t> {
    pub(crate) text: &'t str,
    /// Position in the stream.
    pub seq: u64,
    /// The record that it follows on its timeline; none for genesis.
    pub parent: Option<u64>,
    /// The accepted order.
    pub batch: Uuid,
    /// Whether it is the final record of its batch.
    pub last: bool,
    /// When the order was accepted.
    pub at: Timestamp,
    /// Who caused it, as text.
    pub by: &'t str,
    /// What it is about, as text.
    pub scope: &'t str,
    /// The name of the fact.
    pub kind: &'t str,
    /// The version of the schema of `data`.
    pub v: u32,
    /// The canonical text of the audience: `null`, or an array of seats.
    pub audience: &'t str,
    /// The envelope that this record opens.
    pub opens: Option<u64>,
    /// The seal of the envelope that it lays on the table.
    pub seal: Option<Bytes32>,
    /// The record that it repeats.
    pub copy_of: Option<u64>,
    /// What was wanted, on an order of version 2.
    pub intent: Option<Bytes32>,
    /// The device that signed the order.
    pub device: Option<PublicKey>,
    /// Its signature.
    pub signature: Option<Signature>,
    /// The seat in whose stead the order is given.
    pub stead: Option<&'t str>,
    /// The order that this one replaces.
    pub replaces: Option<u64>,
    /// What `salt` and `data` hash to.
    pub commitment: Bytes32,
    /// The hash of the record with the number before.
    pub prev: Bytes32,
    /// The record's hash, as it claims.
    pub hash: Bytes32,
    /// The salt; not in a redacted copy.
    pub salt: Option<Bytes32>,
    /// The canonical text of the payload; not in a redacted copy.
    pub data: Option<&'t str>,
    data_member: Range<usize>,
    hash_member: Range<usize>,
    salt_member: Range<usize>,
}

impl<'t> Line<'t> {
    /// Reads a line, without its newline.
    ///
    /// # Errors
    /// [`Flaw`] when the text is no record in canonical form; the sentence says what would be.
    pub fn read(text: &'t str) -> Result<Self, Flaw> {
        Cursor { text, at: 0 }.line().ok_or_else(|| diagnose(text))
    }

    /// A member that version 2 added and this record has; only its orders do.
    pub(crate) fn member_of_version_two(&self) -> Option<&'static str> {
        let members = [
            ("intent", self.intent.is_some()),
            ("device", self.device.is_some()),
            ("signature", self.signature.is_some()),
            ("stead", self.stead.is_some()),
            ("replaces", self.replaces.is_some()),
        ];
        members.into_iter().find_map(|(member, there)| there.then_some(member))
    }

    /// The line itself.
    #[must_use]
    pub const fn text(&self) -> &'t str {
        self.text
    }

    /// SHA-256 over the canonical form of everything but `hash`, `salt` and `data`: the line with
    /// these members cut out.
    #[must_use]
    pub fn computed_hash(&self) -> Bytes32 {
        let line = self.text.as_bytes();
        sha256([
            &line[..self.data_member.start],
            &line[self.data_member.end..self.hash_member.start],
            &line[self.hash_member.end..self.salt_member.start],
            &line[self.salt_member.end..],
        ])
    }

    /// Checks the record's own hash and, where the payload is there, its commitment.
    ///
    /// # Errors
    /// `hash_wrong` or `commitment_wrong`.
    pub fn check(&self) -> Result<(), Flaw> {
        let seq = self.seq;
        let computed = self.computed_hash();
        if computed != self.hash {
            return Err(Flaw::new(
                "hash_wrong",
                format!(
                    "record {seq} was changed: its hash should be {computed}, but it says {}",
                    self.hash
                ),
            ));
        }
        if let (Some(salt), Some(data)) = (&self.salt, self.data) {
            let computed = commitment(salt, data);
            if computed != self.commitment {
                return Err(Flaw::new(
                    "commitment_wrong",
                    format!(
                        "the payload of record {seq} was changed: with its salt it hashes to \
                         {computed}, but the record committed itself to {}",
                        self.commitment
                    ),
                ));
            }
        }
        Ok(())
    }

    /// Who may read the payload.
    #[must_use]
    pub fn audience(&self) -> Audience {
        // The cursor has read it before; an audience that cannot be read admits nobody.
        serde_json::from_str(self.audience).unwrap_or(Audience::Seats(Vec::new()))
    }

    /// The line as this reader may see it: without `salt` and `data` where they are not in the
    /// audience. `None` reads without a seat.
    #[must_use]
    pub fn redacted_for(&self, reader: Option<&By>) -> Cow<'t, str> {
        if self.audience == "null" || self.audience().admits(reader) {
            return Cow::Borrowed(self.text);
        }
        Cow::Owned(
            [
                &self.text[..self.data_member.start],
                &self.text[self.data_member.end..self.salt_member.start],
                &self.text[self.salt_member.end..],
            ]
            .concat(),
        )
    }

    /// The campaign that this record would open, were it genesis.
    #[must_use]
    pub fn campaign(&self) -> CampaignId {
        CampaignId::from_genesis(&self.hash)
    }

    /// The record, with memory of its own.
    ///
    /// # Errors
    /// [`Flaw`] when `by` or `scope` is not what the format allows; not for a line that was read.
    pub fn to_record(&self) -> Result<Record, Flaw> {
        let foreign = |what: String| Flaw::new("member_wrong", what);
        let data = self.data.map(|data| RawValue::from_string(data.to_owned())).transpose();
        Ok(Record {
            seq: self.seq,
            parent: self.parent,
            batch: self.batch,
            last: self.last,
            at: self.at,
            by: self.by.parse().map_err(|error| foreign(format!("{error}")))?,
            scope: self.scope.parse().map_err(|error| foreign(format!("{error}")))?,
            kind: self.kind.to_owned(),
            v: self.v,
            audience: self.audience(),
            opens: self.opens,
            seal: self.seal,
            copy_of: self.copy_of,
            intent: self.intent,
            device: self.device,
            signature: self.signature,
            stead: self.stead.map(str::to_owned),
            replaces: self.replaces,
            commitment: self.commitment,
            prev: self.prev,
            hash: self.hash,
            salt: self.salt,
            data: data.map_err(|error| foreign(format!("`data`: {error}")))?,
        })
    }
}

/// Reads from left to right; `None` as soon as something is not as it must be.
struct Cursor<'t> {
    text: &'t str,
    at: usize,
}

impl<'t> Cursor<'t> {
    fn line(mut self) -> Option<Line<'t>> {
        self.expect("{\"at\":")?;
        let at = self.quoted()?.parse().ok()?;
        self.expect(",\"audience\":")?;
        let audience = self.audience()?;
        self.expect(",\"batch\":")?;
        let batch = batch_id(self.quoted()?)?;
        self.expect(",\"by\":")?;
        let by = self.quoted().filter(|by| names_somebody(by))?;
        self.expect(",\"commitment\":")?;
        let commitment = self.bytes32()?;
        let copy_of = match self.skip(",\"copy_of\":") {
            true => Some(self.integer()?),
            false => None,
        };
        self.expect(",")?;
        let data_start = self.at;
        let data = match self.skip("\"data\":") {
            true => Some(self.object()?),
            false => None,
        };
        if data.is_some() {
            self.expect(",")?;
        }
        let data_member = data_start..self.at;
        let device = self.member_before("\"device\":", |it| it.bytes32().map(PublicKey))?;
        let hash_start = self.at;
        self.expect("\"hash\":")?;
        let hash = self.bytes32()?;
        self.expect(",")?;
        let hash_member = hash_start..self.at;
        let intent = self.member_before("\"intent\":", Self::bytes32)?;
        self.expect("\"kind\":")?;
        let kind = self.quoted().filter(|kind| kind::is_kind(kind))?;
        self.expect(",\"last\":")?;
        let last = self.skip("true");
        if !last {
            self.expect("false")?;
        }
        let opens = match self.skip(",\"opens\":") {
            true => Some(self.integer()?),
            false => None,
        };
        self.expect(",\"parent\":")?;
        let parent = match self.skip("null") {
            true => None,
            false => Some(self.integer()?),
        };
        self.expect(",\"prev\":")?;
        let prev = self.bytes32()?;
        self.expect(",")?;
        let replaces = self.member_before("\"replaces\":", Self::integer)?;
        let salt_start = self.at;
        let salt = match self.skip("\"salt\":") {
            true => Some(self.bytes32()?),
            false => None,
        };
        if salt.is_some() {
            self.expect(",")?;
        }
        let salt_member = salt_start..self.at;
        if salt.is_some() != data.is_some() {
            return None;
        }
        self.expect("\"scope\":")?;
        let scope = self.quoted().filter(|scope| is_scope(scope))?;
        let seal = match self.skip(",\"seal\":") {
            true => Some(self.bytes32()?),
            false => None,
        };
        self.expect(",\"seq\":")?;
        let seq = self.integer()?;
        let signature = match self.skip(",\"signature\":") {
            true => Some(self.quoted()?.parse().ok()?),
            false => None,
        };
        let stead = match self.skip(",\"stead\":") {
            true => Some(self.quoted().filter(|stead| is_name(stead))?),
            false => None,
        };
        self.expect(",\"v\":")?;
        let v = u32::try_from(self.integer()?).ok().filter(|v| *v >= 1)?;
        self.expect("}")?;
        (self.at == self.text.len()).then_some(Line {
            text: self.text,
            seq,
            parent,
            batch,
            last,
            at,
            by,
            scope,
            kind,
            v,
            audience,
            opens,
            seal,
            copy_of,
            intent,
            device,
            signature,
            stead,
            replaces,
            commitment,
            prev,
            hash,
            salt,
            data,
            data_member,
            hash_member,
            salt_member,
        })
    }

    fn rest(&self) -> &'t str {
        &self.text[self.at..]
    }

    fn skip(&mut self, literal: &str) -> bool {
        let found = self.rest().as_bytes().starts_with(literal.as_bytes());
        self.at += if found { literal.len() } else { 0 };
        found
    }

    fn expect(&mut self, literal: &str) -> Option<()> {
        self.skip(literal).then_some(())
    }

    /// A member that need not be there, and the comma behind it; `None` when it is there and wrong.
    fn member_before<T>(
        &mut self,
        name: &str,
        read: impl FnOnce(&mut Self) -> Option<T>,
    ) -> Option<Option<T>> {
        if !self.skip(name) {
            return Some(None);
        }
        let member = read(self)?;
        self.expect(",")?;
        Some(Some(member))
    }

    /// A string that holds neither quotes nor escapes: what follows is checked by its own rule.
    fn quoted(&mut self) -> Option<&'t str> {
        self.expect("\"")?;
        let inner = &self.rest()[..self.rest().find('"')?];
        self.at += inner.len() + 1;
        Some(inner)
    }

    fn bytes32(&mut self) -> Option<Bytes32> {
        self.quoted()?.parse().ok()
    }

    fn integer(&mut self) -> Option<u64> {
        let rest = self.rest();
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let text = &rest[..digits];
        self.at += digits;
        let canonical = text == "0" || !text.starts_with('0');
        text.parse().ok().filter(|number| canonical && *number <= LARGEST_INTEGER)
    }

    fn object(&mut self) -> Option<&'t str> {
        let value = &self.rest()[..end_of_value(self.rest()).ok()?];
        self.at += value.len();
        value.starts_with('{').then_some(value)
    }

    fn audience(&mut self) -> Option<&'t str> {
        let value = &self.rest()[..end_of_value(self.rest()).ok()?];
        self.at += value.len();
        (value == "null" || serde_json::from_str::<Audience>(value).is_ok()).then_some(value)
    }
}

/// As [`decider::By`] reads it, without making one.
fn names_somebody(by: &str) -> bool {
    by == "rules" || by == "organiser" || by.strip_prefix("seat/").is_some_and(is_name)
}

/// As [`crate::Scope`] reads it, without making one.
fn is_scope(scope: &str) -> bool {
    scope == "campaign" || scope.strip_prefix("engagement/").is_some_and(is_name)
}

/// Seats and engagements have names of the same form.
pub(crate) fn is_name(name: &str) -> bool {
    let allowed = |c: u8| c.is_ascii_lowercase() || c.is_ascii_digit() || c == b'-';
    (1..=40).contains(&name.len()) && name.bytes().all(allowed)
}

/// A UUID of version 7 in its usual form: lower-case, with hyphens.
pub(crate) fn batch_id(text: &str) -> Option<Uuid> {
    let upper = text.bytes().any(|byte| byte.is_ascii_uppercase());
    (text.len() == 36 && !upper).then(|| Uuid::try_parse(text).ok()).flatten().filter(is_batch_id)
}

pub(crate) fn is_batch_id(id: &Uuid) -> bool {
    id.get_version_num() == 7 && id.get_variant() == uuid::Variant::RFC4122
}
