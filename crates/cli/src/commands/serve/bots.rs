//! Bots at the tables of a running server: one order at a time, at a pace that people can follow.

use chronicle::CampaignId;
use decider::{By, Seat};
use lowenheim::figures::Faction;
use referee::{Referee, SystemRandomness};
use simulator::{Bots, Trouble};
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
    /// Seats the bots. One gets up for good when his seat's key is shown: the player has come.
    pub(super) fn open(referee: Arc<Referee>, pace: Duration, shutdown: CancellationToken) -> Self {
        let taken = Taken::default();
        let coming = Arc::clone(&taken);
        referee.greet(move |campaign, by| {
            if let By::Seat(seat) = by {
                let mut taken = coming.lock().unwrap_or_else(PoisonError::into_inner);
                if taken.insert((campaign, seat.clone())) {
                    tracing::info!(%campaign, seat = seat.name(), "a player sits down");
                }
            }
        });
        Self(thread::spawn(move || {
            while !shutdown.is_cancelled() {
                for campaign in referee.campaigns().unwrap_or_default() {
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

fn play_one(referee: &Referee, campaign: CampaignId, taken: &Taken) -> Result<(), Trouble> {
    let randomness = SystemRandomness;
    let mut bots = Bots::new(referee, &randomness, campaign, projections::first_scope());
    let has_master = bots.look(|siege| siege.options.game_master)?;
    {
        let taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        let has_come = |seat: Seat| taken.contains(&(campaign, seat));
        bots.seats.retain(|faction| !has_come(faction.seat()));
        bots.proceed = if has_master {
            // What the enemy decides is for the game master to weigh, once he is there. Until then
            // it stands, since nobody else at the table can let it stand.
            !has_come(lowenheim::master::seat())
        } else {
            // People want to see what the enemy does, and may want to throw his dice.
            bots.seats.len() == Faction::ALL.len()
        };
    }
    if bots.seats.is_empty() && !bots.proceed {
        return Ok(());
    }
    match bots.step() {
        // A player was faster; the next look sees what he did.
        Err(Trouble::Rejected { rejected, .. }) if rejected.code == "stale" => Ok(()),
        other => other.map(|_| ()),
    }
}
