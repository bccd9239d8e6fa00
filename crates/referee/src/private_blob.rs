//! What never enters the log of a campaign: its secret, and the hashes of its keys.

use crate::{
    Code, Holder, Key, Randomness, Rejected, SeatKey, asked::Asked, keys::random_bytes,
    rejected::said, unconfirmed::Unconfirmed, visibility::Visibility,
};
use chance::{Bytes32, Secret};
use chronicle::{CampaignId, Head, PublicKey, Scope, SigningKey, Uuid};
use chrono::{
    DateTime, Utc,
    serde::{ts_milliseconds, ts_milliseconds_option},
};
use decider::{By, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Deserializer, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use subtle::ConstantTimeEq as _;

/// So many contested orders are remembered: a request is sent again within minutes, or never.
const MOST_CONTESTED: usize = 32;

/// Kept by the store beside the log. Later versions add members and leave these.
#[derive(Clone, Serialize, Deserialize)]
pub(crate) struct PrivateBlob {
    secret: Bytes32,
    /// The secret is the one that sealed the envelope on the table. False for an import: its
    /// envelopes were sealed elsewhere, and only salts come from this secret.
    pub(crate) sealed_here: bool,
    /// SHA-256 of each key.
    organiser: Bytes32,
    seats: BTreeMap<Seat, Bytes32>,
    /// SHA-256 of the key of each deputy, with the record that named them then: dismissed and named anew, they have another.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) deputies: BTreeMap<String, (u64, Bytes32)>,
    /// SHA-256 of the key in the address of each seat's feed.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) feeds: BTreeMap<Seat, Bytes32>,
    /// The campaign begins to exist with this record. Before it stands in the log, the opening or
    /// the import is still being written, or was interrupted.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) whole_at: Option<Head>,
    /// Signs checkpoints of the log (version 2); none: a log of version 1, or one from elsewhere.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    log_key: Option<Bytes32>,
    /// Where reminders go. Whoever knows the address may write there, so it is a secret too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) webhook: Option<String>,
    /// What has become of reminders, by deadline and stage.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) reminded: BTreeMap<String, Reminded>,
    /// Where players are told that it is their turn, and of what they were told.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) turn_notices: BTreeMap<Seat, TurnNotices>,
    /// What players have left ahead of time.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) ahead: BTreeMap<Seat, Vec<LeftAhead>>,
    /// Who passes where they have no choice.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub(crate) passing: BTreeSet<Seat>,
    /// The order that waits for the others' part in its dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) asked: Option<Asked>,
    /// The order whose typed faces wait for another person's device.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) unconfirmed: Option<Unconfirmed>,
    /// The last orders whose faces were contested, the newest last.
    #[serde(default, skip_serializing_if = "Vec::is_empty", deserialize_with = "one_or_several")]
    pub(crate) contested: Vec<Uuid>,
    /// Keys of devices with which the house signs what a seat leaves ahead of time.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) lent: BTreeMap<Seat, Bytes32>,
    /// Notes of the house's own that do not fit this log: it was taken back from a backup, or there are two.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) forks: Vec<String>,
    /// Who may look without a key.
    #[serde(default, skip_serializing_if = "Visibility::is_listed")]
    pub(crate) visibility: Visibility,
    /// The campaign of which this is a what-if.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) what_if: Option<CampaignId>,
    /// Every what-if that was made of this campaign, the oldest first, with those that were thrown away.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) what_ifs: Vec<CampaignId>,
    /// It was a what-if, and is there for nobody any more.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(crate) thrown_away: bool,
}

/// Something that somebody has left ahead of time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct LeftAhead {
    /// The id of the order that it will be: used twice, it is one order.
    pub(crate) batch: Uuid,
    /// Where.
    pub(crate) scope: Scope,
    /// In which turn it was left; with the turn it lapses.
    pub(crate) turn: u32,
    /// What, as it was typed.
    pub(crate) left: String,
}

/// Where the notices of a seat go, and of what it has been told.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct TurnNotices {
    /// The address: of a webhook (`https://…`), or of mail (`name@host`).
    pub to: String,
    /// The code of the language in which they are told.
    pub language: String,
    /// What the seat was told that it owes, each in the sender's own word for it. Empty again as soon as it owes nothing.
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    pub told: BTreeSet<String>,
    /// What has become of the newest notice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub newest: Option<Reminded>,
}

/// What has become of one reminder.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reminded {
    /// How it stands.
    pub state: ReminderState,
    /// When that was noted, in milliseconds since 1970.
    #[serde(with = "ts_milliseconds")]
    pub at: DateTime<Utc>,
    /// When it was noted first.
    #[serde(with = "ts_milliseconds")]
    pub first_at: DateTime<Utc>,
    /// When it is tried again, if it is.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "ts_milliseconds_option")]
    pub next_at: Option<DateTime<Utc>>,
    /// How often it was tried.
    pub attempts: u32,
    /// What it says.
    pub text: String,
}

/// How a reminder stands.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ReminderState {
    /// It is only in the feed: there is no address to send it to.
    Noted,
    /// It is on its way. Found so after a restart, nobody knows whether it arrived.
    Trying,
    /// It certainly did not arrive, and is tried again.
    Waiting,
    /// It was taken.
    Sent,
    /// It may have arrived or not; it is not sent again.
    Unknown,
    /// It was refused, or tried too often.
    Failed,
}

/// Earlier versions have kept one.
fn one_or_several<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Uuid>, D::Error> {
    #[derive(Deserialize)]
    #[serde(untagged)]
    enum Kept {
        One(Uuid),
        Several(Vec<Uuid>),
    }
    Ok(match Kept::deserialize(from)? {
        Kept::One(batch) => vec![batch],
        Kept::Several(batches) => batches,
    })
}

/// The keys of a new campaign, the only time that they are seen.
pub(crate) struct FreshKeys {
    pub(crate) organiser: Key,
    pub(crate) seats: Vec<SeatKey>,
}

impl PrivateBlob {
    pub(crate) fn new(
        secret: &Secret,
        sealed_here: bool,
        seats: &[Seat],
        randomness: &dyn Randomness,
    ) -> Result<(Self, FreshKeys), Rejected> {
        let organiser = Key::random(randomness)?;
        let seat_key =
            |seat: &Seat| Ok(SeatKey { seat: seat.clone(), key: Key::random(randomness)? });
        let seats: Vec<SeatKey> = seats.iter().map(seat_key).collect::<Result<_, Rejected>>()?;
        let private = Self {
            secret: Bytes32(*secret.expose()),
            sealed_here,
            organiser: organiser.hash(),
            seats: seats.iter().map(|seat| (seat.seat.clone(), seat.key.hash())).collect(),
            deputies: BTreeMap::new(),
            feeds: BTreeMap::new(),
            whole_at: None,
            log_key: None,
            webhook: None,
            reminded: BTreeMap::new(),
            turn_notices: BTreeMap::new(),
            ahead: BTreeMap::new(),
            passing: BTreeSet::new(),
            asked: None,
            unconfirmed: None,
            contested: Vec::new(),
            lent: BTreeMap::new(),
            forks: Vec::new(),
            visibility: Visibility::default(),
            what_if: None,
            what_ifs: Vec::new(),
            thrown_away: false,
        };
        Ok((private, FreshKeys { organiser, seats }))
    }

    /// Remembers an order whose faces were contested: sent again, its sender is told so.
    pub(crate) fn remember_contested(&mut self, batch: Uuid) {
        self.contested.push(batch);
        let too_many = self.contested.len().saturating_sub(MOST_CONTESTED);
        self.contested.drain(..too_many);
    }

    pub(crate) fn secret(&self) -> Secret {
        Secret::new(self.secret.0)
    }

    /// Makes the key that signs for the log, and answers what others know it by.
    pub(crate) fn make_log_key(
        &mut self,
        randomness: &dyn Randomness,
    ) -> Result<PublicKey, Rejected> {
        let seed: [u8; 32] = random_bytes(randomness)?;
        self.log_key = Some(Bytes32(seed));
        Ok(SigningKey::from_seed(&seed).public())
    }

    /// The key that signs for the log.
    pub(crate) fn log_key(&self) -> Option<SigningKey> {
        self.log_key.map(|seed| SigningKey::from_seed(&seed.0))
    }

    /// Whose key is it? Every stored hash is compared, whatever the first ones say.
    /// `deputies`: those whom the desk knows, each with the record that names them.
    pub(crate) fn holder(&self, key: &Key, deputies: &BTreeMap<String, u64>) -> Option<Holder> {
        let hash = key.hash();
        let is = |stored: &Bytes32| bool::from(stored.0.ct_eq(&hash.0));
        let mut holder = is(&self.organiser).then_some(Holder { by: By::Organiser, deputy: None });
        for (seat, stored) in &self.seats {
            if is(stored) {
                holder = Some(Holder { by: By::Seat(seat.clone()), deputy: None });
            }
        }
        for (name, (named, stored)) in &self.deputies {
            if is(stored) && deputies.get(name) == Some(named) {
                holder = Some(Holder { by: By::Organiser, deputy: Some(name.clone()) });
            }
        }
        holder
    }

    /// Of which seat is the feed that a key opens? Every stored hash is compared.
    pub(crate) fn feed_of(&self, key: &Key) -> Option<Seat> {
        let hash = key.hash();
        let mut found = None;
        for (seat, stored) in &self.feeds {
            if bool::from(stored.0.ct_eq(&hash.0)) {
                found = Some(seat.clone());
            }
        }
        found
    }

    pub(crate) fn replace(&mut self, seat: &Seat, key: &Key) {
        self.seats.insert(seat.clone(), key.hash());
    }

    pub(crate) fn replace_organiser(&mut self, key: &Key) {
        self.organiser = key.hash();
    }

    pub(crate) fn to_bytes(&self) -> Result<Vec<u8>, Rejected> {
        serde_json::to_vec(self).map_err(Rejected::bug)
    }

    pub(crate) fn from_bytes(bytes: &[u8]) -> Result<Self, Rejected> {
        serde_json::from_slice(bytes).map_err(|_| {
            // The bytes hold the secret, so what serde says of them is not repeated.
            Rejected::new(Code::LogDamaged, said!("private-unreadable"))
        })
    }
}

pub(crate) fn random_secret(randomness: &dyn Randomness) -> Result<Secret, Rejected> {
    random_bytes(randomness).map(Secret::new)
}
