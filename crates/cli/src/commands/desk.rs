//! `wapenrol desk`: witnesses, disputes, consent, house rules, and closing the book.

mod ruling;
mod set_right;

use crate::about::InCampaign;
use crate::client::Client;
use crate::context::Context;
use crate::failure::Failure;
use crate::printing::{self, spaced};
use campaign::desk::{ConsentRule, DuringDispute, HouseRules, Silence};
use chronicle::{CampaignId, Scope};
use chrono::{DateTime, TimeDelta, Utc};
use clap::{ArgGroup, ValueEnum};
use decider::{By, Seat};
use projections::{DeskView, WaitingView};
use referee::{
    Advance, AskConsent, Blind, Close, ConsentSaid, DeskCommand, DismissDeputy, LiftDeadline,
    NameDeputy, Pause, Raise, Resume, SavePoint, SetDeadline, SetRecurringDeadline, Statement,
    Visibility, Witness,
};
use ruling::Ruled;
use set_right::{SET_RIGHT, SetRightTyped};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol desk CAMPAIGN                                     what is open
  wapenrol desk CAMPAIGN --as cathay witness 121 --confirm
  wapenrol desk CAMPAIGN --as cathay witness 121 --contest --faces 3,5
  wapenrol desk CAMPAIGN --as cathay raise 121 'That die was cocked.'
  wapenrol desk CAMPAIGN --as bretonnia state 1 'It lay flat.'
  wapenrol desk CAMPAIGN rule 1 thrown-again --preview         what it would move
  wapenrol desk CAMPAIGN rule 1 thrown-again --reason 'Nobody can say.'
  wapenrol desk CAMPAIGN rule 1 thrown-again --faces 120=3,5 --reason 'It was cocked.'   of real dice
  wapenrol desk CAMPAIGN set-right                             what may be set right
  wapenrol desk CAMPAIGN set-right crowns north 40 because the tax was counted twice --preview
  wapenrol desk CAMPAIGN house-rules --disputes pause --consent majority --hours 24
  wapenrol desk CAMPAIGN ask --to 120 --reason 'We forgot the food.'
  wapenrol desk CAMPAIGN --as cathay answer 1 --yes
  wapenrol desk CAMPAIGN deadline --in 48h --warn 24h --scope engagement/1
  wapenrol desk CAMPAIGN deadline --each 48h                 of every step, until it is lifted
  wapenrol desk CAMPAIGN lift 1
  wapenrol desk CAMPAIGN advance --scope engagement/1 --reason 'Anna is ill.'
  wapenrol desk CAMPAIGN save 'Before the sally'             rewind to it with --point
  wapenrol desk CAMPAIGN pause --reason 'Holidays.'
  wapenrol desk CAMPAIGN resume
  wapenrol desk CAMPAIGN --server URL remind https://discord.com/api/webhooks/…
  wapenrol desk CAMPAIGN visible private
  wapenrol desk CAMPAIGN deputy Anna                         tells their key, once
  wapenrol desk CAMPAIGN deputy Anna --dismiss
  wapenrol desk CAMPAIGN blind --seat north                  read no more than the north
  wapenrol desk CAMPAIGN close --publish

What is said at the desk counts wherever the head is moved.")]
pub(crate) struct Desk {
    #[command(flatten)]
    whose: InCampaign,
    #[command(subcommand)]
    wanted: Option<Wanted>,
}

/// What deputies may do and what not.
const DEPUTY: &str = "\
A deputy rules, rewinds, amends, sets right, opens fights, sets deadlines, pauses, goes on without others and
makes links of seats anew, as the organiser does, and reads what the organiser reads; of a blind campaign what
everybody does. They name no deputies, replace no key of the organiser's, make nobody blind, do not say who may look, and do not
close the campaign. The log says organiser of what either does; before the first act of another of them a line says
who acts from there on.";

/// What blind mode promises and what it cannot.
const BLIND: &str = "\
The organiser's pages, answers and exports hide what the other seats keep secret: what they hold, have
written and are offered, and why the rules refuse what is theirs. Rulings, rewinds, deadlines and amendments
go on without; no order is put into another seat's past. It stands in the log, so everybody sees since when;
what was read before was read. Nothing takes it back but closing the campaign, which opens everything.

It cannot bind whoever can read the data folder, on the disk or in a backup: there everything lies open, and
commands over the folder can be given as any seat. Nor can it make you forget links that you have handed out:
each player makes theirs anew (wapenrol key CAMPAIGN SEAT with their own key), and everybody sees in the log
when you do it for them.";

#[derive(Debug, clap::Subcommand)]
enum Wanted {
    /// Confirm or contest faces that another typed
    #[command(group = ArgGroup::new("word").required(true).args(["confirm", "contest"]))]
    Witness {
        /// The roll's line
        roll: u64,
        /// It is what you saw
        #[arg(long)]
        confirm: bool,
        /// It is not
        #[arg(long)]
        contest: bool,
        /// What you saw instead, such as 3,5
        #[arg(long, value_delimiter = ',', requires = "contest")]
        faces: Option<Vec<u32>>,
        /// A word with it
        #[arg(long)]
        note: Option<String>,
    },
    /// Dispute a line
    Raise {
        /// The line
        record: u64,
        /// What is wrong with it
        text: String,
    },
    /// State your case
    State {
        /// The dispute
        dispute: u32,
        /// What you say
        text: String,
    },
    /// Rule a dispute (organiser)
    Rule(Ruled),
    /// Set a value right that went wrong at the table, with a reason (organiser)
    #[command(after_help = SET_RIGHT)]
    SetRight(SetRightTyped),
    /// Ask whether the head may be moved (organiser)
    Ask {
        /// Where to
        #[arg(long, value_name = "SEQ")]
        to: u64,
        /// Only this engagement
        #[arg(long, value_name = "SCOPE")]
        only: Option<Scope>,
        /// Why
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Agree to that, or not
    #[command(group = ArgGroup::new("says").required(true).args(["yes", "no"]))]
    Answer {
        /// The question
        request: u32,
        /// Agree
        #[arg(long)]
        yes: bool,
        /// Do not
        #[arg(long)]
        no: bool,
    },
    /// Set what the table has agreed on (organiser)
    HouseRules(Agreed),
    /// Say until when an engagement, or every step, waits for those who owe orders (organiser)
    #[command(group = ArgGroup::new("long").required(true).args(["within", "each"]))]
    Deadline {
        /// Which engagement; the only one that waits, if there is one
        #[arg(long, value_name = "SCOPE", conflicts_with = "each")]
        scope: Option<Scope>,
        /// How long it waits from now, such as 90m, 48h or 7d
        #[arg(long = "in", value_name = "TIME", value_parser = span)]
        within: Option<TimeDelta>,
        /// How long every step of every engagement waits from when it is owed, until `lift`; one set with --in goes before it
        #[arg(long, value_name = "TIME", value_parser = span)]
        each: Option<TimeDelta>,
        /// How long before there is a reminder [default: 24h; with --each half the time, 24h at most]
        #[arg(long, value_name = "TIME", value_parser = span)]
        warn: Option<TimeDelta>,
        /// A word with it
        #[arg(long, value_name = "TEXT")]
        note: Option<String>,
    },
    /// Lift a deadline (organiser)
    Lift {
        /// Which
        deadline: u32,
    },
    /// Go on without those who have not come (organiser)
    Advance {
        /// Which engagement; the only one that waits, if there is one
        #[arg(long, value_name = "SCOPE")]
        scope: Option<Scope>,
        /// Why
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Name a point of the campaign, by which it is found again (organiser)
    Save {
        /// Its name
        name: String,
        /// The last line of an order; without it where the campaign stands now
        #[arg(long, value_name = "SEQ")]
        at: Option<u64>,
    },
    /// Stop play until it is resumed (organiser)
    Pause {
        /// Why
        #[arg(long, value_name = "TEXT")]
        reason: String,
    },
    /// Let play go on (organiser)
    Resume {
        /// A word with it
        #[arg(long, value_name = "TEXT")]
        note: Option<String>,
    },
    /// Say where reminders of deadlines go (organiser, on a server)
    #[command(group = ArgGroup::new("where").required(true).args(["address", "nowhere"]))]
    Remind {
        /// An address that takes messages as Discord's webhooks do
        address: Option<String>,
        /// Nowhere any more
        #[arg(long)]
        nowhere: bool,
    },
    /// Say who may look at the campaign without a key (organiser)
    Visible {
        /// Everybody, and it stands in the list; whoever knows its address; or nobody
        #[arg(value_enum)]
        to: VisibleTo,
    },
    /// Let somebody do the organiser's work with a key of their own, or take it back (organiser)
    #[command(after_help = DEPUTY)]
    Deputy {
        /// What they are called; of a deputy who is one already, the key is made anew
        name: String,
        /// They are deputy no more
        #[arg(long)]
        dismiss: bool,
    },
    /// Read no more than one seat, or than everybody, until the campaign is closed (organiser)
    #[command(after_help = BLIND)]
    Blind {
        /// The seat that you play; without it you play nobody
        #[arg(long, value_name = "SEAT")]
        seat: Option<Seat>,
    },
    /// Close the campaign: nothing is played any more (organiser)
    Close {
        /// Everybody may have the full log from now on
        #[arg(long)]
        publish: bool,
    },
}

/// Who may look at a campaign without a key.
#[derive(Debug, Clone, Copy, clap::ValueEnum)]
pub(super) enum VisibleTo {
    Listed,
    Unlisted,
    Private,
}

impl From<VisibleTo> for Visibility {
    fn from(to: VisibleTo) -> Self {
        match to {
            VisibleTo::Listed => Self::Listed,
            VisibleTo::Unlisted => Self::Unlisted,
            VisibleTo::Private => Self::Private,
        }
    }
}

/// What a table can agree on.
#[derive(Debug, Clone, clap::Args)]
pub(super) struct Agreed {
    /// What happens to play while a dispute is open [default: play-on]
    #[arg(long)]
    disputes: Option<During>,
    /// Who must agree to a rewind [default: organiser]
    #[arg(long)]
    consent: Option<Who>,
    /// How many hours there are to answer [default: 48]
    #[arg(long)]
    hours: Option<u32>,
    /// What silence means when they are over [default: refuses]
    #[arg(long)]
    silence: Option<SilenceWord>,
}

impl Agreed {
    /// The house rules, if anything was said of them.
    pub(super) fn said(&self) -> Option<HouseRules> {
        let said = self.disputes.is_some()
            || self.consent.is_some()
            || self.hours.is_some()
            || self.silence.is_some();
        said.then(|| self.rules())
    }

    fn rules(&self) -> HouseRules {
        HouseRules {
            disputes: match self.disputes.unwrap_or(During::PlayOn) {
                During::PlayOn => DuringDispute::PlayOn,
                During::Pause => DuringDispute::Pause,
            },
            consent: match self.consent.unwrap_or(Who::Organiser) {
                Who::Organiser => ConsentRule::Organiser,
                Who::Majority => ConsentRule::Majority,
                Who::AllAffected => ConsentRule::AllAffected,
            },
            hours: self.hours.unwrap_or(48),
            silence: match self.silence.unwrap_or(SilenceWord::Refuses) {
                SilenceWord::Refuses => Silence::Refuses,
                SilenceWord::Agrees => Silence::Agrees,
            },
        }
    }
}

const A_DAY: TimeDelta = TimeDelta::days(1);

fn minutes(span: TimeDelta) -> u32 {
    u32::try_from(span.num_minutes()).unwrap_or(u32::MAX)
}

/// Reads `90m`, `48h` or `7d`.
fn span(text: &str) -> Result<TimeDelta, String> {
    let span = humantime::parse_duration(text).map_err(|_| "write it as 90m, 48h or 7d")?;
    TimeDelta::from_std(span).map_err(|_| "that is too long".to_owned())
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum During {
    PlayOn,
    Pause,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum Who {
    Organiser,
    Majority,
    AllAffected,
}

#[derive(Debug, Clone, Copy, ValueEnum)]
enum SilenceWord {
    Refuses,
    Agrees,
}

impl Wanted {
    /// What is wanted of the desk.
    fn command(self, waiting: &Waiting<'_>) -> Result<Option<DeskCommand>, Failure> {
        Ok(Some(match self {
            Self::Witness { roll, confirm, faces, note, .. } => {
                DeskCommand::Witness(Witness { roll, confirms: confirm, faces, note })
            }
            Self::Raise { record, text } => DeskCommand::Raise(Raise { record, text }),
            Self::State { dispute, text } => DeskCommand::State(Statement { dispute, text }),
            Self::Ask { to, only, reason } => {
                DeskCommand::AskConsent(AskConsent { to, only, what_if: None, reason })
            }
            Self::Answer { request, yes, .. } => {
                DeskCommand::Answer(ConsentSaid { request, agrees: yes })
            }
            Self::HouseRules(agreed) => DeskCommand::SetHouseRules(agreed.rules()),
            Self::Deadline { each: Some(each), warn, note, .. } => {
                let warn = warn.unwrap_or_else(|| A_DAY.min(each / 2));
                let (minutes, warning) = (minutes(each), minutes(warn));
                DeskCommand::SetRecurringDeadline(SetRecurringDeadline { minutes, warning, note })
            }
            Self::Deadline { scope, within, warn, note, .. } => {
                let scope = scope.map_or_else(|| waiting.only_scope(), Ok)?;
                let within = within.unwrap_or(A_DAY);
                let until = waiting.now()?.checked_add_signed(within);
                let until = until.ok_or_else(|| Failure::usage("bad_span", "that is too long"))?;
                let warning = minutes(warn.unwrap_or(A_DAY));
                DeskCommand::SetDeadline(SetDeadline { scope, until, warning, note })
            }
            Self::Lift { deadline } => DeskCommand::LiftDeadline(LiftDeadline { deadline }),
            Self::Advance { scope, reason } => {
                let scope = scope.map_or_else(|| waiting.only_scope(), Ok)?;
                let head = waiting.told()?.head.seq;
                DeskCommand::Advance(Advance { scope, head, reason })
            }
            Self::Save { name, at } => DeskCommand::SavePoint(SavePoint { name, record: at }),
            Self::Pause { reason } => DeskCommand::Pause(Pause { reason }),
            Self::Resume { note } => DeskCommand::Resume(Resume { note }),
            // They say more than that they are written, or are no matter of the log.
            Self::Rule(_)
            | Self::SetRight(_)
            | Self::Remind { .. }
            | Self::Visible { .. }
            | Self::Deputy { .. } => return Ok(None),
            Self::Blind { seat } => DeskCommand::Blind(Blind { seat }),
            Self::Close { publish } => DeskCommand::Close(Close { publish }),
        }))
    }
}

/// What the campaign waits for, for those who want something that hangs on it.
struct Waiting<'c> {
    client: &'c Client,
    campaign: CampaignId,
    by: Option<&'c By>,
}

impl Waiting<'_> {
    fn told(&self) -> Result<WaitingView, Failure> {
        self.client.waiting(self.campaign, self.by)
    }

    /// What time it is where the campaign is.
    fn now(&self) -> Result<DateTime<Utc>, Failure> {
        self.told().map(|told| told.now)
    }

    /// The engagement that waits, if there is only one.
    fn only_scope(&self) -> Result<Scope, Failure> {
        let told = self.told()?;
        let mut scopes: Vec<&Scope> = told.waits.iter().map(|wait| &wait.scope).collect();
        scopes.dedup();
        match scopes.as_slice() {
            [scope] => Ok((*scope).clone()),
            [] => Err(Failure::usage("no_scope", "nothing waits for anybody here")),
            several => {
                let several: Vec<String> = several.iter().map(ToString::to_string).collect();
                let message = format!("say which with --scope: {}", several.join(", "));
                Err(Failure::usage("which_scope", message))
            }
        }
    }
}

impl Desk {
    pub(crate) fn run(self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let (campaign, by) = (self.whose.campaign, self.whose.by.as_ref());
        let Some(wanted) = self.wanted else {
            let told = client.desk(campaign, by)?;
            context.printer.answer(&told, |text| tell(&told, text))?;
            return Ok(());
        };
        if let Wanted::Remind { address, .. } = &wanted {
            let answer = client.remind(campaign, address.clone())?;
            let word =
                if address.is_some() { "reminders go there" } else { "reminders go nowhere" };
            context.printer.answer(&answer, |text| *text = word.to_owned())?;
            return Ok(());
        }
        if let Wanted::Visible { to } = wanted {
            let answer = client.show_to(campaign, to.into())?;
            context.printer.answer(&answer, |text| {
                *text = match answer.visibility {
                    Visibility::Listed => "everybody may look, and it stands in the list",
                    Visibility::Unlisted => {
                        "whoever knows its address may look; it stands in no list"
                    }
                    Visibility::Private => "nobody may look without a key",
                }
                .to_owned();
            })?;
            return Ok(());
        }
        if let Wanted::Deputy { name, dismiss } = &wanted {
            return deputy(&client, campaign, by, (name.trim(), *dismiss), context);
        }
        if let Wanted::Rule(ruled) = &wanted {
            return ruled.run(&client, campaign, by, context);
        }
        if let Wanted::SetRight(typed) = wanted {
            return typed.run(&client, campaign, by, context);
        }
        let waiting = Waiting { client: &client, campaign, by };
        let Some(command) = wanted.command(&waiting)? else { return Ok(()) };
        let answer = client.at_the_desk(campaign, by, command)?;
        context.printer.answer(&answer, |text| {
            *text = format!("written\nreceipt {}", answer.accepted.head);
        })?;
        Ok(())
    }
}

/// Names or dismisses a deputy; whoever is one is told their key.
fn deputy(
    client: &Client,
    campaign: CampaignId,
    by: Option<&By>,
    (name, dismiss): (&str, bool),
    context: &Context,
) -> Result<(), Failure> {
    if dismiss {
        let command = DeskCommand::DismissDeputy(DismissDeputy { name: name.to_owned() });
        let answer = client.at_the_desk(campaign, by, command)?;
        context.printer.answer(&answer, |text| {
            *text = format!("{name} is deputy no more\nreceipt {}", answer.accepted.head);
        })?;
        return Ok(());
    }
    if !client.desk(campaign, by)?.deputies.iter().any(|known| known == name) {
        let command = DeskCommand::NameDeputy(NameDeputy { name: name.to_owned() });
        client.at_the_desk(campaign, by, command)?;
    }
    let answer = client.deputy_key(campaign, name)?;
    let signs = client.devices(campaign, by)?.iter().any(|device| device.seat == "organiser");
    context.printer.answer(&answer, |text| {
        let _ = writeln!(text, "{} {}", answer.name, answer.key);
        if signs {
            let _ = write!(
                text,
                "devices sign what you do here: with this key alone {name} can look, but do nothing. Make their \
                 link on your page, with the device that signs for you (Deputies, New link): it lets theirs in"
            );
        }
    })?;
    Ok(())
}

fn tell(told: &DeskView, text: &mut String) {
    let rules = &told.rules;
    let _ = writeln!(
        text,
        "house rules: disputes {}, consent to rewinds {}, {} hours, silence {}",
        spaced(&rules.disputes),
        spaced(&rules.consent),
        rules.hours,
        spaced(&rules.silence)
    );
    if let Some(blind) = &told.blind {
        let seat = blind.seat.as_ref().map_or("everybody", |seat| seat.seat.as_str());
        let (since, until) = (blind.since, if blind.over { ", until it was closed" } else { "" });
        let _ = writeln!(text, "the organiser reads as {seat}, since line {since}{until}");
    }
    if !told.deputies.is_empty() {
        let _ = writeln!(text, "deputies: {}", told.deputies.join(", "));
    }
    if told.closed.is_some() {
        text.push_str("the campaign is closed\n");
    }
    let _ = writeln!(text, "{} thrown rolls have no witness", told.unwitnessed);
    for line in &told.to_witness {
        let _ = writeln!(text, "  witness? {}", printing::log_line(line));
    }
    for dispute in &told.disputes {
        let state = if dispute.open { "open" } else { "ruled" };
        let (number, record, by) = (dispute.dispute, dispute.record, &dispute.by);
        let said = &dispute.text;
        let _ = writeln!(text, "dispute {number} ({state}) about line {record}, {by}: {said:?}");
        for line in &dispute.evidence {
            let _ = writeln!(text, "{}", printing::log_line(line));
        }
        for statement in &dispute.statements {
            let _ = writeln!(text, "  {}: {:?}", statement.by, statement.text);
        }
        if let Some(ruled) = &dispute.ruled {
            let _ = writeln!(text, "  ruled: {}. {:?}", ruled.word, ruled.reason);
        }
    }
    for request in &told.requests {
        let (number, to, stands) = (request.request, request.to, spaced(&request.stands));
        let over = if request.over { ", over" } else { "" };
        let adopting = request.what_if.as_ref();
        let adopting = adopting.map(|id| format!(", adopting what-if {id}")).unwrap_or_default();
        let _ = writeln!(text, "question {number}: back to line {to}{adopting}? {stands}{over}");
        for asked in &request.asked {
            let says = match asked.agrees {
                Some(true) => "yes",
                Some(false) => "no",
                None => "not yet",
            };
            let _ = writeln!(text, "  {}: {says}", asked.seat);
        }
    }
}
