//! The audit desk: timelines, comparisons, and what happened to a roll.

use crate::{
    Problem,
    app::App,
    body::{Accepted, AmendBody, AmendedBody, Continuity, DeskBody},
    extract::{Asked, At, Sent, bad_member},
    orders::explained,
};
use axum::{Json, extract::State};
use chronicle::{Head, Scope};
use projections::{
    AmendmentPreview, CauseSeen, Comparison, DeskView, RollAudit, RollsFound, RollsWanted,
    Timelines,
};
use referee::{Amendment, DeskOrder};
use schemars::JsonSchema;
use serde::Deserialize;

pub(crate) async fn timelines(State(app): State<App>, at: At) -> Result<Json<Timelines>, Problem> {
    app.ask(move |referee| projections::timelines(referee, at.campaign)).await.map(Json)
}

/// Which fact of which engagement.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CauseQuery {
    /// The number of the engagement.
    engagement: u32,
    /// The how-manieth fact of it.
    fact: u32,
    /// Counted along the timeline of this record; of the head where nothing is said.
    at: Option<u64>,
}

pub(crate) async fn cause(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<CauseQuery>,
) -> Result<Json<CauseSeen>, Problem> {
    let CauseQuery { engagement, fact, at: behind } = query;
    app.ask(move |referee| {
        projections::cause(referee, at.campaign, at.listener(), engagement, fact, behind)
    })
    .await
    .map(Json)
}

/// What is compared.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompareQuery {
    /// A record, on whatever timeline.
    from: u64,
    /// Another; the head where nothing is said.
    to: Option<u64>,
    /// Which engagement; the one that differs most where nothing is said.
    #[schemars(with = "Option<String>")]
    scope: Option<Scope>,
}

pub(crate) async fn compare(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<CompareQuery>,
) -> Result<Json<Comparison>, Problem> {
    app.ask_at_length(move |referee| {
        let scope = query.scope.as_ref();
        let to = query.to.map_or_else(|| referee.head(at.campaign).map(|head| head.seq), Ok)?;
        projections::compare(referee, at.campaign, at.listener(), scope, query.from, to)
    })
    .await
    .map(Json)
}

fn amendment(at: &At, body: AmendBody) -> Result<Amendment, Problem> {
    let by = at.organiser("amend")?.clone();
    body.by(by).map_err(|message| Problem::own("malformed_body", message))
}

pub(crate) async fn preview_amendment(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<AmendBody>,
) -> Result<Json<AmendmentPreview>, Problem> {
    let amendment = amendment(&at, body)?;
    app.ask_at_length(move |referee| {
        projections::amendment_preview(referee, at.campaign, &amendment, at.language)
    })
    .await
    .map(Json)
}

pub(crate) async fn amend(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<AmendBody>,
) -> Result<Json<AmendedBody>, Problem> {
    let amendment = amendment(&at, body)?;
    app.ask_or_explain(move |referee| {
        let (answer, amended) = referee
            .amend_signed(at.campaign, &amendment, &at.signatures)
            .map_err(|rejected| explained(referee, at.campaign, at.listener(), rejected))?;
        let accepted = Accepted::from(&answer);
        let amended = projections::amended(referee, at.campaign, &amended, at.language)?;
        Ok(AmendedBody { accepted, amended })
    })
    .await
    .map(Json)
}

/// Which roll.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RollQuery {
    /// The record of a roll or draw, on whatever timeline.
    seq: u64,
}

pub(crate) async fn roll(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<RollQuery>,
) -> Result<Json<RollAudit>, Problem> {
    app.ask(move |referee| projections::roll(referee, at.campaign, at.listener(), query.seq))
        .await
        .map(Json)
}

pub(crate) async fn rolls(
    State(app): State<App>,
    at: At,
    Asked(wanted): Asked<RollsWanted>,
) -> Result<Json<RollsFound>, Problem> {
    app.ask_at_length(move |referee| {
        projections::rolls(referee, at.campaign, at.listener(), &wanted)
    })
    .await
    .map(Json)
}

pub(crate) async fn look(State(app): State<App>, at: At) -> Result<Json<DeskView>, Problem> {
    app.ask(move |referee| projections::desk(referee, at.campaign, at.listener())).await.map(Json)
}

pub(crate) async fn act(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<DeskBody>,
) -> Result<Json<Accepted>, Problem> {
    let by = at.by()?.clone();
    let DeskBody { batch, command } = body;
    let order = DeskOrder { batch, by, command };
    let answer = app
        .ask(move |referee| referee.at_the_desk_signed(at.campaign, &order, &at.signatures))
        .await?;
    Ok(Json(Accepted::from(&answer)))
}

/// What somebody was shown.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ContinuityQuery {
    /// Receipts, `SEQ:HASH`, separated by commas.
    receipts: String,
}

pub(crate) async fn continuity(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<ContinuityQuery>,
) -> Result<Json<Continuity>, Problem> {
    let receipts: Result<Vec<Head>, _> =
        query.receipts.split(',').map(|receipt| receipt.trim().parse()).collect();
    let receipts = receipts.map_err(|error| bad_member("receipts", &error))?;
    let (held, lost) = app.ask(move |referee| referee.continuity(at.campaign, &receipts)).await?;
    Ok(Json(Continuity::new(held, lost, at.language)))
}
