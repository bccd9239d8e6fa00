//! The organiser's desk: what a campaign waits for, where reminders go, and the backup.

use crate::{
    Problem,
    app::App,
    body::{BackupBody, RemindersBody, RemindersTo},
    extract::{At, Sent},
    webhook::Attempt,
};
use axum::{Json, extract::State};
use projections::WaitingView;

pub(crate) async fn waiting(State(app): State<App>, at: At) -> Result<Json<WaitingView>, Problem> {
    app.ask(move |referee| projections::waiting(referee, at.campaign, &at.reader)).await.map(Json)
}

/// Says where reminders go. The address is tried first: one that does not answer is of no use.
pub(crate) async fn reminders(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<RemindersBody>,
) -> Result<Json<RemindersTo>, Problem> {
    let by = at.organiser("says where reminders go")?.clone();
    let campaign = at.campaign;
    let address = body.address.map(|address| address.trim().to_owned());
    if let Some(address) = &address {
        let wrong = |why: String| Problem::own("webhook_failed", why);
        app.webhooks.check(address).map_err(wrong)?;
        let about = app.ask(move |referee| {
            projections::summary(referee, campaign).map(|summary| summary.name)
        });
        let text = format!("{}: reminders will come here.", about.await?);
        let why = match app.webhooks.send(address, &text).await {
            Attempt::Taken => None,
            Attempt::NotTaken(_) => Some("Nobody takes a message there now."),
            Attempt::Refused => Some("A message there is refused."),
            Attempt::Unknown => Some("There is no proper answer from there."),
        };
        if let Some(why) = why {
            return Err(wrong(format!("{why} The address was not kept.")));
        }
    }
    let kept = address.clone();
    app.ask(move |referee| referee.set_webhook(campaign, &by, kept.as_deref())).await?;
    Ok(Json(RemindersTo { set: address.is_some() }))
}

/// Brings the backup of a campaign up to date and checks it from its first line to its last.
pub(crate) async fn backup(State(app): State<App>, at: At) -> Result<Json<BackupBody>, Problem> {
    at.organiser("asks for a backup")?;
    let Some(backups) = app.settings.backups.clone() else {
        return Err(Problem::own(
            "no_backup",
            "This server writes no backup: its host starts it with `--backup FOLDER`.",
        ));
    };
    let campaign = at.campaign;
    app.ask(move |referee| referee.head(campaign)).await?;
    let checked = tokio::task::spawn_blocking(move || backups.check(campaign)).await;
    match checked {
        Ok(Ok(checked)) => Ok(Json(checked)),
        Ok(Err(why)) => Err(Problem::own("backup_failed", format!("The backup failed: {why}."))),
        Err(_) => Err(Problem::bug()),
    }
}
