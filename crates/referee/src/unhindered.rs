//! An order that was given on an older head, when what has happened since leaves it just as it was.

use crate::{
    Code, Decide, Order, Referee, Rejected,
    live_campaign::{LiveCampaign, Now},
};
use campaign::{Command, Event, State};
use chance::Blind;
use decider::{By, Entry};
use messages::Language;

impl Referee {
    /// Lets an order pass that is `stale`, if nothing since matters to it.
    ///
    /// # Errors
    /// `stale`, as it was.
    pub(crate) fn unhindered(
        &self,
        table: &LiveCampaign,
        now: &Now,
        order: &Order,
        command: &Command,
        stale: Rejected,
    ) -> Result<(), Rejected> {
        if stale.code != Code::Stale.text() || !now.timelines.is_live(order.head) {
            return Err(stale);
        }
        let then = self.standing_on(table, now, order.head)?;
        let now = &now.standing.state;
        if leaves_as_it_was(self.parts.decide, &then.state, now, &order.by, command) {
            return Ok(());
        }
        Err(stale)
    }
}

/// Is an order the same that it was for its giver when they saw the campaign `then`? It is when its engagement is as
/// it was. Else it must be decided without chance both times and begin with the same facts; and either it only tells
/// something, or its giver may order what they might order then, in the same step.
fn leaves_as_it_was(decide: Decide, then: &State, now: &State, by: &By, command: &Command) -> bool {
    let Some(number) = command.engagement() else {
        return certain(decide, then, by, command)
            .is_some_and(|facts| Some(facts) == certain(decide, now, by, command));
    };
    // One that nothing happened in is shared, and is not compared piece by piece.
    let (Some(old), Some(new)) = (then.engagements.get(&number), now.engagements.get(&number))
    else {
        return false;
    };
    if then.seats == now.seats && old == new {
        return true;
    }
    let (Some((facts, after)), Some((anew, _))) =
        (certain(decide, then, by, command), certain(decide, now, by, command))
    else {
        return false;
    };
    if !anew.starts_with(&facts) {
        return false;
    }
    let only_tells = after.engagements.get(&number) == Some(old);
    let may = |it: &campaign::Engagement| {
        let role = it.roles.as_role(by).filter(|_| !it.closed);
        (it.game.progress(), it.game.options(role.as_ref(), Language::default()))
    };
    only_tells || may(old) == may(new)
}

/// What comes of it, and the state behind that; none where it is refused, or where a die or a card decides
/// anything: how that falls is its giver's to choose, who must know of it.
fn certain(
    decide: Decide,
    state: &State,
    by: &By,
    command: &Command,
) -> Option<(Vec<Entry<Event>>, State)> {
    let mut after = state.clone();
    let facts = decide(&mut after, by, &mut Blind, command).ok()?;
    Some((facts, after))
}
