//! The payloads of the siege's events, chapter by chapter.

mod cards;
mod combat;
mod demands;
mod earlier;
mod enemy;
mod magic;
mod master;
mod movement;
mod opening;
mod set_right;
mod turn;
mod upkeep;
mod verdict;

pub use cards::*;
pub use combat::*;
pub use demands::*;
pub use earlier::*;
pub use enemy::*;
pub use magic::*;
pub use master::*;
pub use movement::*;
pub use opening::*;
pub use set_right::*;
pub use turn::*;
pub use upkeep::*;
pub use verdict::*;
