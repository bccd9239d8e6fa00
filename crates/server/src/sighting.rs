//! Looking before one orders: lines of fire, zones of fire, what the dice would do.

use crate::shapes::SCOPE;
use crate::{
    Problem,
    app::App,
    body::{ForetellBody, ForetoldBody, LineOfFireBody, ZoneOfFireBody},
    extract::{Asked, At, Sent},
    problem::WORDS,
};
use axum::{Json, extract::State};
use chronicle::Scope;
use messages::saying;
use projections::first_scope;
use schemars::JsonSchema;
use serde::Deserialize;
use std::str::FromStr;

/// Which line.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct LineOfFireQuery {
    /// Whence: a place, such as `10,22:top`.
    from: String,
    /// Whither.
    to: String,
    /// Who shoots, for the range and the hits.
    shooter: Option<String>,
    /// At whom.
    target: Option<String>,
    /// Which assault; `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    scope: Option<Scope>,
}

/// Whose zone.
#[derive(Debug, Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ZoneOfFireQuery {
    /// From which place, such as `10,22:top`.
    from: String,
    /// Who stands guard there, for the range.
    sentry: Option<String>,
    /// Which assault; `engagement/1` where nothing is said.
    #[schemars(with = "Option<String>", extend("pattern" = SCOPE))]
    scope: Option<Scope>,
}

/// What a member of a query names.
fn read<T: FromStr>(member: &str, text: &str, like: &str) -> Result<T, Problem> {
    text.parse().map_err(|_| {
        let text: String = text.chars().take(60).collect();
        let said = saying!(&WORDS, "bad-member-like", member = member, text = text, like = like);
        Problem::own("malformed_query", said)
    })
}

fn place<T: FromStr>(member: &str, text: &str) -> Result<T, Problem> {
    read(member, text, "10,22:top")
}

fn somebody<T: FromStr>(member: &str, text: Option<&str>) -> Result<Option<T>, Problem> {
    text.map(|text| read(member, text, "archer-1")).transpose()
}

pub(crate) async fn line_of_fire(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<LineOfFireQuery>,
) -> Result<Json<LineOfFireBody>, Problem> {
    let (from, to) = (place("from", &query.from)?, place("to", &query.to)?);
    let shooter = somebody("shooter", query.shooter.as_deref())?;
    let target = somebody("target", query.target.as_deref())?;
    let scope = query.scope.unwrap_or_else(first_scope);
    let (head, line) = app
        .ask(move |referee| {
            let (from, to) = ((from, shooter.as_ref()), (to, target.as_ref()));
            projections::line_of_fire(referee, at.campaign, &scope, at.listener(), from, to)
        })
        .await?;
    Ok(Json(LineOfFireBody { head: head.into(), line }))
}

pub(crate) async fn zone_of_fire(
    State(app): State<App>,
    at: At,
    Asked(query): Asked<ZoneOfFireQuery>,
) -> Result<Json<ZoneOfFireBody>, Problem> {
    let from = place("from", &query.from)?;
    let sentry = somebody("sentry", query.sentry.as_deref())?;
    let scope = query.scope.unwrap_or_else(first_scope);
    let (head, zone) = app
        .ask(move |referee| {
            let sentry = sentry.as_ref();
            projections::zone_of_fire(referee, at.campaign, &scope, at.listener(), from, sentry)
        })
        .await?;
    Ok(Json(ZoneOfFireBody { head: head.into(), zone }))
}

pub(crate) async fn foretold(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<ForetellBody>,
) -> Result<Json<ForetoldBody>, Problem> {
    at.by()?;
    let ForetellBody { scope, command } = body;
    let scope = scope.unwrap_or_else(first_scope);
    let (head, foretold) = app
        .ask(move |referee| {
            projections::foretold(referee, at.campaign, &scope, &at.reader, &command)
        })
        .await?;
    Ok(Json(ForetoldBody { head: head.into(), foretold }))
}
