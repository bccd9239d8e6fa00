//! The enemy comes, goes and holds.

use crate::city::Place;
use crate::state::{Aim, BandTarget};
use board::Hex;

rulebook::payloads! {
    /// Does a band come?
    ArrivalSettled {
        /// The number of the band that comes; none: no band.
        band: Option<u32>,
    }
    /// A band comes up.
    BandArrived {
        /// Its number, in order of arrival from 1.
        band: u32,
        /// What it goes for.
        aim: Aim,
        /// Where it comes up.
        entry: Hex,
        /// The numbered sewer door (11 to 66); none: out of a crater.
        door: Option<u32>,
        /// How many foot skaven.
        skaven: u32,
        /// How many rat ogres.
        ogres: u32,
        /// It breaks through where the game master says, where neither door nor crater is (ACT-22).
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        breach: bool,
    }
    /// The order of the bands.
    BandsOrdered {
        /// Band numbers, first to act first.
        order: Vec<u32>,
    }
    /// A band acts.
    BandActivated {
        /// Its number.
        band: u32,
        /// Where it goes.
        target: BandTarget,
    }
    /// Who holds a place at the end of a turn.
    PlaceHeld {
        /// Which.
        place: Place,
        /// Turns in a row that the enemy has held it alone.
        counter: u32,
        /// Has it fallen?
        fallen: bool,
    }
}
