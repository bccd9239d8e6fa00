//! One program for all tests of the server, asked over HTTP: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod arriving;
mod at_once;
mod beacon;
mod blind;
mod clauses;
mod deputies;
mod desk;
mod downloading;
mod full_disk;
mod game_master;
mod house;
mod listing;
mod looking;
mod metrics;
mod notices;
mod pages;
mod playing;
mod problems;
mod reading_back;
mod reminders;
mod schemas;
mod seat_feeds;
mod several_servers;
mod shared_dice;
mod sheets;
mod sighting;
mod streaming;
mod unchanged;
mod what_ifs;
