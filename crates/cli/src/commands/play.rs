//! `wapenrol play`: a file of orders, one a line, as they stood on paper.

mod played;
mod typed;

use crate::about;
use crate::client::{Client, OrderRequest};
use crate::context::Context;
use crate::failure::{Failure, Kind};
use crate::progress;
use campaign::System;
use chronicle::{CampaignId, Scope, Uuid};
use decider::By;
use played::PlayedFile;
use projections::{About, Awaited, CampaignView, HeadBody, WaitSeen};
use serde::Serialize;
use std::collections::BTreeMap;
use std::fs;
use std::io::Read as _;
use std::path::PathBuf;
use typed::{Order, Reading, Said, TypedLine, Who};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol play CAMPAIGN friday.txt --check     read it, and try it on a copy
  wapenrol play CAMPAIGN friday.txt
  wapenrol play CAMPAIGN friday.txt --from 40   begin with line 40, whatever stands
  wapenrol play CAMPAIGN mine.txt --as cathay   for lines that do not say who
  wapenrol play CAMPAIGN mine.txt --scope engagement/3   a fight of a campaign's map
  echo 'cathay: tell We wait.' | wapenrol play CAMPAIGN -

A line is written as on the record sheet (`wapenrol sheets`):
  turn 3                          checked: the game must be there; likewise `step 7`
  as city-guard                   who gives the lines below that do not say who
  city-guard: strike mannheim skaven-3 dice 5 2 6
  ca: done                        as many letters as tell the seats apart
  all: done                       everybody who may still act
  organiser: proceed dice 3 4 1   `dice sealed` lets the sealed dice fall
  organiser: proceed card clubs-ace   turned up from a deck on your table; without it cards are sealed
  # a remark

Dice are those that you threw. Stops at the first line that is wrong and says why; what came before
it stands. Correct the line and play the same file again: lines that stand are not played twice,
lines that a rewind left behind are. Also understood are lines of JSON: {\"as\", \"scope\"?, \"notation\" or
\"command\", \"thrown\"?, \"cards\"?, \"nonce\"?, \"batch\"?}, whose dice are sealed unless they are given.")]
pub(crate) struct Play {
    /// The campaign's id
    campaign: CampaignId,
    /// The file; - for what is piped in
    file: PathBuf,
    /// Read everything and play it on a copy, as far as no card is drawn; nothing is written
    #[arg(long)]
    check: bool,
    /// Begin with this line, and play everything from it on as new
    #[arg(long, value_name = "LINE")]
    from: Option<usize>,
    /// Who gives the lines that do not say so
    #[arg(long = "as", value_name = "SEAT", value_parser = crate::about::somebody)]
    by: Option<By>,
    #[command(flatten)]
    about: about::About,
}

/// How far a file was played.
#[derive(Default)]
struct Progress {
    /// Orders that were accepted now.
    accepted: usize,
    /// Orders that stood already.
    stood: usize,
    head: Option<HeadBody>,
    /// What the lines are about that do not say so.
    scope: Option<Scope>,
    /// The line at which a copy had to draw a card.
    card_at: Option<usize>,
}

/// The same for programs.
#[derive(Serialize)]
struct Answer<'p> {
    orders: usize,
    stood: usize,
    lines: usize,
    #[serde(flatten)]
    end: End<'p>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum End<'p> {
    Checked { card_at: Option<usize> },
    PlayedFile { head: Option<&'p HeadBody> },
}

impl Play {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let text = self.text()?;
        let client = context.client()?;
        let about = client.about(self.campaign, None)?;
        let seats = seats(&about);
        let first = self.from.unwrap_or(1);
        let scope = client.scope(self.campaign, None, self.about.scope.as_ref())?;
        let reading = Reading { seats: &seats, by: self.by.clone(), scope: Some(scope.clone()) };
        let lines: Vec<TypedLine<'_>> =
            reading.lines(&text).into_iter().filter(|line| line.number >= first).collect();
        let copy = if self.check { client.rehearsal(self.campaign)? } else { None };
        let mut progress = Progress { scope: Some(scope.clone()), ..Progress::default() };
        match (&copy, self.check) {
            (Some(copy), _) => self.play(copy, &lines, &mut progress)?,
            (None, true) => progress.card_at = Some(first),
            (None, false) => self.play(&client, &lines, &mut progress)?,
        }
        if self.check {
            let here = about.engagements.iter().find(|it| it.scope == scope);
            only_read(&lines, progress.card_at, here.map(|it| it.system))?;
        }
        let end = match self.check {
            true => End::Checked { card_at: progress.card_at },
            false => End::PlayedFile { head: progress.head.as_ref() },
        };
        let (orders, stood) = (progress.accepted, progress.stood);
        let answer = Answer { orders, stood, lines: lines.len(), end };
        context.printer.answer(&answer, |text| *text = self.told(&progress, &lines))?;
        Ok(())
    }

    fn told(&self, progress: &Progress, lines: &[TypedLine<'_>]) -> String {
        let Progress { accepted, stood, head, card_at, .. } = progress;
        let before = if *stood > 0 { format!(", {stood} stood already") } else { String::new() };
        if !self.check {
            let receipt =
                head.as_ref().map_or_else(String::new, |head| format!("\nreceipt {head}"));
            return format!("{accepted} orders accepted{before}{receipt}");
        }
        let read = lines.len();
        match card_at {
            None => format!("{read} lines read, {accepted} orders would be accepted{before}"),
            Some(line) => format!(
                "{read} lines read, {accepted} orders would be accepted{before}; from line {line} on \
                 a card decides what may follow, so the rest was only read"
            ),
        }
    }

    fn play(
        &self,
        client: &Client,
        lines: &[TypedLine<'_>],
        progress: &mut Progress,
    ) -> Result<(), Failure> {
        let piped = self.file.as_os_str() == "-";
        let played = if piped || self.from.is_some() {
            PlayedFile::afresh()
        } else {
            PlayedFile::of(client, self.campaign, lines)?
        };
        let bar = progress::bar(lines.len() as u64, "lines");
        for (at, line) in lines.iter().enumerate() {
            if let Err(failure) = self.play_line(client, &played, (at, line), progress) {
                bar.finish_and_clear();
                if self.check && failure.code() == "sealed_elsewhere" {
                    progress.card_at = Some(line.number);
                    return Ok(());
                }
                let failure = failure.at(format!("line {}", line.number));
                let failure = failure.with("line", line.number);
                if played.is_changed(at) {
                    return Err(failure);
                }
                let done = progress.accepted + progress.stood;
                let hint = format!(
                    "{done} orders before it stand; correct the line and play the file again"
                );
                return Err(failure.with("hint", hint));
            }
            bar.inc(1);
        }
        bar.finish_and_clear();
        Ok(())
    }

    fn play_line(
        &self,
        client: &Client,
        played: &PlayedFile,
        (at, line): (usize, &TypedLine<'_>),
        progress: &mut Progress,
    ) -> Result<(), Failure> {
        let order = match &line.said {
            Err(failure) => return Err(failure.clone()),
            Ok(Said::Here { turn, step }) if played.is_ahead(at) => {
                return self.check_place(client, progress.scope.as_ref(), *turn, step.as_deref());
            }
            Ok(Said::Here { .. }) => return Ok(()),
            Ok(Said::Order(order)) => order,
        };
        if played.is_changed(at) {
            return Err(played.changed(self.campaign, at));
        }
        match &order.who {
            Who::One(by) => {
                if played.stands(at) {
                    progress.stood += 1;
                    return Ok(());
                }
                let batch = played.id(at, 0);
                self.give(client, &order.of(by, batch), progress)
            }
            Who::All => self.give_all(client, played, (at, order), progress),
        }
    }

    fn give(
        &self,
        client: &Client,
        order: &OrderRequest,
        progress: &mut Progress,
    ) -> Result<(), Failure> {
        let answer = client.give_or_find_the_way(self.campaign, order);
        let answer = answer.map_err(|failure| self.with_what_is_legal(client, order, failure))?;
        progress.accepted += 1;
        progress.head = Some(answer.head);
        Ok(())
    }

    /// The same order for everybody who may act in this step, one after the other.
    fn give_all(
        &self,
        client: &Client,
        played: &PlayedFile,
        (at, order): (usize, &Order),
        progress: &mut Progress,
    ) -> Result<(), Failure> {
        let now = || client.view(self.campaign, None, order.scope.as_ref(), None);
        let begun = now()?.moment();
        let stood = played.parts(at);
        progress.stood += stood;
        if stood > 0 && !(played.is_last(at) && played.began_in(at, &begun)) {
            return Ok(());
        }
        let mut given: Vec<By> = Vec::new();
        loop {
            let view = now()?;
            if view.moment() != begun {
                break;
            }
            let waits = self.waits(client, &view)?;
            let seats = waits.iter().filter(|wait| wait.owed).flat_map(|wait| &wait.seats);
            let mut acting = seats.filter_map(|seat| seat.seat.parse().ok().map(By::Seat));
            let Some(by) = acting.find(|by| !given.contains(by)) else { break };
            let batch = played.id(at, stood + given.len());
            self.give(client, &order.of(&by, batch), progress)?;
            given.push(by);
        }
        if stood == 0 && given.is_empty() {
            let message = "nobody has anything to order now; the rules go on with `proceed`";
            return Err(Failure::new(Kind::Refused, "nobody_acts", message));
        }
        Ok(())
    }

    /// What an engagement waits for.
    fn waits(&self, client: &Client, view: &CampaignView) -> Result<Vec<WaitSeen>, Failure> {
        let mut waits = client.waiting(self.campaign, None)?.waits;
        waits.retain(|wait| wait.scope == view.taken.scope);
        Ok(waits)
    }

    /// `turn 3`, `step 7`: is the game there?
    fn check_place(
        &self,
        client: &Client,
        scope: Option<&Scope>,
        turn: Option<u32>,
        step: Option<&str>,
    ) -> Result<(), Failure> {
        let view = client.view(self.campaign, None, scope, None)?;
        let (moment, system) = (view.moment(), view.seen.system().word());
        let refused = |message, allowed: String| {
            Err(Failure::new(Kind::Refused, "not_here", message).with("allowed", allowed))
        };
        if let Some(step) = step.filter(|_| moment.steps.is_empty()) {
            let message = format!("a {system} has no steps, so it cannot be in step {step}");
            return refused(message, "Leave the step out: `turn 3`.".to_owned());
        }
        let is_turn = turn.is_none_or(|turn| turn == moment.turn);
        let is_step = step.is_none_or(|step| moment.step().is_some_and(|now| now.is(step)));
        if is_turn && is_step {
            return Ok(());
        }
        let place = moment.step().map_or_else(String::new, |now| match &now.number {
            Some(number) => format!(", step {number} ({})", now.name),
            None => format!(", step {}", now.name),
        });
        let wanted = step.and_then(|step| moment.steps.iter().position(|it| it.is(step)));
        let over = is_turn && wanted.is_some_and(|wanted| Some(wanted) < moment.now);
        let but = if over { "; this step is over" } else { ", and not here" };
        let message = format!("the {system} is in turn {}{place}{but}", moment.turn);
        if over {
            let allowed = "A step in which nobody can do anything ends by itself: leave it out.";
            return refused(message, allowed.to_owned());
        }
        let waits = self.waits(client, &view)?;
        if waits.iter().any(|wait| wait.what == Awaited::Proceed) {
            let allowed = "The rules go on: `organiser: proceed`, with the dice that fell.";
            return refused(message, allowed.to_owned());
        }
        let seats = waits.iter().flat_map(|wait| &wait.seats);
        let acting: Vec<&str> = seats.map(|seat| &*seat.seat).collect();
        let acting = acting.join(", ");
        refused(message, format!("Still to act: {acting}. `all: done` ends the step for them."))
    }

    /// Adds the orders that the sender could give, where the refusal does not say what is right.
    fn with_what_is_legal(
        &self,
        client: &Client,
        order: &OrderRequest,
        failure: Failure,
    ) -> Failure {
        if failure.has("needs_dice") {
            let so_far = order.thrown.iter().flatten().map(ToString::to_string);
            let so_far: Vec<String> = so_far.chain(["…".to_owned()]).collect();
            let right = format!("Write what fell behind the order: `dice {}`.", so_far.join(" "));
            return failure.with("allowed", right);
        }
        if failure.code() == "sealed_elsewhere" && order.cards.is_none() {
            let right = "Write which card was turned up behind the order, if everybody saw it: `card clubs-ace`.";
            return failure.with("allowed", right);
        }
        if failure.has("allowed") {
            return failure;
        }
        let by = order.by.as_ref();
        let Ok(answer) = client.options(self.campaign, by, order.scope.as_ref()) else {
            return failure;
        };
        let mut legal: BTreeMap<String, (usize, String)> = BTreeMap::new();
        let fights = answer.fight_orders.iter().map(|fight| fight.notation.as_str());
        for notation in answer.options.notations().into_iter().chain(fights) {
            let verb = notation.split(' ').next().unwrap_or_default().to_owned();
            legal.entry(verb).or_insert_with(|| (0, notation.to_owned())).0 += 1;
        }
        let said: Vec<String> = legal
            .into_values()
            .map(|(count, one)| match count {
                1 => format!("`{one}`"),
                more => format!("`{one}` and {} more like it", more - 1),
            })
            .collect();
        let who = by.map_or_else(|| "the organiser".to_owned(), ToString::to_string);
        let said = if said.is_empty() { "nothing".to_owned() } else { said.join(", ") };
        failure.with("allowed", format!("Legal now for {who}: {said}."))
    }

    fn text(&self) -> Result<String, Failure> {
        let read = if self.file.as_os_str() == "-" {
            let mut text = String::new();
            std::io::stdin().read_to_string(&mut text).map(|_| text)
        } else {
            fs::read_to_string(&self.file)
        };
        read.map_err(|error| Failure::fault("no_file", format!("{}: {error}", self.file.display())))
    }
}

/// Who may be named before a colon.
fn seats(about: &About) -> Vec<String> {
    let names = about.seats.iter().map(|seat| seat.seat.clone());
    names.chain(["organiser".to_owned()]).collect()
}

/// Reads what was not played: is every line an order?
fn only_read(
    lines: &[TypedLine<'_>],
    from: Option<usize>,
    system: Option<System>,
) -> Result<(), Failure> {
    let parse = |text: &str| system.and_then(|system| system.parse(text).err());
    for line in lines.iter().filter(|line| from.is_some_and(|from| line.number >= from)) {
        let wrong = match &line.said {
            Err(failure) => Some(failure.clone()),
            Ok(Said::Order(order)) => order.notation().and_then(|notation| {
                parse(notation).map(|wrong| Failure::usage("bad_notation", wrong.to_string()))
            }),
            Ok(Said::Here { .. }) => None,
        };
        if let Some(failure) = wrong {
            return Err(failure.at(format!("line {}", line.number)).with("line", line.number));
        }
    }
    Ok(())
}

impl Order {
    fn of(&self, by: &By, batch: Option<Uuid>) -> OrderRequest {
        OrderRequest {
            by: Some(by.clone()),
            scope: self.scope.clone(),
            wanted: self.wanted.clone(),
            nonce: self.nonce.clone(),
            thrown: self.thrown.clone(),
            cards: self.cards.clone(),
            batch: self.batch.or(batch),
            head: None,
            waits: crate::printing::on_terminal(),
        }
    }
}
