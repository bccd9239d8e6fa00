//! Canonical JSON (RFC 8785) of what a record may hold: no fractions, no integer beyond ±(2⁵³−1).
//!
//! Writing goes through a general canonicaliser, after the numbers have been checked: canonicalisers
//! fold larger integers silently. Reading goes through [`end_of_value`], one pass that accepts
//! exactly the canonical texts of allowed values, so that nothing is canonicalised again to be
//! compared.

use crate::Unrecordable;
use serde::Serialize;
use serde_json::{Value, value::RawValue};
use std::borrow::Cow;

/// The largest integer that every reader of JSON holds exactly.
pub const LARGEST_INTEGER: u64 = (1 << 53) - 1;

/// How deep arrays and objects may nest: below what JSON readers refuse by default (128).
pub const DEEPEST: usize = 100;

/// The canonical text of a value.
///
/// # Errors
/// [`Unrecordable`] for fractions, larger integers, values that nest deeper than [`DEEPEST`], and
/// values that are no JSON.
pub fn canonical<T: Serialize + ?Sized>(value: &T) -> Result<Box<RawValue>, Unrecordable> {
    let value = serde_json::to_value(value)
        .map_err(|error| Unrecordable::NotJson { message: error.to_string() })?;
    check(&value, 0)?;
    let text = serde_json_canonicalizer::to_string(&value)
        .map_err(|error| Unrecordable::NotJson { message: error.to_string() })?;
    RawValue::from_string(text)
        .map_err(|error| Unrecordable::NotJson { message: error.to_string() })
}

fn check(value: &Value, depth: usize) -> Result<(), Unrecordable> {
    match value {
        Value::Null | Value::Bool(_) | Value::String(_) => Ok(()),
        Value::Number(number) => {
            let whole = number.as_i64().map(i64::unsigned_abs).or(number.as_u64());
            match whole {
                Some(size) if size <= LARGEST_INTEGER => Ok(()),
                Some(_) => Err(Unrecordable::IntegerTooLarge { number: number.to_string() }),
                None => Err(Unrecordable::Fraction { number: number.to_string() }),
            }
        }
        Value::Array(_) | Value::Object(_) if depth == DEEPEST => Err(Unrecordable::TooDeep),
        Value::Array(items) => items.iter().try_for_each(|item| check(item, depth + 1)),
        Value::Object(members) => members.values().try_for_each(|item| check(item, depth + 1)),
    }
}

/// Where a text stops being the canonical form of an allowed value, and why.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Blemish {
    /// Offset in bytes.
    pub at: usize,
    /// What is wrong there.
    pub what: &'static str,
}

/// Reads one value in canonical form from the front of `text` and says where it ends.
///
/// # Errors
/// [`Blemish`] at the first byte that no canonical text of an allowed value has there.
pub fn end_of_value(text: &str) -> Result<usize, Blemish> {
    let mut scan = Scan { text, bytes: text.as_bytes(), at: 0 };
    scan.value(0)?;
    Ok(scan.at)
}

struct Scan<'t> {
    text: &'t str,
    bytes: &'t [u8],
    at: usize,
}

impl Scan<'_> {
    fn blemish<T>(&self, what: &'static str) -> Result<T, Blemish> {
        Err(Blemish { at: self.at, what })
    }

    fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn word(&mut self, word: &str) -> Result<(), Blemish> {
        if self.bytes[self.at..].starts_with(word.as_bytes()) {
            self.at += word.len();
            Ok(())
        } else {
            self.blemish("no JSON value")
        }
    }

    fn value(&mut self, depth: usize) -> Result<(), Blemish> {
        match self.peek() {
            Some(b'{' | b'[') if depth == DEEPEST => self.blemish("nested too deep"),
            Some(b'{') => self.object(depth + 1),
            Some(b'[') => self.array(depth + 1),
            Some(b'"') => self.string(),
            Some(b'-' | b'0'..=b'9') => self.number(),
            Some(b't') => self.word("true"),
            Some(b'f') => self.word("false"),
            Some(b'n') => self.word("null"),
            Some(b' ' | b'\t' | b'\r' | b'\n') => self.blemish("white space"),
            _ => self.blemish("no JSON value"),
        }
    }

    fn array(&mut self, depth: usize) -> Result<(), Blemish> {
        self.at += 1;
        if self.eat(b']') {
            return Ok(());
        }
        loop {
            self.value(depth)?;
            if self.eat(b']') {
                return Ok(());
            }
            if !self.eat(b',') {
                return self.blemish("neither `,` nor `]`");
            }
        }
    }

    fn object(&mut self, depth: usize) -> Result<(), Blemish> {
        self.at += 1;
        if self.eat(b'}') {
            return Ok(());
        }
        let mut before: Option<&str> = None;
        let text = self.text;
        loop {
            let start = self.at;
            if self.peek() != Some(b'"') {
                return self.blemish("no member name");
            }
            self.string()?;
            let name = &text[start..self.at];
            if before.is_some_and(|before| !sorted(before, name)) {
                self.at = start;
                return self.blemish("a member name out of order or repeated");
            }
            before = Some(name);
            if !self.eat(b':') {
                return self.blemish("no `:`");
            }
            self.value(depth)?;
            if self.eat(b'}') {
                return Ok(());
            }
            if !self.eat(b',') {
                return self.blemish("neither `,` nor `}`");
            }
        }
    }

    fn string(&mut self) -> Result<(), Blemish> {
        self.at += 1;
        loop {
            match self.peek() {
                None => return self.blemish("a string without end"),
                Some(b'"') => {
                    self.at += 1;
                    return Ok(());
                }
                Some(b'\\') => self.escape()?,
                Some(0..=0x1f) => return self.blemish("a bare control character"),
                Some(_) => self.at += 1,
            }
        }
    }

    /// Canonical JSON escapes nothing but `"`, `\` and the control characters, the latter by their
    /// short names or as `\u00` and two lower-case digits.
    fn escape(&mut self) -> Result<(), Blemish> {
        let length = match self.bytes.get(self.at + 1..) {
            Some([b'"' | b'\\' | b'b' | b'f' | b'n' | b'r' | b't', ..]) => 2,
            Some([b'u', b'0', b'0', b'0', b'0'..=b'7' | b'b' | b'e' | b'f', ..]) => 6,
            Some([b'u', b'0', b'0', b'1', b'0'..=b'9' | b'a'..=b'f', ..]) => 6,
            _ => return self.blemish("an escape that canonical JSON does not use"),
        };
        self.at += length;
        Ok(())
    }

    fn number(&mut self) -> Result<(), Blemish> {
        let start = self.at;
        let negative = self.eat(b'-');
        let first = self.at;
        let mut size: u64 = 0;
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            size = size * 10 + u64::from(digit - b'0');
            self.at += 1;
            if size > LARGEST_INTEGER {
                self.at = start;
                return self.blemish("an integer beyond ±(2^53 - 1)");
            }
        }
        let digits = self.at - first;
        let leading_zero = self.bytes.get(first) == Some(&b'0') && (digits > 1 || negative);
        if digits == 0 || leading_zero {
            self.at = start;
            return self.blemish("no canonical integer");
        }
        if let Some(b'.' | b'e' | b'E') = self.peek() {
            self.at = start;
            return self.blemish("a number with a fraction or an exponent");
        }
        Ok(())
    }
}

/// Does the quoted name `before` sort in front of `name`, by UTF-16 code units?
fn sorted(before: &str, name: &str) -> bool {
    let plain = |quoted: &str| quoted.bytes().all(|byte| byte.is_ascii() && byte != b'\\');
    if plain(before) && plain(name) {
        // The closing quote must not take part: it would sort `a!` in front of `a`.
        return before[1..before.len() - 1] < name[1..name.len() - 1];
    }
    let meant = |quoted: &str| {
        serde_json::from_str::<Cow<'_, str>>(quoted).unwrap_or_default().encode_utf16().collect()
    };
    let (before, name): (Vec<u16>, Vec<u16>) = (meant(before), meant(name));
    before < name
}
