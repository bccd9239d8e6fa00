//! What a rule system must translate so that its rulebook can be tested.

use decider::{By, Decider};

/// Translates between the words of a test and the types of a rule system.
pub trait Rulebook {
    /// The rule system under test.
    type Rules: Decider<State: Clone>;

    /// How things stand before the first `given` line.
    fn start(&self) -> <Self::Rules as Decider>::State;

    /// Brings about what one `given` line says, by events that are applied with `evolve`.
    ///
    /// # Errors
    /// What is wrong with the line, as a sentence.
    fn given(&self, state: &mut <Self::Rules as Decider>::State, line: &str) -> Result<(), String>;

    /// Reads one order, such as `city-guard: strike foot-soldier-1 skaven-1`.
    ///
    /// # Errors
    /// What is wrong with the line, as a sentence.
    fn order(&self, line: &str) -> Result<(By, <Self::Rules as Decider>::Command), String>;

    /// One event as one line.
    fn event(&self, event: &<Self::Rules as Decider>::Event) -> String;

    /// A refusal as its code and clause, such as `too_far HEI-144`.
    fn refusal(&self, refusal: &<Self::Rules as Decider>::Refusal) -> String;

    /// The true version of a line that a test claims about the state, such as
    /// `skaven-1 at 10,13`.
    ///
    /// # Errors
    /// What is wrong with the line, as a sentence.
    fn answer(
        &self,
        state: &<Self::Rules as Decider>::State,
        claim: &str,
    ) -> Result<String, String>;

    /// What must hold after every order.
    ///
    /// # Errors
    /// What does not hold, as a sentence.
    fn check(&self, _state: &<Self::Rules as Decider>::State) -> Result<(), String> {
        Ok(())
    }
}
