//! The words of one line, taken one after the other.

use super::nearest::nearest;
use super::ruling::place_word;
use super::sentences::said;
use super::{FORMS, Form, MARKERS, NOBODY, NOTHING, NotationError, card_words, marker_word};
use crate::city::Place;
use crate::city::no_hex;
use crate::command::Way;
use crate::decks::{ActionCard, NotCard};
use crate::figures::{Faction, FigureId, FigureKind, NotFigure};
use crate::state::{Artefact, Marker};
use crate::tables::Spell;
use board::{Direction, Hex, Hexside};
use messages::{Part, Saying};

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
                wrong: said!("line-empty"),
                right: said!("begins-with", known = known.join(", ")),
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
    let known: Vec<&'static str> = common_verbs().collect();
    let meant = did_you_mean(verb, known.iter().copied());
    let orders = said!("orders-are", known = known.join(", "));
    NotationError {
        code: "unknown_order",
        word: verb.to_owned(),
        position,
        wrong: said!("no-order", verb = verb),
        right: Saying::row(meant.into_iter().chain([orders]).collect()),
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

    fn written(&self) -> Saying {
        if self.form.only_for.is_some() {
            // Anybody can mistype it: what it may be written with stands on its owner's sheet alone.
            let mut alike = FORMS.iter().filter(|form| form.verb == self.form.verb);
            return match alike.nth(1) {
                Some(_) => said!("as-sheet-says", verb = self.form.verb),
                None => said!("write", form = self.form.form),
            };
        }
        let &Form { form, example, .. } = self.form;
        if form == example {
            return said!("write", form = form);
        }
        said!("write-like", form = form, example = example)
    }

    /// The next word; `what` says what it should be.
    fn take(&mut self, what: impl Into<Part>) -> Result<(usize, &'t str), NotationError> {
        self.words.pop().ok_or_else(|| self.missing(said!("is-missing", what = what.into())))
    }

    fn missing(&self, wrong: Saying) -> NotationError {
        NotationError {
            code: "missing_word",
            word: String::new(),
            position: self.end,
            wrong,
            right: self.written(),
        }
    }

    fn wrong(&self, position: usize, word: &str, wrong: Saying) -> NotationError {
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
        let (position, found) = self.take(format!("`{word}`"))?;
        if found == word {
            return Ok(());
        }
        Err(self.wrong(position, found, said!("stands-here", word = word, found = found)))
    }

    pub(super) fn spell(&mut self) -> Result<Spell, NotationError> {
        let (position, word) = self.take(said!("a-spell"))?;
        Spell::ALL.into_iter().find(|spell| spell.word() == word).ok_or_else(|| {
            let wrong = said!("no-spell", word = word);
            self.wrong(position, word, with_hint(wrong, word, Spell::ALL.map(Spell::word)))
        })
    }

    /// Leaves out this word and all that follow it; it must be there.
    pub(super) fn cut_at(&mut self, word: &str) -> Result<(), NotationError> {
        match self.words.iter().rposition(|&(_, other)| other == word) {
            Some(place) => {
                self.words.drain(..=place);
                Ok(())
            }
            None => Err(self.missing(said!("reason-missing", word = word))),
        }
    }

    /// One of some words.
    pub(super) fn one_of(
        &mut self,
        what: impl Into<Part>,
        known: &[&'static str],
    ) -> Result<&'static str, NotationError> {
        let (position, word) = self.take(what)?;
        known.iter().copied().find(|&other| other == word).ok_or_else(|| {
            let wrong = said!("none-of", word = word, known = known.join(", "));
            self.wrong(position, word, with_hint(wrong, word, known.iter().copied()))
        })
    }

    /// A named place, by its letter.
    pub(super) fn place(&mut self) -> Result<Place, NotationError> {
        let (position, word) = self.take(said!("a-place"))?;
        Place::ALL
            .into_iter()
            .find(|&place| place_word(place) == word)
            .ok_or_else(|| self.wrong(position, word, said!("no-place", word = word)))
    }

    /// Nothing may follow.
    pub(super) fn end(mut self) -> Result<(), NotationError> {
        match self.words.pop() {
            None => Ok(()),
            Some((position, word)) => Err(NotationError {
                code: "too_many_words",
                word: word.to_owned(),
                position,
                wrong: said!("too-many", word = word),
                right: self.written(),
            }),
        }
    }

    pub(super) fn hex(&mut self) -> Result<Hex, NotationError> {
        let (position, word) = self.take(said!("a-hex"))?;
        word.parse().map_err(|wrong| {
            let mut said = vec![said!("sentence", what = no_hex(&wrong))];
            if joined(position, word).all(|(_, part)| part.parse::<FigureId>().is_ok()) {
                said.push(said!("figures-are-joined"));
            }
            self.wrong(position, word, Saying::row(said))
        })
    }

    pub(super) fn hexside(&mut self) -> Result<Hexside, NotationError> {
        let (position, word) = self.take(said!("a-hexside"))?;
        // The line was made small; directions are written in capitals.
        let side: Result<Hexside, _> = word.to_ascii_uppercase().parse();
        side.map_err(|_| {
            let sides = Direction::ALL.map(Direction::short).join(", ");
            self.wrong(position, word, said!("no-hexside", word = word, sides = sides))
        })
    }

    pub(super) fn number(&mut self) -> Result<u32, NotationError> {
        let (position, word) = self.take(said!("a-number"))?;
        word.parse().map_err(|_| self.wrong(position, word, said!("no-number", word = word)))
    }

    pub(super) fn gun(&mut self) -> Result<u32, NotationError> {
        let (position, word) = self.take(said!("gun-number"))?;
        word.parse().map_err(|_| self.wrong(position, word, said!("no-gun", word = word)))
    }

    pub(super) fn figure(&mut self) -> Result<FigureId, NotationError> {
        let (position, word) = self.take(said!("a-figure"))?;
        self.one_figure(position, word)
    }

    fn one_figure(&self, position: usize, word: &str) -> Result<FigureId, NotationError> {
        word.parse().map_err(|wrong: NotFigure| {
            let wrong = said!("sentence", what = wrong.said());
            let digit = |letter: char| letter.is_ascii_digit() || letter == '-';
            let kind = word.trim_end_matches(digit);
            let kinds = FigureKind::ALL.into_iter().map(FigureKind::word);
            self.wrong(position, word, with_hint(wrong, kind, kinds))
        })
    }

    /// Figures joined by `+`; `nobody` for none.
    pub(super) fn figures(&mut self) -> Result<Vec<FigureId>, NotationError> {
        let (position, word) = self.take(said!("a-figure"))?;
        if word == NOBODY {
            return Ok(Vec::new());
        }
        joined(position, word).map(|(at, part)| self.one_figure(at, part)).collect()
    }

    /// Markers joined by `+`; none where the line ends.
    pub(super) fn markers(&mut self) -> Result<Vec<Marker>, NotationError> {
        let Some((position, word)) = self.words.pop() else { return Ok(Vec::new()) };
        let named = |(at, part): (usize, &str)| {
            MARKERS.into_iter().find(|&marker| marker_word(marker) == part).ok_or_else(|| {
                let known = MARKERS.map(marker_word).join(", ");
                self.wrong(at, part, said!("no-marker", word = part, known = known))
            })
        };
        joined(position, word).map(named).collect()
    }

    pub(super) fn faction(&mut self) -> Result<Faction, NotationError> {
        let (position, word) = self.take(said!("a-faction"))?;
        Faction::ALL.into_iter().find(|faction| faction.seat_name() == word).ok_or_else(|| {
            let known = Faction::ALL.map(Faction::seat_name);
            let wrong = said!("no-faction", word = word, known = known.join(", "));
            self.wrong(position, word, with_hint(wrong, word, known))
        })
    }

    pub(super) fn card(&mut self) -> Result<ActionCard, NotationError> {
        let (position, word) = self.take(said!("a-card"))?;
        word.parse().map_err(|wrong: NotCard| {
            let wrong = said!("no-card", word = wrong.text, known = wrong.known);
            self.wrong(position, word, with_hint(wrong, word, card_words()))
        })
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
                let wrong = said!("not-after", word = word, before = self.form.verb);
                Err(self.wrong(position, word, wrong))
            }
        }
    }

    /// What is used. Whatever there may be is named nowhere: who has it knows the word.
    pub(super) fn thing(&mut self) -> Result<Artefact, NotationError> {
        let (position, word) = self.take(said!("what-is-used"))?;
        match word {
            "mask" => Ok(Artefact::Mask),
            "box" => Ok(Artefact::Box),
            "altar" => Ok(Artefact::Altar),
            "teleporter" => Ok(Artefact::Teleporter),
            _ => Err(self.wrong(position, word, said!("nothing-used", word = word))),
        }
    }

    pub(super) fn way(&mut self) -> Result<Way, NotationError> {
        Ok(if self.first_of("out", "in")? { Way::Out } else { Way::In })
    }

    /// `by` a wizard, or `for` a price?
    pub(super) fn taken(&mut self) -> Result<bool, NotationError> {
        self.first_of("by", "for")
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
        self.first_of("granted", "refused")
    }

    /// One of two words: is it the first?
    fn first_of(&mut self, one: &str, other: &str) -> Result<bool, NotationError> {
        let (position, word) = self.take(said!("one-or-other", one = one, other = other))?;
        if word == one || word == other {
            return Ok(word == one);
        }
        let wrong = said!("neither", word = word, one = one, other = other);
        Err(self.wrong(position, word, wrong))
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

/// A sentence, and the known word nearest to the misspelt one, if any is near.
fn with_hint(wrong: Saying, word: &str, known: impl IntoIterator<Item = &'static str>) -> Saying {
    match did_you_mean(word, known) {
        Some(meant) => Saying::row(vec![wrong, meant]),
        None => wrong,
    }
}

/// A question that names the known word nearest to a misspelt one.
fn did_you_mean(word: &str, known: impl IntoIterator<Item = &'static str>) -> Option<Saying> {
    nearest(word, known).map(|other| said!("did-you-mean", word = other))
}
