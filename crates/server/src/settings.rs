//! What a host decides about their server.

use crate::{
    beacon::BeaconUrl, body::BackupBody, condition::Condition, creation_password::CreationPassword,
    mail::MailServer, metrics::Metrics,
};
use chronicle::CampaignId;
use messages::Language;
use std::{fmt, path::PathBuf, sync::Arc, time::Duration};

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
    /// The mail server through which players are told that it is their turn; none: no mail is sent.
    pub mail: Option<MailServer>,
    /// So long somebody is waited for before they are told that it is their turn; none: five minutes.
    pub notice_after: Option<Duration>,
    /// The public beacon that stands in where too few give to dice.
    pub beacon: Option<BeaconUrl>,
    /// So long a round of it is asked for, once it has begun; none: ten seconds.
    pub beacon_patience: Option<Duration>,
    /// The backup that is written beside the store.
    pub backups: Option<Arc<dyn Backups>>,
    /// What holds the campaigns, asked how it is.
    pub condition: Option<Arc<dyn Condition>>,
    /// Where logs that are imported lie while they come in; none: where this machine keeps what is soon removed.
    pub imports: Option<PathBuf>,
    /// What is counted, where the host watches it.
    pub metrics: Option<Metrics>,
}

impl Settings {
    /// So long somebody is waited for before they are told that it is their turn.
    pub(crate) fn notice_after(&self) -> Duration {
        self.notice_after.unwrap_or(Duration::from_secs(5 * 60))
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
