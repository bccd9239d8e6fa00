//! Campaigns: listing, opening, importing, keys.

use crate::{
    Problem,
    app::App,
    body::{CreateBody, Health, NewCampaign, Presence, ReplaceKeyBody, SeatKeyBody},
    creation::MayCreate,
    extract::{At, Lines, Sent},
};
use axum::{Json, extract::State, http::StatusCode};
use decider::Seat;
use projections::{ScenarioAbout, Summary, gallery, summary};
use referee::{Class, scenario};

pub(crate) async fn health(State(app): State<App>) -> Json<Health> {
    Json(Health {
        status: "ok".to_owned(),
        version: env!("CARGO_PKG_VERSION").to_owned(),
        creation_password: app.creation.is_some(),
    })
}

pub(crate) async fn list(State(app): State<App>) -> Result<Json<Vec<Summary>>, Problem> {
    app.ask(|referee| {
        let mut summaries = Vec::new();
        for campaign in referee.campaigns()? {
            match summary(referee, campaign) {
                Ok(summary) => summaries.push(summary),
                // One damaged or half-imported log does not hide the others.
                Err(rejected) if matches!(rejected.class, Class::Fault | Class::Conflict) => {
                    tracing::warn!(%campaign, error = %rejected, "a campaign cannot be listed");
                }
                Err(rejected) => return Err(rejected),
            }
        }
        Ok(summaries)
    })
    .await
    .map(Json)
}

pub(crate) async fn scenarios() -> Result<Json<Vec<ScenarioAbout>>, Problem> {
    Ok(Json(gallery()?))
}

pub(crate) async fn create(
    State(app): State<App>,
    _: MayCreate,
    Sent(body): Sent<CreateBody>,
) -> Result<(StatusCode, Json<NewCampaign>), Problem> {
    let new = app
        .ask_or_explain(move |referee| {
            let scenario = match (body.scenario, body.scenario_text) {
                (Some(name), None) => scenario::built_in(&name)?,
                (None, Some(text)) => scenario::parse(&text)?,
                _ => {
                    return Err(Problem::own(
                        "malformed_body",
                        "Name either a `scenario`, such as `siege`, or give a `scenario_text`.",
                    ));
                }
            };
            let scenario = if body.game_master { scenario.with_game_master()? } else { scenario };
            Ok(referee.create_for(body.name.as_deref(), &scenario, body.players)?)
        })
        .await?;
    Ok((StatusCode::CREATED, Json(NewCampaign::from(&new))))
}

pub(crate) async fn import(
    State(app): State<App>,
    _: MayCreate,
    Lines(file): Lines,
) -> Result<(StatusCode, Json<NewCampaign>), Problem> {
    let new = app.ask(move |referee| referee.import(&file)).await?;
    Ok((StatusCode::CREATED, Json(NewCampaign::from(&new))))
}

pub(crate) async fn replace_key(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<ReplaceKeyBody>,
) -> Result<Json<SeatKeyBody>, Problem> {
    let by = at.organiser("replaces keys")?.clone();
    let seat: Seat = body.seat.parse().map_err(|_| {
        let seat: String = body.seat.chars().take(60).collect();
        let message = format!(
            "`{seat}` is no seat; a seat is named as in its link, for example `city-guard`."
        );
        Problem::from(referee::Rejected::new(referee::Code::UnknownSeat, message))
    })?;
    let key = app.ask(move |referee| referee.replace_key(at.campaign, &by, &seat)).await?;
    Ok(Json(SeatKeyBody::new(at.campaign, &key)))
}

pub(crate) async fn presence(State(app): State<App>, at: At) -> Result<Json<Presence>, Problem> {
    at.by()?;
    Ok(Json(Presence { arrivals: app.presence.at(at.campaign).to_vec() }))
}
