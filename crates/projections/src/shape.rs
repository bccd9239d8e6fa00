//! The JSON shapes of the chronicle's ids, for schemas: the chronicle itself knows none.

use schemars::JsonSchema;

/// A record and its hash: a receipt.
#[derive(JsonSchema)]
#[schemars(rename = "Head")]
#[expect(dead_code, reason = "only its schema is used")]
pub(crate) struct HeadShape {
    /// Position in the stream.
    seq: u64,
    /// 64 lower-case hex digits.
    #[schemars(regex(pattern = r"^[0-9a-f]{64}$"))]
    hash: String,
}
