//! What a host decides about their server.

use crate::{body::BackupBody, creation_password::CreationPassword, metrics::Metrics};
use chronicle::CampaignId;
use messages::Language;
use std::{fmt, sync::Arc, time::Duration};

/// What a host decides about their server.
#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// What those must know who begin a campaign; nothing: everybody may.
    pub creation_password: Option<CreationPassword>,
    /// Where people reach this server, such as `https://war.example`: for links in reminders and feeds.
    pub public_url: Option<String>,
    /// Names under which people reach this server beside that of `public_url`, such as `box.local`.
    pub names: Vec<String>,
    /// May reminders go to addresses in the host's own network, and over plain HTTP?
    pub webhooks_to_private_nets: bool,
    /// In which language reminders are told: nobody asks for them.
    pub language: Language,
    /// The pause before a reminder that did not arrive is tried again; none: a few seconds. Each further
    /// one is twice as long.
    pub first_pause: Option<Duration>,
    /// The backup that is written beside the store.
    pub backups: Option<Arc<dyn Backups>>,
    /// What holds the campaigns, asked how it is.
    pub condition: Option<Arc<dyn Condition>>,
    /// What is counted, where the host watches it.
    pub metrics: Option<Metrics>,
}

/// What holds the campaigns, asked how it is.
pub trait Condition: fmt::Debug + Send + Sync {
    /// Everything that is not as it should be.
    fn ailments(&self) -> Vec<Ailment>;

    /// How many bytes are free on its disk, where that can be told.
    fn free_bytes(&self) -> Option<u64> {
        None
    }
}

/// Something that is not as it should be, though the server answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ailment {
    /// A write failed half-way, and nothing is written until the disk works again.
    StoreStopped,
    /// There is no room for another order.
    DiskFull,
    /// Something that was read is not what was stored.
    DataDamaged,
    /// The backup lacks what could not be written.
    BackupBehind,
}

impl Ailment {
    /// All of them.
    pub const ALL: [Self; 4] =
        [Self::StoreStopped, Self::DiskFull, Self::DataDamaged, Self::BackupBehind];

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::StoreStopped => "store_stopped",
            Self::DiskFull => "disk_full",
            Self::DataDamaged => "data_damaged",
            Self::BackupBehind => "backup_behind",
        }
    }
}

/// A backup that can be asked how it stands.
pub trait Backups: fmt::Debug + Send + Sync {
    /// Brings the backup of a campaign up to date and checks it from its first line to its last.
    ///
    /// # Errors
    /// A sentence: what is wrong with it.
    fn check(&self, campaign: CampaignId) -> Result<BackupBody, String>;
}
