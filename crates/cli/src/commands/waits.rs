//! `wapenrol waits`: what a campaign waits for, and for whom.

use crate::about::somebody;
use crate::context::Context;
use crate::failure::Failure;
use crate::printing::{counted, spaced};
use chronicle::CampaignId;
use chrono::{DateTime, TimeDelta};
use decider::By;
use projections::{DeadlineSeen, SeatAbout, Summary, WaitSeen, WaitingView};
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol waits                     every campaign in a line
  wapenrol waits CAMPAIGN            who owes orders and since when, deadlines, disputes, questions
  wapenrol waits CAMPAIGN --as red   and what of it is yours

Deadlines, pauses and going on without somebody are the desk's: see `wapenrol desk --help`.")]
pub(crate) struct Waits {
    /// The campaign's id; nothing: all of them
    campaign: Option<CampaignId>,
    /// Who you are: a seat such as city-guard, or organiser
    #[arg(long = "as", value_name = "SEAT", value_parser = somebody)]
    by: Option<By>,
}

impl Waits {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let client = context.client()?;
        let Some(campaign) = self.campaign else {
            let all = client.campaigns()?;
            context.printer.answer(&all, |text| all.iter().for_each(|one| tell_line(one, text)))?;
            return Ok(());
        };
        let told = client.waiting(campaign, self.by.as_ref())?;
        context.printer.answer(&told, |text| tell(&told, text))?;
        Ok(())
    }
}

fn names(seats: &[SeatAbout]) -> String {
    seats.iter().map(|seat| &*seat.name).collect::<Vec<_>>().join(", ")
}

fn tell_line(one: &Summary, text: &mut String) {
    let (id, name, last) = (one.campaign, &one.name, &one.last_at);
    let owing = names(&one.owing);
    let state = match () {
        () if one.closed => "closed".to_owned(),
        () if one.paused => "paused".to_owned(),
        () if one.over => "over".to_owned(),
        () if owing.is_empty() => "waits for nobody in particular".to_owned(),
        () => match &one.owing_since {
            Some(since) => format!("waits for {owing} since {since}"),
            None => format!("waits for {owing}"),
        },
    };
    let disputes = match one.disputes {
        0 => String::new(),
        1 => ", a dispute is open".to_owned(),
        open => format!(", {open} disputes are open"),
    };
    let deadline = match &one.deadline {
        Some(until) => format!(", until {until}"),
        None => String::new(),
    };
    let _ = writeln!(text, "{id}  {name}: {state}{deadline}{disputes}; last {last}");
}

/// How long ago something was, in its largest unit.
fn ago(long: TimeDelta) -> String {
    let count = |number: i64| u64::try_from(number).unwrap_or(0);
    let (days, hours, minutes) = (long.num_days(), long.num_hours(), long.num_minutes());
    match () {
        () if days >= 2 => format!("{} ago", counted(count(days), "day", "days")),
        () if hours >= 1 => format!("{} ago", counted(count(hours), "hour", "hours")),
        () if minutes >= 1 => format!("{} ago", counted(count(minutes), "minute", "minutes")),
        () => "just now".to_owned(),
    }
}

fn span_of(minutes: u32) -> String {
    match minutes {
        minutes if minutes % 60 == 0 => counted(u64::from(minutes / 60), "hour", "hours"),
        minutes => counted(u64::from(minutes), "minute", "minutes"),
    }
}

fn tell(told: &WaitingView, text: &mut String) {
    let _ = writeln!(text, "{}, last {}", told.name, told.last_at);
    if let Some(reason) = &told.paused {
        let _ = writeln!(text, "paused: {reason}");
    }
    if told.closed.is_some() {
        text.push_str("closed\n");
    }
    if let Some(recurring) = &told.recurring {
        let (number, span) = (recurring.deadline, span_of(recurring.minutes));
        let _ = writeln!(text, "every step waits {span} (deadline {number})");
    }
    for wait in &told.waits {
        let WaitSeen { scope, turn, step, words, .. } = wait;
        let who = if wait.seats.is_empty() { "anybody".to_owned() } else { names(&wait.seats) };
        let yours = if wait.yours { "  <- you" } else { "" };
        let _ = writeln!(text, "{scope}, turn {turn}, {step}: {words} ({who}){yours}");
        if let (true, Some(since)) = (wait.owed, &wait.since) {
            let _ =
                writeln!(text, "  owed since {since}, {}", ago(told.now - DateTime::from(*since)));
        }
        if let Some(DeadlineSeen { deadline, until, passed, recurring, .. }) = &wait.deadline {
            let every = if *recurring { " (of every step)" } else { "" };
            let passed = if *passed { ", passed" } else { "" };
            let _ = writeln!(text, "  deadline {deadline}{every}: {until}{passed}");
        }
    }
    for number in &told.disputes {
        let _ = writeln!(text, "dispute {number} is open");
    }
    for question in &told.questions {
        let _ =
            writeln!(text, "question {} waits for {}", question.request, names(&question.silent));
    }
    if let Some(throw) = &told.throw {
        let yours = if throw.yours { "  <- you: wapenrol confirm" } else { "" };
        let (by, who) = (&throw.by, throw.witnesses.join(", "));
        let _ = writeln!(text, "what {by} threw waits to be confirmed ({who}){yours}");
    }
    if told.unwitnessed > 0 {
        let _ = writeln!(text, "{} thrown rolls have no witness", told.unwitnessed);
    }
    if let Some(desk) = &told.desk {
        let _ = writeln!(
            text,
            "{}, {}",
            counted(desk.records, "record", "records"),
            counted(desk.bytes, "byte", "bytes")
        );
        if let Some(host) = &desk.reminders_to {
            let _ = writeln!(text, "reminders go to {host}");
        }
        for reminder in &desk.reminders {
            let stage = if reminder.passed { "passed" } else { "near" };
            let state = spaced(&reminder.state);
            let _ = writeln!(text, "  deadline {} {stage}: {state}", reminder.deadline);
        }
    }
}
