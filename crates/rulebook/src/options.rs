//! What may be ordered now, in the form that every rule system gives it.

use crate::{Command, ShareView, verb};
use chance::{Forecast, Need};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// One order that would be accepted now.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[schemars(rename = "LegalOrderOf{C}")]
pub struct LegalOrder<C> {
    /// The order.
    pub command: C,
    /// The order as people type it.
    pub notation: String,
    /// What it does, in a few words; empty where the notation says it.
    pub label: String,
    /// What it belongs to: a figure's id, a hex, or a topic such as `cards`.
    pub group: String,
    /// Do dice or cards decide anything?
    pub forecast: ForecastView,
}

impl<C: Command> LegalOrder<C> {
    /// An order that belongs to nothing but its own kind.
    #[must_use]
    pub fn of_its_verb(command: C, label: String, forecast: Forecast) -> Self {
        let notation = command.to_string();
        let group = verb(&notation).to_owned();
        Self { command, notation, label, group, forecast: forecast.into() }
    }
}

/// What a blind look at an order says.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum ForecastView {
    /// No die decides anything.
    Certain,
    /// These dice come first.
    Rolls {
        /// The clause that calls for them.
        clause: String,
        /// What for.
        why: String,
        /// Such as `2d6`.
        dice: String,
        /// Whose dice they are and what they must show, in the order in which they fall; left out where
        /// the rule does not say.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        shares: Vec<ShareView>,
    },
    /// A card is drawn.
    Draws {
        /// The clause that calls for it.
        clause: String,
    },
}

impl From<Forecast> for ForecastView {
    fn from(forecast: Forecast) -> Self {
        match forecast {
            Forecast::Certain => Self::Certain,
            Forecast::Rolls(need) => need.into(),
            Forecast::Draws(clause) => Self::Draws { clause: clause.to_string() },
        }
    }
}

impl From<Need> for ForecastView {
    fn from(need: Need) -> Self {
        Self::Rolls {
            clause: need.clause.to_string(),
            why: need.why.to_owned(),
            dice: need.dice.to_string(),
            shares: need.shares.into_iter().map(ShareView::from).collect(),
        }
    }
}
