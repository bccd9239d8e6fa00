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

/// So much longer is waited for an ask that another server has begun: it settles what it asks, unless it is gone.
const FOR_ANOTHER_SERVER: Duration = Duration::from_secs(3);

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
        let elsewhere = app.asking.is_asked_elsewhere(campaign, &ask);
        let until = until(&gathering, enough_since)
            .map(|until| if elsewhere { until + FOR_ANOTHER_SERVER } else { until });
        // What has to be waited for is waited for, whoever has gone.
        if until.is_some() && !elsewhere && !anybody_left(&app, campaign, &gathering) {
            break;
        }
        if until.is_some_and(|until| until <= Instant::now()) {
            app.asking.sleep(campaign, gathering.missing.into_iter());
            break;
        }
        tokio::select! {
            changed = changes.changed() => if changed.is_err() { break },
            () = sleep_until(until.unwrap_or_else(Instant::now)), if until.is_some() => (),
            // The house asks the same again when it comes up.
            () = app.shutdown.cancelled() => return app.asking.settled(campaign, &ask),
        }
    }
    beacon_stands_in(&app, campaign, ask).await;
    if app.shutdown.is_cancelled() {
        return app.asking.settled(campaign, &ask);
    }
    let settled = app.ask(move |referee| settle(referee, campaign, &ask)).await;
    if let Err(problem) = settled {
        tracing::debug!(?problem, "an order that was asked for is not written");
    }
    app.asking.settled(campaign, &ask);
}

/// Where too few have given and the policy has a beacon stand in, its round is fetched; what is given meanwhile counts.
async fn beacon_stands_in(app: &App, campaign: CampaignId, ask: Bytes32) {
    let Some(reading) = &app.beacon else { return };
    let gathering = app.ask(move |referee| referee.gathering(campaign, &ask)).await;
    let Ok(Some(Gathering { round: Some(wanted), .. })) = gathering else { return };
    if app.referee.beacon() != Some(&wanted.beacon) {
        return;
    }
    let found = tokio::select! {
        found = reading.round(&wanted) => found,
        () = enough_after_all(app, campaign, ask) => None,
        () = app.shutdown.cancelled() => None,
    };
    let Some(round) = found else { return };
    let taken = app.ask(move |referee| referee.give_round(campaign, &ask, round)).await;
    if let Err(problem) = taken {
        tracing::warn!(?problem, "a round of the beacon is not taken");
    }
}

/// Enough have given after all, or nothing is asked any more.
async fn enough_after_all(app: &App, campaign: CampaignId, ask: Bytes32) {
    let mut changes = app.asking.changes(campaign);
    loop {
        changes.mark_unchanged();
        let gathering = app.ask(move |referee| referee.gathering(campaign, &ask)).await;
        let waits = matches!(gathering, Ok(Some(Gathering { round: Some(_), .. })));
        if !waits || changes.changed().await.is_err() {
            return;
        }
    }
}

fn settle(referee: &Referee, campaign: CampaignId, ask: &Bytes32) -> Result<(), Rejected> {
    referee.settle(campaign, ask).map(drop)
}

/// Does somebody listen who has not given yet?
fn anybody_left(app: &App, campaign: CampaignId, gathering: &Gathering) -> bool {
    let here = app.asking.here(campaign);
    gathering.missing.iter().any(|(seat, device)| here.contains(&(seat.clone(), *device)))
}

/// None: for as long as it takes.
fn until(gathering: &Gathering, enough_since: Option<Instant>) -> Option<Instant> {
    let end = gathering.until.map(|until| {
        let left = (until - Utc::now()).to_std().unwrap_or_default();
        Instant::now() + left
    });
    let enough = enough_since.map(|since| since + FOR_THE_OTHERS);
    end.into_iter().chain(enough).min()
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
