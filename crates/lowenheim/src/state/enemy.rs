//! What the enemy side keeps (ACT-01).

use crate::city::Place;
use board::Hex;
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

rulebook::alternatives! {
    /// What a band goes for, kept for its life (ACT-05).
    #[derive(Copy)]
    #[serde(rename_all = "snake_case")]
    pub enum Aim;

    /// The nearest place.
    "nearest" Nearest;
    /// The Temple.
    "temple" Temple;
    /// The Castle.
    "castle" Castle;
}

rulebook::alternatives! {
    /// Where a band goes this turn (ACT-10).
    #[derive(Copy)]
    #[serde(rename_all = "snake_case")]
    pub enum BandTarget;

    /// The nearest city figure.
    "hunt" Hunt;
    /// Nowhere: nothing can be reached.
    "stay" Stay;
    /// A named place.
    Place(Place);
}

/// One band of skaven.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Band {
    /// Its aim, for life (ACT-05).
    pub aim: Aim,
    /// In which turn it arrived; it does not move in that turn (ACT-08).
    pub arrived: u32,
    /// In which turn it last moved.
    pub moved: u32,
    /// Where it went last.
    pub target: Option<BandTarget>,
}

/// What the enemy side keeps (ACT-01).
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Enemy {
    /// By number, in order of arrival.
    pub bands: BTreeMap<u32, Band>,
    /// Rat ogres that wait for the next band.
    pub ogres_waiting: u32,
    /// Unused craters, oldest first.
    pub craters: Vec<Hex>,
    /// In which turn the arrival was last settled.
    pub arrival_settled: u32,
    /// Bands in the order of this turn.
    pub order: Vec<u32>,
    /// In which turn that order was diced for.
    pub ordered: u32,
}

/// How a named place stands (ACT-19).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Holding {
    /// Turns in a row that the enemy has held it alone.
    pub counter: u32,
    /// It has fallen and was not recovered.
    pub fallen: bool,
    /// It has fallen at least once.
    pub ever_fallen: bool,
}
