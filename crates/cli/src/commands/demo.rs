//! `wapenrol demo`: a campaign in mid-course, in the browser.

use super::serve::{MEMORY, PACE, Patience, ScrubEvery, Serve};
use crate::context::Context;
use crate::failure::Failure;
use crate::folder;
use crate::in_nats::InNats;
use campaign::AnySetup;
use campaign::System;
use referee::scenario;
use serde::{Deserialize, Serialize};
use std::fmt::Write as _;
use std::fs;
use std::io;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::Path;
use std::time::Duration;
use store::HostKey;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol demo
  wapenrol demo --data demo --port 8000
  wapenrol demo --no-serve        makes the campaign, prints the links and ends

Four players on a map; a siege and battles lie behind them, a siege and battles are under way. Everything
waits until a link is opened: who opens it sits down, and bots play whoever else is in that fight. The campaign is the same every time, and so its sealed dice are
no secret to those who read this program: play for glory at a table of your own. The keys are kept in
the folder, in demo.json.")]
pub(crate) struct Demo {
    /// The port; when it is taken the next free one
    #[arg(long, default_value_t = 7411)]
    port: u16,
    /// Milliseconds between two orders of bots
    #[arg(long, value_name = "MS", default_value_t = PACE)]
    pace: u64,
    /// Make the campaign, but do not serve it
    #[arg(long)]
    no_serve: bool,
}

/// The scenario, and what the campaign is called.
const SCENARIO: &str = "four-crowns";
const NAME: &str = "The demonstration";

/// The keys, kept in the data folder: there they are stored only hashed, and a demonstration should be
/// found again tomorrow.
#[derive(Debug, Serialize, Deserialize)]
struct Opened {
    campaign: String,
    organiser: Key,
    seats: Vec<SeatKey>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Key {
    key: String,
}

#[derive(Debug, Serialize, Deserialize)]
struct SeatKey {
    seat: String,
    name: String,
    key: String,
}

impl Demo {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        if context.place.server.is_some() {
            let message = "demo makes a data folder; leave --server out";
            return Err(Failure::usage("needs_data_folder", message));
        }
        let opened = opened(&context.place.data, context.place.host_key()?)?;
        let listen = SocketAddr::from((Ipv4Addr::LOCALHOST, free_port(self.port)?));
        context.printer.answer(&opened, |text| links(&opened, listen, text))?;
        if self.no_serve {
            return Ok(());
        }
        let serve = Serve {
            listen,
            store: None,
            in_nats: InNats::of_nobody(),
            creation_password_file: None,
            beacon: None,
            backup: None,
            public_url: None,
            names: Vec::new(),
            anybody_may_begin: false,
            language: projections::Language::English,
            webhooks_to_private_nets: false,
            mail_file: None,
            mail_from: None,
            notice_after: Duration::from_secs(300),
            memory: MEMORY,
            metrics: None,
            scrub_every: ScrubEvery::Never,
            check_config: false,
            bots: true,
            pace: self.pace,
            patience: Patience::UntilSomebodyComes,
        };
        serve.run(context)
    }
}

/// The demonstration that is there, or a new one.
fn opened(data: &Path, key: Option<HostKey>) -> Result<Opened, Failure> {
    let kept = data.join("demo.json");
    let unreadable = |error: String| {
        let message = format!("{}: {error}; delete it for a new campaign", kept.display());
        Failure::fault("no_file", message)
    };
    match fs::read(&kept) {
        Ok(text) => {
            let opened: Opened =
                serde_json::from_slice(&text).map_err(|error| unreadable(error.to_string()))?;
            if is_going_on((data, key), &opened)? {
                return Ok(opened);
            }
            Err(unreadable("the campaign is over".to_owned()))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => made((data, key), &kept),
        Err(error) => Err(unreadable(error.to_string())),
    }
}

fn is_going_on((data, key): (&Path, Option<HostKey>), opened: &Opened) -> Result<bool, Failure> {
    let campaign = opened.campaign.parse();
    let campaign =
        campaign.map_err(|_| Failure::fault("no_file", "demo.json names no campaign"))?;
    let place = folder::open_referee(data, key)?.place(campaign, None).map_err(folder::rejected)?;
    let mut engagements = place.standing.state.engagements.values();
    let map = engagements.find(|it| it.system() == System::Map);
    Ok(map.is_some_and(|map| !map.game.progress().over))
}

/// Plays the campaign in memory, then takes it over into the folder with keys of its own.
fn made((data, key): (&Path, Option<HostKey>), kept: &Path) -> Result<Opened, Failure> {
    let AnySetup::Map(setup) = scenario::built_in(SCENARIO).map_err(folder::rejected)? else {
        return Err(Failure::fault("bug", "the demonstration has no map"));
    };
    let demo = simulator::demo(&setup, NAME);
    let demo = demo.map_err(|trouble| Failure::fault("bug", trouble.to_string()))?;
    let referee = folder::open_referee(data, key)?;
    let new = referee.take_over(&demo.referee, demo.campaign).map_err(folder::rejected)?;
    let seats = new.seats.iter().map(|seat| {
        let projections::SeatAbout { seat: word, name, .. } =
            projections::SeatAbout::new(&seat.seat, projections::Language::English);
        SeatKey { seat: word, name, key: seat.key.to_string() }
    });
    let opened = Opened {
        campaign: new.campaign.to_string(),
        organiser: Key { key: new.organiser.to_string() },
        seats: seats.collect(),
    };
    let text = serde_json::to_vec_pretty(&opened).map_err(io::Error::from)?;
    fs::write(kept, text)
        .map_err(|error| Failure::fault("unwritable", format!("{}: {error}", kept.display())))?;
    Ok(opened)
}

fn links(opened: &Opened, listen: SocketAddr, text: &mut String) {
    let place = format!("http://{listen}/c/{}", opened.campaign);
    let _ = writeln!(
        text,
        "A campaign is under way, and waits for you. Bots play every seat whose link nobody opens.\n"
    );
    for SeatKey { name, key, .. } in &opened.seats {
        let _ = writeln!(text, "  {name:<22} {place}#{key}");
    }
    let _ = writeln!(text, "  {:<22} {place}#{}", "Organiser", opened.organiser.key);
    let _ = writeln!(text, "  {:<22} {place}/story", "The story so far");
    let _ = writeln!(
        text,
        "\nOpen the link of a player and take over. The rules go on when you say so. Ctrl-C ends it; \
         nothing is lost.\n"
    );
}

/// The wanted port, or the first free one after it.
fn free_port(wanted: u16) -> Result<u16, Failure> {
    let free = |port: &u16| TcpListener::bind((Ipv4Addr::LOCALHOST, *port)).is_ok();
    (wanted..=u16::MAX).take(50).find(free).ok_or_else(|| {
        let message = format!("ports {wanted} and the 49 after it are all taken");
        Failure::fault("cannot_listen", message)
    })
}
