//! What the organiser is answered who keeps a campaign going: reminders and backup.

use projections::HeadBody;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Where reminders go.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RemindersBody {
    /// An address that takes messages in the form of Discord's webhooks; nothing: nowhere. It is tried
    /// before it is kept.
    pub address: Option<String>,
}

/// Whether reminders go anywhere.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct RemindersTo {
    /// Do they?
    pub set: bool,
}

/// A backup that was brought up to date and checked.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "BackupChecked")]
pub struct BackupBody {
    /// The name of its file in the backup folder.
    pub file: String,
    /// Its last record.
    pub head: HeadBody,
    /// How many records it has.
    pub records: u64,
    /// How long it is.
    pub bytes: u64,
}
