//! What can be typed: the contract of names and options.

use crate::commands::{
    ahead, amend, attend, check, compare, completions, confirm, demo, desk, device, dice, doctor,
    export, import, key, log, moving, new, notices, options, order, pass, play, policy, rebuild,
    restore, rewind, roll, rolls, rules, scenario, schemas, serve, sheets, show, simulate, story,
    timelines, undo, verify, waits, what_if, why, witness,
};
use crate::context::Context;
use crate::failure::Failure;
use crate::location::Location;
use crate::printing::Printer;
use crate::swapped;
use clap::{CommandFactory as _, FromArgMatches as _, Parser, Subcommand, parser::ValueSource};
use std::ffi::OsString;

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

    /// Does what was typed.
    pub(crate) fn run(self) -> Result<(), Failure> {
        let Self { place, command } = self;
        command.run(&Context { printer: Printer { json: place.json }, place })
    }
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
    /// Let what carries no decision pass by itself, or no more
    Pass(pass::Pass),
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

impl Command {
    fn run(self, context: &Context) -> Result<(), Failure> {
        match self {
            Self::New(new) => new.run(context),
            Self::Order(order) => order.run(context),
            Self::Play(play) => play.run(context),
            Self::Options(options) => options.run(context),
            Self::Show(show) => show.run(context),
            Self::Log(log) => log.run(context),
            Self::Undo(undo) => undo.run(context),
            Self::Rewind(rewind) => rewind.run(context),
            Self::Amend(amend) => amend.run(context),
            Self::WhatIf(what_if) => what_if.run(context),
            Self::Roll(roll) => roll.run(context),
            Self::Rolls(rolls) => rolls.run(context),
            Self::Desk(desk) => desk.run(context),
            Self::Device(device) => device.run(context),
            Self::Attend(attend) => attend.run(context),
            Self::Confirm(confirm) => confirm.run(context),
            Self::Policy(policy) => policy.run(context),
            Self::Witness(witness) => witness.run(context),
            Self::Dice(dice) => dice.run(context),
            Self::Timelines(timelines) => timelines.run(context),
            Self::Compare(compare) => compare.run(context),
            Self::Export(export) => export.run(context),
            Self::Import(import) => import.run(context),
            Self::Verify(verify) => verify.run(context),
            Self::Check(check) => check.run(context),
            Self::Rebuild(rebuild) => rebuild.run(context),
            Self::Restore(restore) => restore.run(context),
            Self::Move(moving) => moving.run(context),
            Self::Doctor(doctor) => doctor.run(context),
            Self::Ahead(ahead) => ahead.run(context),
            Self::Pass(pass) => pass.run(context),
            Self::Notices(notices) => notices.run(context),
            Self::Scenario(scenario) => scenario.run(context),
            Self::Waits(waits) => waits.run(context),
            Self::Simulate(simulate) => simulate.run(context),
            Self::Key(key) => key.run(context),
            Self::Serve(serve) => serve.run(context),
            Self::Rules(rules) => rules.run(context),
            Self::Sheets(sheets) => sheets.run(context),
            Self::Why(why) => why.run(context),
            Self::Story(story) => story.run(context),
            Self::Demo(demo) => demo.run(context),
            Self::Completions(completions) => completions.run(&mut Arguments::command()),
            Self::Schemas(schemas) => schemas.run(),
        }
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
}
