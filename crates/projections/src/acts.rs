//! What an act of the organiser's at the desk would change, and what it has changed: in sentences, and on the board.

use crate::{
    AmendmentPreview, Change, Listener, LogLine, PieceChange, RewindPreview, VerdictCounts,
    VerdictWord,
    amending::told,
    compare::differences,
    line::{event_sentence, person_name},
    lines, rewind_preview,
    shape::HeadBody,
    view::part_as_json,
    words::words,
};
use campaign::{State, desk::ConsentRule};
use chronicle::{CampaignId, Head, kind};
use decider::{By, Fact as _};
use messages::{Words, say};
use referee::{ComesOf, DeskAct, ForeseenAct, ForeseenConsent, PlayedOrder, Referee, Rejected};
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};

/// So many lines of what came of orders are told in an answer; the log has the others.
const MOST: usize = 12;

/// What an act would change. Nothing was written or opened for it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ActPreview {
    /// The head that it was looked at upon.
    #[schemars(with = "HeadBody")]
    pub head: Head,
    /// What would change.
    pub effect: ActEffect,
    /// Who must agree first.
    pub consent: ConsentSeen,
    /// Where an order is corrected: what becomes of it and of each behind it.
    pub corrected: Option<AmendmentPreview>,
    /// Where everything from an order on is left behind: what that is.
    pub left_behind: Option<RewindPreview>,
}

/// What an act changes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, JsonSchema)]
pub struct ActEffect {
    /// In sentences, the most important first.
    pub says: Vec<String>,
    /// The record behind which the campaign goes on otherwise; null: nothing is left behind.
    pub to: Option<u64>,
    /// How many records are left behind.
    pub records: u64,
    /// How many orders they hold that something was played with.
    pub orders: u64,
    /// Whose orders are undone, put in, left out or come to something else: how many of each sender.
    pub touched: BTreeMap<String, u64>,
    /// What stands otherwise on the boards, as far as it is known.
    pub pieces: Vec<PieceChange>,
    /// What reads otherwise in the reader's views.
    pub table: Vec<Change>,
}

/// Whose consent an act needs.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub struct ConsentSeen {
    /// Must somebody agree before it is done?
    pub needed: bool,
    /// The seats that are asked for that.
    pub seats: Vec<String>,
    /// As many of them agree by now as the house rules want.
    pub agreed: bool,
}

/// What an act would change, for the organiser.
///
/// # Errors
/// As [`Referee::preview_at_the_desk`].
pub fn act_preview(
    referee: &Referee,
    campaign: CampaignId,
    by: &By,
    act: &DeskAct,
    listener: Listener<'_>,
) -> Result<ActPreview, Rejected> {
    let ForeseenAct { head, to, comes, consent, state } =
        referee.preview_at_the_desk(campaign, by, act)?;
    let words = words(listener.language);
    let left = Left::behind(referee, campaign, head.seq, to)?;
    let mut told = Sentences { words, says: Vec::new(), touched: BTreeMap::new() };
    left.tell(&mut told);
    let (mut corrected, mut left_behind) = (None, None);
    match &comes {
        ComesOf::Nothing => told.says.push(say!(words, "act-nothing")),
        ComesOf::Corrected(amended) => {
            let amended = self::told(referee, campaign, amended, listener)?;
            let orders = amended.edited.iter().chain(&amended.later);
            let same = orders.filter(|order| order.verdict == VerdictWord::Unchanged);
            let same: BTreeSet<u64> = same.filter_map(|order| order.order).collect();
            told.touch(left.orders.iter().filter(|left| !same.contains(&left.order)));
            let mut counts = amended.counts;
            // What becomes of the order itself is no less told than what becomes of those behind it.
            match amended.edited.as_ref().map(|order| order.verdict) {
                Some(VerdictWord::NeedsRoll) => counts.needs_roll += 1,
                Some(VerdictWord::NewResult) => counts.new_result += 1,
                Some(VerdictWord::Refused) => counts.refused += 1,
                Some(VerdictWord::Unchanged | VerdictWord::Depends) | None => {}
            }
            told.verdicts(&counts);
            corrected = Some(amended);
        }
        ComesOf::LeftBehind => {
            told.touch(&left.orders);
            left_behind = Some(rewind_preview(referee, campaign, listener, to, None)?);
        }
        ComesOf::Adopted { by, rolls, draws } => {
            told.touch(&left.orders);
            by.iter().for_each(|by| told.touch_one(by));
            told.says.push(say!(words, "act-adopts", orders = by.len()));
            if rolls + draws > 0 {
                told.says.push(say!(words, "act-fell-there", rolls = *rolls, draws = *draws));
            }
        }
        ComesOf::Recorded(events) => {
            let by = listener.reader.by();
            let admitted = events
                .iter()
                .filter(|event| state.audience(event.engagement(), event.audience()).admits(by));
            let said = admitted.map(|event| event_sentence(event, &state, listener.language));
            told.says.extend(said);
        }
    }
    told.who();
    let rule = referee.desk(campaign)?.0.rules.consent;
    told.consent(&consent, rule);
    let now = referee.place(campaign, Some(head.seq))?;
    let (pieces, table) = changed(&now.standing.state, &state, listener);
    let effect = left.effect(told, to, (pieces, table));
    let ForeseenConsent { needed, seats, agreed } = consent;
    let seats = seats.iter().map(|seat| seat.name().to_owned()).collect();
    let consent = ConsentSeen { needed, seats, agreed };
    Ok(ActPreview { head, effect, consent, corrected, left_behind })
}

/// What an act has changed, as the log tells it: `records` are those that it has written.
///
/// # Errors
/// `unknown_campaign`, or when the store fails.
pub fn act_effect(
    referee: &Referee,
    campaign: CampaignId,
    records: &[u64],
    listener: Listener<'_>,
) -> Result<Option<ActEffect>, Rejected> {
    let (Some(first), Some(last)) = (records.first(), records.last()) else { return Ok(None) };
    let before = first.saturating_sub(1);
    let words = words(listener.language);
    let left = Left::behind(referee, campaign, before, *last)?;
    let mut told = Sentences { words, says: Vec::new(), touched: BTreeMap::new() };
    let (_, end) = referee.batch_of(campaign, *first)?;
    let said = |lines: Vec<LogLine>| {
        let told = |kind: &str| ![kind::ORDER_GIVEN, kind::CONTRIBUTED].contains(&kind);
        lines.into_iter().filter(move |line| told(&line.kind)).map(|line| line.sentence)
    };
    told.says.extend(said(lines(referee, campaign, listener, *first..=end)?));
    left.tell(&mut told);
    let anew = &left.anew;
    let (mut same, mut otherwise, mut put_in) = (BTreeSet::new(), Vec::new(), Vec::new());
    for order in anew {
        match order.copy_of {
            None => put_in.push(order),
            Some(_) if !order.same => otherwise.push(order),
            Some(original) => {
                same.insert(original);
            }
        }
    }
    let copied: BTreeSet<u64> = anew.iter().filter_map(|order| order.copy_of).collect();
    let out = left.orders.iter().filter(|order| !copied.contains(&order.order)).count();
    told.count("act-put-in", put_in.len() as u64);
    told.count("act-unchanged", same.len() as u64);
    told.count("act-came-otherwise", otherwise.len() as u64);
    told.count("act-not-again", out as u64);
    let mut came: Vec<&PlayedOrder> = put_in.into_iter().chain(otherwise).collect();
    came.sort_by_key(|order| order.order);
    let mut sentences = Vec::new();
    for order in came.iter().take(MOST) {
        let (from, to) = referee.batch_of(campaign, order.order)?;
        sentences.extend(said(lines(referee, campaign, listener, from..=to)?));
    }
    let more = sentences.len() > MOST || came.len() > MOST;
    sentences.truncate(MOST);
    told.says.extend(sentences);
    if more {
        told.says.push(say!(words, "act-more", record = came[0].order.to_string()));
    }
    told.touch(left.orders.iter().filter(|order| !same.contains(&order.order)));
    told.touch(came.iter().copied().filter(|order| order.copy_of.is_none()));
    told.who();
    let was = referee.place(campaign, Some(before))?;
    let is = referee.place(campaign, Some(*last))?;
    let changed = changed(&was.standing.state, &is.standing.state, listener);
    let to = left.common;
    Ok(Some(left.effect(told, to, changed)))
}

/// What lies behind a record on the way to another, and what was played there anew.
struct Left {
    common: u64,
    records: u64,
    orders: Vec<PlayedOrder>,
    anew: Vec<PlayedOrder>,
}

impl Left {
    fn behind(
        referee: &Referee,
        campaign: CampaignId,
        head: u64,
        other: u64,
    ) -> Result<Self, Rejected> {
        let apart = referee.apart(campaign, head, other)?;
        let records = apart.one.iter().map(|run| run.end() + 1 - run.start()).sum();
        let orders = referee.played_orders(campaign, &apart.one)?;
        let anew = referee.played_orders(campaign, &apart.other)?;
        Ok(Self { common: apart.common, records, orders, anew })
    }

    fn tell(&self, told: &mut Sentences) {
        if self.records > 0 {
            let (to, orders) = (self.common.to_string(), self.orders.len());
            let words = told.words;
            told.says.push(say!(words, "act-back", to = to, orders = orders, lines = self.records));
        }
    }

    fn effect(
        &self,
        told: Sentences,
        to: u64,
        (pieces, table): (Vec<PieceChange>, Vec<Change>),
    ) -> ActEffect {
        let Sentences { says, touched, .. } = told;
        let (records, orders) = (self.records, self.orders.len() as u64);
        ActEffect { says, to: (records > 0).then_some(to), records, orders, touched, pieces, table }
    }
}

struct Sentences {
    words: Words<'static>,
    says: Vec<String>,
    touched: BTreeMap<String, u64>,
}

impl Sentences {
    fn touch_one(&mut self, by: &By) {
        *self.touched.entry(by.to_string()).or_default() += 1;
    }

    fn touch<'o>(&mut self, orders: impl IntoIterator<Item = &'o PlayedOrder>) {
        orders.into_iter().for_each(|order| self.touch_one(&order.by));
    }

    fn count(&mut self, key: &str, count: u64) {
        if count > 0 {
            self.says.push(self.words.say(key, &[("count", count.into())]));
        }
    }

    fn verdicts(&mut self, counts: &VerdictCounts) {
        self.count("act-unchanged", counts.unchanged);
        self.count("act-otherwise", counts.new_result);
        self.count("act-needs-roll", counts.needs_roll);
        self.count("act-depends", counts.depends);
        self.count("act-refused", counts.refused);
    }

    fn who(&mut self) {
        let words = self.words;
        let named: Vec<String> = self
            .touched
            .iter()
            .map(|(by, count)| {
                let who = person_name(by, words.language());
                say!(words, "act-orders-of", who = who, count = *count)
            })
            .collect();
        if !named.is_empty() {
            self.says.push(say!(words, "act-touched", names = named.join(", ")));
        }
    }

    fn consent(&mut self, consent: &ForeseenConsent, rule: ConsentRule) {
        let words = self.words;
        if !consent.needed {
            self.says.push(say!(words, "act-consent-none"));
            return;
        }
        let language = words.language();
        let name = |seat: &decider::Seat| crate::seat_name(seat.name(), language);
        let names: Vec<String> = consent.seats.iter().map(name).collect();
        let rule = match rule {
            ConsentRule::Organiser | ConsentRule::AllAffected => "all",
            ConsentRule::Majority => "majority",
        };
        let key = if consent.agreed { "act-consent-given" } else { "act-consent-needed" };
        let facts = [("names", names.join(", ").into()), ("rule", rule.into())];
        self.says.push(words.say(key, &facts));
    }
}

/// What differs at all tables, as the reader may see it.
fn changed(
    before: &State,
    after: &State,
    listener: Listener<'_>,
) -> (Vec<PieceChange>, Vec<Change>) {
    let numbers: BTreeSet<_> =
        before.engagements.keys().chain(after.engagements.keys()).copied().collect();
    let (mut pieces, mut table) = (Vec::new(), Vec::new());
    for number in numbers {
        let part = |state: &State| part_as_json(state, number, listener).unwrap_or_default();
        let (moved, changed) = differences(&part(before), &part(after));
        pieces.extend(moved);
        table.extend(changed);
    }
    (pieces, table)
}
