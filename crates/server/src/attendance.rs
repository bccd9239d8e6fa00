//! Whose devices follow a campaign now, and what they are asked. It is in no log, and a restart forgets it.

use crate::body::AskBody;
use chance::Bytes32;
use chronicle::{CampaignId, PublicKey};
use referee::{Ask, Attendance};
use std::{
    collections::{BTreeSet, HashMap, HashSet},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};
use tokio::sync::{broadcast, mpsc, watch};

/// Who listens at each campaign, and what they are asked.
#[derive(Debug, Default)]
pub(crate) struct Asking {
    rooms: Mutex<HashMap<CampaignId, Room>>,
    throws: Throws,
}

/// Tells open streams that a throw waits for a witness somewhere, or waits no more.
#[derive(Debug)]
struct Throws(broadcast::Sender<CampaignId>);

impl Default for Throws {
    fn default() -> Self {
        // Whoever misses some looks once.
        Self(broadcast::Sender::new(64))
    }
}

#[derive(Debug)]
struct Room {
    /// How many streams of each device are open.
    here: HashMap<(String, PublicKey), usize>,
    /// Devices that were waited for in vain, such as a telephone in a pocket: nobody waits for them again before they
    /// give something, or open a stream anew.
    asleep: HashSet<(String, PublicKey)>,
    /// What is asked now; changed, too, when a link has come or the ask is settled.
    asked: watch::Sender<Option<Arc<Ask>>>,
    /// Somebody waits for this ask until it is settled.
    driven: Option<Bytes32>,
}

impl Default for Room {
    fn default() -> Self {
        Self {
            here: HashMap::new(),
            asleep: HashSet::new(),
            asked: watch::Sender::new(None),
            driven: None,
        }
    }
}

impl Asking {
    fn rooms(&self) -> MutexGuard<'_, HashMap<CampaignId, Room>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn room<T>(&self, campaign: CampaignId, change: impl FnOnce(&mut Room) -> T) -> T {
        change(self.rooms().entry(campaign).or_default())
    }

    /// Where campaigns are named whose waiting throw has changed.
    pub(crate) fn throws(&self) -> broadcast::Receiver<CampaignId> {
        self.throws.0.subscribe()
    }

    /// A device of a seat listens, for as long as the answer is kept.
    pub(crate) fn listen(
        self: &Arc<Self>,
        campaign: CampaignId,
        seat: &str,
        device: PublicKey,
    ) -> Listening {
        let at = (seat.to_owned(), device);
        let asked = self.room(campaign, |room| {
            *room.here.entry(at.clone()).or_default() += 1;
            room.asleep.remove(&at);
            room.asked.subscribe()
        });
        Listening { asking: Arc::clone(self), campaign, at, asked }
    }

    pub(crate) fn changes(&self, campaign: CampaignId) -> watch::Receiver<Option<Arc<Ask>>> {
        self.room(campaign, |room| room.asked.subscribe())
    }

    /// A link of a device has come: whoever waits looks again.
    pub(crate) fn stir(&self, campaign: CampaignId, seat: &str, device: PublicKey) {
        self.room(campaign, |room| {
            room.asleep.remove(&(seat.to_owned(), device));
            room.asked.send_modify(|_| ());
        });
        self.tidy(campaign);
    }

    /// These were waited for in vain.
    pub(crate) fn sleep(
        &self,
        campaign: CampaignId,
        devices: impl Iterator<Item = (String, PublicKey)>,
    ) {
        self.room(campaign, |room| {
            let here = &room.here;
            room.asleep.extend(devices.filter(|at| here.contains_key(at)));
        });
    }

    pub(crate) fn here(&self, campaign: CampaignId) -> BTreeSet<(String, PublicKey)> {
        let rooms = self.rooms();
        let Some(room) = rooms.get(&campaign) else { return BTreeSet::new() };
        room.here.keys().filter(|at| !room.asleep.contains(at)).cloned().collect()
    }

    /// Is this the first to wait for an ask? Then they see it through.
    pub(crate) fn takes(&self, campaign: CampaignId, ask: &Ask) -> bool {
        self.room(campaign, |room| {
            if room.driven == Some(ask.ask) {
                return false;
            }
            room.driven = Some(ask.ask);
            room.asked.send_replace(Some(Arc::new(ask.clone())));
            true
        })
    }

    /// An ask is settled. Where the next batch of the same request is asked for already, that goes on.
    pub(crate) fn settled(&self, campaign: CampaignId, ask: &Bytes32) {
        self.room(campaign, |room| {
            if room.driven == Some(*ask) {
                room.driven = None;
                room.asked.send_replace(None);
            }
        });
        self.tidy(campaign);
    }

    /// Is nothing asked now?
    pub(crate) fn is_settled(&self, campaign: CampaignId) -> bool {
        self.rooms().get(&campaign).is_none_or(|room| room.driven.is_none())
    }

    /// Lets go of a room in which nobody is.
    fn tidy(&self, campaign: CampaignId) {
        let mut rooms = self.rooms();
        let nobody = |room: &Room| room.here.is_empty() && room.driven.is_none();
        if rooms.get(&campaign).is_some_and(nobody) {
            rooms.remove(&campaign);
        }
    }
}

/// One open page of a device; when it is let go, it listens no more.
#[derive(Debug)]
pub(crate) struct Listening {
    asking: Arc<Asking>,
    campaign: CampaignId,
    at: (String, PublicKey),
    asked: watch::Receiver<Option<Arc<Ask>>>,
}

impl Listening {
    /// The next thing that this device is asked; what is asked already counts.
    pub(crate) async fn next(&mut self, answered: &mut Option<Bytes32>) -> Option<AskBody> {
        loop {
            let asked = self.asked.borrow_and_update().clone();
            if let Some(ask) = asked
                && *answered != Some(ask.ask)
                && ask.devices.get(&self.at.0) == Some(&self.at.1)
            {
                *answered = Some(ask.ask);
                return Some(AskBody::from(&*ask));
            }
            self.asked.changed().await.ok()?;
        }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.asking.room(self.campaign, |room| {
            if let Some(open) = room.here.get_mut(&self.at) {
                *open -= 1;
            }
            room.here.retain(|_, open| *open > 0);
            let here = &room.here;
            room.asleep.retain(|at| here.contains_key(at));
            // Whoever waits sees that one less listens.
            room.asked.send_modify(|_| ());
        });
        self.asking.tidy(self.campaign);
    }
}

/// How the referee reaches those who listen. It knows no referee: who holds each other is never let go.
pub(crate) struct Reach {
    pub(crate) asking: Arc<Asking>,
    pub(crate) begun: mpsc::UnboundedSender<(CampaignId, Ask)>,
}

impl Attendance for Reach {
    fn attending(&self, campaign: CampaignId) -> BTreeSet<(String, PublicKey)> {
        self.asking.here(campaign)
    }

    fn asked(&self, campaign: CampaignId, ask: &Ask) {
        // Nobody takes it where the server ends; it is asked again when it comes up.
        let _ = self.begun.send((campaign, ask.clone()));
    }

    fn thrown(&self, campaign: CampaignId) {
        // Nobody hears it where no stream is open.
        let _ = self.asking.throws.0.send(campaign);
    }
}
