//! `wapenrol simulate`: whole games, played by bots.

mod cards_and_dice;
mod long;
mod tables;

use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::progress;
use campaign::{AnySetup, System};
use referee::scenario;
use serde::Serialize;
use simulator::{Arithmetic, Failed, Series, SeriesPlan, Trouble};
use std::path::{Path, PathBuf};
use std::{fs, io, thread};

/// Games that were played, and of battles what the cards and dice did.
#[derive(Serialize)]
struct Simulated {
    #[serde(flatten)]
    series: Series,
    #[serde(skip_serializing_if = "Option::is_none")]
    arithmetic: Option<Arithmetic>,
}

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol simulate siege --games 10 --seed 7
  wapenrol simulate siege --games 1000 --seed 1
  wapenrol simulate siege --games 100 --seed 1 --out logs
  wapenrol simulate siege --games 200 --seed 1 --json | jq .standings
  wapenrol simulate battle --games 1000 --seed 1        all built-in battles in turn
  wapenrol simulate assault --games 300 --seed 1        all built-in assaults on the town
  wapenrol simulate castle --games 100 --seed 1
  wapenrol simulate campaign --games 100 --seed 1       whole campaigns on the map
  wapenrol simulate siege --records 1000000 --seed 1 --into long    one campaign, to measure with

It tells how the games ended, who won, and how often every card, spell, artefact, special rule, item,
engine and clause came into play; of battles also what the cards and dice did, beside what they must
do on average. The same seed gives the same logs and the same SHA-256 on any machine. Every log is
verified, and the rules' invariants are checked after every order.")]
pub(crate) struct Simulate {
    /// A built-in scenario such as siege or castle, battle or assault for all built-in ones, or a TOML file
    scenario: String,
    /// How many games
    #[arg(
        long, value_parser = clap::value_parser!(u32).range(1..=1_000_000),
        required_unless_present = "records"
    )]
    games: Option<u32>,
    /// One campaign of so many records instead, in a data folder: whenever its game is over the organiser rewinds to
    /// a place in it, and the bots go on from there
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..), requires = "into", conflicts_with_all = ["games", "out"])]
    records: Option<u64>,
    /// The data folder of the long campaign, which is made where there is none
    #[arg(long, value_name = "DIR", requires = "records")]
    into: Option<PathBuf>,
    /// Any number; the same number gives the same games
    #[arg(long)]
    seed: u64,
    /// A folder for the logs, one file for each game
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

impl Simulate {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let scenarios = self.scenarios()?;
        if let (Some(records), Some(folder), Some((_, setup))) =
            (self.records, &self.into, scenarios.first())
        {
            return long::make(context, setup, self.seed, records, folder);
        }
        let games = self.games.unwrap_or(1);
        if let Some(folder) = &self.out {
            fs::create_dir_all(folder).map_err(|error| {
                Failure::fault("unwritable", format!("{}: {error}", folder.display()))
            })?;
        }
        let threads = thread::available_parallelism().map_or(1, usize::from);
        let counted = scenarios.iter().all(|(_, setup)| Arithmetic::counts(setup.system()));
        let plan = SeriesPlan { scenarios, seed: self.seed, games, threads };
        let mut arithmetic = counted.then(Arithmetic::default);
        let bar = progress::bar(u64::from(games), "games");
        let series = simulator::simulate(&plan, |game| {
            bar.inc(1);
            if let Some(sum) = &mut arithmetic {
                sum.add(&Arithmetic::of_log(&game.export).map_err(io::Error::other)?);
            }
            self.keep(game.played.game, &game.export)
        });
        bar.finish_and_clear();
        let answer = Simulated { series: series.map_err(failed)?, arithmetic };
        context.printer.answer(&answer, |text| tables::tell(&answer, text))?;
        Ok(())
    }

    fn scenarios(&self) -> Result<Vec<(String, AnySetup)>, Failure> {
        // The word of a rule system is all its built-in scenarios, where no scenario is called so itself.
        let system = System::ALL.iter().find(|system| system.word() == self.scenario);
        if let Some(system) =
            system.filter(|_| !scenario::built_in_names().any(|it| it == self.scenario))
        {
            let all = scenario::built_in_names()
                .map(|name| scenario::built_in(name).map(|setup| (name.to_owned(), setup)));
            let all: Vec<_> = all.collect::<Result<_, _>>().map_err(crate::folder::rejected)?;
            return Ok(all.into_iter().filter(|(_, setup)| setup.system() == *system).collect());
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
        let name = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        Ok(vec![(name, read.map_err(crate::folder::rejected)?)])
    }

    fn keep(&self, number: u32, export: &[u8]) -> std::io::Result<()> {
        let file = |folder: &PathBuf| folder.join(format!("game-{number:04}.ndjson"));
        self.out.as_ref().map_or(Ok(()), |folder| fs::write(file(folder), export))
    }
}

/// Why a game could not be played: a mistake of ours, but for a store that fails or a scenario that cannot be opened.
fn failed_game(trouble: Trouble) -> Failure {
    match trouble {
        Trouble::Unasked(rejected) => crate::folder::rejected(*rejected),
        other => Failure::fault("simulation_failed", other.to_string()),
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
