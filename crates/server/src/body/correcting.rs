//! What is sent to put an earlier order right, and what is answered.

use super::Accepted;
use crate::problem::WORDS;
use crate::shapes::{BATCH, BY, SCOPE};
use chronicle::{Scope, Uuid};
use decider::By;
use messages::{Saying, saying};
use projections::{AmendmentPreview, first_scope};
use referee::{Amendment, Edit, Wanted};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use std::collections::BTreeMap;

/// A rewind: to a batch end, or to the beginning of a turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct RewindBody {
    /// As in an order.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// The head that the organiser saw.
    pub head: u64,
    /// A batch end, live or abandoned. Either this or `turn`.
    #[serde(default)]
    pub to: Option<u64>,
    /// A turn on the live timeline: back to its beginning.
    #[serde(default)]
    pub turn: Option<u32>,
    /// Of which engagement the turn is; may be left out where there is one, or where `only` says it.
    #[serde(default)]
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    pub scope: Option<Scope>,
    /// Only this engagement goes back; what the others did since follows again as copies.
    #[serde(default)]
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    pub only: Option<Scope>,
    /// Why, 1 to 500 characters; everybody will read it.
    pub reason: String,
}

/// Correcting one earlier order.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct AmendBody {
    /// As in an order.
    #[schemars(with = "String", extend("format" = "uuid", "pattern" = BATCH))]
    pub batch: Uuid,
    /// The head that the organiser saw.
    pub head: u64,
    /// What is corrected. Orders are named by any of their records.
    pub edit: EditBody,
    /// Faces thrown for rolls that did not exist before, by the number of the order (`0`: the one
    /// that is put in). Without them such rolls open new envelopes.
    #[serde(default)]
    pub faces: BTreeMap<u64, Vec<u32>>,
    /// Later orders that are refused now are left out; else they stop the amendment.
    #[serde(default)]
    pub leave_out: bool,
    /// Why, 1 to 500 characters; everybody will read it. A preview needs none.
    #[serde(default)]
    pub reason: String,
}

/// What is corrected.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum EditBody {
    /// Another order in its place.
    Replace {
        /// Which.
        order: u64,
        /// For whom: `organiser` or `seat/<name>`; for whoever gave it where nothing is said.
        #[serde(default)]
        #[schemars(with = "Option<String>", extend("pattern" = BY))]
        by: Option<String>,
        /// What instead.
        with: WantedBody,
    },
    /// A further order behind a batch end.
    Insert {
        /// Behind which record.
        after: u64,
        /// For whom: `organiser` or `seat/<name>`.
        #[schemars(extend("pattern" = BY))]
        by: String,
        /// What it is about; `engagement/1` where nothing is said.
        #[serde(default)]
        #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
        scope: Option<Scope>,
        /// What.
        with: WantedBody,
    },
    /// It was never given.
    Strike {
        /// Which.
        order: u64,
    },
    /// The same order, but this roll or draw did not fall.
    ThrowAgain {
        /// Which.
        roll: u64,
    },
}

/// A command, in one of the two ways in which it can be said.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum WantedBody {
    /// As JSON.
    Command(Value),
    /// As people type it.
    Notation(String),
}

impl From<WantedBody> for Wanted {
    fn from(wanted: WantedBody) -> Self {
        match wanted {
            WantedBody::Command(command) => Self::Json(command),
            WantedBody::Notation(text) => Self::Notation(text),
        }
    }
}

impl AmendBody {
    /// The amendment that somebody sends.
    ///
    /// # Errors
    /// A sentence when `by` names nobody.
    pub fn by(self, sender: By) -> Result<Amendment, Saying> {
        let named = |text: String| {
            let short = || text.chars().take(60).collect::<String>();
            text.parse::<By>().map_err(|_| saying!(&WORDS, "bad-by", text = short()))
        };
        let edit = match self.edit {
            EditBody::Replace { order, by, with } => {
                Edit::Replace { order, by: by.map(named).transpose()?, command: with.into() }
            }
            EditBody::Insert { after, by, scope, with } => Edit::Insert {
                after,
                by: named(by)?,
                scope: scope.unwrap_or_else(first_scope),
                command: with.into(),
            },
            EditBody::Strike { order } => Edit::Strike { order },
            EditBody::ThrowAgain { roll } => Edit::ThrowAgain { roll },
        };
        let Self { batch, head, faces, leave_out, reason, .. } = self;
        Ok(Amendment { batch, head, by: sender, edit, faces, leave_out, dispute: None, reason })
    }
}

/// An amendment was carried out.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct AmendedBody {
    /// As for an order.
    pub accepted: Accepted,
    /// What it came to.
    pub amended: AmendmentPreview,
}
