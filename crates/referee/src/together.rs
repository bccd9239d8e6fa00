//! Several orders at once: they are stored with one sync, all of them or none.
//!
//! From what is thrown away again nobody may learn anything. So it ends behind the first order for which dice fall, a card is
//! drawn or something hidden is shown, and in front of the first that waits for somebody else; what stands behind is
//! not given, and whoever sent it sees first what has come about.

use crate::{
    Answer, Code, Order, Referee, Rejected, Signatures,
    accept::{advance, answer, publish},
    blind, book,
    decision::{Decided, Decision},
    live_campaign::{LiveCampaign, Now},
    panic_guard::guarded,
    parsed_order::{self, ParsedOrder},
    past_order::Past,
    rejected::said,
    take_back::is_own,
};
use chronicle::{Batch, CampaignId};
use std::collections::BTreeSet;

/// So many orders are given together at most.
pub const MOST_TOGETHER: usize = 64;

/// What became of several orders.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct GivenTogether {
    /// What is answered to each that was given, in their order.
    pub answers: Vec<Answer>,
    /// How many of the last were not given, because of what came about or whom it waits for.
    pub left: usize,
}

/// Why none of several orders was given.
#[derive(Debug)]
pub struct NotTogether {
    /// Which one, from 0.
    pub order: usize,
    /// Why not.
    pub rejected: Rejected,
}

impl Referee {
    /// Gives several orders of one sender, each on what came of those before it. All name the head that the sender saw.
    ///
    /// # Errors
    /// [`NotTogether`]; nothing was written then.
    pub fn give_together(
        &self,
        campaign: CampaignId,
        orders: &[Order],
    ) -> Result<GivenTogether, NotTogether> {
        let mut at = 0;
        let given = guarded(|| {
            check_several(orders)?;
            for (number, order) in orders.iter().enumerate() {
                at = number;
                parsed_order::check_form(order)?;
            }
            at = 0;
            self.reach(campaign, orders[0].head)?;
            let signatures = Signatures::none();
            let given = self.writing(campaign, |table| {
                let _giving = table.giving();
                at = 0;
                self.handed_over(table, &orders[0].by, &signatures)?;
                self.give_all_at(table, orders, &mut at)
            })?;
            if let Some(last) = given.answers.iter().rev().find(|answer| !answer.again) {
                self.published(campaign, last.head);
                self.pass(campaign);
            }
            Ok(given)
        });
        given.map_err(|rejected| NotTogether { order: at, rejected })
    }

    /// `at`: which order is looked at.
    fn give_all_at(
        &self,
        table: &LiveCampaign,
        orders: &[Order],
        at: &mut usize,
    ) -> Result<GivenTogether, Rejected> {
        let again = self.given_together_before(table, orders)?;
        if !again.is_empty() {
            let left = orders.len() - again.len();
            return Ok(GivenTogether { answers: again, left });
        }
        let mut now = table.now().clone();
        let before = now.tip;
        let attending = self.attending(table.campaign);
        let (mut batches, mut answers, mut state) = (Vec::<Batch>::new(), Vec::new(), None);
        for (number, order) in orders.iter().enumerate() {
            *at = number;
            let order = &*parsed_order::addressed(&now.standing.state, order)?;
            self.waits_for_dice(table, &now, &order.batch)?;
            let parsed = match number {
                0 => self.admitted(table, &now, order)?,
                _ => admitted_behind(&now, order)?,
            };
            let upon = self.hash_of(table, &now, order.head)?;
            let asking = Decision::Asking { attending: &attending, witness: None };
            let signatures = Signatures::none();
            let (batch, next) =
                match self.decided(&now, order, parsed, upon, &signatures, asking)? {
                    Decided::Written(written) => *written,
                    // The first may wait as if it came alone.
                    Decided::Asks(asked) if number == 0 => {
                        return Err(self.begin_asking(table, *asked)?);
                    }
                    Decided::Unconfirmed(waits) if number == 0 => {
                        return Err(self.begin_waiting(table, *waits)?);
                    }
                    Decided::Asks(_) | Decided::Unconfirmed(_) => break,
                };
            let ends = !may_be_followed(&batch, order)?;
            answers.push(answer(order.batch, &batch)?);
            let written = std::slice::from_ref(&batch);
            let decided = next.clone();
            advance(&mut now, written, |standing| standing.after(Some(decided), written))?;
            state = Some(next);
            batches.push(batch);
            if ends {
                break;
            }
        }
        self.store_all(table, &before, &batches)?;
        // These are of several moments; of the last it is taken once more.
        table.change().pending_since = now.pending_since;
        publish(table, &batches, |standing| standing.after(state, &batches))?;
        let left = orders.len() - answers.len();
        Ok(GivenTogether { answers, left })
    }

    /// What was answered to them when they came first; nothing, where the first is new.
    fn given_together_before(
        &self,
        table: &LiveCampaign,
        orders: &[Order],
    ) -> Result<Vec<Answer>, Rejected> {
        let now = table.now();
        let mut answers = Vec::new();
        for order in orders {
            let order = &*parsed_order::addressed(&now.standing.state, order)?;
            match self.given_before(table, &now, order)? {
                Some(answer) => answers.push(answer),
                None => break,
            }
        }
        Ok(answers)
    }
}

/// As `Referee::admitted`, for an order that its sender gives behind others on the same head.
fn admitted_behind(now: &Now, order: &Order) -> Result<ParsedOrder, Rejected> {
    let parsed = parsed_order::read(&now.standing.state, &order.scope, &order.command)?;
    blind::check_order(&now.desk, &now.standing.state, &order.by, &parsed.command)?;
    book::check_open(&now.desk)?;
    book::check_not_paused(&now.desk, &order.scope)?;
    Ok(parsed)
}

fn check_several(orders: &[Order]) -> Result<(), Rejected> {
    let Some((first, others)) = orders.split_first() else {
        return Err(Rejected::new(Code::MalformedCommand, said!("together-none")));
    };
    if orders.len() > MOST_TOGETHER {
        let message = said!("together-too-many", most = MOST_TOGETHER, orders = orders.len());
        return Err(Rejected::new(Code::MalformedCommand, message));
    }
    let mut ids = BTreeSet::from([first.batch]);
    for order in others {
        if !ids.insert(order.batch) {
            let message = said!("together-same-id", batch = order.batch.to_string());
            return Err(Rejected::new(Code::MalformedCommand, message));
        }
        if order.head != first.head || order.by != first.by {
            return Err(Rejected::new(Code::MalformedCommand, said!("together-one-head")));
        }
    }
    Ok(())
}

/// May another order be decided on this one before it is stored? Not if anybody has learnt something by it.
fn may_be_followed(batch: &Batch, order: &Order) -> Result<bool, Rejected> {
    let past = Past::of(batch)?;
    Ok(order.by.seat().is_some_and(|seat| is_own(&past, seat, &order.scope)))
}
