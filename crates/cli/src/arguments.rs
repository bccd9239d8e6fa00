//! What can be typed: the contract of names and options.

use crate::commands::{
    ahead, amend, attend, check, compare, completions, confirm, demo, desk, device, dice, doctor,
    export, import, key, log, moving, new, notices, options, order, play, policy, rebuild, restore,
    rewind, roll, rolls, rules, scenario, schemas, serve, sheets, show, simulate, story, timelines,
    undo, verify, waits, what_if, why, witness,
};
use crate::device::DeviceFile;
use crate::failure::Failure;
use crate::swapped;
use chronicle::{CampaignId, Scope};
use clap::{
    Args, CommandFactory as _, FromArgMatches as _, Parser, Subcommand, parser::ValueSource,
};
use decider::By;
use std::ffi::OsString;
use std::path::PathBuf;
use store::{HostKey, NotHostKey};

/// Wapenrol keeps the book for miniature wargames: orders, dice, log, rewind
#[derive(Debug, Parser)]
#[command(
    name = "wapenrol",
    bin_name = "wapenrol",
    version,
    propagate_version = true,
    subcommand_required = true,
    arg_required_else_help = true,
    after_help = "\
Examples:
  wapenrol new siege --name Friday
  wapenrol options CAMPAIGN --as city-guard
  wapenrol order CAMPAIGN --as city-guard 'tell The gate holds.'
  wapenrol log CAMPAIGN
  wapenrol serve

Exit codes: 0 done, 2 usage, 3 refused or rejected, 4 not verified, 5 fault."
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    pub(crate) place: Location,
    #[command(subcommand)]
    pub(crate) command: Command,
}

/// Where the campaigns are.
impl Location {
    /// Takes the key out of its file, where one is named.
    ///
    /// # Errors
    /// When it cannot be read.
    pub(crate) fn read_key(&mut self) -> Result<(), Failure> {
        let Some(file) = &self.key_file else { return Ok(()) };
        let key = std::fs::read_to_string(file)
            .map_err(|error| Failure::fault("no_file", format!("{}: {error}", file.display())))?;
        self.key = Some(key.trim().to_owned());
        Ok(())
    }
}

impl Location {
    /// The host's key, where its file is named, or the key itself in WAPENROL_HOST_KEY.
    ///
    /// # Errors
    /// When it cannot be read, or is no key.
    pub(crate) fn host_key(&self) -> Result<Option<HostKey>, Failure> {
        let text = match &self.host_key_file {
            Some(file) => std::fs::read_to_string(file).map_err(|error| {
                Failure::fault("no_file", format!("the host's key {}: {error}", file.display()))
            })?,
            None => match std::env::var("WAPENROL_HOST_KEY") {
                Ok(text) if self.server.is_none() => text,
                _ => return Ok(None),
            },
        };
        text.parse()
            .map(Some)
            .map_err(|wrong: NotHostKey| Failure::fault("bad_host_key", wrong.to_string()))
    }

    /// Where the key of this machine's device lies.
    pub(crate) fn device(&self) -> DeviceFile {
        DeviceFile::new(self.device_key.as_deref())
    }
}

impl Arguments {
    /// Reads what was typed, and says whether a key was typed with it.
    ///
    /// # Errors
    /// What clap answers: also help and version.
    pub(crate) fn read(
        typed: impl IntoIterator<Item = impl Into<OsString> + Clone>,
    ) -> Result<(Self, bool), clap::Error> {
        let typed: Vec<OsString> = typed.into_iter().map(Into::into).collect();
        let mut program = Self::command();
        let mut matches = program
            .try_get_matches_from_mut(&typed)
            .map_err(|error| swapped::hinted(error, &typed, &program))?;
        let shown = matches.value_source("key") == Some(ValueSource::CommandLine);
        Ok((Self::from_arg_matches_mut(&mut matches)?, shown))
    }
}

#[derive(Debug, Args)]
pub(crate) struct Location {
    /// The data folder; whoever owns it is the organiser
    #[arg(
        long,
        global = true,
        value_name = "DIR",
        env = "WAPENROL_DATA",
        default_value = "data",
        conflicts_with = "server"
    )]
    pub(crate) data: PathBuf,
    /// A running server instead of a folder, such as http://127.0.0.1:7411
    #[arg(long, global = true, value_name = "URL", env = "WAPENROL_SERVER")]
    pub(crate) server: Option<String>,
    /// The key of your link, for a server; others on this machine can read it here, so rather use
    /// WAPENROL_KEY or --key-file
    // One key in 64 begins with a hyphen.
    #[arg(
        long,
        global = true,
        value_name = "KEY",
        env = "WAPENROL_KEY",
        hide_env_values = true,
        allow_hyphen_values = true
    )]
    pub(crate) key: Option<String>,
    /// A file that holds the key, which only you can read
    #[arg(
        long,
        global = true,
        value_name = "FILE",
        env = "WAPENROL_KEY_FILE",
        conflicts_with = "key"
    )]
    pub(crate) key_file: Option<PathBuf>,
    /// The file with your device's key, which signs your orders in campaigns with signed logs
    #[arg(long, global = true, value_name = "FILE", env = "WAPENROL_DEVICE_KEY")]
    pub(crate) device_key: Option<PathBuf>,
    /// The file with the host's key, which encrypts secrets and hashes of keys in the data folder
    #[arg(
        long,
        global = true,
        value_name = "FILE",
        env = "WAPENROL_HOST_KEY_FILE",
        conflicts_with = "server"
    )]
    pub(crate) host_key_file: Option<PathBuf>,
    /// Answer in JSON, for programs
    #[arg(long, global = true)]
    pub(crate) json: bool,
}

/// What to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Open a campaign; prints its id, a key for each seat and the organiser's
    New(new::New),
    /// Give one order
    Order(order::Order),
    /// Give the orders of a file, one a line; stops at the first that is refused
    Play(play::Play),
    /// List the orders that are legal now
    Options(options::Options),
    /// Show how the campaign stands, or stood
    Show(show::Show),
    /// Tell what happened
    Log(log::Log),
    /// Leave orders ahead of time, to be given when their step comes
    Ahead(ahead::Ahead),
    /// Say where you are told that it is your turn (on a server)
    Notices(notices::Notices),
    /// Take back your own orders, as far as no die, no card and nobody else came between
    Undo(undo::Undo),
    /// Move the head back; what came since stays in the log
    Rewind(rewind::Rewind),
    /// Correct one earlier order; the later ones are decided again, dice stay as they fell
    Amend(amend::Amend),
    /// Play on beside the campaign from any line on; compare it, throw it away, or adopt it
    WhatIf(what_if::WhatIf),
    /// Tell everything about one roll or draw, with the proof
    Roll(roll::Roll),
    /// Look for rolls: by player, die, purpose, clause, source, piece and text
    Rolls(rolls::Rolls),
    /// Come to the audit desk: witness, dispute, rule, ask for consent, close
    Desk(desk::Desk),
    /// Let a key of your own sign your orders: show, bind, list, release
    Device(device::Device),
    /// Let this terminal's device give to the dice of the others, for as long as it runs
    Attend(attend::Attend),
    /// Confirm or contest what somebody else threw at the table
    Confirm(confirm::Confirm),
    /// Tell or set who gives to the dice of a campaign, and what happens when nobody does
    Policy(policy::Policy),
    /// Watch the logs of campaigns elsewhere: each only grows, or it shouts
    Witness(witness::Witness),
    /// Tell what a campaign waits for, and for whom
    Waits(waits::Waits),
    /// Hold the dice that fell against chance
    Dice(dice::Dice),
    /// Tell where rewinds left and where they led
    Timelines(timelines::Timelines),
    /// Tell what changed between two lines of the log
    Compare(compare::Compare),
    /// Give a seat, or the organiser, a new key
    Key(key::Key),
    /// Write the log as a file
    Export(export::Export),
    /// Read a log from a file
    Import(import::Import),
    /// Check a log, or a data folder
    Verify(verify::Verify),
    /// Say what this program would make of the campaigns of another folder
    Check(check::Check),
    /// Make the database of a data folder anew from its journal, or the journal from the database
    Rebuild(rebuild::Rebuild),
    /// Take campaigns back from a backup folder
    Restore(restore::Restore),
    /// Take all campaigns from a data folder into NATS, or back
    Move(moving::Move),
    /// Say what is wrong with each copy of a data folder, and mend it
    Doctor(doctor::Doctor),
    /// Play whole games with bots
    Simulate(simulate::Simulate),
    /// Open the data folder for browsers
    Serve(serve::Serve),
    /// Write scenarios: list, print, check, draw
    Scenario(scenario::Scenario),
    /// Show what a clause of the rulebook says
    Rules(rules::Rules),
    /// Write briefings, rosters, the quick reference and the record sheet as pages to print
    Sheets(sheets::Sheets),
    /// Tell which line, and which roll, made something on the map what it is
    Why(why::Why),
    /// Tell the campaign as a story, turn by turn: Markdown, or a page to print
    Story(story::Story),
    /// Open a campaign in mid-course for browsers, with bots at every seat
    Demo(demo::Demo),
    /// Write a completion script for a shell
    Completions(completions::Completions),
    /// Write the JSON Schemas and the OpenAPI document
    #[command(hide = true)]
    Schemas(schemas::Schemas),
}

/// A campaign, and who looks at it.
#[derive(Debug, Clone, Args)]
pub(crate) struct InCampaign {
    /// The campaign's id, as `new` printed it
    #[arg(value_name = "CAMPAIGN")]
    pub(crate) campaign: CampaignId,
    /// Who you are: a seat such as city-guard, or organiser
    #[arg(long = "as", value_name = "SEAT", value_parser = somebody)]
    pub(crate) by: Option<By>,
}

/// What an order or a look is about.
#[derive(Debug, Clone, Args)]
pub(crate) struct About {
    /// `campaign` or `engagement/NUMBER`; without it the map, else what goes on
    #[arg(long, value_name = "SCOPE")]
    pub(crate) scope: Option<Scope>,
}

/// Reads who somebody is: `organiser`, `city-guard` or `seat/city-guard`.
pub(crate) fn somebody(text: &str) -> Result<By, String> {
    let name = text.strip_prefix("seat/").unwrap_or(text);
    match name {
        "organiser" => Ok(By::Organiser),
        "rules" => Err("nobody gives orders as the rules; say `proceed` as a seat".into()),
        _ => name.parse().map(By::Seat).map_err(|_| {
            format!(
                "`{name}` is no seat's name: write 1 to 40 lower-case letters, digits and \
                 hyphens, such as city-guard, or organiser"
            )
        }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_do_not_contradict_each_other() {
        Arguments::command().debug_assert();
    }

    #[test]
    fn every_command_helps_by_example() {
        for command in Arguments::command().get_subcommands() {
            let name = command.get_name();
            let help = command.get_after_help().map(ToString::to_string).unwrap_or_default();
            assert!(help.contains(&format!("wapenrol {name}")), "`{name}` has no example");
        }
    }

    #[test]
    fn seats_are_named_with_and_without_their_prefix() {
        assert_eq!(somebody("city-guard"), somebody("seat/city-guard"));
        assert_eq!(somebody("organiser"), Ok(By::Organiser));
        assert!(somebody("City Guard").unwrap_err().contains("lower-case"));
    }
}
