//! The audit desk: timelines, comparisons, and what happened to a roll.

use crate::shapes::SCOPE;
use crate::{
    Problem,
    app::App,
    asking::patiently,
    body::{Accepted, AmendBody, AmendedBody, Continuity, DeskBody, DoneBody},
    extract::{Asked, At, Sent, bad_member},
    orders::explained,
    problem::WORDS,
    written::Written,
};
use axum::{Json, extract::State};
use chronicle::{Head, Scope};
use messages::saying;
use projections::{
    ActPreview, AmendmentPreview, CauseSeen, Comparison, DeskView, RollAudit, RollsFound,
    RollsWanted, Timelines, act_effect,
};
use referee::{Amendment, Code, DeskAct, DeskCommand, DeskOrder, Rejected};
use schemars::JsonSchema;
use serde::Deserialize;
use std::sync::Arc;

pub(crate) async fn timelines(
    State(app): State<App>,
    at: At,
) -> Result<Written<Timelines>, Problem> {
    app.show(at.asker(), move |referee| projections::timelines(referee, at.campaign)).await
}

/// Which fact of which engagement.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CauseQuery {
    /// The number of the engagement.
    engagement: u32,
    /// The how-manieth fact of it.
    fact: Option<u32>,
    /// Instead of a fact: what was changed by it last, by its word.
    of: Option<String>,
    /// Counted along the timeline of this record; of the head where nothing is said.
    at: Option<u64>,
}

pub(crate) async fn cause(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<CauseQuery>,
) -> Result<Written<CauseSeen>, Problem> {
    let CauseQuery { engagement, fact, of, at: behind } = query;
    // The address is as it is described: what it means is not there.
    let neither = || Rejected::new(Code::UnknownRecord, saying!(&WORDS, "fact-or-of"));
    let wanted = match (fact, of) {
        (Some(fact), None) => Ok(fact),
        (None, Some(of)) => Err(of),
        _ => return Err(neither().into()),
    };
    app.show(at.asker(), move |referee| match &wanted {
        Ok(fact) => {
            projections::cause(referee, at.campaign, at.listener(), engagement, *fact, behind)
        }
        Err(of) => {
            projections::cause_of(referee, at.campaign, at.listener(), engagement, of, behind)
        }
    })
    .await
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
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    scope: Option<Scope>,
}

pub(crate) async fn compare(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<CompareQuery>,
) -> Result<Written<Comparison>, Problem> {
    app.show_at_length(at.asker(), move |referee| {
        let scope = query.scope.as_ref();
        let to = query.to.map_or_else(|| referee.head(at.campaign).map(|head| head.seq), Ok)?;
        projections::compare(referee, at.campaign, at.listener(), scope, query.from, to)
    })
    .await
}

fn amendment(at: &At, body: AmendBody) -> Result<Amendment, Problem> {
    let by = at.organiser("amend")?.clone();
    body.by(by).map_err(|message| Problem::own("malformed_body", message))
}

pub(crate) async fn preview_amendment(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<AmendBody>,
) -> Result<Written<AmendmentPreview>, Problem> {
    let amendment = amendment(&at, body)?;
    app.show_at_length(at.asker(), move |referee| {
        projections::amendment_preview(referee, at.campaign, &amendment, at.listener())
    })
    .await
}

pub(crate) async fn amend(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<AmendBody>,
) -> Result<Json<AmendedBody>, Problem> {
    let amendment = amendment(&at, body)?;
    let (campaign, at) = (at.campaign, Arc::new(at));
    let amended = patiently(&app, campaign, move |referee| {
        let (answer, amended) = referee
            .amend_signed(campaign, &amendment, &at.signatures)
            .map_err(|rejected| explained(referee, campaign, at.listener(), rejected))?;
        let accepted = Accepted::from(&answer);
        let amended = projections::amended(referee, campaign, &amended, at.listener())?;
        Ok(AmendedBody { accepted, amended })
    });
    amended.await.map(Json)
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
) -> Result<Written<RollAudit>, Problem> {
    app.show(at.asker(), move |referee| {
        projections::roll(referee, at.campaign, at.listener(), query.seq)
    })
    .await
}

pub(crate) async fn rolls(
    State(app): State<App>,
    at: At,
    Asked(wanted): Asked<RollsWanted>,
) -> Result<Written<RollsFound>, Problem> {
    app.show_at_length(at.asker(), move |referee| {
        projections::rolls(referee, at.campaign, at.listener(), &wanted)
    })
    .await
}

pub(crate) async fn look(State(app): State<App>, at: At) -> Result<Written<DeskView>, Problem> {
    app.show(at.asker(), move |referee| projections::desk(referee, at.campaign, at.listener()))
        .await
}

pub(crate) async fn act(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<DeskBody>,
) -> Result<Json<DoneBody>, Problem> {
    let by = at.by()?.clone();
    let DeskBody { batch, command } = body;
    let tells = matches!(command, DeskCommand::Rule(_) | DeskCommand::Adopt(_));
    let order = DeskOrder { batch, by, command };
    let (campaign, at) = (at.campaign, Arc::new(at));
    let answer = patiently(&app, campaign, move |referee| {
        let answer = referee.at_the_desk_signed(campaign, &order, &at.signatures)?;
        let did = match tells {
            true => act_effect(referee, campaign, &answer.records, at.listener())?,
            false => None,
        };
        Ok(DoneBody { accepted: Accepted::from(&answer), did })
    });
    answer.await.map(Json)
}

pub(crate) async fn preview_act(
    State(app): State<App>,
    at: At,
    Sent(act): Sent<DeskAct>,
) -> Result<Written<ActPreview>, Problem> {
    let by = at.by()?.clone();
    app.show_at_length(at.asker(), move |referee| {
        projections::act_preview(referee, at.campaign, &by, &act, at.listener())
    })
    .await
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
