//! `wapenrol new`: a campaign, its keys, its first engagement.

use super::desk::{Agreed, VisibleTo};
use super::policy::Thrown;
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::folder;
use crate::printing::{self, TextTable};
use crate::progress;
use campaign::{Engagement, RealmAsked, RealmSetUp};
use chronicle::{Otherwise, Policy};
use clap::ValueEnum;
use decider::Seat;
use projections::first_scope;
use referee::Blind;
use server::body::{CreateBody, LogVersion, NewCampaign, PolicyBody};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol new siege                      the built-in Siege of Lowenheim
  wapenrol new siege --name Friday
  wapenrol new first-evening              a small battle; also: river-crossing, castle,
                                          conclave, night-in-the-marsh, hive, rearguard,
                                          undermined-tower, banners-of-the-marches,
                                          beacon-hill, toll-house
  wapenrol new my-siege.toml              a scenario of your own
  wapenrol new siege --game-master        with a seat for a game master
  wapenrol new four-crowns --realm        a game for the realm gives out the homes
  wapenrol new four-crowns --realm=variable --away south
  wapenrol new siege --played 3           bots play the first three turns
  wapenrol new first-evening --player red=Anna --player black=Ben
  wapenrol new siege --thrown witnessed   thrown dice count when another phone has confirmed them
  wapenrol new four-crowns --blind=north  you play along and see no more than the north
  wapenrol new siege --disputes pause --consent majority --hours 24

The keys are shown this once: only their hashes are kept. A server whose host wants a password of
those who begin a campaign takes it from WAPENROL_CREATION_PASSWORD.")]
pub(crate) struct New {
    /// A built-in scenario such as siege or first-evening, or a TOML file
    scenario: String,
    /// What the campaign is called, 1 to 80 characters
    #[arg(long)]
    name: Option<String>,
    /// Give a game master a seat: they see everything and may change what the enemy decides
    #[arg(long)]
    game_master: bool,
    /// Begin a campaign on a map with a game for the realm: basic or variable set-up, variable for two
    #[arg(long, value_name = "SET_UP", num_args = 0..=1, require_equals = true,
          default_missing_value = "usual", value_parser = set_up)]
    realm: Option<SetUp>,
    /// Who stays away from the game for the realm; may be given for several seats
    #[arg(long, value_name = "SEAT", requires = "realm", value_parser = seat)]
    away: Vec<Seat>,
    /// Who sits where, as SEAT=NAME; may be given for each seat
    #[arg(long = "player", value_name = "SEAT=NAME", value_parser = player)]
    players: Vec<(Seat, String)>,
    /// The version of the log [default: 2]; in 1 no device signs, and nobody gives to dice
    #[arg(long, value_name = "VERSION", value_parser = log_version)]
    log: Option<LogVersion>,
    /// Who gives to sealed dice: the others' devices with the house [default], the same with a public beacon
    /// where too few give (if the host reads one), or the house alone
    #[arg(long, value_name = "WHO", value_enum)]
    dice: Option<Dice>,
    /// Who may type what was thrown at the table: anyone [default], whose roll it is, or witnessed:
    /// nothing follows before somebody else's device has confirmed it
    #[arg(long, value_name = "WHO", value_enum)]
    thrown: Option<Thrown>,
    /// You play along, as this seat or as nobody: until the campaign is closed, your pages, answers and exports
    /// as its organiser hide what the others keep secret. Whoever can read the data folder can read it all the same
    #[arg(long, value_name = "SEAT", num_args = 0..=1, require_equals = true,
          default_missing_value = "", value_parser = own_seat)]
    blind: Option<OwnSeat>,
    /// Who may look without a key: everybody [default], whoever knows the address, or nobody
    #[arg(long, value_name = "TO", value_enum)]
    visible: Option<VisibleTo>,
    #[command(flatten)]
    agreed: Agreed,
    /// Let bots play this many turns first (data folder only)
    #[arg(long, value_name = "TURNS", conflicts_with = "server")]
    played: Option<u32>,
}

/// How the board of a realm is set up; none: as usual.
#[derive(Debug, Clone, Copy)]
struct SetUp(Option<RealmSetUp>);

fn set_up(text: &str) -> Result<SetUp, String> {
    match text {
        "usual" => Ok(SetUp(None)),
        _ => text.parse().map(|it| SetUp(Some(it))).map_err(|wrong| format!("{wrong}")),
    }
}

/// The seat that an organiser plays; none: nobody.
#[derive(Debug, Clone)]
struct OwnSeat(Option<Seat>);

fn own_seat(text: &str) -> Result<OwnSeat, String> {
    if text.is_empty() { Ok(OwnSeat(None)) } else { seat(text).map(|seat| OwnSeat(Some(seat))) }
}

/// Who gives to sealed dice.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Dice {
    Shared,
    Beacon,
    House,
}

impl Dice {
    fn policy(self) -> PolicyBody {
        PolicyBody::from(&match self {
            Self::Shared => Policy::together(),
            Self::Beacon => Policy { otherwise: Otherwise::Beacon, ..Policy::together() },
            Self::House => Policy::alone(),
        })
    }
}

fn log_version(text: &str) -> Result<LogVersion, String> {
    match text {
        "1" => Ok(LogVersion::One),
        "2" => Ok(LogVersion::Two),
        _ => Err("the versions of the log are 1 and 2".to_owned()),
    }
}

fn seat(text: &str) -> Result<Seat, String> {
    text.parse().map_err(|_| format!("`{text}` is no seat"))
}

fn player(text: &str) -> Result<(Seat, String), String> {
    let (seat, name) = text.split_once('=').ok_or("write it as city-guard=Anna")?;
    let seat = seat.trim().parse().map_err(|_| format!("`{seat}` is no seat"))?;
    Ok((seat, name.to_owned()))
}

impl New {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        if self.log == Some(LogVersion::One) && self.policy().is_some() {
            let message = "in version 1 of the log nobody gives to dice, or confirms them; \
                           leave out --log 1, or --dice and --thrown";
            return Err(Failure::usage("no_policy_here", message));
        }
        let (scenario, scenario_text) = self.scenario()?;
        let foundation = CreateBody {
            scenario,
            scenario_text,
            name: self.name.clone(),
            game_master: self.game_master,
            realm: self.realm.map(|SetUp(set_up)| RealmAsked {
                set_up,
                away: self.away.iter().cloned().collect(),
            }),
            players: self.players.iter().cloned().collect(),
            house_rules: self.agreed.said(),
            log: self.log,
            dice: self.policy(),
            blind: self.blind.clone().map(|OwnSeat(seat)| Blind { seat }),
            visibility: self.visible.map(Into::into).unwrap_or_default(),
        };
        let mut answer = context.client_or_create()?.create(&foundation)?;
        if let Some(turns) = self.played {
            play_turns(context, &mut answer, turns)?;
        }
        let server = context.place.server.as_deref();
        context.printer.answer(&answer, |text| tell(&answer, server, text))?;
        Ok(())
    }

    /// What was said of dice; none: nothing.
    fn policy(&self) -> Option<PolicyBody> {
        if self.dice.is_none() && self.thrown.is_none() {
            return None;
        }
        let mut policy = self.dice.unwrap_or(Dice::Shared).policy();
        if let Some(thrown) = self.thrown {
            policy.thrown = thrown.body();
        }
        Some(policy)
    }

    /// The name of one that needs no file, or the text of one.
    fn scenario(&self) -> Result<(Option<String>, Option<String>), Failure> {
        let path = Path::new(&self.scenario);
        if path.extension().is_none() && !path.is_file() {
            return Ok((Some(self.scenario.clone()), None));
        }
        Ok((None, Some(read(path, "scenario")?)))
    }
}

fn read(file: &Path, what: &str) -> Result<String, Failure> {
    fs::read_to_string(file).map_err(|error| {
        Failure::new(Kind::Fault, "no_file", format!("the {what} {}: {error}", file.display()))
    })
}

fn turn_of(engagement: &Engagement) -> u32 {
    engagement.game.progress().turn
}

fn play_turns(context: &Context, created: &mut NewCampaign, turns: u32) -> Result<(), Failure> {
    let referee = folder::open_referee(&context.place.data, context.place.host_key()?)?;
    let campaign = created.campaign;
    let bar = progress::bar(u64::from(turns), "turns");
    let numbers = simulator::Dealt::unforeseen(&referee::SystemRandomness);
    let numbers = numbers.map_err(folder::rejected)?;
    let bots = simulator::Bots::new(&referee, &numbers, campaign, first_scope());
    let trouble = |trouble: simulator::Trouble| Failure::fault("bug", trouble.to_string());
    loop {
        let turn = bots.look_at(turn_of).map_err(trouble)?;
        bar.set_position(u64::from(turn.saturating_sub(1).min(turns)));
        if turn > turns || !bots.step_anywhere().map_err(trouble)? {
            break;
        }
    }
    bar.finish_and_clear();
    created.head = referee.head(campaign).map_err(folder::rejected)?.into();
    Ok(())
}

/// Tells the id of a campaign that was opened or imported, and its keys: as links, where a server has them, for people are
/// sent links.
pub(crate) fn tell(answer: &NewCampaign, server: Option<&str>, text: &mut String) {
    let _ = writeln!(text, "campaign {}  {}", answer.campaign, answer.name);
    let Some(server) = server else {
        let _ = writeln!(text, "\nKeys; each is shown this once:\n");
        let _ = writeln!(text, "{}", keys(answer));
        return;
    };
    let _ = writeln!(
        text,
        "\nLinks; each is shown this once. What stands behind the # is the key for the terminal:\n"
    );
    let server = server.trim_end_matches('/');
    let seats = answer.seats.iter().map(|seat| (seat.seat.as_str(), &seat.link));
    // No table: a link that is broken in two opens nothing.
    for (seat, link) in seats.chain([("organiser", &answer.organiser.link)]) {
        let _ = writeln!(text, "  {seat:<16} {server}{link}");
    }
}

/// The keys of a campaign.
pub(crate) fn keys(answer: &NewCampaign) -> TextTable {
    let mut table = printing::table(&["seat", "key"]);
    for seat in &answer.seats {
        table.add_row([&seat.seat, &seat.key]);
    }
    table.add_row(["organiser", &answer.organiser.key]);
    table
}
