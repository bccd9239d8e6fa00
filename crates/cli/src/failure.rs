//! What went wrong, for a person, for a program, and as an exit code.

use owo_colors::{OwoColorize as _, Stream};
use referee::Class;
use serde_json::{Map, Value, json};
use std::fmt;
use std::process::ExitCode;

/// The kinds of failure; each is an exit code, and the codes are a contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Kind {
    /// What was typed cannot be understood.
    Usage,
    /// It was understood, and the answer is no.
    Refused,
    /// A log is not what it claims to be.
    NotVerified,
    /// Disk, network, or a mistake of ours.
    Fault,
}

impl Kind {
    pub(crate) fn exit(self) -> ExitCode {
        ExitCode::from(match self {
            Self::Usage => 2,
            Self::Refused => 3,
            Self::NotVerified => 4,
            Self::Fault => 5,
        })
    }
}

/// What a rejection of the referee means for whoever typed the order.
pub(crate) fn kind_of(class: Class) -> Kind {
    match class {
        Class::Malformed => Kind::Usage,
        Class::KeyNeeded | Class::NotYours | Class::Missing | Class::Conflict | Class::Refused => {
            Kind::Refused
        }
        Class::NotVerified => Kind::NotVerified,
        Class::Fault | Class::Full | Class::Away | Class::Bug => Kind::Fault,
    }
}

/// Why nothing was done.
#[derive(Debug, Clone)]
pub(crate) struct Failure {
    pub(crate) kind: Kind,
    code: String,
    message: String,
    /// What else is known: `clause`, `allowed`, `needs_dice`, `line` and so on.
    facts: Map<String, Value>,
}

impl Failure {
    pub(crate) fn new(kind: Kind, code: impl Into<String>, message: impl Into<String>) -> Self {
        Self { kind, code: code.into(), message: message.into(), facts: Map::new() }
    }

    pub(crate) fn usage(code: &str, message: impl Into<String>) -> Self {
        Self::new(Kind::Usage, code, message)
    }

    pub(crate) fn fault(code: &str, message: impl Into<String>) -> Self {
        Self::new(Kind::Fault, code, message)
    }

    /// Adds a fact that programs can read; `clause`, `allowed` and `hint` are told to people too.
    pub(crate) fn with(mut self, name: &str, fact: impl Into<Value>) -> Self {
        match fact.into() {
            Value::Null => {}
            fact => drop(self.facts.insert(name.to_owned(), fact)),
        }
        self
    }

    /// The stable code.
    pub(crate) fn message(&self) -> &str {
        &self.message
    }

    pub(crate) fn code(&self) -> &str {
        &self.code
    }

    /// Is this fact known?
    pub(crate) fn has(&self, fact: &str) -> bool {
        self.facts.contains_key(fact)
    }

    /// Puts words before the message, such as the line of a file.
    pub(crate) fn at(mut self, place: impl fmt::Display) -> Self {
        self.message = format!("{place}: {}", self.message);
        self
    }

    /// Writes it where people or programs look.
    #[allow(clippy::print_stderr, reason = "this is where a terminal program says what is wrong")]
    pub(crate) fn print(&self, as_json: bool) {
        if as_json {
            let mut error = Map::new();
            error.insert("code".into(), json!(self.code));
            error.insert("message".into(), json!(self.message));
            error.extend(self.facts.clone());
            eprintln!("{}", json!({ "error": error }));
            return;
        }
        let word = "error:".if_supports_color(Stream::Stderr, |word| word.red());
        eprintln!("{word} {}", self.message);
        let fact = |name: &str| self.facts.get(name).and_then(Value::as_str);
        if let Some(clause) = fact("clause") {
            eprintln!("  clause {clause}; `wapenrol rules {clause}` shows it");
        }
        for told in ["allowed", "hint"] {
            if let Some(told) = fact(told) {
                eprintln!("  {told}");
            }
        }
    }
}

/// Says what the person should know, though nothing has failed.
#[allow(
    clippy::print_stderr,
    reason = "this is where a terminal program says what is not as it should be"
)]
pub(crate) fn warn(what: &str) {
    let word = "warning:".if_supports_color(Stream::Stderr, |word| word.yellow());
    eprintln!("{word} {what}");
}

/// Says what was understood where several things could have been meant.
#[allow(
    clippy::print_stderr,
    reason = "beside the answer, so that whoever pipes it gets nothing else"
)]
pub(crate) fn note(what: &str) {
    eprintln!("{what}");
}

impl From<std::io::Error> for Failure {
    fn from(error: std::io::Error) -> Self {
        Self::fault("io", error.to_string())
    }
}
