//! A table at which the program is run, in a folder of its own.

use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use tempfile::TempDir;

/// A folder in which the program is run.
pub struct Place {
    folder: TempDir,
}

/// What the program did.
#[derive(Debug)]
pub struct Answer {
    pub code: i32,
    pub out: String,
    pub err: String,
}

impl From<Output> for Answer {
    fn from(output: Output) -> Self {
        Self {
            code: output.status.code().expect("the program ended by itself"),
            out: String::from_utf8(output.stdout).expect("it writes UTF-8"),
            err: String::from_utf8(output.stderr).expect("it writes UTF-8"),
        }
    }
}

impl Answer {
    /// It went well.
    #[track_caller]
    pub fn good(self) -> Self {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:?}");
        self
    }

    /// It failed with this exit code, and said all of this.
    #[track_caller]
    pub fn bad(self, code: i32, said: &[&str]) -> Self {
        assert_eq!(self.code, code, "{self:?}");
        assert_eq!(self.out, "", "a failure answers nothing");
        for words in said {
            assert!(self.err.contains(words), "it should say `{words}`: {self:?}");
        }
        assert!(!self.err.contains("panicked"), "{self:?}");
        self
    }

    /// The answer as JSON.
    #[track_caller]
    pub fn json(self) -> Value {
        let answer = self.good();
        serde_json::from_str(&answer.out).unwrap_or_else(|error| panic!("{error}: {answer:?}"))
    }
}

impl Place {
    pub fn new() -> Self {
        Self { folder: TempDir::new().unwrap() }
    }

    pub fn path(&self, file: impl AsRef<Path>) -> PathBuf {
        self.folder.path().join(file)
    }

    pub fn write(&self, file: &str, text: &str) {
        std::fs::write(self.path(file), text).unwrap();
    }

    pub fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.path(file)).unwrap()
    }

    /// The program with these words, not started yet.
    pub fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_wapenrol-under-test"));
        command.current_dir(self.folder.path()).args(words).stdin(Stdio::null());
        for (name, _) in std::env::vars() {
            if name.starts_with("WAPENROL_") {
                command.env_remove(name);
            }
        }
        command
    }

    /// Runs the program to its end.
    pub fn run(&self, words: &[&str]) -> Answer {
        self.command(words).output().unwrap().into()
    }

    /// Opens a siege and answers with its id.
    pub fn siege(&self) -> String {
        self.new_siege()["campaign"].as_str().unwrap().to_owned()
    }

    /// Opens a siege and answers with all that `new` says.
    pub fn new_siege(&self) -> Value {
        self.run(&["new", "siege", "--name", "Friday", "--json"]).json()
    }

    /// The whole log, as the organiser has it.
    pub fn log(&self, campaign: &str) -> String {
        self.run(&["export", campaign]).good().out
    }

    /// Runs what must fail, and sees that nothing was written.
    #[track_caller]
    pub fn refused(&self, campaign: &str, words: &[&str], code: i32, said: &[&str]) -> Answer {
        let before = self.log(campaign);
        let answer = self.run(words).bad(code, said);
        assert_eq!(before, self.log(campaign), "{words:?} was refused and wrote something");
        answer
    }
}
