//! Why something cannot become a record.

/// A record that would break the format was refused before it was hashed. Mostly a bug of the
/// caller; fractions, large integers and odd nonces can come from a client's command.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum Unrecordable {
    /// The payload does not become JSON.
    #[error("the payload is no JSON: {message}")]
    NotJson {
        /// What the serialiser said.
        message: String,
    },
    /// The payload is JSON but no object.
    #[error("the payload of `{kind}` must be an object")]
    NotAnObject {
        /// The record's kind.
        kind: String,
    },
    /// A number has a fraction or an exponent.
    #[error("{number} is no integer; the log holds no fractions, write the value as text")]
    Fraction {
        /// The number.
        number: String,
    },
    /// An integer is larger than JSON readers hold exactly.
    #[error("{number} is beyond ±(2^53 - 1) = ±9007199254740991; write larger integers as text")]
    IntegerTooLarge {
        /// The number.
        number: String,
    },
    /// Arrays and objects nest too deep.
    #[error("the payload nests deeper than {} arrays and objects", crate::canonical::DEEPEST)]
    TooDeep,
    /// The kind is not `<prefix>.<past_tense_name>`, its version is 0, or it is one that only the
    /// chronicle itself writes.
    #[error("`{kind}` of version {v} cannot be recorded here")]
    Kind {
        /// The record's kind.
        kind: String,
        /// Its version.
        v: u32,
    },
    /// The batch id is no UUID of version 7.
    #[error("{0} is no UUID of version 7, as a batch id must be")]
    BatchId(uuid::Uuid),
    /// The nonce is not lower-case hex.
    #[error("the nonce `{0}` is not lower-case hex, two digits for each byte")]
    Nonce(String),
    /// The order's head or parent does not exist yet.
    #[error("record {named} does not exist yet; the log ends with record {end}")]
    Ahead {
        /// The number that was named.
        named: u64,
        /// The last record.
        end: u64,
    },
    /// A batch that does not follow the last record holds something else than one rewind to its
    /// parent.
    #[error(
        "a batch behind record {parent} holds one `timeline.rewound` to {parent} and nothing else, \
         because the log ends with record {end}"
    )]
    OffTheTimeline {
        /// The batch's parent.
        parent: u64,
        /// The last record.
        end: u64,
    },
    /// An envelope is opened that does not lie on the table.
    #[error("envelope {opens} does not lie on the table; envelope {on_table} does")]
    Envelope {
        /// The envelope named.
        opens: u64,
        /// The envelope that lies on the table.
        on_table: u64,
    },
    /// A chance record's parts do not fit together.
    #[error("{0}")]
    Chance(String),
    /// Genesis names another format.
    #[error("genesis names another format than the one it is written in")]
    Format,
}

impl Unrecordable {
    /// The stable code.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NotJson { .. } => "payload_not_json",
            Self::NotAnObject { .. } => "payload_not_an_object",
            Self::Fraction { .. } => "fraction",
            Self::IntegerTooLarge { .. } => "integer_too_large",
            Self::TooDeep => "nested_too_deep",
            Self::Kind { .. } => "kind_wrong",
            Self::BatchId(_) => "batch_id_wrong",
            Self::Nonce(_) => "nonce_wrong",
            Self::Ahead { .. } => "ahead_of_the_log",
            Self::OffTheTimeline { .. } => "off_the_timeline",
            Self::Envelope { .. } => "envelope_wrong",
            Self::Chance(_) => "chance_wrong",
            Self::Format => "format_wrong",
        }
    }
}
