//! Bots at the tables of a running server: one order at a time, at a pace that people can follow.

use chronicle::{CampaignId, Scope};
use decider::{By, Seat};
use referee::{DUTY_AGAIN, Duty, Referee, SystemRandomness, codec::scope_of};
use simulator::{Bots, Dealt, Trouble};
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread::{self, JoinHandle};
use std::time::Duration;
use tokio_util::sync::CancellationToken;

/// The thread on which the bots of all campaigns play.
pub(super) struct BotTable(JoinHandle<()>);

/// Seats whose players have come.
type Taken = Arc<Mutex<BTreeSet<(CampaignId, Seat)>>>;

impl BotTable {
    /// Seats the bots. One gets up for good when the seat's key is shown: the player has come.
    pub(super) fn open(referee: Arc<Referee>, pace: Duration, shutdown: CancellationToken) -> Self {
        let taken = Taken::default();
        let coming = Arc::clone(&taken);
        referee.when_key_used(move |campaign, by| {
            if let By::Seat(seat) = by {
                let mut taken = coming.lock().unwrap_or_else(PoisonError::into_inner);
                if taken.insert((campaign, seat.clone())) {
                    tracing::info!(%campaign, seat = seat.name(), "a player sits down");
                }
            }
        });
        Self(thread::spawn(move || {
            while !shutdown.is_cancelled() {
                if !referee.has_duty(Duty::Bots) {
                    thread::park_timeout(DUTY_AGAIN);
                    continue;
                }
                for campaign in referee.stored_campaigns().unwrap_or_default() {
                    // What people want to try out, nobody plays for them.
                    if referee.what_if_of(campaign).is_ok_and(|of| of.is_some()) {
                        continue;
                    }
                    if let Err(trouble) = play_one(&referee, campaign, &taken) {
                        tracing::warn!(%campaign, %trouble, "the bots stand still");
                    }
                }
                thread::park_timeout(pace);
            }
        }))
    }

    /// Waits for the order that is being given.
    pub(super) fn close(self) {
        self.0.thread().unpark();
        let _ = self.0.join();
    }
}

/// One order at each engagement of a campaign.
fn play_one(referee: &Referee, campaign: CampaignId, taken: &Taken) -> Result<(), Trouble> {
    let place = referee.place(campaign, None)?;
    let scopes: Vec<Scope> =
        place.standing.state.engagements.keys().map(|&number| scope_of(Some(number))).collect();
    scopes.into_iter().try_for_each(|scope| play_at(referee, campaign, scope, taken))
}

fn play_at(
    referee: &Referee,
    campaign: CampaignId,
    scope: Scope,
    taken: &Taken,
) -> Result<(), Trouble> {
    let numbers = Dealt::unforeseen(&SystemRandomness)?;
    let mut bots = Bots::new(referee, &numbers, campaign, scope);
    let has_master = bots.look_at(|engagement| engagement.game.is_weighed())?;
    {
        let taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        let here = taken.iter().filter(|(there, _)| *there == campaign);
        bots.people = here.map(|(_, seat)| seat.clone()).collect();
    }
    // Where a device signs, nobody else can give orders: its person has sat here, and may come back.
    let signs = referee.devices(campaign)?;
    bots.people.extend(signs.iter().filter_map(|signs| signs.seat.parse().ok()));
    bots.proceed = if has_master {
        // What the enemy decides is for the game master to weigh, once they are there. Until then it
        // stands, since nobody else at the table can let it stand.
        !bots.people.contains(&rulebook::game_master::seat())
    } else {
        // People want to see what the rules do, and may want to throw the dice.
        bots.people.is_empty()
    };
    let given = match bots.step() {
        Ok(None) => bots.see_to_fights(),
        other => other.map(|given| given.is_some()),
    };
    match given {
        // A player was faster; the next look sees what they did.
        // Somebody was faster, or the others are asked for their part in dice: the bot looks again then.
        Err(Trouble::Rejected { rejected, .. })
            if matches!(rejected.code, "stale" | "being_asked") =>
        {
            Ok(())
        }
        other => other.map(|_| ()),
    }
}
