//! One file for each subcommand: what can be typed, what is done, what is answered.

mod acts;
pub(crate) mod ahead;
pub(crate) mod amend;
pub(crate) mod attend;
pub(crate) mod check;
pub(crate) mod compare;
pub(crate) mod completions;
pub(crate) mod confirm;
pub(crate) mod demo;
pub(crate) mod desk;
pub(crate) mod device;
pub(crate) mod dice;
pub(crate) mod doctor;
pub(crate) mod export;
pub(crate) mod import;
pub(crate) mod key;
pub(crate) mod log;
pub(crate) mod moving;
pub(crate) mod new;
pub(crate) mod notices;
pub(crate) mod options;
pub(crate) mod order;
pub(crate) mod play;
pub(crate) mod policy;
pub(crate) mod rebuild;
pub(crate) mod restore;
pub(crate) mod rewind;
pub(crate) mod roll;
pub(crate) mod rolls;
pub(crate) mod rules;
pub(crate) mod scenario;
pub(crate) mod schemas;
pub(crate) mod serve;
pub(crate) mod sheets;
pub(crate) mod show;
pub(crate) mod simulate;
pub(crate) mod story;
pub(crate) mod timelines;
pub(crate) mod undo;
pub(crate) mod verify;
pub(crate) mod waits;
pub(crate) mod what_if;
pub(crate) mod why;
pub(crate) mod witness;

use crate::arguments::{Arguments, Command, Location};
use crate::client::Client;
use crate::device::DeviceFile;
use crate::failure::Failure;
use crate::printing::Printer;

/// What every subcommand is given.
pub(crate) struct Context {
    pub(crate) place: Location,
    pub(crate) printer: Printer,
}

impl Context {
    /// The folder or the server at which the campaigns are.
    pub(crate) fn client(&self) -> Result<Client, Failure> {
        Client::open(&self.place)
    }

    /// Where the key of this machine's device lies.
    pub(crate) fn device(&self) -> DeviceFile {
        self.place.device()
    }

    /// The same, for commands that may make a new data folder.
    pub(crate) fn client_or_create(&self) -> Result<Client, Failure> {
        Client::open_or_create(&self.place)
    }
}

/// Does what was typed.
pub(crate) fn run(arguments: Arguments) -> Result<(), Failure> {
    let Arguments { place, command } = arguments;
    let context = Context { printer: Printer { json: place.json }, place };
    match command {
        Command::New(new) => new.run(&context),
        Command::Order(order) => order.run(&context),
        Command::Play(play) => play.run(&context),
        Command::Options(options) => options.run(&context),
        Command::Show(show) => show.run(&context),
        Command::Log(log) => log.run(&context),
        Command::Undo(undo) => undo.run(&context),
        Command::Rewind(rewind) => rewind.run(&context),
        Command::Amend(amend) => amend.run(&context),
        Command::WhatIf(what_if) => what_if.run(&context),
        Command::Roll(roll) => roll.run(&context),
        Command::Rolls(rolls) => rolls.run(&context),
        Command::Desk(desk) => desk.run(&context),
        Command::Device(device) => device.run(&context),
        Command::Attend(attend) => attend.run(&context),
        Command::Confirm(confirm) => confirm.run(&context),
        Command::Policy(policy) => policy.run(&context),
        Command::Witness(witness) => witness.run(&context),
        Command::Dice(dice) => dice.run(&context),
        Command::Timelines(timelines) => timelines.run(&context),
        Command::Compare(compare) => compare.run(&context),
        Command::Export(export) => export.run(&context),
        Command::Import(import) => import.run(&context),
        Command::Verify(verify) => verify.run(&context),
        Command::Check(check) => check.run(&context),
        Command::Rebuild(rebuild) => rebuild.run(&context),
        Command::Restore(restore) => restore.run(&context),
        Command::Move(moving) => moving.run(&context),
        Command::Doctor(doctor) => doctor.run(&context),
        Command::Ahead(ahead) => ahead.run(&context),
        Command::Notices(notices) => notices.run(&context),
        Command::Scenario(scenario) => scenario.run(&context),
        Command::Waits(waits) => waits.run(&context),
        Command::Simulate(simulate) => simulate.run(&context),
        Command::Key(key) => key.run(&context),
        Command::Serve(serve) => serve.run(&context),
        Command::Rules(rules) => rules.run(&context),
        Command::Sheets(sheets) => sheets.run(&context),
        Command::Why(why) => why.run(&context),
        Command::Story(story) => story.run(&context),
        Command::Demo(demo) => demo.run(&context),
        Command::Completions(completions) => completions.run(),
        Command::Schemas(schemas) => schemas.run(),
    }
}
