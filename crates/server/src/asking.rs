//! Asking the devices of those who follow a campaign for their part in somebody's dice, and waiting for it.

use crate::{Problem, app::App, body::AskBody};
use chance::Bytes32;
use chronicle::{CampaignId, PublicKey};
use chrono::Utc;
use referee::{Ask, Attendance, Gathering, Referee, Rejected};
use std::{
    collections::{BTreeSet, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};
use tokio::{
    sync::{mpsc, watch},
    time::{Instant, sleep_until},
};

/// Once enough have given, the others who listen are waited for so long: a link that comes later is told, but in vain.
const FOR_THE_OTHERS: Duration = Duration::from_millis(600);

/// So long a request waits for the dice of its order; then its sender is told, and sends it again.
const LONGEST: Duration = Duration::from_secs(25);

/// Who listens at each campaign, and what they are asked.
#[derive(Debug, Default)]
pub(crate) struct Asking {
    rooms: Mutex<HashMap<CampaignId, Room>>,
}

#[derive(Debug)]
struct Room {
    /// How many streams of each device are open.
    here: HashMap<(String, PublicKey), usize>,
    /// What is asked now; changed, too, when a link has come or the ask is settled.
    asked: watch::Sender<Option<Arc<Ask>>>,
    /// Somebody waits for this ask until it is settled.
    driven: Option<Bytes32>,
}

impl Default for Room {
    fn default() -> Self {
        Self { here: HashMap::new(), asked: watch::Sender::new(None), driven: None }
    }
}

impl Asking {
    fn rooms(&self) -> MutexGuard<'_, HashMap<CampaignId, Room>> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn room<T>(&self, campaign: CampaignId, change: impl FnOnce(&mut Room) -> T) -> T {
        change(self.rooms().entry(campaign).or_default())
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
            room.asked.subscribe()
        });
        Listening { asking: Arc::clone(self), campaign, at, asked }
    }

    fn changes(&self, campaign: CampaignId) -> watch::Receiver<Option<Arc<Ask>>> {
        self.room(campaign, |room| room.asked.subscribe())
    }

    /// A link has come: whoever waits looks again.
    pub(crate) fn stir(&self, campaign: CampaignId) {
        self.room(campaign, |room| room.asked.send_modify(|_| ()));
    }

    fn here(&self, campaign: CampaignId) -> BTreeSet<(String, PublicKey)> {
        let rooms = self.rooms();
        let here = rooms.get(&campaign).into_iter().flat_map(|room| room.here.keys());
        here.cloned().collect()
    }

    /// Is this the first to wait for an ask? Then they see it through.
    fn takes(&self, campaign: CampaignId, ask: &Ask) -> bool {
        self.room(campaign, |room| {
            if room.driven == Some(ask.ask) {
                return false;
            }
            room.driven = Some(ask.ask);
            room.asked.send_replace(Some(Arc::new(ask.clone())));
            true
        })
    }

    fn settled(&self, campaign: CampaignId) {
        self.room(campaign, |room| {
            room.driven = None;
            room.asked.send_replace(None);
        });
        self.tidy(campaign);
    }

    /// Is nothing asked now?
    fn is_settled(&self, campaign: CampaignId) -> bool {
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
            // Whoever waits sees that one less listens.
            room.asked.send_modify(|_| ());
        });
        self.asking.tidy(self.campaign);
    }
}

/// How the referee reaches those who listen. It knows no referee: who holds each other is never let go.
pub(crate) struct Reach {
    asking: Arc<Asking>,
    begun: mpsc::UnboundedSender<(CampaignId, Ask)>,
}

impl Attendance for Reach {
    fn attending(&self, campaign: CampaignId) -> BTreeSet<(String, PublicKey)> {
        self.asking.here(campaign)
    }

    fn asked(&self, campaign: CampaignId, ask: &Ask) {
        // Nobody takes it where the server ends; it is asked again when it comes up.
        let _ = self.begun.send((campaign, ask.clone()));
    }
}

/// Sees every ask through, until the server ends.
pub(crate) fn reach(app: &App) -> Reach {
    let (begun, mut asks) = mpsc::unbounded_channel();
    let waiting = app.clone();
    tokio::spawn(async move {
        loop {
            tokio::select! {
                ask = asks.recv() => match ask {
                    Some((campaign, ask)) => begin(&waiting, campaign, &ask),
                    None => return,
                },
                () = waiting.shutdown.cancelled() => return,
            }
        }
    });
    Reach { asking: Arc::clone(&app.asking), begun }
}

/// Sees an ask through, unless somebody does already.
fn begin(app: &App, campaign: CampaignId, ask: &Ask) {
    if app.asking.takes(campaign, ask) {
        tokio::spawn(see_through(app.clone(), campaign, ask.ask));
    }
}

async fn see_through(app: App, campaign: CampaignId, ask: Bytes32) {
    let mut enough_since = None;
    let mut changes = app.asking.changes(campaign);
    loop {
        changes.mark_unchanged();
        let gathering = app.ask(move |referee| referee.gathering(campaign, &ask)).await;
        let Ok(Some(gathering)) = gathering else { break };
        if gathering.enough {
            enough_since.get_or_insert_with(Instant::now);
        }
        let until = until(&gathering, enough_since);
        if !anybody_left(&app, campaign, &gathering) || until <= Instant::now() {
            break;
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { break },
            () = sleep_until(until) => (),
            // The house asks the same again when it comes up.
            () = app.shutdown.cancelled() => return app.asking.settled(campaign),
        }
    }
    let settled = app.ask(move |referee| settle(referee, campaign, &ask)).await;
    if let Err(problem) = settled {
        tracing::debug!(?problem, "an order that was asked for is not written");
    }
    app.asking.settled(campaign);
}

fn settle(referee: &Referee, campaign: CampaignId, ask: &Bytes32) -> Result<(), Rejected> {
    referee.settle(campaign, ask).map(drop)
}

/// Does somebody listen who has not given yet?
fn anybody_left(app: &App, campaign: CampaignId, gathering: &Gathering) -> bool {
    let here = app.asking.here(campaign);
    gathering.missing.iter().any(|(seat, device)| here.contains(&(seat.clone(), *device)))
}

fn until(gathering: &Gathering, enough_since: Option<Instant>) -> Instant {
    let left = (gathering.until - Utc::now()).to_std().unwrap_or_default();
    let end = Instant::now() + left;
    enough_since.map_or(end, |since| end.min(since + FOR_THE_OTHERS))
}

/// Gives an order; while the others are asked for their part in dice, its own or another's, it waits and tries again.
pub(crate) async fn patiently<T: Send + 'static>(
    app: &App,
    campaign: CampaignId,
    give: impl Fn(&Referee) -> Result<T, Problem> + Clone + Send + 'static,
) -> Result<T, Problem> {
    let patience = Instant::now() + LONGEST;
    loop {
        let give = give.clone();
        let answer = app.ask_or_explain(move |referee| give(referee)).await;
        let Err(problem) = &answer else { return answer };
        if problem.code() != referee::Code::BeingAsked.text() {
            return answer;
        }
        let ask = app.ask(move |referee| referee.asks(campaign)).await?;
        let Some(ask) = ask else { continue };
        begin(app, campaign, &ask);
        let mut changes = app.asking.changes(campaign);
        loop {
            if app.asking.is_settled(campaign) {
                break;
            }
            tokio::select! {
                changed = changes.changed() => if changed.is_err() { break },
                () = sleep_until(patience) => return answer,
                () = app.shutdown.cancelled() => return answer,
            }
        }
    }
}
