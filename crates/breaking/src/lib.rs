//! Breaks Wapenrol without end, and says when it broke: inputs that nobody should send, disks that fail at any step,
//! servers that are killed.
//!
//! It never ships. Everything follows from a seed, which is said with whatever is found, so that it can be found again.
//! The checks take a short turn of it; `cargo xtask fuzz` and `cargo xtask chaos` go on for as long as somebody lets them.

pub mod disk;
pub mod http;
pub mod inputs;
mod mutate;
mod random;

pub use mutate::mutated;
pub use random::Random;
