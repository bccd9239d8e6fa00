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
    /// Another server has begun to ask this, and waits for it.
    elsewhere: Option<Bytes32>,
    /// Devices that follow other servers, by server.
    listening_elsewhere: HashMap<String, BTreeSet<(String, PublicKey)>>,
}

impl Default for Room {
    fn default() -> Self {
        Self {
            here: HashMap::new(),
            asleep: HashSet::new(),
            asked: watch::Sender::new(None),
            driven: None,
            elsewhere: None,
            listening_elsewhere: HashMap::new(),
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
            let (here, elsewhere) = (&room.here, &room.listening_elsewhere);
            let listens = |at: &(String, PublicKey)| {
                here.contains_key(at) || elsewhere.values().any(|devices| devices.contains(at))
            };
            room.asleep.extend(devices.filter(listens));
        });
    }

    pub(crate) fn here(&self, campaign: CampaignId) -> BTreeSet<(String, PublicKey)> {
        let rooms = self.rooms();
        let Some(room) = rooms.get(&campaign) else { return BTreeSet::new() };
        let elsewhere = room.listening_elsewhere.values().flatten();
        let all = room.here.keys().chain(elsewhere);
        all.filter(|at| !room.asleep.contains(at)).cloned().collect()
    }

    /// Devices that follow this server, awake or not.
    pub(crate) fn follow_here(&self, campaign: CampaignId) -> Vec<(String, PublicKey)> {
        let rooms = self.rooms();
        rooms.get(&campaign).map(|room| room.here.keys().cloned().collect()).unwrap_or_default()
    }

    /// These devices follow another server.
    pub(crate) fn follow_elsewhere(
        &self,
        campaign: CampaignId,
        server: &str,
        devices: BTreeSet<(String, PublicKey)>,
    ) {
        self.room(campaign, |room| {
            let before = match devices.is_empty() {
                true => room.listening_elsewhere.remove(server).unwrap_or_default(),
                false => room
                    .listening_elsewhere
                    .insert(server.to_owned(), devices.clone())
                    .unwrap_or_default(),
            };
            if before != devices {
                // Whoever has come anew is awake; whoever waits sees who listens.
                let come: Vec<_> = devices.difference(&before).collect();
                room.asleep.retain(|at| !come.contains(&at));
                room.asked.send_modify(|_| ());
            }
        });
        self.tidy(campaign);
    }

    /// Another server asks this, or has heard what was given to it, or asks nothing any more.
    fn asked_elsewhere(&self, campaign: CampaignId, ask: Option<&Ask>) {
        self.room(campaign, |room| {
            let known = room.asked.borrow().as_ref().map(|known| known.ask);
            match ask {
                Some(ask) if room.driven != Some(ask.ask) => {
                    room.elsewhere = Some(ask.ask);
                    if known != Some(ask.ask) {
                        room.asked.send_replace(Some(Arc::new(ask.clone())));
                    }
                }
                Some(_) => room.asked.send_modify(|_| ()),
                None => {
                    room.elsewhere = None;
                    // Whoever waits here sees that it is settled, and says so.
                    match room.driven {
                        Some(_) => room.asked.send_modify(|_| ()),
                        None => drop(room.asked.send_replace(None)),
                    }
                }
            }
        });
        self.tidy(campaign);
    }

    /// Does another server wait for this ask? Then it is the first to settle it.
    pub(crate) fn is_asked_elsewhere(&self, campaign: CampaignId, ask: &Bytes32) -> bool {
        self.rooms().get(&campaign).is_some_and(|room| room.elsewhere == Some(*ask))
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
        let nobody = |room: &Room| {
            room.here.is_empty()
                && room.driven.is_none()
                && room.elsewhere.is_none()
                && room.listening_elsewhere.is_empty()
        };
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
            let left = !room.here.contains_key(&self.at);
            if left {
                room.asleep.remove(&self.at);
            }
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

    fn asked_elsewhere(&self, campaign: CampaignId, ask: Option<&Ask>) {
        self.asking.asked_elsewhere(campaign, ask);
    }
}
