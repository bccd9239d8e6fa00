//! What fate gives: dice and card draws, from sealed envelopes or thrown at a table.
//!
//! This crate knows nothing of any rulebook, of who plays, of records or of time. It answers one
//! question, "which numbers fell?", and says where they came from.
//!
//! ```
//! use chance::{Chance, Clause, Dice, Need, Scripted};
//! let need = Need { clause: Clause::new("HEI-156"), why: "fight", dice: Dice::new(2, 6), shares: Vec::new() };
//! let fall = Scripted::new([3, 5]).roll(&need).expect("two faces were written down");
//! assert_eq!(fall.faces, [3, 5]);
//! ```

mod bytes;
mod clause;
mod dice;
mod envelope;
mod sources;

pub use bytes::{Bytes32, NotBytes32};
pub use clause::Clause;
pub use dice::{Dice, NotDice};
pub use envelope::{BlockRead, Bound, Derivation, Secret, Stream, seal_of};
pub use sources::{
    Blind, CardNeed, Chance, Draw, Fall, Forecast, Goal, Need, Pick, Remembered, RememberedDraw,
    RememberedRoll, Roller, Scripted, Sealed, Share, Shortfall, Source, Thrown, Turned, Witness,
};
