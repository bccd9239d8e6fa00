//! The stream: one server-sent event for each accepted order, from whatever record on.

use crate::{
    Problem,
    app::App,
    attendance::Listening,
    body::{BatchSeen, Presence, ThrowBody},
    extract::{Asked, At},
    hub::{Excerpt, StreamEvent},
    metrics::Metrics,
    presence::Sitting,
    problem::WORDS,
};
use axum::{
    extract::State,
    http::HeaderMap,
    response::sse::{Event, KeepAlive, Sse},
};
use chance::Bytes32;
use chronicle::{CampaignId, Head};
use messages::saying;
use projections::{Listener, lines};
use referee::{Code, Referee, Rejected};
use schemars::JsonSchema;
use serde::Deserialize;
use std::{convert::Infallible, sync::Arc, time::Duration};
use tokio::sync::{
    broadcast::{self, error::RecvError},
    mpsc,
};
use tokio_stream::wrappers::ReceiverStream;

/// From where on.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StreamQuery {
    /// The last record that was seen; `Last-Event-ID` counts before it. Nothing: only what comes.
    after: Option<u64>,
}

type Events = ReceiverStream<Result<Event, Infallible>>;

pub(crate) async fn stream(
    State(app): State<App>,
    at: At,
    headers: HeaderMap,
    Asked(query): Asked<StreamQuery>,
) -> Result<Sse<impl tokio_stream::Stream<Item = Result<Event, Infallible>>>, Problem> {
    let campaign = at.campaign;
    let last_id = match headers.get("last-event-id") {
        None => None,
        Some(id) => Some(
            id.to_str()
                .ok()
                .and_then(|id| id.parse().ok())
                .ok_or_else(|| Problem::own("malformed_query", saying!(&WORDS, "bad-last-id")))?,
        ),
    };
    let told = last_id.or(query.after);
    let head = app.ask(move |referee| {
        // Another server may have told of it.
        referee.reach(campaign, told.unwrap_or_default())?;
        referee.head(campaign)
    });
    let head = head.await?;
    let sent = told.unwrap_or(head.seq);
    if sent > head.seq {
        let (sent, end) = (sent.to_string(), head.seq.to_string());
        let message = saying!(&WORDS, "no-record-yet", record = sent, end = end);
        return Err(Rejected::new(Code::UnknownRecord, message).into());
    }
    // One event at a time: a client that reads slowly makes only itself wait.
    let (events, stream) = mpsc::channel(1);
    let counted = app.settings.metrics.as_ref().map(Metrics::follower);
    tokio::spawn(async move {
        follow(app, at, sent, events).await;
        drop(counted);
    });
    let keep_alive = KeepAlive::new().interval(Duration::from_secs(15));
    Ok(Sse::new(Events::new(stream)).keep_alive(keep_alive))
}

/// Tells everything behind `sent`, then waits for more, until the client or the server goes.
async fn follow(app: App, at: At, mut sent: u64, events: mpsc::Sender<Result<Event, Infallible>>) {
    let (feed, mut woken) = app.hub.subscribe(at.campaign);
    let mut sitting = app.presence.arrive(at.campaign, &at.reader);
    if let Some(sitting) = &mut sitting {
        // Whoever comes is told who is there.
        sitting.told.mark_changed();
    }
    let mut listening = listening(&app, &at);
    let mut asked = None;
    let mut throws = Witnessing::new(&app, &at);
    let at = Arc::new(at);
    loop {
        woken.mark_unchanged();
        let (campaign, from, listener) = (at.campaign, sent + 1, Arc::clone(&at));
        let part = app.ask_at_hand(campaign, move |referee| {
            listener.check_still_admitted(referee)?;
            next_part(referee, campaign, from)
        });
        let part = part.await;
        let heard =
            |(from, to)| Excerpt { from, to, reader: at.reader.clone(), language: at.language };
        let part = part.map(|part| part.map(heard));
        match part {
            Ok(Some(part)) => {
                let telling = feed.telling(&part);
                let told = telling
                    .get_or_try_init(|| {
                        let part = part.clone();
                        app.ask(move |referee| tell(referee, campaign, &part))
                    })
                    .await;
                let Ok(told) = told else { return };
                for StreamEvent { id, data } in told.iter() {
                    let event = Event::default().event("batch").id(id.to_string()).data(data);
                    tokio::select! {
                        sent = events.send(Ok(event)) => if sent.is_err() { return },
                        () = app.shutdown.cancelled() => return,
                    }
                }
                sent = part.to;
                // What a witness signs hangs on where the log ends.
                throws.looks |= throws.told.is_some();
            }
            Ok(None) => tokio::select! {
                changed = woken.changed() => if changed.is_err() { return },
                event = comings(&mut sitting) => {
                    let Some(event) = event else { return };
                    tokio::select! {
                        sent = events.send(Ok(event)) => if sent.is_err() { return },
                        () = app.shutdown.cancelled() => return,
                    }
                }
                ask = asks(&mut listening, &mut asked) => {
                    let Some(event) = ask else { return };
                    tokio::select! {
                        sent = events.send(Ok(event)) => if sent.is_err() { return },
                        () = app.shutdown.cancelled() => return,
                    }
                }
                event = throws.next(&app) => {
                    let Some(event) = event else { return };
                    tokio::select! {
                        sent = events.send(Ok(event)) => if sent.is_err() { return },
                        () = app.shutdown.cancelled() => return,
                    }
                }
                () = events.closed() => return,
                () = app.shutdown.cancelled() => return,
            },
            // The client comes again, and is then told what is wrong.
            Err(_) => return,
        }
    }
}

/// Waits until somebody comes or goes, and puts it into words; for spectators for ever.
async fn comings(sitting: &mut Option<Sitting>) -> Option<Event> {
    let Some(sitting) = sitting else { return std::future::pending().await };
    sitting.told.changed().await.ok()?;
    let arrivals = sitting.told.borrow_and_update().to_vec();
    Event::default().event("presence").json_data(Presence { arrivals }).ok()
}

/// A device that follows the stream of its seat hears what it is asked.
fn listening(app: &App, at: &At) -> Option<Listening> {
    let device = at.signatures.device?;
    let seat = at.reader.seat()?;
    Some(app.asking.listen(at.campaign, seat.name(), device))
}

/// Waits until the device is asked for something; for all others for ever.
async fn asks(listening: &mut Option<Listening>, asked: &mut Option<Bytes32>) -> Option<Event> {
    let Some(listening) = listening else { return std::future::pending().await };
    let ask = listening.next(asked).await?;
    Event::default().event("ask").json_data(ask).ok()
}

/// Tells whoever holds a key of a throw that waits for a witness, and when it waits no more.
struct Witnessing {
    campaign: CampaignId,
    changes: Option<broadcast::Receiver<CampaignId>>,
    /// What was told last.
    told: Option<Bytes32>,
    /// Whoever comes looks first.
    looks: bool,
}

impl Witnessing {
    fn new(app: &App, at: &At) -> Self {
        let changes = at.reader.holder().map(|_| app.asking.throws());
        Self { campaign: at.campaign, changes, told: None, looks: true }
    }

    async fn next(&mut self, app: &App) -> Option<Event> {
        let Some(changes) = &mut self.changes else { return std::future::pending().await };
        let campaign = self.campaign;
        loop {
            if !self.looks {
                self.looks = match changes.recv().await {
                    Ok(named) => named == campaign,
                    Err(RecvError::Lagged(_)) => true,
                    Err(RecvError::Closed) => return None,
                };
                continue;
            }
            let waits = app.ask(move |referee| referee.waiting_throw(campaign)).await.ok()?;
            self.looks = false;
            let ask = waits.as_ref().map(|waits| waits.ask);
            if ask != self.told {
                self.told = ask;
                let waits = waits.map(ThrowBody::from);
                return Event::default().event("throw").json_data(waits).ok();
            }
        }
    }
}

/// What comes next: whole batches, some hundred records of them.
fn next_part(
    referee: &Referee,
    campaign: CampaignId,
    from: u64,
) -> Result<Option<(u64, u64)>, Rejected> {
    const AT_ONCE: u64 = 256;
    let head = referee.head(campaign)?.seq;
    if from > head {
        return Ok(None);
    }
    let to = referee.end_of_batch(campaign, (from + AT_ONCE).min(head))?;
    Ok(Some((from, to)))
}

fn tell(
    referee: &Referee,
    campaign: CampaignId,
    part: &Excerpt,
) -> Result<Arc<[StreamEvent]>, Rejected> {
    let mut hashes = Vec::new();
    referee.each_record(campaign, part.from..=part.to, |line| {
        if line.last {
            hashes.push(Head { seq: line.seq, hash: line.hash });
        }
    })?;
    let mut rest = {
        let listener = Listener { reader: &part.reader, language: part.language };
        lines(referee, campaign, listener, part.from..=part.to)?
    };
    let mut told = Vec::new();
    for head in hashes {
        let behind = rest.split_off(rest.partition_point(|line| line.seq <= head.seq));
        let seen = BatchSeen { head: head.into(), lines: std::mem::replace(&mut rest, behind) };
        let data = serde_json::to_string(&seen).map_err(Rejected::bug)?;
        told.push(StreamEvent { id: head.seq, data });
    }
    Ok(told.into())
}
