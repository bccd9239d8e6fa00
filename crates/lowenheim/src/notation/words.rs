//! The words of one line, taken one after the other.

use super::ruling::place_word;
use super::{FORMS, Form, MARKERS, NOBODY, NOTHING, NotationError, card_words, marker_word};
use crate::city::Place;
use crate::command::Way;
use crate::decks::ActionCard;
use crate::figures::{Faction, FigureId, FigureKind, NotFigure};
use crate::spells::Spell;
use crate::state::{Artefact, Marker};
use board::{Hex, Hexside};
use std::str::FromStr;

/// One typed line.
pub(super) struct Line<'t> {
    text: &'t str,
    small: String,
}

impl<'t> Line<'t> {
    pub(super) fn new(text: &'t str) -> Self {
        Self { text, small: text.to_ascii_lowercase() }
    }

    /// The form that the first word asks for, and the words after it.
    pub(super) fn words(&self) -> Result<(&'static Form, Words<'_>), NotationError> {
        let mut words = split(&self.small);
        let mut end = self.small.chars().count() + 1;
        if words.is_empty() {
            let known: Vec<&str> = common_verbs().collect();
            return Err(NotationError {
                code: "missing_word",
                word: String::new(),
                position: 1,
                wrong: "The line is empty.".to_owned(),
                right: format!("An order begins with one of {}.", known.join(", ")),
            });
        }
        let (position, verb) = words.remove(0);
        let Some(form) = FORMS.iter().find(|form| form.verb == verb) else {
            return Err(unknown_verb(position, verb));
        };
        if let Some(&(last, word)) = words.last() {
            end = last + word.chars().count() + 1;
        }
        words.reverse();
        Ok((form, Words { form, words, end }))
    }

    /// What stands after the first word and one blank, as it was typed.
    pub(super) fn told(&self) -> &'t str {
        let after = self.text.trim_start();
        let verb_end = after.find(char::is_whitespace).unwrap_or(after.len());
        let mut rest = after[verb_end..].chars();
        rest.next();
        rest.as_str()
    }
}

impl<'t> Line<'t> {
    /// What stands after the first such word and one blank, as it was typed.
    pub(super) fn after(&self, word: &str) -> &'t str {
        let words = split(&self.small);
        let found = words.iter().find(|&&(_, other)| other == word);
        let letters = found.map_or(usize::MAX, |(position, word)| position + word.chars().count());
        let rest = self.text.char_indices().nth(letters).and_then(|(at, _)| self.text.get(at..));
        rest.unwrap_or_default()
    }
}

/// Words with the places where they begin, in characters from 1.
fn split(text: &str) -> Vec<(usize, &str)> {
    let mut words = Vec::new();
    let mut begun: Option<(usize, usize)> = None;
    let blank_at_end = std::iter::once((text.len(), ' '));
    for (position, (byte, letter)) in text.char_indices().chain(blank_at_end).enumerate() {
        match (begun, letter.is_whitespace()) {
            (None, false) => begun = Some((position + 1, byte)),
            (Some((at, start)), true) => {
                words.push((at, &text[start..byte]));
                begun = None;
            }
            (None, true) | (Some(_), false) => {}
        }
    }
    words
}

/// The orders that everybody may know of.
fn common_verbs() -> impl Iterator<Item = &'static str> {
    FORMS.iter().filter(|form| form.only_for.is_none()).map(|form| form.verb)
}

fn unknown_verb(position: usize, verb: &str) -> NotationError {
    let known: Vec<&str> = common_verbs().collect();
    NotationError {
        code: "unknown_order",
        word: verb.to_owned(),
        position,
        wrong: format!("`{verb}` is no order."),
        right: format!(
            "{}The orders are {}.",
            did_you_mean(verb, known.iter().copied()),
            known.join(", ")
        ),
    }
}

/// The words of a line after the first, last one first.
pub(super) struct Words<'t> {
    form: &'static Form,
    words: Vec<(usize, &'t str)>,
    end: usize,
}

impl<'t> Words<'t> {
    pub(super) fn is_empty(&self) -> bool {
        self.words.is_empty()
    }

    fn written(&self) -> String {
        if self.form.only_for.is_some() {
            // Anybody can mistype it: what it may be written with stands on its owner's sheet alone.
            let mut alike = FORMS.iter().filter(|form| form.verb == self.form.verb);
            return match alike.nth(1) {
                Some(_) => format!("Write `{} …` as your sheet says.", self.form.verb),
                None => format!("Write `{}`.", self.form.form),
            };
        }
        let Form { form, example, .. } = self.form;
        if form == example {
            return format!("Write `{form}`.");
        }
        format!("Write `{form}`, such as `{example}`.")
    }

    fn take(&mut self, what: &str) -> Result<(usize, &'t str), NotationError> {
        self.words.pop().ok_or_else(|| NotationError {
            code: "missing_word",
            word: String::new(),
            position: self.end,
            wrong: format!("{what} is missing."),
            right: self.written(),
        })
    }

    fn wrong(&self, position: usize, word: &str, wrong: String) -> NotationError {
        NotationError {
            code: "wrong_word",
            word: word.to_owned(),
            position,
            wrong,
            right: self.written(),
        }
    }

    /// Takes the next word if it is this one.
    pub(super) fn take_word(&mut self, word: &str) -> bool {
        let there = self.is_next(word);
        if there {
            self.words.pop();
        }
        there
    }

    /// Is this the next word?
    pub(super) fn is_next(&self, word: &str) -> bool {
        self.words.last().is_some_and(|&(_, next)| next == word)
    }

    /// Takes a word that must stand here.
    pub(super) fn must_be(&mut self, word: &str) -> Result<(), NotationError> {
        let (position, found) = self.take(&format!("`{word}`"))?;
        if found == word {
            return Ok(());
        }
        Err(self.wrong(position, found, format!("`{word}` stands here, not `{found}`.")))
    }

    pub(super) fn spell(&mut self) -> Result<Spell, NotationError> {
        let (position, word) = self.take("A spell")?;
        Spell::ALL.into_iter().find(|spell| spell.word() == word).ok_or_else(|| {
            let known = Spell::ALL.map(Spell::word);
            let hint = did_you_mean(word, known.into_iter());
            self.wrong(position, word, format!("`{word}` is no spell. {hint}").trim_end().into())
        })
    }

    /// Leaves out this word and all that follow it; it must be there.
    pub(super) fn cut_at(&mut self, word: &str) -> Result<(), NotationError> {
        match self.words.iter().rposition(|&(_, other)| other == word) {
            Some(place) => {
                self.words.drain(..=place);
                Ok(())
            }
            None => Err(NotationError {
                code: "missing_word",
                word: String::new(),
                position: self.end,
                wrong: format!("`{word}` and a reason are missing."),
                right: self.written(),
            }),
        }
    }

    /// One of some words.
    pub(super) fn one_of(
        &mut self,
        what: &str,
        known: &[&'static str],
    ) -> Result<&'static str, NotationError> {
        let (position, word) = self.take(what)?;
        known.iter().copied().find(|&other| other == word).ok_or_else(|| {
            let hint = did_you_mean(word, known.iter().copied());
            let listed = known.join(", ");
            let wrong = format!("`{word}` is none of {listed}. {hint}").trim_end().to_owned();
            self.wrong(position, word, wrong)
        })
    }

    /// A named place, by its letter.
    pub(super) fn place(&mut self) -> Result<Place, NotationError> {
        let (position, word) = self.take("A place")?;
        Place::ALL.into_iter().find(|&place| place_word(place) == word).ok_or_else(|| {
            self.wrong(
                position,
                word,
                format!("`{word}` is no place; write its letter, such as h."),
            )
        })
    }

    /// Nothing may follow.
    pub(super) fn end(mut self) -> Result<(), NotationError> {
        match self.words.pop() {
            None => Ok(()),
            Some((position, word)) => Err(NotationError {
                code: "too_many_words",
                word: word.to_owned(),
                position,
                wrong: format!("`{word}` is one word too many."),
                right: self.written(),
            }),
        }
    }

    fn parsed<T: FromStr<Err: std::fmt::Display>>(
        &self,
        position: usize,
        word: &str,
        hint: &str,
    ) -> Result<T, NotationError> {
        word.parse().map_err(|error: T::Err| self.wrong(position, word, format!("{error}.{hint}")))
    }

    pub(super) fn hex(&mut self) -> Result<Hex, NotationError> {
        let (position, word) = self.take("A hex")?;
        let figure = joined(position, word).all(|(_, part)| part.parse::<FigureId>().is_ok());
        let hint = if figure { " Figures are joined by `+`, without blanks." } else { "" };
        self.parsed(position, word, hint)
    }

    pub(super) fn hexside(&mut self) -> Result<Hexside, NotationError> {
        let (position, word) = self.take("A hexside")?;
        // The line was made small; directions are written in capitals.
        let side: Result<Hexside, _> = word.to_ascii_uppercase().parse();
        side.map_err(|_| {
            let right = "write a hex and one of its sides NE, E, SE, SW, W, NW";
            self.wrong(position, word, format!("`{word}` names no hexside; {right}."))
        })
    }

    pub(super) fn number(&mut self) -> Result<u32, NotationError> {
        let (position, word) = self.take("A number")?;
        word.parse().map_err(|_| {
            self.wrong(position, word, format!("`{word}` is no number; write 1, 2, 3 …."))
        })
    }

    pub(super) fn gun(&mut self) -> Result<u32, NotationError> {
        let (position, word) = self.take("The number of the gun")?;
        word.parse().map_err(|_| {
            self.wrong(position, word, format!("`{word}` is no number; guns are 1 and 2."))
        })
    }

    pub(super) fn figure(&mut self) -> Result<FigureId, NotationError> {
        let (position, word) = self.take("A figure")?;
        self.one_figure(position, word)
    }

    fn one_figure(&self, position: usize, word: &str) -> Result<FigureId, NotationError> {
        word.parse().map_err(|_: NotFigure| {
            let digit = |letter: char| letter.is_ascii_digit() || letter == '-';
            let kinds = FigureKind::ALL.into_iter().map(FigureKind::word);
            let hint = match did_you_mean(word.trim_end_matches(digit), kinds) {
                hint if hint.is_empty() => hint,
                hint => format!(" {}", hint.trim_end()),
            };
            let right =
                "write a person such as mannheim, or a kind and a number such as foot-soldier-3";
            self.wrong(position, word, format!("`{word}` names no figure; {right}.{hint}"))
        })
    }

    /// Figures joined by `+`; `nobody` for none.
    pub(super) fn figures(&mut self) -> Result<Vec<FigureId>, NotationError> {
        let (position, word) = self.take("A figure")?;
        if word == NOBODY {
            return Ok(Vec::new());
        }
        joined(position, word).map(|(at, part)| self.one_figure(at, part)).collect()
    }

    pub(super) fn markers(&mut self) -> Result<Vec<Marker>, NotationError> {
        let (position, word) = self.take("A marker after `with`")?;
        let named = |(at, part): (usize, &str)| {
            MARKERS.into_iter().find(|&marker| marker_word(marker) == part).ok_or_else(|| {
                let known = MARKERS.map(marker_word).join(", ");
                self.wrong(at, part, format!("`{part}` names no marker; there are {known}."))
            })
        };
        joined(position, word).map(named).collect()
    }

    pub(super) fn faction(&mut self) -> Result<Faction, NotationError> {
        let (position, word) = self.take("A faction")?;
        Faction::ALL.into_iter().find(|faction| faction.seat_name() == word).ok_or_else(|| {
            let known = Faction::ALL.map(Faction::seat_name);
            let hint = did_you_mean(word, known.into_iter());
            let known = known.join(", ");
            self.wrong(
                position,
                word,
                format!("`{word}` names no faction; there are {known}. {hint}").trim_end().into(),
            )
        })
    }

    pub(super) fn card(&mut self) -> Result<ActionCard, NotationError> {
        let (position, word) = self.take("A card")?;
        let hint = match did_you_mean(word, card_words()) {
            hint if hint.is_empty() => hint,
            hint => format!(" {}", hint.trim_end()),
        };
        self.parsed(position, word, &hint)
    }

    /// All words that are left.
    pub(super) fn cards(&mut self) -> Result<Vec<ActionCard>, NotationError> {
        let mut cards = Vec::new();
        while !self.is_empty() {
            cards.push(self.card()?);
        }
        Ok(cards)
    }

    pub(super) fn all(&mut self) -> Result<bool, NotationError> {
        match self.words.pop() {
            None => Ok(false),
            Some((_, "all")) => Ok(true),
            Some((position, word)) => {
                Err(self.wrong(position, word, format!("`{word}` does not follow `proceed`.")))
            }
        }
    }

    /// What is used. Whatever there may be is named nowhere: who has it knows the word.
    pub(super) fn thing(&mut self) -> Result<Artefact, NotationError> {
        let (position, word) = self.take("What is used")?;
        match word {
            "mask" => Ok(Artefact::Mask),
            "box" => Ok(Artefact::Box),
            "altar" => Ok(Artefact::Altar),
            "teleporter" => Ok(Artefact::Teleporter),
            _ => Err(self.wrong(position, word, format!("`{word}` is nothing that is used."))),
        }
    }

    pub(super) fn way(&mut self) -> Result<Way, NotationError> {
        let (position, word) = self.take("`out` or `in`")?;
        match word {
            "out" => Ok(Way::Out),
            "in" => Ok(Way::In),
            _ => Err(self.wrong(position, word, format!("`{word}` is neither `out` nor `in`."))),
        }
    }

    /// `by` a wizard, or `for` a price?
    pub(super) fn taken(&mut self) -> Result<bool, NotationError> {
        let (position, word) = self.take("`by` or `for`")?;
        match word {
            "by" => Ok(true),
            "for" => Ok(false),
            _ => Err(self.wrong(position, word, format!("`{word}` is neither `by` nor `for`."))),
        }
    }

    /// Cards, or `nothing`.
    pub(super) fn price(&mut self) -> Result<Vec<ActionCard>, NotationError> {
        if self.take_word(NOTHING) {
            return Ok(Vec::new());
        }
        let first = self.card()?;
        let rest = self.cards()?;
        Ok(std::iter::once(first).chain(rest).collect())
    }

    pub(super) fn granted(&mut self) -> Result<bool, NotationError> {
        let (position, word) = self.take("`granted` or `refused`")?;
        match word {
            "granted" => Ok(true),
            "refused" => Ok(false),
            _ => Err(self.wrong(
                position,
                word,
                format!("`{word}` is neither `granted` nor `refused`."),
            )),
        }
    }
}

/// The parts of a word that is joined by `+`, with the places where they begin.
fn joined(position: usize, word: &str) -> impl Iterator<Item = (usize, &str)> {
    word.split('+').scan(position, |at, part| {
        let begins = *at;
        *at += part.chars().count() + 1;
        Some((begins, part))
    })
}

/// A question that names the known word nearest to a misspelt one; empty when none is near.
fn did_you_mean(word: &str, known: impl Iterator<Item = &'static str>) -> String {
    let near = known
        .map(|other| (changes(word, other), other))
        .filter(|&(changes, other)| changes > 0 && changes * 2 <= other.len().max(3))
        .min();
    near.map_or_else(String::new, |(_, other)| format!("Did you mean `{other}`? "))
}

/// How many letters must be changed, put in, left out or swapped to make one word of the other.
fn changes(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=other.len()).collect();
    for (row, &letter) in one.iter().enumerate() {
        let mut line = vec![row + 1];
        for (column, &there) in other.iter().enumerate() {
            let mut least = (last[column] + usize::from(letter != there))
                .min(last[column + 1] + 1)
                .min(line[column] + 1);
            let swapped =
                row > 0 && column > 0 && letter == other[column - 1] && one[row - 1] == there;
            if swapped {
                least = least.min(before[column - 1] + 1);
            }
            line.push(least);
        }
        before = std::mem::replace(&mut last, line);
    }
    last.last().copied().unwrap_or(0)
}
