//! Te Wapen!, the battle, as rules. Read this with the rulebook open:
//!
//! | chapter | module |
//! |---|---|
//! | 1.1 playing surface, 3.3, 4.1 | `terrain`, `field` |
//! | 1.7 magic, 3.2 magic-users | `spells` |
//! | 2 armies | `troops`, `abilities`, and the rows in `armies/` |
//! | 3.1 magic items | `items` |
//! | 5.1 names | `names` |
//!
//! This crate knows no log, no clock, no disk, no JSON and no other rulebook.

pub mod abilities;
pub mod clauses;
pub mod field;
pub mod items;
pub mod names;
pub mod spells;
pub mod terrain;
pub mod troops;
pub mod words;

/// The clause register, as TOML.
pub const RULEBOOK: &str = include_str!("../rulebook.toml");
