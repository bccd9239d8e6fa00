//! `cargo xtask bench --peers`: ours and what others take, one behind the other, round by round.

use super::{
    goals::{Figures, table},
    released,
};
use crate::{run, workspace};
use anyhow::{Context, Result, bail};
use std::{
    fs,
    io::{BufRead as _, BufReader},
    net::TcpStream,
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// How to measure beside others.
#[derive(Debug, clap::Args)]
pub(super) struct Options {
    /// How often everything is measured
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=50))]
    rounds: u32,
    /// Only these series, with commas between them: disk, replay, serving, starts, following
    #[arg(long, value_delimiter = ',')]
    series: Vec<Series>,
    /// A file with figures of another run, one to a line, instead of a run
    #[arg(long, value_name = "FILE", conflicts_with = "series")]
    figures: Option<PathBuf>,
    /// Leave docs/performance.md as it is
    #[arg(long)]
    no_table: bool,
}

/// What is measured together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Series {
    Disk,
    Replay,
    Serving,
    Starts,
    Following,
}

const ALL_SERIES: &[Series] =
    &[Series::Disk, Series::Replay, Series::Serving, Series::Starts, Series::Following];

/// Where boardgame.io's server listens.
const THEIR_PORT: u16 = 18_801;

/// What is run.
struct Programs {
    wapenrol: PathBuf,
    measuring: PathBuf,
    peers: PathBuf,
    /// The scripts, with their packages.
    scripts: PathBuf,
    /// The log that all peers replay.
    log: PathBuf,
    /// What is written lies on the disk of the build folder.
    folder: PathBuf,
}

pub(super) fn measure(options: &Options) -> Result<()> {
    if let Some(file) = &options.figures {
        let mut figures = Figures::default();
        fs::read_to_string(file)?.lines().for_each(|line| figures.take(line));
        return tell(options, &figures);
    }
    let programs = Programs::built()?;
    let wanted = if options.series.is_empty() { ALL_SERIES } else { &options.series };
    let mut figures = Figures::default();
    for round in 1..=options.rounds {
        for series in wanted {
            let load = foreign_load()?;
            println!("round {round} of {}: {series:?}, others take {load:.0} %", options.rounds);
            figures.take(&format!("FIGURE\tmachine.others_before_a_series\t{load}\t%"));
            programs.measure(*series, &mut figures)?;
        }
    }
    tell(options, &figures)
}

fn tell(options: &Options, figures: &Figures) -> Result<()> {
    println!("{}\n{}", figures.lines(), table(figures));
    if options.no_table { Ok(()) } else { write_table(&table(figures)) }
}

impl Programs {
    fn built() -> Result<Self> {
        let folder = workspace::target()?.join("peers");
        let sources = workspace::root().join("benches/peers");
        let mut build = workspace::cargo();
        build.current_dir(&sources).args(["build", "--release", "--locked", "--target-dir"]);
        run::shown(build.arg(&folder))?;
        let peers = folder.join("release/peers");
        let scripts = folder.join("js");
        fs::create_dir_all(&scripts)?;
        for entry in fs::read_dir(sources.join("js"))? {
            let entry = entry?;
            fs::copy(entry.path(), scripts.join(entry.file_name()))?;
        }
        let mut install = Command::new("npm");
        install.args(["ci", "--no-audit", "--no-fund"]).current_dir(&scripts);
        run::shown(&mut install)?;
        let log = folder.join("log");
        if !log.exists() {
            run::shown(Command::new(&peers).arg("write").arg(&log).arg("100000"))?;
        }
        let (wapenrol, measuring) =
            (released("cli", "wapenrol")?, released("measuring", "measuring")?);
        Ok(Self { wapenrol, measuring, peers, scripts, log, folder })
    }

    fn measure(&self, series: Series, figures: &mut Figures) -> Result<()> {
        match series {
            Series::Disk => {
                self.peers(figures, "syncs")?;
                self.ours(figures, &["appending"], &[])?;
                self.peers(figures, "group-commit")
            }
            Series::Replay => {
                told(Command::new(&self.peers).arg("rebuilds"), figures)?;
                for records in ["1000", "10000", "100000", "1000000"] {
                    let mut measuring = Command::new(&self.measuring);
                    told(measuring.arg("long").arg(&self.folder).arg(records), figures)?;
                }
                for moves in ["10000", "100000"] {
                    told(self.script("replay.js").arg(&self.log).arg(moves), figures)?;
                }
                Ok(())
            }
            Series::Serving => {
                self.ours(figures, &["serving"], &[&self.wapenrol, &self.peers])?;
                self.at_their_server("moves", ["64", "4"], figures)
            }
            Series::Starts => {
                self.ours(figures, &["starts"], &[&self.wapenrol])?;
                let mut memory = Command::new("node");
                memory.arg("--expose-gc").arg(self.scripts.join("memory.js"));
                told(memory.arg(&self.log).args(["100", "500"]), figures)
            }
            Series::Following => {
                self.ours(figures, &["following"], &[&self.wapenrol, &self.peers])?;
                self.at_their_server("followers", ["5000", "10"], figures)
            }
        }
    }

    fn ours(&self, figures: &mut Figures, words: &[&str], programs: &[&PathBuf]) -> Result<()> {
        let mut measuring = Command::new(&self.measuring);
        told(measuring.args(words).arg(&self.folder).args(programs), figures)
    }

    fn peers(&self, figures: &mut Figures, word: &str) -> Result<()> {
        told(Command::new(&self.peers).arg(word).arg(&self.folder), figures)
    }

    fn script(&self, name: &str) -> Command {
        let mut node = Command::new("node");
        node.arg(self.scripts.join(name)).env("NODE_ENV", "production");
        node
    }

    /// What clients see of boardgame.io's server.
    fn at_their_server(&self, what: &str, numbers: [&str; 2], figures: &mut Figures) -> Result<()> {
        let port = THEIR_PORT.to_string();
        let mut serve = self.script("server.js");
        serve.arg(&port).stdout(Stdio::null()).stderr(Stdio::null());
        let _server = Running(serve.spawn().context("node")?);
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", THEIR_PORT)).is_err() {
            if begun.elapsed() > Duration::from_secs(20) {
                bail!("boardgame.io does not listen at port {port}");
            }
            thread::sleep(Duration::from_millis(50));
        }
        let mut clients = self.script("clients.js");
        told(clients.args([what, &port]).arg(&self.log).args(numbers), figures)
    }
}

/// Ends with whoever holds it.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Runs something and takes the figures that it tells.
fn told(command: &mut Command, figures: &mut Figures) -> Result<()> {
    let name = format!("{command:?}");
    let mut child = command.stdout(Stdio::piped()).spawn().context(name.clone())?;
    if let Some(out) = child.stdout.take() {
        for line in BufReader::new(out).lines() {
            let line = line?;
            println!("  {}", line.trim_start_matches("FIGURE\t").replace('\t', " "));
            figures.take(&line);
        }
    }
    let status = child.wait()?;
    if !status.success() {
        bail!("{name} ended with {status}");
    }
    Ok(())
}

/// The share of the processors that others take while nothing of ours runs, over a second, in per cent.
fn foreign_load() -> Result<f64> {
    let read = || -> Result<(u64, u64)> {
        let text = fs::read_to_string("/proc/stat")?;
        let line = text.lines().next().unwrap_or_default();
        let ticks: Vec<u64> =
            line.split_whitespace().skip(1).take(8).filter_map(|it| it.parse().ok()).collect();
        let idle = ticks.get(3).unwrap_or(&0) + ticks.get(4).unwrap_or(&0);
        Ok((ticks.iter().sum(), idle))
    };
    let (all, idle) = read()?;
    thread::sleep(Duration::from_secs(1));
    let (all_later, idle_later) = read()?;
    let (all, idle) = (all_later - all, idle_later - idle);
    Ok(100.0 * (all.saturating_sub(idle)) as f64 / all.max(1) as f64)
}

const BEGINS: &str = "<!-- `cargo xtask bench --peers` writes what follows. -->";
const ENDS: &str = "<!-- So far. -->";

fn write_table(table: &str) -> Result<()> {
    let path: &Path = &workspace::root().join("docs/performance.md");
    let text = fs::read_to_string(path)?;
    let (before, rest) =
        text.split_once(BEGINS).context("docs/performance.md has no such place")?;
    let (_, after) =
        rest.split_once(ENDS).context("the table in docs/performance.md has no end")?;
    fs::write(path, format!("{before}{BEGINS}\n\n{table}\n{ENDS}{after}"))?;
    Ok(())
}
