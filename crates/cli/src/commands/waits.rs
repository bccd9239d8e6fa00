//! `wapenrol waits`: what a campaign waits for, and for whom.

use super::Context;
use crate::arguments::somebody;
use crate::failure::Failure;
use crate::house::Question;
use chronicle::CampaignId;
use decider::By;
use serde_json::Value;
use std::fmt::Write as _;

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol waits                     every campaign in a line
  wapenrol waits CAMPAIGN            who owes orders, deadlines, disputes, questions
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
        let house = context.house()?;
        let answer = match self.campaign {
            Some(campaign) => house.ask(campaign, self.by.as_ref(), &Question::Waiting)?,
            None => house.campaigns()?,
        };
        context.printer.answer(&answer, |text| match answer.as_array() {
            Some(all) => all.iter().for_each(|one| tell_line(one, text)),
            None => tell(&answer, text),
        })?;
        Ok(())
    }
}

fn word(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn listed(value: &Value, member: &str) -> String {
    let all = value.as_array().into_iter().flatten();
    let words = all.map(|one| word(if member.is_empty() { one } else { &one[member] }));
    words.collect::<Vec<_>>().join(", ")
}

fn tell_line(one: &Value, text: &mut String) {
    let (id, name, last) = (word(&one["campaign"]), word(&one["name"]), word(&one["last_at"]));
    let owing = listed(&one["owing"], "name");
    let state = match () {
        () if one["closed"] == true => "closed".to_owned(),
        () if one["paused"] == true => "paused".to_owned(),
        () if one["over"] == true => "over".to_owned(),
        () if owing.is_empty() => "waits for nobody in particular".to_owned(),
        () => format!("waits for {owing}"),
    };
    let disputes = match one["disputes"].as_u64() {
        Some(1) => ", a dispute is open".to_owned(),
        Some(open) if open > 1 => format!(", {open} disputes are open"),
        _ => String::new(),
    };
    let deadline = match one["deadline"].as_str() {
        Some(until) => format!(", until {until}"),
        None => String::new(),
    };
    let _ = writeln!(text, "{id}  {name}: {state}{deadline}{disputes}; last {last}");
}

fn tell(told: &Value, text: &mut String) {
    let _ = writeln!(text, "{}, last {}", word(&told["name"]), word(&told["last_at"]));
    if let Some(reason) = told["paused"].as_str() {
        let _ = writeln!(text, "paused: {reason}");
    }
    if told["closed"].is_object() {
        text.push_str("closed\n");
    }
    for wait in told["waits"].as_array().into_iter().flatten() {
        let seats = listed(&wait["seats"], "name");
        let who = if seats.is_empty() { "anybody".to_owned() } else { seats };
        let (scope, turn, step) = (word(&wait["scope"]), &wait["turn"], word(&wait["step"]));
        let yours = if wait["yours"] == true { "  <- you" } else { "" };
        let _ =
            writeln!(text, "{scope}, turn {turn}, {step}: {} ({who}){yours}", word(&wait["words"]));
        if wait["deadline"].is_object() {
            let deadline = &wait["deadline"];
            let passed = if deadline["passed"] == true { ", passed" } else { "" };
            let (number, until) = (&deadline["deadline"], word(&deadline["until"]));
            let _ = writeln!(text, "  deadline {number}: {until}{passed}");
        }
    }
    for number in told["disputes"].as_array().into_iter().flatten() {
        let _ = writeln!(text, "dispute {number} is open");
    }
    for question in told["questions"].as_array().into_iter().flatten() {
        let (number, silent) = (&question["request"], listed(&question["silent"], "name"));
        let _ = writeln!(text, "question {number} waits for {silent}");
    }
    if told["unwitnessed"].as_u64().is_some_and(|count| count > 0) {
        let _ = writeln!(text, "{} thrown rolls have no witness", told["unwitnessed"]);
    }
    let desk = &told["desk"];
    if desk.is_object() {
        let _ = writeln!(text, "{} records, {} bytes", desk["records"], desk["bytes"]);
        if let Some(host) = desk["reminders_to"].as_str() {
            let _ = writeln!(text, "reminders go to {host}");
        }
        for reminder in desk["reminders"].as_array().into_iter().flatten() {
            let stage = if reminder["passed"] == true { "passed" } else { "near" };
            let (number, state) = (&reminder["deadline"], word(&reminder["state"]));
            let _ = writeln!(text, "  deadline {number} {stage}: {state}");
        }
    }
}
