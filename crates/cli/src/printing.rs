//! Where answers go: JSON for programs, sentences and tables for people.

use comfy_table::{ContentArrangement, Table, presets};
use owo_colors::{OwoColorize as _, Stream};
use serde::Serialize;
use serde_json::Value;
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

/// A table without lines, as wide as the terminal.
pub(crate) fn table(head: &[&str]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING).set_content_arrangement(ContentArrangement::Dynamic);
    table.set_header(head.iter().map(|word| word.to_uppercase()));
    table
}

/// A line of the log as a sentence, with its clause; thrown dice with who else saw them.
pub(crate) fn sentence(line: &Value) -> String {
    let sentence = line["sentence"].as_str().unwrap_or_default();
    let seen = match line["dice"]["witness"].as_str() {
        Some("nobody") => " (thrown, unwitnessed)",
        Some("confirmed") => " (thrown, witnessed)",
        Some("contested") => " (thrown, contested)",
        _ => "",
    };
    match line["clause"].as_str() {
        Some(clause) => format!("{sentence}{seen} [{clause}]"),
        None => format!("{sentence}{seen}"),
    }
}

/// A line of the log with its number and its turn; grey when a rewind left it behind.
pub(crate) fn log_line(line: &Value) -> String {
    let live = line["live"] != false;
    let turn = line["turn"].as_u64().map_or_else(String::new, |turn| format!("turn {turn}"));
    let mark = if live { ' ' } else { '~' };
    let told = format!("{:>6} {mark} {turn:<8}{}", line["seq"], sentence(line));
    if live {
        told
    } else {
        told.if_supports_color(Stream::Stdout, |told| told.dimmed()).to_string()
    }
}
