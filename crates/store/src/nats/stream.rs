//! The streams, made once and looked at whenever a store is opened.

use super::{
    NatsOptions,
    duties::Duties,
    hearing::Hearing,
    layout::{Layout, number_of},
    message::Stored,
};
use crate::{HostKey, NatsRefusal, StoreError};
use async_nats::{
    Client,
    jetstream::{
        self, Context, ErrorCode,
        context::{
            CreateStreamError, CreateStreamErrorKind, GetStreamError, GetStreamErrorKind,
            RequestError, RequestErrorKind,
        },
        stream::{
            Config, DiscardPolicy, Info, PeerInfo, PersistenceMode, RetentionPolicy, StorageType,
            Stream,
        },
    },
};
use chronicle::CampaignId;
use std::{
    collections::{BTreeSet, HashMap, VecDeque},
    error::Error as _,
    num::NonZeroU16,
    sync::Mutex,
    time::Duration,
};

/// The form in which batches lie there, told by each stream.
const FORMAT: (&str, &str) = ("wapenrol-format", "2");

/// The form before messages without records: streams that say so are read as they are, and say the other one from then on.
const FORMAT_BEFORE: &str = "1";

/// Over how many streams the campaigns are spread, told by the first.
const SPREAD: &str = "wapenrol-streams";

/// How long one request is waited for.
pub(super) const ONE_REQUEST: Duration = Duration::from_secs(3);

/// How long the making of a stream is waited for.
const MAKING: Duration = Duration::from_secs(20);

/// A leader hears of each that follows it every second. Who was silent for longer may be down.
const SILENT_AFTER: Duration = Duration::from_secs(3);

/// Newest messages of a campaign, the newest last.
pub(super) type Known = VecDeque<Stored>;

/// The servers that hold records, by name.
#[derive(Debug, Clone, Default)]
pub(super) struct Holders {
    /// Those that the leader of some stream hears.
    pub(super) heard: BTreeSet<String>,
    /// Those of which some leader has heard nothing of late. Another may hear them.
    pub(super) silent: BTreeSet<String>,
    /// Those that the cluster calls offline.
    pub(super) offline: BTreeSet<String>,
}

/// The open streams of one store.
pub(super) struct Streams {
    pub(super) client: Client,
    pub(super) context: Context,
    pub(super) layout: Layout,
    logs: Vec<Stream>,
    pub(super) bucket: Stream,
    /// The newest message of each campaign that was written or read here. Another process may have gone on since: whoever
    /// relies on it names it to the leader, who knows.
    pub(super) known: Mutex<HashMap<CampaignId, Known>>,
    pub(super) duties: Duties,
    pub(super) patience: Duration,
    /// When the server was last heard, and when it was last left.
    pub(super) hearing: Mutex<Hearing>,
}

impl Streams {
    /// Looks at the streams, or makes them.
    pub(super) async fn open(
        client: Client,
        layout: Layout,
        options: &NatsOptions,
    ) -> Result<Self, NatsRefusal> {
        let mut context = jetstream::new(client.clone());
        // A question that comes while the servers elect a leader is answered by nobody, ever.
        context.set_timeout(ONE_REQUEST);
        let replicas = options.replicas;
        // The first stream is made last: where it is, all are.
        let first = match find(&context, &layout.stream(0)).await? {
            Some(first) => first,
            None => {
                context.set_timeout(MAKING);
                make(&context, &layout, options).await?
            }
        };

        let count = spread(first.cached_info())?;
        must_fit(first.cached_info(), &log(&layout, (0, Some(count)), replicas))?;
        let mut logs = vec![first];
        for number in 1..count.get() {
            let stream = must_be_there(&context, &layout.stream(number)).await?;
            must_fit(stream.cached_info(), &log(&layout, (number, None), replicas))?;
            logs.push(stream);
        }
        let found = must_be_there(&context, &layout.bucket()).await?;
        must_fit(found.cached_info(), &bucket(&layout, replicas))?;
        context.set_timeout(ONE_REQUEST);
        // They keep the time-out of the context that they come from.
        let again = |stream: &Stream| {
            let (context, name) = (context.clone(), stream.cached_info().config.name.clone());
            async move { context.get_stream(name).await }
        };
        let refused = |error| NatsRefusal::other("opening the streams", error);
        for stream in &mut logs {
            *stream = again(stream).await.map_err(refused)?;
        }
        let bucket = again(&found).await.map_err(refused)?;
        let (known, patience) = (Mutex::default(), options.patience);
        let duties = Duties::of(client.new_inbox());
        let hearing = Mutex::default();
        Ok(Self { client, context, layout, logs, bucket, known, duties, patience, hearing })
    }

    /// Has streams of the form before say the newest, before anything is written in it.
    pub(super) async fn bring_up(&self) -> Result<(), NatsRefusal> {
        for stream in self.logs.iter().chain([&self.bucket]) {
            let mut config = stream.cached_info().config.clone();
            if config.metadata.get(FORMAT.0).map(String::as_str) != Some(FORMAT_BEFORE) {
                continue;
            }
            let doing = format!("bringing the stream {} up to format {}", config.name, FORMAT.1);
            config.metadata.insert(FORMAT.0.into(), FORMAT.1.into());
            let brought = self.context.update_stream(config).await;
            brought.map_err(|error| NatsRefusal::other(&doing, error))?;
        }
        Ok(())
    }

    /// Are the streams there already? The first is made last.
    pub(super) async fn are_there(client: &Client, layout: &Layout) -> Result<bool, NatsRefusal> {
        let mut context = jetstream::new(client.clone());
        context.set_timeout(ONE_REQUEST);
        Ok(find(&context, &layout.stream(0)).await?.is_some())
    }

    pub(super) fn count(&self) -> u16 {
        u16::try_from(self.logs.len()).unwrap_or(u16::MAX) // made of a u16
    }

    /// The number of a campaign's stream, and the stream.
    pub(super) fn of(&self, campaign: CampaignId) -> (u16, &Stream) {
        let number = number_of(campaign, self.count());
        (number, &self.logs[usize::from(number)])
    }

    pub(super) fn logs(&self) -> &[Stream] {
        &self.logs
    }

    /// The subject of a campaign's batches.
    pub(super) fn subject(&self, campaign: CampaignId) -> String {
        self.layout.batch(self.of(campaign).0, campaign)
    }

    /// The servers that hold records, and whether they are heard of.
    pub(super) async fn holders(&self) -> Result<Holders, NatsRefusal> {
        let mut holders = Holders::default();
        for stream in self.logs.iter().chain([&self.bucket]) {
            let info = stream.get_info().await;
            let info = info.map_err(|error| NatsRefusal::other("asking for the streams", error))?;
            let Some(cluster) = info.cluster else { continue };
            holders.heard.extend(cluster.leader);
            for replica in cluster.replicas {
                if replica.offline {
                    holders.offline.insert(replica.name);
                } else if is_heard(&replica) {
                    holders.heard.insert(replica.name);
                } else {
                    holders.silent.insert(replica.name);
                }
            }
        }
        Ok(holders)
    }

    /// Refuses a key that this store was not made with, and takes note of the key of a new store.
    pub(super) async fn must_fit_key(&self, key: Option<&HostKey>) -> Result<(), StoreError> {
        let is_proven = self.would_fit_key(key).await?;
        match key {
            Some(key) if !is_proven => fits(key, self.prove_key(key).await?),
            _ => Ok(()),
        }
    }

    /// Refuses a key that this store was not made with; says whether it was made with any.
    pub(super) async fn would_fit_key(&self, key: Option<&HostKey>) -> Result<bool, StoreError> {
        match (key, self.proof_of_key().await?) {
            // Without it logs can be read.
            (None, Some(_)) => Ok(true),
            (None, None) => Err(NatsRefusal::HostKeyNeeded.into()),
            (Some(_), None) => Ok(false),
            (Some(key), Some(proof)) => fits(key, proof).map(|()| true),
        }
    }
}

/// Does the leader hear this one? It takes the cluster minutes to call a server offline that was killed.
fn is_heard(replica: &PeerInfo) -> bool {
    !replica.active.is_zero() && replica.active < SILENT_AFTER
}

/// The proof of a key is encrypted as if it were the private part of a campaign of this name.
pub(super) const NOBODY: CampaignId = match CampaignId::from_bits(0) {
    Some(nobody) => nobody,
    None => panic!(), // while it is compiled: 0 has fewer than 50 bits
};

fn fits(key: &HostKey, proof: Vec<u8>) -> Result<(), StoreError> {
    key.decrypt(NOBODY, proof).map(drop).map_err(|_| NatsRefusal::HostKeyWrong.into())
}

async fn find(context: &Context, name: &str) -> Result<Option<Stream>, NatsRefusal> {
    match context.get_stream(name).await {
        Ok(stream) => Ok(Some(stream)),
        Err(error) => match error.kind() {
            GetStreamErrorKind::JetStream(told)
                if told.error_code() == ErrorCode::STREAM_NOT_FOUND =>
            {
                Ok(None)
            }
            GetStreamErrorKind::JetStream(told)
                if [
                    ErrorCode::JETSTREAM_NOT_ENABLED,
                    ErrorCode::JETSTREAM_NOT_ENABLED_FOR_ACCOUNT,
                ]
                .contains(&told.error_code()) =>
            {
                Err(NatsRefusal::NoJetStream { message: told.to_string() })
            }
            GetStreamErrorKind::JetStream(told)
                if told.error_code() == ErrorCode::CLUSTER_NOT_AVAILABLE =>
            {
                Err(NatsRefusal::NotReady { message: told.to_string() })
            }
            GetStreamErrorKind::Request if nobody_is_responsible(&error) => {
                Err(NatsRefusal::NoJetStream { message: error.to_string() })
            }
            GetStreamErrorKind::Request => {
                Err(NatsRefusal::NotReady { message: error.to_string() })
            }
            _ => Err(NatsRefusal::other(&format!("looking for the stream {name}"), error)),
        },
    }
}

/// Not even a server without a leader would take the question.
fn nobody_is_responsible(error: &GetStreamError) -> bool {
    let mut source = error.source();
    while let Some(error) = source {
        if let Some(request) = error.downcast_ref::<RequestError>() {
            return request.kind() == RequestErrorKind::NoResponders;
        }
        source = error.source();
    }
    false
}

async fn must_be_there(context: &Context, name: &str) -> Result<Stream, NatsRefusal> {
    find(context, name).await?.ok_or_else(|| NatsRefusal::Stream {
        stream: name.into(),
        difference: "it is missing, and others of this store are there".into(),
    })
}

/// Makes all streams, and answers the first.
async fn make(
    context: &Context,
    layout: &Layout,
    options: &NatsOptions,
) -> Result<Stream, NatsRefusal> {
    let (replicas, count) = (options.replicas, options.streams);
    let make = |config: Config| async move {
        let name = config.name.clone();
        let made = context.get_or_create_stream(config).await;
        made.map_err(|error| not_made(name, replicas, &error))
    };
    make(bucket(layout, replicas)).await?;
    for number in (1..count.get()).rev() {
        make(log(layout, (number, None), replicas)).await?;
    }
    make(log(layout, (0, Some(count)), replicas)).await
}

fn not_made(stream: String, wanted: usize, error: &CreateStreamError) -> NatsRefusal {
    let doing = format!("making the stream {stream}");
    if let CreateStreamErrorKind::JetStream(told) = error.kind() {
        // A server that the others know of and that is not there yet: no code of its own says so.
        if told.error_code() == ErrorCode::CLUSTER_NO_PEERS && told.to_string().contains("offline")
        {
            return NatsRefusal::NotReady { message: format!("{doing}: {told}") };
        }
        let few = [
            ErrorCode::STREAM_REPLICAS_NOT_SUPPORTED,
            ErrorCode::CLUSTER_NO_PEERS,
            ErrorCode::INSUFFICIENT_RESOURCES,
        ];
        if few.contains(&told.error_code()) {
            let message = format!(
                "these servers cannot make it so ({told}); join at least {wanted} of them into one cluster"
            );
            return NatsRefusal::Replicas { stream, found: "none yet".into(), wanted, message };
        }
    }
    if error.kind() == CreateStreamErrorKind::TimedOut {
        // Servers that have just found each other may still be settling who keeps what.
        return NatsRefusal::NotReady { message: format!("{doing}: {error}") };
    }
    NatsRefusal::other(&doing, error)
}

/// A stream of campaigns. Nothing in it is ever removed.
fn log(layout: &Layout, (number, spread): (u16, Option<NonZeroU16>), replicas: usize) -> Config {
    let spread = spread.map(|count| (SPREAD.to_owned(), count.to_string()));
    Config {
        name: layout.stream(number),
        subjects: layout.subjects(number).into(),
        description: Some("Campaigns of Wapenrol: one message is one batch".into()),
        max_messages_per_subject: -1,
        deny_delete: true,
        deny_purge: true,
        metadata: [(FORMAT.0.to_owned(), FORMAT.1.to_owned())].into_iter().chain(spread).collect(),
        ..kept(replicas)
    }
}

/// The key-value bucket of private parts: of each key the newest value.
fn bucket(layout: &Layout, replicas: usize) -> Config {
    Config {
        name: layout.bucket(),
        subjects: vec![layout.private()],
        description: Some("Private parts of campaigns of Wapenrol, encrypted".into()),
        max_messages_per_subject: 1,
        allow_rollup: true,
        deny_delete: true,
        metadata: [(FORMAT.0.to_owned(), FORMAT.1.to_owned())].into(),
        ..kept(replicas)
    }
}

/// Kept for ever, on disks.
fn kept(replicas: usize) -> Config {
    Config {
        num_replicas: replicas,
        storage: StorageType::File,
        retention: RetentionPolicy::Limits,
        discard: DiscardPolicy::New,
        max_messages: -1,
        max_bytes: -1,
        // Whole stretches are read from any server; what the newest message is, only the leader is asked.
        allow_direct: true,
        ..Config::default()
    }
}

fn spread(first: &Info) -> Result<NonZeroU16, NatsRefusal> {
    first.config.metadata.get(SPREAD).and_then(|count| count.parse().ok()).ok_or_else(|| {
        let difference = format!("its metadata has no `{SPREAD}`");
        NatsRefusal::Stream { stream: first.config.name.clone(), difference }
    })
}

/// Refuses a stream that keeps less than it must.
fn must_fit(found: &Info, wanted: &Config) -> Result<(), NatsRefusal> {
    let (stream, found) = (wanted.name.clone(), &found.config);
    if found.num_replicas < wanted.num_replicas {
        let (found, wanted) = (found.num_replicas, wanted.num_replicas);
        let message = format!(
            "`nats stream edit {stream} --replicas {wanted}` spreads it over more, where the cluster has them; or say \
             that {found} are enough"
        );
        let found = if found == 1 { "1 server".into() } else { format!("{found} servers") };
        return Err(NatsRefusal::Replicas { stream, found, wanted, message });
    }
    match difference(found, wanted) {
        None => Ok(()),
        Some(difference) => Err(NatsRefusal::Stream { stream, difference: difference.into() }),
    }
}

fn difference(found: &Config, wanted: &Config) -> Option<&'static str> {
    let is_async = matches!(found.persist_mode, Some(PersistenceMode::Async));
    let limited = found.max_messages > 0 || found.max_bytes > 0;
    let differs = [
        (found.subjects != wanted.subjects, "it has other subjects"),
        (found.storage != wanted.storage, "it lies in memory"),
        (is_async, "it answers before its records are on the disk (`persist_mode: async`)"),
        (found.retention != wanted.retention, "it does not keep what was read"),
        (found.discard != wanted.discard, "it discards old messages for new ones"),
        (found.max_age != Duration::ZERO, "its messages grow too old"),
        (limited, "it has a limit of messages or bytes"),
        (
            found.max_messages_per_subject != wanted.max_messages_per_subject,
            "it keeps another number of messages of each subject",
        ),
        (found.deny_delete != wanted.deny_delete, "its messages may be deleted"),
        (found.deny_purge != wanted.deny_purge, "it may be purged, or may not be"),
        (!found.allow_direct, "it allows no direct reads"),
        (found.mirror.is_some() || found.sources.is_some(), "it takes messages of other streams"),
        (found.no_ack, "it acknowledges nothing"),
        (found.sealed, "it is sealed"),
        (found.subject_transform.is_some(), "it changes subjects"),
        (found.max_message_size > 0, "it has a limit of the length of messages"),
        (
            !found
                .metadata
                .get(FORMAT.0)
                .is_some_and(|it| [FORMAT_BEFORE, FORMAT.1].contains(&&**it)),
            "its metadata says another `wapenrol-format`, or none",
        ),
    ];
    differs.into_iter().find(|(differs, _)| *differs).map(|(_, difference)| difference)
}
