//! Where things stand: hexes, hexsides and what can be reached, in integers only.
//!
//! This crate gives facts about geometry (neighbours, distance, who is reached in how many steps, what a
//! straight line crosses)
//! and knows nothing of figures, terrain or rules: each rulebook says what is closed.
//!
//! ```
//! use board::{Direction, Hex};
//! let gate: Hex = "13,18".parse().expect("a column and a row");
//! assert_eq!(gate.neighbour(Direction::NorthEast).to_string(), "13,17");
//! assert_eq!(gate.distance("12,3".parse().expect("a hex")), 15);
//! ```

mod hex;
mod reach;
mod sight;

pub use hex::{Direction, Hex, Hexside, NotHex};
pub use reach::distances;
pub use sight::{Crossing, SightLine, SightStep};
