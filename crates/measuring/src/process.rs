//! A server as a process of its own: ours, or the bare one beside it.

use std::{
    fs,
    io::{self, BufRead as _, BufReader},
    path::Path,
    process::{Child, Command, Stdio},
};

/// It is killed when nobody measures it any more.
pub(crate) struct Process {
    child: Child,
    pub(crate) address: String,
}

impl Process {
    /// Our program over a data folder.
    pub(crate) fn ours(program: &Path, data: &Path) -> io::Result<Self> {
        let mut serve = Command::new(program);
        serve.args(["serve", "--listen", "127.0.0.1:0", "--scrub-every", "never", "--data"]);
        Self::start(serve.arg(data).env("WAPENROL_LOG", "error"))
    }

    /// The bare server, which writes in a folder.
    pub(crate) fn bare(peers: &Path, folder: &Path) -> io::Result<Self> {
        Self::start(Command::new(peers).arg("serve").arg(folder))
    }

    fn start(command: &mut Command) -> io::Result<Self> {
        let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).spawn()?;
        let mut line = String::new();
        if let Some(out) = child.stdout.take() {
            BufReader::new(out).read_line(&mut line)?;
        }
        match line.trim().strip_prefix("listening on http://") {
            Some(address) => Ok(Self { address: address.to_owned(), child }),
            None => {
                let _ = child.kill();
                Err(io::Error::other(format!("{command:?} does not listen: {line}")))
            }
        }
    }

    /// What it holds of the machine's memory, in bytes.
    pub(crate) fn memory(&self) -> io::Result<u64> {
        let pages = fs::read_to_string(format!("/proc/{}/statm", self.child.id()))?;
        let pages = pages.split(' ').nth(1).and_then(|pages| pages.parse::<u64>().ok());
        let pages = pages.ok_or_else(|| io::Error::other("the system does not say"))?;
        Ok(pages * rustix::param::page_size() as u64)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
