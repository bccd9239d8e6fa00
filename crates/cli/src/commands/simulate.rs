//! `wapenrol simulate`: whole games, played by bots.

mod battles;
mod campaigns;
mod tables;

use super::Context;
use crate::failure::{Failure, Kind};
use crate::progress;
use campaign::AnySetup;
use referee::scenario;
use simulator::{Failed, Plan, Trouble, battle, maps};
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
  wapenrol simulate battle --games 1000 --seed 1        all built-in battles in turn
  wapenrol simulate castle --games 100 --seed 1
  wapenrol simulate campaign --games 100 --seed 1       whole campaigns on the map

It tells how the games ended, who won, and how often every card, spell, artefact, special rule, item,
engine and clause came into play; of battles also what the cards and dice did, beside what they must
do on average. The same seed gives the same logs and the same SHA-256 on any machine. Every log is
verified, and the rules' invariants are checked after every order.")]
pub(crate) struct Simulate {
    /// A built-in scenario such as siege or castle, battle for all built-in battles, or a TOML file
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

/// What is played.
enum Play {
    Siege(Box<lowenheim::Scenario>),
    Battles(Vec<(String, te_wapen::Scenario)>),
    Campaign(Box<campaign::MapSetup>),
}

impl Simulate {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let play = self.play()?;
        if let Some(folder) = &self.out {
            fs::create_dir_all(folder).map_err(|error| {
                Failure::fault("unwritable", format!("{}: {error}", folder.display()))
            })?;
        }
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let (seed, games) = (self.seed, self.games);
        let bar = progress::bar(u64::from(games), "games");
        match play {
            Play::Siege(scenario) => {
                let plan = Plan { scenario: *scenario, seed, games, threads };
                let series = simulator::simulate(&plan, |game| {
                    bar.inc(1);
                    self.keep(game.played.game, &game.export)
                });
                bar.finish_and_clear();
                let series = series.map_err(failed)?;
                context.printer.answer(&series, |text| tables::tell(&series, text))?;
            }
            Play::Battles(scenarios) => {
                let plan = battle::Plan { scenarios, seed, games, threads };
                let series = battle::simulate(&plan, |game| {
                    bar.inc(1);
                    self.keep(game.played.game, &game.export)
                });
                bar.finish_and_clear();
                let series = series.map_err(failed)?;
                context.printer.answer(&series, |text| battles::tell(&series, text))?;
            }
            Play::Campaign(setup) => {
                let plan = maps::Plan { setup: *setup, seed, games, threads };
                let series = maps::simulate(&plan, |game| {
                    bar.inc(1);
                    self.keep(game.played.game, &game.export)
                });
                bar.finish_and_clear();
                let series = series.map_err(failed)?;
                context.printer.answer(&series, |text| campaigns::tell(&series, text))?;
            }
        }
        Ok(())
    }

    fn play(&self) -> Result<Play, Failure> {
        if self.scenario == "battle" {
            let names = scenario::built_in_names().map(|name| (name, scenario::built_in(name)));
            let mut battles = Vec::new();
            for (name, scenario) in names {
                if let AnySetup::Battle(setup) = scenario.map_err(crate::folder::rejected)? {
                    battles.push((name.to_owned(), setup.scenario));
                }
            }
            return Ok(Play::Battles(battles));
        }
        let word = if self.scenario == "campaign" { "four-crowns" } else { &self.scenario };
        let file = Path::new(word);
        let read = if file.extension().is_some() {
            let text = fs::read_to_string(file).map_err(|error| {
                Failure::fault("no_file", format!("the scenario {}: {error}", file.display()))
            })?;
            scenario::parse(&text)
        } else {
            scenario::built_in(word)
        };
        Ok(match read.map_err(crate::folder::rejected)? {
            AnySetup::Siege(siege) => Play::Siege(siege),
            AnySetup::Map(setup) => Play::Campaign(setup),
            AnySetup::Battle(setup) => {
                let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                Play::Battles(vec![(name, setup.scenario)])
            }
        })
    }

    fn keep(&self, number: u32, export: &[u8]) -> std::io::Result<()> {
        let file = |folder: &PathBuf| folder.join(format!("game-{number:04}.ndjson"));
        self.out.as_ref().map_or(Ok(()), |folder| fs::write(file(folder), export))
    }
}

fn failed(failed: Failed) -> Failure {
    let kind = match &failed {
        Failed::Game { trouble: Trouble::NotVerified(_), .. } => Kind::NotVerified,
        // A scenario of the user's own that cannot be opened.
        Failed::Game { trouble: Trouble::Unasked(rejected), .. } => {
            crate::failure::kind_of(rejected.class)
        }
        Failed::Game { .. } | Failed::Unwritable { .. } => Kind::Fault,
    };
    Failure::new(kind, "simulation_failed", failed.to_string())
}
