//! What is signed of a log: the devices of its seats, and the house's own word on where it ends.

use crate::{
    Problem,
    app::App,
    asking::patiently,
    body::{
        Accepted, AskBody, BindDeviceBody, ChainBody, DeviceBody, LayChainBody, LendDeviceBody,
        LinkBody, PolicyBody, ReleaseDeviceBody, SawThrowBody, SetPolicyBody, ThrowBody,
    },
    extract::{At, Sent},
};
use axum::{Json, extract::State};
use decider::Seat;
use referee::{BindDevice, LayChain, Link, ReleaseDevice, SawThrow, SetPolicy};

pub(crate) async fn list(State(app): State<App>, at: At) -> Result<Json<Vec<DeviceBody>>, Problem> {
    let devices = app.ask(move |referee| referee.devices(at.campaign)).await?;
    Ok(Json(devices.into_iter().map(Into::into).collect()))
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

pub(crate) async fn lend(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<LendDeviceBody>,
) -> Result<Json<Accepted>, Problem> {
    let by = at.by()?.clone();
    let answer = app
        .ask(move |referee| referee.lend_device(at.campaign, (body.batch, &by), &at.signatures))
        .await?;
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

pub(crate) async fn lay_chain(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<LayChainBody>,
) -> Result<Json<Accepted>, Problem> {
    let by = at.by()?.clone();
    let LayChainBody { batch, device, anchor, length } = body;
    let lay = LayChain { batch, by, device, anchor, length };
    let answer =
        app.ask(move |referee| referee.lay_chain(at.campaign, &lay, &at.signatures)).await?;
    Ok(Json(Accepted::from(&answer)))
}

/// Answers the chain as the log knows it: a link that is gathered stands there when its order does.
pub(crate) async fn give_link(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<LinkBody>,
) -> Result<Json<ChainBody>, Problem> {
    let (by, campaign) = (at.by()?.clone(), at.campaign);
    let link = Link::from(body);
    let (device, seat) = (link.device, by.seat().cloned());
    let name = seat.clone();
    let chain = app.ask(move |referee| {
        referee.give_link(campaign, &by, &link)?;
        let seat = seat.as_ref().map_or("", Seat::name);
        referee.chain(campaign, seat, &link.device)
    });
    let chain = chain.await?;
    app.asking.stir(campaign, name.as_ref().map_or("", Seat::name), device);
    // Whoever has given a link has laid a chain.
    chain.map(|chain| Json(chain.into())).ok_or_else(Problem::bug)
}

pub(crate) async fn asked(
    State(app): State<App>,
    at: At,
) -> Result<Json<Option<AskBody>>, Problem> {
    let ask = app.ask(move |referee| referee.asks(at.campaign)).await?;
    Ok(Json(ask.as_ref().map(AskBody::from)))
}

pub(crate) async fn waiting_throw(
    State(app): State<App>,
    at: At,
) -> Result<Json<Option<ThrowBody>>, Problem> {
    let waits = app.ask(move |referee| referee.waiting_throw(at.campaign)).await?;
    Ok(Json(waits.map(Into::into)))
}

/// Answers what the order is answered; nothing where it was contested.
pub(crate) async fn saw_throw(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<SawThrowBody>,
) -> Result<Json<Option<Accepted>>, Problem> {
    let (by, campaign) = (at.by()?.clone(), at.campaign);
    let saw = SawThrow::try_from(body)?;
    // A card that is drawn behind confirmed faces may have the others asked for their part in it.
    let answer = patiently(&app, campaign, move |referee| {
        referee.saw_throw(campaign, &by, &saw).map_err(Problem::from)
    });
    Ok(Json(answer.await?.as_ref().map(Accepted::from)))
}

pub(crate) async fn policy(State(app): State<App>, at: At) -> Result<Json<PolicyBody>, Problem> {
    let policy = app.ask(move |referee| referee.policy(at.campaign)).await?;
    Ok(Json(PolicyBody::from(&policy)))
}

pub(crate) async fn set_policy(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<SetPolicyBody>,
) -> Result<Json<Accepted>, Problem> {
    let by = at.organiser("set_dice_policy")?.clone();
    let SetPolicyBody { batch, policy } = body;
    let set = SetPolicy { batch, by, policy: policy.into() };
    let answer =
        app.ask(move |referee| referee.set_policy(at.campaign, &set, &at.signatures)).await?;
    Ok(Json(Accepted::from(&answer)))
}
