//! What a writer has seen of a campaign: several processes may write to one store, and none writes over what it does not know.

use chronicle::{CampaignId, Head};
use std::sync::Arc;

/// How a campaign stood when somebody looked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Seen {
    /// The last record; none when there is no such campaign.
    pub head: Option<Head>,
    /// Grows with everything that is written, the private part included, where several processes may write; else 0.
    pub version: u64,
}

/// What was written to a campaign since somebody looked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Written {
    /// How it stands now, or stood when the store told of it.
    pub seen: Seen,
    /// The lines of the new records; none where nothing was there before, or is now.
    pub lines: Vec<Arc<str>>,
    /// What is kept beside the log; none: the same as before.
    pub private: Option<Vec<u8>>,
}

/// Hears a word that a process has told. Must not block.
pub type Heard = Arc<dyn Fn(&[u8]) + Send + Sync>;

/// Is told that something was written to a campaign, and how it stands then. Must not block.
pub type Changed = Arc<dyn Fn(CampaignId, Seen) + Send + Sync>;
