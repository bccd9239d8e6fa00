//! Who gives to the dice of a campaign, and what happens when nobody does (version 2).

use crate::Beacon;
use serde::{Deserialize, Serialize};

/// `chance.policy_set`, and the member `chance` of genesis: told whole each time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Policy {
    /// Where sealed dice come from.
    pub sealed: SealedBy,
    /// How many of those who are asked must give.
    pub from: From,
    /// How long the house waits for them, in seconds.
    pub wait_seconds: u64,
    /// What happens where too few give.
    pub otherwise: Otherwise,
    /// Who may type what was thrown.
    pub thrown: ThrownBy,
    /// The public beacon, where one is used.
    pub beacon: Option<Beacon>,
}

impl Policy {
    /// For one person, or one and their bots: there is nobody to be asked.
    #[must_use]
    pub fn alone() -> Self {
        Self { sealed: SealedBy::House, ..Self::together() }
    }

    /// For more than one person.
    #[must_use]
    pub const fn together() -> Self {
        Self {
            sealed: SealedBy::Shared,
            from: From::One,
            wait_seconds: 20,
            otherwise: Otherwise::House,
            thrown: ThrownBy::Anyone,
            beacon: None,
        }
    }

    /// Have as many given as it wants, where so many were silent?
    #[must_use]
    pub const fn is_enough(&self, given: usize, silent: usize) -> bool {
        given > 0 && (matches!(self.from, From::One) || silent == 0)
    }

    /// Is there what it names? A beacon to fall back on must be told.
    #[must_use]
    pub const fn holds_together(&self) -> bool {
        !matches!(self.otherwise, Otherwise::Beacon) || self.beacon.is_some()
    }
}

/// Where sealed dice come from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SealedBy {
    /// From the house's envelope and the order alone.
    House,
    /// From these, mixed with what the others' devices give.
    Shared,
}

/// How many must give.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum From {
    /// One of those who are asked.
    One,
    /// All of them.
    All,
}

/// What happens where too few give in time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Otherwise {
    /// The order is refused.
    Refuse,
    /// The next round of the beacon is waited for.
    Beacon,
    /// The house's envelope decides, and it is counted.
    House,
}

/// Who may type what was thrown at a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ThrownBy {
    /// Anybody.
    Anyone,
    /// Only whose roll it is.
    Roller,
    /// Anybody, and somebody else confirms before anything follows.
    Witnessed,
}
