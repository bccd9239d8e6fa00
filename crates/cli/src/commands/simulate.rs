//! `wapenrol simulate`: whole games, played by bots.

use super::Context;
use crate::failure::{Failure, Kind};
use crate::{printing, progress};
use lowenheim::figures::Faction;
use lowenheim::state::Outcome;
use simulator::{Failed, Game, Plan, Played, Series, Trouble};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol simulate siege --games 10 --seed 7
  wapenrol simulate siege --games 100 --seed 1 --out logs

The same seed gives the same logs and the same SHA-256 on any machine. Every log is verified, and the
rules' invariants are checked after every order.")]
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
        context.printer.answer(&series, |text| tell(&series, text))?;
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
        read.map_err(crate::house::rejected)
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

fn tell(series: &Series, text: &mut String) {
    let mut head = vec!["game", "end", "turns", "orders", "records", "rolls", "slain"];
    head.extend(Faction::ALL.map(short));
    let mut table = printing::table(&head);
    for played in &series.games {
        let mut row = vec![
            played.game.to_string(),
            end(played).to_owned(),
            played.turns.to_string(),
            played.orders.to_string(),
            played.records.to_string(),
            played.rolls.to_string(),
            played.slain.to_string(),
        ];
        row.extend(Faction::ALL.iter().map(|faction| lost_and_won(played, *faction)));
        table.add_row(row);
    }
    let games = series.games.len();
    let stood =
        series.games.iter().filter(|game| game.outcome == Some(Outcome::CityStands)).count();
    let _ = writeln!(text, "{table}\n");
    let _ = writeln!(text, "Under each faction: figures lost, points.");
    let _ =
        writeln!(text, "The city stands in {stood} of {games} ({} %).", stood * 100 / games.max(1));
    let _ = writeln!(text, "seed {}  sha256 {}", series.seed, series.sha256);
}

fn lost_and_won(played: &Played, faction: Faction) -> String {
    let of = |counts: &std::collections::BTreeMap<Faction, u32>| {
        counts.get(&faction).copied().unwrap_or_default()
    };
    format!("{}, {}", of(&played.losses), of(&played.scores))
}

const fn end(played: &Played) -> &'static str {
    match played.outcome {
        Some(Outcome::CityStands) => "stands",
        Some(Outcome::Overwhelmed) => "overwhelmed",
        Some(Outcome::LastFigureGone) => "nobody left",
        None => "unfinished",
    }
}

const fn short(faction: Faction) -> &'static str {
    match faction {
        Faction::CityGuard => "city",
        Faction::PalaceGuard => "palace",
        Faction::ElvenGuard => "elves",
        Faction::WizardsCouncil => "wizards",
        Faction::Bretonnia => "bretonnia",
        Faction::Cathay => "cathay",
    }
}
