//! Where answers go: JSON for programs, sentences and tables for people.

use owo_colors::{OwoColorize as _, Stream};
use projections::{LogLine, WitnessSeen};
pub(crate) use projections::{TextTable, table};
use serde::Serialize;
use std::io::{self, IsTerminal as _, Write as _};

/// How to answer.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Printer {
    pub(crate) json: bool,
}

impl Printer {
    /// One answer: JSON on one line, or what `people` writes.
    pub(crate) fn answer(
        self,
        answer: &impl Serialize,
        people: impl FnOnce(&mut String),
    ) -> io::Result<()> {
        let text = if self.json {
            serde_json::to_string(answer)?
        } else {
            let mut text = String::new();
            people(&mut text);
            text
        };
        self.line(text.trim_end_matches('\n'))
    }

    /// One line of output. A reader that has gone away (`| head`) is no error.
    pub(crate) fn line(self, text: &str) -> io::Result<()> {
        writeln!(Pipe::to(io::stdout().lock()), "{text}")
    }
}

/// Output that may be cut short: when its reader has gone away (`| head`) the rest goes nowhere.
pub(crate) struct Pipe<W>(Option<W>);

impl<W: io::Write> Pipe<W> {
    pub(crate) const fn to(out: W) -> Self {
        Self(Some(out))
    }

    fn with<T>(&mut self, gone: T, write: impl FnOnce(&mut W) -> io::Result<T>) -> io::Result<T> {
        let Some(out) = &mut self.0 else { return Ok(gone) };
        match write(out) {
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.0 = None;
                Ok(gone)
            }
            other => other,
        }
    }
}

impl<W: io::Write> io::Write for Pipe<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.with(bytes.len(), |out| out.write(bytes))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.with((), io::Write::flush)
    }
}

/// May bars and colours be shown?
pub(crate) fn on_terminal() -> bool {
    io::stderr().is_terminal()
}

/// A line of the log as a sentence, with its clause unless it names it itself; thrown dice with who else saw them.
pub(crate) fn sentence(line: &LogLine) -> String {
    let LogLine { sentence, clause, dice, .. } = line;
    let seen = match dice.as_ref().and_then(|dice| dice.witness) {
        Some(WitnessSeen::Nobody) => " (thrown, unwitnessed)",
        Some(WitnessSeen::Confirmed) => " (thrown, witnessed)",
        Some(WitnessSeen::Contested) => " (thrown, contested)",
        None => "",
    };
    match clause {
        Some(clause) if !sentence.contains(&format!("({clause})")) => {
            format!("{sentence}{seen} [{clause}]")
        }
        _ => format!("{sentence}{seen}"),
    }
}

/// A line of the log with its number and its turn; grey when a rewind left it behind.
pub(crate) fn log_line(line: &LogLine) -> String {
    let turn = line.turn.map_or_else(String::new, |turn| format!("turn {turn}"));
    let mark = if line.live { ' ' } else { '~' };
    let told = format!("{:>6} {mark} {turn:<8}{}", line.seq, sentence(line));
    if line.live {
        told
    } else {
        told.if_supports_color(Stream::Stdout, |told| told.dimmed()).to_string()
    }
}

/// A word of the protocol as people read it: without the strokes that join its parts.
pub(crate) fn spaced(word: &impl Serialize) -> String {
    let written = serde_json::to_value(word).unwrap_or_default();
    written.as_str().unwrap_or_default().replace('_', " ")
}

/// So many of something: `1 order`, `3 orders`. The first form is for one.
pub(crate) fn counted(count: impl TryInto<u64>, one: &str, several: &str) -> String {
    let count = count.try_into().unwrap_or(u64::MAX);
    format!("{count} {}", if count == 1 { one } else { several })
}

#[cfg(test)]
mod tests {
    use super::sentence;
    use serde_json::json;

    #[test]
    fn a_clause_is_named_once() {
        let told = |words: &str| {
            let line = json!({
                "seq": 9, "parent": 8, "at": "2026-11-30T20:00:00.000Z", "by": "rules",
                "scope": "engagement/1", "kind": "dice_rolled", "last": true, "live": true,
                "batch": "00000000-0000-4000-8000-000000000000", "sentence": words,
                "clause": "MAP-4", "turn": 1, "step": null, "hidden": false
            });
            sentence(&serde_json::from_value(line).unwrap())
        };
        assert_eq!(told("Whose it is, 1d6: 2 (MAP-4)."), "Whose it is, 1d6: 2 (MAP-4).");
        assert_eq!(told("North turns back."), "North turns back. [MAP-4]");
        assert_eq!(told("As by (MAP-41)."), "As by (MAP-41). [MAP-4]");
    }
}
