//! Bots at the tables of a running server: one order at a time, at a pace that people can follow.

use chronicle::CampaignId;
use decider::By;
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
type Taken = Arc<Mutex<BTreeSet<(CampaignId, Faction)>>>;

impl BotTable {
    /// Seats the bots. One gets up for good when his seat's key is shown: the player has come.
    pub(super) fn open(referee: Arc<Referee>, pace: Duration, shutdown: CancellationToken) -> Self {
        let taken = Taken::default();
        let coming = Arc::clone(&taken);
        referee.greet(move |campaign, by| {
            if let By::Seat(seat) = by
                && let Some(faction) = Faction::of_seat(seat)
            {
                let mut taken = coming.lock().unwrap_or_else(PoisonError::into_inner);
                if taken.insert((campaign, faction)) {
                    tracing::info!(%campaign, seat = faction.seat_name(), "a player sits down");
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
    {
        let taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        bots.seats.retain(|faction| !taken.contains(&(campaign, *faction)));
        // People want to see what the enemy does, and may want to throw his dice.
        bots.proceed = bots.seats.len() == Faction::ALL.len();
    }
    // What the enemy decides is for the game master to weigh, where there is one.
    bots.proceed = bots.proceed && !bots.look(|siege| siege.options.game_master)?;
    if bots.seats.is_empty() {
        return Ok(());
    }
    match bots.step() {
        // A player was faster; the next look sees what he did.
        Err(Trouble::Rejected { rejected, .. }) if rejected.code == "stale" => Ok(()),
        other => other.map(|_| ()),
    }
}
