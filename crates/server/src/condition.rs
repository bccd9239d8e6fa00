//! What a server's host is told is wrong with what holds the campaigns.

use std::fmt;

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
    /// The servers that keep the campaigns do not answer.
    StoreUnavailable,
    /// There is no room for another order.
    DiskFull,
    /// Something that was read is not what was stored.
    DataDamaged,
    /// The backup lacks what could not be written.
    BackupBehind,
}

impl Ailment {
    /// All of them.
    pub const ALL: [Self; 5] = [
        Self::StoreStopped,
        Self::StoreUnavailable,
        Self::DiskFull,
        Self::DataDamaged,
        Self::BackupBehind,
    ];

    /// The stable code.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::StoreStopped => "store_stopped",
            Self::StoreUnavailable => "store_unavailable",
            Self::DiskFull => "disk_full",
            Self::DataDamaged => "data_damaged",
            Self::BackupBehind => "backup_behind",
        }
    }
}
