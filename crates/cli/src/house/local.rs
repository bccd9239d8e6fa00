//! A data folder, opened by this process. Whoever owns the folder is the organiser, and may act for
//! any seat.

use super::{
    Back, Foundation, House, Question, ScenarioText, StoryForm, Wanted, Wish, kind_of, random_nonce,
};
use crate::failure::Failure;
use chronicle::{CampaignId, Scope};
use decider::{By, Seat};
use projections::{
    Language, Listener, Window,
    sheets::{self, SheetsWanted},
};
use referee::{
    Answer, Code, DeskCommand, DeskOrder, NewCampaign, Order, Reader, Referee, Rejected, Rewind,
    scenario,
};
use serde::Serialize;
use serde_json::{Value, json};
use server::body::AmendBody;
use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use store::{MemoryStore, OpenOptions, SledStore, StoreError};

/// A referee over a data folder.
pub(super) struct Local(Referee);

/// Opens a data folder and puts a referee over it.
pub(crate) fn open_referee(data: &Path) -> Result<Referee, Failure> {
    let store = SledStore::open(data, OpenOptions::default()).map_err(store_failure)?;
    Ok(Referee::new(Arc::new(store)))
}

/// What the store says, as a failure. Somebody else at the folder is told how to be reached.
pub(crate) fn store_failure(error: StoreError) -> Failure {
    let code = error.code();
    let held = match &error {
        StoreError::Held { holder, .. } => match &holder.address {
            Some(address) => format!(": --server http://{address}"),
            None => " with --server URL, if it is a server".to_owned(),
        },
        _ => String::new(),
    };
    Failure::fault(code, format!("{error}{held}"))
}

/// What the referee says, as a failure.
pub(crate) fn rejected(rejected: Rejected) -> Failure {
    let mut failure =
        Failure::new(kind_of(rejected.class), rejected.code, rejected.message.to_string())
            .with("clause", rejected.clause.map(|clause| clause.id().to_owned()))
            .with("allowed", rejected.allowed.map(|allowed| allowed.to_string()));
    if let Some(needs) = rejected.needs_dice {
        failure = failure.with("needs_dice", value(&needs));
    }
    if let Some(since) = rejected.since {
        failure = failure.with("since", value(&since));
    }
    failure
}

fn value(answer: &impl Serialize) -> Value {
    serde_json::to_value(answer).unwrap_or_default()
}

impl Local {
    pub(super) fn open(data: &Path) -> Result<Self, Failure> {
        open_referee(data).map(Self)
    }

    /// A copy of an exported log; none of one that hides something from its reader.
    pub(super) fn in_memory(log: &[u8]) -> Result<Option<Box<dyn House>>, Failure> {
        let referee = Referee::new(Arc::new(MemoryStore::new()));
        match referee.import(log) {
            Ok(_) => Ok(Some(Box::new(Self(referee)))),
            Err(refused) if refused.code == Code::RedactedCopy.text() => Ok(None),
            Err(other) => Err(rejected(other)),
        }
    }

    fn newest_scope(&self, campaign: CampaignId) -> Result<Scope, Failure> {
        let about = projections::about(&self.0, campaign, &Reader::Public).map_err(rejected)?;
        let newest = about.engagements.last();
        Ok(newest.map_or(Scope::Campaign, |engagement| engagement.scope.clone()))
    }

    /// The record to which a rewind leads.
    fn target(
        &self,
        campaign: CampaignId,
        back: &Back,
        only: Option<&Scope>,
    ) -> Result<u64, Failure> {
        match back {
            Back::To(to) => Ok(*to),
            Back::Turn(turn) => {
                let scope = only.cloned().map_or_else(|| self.newest_scope(campaign), Ok)?;
                let turns = projections::turns(&self.0, campaign, &scope, Language::English)
                    .map_err(rejected)?;
                let mark = turns.iter().find(|mark| mark.turn == *turn);
                mark.map(|mark| mark.start).ok_or_else(|| no_such_turn(*turn, turns.last()))
            }
        }
    }

    /// A place to read for: the folder's owner reads as the organiser unless he says otherwise.
    fn reader(&self, campaign: CampaignId, by: Option<&By>) -> Result<Reader, Failure> {
        let by = by.cloned().unwrap_or(By::Organiser);
        if let By::Seat(seat) = &by {
            let about = projections::about(&self.0, campaign, &Reader::Public).map_err(rejected)?;
            if !about.seats.iter().any(|known| known.seat == seat.name()) {
                let seats: Vec<&str> = about.seats.iter().map(|seat| seat.seat.as_str()).collect();
                let message =
                    format!("nobody sits at `{seat}` here; there are {}", seats.join(", "));
                return Err(Failure::new(crate::failure::Kind::Refused, "no_such_seat", message));
            }
        }
        Ok(Reader::Keyed(by))
    }
}

impl House for Local {
    fn create(&self, foundation: &Foundation) -> Result<Value, Failure> {
        let scenario = match &foundation.scenario {
            ScenarioText::BuiltIn(name) => scenario::built_in(name),
            ScenarioText::Written(text) => scenario::parse(text),
        };
        let name = foundation.name.as_deref();
        let new = scenario
            .and_then(|it| if foundation.game_master { it.with_game_master() } else { Ok(it) })
            .and_then(|scenario| self.0.create_for(name, &scenario, foundation.players.clone()));
        let mut new = new.map_err(rejected)?;
        if let Some(rules) = &foundation.house_rules {
            let command = DeskCommand::SetHouseRules(rules.clone());
            let order = DeskOrder { batch: self.0.new_batch(), by: By::Organiser, command };
            new.head = self.0.at_the_desk(new.campaign, &order).map_err(rejected)?.head;
        }
        Ok(opened(&new))
    }

    fn campaigns(&self) -> Result<Value, Failure> {
        let all = self.0.campaigns().map_err(rejected)?.into_iter();
        let summaries =
            all.map(|campaign| projections::summary(&self.0, campaign, Language::English));
        summaries.collect::<Result<Vec<_>, _>>().map(|all| value(&all)).map_err(rejected)
    }

    fn remind(&self, campaign: CampaignId, address: Option<&str>) -> Result<Value, Failure> {
        if address.is_some() {
            let message =
                "the address is tried before it is kept: ask a running server, with --server";
            return Err(Failure::usage("needs_server", message));
        }
        self.0.set_webhook(campaign, &By::Organiser, None).map_err(rejected)?;
        Ok(json!({ "set": false }))
    }

    fn campaign(&self, campaign: CampaignId, by: Option<&By>) -> Result<Value, Failure> {
        let reader = self.reader(campaign, by)?;
        projections::about(&self.0, campaign, &reader).map(|about| value(&about)).map_err(rejected)
    }

    fn give(&self, campaign: CampaignId, wish: &Wish) -> Result<Value, Failure> {
        let head = match wish.head {
            Some(head) => head,
            None => self.0.head(campaign).map_err(rejected)?.seq,
        };
        let scope = match &wish.scope {
            Some(scope) => scope.clone(),
            None => self.newest_scope(campaign)?,
        };
        let nonce = wish.nonce.clone().map_or_else(random_nonce, Ok)?;
        let order = Order {
            batch: wish.batch.unwrap_or_else(|| self.0.new_batch()),
            head,
            by: wish.by.clone().unwrap_or(By::Organiser),
            scope,
            command: match &wish.wanted {
                Wanted::Notation(text) => referee::Wanted::Notation(text.clone()),
                Wanted::Json(command) => referee::Wanted::Json(command.clone()),
            },
            nonce: Some(nonce),
            thrown: wish.thrown.clone(),
        };
        self.0.give(campaign, &order).map(|answer| accepted(&answer)).map_err(rejected)
    }

    fn options(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        scope: Option<&Scope>,
    ) -> Result<Value, Failure> {
        let scope = scope.cloned().map_or_else(|| self.newest_scope(campaign), Ok)?;
        let by = by.cloned().unwrap_or(By::Organiser);
        let options = self.0.options(campaign, &scope, &by, Language::English);
        let (head, options) = options.map_err(rejected)?;
        Ok(value(&server::body::AnyOptions::new(head, options)))
    }

    fn view(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        scope: Option<&Scope>,
        at: Option<u64>,
    ) -> Result<Value, Failure> {
        let reader = self.reader(campaign, by)?;
        let scope = scope.cloned().map_or_else(|| self.newest_scope(campaign), Ok)?;
        let view = projections::view(&self.0, campaign, &reader, &scope, at).map_err(rejected)?;
        Ok(value(&view))
    }

    fn log(&self, campaign: CampaignId, by: Option<&By>, from: u64) -> Result<Vec<Value>, Failure> {
        let reader = self.reader(campaign, by)?;
        let last = self.0.head(campaign).map_err(rejected)?.seq;
        let (mut told, mut from) = (Vec::new(), from);
        while from <= last {
            let window = Window { from: Some(from), to: Some(last), limit: None };
            let page =
                projections::history(&self.0, campaign, &reader, window).map_err(rejected)?;
            let Some(end) = page.lines.last().map(|line| line.seq) else { break };
            told.extend(page.lines.iter().map(value));
            from = end + 1;
        }
        Ok(told)
    }

    fn ask(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        question: &Question<'_>,
    ) -> Result<Value, Failure> {
        let reader = self.reader(campaign, by)?;
        let referee = &self.0;
        let answer = match question {
            Question::Timelines => {
                projections::timelines(referee, campaign).map(|told| value(&told))
            }
            Question::Roll(seq) => {
                projections::roll(referee, campaign, &reader, *seq).map(|told| value(&told))
            }
            Question::Rolls(wanted) => {
                projections::rolls(referee, campaign, &reader, wanted).map(|told| value(&told))
            }
            Question::Cause { engagement, fact } => {
                projections::cause(referee, campaign, &reader, *engagement, *fact, None)
                    .map(|told| value(&told))
            }
            Question::Desk => {
                projections::desk(referee, campaign, &reader).map(|told| value(&told))
            }
            Question::Waiting => {
                projections::waiting(referee, campaign, &reader).map(|told| value(&told))
            }
            Question::Dice => {
                projections::dice(referee, campaign, Language::English).map(|told| value(&told))
            }
            Question::Compare { from, to, scope } => {
                let scope = scope.cloned().map_or_else(|| self.newest_scope(campaign), Ok)?;
                let to = to.map_or_else(|| referee.head(campaign).map(|head| head.seq), Ok);
                to.and_then(|to| {
                    projections::compare(referee, campaign, &reader, &scope, *from, to)
                })
                .map(|told| value(&told))
            }
            Question::Rewind { back, only } => {
                let to = self.target(campaign, back, *only)?;
                projections::rewind_preview(referee, campaign, &reader, to, *only)
                    .map(|told| value(&told))
            }
        };
        answer.map_err(rejected)
    }

    fn rewind(
        &self,
        campaign: CampaignId,
        back: &Back,
        only: Option<&Scope>,
        reason: &str,
    ) -> Result<Value, Failure> {
        let rewind = Rewind {
            batch: self.0.new_batch(),
            head: self.0.head(campaign).map_err(rejected)?.seq,
            by: By::Organiser,
            to: self.target(campaign, back, only)?,
            only: only.cloned(),
            dispute: None,
            reason: reason.to_owned(),
        };
        self.0.rewind(campaign, &rewind).map(|answer| accepted(&answer)).map_err(rejected)
    }

    fn at_the_desk(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        command: &DeskCommand,
    ) -> Result<Value, Failure> {
        let by = by.cloned().unwrap_or(By::Organiser);
        let order = DeskOrder { batch: self.0.new_batch(), by, command: command.clone() };
        self.0.at_the_desk(campaign, &order).map(|answer| accepted(&answer)).map_err(rejected)
    }

    fn amend(
        &self,
        campaign: CampaignId,
        amendment: &AmendBody,
        preview: bool,
    ) -> Result<Value, Failure> {
        let head = self.0.head(campaign).map_err(rejected)?.seq;
        let body = AmendBody { batch: self.0.new_batch(), head, ..amendment.clone() };
        let wrong = |why| Failure::usage("malformed_body", format!("{why}"));
        let amendment = body.by(By::Organiser).map_err(wrong)?;
        if preview {
            let told =
                projections::amendment_preview(&self.0, campaign, &amendment, Language::English);
            return told.map(|told| value(&told)).map_err(rejected);
        }
        let (answer, amended) = self.0.amend(campaign, &amendment).map_err(rejected)?;
        let amended = projections::amended(&self.0, campaign, &amended, Language::English);
        let amended = amended.map_err(rejected)?;
        Ok(json!({ "accepted": accepted(&answer), "amended": amended }))
    }

    fn replace_key(&self, campaign: CampaignId, seat: &Seat) -> Result<Value, Failure> {
        let replaced = self.0.replace_key(campaign, &By::Organiser, seat).map_err(rejected)?;
        Ok(json!({ "seat": replaced.seat, "key": replaced.key.to_string() }))
    }

    fn export(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        full: bool,
        out: &mut dyn Write,
    ) -> Result<(), Failure> {
        let reader = self.reader(campaign, by)?;
        let written = match full {
            true => self.0.export_full(campaign, &reader, 0, out),
            false => self.0.export(campaign, &reader, 0, out),
        };
        written.map(|_| ()).map_err(rejected)
    }

    fn sheets(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        wanted: &SheetsWanted,
        language: Language,
    ) -> Result<String, Failure> {
        let reader = &self.reader(campaign, by)?;
        let scope = self.newest_scope(campaign)?;
        let listener = Listener { reader, language };
        let sheets = sheets::sheets(&self.0, campaign, listener, &scope, wanted);
        sheets.map(|sheets| sheets.page()).map_err(rejected)
    }

    fn story(
        &self,
        campaign: CampaignId,
        by: Option<&By>,
        form: StoryForm,
        base: Option<&str>,
    ) -> Result<String, Failure> {
        let reader = self.reader(campaign, by)?;
        let told = projections::story::illustrated(&self.0, campaign, &reader).map_err(rejected)?;
        Ok(match form {
            StoryForm::Markdown => told.markdown(base),
            StoryForm::Page => told.page(base),
        })
    }

    fn import(&self, log: Vec<u8>) -> Result<Value, Failure> {
        self.0.import(&log).map(|new| opened(&new)).map_err(rejected)
    }
}

fn no_such_turn(turn: u32, last: Option<&projections::TurnMark>) -> Failure {
    let last = last.map_or(0, |mark| mark.turn);
    let message = format!("turn {turn} has not been played; the last one is turn {last}");
    Failure::new(crate::failure::Kind::Refused, "unknown_turn", message)
}

/// As the server answers.
pub(crate) fn opened(new: &NewCampaign) -> Value {
    let seats: Vec<Value> = new
        .seats
        .iter()
        .map(|seat| {
            let about = projections::SeatAbout::new(&seat.seat, Language::English);
            json!({ "seat": about.seat, "name": about.name, "key": seat.key.to_string() })
        })
        .collect();
    json!({
        "campaign": new.campaign, "name": new.name, "head": new.head,
        "organiser": { "key": new.organiser.to_string() }, "seats": seats,
    })
}

/// As the server answers.
fn accepted(answer: &Answer) -> Value {
    json!({
        "batch": answer.batch, "head": answer.head, "records": answer.records,
        "again": answer.again,
    })
}
