//! What players leave ahead of time: kept beside the log, seen by nobody else, and given as their order the moment its
//! step comes. What the rules refuse then is dropped, and whoever left it is waited
//! for like anybody; with the turn in which it was left it lapses.

use crate::{
    Class, Code, Order, Referee, Rejected, StateAt, Wanted,
    lending::needs_lending,
    parsed_order::{self, unknown_scope},
    private_blob::LeftAhead,
    rejected::said,
};
use campaign::Engagement;
use chronicle::{CampaignId, Scope, Uuid};
use decider::{By, Seat};
use messages::Saying;
use rulebook::Due;

/// So much is left by a seat at most.
const MOST: usize = 8;
/// The longest order.
const LONGEST: usize = 200;

/// What was left by somebody for an engagement, and what can be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ahead {
    /// As it was typed.
    pub left: Vec<String>,
    /// In which forms something can be left; none: these rules know nothing of the kind.
    pub can_be_left: &'static [&'static str],
    /// The seat's device signs its orders: it lets the house sign first ([`Referee::lend_device`]).
    pub needs_lending: bool,
}

/// What has become of something that was left.
struct Come {
    seat: Seat,
    left: LeftAhead,
    /// The order that it is now; none: it has lapsed.
    order: Option<Order>,
}

impl Referee {
    /// What a seat has left ahead of time for an engagement.
    ///
    /// # Errors
    /// [`Rejected`] when nobody but a seat asks, or the scope is no engagement.
    pub fn ahead(&self, campaign: CampaignId, by: &By, scope: &Scope) -> Result<Ahead, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        let (seat, engagement) = seated(&now.standing, by, scope)?;
        let all = now.private.ahead.get(seat).into_iter().flatten();
        // What was given, or has lapsed, is dropped only after everybody was told of what came of it.
        let waits = |it: &&LeftAhead| {
            it.scope == *scope
                && now.timelines.batch(&it.batch).is_none()
                && become_of(&now.standing, seat, it).is_some()
        };
        let left = all.filter(waits).map(|it| it.left.clone()).collect();
        let can_be_left = engagement.system().can_be_left();
        Ok(Ahead { left, can_be_left, needs_lending: needs_lending(&now, seat) })
    }

    /// Leaves orders ahead of time, in place of all that the seat has left for the engagement. One whose step has come
    /// is given at once.
    ///
    /// # Errors
    /// [`Rejected`] as in [`Self::ahead`], and when something cannot be left; nothing is changed then.
    pub fn leave_ahead(
        &self,
        campaign: CampaignId,
        by: &By,
        scope: &Scope,
        orders: &[String],
    ) -> Result<Ahead, Rejected> {
        let table = self.table(campaign)?;
        let (seat, new) = {
            let now = table.now();
            let (seat, engagement) = seated(&now.standing, by, scope)?;
            let can = engagement.system().can_be_left().join(", ");
            if can.is_empty() {
                return Err(Rejected::new(Code::NotLeftAhead, said!("nothing-can-be-left")));
            }
            if needs_lending(&now, seat) && !orders.is_empty() {
                return Err(Rejected::new(Code::NotLeftAhead, said!("left-ahead-unsigned")));
            }
            if orders.len() > MOST {
                return Err(Rejected::new(Code::NotLeftAhead, said!("too-much-left", most = MOST)));
            }
            let turn = engagement.game.progress().turn;
            let role = role(engagement, seat);
            let new = orders.iter().map(|order| {
                let left = order.trim().to_owned();
                let read = role.as_ref().and_then(|role| engagement.game.left_ahead(role, &left));
                if left.len() > LONGEST || read.is_none() {
                    let order = left.chars().take(LONGEST).collect::<String>();
                    let why: Saying = said!("not-left-ahead", order = order, can = can.clone());
                    return Err(Rejected::new(Code::NotLeftAhead, why));
                }
                let (batch, scope) = (self.new_batch(), scope.clone());
                Ok(LeftAhead { batch, scope, turn, left })
            });
            (seat.clone(), new.collect::<Result<Vec<_>, _>>()?)
        };
        self.change_private(campaign, |private| {
            let all = private.ahead.entry(seat.clone()).or_default();
            all.retain(|it| it.scope != *scope);
            all.extend(new.iter().cloned());
            private.ahead.retain(|_, all| !all.is_empty());
        })?;
        self.use_what_was_left(campaign);
        self.pass(campaign);
        self.ahead(campaign, by, scope)
    }

    /// Gives every order whose step has come, and drops what has lapsed. Nobody waits for its success: what cannot be
    /// given is for the player to give.
    pub(crate) fn use_what_was_left(&self, campaign: CampaignId) {
        // Each round gives or drops one, or is the last.
        while let Ok(Some(come)) = self.next_left(campaign) {
            if let Some(order) = &come.order
                && let Err(rejected) = self.give_left(campaign, &come.seat, order)
            {
                match rejected.class {
                    // Somebody was faster: perhaps its step is past now.
                    Class::Conflict if rejected.since.is_some() => continue,
                    Class::Refused | Class::NotYours | Class::Malformed => {
                        let code = rejected.code;
                        tracing::debug!(code, "what was left ahead of time is not legal");
                    }
                    // A pause, or a disk that is full: it is given later.
                    _ => return,
                }
            }
            if self.drop_left(campaign, &come.seat, come.left.batch).is_err() {
                return;
            }
        }
    }

    fn next_left(&self, campaign: CampaignId) -> Result<Option<Come>, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        let all =
            now.private.ahead.iter().flat_map(|(seat, all)| all.iter().map(move |it| (seat, it)));
        let head = now.tip.last.seq;
        Ok(all.into_iter().find_map(|(seat, left)| {
            let order = match become_of(&now.standing, seat, left) {
                Some(Due::NotYet) => return None,
                Some(Due::Now(notation)) => Some(Order {
                    batch: left.batch,
                    head,
                    by: By::Seat(seat.clone()),
                    scope: left.scope.clone(),
                    command: Wanted::Notation(notation),
                    nonce: None,
                    thrown: None,
                    thrown_for: None,
                    cards: None,
                }),
                None => None,
            };
            Some(Come { seat: seat.clone(), left: left.clone(), order })
        }))
    }

    fn drop_left(&self, campaign: CampaignId, seat: &Seat, batch: Uuid) -> Result<(), Rejected> {
        self.change_private(campaign, |private| {
            if let Some(all) = private.ahead.get_mut(seat) {
                all.retain(|it| it.batch != batch);
            }
            private.ahead.retain(|_, all| !all.is_empty());
        })
    }
}

/// The order that something is now, as people type it; none: it has lapsed.
fn become_of(standing: &StateAt, seat: &Seat, left: &LeftAhead) -> Option<Due<String>> {
    let engagement = engagement_at(standing, &left.scope).ok().filter(|it| !it.closed)?;
    let progress = engagement.game.progress();
    if progress.over || progress.turn != left.turn {
        return None;
    }
    let due = engagement.game.left_ahead(&role(engagement, seat)?, &left.left)?;
    Some(due.map(|command| command.notation()))
}

pub(crate) fn role(engagement: &Engagement, seat: &Seat) -> Option<Seat> {
    match engagement.roles.as_role(&By::Seat(seat.clone()))? {
        By::Seat(role) => Some(role),
        By::Organiser | By::Rules => None,
    }
}

fn seated<'s, 'b>(
    standing: &'s StateAt,
    by: &'b By,
    scope: &Scope,
) -> Result<(&'b Seat, &'s Engagement), Rejected> {
    parsed_order::check_sender(&standing.state, by)?;
    let By::Seat(seat) = by else {
        return Err(Rejected::new(Code::NotASeat, said!("only-players-leave-ahead")));
    };
    Ok((seat, engagement_at(standing, scope)?))
}

pub(crate) fn engagement_at<'s>(
    standing: &'s StateAt,
    scope: &Scope,
) -> Result<&'s Engagement, Rejected> {
    let number = Referee::engagement(standing, scope)?;
    let unknown = || unknown_scope(&standing.state, scope);
    standing.state.engagement(number).ok_or_else(unknown)
}
