//! The organiser's desk: what a campaign waits for, where reminders go, and the backup.

use crate::{
    Problem,
    app::App,
    body::{BackupBody, RemindersBody, RemindersTo, VisibilityBody},
    extract::{At, Sent},
    notices::too_often,
    problem::WORDS,
    webhook::Attempt,
    written::Written,
};
use axum::{Json, extract::State};
use messages::{Saying, saying};
use projections::WaitingView;

pub(crate) async fn waiting(
    State(app): State<App>,
    at: At,
) -> Result<Written<WaitingView>, Problem> {
    app.show(at.asker(), move |referee| projections::waiting(referee, at.campaign, at.listener()))
        .await
}

/// Says where reminders go. The address is tried first: one that does not answer is of no use.
pub(crate) async fn reminders(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<RemindersBody>,
) -> Result<Json<RemindersTo>, Problem> {
    let by = at.organiser("remind")?.clone();
    let campaign = at.campaign;
    let address = body.address.map(|address| address.trim().to_owned());
    if let Some(address) = &address {
        let Some(webhooks) = app.outbox.as_ref().map(|outbox| &outbox.webhooks) else {
            return Err(Problem::own("needs_server", saying!(&WORDS, "needs-server")));
        };
        let wrong = |why: Saying| Problem::own("webhook_failed", why);
        webhooks.check(address).map_err(wrong)?;
        let about = app.ask(move |referee| {
            projections::summary(referee, campaign, at.language).map(|summary| summary.name)
        });
        app.budgets.try_webhook(campaign, at.from).map_err(too_often)?;
        let come = saying!(&WORDS, "reminders-come-here", campaign = about.await?);
        let text = come.in_language(app.settings.language);
        let why = match webhooks.send(address, &text).await {
            Attempt::Taken => None,
            Attempt::NotTaken(_) => Some("nobody"),
            Attempt::Refused => Some("refused"),
            Attempt::Unknown => Some("no_answer"),
        };
        if let Some(why) = why {
            return Err(wrong(saying!(&WORDS, "address-not-kept", why = why)));
        }
    }
    let kept = address.clone();
    app.ask(move |referee| referee.set_webhook(campaign, &by, kept.as_deref())).await?;
    Ok(Json(RemindersTo { set: address.is_some() }))
}

/// Says who may look at the campaign without a key.
pub(crate) async fn show(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<VisibilityBody>,
) -> Result<Json<VisibilityBody>, Problem> {
    let by = at.organiser_alone("show")?.clone();
    app.ask(move |referee| referee.set_visibility(at.campaign, &by, body.visibility)).await?;
    app.hub.look_again(at.campaign);
    Ok(Json(body))
}

/// Brings the backup of a campaign up to date and checks it from its first line to its last.
pub(crate) async fn backup(State(app): State<App>, at: At) -> Result<Json<BackupBody>, Problem> {
    at.organiser("back_up")?;
    let Some(backups) = app.settings.backups.clone() else {
        return Err(Problem::own("no_backup", saying!(&WORDS, "no-backup")));
    };
    let campaign = at.campaign;
    app.ask(move |referee| referee.head(campaign)).await?;
    let checked = tokio::task::spawn_blocking(move || backups.check(campaign)).await;
    match checked {
        Ok(Ok(checked)) => Ok(Json(checked)),
        Ok(Err(why)) => {
            Err(Problem::own("backup_failed", saying!(&WORDS, "backup-failed", why = why)))
        }
        Err(_) => Err(Problem::bug()),
    }
}
