//! A standing pass: the order of somebody who wished for it is given for them where they have no choice. The wish is
//! kept beside the log; what comes of it is an order like any other.

use crate::{
    Code, Order, Referee, Rejected, Wanted,
    ahead::{engagement_at, role},
    codec,
    lending::needs_lending,
    parsed_order,
    rejected::said,
};
use campaign::EngagementNumber;
use chronicle::{CampaignId, Scope};
use decider::{By, Seat};
use std::collections::BTreeSet;

/// So many orders follow one at most. No step needs them; it keeps a mistake in a rule system from filling a disk.
const MOST: usize = 256;

/// Does a seat pass where it has no choice?
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Passing {
    /// It does.
    pub passes: bool,
    /// The seat's device signs its orders: it lets the house sign first ([`Referee::lend_device`]).
    pub needs_lending: bool,
}

impl Referee {
    /// Does the sender's seat pass where it has no choice?
    ///
    /// # Errors
    /// [`Rejected`] when nobody but a seat asks.
    pub fn passing(&self, campaign: CampaignId, by: &By) -> Result<Passing, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        parsed_order::check_sender(&now.standing.state, by)?;
        let seat = by.seat().ok_or_else(only_players)?;
        let passes = now.private.passing.contains(seat);
        Ok(Passing { passes, needs_lending: needs_lending(&now, seat) })
    }

    /// Lets the sender's seat pass from now on where it has no choice, or no more. If it has none now, it passes at once.
    ///
    /// # Errors
    /// [`Rejected`] as in [`Self::passing`], and where nobody could sign the order; nothing is changed then.
    pub fn set_passing(
        &self,
        campaign: CampaignId,
        by: &By,
        passes: bool,
    ) -> Result<Passing, Rejected> {
        let before = self.passing(campaign, by)?;
        let seat = by.seat().ok_or_else(only_players)?;
        if passes && before.needs_lending {
            return Err(Rejected::new(Code::NotLeftAhead, said!("passing-unsigned")));
        }
        if before.passes != passes {
            self.change_private(campaign, |private| {
                if passes {
                    private.passing.insert(seat.clone());
                } else {
                    private.passing.remove(seat);
                }
            })?;
        }
        if passes {
            self.pass(campaign);
        }
        self.passing(campaign, by)
    }

    /// Passes for everybody who wished for it and has no choice. It follows orders by which the game went on, and nothing by which somebody
    /// went back or set something right: they have something in mind, and are not to be outrun.
    pub(crate) fn pass(&self, campaign: CampaignId) {
        let mut not_now = BTreeSet::new();
        for _ in 0..MOST {
            let Ok(Some((seat, order))) = self.next_pass(campaign, &not_now) else { return };
            if let Err(rejected) = self.give_left(campaign, &seat, &order)
                && rejected.since.is_none()
            {
                // A pause, a dispute, a signature that is missing: they are waited for like anybody.
                let code = rejected.code;
                tracing::debug!(code, "a pass was not taken");
                not_now.insert((seat, order.scope));
            }
        }
    }

    fn next_pass(
        &self,
        campaign: CampaignId,
        not_now: &BTreeSet<(Seat, Scope)>,
    ) -> Result<Option<(Seat, Order)>, Rejected> {
        let table = self.table(campaign)?;
        let now = table.now();
        let state = &now.standing.state;
        let open = |number: &EngagementNumber| {
            let scope = codec::scope_of(Some(*number));
            let engagement = engagement_at(&now.standing, &scope).ok()?;
            (!engagement.closed && !engagement.game.is_played_out()).then_some((scope, engagement))
        };
        let passing = || now.private.passing.iter();
        let found = state.engagements.keys().filter_map(open).find_map(|(scope, engagement)| {
            let waiting =
                passing().filter(|seat| !not_now.contains(&((*seat).clone(), scope.clone())));
            waiting.into_iter().find_map(|seat| {
                let command = engagement.game.only_order(&role(engagement, seat)?)?;
                Some((seat.clone(), scope.clone(), command.notation()))
            })
        });
        Ok(found.map(|(seat, scope, notation)| {
            let order = Order {
                batch: self.new_batch(),
                head: now.tip.last.seq,
                by: By::Seat(seat.clone()),
                scope,
                command: Wanted::Notation(notation),
                nonce: None,
                thrown: None,
                thrown_for: None,
                cards: None,
            };
            (seat, order)
        }))
    }
}

fn only_players() -> Rejected {
    Rejected::new(Code::NotASeat, said!("only-players-pass"))
}
