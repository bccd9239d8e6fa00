//! Bots at the tables of a running server: one order at a time, at a pace that people can follow.

use campaign::carry::NEUTRAL;
use campaign::{Engagement, EngagementNumber, State};
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

/// Where bots play before anybody has come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Patience {
    /// Everywhere.
    #[default]
    None,
    /// Nowhere; then at the fights of those who have come, so that every seat finds its own as it was left.
    UntilSomebodyComes,
}

/// Seats whose players have come.
type Taken = Arc<Mutex<BTreeSet<(CampaignId, Seat)>>>;

impl BotTable {
    /// Seats the bots. One gets up for good when the seat's key is shown: the player has come.
    pub(super) fn open(
        referee: Arc<Referee>,
        pace: Duration,
        patience: Patience,
        shutdown: CancellationToken,
    ) -> Self {
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
                    if let Err(trouble) = play_one(&referee, campaign, &taken, patience) {
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
fn play_one(
    referee: &Referee,
    campaign: CampaignId,
    taken: &Taken,
    patience: Patience,
) -> Result<(), Trouble> {
    let mut people: BTreeSet<Seat> = {
        let taken = taken.lock().unwrap_or_else(PoisonError::into_inner);
        let here = taken.iter().filter(|(there, _)| *there == campaign);
        here.map(|(_, seat)| seat.clone()).collect()
    };
    // Where a device signs, nobody else can give orders: its person has sat here, and may come back.
    let signs = referee.devices(campaign)?;
    people.extend(signs.iter().filter_map(|signs| signs.seat.parse().ok()));
    let place = referee.place(campaign, None)?;
    let state = &place.standing.state;
    let numbers: Vec<EngagementNumber> = match patience {
        Patience::None => state.engagements.keys().copied().collect(),
        Patience::UntilSomebodyComes => tables_of(state, &people),
    };
    let mut scopes = numbers.into_iter().map(|number| scope_of(Some(number)));
    scopes.try_for_each(|scope| play_at(referee, campaign, scope, &people))
}

/// The map, and the fights at which somebody sits; where those who are there have none, all of them, so that the
/// campaign goes on. Nobody is there: none.
fn tables_of(state: &State, people: &BTreeSet<Seat>) -> Vec<EngagementNumber> {
    if people.is_empty() {
        return Vec::new();
    }
    let (maps, fights): (Vec<_>, Vec<_>) = state
        .engagements
        .iter()
        .filter(|(_, engagement)| !engagement.closed)
        .partition(|(number, _)| state.map(**number).is_some());
    let marches = |seat: &Seat| {
        let mut maps = maps.iter().filter_map(|(number, _)| state.map(**number));
        maps.any(|map| map.players.contains_key(seat)) || seat.name() == NEUTRAL
    };
    let sits_at = |engagement: &Engagement| {
        let roles = &engagement.roles;
        // Where roles are called as their seats are, whoever marches over the map has none.
        roles.given().any(|(_, seat)| people.contains(seat))
            || (roles.are_named_alike() && people.iter().any(|seat| !marches(seat)))
    };
    let own = |(_, engagement): &(&EngagementNumber, &Arc<Engagement>)| sits_at(engagement);
    let has_own = fights.iter().any(own);
    let played = fights.iter().filter(|fight| !has_own || own(fight));
    maps.iter().chain(played).map(|(number, _)| **number).collect()
}

fn play_at(
    referee: &Referee,
    campaign: CampaignId,
    scope: Scope,
    people: &BTreeSet<Seat>,
) -> Result<(), Trouble> {
    let numbers = Dealt::unforeseen(&SystemRandomness)?;
    let mut bots = Bots::new(referee, &numbers, campaign, scope);
    let has_master = bots.look_at(|engagement| engagement.game.is_weighed())?;
    bots.people.clone_from(people);
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

#[cfg(test)]
mod tests {
    use super::tables_of;
    use campaign::{AnySetup, EngagementNumber, State};
    use decider::Seat;
    use std::collections::BTreeSet;

    fn fights_of(state: &State, seats: &[&str]) -> Vec<String> {
        let people: BTreeSet<Seat> = seats.iter().filter_map(|seat| seat.parse().ok()).collect();
        assert_eq!(people.len(), seats.len());
        let is_fight = |number: &EngagementNumber| state.map(*number).is_none();
        let fights = tables_of(state, &people).into_iter().filter(is_fight);
        fights.map(|number| state.engagements[&number].title.to_string()).collect()
    }

    #[test]
    fn every_seat_of_the_demonstration_finds_its_own_fight_as_it_was_left() {
        let AnySetup::Map(setup) = referee::scenario::built_in("four-crowns").unwrap() else {
            panic!("four crowns are fought for on a map");
        };
        let demo = simulator::demo(&setup, "The demonstration").unwrap();
        let place = demo.referee.place(demo.campaign, None).unwrap();
        let state = &place.standing.state;
        assert_eq!(tables_of(state, &BTreeSet::new()), []);
        let siege = "The siege of Lowenheim at Middelpoort, turn 5";
        let field = "Battle of Zwarte Beuk, turn 5";
        let [eikenhart, astoren] = ["Assault on Eikenhart, turn 5", "Assault on Astoren, turn 5"];
        for (seats, fights) in [
            (&["city-guard"][..], &[siege][..]),
            (&["north"], &[field]),
            (&["east"], &[eikenhart]),
            (&["west"], &[astoren]),
            (&["south"], &[field, eikenhart, astoren]),
            (&["west", "cathay"], &[siege, astoren]),
            // Whoever has no fight sees all of them go on.
            (&["neutral"], &[field, siege, eikenhart, astoren]),
        ] {
            assert_eq!(fights_of(state, seats), fights, "{seats:?}");
        }
    }
}
