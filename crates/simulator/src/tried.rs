//! Orders that nobody should give: at the wrong moment, from the wrong seat, for the wrong figure.
//!
//! Each is made of orders of the same game, so that a new kind of order is tried without anybody
//! thinking of it. The rules look at it blindly: they must answer with yes, with dice to throw, or
//! with a refusal that names its clause.

use crate::{Dealt, Trouble};
use campaign::{AnyCommand, Game};
use decider::{By, Clause, Seat, Stop};
use serde_json::Value;
use std::collections::BTreeSet;

/// One order in so many is followed by a wrong one.
const EVERY: u32 = 8;

/// Makes wrong orders out of right ones.
pub(crate) struct Tried {
    numbers: Dealt,
    seats: Vec<Seat>,
    given: Vec<AnyCommand>,
    /// Words of one kind each: hexes, figures, hexsides, and so on.
    words: BTreeSet<String>,
}

impl Tried {
    pub(crate) const fn new(numbers: Dealt, seats: Vec<Seat>) -> Self {
        Self { numbers, seats, given: Vec::new(), words: BTreeSet::new() }
    }

    /// Remembers an order; now and then tries a wrong one with a blind look, and answers with the
    /// clause that refused it.
    pub(crate) fn after(
        &mut self,
        command: AnyCommand,
        game: &Game,
    ) -> Result<Option<Clause>, Trouble> {
        self.given.push(command);
        if self.numbers.below(EVERY) != 0 {
            return Ok(None);
        }
        let Some((by, command)) = self.wrong() else { return Ok(None) };
        match game.forecast(&by, &command) {
            Ok(_) => Ok(None),
            Err(Stop::Refused(clause)) => Ok(clause),
            Err(stop @ (Stop::Chance(_) | Stop::Broken(_))) => {
                let (notation, why) = (command.notation(), format!("{stop:?}"));
                Err(Trouble::Broken { by, notation, why })
            }
        }
    }

    /// An earlier order, from any seat, often with something in it exchanged.
    fn wrong(&mut self) -> Option<(By, AnyCommand)> {
        let count = u32::try_from(self.given.len()).unwrap_or(u32::MAX);
        let command = self.given.get(self.numbers.below(count) as usize)?.clone();
        let other = self.given.get(self.numbers.below(count) as usize)?.clone();
        let senders = u32::try_from(self.seats.len() + 1).unwrap_or(u32::MAX);
        let seat = self.seats.get(self.numbers.below(senders) as usize);
        let by = seat.map_or(By::Organiser, |seat| By::Seat(seat.clone()));
        Some((by, self.exchanged(&command, &other).unwrap_or(command)))
    }

    /// One word of an order exchanged for a word of the same form out of other orders.
    fn exchanged(&mut self, command: &AnyCommand, other: &AnyCommand) -> Option<AnyCommand> {
        each_leaf(&mut serde_json::to_value(other).ok()?, &mut |leaf| {
            self.words.extend(leaf.as_str().map(str::to_owned));
        });
        let mut value = serde_json::to_value(command).ok()?;
        let mut places = 0;
        each_leaf(&mut value, &mut |_| places += 1);
        let (wanted, mut place) = (self.numbers.below(places), 0);
        let number = self.numbers.below(9);
        each_leaf(&mut value, &mut |leaf| {
            if place == wanted {
                *leaf = match &*leaf {
                    Value::Number(_) => Value::from(number),
                    Value::Bool(yes) => Value::Bool(!yes),
                    Value::String(word) => Value::String(self.word_like(word)),
                    other => other.clone(),
                };
            }
            place += 1;
        });
        // What is no order any more is none of the rules' business.
        command.system().read_command(value).ok()
    }

    fn word_like(&self, word: &str) -> String {
        let form = |word: &str| {
            (
                word.contains(','),
                word.contains(':'),
                word.ends_with(|end: char| end.is_ascii_digit()),
            )
        };
        let alike: Vec<&String> = self.words.iter().filter(|it| form(it) == form(word)).collect();
        let count = u32::try_from(alike.len()).unwrap_or(u32::MAX);
        alike.get(self.numbers.below(count) as usize).map_or(word, |it| it.as_str()).to_owned()
    }
}

fn each_leaf(value: &mut Value, take: &mut dyn FnMut(&mut Value)) {
    match value {
        Value::Array(items) => items.iter_mut().for_each(|item| each_leaf(item, take)),
        Value::Object(members) => members.values_mut().for_each(|member| each_leaf(member, take)),
        leaf => take(leaf),
    }
}
