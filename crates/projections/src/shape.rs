//! The JSON shapes of the chronicle's ids: the chronicle itself knows no schemas.

use chronicle::Head;
use schemars::JsonSchema;
use serde::Serialize;

/// A record and its hash: a receipt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, JsonSchema)]
#[schemars(rename = "Head")]
pub struct HeadBody {
    /// Position in the stream.
    pub seq: u64,
    /// 64 lower-case hex digits.
    #[schemars(regex(pattern = r"^[0-9a-f]{64}$"))]
    pub hash: String,
}

impl From<Head> for HeadBody {
    fn from(head: Head) -> Self {
        Self { seq: head.seq, hash: head.hash.to_string() }
    }
}
