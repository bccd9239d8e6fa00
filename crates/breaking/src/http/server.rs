//! The program, started on a free port.

use std::{
    io::{BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

pub(super) struct Server {
    child: Child,
    pub(super) address: String,
}

impl Server {
    /// Starts it over the folder `data` in this place, with a backup beside it, and waits until it listens.
    pub(super) fn start(program: &Path, place: &Path, more: &[&str]) -> Result<Self, String> {
        let words = ["serve", "--listen", "127.0.0.1:0"];
        let mut child = Command::new(program)
            .args(words)
            .args(more)
            .arg("--data")
            .arg(place.join("data"))
            .arg("--backup")
            .arg(place.join("backup"))
            .env("WAPENROL_LOG", "error")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::inherit())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let mut line = String::new();
        let read = child.stdout.take().map(|out| BufReader::new(out).read_line(&mut line));
        match (read, line.trim().strip_prefix("listening on http://")) {
            (Some(Ok(_)), Some(address)) => {
                let address = address.to_owned();
                Ok(Self { child, address })
            }
            _ => {
                let status = child.wait();
                Err(format!("the server did not start again: {status:?}: {line}"))
            }
        }
    }

    /// Ends it as nothing else does.
    pub(super) fn kill(mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
