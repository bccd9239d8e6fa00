//! One program for all tests of orders, corrections, secrets: it is linked once.
#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod ahead;
mod amendments;
mod attacks;
mod battles;
mod beacon;
mod between_lines;
mod desk;
mod dice;
mod game_master;
mod imports;
mod kept_states;
mod orders;
mod pace;
mod passing;
mod random;
mod restore;
mod rewinds;
mod rolls_to_come;
mod rules_of_logs;
mod scoped;
mod secrets;
mod set_right;
mod several_servers;
mod shared;
mod shared_corrections;
mod signed;
mod sitting;
mod state_at_record;
mod storing;
mod take_back;
mod together;
mod turned_cards;
mod unhindered;
mod what_if;
mod witnessed;
