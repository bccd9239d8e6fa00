//! Asking the devices of those who follow a campaign for their part in somebody's dice, and waiting for it.

use crate::{Problem, app::App, attendance::Reach};
use chance::Bytes32;
use chronicle::CampaignId;
use chrono::Utc;
use referee::{Ask, Gathering, Referee, Rejected};
use std::{sync::Arc, time::Duration};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

/// Once enough have given, the others who listen are waited for so long: a link that comes later is told, but in vain.
const FOR_THE_OTHERS: Duration = Duration::from_millis(600);

/// So long a request waits for the dice of its order; then its sender is told, and sends it again.
const LONGEST: Duration = Duration::from_secs(25);

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
        if !anybody_left(&app, campaign, &gathering) {
            break;
        }
        if until <= Instant::now() {
            app.asking.sleep(campaign, gathering.missing.into_iter());
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
