//! A table at which the program is run, in a folder of its own.

use serde_json::Value;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Output, Stdio};
use tempfile::TempDir;

/// A folder in which the program is run.
pub(crate) struct Place {
    folder: TempDir,
}

/// What the program did.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) code: i32,
    pub(crate) out: String,
    pub(crate) err: String,
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
    pub(crate) fn good(self) -> Self {
        assert_eq!((self.code, self.err.as_str()), (0, ""), "{self:?}");
        self
    }

    /// It failed with this exit code, and said all of this.
    #[track_caller]
    pub(crate) fn bad(self, code: i32, said: &[&str]) -> Self {
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
    pub(crate) fn json(self) -> Value {
        let answer = self.good();
        serde_json::from_str(&answer.out).unwrap_or_else(|error| panic!("{error}: {answer:?}"))
    }
}

impl Place {
    pub(crate) fn new() -> Self {
        Self { folder: TempDir::new().unwrap() }
    }

    pub(crate) fn path(&self, file: impl AsRef<Path>) -> PathBuf {
        self.folder.path().join(file)
    }

    pub(crate) fn write(&self, file: &str, text: &str) {
        std::fs::write(self.path(file), text).unwrap();
    }

    pub(crate) fn read(&self, file: &str) -> String {
        std::fs::read_to_string(self.path(file)).unwrap()
    }

    /// The program with these words; a key goes by the environment, as people are told to do it.
    pub(crate) fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_wapenrol-under-test"));
        let (mut key, mut shown) = (None, Vec::new());
        let mut rest = words.iter();
        while let Some(word) = rest.next() {
            if *word == "--key" {
                key = rest.next();
            } else {
                shown.push(*word);
            }
        }
        command.current_dir(self.folder.path()).args(shown).stdin(Stdio::null());
        for (name, _) in std::env::vars() {
            if name.starts_with("WAPENROL_") {
                command.env_remove(name);
            }
        }
        // What a person's own terminal keeps.
        command.env("XDG_CONFIG_HOME", self.folder.path().join("config"));
        if let Some(key) = key {
            command.env("WAPENROL_KEY", key);
        }
        command
    }

    /// Runs the program to its end.
    pub(crate) fn run(&self, words: &[&str]) -> Answer {
        self.command(words).output().unwrap().into()
    }

    /// Opens a siege and answers with its id.
    pub(crate) fn siege(&self) -> String {
        self.new_siege()["campaign"].as_str().unwrap().to_owned()
    }

    /// Opens a siege and answers with all that `new` says.
    pub(crate) fn new_siege(&self) -> Value {
        self.run(&["new", "siege", "--name", "Friday", "--json"]).json()
    }

    /// The whole log, as the organiser has it.
    pub(crate) fn log(&self, campaign: &str) -> String {
        self.run(&["export", campaign]).good().out
    }

    /// Runs what must fail, and sees that nothing was written.
    #[track_caller]
    pub(crate) fn refused(
        &self,
        campaign: &str,
        words: &[&str],
        code: i32,
        said: &[&str],
    ) -> Answer {
        let before = self.log(campaign);
        let answer = self.run(words).bad(code, said);
        assert_eq!(before, self.log(campaign), "{words:?} was refused and wrote something");
        answer
    }
}

/// A terminal that gives to the dice of others; killed when the test ends, however it ends.
pub(crate) struct Attending {
    child: Child,
    said: BufReader<std::process::ChildStdout>,
}

impl Attending {
    /// The next line that it says.
    pub(crate) fn says(&mut self) -> String {
        let mut line = String::new();
        self.said.read_line(&mut line).unwrap();
        line.trim().to_owned()
    }

    /// Waits until it ends by itself.
    pub(crate) fn ends(mut self) -> Option<i32> {
        self.child.wait().unwrap().code()
    }
}

impl Drop for Attending {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Place {
    /// Starts `attend`, and waits until the server knows of it.
    pub(crate) fn attend(&self, words: &[&str]) -> Attending {
        let mut child = self
            .command(&[&["attend"], words].concat())
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create(self.path("attend.log")).unwrap())
            .spawn()
            .unwrap();
        let said = BufReader::new(child.stdout.take().unwrap());
        let mut attending = Attending { child, said };
        let welcome = attending.says();
        assert!(welcome.contains("gives to the dice"), "{welcome}{}", self.read("attend.log"));
        attending
    }
}

/// A running server; killed when the test ends, however it ends.
pub(crate) struct Server {
    child: Child,
    pub(crate) url: String,
    said: BufReader<ChildStdout>,
}

impl Place {
    /// Starts `serve` on a free port and waits until it listens.
    pub(crate) fn serve(&self, more: &[&str]) -> Server {
        self.serve_in(&[], more)
    }

    /// The same, with something in its environment.
    pub(crate) fn serve_in(&self, environment: &[(&str, &str)], more: &[&str]) -> Server {
        let words = [&["serve", "--listen", "127.0.0.1:0"], more].concat();
        let mut child = self
            .command(&words)
            .envs(environment.iter().copied())
            .stdout(Stdio::piped())
            .stderr(std::fs::File::create(self.path("server.log")).unwrap())
            .spawn()
            .unwrap();
        let mut line = String::new();
        let mut said = BufReader::new(child.stdout.take().unwrap());
        said.read_line(&mut line).unwrap();
        let url = line.trim().strip_prefix("listening on ");
        let url = url.unwrap_or_else(|| panic!("{line}{}", self.read("server.log"))).to_owned();
        Server { child, url, said }
    }
}

impl Server {
    /// The next line that it prints.
    pub(crate) fn line(&mut self) -> String {
        let mut line = String::new();
        self.said.read_line(&mut line).unwrap();
        line
    }

    /// Ends it in the middle of whatever it does.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to end, as a service manager does, and waits for its exit code.
    pub(crate) fn stop(mut self) -> Option<i32> {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &id]).status().unwrap().success());
        self.child.wait().unwrap().code()
    }

    /// Sends it a signal, such as `STOP` or `CONT`.
    pub(crate) fn signal(&self, signal: &str) {
        let (signal, id) = (format!("-{signal}"), self.child.id().to_string());
        assert!(Command::new("kill").args([signal, id]).status().unwrap().success());
    }

    pub(crate) fn process(&self) -> u32 {
        self.child.id()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What an address over plain HTTP answers, its head included.
pub(crate) fn fetched(url: &str) -> String {
    let (address, path) = url.trim_start_matches("http://").split_once('/').unwrap();
    let mut stream = TcpStream::connect(address).unwrap();
    let request = format!("GET /{path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).unwrap();
    let mut answer = String::new();
    stream.read_to_string(&mut answer).unwrap();
    answer
}
