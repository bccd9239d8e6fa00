//! Who may look at a campaign without a key. That is for its organiser to say, and it stands in no log: it is no fact of
//! the game.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// Who may look at a campaign without a key.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Everybody, and it stands in the list of campaigns.
    #[default]
    Listed,
    /// Whoever knows its address; it stands in no list.
    Unlisted,
    /// Nobody.
    Private,
}

impl Visibility {
    /// Is it what nobody has to say?
    pub(crate) fn is_listed(&self) -> bool {
        *self == Self::Listed
    }
}
