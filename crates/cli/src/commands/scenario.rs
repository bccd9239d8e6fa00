//! `wapenrol scenario`: the workshop of those who write scenarios: what there is, what it looks like as a file, whether a
//! file of one's own can be opened, and its map on paper.

use super::sheets::{language, write};
use crate::client::Client;
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::printing;
use clap::Subcommand;
use projections::sheets::{SheetKind, SheetsWanted};
use projections::{About, Language, ScenarioAbout, first_scope, gallery};
use referee::scenario;
use serde::Serialize;
use serde_json::json;
use server::body::CreateBody;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol scenario list                        every scenario that needs no file
  wapenrol scenario print one-gate > mine.toml  one as a file, to begin from
  wapenrol scenario check mine.toml             can it be opened? if not: line, field, what would be right
  wapenrol scenario draw mine.toml              its map, as a page to print")]
pub(crate) struct Scenario {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List the scenarios that need no file
    List,
    /// Print one of them as a file, to begin one's own from
    Print {
        /// Its name
        name: String,
    },
    /// Open a scenario in memory and say who plays in it, or why it cannot be opened
    Check {
        /// A TOML file, or the name of a built-in one
        scenario: String,
    },
    /// Write its map, as it stands before the first turn, as a page to print
    Draw {
        /// A TOML file, or the name of a built-in one
        scenario: String,
        /// Where the page goes
        #[arg(long, value_name = "DIR", default_value = "sheets")]
        folder: PathBuf,
        /// The language: en or nl
        #[arg(long, value_name = "LANGUAGE", value_parser = language, default_value = "en")]
        language: Language,
    },
}

/// What a scenario that can be opened is.
#[derive(Serialize)]
struct Checked {
    title: String,
    system: &'static str,
    seats: Vec<String>,
}

impl Scenario {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        match &self.what {
            What::List => list(context),
            What::Print { name } => print(context, name),
            What::Check { scenario } => check(context, scenario),
            What::Draw { scenario, folder, language } => draw(context, scenario, folder, *language),
        }
    }
}

fn list(context: &Context) -> Result<(), Failure> {
    let all = gallery(Language::English).map_err(crate::folder::rejected)?;
    context.printer.answer(&all, |text| {
        let mut table = printing::table(&["scenario", "rules", "title", "seats"]);
        for ScenarioAbout { name, system, title, seats, .. } in all {
            let seats = seats.iter().map(|seat| seat.name.as_str()).collect::<Vec<_>>().join(", ");
            table.add_row([name, system.word(), title, &seats]);
        }
        let _ = writeln!(text, "{table}");
    })?;
    Ok(())
}

fn print(context: &Context, name: &str) -> Result<(), Failure> {
    let text = scenario::built_in_text(name).map_err(crate::folder::rejected)?;
    context.printer.answer(&json!({ "scenario": text }), |out| out.push_str(text.trim_end()))?;
    Ok(())
}

fn check(context: &Context, wanted: &str) -> Result<(), Failure> {
    let (_, about) = opened(wanted)?;
    let Some(engagement) = about.engagements.first() else {
        return Err(Failure::fault("bug", "a campaign without an engagement"));
    };
    let seats = about.seats.iter().map(|seat| seat.name.clone()).collect();
    let checked =
        Checked { title: engagement.title.clone(), system: engagement.system.word(), seats };
    context.printer.answer(&checked, |text| {
        let Checked { title, system, seats } = &checked;
        let _ = writeln!(text, "{title}: a {system} for {}; it can be opened", seats.join(", "));
    })?;
    Ok(())
}

fn draw(context: &Context, wanted: &str, folder: &Path, language: Language) -> Result<(), Failure> {
    let (client, about) = opened(wanted)?;
    let map = SheetsWanted { seat: None, kinds: vec![SheetKind::Map] };
    let page = client.sheets(about.campaign, None, &first_scope(), &map, language)?;
    let name = Path::new(wanted).file_stem().map_or(wanted.into(), |stem| stem.to_string_lossy());
    let files = write(folder, &[(name.into_owned(), page)])?;
    context.printer.answer(&json!({ "files": files }), |text| *text = files.join("\n"))?;
    Ok(())
}

/// A campaign in memory that begins with a scenario: what cannot be opened is refused as `new` would refuse it.
fn opened(wanted: &str) -> Result<(Client, About), Failure> {
    let path = Path::new(wanted);
    let is_file = path.extension().is_some() || path.is_file();
    let read = || {
        fs::read_to_string(path).map_err(|error| {
            let message = format!("the scenario {}: {error}", path.display());
            Failure::new(Kind::Fault, "no_file", message)
        })
    };
    let scenario_text = is_file.then(read).transpose()?;
    let scenario = (!is_file).then(|| wanted.to_owned());
    let client = Client::in_memory()?;
    let begun = client.create(&CreateBody { scenario, scenario_text, ..CreateBody::default() })?;
    let about = client.about(begun.campaign, None)?;
    Ok((client, about))
}
