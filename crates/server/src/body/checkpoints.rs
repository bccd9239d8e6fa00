//! What is sent and answered about where a log ends.

use crate::shapes::HASH;
use chronicle::PublicKey;
use chrono::{DateTime, Utc};
use referee::{Checkpoints, Seen};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A note that a device has countersigned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct CountersignedBody {
    /// The signed note (C2SP), with the house's line and the device's.
    #[schemars(length(max = 4096))]
    pub note: String,
}

/// Where the log ends by the house's word, and what others have seen of it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "Checkpoints")]
pub struct CheckpointsBody {
    /// The house's latest note; null: the house signs none of this log.
    pub latest: Option<String>,
    /// The newest note that each device has countersigned since the house came up.
    pub seen: Vec<SeenBody>,
    /// Notes of this house that do not fit this log: each proves that there are two histories.
    pub forks: Vec<String>,
}

/// What a device has countersigned.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "SeenCheckpoint")]
pub struct SeenBody {
    /// For whom the device signs: a seat, or `organiser`.
    pub seat: String,
    /// Its public key.
    #[schemars(with = "String", extend("pattern" = HASH))]
    pub device: PublicKey,
    /// The note with all its signatures.
    pub note: String,
    /// How many records the log had.
    pub size: u64,
    /// When the house was told.
    #[schemars(with = "String", extend("format" = "date-time"))]
    pub at: DateTime<Utc>,
}

impl From<Checkpoints> for CheckpointsBody {
    fn from(all: Checkpoints) -> Self {
        Self {
            latest: all.latest.map(|note| note.to_string()),
            seen: all.seen.into_iter().map(Into::into).collect(),
            forks: all.forks.iter().map(ToString::to_string).collect(),
        }
    }
}

impl From<Seen> for SeenBody {
    fn from(seen: Seen) -> Self {
        let Seen { seat, device, note, at } = seen;
        Self { seat, device, size: note.size, note: note.to_string(), at }
    }
}
