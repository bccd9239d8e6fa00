//! The words of one line, taken one after the other, and the line that is written.

use super::{Form, NotOrder, Notation, Word, nearest, said};
use messages::{Part, Saying};
use std::fmt::{self, Display};

/// An order as it is written, word by word.
#[derive(Debug, Default)]
pub struct OrderText(String);

impl OrderText {
    /// Writes a word, or several, behind a blank.
    pub fn word(&mut self, word: impl Display) {
        if !self.0.is_empty() {
            self.0.push(' ');
        }
        self.0.push_str(&word.to_string());
    }

    /// Writes right behind the last word.
    pub fn close(&mut self, mark: char) {
        self.0.push(mark);
    }
}

impl Display for OrderText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// The words of a line behind the first one.
pub struct Words<'t> {
    line: &'t str,
    forms: &'static [Form],
    form: &'static Form,
    /// Last one first, with the places where they begin, in characters from 1.
    words: Vec<(usize, &'t str)>,
    /// Where the last word that was taken ends, in characters.
    taken: usize,
    /// Where a word would stand that is missing.
    end: usize,
}

/// Words with the places where they begin, in characters from 1; a semicolon behind one is a word itself.
fn split(text: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut begun: Option<(usize, usize)> = None;
    let blank_at_end = std::iter::once((text.len(), ' '));
    for (position, (byte, letter)) in text.char_indices().chain(blank_at_end).enumerate() {
        match (begun, letter.is_whitespace()) {
            (None, false) => begun = Some((position + 1, byte)),
            (Some((at, start)), true) => {
                let word = &text[start..byte];
                match word.strip_suffix(';').filter(|word| !word.is_empty()) {
                    None => words.push((at, word)),
                    Some(before) => words.extend([(at, before), (position, ";")]),
                }
                begun = None;
            }
            (None, true) | (Some(_), false) => {}
        }
    }
    words
}

/// The orders that everybody may know of, each once.
fn known_verbs(forms: &'static [Form]) -> Vec<&'static str> {
    let mut verbs = Vec::new();
    for form in forms.iter().filter(|form| form.when.only_for.is_none()) {
        if !verbs.contains(&form.verb) {
            verbs.push(form.verb);
        }
    }
    verbs
}

impl<'t> Words<'t> {
    /// The words of a line behind the first, which says what kind of order it is.
    ///
    /// # Errors
    /// [`NotOrder`] when there is no first word, or when it begins none of these forms.
    pub fn new(line: &'t str, forms: &'static [Form]) -> Result<Self, NotOrder> {
        let mut words = split(line);
        words.reverse();
        let known = known_verbs(forms);
        let Some((position, verb)) = words.pop() else {
            let right = said!("begins-with", known = known.join(", "));
            return Err(missing(1, said!("line-empty"), right));
        };
        let small = verb.to_ascii_lowercase();
        let Some(form) = forms.iter().find(|form| form.verb == small) else {
            let orders = said!("orders-are", known = known.join(", "));
            // Whoever writes `march 99` knows the word, and not in which order it stands.
            let mut public = forms.iter().filter(|form| form.when.only_for.is_none());
            let within = public.find(|form| form.has_keyword(&small));
            let meant = match within {
                Some(form) => Some(said!("stands-within", word = small.clone(), form = form.form)),
                None => nearest(&small, known).map(|other| said!("did-you-mean", word = other)),
            };
            return Err(NotOrder {
                code: "unknown_order",
                position,
                wrong: said!("no-order", verb = small.clone()),
                word: small,
                right: Saying::row(meant.into_iter().chain([orders]).collect()),
            });
        };
        let ends = |(position, word): (usize, &str)| position + word.chars().count();
        let taken = ends((position, verb)) - 1;
        let end = words.first().map_or(line.chars().count(), |&last| ends(last)) + 1;
        Ok(Self { line, forms, form, words, taken, end })
    }

    /// The form that the first word asks for.
    #[must_use]
    pub const fn form(&self) -> &'static Form {
        self.form
    }

    /// Does nothing follow, or a word of the form itself? A list of words ends here.
    #[must_use]
    pub fn at_end(&self) -> bool {
        self.words.last().is_none_or(|(_, word)| {
            *word == ";" || self.form.has_keyword(&word.to_ascii_lowercase())
        })
    }

    /// Takes the next word if it is this one.
    pub fn take_word(&mut self, word: &str) -> bool {
        let there = self.words.last().is_some_and(|(_, next)| next.eq_ignore_ascii_case(word));
        if there {
            self.pop();
        }
        there
    }

    /// The next word, where it can be read as one of these.
    pub fn take<T: Word>(&mut self) -> Option<T> {
        let (position, word) = self.peek()?;
        let value = self.part(position, word).ok()?;
        self.pop();
        Some(value)
    }

    /// Whatever word follows; `what` says what it should be.
    ///
    /// # Errors
    /// [`NotOrder`] when none follows.
    pub fn any(&mut self, what: impl Into<Part>) -> Result<(usize, &'t str), NotOrder> {
        self.pop().ok_or_else(|| self.missing(what))
    }

    /// The next word, read.
    ///
    /// # Errors
    /// [`NotOrder`] when none follows, or another.
    pub fn word<T: Word>(&mut self) -> Result<T, NotOrder> {
        let (position, word) = self.any(T::what())?;
        self.part(position, word)
    }

    /// A word, or a part of one, that stands at this place.
    ///
    /// # Errors
    /// [`NotOrder`] when it is another.
    pub fn part<T: Word>(&self, position: usize, word: &str) -> Result<T, NotOrder> {
        let small = word.to_ascii_lowercase();
        let word = if T::CAPITALS { word } else { &small };
        T::read_word(word).map_err(|wrong| {
            let meant = T::near(word).map(|other| said!("did-you-mean", word = other));
            let wrong = [said!("sentence", what = wrong)].into_iter().chain(meant);
            self.wrong(position, word, Saying::row(wrong.collect()))
        })
    }

    /// The next word where it is one of several; what each of them stands for comes behind it. None: it may be
    /// anything.
    ///
    /// # Errors
    /// [`NotOrder`] when no word follows, or another. Who may not know an order hears no list of what belongs
    /// to it.
    pub fn must_be_one_of<T: Notation>(&self) -> Result<(), NotOrder> {
        let Some(known) = T::first_words() else { return Ok(()) };
        let all = known.join(", ");
        let Some(&(position, word)) = self.words.last() else {
            return Err(self.missing(said!("one-of", known = all)));
        };
        let word = word.to_ascii_lowercase();
        if known.contains(&word.as_str()) {
            return Ok(());
        }
        let wrong = match self.form.when.only_for {
            None => said!("none-of", word = word.clone(), known = all),
            Some(_) => said!("not-here", word = word.clone()),
        };
        let meant = nearest(&word, known).map(|other| said!("did-you-mean", word = other));
        Err(self.wrong(position, &word, Saying::row([wrong].into_iter().chain(meant).collect())))
    }

    /// Nothing may follow.
    ///
    /// # Errors
    /// [`NotOrder`] with the first word that does.
    pub fn end(mut self) -> Result<(), NotOrder> {
        let Some((position, word)) = self.pop() else { return Ok(()) };
        Err(NotOrder {
            code: "too_many_words",
            word: word.to_owned(),
            position,
            wrong: said!("too-many", word = word),
            right: self.written(),
        })
    }

    /// What stands behind the last word and one blank, as it was typed.
    pub fn text(&mut self) -> &'t str {
        self.words.clear();
        let behind = self.line.char_indices().nth(self.taken + 1);
        behind.and_then(|(at, _)| self.line.get(at..)).unwrap_or_default()
    }

    /// A word is missing.
    #[must_use]
    pub fn missing(&self, what: impl Into<Part>) -> NotOrder {
        let position = self.words.last().map_or(self.end, |&(position, _)| position);
        missing(position, said!("is-missing", what = what.into()), self.written())
    }

    /// A word is wrong, for a reason that is a sentence.
    #[must_use]
    pub fn wrong(&self, position: usize, word: &str, wrong: Saying) -> NotOrder {
        NotOrder {
            code: "wrong_word",
            word: word.to_owned(),
            position,
            wrong,
            right: self.written(),
        }
    }

    pub(super) fn peek(&self) -> Option<(usize, &'t str)> {
        self.words.last().copied()
    }

    fn pop(&mut self) -> Option<(usize, &'t str)> {
        let (position, word) = self.words.pop()?;
        self.taken = position - 1 + word.chars().count();
        Some((position, word))
    }

    fn written(&self) -> Saying {
        let &Form { verb, form, example, when } = self.form;
        if when.only_for.is_some() {
            // Anybody can mistype it: what it may be written with stands on its owner's sheet alone.
            let alike = self.forms.iter().filter(|form| form.verb == verb).count();
            return match alike {
                1 => said!("write", form = form),
                _ => said!("as-sheet-says", verb = verb),
            };
        }
        if form == example {
            return said!("write", form = form);
        }
        said!("write-like", form = form, example = example)
    }
}

fn missing(position: usize, wrong: Saying, right: Saying) -> NotOrder {
    NotOrder { code: "missing_word", word: String::new(), position, wrong, right }
}
