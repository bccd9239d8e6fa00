//! The standing pass of a player: seen and set with their own key alone.

use crate::{
    Problem,
    app::App,
    body::{PassingBody, PassingNow},
    extract::{At, Sent},
};
use axum::{Json, extract::State};
use referee::Passing;

pub(crate) async fn passes(State(app): State<App>, at: At) -> Result<Json<PassingNow>, Problem> {
    let by = at.by()?.clone();
    let passing = app.ask(move |referee| referee.passing(at.campaign, &by)).await?;
    Ok(Json(passing.into()))
}

pub(crate) async fn set(
    State(app): State<App>,
    at: At,
    Sent(body): Sent<PassingBody>,
) -> Result<Json<PassingNow>, Problem> {
    let by = at.by()?.clone();
    let set = app.ask(move |referee| referee.set_passing(at.campaign, &by, body.passes));
    Ok(Json(set.await?.into()))
}

impl From<Passing> for PassingNow {
    fn from(Passing { passes, needs_lending }: Passing) -> Self {
        Self { passes, needs_lending }
    }
}
