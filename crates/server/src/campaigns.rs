//! Campaigns: listing, opening, importing, keys.

use crate::{
    Problem,
    app::{App, FolderOwner},
    body::{CreateBody, Health, HealthReason, NewCampaign, Presence, ReplaceKeyBody, SeatKeyBody},
    condition::Ailment,
    creation::MayCreate,
    extract::{At, Lines, Sent, Spoken},
    problem::WORDS,
};
use axum::{Extension, Json, extract::State, http::StatusCode};
use decider::{By, Seat};
use messages::saying;
use projections::{ScenarioAbout, Summary, gallery};
use referee::{DeskCommand, DeskOrder, Referee, Visibility, scenario};
use std::sync::Arc;

pub(crate) async fn health(State(app): State<App>, Spoken(language): Spoken) -> Json<Health> {
    let ailments = app.settings.condition.as_ref().map(|condition| condition.ailments());
    let reasons: Vec<HealthReason> = ailments
        .into_iter()
        .flatten()
        .map(|ailment| {
            let detail = match ailment {
                Ailment::StoreStopped => saying!(&WORDS, "health-store-stopped"),
                Ailment::DiskFull => saying!(&WORDS, "health-disk-full"),
                Ailment::DataDamaged => saying!(&WORDS, "health-data-damaged"),
                Ailment::BackupBehind => saying!(&WORDS, "health-backup-behind"),
            };
            HealthReason { code: ailment.code().to_owned(), detail: detail.in_language(language) }
        })
        .collect();
    Json(Health {
        status: if reasons.is_empty() { "ok" } else { "impaired" }.to_owned(),
        reasons,
        version: env!("CARGO_PKG_VERSION").to_owned(),
        creation_password: app.settings.creation_password.is_some(),
    })
}

/// What is listed; whoever has the data folder sees all that lies in it.
pub(crate) async fn list(
    State(app): State<App>,
    owner: Option<Extension<FolderOwner>>,
    Spoken(language): Spoken,
) -> Result<Json<Vec<Summary>>, Problem> {
    let summaries = Arc::clone(&app.summaries);
    let all = owner.is_some();
    let shown = move |referee: &Referee, campaign| {
        Ok(all || referee.visibility(campaign)? == Visibility::Listed)
    };
    app.ask(move |referee| summaries.all(referee, language, shown)).await.map(Json)
}

/// What the list would say of a campaign: it may stand in none.
pub(crate) async fn summary(State(app): State<App>, at: At) -> Result<Json<Summary>, Problem> {
    let summaries = Arc::clone(&app.summaries);
    app.ask(move |referee| summaries.of(referee, at.campaign, at.language)).await.map(Json)
}

pub(crate) async fn scenarios(
    Spoken(language): Spoken,
) -> Result<Json<Vec<ScenarioAbout>>, Problem> {
    Ok(Json(gallery(language)?))
}

pub(crate) async fn create(
    State(app): State<App>,
    Spoken(language): Spoken,
    _: MayCreate,
    Sent(body): Sent<CreateBody>,
) -> Result<(StatusCode, Json<NewCampaign>), Problem> {
    let log = body.begun();
    let new = app
        .ask_or_explain(move |referee| {
            let scenario = match (body.scenario, body.scenario_text) {
                (Some(name), None) => scenario::built_in(&name)?,
                (None, Some(text)) => scenario::parse(&text)?,
                _ => {
                    let why = saying!(&WORDS, "scenario-or-text");
                    return Err(Problem::own("malformed_body", why));
                }
            };
            let scenario =
                if body.game_master { scenario::with_game_master(scenario)? } else { scenario };
            let scenario = match body.realm {
                Some(asked) => scenario::with_realm(scenario, asked)?,
                None => scenario,
            };
            let mut new = referee.create_for(body.name.as_deref(), &scenario, body.players, log)?;
            if let Some(rules) = body.house_rules {
                let command = DeskCommand::SetHouseRules(rules);
                let (batch, by) = (referee.new_batch(), By::Organiser);
                new.head =
                    referee.at_the_desk(new.campaign, &DeskOrder { batch, by, command })?.head;
            }
            if body.visibility != Visibility::Listed {
                referee.set_visibility(new.campaign, &By::Organiser, body.visibility)?;
            }
            Ok(new)
        })
        .await?;
    Ok((StatusCode::CREATED, Json(NewCampaign::new(&new, language))))
}

pub(crate) async fn import(
    State(app): State<App>,
    Spoken(language): Spoken,
    _: MayCreate,
    Lines(file): Lines,
) -> Result<(StatusCode, Json<NewCampaign>), Problem> {
    let new = app.ask(move |referee| referee.import(&file)).await?;
    Ok((StatusCode::CREATED, Json(NewCampaign::new(&new, language))))
}

pub(crate) async fn replace_key(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<ReplaceKeyBody>,
) -> Result<Json<SeatKeyBody>, Problem> {
    let by = at.organiser("replace_key")?.clone();
    let seat: Seat = body.seat.parse().map_err(|_| {
        let seat: String = body.seat.chars().take(60).collect();
        let message = saying!(&WORDS, "unknown-seat", seat = seat);
        Problem::from(referee::Rejected::new(referee::Code::UnknownSeat, message))
    })?;
    let (campaign, language) = (at.campaign, at.language);
    let replaced = app.ask(move |referee| {
        let batch = body.batch.unwrap_or_else(|| referee.new_batch());
        referee.replace_key_signed(campaign, &by, (&seat, batch), &at.signatures)
    });
    Ok(Json(SeatKeyBody::new(campaign, &replaced.await?, language)))
}

pub(crate) async fn presence(State(app): State<App>, at: At) -> Result<Json<Presence>, Problem> {
    at.by()?;
    Ok(Json(Presence { arrivals: app.presence.at(at.campaign).to_vec() }))
}
