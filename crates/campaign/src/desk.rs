//! The audit desk: who saw which dice, what is disputed, who agrees to a rewind, and when the book
//! is closed.
//!
//! It is folded along the *stream*, not along the timeline: a rewind undoes what was played, never
//! what was said about it. So a dispute is not lost by a rewind, and no vote either.

use crate::EngagementNumber;
use crate::pending::Moment;
use chrono::{DateTime, Utc, serde::ts_milliseconds};
use decider::Audience::Everyone;
use decider::{By, Seat};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

mod deadlines;
mod what_if;

pub use deadlines::{
    BindingDeadline, Deadline, DeadlineLifted, DeadlineSet, RecurringDeadline, RecurringDeadlineSet,
};
pub use what_if::{Adoption, WhatIfAdopted, WhatIfBegun, WhatIfPlayed};

/// How the desk of a campaign stands.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Desk {
    /// What the table has agreed on.
    pub rules: HouseRules,
    /// What was said about thrown dice, by the roll's record.
    pub witnessed: BTreeMap<u64, Vec<DiceWitnessed>>,
    /// Disputes by number, from 1.
    pub disputes: BTreeMap<u32, Dispute>,
    /// Questions whether the head may be moved, by number, from 1.
    pub requests: BTreeMap<u32, Request>,
    /// The organiser has stopped the clocks: nobody plays until they resume.
    pub paused: Option<Paused>,
    /// Deadlines by number, from 1.
    pub deadlines: BTreeMap<u32, Deadline>,
    /// Deadlines of every step, by number; they count on with the others.
    pub recurring: BTreeMap<u32, RecurringDeadline>,
    /// Points that the organiser has named, each with the record behind which it lies.
    pub points: BTreeMap<String, u64>,
    /// The organiser plays along and reads no more than others; and since which record.
    pub blind: Option<(u64, Blinded)>,
    /// Who does the organiser's work with a key of their own, by name, with the record that says so.
    pub deputies: BTreeMap<String, u64>,
    /// The deputy who acts for the organiser now; none: the organiser themselves.
    pub keeper: Option<String>,
    /// The record that says who acts now, and the record before its batch; none: nobody but the organiser ever did.
    pub handed_over: Option<(u64, u64)>,
    /// The campaign was closed.
    pub closed: Option<Closed>,
    /// The campaign is a what-if of another: with the record that says so.
    pub what_if: Option<(u64, WhatIfBegun)>,
    /// What-ifs of this campaign that were adopted, in the order of their records.
    pub adopted: Vec<Adoption>,
}

/// A dispute about one record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Dispute {
    /// The record of `dispute.raised`.
    pub seq: u64,
    /// Who raised it, about what.
    pub raised: DisputeRaised,
    /// What was said since: the record and the statement.
    pub statements: Vec<(u64, DisputeStated)>,
    /// The organiser's ruling, and its record.
    pub ruled: Option<(u64, DisputeRuled)>,
}

/// A question whether the head may be moved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Request {
    /// The record of `timeline.consent_asked`.
    pub seq: u64,
    /// What is asked.
    pub asked: ConsentAsked,
    /// Who agrees.
    pub agree: BTreeSet<Seat>,
    /// Who does not.
    pub refuse: BTreeSet<Seat>,
    /// The head was moved since: it serves no more.
    pub over: bool,
}

/// How a question stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Consent {
    /// Answers are awaited.
    Open,
    /// The head may be moved.
    Granted,
    /// It may not.
    Denied,
}

rulebook::events! {
    /// A fact of the desk; what each is stands above its payload. The desk has no secrets, and a rewind
    /// undoes nothing of what was said there.
    #[allow(missing_docs)]
    pub enum DeskEvent for Desk;

    HouseRules = "campaign.house_rules_set", Everyone, None, bookkeeping;
    DiceWitnessed = "dice.witnessed", Everyone, None, bookkeeping;
    DisputeRaised = "dispute.raised", Everyone, None, bookkeeping;
    DisputeStated = "dispute.stated", Everyone, None, bookkeeping;
    DisputeRuled = "dispute.ruled", Everyone, None, bookkeeping;
    ConsentAsked = "timeline.consent_asked", Everyone, None, bookkeeping;
    ConsentAnswered = "timeline.consent_answered", Everyone, None, bookkeeping;
    Paused = "campaign.paused", Everyone, None, bookkeeping;
    Resumed = "campaign.resumed", Everyone, None, bookkeeping;
    DeadlineSet = "campaign.deadline_set" version 2, Everyone, None, bookkeeping;
    RecurringDeadlineSet = "campaign.recurring_deadline_set", Everyone, None, bookkeeping;
    DeadlineLifted = "campaign.deadline_lifted", Everyone, None, bookkeeping;
    PointSaved = "campaign.point_saved", Everyone, None, bookkeeping;
    Advanced = "campaign.advanced" version 2, Everyone, None, bookkeeping;
    Blinded = "campaign.blinded", Everyone, None, bookkeeping;
    DeputyNamed = "campaign.deputy_named", Everyone, None, bookkeeping;
    DeputyDismissed = "campaign.deputy_dismissed", Everyone, None, bookkeeping;
    KeptBy = "campaign.kept_by", Everyone, None, bookkeeping;
    Closed = "campaign.closed", Everyone, None, bookkeeping;
    WhatIfBegun = "campaign.what_if_begun", Everyone, None, bookkeeping;
    WhatIfAdopted = "campaign.what_if_adopted", Everyone, None, bookkeeping;
}

/// `campaign.house_rules_set`: what the table has agreed on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct HouseRules {
    /// What happens to play while a dispute is open.
    pub disputes: DuringDispute,
    /// Who must agree before the head is moved.
    pub consent: ConsentRule,
    /// How many hours there are to answer.
    pub hours: u32,
    /// What it means if somebody does not answer in time.
    pub silence: Silence,
}

/// `dice.witnessed`: somebody confirms or contests faces that another typed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DiceWitnessed {
    /// The roll's record.
    pub roll: u64,
    /// Who says so.
    #[schemars(with = "String")]
    pub by: By,
    /// Is it what they saw?
    pub confirms: bool,
    /// What they saw instead, if they say.
    pub faces: Option<Vec<u32>>,
    /// A word with it.
    pub note: Option<String>,
}

/// `dispute.raised`: somebody disputes a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DisputeRaised {
    /// Its number, from 1.
    pub dispute: u32,
    /// Who raises it.
    #[schemars(with = "String")]
    pub by: By,
    /// The record.
    pub record: u64,
    /// What that record is about: `campaign` or `engagement/<number>`.
    pub scope: String,
    /// What is wrong with it.
    pub text: String,
}

/// `dispute.stated`: somebody states their case.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DisputeStated {
    /// Which dispute.
    pub dispute: u32,
    /// Who.
    #[schemars(with = "String")]
    pub by: By,
    /// What.
    pub text: String,
}

/// `dispute.ruled`: the organiser has ruled. What that changes follows as a correction.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DisputeRuled {
    /// Which dispute.
    pub dispute: u32,
    /// How.
    pub ruling: RulingWord,
    /// Why.
    pub reason: String,
}

/// `timeline.consent_asked`: may the head be moved?
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ConsentAsked {
    /// The question's number, from 1.
    pub request: u32,
    /// Where to.
    pub to: u64,
    /// The only engagement that goes back.
    pub only: Option<String>,
    /// Whose orders would be undone: these are asked.
    #[schemars(with = "Vec<String>")]
    pub affected: Vec<Seat>,
    /// Milliseconds since 1970 until which answers count.
    #[serde(with = "ts_milliseconds")]
    #[schemars(with = "u64")]
    pub until: DateTime<Utc>,
    /// What silence means for this question, whatever the house rules say later; a question of an earlier
    /// version goes by the rules of the day.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub silence: Option<Silence>,
    /// The what-if that would be adopted then, as far as it was played when that was asked; nothing: the head is moved
    /// and no more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub what_if: Option<WhatIfPlayed>,
    /// Why.
    pub reason: String,
}

/// `timeline.consent_answered`: somebody agrees, or not.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ConsentAnswered {
    /// Which question.
    pub request: u32,
    /// Who.
    #[schemars(with = "String")]
    pub by: Seat,
    /// Yes or no.
    pub agrees: bool,
}

/// `campaign.paused`: nobody plays until the organiser resumes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Paused {
    /// Why.
    pub reason: String,
}

/// `campaign.resumed`: play goes on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Resumed {
    /// A word with it.
    pub note: Option<String>,
}

/// `campaign.point_saved`: a point of the campaign has a name, by which it is found again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct PointSaved {
    /// Its name; no other point has it.
    pub name: String,
    /// The record behind which it lies: the last of an order, on whatever timeline.
    pub record: u64,
}

/// `campaign.advanced`: the organiser goes on without those who have not come. The orders that they
/// give for it follow, each as its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Advanced {
    /// Which engagement.
    pub engagement: EngagementNumber,
    /// The turn that is played there.
    pub turn: u32,
    /// Where that turn is.
    pub step: Moment,
    /// Who has not come.
    #[schemars(with = "Vec<String>")]
    pub missing: Vec<Seat>,
    /// Why.
    pub reason: String,
}

/// `campaign.blinded`: until the campaign is closed the organiser reads what one seat reads, or what everybody does.
/// Nothing takes it back but the close.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Blinded {
    /// The seat that the organiser plays; none: they play nobody.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[schemars(with = "Option<String>")]
    pub seat: Option<Seat>,
}

/// `campaign.deputy_named`: somebody may do the organiser's work, with a key of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeputyNamed {
    /// What they are called, 1 to 40 characters; no other deputy is called so.
    pub name: String,
}

/// `campaign.deputy_dismissed`: they may no longer.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct DeputyDismissed {
    /// What they are called.
    pub name: String,
}

/// `campaign.kept_by`: by whose key the organiser acts from here on. The house says so before another's first act.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct KeptBy {
    /// The deputy; none: the organiser themselves.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub deputy: Option<String>,
}

/// `campaign.closed`: nothing is played any more.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct Closed {
    /// May everybody have the full log?
    pub published: bool,
}

/// What happens to play while a dispute is open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DuringDispute {
    /// It goes on.
    #[default]
    PlayOn,
    /// It waits for the ruling, in the engagement that the disputed record is about.
    Pause,
}

/// Who must agree before the head is moved.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, JsonSchema,
)]
#[serde(rename_all = "snake_case")]
pub enum ConsentRule {
    /// The organiser decides alone.
    #[default]
    Organiser,
    /// More than half of those whose orders would be undone.
    Majority,
    /// All of them.
    AllAffected,
}

/// What silence means when the time is up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum Silence {
    /// No.
    #[default]
    Refuses,
    /// Yes.
    Agrees,
}

/// How the organiser has ruled.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum RulingWord {
    /// It stands as it is.
    Stands,
    /// The order was never given.
    Struck,
    /// The roll falls once more.
    ThrownAgain,
    /// Another order stands in its place.
    Replaced,
    /// Everything goes back to before it.
    Rewound,
}

impl RulingWord {
    /// As people say it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Stands => "it stands",
            Self::Struck => "the order is struck",
            Self::ThrownAgain => "it is thrown again",
            Self::Replaced => "another order stands in its place",
            Self::Rewound => "everything goes back to before it",
        }
    }
}

impl Default for HouseRules {
    fn default() -> Self {
        Self {
            disputes: DuringDispute::default(),
            consent: ConsentRule::default(),
            hours: 48,
            silence: Silence::default(),
        }
    }
}

impl Request {
    /// How it stands at a time.
    #[must_use]
    pub fn stands(&self, rules: &HouseRules, now: DateTime<Utc>) -> Consent {
        let asked = self.asked.affected.len();
        let late = now >= self.asked.until;
        let silent = asked - self.agree.len() - self.refuse.len();
        let (mut agree, mut refuse) = (self.agree.len(), self.refuse.len());
        if late {
            match self.asked.silence.unwrap_or(rules.silence) {
                Silence::Agrees => agree += silent,
                Silence::Refuses => refuse += silent,
            }
        }
        let needed = match rules.consent {
            ConsentRule::Organiser => 0,
            ConsentRule::Majority => asked / 2 + usize::from(asked > 0),
            ConsentRule::AllAffected => asked,
        };
        if agree >= needed {
            Consent::Granted
        } else if asked - refuse < needed {
            Consent::Denied
        } else {
            Consent::Open
        }
    }
}

impl Desk {
    /// Takes a fact of the stream.
    pub fn fold(&mut self, seq: u64, event: &DeskEvent) {
        match event {
            DeskEvent::HouseRules(rules) => self.rules = rules.clone(),
            DeskEvent::DiceWitnessed(said) => {
                self.witnessed.entry(said.roll).or_default().push(said.clone());
            }
            DeskEvent::DisputeRaised(raised) => {
                let (statements, ruled) = (Vec::new(), None);
                let dispute = Dispute { seq, raised: raised.clone(), statements, ruled };
                self.disputes.insert(raised.dispute, dispute);
            }
            DeskEvent::DisputeStated(stated) => {
                if let Some(dispute) = self.disputes.get_mut(&stated.dispute) {
                    dispute.statements.push((seq, stated.clone()));
                }
            }
            DeskEvent::DisputeRuled(ruled) => {
                if let Some(dispute) = self.disputes.get_mut(&ruled.dispute) {
                    dispute.ruled = Some((seq, ruled.clone()));
                }
            }
            DeskEvent::ConsentAsked(asked) => {
                let (agree, refuse) = (BTreeSet::new(), BTreeSet::new());
                let request = Request { seq, asked: asked.clone(), agree, refuse, over: false };
                self.requests.insert(asked.request, request);
            }
            DeskEvent::ConsentAnswered(answered) => {
                if let Some(request) = self.requests.get_mut(&answered.request) {
                    let by = answered.by.clone();
                    let (yes, no) = (&mut request.agree, &mut request.refuse);
                    let (says, other) = if answered.agrees { (yes, no) } else { (no, yes) };
                    other.remove(&by);
                    says.insert(by);
                }
            }
            DeskEvent::Paused(paused) => self.paused = Some(paused.clone()),
            DeskEvent::Resumed(_) => self.paused = None,
            DeskEvent::DeadlineSet(set) => self.set_deadline(seq, set),
            DeskEvent::RecurringDeadlineSet(set) => self.set_recurring(seq, set),
            DeskEvent::DeadlineLifted(lifted) => self.lift(lifted),
            DeskEvent::PointSaved(saved) => {
                self.points.insert(saved.name.clone(), saved.record);
            }
            // What it did stands in the orders behind it.
            DeskEvent::Advanced(_) => {}
            DeskEvent::Blinded(blinded) => {
                self.blind.get_or_insert_with(|| (seq, blinded.clone()));
            }
            DeskEvent::DeputyNamed(named) => {
                self.deputies.insert(named.name.clone(), seq);
            }
            DeskEvent::DeputyDismissed(dismissed) => {
                self.deputies.remove(&dismissed.name);
            }
            DeskEvent::KeptBy(kept) => {
                self.keeper.clone_from(&kept.deputy);
                // Its batch is an order of the rules and this record.
                self.handed_over = Some((seq, seq.saturating_sub(2)));
            }
            DeskEvent::Closed(closed) => self.closed = Some(closed.clone()),
            DeskEvent::WhatIfBegun(begun) => self.what_if = Some((seq, begun.clone())),
            DeskEvent::WhatIfAdopted(adopted) => {
                self.adopted.push(Adoption { seq, adopted: adopted.clone() });
                self.rewound();
            }
        }
    }

    /// How the organiser is bound not to read everything; none: they are not, or no longer, since the campaign is closed.
    #[must_use]
    pub fn blind(&self) -> Option<&Blinded> {
        self.blind.as_ref().filter(|_| self.closed.is_none()).map(|(_, blinded)| blinded)
    }

    /// The head was moved: what was agreed before is used up.
    pub fn rewound(&mut self) {
        self.requests.values_mut().for_each(|request| request.over = true);
    }

    /// Disputes without a ruling.
    pub fn open(&self) -> impl Iterator<Item = (u32, &Dispute)> {
        self.disputes
            .iter()
            .filter(|(_, dispute)| dispute.ruled.is_none())
            .map(|(number, dispute)| (*number, dispute))
    }

    /// The dispute for whose ruling a scope waits.
    #[must_use]
    pub fn paused_by(&self, scope: &str) -> Option<u32> {
        let waits = self.rules.disputes == DuringDispute::Pause;
        let concerns =
            |dispute: &Dispute| dispute.raised.scope == scope || dispute.raised.scope == "campaign";
        self.open().find(|(_, dispute)| waits && concerns(dispute)).map(|(number, _)| number)
    }
}

#[cfg(test)]
mod tests;
