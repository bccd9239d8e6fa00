//! The store of a host of many campaigns: a cluster of NATS servers, whose JetStream keeps every record on several of
//! them.
//!
//! One message is one batch. Who may write next is decided by the leader of the stream: each message names the one that
//! it follows, and whoever comes second is refused. `docs/decisions/0094-many-campaigns-lie-in-nats.md` says why it is done so.

mod appending;
mod connecting;
mod duties;
mod hearing;
mod layout;
mod message;
mod nodes;
mod private_blob;
mod publishing;
mod reading;
mod stream;
mod watching;

use crate::{
    AppendError, Changed, Duty, Heard, HostKey, NatsRefusal, Seen, Store, StoreError, Written,
    chain::chained,
};
use appending::Upon;
use async_nats::Client;
use chronicle::{Batch, CampaignId, Head};
use layout::Layout;
use message::Stored;
use reading::Patience;
use std::{
    fmt,
    future::Future,
    num::NonZeroU16,
    path::PathBuf,
    sync::{Arc, OnceLock, mpsc::sync_channel},
    time::Duration,
};
use stream::Streams;
use tokio::runtime::{Builder, Runtime};

/// As whom a server is spoken to.
#[derive(Clone, Default)]
pub enum Login {
    /// As nobody.
    #[default]
    Nobody,
    /// With a name and a password.
    User {
        /// The name.
        name: String,
        /// The password.
        password: String,
    },
    /// With a file of credentials, as `nsc` writes it.
    Credentials(PathBuf),
}

impl fmt::Debug for Login {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Nobody => f.write_str("Nobody"),
            Self::User { name, .. } => {
                f.debug_struct("User").field("name", name).finish_non_exhaustive()
            }
            Self::Credentials(file) => f.debug_tuple("Credentials").field(file).finish(),
        }
    }
}

/// How a cluster of NATS servers is spoken to.
#[derive(Debug, Clone)]
pub struct NatsOptions {
    /// Addresses of its servers, `nats://…` or `tls://…`: any that answers will do, and names the others.
    pub servers: Vec<String>,
    /// As whom the campaigns are read and written.
    pub login: Login,
    /// As whom the servers are asked for their settings: a user of the system account.
    pub system: Login,
    /// A file of certificates that the servers' own go back to; none for those of the machine.
    pub roots: Option<PathBuf>,
    /// What the streams are called by: letters, digits and `-`. Several stores may lie in one account.
    pub name: String,
    /// Over how many streams the campaigns are spread when the store is made; afterwards the store knows.
    pub streams: NonZeroU16,
    /// On how many servers each record must lie.
    pub replicas: usize,
    /// What the private parts are encrypted with. Without it logs can be read and nothing else.
    pub key: Option<HostKey>,
    /// For how long a server is waited for before an answer is that the store is unavailable.
    pub patience: Duration,
    /// For how long servers are waited for that answer and have not found each other yet.
    pub coming_up: Duration,
}

impl Default for NatsOptions {
    fn default() -> Self {
        Self {
            servers: vec!["nats://127.0.0.1:4222".into()],
            login: Login::Nobody,
            system: Login::Nobody,
            roots: None,
            name: "wapenrol".into(),
            streams: NonZeroU16::MIN.saturating_add(3),
            replicas: 3,
            key: None,
            patience: Duration::from_secs(30),
            coming_up: Duration::from_secs(30),
        }
    }
}

/// Campaigns in a cluster of NATS servers. All calls block, and may be made from any thread.
///
/// Nothing is cached that another process could make untrue: heads come from the leader of the stream. Several
/// processes may write; one of them is taken, the others are told that the head has moved.
pub struct NatsStore {
    /// Gone once the store is dropped.
    runtime: Option<Runtime>,
    streams: Arc<Streams>,
    key: Option<HostKey>,
    /// The first damage that a reader has met.
    damage: OnceLock<String>,
}

impl fmt::Debug for NatsStore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("NatsStore").field("key", &self.key).finish_non_exhaustive()
    }
}

impl NatsStore {
    /// Connects to a cluster, looks whether its servers keep what they acknowledge, and makes the streams where there
    /// are none.
    ///
    /// # Errors
    /// [`StoreError::Nats`]: what is not as it must be, and what to change.
    pub fn connect(options: NatsOptions) -> Result<Self, StoreError> {
        let runtime = Self::runtime()?;
        let key = options.key.clone();
        let opened = wait_on(&runtime, async move {
            let mut patience = Patience::new(options.coming_up);
            loop {
                match Self::opened(&options).await {
                    // After a power cut all of them come up at once, and look for each other first.
                    Err(StoreError::Nats(refusal))
                        if matches!(*refusal, NatsRefusal::NotReady { .. })
                            && patience.pause().await =>
                    {
                        tracing::info!(%refusal, "waiting for the NATS servers");
                    }
                    opened => return opened,
                }
            }
        });
        match opened.and_then(|opened| opened) {
            Ok(streams) => Ok(Self {
                runtime: Some(runtime),
                streams: Arc::new(streams),
                key,
                damage: OnceLock::new(),
            }),
            Err(error) => {
                runtime.shutdown_background();
                Err(error)
            }
        }
    }

    async fn opened(options: &NatsOptions) -> Result<Streams, StoreError> {
        let (client, layout, asker) = Self::looked_at(options).await?;
        let streams = Streams::open(client, layout, options).await?;
        // A node that holds our records and has not answered yet is asked by name.
        let nodes = nodes::ask(&asker, Some(&streams)).await?;
        nodes::must_keep_promises(&nodes)?;
        streams.must_fit_key(options.key.as_ref()).await?;
        streams.bring_up().await?;
        Ok(streams)
    }

    /// Could this store be opened? Says whether it is there already, and makes nothing.
    ///
    /// # Errors
    /// As [`NatsStore::connect`].
    pub fn look_at(options: NatsOptions) -> Result<bool, StoreError> {
        let runtime = Self::runtime()?;
        let looked = wait_on(&runtime, async move {
            let (client, layout, _) = Self::looked_at(&options).await?;
            if !Streams::are_there(&client, &layout).await? {
                return Ok(false);
            }
            let streams = Streams::open(client, layout, &options).await?;
            streams.would_fit_key(options.key.as_ref()).await?;
            Ok(true)
        });
        runtime.shutdown_background();
        looked?
    }

    /// Connects, and looks at all servers.
    async fn looked_at(options: &NatsOptions) -> Result<(Client, Layout, Client), NatsRefusal> {
        let layout = Layout::named(&options.name)?;
        let client = connecting::connect(options, &options.login).await?;
        connecting::must_be_recent(&client)?;
        let asker = connecting::connect_to_ask(options).await?;
        nodes::must_keep_promises(&nodes::ask(&asker, None).await?)?;
        Ok((client, layout, asker))
    }

    fn runtime() -> Result<Runtime, StoreError> {
        Builder::new_multi_thread()
            .worker_threads(2)
            .thread_name("store-nats")
            .enable_all()
            .build()
            .map_err(StoreError::io("starting the threads of the store"))
    }

    /// How many streams the campaigns are spread over.
    #[must_use]
    pub fn streams(&self) -> u16 {
        self.streams.count()
    }

    /// Is a server there just now? Where none is, one is looked for all the time.
    #[must_use]
    pub fn is_connected(&self) -> bool {
        self.streams.is_connected()
    }

    /// The first damage that a reader has met, such as a fork.
    #[must_use]
    pub fn damage(&self) -> Option<&str> {
        self.damage.get().map(String::as_str)
    }

    /// Does a piece of work on the threads of the store. The caller may itself be a thread of another runtime, which
    /// could not wait for a future.
    fn wait<T: Send + 'static>(
        &self,
        work: impl Future<Output = Result<T, StoreError>> + Send + 'static,
    ) -> Result<T, StoreError> {
        self.started(work)?.inspect_err(|error| {
            if let StoreError::Damaged(damage) = error {
                self.damage.get_or_init(|| damage.to_string());
            }
        })
    }

    fn started<T: Send + 'static>(
        &self,
        work: impl Future<Output = T> + Send + 'static,
    ) -> Result<T, StoreError> {
        let runtime = self.runtime.as_ref().ok_or_else(gone)?;
        wait_on(runtime, work)
    }

    fn key(&self, campaign: CampaignId) -> Result<&HostKey, StoreError> {
        self.key.as_ref().ok_or(StoreError::HostKey { campaign, given: false })
    }
}

fn gone() -> StoreError {
    StoreError::Stopped { reason: "the store is being closed".into() }
}

fn wait_on<T: Send + 'static>(
    runtime: &Runtime,
    work: impl Future<Output = T> + Send + 'static,
) -> Result<T, StoreError> {
    let (answer, answered) = sync_channel(1);
    runtime.spawn(async move {
        // Nobody waits any more only where the caller has panicked.
        let _ = answer.send(work.await);
    });
    answered.recv().map_err(|_| gone())
}

impl Store for NatsStore {
    fn append_and_keep(
        &self,
        campaign: CampaignId,
        expected: Option<Head>,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<(), AppendError> {
        let chained = chained(campaign, expected, batches)?;
        // Whoever cannot read the private part could not go on with the campaign.
        let key = self.key(campaign)?;
        let private = private.map(|private| key.encrypt(campaign, private)).transpose()?;
        let streams = Arc::clone(&self.streams);
        let work = async move {
            streams.append(campaign, Upon::Head(expected), Some(&chained), private).await
        };
        self.started(work).map_err(AppendError::Broken)?.map(drop)
    }

    fn append_if(
        &self,
        campaign: CampaignId,
        seen: &Seen,
        batches: &[Batch],
        private: Option<&[u8]>,
    ) -> Result<Seen, AppendError> {
        let chained = match batches {
            [] => None,
            batches => Some(chained(campaign, seen.head, batches)?),
        };
        let key = self.key(campaign)?;
        let private = private.map(|private| key.encrypt(campaign, private)).transpose()?;
        let (streams, upon) = (Arc::clone(&self.streams), Upon::Seen(*seen));
        let work = async move { streams.append(campaign, upon, chained.as_ref(), private).await };
        self.started(work).map_err(AppendError::Broken)?
    }

    fn seen(&self, campaign: CampaignId) -> Result<Seen, StoreError> {
        let streams = Arc::clone(&self.streams);
        self.wait(async move {
            Ok(streams.last(campaign).await?.as_ref().map(Stored::seen).unwrap_or_default())
        })
    }

    fn written_since(
        &self,
        campaign: CampaignId,
        before: &Seen,
        told: Option<&Seen>,
    ) -> Result<Written, StoreError> {
        let streams = Arc::clone(&self.streams);
        let (before, told) = (*before, told.copied());
        let mut written =
            self.wait(async move { streams.written_since(campaign, before, told).await })?;
        if let Some(kept) = written.private {
            written.private = Some(self.key(campaign)?.decrypt(campaign, kept)?);
        }
        Ok(written)
    }

    fn watch(&self, changed: Changed) -> Result<bool, StoreError> {
        let streams = Arc::clone(&self.streams);
        self.wait(async move { streams.watch(changed).await.map(|()| true) })
    }

    fn tell_others(&self, word: Vec<u8>) -> Result<(), StoreError> {
        let streams = Arc::clone(&self.streams);
        self.wait(async move { streams.tell_others(word).await })
    }

    fn hear_others(&self, heard: Heard) -> Result<(), StoreError> {
        let streams = Arc::clone(&self.streams);
        self.wait(async move { streams.hear_others(heard).await })
    }

    fn has_duty(&self, duty: Duty) -> Result<bool, StoreError> {
        let streams = Arc::clone(&self.streams);
        self.wait(async move { streams.has_duty(duty).await })
    }

    fn read(&self, campaign: CampaignId, from: u64, to: u64) -> Result<Vec<Arc<str>>, StoreError> {
        let streams = Arc::clone(&self.streams);
        self.wait(async move { streams.read(campaign, from, to).await })
    }

    fn head(&self, campaign: CampaignId) -> Result<Option<Head>, StoreError> {
        let streams = Arc::clone(&self.streams);
        self.wait(async move { Ok(streams.last(campaign).await?.map(|last| last.head)) })
    }

    fn campaigns(&self) -> Result<Vec<CampaignId>, StoreError> {
        let streams = Arc::clone(&self.streams);
        self.wait(async move { streams.campaigns().await })
    }

    fn keep(&self, campaign: CampaignId, private: &[u8]) -> Result<(), StoreError> {
        let private = self.key(campaign)?.encrypt(campaign, private)?;
        let streams = Arc::clone(&self.streams);
        self.started(async move { streams.keep(campaign, &private).await })?.map_err(|error| {
            match error {
                AppendError::Broken(error) | AppendError::Unsure(error) => error,
                AppendError::Full => StoreError::Full,
                // Others keep something else all the time.
                other => StoreError::Unavailable { message: other.to_string() },
            }
        })
    }

    fn kept(&self, campaign: CampaignId) -> Result<Option<Vec<u8>>, StoreError> {
        let streams = Arc::clone(&self.streams);
        let kept = self.wait(async move { streams.kept(campaign).await })?;
        kept.map(|kept| self.key(campaign)?.decrypt(campaign, kept)).transpose()
    }
}

impl Drop for NatsStore {
    /// What was acknowledged is stored; nothing else needs to be waited for.
    fn drop(&mut self) {
        if let Some(runtime) = self.runtime.take() {
            runtime.shutdown_background();
        }
    }
}
