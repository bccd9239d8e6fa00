//! The JSON shapes of the chronicle's ids: the chronicle itself knows no schemas.

use chronicle::Head;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A record and its hash: a receipt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
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

/// A receipt, as people keep it.
impl fmt::Display for HeadBody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.seq, self.hash)
    }
}
