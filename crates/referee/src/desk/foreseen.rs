//! What an act of the organiser's would change, before they do it. Nothing is written for it, and no envelope opened.

use super::{Adopt, Rule, dispute, edit, unsettled};
use crate::{
    Amended, Amendment, Code, Order, Referee, Rejected, Wanted,
    accept::stopped,
    book,
    live_campaign::{LiveCampaign, Now, unknown_record},
    order_chance::OrderChance,
    panic_guard::guarded,
    parsed_order,
    rejected::said,
};
use campaign::{
    Event, State,
    desk::{ConsentRule, RulingWord},
};
use chance::Blind;
use chronicle::{CampaignId, Head, Scope};
use decider::{By, Entry, Seat};
use rulebook::set_right::VERB;
use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// What of the organiser's can be looked at before it is done, as it is sent: an object with one member. No reason is
/// needed for a look, but for what is set right: that is an order of the rules, and they want one.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, JsonSchema)]
#[serde(rename_all = "snake_case")]
pub enum DeskAct {
    /// Rule a dispute.
    Rule(Rule),
    /// Let what was played in a what-if count.
    Adopt(Adopt),
    /// Set a value right.
    SetRight(SetRight),
}

/// Set a value right. It is given as any order is; here it is looked at.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub struct SetRight {
    /// In which engagement.
    #[schemars(with = "String")]
    pub scope: Scope,
    /// The order as it is typed, such as `set-right crowns north 40 because the tax was counted twice`.
    pub order: String,
}

/// What an act would change.
#[derive(Debug, Clone, PartialEq)]
pub struct ForeseenAct {
    /// The head that it was looked at upon.
    pub head: Head,
    /// The record behind which the campaign would go on otherwise.
    pub to: u64,
    /// What would come of it.
    pub comes: ComesOf,
    /// Who must agree before.
    pub consent: ForeseenConsent,
    /// How it would stand then, as far as it is known.
    pub state: State,
}

/// What comes of an act.
#[derive(Debug, Clone, PartialEq)]
pub enum ComesOf {
    /// What happened stands.
    Nothing,
    /// An order is corrected, and those behind it are decided again.
    Corrected(Box<Amended>),
    /// Everything from an order on is left behind.
    LeftBehind,
    /// Orders of a what-if follow behind where it parted.
    Adopted {
        /// Who gave each of them.
        by: Vec<By>,
        /// So many rolls fell for them.
        rolls: u64,
        /// So many cards were drawn.
        draws: u64,
    },
    /// Facts are recorded behind the head.
    Recorded(Vec<Event>),
}

/// Whose consent an act needs.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct ForeseenConsent {
    /// Must somebody agree before it is done?
    pub needed: bool,
    /// Who is asked for that.
    pub seats: Vec<Seat>,
    /// As many of them agree by now as the house rules want.
    pub agreed: bool,
}

impl Referee {
    /// What an act of the organiser's would change, and who must agree to it first.
    ///
    /// # Errors
    /// [`Rejected`] as the act itself would be, but for consent, reasons and faces that it does not have yet: those are
    /// told.
    pub fn preview_at_the_desk(
        &self,
        campaign: CampaignId,
        by: &By,
        act: &DeskAct,
    ) -> Result<ForeseenAct, Rejected> {
        guarded(|| {
            let table = self.table(campaign)?;
            let now = table.now();
            book::check_open(&now.desk)?;
            match act {
                DeskAct::Rule(rule) => self.ruling_foreseen(&table, &now, by, rule),
                DeskAct::Adopt(adopt) => self.adoption_foreseen(&table, &now, by, adopt),
                DeskAct::SetRight(set) => self.set_right_foreseen(&table, &now, by, set),
            }
        })
    }

    fn ruling_foreseen(
        &self,
        table: &LiveCampaign,
        now: &Now,
        by: &By,
        rule: &Rule,
    ) -> Result<ForeseenAct, Rejected> {
        book::organiser_only(by, said!("only-organiser-rules"))?;
        unsettled(now, rule.dispute)?;
        let record = dispute(now, rule.dispute)?.raised.record;
        let named = rule.dispute.to_string();
        let alone = book::settles_anothers(&now.desk, Some(&named));
        let head = now.tip.last;
        let consent = |to: u64| match alone {
            true => Ok(ForeseenConsent::default()),
            false => self.consent_to_move(table, now, to, None),
        };
        match rule.ruling {
            RulingWord::Stands => Ok(ForeseenAct {
                head,
                to: head.seq,
                comes: ComesOf::Nothing,
                consent: ForeseenConsent::default(),
                state: now.standing.state.clone(),
            }),
            RulingWord::Rewound => {
                let batch = now.timelines.batch_of(record);
                let (first, _) = batch.ok_or_else(|| unknown_record(record, head.seq))?;
                let to = self.parent_of(table, first)?;
                let state = self.standing_on(table, now, to)?.state.clone();
                let consent = consent(to)?;
                Ok(ForeseenAct { head, to, comes: ComesOf::LeftBehind, consent, state })
            }
            RulingWord::Struck | RulingWord::ThrownAgain | RulingWord::Replaced => {
                let amendment = Amendment {
                    batch: self.new_batch(),
                    head: head.seq,
                    by: By::Organiser,
                    edit: edit(rule, record)?,
                    faces: rule.faces.clone(),
                    leave_out: rule.leave_out,
                    dispute: Some(named),
                    reason: String::new(),
                };
                let amended = self.amendment_foreseen(table, now, &amendment)?;
                let (to, state) = (amended.to, amended.state.clone());
                let comes = ComesOf::Corrected(Box::new(amended));
                Ok(ForeseenAct { head, to, comes, consent: consent(to)?, state })
            }
        }
    }

    fn set_right_foreseen(
        &self,
        table: &LiveCampaign,
        now: &Now,
        by: &By,
        set: &SetRight,
    ) -> Result<ForeseenAct, Rejected> {
        if set.order.split_whitespace().next() != Some(VERB) {
            return Err(Rejected::new(Code::MalformedCommand, said!("only-set-right-foreseen")));
        }
        let head = now.tip.last;
        let order = Order {
            batch: self.new_batch(),
            head: head.seq,
            by: by.clone(),
            scope: set.scope.clone(),
            command: Wanted::Notation(set.order.clone()),
            nonce: None,
            thrown: None,
            thrown_for: None,
            cards: None,
        };
        let order = parsed_order::addressed(&now.standing.state, &order)?;
        let parsed = self.admitted(table, now, &order)?;
        let mut state = now.standing.state.clone();
        let entries = (self.parts.decide)(&mut state, by, &mut Blind, &parsed.command)
            .map_err(|stop| stopped(stop, &OrderChance::new(None, None, "")))?;
        let event = |entry| match entry {
            Entry::Event(event) => Some(event),
            Entry::Rolled(_) | Entry::Drawn(_) => None,
        };
        let events = entries.into_iter().filter_map(event).collect();
        let (comes, consent) = (ComesOf::Recorded(events), ForeseenConsent::default());
        Ok(ForeseenAct { head, to: head.seq, comes, consent, state })
    }

    /// Who must agree before the head is moved there, as the house rules say.
    ///
    /// # Errors
    /// As of a rewind to there.
    pub(crate) fn consent_to_move(
        &self,
        table: &LiveCampaign,
        now: &Now,
        to: u64,
        only: Option<&Scope>,
    ) -> Result<ForeseenConsent, Rejected> {
        if now.desk.rules.consent == ConsentRule::Organiser {
            return Ok(ForeseenConsent::default());
        }
        let seats = self.affected(table, now, to, only)?;
        let only = only.map(ToString::to_string);
        let agreed = self.have_agreed(now, &seats, |asked| {
            asked.to == to && asked.only == only && asked.what_if.is_none()
        });
        Ok(ForeseenConsent { needed: !seats.is_empty(), seats, agreed })
    }
}
