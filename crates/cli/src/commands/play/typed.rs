//! What stands on a line: an order with its dice, a place in the game, or nothing.

use crate::about::somebody;
use crate::failure::Failure;
use crate::thrown::{Faces, Thrown};
use chronicle::{Scope, Uuid};
use data_encoding::HEXLOWER;
use decider::By;
use serde::Deserialize;
use serde_json::Value;
use server::body::WantedBody;

/// A line that says something; `said` is why not, when it cannot be read.
pub(super) struct TypedLine<'t> {
    /// From 1.
    pub(super) number: usize,
    pub(super) text: &'t str,
    /// Who gives it if the line does not say so.
    pub(super) by: Option<By>,
    pub(super) said: Result<Said, Failure>,
}

/// What a line says.
pub(super) enum Said {
    Order(Order),
    /// The game must be in this turn and step.
    Here {
        turn: Option<u32>,
        /// Its number or its name, in small letters.
        step: Option<String>,
    },
}

/// An order as it was typed.
pub(super) struct Order {
    pub(super) who: Who,
    pub(super) scope: Option<Scope>,
    pub(super) wanted: WantedBody,
    pub(super) nonce: Option<String>,
    pub(super) thrown: Option<Vec<u32>>,
    pub(super) cards: Option<Vec<String>>,
    pub(super) batch: Option<Uuid>,
}

impl Order {
    /// The order as text, if it was written so.
    pub(super) fn notation(&self) -> Option<&str> {
        match &self.wanted {
            WantedBody::Notation(text) => Some(text),
            WantedBody::Command(_) => None,
        }
    }
}

/// Who gives an order.
pub(super) enum Who {
    One(By),
    /// Everybody who may act.
    All,
}

/// What is known before the first line is read.
pub(super) struct Reading<'s> {
    /// The names that may stand before a colon.
    pub(super) seats: &'s [String],
    /// Who gives the lines that do not say so.
    pub(super) by: Option<By>,
    /// What the lines are about that do not say so.
    pub(super) scope: Option<Scope>,
}

/// An order as JSON.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Written {
    #[serde(rename = "as")]
    by: String,
    scope: Option<Scope>,
    notation: Option<String>,
    command: Option<Value>,
    thrown: Option<Vec<u32>>,
    cards: Option<Vec<String>>,
    nonce: Option<String>,
    batch: Option<Uuid>,
}

fn malformed(message: impl Into<String>) -> Failure {
    Failure::usage("malformed_line", message)
}

impl Reading<'_> {
    /// Every line that says something; remarks and empty lines are left out.
    pub(super) fn lines(self, text: &str) -> Vec<TypedLine<'_>> {
        let mut by = self.by.clone();
        let mut lines = Vec::new();
        for (number, text) in (1..).zip(text.lines().map(str::trim)) {
            if text.is_empty() || text.starts_with('#') {
                continue;
            }
            let mut words = text.split_whitespace();
            let said = match (words.next().map(str::to_ascii_lowercase).as_deref(), words.next()) {
                (Some("as"), Some(name)) => match self.one(name) {
                    Ok(named) => {
                        by = Some(named);
                        continue;
                    }
                    Err(failure) => Err(failure),
                },
                (Some("turn" | "step"), _) => here(text),
                _ if text.starts_with('{') => self.json(text),
                _ => self.order(text, by.as_ref()),
            };
            lines.push(TypedLine { number, text, by: by.clone(), said });
        }
        lines
    }

    fn json(&self, text: &str) -> Result<Said, Failure> {
        let line: Written = serde_json::from_str(text).map_err(|error| {
            malformed(format!(
                "no order: {error}; write for example {{\"as\":\"city-guard\",\"notation\":\"done\"}}"
            ))
        })?;
        let wanted = match (line.notation, line.command) {
            (Some(notation), None) => WantedBody::Notation(notation),
            (None, Some(command)) => WantedBody::Command(command),
            _ => return Err(malformed("give either `notation` or `command`")),
        };
        Ok(Said::Order(Order {
            who: Who::One(somebody(&line.by).map_err(malformed)?),
            scope: line.scope.or_else(|| self.scope.clone()),
            wanted,
            nonce: line.nonce.map(|text| HEXLOWER.encode(text.as_bytes())),
            thrown: line.thrown,
            cards: line.cards,
            batch: line.batch,
        }))
    }

    /// `who: order dice 5 2 6 card clubs-ace`.
    fn order(&self, text: &str, by: Option<&By>) -> Result<Said, Failure> {
        let is_name = |word: &str| {
            !word.is_empty() && word.bytes().all(|byte| byte.is_ascii_alphabetic() || byte == b'-')
        };
        let named = text.split_once(':').filter(|(who, _)| is_name(who.trim()));
        let (who, order) = match named {
            Some((who, order)) => (self.who(who.trim())?, order.trim()),
            None => {
                let by = by.cloned().ok_or_else(|| {
                    malformed(format!(
                        "who gives it? Write a name before it, such as `city-guard: {text}`, or \
                         `as city-guard` above"
                    ))
                })?;
                (Who::One(by), text)
            }
        };
        let (order, Thrown { faces, cards }) = Thrown::behind(order)?;
        let thrown = if faces == Faces::Sealed { None } else { Some(faces.typed()) };
        Ok(Said::Order(Order {
            who,
            scope: self.scope.clone(),
            wanted: WantedBody::Notation(order.to_owned()),
            nonce: None,
            thrown,
            cards,
            batch: None,
        }))
    }

    fn who(&self, name: &str) -> Result<Who, Failure> {
        if name.eq_ignore_ascii_case("all") {
            return Ok(Who::All);
        }
        self.one(name).map(Who::One)
    }

    /// A seat by as many of its first letters as tell it from the others.
    fn one(&self, name: &str) -> Result<By, Failure> {
        let small = name.to_ascii_lowercase();
        let small = small.strip_prefix("seat/").unwrap_or(&small);
        let meant: Vec<&String> = match self.seats.iter().find(|seat| *seat == small) {
            Some(seat) => vec![seat],
            None => self.seats.iter().filter(|seat| seat.starts_with(small)).collect(),
        };
        match meant.as_slice() {
            [seat] => somebody(seat).map_err(malformed),
            [] => {
                let known = self.seats.join(", ");
                Err(malformed(format!(
                    "nobody here is called `{name}`; there are {known}, and all"
                )))
            }
            several => {
                let several: Vec<&str> = several.iter().map(|seat| seat.as_str()).collect();
                let either = several.join(" or ");
                Err(malformed(format!("`{name}` may be {either}: write another letter")))
            }
        }
    }
}

/// `turn 3`, `step 7`, `turn 3 step 7 Combat`.
fn here(text: &str) -> Result<Said, Failure> {
    let small = text.to_ascii_lowercase();
    let mut words = small.split_whitespace().peekable();
    let mut turn = None;
    if words.next_if_eq(&"turn").is_some() {
        let number = words.next().and_then(|word| word.trim_end_matches([',', ':']).parse().ok());
        turn = Some(number.ok_or_else(|| malformed("which turn? Write for example `turn 3`"))?);
    }
    let mut step = None;
    if words.next_if_eq(&"step").is_some() {
        let word = words.next().map(|word| word.trim_end_matches(':').to_owned());
        step = Some(word.ok_or_else(|| malformed("which step? Write for example `step 7`"))?);
    } else if let Some(word) = words.next() {
        return Err(malformed(format!("`{word}` says nothing here; write `turn 3 step 7`")));
    }
    Ok(Said::Here { turn, step })
}

#[cfg(test)]
mod tests {
    use super::*;
    use campaign::System;

    fn read(text: &str) -> Vec<TypedLine<'_>> {
        let seats = ["city-guard", "cathay", "organiser"].map(str::to_owned);
        Reading { seats: &seats, by: None, scope: None }.lines(text)
    }

    fn only(text: &str) -> Order {
        match read(text).pop().map(|line| line.said) {
            Some(Ok(Said::Order(order))) => order,
            Some(Err(failure)) => panic!("{failure:?}"),
            _ => panic!("`{text}` is no order"),
        }
    }

    fn refused(text: &str) -> String {
        match read(text).pop().map(|line| line.said) {
            Some(Err(failure)) => format!("{failure:?}"),
            _ => panic!("`{text}` can be read"),
        }
    }

    #[test]
    fn an_order_has_its_sender_and_its_dice() {
        let order = only("ci: strike mannheim skaven-3 dice 5 2, 6");
        assert_eq!(order.notation(), Some("strike mannheim skaven-3"));
        assert_eq!(order.thrown, Some(vec![5, 2, 6]));
        assert!(matches!(order.who, Who::One(By::Seat(seat)) if seat.name() == "city-guard"));
        assert_eq!(only("organiser: proceed dice sealed").thrown, None);
        assert_eq!(only("ALL: done").thrown, Some(vec![]));
    }

    #[test]
    fn a_hexside_is_no_sender_and_a_story_has_no_dice() {
        let order = only("as cathay\nbuild 4,12:SE");
        assert_eq!(order.notation(), Some("build 4,12:SE"));
        let told = only("cathay: tell Captain: I like dice 5 2");
        assert_eq!(told.notation(), Some("tell Captain: I like dice 5 2"));
    }

    #[test]
    fn a_line_that_cannot_be_read_says_what_would_be_right() {
        assert!(refused("done").contains("city-guard: done"));
        assert!(refused("c: done").contains("city-guard or cathay"));
        assert!(refused("skaven: done").contains("organiser, and all"));
        assert!(refused("ca: proceed dice").contains("dice 5 2 6"));
        assert!(refused("ca: proceed dice five").contains("dice 5 2 6"));
        assert!(refused("turn").contains("turn 3"));
        assert!(refused("turn 3 now").contains("step 7"));
    }

    #[test]
    fn places_are_read_and_remarks_are_not() {
        let lines = read("# Friday\n\n  turn 3 step 9b Food\nstep combat\n");
        let numbers: Vec<usize> = lines.iter().map(|line| line.number).collect();
        assert_eq!(numbers, [3, 4]);
        let Ok(Said::Here { turn, step }) = &lines[0].said else { panic!() };
        assert_eq!((*turn, step.as_deref()), (Some(3), Some("9b")));
    }

    #[test]
    fn every_form_of_an_order_can_be_written_on_a_sheet() {
        for system in System::ALL {
            for form in system.forms() {
                let line = format!("city-guard: {} dice 1 2", form.example);
                let order = only(&line);
                let command = system.parse(order.notation().unwrap_or_default());
                assert!(command.is_ok(), "{line}: {command:?}");
                assert_eq!(order.thrown.map(|faces| faces.len()) == Some(0), form.is_free_text());
                let own = ["as", "turn", "step", "dice", "all"].contains(&form.verb);
                assert!(!own, "`{}` is a word of the sheet too", form.verb);
            }
        }
    }
}
