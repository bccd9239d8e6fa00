//! Rewinds and amendments.

use super::{Sent, wanted};
use chronicle::{IntentTold, Scope, Uuid};
use projections::first_scope;
use serde::Deserialize;
use serde_json::{Value, json};
use server::body::{Accepted, AmendBody, AmendedBody, EditBody, RewindBody, WantedBody};
use std::collections::BTreeMap;

impl Sent for RewindBody {
    const PATH: &'static str = "rewinds";
    type Answer = Accepted;

    fn batch(&self) -> Option<Uuid> {
        Some(self.batch)
    }

    fn is_wanted_by(&self, order: &IntentTold) -> bool {
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Rewinding {
            rewind: Back,
        }
        #[derive(Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Back {
            to: u64,
            only: Option<Scope>,
        }
        wanted(order).is_some_and(|Rewinding { rewind: Back { to, only } }| {
            self.to.is_none_or(|wanted| wanted == to) && self.only == only
        })
    }
}

impl Sent for AmendBody {
    const PATH: &'static str = "amendments";
    const BRINGS: bool = true;
    type Answer = AmendedBody;

    fn batch(&self) -> Option<Uuid> {
        Some(self.batch)
    }

    fn is_wanted_by(&self, order: &IntentTold) -> bool {
        wanted(order).is_some_and(|Amending { amend }| amend == Edited::of(self))
    }
}

/// An amendment as it stands in the log.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Amending {
    amend: Edited,
}

/// What is corrected: exactly one of the first four.
#[derive(Debug, Default, PartialEq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Edited {
    replace: Option<u64>,
    insert_after: Option<u64>,
    strike: Option<u64>,
    throw_again: Option<u64>,
    by: Option<String>,
    scope: Option<Scope>,
    with: Option<Value>,
    #[serde(default)]
    faces: BTreeMap<u64, Vec<u32>>,
}

impl Edited {
    fn of(body: &AmendBody) -> Self {
        let with = |with: &WantedBody| match with {
            WantedBody::Command(command) => Some(command.clone()),
            WantedBody::Notation(text) => Some(json!({ "notation": text })),
        };
        let faces = body.faces.clone();
        match &body.edit {
            EditBody::Replace { order, by, with: command } => Self {
                replace: Some(*order),
                by: by.clone(),
                with: with(command),
                faces,
                ..Self::default()
            },
            EditBody::Insert { after, by, scope, with: command } => Self {
                insert_after: Some(*after),
                by: Some(by.clone()),
                scope: Some(scope.clone().unwrap_or_else(first_scope)),
                with: with(command),
                faces,
                ..Self::default()
            },
            EditBody::Strike { order } => Self { strike: Some(*order), faces, ..Self::default() },
            EditBody::ThrowAgain { roll } => {
                Self { throw_again: Some(*roll), faces, ..Self::default() }
            }
        }
    }
}
