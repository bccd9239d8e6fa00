//! Plays the rulebook tests.
