//! `wapenrol simulate`: whole games, played by bots.

mod tables;

use super::Context;
use crate::failure::{Failure, Kind};
use crate::progress;
use simulator::{Failed, Game, Plan, Trouble};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol simulate siege --games 10 --seed 7
  wapenrol simulate siege --games 1000 --seed 1
  wapenrol simulate siege --games 100 --seed 1 --out logs
  wapenrol simulate siege --games 200 --seed 1 --json | jq .endings

It tells how the games ended, who won, and how often every card, spell, artefact, special rule and
clause came into play. The same seed gives the same logs and the same SHA-256 on any machine. Every
log is verified, and the rules' invariants are checked after every order.")]
pub(crate) struct Simulate {
    /// A built-in scenario (siege), or a TOML file
    scenario: String,
    /// How many games
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// Any number; the same number gives the same games
    #[arg(long)]
    seed: u64,
    /// A folder for the logs, one file for each game
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl Simulate {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let scenario = self.scenario()?;
        if let Some(folder) = &self.out {
            fs::create_dir_all(folder).map_err(|error| {
                Failure::fault("unwritable", format!("{}: {error}", folder.display()))
            })?;
        }
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let plan = Plan { scenario, seed: self.seed, games: self.games, threads };
        let bar = progress::bar(u64::from(self.games), "games");
        let series = simulator::simulate(&plan, |game| {
            bar.inc(1);
            self.out.as_deref().map_or(Ok(()), |folder| write(folder, game))
        });
        bar.finish_and_clear();
        let series = series.map_err(failed)?;
        context.printer.answer(&series, |text| tables::tell(&series, text))?;
        Ok(())
    }

    fn scenario(&self) -> Result<lowenheim::Scenario, Failure> {
        let file = Path::new(&self.scenario);
        let read = if file.extension().is_some() {
            let text = fs::read_to_string(file).map_err(|error| {
                Failure::fault("no_file", format!("the scenario {}: {error}", file.display()))
            })?;
            referee::scenario::parse(&text)
        } else {
            referee::scenario::built_in(&self.scenario)
        };
        match read.map_err(crate::house::rejected)? {
            referee::scenario::Scenario::Siege(siege) => Ok(*siege),
            referee::scenario::Scenario::Battle(_) => {
                Err(Failure::new(Kind::Usage, "no_siege", "only a siege can be simulated so far"))
            }
        }
    }
}

fn write(folder: &Path, game: &Game) -> std::io::Result<()> {
    fs::write(folder.join(format!("game-{:04}.ndjson", game.played.game)), &game.export)
}

fn failed(failed: Failed) -> Failure {
    let kind = match &failed {
        Failed::Game { trouble: Trouble::NotVerified(_), .. } => Kind::NotVerified,
        // A scenario of the user's own that cannot be opened.
        Failed::Game { trouble: Trouble::Unasked(rejected), .. } => {
            crate::house::kind_of(rejected.class)
        }
        Failed::Game { .. } | Failed::Unwritable { .. } => Kind::Fault,
    };
    Failure::new(kind, "simulation_failed", failed.to_string())
}
