//! What happened: records, hashes, timelines, receipts and verification.
//!
//! A campaign is one append-only stream of records; this crate is its format, `chronicle/1` and
//! `chronicle/2`, as `docs/chronicle.md` tells it. It knows no clock, no disk and no rule of any game: payloads are
//! opaque to it, except for the few kinds that the chronicle itself defines. A [`BatchWriter`]
//! makes records, [`Record::to_line`] and [`Line::read`] are the file form, [`Timelines`] says what
//! follows what, and [`verify`] trusts nobody.
//!
//! ```
//! use chance::{Chance, Clause, Dice, Need, Sealed, Secret};
//! use chronicle::{BatchWriter, NewLog, Opening, OrderGiven, Scope, Timestamp, VerifyOptions};
//! use decider::{Audience, By, Rolled};
//!
//! let secret = Secret::new([7; 32]);
//! let at: Timestamp = "2026-01-02T03:04:05.678Z".parse()?;
//! let id = |n| uuid::Builder::from_unix_timestamp_millis(n, &[1; 10]).into_uuid();
//! let names = serde_json::json!({"name": "An evening", "seats": ["city-guard"], "rules": "siege"});
//! let genesis =
//!     chronicle::genesis(&secret, &NewLog::One, id(1), at, By::Organiser, &names)?;
//! let tip = genesis.tip(0).expect("genesis is a record");
//!
//! let opening = Opening {
//!     parent: tip.last.seq, batch: id(2), at, by: By::Organiser, scope: Scope::Campaign,
//!     audience: Audience::Everyone, copy_of: None, intended: None,
//! };
//! let order = OrderGiven {
//!     command: serde_json::value::to_raw_value("strike")?, head: 0,
//!     nonce: Some("00ff".into()), thrown: None,
//! };
//! let mut batch = BatchWriter::begin(&secret, &tip, opening, &order)?;
//! let need = Need { clause: Clause::new("HEI-156"), why: "fight", dice: Dice::new(2, 6), shares: Vec::new() };
//! let fall = Sealed::new(&secret, tip.next_envelope, batch.bound()).roll(&need)?;
//! batch.dice_rolled(Scope::Campaign, &Rolled { need, fall })?;
//! let batch = batch.finish();
//!
//! let file: String =
//!     genesis.records.iter().chain(&batch.records).map(|record| record.to_line() + "\n").collect();
//! let verified = chronicle::verify(file.as_bytes(), &VerifyOptions::default())?;
//! assert_eq!((verified.counts.records, verified.counts.sealed), (3, 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod asking;
mod batch;
mod beacon;
pub mod canonical;
mod chains;
mod checkpoint;
mod contribution;
mod devices;
mod diagnosis;
mod dice_check;
mod export;
mod flaw;
mod format;
mod hashing;
mod identity;
mod intent;
mod keys;
pub mod kind;
mod line;
mod originals;
mod payload;
mod policy;
mod record;
mod second;
mod timelines;
mod timestamp;
mod unrecordable;
mod verify;

pub use asking::Asker;
pub use batch::{Batch, BatchWriter, Intended, NewLog, NewRecord, Opening, Tip, genesis};
pub use beacon::{Beacon, Round};
pub use chains::{Chain, Chains};
pub use chance::Bytes32;
pub use checkpoint::{Checkpoint, NotCheckpoint};
pub use contribution::{
    ChainLaid, Contributed, Given, LONGEST_CHAIN, SecretTold, Spent, Way, ask, asked_message,
    given_message, link_before, shared, witness_message,
};
pub use devices::{BOT, Bindings, DeviceBound, DeviceReleased};
pub use export::{NotExported, Reader, export};
pub use flaw::Flaw;
pub use format::Format;
pub use hashing::commitment;
pub use identity::{CampaignId, EngagementId, Head, NotCampaignId, NotReceipt, NotScope, Scope};
pub use intent::{Intent, IntentTold, Signed, bind_message, order_message};
pub use keys::{NotSignature, PublicKey, Signature, SigningKey};
pub use line::Line;
pub use payload::{Brings, Brought, CardDrawn, DiceRolled, OrderGiven, TimelineRewound};
pub use policy::{From, Otherwise, Policy, SealedBy, ThrownBy};
pub use record::Record;
pub use second::Trust;
pub use timelines::{BesideBatches, Timelines};
pub use timestamp::{NotTimestamp, Timestamp};
pub use unrecordable::Unrecordable;
pub use uuid::Uuid;
pub use verify::{
    Counts, Fault, LONGEST_LINE, NotImported, Verified, Verifier, VerifyOptions, import, verify,
};

/// Reads the payload of one of the chronicle's own kinds.
fn payload_of<'d, T: serde::Deserialize<'d>>(line: &Line<'_>, data: &'d str) -> Result<T, Flaw> {
    serde_json::from_str(data).map_err(|error| {
        let (seq, kind) = (line.seq, line.kind);
        Flaw::new("payload_wrong", format!("record {seq} is no `{kind}`: {error}"))
    })
}
