//! What can be corrected, and what a correction comes to.

use crate::{Rejected, Wanted};
use campaign::{Event, State};
use chance::{Clause, Need};
use chronicle::{Head, Scope, Uuid};
use decider::By;
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use std::{collections::BTreeMap, ops::RangeInclusive};

/// Correcting one earlier order (organiser only).
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Amendment {
    /// As in [`crate::Order::batch`].
    pub batch: Uuid,
    /// The head that the organiser saw; it must still be the head.
    pub head: u64,
    /// Who sends it.
    pub by: By,
    /// What is corrected.
    pub edit: Edit,
    /// Faces thrown at the table for rolls that did not exist before, by the order's number.
    /// Without them such rolls open new envelopes.
    pub faces: BTreeMap<u64, Vec<u32>>,
    /// Later orders that are refused now are left out. Without it they stop the amendment.
    pub leave_out: bool,
    /// The dispute that it settles.
    pub dispute: Option<String>,
    /// Why, 1 to 500 characters.
    pub reason: String,
}

/// What is corrected. An order is named by any of its records.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub enum Edit {
    /// Another order in its place, for the same or another sender.
    Replace {
        /// Which.
        order: u64,
        /// For whom; none: for whoever gave it.
        by: Option<By>,
        /// What is wanted instead.
        command: Wanted,
    },
    /// A further order behind a batch end.
    Insert {
        /// Behind which record.
        after: u64,
        /// For whom.
        by: By,
        /// What it is about.
        scope: Scope,
        /// What is wanted.
        command: Wanted,
    },
    /// It was never given.
    Strike {
        /// Which.
        order: u64,
    },
    /// The same order, but one of its rolls or draws did not fall.
    ThrowAgain {
        /// Which roll or draw.
        roll: u64,
    },
}

/// What an amendment comes to.
#[derive(Debug, Clone, PartialEq)]
pub struct Amended {
    /// The record behind which the timelines part.
    pub to: u64,
    /// The head that it was looked at upon.
    pub head: Head,
    /// The order that was put in; none where one was struck.
    pub edited: Option<Followed>,
    /// The later orders, in their order.
    pub later: Vec<Followed>,
    /// The state behind it all, as far as it is known.
    pub state: State,
}

/// An order on the amended timeline.
#[derive(Debug, Clone, PartialEq)]
pub struct Followed {
    /// Its `order.given` on the timeline that is left; none for one that was put in.
    pub order: Option<u64>,
    /// The records of its batch there.
    pub records: Option<RangeInclusive<u64>>,
    /// Who sent it, or on whose behalf it was given.
    pub by: By,
    /// What it is about.
    pub scope: Scope,
    /// What becomes of it.
    pub verdict: Verdict,
    /// What happens instead, where something else does.
    pub events: Vec<Event>,
}

/// What becomes of an order when an earlier one is corrected.
#[derive(Debug, Clone, PartialEq)]
pub enum Verdict {
    /// The very same.
    Unchanged,
    /// The same order, and something else comes of it.
    NewResult,
    /// Dice that did not fall before must be thrown.
    NeedsRoll(Need),
    /// A card that was not drawn before must be drawn.
    NeedsDraw(Clause),
    /// It hangs on the new roll of this order (0: the one that was put in).
    Depends(u64),
    /// It cannot be given any more.
    Refused(Box<Rejected>),
}

impl Amendment {
    /// What stands in the log of it.
    pub(crate) fn command(&self) -> Value {
        let wanted = |wanted: &Wanted| match wanted {
            Wanted::Json(value) => value.clone(),
            Wanted::Notation(text) => json!({ "notation": text }),
        };
        let edit = match &self.edit {
            Edit::Replace { order, by, command } => {
                json!({ "replace": order, "by": by, "with": wanted(command) })
            }
            Edit::Insert { after, by, scope, command } => {
                json!({ "insert_after": after, "by": by, "scope": scope, "with": wanted(command) })
            }
            Edit::Strike { order } => json!({ "strike": order }),
            Edit::ThrowAgain { roll } => json!({ "throw_again": roll }),
        };
        let mut command = json!({ "amend": edit });
        if !self.faces.is_empty() {
            let faces: serde_json::Map<String, Value> =
                self.faces.iter().map(|(order, faces)| (order.to_string(), json!(faces))).collect();
            command["amend"]["faces"] = Value::Object(faces);
        }
        command
    }
}
