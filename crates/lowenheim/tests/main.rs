//! One program for all tests of the siege, chapter by chapter and played whole: it is linked once.
#![allow(clippy::expect_used, reason = "a test may panic")]
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod artefacts;
mod city;
mod city_cards;
mod game_master;
mod hands;
mod intruders;
mod invariants;
mod many_games;
mod marks;
mod notation;
mod opening;
mod options;
mod rulebook;
mod scenario;
mod secrecy;
mod secrecy_of_records;
mod seeded;
mod spells;
mod story;
mod table;
mod temple_and_food;
mod verdict;
mod view;
mod whole_games;
mod whole_sieges;
