//! What is signed of a log: the devices of its seats, and the house's own word on where it ends.

use crate::{
    Problem,
    app::App,
    body::{Accepted, BindDeviceBody, DeviceBody, ReleaseDeviceBody},
    extract::{At, Sent},
    problem::WORDS,
};
use axum::{Json, extract::State};
use messages::saying;
use referee::{BindDevice, ReleaseDevice};

pub(crate) async fn list(State(app): State<App>, at: At) -> Result<Json<Vec<DeviceBody>>, Problem> {
    let devices = app.ask(move |referee| referee.devices(at.campaign)).await?;
    Ok(Json(devices.into_iter().map(Into::into).collect()))
}

/// A signed note (C2SP): two of one campaign that cannot both be true prove that its log was forked.
pub(crate) async fn checkpoint(State(app): State<App>, at: At) -> Result<String, Problem> {
    let note = app.ask(move |referee| referee.checkpoint(at.campaign)).await?;
    let none = || Problem::own("no_checkpoint", saying!(&WORDS, "no-checkpoint"));
    note.map(|note| note.to_string()).ok_or_else(none)
}

pub(crate) async fn bind(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<BindDeviceBody>,
) -> Result<Json<Accepted>, Problem> {
    let by = at.by()?.clone();
    let BindDeviceBody { batch, device, label, proof } = body;
    let bind = BindDevice { batch, by, device, label, proof };
    let answer =
        app.ask(move |referee| referee.bind_device(at.campaign, &bind, &at.signatures)).await?;
    Ok(Json(Accepted::from(&answer)))
}

pub(crate) async fn release(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<ReleaseDeviceBody>,
) -> Result<Json<Accepted>, Problem> {
    let by = at.by()?.clone();
    let ReleaseDeviceBody { batch, seat, device, why } = body;
    let release = ReleaseDevice { batch, by, seat, device, why };
    let answer = app
        .ask(move |referee| referee.release_device(at.campaign, &release, &at.signatures))
        .await?;
    Ok(Json(Accepted::from(&answer)))
}
