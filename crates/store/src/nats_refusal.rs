//! Why a cluster of NATS servers is not taken as a store, and what would have to be changed.

/// The oldest version that is taken.
pub(crate) const OLDEST: (u64, u64) = (2, 15);

/// Why a cluster of NATS servers is not taken as a store. Each says what to change.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum NatsRefusal {
    /// The text is no address.
    #[error(
        "`{address}` is no address of a NATS server: {message}; write for example nats://127.0.0.1:4222, or tls:// and \
         the server's name"
    )]
    Address {
        /// The text, without what may be a password.
        address: String,
        /// What is wrong with it.
        message: String,
    },
    /// Streams cannot be called so.
    #[error("`{name}` is no name for streams: letters a to z, digits and `-` only, 32 at most")]
    Name {
        /// The name.
        name: String,
    },
    /// No server answers.
    #[error(
        "no NATS server answers at {addresses}: {message}; are they running, and are these their addresses?"
    )]
    Unreachable {
        /// Where.
        addresses: String,
        /// What the last attempt said.
        message: String,
    },
    /// The server's certificate is not to be trusted here.
    #[error(
        "the certificate of the NATS server at {addresses} is not trusted here: {message}; it must name the address that is \
         used, and go back to an authority that this machine trusts, or to one in the file of certificates that is named \
         for the store's servers"
    )]
    Certificate {
        /// Where.
        addresses: String,
        /// What is wrong with it.
        message: String,
    },
    /// The servers do not let us in.
    #[error(
        "the NATS servers at {addresses} do not let us in: {message}; name the file of credentials, or the user and the \
         password, of an account that has JetStream"
    )]
    NotLetIn {
        /// Where.
        addresses: String,
        /// What the server said.
        message: String,
    },
    /// The account has no JetStream.
    #[error(
        "the NATS servers answer, and this account has no JetStream: {message}; give `jetstream` a place in the \
         servers' configuration, and to the account `jetstream: enabled`"
    )]
    NoJetStream {
        /// What the server said.
        message: String,
    },
    /// The servers have not found each other yet.
    #[error(
        "the NATS servers answer, and JetStream does not: {message}; more than half of them must run and reach each other. \
         Start the others, and then this again"
    )]
    NotReady {
        /// What the last attempt said.
        message: String,
    },
    /// A server is too old.
    #[error(
        "the NATS server {node} is of version {version}, and {}.{} or later is needed: earlier ones have taken two \
         writers at one place of a log; upgrade it", OLDEST.0, OLDEST.1
    )]
    Old {
        /// The server.
        node: String,
        /// Its version.
        version: String,
    },
    /// A server answers before what it has taken is on its disk.
    #[error(
        "the NATS server {node} brings what it has acknowledged to its disk only every {interval}, and a power cut \
         would take it back; set `sync_interval: always` in the `jetstream` part of its configuration and start it anew"
    )]
    SyncInterval {
        /// The server.
        node: String,
        /// How often it syncs.
        interval: String,
    },
    /// Whether the servers bring to disk what they acknowledge cannot be read.
    #[error(
        "whether the NATS servers bring to their disks what they acknowledge cannot be read: {message}"
    )]
    SyncUnread {
        /// Why, and what to do.
        message: String,
    },
    /// A stream lies on fewer servers than wanted.
    #[error("the stream {stream} lies on {found}, and {wanted} are wanted: {message}")]
    Replicas {
        /// The stream.
        stream: String,
        /// On how many it lies.
        found: String,
        /// How many are wanted.
        wanted: usize,
        /// What to change.
        message: String,
    },
    /// A stream of that name is there, and made otherwise.
    #[error(
        "the stream {stream} is not as Wapenrol makes it: {difference}; put it right with `nats stream edit`, or name \
         the store otherwise"
    )]
    Stream {
        /// The stream.
        stream: String,
        /// In what it differs.
        difference: String,
    },
    /// The store is encrypted with another key.
    #[error(
        "the private parts of this store are encrypted with another host key than this one; name the file of the key \
         that it was made with. {LOST}"
    )]
    HostKeyWrong,
    /// A new store needs a key.
    #[error(
        "a store in NATS keeps its private parts encrypted and needs a host's key, which never lies in NATS: make one \
         with `openssl rand -hex 32`, keep it in a file and a copy of it elsewhere. {LOST}"
    )]
    HostKeyNeeded,
    /// Something else was refused.
    #[error("{doing}: the NATS servers refuse: {message}")]
    Other {
        /// What was being done.
        doing: String,
        /// What they said.
        message: String,
    },
}

/// What a lost key means.
const LOST: &str = "Without the key the logs can be read and verified, and nothing else: no order is taken, no sealed \
                    die falls, no seat's key opens anything";

impl NatsRefusal {
    /// The stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Address { .. } => "nats_address_wrong",
            Self::Name { .. } => "nats_name_wrong",
            Self::Unreachable { .. } => "nats_unreachable",
            Self::Certificate { .. } => "nats_certificate",
            Self::NotLetIn { .. } => "nats_not_let_in",
            Self::NoJetStream { .. } => "nats_no_jetstream",
            Self::NotReady { .. } => "nats_not_ready",
            Self::Old { .. } => "nats_too_old",
            Self::SyncInterval { .. } => "nats_sync_interval_wrong",
            Self::SyncUnread { .. } => "nats_sync_interval_unread",
            Self::Replicas { .. } => "nats_too_few_replicas",
            Self::Stream { .. } => "nats_stream_differs",
            Self::HostKeyWrong => "nats_host_key_wrong",
            Self::HostKeyNeeded => "nats_host_key_needed",
            Self::Other { .. } => "nats_refused",
        }
    }

    pub(crate) fn other(doing: &str, message: impl ToString) -> Self {
        Self::Other { doing: doing.into(), message: message.to_string() }
    }
}
