//! What can go wrong between the chronicle and the disk.

use crate::nats_refusal::NatsRefusal;
use chronicle::{CampaignId, Head};
use std::{fmt, io, path::PathBuf, sync::Arc};

/// Something in a data folder is not what was stored there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Damage {
    /// Where.
    pub place: Medium,
    /// Which campaign is affected; none when the place holds them all.
    pub campaign: Option<CampaignId>,
    /// Which record is affected, if it can be told.
    pub seq: Option<u64>,
    /// What is wrong.
    pub message: String,
}

/// The places in which every record rests.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Medium {
    /// The sled database, which is read from.
    Sled,
    /// The plain journal, from which the database can be rebuilt.
    Journal,
    /// The backup folder, where there is one.
    Backup,
    /// The streams of NATS servers, where there is no folder.
    Stream,
}

impl fmt::Display for Medium {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Sled => "the database",
            Self::Journal => "the journal",
            Self::Backup => "the backup",
            Self::Stream => "the stream in NATS",
        })
    }
}

impl fmt::Display for Damage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is damaged", self.place)?;
        match (self.campaign, self.seq) {
            (Some(campaign), Some(seq)) => write!(f, " (campaign {campaign}, record {seq})")?,
            (Some(campaign), None) => write!(f, " (campaign {campaign})")?,
            (None, _) => (),
        }
        let remedy = match self.place {
            Medium::Stream => {
                "nothing more is read of this campaign here; restore it from a backup"
            }
            _ => {
                "stop the server, then `wapenrol doctor` says what can be mended from the other copies"
            }
        };
        write!(f, ": {}; {remedy}", self.message)
    }
}

/// Why the store cannot be opened, read or written.
#[derive(Debug, Clone, thiserror::Error)]
#[non_exhaustive]
pub enum StoreError {
    /// The folder holds something else.
    #[error(
        "{} is no data folder of wapenrol: it is not empty and has no file `{}`; name an empty or \
         a new folder", .path.display(), crate::folder::MARKER
    )]
    NotADataFolder {
        /// The folder.
        path: PathBuf,
    },
    /// The folder should be kept beside a store elsewhere, and is a store itself.
    #[error(
        "{} holds campaigns of its own; with a store elsewhere, name another folder with --data for what is kept beside \
         it. `wapenrol move` takes the campaigns there", .path.display()
    )]
    HasCampaigns {
        /// The folder.
        path: PathBuf,
    },
    /// The folder is no backup.
    #[error(
        "{} is no backup folder of wapenrol: it is not empty and has no file `{}`; name an empty or \
         a new folder", .path.display(), crate::backup::BACKUP_MARKER
    )]
    NotABackupFolder {
        /// The folder.
        path: PathBuf,
    },
    /// Others of this machine may read the folder, and it belongs to somebody else.
    #[error(
        "others may read {}, which holds keys and secrets, and it cannot be closed to them: {error}; \
         its owner can, with `chmod 700`", .path.display()
    )]
    OpenToOthers {
        /// The folder.
        path: PathBuf,
        /// Why it stays open.
        error: Arc<io::Error>,
    },
    /// The folder was written by a later version.
    #[error("{} was written by another version: {found}; this one knows format 1", .path.display())]
    OtherFormat {
        /// The folder.
        path: PathBuf,
        /// What the marker says.
        found: String,
    },
    /// The folder cannot be written to.
    #[error("{} can be read, and not written to", .path.display())]
    ReadOnly {
        /// The folder.
        path: PathBuf,
    },
    /// Another process works with this folder.
    #[error("{} is in use by {holder}; stop it first, or speak to it", .path.display())]
    Held {
        /// The folder.
        path: PathBuf,
        /// Who holds it.
        holder: crate::Holder,
    },
    /// Stored bytes are not what was stored.
    #[error("{0}")]
    Damaged(Box<Damage>),
    /// The operating system refused.
    #[error("{doing}: {source}")]
    Io {
        /// What was being done, with the file's name.
        doing: String,
        /// What the system said.
        source: Arc<io::Error>,
    },
    /// The database refused for another reason than damage.
    #[error("{doing}: {message}")]
    Engine {
        /// What was being done.
        doing: String,
        /// What the database said.
        message: String,
    },
    /// The private part of a campaign is encrypted with a host's key that is not here, or with another one.
    #[error(
        "the private part of campaign {campaign} is encrypted with {}; name its file with --host-key-file or \
         WAPENROL_HOST_KEY_FILE. Without it the log can be read from a backup and verified, and nothing else: no order \
         is taken, no sealed die falls, no seat's key opens anything",
        if *.given { "another host key than this one" } else { "the host's key" }
    )]
    HostKey {
        /// The campaign.
        campaign: CampaignId,
        /// Some key was named.
        given: bool,
    },
    /// A cluster of NATS servers is not taken as a store.
    #[error(transparent)]
    Nats(Box<NatsRefusal>),
    /// The servers that keep the campaigns do not answer.
    #[error(
        "the servers that keep the campaigns do not answer: {message}; it is tried again with the next request"
    )]
    Unavailable {
        /// What the last attempt said.
        message: String,
    },
    /// The disk is full. Nothing was stored.
    #[error("the disk is full; nothing was stored")]
    Full,
    /// A write failed half-way, and nothing is stored until that is settled.
    #[error("nothing is stored until the disk works again: {reason}; no restart is needed")]
    Stopped {
        /// The failure.
        reason: String,
    },
}

impl StoreError {
    /// The stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::NotADataFolder { .. } => "not_a_data_folder",
            Self::HasCampaigns { .. } => "data_folder_has_campaigns",
            Self::NotABackupFolder { .. } => "not_a_backup_folder",
            Self::OpenToOthers { .. } => "open_to_others",
            Self::OtherFormat { .. } => "other_format",
            Self::ReadOnly { .. } => "data_folder_read_only",
            Self::Held { .. } => "data_folder_held",
            Self::Damaged(_) => "data_damaged",
            Self::Io { .. } => "disk_refused",
            Self::Engine { .. } => "database_refused",
            Self::Full => "disk_full",
            Self::Stopped { .. } => "store_stopped",
            Self::Nats(refusal) => refusal.code(),
            Self::Unavailable { .. } => "store_unavailable",
            Self::HostKey { given: false, .. } => "host_key_needed",
            Self::HostKey { given: true, .. } => "host_key_wrong",
        }
    }

    /// Has the disk no room left?
    #[must_use]
    pub fn is_full(&self) -> bool {
        matches!(self, Self::Full) || matches!(self, Self::Io { source, .. } if is_full(source))
    }

    pub(crate) fn io(doing: impl Into<String>) -> impl FnOnce(io::Error) -> Self {
        let doing = doing.into();
        move |source| Self::Io { doing, source: Arc::new(source) }
    }

    pub(crate) fn damaged(place: Medium, message: impl Into<String>) -> Self {
        let message = message.into();
        Self::Damaged(Box::new(Damage { place, campaign: None, seq: None, message }))
    }

    pub(crate) fn sled(doing: impl Into<String>) -> impl FnOnce(sled::Error) -> Self {
        let doing = doing.into();
        move |error| match error {
            // sled tells it as a structure of Rust, which nobody wants to read.
            sled::Error::Io(source) if is_full(&source) => {
                Self::Io { doing, source: Arc::new(io::ErrorKind::StorageFull.into()) }
            }
            sled::Error::Io(source) => Self::Io { doing, source: Arc::new(source) },
            sled::Error::Corruption { .. } | sled::Error::ReportableBug(_) => {
                Self::damaged(Medium::Sled, format!("{doing}: {error}"))
            }
            other => Self::Engine { doing, message: other.to_string() },
        }
    }
}

impl From<NatsRefusal> for StoreError {
    fn from(refusal: NatsRefusal) -> Self {
        Self::Nats(Box::new(refusal))
    }
}

pub(crate) fn is_full(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded)
        || error.to_string().contains("No space left")
}

/// Why a batch was not appended.
#[derive(Debug, Clone, thiserror::Error)]
pub enum AppendError {
    /// Somebody else was faster: decide again on the actual head.
    #[error("the head has moved to {}", .actual.map_or("nothing".into(), |head| head.to_string()))]
    HeadMoved {
        /// The head now; none when the campaign does not exist.
        actual: Option<Head>,
    },
    /// The records do not follow the expected head, or are no whole batch. A bug of the caller.
    #[error("no batch that could follow: {message}")]
    Unchained {
        /// What does not fit.
        message: String,
    },
    /// The disk is full. Nothing of the batch is stored.
    #[error("the disk is full; nothing was stored")]
    Full,
    /// The store failed while the batch was written, and fails still. Whether it is stored is known when it works again;
    /// whoever sends it again then, with the same id, is told.
    #[error(
        "{0}; whether it is stored is known when the store works again: send it again then, with the same id"
    )]
    Unsure(StoreError),
    /// The store failed. Nothing of the batch is stored.
    #[error(transparent)]
    Broken(#[from] StoreError),
}

impl AppendError {
    /// The stable code.
    #[must_use]
    pub fn code(&self) -> &'static str {
        match self {
            Self::HeadMoved { .. } => "head_moved",
            Self::Unchained { .. } => "batch_unchained",
            Self::Full => "disk_full",
            Self::Unsure(_) => "store_unsure",
            Self::Broken(error) => error.code(),
        }
    }
}
