//! What whoever keeps a campaign going is answered: reminders, notices, what is left ahead, and the backup.

use crate::shapes::SCOPE;
use chronicle::{Scope, Timestamp};
use projections::HeadBody;
use referee::{ReminderState, Visibility};
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

/// Where notices go that it is somebody's turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum NoticesBody {
    /// To this address: that of a webhook in Discord's form, which is tried first, or one of mail, to which a code goes
    /// first.
    To(String),
    /// The code that came by mail: from now on notices go to where it came.
    Code(String),
    /// Nowhere.
    Nowhere,
}

/// What a player is told of their notices.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NoticesSeen {
    /// Where they go: an address of mail, or the host of a webhook, since whoever knows the whole may write there.
    pub to: Option<String>,
    /// A code went to this address of mail, and was not given back yet.
    pub awaits_code: Option<String>,
    /// Does this host send mail?
    pub mail: bool,
    /// So many minutes somebody is waited for before a notice goes out.
    pub after: u32,
    /// What has become of the newest.
    pub newest: Option<NoticeSeen>,
    /// Has the feed of the seat an address?
    #[serde(default)]
    pub feed: bool,
}

/// Does the key's holder want an address of their seat's feed?
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct FeedKeyWanted {
    /// A new one; else none, and an old one opens nothing any more.
    pub wanted: bool,
}

/// The address of a seat's feed, told this once.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct FeedKey {
    /// Under this server; none: it has none.
    pub link: Option<String>,
}

/// What has become of a notice.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct NoticeSeen {
    /// How it stands.
    pub state: ReminderState,
    /// When that was noted.
    #[schemars(with = "String")]
    pub at: Timestamp,
}

/// Who may look at a campaign without a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct VisibilityBody {
    /// Who.
    pub visibility: Visibility,
}

/// What a player leaves ahead of time.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AheadBody {
    /// For which engagement.
    #[schemars(with = "String", extend("pattern" = SCOPE))]
    pub scope: Scope,
    /// The orders, as people type them, in place of all that the seat has left there before.
    pub orders: Vec<String>,
}

/// What a player has left ahead of time. Nobody else is shown it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct AheadLeft {
    /// As it was typed; what was used since, or has lapsed, is not among it.
    pub left: Vec<String>,
    /// In which forms something can be left; none: the rules of this engagement know nothing of the kind.
    pub can_be_left: Vec<String>,
    /// Your device signs your orders: let the house sign what you leave first (`lendDevice`).
    pub needs_lending: bool,
}

/// Whether a player passes where they have no choice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PassingBody {
    /// They do.
    pub passes: bool,
}

/// Whether a player passes where they have no choice. Nobody else is shown it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct PassingNow {
    /// They do.
    pub passes: bool,
    /// Your device signs your orders: let the house sign your passes first (`lendDevice`).
    pub needs_lending: bool,
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
