//! What players leave ahead of time: seen and changed with their own key alone.

use crate::shapes::SCOPE;
use crate::{
    Problem,
    app::App,
    body::{AheadBody, AheadLeft},
    extract::{Asked, At, Sent},
};
use axum::{Json, extract::State};
use chronicle::Scope;
use projections::first_scope;
use referee::Ahead;
use schemars::JsonSchema;
use serde::Deserialize;

/// Which engagement.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AheadQuery {
    /// `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    scope: Option<Scope>,
}

pub(crate) async fn left(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<AheadQuery>,
) -> Result<Json<AheadLeft>, Problem> {
    let by = at.by()?.clone();
    let scope = query.scope.unwrap_or_else(first_scope);
    let ahead = app.ask(move |referee| referee.ahead(at.campaign, &by, &scope)).await?;
    Ok(Json(ahead.into()))
}

pub(crate) async fn leave(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<AheadBody>,
) -> Result<Json<AheadLeft>, Problem> {
    let by = at.by()?.clone();
    let AheadBody { scope, orders } = body;
    let leave = app.ask(move |referee| referee.leave_ahead(at.campaign, &by, &scope, &orders));
    Ok(Json(leave.await?.into()))
}

impl From<Ahead> for AheadLeft {
    fn from(ahead: Ahead) -> Self {
        let can_be_left = ahead.can_be_left.iter().map(|&form| form.to_owned()).collect();
        Self { left: ahead.left, can_be_left, needs_lending: ahead.needs_lending }
    }
}
