//! `wapenrol play`: a file of orders, one a line, as they stood on paper.

mod played;
mod typed;

use super::Context;
use super::order::receipt;
use crate::failure::Failure;
use crate::house::{House, Wish};
use crate::progress;
use chronicle::{CampaignId, Uuid};
use decider::By;
use lowenheim::state::Step;
use played::Played;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::io::Read as _;
use std::path::PathBuf;
use typed::{Line, Order, Reading, Said, Who};

#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  wapenrol play CAMPAIGN friday.txt --check     read it, and try it on a copy
  wapenrol play CAMPAIGN friday.txt
  wapenrol play CAMPAIGN friday.txt --from 40   begin with line 40, whatever stands
  wapenrol play CAMPAIGN mine.txt --as cathay   for lines that do not say who
  echo 'cathay: tell We wait.' | wapenrol play CAMPAIGN -

A line is written as on the record sheet (`wapenrol sheets`):
  turn 3                          checked: the game must be there; likewise `step 7`
  as city-guard                   who gives the lines below that do not say who
  city-guard: strike mannheim skaven-3 dice 5 2 6
  ca: done                        as many letters as tell the seats apart
  all: done                       everybody who may still act
  organiser: proceed dice 3 4 1   `dice sealed` lets the sealed dice fall
  # a remark

Dice are those that you threw. Stops at the first line that is wrong and says why; what came before
it stands. Correct the line and play the same file again: lines that stand are not played twice,
lines that a rewind left behind are. Also understood are lines of JSON: {\"as\", \"scope\"?, \"notation\" or
\"command\", \"thrown\"?, \"nonce\"?, \"batch\"?}, whose dice are sealed unless they are given.")]
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
    #[arg(long = "as", value_name = "SEAT", value_parser = crate::arguments::somebody)]
    by: Option<By>,
}

/// How far a file was played.
#[derive(Default)]
struct Progress {
    /// Orders that were accepted now.
    accepted: usize,
    /// Orders that stood already.
    stood: usize,
    head: Value,
    /// The line at which a copy had to draw a card.
    card_at: Option<usize>,
}

impl Play {
    pub(crate) fn run(&self, context: &Context) -> Result<(), Failure> {
        let text = self.text()?;
        let house = context.house()?;
        let about = house.campaign(self.campaign, None)?;
        let newest = about["engagements"].as_array().and_then(|all| all.last());
        let is_battle = newest.is_some_and(|newest| newest["system"] == "battle");
        let seats = seats(&about);
        let first = self.from.unwrap_or(1);
        let reading = Reading { seats: &seats, by: self.by.clone() };
        let lines: Vec<Line<'_>> =
            reading.lines(&text).into_iter().filter(|line| line.number >= first).collect();
        let copy = if self.check { house.rehearsal(self.campaign)? } else { None };
        let mut progress = Progress::default();
        match (&copy, self.check) {
            (Some(copy), _) => self.play(&**copy, &lines, &mut progress)?,
            (None, true) => progress.card_at = Some(first),
            (None, false) => self.play(&*house, &lines, &mut progress)?,
        }
        if self.check {
            only_read(&lines, progress.card_at, is_battle)?;
        }
        let answer = self.answer(&progress, &lines);
        context.printer.answer(&answer, |text| *text = self.told(&progress, &lines))?;
        Ok(())
    }

    fn answer(&self, progress: &Progress, lines: &[Line<'_>]) -> Value {
        let mut answer = json!({
            "orders": progress.accepted, "stood": progress.stood, "lines": lines.len(),
        });
        if self.check {
            answer["card_at"] = json!(progress.card_at);
        } else {
            answer["head"] = progress.head.clone();
        }
        answer
    }

    fn told(&self, progress: &Progress, lines: &[Line<'_>]) -> String {
        let Progress { accepted, stood, head, card_at } = progress;
        let before = if *stood > 0 { format!(", {stood} stood already") } else { String::new() };
        if !self.check {
            let receipt =
                if head.is_null() { String::new() } else { format!("\nreceipt {}", receipt(head)) };
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
        house: &dyn House,
        lines: &[Line<'_>],
        progress: &mut Progress,
    ) -> Result<(), Failure> {
        let piped = self.file.as_os_str() == "-";
        let played = if piped || self.from.is_some() {
            Played::afresh()
        } else {
            Played::of(house, self.campaign, lines)?
        };
        let bar = progress::bar(lines.len() as u64, "lines");
        for (at, line) in lines.iter().enumerate() {
            if let Err(failure) = self.play_line(house, &played, (at, line), progress) {
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
        house: &dyn House,
        played: &Played,
        (at, line): (usize, &Line<'_>),
        progress: &mut Progress,
    ) -> Result<(), Failure> {
        let order = match &line.said {
            Err(failure) => return Err(failure.clone()),
            Ok(Said::Here { turn, step }) if played.is_ahead(at) => {
                return self.check_place(house, *turn, step.as_deref());
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
                self.give(house, &order.wish(by, batch), progress)
            }
            Who::All => self.give_all(house, played, (at, order), progress),
        }
    }

    fn give(&self, house: &dyn House, wish: &Wish, progress: &mut Progress) -> Result<(), Failure> {
        let answer = house.give(self.campaign, wish);
        let answer = answer.map_err(|failure| self.with_what_is_legal(house, wish, failure))?;
        progress.accepted += 1;
        progress.head = answer["head"].clone();
        Ok(())
    }

    /// The same order for everybody who may act in this step, one after the other.
    fn give_all(
        &self,
        house: &dyn House,
        played: &Played,
        (at, order): (usize, &Order),
        progress: &mut Progress,
    ) -> Result<(), Failure> {
        let now = || house.view(self.campaign, None, order.scope.as_ref(), None);
        let begun = place(&now()?);
        let stood = played.parts(at);
        progress.stood += stood;
        if stood > 0 && !(played.is_last(at) && played.began_in(at, &begun)) {
            return Ok(());
        }
        let mut given: Vec<By> = Vec::new();
        loop {
            let view = now()?;
            let acting = view["siege"]["acting"].as_array().cloned().unwrap_or_default();
            let next = acting
                .iter()
                .filter_map(|seat| seat.as_str()?.parse().ok().map(By::Seat))
                .find(|by| !given.contains(by));
            let Some(by) = next.filter(|_| place(&view) == begun) else { break };
            let batch = played.id(at, stood + given.len());
            self.give(house, &order.wish(&by, batch), progress)?;
            given.push(by);
        }
        if stood == 0 && given.is_empty() {
            let message = "nobody has anything to order now; the rules go on with `proceed`";
            return Err(Failure::new(crate::failure::Kind::Refused, "nobody_acts", message));
        }
        Ok(())
    }

    /// `turn 3`, `step 7`: is the siege there?
    fn check_place(
        &self,
        house: &dyn House,
        turn: Option<u32>,
        step: Option<&str>,
    ) -> Result<(), Failure> {
        let view = house.view(self.campaign, None, None, None)?;
        if view["battle"].is_object() {
            return check_turn(&view["battle"]["turn"], turn, step);
        }
        let (siege, now) = (&view["siege"], &view["siege"]["step"]);
        let is_turn = turn.is_none_or(|turn| siege["turn"] == turn);
        let is_step = step.is_none_or(|step| {
            let word = |name: &str| now[name].as_str().unwrap_or_default().to_lowercase();
            [word("number"), word("id"), word("name")].iter().any(|known| known == step)
        });
        if is_turn && is_step {
            return Ok(());
        }
        let word = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let (number, name) = (word(&now["number"]), word(&now["name"]));
        let order = |step: &str| Step::ALL.iter().position(|it| it.number() == step);
        let over = is_turn && step.and_then(order).is_some_and(|at| Some(at) < order(&number));
        let acting: Vec<String> =
            siege["acting"].as_array().into_iter().flatten().map(word).collect();
        let message = format!(
            "the siege is in turn {}, step {number} ({name}){}",
            siege["turn"],
            if over { "; this step is over" } else { ", and not here" }
        );
        let allowed = if over {
            "A step in which nobody can do anything ends by itself: leave it out.".to_owned()
        } else if siege["can_proceed"] == true {
            "The rules go on: `organiser: proceed`, with the dice that fell.".to_owned()
        } else {
            format!("Still to act: {}. `all: done` ends the step for them.", acting.join(", "))
        };
        let failure = Failure::new(crate::failure::Kind::Refused, "not_here", message);
        Err(failure.with("allowed", allowed))
    }

    /// Adds the orders that the sender could give, where the refusal does not say what is right.
    fn with_what_is_legal(&self, house: &dyn House, wish: &Wish, failure: Failure) -> Failure {
        if failure.has("needs_dice") {
            let so_far = wish.thrown.iter().flatten().map(ToString::to_string);
            let so_far: Vec<String> = so_far.chain(["…".to_owned()]).collect();
            let right = format!("Write what fell behind the order: `dice {}`.", so_far.join(" "));
            return failure.with("allowed", right);
        }
        if failure.has("allowed") {
            return failure;
        }
        let by = wish.by.as_ref();
        let Ok(answer) = house.options(self.campaign, by, wish.scope.as_ref()) else {
            return failure;
        };
        let mut legal: BTreeMap<String, (usize, String)> = BTreeMap::new();
        for option in answer["options"].as_array().into_iter().flatten() {
            let notation = option["notation"].as_str().unwrap_or_default();
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
fn seats(about: &Value) -> Vec<String> {
    let seats = about["seats"].as_array().into_iter().flatten();
    let names = seats.filter_map(|seat| seat["seat"].as_str().map(str::to_owned));
    names.chain(["organiser".to_owned()]).collect()
}

/// `turn 3`: is the battle there?
fn check_turn(now: &Value, turn: Option<u32>, step: Option<&str>) -> Result<(), Failure> {
    let refused =
        |message: String| Failure::new(crate::failure::Kind::Refused, "not_here", message);
    if let Some(step) = step {
        let message = format!("a battle has no steps, so it cannot be in step {step}");
        return Err(refused(message).with("allowed", "Leave the step out: `turn 3`."));
    }
    if turn.is_none_or(|turn| *now == turn) {
        return Ok(());
    }
    let allowed = "The rules go on when somebody says `proceed`.";
    Err(refused(format!("the battle is in turn {now}, and not here")).with("allowed", allowed))
}

/// Turn and step of a view.
fn place(view: &Value) -> (Value, Value) {
    if view["battle"].is_object() {
        return (view["battle"]["turn"].clone(), view["battle"]["card"].clone());
    }
    (view["siege"]["turn"].clone(), view["siege"]["step"]["id"].clone())
}

/// Reads what was not played: is every line an order?
fn only_read(lines: &[Line<'_>], from: Option<usize>, is_battle: bool) -> Result<(), Failure> {
    let parse = |text: &str| {
        if is_battle {
            te_wapen::notation::parse_command(text).err().map(|error| error.to_string())
        } else {
            lowenheim::notation::parse_command(text).err().map(|error| error.to_string())
        }
    };
    for line in lines.iter().filter(|line| from.is_some_and(|from| line.number >= from)) {
        let wrong = match &line.said {
            Err(failure) => Some(failure.clone()),
            Ok(Said::Order(order)) => order.notation().and_then(|notation| {
                parse(notation).map(|error| Failure::usage("bad_notation", error))
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
    fn wish(&self, by: &By, batch: Option<Uuid>) -> Wish {
        Wish {
            by: Some(by.clone()),
            scope: self.scope.clone(),
            wanted: self.wanted.clone(),
            nonce: self.nonce.clone(),
            thrown: self.thrown.clone(),
            batch: self.batch.or(batch),
            head: None,
        }
    }
}
