//! Where the chronicle rests: on disk, so that whatever was acknowledged survives a killed process
//! and a power cut; in a cluster of NATS servers, for hosts of many campaigns; or in memory, for tests.
//!
//! A store keeps lines and knows how they are chained. It knows no game, no player and no order;
//! it decides nothing but whether a batch follows the head that its sender saw.
//!
//! ```
//! use chance::Secret;
//! use chronicle::{NewLog, Timestamp, genesis};
//! use store::{MemoryStore, Store};
//!
//! let secret = Secret::new([7; 32]);
//! let id = "01890000-0000-7000-8000-000000000000".parse()?;
//! let at: Timestamp = "2026-01-02T03:04:05.678Z".parse()?;
//! let nothing = serde_json::json!({});
//! let created = genesis(&secret, &NewLog::One, id, at, decider::By::Organiser, &nothing)?;
//! let campaign = created.opens_campaign().expect("genesis opens a campaign");
//!
//! let store = MemoryStore::new();
//! store.keep(campaign, secret.expose())?;
//! store.append(campaign, None, &created)?;
//! assert_eq!(store.head(campaign)?, created.head());
//! assert_eq!(*store.read(campaign, 0, 0)?[0], *created.records[0].to_line());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod backup;
mod beside;
mod chain;
mod committer;
mod doctor;
mod duty;
mod engine;
mod error;
mod faults;
mod folder;
mod follower;
mod group;
mod heads;
mod host_key;
mod inspect;
mod journal;
mod lock;
mod memory;
mod merge;
mod moving;
mod nats;
mod nats_refusal;
mod packed;
mod reading;
mod rebuild;
mod replay;
mod room;
mod salvage;
mod schema;
mod scrub;
mod seen;
mod segments;
mod settle;
mod sled_store;
mod snapshots;
mod tail;
mod upgrade;
mod watchdog;

pub use backup::{
    BACKUP_MARKER, BackedUp, Backup, BackupState, WithBackup, backups, look_at_backup, read_backup,
};
pub use beside::Beside;
pub use committer::BeforeSync;
pub use doctor::{CopyReport, Diagnosis, Remedy, diagnose, mend};
pub use duty::{DUTY, Duty};
pub use error::{AppendError, Damage, Medium, StoreError};
pub use faults::{DiskStep, Failure, Faults};
pub use folder::{Folder, MARKER};
pub use host_key::{HostKey, NotHostKey, WithHostKey, is_encrypted};
pub use inspect::{DataReport, verify_data};
pub use lock::{Holder, holder, look_at};
pub use memory::MemoryStore;
pub use merge::Loss;
pub use moving::{MoveError, Moved, move_campaign};
pub use nats::{Login, NatsOptions, NatsStore};
pub use nats_refusal::NatsRefusal;
pub use reading::{ReadOnlyStore, is_read_only};
pub use rebuild::{Rebuilt, rebuild_from_database, rebuild_from_journal};
pub use room::FreeBytes;
pub use seen::{Changed, Heard, Seen, Written};
pub use sled_store::{CommitterStats, Condition, OpenOptions, SledStore};
pub use snapshots::{SnapshotFile, SnapshotFolder};

use chronicle::{Batch, CampaignId, Head};
use std::sync::Arc;

/// Where the chronicle rests. All calls block.
pub trait Store: Send + Sync {
    /// Appends a batch behind the head that its sender saw; `None` for the genesis of a campaign
    /// that does not exist. When it returns, the batch is on stable storage, all of it.
    ///
    /// # Errors
    /// [`AppendError`]; only with [`AppendError::Unsure`] something may have been
    /// stored.
    fn append(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batch: &Batch,
    ) -> Result<(), AppendError> {
        self.append_all(campaign, expected, std::slice::from_ref(batch))
    }

    /// Appends several batches, one behind the other, all of them or none.
    ///
    /// # Errors
    /// As [`Store::append`].
    fn append_all(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
    ) -> Result<(), AppendError> {
        self.append_and_keep(campaign, expected, batches, None)
    }

    /// Appends several batches and keeps what belongs to them, as [`Store::keep`] does: all of it or nothing.
    ///
    /// # Errors
    /// As [`Store::append`].
    fn append_and_keep(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<(), AppendError>;

    /// Appends several batches, or none, and keeps what is given, if the campaign is still as the caller has seen it: all
    /// of it or nothing. What a store writes that several processes share is refused where one of them has
    /// written anything since. Answers what is seen now.
    ///
    /// # Errors
    /// As [`Store::append`]; [`AppendError::HeadMoved`] too where only the private part is another one.
    fn append_if(
        &self,
        campaign: CampaignId,
        seen: &Seen,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<Seen, AppendError> {
        let head = match (batches.last(), private) {
            (Some(last), _) => {
                self.append_and_keep(campaign, seen.head, batches, private)?;
                last.head()
            }
            (None, Some(private)) => {
                self.keep(campaign, private)?;
                seen.head
            }
            (None, None) => seen.head,
        };
        Ok(Seen { head, version: seen.version })
    }

    /// How a campaign stands: [`Store::append_if`] writes only as long as it stands so.
    ///
    /// # Errors
    /// As [`Store::read`].
    fn seen(&self, campaign: CampaignId) -> Result<Seen, StoreError> {
        Ok(Seen { head: self.head(campaign)?, version: 0 })
    }

    /// What was written to a campaign since somebody has seen it, up to what the store has told of by [`Store::watch`], or up to
    /// now.
    ///
    /// # Errors
    /// As [`Store::read`] and [`Store::kept`].
    fn written_since(
        &self,
        campaign: CampaignId,
        before: &Seen,
        told: Option<&Seen>,
    ) -> Result<Written, StoreError> {
        let _ = told;
        let seen = self.seen(campaign)?;
        if seen == *before {
            return Ok(Written { seen, lines: Vec::new(), private: None });
        }
        let private = self.kept(campaign)?;
        let lines = match (before.head, seen.head) {
            (Some(before), Some(head)) if before.seq < head.seq => {
                self.read(campaign, before.seq + 1, head.seq)?
            }
            _ => Vec::new(),
        };
        Ok(Written { seen, lines, private })
    }

    /// Calls `changed` whenever something was written, what the caller has written itself included. Answers false, and never
    /// calls it, where no other process can write.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    fn watch(&self, changed: Changed) -> Result<bool, StoreError> {
        drop(changed);
        Ok(false)
    }

    /// Has this process a duty that only one of those has that share the store? Asked every few seconds, the answer is
    /// true for one of them at a time; whoever has it and stops asking loses it after [`DUTY`]. A store of one process has them all.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached: the duty may be lost.
    fn has_duty(&self, duty: Duty) -> Result<bool, StoreError> {
        let _ = duty;
        Ok(true)
    }

    /// Tells the processes that share the store a word. Nothing of it is stored, and it may be lost.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    fn tell_others(&self, word: Vec<u8>) -> Result<(), StoreError> {
        drop(word);
        Ok(())
    }

    /// Calls `heard` with every word that is told from now on, this process's own among them.
    ///
    /// # Errors
    /// [`StoreError`] when the store cannot be reached.
    fn hear_others(&self, heard: Heard) -> Result<(), StoreError> {
        drop(heard);
        Ok(())
    }

    /// The lines of the records `from` to `to`, both included, as far as they exist.
    ///
    /// # Errors
    /// [`StoreError`] when they cannot be read or are damaged.
    fn read(&self, campaign: CampaignId, from: u64, to: u64) -> Result<Vec<Arc<str>>, StoreError>;

    /// The last record; `None` when there is no such campaign.
    ///
    /// # Errors
    /// As [`Store::read`].
    fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError>;

    /// All campaigns, sorted by name.
    ///
    /// # Errors
    /// As [`Store::read`].
    fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError>;

    /// Keeps what belongs to a campaign and never enters its log: the secret, hashes of keys.
    /// Replaces what was kept before; the campaign need not exist yet. Durable when it returns.
    ///
    /// # Errors
    /// [`StoreError`] when it cannot be stored.
    fn keep(&self, campaign: CampaignId, private: &[u8]) -> Result<(), StoreError>;

    /// What was kept last.
    ///
    /// # Errors
    /// As [`Store::read`].
    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError>;
}
