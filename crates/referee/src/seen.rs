//! What devices have seen of a log, by their own word.

use chronicle::{Checkpoint, PublicKey};
use chrono::{DateTime, Utc};
use std::collections::BTreeMap;

/// What a device has countersigned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    /// For whom the device signs.
    pub seat: String,
    /// The device.
    pub device: PublicKey,
    /// What it has seen.
    pub note: Checkpoint,
    /// When the house was told.
    pub at: DateTime<Utc>,
}

/// What devices have countersigned, by device.
pub(crate) type SeenByDevice = BTreeMap<PublicKey, Seen>;
