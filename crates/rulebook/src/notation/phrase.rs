//! How a field of an order is written where it is not simply one word.

use super::{NotOrder, Notation, OrderText, Word, Words, said};

/// How a value stands in an order.
pub trait Phrase<T> {
    /// Reads it.
    ///
    /// # Errors
    /// [`NotOrder`] with the word that is wrong.
    fn read(&self, words: &mut Words<'_>) -> Result<T, NotOrder>;

    /// Writes it.
    fn write(&self, value: &T, line: &mut OrderText);
}

/// As its type says.
pub struct Plain;

impl<T: Notation> Phrase<T> for Plain {
    fn read(&self, words: &mut Words<'_>) -> Result<T, NotOrder> {
        T::read(words)
    }

    fn write(&self, value: &T, line: &mut OrderText) {
        value.write(line);
    }
}

/// How many a range of numbers names at most.
const LONGEST_RANGE: u32 = 100;

/// `foot-soldier-1..3` is foot-soldier-1, foot-soldier-2 and foot-soldier-3; anything else is itself.
fn spread(word: &str) -> Vec<String> {
    let range = word.split_once("..").and_then(|(first, last)| {
        let stem = first.trim_end_matches(|letter: char| letter.is_ascii_digit());
        let (from, to) = (first[stem.len()..].parse::<u32>().ok()?, last.parse::<u32>().ok()?);
        (from < to && to - from < LONGEST_RANGE).then_some((stem, from..=to))
    });
    match range {
        Some((stem, numbers)) => numbers.map(|number| format!("{stem}{number}")).collect(),
        None => vec![word.to_owned()],
    }
}

/// Joined by `+`; `nobody` for none.
pub struct Joined;

/// Stands for a list that names none.
const NOBODY: &str = "nobody";

impl<T: Word> Phrase<Vec<T>> for Joined {
    fn read(&self, words: &mut Words<'_>) -> Result<Vec<T>, NotOrder> {
        if words.take_word(NOBODY) {
            return Ok(Vec::new());
        }
        if words.at_end() {
            return Err(words.missing(T::what()));
        }
        let (mut position, joined) = words.any(T::what())?;
        let mut all = Vec::new();
        for part in joined.split('+') {
            for one in spread(part) {
                all.push(words.part(position, &one)?);
            }
            position += part.chars().count() + 1;
        }
        match words.peek() {
            Some((position, next)) if words.part::<T>(position, next).is_ok() => {
                let wrong = said!("joined-by-plus", one = joined, next = next);
                Err(words.wrong(position, next, wrong))
            }
            _ => Ok(all),
        }
    }

    fn write(&self, value: &Vec<T>, line: &mut OrderText) {
        let words: Vec<String> = value.iter().map(ToString::to_string).collect();
        line.word(if words.is_empty() { NOBODY.to_owned() } else { words.join("+") });
    }
}

/// One after the other, as many as there are; none, too.
pub struct Rest;

impl<T: Word> Phrase<Vec<T>> for Rest {
    fn read(&self, words: &mut Words<'_>) -> Result<Vec<T>, NotOrder> {
        let mut all = Vec::new();
        while !words.at_end() {
            let (position, word) = words.any(T::what())?;
            for one in spread(word) {
                all.push(words.part(position, &one)?);
            }
        }
        Ok(all)
    }

    fn write(&self, value: &Vec<T>, line: &mut OrderText) {
        value.iter().for_each(|one| line.word(one));
    }
}

/// One after the other, at least one.
pub struct Several;

impl<T: Word> Phrase<Vec<T>> for Several {
    fn read(&self, words: &mut Words<'_>) -> Result<Vec<T>, NotOrder> {
        if words.at_end() {
            return Err(words.missing(T::what()));
        }
        Rest.read(words)
    }

    fn write(&self, value: &Vec<T>, line: &mut OrderText) {
        Rest.write(value, line);
    }
}

/// A value that need not be there, and is.
pub struct Given;

impl<T: Notation> Phrase<Option<T>> for Given {
    fn read(&self, words: &mut Words<'_>) -> Result<Option<T>, NotOrder> {
        T::read(words).map(Some)
    }

    fn write(&self, value: &Option<T>, line: &mut OrderText) {
        if let Some(value) = value {
            value.write(line);
        }
    }
}

/// A value, or a word where there is none.
pub struct Or(pub &'static str);

impl<T: Notation> Phrase<Option<T>> for Or {
    fn read(&self, words: &mut Words<'_>) -> Result<Option<T>, NotOrder> {
        if words.take_word(self.0) { Ok(None) } else { Given.read(words) }
    }

    fn write(&self, value: &Option<T>, line: &mut OrderText) {
        match value {
            Some(value) => value.write(line),
            None => line.word(self.0),
        }
    }
}

/// Left out where the value is the one that it has by default.
pub struct IfAny<P>(pub P);

impl<T: Default + PartialEq, P: Phrase<T>> Phrase<T> for IfAny<P> {
    fn read(&self, words: &mut Words<'_>) -> Result<T, NotOrder> {
        if words.at_end() { Ok(T::default()) } else { self.0.read(words) }
    }

    fn write(&self, value: &T, line: &mut OrderText) {
        if *value != T::default() {
            self.0.write(value, line);
        }
    }
}

/// Behind a word, with which it is left out where the value is the one that it has by default.
pub struct After<P>(pub &'static str, pub P);

impl<T: Default + PartialEq, P: Phrase<T>> Phrase<T> for After<P> {
    fn read(&self, words: &mut Words<'_>) -> Result<T, NotOrder> {
        if words.take_word(self.0) { self.1.read(words) } else { Ok(T::default()) }
    }

    fn write(&self, value: &T, line: &mut OrderText) {
        if *value != T::default() {
            line.word(self.0);
            self.1.write(value, line);
        }
    }
}

/// Behind a word that must stand there.
pub struct Behind<P>(pub &'static str, pub P);

impl<T, P: Phrase<T>> Phrase<T> for Behind<P> {
    fn read(&self, words: &mut Words<'_>) -> Result<T, NotOrder> {
        if words.take_word(self.0) {
            return self.1.read(words);
        }
        let (position, found) = words.any(format!("`{}`", self.0))?;
        Err(words.wrong(position, found, said!("stands-here", word = self.0, found = found)))
    }

    fn write(&self, value: &T, line: &mut OrderText) {
        line.word(self.0);
        self.1.write(value, line);
    }
}

/// One of two words: the first says yes.
pub struct OneOf(pub &'static str, pub &'static str);

impl Phrase<bool> for OneOf {
    fn read(&self, words: &mut Words<'_>) -> Result<bool, NotOrder> {
        let &Self(one, other) = self;
        if words.take_word(one) {
            return Ok(true);
        }
        if words.take_word(other) {
            return Ok(false);
        }
        let (position, word) = words.any(said!("one-or-other", one = one, other = other))?;
        let wrong = said!("neither", word = word, one = one, other = other);
        Err(words.wrong(position, word, wrong))
    }

    fn write(&self, value: &bool, line: &mut OrderText) {
        line.word(if *value { self.0 } else { self.1 });
    }
}

/// A word that may be left out, which says no.
pub struct Flag(pub &'static str);

impl Phrase<bool> for Flag {
    fn read(&self, words: &mut Words<'_>) -> Result<bool, NotOrder> {
        Ok(words.take_word(self.0))
    }

    fn write(&self, value: &bool, line: &mut OrderText) {
        if *value {
            line.word(self.0);
        }
    }
}

/// Any one word.
pub struct AnyWord;

impl Phrase<String> for AnyWord {
    fn read(&self, words: &mut Words<'_>) -> Result<String, NotOrder> {
        words.any(said!("a-word")).map(|(_, word)| word.to_owned())
    }

    fn write(&self, value: &String, line: &mut OrderText) {
        line.word(value);
    }
}

/// Whatever follows, as it was typed after one blank.
pub struct Text;

impl Phrase<String> for Text {
    fn read(&self, words: &mut Words<'_>) -> Result<String, NotOrder> {
        Ok(words.text().to_owned())
    }

    fn write(&self, value: &String, line: &mut OrderText) {
        line.word(value);
    }
}
