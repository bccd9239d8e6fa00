//! The process that is broken: it plays several campaigns at once and says what was acknowledged.

use crate::support::{Game, Random, RngExt as _, SeedableRng as _};
use std::{
    env,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    path::Path,
    process::{Child, Command, Stdio},
    sync::mpsc::{Receiver, channel},
    thread,
    time::Duration,
};
use store::{AppendError, BeforeSync, OpenOptions, SledStore, Store};

/// So many campaigns are played at once.
pub(crate) const GAMES: u64 = 4;

/// The part of the child process. No test of its own: it passes at once when nobody asks for it.
#[test]
fn child() {
    let Ok(part) = env::var("STORE_CHILD") else { return };
    let folder = env::var("STORE_FOLDER").unwrap();
    let seed: u64 = env::var("STORE_SEED").unwrap().parse().unwrap();
    // The test harness has written half a line before.
    say("\nstarting");
    match &*part {
        "write" => write(Path::new(&folder), seed, &SHORT),
        "write long" => write(Path::new(&folder), seed, &LONG),
        "hang" => hang(Path::new(&folder)),
        "failing" => crate::failing_disk::play(Path::new(&folder)),
        "check" => crate::flipped_bytes::judge(Path::new(&folder)),
        other => panic!("no part is called {other}"),
    }
}

/// A line to the parent process, in one piece.
pub(crate) fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    out.write_all(format!("{line}\n").as_bytes()).unwrap();
    out.flush().unwrap();
}

/// How long the texts of most records are: a scenario or a house rule is far longer.
const SHORT: [usize; 4] = [20, 400, 900, 4096];
/// Texts that the database would put into files of their own, if it were given them whole.
const LONG: [usize; 8] = [20, 900, 4096, 30_000, 45_000, 60_000, 75_000, 90_000];

fn write(folder: &Path, seed: u64, sizes: &[usize]) {
    let store = SledStore::open(folder, OpenOptions::default()).unwrap();
    say("opened");
    thread::scope(|scope| {
        for number in 0..GAMES {
            let store = &store;
            scope.spawn(move || play(store, number, seed, sizes));
        }
    });
}

/// Plays one campaign until the disk is full or the process dies.
fn play(store: &SledStore, number: u64, seed: u64, sizes: &[usize]) {
    let mut random = Random::seed_from_u64(seed ^ number << 32);
    let mut game = Game::new(number);
    let head = store.head(game.campaign).unwrap();
    game.resume(head, head.map_or(0, |head| head.seq + 1));
    loop {
        let before = game.tip.map(|tip| tip.last);
        let size = sizes[random.random_range(0..sizes.len())];
        let batch = game.next(random.random_range(0..6), size);
        let (first, head) = (batch.records[0].seq, batch.head().unwrap());
        match store.append(game.campaign, before, &batch) {
            Ok(()) => say(&format!("acknowledged {number} {first} {head}")),
            Err(AppendError::Unsure(error)) if error.is_full() => return say("full, unsure"),
            Err(AppendError::Broken(error)) if error.code() == "store_stopped" => return,
            Err(AppendError::Full) => return say("full"),
            Err(error) => panic!("{error}"),
        }
        if random.random_range(0..16) == 0 {
            let private = head.seq.to_be_bytes();
            match store.keep(game.campaign, &private) {
                Ok(()) => say(&format!("kept {number} {}", head.seq)),
                Err(_) => return say("full, keeping"),
            }
        }
    }
}

/// Holds a flush back for ever.
fn hang(folder: &Path) {
    let hold = BeforeSync::new(|| {
        loop {
            thread::park();
        }
    });
    let patience = Duration::from_millis(200);
    let options = OpenOptions { patience, before_sync: Some(hold), ..OpenOptions::default() };
    let store = SledStore::open(folder, options).unwrap();
    let mut game = Game::new(0);
    let batch = game.next(0, 0);
    store.append(game.campaign, None, &batch).unwrap();
    say("acknowledged what never reached the disk");
}

/// A child process and the lines that it says.
pub(crate) struct Broken {
    pub(crate) process: Child,
    pub(crate) lines: Receiver<String>,
}

impl Broken {
    /// Starts a child; `environment` is added to its own.
    pub(crate) fn start(
        part: &str,
        folder: &Path,
        seed: u64,
        environment: &[(&str, &Path)],
    ) -> Self {
        let mut command = Command::new(env::current_exe().unwrap());
        command
            .args(["--exact", "child::child", "--nocapture", "--test-threads=1"])
            .env("STORE_CHILD", part)
            .env("STORE_FOLDER", folder)
            .env("STORE_SEED", seed.to_string())
            .env("RUST_BACKTRACE", "0")
            .envs(environment.iter().copied())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut process = command.spawn().unwrap();
        let out = BufReader::new(process.stdout.take().unwrap());
        let (said, lines) = channel();
        // The thread ends with the process, and the lines with it. A torn last line was not said.
        thread::spawn(move || {
            let mut out = out;
            let mut line = String::new();
            while out.read_line(&mut line).is_ok_and(|read| read > 0) && line.ends_with('\n') {
                if said.send(line.trim_end().to_owned()).is_err() {
                    return;
                }
                line.clear();
            }
        });
        Self { process, lines }
    }

    /// Waits for the next line.
    pub(crate) fn hear(&mut self) -> String {
        self.lines.recv().unwrap_or_else(|_| {
            let status = self.process.wait();
            panic!("the child ended by itself: {status:?}: {}", self.errors())
        })
    }

    /// What the process wrote to its standard error; waits for its end.
    pub(crate) fn errors(&mut self) -> String {
        let mut errors = String::new();
        self.process.stderr.take().unwrap().read_to_string(&mut errors).unwrap();
        errors
    }

    /// Kills the process as nothing else does, and answers all lines that were not read yet.
    pub(crate) fn kill(mut self) -> Vec<String> {
        self.process.kill().unwrap();
        self.process.wait().unwrap();
        self.lines.iter().collect()
    }
}
